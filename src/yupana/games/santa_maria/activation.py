"""Activating buildings: one with coins, or a whole line with a die."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Option, Price, Seat
from yupana.games.santa_maria.board import (
    BIT,
    BLUE,
    BLUE_DIE,
    CELL,
    CELLS,
    COIN,
    COLUMN,
    DIE,
    EMPTY,
    FACES,
    LINE,
    LINE_CELLS,
    M_BLUE,
    M_BLUE_USED,
    M_PAID,
    M_WHITE,
    MAT,
    ROW,
    THINGS,
    WHITE,
    WHITE_DIE,
)
from yupana.games.santa_maria.facts import BuildingActivated, CoinsLaid, DiePlaced, DieUsed
from yupana.games.santa_maria.monks import AGRONOMY, ENGINEERING, MATHEMATICS, PHILOSOPHY, TAXATION
from yupana.games.santa_maria.state import SantaMaria

AGRONOMY_COINS: Final = 1
DIE_MARK: Final = (WHITE_DIE, BLUE_DIE)  # less the value: a die that lies on a building


class Activate(Effect[SantaMaria]):
    """The effects of one building, in order."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, state: SantaMaria, seat: Seat) -> None:
        shown = state.components().cells[state.shows(seat, self.cell)]
        if state.facts is not None:
            state.tell(BuildingActivated(seat, CELL[self.cell], shown.name))
        state.then_all(seat, shown.effects)
        if shown.gives_simple and state.knows(seat, AGRONOMY):
            state.then(seat, AGRONOMY_GIFT)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        found: Price = ()
        shown = state.components().cells[state.shows(seat, self.cell)]
        for effect in shown.effects:
            found = (*found, *effect.price(state, seat))
        if shown.gives_simple and state.knows(seat, AGRONOMY):
            found = (*found, (THINGS[COIN], AGRONOMY_COINS))
        return found


class GainFromAgronomy(Effect[SantaMaria]):
    """Agronomy: a coin for a building that gives wood or grain."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.gain(seat, COIN, AGRONOMY_COINS)


# One building with coins.


def coin_price(state: SantaMaria, seat: Seat) -> int:
    """What activating one building costs: one more for each that was activated so this year; Engineering: one less."""
    before = state.has(seat, M_PAID)
    return max(1, before) if state.knows(seat, ENGINEERING) else before + 1


def coin_activations(state: SantaMaria, seat: Seat) -> list[Option]:
    """The free buildings, if the seat has the coins for one."""
    if state.has(seat, COIN) < coin_price(state, seat):
        return []
    free = state.free(seat)
    return [ACTIVATE[cell] for cell in range(CELLS) if free & BIT[cell]]


class LayCoins(Effect[SantaMaria]):
    """Coins lie on a building until the year ends."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, state: SantaMaria, seat: Seat) -> None:
        coins = coin_price(state, seat)
        state.add(seat, COIN, -coins)
        state.add(seat, M_PAID, 1)
        state.mark(seat, self.cell, coins)
        state.tell(CoinsLaid(seat, CELL[self.cell], coins))

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return ((THINGS[COIN], -coin_price(state, seat)),)


# A line with a die.


def die_uses(state: SantaMaria, seat: Seat) -> list[Option]:
    """Every die that the seat may take, with every line it can be used for."""
    found: list[Option] = []
    lines = state.open_lines(seat)
    if state.can_take_white(seat):
        _uses(state, seat, state.white, 0, USE[WHITE], COLUMN, lines, found)
    if state.is_shared():
        if state.can_take_shared(seat):
            _blue_uses(state, seat, state.blue, 0, lines, found)
    else:
        _blue_uses(state, seat, state.mats, seat * MAT + M_BLUE, lines, found)
    state.more_uses(seat, found)
    return found


def _blue_uses(state: SantaMaria, seat: Seat, dice: list[int], at: int, lines: list[bool], found: list[Option]) -> None:
    _uses(state, seat, dice, at, USE[BLUE], ROW, lines, found)
    if state.knows(seat, PHILOSOPHY):
        _uses(state, seat, dice, at, USE[BLUE], COLUMN, lines, found)


def _uses(
    state: SantaMaria,
    seat: Seat,
    dice: list[int],
    at: int,
    options: tuple[tuple[Option, ...], ...],
    first: int,
    lines: list[bool],
    found: list[Option],
) -> None:
    """Dice that lie in a list by their faces, for rows or for columns, as far as coins change their values."""
    reach = state.has(seat, COIN) + (1 if state.knows(seat, MATHEMATICS) else 0)
    for face in range(FACES):
        if dice[at + face]:
            for value in range(max(0, face - reach), min(FACES, face + reach + 1)):
                if lines[first + value]:
                    found.append(options[face][first + value])


def change_fee(state: SantaMaria, seat: Seat, face: int, value: int) -> int:
    """What changing a die costs: a coin for each pip; with Mathematics the first is free."""
    pips = abs(face - value)
    return max(0, pips - 1) if state.knows(seat, MATHEMATICS) else pips


