"""Tikal: technologies, buildings, monuments, and an offering at two temples."""

import pytest
from tests.games.tzolkin.table import (
    AGE_2,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    act,
    buildings,
    give,
    goods,
    learn,
    levels,
    moves,
    play,
    row,
    stand,
    steps,
    table,
    verbs,
    worship,
)

from yupana.games.tzolkin.state import Tzolkin

pytestmark = pytest.mark.compiled


def yellow_on_3_and_4() -> Tzolkin:
    """Yellow has five wood and workers on tikal 3 and 4; two buildings for wood alone are on offer."""
    state = table(turn=YELLOW, row=("a1-farm-single.1", "a1-muni-agriculture"))
    stand(state, YELLOW, "tikal.3", "tikal.4")
    give(state, YELLOW, wood=5)
    return state


def test_f07_two_technologies_and_two_buildings_in_one_turn() -> None:
    state = yellow_on_3_and_4()
    act(state, YELLOW, "tikal.3", "advance extraction", "pay wood", "advance theology", "pay wood")
    act(state, YELLOW, "tikal.4", "build a1-farm-single.1", "build a1-muni-agriculture")
    assert levels(state, YELLOW) == {"extraction": 1, "theology": 1, "agriculture": 1}
    assert goods(state, YELLOW) == {}
    assert buildings(state, YELLOW) == ["a1-farm-single.1", "a1-muni-agriculture"]
    assert (len(row(state)), len(state.deck)) == (4, 8)
    play(state, YELLOW, "end-turn")
    assert (len(row(state)), len(state.deck)) == (6, 6)


def test_f07_two_levels_of_one_track_cost_three_and_leave_too_little_for_both_buildings() -> None:
    state = yellow_on_3_and_4()
    act(state, YELLOW, "tikal.3", "advance extraction", "pay wood", "advance extraction", "pay wood", "pay wood")
    assert levels(state, YELLOW) == {"extraction": 2}
    assert goods(state, YELLOW) == {"wood": 2}
    act(state, YELLOW, "tikal.4", "build a1-muni-agriculture")
    assert moves(state, YELLOW) == ["end-turn"]
    assert buildings(state, YELLOW) == ["a1-muni-agriculture"]


