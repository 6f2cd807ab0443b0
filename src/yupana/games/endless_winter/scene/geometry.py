"""Where everything lies, in the units of its panel: the drawing and the scene agree on these numbers."""

from __future__ import annotations

from math import sqrt
from typing import Final

from yupana.games.endless_winter.board import FIELDS, HEX_AT, JUNCTIONS, TRACK_END
from yupana.tabletop.layout import Point

Floats = tuple[float, ...]  # mypyc (2.4) forgets Final tuples of floats whose length is known

CARD_WIDTH: Final = 84.0
CARD_HEIGHT: Final = 112.0

# The main board: rounds and turn order above, four columns of three sections below.
BOARD_WIDTH: Final = 800.0
BOARD_HEIGHT: Final = 640.0
TRACK_Y: Final = 52.0
ROUND_X: Final[Floats] = (0.0, 58.0, 122.0, 206.0, 270.0)  # by round
REST_STACK_X: Final = 334.0
REST_TOKEN_X: Final = 378.0
ORDER_X: Final[Floats] = (454.0, 546.0, 638.0, 730.0)
ORDER_MARKER: Final = 22.0  # from the middle of a place to its marker
COLUMN_X: Final[Floats] = (105.0, 302.0, 499.0, 696.0)
COLUMN_WIDTH: Final = 187.0
COLUMN_TOP: Final = 104.0
COLUMN_HEIGHT: Final = 526.0
SECTION_Y: Final[Floats] = (214.0, 344.0, 448.0)  # the middles of the sections
SECTION_HEIGHT: Final[Floats] = (134.0, 100.0, 84.0)
LOWER_FIGURE: Final = -70.0  # from the middle of a column to the figure on its lower place
FIGURE_Y: Final[Floats] = (528.0, 584.0)
FIGURE_X: Final = -75.0  # from the middle of a column to its first figure
FIGURE_PITCH: Final = 30.0
FIGURES_IN_ROW: Final = 6

# Tribe decks, culture cards and sacred stones.
DISPLAY_WIDTH: Final = 520.0
DISPLAY_HEIGHT: Final = 520.0
DISPLAY_X: Final[Floats] = (60.0, 160.0, 260.0, 360.0, 460.0)
TRIBE_Y: Final = 68.0
CULTURE_Y: Final[Floats] = (192.0, 312.0)
STONE_X: Final[Floats] = tuple([49.0 + 70.5 * n for n in range(7)])
STONE_Y: Final[Floats] = (411.0, 477.0)
STONE_WIDTH: Final = 64.0
STONE_HEIGHT: Final = 58.0

# Animals.
ANIMALS_WIDTH: Final = 660.0
ANIMALS_HEIGHT: Final = 142.0
ANIMAL_DECK_X: Final = 60.0
GROUND_X: Final[Floats] = tuple([158.0 + 90.0 * n for n in range(6)])

# What is drafted.
DRAFT_X: Final[Floats] = (58.0, 154.0, 250.0, 346.0, 442.0)
DRAFT_Y: Final[Floats] = (72.0, 198.0)
DRAFT_WIDTH: Final[Floats] = tuple([20.0 + 96.0 * columns for columns in range(6)])  # by columns of cards
DRAFT_HEIGHT: Final[Floats] = tuple([18.0 + 126.0 * rows for rows in range(3)])  # by rows

# The land: pointed hexes, the base in the middle.
HEX_SIZE: Final = 66.0
LAND_WIDTH: Final = 610.0
LAND_HEIGHT: Final = 560.0


def hex_point(hex: int) -> Point:
    """The middle of a hex."""
    q, r = HEX_AT[hex]
    x = LAND_WIDTH / 2 + HEX_SIZE * sqrt(3) * (q + r / 2)
    return round(x, 2), round(LAND_HEIGHT / 2 + HEX_SIZE * 1.5 * r, 2)


HEX_POINT: Final[tuple[Point, ...]] = tuple([hex_point(hex) for hex in range(len(HEX_AT))])


def junction_point(junction: int) -> Point:
    """Where three hexes meet."""
    around = [HEX_POINT[hex] for hex in JUNCTIONS[junction]]
    return round(sum([x for x, _ in around]) / 3, 2), round(sum([y for _, y in around]) / 3, 2)


