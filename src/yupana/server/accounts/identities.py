"""People whom the host's OpenID provider vouches for: by what it calls them for ever, never by an e-mail address."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.journal.tables import identities
from yupana.server.problems import Problem


async def find(connection: AsyncConnection, issuer: str, subject: str) -> int | None:
    """Whose account this is, if it is anybody's."""
    known = select(identities.c.person).where(identities.c.issuer == issuer, identities.c.subject == subject)
    person: int | None = await connection.scalar(known)
    return person


async def use(connection: AsyncConnection, issuer: str, subject: str, now: datetime) -> None:
    """Somebody came in by it."""
    known = update(identities).where(identities.c.issuer == issuer, identities.c.subject == subject)
    await connection.execute(known.values(used_at=now))


async def connect(connection: AsyncConnection, person: int, issuer: str, subject: str, now: datetime) -> None:
    """From now on the provider opens this account; one of its people for one of ours."""
    row = {"person": person, "issuer": issuer, "subject": subject, "created_at": now}
    kept = insert(identities).values(**row).on_conflict_do_nothing().returning(identities.c.person)
    if (await connection.execute(kept)).first() is None:
        raise Problem(409, "problem-openid-taken")


async def disconnect(connection: AsyncConnection, person: int, issuer: str) -> bool:
    """The provider opens it no more; false when it did not."""
    mine = delete(identities).where(identities.c.person == person, identities.c.issuer == issuer)
    return (await connection.execute(mine.returning(identities.c.person))).first() is not None


async def list_identities(connection: AsyncConnection, person: int) -> list[dict[str, Any]]:
    """As whom providers know a person."""
    columns = [column for column in identities.c if column.name != "person"]
    mine = select(*columns).where(identities.c.person == person).order_by(identities.c.created_at)
    return [dict(row) for row in (await connection.execute(mine)).mappings()]
