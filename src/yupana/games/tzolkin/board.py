"""The board: gears, calendar, jungle, temples, technologies, and the names of its places."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place

# Gears, clockwise around the calendar.
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN_ITZA: Final = 4
GEARS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen-itza")
TEETH: Final = (10, 10, 10, 10, 13)
LAST_SPACE: Final = (7, 7, 7, 7, 10)  # the last numbered one: beyond it a worker is pushed off
BASIC_ACTIONS: Final = (5, 5, 5, 5, 9)
FREE_CHOICE: Final = (6, 6, 6, 6, 10)  # from this space on, any basic action of the gear
SPIN_BLOCK: Final = (6, 6, 6, 6, 9)  # a worker here would be pushed off by a second day
FIRST_TOOTH: Final = (0, 10, 20, 30, 40)  # where each gear's spaces begin in the list of all
TEETH_TOTAL: Final = 53

EMPTY: Final = -1
DUMMY: Final = 9  # stands where a seat number would

SPACE: Final[tuple[tuple[Place, ...], ...]] = tuple(
    [tuple([f"{GEARS[gear]}.{n}" for n in range(TEETH[gear])]) for gear in range(5)]
)
FIRST_PLAYER_SPACE: Final[Place] = "first-player-space"

# Calendar.
CALENDAR_TEETH: Final = 26
FOOD_DAYS: Final = (7, 13, 20, 26)
MID_AGE: Final = (True, False, True, False)  # kinds of the four Food Days
SURCHARGE: Final = (0, 1, 2, 3, 4, 5)  # for each worker placed earlier in the same turn

# Goods.
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4
GOODS: Final[tuple[Place, ...]] = ("corn", "wood", "stone", "gold", "skull")
RESOURCES: Final = (WOOD, STONE, GOLD)
IN_CORN: Final = (1, 2, 3, 4)  # market rates, both ways, and at the end of the game
SKULLS: Final = 13

# Temples: points of each step at the end of an age, the good each step gives in the middle of one.
CHAAC: Final = 0
QUETZALCOATL: Final = 1
KUKULKAN: Final = 2
TEMPLES: Final[tuple[Place, ...]] = ("chaac", "quetzalcoatl", "kukulkan")
STEP_POINTS: Final = (
    (-1, 0, 2, 4, 6, 7, 8),
    (-2, 0, 1, 2, 4, 6, 9, 12, 13),
    (-3, 0, 1, 3, 5, 7, 9, 10),
)
STEP_GOODS: Final[tuple[dict[int, int], ...]] = (
    {2: STONE, 4: STONE},
    {3: GOLD, 5: GOLD},
    {2: WOOD, 4: WOOD, 5: SKULL},
)
TOP_STEP: Final = (6, 8, 7)
START_STEP: Final = 1
LEADER_POINTS: Final = ((6, 2), (2, 6), (4, 4))  # at the end of age 1 and of age 2

# Technologies.
AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
TRACKS: Final[tuple[Place, ...]] = ("agriculture", "extraction", "architecture", "theology")
TOP_LEVEL: Final = 3
ADVANCE_COST: Final = (1, 2, 3, 1)  # resources, by the level held; the last is the price of the bonus

# Jungle: groups 2 to 5, named by the Palenque action that harvests there.
GROUPS: Final = (2, 3, 4, 5)
CORN_YIELD: Final = (0, 0, 4, 5, 7, 9)
WOOD_YIELD: Final = (0, 0, 0, 2, 3, 4)
JUNGLE_CORN: Final[tuple[Place, ...]] = tuple([f"jungle-corn.{n}" for n in range(6)])
JUNGLE_WOOD: Final[tuple[Place, ...]] = tuple([f"jungle-wood.{n}" for n in range(6)])

# Chichen Itza: points, temple and whether a resource comes with it, by space.
SKULL_POINTS: Final = (0, 4, 5, 6, 7, 8, 8, 10, 11, 13)
SKULL_TEMPLE: Final = (
    EMPTY,
    CHAAC,
    CHAAC,
    CHAAC,
    KUKULKAN,
    KUKULKAN,
    KUKULKAN,
    QUETZALCOATL,
    QUETZALCOATL,
    QUETZALCOATL,
)
SKULL_RESOURCE: Final = (6, 8, 9)  # spaces that also give a resource

# Players.
WORKERS: Final = 6
WORKERS_AT_START: Final = 3
WEALTH_DEALT: Final = 4
WEALTH_KEPT: Final = 2
ROW: Final = 6  # face-up buildings
BEG_UP_TO: Final = 2  # corn with which one may still beg
BEG_TO: Final = 3  # corn one has afterwards
FEED: Final = 2  # corn a worker eats
HUNGER_POINTS: Final = 3  # lost for each worker that is not fed
DUMMIES: Final = {2: 12, 3: 6, 4: 0}  # by number of players
CORN_PER_POINT: Final = 4
SKULL_END_POINTS: Final = 3
QUARTERS: Final = 4  # points are kept in quarters

# A player's mat: one row of numbers per seat.
M_TEMPLE: Final = 5  # goods 0 to 4 come first; then the step on each temple
M_LEVEL: Final = 8  # then the level on each track
M_AVAILABLE: Final = 12  # workers in front of the player
M_BANK: Final = 13  # workers not in play yet
M_CORN_TILES: Final = 14
M_WOOD_TILES: Final = 15
M_FED_FREE: Final = 16  # workers that farms feed
M_FED_CHEAPER: Final = 17  # corn that farms save on each worker
M_LIGHT: Final = 18  # the light side is up: may advance the calendar by two days
M_POINTS: Final = 19  # then quarter points by source
SOURCES: Final = (
    "buildings",
    "monuments",
    "temple-steps",
    "temple-leads",
    "chichen-itza-skulls",
    "architecture",
    "hunger",
    "goods",
    "skulls",
)
FROM_BUILDINGS: Final = 0
FROM_MONUMENTS: Final = 1
FROM_STEPS: Final = 2
FROM_LEADS: Final = 3
FROM_CHICHEN_ITZA: Final = 4
FROM_ARCHITECTURE: Final = 5
FROM_HUNGER: Final = 6
FROM_GOODS: Final = 7
FROM_SKULLS: Final = 8
MAT: Final = 28  # numbers per seat
