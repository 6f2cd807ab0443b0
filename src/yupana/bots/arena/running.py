"""Playing the schedule, in several processes, until enough is known."""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from yupana.bots import Bot
from yupana.bots.arena.contestants import clock_of, contestant
from yupana.bots.arena.intervals import is_known
from yupana.bots.arena.results import Result, read_all, write
from yupana.bots.arena.schedule import Fixture, LineUp, Setting, matches_per_deal, schedule
from yupana.bots.matches import play_match
from yupana.engine.agenda import Decision, Option, Seat, State
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Game
from yupana.games import title


class WatchedBot(Bot):
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        self.bot = bot
        self.clock = clock
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        began = self.clock()
        option = self.bot.choose(game, view, seat, decision, dice)
        self.seconds += self.clock() - began
        self.decisions += 1
        return option

    def forfeits(self) -> int:
        """Decisions that it left to the game; only programs do."""
        return int(getattr(self.bot, "forfeits", 0))

    def close(self) -> None:
        """Let a program end."""
        if hasattr(self.bot, "close"):
            self.bot.close()


def play(fixture: Fixture) -> Result:
    """One match; its deal depends on the seed alone, what bots roll for themselves on all of the fixture."""
    setting = fixture.setting
    # New bots for every match: what one remembers must not depend on who plays which match when.
    bots = [WatchedBot(contestant(spec, setting.game)(), clock_of(spec)) for spec in fixture.seats()]
    deal, thoughts = dice_of(f"{fixture.seed}"), dice_of(f"{fixture.seed} {fixture.lineup} {fixture.rotation}")
    try:
        played = play_match(title(setting.game).game, setting.options, list(bots), deal, thoughts)
    finally:
        for watched in bots:
            watched.close()
    return Result(
        fixture,
        played.scores,
        played.winners,
        [round(watched.seconds, 6) for watched in bots],
        [watched.decisions for watched in bots],
        [watched.forfeits() for watched in bots],
    )


def dice_of(text: str) -> Dice:
    """The same dice for the same text."""
    return QuickDice(int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big"))


def compete(
    setting: Setting, lineups: Sequence[LineUp], seeds: range, until: float, jobs: int, file: Path | None
) -> Iterator[Result]:
    """Each result in the order of the schedule; those in the file are not played again, new ones are added to it."""
    per_deal = matches_per_deal(lineups)
    known = {result.fixture.key(): result for result in (read_all(file) if file else [])}
    fixtures = list(schedule(setting, lineups, seeds))
    missing = [fixture for fixture in fixtures if fixture.key() not in known]
    found: list[Result] = []
    with closing(play_all(missing, jobs)) as fresh:
        for fixture in fixtures:
            result = known.get(fixture.key())
            if result is None:
                result = next(fresh)
                if file:
                    with file.open("a", encoding="utf-8") as lines:
                        lines.write(write(result))
            found.append(result)
            yield result
            if until and len(found) > per_deal and len(found) % per_deal == 0 and is_known(found, until):
                return


def play_all(fixtures: list[Fixture], jobs: int) -> Generator[Result]:
    """Play them in order, several at a time."""
    if jobs == 1:
        yield from map(play, fixtures)
        return
    with get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(play, fixtures)
