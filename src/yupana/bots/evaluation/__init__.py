"""How good a table looks, per game."""

from __future__ import annotations

from yupana.bots.evaluation.evaluation import Evaluation
from yupana.bots.evaluation.tzolkin import TzolkinEvaluation


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of a game's tables."""
    if game == "tzolkin":
        return TzolkinEvaluation()
    raise KeyError(game)
