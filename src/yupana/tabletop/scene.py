"""A scene is a list of panels with pieces on them: what the browser draws and what the terminal reads out."""

from __future__ import annotations

from dataclasses import dataclass, field

Seat = int
Place = str
Argument = int | float | str


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said: the id of a message and its arguments. Words live in Fluent files."""

    id: str
    arguments: dict[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Piece:
    """Something on a panel, with a label for tooltip and screen reader."""

    id: str
    label: Message
    place: Place = ""  # the place it stands for, which the hand may touch
    seat: Seat | None = None  # whose colour and pattern it wears
    printed: bool = False  # part of the board itself: explained when asked, not read out


@dataclass(frozen=True, slots=True)
class Panel:
    """The board, a market, a player's mat, a hand."""

    id: str
    title: Message
    pieces: tuple[Piece, ...]
    seat: Seat | None = None  # whose it is


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole table, as one viewer sees it."""

    panels: tuple[Panel, ...]

    def places(self) -> set[Place]:
        """Every place the hand could touch."""
        return {piece.place for panel in self.panels for piece in panel.pieces if piece.place}
