"""The components of the expansion, one line each, after those of the base game."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Seat, Step
from yupana.games.santa_maria.american_kingdoms.maya.board import CITY
from yupana.games.santa_maria.american_kingdoms.specialists import IMPROVED
from yupana.games.santa_maria.american_kingdoms.state import MEDITATION
from yupana.games.santa_maria.board import (
    BISHOP_MOST,
    CACAO,
    COIN,
    GEM,
    GRAIN,
    HAPPINESS,
    M_CONQUEST,
    SUGAR,
    WOOD,
    YEARS,
)
from yupana.games.santa_maria.goods import Gain, cost_of
from yupana.games.santa_maria.monks import Bishop, Mission, Scholar
from yupana.games.santa_maria.scoring import BishopOfCargo, tiles_of
from yupana.games.santa_maria.shapes import BAR, DOMINO, ELL
from yupana.games.santa_maria.state import Cell, Colony, Components, SantaMaria, Ship, Tile
from yupana.games.santa_maria.tiles import BASE, CODE_NAMES, CODES, SCHOLARS, building
from yupana.games.santa_maria.tracks import CONQUER, PREACH

ARCHERY: Final = 10
NAVIGATION: Final = 11

# Cells: the cacao grove, then improvements, which are buildings and roads at once.

CACAO_GROVE: Final = building("cacao-grove", ("cacao",), (Gain(CACAO),))
MORE_CODES: Final = (*CODE_NAMES, "CA")


def improvement(code: str) -> Cell:
    """A building that is a road with a colonist as well."""
    shown = CACAO_GROVE if code == "CA" else CODES[code]
    return Cell(f"improved-{shown.name}", shown.kinds, shown.effects, 1, True)


def codes_of(text: str) -> tuple[int, ...]:
    """Cells as the tables write them."""
    return tuple([-1 if code == ".." else MORE_CODES.index(code) for code in text.split()])


# Buildings of the Maya city, in the order of its board.
CITY_EFFECTS: Final[tuple[Step[Any], ...]] = (
    Gain(WOOD),
    Gain(GRAIN),
    Gain(SUGAR),
    Gain(GEM),
    Gain(CACAO),
    Gain(COIN, 2),
    Gain(HAPPINESS),
    PREACH,
    CONQUER,
)
CITY_CELLS: Final = tuple([building(CITY[n], ("city",), (CITY_EFFECTS[n],)) for n in range(len(CITY))])
CELLS: Final = (*BASE.cells, CACAO_GROVE, *[improvement(code) for code in IMPROVED], *CITY_CELLS)

# The cacao colony and its town hall; straight tiles.

CACAO_COLONY: Final = Colony(
    "colony-cacao",
    codes_of("""
        SH .. WC .. .. ..
        .. .. .. .. GE ..
        .. GW .. .. .. C2
        .. .. .. RE .. ..
        WD .. .. .. .. CQ
        .. .. SU .. CA ..
    """),
)
SPECIALS: Final = ("CA R1 WD", "CA R1 GR", "SU R1 CA", "GE R1 CA", "RE R2 C2", "SH R2 H1")
TILES: Final = (
    *BASE.tiles,
    Tile("town-hall-cacao", DOMINO, codes_of("CA C2"), cost_of(), True),
    *[Tile(f"special.{n + 1}", BAR, codes_of(SPECIALS[n]), cost_of(coin=4)) for n in range(len(SPECIALS))],
)
FIRST_SPECIAL: Final = len(TILES) - len(SPECIALS)

# Ships of the special dock.

SHIPS: Final = (
    *BASE.ships,
    Ship("ship-special.1", cost_of(cacao=1, sugar=1, gem=1), 9),
    Ship("ship-special.2", cost_of(cacao=1, sugar=2), 9),
    Ship("ship-special.3", cost_of(cacao=1, gem=2), 9),
    Ship("ship-special.4", cost_of(cacao=1, wood=1, grain=1, sugar=1), 9),
    Ship("ship-special.5", cost_of(cacao=1, wood=1, grain=1, gem=1), 9),
    Ship("ship-special.6", cost_of(cacao=1, coin=3, sugar=1), 8),
    Ship("ship-special.7", cost_of(cacao=1, coin=3, gem=1), 8),
    Ship("ship-special.8", cost_of(coin=5, sugar=1), 7),
    Ship("ship-special.9", cost_of(coin=5, gem=1), 7),
    Ship("ship-special.10", cost_of(coin=4, sugar=1, gem=1), 9),
)
FIRST_SPECIAL_SHIP: Final = len(BASE.ships)

# Spots.


class BishopOfEstates(Bishop):
    """Two points for each tile of three cells."""

    def worth(self, state: SantaMaria, seat: Seat) -> int:
        tiles = state.components().tiles
        return min(BISHOP_MOST, 2 * len([n for n in tiles_of(state, seat) if tiles[n].shape in (ELL, BAR)]))


class BishopOfConquest(Bishop):
    """The conquistador points of the last year once more."""

    def worth(self, state: SantaMaria, seat: Seat) -> int:
        return state.has(seat, M_CONQUEST + YEARS - 1)


MORE_SCHOLARS: Final = (
    Scholar("archery", ARCHERY, 2),
    Scholar("navigation", NAVIGATION, 2),
    Scholar("meditation", MEDITATION, 2),
)
MORE_BISHOPS: Final = (
    BishopOfEstates("bishop-estates"),
    BishopOfConquest("bishop-conquest"),
    BishopOfCargo("bishop-gems", GEM),
)
MISSION_OF_CACAO: Final = Mission("mission-cacao", (Gain(CACAO), Gain(WOOD), Gain(GRAIN)))
SPOT_TILES: Final = (*BASE.spots, *MORE_SCHOLARS, *MORE_BISHOPS, MISSION_OF_CACAO)
FIRST_SCHOLAR: Final = len(BASE.spots)
NAVIGATION_TILE: Final = FIRST_SCHOLAR + 1
FIRST_BISHOP: Final = FIRST_SCHOLAR + len(MORE_SCHOLARS)
CACAO_MISSION: Final = len(SPOT_TILES) - 1
ALL_SCHOLARS: Final = (*range(len(SCHOLARS)), *range(FIRST_SCHOLAR, FIRST_BISHOP))

KINGDOMS: Final = Components(CELLS, TILES, SHIPS, SPOT_TILES, (*BASE.colonies, CACAO_COLONY))
