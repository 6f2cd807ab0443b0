"""Module C: two dice that everybody follows."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Price, Seat
from yupana.games.santa_maria.activation import activate_cells, line_price
from yupana.games.santa_maria.american_kingdoms.board import (
    ALL_LINE_CELLS,
    ALL_LINES,
    AMBASSADOR,
    DIAGONAL,
    DIAGONAL_FEE,
    FALLING,
    RISING,
)
from yupana.games.santa_maria.american_kingdoms.components import ARCHERY
from yupana.games.santa_maria.american_kingdoms.facts import AmbassadorRolled, LineFollowed
from yupana.games.santa_maria.american_kingdoms.governor import MoveGovernor
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.american_kingdoms.variants import PASSED_FOLLOW
from yupana.games.santa_maria.board import BLUE, COIN, COLUMN, FACES, ROW, THINGS, WHITE
from yupana.games.santa_maria.monks import PHILOSOPHY


class RollAmbassador(Chance[Kingdoms]):
    """Roll the die of an ambassador."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def outcomes(self, state: Kingdoms, seat: Seat) -> list[Outcome]:
        return list(AMBASSADOR_FALLS[self.colour])


class SetAmbassador(Effect[Kingdoms]):
    """The die of an ambassador lies on its tile."""

    def __init__(self, colour: int, value: int) -> None:
        self.colour: Final = colour
        self.value: Final = value

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.envoys[self.colour] = self.value
        state.tell(AmbassadorRolled(AMBASSADOR[self.colour], self.value))


class FollowDie(Effect[Kingdoms]):
    """Clockwise, everybody else activates the same line in the own colony."""

    def __init__(self, colour: int, value: int) -> None:
        self.colour: Final = colour
        self.value: Final = value

    def run(self, state: Kingdoms, seat: Seat) -> None:
        for each in state.seats_from(seat)[1:]:
            if state.rules[PASSED_FOLLOW] or not state.is_out(each):
                state.then(each, state.follow(each, self.colour, self.value))


class Follow(Effect[Kingdoms]):
    """One player follows an ambassador die, and chooses the line if scholars give a choice."""

    def __init__(self, colour: int, value: int) -> None:
        self.colour: Final = colour
        self.value: Final = value

    def run(self, state: Kingdoms, seat: Seat) -> None:
        archery = state.knows(seat, ARCHERY) and self.value in (1, FACES)
        if archery or (self.colour == BLUE and state.knows(seat, PHILOSOPHY)):
            state.then(seat, ChooseLine(self.colour, self.value))
        else:
            state.then(seat, FollowLine((COLUMN if self.colour == WHITE else ROW) + self.value - 1, self.colour))


class ChooseLine(Choice[Kingdoms]):
    """Follow an ambassador die in the usual line, in the column with Philosophy, or on a diagonal with Archery."""

    def __init__(self, colour: int, value: int) -> None:
        self.colour: Final = colour
        self.value: Final = value

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        at = self.value - 1
        found = [FOLLOW[self.colour][(COLUMN if self.colour == WHITE else ROW) + at]]
        if self.colour == BLUE and state.knows(seat, PHILOSOPHY):
            found.append(FOLLOW[self.colour][COLUMN + at])
        if state.knows(seat, ARCHERY) and state.has(seat, COIN) >= DIAGONAL_FEE:
            if self.value == 1:
                found.append(FOLLOW[self.colour][DIAGONAL])
            elif self.value == FACES:
                found.append(FOLLOW[self.colour][FALLING if self.colour == WHITE else RISING])
        return found


class FollowLine(Effect[Kingdoms]):
    """The governor makes way, then the free buildings of the line are activated; no die is left behind."""

    def __init__(self, line: int, colour: int) -> None:
        self.line: Final = line
        self.colour: Final = colour

    def run(self, state: Kingdoms, seat: Seat) -> None:
        cells = ALL_LINE_CELLS[self.line]
        state.tell(LineFollowed(seat, ALL_LINES[self.line]))
        if self.line >= DIAGONAL:
            state.pay(seat, COIN, DIAGONAL_FEE)
        if state.has_governors():
            across = self.line < ROW or (self.line >= DIAGONAL and self.colour == WHITE)
            state.then(seat, MoveGovernor(cells, across))
        state.then(seat, ActivateCells(cells))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        found: Price = ((THINGS[COIN], -DIAGONAL_FEE),) if self.line >= DIAGONAL else ()
        return (*found, *line_price(state, seat, ALL_LINE_CELLS[self.line]))


class ActivateCells(Effect[Kingdoms]):
    """The free buildings among some cells, in order."""

    def __init__(self, cells: tuple[int, ...]) -> None:
        self.cells: Final = cells

    def run(self, state: Kingdoms, seat: Seat) -> None:
        activate_cells(state, seat, self.cells)


def _fall(colour: int, value: int) -> Outcome:
    return Outcome(f"{AMBASSADOR[colour]}.{value}", 1, (SetAmbassador(colour, value),))


AMBASSADOR_FALLS: Final = tuple(
    [tuple([_fall(colour, value) for value in range(1, FACES + 1)]) for colour in (WHITE, BLUE)]
)
FOLLOW: Final = tuple(
    [
        tuple([Option("follow", (ALL_LINES[line],), (FollowLine(line, colour),)) for line in range(len(ALL_LINES))])
        for colour in (WHITE, BLUE)
    ]
)
