"""What the expansion adds to the board: a dock, diagonals, ambassador dice, the governor's grid."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place
from yupana.games.santa_maria.board import DOCK, LINE, LINE_CELLS, LINE_MASK, SIDE

# The special dock and the fourth scholar.
SPECIAL_DOCK: Final = 4
ALL_DOCKS: Final[tuple[Place, ...]] = (*DOCK, "dock-special")
FOURTH_SCHOLAR_SPOT: Final = 10
SPECIAL_SLOTS: Final = 2

# Diagonals, after columns and rows: from the upper left; from the upper right down; from the lower left up.
DIAGONAL: Final = 12
FALLING: Final = 13  # for white dice
RISING: Final = 14  # for blue dice
ALL_LINES: Final[tuple[Place, ...]] = (*LINE, "diagonal.1", "diagonal.6", "diagonal.6")
ALL_LINE_CELLS: Final = (
    *LINE_CELLS,
    tuple([n * SIDE + n for n in range(SIDE)]),
    tuple([n * SIDE + SIDE - 1 - n for n in range(SIDE)]),
    tuple([(SIDE - 1 - n) * SIDE + n for n in range(SIDE)]),
)
ALL_LINE_MASKS: Final = (*LINE_MASK, *[sum([1 << cell for cell in line]) for line in ALL_LINE_CELLS[DIAGONAL:]])
DIAGONAL_FEE: Final = 1

# Ambassadors: a white die and a blue one.
AMBASSADOR: Final[tuple[Place, ...]] = ("ambassador-white", "ambassador-blue")
WHITE_WITH_AMBASSADORS: Final = 2  # dice of the pool for each player
AMBASSADOR_MARK: Final = (-20, -30)  # less the value: an ambassador die that lies on a building

# Specialists: three who produce, then improvements.
FARMER: Final = 0
FORESTER: Final = 1
SOLDIER: Final = 2
PRODUCTION: Final = 3
SPECIALIST: Final[tuple[Place, ...]] = (
    "farmer",
    "forester",
    "soldier",
    "improvement-market",
    "improvement-harbour",
    "improvement-chapel",
    "improvement-garrison",
    "improvement-plantation",
    "improvement-mine",
    "improvement-cacao",
)
SPECIALIST_COUNT: Final = (3, 3, 3, 3, 1, 1, 1, 1, 1, 1)
SPECIALIST_PLACE: Final[tuple[Place, ...]] = tuple([f"specialist.{value}" for value in range(SIDE + 1)])
IMPROVE_DEVELOPED: Final = 1  # coins
IMPROVE_EMPTY: Final = 3

GOVERNOR_POINTS: Final = (
    *(-12, -11, -10, -9, -8, -6),
    *(-11, -9, -8, -7, -5, -4),
    *(-10, -8, -6, -3, -2, -1),
    *(-9, -7, -3, -1, 1, 3),
    *(-8, -5, -2, 1, 5, 7),
    *(-6, -4, -1, 3, 7, 12),
)
NAVIGATION_FEE: Final = 1
