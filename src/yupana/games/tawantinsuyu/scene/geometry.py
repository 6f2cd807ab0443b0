"""Where everything lies, in the units of its panel: the drawing and the scene agree on these numbers."""

from __future__ import annotations

from typing import Final

from yupana.games.tawantinsuyu.board import POSITION, RING, SECTORS, SPACES, TERRACE
from yupana.tabletop.layout import Point, on_ring

Floats = tuple[float, ...]  # mypyc (2.4) forgets Final tuples of floats whose length is known

# The board: the hill above, village and nomads below.
BOARD_WIDTH: Final = 1000.0
BOARD_HEIGHT: Final = 1100.0
CENTRE: Final[Floats] = (500.0, 497.0)
HILL: Final = 488.0  # radius

# Terraces. Spaces and task icons alternate on both rims of a band; a space and its nearest icon form a rung.
SPACE_SIZE: Final = 29.0
ICON_SIZE: Final = 23.0
INNER_RIM: Final[Floats] = (127.0, 262.0, 396.0)
OUTER_RIM: Final[Floats] = (190.0, 325.0, 459.0)
RUNG: Final = 56.0  # from an icon to the space beside it
BAND: Final[tuple[Floats, ...]] = ((100.0, 217.0), (235.0, 352.0), (370.0, 488.0))
SECTOR_ANGLE: Final = 360 / SECTORS


def icon_point(terrace: int, icon: int) -> Point:
    """Where a task icon lies: even ones on the inner rim."""
    rim = OUTER_RIM[terrace] if icon % 2 else INNER_RIM[terrace]
    return on_ring(CENTRE, rim, (icon - 0.5) * 360 / RING[terrace])


def space_point(space: int) -> Point:
    """Where a space lies: opposite the middle one of its three icons."""
    terrace, at = TERRACE[space], POSITION[space]
    radius = INNER_RIM[terrace] + RUNG if at % 2 else OUTER_RIM[terrace] - RUNG
    return on_ring(CENTRE, radius, (at + 0.5) * 360 / RING[terrace])


SPACE_POINT: Final[tuple[Point, ...]] = tuple([space_point(space) for space in range(SPACES)])
ICON_POINT: Final[tuple[tuple[Point, ...], ...]] = tuple(
    [tuple([icon_point(terrace, icon) for icon in range(RING[terrace])]) for terrace in range(3)]
)

# Stairs cross the walls in the middle of each sector: upper ones first.
STAIRS_RADIUS: Final[Floats] = (226.0, 361.0)


def sector_angle(sector: int) -> float:
    """The middle of a sector, in degrees clockwise from the top."""
    return (sector + 0.5) * SECTOR_ANGLE


STAIRS_POINT: Final[tuple[Point, ...]] = tuple(
    [on_ring(CENTRE, radius, sector_angle(sector)) for radius in STAIRS_RADIUS for sector in range(SECTORS)]
)
SECTOR_BADGE: Final[tuple[Point, ...]] = tuple(
    [on_ring(CENTRE, STAIRS_RADIUS[0], sector_angle(sector) + 18) for sector in range(SECTORS)]
)

# The Coricancha.
CORICANCHA_RADIUS: Final = 96.0
ACTION_RADIUS: Final = 41.0
FACING_RADIUS: Final = 60.0  # where a hand touches a space
FACING_SIZE: Final = 33.0
PRIEST_RADIUS: Final = 79.0
PRIEST_SCALE: Final[Floats] = (1.35, 1.25, 1.05, 0.95)  # by how many share a space
PRIEST_PITCH: Final[Floats] = (0.0, 27.0, 20.0, 16.5)  # degrees

# In the corners.
CEREMONY: Final[Floats] = (66.0, 66.0)
FIRST_PLAYER: Final[Floats] = (146.0, 42.0)
BAG: Final[Floats] = (934.0, 64.0)
CASUALTIES: Final[Floats] = (852.0, 42.0)
HEIGHT_COST_AT: Final[Floats] = (70.0, 925.0)
DISTANCE_COST_AT: Final[Floats] = (930.0, 925.0)

# Village and nomads.
QUEUE_Y: Final = 1048.0
VILLAGE_MIDDLE: Final = 332.0
VILLAGE_PITCH: Final = 54.0
NOMADS_X: Final = 690.0
NOMAD_X: Final = 750.0
NOMAD_PITCH: Final = 52.0
WORKER_SCALE: Final = 1.85


