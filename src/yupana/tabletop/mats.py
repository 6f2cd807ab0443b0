"""What every player's mat bears: a title, a seal with the letter of the seat, and points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.seats import LETTERS, Seat
from yupana.tabletop.pieces import CACHED
from yupana.tabletop.scene import Message, Panel, Piece

TITLES: Final = tuple([Message("panel-mat", {"seat": seat}) for seat in range(len(LETTERS))])
SHORT: Final = tuple([Message("short-mat", {"seat": seat}) for seat in range(len(LETTERS))])
SEALS: Final = tuple(
    [
        Piece(
            f"mat.{seat}.seal", TITLES[seat], "seal", 24.0, 28.0, scale=1.2, seat=seat, text=LETTERS[seat], printed=True
        )
        for seat in range(len(LETTERS))
    ]
)
SCORES: Final[tuple[tuple[str, float], ...]] = (("score", 1.5), ("score", 1.5), ("score-wide", 1.02))  # by figures


def mat_of(
    seat: Seat, pieces: list[Piece], width: float, height: float, icon: str, backdrop: str, role: str = "mat"
) -> Panel:
    """The panel of a player's own things."""
    title, short = TITLES[seat], SHORT[seat]
    return Panel(f"mat.{seat}", title, tuple(pieces), width, height, backdrop, role, seat, icon, short)


@lru_cache(CACHED)
def points(seat: Seat, amount: int, x: float, y: float) -> Piece:
    """Victory points so far, in their rosette."""
    sprite, scale = SCORES[min(len(str(amount)), len(SCORES)) - 1]
    label = Message("label-points", {"points": amount})
    return Piece(f"mat.{seat}.points", label, sprite, x, y, scale=scale, seat=seat, text=str(amount))
