"""What every player's mat bears: a title, and a seal with the letter of the seat."""

from __future__ import annotations

from typing import Final

from yupana.seats import LETTERS
from yupana.tabletop.scene import Message, Piece

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
