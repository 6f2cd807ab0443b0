"""The levels that people are offered: how each thinks, and for how long."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from yupana.bots.evaluation import evaluation_of
from yupana.bots.search import Plan
from yupana.bots.timed import TimedBot
from yupana.games import title


class Level:
    """One strength of play."""

    def __init__(self, seconds: float, plan: Plan) -> None:
        self.seconds: Final = seconds  # about a turn, at most
        self.plan: Final = plan


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(1.0, Plan(iterations=16, own=1.0, careful=True)),  # sees its own points only
    "player": Level(1.0, Plan(iterations=60, careful=True)),
    "strong": Level(1.0, Plan(careful=True)),
    "champion": Level(5.0, Plan()),
}


def level_bot(level: Level, game: str, clock: Callable[[], float] = perf_counter, patience: float = 1.0) -> TimedBot:
    """A bot of that level, for a game, with so many times the level's time."""
    return TimedBot(evaluation_of(game), level.plan, level.seconds * patience, clock, title(game).talk)
