"""Weavings and tapestries."""

import pytest
from tests.games.tawantinsuyu.table import (
    BLACK,
    BLUE,
    GRAY,
    PURPLE,
    army,
    climb,
    deciders,
    falling,
    give,
    goods,
    happen,
    is_done,
    moves,
    own,
    play,
    prompt,
    table,
    tapestries,
    told,
    verbs,
    weave,
)

from yupana.engine.agenda import Effect
from yupana.games.tawantinsuyu.board import OFFERING, REGION_SPACE, WEAVING_STACK
from yupana.games.tawantinsuyu.conquest import TakeRegion
from yupana.games.tawantinsuyu.coricancha import MoveHighPriest
from yupana.games.tawantinsuyu.facts import JunctionUsed
from yupana.games.tawantinsuyu.market import BUILDING
from yupana.games.tawantinsuyu.production import GiveProduction
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.tapestry import (
    WEAVING,
    AddWeaving,
    FreeWeavings,
    Trade,
    WeaveTask,
    junctions,
    stack_size,
)

pytestmark = pytest.mark.compiled


def add(state: Tawantinsuyu, tile: str) -> list[str]:
    """Where purple can add a tile."""
    happen(state, AddWeaving(WEAVING.index(tile)))
    return verbs(state, PURPLE, "add")


# Adding.


def test_fx06_a_tile_goes_to_either_end_or_begins_a_tapestry_and_may_match() -> None:
    state = table(top="weaving.2")
    weave(state, PURPLE, "starting-weaving.1")
    row = len(state.tapestries) // 8 - 1
    assert add(state, "weaving.6") == [f"tapestry-left.{row + 1}", f"tapestry-right.{row + 1}", "new-tapestry"]
    play(state, PURPLE, f"add tapestry-right.{row + 1}")
    assert tapestries(state, PURPLE) == ["starting-weaving.1 weaving.6"]
    assert junctions(state, PURPLE) == [WEAVING.index("starting-weaving.1")]


def test_fx06_a_pattern_comes_once_in_a_tapestry() -> None:
    state = table(top="weaving.1")
    weave(state, PURPLE, "starting-weaving.1")
    assert add(state, "weaving.2") == ["new-tapestry"]
    play(state, PURPLE, "add new-tapestry")
    assert tapestries(state, PURPLE) == ["starting-weaving.1", "weaving.2"]


def test_fx06_symbols_need_not_match() -> None:
    state = table(top="weaving.1")
    weave(state, PURPLE, "starting-weaving.1")
    row = len(state.tapestries) // 8 - 1
    add(state, "weaving.7")
    play(state, PURPLE, f"add tapestry-left.{row + 1}")
    assert tapestries(state, PURPLE) == ["weaving.7 starting-weaving.1"]
    assert junctions(state, PURPLE) == []


def test_z04_gives_a_new_junction_at_once() -> None:
    for built in (False, True):
        state = table(top="weaving.1")
        weave(state, PURPLE, "starting-weaving.1")
        row = len(state.tapestries) // 8 - 1
        if built:
            own(state, PURPLE, "permanent.4")
        add(state, "weaving.6")
        play(state, PURPLE, f"add tapestry-right.{row + 1}")
        assert goods(state, PURPLE) == ({"stone": 2} if built else {})


# Trade.


def test_fx07_every_matching_junction_gives_its_bonus() -> None:
    state = table(4, top="weaving.1")
    weave(
        state,
        PURPLE,
        "weaving.3 weaving.5 weaving.8 weaving.10",
        "weaving.9 weaving.2 weaving.6 weaving.11 weaving.13",
    )
    give(state, PURPLE, gold=1)
    climb(state, PURPLE, 1)
    facts = happen(state, Trade())
    assert goods(state, PURPLE) == {"potato": 3, "stone": 2, "gold": 1}
    assert moves(state, PURPLE) == ["trade weaving.8", "trade weaving.9"]
    facts += play(state, PURPLE, "trade weaving.9")
    assert prompt(state) == "PayStep"
    facts += play(state, PURPLE, "climb temple.2")
    assert goods(state, PURPLE) == {"potato": 3, "stone": 2}
    assert len(army(state, PURPLE)) == 1
    assert state.step(PURPLE) == 2
    symbols = [fact.symbol for fact in told(facts, JunctionUsed)]
    assert sorted(symbols) == ["army", "pay-step", "potato3", "stone2"]


def test_trade_may_yield_nothing() -> None:
    state = table()
    assert told(happen(state, Trade()), JunctionUsed) == []


# The stack.


def test_a_free_weaving_is_the_top_tile_or_the_one_beneath() -> None:
    state = table(2, top="weaving.1")
    assert stack_size(state) == 19
    happen(state, FreeWeavings())
    assert verbs(state, PURPLE, "take") == ["weaving.1", WEAVING_STACK]
    play(state, PURPLE, f"take {WEAVING_STACK}", dice=falling("weaving.12"))
    play(state, PURPLE, "add new-tapestry", dice=falling())
    assert state.stack_top == [WEAVING.index("weaving.1")]
    happen(state, FreeWeavings())
    play(state, PURPLE, "take weaving.1")
    play(state, PURPLE, "add new-tapestry", dice=falling("weaving.13"))
    assert state.stack_top == [WEAVING.index("weaving.13")]
    assert stack_size(state) == 17


