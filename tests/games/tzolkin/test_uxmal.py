"""Uxmal: corn for the gods, the market, a new worker, building for corn, and any other action."""

import pytest
from tests.games.tzolkin.table import (
    AGE_2,
    BLUE,
    GREEN,
    RED,
    act,
    buildings,
    give,
    goods,
    harvested,
    learn,
    moves,
    play,
    points,
    stand,
    steps,
    table,
    verbs,
    worship,
)

from yupana.engine.match import Match
from yupana.games.tzolkin.board import GOLD
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.state import Tzolkin

pytestmark = pytest.mark.compiled

LENT = [
    *[f"palenque.{n}" for n in range(1, 6)],
    *[f"yaxchilan.{n}" for n in range(1, 6)],
    *[f"tikal.{n}" for n in range(1, 6)],
    *[f"uxmal.{n}" for n in range(1, 5)],
]


# 1: corn for the gods.


def test_uxmal_1_is_one_step_for_three_corn() -> None:
    state = table()
    give(state, GREEN, corn=9)
    stand(state, GREEN, "uxmal.1")
    act(state, GREEN, "uxmal.1", "climb quetzalcoatl")
    assert goods(state, GREEN) == {"corn": 6}
    assert steps(state, GREEN) == (1, 2, 1)
    assert moves(state, GREEN) == ["end-turn"]


def test_uxmal_1_needs_three_corn_and_a_temple_to_climb() -> None:
    poor = table()
    give(poor, GREEN, corn=2)
    stand(poor, GREEN, "uxmal.1")
    play(poor, GREEN, "pick-up uxmal.1")
    assert moves(poor, GREEN) == ["no-action"]
    holy = table()
    give(holy, GREEN, corn=9)
    worship(holy, GREEN, 6, 8, 7)
    stand(holy, GREEN, "uxmal.1")
    play(holy, GREEN, "pick-up uxmal.1")
    assert moves(holy, GREEN) == ["no-action"]


# 2: the market.


def reachable(state: Tzolkin, seat: int) -> set[tuple[int, int, int, int]]:
    """All holdings of corn, wood, stone and gold that trading leads to."""
    found: set[tuple[int, int, int, int]] = set()
    ahead = [state]
    while ahead:
        here = ahead.pop()
        held = (here.has(seat, 0), here.has(seat, 1), here.has(seat, 2), here.has(seat, 3))
        if held in found:
            continue
        found.add(held)
        for move in moves(here, seat):
            if move != "done":
                there = here.clone()
                play(there, seat, move)
                ahead.append(there)
    return found


def test_f42_trading_reaches_everything_of_the_same_value_and_nothing_else() -> None:
    state = table()
    give(state, GREEN, gold=1, stone=1)
    stand(state, GREEN, "uxmal.2")
    act(state, GREEN, "uxmal.2")
    sold = state.clone()
    play(sold, GREEN, "sell gold", "sell stone")
    assert goods(sold, GREEN) == {"corn": 7}
    found = reachable(state, GREEN)
    assert (0, 2, 1, 0) in found
    assert not [held for held in found if held[1] >= 4]
    assert found == {
        (7 - 2 * wood - 3 * stone - 4 * gold, wood, stone, gold)
        for wood in range(4)
        for stone in range(3)
        for gold in range(2)
        if 2 * wood + 3 * stone + 4 * gold <= 7
    }


def test_a_visit_to_the_market_ends_when_the_player_is_done() -> None:
    state = table()
    give(state, GREEN, corn=4)
    stand(state, GREEN, "uxmal.2")
    act(state, GREEN, "uxmal.2", "buy wood", "buy wood", "sell wood", "done")
    assert goods(state, GREEN) == {"corn": 2, "wood": 1}
    assert moves(state, GREEN) == ["end-turn"]


def test_skulls_are_not_traded() -> None:
    state = table()
    give(state, GREEN, corn=9, skulls=2)
    stand(state, GREEN, "uxmal.2")
    act(state, GREEN, "uxmal.2")
    assert moves(state, GREEN) == ["buy wood", "buy stone", "buy gold", "done"]


@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
def test_one_resource_is_enough_for_the_market(resource: str) -> None:
    state = table()
    give(state, GREEN, **{resource: 1})
    stand(state, GREEN, "uxmal.2")
    act(state, GREEN, "uxmal.2")
    assert moves(state, GREEN) == [f"sell {resource}", "done"]