def test_f08_a_building_costs_exactly_what_is_printed() -> None:
    state = table(row=("a1-shrine-theology-kukulkan",))
    give(state, GREEN, stone=1, gold=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a1-shrine-theology-kukulkan")
    assert goods(state, GREEN) == {}


def test_f08_one_resource_does_not_stand_for_another() -> None:
    state = table(row=("a1-shrine-theology-kukulkan",))
    give(state, GREEN, stone=2)
    stand(state, GREEN, "tikal.2")
    play(state, GREEN, "pick-up tikal.2")
    assert moves(state, GREEN) == ["no-action"]


def test_f50_a_finished_track_gives_its_bonus_twice_for_a_resource_each() -> None:
    state = table()
    learn(state, GREEN, theology=3)
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.3")
    act(state, GREEN, "tikal.3", "advance theology", "pay wood", "advance theology", "pay wood")
    assert goods(state, GREEN) == {"skull": 2}
    assert levels(state, GREEN) == {"theology": 3}


def test_f50_from_the_second_level_the_top_and_the_bonus_cost_three_and_one() -> None:
    state = table()
    learn(state, GREEN, theology=2)
    give(state, GREEN, wood=1, stone=2, gold=1)
    stand(state, GREEN, "tikal.3")
    act(state, GREEN, "tikal.3", "advance theology", "pay stone", "pay gold", "pay stone")
    assert levels(state, GREEN) == {"theology": 3}
    play(state, GREEN, "advance theology", "pay wood")
    assert goods(state, GREEN) == {"skull": 1}
    assert levels(state, GREEN) == {"theology": 3}


@pytest.mark.parametrize(("level", "price"), [(0, 1 + 2), (1, 2 + 3), (2, 3 + 1), (3, 1 + 1)])
def test_two_advances_on_one_track_cost_the_price_of_the_level_then_held(level: int, price: int) -> None:
    state = table()
    learn(state, GREEN, architecture=level)
    give(state, GREEN, wood=9)
    stand(state, GREEN, "tikal.3")
    act(state, GREEN, "tikal.3", "advance architecture")
    while "pay wood" in moves(state, GREEN):
        play(state, GREEN, "pay wood")
    play(state, GREEN, "advance architecture")
    while "pay wood" in moves(state, GREEN):
        play(state, GREEN, "pay wood")
    assert goods(state, GREEN) == {"wood": 9 - price}
    assert levels(state, GREEN) == {"architecture": min(3, level + 2)}


def test_the_second_advance_of_tikal_3_is_optional() -> None:
    state = table()
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.3")
    act(state, GREEN, "tikal.3", "advance theology", "pay wood", "decline")
    assert goods(state, GREEN) == {"wood": 1}
    assert levels(state, GREEN) == {"theology": 1}


def test_tikal_1_is_one_advance() -> None:
    state = table()
    give(state, GREEN, wood=5)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1", "advance theology", "pay wood")
    assert moves(state, GREEN) == ["end-turn"]


def test_the_first_advance_pays_for_the_second() -> None:
    state = table()
    learn(state, GREEN, extraction=3)
    give(state, GREEN, wood=1)
    stand(state, GREEN, "tikal.3")
    act(state, GREEN, "tikal.3", "advance extraction", "pay wood", "take gold", "take gold")
    play(state, GREEN, "advance agriculture", "pay gold")
    assert goods(state, GREEN) == {"gold": 1}
    assert levels(state, GREEN) == {"agriculture": 1, "extraction": 3}


def test_f52_a39_what_the_first_building_gives_pays_for_the_second() -> None:
    state = table(row=("a1-muni-agriculture-stone", "a1-muni-extraction-corn"))
    give(state, GREEN, wood=4)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build a1-muni-agriculture-stone")
    assert goods(state, GREEN) == {"wood": 1, "stone": 1}
    play(state, GREEN, "build a1-muni-extraction-corn")
    assert goods(state, GREEN) == {"corn": 1}
    assert levels(state, GREEN) == {"agriculture": 1, "extraction": 1}


def test_f52_in_the_opposite_order_the_pair_cannot_be_paid() -> None:
    state = table(row=("a1-muni-agriculture-stone", "a1-muni-extraction-corn"))
    give(state, GREEN, wood=4)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4")
    assert "a1-muni-extraction-corn" not in verbs(state, GREEN, "build")


def test_a39_an_action_of_the_first_building_comes_before_the_second() -> None:
    state = table(day=AGE_2, row=("a2-tomb-action", "a2-muni-tech-stone"))
    give(state, GREEN, wood=4, stone=1, gold=1, corn=1)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build a2-tomb-action")
    assert moves(state, GREEN) == ["use uxmal.5", "decline"]
    play(state, GREEN, "use uxmal.5", "use yaxchilan.1", "build a2-muni-tech-stone", "advance theology")
    assert goods(state, GREEN) == {"stone": 1}


def test_tikal_4_builds_one_or_two_buildings_or_one_monument() -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2", "a1-farm-single.3"), monuments=("m-tombs",))
    give(state, GREEN, wood=9, stone=9, gold=9)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4")
    assert "build m-tombs" in moves(state, GREEN)
    one = state.clone()
    play(one, GREEN, "build m-tombs")
    assert moves(one, GREEN) == ["end-turn"]
    play(state, GREEN, "build a1-farm-single.1")
    assert not [move for move in moves(state, GREEN) if " m-" in move]
    two = state.clone()
    play(two, GREEN, "decline")
    assert moves(two, GREEN) == ["end-turn"]
    play(state, GREEN, "build a1-farm-single.2")
    assert moves(state, GREEN) == ["end-turn"]


def test_tikal_2_builds_no_monument_and_no_second_building() -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2"), monuments=("m-tombs",))
    give(state, GREEN, wood=9, stone=9, gold=9)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2")
    assert not [move for move in moves(state, GREEN) if " m-" in move]
    play(state, GREEN, "build a1-farm-single.1")
    assert moves(state, GREEN) == ["end-turn"]


def test_tikal_4_is_offered_to_whoever_can_pay_only_a_monument() -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2", "a1-farm-all.1"), monuments=("m-shrines",))
    give(state, GREEN, stone=2, gold=3)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4")
    assert moves(state, GREEN) == ["build m-shrines"]


def test_tikal_5_climbs_two_different_temples_for_one_resource() -> None:
    state = table()
    give(state, GREEN, wood=1, gold=1)
    stand(state, GREEN, "tikal.5")
    act(state, GREEN, "tikal.5", "pay gold", "climb kukulkan")
    assert moves(state, GREEN) == ["climb chaac", "climb quetzalcoatl"]
    play(state, GREEN, "climb chaac")
    assert steps(state, GREEN) == (2, 1, 2)
    assert goods(state, GREEN) == {"wood": 1}
    assert moves(state, GREEN) == ["end-turn"]


def test_tikal_5_needs_a_resource() -> None:
    state = table()
    give(state, GREEN, corn=9, skulls=1)
    stand(state, GREEN, "tikal.5")
    play(state, GREEN, "pick-up tikal.5")
    assert moves(state, GREEN) == ["no-action"]


def test_a11_tikal_5_takes_one_step_when_only_one_temple_can_be_climbed() -> None:
    state = table()
    give(state, GREEN, wood=1)
    worship(state, GREEN, chaac=6, quetzalcoatl=8, kukulkan=3)
    stand(state, GREEN, "tikal.5")
    act(state, GREEN, "tikal.5", "pay wood", "climb kukulkan")
    assert moves(state, GREEN) == ["end-turn"]
    assert steps(state, GREEN) == (6, 8, 4)


def test_a11_tikal_5_is_not_offered_when_no_temple_can_be_climbed() -> None:
    state = table()
    give(state, GREEN, wood=1)
    learn(state, GREEN, agriculture=3, extraction=3, architecture=3, theology=3)
    worship(state, GREEN, chaac=5, quetzalcoatl=8, kukulkan=7)
    worship(state, RED, chaac=6)
    stand(state, GREEN, "tikal.6")
    stand(state, BLUE, "tikal.5")
    play(state, GREEN, "pick-up tikal.6")
    assert "tikal.5" not in verbs(state, GREEN, "use")