def test_with_one_tile_left_only_that_one_can_be_taken_and_with_none_nothing_happens() -> None:
    state = table(2, top="weaving.1")
    state.weavings = [-7 if where == -1 else where for where in state.weavings]
    happen(state, FreeWeavings(2))
    assert verbs(state, PURPLE, "take") == ["weaving.1"]
    play(state, PURPLE, "take weaving.1", "add new-tapestry")
    assert is_done(state)
    assert stack_size(state) == 0


@pytest.mark.parametrize(
    "gives",
    [
        TakeRegion(REGION_SPACE.index("antisuyu.3"), (), ()),
        GiveProduction(BUILDING.index("production.15")),
        MoveHighPriest(OFFERING),
    ],
    ids=["conquest", "production", "z11"],
)
def test_a_free_weaving_may_be_declined(gives: Effect[Tawantinsuyu]) -> None:
    state = table(2, top="weaving.1")
    own(state, PURPLE, "production.15", "permanent.11")
    happen(state, gives)
    assert moves(state, PURPLE) == ["take weaving.1", f"take {WEAVING_STACK}", "decline"]
    play(state, PURPLE, "decline", dice=falling())
    assert prompt(state) != "TakeWeaving"
    assert tapestries(state, PURPLE) == ["starting-weaving.1"]
    assert (state.stack_top, stack_size(state)) == ([WEAVING.index("weaving.1")], 19)


def test_each_of_several_free_weavings_may_be_declined() -> None:
    state = table(2, top="weaving.1")
    happen(state, FreeWeavings(2))
    play(state, PURPLE, "decline", "take weaving.1", "add new-tapestry")
    assert is_done(state)
    assert tapestries(state, PURPLE) == ["starting-weaving.1", "weaving.1"]


# The weave task.


def test_fx39_the_active_player_buys_first_then_each_other_player_one() -> None:
    state = table(4, top="weaving.1")
    for seat in range(4):
        give(state, seat, corn=3)
    size = stack_size(state)
    happen(state, WeaveTask(), dice=falling("weaving.2", "weaving.3"))
    play(state, PURPLE, "choose weaving.2", "buy", "add new-tapestry")
    play(state, BLACK, "buy-one weaving.1", "add new-tapestry")
    play(state, GRAY, "buy-one weaving.3")
    assert deciders(state) == [GRAY]
    play(state, GRAY, "add new-tapestry")
    assert is_done(state)
    assert [goods(state, seat) for seat in range(4)] == [{"corn": 2}, {"corn": 1}, {"corn": 1}, {"corn": 3}]
    assert stack_size(state) == size - 3
    assert len(state.stack_top) == 1
    assert tapestries(state, BLUE) == ["starting-weaving.4"]


def test_fx39_unsold_tiles_lie_under_the_stack_in_the_order_they_came() -> None:
    state = table(2, top="weaving.1")
    size = stack_size(state)
    give(state, PURPLE, corn=1)
    happen(state, WeaveTask(), dice=falling("weaving.7", "weaving.3"))
    play(state, PURPLE, "decline")
    assert [WEAVING[tile] for tile in state.weavings_under] == ["weaving.1", "weaving.7", "weaving.3"]
    assert stack_size(state) == size


@pytest.mark.parametrize(("count", "left"), [(1, 5), (2, 3), (3, 0)])
def test_fx13_tiles_cost_one_three_or_six_corn(count: int, left: int) -> None:
    state = table(2, top="weaving.1")
    give(state, PURPLE, corn=6)
    happen(state, WeaveTask(), dice=falling("weaving.2", "weaving.3"))
    play(state, PURPLE, *[f"choose weaving.{n + 1}" for n in range(count)], "buy")
    assert state.has(PURPLE, 1) == left
    for _ in range(count):
        play(state, PURPLE, "add new-tapestry")


@pytest.mark.parametrize("price", [2, 3])
def test_v1_followers_pay_two_or_three_corn(price: int) -> None:
    state = table(2, top="weaving.1", options={"weave-follow-price": price})
    give(state, BLACK, corn=3)
    happen(state, WeaveTask(), dice=falling("weaving.2", "weaving.3"))
    play(state, BLACK, "buy-one weaving.1")
    assert state.has(BLACK, 1) == 3 - price


def test_z08_shows_five_tiles_and_puts_two_back() -> None:
    state = table(2, top="weaving.1")
    own(state, PURPLE, "permanent.8")
    happen(state, WeaveTask(), dice=falling("weaving.2", "weaving.3", "weaving.4", "weaving.5"))
    assert prompt(state) == "PutBack"
    play(state, PURPLE, "put-back weaving.4", "put-back weaving.1")
    assert [WEAVING[tile] for tile in state.weavings_under][:2] == ["weaving.4", "weaving.1"]
