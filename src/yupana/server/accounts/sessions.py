"""Sessions: a person who is signed in with one browser. The row is the session; without it the cookie opens nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import CursorResult, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server.accounts.keys import KEY_MAX, hash_of, new_key
from yupana.server.accounts.sanctions import is_banned
from yupana.server.journal.tables import people, sessions, tokens

SESSION_DAYS = 90  # without a visit
SESSIONS_MAX = 20  # of one person; a new one ends the stalest
PROLONG_SECONDS = 3600  # visits closer than this to each other are one
AGENT_MAX = 200


@dataclass(frozen=True)
class Opened:
    """Who came with a key; the session's or the token's number."""

    number: int
    person: int
    name: str
    guest: bool
    language: str
    scopes: frozenset[str] | None = None


def expiry(now: datetime) -> datetime:
    """When a session ends that was visited now."""
    return now + timedelta(days=SESSION_DAYS)


async def open_session(connection: AsyncConnection, person: int, agent: str, now: datetime) -> str:
    """Begin a session; returns its key, which is kept nowhere."""
    key = new_key()
    stay = (
        select(sessions.c.id)
        .where(sessions.c.person == person)
        .order_by(sessions.c.seen_at.desc(), sessions.c.id.desc())
    )
    await connection.execute(
        delete(sessions).where(sessions.c.person == person, sessions.c.id.not_in(stay.limit(SESSIONS_MAX - 1)))
    )
    await connection.execute(
        insert(sessions).values(
            person=person,
            token_hash=hash_of(key),
            agent=agent.replace("\0", "")[:AGENT_MAX],
            created_at=now,
            seen_at=now,
            expires_at=expiry(now),
        )
    )
    return key


async def find_session(engine: AsyncEngine, key: str, now: datetime) -> Opened | None:
    """Whose session a key opens; a visit prolongs it."""
    if not key or len(key) > KEY_MAX:
        return None
    wanted = (
        select(
            sessions.c.id,
            sessions.c.seen_at,
            people.c.id.label("person"),
            people.c.name,
            people.c.password.is_(None).label("guest"),
            people.c.language,
        )
        .join(people)
        .where(sessions.c.token_hash == hash_of(key), sessions.c.expires_at > now, ~is_banned(now))
    )
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        return None
    if (now - row.seen_at).total_seconds() > PROLONG_SECONDS:
        async with engine.begin() as connection:
            visit = update(sessions).where(sessions.c.id == row.id)
            await connection.execute(visit.values(seen_at=now, expires_at=expiry(now)))
            await connection.execute(update(people).where(people.c.id == row.person).values(seen_at=now))
    return Opened(row.id, row.person, row.name, row.guest, row.language)


async def still_open(
    engine: AsyncEngine, opened: Iterable[int], given: Iterable[int], now: datetime
) -> tuple[set[int], set[int]]:
    """Of these sessions and tokens, those that still open something."""
    async with engine.connect() as connection:
        alive = select(sessions.c.id).where(sessions.c.id.in_(list(opened)), sessions.c.expires_at > now)
        valid = select(tokens.c.id).where(tokens.c.id.in_(list(given)))
        return set((await connection.execute(alive)).scalars()), set((await connection.execute(valid)).scalars())


async def renew_session(connection: AsyncConnection, session: int) -> str:
    """The same session under another key, as whoever knew the old one shall not gain by what its person becomes."""
    key = new_key()
    await connection.execute(update(sessions).where(sessions.c.id == session).values(token_hash=hash_of(key)))
    return key


async def list_sessions(connection: AsyncConnection, person: int) -> list[dict[str, Any]]:
    """All sessions of a person, those that ran out too, the latest first, without their hashes."""
    columns = [column for column in sessions.c if column.name not in ("token_hash", "person")]
    found = await connection.execute(
        select(*columns).where(sessions.c.person == person).order_by(sessions.c.seen_at.desc(), sessions.c.id.desc())
    )
    return [dict(row) for row in found.mappings()]


async def end_session(connection: AsyncConnection, person: int, session: int) -> bool:
    """End one session of a person; false when there is no such session."""
    ended: CursorResult[Any] = await connection.execute(
        delete(sessions).where(sessions.c.id == session, sessions.c.person == person)
    )
    return ended.rowcount == 1
