"""Opponents. They see views only, and use a game's `guess` for what they cannot know."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from yupana.bots.bot import Bot as Bot
from yupana.bots.evaluation import evaluation_of, starting_evaluation
from yupana.bots.greedy import GreedyBot
from yupana.bots.levels import LEVELS as LEVELS
from yupana.bots.levels import level_bot
from yupana.bots.random_bot import RandomBot

YARDSTICKS: Final = ("random", "greedy")  # to measure others by; they never change
BOTS: Final = (*YARDSTICKS, *LEVELS)


def make_bot(name: str, game: str, clock: Callable[[], float] = perf_counter) -> Bot:
    """The bot of that name, for a game; those that think for a time look at this clock."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(starting_evaluation(game))
    if name in LEVELS:
        return level_bot(name, evaluation_of(game), clock)
    raise KeyError(name)
