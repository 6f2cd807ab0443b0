"""Opponents. They see views only, and use a game's `guess` for what they cannot know."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from yupana.bots.bot import Bot as Bot
from yupana.bots.evaluation import evaluation_of
from yupana.bots.greedy import GreedyBot
from yupana.bots.levels import LEVELS as LEVELS
from yupana.bots.levels import level_bot
from yupana.bots.random_bot import RandomBot
from yupana.games import title

YARDSTICKS: Final = ("random", "greedy")  # to measure others by; they never change
BOTS: Final = (*YARDSTICKS, *LEVELS)


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that can play a game: without an evaluation only the one that plays anything."""
    return BOTS if title(game).evaluation is not None else ("random",)


def levels_of(game: str) -> dict[str, float]:
    """The bots that people are offered in a game, the strongest last, and how many seconds each takes for a turn."""
    if title(game).evaluation is None:
        return {"random": 0.0}
    return {name: level.seconds for name, level in LEVELS.items()}


def make_bot(name: str, game: str, clock: Callable[[], float] = perf_counter, patience: float = 1.0) -> Bot:
    """The bot of that name, for a game; those that think for a time look at this clock, and may take longer."""
    if name not in bots_of(game):
        raise KeyError(name)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(evaluation_of(game).starting())
    return level_bot(LEVELS[name], game, clock, patience)
