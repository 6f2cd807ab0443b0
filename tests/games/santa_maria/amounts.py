"""What each player has, by the names that facts use."""

from yupana.games.santa_maria.board import COIN, M_RELIGION, THINGS
from yupana.games.santa_maria.state import SantaMaria

MOMENTS = 3  # the end of each year, the last one with the final scoring


def amounts(state: SantaMaria, seat: int) -> dict[str, int]:
    """Everything that a fact may tell to have changed, points aside; conquistadors go home without being told."""
    goods = {THINGS[thing]: state.has(seat, thing) for thing in range(COIN + 1)}
    return {**goods, "religion": state.has(seat, M_RELIGION)}
