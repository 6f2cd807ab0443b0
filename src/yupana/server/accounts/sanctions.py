"""Mutes and bans: each ends at a time or never, and whoever it concerns is told why."""

from __future__ import annotations

from datetime import datetime
from typing import Final, Literal

from sqlalchemy import ColumnElement, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.journal.tables import people, sanctions
from yupana.server.problems import Problem

Sanction = Literal["mute", "ban"]
REASONS: Final = {"mute": "problem-muted", "ban": "problem-banned"}


def in_force(kind: Sanction, now: datetime) -> ColumnElement[bool]:
    """Of sanctions: those that hold now."""
    return (sanctions.c.kind == kind) & or_(sanctions.c.until.is_(None), sanctions.c.until > now)


def is_banned(now: datetime) -> ColumnElement[bool]:
    """Of people: those who may not come in."""
    return exists().where(sanctions.c.person == people.c.id, in_force("ban", now))


async def check_free(connection: AsyncConnection, person: int, kind: Sanction, now: datetime) -> None:
    """Raise a problem that says until when and why, if a sanction holds; of several, the one that lasts longest."""
    held = select(sanctions.c.until, sanctions.c.because).where(sanctions.c.person == person, in_force(kind, now))
    found = (await connection.execute(held.order_by(sanctions.c.until.desc().nulls_first()).limit(1))).first()
    if found is not None:
        raise Problem(403, REASONS[kind], until=found.until, because=found.because)
