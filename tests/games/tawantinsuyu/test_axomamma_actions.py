"""Axomamma: her part in the actions of the Coricancha."""

import pytest
from tests.games.tawantinsuyu.table import (
    HERS,
    PURPLE,
    alone,
    army,
    buildings,
    climb,
    conquer,
    exhaust,
    face,
    falling,
    give,
    goods,
    happen,
    hold,
    muster,
    own,
    raise_statues,
    settle_village,
    solo,
    told,
    workers,
)

from yupana.games.tawantinsuyu.board import (
    CONQUEST,
    EMPTY,
    OFFERING,
    PRODUCTION,
    RECOVERY,
    REGION_SPACE,
    WORSHIP,
)
from yupana.games.tawantinsuyu.conquest import Conquer
from yupana.games.tawantinsuyu.coricancha import Activate, ActOrTakeGold, MoveHighPriest
from yupana.games.tawantinsuyu.facts import (
    RegionConquered,
    TempleClimbed,
)
from yupana.games.tawantinsuyu.state import DISCARDED, FACE_DOWN, FACE_UP

pytestmark = pytest.mark.compiled

# Her actions and reactions.


def test_fx11_as_a_reaction_she_recovers_half_of_each_kind_rounded_up() -> None:
    state = solo()
    exhaust(state, HERS, "production.3", "production.9", "production.12", "army.1", "army.19", "army.2")
    happen(state, Activate(RECOVERY, True))
    assert buildings(state, HERS) == ["production.9", "production.12"]
    assert army(state, FACE_UP + HERS) == ["army.1", "army.19"]
    happen(state, Activate(RECOVERY, True), HERS)
    assert army(state, FACE_DOWN + HERS) == buildings(state, FACE_DOWN + HERS) == []


def test_fx33_as_an_action_her_highest_building_stays_up() -> None:
    for active in (HERS, PURPLE):
        state = solo()
        own(state, HERS, "production.3", "production.11")
        happen(state, Activate(PRODUCTION, True), active)
        assert goods(state, HERS) == {"potato": 1, "corn": 2, "stone": 1}
        assert state.points(HERS) == 11
        assert buildings(state, HERS) == (["production.11"] if active == HERS else [])


def test_fx32_she_offers_as_often_as_she_can() -> None:
    state = solo()
    give(state, HERS, corn=5, gold=2)
    climb(state, HERS, 2)
    facts = happen(state, Activate(OFFERING, True), HERS)
    assert [fact.step for fact in told(facts, TempleClimbed)] == [3, 4, 5]
    assert state.step(HERS) == 5
    assert (state.has(HERS, 1), state.has(HERS, 3)) == (0, 1)
    assert len(army(state, HERS)) == 1


@pytest.mark.parametrize(("gold", "step"), [(1, 1), (0, 0)])
def test_fx32_as_a_reaction_she_pays_three_corn_for_a_step(gold: int, step: int) -> None:
    state = solo()
    give(state, HERS, corn=2, gold=gold)
    happen(state, Activate(OFFERING, True))
    assert state.step(HERS) == step
    assert state.has(HERS, 1) == (0 if step else 2)


def test_r26_without_the_option_gold_does_not_offer() -> None:
    state = alone(axomamma_offering_gold=0)
    give(state, HERS, corn=5, gold=2)
    climb(state, HERS, 5)
    happen(state, Activate(OFFERING, True), HERS)
    assert goods(state, HERS)["gold"] == 2
    assert state.has(HERS, 1) == 1


def test_she_worships_with_statues_whose_gods_are_in_none_of_her_slots() -> None:
    state = solo()
    raise_statues(state, HERS, "large-spiral", "large-wave", "small-cross")
    happen(state, Activate(WORSHIP, True), HERS)
    assert state.step(HERS) == 4
    assert [state.has(HERS, n) for n in (22, 26, 19)] == [1, 0, 0]


def test_r29_as_a_reaction_she_discards_a_small_statue_or_else_a_large_one() -> None:
    state = solo()
    raise_statues(state, HERS, "large-wave", "small-cross")
    happen(state, Activate(WORSHIP, True))
    assert (state.step(HERS), state.has(HERS, 26), state.has(HERS, 19)) == (1, 1, 0)
    happen(state, Activate(WORSHIP, True))
    assert (state.step(HERS), state.has(HERS, 26)) == (2, 0)


