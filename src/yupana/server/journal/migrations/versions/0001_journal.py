"""Matches, their entries and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.BigInteger, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", JSONB, nullable=False),
        sa.Column("names", ARRAY(sa.Text), nullable=False),
        sa.Column("players", ARRAY(sa.Text), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, server_default="0"),
        sa.Column("waiting", ARRAY(sa.SmallInteger), nullable=False, server_default="{}"),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.Column("result", sa.Text),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
    op.create_index("matches_due", "matches", ["due_at"], postgresql_where=sa.text("due_at IS NOT NULL"))
    op.create_table(
        "entries",
        sa.Column("match", sa.BigInteger, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("fell", sa.Text, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.BigInteger, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    op.drop_table("entries")
    op.drop_table("matches")
