"""Invitations, for a server that does not take in everybody: a link that lets in so many people until some day."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.accounts.keys import hash_of
from yupana.server.journal.tables import invitations
from yupana.server.problems import Problem


async def invite(connection: AsyncConnection, key: str, people: int, until: datetime) -> None:
    """The key lets in so many people."""
    await connection.execute(insert(invitations).values(key_hash=hash_of(key), left=people, until=until))


async def accept(connection: AsyncConnection, key: str | None, now: datetime) -> None:
    """Somebody comes in by an invitation; raises a problem without one."""
    mine = update(invitations).where(invitations.c.key_hash == hash_of(key or ""))
    mine = mine.where(invitations.c.left > 0, invitations.c.until > now)
    used = await connection.execute(mine.values(left=invitations.c.left - 1).returning(invitations.c.left))
    if used.first() is None:
        raise Problem(403, "problem-invitation")
