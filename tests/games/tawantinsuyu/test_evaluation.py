"""What the evaluation of Tawantinsuyu expects is what comes."""

from __future__ import annotations

import pytest
from tests.bots.test_evaluation import tables

from yupana.bots.evaluation import fitted_evaluation
from yupana.games import title
from yupana.games.tawantinsuyu.board import FROM_TEMPLE, M_POINTS
from yupana.games.tawantinsuyu.state import Tawantinsuyu


@pytest.mark.parametrize("seats", title("tawantinsuyu").game.seat_counts())
def test_a_ceremony_pays_what_was_expected_of_it_and_it_is_expected_no_more(seats: int) -> None:
    evaluation = fitted_evaluation("tawantinsuyu")
    expected = evaluation.names.index("temple-ceremonies")
    paid = 0
    for seed in range(4):
        before: dict[tuple[int, int, int], int] = {}  # by seat, its step, and whether the next ceremony is the last
        for state in tables("tawantinsuyu", seats, 40 + seed):
            assert isinstance(state, Tawantinsuyu)
            after: dict[tuple[int, int, int], int] = {}
            for seat in range(state.seats if state.agenda.steps else 0):
                key = (seat, state.step(seat), state.final)
                after[key] = state.has(seat, M_POINTS + FROM_TEMPLE) + evaluation.features(state, seat)[expected]
                assert before.get(key, after[key]) == after[key]
            before = after
        paid += sum([dict(score.parts)["temple"] for score in title("tawantinsuyu").game.scores(state)])
    assert paid, "or the test has seen nothing"
