"""What each player has, by the names that facts use."""

from yupana.games.tawantinsuyu.board import GOODS, M_WORKER, WORKERS
from yupana.games.tawantinsuyu.state import Tawantinsuyu

MOMENTS = 2  # a ceremony or the last one, and the end


def amounts(state: Tawantinsuyu, seat: int) -> dict[str, int]:
    """Everything that a fact may tell to have changed, points aside."""
    return {
        **{good: state.has(seat, n) for n, good in enumerate(GOODS)},
        **{worker: state.has(seat, M_WORKER + n) for n, worker in enumerate(WORKERS)},
        "temple": state.step(seat),
    }
