"""What a client is sent and what it sends. `play` builds the same as plain data; a test holds the two together."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be said: the id of a Fluent message and its arguments."""

    id: str
    args: dict[str, int | float | str]


class Piece(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something on a panel."""

    id: str
    label: Message
    x: float
    y: float
    sprite: str = ""
    turn: float = 0.0
    scale: float = 1.0
    rides: str = ""
    place: str = ""
    seat: int | None = None
    text: str = ""
    printed: bool = False


class Panel(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The board, a market, a player's mat."""

    id: str
    title: Message
    width: float
    height: float
    area: str
    pieces: list[Piece]
    backdrop: str = ""
    seat: int | None = None


class Option(msgspec.Struct, forbid_unknown_fields=True):
    """One thing a seat may do: the move as the journal writes it, and the places a hand touches for it."""

    move: str
    verb: str
    touch: list[str]
    does: Message
    price: list[Message]


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    """What the viewer must decide; the id is echoed with the answer."""

    id: str
    ask: Message
    options: list[Option]


class LogItem(msgspec.Struct, forbid_unknown_fields=True):
    """What one entry of the journal told."""

    seq: int
    seat: int
    taken_back: bool
    messages: list[Message]


class ScorePart(msgspec.Struct, forbid_unknown_fields=True):
    """Points from one source."""

    source: str
    points: float


class Score(msgspec.Struct, forbid_unknown_fields=True):
    """The points of one seat."""

    seat: int
    total: float
    parts: list[ScorePart]


class Update(msgspec.Struct, forbid_unknown_fields=True):
    """Everything a viewer may know now, and what happened since."""

    seq: int
    panels: list[Panel]
    log: list[LogItem]
    decision: Decision | None
    waiting: list[int]
    undo: bool
    over: bool
    scores: list[Score]
    winners: list[int]


class Choose(msgspec.Struct, forbid_unknown_fields=True, tag="choose"):
    """The answer to a decision."""

    decision: str
    move: str


class Undo(msgspec.Struct, forbid_unknown_fields=True, tag="undo"):
    """Take back the latest move."""


Send = Choose | Undo
SENT = (Update,)
RECEIVED = (Choose, Undo)
