"""Every version of a game's rules has referees of its own, who say what they play and may be away by themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.alter_column("beats", "kind", type_=sa.String(length=60))
    op.add_column("beats", sa.Column("title", postgresql.JSONB(), nullable=True))
    op.execute("DELETE FROM beats WHERE kind = 'referee'")
    op.add_column("outages", sa.Column("kind", sa.String(length=60), nullable=False, server_default="gateway"))
    op.alter_column("outages", "kind", server_default=None)
