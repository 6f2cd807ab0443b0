"""Which referees are there, a row each, so that gateways need not hear every one of them every second."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "referees",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("plays", JSONB(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("id"),
    )
