"""Monuments: what they cost, and what they are worth at the end."""

import pytest
from tests.games.tzolkin.table import (
    AGE_2,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    act,
    give,
    goods,
    harvested,
    learn,
    moves,
    own,
    play,
    points,
    sacrifice,
    stand,
    table,
    worship,
)

from yupana.games.tzolkin.monuments import MONUMENT_NAMES, MONUMENTS
from yupana.games.tzolkin.state import Tzolkin

pytestmark = pytest.mark.compiled


def worth(state: Tzolkin, seat: int, monument: str) -> int:
    """What a monument would score for a seat now."""
    return MONUMENTS[MONUMENT_NAMES.index(monument)].worth.points(state, seat)


COSTS = {
    "m-tombs": {"wood": 3, "stone": 2, "gold": 1},
    "m-constructions": {"wood": 1, "stone": 3, "gold": 2},
    "m-all-monuments": {"wood": 2, "stone": 2, "gold": 2},
    "m-corn-tiles": {"wood": 1, "stone": 1, "gold": 4},
    "m-wood-tiles": {"wood": 1, "gold": 4},
    "m-municipal": {"wood": 2, "stone": 3, "gold": 1},
    "m-workers": {"wood": 3, "gold": 3},
    "m-tech-levels": {"wood": 2, "stone": 1, "gold": 3},
    "m-max-techs": {"wood": 1, "stone": 1, "gold": 3},
    "m-shrines": {"stone": 2, "gold": 3},
    "m-highest-temple": {"stone": 3, "gold": 3},
    "m-temple-points": {"stone": 4, "gold": 3},
    "m-skulls": {"gold": 4, "skulls": 1},
}


@pytest.mark.parametrize("monument", MONUMENT_NAMES)
def test_a_monument_costs_exactly_what_is_printed_and_gives_nothing_at_once(monument: str) -> None:
    state = table(monuments=(monument,))
    learn(state, GREEN, architecture=3)
    give(state, GREEN, **COSTS[monument])
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", f"build {monument}")
    assert goods(state, GREEN) == {}
    assert points(state, GREEN) == 0
    assert state.skulls == 13


@pytest.mark.parametrize(("monument", "missing"), [(name, good) for name, cost in COSTS.items() for good in cost])
def test_a_monument_is_not_offered_when_anything_is_missing(monument: str, missing: str) -> None:
    state = table(monuments=(monument,))
    learn(state, GREEN, architecture=3)
    give(state, GREEN, wood=9, stone=9, gold=9, skulls=2)
    give(state, GREEN, **{missing: COSTS[monument][missing] - 1 - (2 if missing == "skulls" else 9)})
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4")
    assert f"build {monument}" not in moves(state, GREEN)


def test_a_monument_is_not_replaced() -> None:
    state = table(monuments=("m-shrines",))
    give(state, GREEN, stone=2, gold=3)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build m-shrines", "end-turn")
    assert len([tile for tile in state.monuments if tile >= 0]) == 5


def test_f20_the_highest_temple_scores_three_for_each_step_above_the_start() -> None:
    state = table()
    worship(state, GREEN, chaac=2, quetzalcoatl=5, kukulkan=0)
    assert worth(state, GREEN, "m-highest-temple") == 12


def test_a26_the_highest_temple_never_costs_points() -> None:
    state = table()
    worship(state, GREEN, 0, 0, 0)
    assert worth(state, GREEN, "m-highest-temple") == 0


@pytest.mark.parametrize(("seats", "scored"), [(2, 18), (3, 15), (4, 12)])
def test_f25_all_monuments_score_more_among_fewer_players(seats: int, scored: int) -> None:
    state = table(seats, monuments=("m-all-monuments", "m-tombs", "m-shrines", "m-workers"))
    own(state, GREEN, "m-all-monuments", "m-tombs")
    own(state, BLUE, "m-shrines")
    assert worth(state, GREEN, "m-all-monuments") == scored


