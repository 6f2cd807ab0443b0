"""The calendar: corn on its teeth, the first player marker, double spins, workers and dummies riding the gears."""

import pytest
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    darken,
    deciders,
    finish_round,
    give,
    goods,
    moves,
    play,
    stand,
    standing,
    table,
    told,
    verbs,
)

from yupana.games.tzolkin.board import DUMMY, M_LIGHT
from yupana.games.tzolkin.facts import CornGathered, FoodDayCame, WorkerPushedOff

pytestmark = pytest.mark.compiled

ASIDE = ("palenque.8", "palenque.9", "yaxchilan.8", "yaxchilan.9", "uxmal.8")  # five dummies of six


def test_f11_a_worker_left_on_space_6_forbids_two_days() -> None:
    state = table(first=YELLOW, turn=RED)
    stand(state, GREEN, "first-player-space")
    stand(state, RED, "uxmal.6", "uxmal.7")
    play(state, RED, "pick-up uxmal.7", "no-action", "end-turn")
    assert moves(state, GREEN) == ["advance-one-day"]


def test_f11_a_worker_left_on_space_7_falls_off_on_the_first_of_two_days() -> None:
    state = table(first=YELLOW, turn=RED)
    stand(state, GREEN, "first-player-space")
    stand(state, RED, "uxmal.6", "uxmal.7")
    play(state, RED, "pick-up uxmal.6", "no-action", "end-turn")
    assert moves(state, GREEN) == ["advance-one-day", "advance-two-days"]
    facts = play(state, GREEN, "advance-two-days")
    assert [fact.place for fact in told(facts, WorkerPushedOff)] == ["uxmal.7"]
    assert standing(state, RED) == []
    assert state.available(RED) == 3


@pytest.mark.parametrize("seat", [GREEN, RED])
@pytest.mark.parametrize("space", ["palenque.6", "yaxchilan.6", "tikal.6", "uxmal.6", "chichen-itza.9"])
def test_anybodys_worker_before_the_last_space_forbids_two_days(space: str, seat: int) -> None:
    state = table()
    stand(state, GREEN, "first-player-space")
    stand(state, seat, space)
    finish_round(state)
    assert moves(state, GREEN) == ["advance-one-day"]


@pytest.mark.parametrize("space", ["palenque.7", "palenque.5", "chichen-itza.10", "chichen-itza.8", "chichen-itza.6"])
def test_workers_elsewhere_do_not_forbid_two_days(space: str) -> None:
    state = table()
    stand(state, GREEN, "first-player-space", space)
    finish_round(state)
    assert "advance-two-days" in moves(state, GREEN)


def test_two_days_turn_the_dark_side_up_and_need_the_light_one() -> None:
    state = table()
    stand(state, GREEN, "first-player-space")
    finish_round(state)
    play(state, GREEN, "advance-two-days")
    assert state.day == 2
    assert not state.has(GREEN, M_LIGHT)
    stand(state, GREEN, "first-player-space")
    finish_round(state)
    assert moves(state, GREEN) == ["advance-one-day"]


def test_one_day_keeps_the_light_side_up() -> None:
    state = table()
    stand(state, GREEN, "first-player-space")
    finish_round(state)
    play(state, GREEN, "advance-one-day")
    assert state.has(GREEN, M_LIGHT)
    assert state.day == 1


def test_f23_a_food_day_jumped_over_comes_in_the_next_round() -> None:
    state = table(day=6)
    stand(state, BLUE, "first-player-space")
    assert not told(finish_round(state), FoodDayCame)
    play(state, BLUE, "advance-two-days")
    assert state.day == 8
    assert state.is_food_round()
    facts = finish_round(state)
    assert [fact.number for fact in told(facts, FoodDayCame)] == [1]
    assert state.day == 9
    while not told(finish_round(state), FoodDayCame):
        pass
    assert state.day == 13 + 1


def test_f37_the_holder_of_the_marker_passes_it_to_the_left_and_is_last() -> None:
    state = table(first=RED)
    stand(state, RED, "first-player-space")
    finish_round(state)
    play(state, RED, "advance-one-day")
    assert state.first_player == YELLOW
    assert deciders(state) == [YELLOW]
    order = []
    while state.day == 1:
        seat = deciders(state)[0]
        order.append(seat)
        play(state, seat, f"place {verbs(state, seat, 'place')[0]}", "end-turn")
    assert order == [YELLOW, GREEN, BLUE, RED]


