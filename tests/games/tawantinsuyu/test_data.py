"""The tables of cards, tiles, steps and spaces add up."""

from collections import Counter

import pytest

from yupana.games.tawantinsuyu import board, market, tapestry, temple, tiles
from yupana.games.tawantinsuyu.axomamma import board as hers
from yupana.games.tawantinsuyu.board import ADJACENT, GODS, SPACE_COLOUR, SPACE_GOD, SPACE_TASKS, SPACES, TASKS, TERRACE
from yupana.games.tawantinsuyu.goods import Gain, Score
from yupana.games.tawantinsuyu.market import COST
from yupana.games.tawantinsuyu.tapestry import LEFT, PATTERN, PATTERNS, RIGHT, SYMBOLS, WEAVINGS

pytestmark = pytest.mark.compiled

# The hill.


def test_each_ring_has_as_many_icons_as_spaces() -> None:
    assert [len(ring) for ring in board.ICON_TASK] == [10, 20, 30]
    assert board.RING == (10, 20, 30)
    assert sum(board.RING) == SPACES == 60


def test_the_tasks_of_the_icons_add_up() -> None:
    counts = [Counter(TASKS[task] for task in ring) for ring in board.ICON_TASK]
    assert [tuple(count[task] for count in counts) for task in TASKS] == [
        (2, 3, 3),
        (2, 3, 4),
        (2, 3, 4),
        (0, 1, 4),
        (1, 2, 3),
        (0, 2, 3),
        (1, 2, 2),
        (1, 2, 3),
        (1, 1, 1),
        (0, 0, 2),
        (0, 1, 1),
    ]


def test_each_space_has_three_different_tasks() -> None:
    assert all(len(set(SPACE_TASKS[space])) == 3 for space in range(SPACES))


def test_spaces_have_four_neighbours_on_their_own_terrace() -> None:
    edges = 0
    for space in range(SPACES):
        assert len(set(ADJACENT[space])) == 4
        for other in ADJACENT[space]:
            assert space in ADJACENT[other]
            assert TERRACE[other] == TERRACE[space]
            edges += 1
    assert edges == 2 * 120
    assert [board.SPACE[k] for k in ADJACENT[0]] == ["top.8", "top.9", "top.1", "top.2"]
    assert [board.SPACE[k] for k in ADJACENT[22]] == ["middle.10", "middle.11", "middle.13", "middle.14"]


def test_gods_are_spread_over_the_hill() -> None:
    spread = Counter((GODS[SPACE_GOD[space]], TERRACE[space]) for space in range(SPACES))
    assert {god: tuple(spread[god, terrace] for terrace in range(3)) for god in GODS} == {
        "spiral": (2, 3, 5),
        "zigzag": (2, 3, 5),
        "squares": (1, 4, 5),
        "cross": (2, 3, 5),
        "wave": (2, 3, 5),
        "diamond": (1, 4, 5),
    }
    sectors = Counter((SPACE_GOD[space], board.SECTOR[space]) for space in range(SPACES))
    assert set(sectors.values()) == {2}


def test_colours_of_spaces_and_marks_for_two_players() -> None:
    colours = Counter((SPACE_COLOUR[space], TERRACE[space]) for space in range(SPACES))
    assert [colours[board.BLUE, terrace] for terrace in range(3)] == [3, 5, 7]
    assert [colours[board.GREEN, terrace] for terrace in range(3)] == [2, 5, 8]
    assert [len(marked) for marked in board.MARKED] == [5, 5, 0]


def test_example_spaces_read_as_the_table_says() -> None:
    assert [TASKS[task] for task in SPACE_TASKS[board.SPACE.index("middle.12")]] == [
        "build",
        "harvest-potato",
        "harvest-stone",
    ]
    assert [TASKS[task] for task in SPACE_TASKS[board.SPACE.index("bottom.29")]] == ["harvest-corn", "weave", "trade"]
    assert board.ICON[board.SPACE.index("top.9")] == ("top-icon.9", "top-icon.0", "top-icon.1")


# Cards.


