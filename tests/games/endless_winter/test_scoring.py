"""The final scoring, and who has won."""

import pytest
from tests.games.endless_winter.table import (
    BLUE,
    PURPLE,
    RED,
    animals,
    climb,
    final_scoring,
    give,
    hold,
    source,
    table,
    told,
)

from yupana.games.endless_winter.animals import sets_worth
from yupana.games.endless_winter.board import FROM_EFFECTS, M_CAMPS
from yupana.games.endless_winter.facts import MatchWon
from yupana.games.endless_winter.game import GAME
from yupana.games.endless_winter.state import EndlessWinter


def bury_some(state: EndlessWinter, seat: int, cards: int) -> None:
    hold(
        state,
        seat,
        *["brave", "brave", "brave", "tribesman", "tribesman", "tribesman", *["tribeswoman"] * 3][:cards],
        zone="buried",
    )


def test_fx17_food_and_tools_are_offered_at_the_rate_of_the_level() -> None:
    state = table()
    give(state, RED, food=3, tools=2)
    climb(state, RED, sacrifice=3)
    final_scoring(state)
    assert source(state, RED, "sacrifice") == 2


@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 4), (2, 4), (3, 6), (5, 6), (6, 12), (8, 12)])
def test_the_rate_falls_with_the_level(level: int, points: int) -> None:
    state = table()
    give(state, RED, food=5, tools=7)
    climb(state, RED, sacrifice=level)
    final_scoring(state)
    assert source(state, RED, "sacrifice") == points


def test_fx18_who_never_sacrificed_has_nothing_for_goods() -> None:
    state = table()
    state.add(RED, M_CAMPS, -4)
    state.camps[0] += 4
    give(state, RED, food=10, tools=10)
    final_scoring(state)
    assert source(state, RED, "sacrifice") == 0


def test_fx19_the_highest_with_four_burials() -> None:
    state = table()
    bury_some(state, RED, 4)
    climb(state, RED, honour=3)
    climb(state, BLUE, honour=1)
    final_scoring(state)
    assert source(state, RED, "burials") == 10


def test_fx20_burials_without_honour() -> None:
    state = table()
    bury_some(state, RED, 9)
    final_scoring(state)
    assert source(state, RED, "burials") == 0


def test_fx23_of_two_the_second_has_the_middle_table() -> None:
    state = table(2)
    for seat, level in ((RED, 5), (BLUE, 2)):
        bury_some(state, seat, 5)
        climb(state, seat, honour=level)
    final_scoring(state)
    assert [source(state, seat, "burials") for seat in (RED, BLUE)] == [10, 6]


def test_the_third_has_the_last_table() -> None:
    state = table(4)
    for seat in range(4):
        bury_some(state, seat, 7)
        climb(state, seat, honour=4)
    final_scoring(state)
    assert [source(state, seat, "burials") for seat in range(4)] == [15, 10, 6, 6]


def test_fx75_who_alone_was_honoured_is_the_highest() -> None:
    state = table()
    for seat in (RED, BLUE, PURPLE):
        bury_some(state, seat, 7)
    climb(state, BLUE, honour=1)
    final_scoring(state)
    assert [source(state, seat, "burials") for seat in (RED, BLUE, PURPLE)] == [0, 15, 0]


def test_fx24_cards_score_wherever_they_lie() -> None:
    state = table()
    hold(state, RED, "elder", zone="discard")
    final_scoring(state)
    assert source(state, RED, "cards") == 1
    state = table()
    for zone, card in (("hand", "bone-needles"), ("deck", "scout"), ("discard", "hunter"), ("buried", "snowshoes")):
        hold(state, RED, card, zone=zone)
    final_scoring(state)
    assert source(state, RED, "cards") == 5


def test_fx25_the_wild_animal_goes_where_it_is_worth_most() -> None:
    state = table()
    animals(state, RED, "woolly-rhino", "woolly-rhino", "woolly-mammoth", *["ground-sloth"] * 3, "argentavis")
    animals(state, RED, "woolly-rhino", rotated=True)
    final_scoring(state)
    assert source(state, RED, "animals") == 15


def test_fx26_surplus_animals_score_nothing() -> None:
    state = table()
    animals(state, RED, *["sabertooth"] * 5)
    final_scoring(state)
    assert source(state, RED, "animals") == 10


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([0, 0, 0, 0, 0, 0, 3], 0),
        ([1, 0, 0, 0, 0, 0, 3], 10),
        ([0, 0, 0, 0, 0, 1, 1], 5),
        ([0, 0, 0, 0, 0, 3, 0], 5),
        ([3, 3, 0, 0, 0, 1, 2], 22),
        ([2, 1, 0, 0, 0, 1, 5], 22),
    ],
)
def test_sets_are_made_as_well_as_possible(cards: list[int], points: int) -> None:
    assert sets_worth(cards) == points


def test_fx64_of_equals_the_earlier_in_the_turn_order_wins() -> None:
    state = table()
    state.order = [PURPLE, BLUE, RED]
    for seat in (RED, BLUE):
        state.score(seat, FROM_EFFECTS, 7)
    facts = final_scoring(state)
    assert [(fact.seat, fact.points) for fact in told(facts, MatchWon)] == [(BLUE, 7)]
    assert GAME.winners(state) == [BLUE]


def test_nobody_has_won_against_a_better_nomad() -> None:
    state = table(1)
    state.score(RED, FROM_EFFECTS, 10)
    final_scoring(state)
    assert GAME.winners(state) == [], "it began with twenty points"
    state = table(1)
    state.score(RED, FROM_EFFECTS, 21)
    final_scoring(state)
    assert GAME.winners(state) == [RED]
