"""Tables and places of Endless Winter, about which everything is said."""

from functools import cache

from tests.words.hearing import Heard, Table, hear_match, hear_outside

from yupana.games import title
from yupana.games.endless_winter import board
from yupana.games.endless_winter.eclipse import VILLAGE_PLACE
from yupana.games.endless_winter.state import EndlessWinter

TITLE = title("endless-winter")

# Everything that has a name and a help text.
PLACES = (
    *board.DESTINATIONS,
    *board.CARD,
    *board.CARD_IN[board.DISCARD][: board.FIRST_CULTURE],
    *board.CARD_IN[board.PLAYED][: board.FIRST_CULTURE],
    *board.TRIBE_DECK,
    *board.GOODS,
    *board.FOOD_CELL,
    *board.RESERVE_CELL[1:],
    VILLAGE_PLACE,
    *board.ANIMALS,
    board.ANIMAL_DECK,
    *board.GROUNDS,
    *board.TRACKS,
    *board.HEX,
    *board.JUNCTION,
    *board.GLACIER_TOKEN,
    *board.REST_TOKEN,
    "rest-stack",
    *dict.fromkeys([place for field in board.FIELDS for place in field.places]),
    *board.STONES,
    *board.CHIEF_SIDE,
    *board.SETUP_CARDS,
    *board.NOMAD_CARD,
)

# As usual, and with all modules; every layout of the field.
TABLES: list[Table] = [
    *[(seats, {}) for seats in (1, 2, 3, 4)],
    *[
        (seats, {"draft": draft, "gameplay-variant": 1, "glacier-tokens": 1, "rest-tokens": 1, "nomad": draft})
        for seats in (1, 2, 3, 4)
        for draft in (1, 2)
    ],
]


@cache
def heard() -> Heard:
    """What sixteen random matches say, heard once for all tests."""
    return heard_in(16)


def heard_in(matches: int) -> Heard:
    """What so many matches say, every other one with rich players and poor decks."""
    found = Heard()
    hear_outside(found, TITLE)
    for n in range(matches):
        hear_match(found, TITLE, TABLES[n % len(TABLES)], n, every=10, start=rich if n % 2 else None)
    return found


def rich(state: EndlessWinter) -> None:
    """Everybody has plenty of goods and many culture cards in hand; tribe decks are almost empty."""
    for seat in range(state.people):
        state.put(seat, board.FOOD, state.food_limit(seat))
        state.put(seat, board.TOOLS, board.TRACK_END)
        for kind in range(board.FIRST_CULTURE, board.KINDS):
            state.change_cards(seat, board.HAND, kind, 1)
    state.tribes[:] = [1] * board.TRIBES
