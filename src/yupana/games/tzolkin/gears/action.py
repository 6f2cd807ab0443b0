"""Using an action: what a worker can do on a space, and what tiles and Uxmal lend."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Place, Seat
from yupana.engine.grammar import DECLINE
from yupana.games.tzolkin.board import (
    BASIC_ACTIONS,
    CHICHEN_ITZA,
    CORN,
    FREE_CHOICE,
    SPACE,
    THEOLOGY,
    UXMAL,
)
from yupana.games.tzolkin.facts import ActionUsed
from yupana.games.tzolkin.goods import PAY_CORN
from yupana.games.tzolkin.state import Tzolkin

ANY_ACTION: Final = 5  # the space of Uxmal that lends the actions of other gears


_use: Final[dict[int, Option]] = {}  # options never change, so each is made once


def can_use(state: Tzolkin, seat: Seat, gear: int, number: int, fee: int) -> bool:
    """The fee can be paid, and then the action."""
    corn = state.has(seat, CORN) - fee
    return corn >= 0 and state.action(gear, number).is_possible(state, seat, corn)


def use(state: Tzolkin, gear: int, number: int, fee: int) -> Option:
    """Pay the fee for stepping back and use an action."""
    key = (gear * 16 + number) * 16 + fee
    found = _use.get(key)
    if found is None:
        place = SPACE[gear][number]
        found = Option("use", (place,), (TellAction(place),) + PAY_CORN[fee] + state.action(gear, number).steps)
        _use[key] = found
    return found


class TellAction(Effect[Tzolkin]):
    """Say which action is being used."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.tell(ActionUsed(seat, self.place))


class UseAction(Choice[Tzolkin]):
    """The action of a picked-up worker: its own, a lower one for a fee, or none."""

    def __init__(self, gear: int, space: int) -> None:
        self.gear: Final = gear
        self.space: Final = space

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        gear = self.gear
        space = self.space
        found: list[Option] = []
        foresight = gear == CHICHEN_ITZA and state.level(seat, THEOLOGY) >= 1
        if space >= FREE_CHOICE[gear] or (foresight and space == BASIC_ACTIONS[gear]):
            for number in range(1, BASIC_ACTIONS[gear] + 1):
                if can_use(state, seat, gear, number, 0):
                    found.append(use(state, gear, number, 0))
        else:
            if foresight and can_use(state, seat, gear, space + 1, 0):
                found.append(use(state, gear, space + 1, 0))
            for number in range(space, 0, -1):
                if can_use(state, seat, gear, number, space - number):
                    found.append(use(state, gear, number, space - number))
        found.append(NO_ACTION)
        return found


class UseAny(Choice[Tzolkin]):
    """Any one basic action of Palenque, Yaxchilan, Tikal or Uxmal, with its own costs."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for gear in range(CHICHEN_ITZA):
            for number in range(1, BASIC_ACTIONS[gear] + 1):
                if not (gear == UXMAL and number == ANY_ACTION) and can_use(state, seat, gear, number, 0):
                    found.append(use(state, gear, number, 0))
        return found


def can_use_any(state: Tzolkin, seat: Seat, fee: int) -> bool:
    """Some action that Uxmal lends could be used after paying the fee."""
    for gear in range(CHICHEN_ITZA):
        for number in range(1, BASIC_ACTIONS[gear] + 1):
            if not (gear == UXMAL and number == ANY_ACTION) and can_use(state, seat, gear, number, fee):
                return True
    return False


class MayUse(Choice[Tzolkin]):
    """A tile lets the player use an action of a gear, as if a worker were picked up there."""

    def __init__(self, gear: int, number: int) -> None:
        self.gear: Final = gear
        self.number: Final = number

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        if can_use(state, seat, self.gear, self.number, 0):
            return [use(state, self.gear, self.number, 0)]
        return []

    def way_out(self) -> Option | None:
        return DECLINE


NO_ACTION: Final = Option("no-action")
