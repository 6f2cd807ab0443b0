"""Lots: what each seat adds to the dice, gathered before a match is dealt and kept with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("matches", sa.Column("shares", sa.ARRAY(sa.Text()), nullable=True))
    op.add_column("matches", sa.Column("sat", sa.ARRAY(sa.SmallInteger()), nullable=True))
    op.add_column("seats", sa.Column("promise", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("share", sa.Text(), nullable=True))
    op.create_table(
        "lots",
        sa.Column("table", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("lots_until", "lots", ["until"])
