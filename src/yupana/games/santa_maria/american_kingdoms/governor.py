"""Module A: a governor walks through each colony, and gets out of the way of dice."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Seat
from yupana.engine.grammar import DECLINE
from yupana.games.santa_maria.activation import ACTIVATE_CELL
from yupana.games.santa_maria.american_kingdoms.board import GOVERNOR_POINTS, NAVIGATION_FEE
from yupana.games.santa_maria.american_kingdoms.facts import GovernorMoved
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import BIT, CELL, COIN, EMPTY, FROM_EXPANSION, HAPPINESS, THINGS
from yupana.games.santa_maria.goods import Pay
from yupana.games.santa_maria.scoring import CountPoints

NAVIGATION: Final = 11  # the ability


def governor_points(state: Kingdoms, seat: Seat) -> int:
    """What the cell of the seat's governor counts at the end, if there is one."""
    if not state.has_governors() or state.governors[seat] == EMPTY:
        return 0
    return GOVERNOR_POINTS[state.governors[seat]]


class PlaceGovernors(Effect[Kingdoms]):
    """Every colony has a governor in its upper left corner."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        for each in state.colony_order():
            state.governors[each] = 0
            state.block(each, 0)


class MoveGovernor(Effect[Kingdoms]):
    """A governor who stands in the line of a die goes on by a cell, if that can be entered."""

    def __init__(self, cells: tuple[int, ...], across: bool) -> None:
        self.cells: Final = cells
        self.across: Final = across

    def run(self, state: Kingdoms, seat: Seat) -> None:
        if state.governors[seat] in self.cells:
            go_on(state, seat, self.across)


def go_on(state: Kingdoms, seat: Seat, across: bool) -> None:
    """The governor enters the next cell, if it can: a free building is activated, colonists cheer."""
    cell = state.target(seat, across)
    if cell == EMPTY:
        return
    is_free = state.free(seat) & BIT[cell] != 0
    state.unblock(seat, state.governors[seat])
    state.governors[seat] = cell
    state.block(seat, cell)
    state.tell(GovernorMoved(seat, CELL[cell]))
    code = state.shows(seat, cell)
    if code == EMPTY:
        return
    shown = state.components().cells[code]
    if shown.colonists:
        state.gain(seat, HAPPINESS, shown.colonists)
    if is_free:
        state.then(seat, ACTIVATE_CELL[cell])
    if shown.is_road and state.knows(seat, NAVIGATION) and state.target(seat, across) != EMPTY:
        state.then(seat, NAVIGATE[across])


class Navigate(Choice[Kingdoms]):
    """Navigation: pay a coin to send the governor on from a road."""

    def __init__(self, across: bool) -> None:
        self.across: Final = across

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        return [GO_FURTHER[self.across]] if state.has(seat, COIN) >= NAVIGATION_FEE else []

    def way_out(self) -> Option | None:
        return DECLINE


class GoFurther(Effect[Kingdoms]):
    """The governor goes on by another cell."""

    def __init__(self, across: bool) -> None:
        self.across: Final = across

    def run(self, state: Kingdoms, seat: Seat) -> None:
        go_on(state, seat, self.across)


class CountGovernor(Effect[Kingdoms]):
    """The points of a player, and those of the governor's cell."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.then(seat, CountPoints())
        state.score(seat, FROM_EXPANSION, governor_points(state, seat))


NAVIGATE: Final = (Navigate(False), Navigate(True))
GO_FURTHER: Final = tuple(
    [Option("advance-for", (THINGS[COIN],), (Pay(COIN, NAVIGATION_FEE), GoFurther(across))) for across in (False, True)]
)
