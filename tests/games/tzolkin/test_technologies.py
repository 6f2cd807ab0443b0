"""Technologies: what an advance costs, what the bonus of a finished track is."""

import pytest
from tests.games.tzolkin.table import (
    AGE_2,
    BLUE,
    GREEN,
    act,
    give,
    goods,
    learn,
    levels,
    moves,
    play,
    points,
    stand,
    steps,
    table,
    verbs,
    worship,
)

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_an_advance_costs_one_two_or_three_resources_and_the_bonus_one(level: int, price: int) -> None:
    state = table()
    learn(state, GREEN, architecture=level)
    give(state, GREEN, wood=price)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1", "advance architecture", *["pay wood"] * price)
    assert goods(state, GREEN) == {}
    assert levels(state, GREEN) == {"architecture": min(3, level + 1)}
    assert points(state, GREEN) == (3 if level == 3 else 0)


def test_an_advance_that_cannot_be_paid_is_not_offered() -> None:
    state = table()
    learn(state, GREEN, agriculture=1, extraction=2, architecture=3)
    give(state, GREEN, wood=1, corn=20, skulls=3)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1")
    assert moves(state, GREEN) == ["advance architecture", "advance theology"]


def test_resources_of_any_kinds_pay_in_any_mix() -> None:
    state = table()
    learn(state, GREEN, theology=2)
    give(state, GREEN, wood=1, stone=1, gold=2)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1", "advance theology")
    assert moves(state, GREEN) == ["pay wood", "pay stone", "pay gold"]
    play(state, GREEN, "pay gold", "pay wood", "pay gold")
    assert goods(state, GREEN) == {"stone": 1}


def test_the_bonus_of_agriculture_is_a_step_on_any_temple() -> None:
    state = table()
    learn(state, GREEN, agriculture=3)
    give(state, GREEN, wood=1)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1", "advance agriculture", "pay wood", "climb quetzalcoatl")
    assert steps(state, GREEN) == (1, 2, 1)
    assert levels(state, GREEN) == {"agriculture": 3}


def test_the_bonus_of_extraction_is_two_resources_of_choice() -> None:
    state = table()
    learn(state, GREEN, extraction=3)
    give(state, GREEN, wood=1)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1", "advance extraction", "pay wood", "take gold", "take stone")
    assert goods(state, GREEN) == {"stone": 1, "gold": 1}


def test_a_bonus_that_would_give_nothing_is_not_offered() -> None:
    state = table()
    learn(state, GREEN, agriculture=3, theology=3)
    worship(state, GREEN, 6, 8, 7)
    give(state, GREEN, wood=5)
    give(state, BLUE, skulls=13)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1")
    assert verbs(state, GREEN, "advance") == ["extraction", "architecture"]


def test_f50_a18_two_free_advances_on_a_finished_track_give_its_bonus_twice() -> None:
    state = table(day=AGE_2, row=("a2-shrine-two-techs",))
    learn(state, GREEN, architecture=3)
    give(state, GREEN, gold=2)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build-saving a2-shrine-two-techs stone", *["advance architecture"] * 2)
    assert goods(state, GREEN) == {"corn": 1}
    assert points(state, GREEN) == 2 + 6
    assert levels(state, GREEN) == {"architecture": 3}


def test_a18_a_building_of_a_finished_track_gives_the_bonus_for_nothing() -> None:
    state = table(row=("a1-muni-agriculture",))
    learn(state, GREEN, agriculture=3)
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a1-muni-agriculture", "climb kukulkan")
    assert goods(state, GREEN) == {}
    assert steps(state, GREEN) == (1, 1, 2)


def test_a_level_counts_at_once_for_the_next_worker() -> None:
    state = table()
    give(state, GREEN, wood=1)
    stand(state, GREEN, "tikal.1", "yaxchilan.1")
    act(state, GREEN, "tikal.1", "advance extraction", "pay wood")
    act(state, GREEN, "yaxchilan.1")
    assert goods(state, GREEN) == {"wood": 2}


def test_the_bonus_of_theology_is_one_skull_whatever_theology_3_says() -> None:
    state = table()
    learn(state, GREEN, theology=3)
    give(state, GREEN, wood=1)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1", "advance theology", "pay wood")
    assert goods(state, GREEN) == {"skull": 1}
