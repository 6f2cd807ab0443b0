"""What the evaluation of Santa Maria expects is what comes."""

from __future__ import annotations

import pytest
from tests.bots.test_evaluation import tables

from yupana.bots.evaluation import fitted_evaluation
from yupana.games import title
from yupana.games.santa_maria.board import DOCKS, M_CONQUEST, M_DOCK, M_PASSED, YEARS
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.year import conquest_points
from yupana.insight.evaluation import UNIT

EVALUATION = fitted_evaluation("santa-maria")
SEATS = title("santa-maria").game.seat_counts()


@pytest.mark.parametrize("seats", SEATS)
def test_who_has_passed_in_the_last_year_is_worth_what_is_counted_but_for_those_who_march_on(seats: int) -> None:
    seen = 0
    for seed in range(4):
        worth: dict[int, set[int]] = {}  # of those who wait while another decides
        for state in tables("santa-maria", seats, 60 + seed):
            assert isinstance(state, SantaMaria)
            for seat in range(seats if state.agenda.steps and state.year == YEARS else 0):
                if state.is_out(seat) and state.agenda.seats[-1] != seat and state.has_colony(seat):
                    march = conquest_points(state, seat)
                    worth.setdefault(seat, set()).add(EVALUATION.value(state, seat) // UNIT - march)
        assert isinstance(state, SantaMaria)
        for seat, found in worth.items():
            seen += 1
            assert found == {state.points(seat) - state.has(seat, M_CONQUEST + YEARS - 1)}
    assert seen or seats == 1, "or the test has seen nothing"


def test_ships_wait_to_be_unloaded_until_the_seat_passes() -> None:
    first = EVALUATION.names.index("to-unload-coin")
    state = next(tables("santa-maria", 2, 1))
    assert isinstance(state, SantaMaria)
    for dock in range(DOCKS):
        state.put(1, M_DOCK + dock, dock + 1)
    assert EVALUATION.features(state, 1)[first : first + DOCKS] == [1, 2, 3, 4]
    state.put(1, M_PASSED, 2)
    state.passed.append(1)
    assert EVALUATION.features(state, 1)[first : first + DOCKS] == [0] * DOCKS
    assert EVALUATION.features(state, 0)[first + DOCKS :] == [1, 1, 0, 1, 1], "where it can still be passed"
