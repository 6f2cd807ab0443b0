"""Opponents. They see views only, and use a game's `guess` for what they cannot know."""

from __future__ import annotations

from typing import Final

from yupana.bots.bot import Bot as Bot
from yupana.bots.evaluation import evaluation_of
from yupana.bots.greedy import GreedyBot
from yupana.bots.random_bot import RandomBot
from yupana.bots.search import Plan
from yupana.bots.timed import TimedBot

BOTS: Final = ("random", "greedy", "strong")
STRONG_SECONDS: Final = 1.0  # a decision


def make_bot(name: str, game: str) -> Bot:
    """The bot of that name, for a game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(evaluation_of(game))
    if name == "strong":
        return TimedBot(evaluation_of(game), Plan(), STRONG_SECONDS)
    raise KeyError(name)