@pytest.mark.parametrize(("workers", "scored"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_f25_workers_in_play_score_wherever_they_are(workers: int, scored: int) -> None:
    state = table()
    give(state, GREEN, workers=workers - 3)
    stand(state, GREEN, "tikal.2", "first-player-space")
    assert worth(state, GREEN, "m-workers") == scored


@pytest.mark.parametrize(("finished", "scored"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_f25_finished_technologies_score_more_together(finished: int, scored: int) -> None:
    state = table()
    tracks = ("agriculture", "extraction", "architecture", "theology")
    learn(state, GREEN, **{track: 3 if n < finished else 2 for n, track in enumerate(tracks)})
    assert worth(state, GREEN, "m-max-techs") == scored


def test_f54_a36_a_frame_monument_counts_tiles_of_its_frame_and_itself() -> None:
    state = table(monuments=("m-tombs", "m-shrines"))
    own(state, GREEN, "m-tombs", "m-shrines", "a1-tomb-chaac-kukulkan", "a1-farm-single.1")
    own(state, BLUE, "a1-tomb-chaac-quetzalcoatl")
    assert worth(state, GREEN, "m-tombs") == 8
    assert worth(state, GREEN, "m-shrines") == 4


def test_a36_monuments_of_one_frame_count_each_other() -> None:
    state = table(monuments=("m-municipal", "m-workers", "m-tombs"))
    own(state, GREEN, "m-municipal", "m-workers", "m-tombs", "a1-muni-agriculture")
    assert worth(state, GREEN, "m-municipal") == 12


def test_a37_the_monument_of_constructions_counts_itself_and_everything_else() -> None:
    state = table(monuments=("m-constructions", "m-workers", "m-tombs"))
    own(state, GREEN, "m-constructions", "m-workers", "a1-farm-single.1", "a1-shrine-architecture")
    own(state, BLUE, "m-tombs", "a1-farm-single.2")
    assert worth(state, GREEN, "m-constructions") == 8


def test_harvest_tiles_score_four_each_and_burned_wood_nothing() -> None:
    state = table()
    harvested(state, GREEN, 3, corn=1, wood=2)
    harvested(state, GREEN, 2, corn=2)
    harvested(state, BLUE, 4, wood=3)
    stand(state, GREEN, "palenque.5")
    act(state, GREEN, "palenque.5", "burn jungle-wood.5", "anger chaac")
    assert worth(state, GREEN, "m-corn-tiles") == 4 * 4
    assert worth(state, GREEN, "m-wood-tiles") == 2 * 4


def test_technology_levels_score_three_each() -> None:
    state = table()
    learn(state, GREEN, agriculture=3, extraction=1, theology=2)
    assert worth(state, GREEN, "m-tech-levels") == 18


def test_temple_points_score_again_with_losses_and_without_leads() -> None:
    state = table()
    worship(state, GREEN, chaac=6, quetzalcoatl=0, kukulkan=4)
    assert worth(state, GREEN, "m-temple-points") == 8 - 2 + 5


def test_placed_skulls_score_three_each_whoever_placed_them() -> None:
    state = table()
    sacrifice(state, GREEN, 1)
    sacrifice(state, RED, 4, 9)
    give(state, GREEN, skulls=3)
    assert worth(state, GREEN, "m-skulls") == 9


def test_a16_the_skull_paid_for_a_monument_returns_to_the_bank_and_can_be_found_again() -> None:
    state = table(day=AGE_2, monuments=("m-skulls",))
    give(state, GREEN, gold=4, skulls=1)
    give(state, YELLOW, skulls=12)
    stand(state, GREEN, "tikal.4", "yaxchilan.4")
    assert state.skulls == 0
    act(state, GREEN, "tikal.4", "build m-skulls")
    assert state.skulls == 1
    act(state, GREEN, "yaxchilan.4")
    assert goods(state, GREEN) == {"skull": 1}
    play(state, GREEN, "end-turn")
