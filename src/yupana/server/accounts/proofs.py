"""That it is the owner who asks, not whoever found an open session: before what opens or closes an account for good."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server.accounts import passkeys as keys
from yupana.server.accounts import people as persons
from yupana.server.accounts.passwords import NONE, hash_password
from yupana.server.journal.tables import identities, passkeys, people, sessions, tokens
from yupana.server.problems import Problem
from yupana.server.settings import Settings

FRESH: Final = timedelta(minutes=10)  # for so long a sign-in proves who asks, if there is no password


@dataclass(frozen=True)
class Proof:
    """What somebody shows: a password, or what a passkey has signed just now."""

    password: str | None = None
    passkey: keys.Credential | None = None


async def prove(
    engine: AsyncEngine, settings: Settings, person: int, session: int | None, proof: Proof, now: datetime
) -> int | None:
    """Raise a problem unless it is the owner; guests have nothing to prove. The passkey that proved it, if one did."""
    if proof.passkey is not None:
        proved = await keys.prove(engine, settings, proof.passkey, now)
        if proved.person != person:
            raise Problem(403, "problem-passkey")
        return proved.passkey
    async with engine.connect() as connection:
        kept = await connection.scalar(select(people.c.password).where(people.c.id == person))
        begun = await connection.scalar(select(sessions.c.created_at).where(sessions.c.id == session))
    if kept == NONE:
        if begun is None or begun < now - FRESH:
            raise Problem(403, "problem-prove")
    elif kept is not None:
        await persons.prove(engine, person, proof.password or "", now)
    return None


async def has_password(connection: AsyncConnection, person: int) -> bool:
    """Whether there is one."""
    kept = await connection.scalar(select(people.c.password).where(people.c.id == person))
    return kept not in (None, NONE)


async def set_password(engine: AsyncEngine, person: int, session: int | None, passkey: int | None, new: str) -> None:
    """A password. If there was another, whatever else opened the account ends, but for what asked for this."""
    hashed = await hash_password(new)
    async with engine.begin() as connection:
        kept = await connection.scalar(select(people.c.password).where(people.c.id == person).with_for_update())
        if kept is None:
            raise Problem(409, "problem-guest")
        await connection.execute(update(people).where(people.c.id == person).values(password=hashed))
        if kept != NONE:
            await shut(connection, person, session, passkey)


async def shut(
    connection: AsyncConnection, person: int, session: int | None = None, passkey: int | None = None
) -> None:
    """End all sessions but one, all passkeys but one, all tokens, and what providers open."""
    for table, but in ((sessions, session), (passkeys, passkey)):
        others = delete(table).where(table.c.person == person)
        await connection.execute(others if but is None else others.where(table.c.id != but))
    for table in (tokens, identities):
        await connection.execute(delete(table).where(table.c.person == person))


async def hold(connection: AsyncConnection, person: int) -> None:
    """Nobody else adds or removes a way in meanwhile."""
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())


async def check_way_in(connection: AsyncConnection, person: int) -> None:
    """Raise a problem if nothing is left that opens the account."""
    left = select(people.c.id).where(people.c.id == person, people.c.password == NONE)
    for table in (passkeys, identities):
        left = left.where(~exists().where(table.c.person == people.c.id))
    if await connection.scalar(left) is not None:
        raise Problem(409, "problem-last-way-in")