def test_h1_gives_a_step_before_worship_and_offering() -> None:
    for action in (WORSHIP, OFFERING):
        state = alone("H1")
        happen(state, Activate(action, True), HERS)
        assert state.step(HERS) == 1
        happen(state, Activate(action, True))
        assert state.step(HERS) == 1


def test_h4_gives_two_points_for_each_action() -> None:
    state = alone("H4")
    happen(state, ActOrTakeGold(RECOVERY), HERS)
    assert state.points(HERS) == 12


@pytest.mark.parametrize("paid", [False, True])
def test_fx27_her_first_conquest_has_the_highest_discard_and_her_second_the_lowest(paid: bool) -> None:
    state = alone(axomamma_second_conquest_free=0 if paid else 1)
    settle_village(state, "priest", "priest")
    muster(state, HERS, "army.19", "army.20", "army.1", "army.2", "army.3")
    facts = happen(state, Activate(CONQUEST, True), HERS, falling("antisuyu.1"))
    taken = [fact.place for fact in told(facts, RegionConquered)]
    assert taken == ["chinchaysuyu.6", "antisuyu.1"]
    assert state.points(HERS) == 19
    assert army(state, DISCARDED) == ["army.1", "army.2", "army.3"]
    assert army(state, FACE_DOWN + HERS) == (["army.19", "army.20"] if paid else ["army.19"])


def test_fx27_her_second_conquest_is_random_among_the_lowest() -> None:
    state = solo()
    happen(state, Conquer(True), HERS)
    owned = [REGION_SPACE[n] for n in range(24) if state.regions[n] == HERS]
    assert len(owned) == 1
    assert owned[0].endswith(".1")


def test_e4_leaves_her_one_conquest() -> None:
    state = alone("E4")
    muster(state, HERS, "army.19", "army.1")
    facts = happen(state, Activate(CONQUEST, True), HERS)
    assert len(told(facts, RegionConquered)) == 1


def test_fx34_she_drops_superfluous_cards_from_her_payment() -> None:
    state = solo()
    muster(state, HERS, "army.19", "army.20", "army.1")
    conquer(
        state,
        PURPLE,
        "chinchaysuyu.4",
        "chinchaysuyu.6",
        "antisuyu.6",
        "qullasuyu.4",
        "qullasuyu.6",
        "kuntisuyu.4",
        "kuntisuyu.6",
    )
    facts = happen(state, Conquer(), HERS)
    assert [fact.place for fact in told(facts, RegionConquered)] == ["antisuyu.4"]
    assert army(state, DISCARDED) == ["army.19"]
    assert army(state, FACE_DOWN + HERS) == ["army.20"]
    assert army(state, FACE_UP + HERS) == ["army.1"]
    assert (state.step(HERS), state.points(HERS)) == (1, 12)


def test_h3_lowers_what_she_flips_and_discards() -> None:
    state = alone("H3")
    muster(state, HERS, "army.19", "army.20")
    facts = happen(state, Conquer(), HERS)
    assert told(facts, RegionConquered)[0].place in ("chinchaysuyu.6", "kuntisuyu.6")
    assert army(state, DISCARDED) == ["army.19"]
    assert army(state, FACE_DOWN + HERS) == ["army.20"]


def test_her_conquest_suffers_the_casualty_at_the_potato_end_and_sends_all_cards_for_nothing() -> None:
    state = solo(turn=HERS)
    face(state, HERS, 3)
    hold(state, HERS, "army.19", "army.20")
    settle_village(state, "warrior", "priest")
    happen(state, MoveHighPriest(3), HERS)
    assert state.casualties == 1
    assert state.village[:2] == [EMPTY, 4]
    assert workers(state, HERS) == []
    assert army(state, HERS) == []


def test_r31_the_player_takes_the_token_when_a_reaction_empties_the_village() -> None:
    state = solo()
    settle_village(state, "warrior")
    climb(state, HERS, 4)
    raise_statues(state, HERS, "small-wave")
    happen(state, Activate(WORSHIP, True))
    assert (state.token, workers(state, HERS)) == (PURPLE, ["warrior"])
