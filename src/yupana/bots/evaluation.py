"""How good a table looks, as each title says."""

from __future__ import annotations

from yupana.games import title
from yupana.insight.evaluation import Evaluation, Fitted, Rows


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of a game's tables."""
    found = title(game).evaluation
    if found is None:
        raise ValueError(f"{game} has no evaluation")
    return found


def fitted_evaluation(game: str, rows: Rows | None = None) -> Fitted:
    """The same where it has weights, with those that were fitted or with others."""
    found = evaluation_of(game)
    if not isinstance(found, Fitted):
        raise ValueError(f"the evaluation of {game} has no weights")
    return found if rows is None else found.with_rows(rows)