def test_the_market_is_not_offered_to_whoever_has_nothing_to_trade() -> None:
    state = table()
    give(state, GREEN, corn=1, skulls=1)
    stand(state, GREEN, "uxmal.2")
    play(state, GREEN, "pick-up uxmal.2")
    assert moves(state, GREEN) == ["no-action"]


def test_a31_the_cap_is_an_option_of_the_match_and_off_by_default() -> None:
    assert Match(GAME, 2).state.market_cap == 0
    assert Match(GAME, 2, {"market-cap": 20}).state.market_cap == 20
    with pytest.raises(ValueError, match="market-cap"):
        Match(GAME, 2, {"market-cap": 7})


def test_a31_without_a_cap_the_market_moves_any_amount() -> None:
    state = table(market_cap=0)
    give(state, GREEN, corn=40)
    stand(state, GREEN, "uxmal.2")
    act(state, GREEN, "uxmal.2", *["buy gold"] * 10, *["sell gold"] * 10, "done")
    assert goods(state, GREEN) == {"corn": 40}


def test_a_visit_to_the_market_has_room_for_two_hundred_trades() -> None:
    state = table()
    give(state, GREEN, corn=4)
    stand(state, GREEN, "uxmal.2")
    act(state, GREEN, "uxmal.2", *["buy gold", "sell gold"] * 99, "buy gold")
    assert moves(state, GREEN) == ["sell gold", "done"]
    play(state, GREEN, "sell gold")
    assert moves(state, GREEN) == ["done"]


def test_a31_with_the_cap_one_visit_moves_twenty_corn() -> None:
    state = table(market_cap=20)
    give(state, GREEN, corn=40, gold=1)
    stand(state, GREEN, "uxmal.2", "uxmal.3")
    act(state, GREEN, "uxmal.2", *["buy gold"] * 4, "sell gold")
    assert moves(state, GREEN) == ["done"]
    play(state, GREEN, "done")
    assert goods(state, GREEN) == {"corn": 28, "gold": 4}
    play(state, GREEN, "pick-up uxmal.3", "use uxmal.2", "buy gold")
    assert state.has(GREEN, GOLD) == 5


def test_a31_with_the_cap_only_trades_that_still_fit_are_offered() -> None:
    state = table(market_cap=20)
    give(state, GREEN, corn=40, wood=1, stone=1, gold=1)
    stand(state, GREEN, "uxmal.2")
    act(state, GREEN, "uxmal.2", *["buy gold"] * 4, "sell wood")
    assert moves(state, GREEN) == ["buy wood", "done"]


# 3: a worker.


def test_uxmal_3_brings_a_worker_into_play() -> None:
    state = table()
    stand(state, GREEN, "uxmal.3")
    act(state, GREEN, "uxmal.3")
    assert (state.in_play(GREEN), state.available(GREEN)) == (4, 4)


def test_the_last_worker_of_the_bank_comes_too() -> None:
    state = table()
    give(state, GREEN, workers=2)
    stand(state, GREEN, "uxmal.3")
    act(state, GREEN, "uxmal.3")
    assert state.in_play(GREEN) == 6


def test_with_six_workers_in_play_there_is_none_to_gain() -> None:
    state = table()
    give(state, GREEN, workers=3)
    stand(state, GREEN, "uxmal.3")
    play(state, GREEN, "pick-up uxmal.3")
    assert moves(state, GREEN) == ["no-action"]


# 4: building for corn.


@pytest.mark.parametrize("tile", ["a1-muni-agriculture", "a1-muni-extraction-corn", "a1-shrine-theology-kukulkan"])
def test_f09_a_building_of_two_resources_costs_four_corn(tile: str) -> None:
    state = table(row=(tile,))
    give(state, GREEN, corn=4, wood=3, stone=3, gold=3)
    stand(state, GREEN, "uxmal.4")
    act(state, GREEN, "uxmal.4", f"build {tile}")
    gained = {"corn": 1} if tile == "a1-muni-extraction-corn" else {}
    assert goods(state, GREEN) == {"wood": 3, "stone": 3, "gold": 3, **gained}
    assert buildings(state, GREEN) == [tile]


def test_uxmal_4_needs_all_the_corn_and_takes_no_resources_for_the_rest() -> None:
    state = table(row=("a1-farm-all.1", "a1-farm-all.2", "a1-muni-agriculture"))
    give(state, GREEN, corn=7, wood=9)
    stand(state, GREEN, "uxmal.4")
    act(state, GREEN, "uxmal.4")
    assert "a1-muni-agriculture" in verbs(state, GREEN, "build")
    assert "a1-farm-all.1" not in verbs(state, GREEN, "build")


