"""Palenque: fishing, harvesting, burning the forest."""

import pytest
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    act,
    fields,
    give,
    goods,
    harvested,
    learn,
    moves,
    play,
    stand,
    standing,
    steps,
    table,
    verbs,
    worship,
)

from yupana.games.tzolkin.board import M_CORN_TILES, M_WOOD_TILES
from yupana.games.tzolkin.state import Tzolkin

pytestmark = pytest.mark.compiled


def red_on_1_3_and_4() -> Tzolkin:
    """Four players, an untouched jungle, Red's workers on palenque 1, 3 and 4."""
    state = table(turn=RED)
    stand(state, RED, "palenque.1", "palenque.3", "palenque.4")
    return state


def test_f05_red_takes_wood_then_burns_for_corn_and_angers_chaac() -> None:
    state = red_on_1_3_and_4()
    act(state, RED, "palenque.3", "harvest-wood jungle-wood.3")
    act(state, RED, "palenque.4", "burn jungle-wood.4", "anger chaac")
    assert goods(state, RED) == {"wood": 2, "corn": 7}
    assert (state.has(RED, M_WOOD_TILES), state.has(RED, M_CORN_TILES)) == (1, 1)
    assert fields(state, 3) == (4, 3)
    assert fields(state, 4) == (3, 3)
    assert state.burned == 1
    assert steps(state, RED) == (0, 1, 1)
    assert standing(state, RED) == ["palenque.1"]


def test_f06_red_steps_back_to_the_field_that_lies_open_and_angers_nobody() -> None:
    state = red_on_1_3_and_4()
    give(state, RED, corn=1)
    act(state, RED, "palenque.3", "harvest-wood jungle-wood.3")
    play(state, RED, "pick-up palenque.4", "use palenque.3", "harvest-corn jungle-corn.3")
    assert goods(state, RED) == {"wood": 2, "corn": 5}
    assert fields(state, 3) == (3, 3)
    assert steps(state, RED) == (1, 1, 1)


def test_f06_without_corn_red_cannot_step_back() -> None:
    state = red_on_1_3_and_4()
    act(state, RED, "palenque.3", "harvest-wood jungle-wood.3")
    play(state, RED, "pick-up palenque.4")
    assert moves(state, RED) == ["use palenque.4", "no-action"]


@pytest.mark.parametrize(("group", "corn"), [(2, 7), (3, 8), (4, 10), (5, 12)])
def test_f15_agriculture_3_adds_three_corn_to_a_harvest_with_or_without_a_tile(group: int, corn: int) -> None:
    state = table()
    learn(state, GREEN, agriculture=3)
    stand(state, GREEN, "palenque.6", "palenque.7")
    harvested(state, BLUE, group, corn=3, wood=3 if group > 2 else 0)
    if group > 2:
        harvested(state, BLUE, group, wood=1)
    play(state, GREEN, "pick-up palenque.6", f"use palenque.{group}", f"harvest-corn jungle-corn.{group}")
    assert goods(state, GREEN) == {"corn": corn}
    assert fields(state, group) == (0, 0)
    play(state, GREEN, "pick-up palenque.7", f"use palenque.{group}", f"harvest-without-tile jungle-corn.{group}")
    assert goods(state, GREEN) == {"corn": 2 * corn}
    assert state.has(GREEN, M_CORN_TILES) == 1


@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_f15_fishing_gives_three_corn_and_one_more_from_agriculture_2(level: int, corn: int) -> None:
    state = table()
    learn(state, GREEN, agriculture=level)
    stand(state, GREEN, "palenque.1")
    act(state, GREEN, "palenque.1")
    assert goods(state, GREEN) == {"corn": corn}
    assert state.has(GREEN, M_CORN_TILES) == 0


@pytest.mark.parametrize(("group", "corn", "wood"), [(3, 5, 2), (4, 7, 3), (5, 9, 4)])
def test_fields_give_what_is_printed(group: int, corn: int, wood: int) -> None:
    state = table()
    stand(state, GREEN, "palenque.6", "palenque.7")
    play(state, GREEN, "pick-up palenque.6", f"use palenque.{group}", f"harvest-wood jungle-wood.{group}")
    assert goods(state, GREEN) == {"wood": wood}
    play(state, GREEN, "pick-up palenque.7", f"use palenque.{group}", f"harvest-corn jungle-corn.{group}")
    assert goods(state, GREEN) == {"wood": wood, "corn": corn}


@pytest.mark.parametrize(("level", "corn"), [(0, 4), (1, 5), (2, 5), (3, 7)])
def test_the_open_fields_have_corn_only(level: int, corn: int) -> None:
    state = table()
    learn(state, GREEN, agriculture=level)
    stand(state, GREEN, "palenque.2")
    act(state, GREEN, "palenque.2")
    assert moves(state, GREEN) == ["harvest-corn jungle-corn.2"]
    play(state, GREEN, "harvest-corn jungle-corn.2")
    assert goods(state, GREEN) == {"corn": corn}


