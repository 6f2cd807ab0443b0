"""Expanding a colony: tiles of the display, road tiles and town halls."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.engine.grammar import DECLINE
from yupana.engine.piles import replaced
from yupana.games.santa_maria.board import BIT, CELL, CELLS, EMPTY, TURN, WOOD
from yupana.games.santa_maria.facts import RoadLaid, TileLaid, TileTaken
from yupana.games.santa_maria.goods import PayCost, price_of
from yupana.games.santa_maria.monks import ARCHITECTURE
from yupana.games.santa_maria.shapes import PLACEMENTS, SHAPE, fits
from yupana.games.santa_maria.state import Cost, SantaMaria

ROAD: Final = 0  # the code of a road tile's cell comes first among the cells


def expansions(state: SantaMaria, seat: Seat) -> list[Option]:
    """The tiles of the display that the seat can pay and has room for."""
    found: list[Option] = []
    empty = state.empty(seat)
    tiles = state.components().tiles
    room = [EMPTY] * len(PLACEMENTS)  # for each shape, once it is known
    for n in state.display:
        if n == EMPTY or not state.can_pay(seat, tile_cost(state, seat, n)):
            continue
        shape = tiles[n].shape
        if room[shape] == EMPTY:
            room[shape] = 1 if fits(shape, empty) else 0
        if room[shape]:
            found.append(expand(state, n))
    return found


def tile_cost(state: SantaMaria, seat: Seat, tile: int) -> Cost:
    """What a tile costs; with Architecture a wood less."""
    cost = state.components().tiles[tile].cost
    if cost[WOOD] and state.knows(seat, ARCHITECTURE):
        return (cost[WOOD] - 1, *cost[WOOD + 1 :])
    return cost


def expand(state: SantaMaria, tile: int) -> Option:
    """Pay for a tile of the display, take it and lay it."""
    found = _expand.get(tile)
    if found is None:
        then = (PayTile(tile), TakeTile(tile), LayTile(tile))
        found = Option("expand", (state.components().tiles[tile].name,), then)
        _expand[tile] = found
    return found


class PayTile(Effect[SantaMaria]):
    """Pay what a tile costs."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: SantaMaria, seat: Seat) -> None:
        PayCost(tile_cost(state, seat, self.tile)).run(state, seat)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return price_of(tile_cost(state, seat, self.tile))


class TakeTile(Effect[SantaMaria]):
    """The tile leaves the display."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.display[state.display.index(self.tile)] = EMPTY
        tile, cells = state.components().tiles[self.tile], state.components().cells
        names = [cells[code].name for code in tile.codes]
        state.tell(TileTaken(seat, tile.name, SHAPE[tile.shape], names[0], names[1], names[-1]))


class LayTile(Choice[SantaMaria]):
    """Lay a tile on empty cells: where its first cell comes to lie, and how it is turned."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        empty = state.empty(seat)
        ways = _ways_to_lay(state, self.tile)
        places = PLACEMENTS[state.components().tiles[self.tile].shape]
        return [ways[n] for n in range(len(ways)) if places[n].mask & empty == places[n].mask]


class PutTile(Effect[SantaMaria]):
    """A tile lies in the player's colony for the rest of the match."""

    def __init__(self, tile: int, placement: int) -> None:
        self.tile: Final = tile
        self.placement: Final = placement

    def run(self, state: SantaMaria, seat: Seat) -> None:
        tile = state.components().tiles[self.tile]
        place = PLACEMENTS[tile.shape][self.placement]
        for n in range(len(place.cells)):
            state.build(seat, place.cells[n], tile.codes[n])
        state.laid = replaced(state.laid, self.tile, (seat * CELLS + place.cell) * 4 + place.turn)
        state.tell(TileLaid(seat, tile.name, CELL[place.cell]))


def _ways_to_lay(state: SantaMaria, tile: int) -> list[Option]:
    """Every way to lay a tile in an empty colony, in the order of its shape's placements."""
    found = _lay.get(tile)
    if found is None:
        places = PLACEMENTS[state.components().tiles[tile].shape]
        found = [
            Option("lay", (CELL[places[n].cell], TURN[places[n].turn]), (PutTile(tile, n),)) for n in range(len(places))
        ]
        _lay[tile] = found
    return found


# Road tiles.


class LayRoad(Choice[SantaMaria]):
    """Take a road tile and lay it on an empty cell."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        if not state.roads:
            return []
        empty = state.empty(seat)
        return [LAY_ROAD[cell] for cell in range(CELLS) if empty & BIT[cell]]

    def way_out(self) -> Option | None:
        return DECLINE

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return (("road", 1),) if state.roads else ()


class PutRoad(Effect[SantaMaria]):
    """A road tile lies in the player's colony."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.roads -= 1
        state.build(seat, self.cell, ROAD)
        state.tell(RoadLaid(seat, CELL[self.cell]))


_expand: Final[dict[int, Option]] = {}  # options never change, so each is made once
_lay: Final[dict[int, list[Option]]] = {}
LAY_ROAD: Final = tuple([Option("lay", (CELL[cell],), (PutRoad(cell),)) for cell in range(CELLS)])
