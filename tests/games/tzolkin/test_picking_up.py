"""Picking workers up: whose action is used, what stepping back costs, when the row is refilled."""

import pytest
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    act,
    deciders,
    fields,
    give,
    goods,
    learn,
    moves,
    play,
    row,
    stand,
    standing,
    table,
    verbs,
)

pytestmark = pytest.mark.compiled


def test_f04_stepping_back_costs_a_corn_that_an_earlier_worker_has_earned() -> None:
    state = table(turn=RED)
    stand(state, RED, "yaxchilan.1", "yaxchilan.2", "yaxchilan.3")
    act(state, RED, "yaxchilan.2")
    play(state, RED, "pick-up yaxchilan.3", "use yaxchilan.2", "end-turn")
    assert goods(state, RED) == {"stone": 2, "corn": 1}
    assert standing(state, RED) == ["yaxchilan.1"]


def test_f04_without_corn_nobody_steps_back() -> None:
    state = table(turn=RED)
    stand(state, RED, "yaxchilan.1", "yaxchilan.2", "yaxchilan.3")
    play(state, RED, "pick-up yaxchilan.3")
    assert moves(state, RED) == ["use yaxchilan.3", "no-action"]
    play(state, RED, "use yaxchilan.3")
    assert goods(state, RED) == {"gold": 1, "corn": 2}


@pytest.mark.parametrize(
    ("corn", "numbers"), [(0, [5]), (1, [5]), (2, [5, 3]), (3, [5, 3, 2]), (4, [5, 3, 2, 1]), (9, [5, 3, 2, 1])]
)
def test_each_space_back_costs_one_corn_and_void_actions_are_not_offered(corn: int, numbers: list[int]) -> None:
    state = table()
    give(state, GREEN, corn=corn)
    give(state, BLUE, skulls=13)
    stand(state, GREEN, "yaxchilan.5")
    play(state, GREEN, "pick-up yaxchilan.5")
    assert verbs(state, GREEN, "use") == [f"yaxchilan.{number}" for number in numbers]


def test_stepping_back_does_not_mind_who_stands_there() -> None:
    state = table()
    give(state, GREEN, corn=3)
    stand(state, GREEN, "yaxchilan.5")
    stand(state, BLUE, "yaxchilan.3")
    play(state, GREEN, "pick-up yaxchilan.5", "use yaxchilan.3")
    assert goods(state, GREEN) == {"corn": 3, "gold": 1}


def test_technologies_count_after_stepping_back() -> None:
    state = table()
    give(state, GREEN, corn=1)
    learn(state, GREEN, extraction=2)
    stand(state, GREEN, "yaxchilan.3")
    play(state, GREEN, "pick-up yaxchilan.3", "use yaxchilan.2")
    assert goods(state, GREEN) == {"corn": 1, "stone": 2}


@pytest.mark.parametrize("space", [6, 7])
def test_a_free_choice_space_offers_every_action_of_its_gear_without_a_fee(space: int) -> None:
    state = table()
    stand(state, GREEN, f"yaxchilan.{space}")
    play(state, GREEN, f"pick-up yaxchilan.{space}")
    assert moves(state, GREEN) == [*[f"use yaxchilan.{number}" for number in range(1, 6)], "no-action"]
    play(state, GREEN, "use yaxchilan.5")
    assert goods(state, GREEN) == {"corn": 2, "stone": 1, "gold": 1}


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal", "chichen-itza"])
def test_a_worker_on_the_entry_space_comes_back_without_an_action(gear: str) -> None:
    state = table()
    give(state, GREEN, corn=9, wood=9, stone=9, gold=9, skulls=2)
    learn(state, GREEN, agriculture=3, extraction=3, architecture=3)
    stand(state, GREEN, f"{gear}.0")
    play(state, GREEN, f"pick-up {gear}.0")
    assert moves(state, GREEN) == ["no-action"]


def test_an_action_can_always_be_left_alone() -> None:
    state = table()
    stand(state, GREEN, "palenque.1")
    play(state, GREEN, "pick-up palenque.1", "no-action", "end-turn")
    assert goods(state, GREEN) == {}
    assert state.available(GREEN) == 3


def test_two_workers_may_use_the_same_action_one_after_the_other() -> None:
    state = table()
    stand(state, GREEN, "palenque.6", "palenque.7")
    act_on_two = ("use palenque.2", "harvest-corn jungle-corn.2")
    play(state, GREEN, "pick-up palenque.6", *act_on_two, "pick-up palenque.7", *act_on_two)
    assert goods(state, GREEN) == {"corn": 8}
    assert fields(state, 2) == (2, 0)


def test_one_may_stop_after_any_worker_and_leave_the_others() -> None:
    state = table()
    stand(state, GREEN, "palenque.1", "yaxchilan.1", "uxmal.0")
    act(state, GREEN, "yaxchilan.1")
    assert moves(state, GREEN) == ["pick-up palenque.1", "pick-up uxmal.0", "end-turn"]
    play(state, GREEN, "end-turn")
    assert standing(state, GREEN) == ["palenque.1", "uxmal.0"]
    assert deciders(state) == [BLUE]


def test_a_picked_up_worker_is_not_placed_in_the_same_turn() -> None:
    state = table()
    give(state, GREEN, corn=9)
    stand(state, GREEN, "palenque.1")
    act(state, GREEN, "palenque.1")
    assert moves(state, GREEN) == ["end-turn"]


def test_the_worker_on_the_first_player_space_is_not_picked_up() -> None:
    state = table(turn=YELLOW)
    stand(state, YELLOW, "first-player-space", "tikal.3")
    assert verbs(state, YELLOW, "pick-up") == ["tikal.3"]


def test_the_row_is_refilled_when_a_turn_of_picking_up_ends() -> None:
    state = table(row=("a1-farm-single.1",))
    give(state, GREEN, wood=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a1-farm-single.1")
    assert len(row(state)) == 5
    assert len(state.deck) == 8
    play(state, GREEN, "end-turn")
    assert len(row(state)) == 6
    assert len(state.deck) == 7
