"""Sacred stones: taking them, and what each is worth in an eclipse."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Option, Price, Seat
from yupana.engine.grammar import price_of
from yupana.games.endless_winter.board import (
    ARGENTAVIS,
    BASE,
    BURIED,
    CELLS,
    EMPTY,
    FROM_STONES,
    GLACIER,
    GROUND_SLOTH,
    HEXES,
    HONOUR,
    JUNCTIONS,
    M_ROTATED,
    M_STONE,
    M_UPRIGHT,
    SACRIFICE,
    SLOT_PRICE,
    SPECIES,
    STONE_SLOTS,
    STONES,
    STONES_MAX,
    TILE_CELLS,
    WOOLLY_MAMMOTH,
)
from yupana.games.endless_winter.facts import StoneScored, StoneTaken
from yupana.games.endless_winter.goods import Offer, Pay
from yupana.games.endless_winter.state import OF_SLOT, EndlessWinter

# What can be counted.
COUNT_VILLAGES: Final = 0
COUNT_CAMPS: Final = 1
COUNT_BURIED: Final = 2
COUNT_ROTATED: Final = 3
COUNT_ROTATED_KINDS: Final = 4
COUNT_STONES: Final = 5
COUNT_GROUND_MEGALITHS: Final = 6
COUNT_UPPER_MEGALITHS: Final = 7
COUNT_IDOL_STEPS: Final = 8
COUNT_CAMP_KINDS: Final = 9
COUNT_TILES: Final = 10


def rotated(state: EndlessWinter, seat: Seat, species: int) -> int:
    """Rotated animals of a species; the Nomad never rotates, so all of its own count."""
    return state.has(seat, (M_UPRIGHT if seat >= state.people else M_ROTATED) + species)


def count_of(state: EndlessWinter, seat: Seat, counter: int) -> int:
    """How many of something a seat has."""
    if counter == COUNT_VILLAGES:
        return state.villages.count(seat)
    if counter == COUNT_CAMPS:
        return sum(state.camps[seat * HEXES : (seat + 1) * HEXES])
    if counter == COUNT_BURIED:
        return buried(state, seat)
    if counter == COUNT_ROTATED:
        return sum([rotated(state, seat, species) for species in range(SPECIES)])
    if counter == COUNT_ROTATED_KINDS:
        return len([species for species in range(SPECIES) if rotated(state, seat, species)])
    if counter == COUNT_STONES:
        return len(state.stones_of(seat))
    if counter == COUNT_GROUND_MEGALITHS:
        return state.own_megaliths(seat)[0]
    if counter == COUNT_UPPER_MEGALITHS:
        return state.own_megaliths(seat)[1]
    if counter == COUNT_IDOL_STEPS:
        return state.level(seat, SACRIFICE) + state.level(seat, HONOUR)
    if counter == COUNT_CAMP_KINDS:
        return len(camp_kinds(state, seat))
    return len([slot for slot in range(CELLS // TILE_CELLS) if seat in _cells_of(state, slot)])


def buried(state: EndlessWinter, seat: Seat) -> int:
    """Cards under the burial card of a seat."""
    return len(state.nomad_buried) if seat >= state.people else state.size(seat, BURIED)


def camp_kinds(state: EndlessWinter, seat: Seat) -> list[int]:
    """The kinds of terrain on which the seat has a camp, the base aside."""
    found: list[int] = []
    for hex in range(HEXES):
        if hex != BASE and state.camps[seat * HEXES + hex] and state.terrain[hex] not in found:
            found.append(state.terrain[hex])
    return found


def _cells_of(state: EndlessWinter, slot: int) -> list[int]:
    return state.megaliths[slot * TILE_CELLS : (slot + 1) * TILE_CELLS]


# What stones are worth.

VILLAGE_POINTS: Final = 2


class Worth:
    """What a sacred stone is worth to its owner."""

    def points(self, state: EndlessWinter, seat: Seat) -> int:
        """Points in an eclipse."""
        raise NotImplementedError


class PerVillage(Worth):
    """For each own village that touches a kind of terrain."""

    def __init__(self, terrain: int) -> None:
        self.terrain: Final = terrain

    def points(self, state: EndlessWinter, seat: Seat) -> int:
        points = 0
        for junction in range(len(JUNCTIONS)):
            around = [state.terrain[hex] for hex in JUNCTIONS[junction]]
            if state.villages[junction] == seat and self.terrain in around:
                points += VILLAGE_POINTS
        return points


class PerCount(Worth):
    """So many points for so many of something, rounded down."""

    def __init__(self, counter: int, each: int = 1, per: int = 1) -> None:
        self.counter: Final = counter
        self.each: Final = each
        self.per: Final = per

    def points(self, state: EndlessWinter, seat: Seat) -> int:
        return count_of(state, seat, self.counter) // self.per * self.each


class ByCount(Worth):
    """Points from a table, the last entry for any higher number."""

    def __init__(self, counter: int, table: tuple[int, ...]) -> None:
        self.counter: Final = counter
        self.table: Final = table

    def points(self, state: EndlessWinter, seat: Seat) -> int:
        return self.table[min(count_of(state, seat, self.counter), len(self.table) - 1)]


class ByRotated(Worth):
    """Points for rotated animals of one species, or of two together."""

    TABLE: Final = (0, 1, 3, 5, 7)

    def __init__(self, species: tuple[int, ...]) -> None:
        self.species: Final = species

    def points(self, state: EndlessWinter, seat: Seat) -> int:
        cards = sum([rotated(state, seat, species) for species in self.species])
        return self.TABLE[min(cards, len(self.TABLE) - 1)]


WORTH: Final[tuple[Worth, ...]] = (
    *[PerVillage(terrain) for terrain in range(GLACIER + 1)],
    PerCount(COUNT_CAMP_KINDS),
    PerCount(COUNT_GROUND_MEGALITHS),
    ByCount(COUNT_TILES, (0, 1, 2, 4, 6)),
    ByCount(COUNT_BURIED, (0, 1, 1, 1, 3, 3, 3, 5)),
    PerCount(COUNT_UPPER_MEGALITHS, 2),
    PerCount(COUNT_IDOL_STEPS, 1, per=2),
    PerCount(COUNT_ROTATED_KINDS),
    *[ByRotated((species,)) for species in range(GROUND_SLOTH, WOOLLY_MAMMOTH)],
    ByRotated((WOOLLY_MAMMOTH, ARGENTAVIS)),
)


class ScoreStone(Effect[EndlessWinter]):
    """A sacred stone scores."""

    def __init__(self, stone: int) -> None:
        self.stone: Final = stone

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        points = WORTH[self.stone].points(state, seat)
        state.tell(StoneScored(seat, STONES[self.stone], points))
        state.score(seat, FROM_STONES, points)

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("points", WORTH[self.stone].points(state, seat)),)


# Taking a stone.


def open_stones(state: EndlessWinter) -> list[int]:
    """The stones that can be taken in this era, by position: the second section opens with the second era."""
    positions = state.stones if state.is_second_era() else state.stones[:STONES_MAX]
    return [stone for stone in positions if stone != EMPTY]


class TakeStone(Offer):
    """Take a sacred stone for the price of the leftmost empty slot."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        slot = len(state.stones_of(seat))
        if slot == STONE_SLOTS or not STONE_PRICE[slot].is_payable(state, seat):
            return []
        return [TAKE_STONE[slot][stone] for stone in open_stones(state)]


class PutStone(Effect[EndlessWinter]):
    """A sacred stone lies in a slot for good, for the benefit of the slot."""

    def __init__(self, slot: int, stone: int) -> None:
        self.slot: Final = slot
        self.stone: Final = stone

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.stones[state.stones.index(self.stone)] = EMPTY
        state.put(seat, M_STONE + self.slot, self.stone)
        state.tell(StoneTaken(seat, STONES[self.stone]))
        state.then_all(seat, state.benefit(OF_SLOT, self.slot))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("stone", 1), *price_of(state.benefit(OF_SLOT, self.slot), state, seat))


STONE_PRICE: Final = tuple([Pay(food=price, tools=price) for price in SLOT_PRICE])
TAKE_STONE: Final = tuple(  # by slot and stone
    [
        tuple(
            [
                Option("take-stone", (STONES[stone],), (STONE_PRICE[slot], PutStone(slot, stone)))
                for stone in range(len(STONES))
            ]
        )
        for slot in range(STONE_SLOTS)
    ]
)
