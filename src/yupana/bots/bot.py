"""What a bot is: something that looks at a view and chooses."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Decision, Option, Seat, State, mypyc_attr
from yupana.engine.dice import Dice
from yupana.engine.game import Game

END_TURN: Final = "end-turn"  # the verb by which a turn ends, in every game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One way to play."""

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        """One of the decision's options."""
        raise NotImplementedError
