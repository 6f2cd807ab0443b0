"""A searching bot with a clock."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from yupana.bots.search import Plan, SearchBot
from yupana.engine.agenda import Decision, Seat, State
from yupana.engine.game import Game
from yupana.insight.evaluation import Evaluation
from yupana.insight.talk import SILENT, Talk

SHARE: Final = 0.5  # of the time left in the turn, for one decision
LEAST: Final = 0.1  # of the time for a turn, for the decisions that come late in it
MORE: Final = 0.25  # of the time for a turn, added when others or chance have brought something new


class TimedBot(SearchBot):
    """Thinks about each turn for so many seconds, by a clock on the wall or by its own share of the processor.

    Each decision of a turn may use half of what is left. It stops early when nothing can overtake the best option.
    What others or chance bring before it is over is thought about anew, with a little more time.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        plan: Plan,
        seconds: float,
        clock: Callable[[], float] = perf_counter,
        talk: Talk = SILENT,
    ) -> None:
        super().__init__(evaluation, plan, talk)
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.left = 0.0  # until the turn ends
        self.began = 0.0

    def begin(self, game: Game[Any], view: State, seat: Seat, decision: Decision) -> None:
        super().begin(game, view, seat, decision)
        now = self.clock()
        if self.turn_ended:
            self.left = self.seconds
        elif self.goes_on:
            self.left = max(self.left, self.seconds * LEAST)
        else:
            self.left = min(self.seconds, max(0.0, self.left) + self.seconds * MORE)
        self.began = now

    def enough(self) -> bool:
        spent = self.clock() - self.began
        allowed = self.left * SHARE
        if spent < allowed and self.lead() <= self.iterations * (allowed - spent) / (spent + 1e-9):
            return False
        self.left -= spent
        return True