JUNCTION_POINT: Final[tuple[Point, ...]] = tuple([junction_point(n) for n in range(len(JUNCTIONS))])
CAMP_BESIDE: Final[tuple[Point, ...]] = ((-25.0, -13.0), (25.0, -13.0), (-25.0, 24.0), (25.0, 24.0))  # by seat
TOKEN_BELOW: Final = 6.0
NUMBER_Y: Final = 48.0

# The megalith field: cells of tiles, each level half a cell further.
CELL: Final = 62.0
FIELD_EDGE: Final = 16.0
FIELD_WIDTH: Final[Floats] = tuple(
    [CELL * (1 + max([x for level, x, _ in field.at if level == 0])) + 2 * FIELD_EDGE for field in FIELDS]
)
FIELD_HEIGHT: Final[Floats] = tuple(
    [CELL * (1 + max([y for level, _, y in field.at if level == 0])) + 2 * FIELD_EDGE for field in FIELDS]
)


def megalith_point(layout: int, position: int) -> Point:
    """The middle of a position; one of an upper level rests on the middle of four."""
    level, x, y = FIELDS[layout].at[position]
    at = FIELD_EDGE + CELL / 2
    return at + CELL * (x + level / 2), at + CELL * (y + level / 2)


# Idols.
IDOLS_WIDTH: Final = 660.0
IDOLS_HEIGHT: Final = 196.0
IDOL_Y: Final[Floats] = (54.0, 142.0)
IDOL_HEAD_X: Final = 40.0
LEVEL_X: Final[Floats] = tuple([104.0 + 64.5 * n for n in range(9)])
LEVEL_WIDTH: Final = 60.0
LEVEL_HEIGHT: Final = 76.0
IDOL_MARKER_X: Final[Floats] = (-20.0, -6.7, 6.7, 20.0)
IDOL_MARKER_Y: Final = 22.0

# The viewer's cards.
HAND_WIDTH: Final = 560.0
HAND_HEIGHT: Final = 330.0
HAND_BOX: Final[Floats] = (12.0, 12.0, 536.0, 176.0)  # left, top, width, height
PLAYED_BOX: Final[Floats] = (12.0, 200.0, 310.0, 118.0)
DISCARD_BOX: Final[Floats] = (334.0, 200.0, 214.0, 118.0)
CARD_GAP: Final = 5.0

# Mats.
MAT_WIDTH: Final = 500.0
OWN_MAT_HEIGHT: Final = 392.0
MAT_HEIGHT: Final = 470.0  # of the others, with their open cards
NOMAD_HEIGHT: Final = 330.0
FIRST_ROW: Final = 28.0
PILE_X: Final[Floats] = (84.0, 150.0, 216.0, 282.0, 348.0)
POINTS_X: Final = 456.0
FOOD_Y: Final = 76.0
TOOLS_Y: Final = 120.0
GOOD_X: Final = 78.0
CELL_X: Final[Floats] = tuple([118.0 + 34.5 * n for n in range(TRACK_END + 1)])
RESERVE_Y: Final = 170.0
RESERVE_X: Final[Floats] = (0.0, 82.0, 130.0, 178.0, 226.0, 274.0)  # by cell, counted from 1
VILLAGES_X: Final = 346.0
LABOUR_X: Final = 444.0
CHIEF_X: Final = 104.0
CHIEF_Y: Final = 262.0
CHIEF_SCALE: Final = 1.0
SLOT_X: Final[Floats] = (188.0, 256.0, 324.0)
SLOT_Y: Final = 235.0
SLOT_SCALE: Final = 0.96
REST_X: Final = 430.0
REST_Y: Final = 254.0
RESTING_X: Final = 400.0
RESTING_PITCH: Final = 30.0
SETUP_X: Final = 222.0
SETUP_Y: Final = 294.0
ANIMAL_BOX: Final[Floats] = (64.0, 326.0, 426.0, 56.0)
OPEN_BOX: Final[Floats] = (64.0, 394.0, 426.0, 66.0)  # cards in play and discarded ones, of others
FIGURE_STAND: Final[Floats] = (84.0, 128.0, 172.0)  # where figures wait, on the cloth

# The Nomad's board.
NOMAD_CARD_X: Final[Floats] = (104.0, 196.0, 288.0)  # of this round
NOMAD_CARD_Y: Final = 108.0
NOMAD_RESERVE_Y: Final = 196.0
NOMAD_STONE_X: Final[Floats] = (363.0, 412.0, 461.0)
NOMAD_STONE_Y: Final = 132.0
NOMAD_STONE_SCALE: Final = 0.72
