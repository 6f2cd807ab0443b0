"""What a referee asks of the process that knows the rules, and what it rules."""

from __future__ import annotations

import msgspec

from yupana.protocol.messages import Choose, Undo
from yupana.server.journal.lines import JournalLine


class Open(msgspec.Struct, tag="open"):
    """Hold this match: its header, and its entries or its record."""

    match: int
    game: str
    rules: int
    options: dict[str, int]
    names: list[str]
    players: list[str]
    secret: bytes
    lines: list[JournalLine]
    record: str = ""
    result: str = ""  # when it is over
    shares: list[str] | None = None  # of matches whose lots were cast
    sat: list[int] | None = None


class Begin(msgspec.Struct, tag="begin"):
    """Lay out the table."""

    match: int


class Play(msgspec.Struct, tag="play"):
    """A person chooses or undoes."""

    match: int
    seat: int
    send: Choose | Undo


class PlayBot(msgspec.Struct, tag="play-bot"):
    """A bot chose this when the journal was so long; without a move, the game's own default happens.

    A player that is named decides for the seat from then on.
    """

    match: int
    seat: int
    seq: int
    move: str = ""
    player: str = ""


class TakeBack(msgspec.Struct, tag="take-back"):
    """All agreed."""

    match: int
    seat: int
    to: int


class SetPlayer(msgspec.Struct, tag="set-player"):
    """A person or a bot decides for the seat from now on."""

    match: int
    seat: int
    player: str


class Resign(msgspec.Struct, tag="resign"):
    """A seat gives up: the match is over as it stands, and everybody else has won."""

    match: int
    seat: int


class Look(msgspec.Struct, tag="look"):
    """All that a viewer sees."""

    match: int
    viewer: int | None


class Position(msgspec.Struct, tag="position"):
    """What a bot sees that must decide; whether somebody waits for it impatiently."""

    match: int
    seat: int
    hurried: bool = False


class Decide(msgspec.Struct, tag="decide"):
    """What a bot must decide that is a program of its own."""

    match: int
    seat: int


class Forget(msgspec.Struct, tag="forget"):
    """Memory may be ahead of the journal."""

    match: int


Question = Open | Begin | Play | PlayBot | TakeBack | SetPlayer | Resign | Look | Position | Decide | Forget


class Ruling(msgspec.Struct, omit_defaults=True):
    """What became of it."""

    refused: str = ""
    absent: bool = False  # the match must be opened first
    broken: str = ""  # the rules failed
    base: int = 0  # entries before
    seq: int = 0  # entries now
    lines: list[JournalLine] = []
    waiting: list[int] = []
    bots: list[int] = []  # those of them that are bots
    result: str = ""  # when it is over
    record: str = ""
    public: bytes = b""  # what everybody is told
    own: dict[int, bytes] = {}  # what some seats are told instead
    body: bytes = b""


class Thought(msgspec.Struct):
    """A bot is asked: what would you do?"""

    match: int
    game: str
    bot: str
    seat: int
    seq: int
    seed: int
    view: str
    hurried: bool = False


def hurry(match: int, seq: int) -> bytes:
    """What is said aside to a thinker, so that it comes to an end with this thought and no other."""
    return b"hurry %d %d" % (match, seq)
