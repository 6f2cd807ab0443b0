"""What people are to be told, and whether their e-mail address was proved to be theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("people", sa.Column("email_proved", sa.Text(), nullable=True))
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("table", sa.BigInteger(), nullable=True),
        sa.Column("key", sa.Integer(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.SmallInteger(), server_default="0", nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token", name="outbox_token_key"),
        sa.UniqueConstraint("person", "channel", "kind", "table", "key", name="outbox_once"),
    )
    op.create_index("outbox_due", "outbox", ["due_at"], postgresql_where=sa.text("sent_at IS NULL"))
