"""Roles, mutes and bans, blocks, reports, and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "roles",
        _person("person", "CASCADE"),
        sa.Column("role", sa.String(length=12), nullable=False),
        sa.CheckConstraint("role IN ('moderator', 'host')", name="roles_role"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        _person("person", "CASCADE"),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("because", sa.Text(), nullable=False),
        _when("at"),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("kind IN ('mute', 'ban')", name="sanctions_kind"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("sanctions_person", "sanctions", ["person", "kind"])
    op.create_table(
        "blocks",
        _person("person", "CASCADE"),
        _person("blocked", "CASCADE"),
        _when("at"),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        _person("person"),
        _person("about"),
        _of("table", "tables.id"),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("log", JSONB(), nullable=False),
        _when("at"),
        sa.Column("settled_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("kind IN ('talk', 'name', 'play', 'other')", name="reports_kind"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("reports_open", "reports", ["id"], postgresql_where=sa.text("settled_at IS NULL"))
    op.create_table(
        "audit",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        _person("actor"),
        sa.Column("role", sa.String(length=12), nullable=False),
        sa.Column("deed", sa.String(length=16), nullable=False),
        _person("person"),
        _of("table", "tables.id"),
        _of("report", "reports.id"),
        sa.Column("because", sa.Text(), nullable=False),
        sa.Column("details", JSONB(), nullable=False),
        _when("at"),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("audit_due", "audit", ["due_at"], postgresql_where=sa.text("due_at IS NOT NULL"))
    op.create_index("audit_person", "audit", ["person"])


def _when(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False)


def _of(name: str, whose: str, ondelete: str = "SET NULL") -> sa.Column[int]:
    key = sa.ForeignKey(whose, ondelete=ondelete)
    return sa.Column(name, sa.BigInteger(), key, nullable=ondelete == "SET NULL")


def _person(name: str, ondelete: str = "SET NULL") -> sa.Column[int]:
    return _of(name, "people.id", ondelete)
