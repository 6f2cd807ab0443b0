"""Chichen Itza: crystal skulls for points and the favour of the gods."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.engine.grammar import DECLINE
from yupana.games.tzolkin.board import (
    BASIC_ACTIONS,
    CHICHEN_ITZA,
    EMPTY,
    FROM_CHICHEN_ITZA,
    GOODS,
    RESOURCES,
    SKULL,
    SKULL_POINTS,
    SKULL_RESOURCE,
    SKULL_TEMPLE,
    SPACE,
    TEMPLES,
    THEOLOGY,
)
from yupana.games.tzolkin.facts import SkullPlaced
from yupana.games.tzolkin.goods import GainAny, Pay
from yupana.games.tzolkin.state import Action, Tzolkin
from yupana.games.tzolkin.temples import Climb


class PlaceSkull(Effect[Tzolkin]):
    """Place a skull for good: points, a step in the temple, perhaps a resource, perhaps an offering."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.add(seat, SKULL, -1)
        state.offerings[self.space] = seat
        state.tell(SkullPlaced(seat, SPACE[CHICHEN_ITZA][self.space]))
        state.score(seat, FROM_CHICHEN_ITZA, SKULL_POINTS[self.space])
        state.step_up(seat, SKULL_TEMPLE[self.space])
        if self.space in SKULL_RESOURCE:
            state.then(seat, GainAny())
        if state.level(seat, THEOLOGY) >= 2:
            state.then(seat, Offer())

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        temple = SKULL_TEMPLE[self.space]
        step: Price = ((TEMPLES[temple], 1),) if state.can_step_up(seat, temple) else ()
        resource: Price = (("resource", 1),) if self.space in SKULL_RESOURCE else ()
        return (("skull", -1), ("points", SKULL_POINTS[self.space]), *step, *resource)


class Offer(Choice[Tzolkin]):
    """Theology 2: the player may offer a resource for a step up on any temple."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        if not state.can_climb(seat):
            return []
        return [OFFER[good] for good in RESOURCES if state.has(seat, good)]

    def way_out(self) -> Option | None:
        return DECLINE


class PlaceSkullAction(Action):
    """The player has a skull and nobody has placed one here."""

    def __init__(self, space: int) -> None:
        super().__init__((PlaceSkull(space),))
        self.space: Final = space

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return state.has(seat, SKULL) > 0 and state.offerings[self.space] == EMPTY


OFFER: Final = tuple([Option("offer", (GOODS[good],), (Pay(good), Climb())) for good in range(4)])

ACTIONS: Final[tuple[Action, ...]] = tuple(
    [PlaceSkullAction(space) for space in range(1, BASIC_ACTIONS[CHICHEN_ITZA] + 1)]
)