def test_there_are_fourteen_sets_of_bonuses_on_three_cards_of_three_gods_each() -> None:
    sets: dict[str, list[int]] = {}
    for card, bonus in enumerate(tiles.GOD_BONUS):
        # Compiled, there is no dictionary, or nothing in it.
        same = repr([getattr(part, "__dict__", None) or id(part) for part in bonus])
        sets.setdefault(same, []).append(card)
    assert len(tiles.GOD_BONUS) == 42
    assert sorted(len(cards) for cards in sets.values()) == [3] * 14
    assert all(len({card // 7 for card in cards}) == 3 for cards in sets.values())


def test_the_army_has_thirty_cards_and_forty_two_soldiers() -> None:
    assert len(tiles.SOLDIERS) == len(tiles.ARMY_BONUS) == 30
    assert Counter(tiles.SOLDIERS) == {1: 18, 2: 12}
    gained: Counter[tuple[int, int, int]] = Counter()
    for soldiers, bonus in zip(tiles.SOLDIERS, tiles.ARMY_BONUS, strict=True):
        (gain,) = bonus
        assert isinstance(gain, Gain)
        gained[soldiers, gain.good, gain.amount] += 1
    assert sorted(gained.values()) == [2, 3, 3, 5, 5, 6, 6]


# Buildings.


def test_buildings_and_their_costs() -> None:
    assert (len(tiles.PRODUCTION_BONUS), market.PERMANENT_BUILDINGS, len(COST)) == (19, 20, 39)
    assert [sum(cost[good] for cost in COST[:19]) for good in range(4)] == [6, 6, 36, 2]
    assert [sum(cost[good] for cost in COST[19:]) for good in range(4)] == [2, 8, 38, 1]
    assert market.BUILDING[market.Z15] == "permanent.15"
    assert market.BUILDING[market.Z20] == "permanent.20"


# Weavings.


def test_patterns_and_edges_of_weavings_add_up() -> None:
    assert WEAVINGS == 35
    assert [PATTERN.count(n) for n in range(len(PATTERNS))] == [7, 6, 6, 5, 4, 4, 3]
    left = Counter(SYMBOLS[symbol] for symbol in LEFT)
    assert left == Counter(SYMBOLS[symbol] for symbol in RIGHT)
    assert [left[symbol] for symbol in SYMBOLS] == [3, 5, 6, 4, 4, 5, 4, 4]
    assert tapestry.TILES_USED == (0, 4 + 19, 4 + 19, 4 + 25, 4 + 31)


# Temple and regions.


def test_the_temple_has_twelve_steps() -> None:
    assert len(temple.REWARD) == len(board.STEP_POINTS) == len(board.STEP_END_POINTS) == 12
    assert sum(board.STEP_POINTS) == 67
    assert [step for step in range(12) if temple.REWARD[step]] == [1, 3, 5, 7, 9, 11]


def test_the_regions_have_six_spaces_each() -> None:
    assert len(tiles.CONQUEST_BONUS) == len(board.FLIP) == len(board.DISCARD) == len(board.REGION_SPACE) == 24
    assert (sum(board.FLIP), sum(board.DISCARD)) == (38, 30)
    at = board.REGION_SPACE.index("chinchaysuyu.3")
    assert (board.FLIP[at], board.DISCARD[at]) == (2, 1)
    (points,) = tiles.CONQUEST_BONUS[at]
    assert isinstance(points, Score)
    assert points.points == 4


def test_fx13_prices_and_scores() -> None:
    assert board.WEAVE_PRICE == (0, 1, 3, 6)
    assert (board.OFFERING_CORN, board.OFFERING_STEPS, board.OFFERING_FOLLOW_CORN) == (2, 3, 3)
    assert (board.SMALL_POINTS, board.LARGE_POINTS) == (3, 9)
    assert board.TOKEN_POINTS[1:] == (1, 2, 4)
    assert board.TAPESTRY_POINTS[1:] == (0, 1, 3, 6, 10, 15, 21)
    assert board.STEP_END_POINTS[-4:] == (2, 6, 12, 20)


def test_what_depends_on_the_number_of_players() -> None:
    assert board.VILLAGE_SIZE[2:] == (5, 7, 9)
    assert board.NOMADS[2:] == (3, 4, 5)
    assert board.ALTAR_LIMIT[2:] == (3, 4, 5)
    assert board.WORKERS_REMOVED[2:] == (1, 2, 0)
    assert [sizes[1] == sizes[2] for sizes in (board.VILLAGE_SIZE, board.NOMADS, board.ALTAR_LIMIT)] == [True] * 3


# Axomamma.


def test_her_board_has_three_loops_of_five_cells_and_eight_tokens() -> None:
    assert sorted(hers.TOKEN_VALUE) == [1, 1, 2, 2, 2, 3, 3, 4]
    assert sorted(hers.DIE) == [1, 2, 2, 3, 3, 4]
    tokens = list(zip(hers.TOKEN_ROW, hers.TOKEN_VALUE, hers.TOKEN_START, strict=True))
    assert tokens == [(0, 1, 1), (0, 2, 2), (0, 3, 3), (1, 4, 1), (1, 1, 2), (1, 2, 4), (2, 2, 1), (2, 3, 3)]
