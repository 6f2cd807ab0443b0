"""Module B: specialists beside the values of white dice, who produce or improve a cell."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Price, Seat
from yupana.engine.grammar import DECLINE
from yupana.engine.piles import draws, without
from yupana.games.santa_maria.american_kingdoms.board import (
    FARMER,
    FORESTER,
    IMPROVE_DEVELOPED,
    IMPROVE_EMPTY,
    PRODUCTION,
    SPECIALIST,
    SPECIALIST_PLACE,
)
from yupana.games.santa_maria.american_kingdoms.facts import CellImproved, SpecialistHired, SpecialistShown
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import CELL, CELLS, COIN, EMPTY, FACES, GRAIN, THINGS, WOOD
from yupana.games.santa_maria.tiles import BASE
from yupana.games.santa_maria.tracks import march

IMPROVED: Final = ("C2", "SH", "RE", "CQ", "SU", "GE", "CA")  # what improvements show, in the order of specialists
FIRST_IMPROVEMENT: Final = len(BASE.cells) + 1  # among the cells, after the cacao grove


class RenewSpecialists(Effect[Kingdoms]):
    """Specialists left over go; one comes to each value of white dice."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        for value in range(FACES):
            state.hiring[value] = EMPTY
            state.then(seat, DealSpecialist(value))


class DealSpecialist(Chance[Kingdoms]):
    """Turn up a specialist for a value."""

    def __init__(self, value: int) -> None:
        self.value: Final = value  # less one

    def outcomes(self, state: Kingdoms, seat: Seat) -> list[Outcome]:
        value = self.value
        return draws(state.crowd, SPECIALIST, lambda kind: (ShowSpecialist(value, kind),))


class ShowSpecialist(Effect[Kingdoms]):
    """A specialist lies beside a value."""

    def __init__(self, value: int, kind: int) -> None:
        self.value: Final = value
        self.kind: Final = kind

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.crowd = without(state.crowd, self.kind)
        state.hiring[self.value] = self.kind
        state.tell(SpecialistShown(SPECIALIST[self.kind], self.value + 1))


class HireSpecialist(Choice[Kingdoms]):
    """Hire the specialist beside the value of the die; an improvement must open the line where nothing else does."""

    def __init__(self, value: int, cells: tuple[int, ...], must: bool) -> None:
        self.value: Final = value
        self.cells: Final = cells  # where an improvement must go, if it must
        self.must: Final = must

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        kind = state.hiring[self.value - 1]
        coins = state.has(seat, COIN)
        if kind < PRODUCTION:
            wage = state.hired[seat * PRODUCTION + kind] + 1
            return [HIRE[self.value]] if coins >= wage else []
        cells = self.cells if self.must else tuple(range(CELLS))
        return [IMPROVE[self.value][cell] for cell in cells if can_improve(state, seat, cell, coins)]

    def way_out(self) -> Option | None:
        return None if self.must else DECLINE


def can_improve(state: Kingdoms, seat: Seat, cell: int, coins: int) -> bool:
    """Nothing lies or stands on a cell, and the coins are enough for it."""
    if state.marks[seat * CELLS + cell] or state.governor(seat) == cell:
        return False
    return coins >= improvement_fee(state, seat, cell)


def improvement_fee(state: Kingdoms, seat: Seat, cell: int) -> int:
    """What an improvement costs there."""
    return IMPROVE_EMPTY if state.shows(seat, cell) == EMPTY else IMPROVE_DEVELOPED


class Hire(Effect[Kingdoms]):
    """One who produces joins the player: the more of the kind, the dearer, and the more they give."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def run(self, state: Kingdoms, seat: Seat) -> None:
        kind = state.hiring[self.value - 1]
        state.hiring[self.value - 1] = EMPTY
        state.hired[seat * PRODUCTION + kind] += 1
        number = state.hired[seat * PRODUCTION + kind]
        state.add(seat, COIN, -number)
        state.tell(SpecialistHired(seat, SPECIALIST[kind], number))
        if kind == FARMER:
            state.gain(seat, GRAIN, number)
        elif kind == FORESTER:
            state.gain(seat, WOOD, number)
        else:
            march(state, seat, number)

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        kind = state.hiring[self.value - 1]
        number = state.hired[seat * PRODUCTION + kind] + 1
        return ((THINGS[COIN], -number), (("grain", "wood", "conquistador")[kind], number))


class Improve(Effect[Kingdoms]):
    """An improvement covers whatever a cell shows."""

    def __init__(self, value: int, cell: int) -> None:
        self.value: Final = value
        self.cell: Final = cell

    def run(self, state: Kingdoms, seat: Seat) -> None:
        kind = state.hiring[self.value - 1]
        fee = improvement_fee(state, seat, self.cell)
        state.hiring[self.value - 1] = EMPTY
        state.add(seat, COIN, -fee)
        state.tell(SpecialistHired(seat, SPECIALIST[kind], fee))
        state.build(seat, self.cell, FIRST_IMPROVEMENT + kind - PRODUCTION)
        state.tell(CellImproved(seat, SPECIALIST[kind], CELL[self.cell]))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return ((THINGS[COIN], -improvement_fee(state, seat, self.cell)),)


HIRE: Final = tuple([Option("hire", (SPECIALIST_PLACE[value],), (Hire(value),)) for value in range(FACES + 1)])
IMPROVE: Final = tuple(
    [
        tuple([Option("hire", (SPECIALIST_PLACE[value], CELL[cell]), (Improve(value, cell),)) for cell in range(CELLS)])
        for value in range(FACES + 1)
    ]
)
