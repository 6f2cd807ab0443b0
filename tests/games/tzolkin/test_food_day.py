"""Food Days: feeding, the exchange of buildings, the rewards of the gods."""

import pytest
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    buildings,
    finish_round,
    give,
    goods,
    learn,
    own,
    play,
    points,
    row,
    stand,
    table,
    told,
    worship,
)

from yupana.games.tzolkin.facts import BuildingsExchanged, BuildingShown, FoodDayCame, SkullsRanShort, TempleScored
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDING_NAMES, BUILDINGS

pytestmark = pytest.mark.compiled

FIRST, SECOND, THIRD, FOURTH = 7, 13, 20, 26  # days


# Feeding.


def test_f13_farms_feed_two_workers_and_halve_the_hunger_of_three() -> None:
    state = table(day=FIRST)
    give(state, GREEN, corn=10, workers=2)
    own(state, GREEN, "a1-farm-single.1", "a1-farm-single.2", "a1-farm-all.1")
    finish_round(state)
    assert goods(state, GREEN) == {"corn": 7}
    assert points(state, GREEN) == 0


def test_f14_a_worker_is_never_half_fed() -> None:
    state = table(day=FIRST)
    give(state, GREEN, corn=5)
    finish_round(state)
    assert goods(state, GREEN) == {"corn": 1}
    assert points(state, GREEN) == -3


def test_f46_two_cheaper_farms_feed_everybody() -> None:
    state = table(day=FIRST)
    give(state, GREEN, workers=3)
    own(state, GREEN, "a1-farm-all.1", "a1-farm-all.2")
    finish_round(state)
    assert points(state, GREEN) == 0


def test_a_farm_leaves_one_worker_to_feed() -> None:
    state = table(day=THIRD)
    give(state, GREEN, corn=5, workers=1)
    own(state, GREEN, "a2-farm-triple.1")
    finish_round(state)
    assert goods(state, GREEN) == {"corn": 3}


def test_more_farms_than_workers_feed_all_and_no_more() -> None:
    state = table(day=THIRD)
    give(state, GREEN, corn=5)
    own(state, GREEN, "a2-farm-triple.1", "a2-farm-triple.2")
    finish_round(state)
    assert goods(state, GREEN) == {"corn": 5}


def test_workers_on_gears_and_on_the_first_player_space_eat_too() -> None:
    state = table(day=FIRST)
    give(state, GREEN, corn=10)
    stand(state, GREEN, "tikal.1", "first-player-space")
    finish_round(state)
    assert goods(state, GREEN) == {"corn": 4}


def test_corn_of_the_calendar_feeds_workers_in_the_same_round() -> None:
    state = table(day=FIRST, turn=YELLOW)
    state.calendar_corn = 6
    play(state, YELLOW, "place first-player-space", "end-turn")
    assert goods(state, YELLOW) == {}
    assert points(state, YELLOW) == 0


def test_a38_hunger_leads_below_zero() -> None:
    state = table(day=FIRST)
    give(state, GREEN, workers=3)
    finish_round(state)
    assert points(state, GREEN) == -18


@pytest.mark.parametrize("first", [GREEN, BLUE, RED, YELLOW])
def test_a32_the_order_of_players_does_not_matter(first: int) -> None:
    state = table(day=FIRST, first=first)
    give(state, GREEN, corn=3)
    give(state, BLUE, corn=9, skulls=11)
    worship(state, BLUE, chaac=4, kukulkan=5)
    worship(state, RED, quetzalcoatl=3, kukulkan=7)
    finish_round(state)
    assert [goods(state, seat) for seat in range(4)] == [
        {"corn": 1},
        {"corn": 3, "wood": 2, "stone": 2, "skull": 12},
        {"wood": 2, "gold": 1, "skull": 1},
        {},
    ]
    assert [points(state, seat) for seat in range(4)] == [-6, 0, -9, -9]


# Rewards.


def three_at_the_temples(day: int) -> Tzolkin:
    """Three players on different steps, with the corn to feed their workers."""
    state = table(3, day=day)
    for seat, where in enumerate(((2, 1, 6), (4, 1, 4), (4, 1, 0))):
        worship(state, seat, *where)
        give(state, seat, corn=6)
    return state


def test_f16_in_the_middle_of_an_age_the_gods_give_the_goods_of_all_steps_below() -> None:
    state = three_at_the_temples(FIRST)
    finish_round(state)
    assert [goods(state, seat) for seat in range(3)] == [
        {"stone": 1, "wood": 2, "skull": 1},
        {"stone": 2, "wood": 2},
        {"stone": 2},
    ]
    assert [points(state, seat) for seat in range(3)] == [0, 0, 0]


def test_f17_at_the_end_of_age_1_the_gods_give_points() -> None:
    state = three_at_the_temples(SECOND)
    finish_round(state)
    assert [points(state, seat) for seat in range(3)] == [2 + 0 + 9 + 4 + 1, 6 + 0 + 5 + 3 + 1, 6 + 0 - 3 + 3 + 1]
    assert [goods(state, seat) for seat in range(3)] == [{}, {}, {}]


def test_f18_at_the_end_of_age_2_the_leads_are_worth_something_else() -> None:
    state = three_at_the_temples(FOURTH)
    finish_round(state)
    assert [points(state, seat) for seat in range(3)] == [2 + 0 + 9 + 4 + 3, 6 + 0 + 5 + 1 + 3, 6 + 0 - 3 + 1 + 3]


