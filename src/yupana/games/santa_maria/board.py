"""The common board, the colonies and the player's mat: constants, and the names of places."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place

EMPTY: Final = -1

# Goods, coins and happiness, as a mat counts them. Cacao is of the expansion: without it nobody has a store for any.
WOOD: Final = 0
GRAIN: Final = 1
SUGAR: Final = 2
GEM: Final = 3
GOLD: Final = 4
CACAO: Final = 5
COIN: Final = 6
HAPPINESS: Final = 7
THINGS: Final[tuple[Place, ...]] = ("wood", "grain", "sugar", "gem", "gold", "cacao", "coin", "happiness")
GOODS: Final = (WOOD, GRAIN, SUGAR, GEM, GOLD, CACAO)
SIMPLE: Final = (WOOD, GRAIN)
SELL_PRICE: Final = (1, 1, 2, 2, 2, 0)  # also for each unit that finds no room; cacao is never sold
BUY_PRICE: Final = 3  # of a simple resource
STORAGE_LIMIT: Final = 3

# Years and seats.
YEARS: Final = 3
SEATS_MAX: Final = 5
START_WOOD: Final = 2
START_COINS: Final = 3  # of the first player; one more for each seat after that
MONKS: Final = 6
SPOT_FEE: Final = 2  # coins to each other player with a monk at the same spot

# Dice.
WHITE: Final = 0
BLUE: Final = 1
FACES: Final = 6
WHITE_EACH: Final = 3  # dice of the pool for each player, and how many one may take in a year
BLUE_AT_START: Final = 1
DIE: Final[tuple[tuple[Place, ...], ...]] = (
    tuple([f"white.{face}" for face in range(FACES + 1)]),
    tuple([f"blue.{face}" for face in range(FACES + 1)]),
)

# A colony: 6 x 6 cells, numbered row by row from the upper left.
SIDE: Final = 6
CELLS: Final = SIDE * SIDE
CELL: Final[tuple[Place, ...]] = tuple([f"cell.{n // SIDE + 1}.{n % SIDE + 1}" for n in range(CELLS)])
BIT: Final = tuple([1 << n for n in range(CELLS)])
ALL_CELLS: Final = (1 << CELLS) - 1
TURN: Final[tuple[Place, ...]] = tuple([f"turn.{n}" for n in range(4)])

# Lines: six columns from the left, then six rows from the top; their cells in the order of activation.
COLUMN: Final = 0  # and the value of the die, less one
ROW: Final = 6
LINE: Final[tuple[Place, ...]] = (
    *[f"column.{n}" for n in range(1, SIDE + 1)],
    *[f"row.{n}" for n in range(1, SIDE + 1)],
)
LINE_CELLS: Final = (
    *[tuple([row * SIDE + column for row in range(SIDE)]) for column in range(SIDE)],
    *[tuple([row * SIDE + column for column in range(SIDE)]) for row in range(SIDE)],
)
LINE_MASK: Final = tuple([sum([BIT[cell] for cell in line]) for line in LINE_CELLS])

# What lies on a building: so many coins, or a die. Nothing: 0.
WHITE_DIE: Final = -0  # less the face
BLUE_DIE: Final = -10

# Religion and conquistadors: a symbol is crossed by the step that arrives on its space.
RELIGION_END: Final = 20
MONK_SYMBOLS: Final = (2, 5, 8, 12, 16, 20)
DIE_SYMBOLS: Final = (2, 8)
CONQUISTADOR_END: Final = 12
GOLD_SYMBOLS: Final = (2, 4, 7, 10)
TREES: Final = (3, 5, 7)  # one for each year of a solo match
TREE_POINTS: Final = (4, 5, 6)
CONQUEST_POINTS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (  # by players and year, from the first rank
    (),
    (),
    ((4, 0), (5, 0), (6, 0)),
    ((5, 3, 0), (7, 4, 0), (9, 5, 0)),
    ((6, 4, 2, 0), (9, 6, 3, 0), (12, 8, 4, 0)),
    ((6, 4, 2, 0, 0), (9, 6, 3, 0, 0), (12, 8, 4, 0, 0)),
)
RELIGION_SPACE: Final[tuple[Place, ...]] = tuple([f"religion.{n}" for n in range(RELIGION_END + 1)])

# Docks, from the top.
DOCK_COIN: Final = 0
DOCK_RELIGION: Final = 1
DOCK_CONQUISTADOR: Final = 2
DOCK_HAPPINESS: Final = 3
DOCKS: Final = 4
DOCK: Final[tuple[Place, ...]] = ("dock-coin", "dock-religion", "dock-conquistador", "dock-happiness")
DOCK_COINS: Final = 2  # for each ship
POINTS_PER_SET: Final = 3

# Pass spaces, from the top.
PASS_ROAD: Final = 4  # the last
PASS_SPACES: Final = 5
PASS_SPACE: Final[tuple[Place, ...]] = (
    "pass-coins",
    "pass-religion",
    "pass-conquistador",
    "pass-shipping",
    "pass-road",
)
PASS_GIFT: Final = 2  # coins of the topmost space
ROAD_TILES: Final = 3

# The display: slots of doubles, then of triples.
DISPLAY_EACH: Final = 5
DISPLAY: Final = 10

# Monk spots: scholars, bishops, missions.
SCHOLAR_SPOTS: Final = 3
BISHOP_SPOTS: Final = 3
MISSIONS: Final = 4
FIRST_BISHOP_SPOT: Final = SCHOLAR_SPOTS
FIRST_MISSION_SPOT: Final = SCHOLAR_SPOTS + BISHOP_SPOTS
SPOTS: Final = SCHOLAR_SPOTS + BISHOP_SPOTS + MISSIONS
PAIRS: Final = 4  # of town hall and scholar, in the advanced set-up

# Final scoring.
COINS_PER_POINT: Final = 3
BISHOP_PENALTY: Final = 2
BISHOP_MOST: Final = 12  # that a bishop's requirement can bring
SOLO_GOAL: Final = 100

# A player's mat: one row of numbers per seat. Goods, coins and happiness come first.
M_RELIGION: Final = 8  # space on the track
M_CONQUISTADOR: Final = 9
M_MONKS: Final = 10  # not placed yet
M_WHITE: Final = 11  # white dice taken from the pool this year
M_BLUE_USED: Final = 12  # blue dice used this year
M_PAID: Final = 13  # buildings activated with coins this year
M_PASSED: Final = 14  # the pass space where the marker is, or EMPTY
M_SCHOLARS: Final = 15  # the abilities, one bit for each
M_PRIVATE: Final = 16  # the scholar beside the own town hall, or EMPTY
M_COLONY: Final = 17  # the board, or EMPTY
M_FREE: Final = 18  # the cells with a building that can be activated, one bit for each
M_EMPTY: Final = 19  # the cells that can be built on, one bit for each
M_DOCK: Final = 20  # ships in each of the own docks
M_BLUE: Final = 24  # own blue dice not used yet, by face
M_CONQUEST: Final = 30  # conquistador points of each year
M_POINTS: Final = 33  # then points of the final scoring by source
SOURCES: Final = ("goods", "colonists", "scholars", "bishops", "bishops-due", "sets", "ships", "expansion")
FROM_GOODS: Final = 0
FROM_COLONISTS: Final = 1
FROM_SCHOLARS: Final = 2
FROM_BISHOPS: Final = 3
FROM_BISHOPS_DUE: Final = 4
FROM_SETS: Final = 5
FROM_SHIPS: Final = 6
FROM_EXPANSION: Final = 7  # what an expansion adds, or takes
MAT: Final = 41  # numbers per seat
