"""The High Priest and the actions of the Coricancha."""

import pytest
from tests.games.tawantinsuyu.table import (
    BLACK,
    GRAY,
    PURPLE,
    army,
    buildings,
    climb,
    deciders,
    exhaust,
    face,
    falling,
    give,
    goods,
    happen,
    is_done,
    moves,
    own,
    play,
    prompt,
    raise_statues,
    table,
    tapestries,
    told,
    verbs,
)

from yupana.games.tawantinsuyu.board import ACTIONS, OFFERING, PRODUCTION, RECOVERY, WORSHIP
from yupana.games.tawantinsuyu.coricancha import RECOVER_ACTIVE, RECOVER_FOLLOWING, Activate, Offer, Worship
from yupana.games.tawantinsuyu.facts import HighPriestMoved, TempleClimbed
from yupana.games.tawantinsuyu.state import FACE_DOWN, FACE_UP

pytestmark = pytest.mark.compiled


def test_the_actions_follow_each_other_clockwise_from_where_production_lies() -> None:
    state = table()
    assert [ACTIONS[state.action_at(sector)] for sector in range(5)] == list(ACTIONS)
    state.rotation = 2
    assert [ACTIONS[state.action_at(sector)] for sector in range(5)] == [
        "conquest",
        "recovery",
        "production",
        "worship",
        "offering",
    ]


def test_the_high_priest_moves_one_or_two_spaces_clockwise() -> None:
    state = table()
    face(state, PURPLE, 5)
    assert verbs(state, PURPLE, "move") == ["coricancha.1", "coricancha.2"]
    facts = play(state, PURPLE, "move coricancha.2")
    assert told(facts, HighPriestMoved)[0].action == "worship"
    assert moves(state, PURPLE) == ["act", "take gold"]


# Production.


def test_fx36_a_building_turned_up_before_production_can_be_used() -> None:
    state = table(2)
    exhaust(state, PURPLE, "production.1")
    own(state, PURPLE, "production.4")
    happen(state, Activate(PRODUCTION, True))
    play(state, PURPLE, "turn-up production.1", "produce production.1", "produce production.4")
    assert is_done(state)
    assert (goods(state, PURPLE), state.points(PURPLE)) == ({"potato": 3}, 12)
    assert buildings(state, FACE_DOWN + PURPLE) == ["production.1", "production.4"]


@pytest.mark.parametrize("turned", ["production.1", "production.4"])
def test_fx36_a_building_turned_up_after_production_cannot_be_used(turned: str) -> None:
    state = table(2)
    exhaust(state, PURPLE, "production.1")
    own(state, PURPLE, "production.4")
    happen(state, Activate(PRODUCTION, True))
    play(state, PURPLE, "produce production.4", f"turn-up {turned}")
    assert is_done(state)
    assert (goods(state, PURPLE), state.points(PURPLE)) == ({}, 12)
    assert buildings(state, PURPLE) == [turned]


def test_fx36_with_gold_nothing_changes_sides() -> None:
    state = table(2)
    exhaust(state, PURPLE, "production.1")
    own(state, PURPLE, "production.4")
    face(state, PURPLE, 5)
    play(state, PURPLE, "move coricancha.1", "take gold")
    assert prompt(state) == "TakeSecondAction"
    assert goods(state, PURPLE) == {"gold": 1}
    assert buildings(state, PURPLE) == ["production.4"]


def test_followers_produce_without_turning_anything_up() -> None:
    state = table(2)
    exhaust(state, BLACK, "production.1")
    own(state, BLACK, "production.4", "production.6")
    happen(state, Activate(PRODUCTION, True))
    assert moves(state, BLACK) == ["produce production.4", "produce production.6", "decline"]
    play(state, BLACK, "produce production.6")
    assert moves(state, BLACK) == ["take corn", "take stone"]
    play(state, BLACK, "take stone", "decline")
    assert goods(state, BLACK) == {"stone": 2}


def test_z16_recovers_before_or_after_the_own_production_also_with_gold() -> None:
    state = table(2)
    own(state, PURPLE, "permanent.16")
    own(state, BLACK, "production.4")
    exhaust(state, PURPLE, "production.1", "army.1")
    happen(state, Activate(PRODUCTION, False))
    assert moves(state, PURPLE) == ["recover production.1", "recover army.1", "decline"]
    play(state, PURPLE, "recover production.1")
    assert deciders(state) == [BLACK]
    assert buildings(state, PURPLE) == ["production.1", "permanent.16"]


# Worship.


def test_fx24_the_active_player_worships_with_a_large_and_a_small_statue() -> None:
    state = table(2)
    raise_statues(state, PURPLE, "large-wave", "small-wave", "small-cross")
    climb(state, PURPLE, 2)
    happen(state, Activate(WORSHIP, True))
    facts = play(state, PURPLE, "worship large-wave")
    facts += play(state, PURPLE, moves(state, PURPLE)[0])  # keep an army card of step 3
    assert moves(state, PURPLE) == ["take stone", "take nomads", "spend " + army(state, PURPLE)[0]]
    facts += play(state, PURPLE, "take stone")
    assert verbs(state, PURPLE, "worship") == ["small-cross", "small-wave"]
    facts += play(state, PURPLE, "worship small-cross")
    assert [fact.step for fact in told(facts, TempleClimbed)] == [3, 4, 5, 6]
    assert is_done(state)
    assert goods(state, PURPLE) == {"stone": 1}


