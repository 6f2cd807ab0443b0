"""The components of the base game, one line each: cells, colonies, tiles, ships, scholars, missions."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Steps
from yupana.games.santa_maria.board import COIN, EMPTY, GEM, GRAIN, HAPPINESS, SUGAR, WOOD
from yupana.games.santa_maria.goods import Gain, TradeGoods, cost_of, gains
from yupana.games.santa_maria.monks import (
    AGRONOMY,
    ARCHITECTURE,
    CARTOGRAPHY,
    COMMERCE,
    ENGINEERING,
    MATHEMATICS,
    PHILOSOPHY,
    SHIPBUILDING,
    TAXATION,
    THEOLOGY,
    Mission,
    Scholar,
)
from yupana.games.santa_maria.scoring import BISHOPS
from yupana.games.santa_maria.shapes import DOMINO, ELL
from yupana.games.santa_maria.shipping import LOAD_SHIP
from yupana.games.santa_maria.state import Cell, Colony, Components, Ship, Spot, Tile
from yupana.games.santa_maria.tracks import CONQUER, PREACH

# Cells. The road of the road tiles comes first: colony.ROAD.


def road(name: str, colonists: int) -> Cell:
    """A road with so many colonists."""
    return Cell(name, (), (), colonists, True)


def building(name: str, kinds: tuple[str, ...], *effects: Steps) -> Cell:
    """A building and its effects, in order."""
    return Cell(name, kinds, tuple([step for steps in effects for step in steps]), 0, False)


def trade(given: tuple[int, ...], *taken: tuple[int, int]) -> Steps:
    """One of some resources for one of some things."""
    return (TradeGoods(given, taken),)


CODES: Final = {
    "R2": road("road-two", 2),
    "R1": road("road-one", 1),
    "R0": road("road-plain", 0),
    "WD": building("forest", ("wood",), (Gain(WOOD),)),
    "GR": building("field", ("grain",), (Gain(GRAIN),)),
    "SU": building("plantation", ("sugar",), (Gain(SUGAR),)),
    "GE": building("mine", ("gem",), (Gain(GEM),)),
    "C2": building("market", ("coin",), (Gain(COIN, 2),)),
    "H1": building("plaza", ("happiness",), (Gain(HAPPINESS),)),
    "SH": building("harbour", ("shipping",), (LOAD_SHIP,)),
    "CQ": building("garrison", ("conquistador",), (CONQUER,)),
    "RE": building("chapel", ("religion",), (PREACH,)),
    "WC": building("sawmill", ("wood", "coin"), (Gain(WOOD), Gain(COIN))),
    "GW": building("homestead", ("grain", "wood"), (Gain(GRAIN), Gain(WOOD))),
    "QC": building("fort", ("conquistador", "coin"), (CONQUER, Gain(COIN))),
    "RC": building("abbey", ("religion", "coin"), (PREACH, Gain(COIN))),
    "TA": building("trade-wood-or-gem-for-coins", ("trade",), trade((WOOD, GEM), (COIN, 3))),
    "TB": building("trade-grain-or-sugar-for-coins", ("trade",), trade((GRAIN, SUGAR), (COIN, 3))),
    "TC": building("trade-wood-or-grain-for-happiness", ("trade",), trade((WOOD, GRAIN), (HAPPINESS, 2))),
    "TD": building("trade-grain-for-happiness", ("trade",), trade((GRAIN,), (HAPPINESS, 2))),
    "TE": building("trade-sugar-for-happiness", ("trade",), trade((SUGAR,), (HAPPINESS, 3))),
    "TF": building("trade-gem-for-happiness", ("trade",), trade((GEM,), (HAPPINESS, 3))),
    "TG": building("trade-simple-for-valuable", ("trade",), trade((WOOD, GRAIN), (SUGAR, 1), (GEM, 1))),
}
CODE_NAMES: Final = tuple(CODES)


def codes_of(text: str) -> tuple[int, ...]:
    """Cells as the tables write them: two letters each, dots where nothing is."""
    return tuple([EMPTY if code == ".." else CODE_NAMES.index(code) for code in text.split()])


# Colonies.

COLONIES: Final = (
    Colony(
        "colony-timber",
        codes_of("""
        SH .. .. WD .. ..
        .. GR .. .. CQ ..
        .. .. C2 .. .. ..
        .. GW .. .. .. TA
        WC .. .. .. RE ..
        .. .. .. SU .. ..
    """),
    ),
    Colony(
        "colony-plantation",
        codes_of("""
        SH .. .. .. .. C2
        .. .. WD .. .. ..
        .. SU .. .. GR ..
        GW .. .. RE .. ..
        .. .. SU .. .. TB
        .. .. .. .. CQ ..
    """),
    ),
    Colony(
        "colony-mine",
        codes_of("""
        SH .. WC .. .. ..
        .. .. .. GE .. RE
        .. WD .. .. .. ..
        GW .. .. .. GE ..
        .. QC .. TF .. ..
        .. .. .. .. .. C2
    """),
    ),
    Colony(
        "colony-mission",
        codes_of("""
        SH .. .. .. RE ..
        .. WC .. .. .. ..
        .. .. .. GW .. C2
        RC .. WD .. .. ..
        .. GE .. .. CQ ..
        .. .. .. TD .. ..
    """),
    ),
    Colony(
        "colony-side-b",
        codes_of("""
        SH .. .. WD .. ..
        .. .. .. .. GR ..
        .. C2 .. .. .. ..
        .. .. .. .. .. CQ
        WD .. RE .. .. ..
        .. .. .. TG .. ..
    """),
    ),
)
SIDE_B: Final = 4

# Tiles: fifteen doubles, fifteen triples (corner, right, below), four town halls.

DOUBLE_COST: Final = cost_of(wood=2)
TRIPLE_COST: Final = cost_of(wood=2, grain=1)
DOUBLES: Final = (
    "WD R1",
    "WD R2",
    "GR R1",
    "GR R2",
    "SU R1",
    "GE R1",
    "C2 R1",
    "RE R1",
    "CQ R1",
    "SH R1",
    "SH R1",
    "TC R1",
    "SU WD",
    "GE GR",
    "H1 R2",
)
TRIPLES: Final = (
    "R1 WD SU",
    "R1 WD GE",
    "R1 GR SU",
    "R1 GR GE",
    "R2 WD GR",
    "R1 RE SH",
    "R1 RE SU",
    "R1 CQ GE",
    "R2 CQ WD",
    "R1 SH GR",
    "R2 SH C2",
    "R2 RE CQ",
    "R1 SU TE",
    "R1 GE TF",
    "R2 C2 TG",
)
TOWN_HALLS: Final = (("timber", "WD SU"), ("plantation", "SU GR"), ("mine", "GE QC"), ("mission", "GE RC"))
FIRST_TRIPLE: Final = len(DOUBLES)
FIRST_HALL: Final = len(DOUBLES) + len(TRIPLES)
TILES: Final = (
    *[Tile(f"double.{n + 1}", DOMINO, codes_of(DOUBLES[n]), DOUBLE_COST) for n in range(len(DOUBLES))],
    *[Tile(f"triple.{n + 1}", ELL, codes_of(TRIPLES[n]), TRIPLE_COST) for n in range(len(TRIPLES))],
    *[Tile(f"town-hall-{name}", DOMINO, codes_of(codes), cost_of(), True) for name, codes in TOWN_HALLS],
)

# Ships: four to start with, then the deck.

START_SHIPS: Final = (
    Ship("ship-start.1", cost_of(wood=1, sugar=1), 3),
    Ship("ship-start.2", cost_of(wood=1, gem=1), 3),
    Ship("ship-start.3", cost_of(grain=1, sugar=1), 3),
    Ship("ship-start.4", cost_of(grain=1, gem=1), 3),
)
SHIPS: Final = (
    *START_SHIPS,
    Ship("ship.1", cost_of(sugar=1, gem=1), 5),
    Ship("ship.2", cost_of(sugar=1, gem=1), 5),
    Ship("ship.3", cost_of(sugar=1, gem=1), 5),
    Ship("ship.4", cost_of(sugar=1, gem=1), 5),
    Ship("ship.5", cost_of(sugar=2), 5),
    Ship("ship.6", cost_of(sugar=2), 5),
    Ship("ship.7", cost_of(gem=2), 5),
    Ship("ship.8", cost_of(gem=2), 5),
    Ship("ship.9", cost_of(wood=1, sugar=1), 4),
    Ship("ship.10", cost_of(wood=1, sugar=1), 4),
    Ship("ship.11", cost_of(wood=1, gem=1), 4),
    Ship("ship.12", cost_of(wood=1, gem=1), 4),
    Ship("ship.13", cost_of(grain=1, sugar=1), 4),
    Ship("ship.14", cost_of(grain=1, sugar=1), 4),
    Ship("ship.15", cost_of(grain=1, gem=1), 4),
    Ship("ship.16", cost_of(grain=1, gem=1), 4),
    Ship("ship.17", cost_of(wood=1, grain=1, sugar=1), 5),
    Ship("ship.18", cost_of(wood=1, grain=1, sugar=1), 5),
    Ship("ship.19", cost_of(wood=1, grain=1, gem=1), 5),
    Ship("ship.20", cost_of(wood=1, grain=1, gem=1), 5),
    Ship("ship.21", cost_of(wood=1, sugar=1, gem=1), 6),
    Ship("ship.22", cost_of(wood=1, sugar=1, gem=1), 6),
    Ship("ship.23", cost_of(grain=1, sugar=1, gem=1), 6),
    Ship("ship.24", cost_of(grain=1, sugar=1, gem=1), 6),
    Ship("ship.25", cost_of(sugar=2, gem=1), 7),
    Ship("ship.26", cost_of(sugar=2, gem=1), 7),
    Ship("ship.27", cost_of(sugar=1, gem=2), 7),
    Ship("ship.28", cost_of(sugar=1, gem=2), 7),
    Ship("ship.29", cost_of(sugar=3), 8),
    Ship("ship.30", cost_of(gem=3), 8),
)

# Spots for monks.

SCHOLARS: Final = (
    Scholar("taxation", TAXATION, 1),
    Scholar("philosophy", PHILOSOPHY, 2),
    Scholar("mathematics", MATHEMATICS, 2),
    Scholar("architecture", ARCHITECTURE, 1),
    Scholar("agronomy", AGRONOMY, 1),
    Scholar("theology", THEOLOGY, 3),
    Scholar("cartography", CARTOGRAPHY, 2),
    Scholar("shipbuilding", SHIPBUILDING, 1),
    Scholar("commerce", COMMERCE, 3),
    Scholar("engineering", ENGINEERING, 2),
)
MISSIONS: Final = (
    Mission("mission-happiness", gains(happiness=3)),
    Mission("mission-gold", gains(gold=2)),
    Mission("mission-goods", gains(sugar=1, gem=1)),
    Mission("mission-provisions", gains(wood=2, grain=1)),
)
FIRST_BISHOP: Final = len(SCHOLARS)
FIRST_MISSION: Final = FIRST_BISHOP + len(BISHOPS)
SPOT_TILES: Final[tuple[Spot, ...]] = (*SCHOLARS, *BISHOPS, *MISSIONS)

BASE: Final = Components(tuple(CODES.values()), TILES, SHIPS, SPOT_TILES, COLONIES)
