"""What each player has, by the names that facts use."""

from yupana.games.template.state import Chaski

MOMENTS = 6  # a run every day


def amounts(state: Chaski, seat: int) -> dict[str, int]:
    """Everything that a fact may tell to have changed, points aside."""
    return {"leaves": state.leaves[seat]}
