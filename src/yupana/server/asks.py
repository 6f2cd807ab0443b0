"""What gateways ask of referees over the bus, and what they hear back. Knows no rules.

A match has the number of its table.
"""

from __future__ import annotations

from datetime import date

import msgspec

from yupana.protocol.messages import Choose, Undo

PERSON = "person"  # in matches.players: a person decides for this seat
CLOSED = "closed"  # in matches.broken: nothing is wrong with it, but it was closed
RULES_AWAY = "problem-rules-away"  # nobody is there who plays the match by its rules

LOBBY = "lobby"  # rung when a table was made, begun or closed, or somebody sat down or got up
DUE = "due"  # some match is due: look now
OUT = b"out"  # told to a person's subject when they were banned
ENDED = b"ended"  # told to a person's subject when a session or a token of theirs ended
HURRY = "hurry"  # the number of a match: whoever lets its bot think brings that to an end


def referee_subject(game: str, rules: int, referee: str = "") -> str:
    """Where referees of a game listen: any of them, or one."""
    return f"referee.{game}.{rules}" + (f".{referee}" if referee else "")


def table_subject(table: int) -> str:
    """Rung when seats, chat or proposals of a table changed: whoever shows it looks again."""
    return f"table.{table}"


def person_subject(person: int) -> str:
    """Rung when it became somebody's turn, or stopped being it; with `OUT` or `ENDED`, sockets are closed."""
    return f"person.{person}"


def public_subject(match: int) -> str:
    """What everybody at a match may know."""
    return f"match.{match}.public"


def seat_subject(match: int, seat: int) -> str:
    """What one seat of a match may know."""
    return f"match.{match}.seat.{seat}"


class Look(msgspec.Struct, forbid_unknown_fields=True, tag="look"):
    """What does this viewer see? Nothing new when the journal is still as long as the viewer knows it."""

    viewer: int | None = None
    since: int = 0


class Decide(msgspec.Struct, forbid_unknown_fields=True, tag="decide"):
    """What must this seat decide? For a bot that is a program of its own."""

    seat: int


class Move(msgspec.Struct, forbid_unknown_fields=True, tag="move"):
    """A seat chooses or undoes, through the person who sits there."""

    seat: int
    send: Choose | Undo
    person: int | None = None


class SetPlayer(msgspec.Struct, forbid_unknown_fields=True, tag="set-player"):
    """From now on this person, or the bot of that name, decides for the seat."""

    seat: int
    player: str
    person: int | None = None  # who may act there from now on
    before: int | None = None  # and until now, as far as was known: if it is somebody else, others were quicker


class TakeBack(msgspec.Struct, forbid_unknown_fields=True, tag="take-back"):
    """All others agreed: the table is again as it was after so many entries."""

    seat: int
    to: int


class Pause(msgspec.Struct, forbid_unknown_fields=True, tag="pause"):
    """All agreed: the clocks stand, or run again."""

    paused: bool


class Away(msgspec.Struct, forbid_unknown_fields=True, tag="away"):
    """A seat is on vacation from one day to another, both included; the clock takes it from the days agreed."""

    seat: int
    first: date
    last: date
    zone: str = ""  # whose days they are, where the seat has no night


class Close(msgspec.Struct, forbid_unknown_fields=True, tag="close"):
    """The players end the match; it counts for nothing."""


class Resign(msgspec.Struct, forbid_unknown_fields=True, tag="resign"):
    """The person at a seat gives up: the match is over, and the others have won."""

    seat: int
    person: int | None = None


class Check(msgspec.Struct, forbid_unknown_fields=True, tag="check"):
    """Can so many play with these options? Asked before there is a match, whose number is then 0."""

    game: str
    seats: int
    options: dict[str, int]


class Hurry(msgspec.Struct, forbid_unknown_fields=True, tag="hurry"):
    """Somebody who sits at the table wants the bot that thinks to answer soon."""

    person: int


Wish = Look | Decide | Move | SetPlayer | TakeBack | Pause | Away | Close | Resign | Check | Hurry


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """A gateway wishes something of a match."""

    match: int
    wish: Wish
    trace: str = ""  # the id of the request it came with, for the logs


class Answer(msgspec.Struct):
    """What became of it: the journal's length, a refusal, or what was asked for as JSON."""

    seq: int = 0
    refused: str = ""  # the id of a message
    body: msgspec.Raw = msgspec.Raw(b"null")


class Variant(msgspec.Struct):
    """Something to be chosen before a match, the usual value first; `solo`: only by somebody who plays alone."""

    name: str
    values: list[int]
    solo: bool


class Level(msgspec.Struct):
    """A bot that people are offered, and how many seconds it takes for a decision at most."""

    name: str
    seconds: float


class Title(msgspec.Struct):
    """A game that can be played here."""

    game: str
    rules: int
    seats: list[int]
    variants: list[Variant]
    bots: list[str]
    levels: list[Level] = []  # the strongest last

    @property
    def stand_in(self) -> str:
        """Who plays on for leavers unless their table says otherwise: the strongest that people are offered."""
        offered = [level.name for level in self.levels] or self.bots
        return offered[-1] if offered else ""
