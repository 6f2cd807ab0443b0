"""A match's row says by itself who sits where and what follows when time runs out: no other table is read for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("matches", sa.Column("people", sa.ARRAY(sa.BigInteger()), nullable=True))
    op.add_column("matches", sa.Column("on_timeout", sa.String(40), nullable=True))
    op.execute(
        "UPDATE matches SET people = (SELECT array_agg(person ORDER BY seat) FROM seats WHERE seats.table = matches.id)"
    )
    op.execute(
        "UPDATE matches SET on_timeout = tables.substitute FROM tables"
        " WHERE tables.id = matches.id AND tables.on_timeout = 'bot'"
    )
