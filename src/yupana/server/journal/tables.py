"""The tables of the database. The primary key of an entry makes a lost or doubled move impossible."""

from __future__ import annotations

from sqlalchemy import (
    ARRAY,
    BigInteger,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    func,
)
from sqlalchemy.dialects.postgresql import JSONB

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", BigInteger, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSONB, nullable=False),
    Column("names", ARRAY(Text), nullable=False),
    Column("players", ARRAY(Text), nullable=False),  # who decides for each seat: "person", or a bot's name
    Column("secret", LargeBinary, nullable=False),  # shown to nobody before the match is over
    Column("seq", Integer, nullable=False, server_default="0"),  # entries so far
    Column("waiting", ARRAY(SmallInteger), nullable=False, server_default="{}"),  # seats that must decide
    Column("due_at", DateTime(timezone=True)),  # when somebody must look: a bot's turn, a clock that runs out
    Column("result", Text),  # set when the match is over
    Column("begun_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("changed_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("matches_due", "due_at", postgresql_where="due_at IS NOT NULL"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("move", Text, nullable=False),
    Column("fell", Text, nullable=False),  # names of outcomes, separated by spaces
    Column("digest", String(16), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the state after so many entries
    Column("state", Text, nullable=False),
)