def village_point(place: int, size: int) -> Point:
    """A place of the queue, which is as long as the number of players asks for."""
    return VILLAGE_MIDDLE + (place - (size - 1) / 2) * VILLAGE_PITCH, QUEUE_Y


# The temple: twelve steps from left to right.
TEMPLE_HEIGHT: Final = 196.0
STEP_WIDTH: Final = 80.0
STEP_X: Final[Floats] = tuple([60.0 + n * STEP_WIDTH for n in range(12)])
STEP_TOP: Final[Floats] = tuple([118.0 - n * 5.5 for n in range(12)])
TEMPLE_BASE: Final = 186.0

# Beside the board.
SIDE_WIDTH: Final = 500.0
REGIONS_HEIGHT: Final = 240.0
REGION_Y: Final[Floats] = (36.0, 92.0, 148.0, 204.0)
REGION_X: Final[Floats] = (89.0, 161.0, 233.0, 305.0, 377.0, 449.0)
REGION_SPACE_WIDTH: Final = 69.0
REGION_SPACE_HEIGHT: Final = 50.0
EMBLEM_X: Final = 30.0

TILE_WIDTH: Final = 74.0
TILE_HEIGHT: Final = 104.0
MARKET_HEIGHT: Final = 128.0
MARKET_X: Final[Floats] = (130.0, 208.0, 292.0, 370.0)
PILE_X: Final[Floats] = (48.0, 452.0)  # production, permanent

CARD_WIDTH: Final = 60.0
CARD_HEIGHT: Final = 84.0
ALTAR_HEIGHT: Final = 108.0
GOD_DECK_X: Final = 42.0
ALTAR_X: Final[Floats] = (106.0, 163.0, 220.0, 277.0, 334.0)
ASIDE_X: Final = 396.0  # played for a placement
ARMY_DECK_X: Final = 457.0
ALTAR_SCALE: Final = 0.9

WEAVING_WIDTH: Final = 70.0
WEAVING_HEIGHT: Final = 54.0
WEAVINGS_HEIGHT: Final = 84.0
STACK_X: Final[Floats] = (47.0, 125.0)  # the unseen tiles, the face-up one
SALE_X: Final[Floats] = (204.0, 267.0, 330.0, 393.0, 456.0)
SALE_Y: Final = 35.0
SALE_SCALE: Final = 0.84
PRICE_Y: Final = 69.0  # what so many tiles cost together

STATUES_HEIGHT: Final = 86.0
STATUE_X: Final[Floats] = tuple([28.0 + god * 80.0 for god in range(6)])  # a small one; the large one stands beside it
LARGE_BESIDE: Final = 40.0

# Mats.
MAT_WIDTH: Final = 500.0
OWN_MAT_HEIGHT: Final[Floats] = (0.0, 440.0, 440.0, 410.0, 380.0)  # by the number of players
MAT_HEIGHT: Final[Floats] = (0.0, 230.0, 300.0, 232.0, 194.0)  # of the others
MAT_LEFT: Final = 56.0
GOODS_X: Final[Floats] = (105.0, 174.0, 243.0, 312.0)
FIRST_ROW: Final = 27.0
SECOND_ROW: Final = 68.0
THIRD_ROW: Final = 95.0  # where boxes begin
HAND_BOX: Final[Floats] = (MAT_LEFT + 4, THIRD_ROW, MAT_WIDTH - MAT_LEFT - 14, 88.0)  # left, top, width, height


def public_boxes(height: float, own: bool) -> tuple[Floats, Floats]:
    """Where tapestries lie, and below them buildings and armies."""
    left, top, wide, high = HAND_BOX
    top += high + 11 if own else 0.0
    each = (height - 10 - top - 9) / 2
    return (left, top, wide, each), (left, top + each + 9, wide, each)


# Axomamma's board.
AXOMAMMA_HEIGHT: Final = 222.0
CELL_X: Final[Floats] = (100.0, 172.0, 244.0, 316.0, 388.0)
CELL_Y: Final[Floats] = (42.0, 110.0, 178.0)
SLOT_Y: Final[Floats] = (37.0, 86.0, 135.0, 184.0)
SLOT_X: Final = 462.0

# The bonuses of a god card, by their number.
BONUS_POINT: Final[tuple[tuple[Point, ...], ...]] = (
    (),
    ((0.0, 16.0),),
    ((-14.0, 16.0), (14.0, 16.0)),
    ((-14.0, 6.0), (14.0, 6.0), (0.0, 29.0)),
)