def test_whoever_does_not_hold_the_marker_takes_it() -> None:
    state = table(first=RED)
    stand(state, BLUE, "first-player-space")
    finish_round(state)
    play(state, BLUE, "advance-one-day")
    assert state.first_player == BLUE
    assert state.available(BLUE) == 3


def test_a28_between_two_players_the_marker_goes_to_the_opponent() -> None:
    state = table(2, first=BLUE)
    stand(state, BLUE, "first-player-space")
    finish_round(state)
    play(state, BLUE, "advance-one-day")
    assert state.first_player == GREEN


def test_the_marker_is_not_offered_and_stays_when_nobody_claims() -> None:
    state = table(first=RED)
    finish_round(state)
    assert state.first_player == RED
    assert deciders(state) == [RED]


def test_f38_a_dummy_rides_through_the_unnumbered_spaces_and_blocks_the_entry() -> None:
    state = table(3, dummies=("tikal.8", *ASIDE))
    finish_round(state)
    assert "tikal.9" in standing(state, DUMMY)
    finish_round(state)
    assert [place for place in standing(state, DUMMY) if place.startswith("tikal")] == ["tikal.0"]
    give(state, GREEN, corn=1)
    assert [place for place in verbs(state, GREEN, "place") if place.startswith("tikal")] == ["tikal.1"]


def test_dummies_come_back_to_where_they_started() -> None:
    state = table(2)
    started = standing(state, DUMMY)
    for _ in range(10):
        finish_round(state)
    assert [place for place in standing(state, DUMMY) if "chichen" not in place] == [
        place for place in started if "chichen" not in place
    ]
    for _ in range(3):
        finish_round(state)
    assert [place for place in standing(state, DUMMY) if "chichen" in place] == [
        place for place in started if "chichen" in place
    ]


@pytest.mark.parametrize("place", ["tikal.6", "chichen-itza.9"])
def test_f39_a12_a_dummy_does_not_forbid_two_days(place: str) -> None:
    state = table(3, dummies=(place, *ASIDE))
    stand(state, GREEN, "first-player-space")
    finish_round(state)
    assert "advance-two-days" in moves(state, GREEN)


@pytest.mark.parametrize("place", ["uxmal.7", "palenque.7", "chichen-itza.10"])
def test_f40_a_worker_pushed_off_goes_home_without_an_action(place: str) -> None:
    state = table()
    stand(state, BLUE, place)
    facts = finish_round(state)
    assert [(fact.seat, fact.place) for fact in told(facts, WorkerPushedOff)] == [(BLUE, place)]
    assert standing(state, BLUE) == []
    assert state.available(BLUE) == 3
    assert goods(state, BLUE) == {}


def test_a8_a_corn_gathers_in_each_round_without_a_claim_and_one_claim_takes_all() -> None:
    state = table()
    for _ in range(3):
        finish_round(state)
    assert state.calendar_corn == 3
    play(state, GREEN, "place first-player-space", "end-turn")
    assert goods(state, GREEN) == {"corn": 3}
    facts = finish_round(state)
    assert not told(facts, CornGathered)
    assert state.calendar_corn == 0
    play(state, GREEN, "advance-one-day")
    finish_round(state)
    assert state.calendar_corn == 1


def test_f45_a13_two_days_on_day_25_lead_to_the_final_round() -> None:
    state = table(day=25)
    stand(state, GREEN, "first-player-space", "tikal.3")
    finish_round(state)
    play(state, GREEN, "advance-two-days")
    assert state.day == 27
    assert standing(state, GREEN) == ["tikal.5"]
    assert state.is_final_round()
    finish_round(state)
    assert not state.agenda.steps
    assert state.day == 28


def test_the_dark_side_does_not_keep_others_from_two_days() -> None:
    state = table()
    darken(state, RED)
    stand(state, GREEN, "first-player-space")
    finish_round(state)
    assert "advance-two-days" in moves(state, GREEN)
