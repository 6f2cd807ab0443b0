"""The megalith field: where the next megalith of a reserve may lie, and what it brings."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Option, Price, Seat, Steps
from yupana.engine.grammar import price_of
from yupana.games.endless_winter.board import (
    ARROWS,
    CELLS,
    EMPTY,
    FIELDS,
    FROM_MEGALITHS,
    IN_EACH_CELL,
    M_MEGALITHS,
    NEUTRAL,
    RESERVE,
    RESERVE_CELL,
    START_CELL,
    TILE_CELLS,
)
from yupana.games.endless_winter.facts import MegalithPlaced, NeutralMegalithPlaced, ReserveEmptied
from yupana.games.endless_winter.goods import Offer
from yupana.games.endless_winter.state import OF_CELL, OF_RESERVE, EndlessWinter

ON_OWN: Final = 2  # points for each own supporter
ON_OTHER: Final = 1  # for each neutral one or another player's, who scores as much


def is_start(state: EndlessWinter, cell: int) -> bool:
    """The cell is the start cell of its tile, where only neutral megaliths lie."""
    slot, local = divmod(cell, TILE_CELLS)
    return START_CELL[state.tiles[slot]] == local


def positions(state: EndlessWinter, seat: Seat) -> list[int]:
    """Every position where the leftmost megalith of the seat's reserve may be placed."""
    found: list[int] = []
    if state.megaliths_placed(seat) == RESERVE:
        return found
    neutral = state.next_is_neutral(seat)
    field = state.field()
    lying = state.megaliths
    for cell in range(CELLS):
        if lying[cell] == EMPTY:
            if is_start(state, cell):
                if neutral:
                    found.append(cell)
            else:
                for other in field.beside[cell]:
                    if lying[other] != EMPTY:
                        found.append(cell)
                        break
    if not neutral:
        found.extend([position for position in range(CELLS, len(lying)) if is_supported(state, position)])
    return found


def is_supported(state: EndlessWinter, position: int) -> bool:
    """An upper position is free and rests on four megaliths."""
    lying = state.megaliths
    if lying[position] != EMPTY:
        return False
    for under in state.field().below[position]:
        if lying[under] == EMPTY:
            return False
    return True


def upper_points(state: EndlessWinter, seat: Seat, position: int) -> int:
    """What a seat scores for a megalith in an upper position."""
    points = 0
    for under in state.field().below[position]:
        points += ON_OWN if state.megaliths[under] == seat else ON_OTHER
    return points


def placements(state: EndlessWinter, seat: Seat) -> list[Option]:
    """To place the next megalith, anywhere it may lie."""
    place = PLACE[state.layout]
    return [place[position] for position in positions(state, seat)]


class PlaceMegalith(Effect[EndlessWinter]):
    """The leftmost megalith of the reserve is placed: a cell gives its benefit, supporters give points."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        position = self.position
        neutral = state.next_is_neutral(seat)
        state.megaliths[position] = NEUTRAL if neutral else seat
        state.add(seat, M_MEGALITHS, 1)
        place = state.field().places[position]
        state.tell(NeutralMegalithPlaced(seat, place) if neutral else MegalithPlaced(seat, place))
        cell, left = divmod(state.megaliths_placed(seat), IN_EACH_CELL)
        if not left and seat < state.people and state.benefit(OF_RESERVE, cell):
            state.tell(ReserveEmptied(seat, RESERVE_CELL[cell]))
        if position >= CELLS:
            self._score(state, seat)
        elif is_start(state, position):
            state.then(seat, FollowArrow(position))
        else:
            state.then_all(seat, self._benefit(state))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        if self.position >= CELLS:
            return (("points", upper_points(state, seat, self.position)),)
        return price_of(self._benefit(state), state, seat)

    def _benefit(self, state: EndlessWinter) -> Steps:
        """What the covered cell gives; a start cell gives an arrow instead."""
        slot, local = divmod(self.position, TILE_CELLS)
        return state.benefit(OF_CELL, state.tiles[slot] * TILE_CELLS + local)

    def _score(self, state: EndlessWinter, seat: Seat) -> None:
        state.score(seat, FROM_MEGALITHS, upper_points(state, seat, self.position))
        for under in state.field().below[self.position]:
            owner = state.megaliths[under]
            if owner not in (seat, NEUTRAL):
                state.score(owner, FROM_MEGALITHS, ON_OTHER)


class FollowArrow(Offer):
    """Place one more megalith where an arrow of the start cell points."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        place = PLACE[state.layout]
        return [place[target] for target in targets(state, seat, self.cell)]


def targets(state: EndlessWinter, seat: Seat, cell: int) -> list[int]:
    """The empty cells to which a start cell points, while megaliths are left."""
    found: list[int] = []
    if state.megaliths_placed(seat) < RESERVE:
        slot = cell // TILE_CELLS
        for local in ARROWS[state.tiles[slot]]:
            if state.megaliths[slot * TILE_CELLS + local] == EMPTY:
                found.append(slot * TILE_CELLS + local)
    return found


PLACE: Final = tuple(  # by layout and position
    [
        tuple([Option("raise", (field.places[n],), (PlaceMegalith(n),)) for n in range(len(field.at))])
        for field in FIELDS
    ]
)