def test_fx24_a_follower_climbs_one_step_with_any_statue() -> None:
    state = table(2)
    raise_statues(state, BLACK, "large-wave", "small-wave", "small-cross")
    climb(state, BLACK, 3)
    happen(state, Activate(WORSHIP, True))
    assert verbs(state, BLACK, "worship") == ["large-wave", "small-cross", "small-wave"]
    play(state, BLACK, "worship large-wave")
    assert state.step(BLACK) == 4
    assert is_done(state)


def test_nobody_worships_on_the_top_step() -> None:
    state = table(2)
    raise_statues(state, PURPLE, "large-wave")
    climb(state, PURPLE, 11)
    happen(state, Worship(True, True, True))
    assert is_done(state)


# Offering.


@pytest.mark.parametrize(("steps", "corn"), [(1, 2), (2, 4), (3, 6)])
def test_fx13_an_offering_costs_two_corn_a_step(steps: int, corn: int) -> None:
    state = table(2)
    give(state, PURPLE, corn=6)
    climb(state, PURPLE, 5)
    happen(state, Offer(True))
    assert verbs(state, PURPLE, "offer") == ["temple.6", "temple.7", "temple.8"]
    play(state, PURPLE, f"offer temple.{5 + steps}")
    assert state.has(PURPLE, 1) == 6 - corn
    assert state.step(PURPLE) == 5 + steps


def test_fx13_a_follower_pays_three_corn_for_one_step() -> None:
    state = table(2)
    give(state, BLACK, corn=6)
    climb(state, BLACK, 5)
    happen(state, Offer(False), BLACK)
    assert verbs(state, BLACK, "offer") == ["temple.6"]
    play(state, BLACK, "offer temple.6")
    assert goods(state, BLACK) == {"corn": 3}


def test_nobody_pays_for_steps_beyond_the_top() -> None:
    state = table(2)
    give(state, PURPLE, corn=6)
    climb(state, PURPLE, 10)
    happen(state, Offer(True))
    assert verbs(state, PURPLE, "offer") == ["temple.11"]


def test_z11_and_z12_react_to_any_offering_in_turn_order() -> None:
    state = table(3)
    own(state, GRAY, "permanent.11", "permanent.12")
    give(state, GRAY, gold=1)
    face(state, PURPLE, 1)
    play(state, PURPLE, "move coricancha.3")
    assert (deciders(state), prompt(state)) == ([GRAY], "TakeWeaving")
    play(state, GRAY, "take weaving.1", "add new-tapestry")
    assert len(tapestries(state, GRAY)) == 2
    assert prompt(state) == "PayStep"
    play(state, GRAY, "decline")
    assert prompt(state) == "ActOrTakeGold"


def test_v3_z12_may_react_to_worship_instead() -> None:
    state = table(3, options={"z12-worship": 1})
    own(state, GRAY, "permanent.12")
    give(state, GRAY, gold=1)
    play(state, PURPLE, "move coricancha.2")
    assert (deciders(state), prompt(state)) == ([GRAY], "PayStep")
    state = table(3, options={"z12-worship": 1})
    own(state, GRAY, "permanent.12")
    give(state, GRAY, gold=1)
    play(state, PURPLE, "move coricancha.3")
    assert prompt(state) == "ActOrTakeGold"
    assert state.action_at(2) == OFFERING


# Recovery.


def test_fx37_the_active_player_recovers_one_item_for_nothing_and_others_for_food() -> None:
    state = table(2)
    exhaust(state, PURPLE, "production.1", "production.2", "army.1")
    give(state, PURPLE, potato=2)
    happen(state, RECOVER_ACTIVE)
    play(state, PURPLE, "recover production.1")
    assert goods(state, PURPLE) == {"potato": 2}
    play(state, PURPLE, "recover production.2", "recover army.1")
    assert goods(state, PURPLE) == {}
    assert is_done(state)
    assert army(state, FACE_UP + PURPLE) == ["army.1"]


def test_fx37_a_follower_pays_corn_which_gold_may_replace_but_potatoes_may_not() -> None:
    state = table(2)
    exhaust(state, BLACK, "production.1", "production.2", "army.1")
    give(state, BLACK, potato=2)
    happen(state, RECOVER_FOLLOWING, BLACK)
    assert is_done(state)
    give(state, BLACK, corn=1, gold=1)
    happen(state, RECOVER_FOLLOWING, BLACK)
    play(state, BLACK, "recover production.2", "pay-with corn", "recover army.1")
    assert is_done(state)
    assert goods(state, BLACK) == {"potato": 2}


def test_z18_reacts_to_recovery() -> None:
    state = table(2)
    own(state, BLACK, "permanent.18")
    face(state, PURPLE, 3)
    play(state, PURPLE, "move coricancha.5", dice=falling("army.9"))
    assert army(state, BLACK) == ["army.9"]
    assert goods(state, BLACK) == {"gold": 1}
    assert state.action_at(4) == RECOVERY
