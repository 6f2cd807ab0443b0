"""What each player has, by the names that facts use."""

from yupana.games.endless_winter.board import GOODS, TRACKS
from yupana.games.endless_winter.state import EndlessWinter

MOMENTS = 5  # four eclipses and the end


def amounts(state: EndlessWinter, seat: int) -> dict[str, int]:
    """Everything that a fact may tell to have changed, points aside."""
    return {
        **{good: state.has(seat, n) for n, good in enumerate(GOODS)},
        **{track: state.level(seat, n) for n, track in enumerate(TRACKS)},
        "megalith": state.megaliths_placed(seat),
    }
