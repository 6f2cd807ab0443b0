"""What each player has, by the names that facts use."""

from yupana.games.tzolkin.board import GOODS, M_CORN_TILES, M_WOOD_TILES, TEMPLES, TRACKS
from yupana.games.tzolkin.state import Tzolkin


def amounts(state: Tzolkin, seat: int) -> dict[str, int]:
    """Everything that a fact may tell to have changed, points aside."""
    return {
        **{good: state.has(seat, n) for n, good in enumerate(GOODS)},
        **{temple: state.step(seat, n) for n, temple in enumerate(TEMPLES)},
        **{track: state.level(seat, n) for n, track in enumerate(TRACKS)},
        "worker": state.in_play(seat),
        "corn-tile": state.has(seat, M_CORN_TILES),
        "wood-tile": state.has(seat, M_WOOD_TILES),
    }


MOMENTS = 5  # four Food Days and the end
