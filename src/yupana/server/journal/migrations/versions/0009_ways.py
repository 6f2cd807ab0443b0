"""Ways to reach a person besides mail, the key by which push services know this server, and digests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", JSONB(), nullable=True),
        sa.Column("session", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("person", "address", name="ways_once"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=8), nullable=False),
        sa.Column("private", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.add_column("outbox", sa.Column("way", sa.BigInteger(), server_default="0", nullable=False))
    op.drop_constraint("outbox_once", "outbox", type_="unique")
    op.create_unique_constraint("outbox_once", "outbox", ["person", "channel", "way", "kind", "table", "key"])
    once_a_day = ["person", "channel", "way", "key"]
    op.create_index("outbox_daily", "outbox", once_a_day, unique=True, postgresql_where=sa.text("kind = 'digest'"))
