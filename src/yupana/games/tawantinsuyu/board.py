"""The board: the hill, the Coricancha, the temple, the regions, and the names of its places."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place

EMPTY: Final = -1

# Gods, worn by spaces, cards and statues.
GODS: Final = ("spiral", "zigzag", "squares", "cross", "wave", "diamond")

# Workers.
ARCHITECT: Final = 0
CRAFTSMAN: Final = 1
COURIER: Final = 2
WARRIOR: Final = 3
PRIEST: Final = 4
WORKERS: Final[tuple[Place, ...]] = ("architect", "craftsman", "courier", "warrior", "priest")
WORKERS_PER_COLOUR: Final = 9
WORKER_LIMIT: Final = 2  # at the end of the own turn
START_WORKERS: Final = 2
START_BAG: Final = 2  # of each colour, while the first workers are drawn

# Goods.
POTATO: Final = 0
CORN: Final = 1
STONE: Final = 2
GOLD: Final = 3
GOODS: Final[tuple[Place, ...]] = ("potato", "corn", "stone", "gold")

# The hill: three closed rings of spaces, each with as many task icons. Space k touches icons k, k+1 and k+2.
TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2
TERRACES: Final = ("top", "middle", "bottom")
RING: Final = (10, 20, 30)  # spaces of each terrace
FIRST_SPACE: Final = (0, 10, 30)  # where each terrace begins in the list of all spaces
SPACES: Final = 60
SECTORS: Final = 5

NEUTRAL: Final = 0
BLUE: Final = 1
GREEN: Final = 2

# Tasks; harvests come first, by good, and trade last.
WEAVE: Final = 4
STATUE: Final = 5
STEPS: Final = 6
BUILD: Final = 7
TRAIN: Final = 8
PRODUCE_ONCE: Final = 9
TASKS: Final = (
    "harvest-potato",
    "harvest-corn",
    "harvest-stone",
    "harvest-gold",
    "weave",
    "statue",
    "steps",
    "build",
    "train",
    "produce-once",
    "trade",
)
ICONS_AROUND: Final = 3  # task icons that a space touches

# Our own design, like the gods and colours of the spaces below: the printed hill is not public.
_ICONS: Final = (
    "steps stone corn weave potato train stone corn build potato",
    "stone gold build potato weave corn statue train stone trade "
    "steps corn build potato stone weave statue corn potato steps",
    "weave trade stone gold build produce corn statue potato gold "
    "weave build stone train steps corn gold produce potato stone "
    "statue build corn gold weave stone potato statue steps corn",
)
_TASK_WORDS: Final = (
    "potato",
    "corn",
    "stone",
    "gold",
    "weave",
    "statue",
    "steps",
    "build",
    "train",
    "produce",
    "trade",
)

# God and colour of each space; a star marks those that receive a worker when two play.
_SPACES: Final = (
    "squares-blue zigzag* wave cross-green* spiral* zigzag-blue diamond-green wave* spiral* cross-blue",
    "spiral diamond-blue cross* wave-green diamond-blue zigzag* spiral-green squares wave* diamond-green "
    "cross squares-blue spiral cross-green squares-blue* zigzag wave-green diamond* squares zigzag-blue",
    "cross-blue squares diamond-green zigzag wave-blue spiral diamond cross-green zigzag squares-blue "
    "spiral-green wave diamond squares-blue zigzag cross-green spiral wave-blue zigzag-green diamond "
    "cross-blue wave squares spiral-green diamond cross-green squares wave-blue zigzag-green spiral",
)

ICON_TASK: Final = tuple(  # the task of each icon, by terrace
    [tuple([_TASK_WORDS.index(word) for word in ring.split()]) for ring in _ICONS]
)
_WORDS: Final = tuple([word for ring in _SPACES for word in ring.split()])
SPACE_GOD: Final = tuple([GODS.index(word.strip("*").split("-")[0]) for word in _WORDS])
SPACE_COLOUR: Final = tuple([BLUE if "blue" in word else GREEN if "green" in word else NEUTRAL for word in _WORDS])
MARKED: Final = tuple(  # the marked spaces of each terrace, in ascending order
    [tuple([k for k in range(SPACES) if "*" in _WORDS[k] and _at == (k >= 10) + (k >= 30)]) for _at in range(3)]
)
TERRACE: Final = tuple([(k >= 10) + (k >= 30) for k in range(SPACES)])
POSITION: Final = tuple([k - FIRST_SPACE[TERRACE[k]] for k in range(SPACES)])
SECTOR: Final = tuple([POSITION[k] * SECTORS // RING[TERRACE[k]] for k in range(SPACES)])  # counted from 0
SEGMENT: Final = tuple([TERRACE[k] * SECTORS + SECTOR[k] for k in range(SPACES)])


def _around(space: int, away: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces so far away on the same ring."""
    terrace = TERRACE[space]
    return tuple([FIRST_SPACE[terrace] + (POSITION[space] + n) % RING[terrace] for n in away])


