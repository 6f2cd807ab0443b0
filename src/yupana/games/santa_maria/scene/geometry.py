"""Where everything lies on the panels, in their units: the drawing and the scene agree on these numbers."""

from __future__ import annotations

from typing import Final

from yupana.games.santa_maria.american_kingdoms.maya.board import ROAD_SPOTS, SPOTS
from yupana.games.santa_maria.board import CELLS, CONQUISTADOR_END, RELIGION_END, SIDE
from yupana.tabletop.layout import Point, row

Floats = tuple[float, ...]  # mypyc (2.4) forgets Final tuples of floats whose length is known


def grid(count: int, columns: int, x: float, y: float, across: float, down: float) -> list[Point]:
    """Things line by line, so many to a line."""
    return [(x + n % columns * across, y + n // columns * down) for n in range(count)]


# Cells of colonies and tiles are drawn 64 units wide.
PITCH: Final = 64.0

# A colony: broad rather than high, for that is the room that phones leave.
COLONY_WIDTH: Final = 602.0
COLONY_HEIGHT: Final = 476.0
CORNER: Final[Floats] = (100.0, 108.0)  # the middle of the first cell
CELL_AT: Final[tuple[Point, ...]] = tuple(
    [(CORNER[0] + PITCH * (n % SIDE), CORNER[1] + PITCH * (n // SIDE)) for n in range(CELLS)]
)
COLUMN_X: Final[Floats] = tuple([CORNER[0] + PITCH * n for n in range(SIDE)])
ROW_Y: Final[Floats] = tuple([CORNER[1] + PITCH * n for n in range(SIDE)])
WHITE_Y: Final = 30.0  # dice of the pool, above their columns
COLUMN_Y: Final = 63.0
BLUE_X: Final = 22.0  # blue dice, beside their rows
ROW_X: Final = 54.0
DIAGONAL_AT: Final[tuple[Point, ...]] = ((54.0, 62.0), (54.0, 460.0))
ENVOY_AT: Final[tuple[Point, ...]] = ((62.0, 26.0), (22.0, 68.0))
ON_CELL: Final = 13.0  # from the middle of a cell to what lies on its building

# What is counted beside the cells, in two columns.
SIDE_LEFT: Final = 464.0
GOOD_AT: Final = grid(7, 2, 507.0, 32.0, 66.0, 39.0)
DOCK_AT: Final = grid(4, 2, 507.0, 193.0, 66.0, 43.0)
MONKS_AT: Final[Floats] = (507.0, 282.0)
TOKENS_AT: Final[Floats] = (573.0, 282.0)
CARGO_AT: Final[Floats] = (489.0, 338.0)
HIRED_AT: Final = grid(3, 2, 507.0, 384.0, 66.0, 36.0)
KNOWN_AT: Final[Floats] = (486.0, 452.0)
KNOWN_ROOM: Final = 98.0
TURN_AT: Final = grid(4, 1, 532.0, 61.0, 0.0, 116.0)

# The common board.
BOARD_WIDTH: Final = 520.0
BOARD_HEIGHT: Final = 520.0
HIRING_HEIGHT: Final = 88.0  # more for specialists
POOL_HEIGHT: Final = 54.0  # more for dice, where they lie on no colony of the viewer
FIRST_Y: Final = 32.0
PASS_X: Final = 60.0
PASS_Y: Final[Floats] = (90.0, 147.0, 204.0, 261.0, 318.0)
SPOT_X: Final[Floats] = (168.0, 264.0, 360.0, 456.0)
SPOT_Y: Final[Floats] = (92.0, 152.0, 212.0)  # scholars, bishops, missions
BOARD_DOCK_X: Final[Floats] = (153.0, 231.0, 309.0, 387.0, 465.0)
DOCK_SIGN_Y: Final = 260.0
SHIP_Y: Final = 308.0
MARCH_Y: Final = 382.0
MARCH_X: Final[Floats] = tuple([32.0 + 38.0 * n for n in range(CONQUISTADOR_END + 1)])
RELIGION_AT: Final[tuple[Point, ...]] = tuple(
    [(29.0 + 46.2 * n, 436.0) if n <= 10 else (491.0 - 46.2 * (n - 11), 486.0) for n in range(RELIGION_END + 1)]
)
BESIDE: Final[tuple[Point, ...]] = ((-7.5, -7.5), (7.5, 7.5), (7.5, -7.5), (-7.5, 7.5), (0.0, 0.0))
HIRING_X: Final[Floats] = tuple([62.0 + 79.0 * n for n in range(SIDE)])
HIRING_Y: Final = BOARD_HEIGHT + 38
POOL_X: Final[Floats] = tuple([30.0 + 37.0 * n for n in range(2 * SIDE)])

# The display: a row of doubles, one of triples, one of straight tiles.
DISPLAY_WIDTH: Final = 520.0
DISPLAY_HEIGHT: Final[Floats] = (178.0, 234.0)
DISPLAY_SCALE: Final = 0.625
SLOT_AT: Final[tuple[Point, ...]] = (
    *row(5, 100.0, 38.0, 86.0),
    *row(5, 100.0, 98.0, 86.0),
    *row(2, 100.0, 196.0, 150.0),
)
PRICE_X: Final = 40.0

# What is chosen before the first year.
OFFER_HEIGHT: Final = 148.0
COLONY_AT: Final = row(5, 70.0, 74.0, 126.0)
PAIR_AT: Final = row(5, 38.0, 42.0, 101.0)

# The Maya city: roads from the left to the causeway, temples between them.
CITY_WIDTH: Final = 520.0
CITY_GOODS_AT: Final = row(7, 88.0, 30.0, 66.0)
CITY_COUNTS_Y: Final = 588.0
CITY_HEIGHT: Final = 610.0
ROAD_Y: Final[Floats] = tuple([106.0 + 70.0 * n for n in range(SIDE)])
SPOT_AT: Final[tuple[Point, ...]] = tuple(
    [(132.0 + 62.0 * (n % ROAD_SPOTS), ROAD_Y[n // ROAD_SPOTS]) for n in range(SPOTS)]
)
CITY_WHITE_X: Final = 20.0
CITY_BLUE_X: Final = 52.0
ROAD_X: Final = 84.0
FORK_X: Final = 366.0
DISTRICT_X: Final = 448.0
TOKEN_Y: Final = 520.0
TOKEN_X: Final[Floats] = tuple([78.0 + 60.0 * n for n in range(8)])
CITY_COUNTS_X: Final[Floats] = (112.0, 190.0, 268.0, 346.0, 437.0)
CARD_WIDTH: Final = 84.0
CARD_HEIGHT: Final = 122.0
HAND_HEIGHT: Final = 146.0
