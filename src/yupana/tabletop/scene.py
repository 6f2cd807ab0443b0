"""A scene is a list of panels with pieces on them: what the browser draws and what the terminal reads out."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from yupana.seats import Seat as Seat

Place = str
ROLES: Final = (
    "board",  # comes first and is the largest
    "track",  # markers move on it; a table of numbers
    "cards",  # a row of cards or tiles that come and go
    "mat",  # a player's
    "hand",  # what a player holds
)
Argument = int | float | str


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said: the id of a message and its arguments. Words live in Fluent files."""

    id: str
    arguments: dict[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Piece:
    """Something on a panel: where it lies, how it looks, what it is called."""

    id: str  # stable, so that the same thing is moved, not redrawn
    label: Message  # for tooltip and screen reader
    sprite: str = ""  # a symbol of the game's art, drawn around its own origin
    x: float = 0.0  # in the units of the panel, or of the piece it rides on
    y: float = 0.0
    turn: float = 0.0  # degrees, clockwise
    scale: float = 1.0
    rides: str = ""  # the piece it is fixed to: it moves and turns with that one
    place: Place = ""  # the place it stands for, which the hand may touch
    seat: Seat | None = None  # whose colour and pattern it wears
    text: str = ""  # a few characters drawn in its middle, 16 units high before scaling; the sprite leaves room there
    printed: bool = False  # part of the board itself: explained when asked, not read out


@dataclass(frozen=True, slots=True)
class Panel:
    """The board, a market, a player's mat, a hand."""

    id: str
    title: Message
    pieces: tuple[Piece, ...]
    width: float = 0.0  # in its own units
    height: float = 0.0
    backdrop: str = ""  # a symbol drawn from the panel's top left corner
    role: str = "track"  # one of ROLES
    seat: Seat | None = None  # whose it is
    icon: str = ""  # a symbol of the game's art, for its tab
    short: Message | None = None  # its title in one word, for its tab


def panel(
    id: str,
    pieces: list[Piece],
    width: float,
    height: float,
    role: str,
    icon: str,
    *,
    backdrop: str = "",
    seat: Seat | None = None,
) -> Panel:
    """A panel whose words are found by its id, and what is drawn behind it as well where nothing else is named."""
    title, short = names_of(id)
    return Panel(id, title, tuple(pieces), width, height, backdrop or f"panel-{id}", role, seat, icon, short)


@cache
def names_of(id: str) -> tuple[Message, Message]:
    """The title of a panel, and its title in one word."""
    return Message(f"panel-{id}"), Message(f"short-{id}")


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole table, as one viewer sees it."""

    panels: tuple[Panel, ...]

    def places(self) -> set[Place]:
        """Every place the hand could touch."""
        return {piece.place for panel in self.panels for piece in panel.pieces if piece.place}
