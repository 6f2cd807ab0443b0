"""Yaxchilan: wood, stone, gold and crystal skulls."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Price, Seat
from yupana.games.tzolkin.board import CORN, EXTRACTION, GOLD, GOODS, SKULL, STONE, THEOLOGY, WOOD
from yupana.games.tzolkin.goods import Gain
from yupana.games.tzolkin.state import Action, Tzolkin

EXTRACTION_LEVEL: Final = (9, 1, 2, 3)  # from which a good is gained with one more, by good


class Extract(Effect[Tzolkin]):
    """Gain a resource of this gear, one more with Extraction."""

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def amount(self, state: Tzolkin, seat: Seat) -> int:
        """How much it is for this player."""
        return 2 if state.level(seat, EXTRACTION) >= EXTRACTION_LEVEL[self.good] else 1

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.gain(seat, self.good, self.amount(state, seat))

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return ((GOODS[self.good], self.amount(state, seat)),)


class FindSkull(Effect[Tzolkin]):
    """Gain a crystal skull, one more with Theology 3, while the bank has any."""

    def amount(self, state: Tzolkin, seat: Seat) -> int:
        """How many it is for this player."""
        return min(state.skulls, 2 if state.level(seat, THEOLOGY) >= 3 else 1)

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.gain(seat, SKULL, self.amount(state, seat))

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("skull", self.amount(state, seat)),)


class SkullAction(Action):
    """Void when the bank has no skull."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return state.skulls > 0


ACTIONS: Final[tuple[Action, ...]] = (
    Action((Extract(WOOD),)),
    Action((Extract(STONE), Gain(CORN, 1))),
    Action((Extract(GOLD), Gain(CORN, 2))),
    SkullAction((FindSkull(),)),
    Action((Extract(GOLD), Extract(STONE), Gain(CORN, 2))),
)
