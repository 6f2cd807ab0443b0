"""Laying out the boards: stones, culture cards, turn order, megalith tiles, land and tokens."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Outcome, Seat
from yupana.engine.piles import draws, without
from yupana.games.endless_winter.board import (
    BASE_CAMP,
    FACE_DOWN,
    GLACIER,
    GLACIERS,
    HEX,
    HEXES,
    LAND_COPIES,
    LANDS,
    MEGALITH_TILES,
    SECOND_ERA_STONE,
    STONES,
    STONES_MAX,
    STONES_ON_BOARD,
    TERRAINS,
)
from yupana.games.endless_winter.facts import MegalithTileLaid, OrderGiven, StoneShown, TerrainLaid
from yupana.games.endless_winter.preparation import FillDisplay
from yupana.games.endless_winter.rest import RestTokenFalls
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.variants import GLACIER_MODULE, REST_MODULE
from yupana.seats import SEAT_NAMES


class LayOutCards(Effect[EndlessWinter]):
    """Sacred stones of both eras, and the first culture cards."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for first in (0, STONES_MAX):
            for n in range(STONES_ON_BOARD[state.seats]):
                state.then(seat, StoneFalls(first + n))
        state.then(seat, FillDisplay())


class LayOutBoards(Effect[EndlessWinter]):
    """The turn order, the megalith field, the land, and the tokens of modules."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for _ in range(state.seats):
            state.then(seat, OrderFalls())
        for _ in MEGALITH_TILES:
            state.then(seat, TileFalls())
        for _ in range(HEXES - 1 - LANDS - GLACIERS[state.seats]):
            state.then(seat, ExtraLandFalls())
        state.then(seat, MixLand())
        for _ in range(HEXES - 1):
            state.then(seat, LandFalls())
        if state.rules[REST_MODULE]:
            state.then(seat, RestTokenFalls(False))


# Sacred stones.


class StoneFalls(Chance[EndlessWinter]):
    """A sacred stone is laid out in a position."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        first = SECOND_ERA_STONE if self.position >= STONES_MAX else 0
        stones = range(first, first + SECOND_ERA_STONE)
        return [
            Outcome(STONES[stone], 1, (ShowStone(self.position, stone),))
            for stone in stones
            if stone not in state.stones
        ]


class ShowStone(Effect[EndlessWinter]):
    """A sacred stone lies on the board."""

    def __init__(self, position: int, stone: int) -> None:
        self.position: Final = position
        self.stone: Final = stone

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.stones[self.position] = self.stone
        state.tell(StoneShown(STONES[self.stone]))


# Turn order, megalith tiles, land.


class OrderFalls(Chance[EndlessWinter]):
    """Reference cards decide who has the next place in the turn order."""

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        left = [each for each in range(state.seats) if each not in state.order]
        return [Outcome(SEAT_NAMES[each], 1, (GiveOrder(each),)) for each in left]


class GiveOrder(Effect[EndlessWinter]):
    """A seat has the next place in the turn order."""

    def __init__(self, chosen: Seat) -> None:
        self.chosen: Final = chosen

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.order = [*state.order, self.chosen]
        state.tell(OrderGiven(self.chosen, len(state.order)))


class TileFalls(Chance[EndlessWinter]):
    """A megalith tile is laid into the next slot."""

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        left = [tile for tile in range(len(MEGALITH_TILES)) if tile not in state.tiles]
        return [Outcome(MEGALITH_TILES[tile], 1, (LayTile(tile),)) for tile in left]


class LayTile(Effect[EndlessWinter]):
    """A megalith tile lies in a slot."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tiles = [*state.tiles, self.tile]
        state.tell(MegalithTileLaid(MEGALITH_TILES[self.tile], len(state.tiles)))


class ExtraLandFalls(Chance[EndlessWinter]):
    """Of the land tiles beyond the first of each kind, one is in this match."""

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        return draws(state.land_pile, TERRAINS, lambda terrain: (AddLand(terrain),))


class AddLand(Effect[EndlessWinter]):
    """A tile comes from the pile to those that will be laid out."""

    def __init__(self, terrain: int) -> None:
        self.terrain: Final = terrain

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.land_pile = without(state.land_pile, self.terrain)
        state.terrain = [*state.terrain, self.terrain]


class MixLand(Effect[EndlessWinter]):
    """The chosen tiles, one of each land and the glaciers are mixed; the base lies in the middle."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        glaciers = [GLACIER] * GLACIERS[state.seats]
        state.land_pile = sorted([*state.terrain, *range(LANDS), *glaciers])
        state.terrain = [BASE_CAMP]


class LandFalls(Chance[EndlessWinter]):
    """A terrain tile is laid on the next hex."""

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        return draws(state.land_pile, TERRAINS, lambda terrain: (LayLand(terrain),))


class LayLand(Effect[EndlessWinter]):
    """A terrain tile lies on a hex, a glacier with a token on it where the module is played."""

    def __init__(self, terrain: int) -> None:
        self.terrain: Final = terrain

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        hex = len(state.terrain)
        state.land_pile = without(state.land_pile, self.terrain)
        state.terrain = [*state.terrain, self.terrain]
        state.tell(TerrainLaid(HEX[hex], TERRAINS[self.terrain]))
        if self.terrain == GLACIER and state.rules[GLACIER_MODULE]:
            state.tokens[hex] = FACE_DOWN


SPARE_LAND: Final = tuple([terrain for terrain in range(LANDS) for _ in range(LAND_COPIES - 1)])
