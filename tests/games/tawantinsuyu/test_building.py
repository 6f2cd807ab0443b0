"""Buildings, steps and statues."""

import pytest
from tests.games.tawantinsuyu.table import (
    BLACK,
    GRAY,
    PURPLE,
    buildings,
    face,
    falling,
    give,
    gods,
    goods,
    happen,
    hold,
    is_done,
    moves,
    own,
    pave,
    play,
    prompt,
    raise_statues,
    supply,
    table,
    verbs,
)

from yupana.games.tawantinsuyu.board import EMPTY
from yupana.games.tawantinsuyu.goods import AS_TASK, FOR_COST, FOR_NOTHING
from yupana.games.tawantinsuyu.market import BUILDING, Build
from yupana.games.tawantinsuyu.production import ProduceOnce
from yupana.games.tawantinsuyu.state import SHOWN
from yupana.games.tawantinsuyu.statues import Erect
from yupana.games.tawantinsuyu.steps import BuildSteps

pytestmark = pytest.mark.compiled

# Buildings.


def test_a_building_costs_what_is_printed_and_gold_replaces_anything() -> None:
    state = table(market=("production.1", "production.18", "permanent.9", "permanent.3"))
    give(state, PURPLE, stone=1, gold=1)
    happen(state, Build(AS_TASK))
    assert moves(state, PURPLE) == ["build production.1", "build permanent.3"]
    play(state, PURPLE, "build production.1")
    assert is_done(state)
    assert goods(state, PURPLE) == {}
    assert state.market[0] == EMPTY


def test_gold_itself_can_only_be_paid_with_gold() -> None:
    state = table(market=("production.18",))
    give(state, PURPLE, stone=5)
    happen(state, Build(FOR_COST))
    assert "build production.18" not in moves(state, PURPLE)


def test_fx40_without_means_a_god_card_must_be_returned_and_the_task_is_spent() -> None:
    state = table(2)
    face(state, PURPLE, 4)
    supply(state, PURPLE, "craftsman")
    hold(state, PURPLE, "god-cross.1")
    give(state, PURPLE, gold=1, potato=2)
    play(state, PURPLE, "place craftsman", "place-on middle.12 gold")
    hand = [move for move in moves(state, PURPLE) if move.startswith("perform")]
    assert hand == ["perform middle-icon.12", "perform middle-icon.13", "perform middle-icon.14"]
    play(state, PURPLE, "perform middle-icon.12")
    assert verbs(state, PURPLE, "decline") == []
    assert verbs(state, PURPLE, "replace") == [f"god-cross.1 {BUILDING[tile]}" for tile in state.market]
    play(state, PURPLE, "replace god-cross.1 production.1")
    assert prompt(state) == "ReplaceAnother"
    play(state, PURPLE, "replace-another permanent.1", dice=falling("permanent.20", "production.16"))
    assert buildings(state, SHOWN) == ["production.2", "production.16", "permanent.2", "permanent.20"]
    assert gods(state, PURPLE) == []
    assert [BUILDING[tile] for tile in state.buildings_under] == ["production.1", "permanent.1"]
    assert prompt(state) == "HireWorker"


def test_fx40_without_a_god_card_the_task_is_not_offered() -> None:
    state = table(2)
    face(state, PURPLE, 4)
    supply(state, PURPLE, "architect")
    give(state, PURPLE, gold=1, potato=2)
    play(state, PURPLE, "place architect", "place-on middle.12 gold")
    assert verbs(state, PURPLE, "perform") == ["middle-icon.13", "middle-icon.14"]


def test_a_task_must_build_but_a_bonus_may_be_declined() -> None:
    state = table(market=("production.5",))
    give(state, PURPLE, stone=2)
    happen(state, Build(AS_TASK))
    assert "decline" not in moves(state, PURPLE)
    happen(state, Build(FOR_COST))
    assert "decline" in moves(state, PURPLE)


def test_a_free_building_costs_nothing() -> None:
    state = table(market=("production.19",))
    happen(state, Build(FOR_NOTHING))
    play(state, PURPLE, "build production.19")
    assert buildings(state, PURPLE) == ["production.19"]