@pytest.mark.parametrize(
    ("where", "gained"),
    [
        ((0, 0, 0), {}),
        ((1, 2, 1), {}),
        ((3, 4, 3), {"stone": 1, "gold": 1, "wood": 1}),
        ((4, 5, 4), {"stone": 2, "gold": 2, "wood": 2}),
        ((6, 8, 7), {"stone": 2, "gold": 2, "wood": 2, "skull": 1}),
    ],
)
def test_goods_add_up_from_step_to_step(where: tuple[int, int, int], gained: dict[str, int]) -> None:
    state = table(day=THIRD)
    worship(state, GREEN, *where)
    finish_round(state)
    assert goods(state, GREEN) == gained


def test_technologies_add_nothing_to_the_gifts_of_the_gods() -> None:
    state = table(day=FIRST)
    learn(state, GREEN, agriculture=3, extraction=3, architecture=3, theology=3)
    worship(state, GREEN, chaac=2, quetzalcoatl=3, kukulkan=5)
    finish_round(state)
    assert goods(state, GREEN) == {"wood": 2, "stone": 1, "gold": 1, "skull": 1}


def test_f32_with_too_few_skulls_nobody_gets_one_and_other_gifts_are_paid() -> None:
    state = table(day=FIRST)
    give(state, YELLOW, skulls=12)
    worship(state, GREEN, kukulkan=5)
    worship(state, RED, kukulkan=6)
    facts = finish_round(state)
    assert goods(state, GREEN) == {"wood": 2}
    assert goods(state, RED) == {"wood": 2}
    assert state.skulls == 1
    assert told(facts, SkullsRanShort)


def test_with_just_enough_skulls_everybody_entitled_gets_one() -> None:
    state = table(day=FIRST)
    give(state, YELLOW, skulls=11)
    worship(state, GREEN, kukulkan=5)
    worship(state, RED, kukulkan=6)
    finish_round(state)
    assert [state.has(seat, 4) for seat in (GREEN, RED)] == [1, 1]
    assert state.skulls == 0


@pytest.mark.parametrize(("leaders", "each"), [(1, 6), (2, 3), (3, 3), (4, 3)])
def test_a27_a_shared_lead_is_worth_half_however_many_share_it(leaders: int, each: int) -> None:
    state = table(day=SECOND)
    for seat in range(4):
        give(state, seat, corn=6)
        worship(state, seat, chaac=3 if seat < leaders else 2, quetzalcoatl=0, kukulkan=0)
    facts = finish_round(state)
    leads = [fact for fact in told(facts, TempleScored) if fact.source == "temple-leads"]
    assert [fact.points for fact in leads if fact.seat == GREEN] == [each, 1, 2]
    assert {fact.seat for fact in leads if fact.points in (6, 3)} == set(range(leaders))


def test_a_lead_counts_on_the_bottom_step_too() -> None:
    state = table(day=SECOND)
    for seat in range(4):
        give(state, seat, corn=6)
        worship(state, seat, 0, 0, 0)
    finish_round(state)
    assert {points(state, seat) for seat in range(4)} == {-1 - 2 - 3 + 3 + 1 + 2}


# The exchange of buildings.


def test_f43_the_second_food_day_lays_out_the_buildings_of_age_2_before_the_temples_score() -> None:
    state = table(day=SECOND)
    own(state, RED, *BUILDING_NAMES[9:14])
    assert len(state.deck) == 3
    facts = finish_round(state)
    assert len(row(state)) == 6
    assert all(name.startswith("a2") for name in row(state))
    assert (state.age, len(state.deck)) == (2, 12)
    assert all(BUILDINGS[tile].age == 2 for tile in state.deck)
    shown = [n for n, fact in enumerate(facts) if isinstance(fact, BuildingShown)]
    scored = [n for n, fact in enumerate(facts) if isinstance(fact, TempleScored)]
    assert len(shown) == 6
    assert max(shown) < min(scored)
    assert buildings(state, RED) == list(BUILDING_NAMES[9:14])


@pytest.mark.parametrize("day", [FIRST, THIRD, FOURTH])
def test_the_other_food_days_leave_the_buildings_alone(day: int) -> None:
    state = table(day=day)
    before = row(state)
    assert not told(finish_round(state), BuildingsExchanged)
    assert row(state) == before


def test_the_second_food_day_jumped_over_leaves_the_old_buildings_for_one_more_round() -> None:
    state = table(day=12)
    stand(state, GREEN, "first-player-space")
    finish_round(state)
    play(state, GREEN, "advance-two-days")
    assert (state.day, state.age) == (14, 1)
    assert all(name.startswith("a1") for name in row(state))
    facts = finish_round(state)
    assert [fact.number for fact in told(facts, FoodDayCame)] == [2]
    assert all(name.startswith("a2") for name in row(state))


# When.


def test_f24_the_first_round_is_not_a_food_day() -> None:
    state = table(day=0)
    facts = finish_round(state)
    assert not told(facts, FoodDayCame)
    assert [points(state, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_food_days_come_on_four_days_without_double_spins() -> None:
    state = table(day=0)
    came = []
    for _ in range(27):
        day = state.day
        came += [(day, fact.number) for fact in told(finish_round(state), FoodDayCame)]
    assert came == [(FIRST, 1), (SECOND, 2), (THIRD, 3), (FOURTH, 4)]
    assert not state.agenda.steps
