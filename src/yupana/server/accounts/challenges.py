"""Questions that are answered once and soon: what a passkey signs, and who comes back from a provider."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import RowMapping, delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.accounts.keys import KEY_MAX, hash_of, new_key
from yupana.server.journal.tables import challenges

MINUTES = 10


async def ask(connection: AsyncConnection, kind: str, now: datetime, person: int | None = None, **details: Any) -> str:
    """A key that the answer must know; it is kept nowhere."""
    key = new_key()
    row = {"key_hash": hash_of(key), "kind": kind, "person": person, "details": details}
    await connection.execute(insert(challenges).values(**row, until=now + timedelta(minutes=MINUTES)))
    return key


async def answer(connection: AsyncConnection, kind: str, key: str, now: datetime) -> RowMapping | None:
    """What was asked with this key, which is used up by it; nothing if nobody asked, or too long ago."""
    if not key or len(key) > KEY_MAX:
        return None
    asked = delete(challenges).where(challenges.c.key_hash == hash_of(key), challenges.c.kind == kind)
    found = await connection.execute(asked.where(challenges.c.until > now).returning(challenges))
    return found.mappings().one_or_none()
