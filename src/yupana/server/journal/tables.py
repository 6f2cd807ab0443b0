"""The tables of the database. The primary key of an entry makes a lost or doubled move impossible."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    ARRAY,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Double,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    func,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB

metadata = MetaData()


def _number() -> Column[int]:
    return Column("id", BigInteger, Identity(), primary_key=True)


def _when(name: str) -> Column[Any]:
    """A moment that is now unless said otherwise."""
    return Column(name, DateTime(timezone=True), nullable=False, server_default=func.now())


def _of(name: str, whose: str, key: bool = False) -> Column[int]:
    """A row that goes when the row it belongs to goes."""
    return Column(name, BigInteger, ForeignKey(whose, ondelete="CASCADE"), nullable=False, primary_key=key)


def _maybe(name: str, whose: str) -> Column[int]:
    """A row that stays when the row it points to goes."""
    return Column(name, BigInteger, ForeignKey(whose, ondelete="SET NULL"))


# People.

people = Table(
    "people",
    metadata,
    _number(),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),  # the name as it is compared
    Column("look", Text, unique=True),  # what the name looks like; none where another looked so before
    Column("password", Text),  # argon2; "!" for an account that has none; none for a guest
    Column("email", Text),
    Column("email_proved", Text),  # the address that a mail reached
    Column("language", String(2), nullable=False, server_default="en"),
    Column("settings", JSONB, nullable=False, server_default="{}"),  # sleep window, vacation, quiet hours
    Column("failures", SmallInteger, nullable=False, server_default="0"),  # of no use any more; older gateways write it
    Column("locked_until", DateTime(timezone=True)),  # likewise
    _when("created_at"),
    _when("seen_at"),
)

names_gone = Table(
    "names_gone",
    metadata,
    Column("look_hash", LargeBinary, primary_key=True),  # of the name of somebody who was forgotten
)

sessions = Table(
    "sessions",
    metadata,
    _number(),
    _of("person", "people.id"),
    Column("token_hash", LargeBinary, nullable=False, unique=True),  # the cookie itself is kept nowhere
    Column("agent", Text, nullable=False, server_default=""),
    _when("created_at"),
    _when("seen_at"),
    Column("expires_at", DateTime(timezone=True), nullable=False),
    Index("sessions_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    _number(),
    _of("person", "people.id"),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("scopes", ARRAY(Text), nullable=False),
    _when("created_at"),
    Column("used_at", DateTime(timezone=True)),
    Index("tokens_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    _number(),
    _of("person", "people.id"),
    Column("credential", LargeBinary, nullable=False, unique=True),  # by which its device knows it
    Column("public_key", LargeBinary, nullable=False),  # COSE
    Column("uses", BigInteger, nullable=False),  # as the device counts them; a copy of it falls behind
    Column("label", Text, nullable=False),
    _when("created_at"),
    Column("used_at", DateTime(timezone=True)),
    Index("passkeys_person", "person"),
)

identities = Table(
    "identities",
    metadata,
    Column("issuer", Text, primary_key=True),  # an OpenID provider
    Column("subject", Text, primary_key=True),  # whom it knows by this
    _of("person", "people.id"),
    _when("created_at"),
    Column("used_at", DateTime(timezone=True)),
    UniqueConstraint("person", "issuer", name="identities_once"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("key_hash", LargeBinary, primary_key=True),  # of what the answer must know
    Column("kind", String(16), nullable=False),
    Column("person", BigInteger, ForeignKey("people.id", ondelete="CASCADE")),  # who may answer, if it is known
    Column("details", JSONB, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Index("challenges_person", "person"),
    Index("challenges_until", "until"),
)

ways = Table(
    "ways",
    metadata,
    _number(),
    _of("person", "people.id"),
    Column("channel", String(8), nullable=False),  # "push" or "chat"
    Column("address", Text, nullable=False),  # of a push service or a chat program; who has it can write there
    Column("keys", JSONB(none_as_null=True)),  # of a browser: by which it reads
    Column("session", BigInteger, ForeignKey("sessions.id", ondelete="CASCADE")),  # of that browser
    _when("created_at"),
    UniqueConstraint("person", "address", name="ways_once"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(8), primary_key=True),
    Column("private", LargeBinary, nullable=False),  # PEM
)

ratings = Table(
    "ratings",
    metadata,
    _of("person", "people.id", key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False, server_default="0"),
    _when("changed_at"),
)

# Matches and their journals.

matches = Table(
    "matches",
    metadata,
    _number(),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSONB, nullable=False),
    Column("names", ARRAY(Text), nullable=False),
    Column("players", ARRAY(Text), nullable=False),  # who decides for each seat now: "person", or a bot's name
    Column("people", ARRAY(BigInteger)),  # who may act at each seat: as `seats` has it, which a referee need not read
    Column("on_timeout", String(40)),  # the bot that takes a seat when time has run out; none: the game's harmless move
    Column("secret", LargeBinary, nullable=False),  # shown to nobody before the match is over
    Column("shares", ARRAY(Text)),  # what each seat added to it, `lots.Lots`; none in matches older than that
    Column("sat", ARRAY(SmallInteger)),  # from which seat each was drawn to its own; none where the order was kept
    Column("revision", BigInteger, nullable=False, server_default="0"),  # changes so far: who knows an older one loses
    Column("seq", Integer, nullable=False, server_default="0"),  # entries so far
    Column("waiting", ARRAY(SmallInteger), nullable=False, server_default="{}"),  # seats that must decide
    Column("clocks", JSONB),  # server/clocks.py; none where nobody is in a hurry
    Column("due_at", DateTime(timezone=True)),  # when something happens by itself: a bot's turn, a clock that runs out
    Column("wake_at", DateTime(timezone=True), server_default=func.now()),  # when a referee looks: not later; indexed
    Column("result", Text),  # set when the match is over: "61.25* 48"
    Column("broken", Text),  # set when its rules failed: it cannot go on and may be closed
    _when("begun_at"),
    _when("changed_at"),
    Index("matches_wake", "wake_at", postgresql_where=text("wake_at IS NOT NULL")),
)

entries = Table(
    "entries",
    metadata,
    _of("match", "matches.id", key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("move", Text, nullable=False),
    Column("fell", Text, nullable=False),  # names of outcomes, separated by spaces
    Column("digest", String(16), nullable=False),
    _when("at"),
)

upgrades = Table(
    "upgrades",
    metadata,
    _of("match", "matches.id", key=True),
    Column("after", Integer, primary_key=True),  # the rules by which it is played since
    Column("before", Integer, nullable=False),
    Column("entries", Integer, nullable=False),  # with the fingerprint below by both rules: the proof
    Column("digest", String(16), nullable=False),
    _when("at"),
)

records = Table(
    "records",
    metadata,
    _of("match", "matches.id", key=True),
    Column("text", Text, nullable=False),  # the whole match as docs/record.md writes it, when it is over
)

# The lobby: a table is where people sit down. When they start, a match begins that has the number of its table.

tables = Table(
    "tables",
    metadata,
    _number(),
    Column("code", Text, nullable=False, unique=True),  # the invitation: who has it may see and join
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSONB, nullable=False),
    _maybe("owner", "people.id"),
    Column("listed", Boolean, nullable=False),  # seen in the lobby, or by link only
    Column("pace", String(8), nullable=False),  # "live", "days" or "free"
    Column("terms", JSONB, nullable=False),  # the clock everybody agreed to by sitting down
    Column("on_timeout", String(8), nullable=False),  # "default": the game's harmless move; "bot": a bot takes over
    Column("substitute", String(40), nullable=False),  # the bot that takes the seats of leavers
    Column("rated", Boolean, nullable=False),
    Column("status", String(8), nullable=False, server_default="open"),
    _maybe("rematch_of", "tables.id"),
    _when("created_at"),
    _when("changed_at"),
    CheckConstraint("status IN ('open', 'playing', 'over', 'closed')", name="tables_status"),
    Index("tables_listed", "status", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    _of("table", "tables.id", key=True),
    Column("seat", SmallInteger, primary_key=True),
    _maybe("person", "people.id"),  # who may act; nobody at a free seat or a bot's
    Column("bot", String(40)),  # a bot since the table was made
    _maybe("left_by", "people.id"),  # began the match here and went away
    Column("name", Text, nullable=False, server_default=""),
    Column("promise", Text),  # before the start: the hash of what this seat will add to the dice
    Column("share", Text),  # and what it added, until the match is dealt
    _when("since"),
    Index("seats_person", "person"),
    Index("seats_left_by", "left_by"),
)

lots = Table(
    "lots",
    metadata,
    _of("table", "tables.id", key=True),  # begun, and about to be dealt
    Column("secret", LargeBinary, nullable=False),  # that the host has committed to
    Column("until", DateTime(timezone=True), nullable=False),  # when it is dealt, whoever has not answered
    Index("lots_until", "until"),
)

chat = Table(
    "chat",
    metadata,
    _number(),
    _of("table", "tables.id"),
    _maybe("person", "people.id"),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    _when("at"),
    Index("chat_table", "table", "id"),
)

notes = Table(
    "notes",
    metadata,
    _of("table", "tables.id", key=True),
    _of("person", "people.id", key=True),
    Column("text", Text, nullable=False),
    _when("changed_at"),
)

proposals = Table(
    "proposals",
    metadata,
    _number(),
    _of("table", "tables.id"),
    Column("kind", String(12), nullable=False),  # "takeback", "pause", "resume", "close", "bot", "sit"
    Column("seat", SmallInteger, nullable=False),  # whose wish it is
    Column("to", Integer),  # takeback: how many entries shall stand
    Column("about", SmallInteger),  # bot, sit: for whose seat
    _maybe("person", "people.id"),  # sit: who shall sit there
    Column("seq", Integer, nullable=False),  # the journal when it was proposed
    Column("agreed", ARRAY(SmallInteger), nullable=False),
    Column("status", String(8), nullable=False, server_default="open"),
    _when("at"),
    CheckConstraint("status IN ('open', 'agreed', 'refused', 'stale')", name="proposals_status"),
    Index("proposals_table", "table"),
)

outbox = Table(
    "outbox",
    metadata,
    _number(),
    _of("person", "people.id"),
    Column("channel", String(8), nullable=False),
    Column("way", BigInteger, nullable=False, server_default="0"),  # `ways.id`; 0 for mail
    Column("kind", String(12), nullable=False),
    Column("table", BigInteger, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("key", Integer, nullable=False),  # the journal's length, or a day: each thing is told once
    Column("token", Text, nullable=False, unique=True),  # who has it got the mail
    Column("due_at", DateTime(timezone=True), nullable=False),
    Column("tries", SmallInteger, nullable=False, server_default="0"),
    Column("sent_at", DateTime(timezone=True)),  # or found to be no news any more
    UniqueConstraint("person", "channel", "way", "kind", "table", "key", name="outbox_once"),
    Index("outbox_daily", "person", "channel", "way", "key", unique=True, postgresql_where=text("kind = 'digest'")),
    Index("outbox_due", "due_at", postgresql_where=text("sent_at IS NULL")),
)

# Order in the house: who looks after it, what people complain about, what was done about it.

roles = Table(
    "roles",
    metadata,
    _of("person", "people.id", key=True),
    Column("role", String(12), nullable=False),
    CheckConstraint("role IN ('moderator', 'host')", name="roles_role"),
)

sanctions = Table(
    "sanctions",
    metadata,
    _number(),
    _of("person", "people.id"),
    Column("kind", String(8), nullable=False),
    Column("because", Text, nullable=False),  # the person is told so
    _when("at"),
    Column("until", DateTime(timezone=True)),  # or for good
    CheckConstraint("kind IN ('mute', 'ban')", name="sanctions_kind"),
    Index("sanctions_person", "person", "kind"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("key_hash", LargeBinary, primary_key=True),
    Column("left", Integer, nullable=False),  # how many people it still lets in
    Column("until", DateTime(timezone=True), nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    _of("person", "people.id", key=True),
    _of("blocked", "people.id", key=True),
    _when("at"),
    Index("blocks_blocked", "blocked"),
)

reports = Table(
    "reports",
    metadata,
    _number(),
    _maybe("person", "people.id"),  # who complains
    _maybe("about", "people.id"),
    _maybe("table", "tables.id"),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("log", JSONB, nullable=False),  # what was said and when moves were made, as of then, by numbers of people
    _when("at"),
    Column("settled_at", DateTime(timezone=True)),
    CheckConstraint("kind IN ('talk', 'name', 'play', 'other')", name="reports_kind"),
    Index("reports_open", "id", postgresql_where=text("settled_at IS NULL")),
)

audit = Table(
    "audit",
    metadata,
    _number(),
    _maybe("actor", "people.id"),
    Column("role", String(12), nullable=False),  # by which it was done; "console" for a command of the host
    Column("deed", String(16), nullable=False),
    _maybe("person", "people.id"),  # to whom
    _maybe("table", "tables.id"),
    _maybe("report", "reports.id"),
    Column("because", Text, nullable=False),
    Column("details", JSONB, nullable=False),
    _when("at"),
    Column("due_at", DateTime(timezone=True)),  # when sockets and referees shall hear of it; none when they have
    Index("audit_due", "due_at", postgresql_where=text("due_at IS NOT NULL")),
    Index("audit_person", "person"),
)

# Who is there, and our own downtime, which no clock is charged with.

beats = Table(
    "beats",
    metadata,
    Column("kind", String(60), primary_key=True),  # "gateway", or what referees play: "tzolkin 1"
    _when("at"),
    Column("title", JSONB(none_as_null=True)),  # of referees: what can be chosen there, `asks.Title`
)

referees = Table(
    "referees",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("plays", JSONB, nullable=False),  # games, and by which rules
    _when("at"),
)

outages = Table(
    "outages",
    metadata,
    _number(),
    Column("kind", String(60), nullable=False),  # whose silence it was
    Column("began_at", DateTime(timezone=True), nullable=False),
    Column("ended_at", DateTime(timezone=True), nullable=False),
    Index("outages_ended", "ended_at"),
)