def test_corn_under_wood_is_out_of_reach_without_agriculture_2() -> None:
    state = table()
    learn(state, GREEN, agriculture=1)
    stand(state, GREEN, "palenque.5")
    act(state, GREEN, "palenque.5")
    assert moves(state, GREEN) == ["harvest-wood jungle-wood.5", "burn jungle-wood.5"]


def test_a2_agriculture_2_harvests_without_a_tile_while_the_corn_lies_under_wood() -> None:
    state = table()
    learn(state, GREEN, agriculture=2)
    stand(state, GREEN, "palenque.5")
    act(state, GREEN, "palenque.5", "harvest-without-tile jungle-corn.5")
    assert goods(state, GREEN) == {"corn": 10}
    assert fields(state, 5) == (4, 4)
    assert steps(state, GREEN) == (1, 1, 1)


def test_a2_agriculture_2_harvests_without_a_tile_when_all_tiles_are_gone() -> None:
    state = table()
    learn(state, GREEN, agriculture=2)
    harvested(state, BLUE, 2, corn=4)
    stand(state, GREEN, "palenque.2")
    act(state, GREEN, "palenque.2", "harvest-without-tile jungle-corn.2")
    assert goods(state, GREEN) == {"corn": 5}


def test_a3_a_tile_that_lies_open_must_be_taken() -> None:
    state = table()
    learn(state, GREEN, agriculture=3)
    harvested(state, BLUE, 4, wood=1)
    stand(state, GREEN, "palenque.4")
    act(state, GREEN, "palenque.4")
    assert moves(state, GREEN) == ["harvest-corn jungle-corn.4", "harvest-wood jungle-wood.4", "burn jungle-wood.4"]


def test_a24_one_may_burn_although_corn_lies_open() -> None:
    state = table()
    harvested(state, BLUE, 3, wood=1)
    stand(state, GREEN, "palenque.3")
    act(state, GREEN, "palenque.3", "burn jungle-wood.3", "anger kukulkan")
    assert goods(state, GREEN) == {"corn": 5}
    assert fields(state, 3) == (3, 2)


def test_nobody_burns_from_the_bottom_of_all_temples() -> None:
    state = table()
    worship(state, GREEN, 0, 0, 0)
    stand(state, GREEN, "palenque.3")
    act(state, GREEN, "palenque.3")
    assert moves(state, GREEN) == ["harvest-wood jungle-wood.3"]


def test_burning_angers_a_god_of_choice_with_a_step_to_lose() -> None:
    state = table()
    worship(state, GREEN, 2, 0, 1)
    stand(state, GREEN, "palenque.3")
    act(state, GREEN, "palenque.3", "burn jungle-wood.3")
    assert moves(state, GREEN) == ["anger chaac", "anger kukulkan"]


def test_the_last_tile_of_a_group_can_be_taken() -> None:
    state = table()
    harvested(state, BLUE, 3, corn=3, wood=4)
    harvested(state, BLUE, 4, corn=3, wood=3)
    stand(state, GREEN, "palenque.3", "palenque.4")
    act(state, GREEN, "palenque.3", "harvest-corn jungle-corn.3")
    act(state, GREEN, "palenque.4", "harvest-wood jungle-wood.4")
    assert (fields(state, 3), fields(state, 4)) == ((0, 0), (1, 0))


def test_an_empty_group_of_fields_is_not_offered_without_agriculture_2() -> None:
    state = table()
    harvested(state, BLUE, 2, corn=4)
    harvested(state, BLUE, 3, corn=4, wood=4)
    stand(state, GREEN, "palenque.6")
    play(state, GREEN, "pick-up palenque.6")
    assert verbs(state, GREEN, "use") == ["palenque.1", "palenque.4", "palenque.5"]


@pytest.mark.parametrize(("level", "wood"), [(0, 4), (1, 5), (3, 5)])
def test_extraction_1_adds_a_wood_to_a_wood_tile_and_nothing_to_a_burned_one(level: int, wood: int) -> None:
    state = table()
    learn(state, GREEN, extraction=level)
    stand(state, GREEN, "palenque.6", "palenque.7")
    play(state, GREEN, "pick-up palenque.6", "use palenque.5", "harvest-wood jungle-wood.5")
    assert goods(state, GREEN) == {"wood": wood}
    play(state, GREEN, "pick-up palenque.7", "use palenque.5", "burn jungle-wood.5", "anger chaac")
    assert goods(state, GREEN) == {"wood": wood, "corn": 9}
