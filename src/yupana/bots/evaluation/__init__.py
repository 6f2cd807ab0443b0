"""How good a table looks, per game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from yupana.bots.evaluation.evaluation import Fitted, Rows
from yupana.bots.evaluation.tawantinsuyu import TawantinsuyuEvaluation
from yupana.bots.evaluation.tzolkin import TzolkinEvaluation

EVALUATIONS: Final[dict[str, Callable[[str | Rows], Fitted]]] = {
    "tzolkin": TzolkinEvaluation,
    "tawantinsuyu": TawantinsuyuEvaluation,
}


def evaluation_of(game: str, rows: Rows | None = None) -> Fitted:
    """The evaluation of a game's tables, with the weights that were fitted or others."""
    return EVALUATIONS[game](game if rows is None else rows)


def starting_evaluation(game: str) -> Fitted:
    """The evaluation as it was before any fitting: a rough guess, which never changes."""
    return EVALUATIONS[game](f"{game}-start")
