"""Steps between the terraces: building them, and what they are worth."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.engine.grammar import DECLINE
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.board import (
    EMPTY,
    FROM_STEPS,
    LOWER,
    M_STEPS_LEFT,
    STEPS_GOODS,
    STEPS_POINTS,
    STEPS_SLOT,
    STEPS_STONE,
    UPPER_OWNER_POINTS,
)
from yupana.games.tawantinsuyu.facts import StepsBuilt
from yupana.games.tawantinsuyu.goods import PayCost, can_pay
from yupana.games.tawantinsuyu.state import Tawantinsuyu


def open_slots(state: Tawantinsuyu) -> list[int]:
    """Slots where steps can be built: an empty upper one, or an empty lower one below built steps."""
    steps = state.steps
    return [
        slot for slot in range(len(steps)) if steps[slot] == EMPTY and (slot < LOWER or steps[slot - LOWER] != EMPTY)
    ]


def can_build_steps(state: Tawantinsuyu, seat: Seat) -> bool:
    """A marker is left, a slot is open, and the stone is there."""
    return state.steps_left(seat) > 0 and can_pay(state, seat, stone=STEPS_STONE) and bool(open_slots(state))


class BuildSteps(Choice[Tawantinsuyu]):
    """Build a steps marker on an open slot: for stone, or free of charge as a bonus that may be declined."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        if self.free:
            return [BUILD_FREE[slot] for slot in open_slots(state)] if state.steps_left(seat) else []
        return [BUILD_STEPS[slot] for slot in open_slots(state)] if can_build_steps(state, seat) else []

    def way_out(self) -> Option | None:
        return DECLINE if self.free else None

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return False


class PlaceSteps(Effect[Tawantinsuyu]):
    """A steps marker is placed for good, with its rewards."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        put_steps(state, seat, self.slot)
        state.score(seat, FROM_STEPS, STEPS_POINTS)
        for good, amount in STEPS_GOODS:
            state.gain(seat, good, amount)
        if self.slot >= LOWER:
            state.score(state.steps[self.slot - LOWER], FROM_STEPS, UPPER_OWNER_POINTS)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("points", STEPS_POINTS), ("potato", 2), ("corn", 1))


def put_steps(state: Tawantinsuyu, seat: Seat, slot: int) -> None:
    """A marker of the seat lies on a slot."""
    state.steps = replaced(state.steps, slot, seat)
    state.add(seat, M_STEPS_LEFT, -1)
    state.tell(StepsBuilt(seat, STEPS_SLOT[slot]))


BUILD_STEPS: Final = tuple(
    [
        Option("build-steps", (STEPS_SLOT[slot],), (PayCost(stone=STEPS_STONE), PlaceSteps(slot)))
        for slot in range(2 * LOWER)
    ]
)
BUILD_FREE: Final = tuple(
    [Option("build-steps", (STEPS_SLOT[slot],), (PlaceSteps(slot),)) for slot in range(2 * LOWER)]
)
