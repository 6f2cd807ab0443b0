"""What a bot is: something that looks at a view and chooses."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import Decision, Option, Seat, State, mypyc_attr
from yupana.engine.dice import Dice
from yupana.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One way to play.

    `choose` is all that a bot must have. Whoever must stay awake says `begin`, then `think` until that is true, then
    `answer`; a bot that takes its time does its thinking there, a little at a time.
    """

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        """One of the decision's options."""
        raise NotImplementedError

    def begin(self, game: Game[Any], view: State, seat: Seat, decision: Decision) -> None:
        """A new question."""
        self.asked = (game, view, seat, decision)

    def think(self, dice: Dice) -> bool:
        """Think a little further; true when the answer is ready."""
        game, view, seat, decision = self.asked
        self.chosen = self.choose(game, view, seat, decision, dice)
        return True

    def answer(self) -> Option:
        """What was chosen."""
        return self.chosen

    def hurry(self) -> None:
        """Answer soon; whoever answers at once need not hear it."""
