"""Everything on the table of a match of Santa Maria, and the kinds of its components."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Agenda, Option, Place, Seat, State, Step, Steps, mypyc_attr
from yupana.games.santa_maria.board import (
    BISHOP_PENALTY,
    BIT,
    BLUE_AT_START,
    CACAO,
    CELLS,
    COIN,
    DIE_SYMBOLS,
    EMPTY,
    GOLD,
    HAPPINESS,
    LINE_MASK,
    M_BLUE_USED,
    M_CONQUEST,
    M_EMPTY,
    M_FREE,
    M_PASSED,
    M_POINTS,
    M_RELIGION,
    M_SCHOLARS,
    M_WHITE,
    MAT,
    SELL_PRICE,
    SOURCES,
    STORAGE_LIMIT,
    THINGS,
    WHITE_EACH,
    YEARS,
)
from yupana.games.santa_maria.facts import GoodsGained, GoodsOverflowed, GoodsPaid, PointsCounted
from yupana.games.santa_maria.variants import RANDOM_COLONIES, SHARED_BLUE

Cost = tuple[int, ...]  # of each good from wood to cacao, then coins

# Kinds of components. What the box holds of each is in tables; an expansion brings more of them.


class Cell:
    """What a cell of a colony can show: a building with its effects, a road with its colonists, or both."""

    def __init__(self, name: Place, kinds: tuple[str, ...], effects: Steps, colonists: int, is_road: bool) -> None:
        self.name: Final = name
        self.kinds: Final = kinds
        self.effects: Final = effects
        self.colonists: Final = colonists
        self.is_road: Final = is_road
        self.is_building: Final = bool(kinds)
        self.gives_simple: Final = "wood" in kinds or "grain" in kinds


class Tile:
    """A tile that is laid in a colony: its shape, what its cells show, and what it costs."""

    def __init__(self, name: Place, shape: int, codes: tuple[int, ...], cost: Cost, is_hall: bool = False) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.codes: Final = codes
        self.cost: Final = cost
        self.is_hall: Final = is_hall  # a town hall, which no count of tiles includes


class Ship:
    """A shipping tile: what it costs and what it is worth at the end."""

    def __init__(self, name: Place, cost: Cost, points: int) -> None:
        self.name: Final = name
        self.cost: Final = cost
        self.points: Final = points


@mypyc_attr(allow_interpreted_subclasses=True)
class Spot:
    """Where monks can be: a scholar, a bishop or a mission."""

    def __init__(self, name: Place) -> None:
        self.name: Final = name

    def welcome(self, state: SantaMaria, seat: Seat) -> None:
        """A monk of the seat has come."""


class Colony:
    """A side of a colony board."""

    def __init__(self, name: Place, cells: tuple[int, ...]) -> None:
        self.name: Final = name
        self.cells: Final = cells  # what each shows, or EMPTY


class Components:
    """All that the boxes on the table hold."""

    def __init__(
        self,
        cells: tuple[Cell, ...],
        tiles: tuple[Tile, ...],
        ships: tuple[Ship, ...],
        spots: tuple[Spot, ...],
        colonies: tuple[Colony, ...],
    ) -> None:
        self.cells: Final = cells
        self.tiles: Final = tiles
        self.ships: Final = ships
        self.spots: Final = spots
        self.colonies: Final = colonies


class SantaMaria(State):
    """Scalars as attributes, bulk data in flat lists of numbers, so that cloning is a handful of slices.

    The lists of the second group are replaced, never changed, so that clones can share them.
    """

    def __init__(
        self,
        agenda: Agenda,
        seats: int,
        year: int,  # 0 while the table is being laid out
        first_player: Seat,
        active: Seat,  # whose turn it is
        roads: int,  # road tiles left
        mats: list[int],  # MAT numbers per seat
        cells: list[int],  # what each cell of each colony shows, or EMPTY
        marks: list[int],  # what lies on each cell: so many coins, a die as a negative number, or nothing
        white: list[int],  # dice of the pool, by face
        blue: list[int],  # dice of the common pool where blue dice are shared, by face
        display: list[int],  # tiles on offer by slot, or EMPTY
        monks: list[int],  # who has a monk at each spot, one bit for each seat
        march: list[int],  # seats in the order in which their markers came to where they are on the conquistador track
        passed: list[int],  # seats in the order in which they have passed this year
        rules: list[int],  # the chosen variants
        stack: list[int],  # face-down tiles of all shapes, sorted: a pile has no order
        fleet: list[int],  # the face-down shipping deck, sorted
        docks: list[int],  # the ship at each dock, or EMPTY
        ships: list[int],  # whose each ship is, and in which dock: seat * 8 + dock, or EMPTY
        laid: list[int],  # where each tile lies: (seat * CELLS + cell) * 4 + turn, or EMPTY
        spots: list[int],  # which scholar, bishop or mission is at each spot
        scholars: list[int],  # scholars at no spot, sorted
        bishops: list[int],  # and bishops, while the table is being laid out
        pairs: list[int],  # the scholar beside each town hall on offer, or EMPTY
    ) -> None:
        super().__init__(agenda, seats)
        self.year = year
        self.first_player = first_player
        self.active = active
        self.roads = roads
        self.mats = mats
        self.cells = cells
        self.marks = marks
        self.white = white
        self.blue = blue
        self.display = display
        self.monks = monks
        self.march = march
        self.passed = passed
        self.rules = rules
        self.stack = stack
        self.fleet = fleet
        self.docks = docks
        self.ships = ships
        self.laid = laid
        self.spots = spots
        self.scholars = scholars
        self.bishops = bishops
        self.pairs = pairs

    # Extension points: table.py joins what the base game answers with what an expansion does. RULES.md lists them.

    def components(self) -> Components:
        """All that the boxes on the table hold."""
        raise NotImplementedError

    def lay_out_more(self) -> None:
        """Queue what is laid out after the common board."""
        raise NotImplementedError

    def colonies_on_offer(self) -> list[int]:
        """The colonies among which players choose, or which are dealt."""
        raise NotImplementedError

    def are_colonies_dealt(self) -> bool:
        """Chance decides who gets which colony."""
        return self.rules[RANDOM_COLONIES] == 1

    def draws_lots(self) -> bool:
        """Chance decides who begins."""
        return self.seats > 1

    def colony_order(self) -> list[Seat]:
        """Everybody with a colony, in the order of play."""
        return self.seats_from(self.first_player)

    def turn(self, seat: Seat) -> Step[Any]:
        """What the seat does when its turn comes."""
        raise NotImplementedError

    def has_colony(self, seat: Seat) -> bool:
        """The seat has a colony, and all that goes with it: free actions, monks, effects that may be declined."""
        return True

    def monk_symbol(self, seat: Seat) -> Step[Any]:
        """What a monk symbol of the religion track brings the seat."""
        raise NotImplementedError

    def gold_symbol(self, seat: Seat, space: int) -> None:
        """The seat crosses the gold symbol of a space."""
        self.gain(seat, GOLD, 1)

    def more_uses(self, seat: Seat, found: list[Option]) -> None:
        """List more ways to use dice."""

    def open_lines(self, seat: Seat) -> list[bool]:
        """Which columns and rows have a free building when they come to be activated."""
        free = self.mats[seat * MAT + M_FREE]
        return [free & mask != 0 for mask in LINE_MASK]

    def prepare(self, seat: Seat, colour: int, value: int, cells: tuple[int, ...], across: bool) -> None:
        """Queue what happens between taking a die and activating its line; across: as a white die in its column."""

    def ship_option(self, dock: int) -> Option:
        """How the ship at a dock is loaded."""
        raise NotImplementedError

    def ways_to_pass(self, seat: Seat) -> list[Option]:
        """The pass spaces that the seat may choose."""
        raise NotImplementedError

    def begin_year(self) -> None:
        """Queue what else is laid out for a year."""

    def end_year(self) -> None:
        """What else happens when everybody has passed, before the next year is laid out."""

    def stands_on(self, seat: Seat, cell: int) -> bool:
        """Something but dice and coins stands on a cell, which is neither free nor empty therefore."""
        return False

    def is_plain(self) -> bool:
        """Nothing but dice, coins and new tiles changes what is free and what is empty."""
        return True

    def may_share(self, seat: Seat) -> bool:
        """The seat may pass where somebody else has."""
        return False

    def bishop_penalty(self) -> int:
        """What each bishop costs at the end."""
        return BISHOP_PENALTY

    def count(self, seat: Seat) -> Step[Any]:
        """How the points of a seat are counted at the end."""
        raise NotImplementedError

    def limit(self, seat: Seat, good: int) -> int:
        """How much of a good the seat has room for."""
        return 0 if good == CACAO else STORAGE_LIMIT

    def white_limit(self) -> int:
        """How many white dice of the pool there are for each player, and how many one may take in a year."""
        return WHITE_EACH

    def blue_at_start(self) -> int:
        """How many blue dice everybody has before any die symbol."""
        return BLUE_AT_START

    # Things on the mat.

    def has(self, seat: Seat, thing: int) -> int:
        """How much of a thing lies on the seat's mat; goods are things 0 to 5, then coins and happiness."""
        return self.mats[seat * MAT + thing]

    def add(self, seat: Seat, thing: int, amount: int) -> None:
        """Put a thing on the seat's mat, or take it away."""
        self.mats[seat * MAT + thing] += amount

    def put(self, seat: Seat, thing: int, value: int) -> None:
        """A number on the seat's mat is this from now on."""
        self.mats[seat * MAT + thing] = value

    def gain(self, seat: Seat, thing: int, amount: int) -> None:
        """The seat takes something from the supply; for each resource without room it gets coins instead."""
        at = seat * MAT + thing
        taken = amount
        if thing < COIN:
            taken = min(amount, self.limit(seat, thing) - self.mats[at])
        if taken:
            self.mats[at] += taken
            if self.facts is not None:
                self.tell(GoodsGained(seat, THINGS[thing], taken))
        if taken < amount:
            coins = (amount - taken) * SELL_PRICE[thing]
            self.mats[seat * MAT + COIN] += coins
            if self.facts is not None:
                self.tell(GoodsOverflowed(seat, THINGS[thing], amount - taken, coins))

    def pay(self, seat: Seat, thing: int, amount: int) -> None:
        """The seat pays something to the supply."""
        if amount:
            self.mats[seat * MAT + thing] -= amount
            if self.facts is not None:
                self.tell(GoodsPaid(seat, THINGS[thing], amount))

    def can_pay(self, seat: Seat, cost: Cost) -> bool:
        """The seat owns what a cost takes, gold standing for any missing resource."""
        mats = self.mats
        at = seat * MAT
        gold = mats[at + GOLD]
        for good in range(COIN):
            missing = cost[good] - mats[at + good]
            if missing > 0 and good != GOLD:
                gold -= missing
        return gold >= 0 and mats[at + COIN] >= cost[COIN]

    def score(self, seat: Seat, source: int, points: int) -> None:
        """The seat scores in the end."""
        if points:
            self.mats[seat * MAT + M_POINTS + source] += points
            self.tell(PointsCounted(seat, SOURCES[source], points))

    def points(self, seat: Seat) -> int:
        """All points of a seat."""
        at = seat * MAT
        conquest = sum(self.mats[at + M_CONQUEST : at + M_CONQUEST + YEARS])
        return self.mats[at + HAPPINESS] + conquest + sum(self.mats[at + M_POINTS : at + M_POINTS + len(SOURCES)])

    # Scholars.

    def knows(self, seat: Seat, scholar: int) -> bool:
        """The seat has the ability of a scholar."""
        return self.mats[seat * MAT + M_SCHOLARS] & BIT[scholar] != 0

    # Dice.

    def is_shared(self) -> bool:
        """Blue dice lie in a common pool."""
        return self.rules[SHARED_BLUE] == 1

    def die_symbols(self, seat: Seat) -> int:
        """The die symbols that the seat has crossed on the religion track."""
        space = self.mats[seat * MAT + M_RELIGION]
        return len([symbol for symbol in DIE_SYMBOLS if symbol <= space])

    def blue_dice(self, seat: Seat) -> int:
        """How many blue dice the seat has, or may use in a year where they are shared."""
        return self.blue_at_start() + self.die_symbols(seat)

    def can_take_white(self, seat: Seat) -> bool:
        """The seat may take another white die of the pool this year."""
        return self.mats[seat * MAT + M_WHITE] < self.white_limit()

    def can_take_shared(self, seat: Seat) -> bool:
        """The seat may use another blue die of the common pool this year."""
        return self.mats[seat * MAT + M_BLUE_USED] < self.blue_dice(seat)

    # Colonies.

    def shows(self, seat: Seat, cell: int) -> int:
        """What a cell of the seat's colony shows, or EMPTY."""
        return self.cells[seat * CELLS + cell]

    def free(self, seat: Seat) -> int:
        """The cells with a building that can be activated, one bit for each."""
        return self.mats[seat * MAT + M_FREE]

    def empty(self, seat: Seat) -> int:
        """The cells that can be built on, one bit for each."""
        return self.mats[seat * MAT + M_EMPTY]

    def build(self, seat: Seat, cell: int, code: int) -> None:
        """A cell of the seat's colony shows something else from now on."""
        at = seat * MAT
        self.cells[seat * CELLS + cell] = code
        self.mats[at + M_EMPTY] &= ~BIT[cell]
        if self.components().cells[code].is_building:
            self.mats[at + M_FREE] |= BIT[cell]

    def mark(self, seat: Seat, cell: int, what: int) -> None:
        """Coins or a die lie on a building, which is not free any more this year."""
        self.marks[seat * CELLS + cell] = what
        self.mats[seat * MAT + M_FREE] &= ~BIT[cell]

    # Turns.

    def is_out(self, seat: Seat) -> bool:
        """The seat has passed this year."""
        return self.mats[seat * MAT + M_PASSED] != EMPTY

    def draft_order(self) -> list[Seat]:
        """Those with colonies counter-clockwise, so that whoever comes first in the order of play comes last."""
        return self.colony_order()[::-1]