def _icons(space: int) -> tuple[int, ...]:
    """The icons that a space touches, by their position on the ring."""
    return tuple([(POSITION[space] + n) % RING[TERRACE[space]] for n in range(ICONS_AROUND)])


ADJACENT: Final = tuple([_around(k, (-2, -1, 1, 2)) for k in range(SPACES)])
ICONS: Final = tuple([_icons(k) for k in range(SPACES)])
SPACE_TASKS: Final = tuple([tuple([ICON_TASK[TERRACE[k]][icon] for icon in ICONS[k]]) for k in range(SPACES)])
SEGMENT_SPACES: Final = tuple([tuple([k for k in range(SPACES) if SEGMENT[k] == n]) for n in range(15)])
SPACE: Final[tuple[Place, ...]] = tuple([f"{TERRACES[TERRACE[k]]}.{POSITION[k]}" for k in range(SPACES)])
ICON: Final[tuple[tuple[Place, ...], ...]] = tuple(  # the places of the three icons of each space
    [tuple([f"{TERRACES[TERRACE[k]]}-icon.{icon}" for icon in ICONS[k]]) for k in range(SPACES)]
)

# Placing a worker.
DISTANCE_COST: Final = (0, 1, 3, 3, 1)  # food, by the sectors between the High Priest and the space
HEIGHT_COST: Final = (0, 2, 5)
STEPS_DISCOUNT: Final = 2
STEPS_USE_POINTS: Final = 1
COURIER_DISCOUNT: Final = 1
HARVEST: Final = (3, 2, 2, 1)
Z14_TASKS: Final = 2

# Steps markers: five upper slots, then five lower ones.
STEPS_MARKERS: Final = 5
STEPS_STONE: Final = 3
STEPS_POINTS: Final = 4
STEPS_GOODS: Final = ((POTATO, 2), (CORN, 1))
UPPER_OWNER_POINTS: Final = 2
LOWER: Final = 5  # where the lower slots begin
STEPS_SLOT: Final[tuple[Place, ...]] = tuple(
    [f"{level}-steps.{n + 1}" for level in ("upper", "lower") for n in range(SECTORS)]
)

# The Coricancha: five actions clockwise, one facing each sector.
PRODUCTION: Final = 0
WORSHIP: Final = 1
OFFERING: Final = 2
CONQUEST: Final = 3
RECOVERY: Final = 4
ACTIONS: Final = ("production", "worship", "offering", "conquest", "recovery")
CORICANCHA: Final[tuple[Place, ...]] = tuple([f"coricancha.{n + 1}" for n in range(SECTORS)])
OFFERING_CORN: Final = 2  # for each step of the active player
OFFERING_STEPS: Final = 3  # of the active player
OFFERING_FOLLOW_CORN: Final = 3  # for the one step of a follower
CONQUEST_MARKERS: Final = 10

# The temple.
TOP_STEP: Final = 11
STEP_POINTS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12)  # at each ceremony
TEMPLE: Final[tuple[Place, ...]] = tuple([f"temple.{n}" for n in range(12)])
STEP_END_POINTS: Final = (0, 0, 0, 0, 0, 0, 0, 0, 2, 6, 12, 20)

# Regions: six spaces each, flip and discard requirements; bonuses are in `tiles`.
REGIONS: Final = ("chinchaysuyu", "antisuyu", "qullasuyu", "kuntisuyu")
REGION_SPACES: Final = 6
FLIP: Final = (1, 0, 2, 1, 3, 2, 1, 0, 2, 1, 3, 2, 1, 0, 2, 1, 3, 3, 1, 0, 2, 2, 3, 2)
DISCARD: Final = (0, 1, 1, 2, 1, 3, 0, 1, 1, 2, 1, 2, 0, 1, 1, 2, 1, 2, 0, 1, 1, 2, 1, 3)
REGION_SPACE: Final[tuple[Place, ...]] = tuple(
    [f"{region}.{n + 1}" for region in REGIONS for n in range(REGION_SPACES)]
)

