"""Tables and places of Tawantinsuyu, about which everything is said."""

from collections.abc import Callable
from functools import cache

from tests.words.hearing import Heard, Table, hear_match, hear_outside

from yupana.games import title
from yupana.games.tawantinsuyu import board
from yupana.games.tawantinsuyu.army import ARMY_CARD
from yupana.games.tawantinsuyu.axomamma.board import PERSONALITY_PLACE
from yupana.games.tawantinsuyu.facts import FACE_DOWN_CARD
from yupana.games.tawantinsuyu.gods import GOD_CARD
from yupana.games.tawantinsuyu.market import BUILDING, TILES_OF_KIND
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.tapestry import WEAVING
from yupana.games.tawantinsuyu.tiles import GOD_BONUS_PLACE
from yupana.text.words import place_message

TITLE = title("tawantinsuyu")
PACKAGE = TITLE.package

# Everything that has a name and a help text.
PLACES = (
    *board.SPACE,
    *[icon for icons in board.ICON for icon in icons],
    *board.STEPS_SLOT,
    *board.CORICANCHA,
    *board.TEMPLE,
    *board.REGION_SPACE,
    *board.VILLAGE,
    *board.NOMAD,
    "nomads",
    *board.WORKERS,
    *board.GOODS,
    *GOD_CARD,
    *[bonus for bonuses in GOD_BONUS_PLACE for bonus in bonuses],
    board.GOD_DECK,
    FACE_DOWN_CARD,
    *ARMY_CARD,
    *BUILDING,
    *WEAVING,
    board.WEAVING_STACK,
    *board.TAPESTRY_LEFT,
    *board.TAPESTRY_RIGHT,
    board.NEW_TAPESTRY,
    *board.SMALL_STATUE,
    *board.LARGE_STATUE,
    *PERSONALITY_PLACE,
)

# The easier and the harder Axomamma, and the other versions of the rules.
TABLES: list[Table] = [
    *[(seats, {}) for seats in (1, 2, 3, 4)],
    *[(seats, {variant.name: variant.values[-1] for variant in TITLE.game.variants()}) for seats in (1, 2, 3, 4)],
]


def place_ids() -> set[str]:
    """The messages that name and explain places."""
    heads = {place_message(place)[0] for place in PLACES}
    return heads | {head.replace("place-", "help-", 1) for head in heads}


@cache
def heard() -> Heard:
    """What sixteen random matches say, heard once for all tests."""
    return heard_in(16)


def heard_in(matches: int) -> Heard:
    """What so many matches say, every other one with rich players."""
    found = Heard()
    hear_outside(found, TITLE)
    starts: list[Callable[[Tawantinsuyu], None] | None] = [None, rich]
    for n in range(matches):
        seed = n // 2
        hear_match(found, TITLE, TABLES[seed % len(TABLES)], seed, every=10, start=starts[n % 2])
    return found


def rich(state: Tawantinsuyu) -> None:
    """Everybody has plenty of goods and a few permanent buildings, so that everything can be done."""
    free = [tile for tile in TILES_OF_KIND[1] if state.buildings[tile] < 0]
    for seat in range(state.seats - state.solo):
        for good in range(len(board.GOODS)):
            state.add(seat, good, 20)
        for tile in free[seat :: state.seats]:
            if tile not in state.market:
                state.buildings[tile] = seat
