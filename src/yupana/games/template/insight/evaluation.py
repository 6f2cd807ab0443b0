"""How good a table of Chaski looks: points now, and what leaves and days still promise."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.template.board import DAYS
from yupana.games.template.state import Chaski
from yupana.insight.evaluation import UNIT, Evaluation

LEAF: Final = 90  # hundredths of a point
KNOT: Final = 40  # for each day that is left: an early knot makes the later ones dearer


class ChaskiEvaluation(Evaluation):
    """A rule of thumb; heavier games fit weights to many features instead."""

    def value(self, state: Chaski, seat: Seat) -> int:
        """Points, leaves that can still be chewed, and knots that the next ones will build on."""
        days = DAYS - state.day if state.agenda.steps else 0
        leaves = LEAF * state.leaves[seat] if state.agenda.steps else 0
        return UNIT * state.points(seat) + leaves + KNOT * days * state.knot_points(seat)


EVALUATION: Final = ChaskiEvaluation()
