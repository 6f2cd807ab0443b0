"""Tzolk'in for learners: every move there is, and how its table is written."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from yupana.engine.agenda import END_TURN, Place
from yupana.games.tzolkin.board import (
    BASIC_ACTIONS,
    CALENDAR_TEETH,
    DUMMY,
    FIRST_PLAYER_SPACE,
    FOOD_DAYS,
    GOODS,
    GROUPS,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    LAST_SPACE,
    RESOURCES,
    SKULLS,
    SPACE,
    TEETH_TOTAL,
    TEMPLES,
    TRACKS,
    WEALTH_DEALT,
    WEALTH_KEPT,
    WOOD_YIELD,
)
from yupana.games.tzolkin.monuments import MONUMENT_NAMES
from yupana.games.tzolkin.tiles import BUILDING_NAMES, BUILDINGS, WEALTH_NAMES
from yupana.insight.numbering import Amounts, Hands, Mats, Numbering, Tiles, Who, moves

SPACES: Final[tuple[Place, ...]] = tuple(
    [place for places, last in zip(SPACE, LAST_SPACE) for place in places[: last + 1]]
)
ACTIONS: Final[tuple[Place, ...]] = tuple(
    [place for places, last in zip(SPACE, BASIC_ACTIONS) for place in places[1 : last + 1]]
)
BLOCKS: Final[tuple[Place, ...]] = tuple([GOODS[good] for good in RESOURCES])
FIELDS_OF_CORN: Final[tuple[Place, ...]] = tuple([JUNGLE_CORN[group] for group in GROUPS])
FORESTS: Final[tuple[Place, ...]] = tuple([JUNGLE_WOOD[group] for group in GROUPS if WOOD_YIELD[group]])

NUMBERING: Final = Numbering(
    version=1,
    moves=[
        END_TURN,
        "decline",
        "no-action",
        "done",
        "advance-one-day",
        "advance-two-days",
        *moves("beg", TEMPLES),
        *moves("climb", TEMPLES),
        *moves("anger", TEMPLES),
        *moves("advance", TRACKS),
        *moves("pay", BLOCKS),
        *moves("take", BLOCKS),
        *moves("offer", BLOCKS),
        *moves("sell", BLOCKS),
        *moves("buy", BLOCKS),
        *moves("harvest-corn", FIELDS_OF_CORN),
        *moves("harvest-without-tile", FIELDS_OF_CORN),
        *moves("harvest-wood", FORESTS),
        *moves("burn", FORESTS),
        *moves("place", (*SPACES, FIRST_PLAYER_SPACE)),
        *moves("pick-up", SPACES),
        *moves("use", ACTIONS),
        *moves("build", (*BUILDING_NAMES, *MONUMENT_NAMES)),
        *moves("build-plain", BUILDING_NAMES),
        *[
            f"build-saving {building.name} {GOODS[good]}"
            for building in BUILDINGS
            for good in RESOURCES
            if building.cost[good - 1]
        ],
        *[f"keep {first} {second}" for first, second in combinations(WEALTH_NAMES, 2)],
    ],
    fields=(
        Amounts("market_cap", (20,)),
        Amounts("day", (CALENDAR_TEETH,)),
        Amounts("food_days_done", (len(FOOD_DAYS),)),
        Amounts("age", (2,)),
        Amounts("calendar_corn", (8,)),
        Who("first_player"),
        Who("first_space"),
        Amounts("skulls", (SKULLS,)),
        Amounts("burned", (8,)),
        Mats(
            "mats",
            (
                *(20, 8, 8, 8, 4),  # goods
                *(6, 8, 7),  # steps
                *(3, 3, 3, 3),  # levels
                *(6, 3),  # workers in front of the player, and in the bank
                *(6, 6),  # harvest tiles
                *(6, 2, 1),  # farms, and the side of the board
                *(100,) * 9,  # quarter points by source
            ),
        ),
        Who("teeth", TEETH_TOTAL, (DUMMY,)),
        Amounts("jungle", (4,) * 12),
        Who("offerings", 10),
        Tiles("row", len(BUILDING_NAMES)),
        Tiles("monuments", len(MONUMENT_NAMES)),
        Tiles("deck", len(BUILDING_NAMES)),
        Who("owners", len(BUILDING_NAMES) + len(MONUMENT_NAMES)),
        Hands("hands", len(WEALTH_NAMES), WEALTH_DEALT),
        Hands("kept", len(WEALTH_NAMES), WEALTH_KEPT),
    ),
    steps=(
        "KeepWealth",
        "TakeTurn",
        "PlaceMore",
        "PickUpMore",
        "UseAction",
        "UseAny",
        "MayUse",
        "Harvest",
        "Trade",
        "Build",
        "BuildForCorn",
        "BuildMonument",
        "AdvancePaid",
        "AdvanceAny",
        "Advance",
        "PayAny",
        "GainAny",
        "Gain",
        "Climb",
        "Anger",
        "Offer",
        "Spin",
        "Round",
        "EndRound",
        "Either",
        "May",
        "Together",
    ),
    points=60,
)
