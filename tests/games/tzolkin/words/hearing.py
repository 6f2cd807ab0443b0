"""Tables of Tzolk'in at which rare things are said."""

import re
from functools import cache

from tests.words.hearing import Heard, Table, hear_match, hear_outside

from yupana.games import title
from yupana.games.tzolkin.board import (
    CORN,
    DUMMY,
    FIRST_TOOTH,
    GEARS,
    GOLD,
    KUKULKAN,
    M_AVAILABLE,
    M_TEMPLE,
    MAT,
    SKULL,
    STONE,
    TEMPLES,
    WOOD,
)
from yupana.games.tzolkin.state import Tzolkin

TITLE = title("tzolkin")
TABLES: list[Table] = [(seats, {"market-cap": cap}) for seats in (2, 3, 4) for cap in (0, 20)]


@cache
def heard() -> Heard:
    """What thirty random matches say, heard once for all tests."""
    return heard_in(30)


def heard_in(matches: int, rare: int = 0) -> Heard:
    """What so many matches say, and so many with rich and with poor players."""
    found = Heard()
    hear_outside(found, TITLE)
    for seed in range(matches):
        hear_match(found, TITLE, TABLES[seed % len(TABLES)], seed, every=10)
    for seed in range(rare):
        hear_match(found, TITLE, TABLES[seed % len(TABLES)], seed, every=10, start=rich)
        hear_match(found, TITLE, TABLES[seed % len(TABLES)], seed, every=10, start=poor)
    return found


def is_unnumbered(place: str) -> bool:
    """A space where only dummy workers stand: it has a name, but nobody can ask what it does."""
    return re.fullmatch(r"(palenque|yaxchilan|tikal|uxmal)\.[89]", place) is not None


def rich(state: Tzolkin) -> None:
    """Everybody can afford anything; no skull is left in the bank, and all are high up with Kukulkan."""
    for seat in range(state.seats):
        for good, amount in ((CORN, 30), (WOOD, 12), (STONE, 12), (GOLD, 12), (SKULL, state.skulls // state.seats)):
            state.mats[seat * MAT + good] += amount
        state.mats[seat * MAT + M_TEMPLE + KUKULKAN] = 5
    state.skulls = 0


def poor(state: Tzolkin) -> None:
    """No corn, no god left to anger, and no space is free of charge: the gods take pity."""
    for seat in range(state.seats):
        state.mats[seat * MAT + CORN] = 0
        for temple in range(len(TEMPLES)):
            state.mats[seat * MAT + M_TEMPLE + temple] = 0
    for gear in range(len(GEARS)):
        state.teeth[FIRST_TOOTH[gear]] = DUMMY
    last = (state.first_player - 1) % state.seats
    state.first_space = last
    state.mats[last * MAT + M_AVAILABLE] -= 1
