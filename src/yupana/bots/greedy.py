"""A bot that tries each option, finishes its turn at random a few times, and keeps what looks best."""

from __future__ import annotations

from typing import Any, Final

from yupana.bots.bot import Bot
from yupana.bots.finishing import finish_turn
from yupana.engine.agenda import END_TURN, Decision, Option, Seat, State
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import take
from yupana.insight.evaluation import Evaluation

FINISHES: Final = 8  # ways to finish the turn that are tried per option
WORST: Final = -(1 << 60)


class GreedyBot(Bot):
    """Sees one turn ahead, its own."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Final = evaluation

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        best = decision.options[0]
        best_value = WORST
        stretch = self.evaluation.stretch(view)
        for option in decision.options:
            for n in range(FINISHES):
                world = game.guess(view, seat, dice)
                take(world, seat, option)
                made = finish_turn(world, seat, option.verb == END_TURN, dice, QuickDice(n), self.evaluation, stretch)
                value = self.evaluation.value(world, seat) - made  # of two ways to the same table, the shorter
                if value > best_value:
                    best = option
                    best_value = value
        return best
