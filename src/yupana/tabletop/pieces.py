"""Pieces that many tables have: places of the board itself, and things of which there are several."""

from __future__ import annotations

from typing import Final

from yupana.tabletop.scene import Message, Piece, Place

CACHED: Final = 8192  # pieces of a kind that are kept: all that are usual, for any number of matches


def printed_place(place: Place, sprite: str, x: float, y: float, turn: float = 0.0) -> Piece:
    """A place of the board itself."""
    return Piece(place, Message("label-place", {"place": place}), sprite, x, y, turn, place=place, printed=True)


def with_count(piece: Piece, amount: int, x: float, y: float, scale: float) -> tuple[Piece, ...]:
    """A thing, and how many there are of it when there is more than one."""
    if amount < 2:
        return (piece,)
    badge = Piece(
        f"{piece.id}.amount", piece.label, "count", x, y, scale=scale, rides=piece.id, text=str(amount), printed=True
    )
    return piece, badge
