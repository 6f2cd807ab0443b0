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
    role: str
    pieces: list[Piece]
    backdrop: str = ""
    seat: int | None = None
    icon: str = ""
    short: Message | None = None  # the title in one word


class Badge(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The numbers by which places are compared, each with the symbol of what it counts; the best rank lowest."""

    parts: list[tuple[str, str]]
    rank: int
    counts: list[str] = []


class Option(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing a seat may do: the move as the journal writes it, and the places a hand touches for it."""

    move: str
    verb: str
    touch: list[str]
    does: Message
    price: list[Message]
    ordered: bool = False  # the order of the touches means something
    free: bool = False  # it stands beside the question, and the question comes back
    out: bool = False  # the way out of the question
    kind: int = 0  # 1 is done most, 2 beside it, 3 gives something up
    badge: Badge | None = None
    waste: Message | None = None  # what would be thrown away
    plain: int = 0  # how often, if it only brings something and leaves what else does: all that goes in one go


class Decision(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the viewer must decide; the id is echoed with the answer."""

    id: str
    ask: Message
    options: list[Option]
    reason: Message | None = None


class Tag(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A number of a seat that changed; points name their source."""

    seat: int
    thing: str
    amount: float
    source: str = ""
    said: bool = False  # the words of the line say it already


class Row(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What each seat did, paid or won of one thing, or of points from one source."""

    thing: str
    cells: list[float]
    source: str = ""
    compared: bool = False  # it is compared between the seats, nobody gained or paid it


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """A great moment that is over: what each seat did, paid and won in it, and the points before and after."""

    title: Message
    rows: list[Row]
    before: list[float | None]
    after: list[float | None]


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that was done, and the numbers it changed."""

    message: Message
    seat: int
    tags: list[Tag] = []
    pieces: list[str] | None = None  # at which it is seen, if not at the places that the message names
    minor: bool = False  # a means to a deed: left out where there is room for a line or two
    opens: bool = False  # a great moment begins
    moment: Moment | None = None  # and is over


class LogItem(msgspec.Struct, forbid_unknown_fields=True):
    """What one entry of the journal told."""

    seq: int
    seat: int
    taken_back: bool
    lines: list[Line]


class Status(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a player at the table keeps in mind."""

    message: Message
    icon: str = ""
    urgent: bool = False


class Figure(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A number of a seat; a few chief ones are shown where there is little room."""

    icon: str
    text: str
    label: Message
    chief: bool = False
    sums: bool = False  # shown only there, in place of the figures that it sums up


class ScorePart(msgspec.Struct, forbid_unknown_fields=True):
    """Points from one source."""

    source: str
    points: float


class Score(msgspec.Struct, forbid_unknown_fields=True):
    """The points of one seat."""

    seat: int
    total: float
    parts: list[ScorePart]
    hidden: list[str] = []  # the sources of which this viewer may not know how much they gave


class Update(msgspec.Struct, forbid_unknown_fields=True):
    """Everything a viewer may know now, and what happened since."""

    seq: int
    panels: list[Panel]
    log: list[LogItem]
    decision: Decision | None
    status: list[Status]
    seats: list[list[Figure]]
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


# On the socket of an online client: one socket for all tables of a person.


class PanelChange(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a panel differs from before: take away what is gone, then put each piece at its index, in order."""

    id: str
    gone: list[str] = []
    put: list[tuple[int, Piece]] = []


class Change(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag="change"):
    """What became of the table since entry `base`: for a viewer who knows it as it was then. The rest is as before."""

    base: int
    seq: int
    log: list[LogItem]
    waiting: list[int]
    decision: Decision | None = None
    undo: bool = False
    changes: list[PanelChange] = []
    panels: list[Panel] = []  # panels that are new, or too different
    lost: list[str] = []  # panels that are no more
    taken_back: list[int] = []  # items of the log that were taken back since
    scores: list[Score] | None = None  # unless as before
    status: list[Status] | None = None  # unless as before
    seats: list[list[Figure] | None] | None = None  # of each seat, unless as before
    over: bool = False
    winners: list[int] = []


class Preview(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What would follow from an option, as far as no dice fall and nobody else decides. The rest stays as it is."""

    lines: list[Line]
    dice: bool = False  # then they fall
    changes: list[PanelChange] = []
    panels: list[Panel] = []
    lost: list[str] = []
    scores: list[Score] | None = None
    seats: list[list[Figure] | None] | None = None


class Whole(msgspec.Struct, forbid_unknown_fields=True, tag="whole"):
    """Everything this viewer may know."""

    update: Update


class SeatClock(msgspec.Struct, forbid_unknown_fields=True):
    """The clock of a seat: seconds left at the moment of sending, and whether they run."""

    left: float
    runs: bool
    asleep: bool = False


class News(msgspec.Struct, forbid_unknown_fields=True, tag="news"):
    """Something happened at a table."""

    table: int
    what: Change | Whole
    clocks: list[SeatClock] | None = None


class Done(msgspec.Struct, forbid_unknown_fields=True, tag="done"):
    """What was sent is in the journal, which is now so long; or it is still as long as the one who watches knows."""

    table: int
    seq: int
    to: str = ""  # the decision that was answered, "undo", "hurry", or "watch"


class NotDone(msgspec.Struct, forbid_unknown_fields=True, tag="not-done"):
    """What was sent or asked for cannot be; the reason is the id of a message."""

    table: int
    reason: str
    to: str = ""


class Ring(msgspec.Struct, forbid_unknown_fields=True, tag="ring"):
    """Seats, chat or proposals of a table changed (or, with no table, my turns): fetch them again."""

    table: int | None = None


class Pong(msgspec.Struct, forbid_unknown_fields=True, tag="pong"):
    """The server is there."""


class Watch(msgspec.Struct, forbid_unknown_fields=True, tag="watch"):
    """Tell me about this table from now on; I know its journal so far. Table 0 is the lobby."""

    table: int
    since: int = 0
    code: str = ""  # the invitation, for a table that is not listed


class Unwatch(msgspec.Struct, forbid_unknown_fields=True, tag="unwatch"):
    """No more of this table."""

    table: int


class Act(msgspec.Struct, forbid_unknown_fields=True, tag="act"):
    """I choose or undo at this table; answered by Done or NotDone."""

    table: int
    send: Choose | Undo


class Hurry(msgspec.Struct, forbid_unknown_fields=True, tag="hurry"):
    """I sit at this table: let its bot answer soon, for the rest of its turn; answered by Done or NotDone."""

    table: int


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag="ping"):
    """Are you there?"""


# On the socket of a bot's account, which need not know all of this: what it does not know is passed over.
# `bots/wire` builds the same as plain data; a test holds the two together.


class BotHello(msgspec.Struct, tag="hello"):
    """Who is there?"""

    protocol: int


class BotMatch(msgspec.Struct, tag="match"):
    """The bot plays at this seat from now on."""

    match: str
    game: str
    rules: int
    seats: int
    seat: int


class BotOver(msgspec.Struct, tag="over"):
    """How a match ended; without scores when the bot did not play it to its end."""

    match: str
    scores: list[float]
    winners: list[int]


class BotRefused(msgspec.Struct, tag="refused"):
    """What the bot said cannot be; the reason is the id of a message."""

    match: str
    decision: str
    reason: str


class BotReady(msgspec.Struct, tag="ready"):
    """The answer to hello: from now on the bot is told of its matches."""

    name: str
    author: str


class BotMove(msgspec.Struct, tag="move"):
    """The answer to a decision."""

    match: str
    decision: str
    move: str


class BotInfo(msgspec.Struct, tag="info"):
    """Something for the log."""

    text: str = ""


FromBot = BotReady | BotMove | BotInfo
FromClient = Watch | Unwatch | Act | Hurry | Ping
FromServer = News | Done | NotDone | Ring | Pong

SENT = (Update, Preview)
RECEIVED = (Choose, Undo)
ONLINE_SENT = (News, Done, NotDone, Ring, Pong)
ONLINE_RECEIVED = (Watch, Unwatch, Act, Hurry, Ping)
