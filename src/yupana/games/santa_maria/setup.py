"""Laying out the table: lots, tiles, ships, dice, and the choice of colonies."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Place, Seat
from yupana.engine.piles import replaced, without
from yupana.games.santa_maria.board import (
    ALL_CELLS,
    BISHOP_SPOTS,
    CELLS,
    COIN,
    DOCKS,
    EMPTY,
    FIRST_BISHOP_SPOT,
    M_COLONY,
    M_EMPTY,
    M_PRIVATE,
    SCHOLAR_SPOTS,
    START_COINS,
    START_WOOD,
    WOOD,
)
from yupana.games.santa_maria.colony import LayTile
from yupana.games.santa_maria.display import FillDisplay, RollBlueDice, RollWhiteDice
from yupana.games.santa_maria.facts import ColonyTaken, FirstPlayerChosen, PairLaidOut, SpotFilled, TownHallTaken
from yupana.games.santa_maria.shipping import show_ship
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.tiles import FIRST_HALL, SIDE_B, START_SHIPS
from yupana.games.santa_maria.variants import ADVANCED
from yupana.seats import SEAT_NAMES


class LayOut(Effect[SantaMaria]):
    """The whole setup, in order."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        for dock in range(DOCKS):
            state.then(0, DealStartShip(dock))
        state.then(0, FillDisplay())
        for spot in range(SCHOLAR_SPOTS):
            state.then(0, DealScholar(spot))
        for spot in range(FIRST_BISHOP_SPOT, FIRST_BISHOP_SPOT + BISHOP_SPOTS):
            state.then(0, DealBishop(spot))
        state.then(0, RollWhiteDice())
        state.lay_out_more()
        if state.draws_lots():
            state.then(0, ChooseFirstPlayer())
        state.then(0, SettleColonies())
        state.begin_year()


# Lots.


class ChooseFirstPlayer(Chance[SantaMaria]):
    """Lots decide who begins."""

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        return [Outcome(SEAT_NAMES[each], 1, (MakeFirstPlayer(each),)) for each in range(state.seats)]


class MakeFirstPlayer(Effect[SantaMaria]):
    """A seat begins the first year."""

    def __init__(self, chosen: Seat) -> None:
        self.chosen: Final = chosen

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.first_player = self.chosen
        state.tell(FirstPlayerChosen(self.chosen))


# The common board.


class DealStartShip(Chance[SantaMaria]):
    """One of the starting ships comes to a dock."""

    def __init__(self, dock: int) -> None:
        self.dock: Final = dock

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        return [show_ship(state, self.dock, ship) for ship in range(len(START_SHIPS)) if ship not in state.docks]


class DealScholar(Chance[SantaMaria]):
    """A scholar is laid on a spot."""

    def __init__(self, spot: int) -> None:
        self.spot: Final = spot

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        spots = state.components().spots
        return [Outcome(spots[n].name, 1, (FillSpot(self.spot, n),)) for n in state.scholars]


class DealBishop(Chance[SantaMaria]):
    """A bishop is laid on a spot; those that are not drawn leave the game."""

    def __init__(self, spot: int) -> None:
        self.spot: Final = spot

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        spots = state.components().spots
        return [Outcome(spots[n].name, 1, (FillSpot(self.spot, n),)) for n in state.bishops]


class FillSpot(Effect[SantaMaria]):
    """A scholar or a bishop lies on a spot for monks."""

    def __init__(self, spot: int, tile: int) -> None:
        self.spot: Final = spot
        self.tile: Final = tile

    def run(self, state: SantaMaria, seat: Seat) -> None:
        if self.tile in state.scholars:
            state.scholars = without(state.scholars, self.tile)
        else:
            state.bishops = without(state.bishops, self.tile)
        state.spots = replaced(state.spots, self.spot, self.tile)
        state.tell(SpotFilled(state.components().spots[self.tile].name))


# Colonies.


