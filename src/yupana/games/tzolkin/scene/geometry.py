"""Where everything lies on the board, in its units: the drawing and the scene agree on these numbers."""

from __future__ import annotations

from math import acos, degrees
from typing import Final

from yupana.games.tzolkin.board import CALENDAR_TEETH, LAST_SPACE, TEETH
from yupana.games.tzolkin.scene.gearing import pitch_radius, tip_radius
from yupana.tabletop.layout import Point, on_ring

Floats = tuple[float, ...]  # mypyc (2.4) forgets Final tuples of floats whose length is known

BOARD_WIDTH: Final = 950.0
BOARD_HEIGHT: Final = 890.0

# Gears. The calendar shows a tooth to each city, so that two spaces of the city lie beside it.
MODULE: Final = 15.6
PITCH: Final = 360 / CALENDAR_TEETH  # degrees of one calendar tooth
CENTRE: Final[Floats] = (491.0, 458.0)
YAXCHILAN_ANGLE: Final = 14.0
CITY_TEETH: Final = (-6, 0, 5, 10, 15)  # calendar teeth from Yaxchilan to each city, clockwise
POINTER_TEETH: Final = -3  # and to the pointer of the day
CITY_ANGLE: Final = tuple([YAXCHILAN_ANGLE + PITCH * teeth for teeth in CITY_TEETH])
POINTER_ANGLE: Final = YAXCHILAN_ANGLE + PITCH * POINTER_TEETH
CALENDAR_RADIUS: Final = pitch_radius(CALENDAR_TEETH, MODULE)
CALENDAR_TIP: Final = tip_radius(CALENDAR_TEETH, MODULE)
CITY_RADIUS: Final = tuple([pitch_radius(teeth, MODULE) for teeth in TEETH])
CITY_CENTRE: Final[tuple[Point, ...]] = tuple(
    [on_ring(CENTRE, CALENDAR_RADIUS + CITY_RADIUS[gear], CITY_ANGLE[gear]) for gear in range(5)]
)
STEP: Final = tuple([360 / teeth for teeth in TEETH])  # degrees a city turns in a day
WORKER_RADIUS: Final = tuple([radius - 19.0 for radius in CITY_RADIUS])

# Spaces: discs around each city, moved together a little so that none lies under the calendar.
DISC: Final[Floats] = (29.0, 29.0, 29.0, 29.0, 27.0)
RING: Final = tuple([tip_radius(TEETH[gear], MODULE) + DISC[gear] + 4 for gear in range(5)])


def true_angle(gear: int, space: int) -> float:
    """The angle of a tooth that stands on a space, in degrees clockwise from the top."""
    return CITY_ANGLE[gear] + 180 + STEP[gear] * (space + 1.5)


def disc_angle(gear: int, space: int) -> float:
    """The angle at which a space is printed."""
    far = CALENDAR_RADIUS + CITY_RADIUS[gear]
    near = CALENDAR_TIP + DISC[gear] + 6
    edge = degrees(acos((far**2 + RING[gear] ** 2 - near**2) / (2 * far * RING[gear])))
    first = max(edge, 1.5 * STEP[gear])
    return CITY_ANGLE[gear] + 180 + first + (360 - 2 * first) * space / LAST_SPACE[gear]


DISC_ANGLE: Final = tuple(
    [tuple([disc_angle(gear, space) for space in range(LAST_SPACE[gear] + 1)]) for gear in range(5)]
)
DISC_CENTRE: Final[tuple[tuple[Point, ...], ...]] = tuple(
    [tuple([on_ring(CITY_CENTRE[gear], RING[gear], angle) for angle in DISC_ANGLE[gear]]) for gear in range(5)]
)


def calendar_turn(day: float) -> float:
    """How far the calendar has turned, in degrees clockwise: it turns the other way, and never jumps back."""
    return round(-PITCH * day, 3)


def city_turn(gear: int, day: float) -> float:
    """How far a city has turned, in degrees clockwise."""
    return round(STEP[gear] * day, 3)


def tooth_point(gear: int, tooth: int) -> Point:
    """Where a worker stands on its tooth, seen from the centre of its gear before the gear has turned."""
    return on_ring((0.0, 0.0), WORKER_RADIUS[gear], true_angle(gear, tooth))


# Jungle: one clearing for each group, corn beside wood.
GROUP_X: Final[Floats] = (0.0, 0.0, 66.0, 149.0, 248.0, 347.0)
JUNGLE_Y: Final = 124.0
MACAW: Final[Floats] = (54.0, 236.0)
BESIDE: Final = 23.0  # from the middle of a clearing to each pile

# The pointer of the day, and what lies between Chichen Itza and Palenque.
DAY: Final[Floats] = on_ring(CENTRE, CALENDAR_TIP + 46, POINTER_ANGLE)
FIRST_SPACE: Final[Floats] = (82.0, 570.0)
FIRST_PLAYER: Final[Floats] = (82.0, 496.0)
CALENDAR_CORN: Final[Floats] = (90.0, 646.0)
COB_RADIUS: Final = 137.0

# Temples.
SIDE_WIDTH: Final = 500.0
TEMPLES_HEIGHT: Final = 462.0
TEMPLE_X: Final[Floats] = (88.0, 250.0, 412.0)
TEMPLE_BASE: Final = 446.0
TIER: Final = 38.0  # height of a step
MARKER_X: Final[Floats] = (-28.5, -9.5, 9.5, 28.5)  # by seat, so that everybody climbs straight up
MARKER_SCALE: Final = 0.9

# Technologies.
TRACKS_HEIGHT: Final = 318.0
TRACK_Y: Final[Floats] = (49.0, 123.0, 197.0, 271.0)
LEVEL_X: Final[Floats] = (97.0, 182.0, 270.0, 358.0, 446.0)  # before the first level, three levels, the bonus
LEVEL_MARKER_Y: Final = 18.0

# Tiles in rows.
TILE_WIDTH: Final = 84.0
TILE_HEIGHT: Final = 112.0
ROW_WIDTH: Final = 646.0
ROW_HEIGHT: Final = 148.0
SLOT_X: Final[Floats] = (55.0, 144.0, 233.0, 322.0, 411.0, 500.0, 590.0)

# Market.
MARKET_HEIGHT: Final = 96.0
RATE_X: Final[Floats] = (0.0, 72.0, 186.0, 300.0)  # by good
SKULLS_X: Final = 452.0

# Mats.
MAT_HEIGHT: Final = 216.0
