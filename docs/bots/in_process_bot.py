"""A bot as a class: takes the option after which the evaluation of its table looks best."""

from typing import Any

from yupana.bots import Bot
from yupana.bots.evaluation import evaluation_of
from yupana.bots.wire import serve_lines
from yupana.engine.agenda import Decision, Option, Seat, State
from yupana.engine.dice import Dice
from yupana.engine.game import Game
from yupana.engine.machine import settle, take


class HastyBot(Bot):
    """Looks no further than the option itself."""

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        """One of the decision's options."""
        evaluation = evaluation_of(game.name())
        worth = {}
        for option in decision.options:
            world = game.guess(view, seat, dice)  # a table that the view could be of
            take(world, seat, option)
            settle(world, dice)
            worth[option] = evaluation.value(world, seat)
        return max(decision.options, key=lambda option: worth[option])


if __name__ == "__main__":
    serve_lines(HastyBot(), "Hasty", "a reader of docs/bots.md")
