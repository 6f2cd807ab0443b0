"""The end of the game: the last round, final scoring, ties."""

from fractions import Fraction

import pytest
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    deciders,
    finish_round,
    give,
    goods,
    happen,
    own,
    play,
    points,
    score,
    stand,
    standing,
    table,
    told,
    worship,
)

from yupana.games.tzolkin.calendar import EndGame
from yupana.games.tzolkin.facts import MatchWon
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.state import Tzolkin

pytestmark = pytest.mark.compiled

LAST = 26  # day


def count_points(state: Tzolkin) -> None:
    """The fourth Food Day is over: the game ends."""
    happen(state, EndGame())
    GAME.check_table(state)


@pytest.mark.parametrize(("corn", "total"), [(3, Fraction(49)), (4, Fraction(197, 4))])
def test_f26_a15_goods_score_a_quarter_for_each_corn_of_their_value_and_skulls_three(
    corn: int, total: Fraction
) -> None:
    state = table(day=LAST, food_days=4)
    give(state, GREEN, corn=corn, wood=1, stone=1, gold=1, skulls=2)
    score(state, GREEN, 40)
    before = goods(state, GREEN)
    count_points(state)
    assert points(state, GREEN) == total
    assert goods(state, GREEN) == before


def test_monuments_score_at_the_end() -> None:
    state = table(day=LAST, food_days=4, monuments=("m-workers", "m-highest-temple", "m-temple-points"))
    give(state, GREEN, workers=1)
    worship(state, GREEN, chaac=4, kukulkan=0)
    own(state, GREEN, "m-workers", "m-highest-temple", "m-temple-points")
    count_points(state)
    assert points(state, GREEN) == 6 + 9 + 3
    assert points(state, BLUE) == 0


def tied_for_the_lead() -> Tzolkin:
    """The final round; Blue and Red have ten points more than the others, and everybody can eat."""
    state = table(day=LAST)
    for seat in range(4):
        give(state, seat, corn=6)
    score(state, BLUE, 10)
    score(state, RED, 10)
    return state


def test_f44_after_the_extra_day_as_many_workers_on_gears_share_the_victory() -> None:
    state = tied_for_the_lead()
    stand(state, RED, "tikal.7", "palenque.2")
    stand(state, BLUE, "yaxchilan.3")
    facts = finish_round(state)
    assert (standing(state, RED), standing(state, BLUE)) == (["palenque.3"], ["yaxchilan.4"])
    assert points(state, RED) == points(state, BLUE)
    assert GAME.winners(state) == [BLUE, RED]
    assert [(fact.seat, fact.shared) for fact in told(facts, MatchWon)] == [(BLUE, True), (RED, True)]


def test_a_tie_is_broken_by_workers_on_gears() -> None:
    state = tied_for_the_lead()
    stand(state, RED, "tikal.6", "palenque.2")
    stand(state, BLUE, "yaxchilan.3", "first-player-space")
    stand(state, YELLOW, "uxmal.0", "uxmal.1", "uxmal.2")
    finish_round(state)
    assert GAME.winners(state) == [RED]


def test_points_decide_before_workers() -> None:
    state = tied_for_the_lead()
    score(state, BLUE, 1)
    stand(state, RED, "tikal.0", "palenque.2")
    finish_round(state)
    assert GAME.winners(state) == [BLUE]


def test_a_quarter_of_a_point_decides() -> None:
    state = tied_for_the_lead()
    give(state, BLUE, corn=1)
    stand(state, RED, "tikal.0", "palenque.2")
    finish_round(state)
    assert points(state, BLUE) - points(state, RED) == Fraction(1, 4)
    assert GAME.winners(state) == [BLUE]


def test_a14_in_the_final_round_the_first_player_space_gives_its_corn_and_nothing_else() -> None:
    state = table(day=LAST, first=GREEN, turn=YELLOW)
    state.calendar_corn = 7
    play(state, YELLOW, "place first-player-space", "end-turn")
    assert goods(state, YELLOW) == {"corn": 1}
    assert not deciders(state)
    assert state.first_player == GREEN
    assert state.day == 27
    assert standing(state, YELLOW) == []
    assert state.calendar_corn == 0


def test_the_game_ends_after_the_fourth_food_day() -> None:
    state = table(day=LAST)
    finish_round(state)
    assert not state.agenda.steps
    assert state.food_days_done == 4


def test_in_the_final_round_workers_can_still_be_placed() -> None:
    state = table(day=LAST, turn=YELLOW)
    give(state, YELLOW, corn=20)
    play(state, YELLOW, "place tikal.0", "place uxmal.0", "end-turn")
    assert standing(state, YELLOW) == ["tikal.1", "uxmal.1"]
    assert GAME.winners(state) == [YELLOW]


def test_the_score_names_every_source() -> None:
    state = table(day=LAST)
    give(state, GREEN, corn=10, skulls=1)
    worship(state, GREEN, chaac=3)
    finish_round(state)
    parts = dict(GAME.scores(state)[GREEN].parts)
    assert {name: amount for name, amount in parts.items() if amount} == {
        "temple-steps": 4 * 4,
        "temple-leads": (2 + 3 + 2) * 4,
        "goods": 4,
        "skulls": 3 * 4,
    }