class SettleColonies(Effect[SantaMaria]):
    """Everybody takes goods and a colony: a board of side A, or side B with a town hall and a scholar."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        for n, each in enumerate(state.colony_order()):
            state.gain(each, WOOD, START_WOOD)
            state.gain(each, COIN, START_COINS + n)
        order = state.draft_order()
        if state.rules[ADVANCED]:
            for each in order:
                state.then(each, TakeColony(SIDE_B))
            state.then(seat, RollBlueDice())
            for pair in range(len(state.pairs)):
                state.then(seat, DealPair(pair))
            for each in order:
                state.then(each, ChooseTownHall())
            state.then(seat, ClearPairs())
            for each in order:
                state.then(each, LayTownHall())
            return
        for each in order:
            state.then(each, DealColony() if state.are_colonies_dealt() else ChooseColony())
        state.then(seat, RollBlueDice())


def colonies_left(state: SantaMaria) -> list[int]:
    """The A sides that nobody has taken."""
    taken = [state.has(each, M_COLONY) for each in range(state.seats)]
    return [colony for colony in state.colonies_on_offer() if colony not in taken]


class ChooseColony(Choice[SantaMaria]):
    """Choose one of the colonies that are left."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        names = state.components().colonies
        return [Option("choose", (names[n].name,), (TakeColony(n),)) for n in colonies_left(state)]


class DealColony(Chance[SantaMaria]):
    """One of the colonies that are left is dealt."""

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        names = state.components().colonies
        return [Outcome(names[n].name, 1, (TakeColony(n),)) for n in colonies_left(state)]


class TakeColony(Effect[SantaMaria]):
    """A board is the player's colony."""

    def __init__(self, colony: int) -> None:
        self.colony: Final = colony

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.put(seat, M_COLONY, self.colony)
        state.put(seat, M_EMPTY, ALL_CELLS)
        colony = state.components().colonies[self.colony]
        for cell in range(CELLS):
            if colony.cells[cell] != EMPTY:
                state.build(seat, cell, colony.cells[cell])
        state.tell(ColonyTaken(seat, colony.name))


# Town halls.


class DealPair(Chance[SantaMaria]):
    """One of the scholars that are on no spot is laid beside a town hall."""

    def __init__(self, pair: int) -> None:
        self.pair: Final = pair

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        spots = state.components().spots
        return [Outcome(spots[n].name, 1, (MakePair(self.pair, n),)) for n in state.scholars]


class MakePair(Effect[SantaMaria]):
    """A scholar lies beside a town hall."""

    def __init__(self, pair: int, scholar: int) -> None:
        self.pair: Final = pair
        self.scholar: Final = scholar

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.scholars = without(state.scholars, self.scholar)
        state.pairs = replaced(state.pairs, self.pair, self.scholar)
        state.tell(PairLaidOut(hall_name(state, self.pair), state.components().spots[self.scholar].name))


class ChooseTownHall(Choice[SantaMaria]):
    """Choose a town hall with the scholar beside it."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        left = [pair for pair in range(len(state.pairs)) if state.pairs[pair] != EMPTY]
        return [Option("choose", (hall_name(state, pair),), (TakeTownHall(pair),)) for pair in left]


class TakeTownHall(Effect[SantaMaria]):
    """A town hall and its scholar are the player's."""

    def __init__(self, pair: int) -> None:
        self.pair: Final = pair

    def run(self, state: SantaMaria, seat: Seat) -> None:
        scholar = state.components().spots[state.pairs[self.pair]]
        state.put(seat, M_PRIVATE, state.pairs[self.pair])
        state.laid = replaced(state.laid, FIRST_HALL + self.pair, IN_HAND - seat)
        state.pairs = replaced(state.pairs, self.pair, EMPTY)
        scholar.welcome(state, seat)
        state.tell(TownHallTaken(seat, hall_name(state, self.pair), scholar.name))


class ClearPairs(Effect[SantaMaria]):
    """Pairs that nobody has chosen leave the game."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.pairs = [EMPTY] * len(state.pairs)


class LayTownHall(Effect[SantaMaria]):
    """The player lays the town hall, like a double tile."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.then(seat, LayTile(state.laid.index(IN_HAND - seat)))


def hall_name(state: SantaMaria, pair: int) -> Place:
    """The name of a town hall."""
    return state.components().tiles[FIRST_HALL + pair].name


IN_HAND: Final = -2  # less the seat: where a town hall is before it is laid