def test_the_market_is_replaced_once_per_building() -> None:
    state = table()
    hold(state, PURPLE, "god-cross.1", "god-cross.2")
    give(state, PURPLE, stone=9, corn=9)
    happen(state, Build(FOR_COST))
    play(state, PURPLE, "replace god-cross.1 production.1", "decline")
    assert verbs(state, PURPLE, "replace") == []
    assert "decline" in moves(state, PURPLE)


def test_produce_once_leaves_the_building_face_up() -> None:
    state = table()
    own(state, PURPLE, "production.4", "permanent.9")
    happen(state, ProduceOnce())
    play(state, PURPLE, "produce production.4")
    assert state.points(PURPLE) == 12
    assert buildings(state, PURPLE) == ["production.4", "permanent.9"]


# Steps.


def test_fx15_lower_steps_also_reward_the_owner_of_the_upper_ones() -> None:
    state = table(3)
    pave(state, PURPLE, "upper-steps.3")
    give(state, BLACK, stone=3)
    happen(state, BuildSteps(False), BLACK)
    assert "build-steps lower-steps.3" in moves(state, BLACK)
    assert "build-steps lower-steps.4" not in moves(state, BLACK)
    play(state, BLACK, "build-steps lower-steps.3")
    assert goods(state, BLACK) == {"potato": 2, "corn": 1}
    assert (state.points(BLACK), state.points(PURPLE)) == (14, 12)


def test_fx15_whoever_owns_both_gets_both_rewards() -> None:
    state = table(3)
    pave(state, PURPLE, "upper-steps.3")
    give(state, PURPLE, stone=3)
    happen(state, BuildSteps(False))
    play(state, PURPLE, "build-steps lower-steps.3")
    assert state.points(PURPLE) == 16


def test_fx15_both_owners_score_when_a_third_player_uses_the_steps() -> None:
    state = table(3, turn=GRAY)
    pave(state, PURPLE, "upper-steps.3")
    pave(state, BLACK, "lower-steps.3")
    face(state, GRAY, 3)
    supply(state, GRAY, "priest")
    give(state, GRAY, gold=1, potato=1)
    play(state, GRAY, "place priest", "place-on bottom.12 gold")
    assert goods(state, GRAY) == {}
    assert [state.points(seat) for seat in range(3)] == [11, 11, 10]


def test_without_a_marker_or_stone_no_steps_are_built() -> None:
    state = table(3)
    give(state, PURPLE, stone=2)
    happen(state, BuildSteps(False))
    assert is_done(state)
    give(state, PURPLE, stone=9)
    pave(state, PURPLE, *[f"upper-steps.{n}" for n in range(1, 6)])
    happen(state, BuildSteps(False))
    assert is_done(state)


def test_free_steps_cost_nothing_and_give_everything() -> None:
    state = table(3)
    happen(state, BuildSteps(True))
    play(state, PURPLE, "build-steps upper-steps.1")
    assert goods(state, PURPLE) == {"potato": 2, "corn": 1}
    assert state.points(PURPLE) == 14


# Statues.


def test_fx13_statues_cost_stone_and_gold_and_score_at_once() -> None:
    state = table()
    give(state, PURPLE, stone=6, gold=2)
    happen(state, Erect(AS_TASK))
    assert len(moves(state, PURPLE)) == 12
    play(state, PURPLE, "erect large-wave")
    assert (goods(state, PURPLE), state.points(PURPLE)) == ({"stone": 3}, 19)
    happen(state, Erect(AS_TASK))
    play(state, PURPLE, "erect small-wave")
    assert (goods(state, PURPLE), state.points(PURPLE)) == ({}, 22)


def test_two_small_statues_and_a_large_one_of_each_god_can_be_owned() -> None:
    state = table()
    raise_statues(state, BLACK, "small-wave", "small-wave", "large-wave")
    give(state, PURPLE, stone=6, gold=2)
    happen(state, Erect(AS_TASK))
    assert "erect small-wave" not in moves(state, PURPLE)
    assert "erect large-wave" not in moves(state, PURPLE)


def test_a_free_statue_is_a_small_one() -> None:
    state = table()
    happen(state, Erect(FOR_NOTHING))
    assert len(verbs(state, PURPLE, "erect")) == 6
    play(state, PURPLE, "erect small-cross")
    assert state.points(PURPLE) == 13
