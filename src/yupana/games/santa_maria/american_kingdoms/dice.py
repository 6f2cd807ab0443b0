"""More ways to use dice: cacao sets any value, Archery takes a diagonal, ambassador dice lie apart."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Option, Place, Price, Seat, Steps
from yupana.games.santa_maria.activation import DIE_MARK, ActivateLine, change_fee, line_price, take_die
from yupana.games.santa_maria.american_kingdoms.ambassadors import FollowDie
from yupana.games.santa_maria.american_kingdoms.board import (
    ALL_LINE_CELLS,
    ALL_LINES,
    AMBASSADOR,
    AMBASSADOR_MARK,
    DIAGONAL,
    DIAGONAL_FEE,
    FALLING,
    PRODUCTION,
    RISING,
)
from yupana.games.santa_maria.american_kingdoms.components import ARCHERY
from yupana.games.santa_maria.american_kingdoms.governor import MoveGovernor
from yupana.games.santa_maria.american_kingdoms.specialists import HireSpecialist, can_improve
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import (
    BLUE,
    CACAO,
    COIN,
    COLUMN,
    DIE,
    EMPTY,
    FACES,
    GOLD,
    M_BLUE,
    ROW,
    THINGS,
    WHITE,
)
from yupana.games.santa_maria.facts import DieUsed
from yupana.games.santa_maria.goods import PayCost, cost_of
from yupana.games.santa_maria.monks import PHILOSOPHY

BY_COINS: Final = 0
BY_CACAO: Final = 1
CACAO_COST: Final = cost_of(cacao=1)


def more_uses(state: Kingdoms, seat: Seat, found: list[Option]) -> None:
    """Everything that dice can be used for beside what the base game lists."""
    lines = [state.is_open(seat, line, is_across(line, WHITE)) for line in range(DIAGONAL)]
    for colour in (WHITE, BLUE):
        for face in range(1, FACES + 1):
            if is_available(state, seat, colour, face):
                _uses(state, seat, colour, face, False, lines, found)
        if state.has_ambassadors() and state.envoys[colour]:
            _uses(state, seat, colour, state.envoys[colour], True, lines, found)


def is_available(state: Kingdoms, seat: Seat, colour: int, face: int) -> bool:
    """A die that shows this lies in the pool, or beside the seat's colony, and the seat may take it."""
    if colour == WHITE:
        return state.white[face - 1] > 0 and state.can_take_white(seat)
    if state.is_shared():
        return state.blue[face - 1] > 0 and state.can_take_shared(seat)
    return state.has(seat, M_BLUE + face - 1) > 0


def is_across(line: int, colour: int) -> bool:
    """The governor makes way to the right: in columns, and on diagonals of white dice."""
    return line < ROW or (line >= DIAGONAL and colour == WHITE)


def value_of(line: int) -> int:
    """The value that a die has in a line."""
    return line % FACES + 1 if line < DIAGONAL else 1 if line == DIAGONAL else FACES


def lines_of(state: Kingdoms, seat: Seat, colour: int) -> list[int]:
    """The lines for which the seat may use a die of this colour, whatever its value."""
    found = list(range(COLUMN, COLUMN + FACES)) if colour == WHITE else list(range(ROW, ROW + FACES))
    if colour == BLUE and state.knows(seat, PHILOSOPHY):
        found.extend(range(COLUMN, COLUMN + FACES))
    if state.knows(seat, ARCHERY):
        found.extend([DIAGONAL, FALLING if colour == WHITE else RISING])
    return found


def _uses(
    state: Kingdoms, seat: Seat, colour: int, face: int, envoy: bool, lines: list[bool], found: list[Option]
) -> None:
    """One die for every line, with coins and with cacao; what the base game lists already is left out."""
    coins = state.has(seat, COIN)
    has_cacao = state.has(seat, CACAO) + state.has(seat, GOLD) > 0
    for line in lines_of(state, seat, colour):
        value = value_of(line)
        fee = change_fee(state, seat, face, value)
        extra = DIAGONAL_FEE if line >= DIAGONAL else 0
        is_open = lines[line] if line < DIAGONAL else state.is_open(seat, line, is_across(line, colour))
        if coins >= fee + extra:
            if is_open:
                if envoy or extra:
                    found.append(use(colour, face, envoy, line, BY_COINS))
            elif can_be_opened(state, seat, colour, value, line, coins - fee - extra):
                found.append(use(colour, face, envoy, line, BY_COINS))
        if not fee or not has_cacao or coins < extra:
            continue
        if is_open or can_be_opened(state, seat, colour, value, line, coins - extra):
            found.append(use(colour, face, envoy, line, BY_CACAO))