# What depends on the number of players; solo is played like two.
WORKERS_REMOVED: Final = (0, 1, 1, 2, 0)  # of each colour
VILLAGE_SIZE: Final = (0, 5, 5, 7, 9)
NOMADS: Final = (0, 3, 3, 4, 5)
ALTAR_LIMIT: Final = (0, 3, 3, 4, 5)
CEREMONIAL_CARDS: Final = ((), (), (2, 1), (2, 2, 1), (2, 2, 1, 1))  # from the fewest points to the most
VILLAGE: Final[tuple[Place, ...]] = tuple([f"village.{n + 1}" for n in range(9)])
NOMAD: Final[tuple[Place, ...]] = tuple([f"nomad.{n + 1}" for n in range(5)])

# Constants of play.
START_POINTS: Final = 10
START_STONE: Final = 2
GODS_DEALT: Final = 8
GODS_KEPT: Final = 3
PRAY_CARDS: Final = 2
WEAVE_PRICE: Final = (0, 1, 3, 6)  # corn for so many tiles
WEAVE_SHOWN: Final = 3
Z08_SHOWN: Final = 5
TOKEN_POINTS: Final = (0, 1, 2, 4)  # by the number of the ceremony
LAST_CEREMONY: Final = 3
UPKEEP_POINTS: Final = 2  # lost for each missing potato
CEREMONY_CARDS: Final = 3  # god cards that may be played
TAPESTRY_MAX: Final = 7
TAPESTRY_POINTS: Final = (0, 0, 1, 3, 6, 10, 15, 21)
SMALL_POINTS: Final = 3
LARGE_POINTS: Final = 9
LARGE_STEPS: Final = 3
BUILDING_POINTS: Final = 2
SMALL_STATUES: Final = 2  # of each god
MARKET: Final = 4  # two production and two permanent buildings
SOLO_TARGET: Final = 120
AXOMAMMA: Final = 1  # her seat in a solo match

SMALL_STATUE: Final[tuple[Place, ...]] = tuple([f"small-{god}" for god in GODS])
LARGE_STATUE: Final[tuple[Place, ...]] = tuple([f"large-{god}" for god in GODS])
GOD_DECK: Final[Place] = "god-deck"
WEAVING_STACK: Final[Place] = "weaving-stack"  # the tile beneath the face-up one
NEW_TAPESTRY: Final[Place] = "new-tapestry"
TAPESTRY_LEFT: Final[tuple[Place, ...]] = tuple([f"tapestry-left.{n + 1}" for n in range(35)])
TAPESTRY_RIGHT: Final[tuple[Place, ...]] = tuple([f"tapestry-right.{n + 1}" for n in range(35)])

# A player's mat: one row of numbers per seat.
M_STEP: Final = 4  # goods 0 to 3 come first; then the step of the temple
M_PRIEST: Final = 5  # the sector that the High Priest faces, or EMPTY
M_STEPS_LEFT: Final = 6  # steps markers not placed yet
M_MARKERS_LEFT: Final = 7  # conquest markers not placed yet
M_GODS: Final = 8  # god cards in hand
M_ARMY: Final = 9  # army cards in hand
M_DRAWN: Final = 10  # army cards drawn to choose from
M_WORKER: Final = 11  # workers in the supply, by colour
M_SMALL: Final = 16  # small statues, by god
M_LARGE: Final = 22  # large statues, by god
M_POINTS: Final = 28  # then points by source
SOURCES: Final = (
    "start",
    "steps",
    "statues",
    "god-cards",
    "buildings",
    "weavings",
    "conquests",
    "regions",
    "temple",
    "village",
    "upkeep",
    "axomamma",
    "tapestries",
    "temple-top",
    "face-up-buildings",
    "gods-in-hand",
    "armies",
    "workers",
    "gold",
    "leftovers",
)
FROM_START: Final = 0
FROM_STEPS: Final = 1
FROM_STATUES: Final = 2
FROM_GOD_CARDS: Final = 3
FROM_BUILDINGS: Final = 4
FROM_WEAVINGS: Final = 5
FROM_CONQUESTS: Final = 6
FROM_REGIONS: Final = 7
FROM_TEMPLE: Final = 8
FROM_VILLAGE: Final = 9
FROM_UPKEEP: Final = 10
FROM_AXOMAMMA: Final = 11
FROM_TAPESTRIES: Final = 12  # from here on, at the end
FROM_TEMPLE_TOP: Final = 13
FROM_FACE_UP: Final = 14
FROM_HAND: Final = 15
FROM_ARMIES: Final = 16
FROM_WORKERS: Final = 17
FROM_GOLD: Final = 18
FROM_LEFTOVERS: Final = 19
MAT: Final = 48  # numbers per seat
