"""A searching bot with a clock."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from yupana.bots.evaluation.evaluation import Evaluation
from yupana.bots.search import Plan, SearchBot
from yupana.engine.agenda import Decision, Option, Seat, State
from yupana.engine.dice import Dice
from yupana.engine.game import Game


class TimedBot(SearchBot):
    """Thinks about each decision for so many seconds."""

    def __init__(self, evaluation: Evaluation, plan: Plan, seconds: float) -> None:
        super().__init__(evaluation, plan)
        self.seconds: Final = seconds
        self.end = 0.0

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        self.end = perf_counter() + self.seconds
        return super().choose(game, view, seat, decision, dice)

    def enough(self) -> bool:
        return perf_counter() >= self.end
