"""The others decide about the seat of somebody who is absent; how many matches somebody left is found quickly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("proposals", sa.Column("about", sa.SmallInteger(), nullable=True))
    op.add_column(
        "proposals",
        sa.Column("person", sa.BigInteger(), sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    )
    op.create_index("seats_left_by", "seats", ["left_by"])