class UseDie(Effect[SantaMaria]):
    """A die is taken and its value changed, for a line; then the line is activated."""

    def __init__(self, colour: int, face: int, line: int) -> None:
        self.colour: Final = colour
        self.face: Final = face
        self.line: Final = line

    def run(self, state: SantaMaria, seat: Seat) -> None:
        value = self.line % FACES + 1
        state.tell(DieUsed(seat, DIE[self.colour][self.face], LINE[self.line]))
        state.pay(seat, COIN, change_fee(state, seat, self.face, value))
        take_die(state, seat, self.colour, self.face)
        state.prepare(seat, self.colour, value, LINE_CELLS[self.line], self.line < ROW)
        state.then(seat, ActivateLine(LINE_CELLS[self.line], DIE_MARK[self.colour] - value))

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        fee = change_fee(state, seat, self.face, self.line % FACES + 1)
        found: Price = ((THINGS[COIN], -fee),) if fee else ()
        return (*found, *line_price(state, seat, LINE_CELLS[self.line]))


def line_price(state: SantaMaria, seat: Seat, cells: tuple[int, ...]) -> Price:
    """What Taxation pays, and what the buildings give that are free among some cells."""
    taxes = taxes_on(state, seat, cells)
    found: Price = ((THINGS[COIN], taxes),) if taxes else ()
    for cell in cells:
        if state.free(seat) & BIT[cell]:
            found = (*found, *ACTIVATE_CELL[cell].price(state, seat))
    return found


def take_die(state: SantaMaria, seat: Seat, colour: int, face: int) -> None:
    """The seat takes a white die of the pool, or a blue one of its own or of the common pool."""
    if colour == WHITE:
        state.white[face - 1] -= 1
        state.add(seat, M_WHITE, 1)
        return
    if state.is_shared():
        state.blue[face - 1] -= 1
    else:
        state.add(seat, M_BLUE + face - 1, -1)
    state.add(seat, M_BLUE_USED, 1)


class ActivateLine(Effect[SantaMaria]):
    """All free buildings of a line are activated one by one; the die comes to rest on the last of them."""

    def __init__(self, cells: tuple[int, ...], die: int) -> None:
        self.cells: Final = cells  # in order
        self.die: Final = die  # as it lies on a building

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.then(seat, place_die(activate_cells(state, seat, self.cells), self.die))


def activate_cells(state: SantaMaria, seat: Seat, cells: tuple[int, ...]) -> int:
    """Taxation pays, then the free buildings among some cells are activated in order; the last of them, or EMPTY."""
    free = state.free(seat)
    last = EMPTY
    for cell in cells:
        if free & BIT[cell]:
            state.then(seat, ACTIVATE_CELL[cell])
            last = cell
    taxes = taxes_on(state, seat, cells)
    if taxes:
        state.gain(seat, COIN, taxes)
    return last


def taxes_on(state: SantaMaria, seat: Seat, cells: tuple[int, ...]) -> int:
    """Taxation: a coin for each colonist of a line in which something is activated."""
    if not state.knows(seat, TAXATION):
        return 0
    free = state.free(seat)
    for cell in cells:
        if free & BIT[cell]:
            return colonists_on(state, seat, cells)
    return 0


def colonists_on(state: SantaMaria, seat: Seat, cells: tuple[int, ...]) -> int:
    """The colonists on some cells of the seat's colony."""
    shown = state.components().cells
    found = 0
    for cell in cells:
        code = state.shows(seat, cell)
        if code >= 0:
            found += shown[code].colonists
    return found


class PlaceDie(Effect[SantaMaria]):
    """A die lies on a building until the year ends."""

    def __init__(self, cell: int, die: int) -> None:
        self.cell: Final = cell
        self.die: Final = die

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.mark(seat, self.cell, self.die)
        if state.facts is not None:
            state.tell(DiePlaced(seat, CELL[self.cell]))


def place_die(cell: int, die: int) -> PlaceDie:
    """The step that places a die on a building."""
    key = cell * 64 - die
    found = _place.get(key)
    if found is None:
        found = PlaceDie(cell, die)
        _place[key] = found
    return found


def _use(colour: int, face: int, line: int) -> Option:
    return Option("use", (DIE[colour][face], LINE[line]), (UseDie(colour, face, line),))


_place: Final[dict[int, PlaceDie]] = {}  # steps never change, so each is made once
AGRONOMY_GIFT: Final = GainFromAgronomy()
ACTIVATE_CELL: Final = tuple([Activate(cell) for cell in range(CELLS)])
ACTIVATE: Final = tuple(
    [Option("activate", (CELL[cell],), (LayCoins(cell), ACTIVATE_CELL[cell])) for cell in range(CELLS)]
)
USE: Final = tuple(  # by colour, face less one, and line
    [
        tuple([tuple([_use(colour, face, line) for line in range(len(LINE))]) for face in range(1, FACES + 1)])
        for colour in (WHITE, BLUE)
    ]
)
