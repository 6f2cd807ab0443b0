"""Many matches between bots: how they score, and how fast that goes."""

from __future__ import annotations

import secrets
import statistics
import time
from typing import Any

from rich.progress import Progress
from rich.table import Table

from yupana.bots import BOTS, Bot, make_bot
from yupana.cli.common import console, fail, options_from
from yupana.engine.agenda import State
from yupana.engine.dice import QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import advance, decision_of, decisions, settle, take
from yupana.engine.match import DECISIONS_MAX, Match
from yupana.games import title


def simulate(game: str, players: int, matches: int, kinds: list[str], variants: list[str], seed: int | None) -> None:
    """Play, count, and show."""
    if len(kinds) == 1:
        kinds = kinds * players
    if len(kinds) != players or any(kind not in BOTS for kind in kinds):
        fail(f"bots: one for all or one per seat, of {', '.join(BOTS)}")
    chosen = title(game).game
    try:
        options = Match(chosen, players, options_from(variants), digests=False).options
    except ValueError as problem:
        fail(str(problem))
    bots = [make_bot(kind, game) for kind in kinds]
    dice = QuickDice(secrets.randbits(60) if seed is None else seed)
    scores: list[list[float]] = [[] for _ in range(players)]
    wins = [0.0] * players
    made = 0
    began = time.perf_counter()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(game, total=matches)
        for _ in range(matches):
            state = chosen.setup(players, options)
            made += play_match(chosen, state, bots, dice)
            for seat, score in enumerate(chosen.scores(state)):
                scores[seat].append(score.total() / score.per_point)
            winners = chosen.winners(state)
            for seat in winners:
                wins[seat] += 1 / len(winners)
            progress.advance(task)
    seconds = time.perf_counter() - began
    show(kinds, scores, wins, matches)
    console.print(f"{matches} matches, {made} decisions, {made / seconds:,.0f} decisions a second")


def play_match(game: Game[Any], state: State, bots: list[Bot], dice: QuickDice) -> int:
    """One match between bots; how many decisions were made."""
    advance(state)
    settle(state, dice)
    for made in range(DECISIONS_MAX):
        pending = decisions(state)
        if not pending:
            return made
        seat = pending[0].seat
        view = game.view(state, seat)
        decision = decision_of(view, seat)
        assert decision is not None
        move = bots[seat].choose(game, view, seat, decision, dice).move()
        option = pending[0].find(move)
        assert option is not None
        take(state, seat, option)
        settle(state, dice)
    raise AssertionError("a match without end")


def show(kinds: list[str], scores: list[list[float]], wins: list[float], matches: int) -> None:
    """A row per seat: how often it won, and how its scores are spread."""
    table = Table("seat", "bot", "wins", "mean", "deviation", "least", "quarter", "median", "three quarters", "most")
    for seat, found in enumerate(scores):
        quarters = statistics.quantiles(found, n=4) if len(found) > 1 else [found[0]] * 3
        numbers = [statistics.fmean(found), statistics.pstdev(found), min(found), *quarters, max(found)]
        table.add_row(
            "ABCDE"[seat], kinds[seat], f"{wins[seat] / matches:.1%}", *[f"{number:.1f}" for number in numbers]
        )
    console.print(table)
