"""API tokens: what programs come with instead of a session. A token may do what its scopes say."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Final

from sqlalchemy import CursorResult, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server.accounts.keys import KEY_MAX, hash_of, new_key
from yupana.server.accounts.sanctions import is_banned
from yupana.server.accounts.sessions import PROLONG_SECONDS, Opened
from yupana.server.journal.tables import people, tokens
from yupana.server.problems import Problem

SCOPES: Final = ("read", "play", "lobby", "account", "moderate")
TOKENS_MAX = 20  # of one person
PREFIX = "yupana_"  # so that people and secret scanners know a token when they see one


async def make_token(
    connection: AsyncConnection, person: int, label: str, scopes: Iterable[str], now: datetime
) -> tuple[int, str]:
    """A new token: its number and its key, which is kept nowhere."""
    if await connection.scalar(select(people.c.id).where(people.c.id == person).with_for_update()) is None:
        raise Problem(401, "problem-signed-out")
    had = await connection.scalar(select(func.count()).select_from(tokens).where(tokens.c.person == person))
    if had is not None and had >= TOKENS_MAX:
        raise Problem(409, "problem-too-many-tokens")
    key = new_key(PREFIX)
    made = await connection.execute(
        insert(tokens)
        .values(person=person, token_hash=hash_of(key), label=label, scopes=sorted(scopes), created_at=now)
        .returning(tokens.c.id)
    )
    return made.scalar_one(), key


async def find_token(engine: AsyncEngine, key: str, now: datetime) -> Opened | None:
    """Whose token this is, and what it may do."""
    if not key or len(key) > KEY_MAX:
        return None
    wanted = (
        select(
            tokens.c.id,
            tokens.c.scopes,
            tokens.c.used_at,
            people.c.id.label("person"),
            people.c.name,
            people.c.password.is_(None).label("guest"),
            people.c.language,
        )
        .join(people)
        .where(tokens.c.token_hash == hash_of(key), ~is_banned(now))
    )
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        return None
    if row.used_at is None or (now - row.used_at).total_seconds() > PROLONG_SECONDS:
        async with engine.begin() as connection:
            await connection.execute(update(tokens).where(tokens.c.id == row.id).values(used_at=now))
            await connection.execute(update(people).where(people.c.id == row.person).values(seen_at=now))
    return Opened(row.id, row.person, row.name, row.guest, row.language, frozenset(row.scopes))


async def list_tokens(connection: AsyncConnection, person: int) -> list[dict[str, Any]]:
    """All tokens of a person, the newest first, without their hashes."""
    columns = [column for column in tokens.c if column.name not in ("token_hash", "person")]
    found = await connection.execute(select(*columns).where(tokens.c.person == person).order_by(tokens.c.id.desc()))
    return [dict(row) for row in found.mappings()]


async def end_token(connection: AsyncConnection, person: int, token: int) -> bool:
    """Take a token back; false when there is no such token."""
    ended: CursorResult[Any] = await connection.execute(
        delete(tokens).where(tokens.c.id == token, tokens.c.person == person)
    )
    return ended.rowcount == 1