def test_uxmal_4_builds_no_monument() -> None:
    state = table(monuments=("m-tombs",))
    give(state, GREEN, corn=40, wood=9, stone=9, gold=9)
    stand(state, GREEN, "uxmal.4")
    act(state, GREEN, "uxmal.4")
    assert not [move for move in moves(state, GREEN) if " m-" in move]


def test_architecture_counts_at_uxmal_4() -> None:
    state = table(row=("a1-farm-all.1",))
    give(state, GREEN, corn=6)
    learn(state, GREEN, architecture=3)
    stand(state, GREEN, "uxmal.4")
    act(state, GREEN, "uxmal.4", "build a1-farm-all.1")
    assert goods(state, GREEN) == {"corn": 1}
    assert points(state, GREEN) == 2


# 5: any action.


def test_f53_a_free_choice_still_costs_the_corn_of_uxmal_5() -> None:
    state = table()
    give(state, GREEN, corn=1)
    stand(state, GREEN, "uxmal.6")
    play(state, GREEN, "pick-up uxmal.6", "use uxmal.5", "use yaxchilan.2")
    assert goods(state, GREEN) == {"corn": 1, "stone": 1}


def test_f53_without_corn_uxmal_5_cannot_be_used() -> None:
    state = table()
    stand(state, GREEN, "uxmal.6")
    play(state, GREEN, "pick-up uxmal.6")
    assert "uxmal.5" not in verbs(state, GREEN, "use")


@pytest.mark.parametrize(("corn", "reaches"), [(6, False), (7, True)])
def test_f53_stepping_back_to_uxmal_1_needs_the_fee_and_the_corn_for_the_gods(corn: int, reaches: bool) -> None:
    state = table()
    give(state, GREEN, corn=corn)
    stand(state, GREEN, "uxmal.5")
    play(state, GREEN, "pick-up uxmal.5")
    assert ("uxmal.1" in verbs(state, GREEN, "use")) is reaches
    if reaches:
        play(state, GREEN, "use uxmal.1", "climb chaac")
        assert goods(state, GREEN) == {}
        assert steps(state, GREEN) == (2, 1, 1)


def test_a23_uxmal_5_lends_nineteen_actions_and_not_itself() -> None:
    state = table()
    give(state, GREEN, corn=50, wood=9, stone=9, gold=9, skulls=1)
    stand(state, GREEN, "uxmal.5")
    act(state, GREEN, "uxmal.5")
    assert moves(state, GREEN) == [f"use {place}" for place in LENT]


def test_uxmal_5_lends_only_actions_that_the_corn_left_can_pay() -> None:
    state = table()
    give(state, GREEN, corn=3)
    stand(state, GREEN, "uxmal.5")
    act(state, GREEN, "uxmal.5")
    assert verbs(state, GREEN, "use") == [
        place for place in LENT if not place.startswith("tikal") and place != "uxmal.1"
    ]


def test_a_monument_can_be_built_through_uxmal_5() -> None:
    state = table(monuments=("m-shrines",))
    give(state, GREEN, corn=1, stone=2, gold=3)
    stand(state, GREEN, "uxmal.5")
    act(state, GREEN, "uxmal.5", "use tikal.4", "build m-shrines")
    assert goods(state, GREEN) == {}


def test_technologies_count_for_lent_actions() -> None:
    state = table()
    give(state, GREEN, corn=1)
    learn(state, GREEN, agriculture=3)
    harvested(state, BLUE, 5, wood=1)
    stand(state, GREEN, "uxmal.5")
    act(state, GREEN, "uxmal.5", "use palenque.5", "harvest-corn jungle-corn.5")
    assert goods(state, GREEN) == {"corn": 12}


def test_stepping_back_from_a_higher_space_leaves_corn_for_the_building() -> None:
    state = table(turn=RED, row=("a1-farm-single.1",))
    give(state, RED, corn=3)
    stand(state, RED, "uxmal.5")
    play(state, RED, "pick-up uxmal.5", "use uxmal.4", "build a1-farm-single.1")
    assert goods(state, RED) == {}


def test_the_tomb_of_the_merchant_opens_the_market() -> None:
    state = table(day=AGE_2, row=("a2-tomb-market",))
    give(state, GREEN, stone=3, corn=2)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a2-tomb-market", "use uxmal.2", "buy wood", "done")
    assert goods(state, GREEN) == {"wood": 1}
    assert points(state, GREEN) == 6