def can_be_opened(state: Kingdoms, seat: Seat, colour: int, value: int, line: int, coins: int) -> bool:
    """The specialist beside the value is an improvement that can be laid in the line."""
    if colour != WHITE or not state.has_specialists() or state.hiring[value - 1] < PRODUCTION:
        return False
    for cell in ALL_LINE_CELLS[line]:
        if can_improve(state, seat, cell, coins):
            return True
    return False


def prepare(state: Kingdoms, seat: Seat, colour: int, value: int, cells: tuple[int, ...], across: bool) -> None:
    """A specialist may be hired for a white die; then the governor makes way."""
    if colour == WHITE and state.has_specialists() and state.hiring[value - 1] != EMPTY:
        is_open = state.is_open(seat, ALL_LINE_CELLS.index(cells), across)
        state.then(seat, HireSpecialist(value, cells, not is_open))
    if state.has_governors():
        state.then(seat, MoveGovernor(cells, across))


class PayDie(Effect[Kingdoms]):
    """Pay for the value of a die, and for a diagonal."""

    def __init__(self, face: int, line: int, means: int) -> None:
        self.face: Final = face
        self.line: Final = line
        self.means: Final = means

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.pay(seat, COIN, self._coins(state, seat))
        if self.means == BY_CACAO:
            PayCost(CACAO_COST).run(state, seat)

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        coins = self._coins(state, seat)
        found: Price = ((THINGS[COIN], -coins),) if coins else ()
        return (*found, (THINGS[CACAO], -1)) if self.means == BY_CACAO else found

    def _coins(self, state: Kingdoms, seat: Seat) -> int:
        extra = DIAGONAL_FEE if self.line >= DIAGONAL else 0
        return extra if self.means == BY_CACAO else extra + change_fee(state, seat, self.face, value_of(self.line))


class UseKingdomDie(Effect[Kingdoms]):
    """A die is taken for a line; everybody else follows the die of an ambassador."""

    def __init__(self, colour: int, face: int, envoy: bool, line: int) -> None:
        self.colour: Final = colour
        self.face: Final = face
        self.envoy: Final = envoy
        self.line: Final = line

    def run(self, state: Kingdoms, seat: Seat) -> None:
        value = value_of(self.line)
        cells = ALL_LINE_CELLS[self.line]
        state.tell(DieUsed(seat, die_place(self.colour, self.face, self.envoy), ALL_LINES[self.line]))
        if self.envoy:
            state.envoys[self.colour] = 0
        else:
            take_die(state, seat, self.colour, self.face)
        state.prepare(seat, self.colour, value, cells, is_across(self.line, self.colour))
        marks = AMBASSADOR_MARK if self.envoy else DIE_MARK
        state.then(seat, ActivateLine(cells, marks[self.colour] - value))
        if self.envoy:
            state.then(seat, FollowDie(self.colour, value))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return line_price(state, seat, ALL_LINE_CELLS[self.line])


def die_place(colour: int, face: int, envoy: bool) -> Place:
    """Where a die is touched."""
    return AMBASSADOR[colour] if envoy else DIE[colour][face]


def use(colour: int, face: int, envoy: bool, line: int, means: int) -> Option:
    """Take a die for a line, paid with coins or cacao."""
    key = (((colour * 8 + face) * 2 + envoy) * 16 + line) * 2 + means
    found = _use.get(key)
    if found is None:
        touch = (die_place(colour, face, envoy), ALL_LINES[line])
        then: Steps = (PayDie(face, line, means), UseKingdomDie(colour, face, envoy, line))
        found = Option("use-cacao" if means == BY_CACAO else "use", touch, then)
        _use[key] = found
    return found


_use: Final[dict[int, Option]] = {}  # options never change, so each is made once
