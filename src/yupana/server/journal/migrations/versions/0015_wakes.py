"""When a referee looks at a match is kept apart from when time runs out: an ordinary move touches no index any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("matches", sa.Column("wake_at", sa.DateTime(timezone=True), nullable=True))
    op.execute("UPDATE matches SET wake_at = due_at WHERE due_at IS NOT NULL")
    op.alter_column("matches", "wake_at", server_default=sa.func.now())  # for gateways that do not write it yet
    op.create_index("matches_wake", "matches", ["wake_at"], postgresql_where=sa.text("wake_at IS NOT NULL"))
    op.drop_index("matches_due", "matches")
    op.execute("ALTER TABLE matches SET (fillfactor = 60)")  # room on the page for the row that a move writes anew
