"""Many matches between bots: how they score, and how fast that goes."""

from __future__ import annotations

import secrets
import statistics
import time
from importlib.machinery import EXTENSION_SUFFIXES

from rich.progress import Progress
from rich.table import Table

from yupana.bots import bots_of, make_bot
from yupana.bots.matches import play_match
from yupana.cli.common import console, fail, match_from
from yupana.engine import machine
from yupana.engine.dice import QuickDice
from yupana.games import title
from yupana.seats import LETTERS


def simulate(game: str, players: int, matches: int, kinds: list[str], variants: list[str], seed: int | None) -> None:
    """Play, count, and show."""
    if len(kinds) == 1:
        kinds = kinds * players
    if len(kinds) != players or any(kind not in bots_of(game) for kind in kinds):
        fail(f"bots: one for all or one per seat, of {', '.join(bots_of(game))}")
    chosen = title(game).game
    options = match_from(title(game), players, variants).options
    bots = [make_bot(kind, game, time.process_time) for kind in kinds]  # their own time, however busy the machine is
    start = secrets.randbits(60) if seed is None else seed
    dice, thoughts = QuickDice(start), QuickDice(start + 1)
    kinds += ["the rules"] * (chosen.setup(players, options).seats - players)
    scores: list[list[float]] = [[] for _ in kinds]
    wins = [0.0] * players
    made = 0
    began = time.perf_counter()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(game, total=matches)
        for _ in range(matches):
            played = play_match(chosen, options, bots, dice, thoughts)
            made += played.decisions
            for seat, score in enumerate(played.scores):
                scores[seat].append(score)
            for seat in played.winners:
                wins[seat] += 1 / len(played.winners)
            progress.advance(task)
    seconds = time.perf_counter() - began
    show(kinds, scores, wins, matches)
    rules = "compiled" if is_compiled() else "interpreted, many times slower than compiled"
    console.print(f"{matches} matches, {made} decisions, {made / seconds:,.0f} decisions a second; rules {rules}")


def is_compiled() -> bool:
    """Whether the rules that play here are machine code."""
    return str(machine.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def show(kinds: list[str], scores: list[list[float]], wins: list[float], matches: int) -> None:
    """A row per seat: how often it won, and how its scores are spread."""
    table = Table("seat", "bot", "wins", "mean", "deviation", "least", "quarter", "median", "three quarters", "most")
    for seat, found in enumerate(scores):
        quarters = statistics.quantiles(found, n=4) if len(found) > 1 else [found[0]] * 3
        numbers = [statistics.fmean(found), statistics.pstdev(found), min(found), *quarters, max(found)]
        won = f"{wins[seat] / matches:.1%}" if seat < len(wins) else ""
        table.add_row(LETTERS[seat : seat + 1], kinds[seat], won, *[f"{number:.1f}" for number in numbers])
    console.print(table)
