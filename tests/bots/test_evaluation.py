"""Evaluations: as many numbers as names, the score at the end, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from yupana.bots.evaluation import fitted_evaluation
from yupana.engine.agenda import State
from yupana.engine.dice import QuickDice
from yupana.engine.game import full_options
from yupana.engine.machine import advance, decisions, settle, take
from yupana.games import OURS, title
from yupana.insight.evaluation import UNIT, Fitted, read_weights, write_weights

GAMES = [each.name for each in OURS if isinstance(each.evaluation, Fitted)]
EVALUATIONS = {name: fitted_evaluation(name) for name in GAMES}
SEATINGS = [(name, seats) for name in GAMES for seats in title(name).game.seat_counts()]
EVERY = 5  # decisions between two looks


def tables(name: str, seats: int, seed: int) -> Iterator[State]:
    """The table after every decision of a match at random, the end included."""
    game, dice = title(name).game, QuickDice(seed)
    state: State = game.setup(seats, full_options(game, {}))
    advance(state)
    settle(state, dice)
    while pending := decisions(state):
        yield state
        options = pending[0].options
        take(state, pending[0].seat, options[dice.roll(len(options))])
        settle(state, dice)
    yield state


def points(name: str, state: State) -> list[int]:
    """Hundredths of a point, as the game counts them."""
    return [score.total() * UNIT // score.per_point for score in title(name).game.scores(state)]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_every_feature_has_a_name_and_every_name_a_feature(name: str, seats: int) -> None:
    evaluation = EVALUATIONS[name]
    assert len(set(evaluation.names)) == len(evaluation.names)
    for state in tables(name, seats, seats):
        for seat in range(state.seats):
            assert len(evaluation.features(state, seat)) == len(evaluation.names)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_time_goes_on_and_the_value_of_a_finished_match_is_the_score(name: str, seats: int) -> None:
    evaluation = EVALUATIONS[name]
    before = 0
    for state in tables(name, seats, 10 + seats):
        for seat, counted in enumerate(points(name, state)):
            if not state.agenda.steps or any(evaluation.features(state, seat)):  # or it only waits to be counted
                assert evaluation.scored(state, seat) == counted
        if state.agenda.steps:
            assert before <= evaluation.moment(state) <= evaluation.knots[-1]
            before = evaluation.moment(state)
    assert [evaluation.value(state, seat) for seat in range(state.seats)] == points(name, state)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_what_a_seat_may_not_know_does_not_change_what_it_thinks_of_itself(name: str, seats: int) -> None:
    evaluation, game = EVALUATIONS[name], title(name).game
    for n, state in enumerate(tables(name, seats, 20 + seats)):
        if n % EVERY == 0:
            for seat in range(seats):
                view: Any = game.view(state, seat)
                thought = evaluation.features(state, seat)
                for guess in range(3):
                    assert evaluation.features(game.guess(view, seat, QuickDice(guess)), seat) == thought


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_looking_changes_nothing_and_gives_the_same_twice(name: str, seats: int) -> None:
    evaluation = EVALUATIONS[name]
    for n, state in enumerate(tables(name, seats, 30 + seats)):
        if n % EVERY == 0:
            values = [evaluation.value(state, seat) for seat in range(state.seats)]
            assert values == [evaluation.value(state.clone(), seat) for seat in range(state.seats)]


@pytest.mark.parametrize("name", GAMES)
def test_weights_that_ship_name_all_features_and_survive_writing(name: str) -> None:
    evaluation = EVALUATIONS[name]
    text = write_weights(evaluation.names, evaluation.rows)
    assert read_weights(text, evaluation.names, evaluation.knots) == evaluation.rows
    assert all(any(row) for row in evaluation.rows)
