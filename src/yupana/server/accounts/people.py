"""People: guests, accounts with a password, signing in, and what a person can change about themselves."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server.accounts.names import clean_name, guest_name, is_bots, is_machines, name_key
from yupana.server.accounts.passwords import fits, hash_password, outdated
from yupana.server.journal.tables import people, seats, tables
from yupana.server.problems import Problem

FAILURES_FREE = 4  # wrong passwords in a row; the next one locks
FAILURES_MAX = 1000
LOCK_SECONDS = 30  # at first, then twice as long each time
LOCK_SECONDS_MAX = 15 * 60
NAME_ATTEMPTS = 8


async def add_guest(connection: AsyncConnection, name: str | None, language: str, now: datetime) -> int:
    """A new person without a password, by the chosen name or by some name."""
    if name is not None:
        return await _add(connection, _proper(name), None, language, now)
    for attempt in range(NAME_ATTEMPTS):
        try:
            return await _add(connection, guest_name(language, attempt), None, language, now)
        except Problem:
            continue
    raise Problem(409, "problem-name-taken")


async def add_person(
    connection: AsyncConnection, name: str, password: str, language: str, now: datetime, bot: bool = False
) -> int:
    """A new person, or the account of a bot, with a password, already hashed."""
    return await _add(connection, _proper(name, bot), password, language, now)


async def keep_guest(connection: AsyncConnection, person: int, name: str, password: str) -> list[int]:
    """A guest gets a name and a password, already hashed; the tables that wait for players and show the new name.

    Matches that have begun keep the name they began with.
    """
    name = _proper(name)
    guest = update(people).where(people.c.id == person, people.c.password.is_(None)).returning(people.c.id)
    try:
        async with connection.begin_nested():
            kept = await connection.execute(guest.values(name=name, name_key=name_key(name), password=password))
    except IntegrityError:
        raise Problem(409, "problem-name-taken") from None
    if kept.one_or_none() is None:
        raise Problem(409, "problem-kept-already")
    waiting = select(tables.c.id).where(tables.c.status == "open")
    renamed = await connection.execute(
        update(seats)
        .where(seats.c.person == person, seats.c.table.in_(waiting))
        .values(name=name)
        .returning(seats.c.table)
    )
    return list(renamed.scalars())


async def sign_in(engine: AsyncEngine, name: str, password: str, now: datetime) -> int:
    """Whose name and password these are."""
    return await _prove(engine, people.c.name_key == name_key(clean_name(name) or ""), password, now)


async def change_password(engine: AsyncEngine, person: int, old: str, new: str, now: datetime) -> None:
    """Another password, for somebody who knows the old one."""
    async with engine.connect() as connection:
        kept = await connection.scalar(select(people.c.password).where(people.c.id == person))
    if kept is None:
        raise Problem(409, "problem-guest")
    await _prove(engine, people.c.id == person, old, now)
    hashed = await hash_password(new)
    async with engine.begin() as connection:
        await connection.execute(update(people).where(people.c.id == person).values(password=hashed))


async def read_person(connection: AsyncConnection, person: int) -> RowMapping | None:
    """The row of a person, without the password."""
    columns = [column for column in people.c if column.name != "password"]
    found = await connection.execute(
        select(*columns, people.c.password.is_(None).label("guest")).where(people.c.id == person)
    )
    return found.mappings().one_or_none()


async def change_person(
    connection: AsyncConnection, person: int, language: str, email: str | None, settings: dict[str, Any]
) -> None:
    """What a person can set. Nobody checks that the e-mail address is theirs; it is used for notices alone."""
    changed = update(people).where(people.c.id == person)
    await connection.execute(changed.values(language=language, email=email, settings=settings))


def lock_seconds(failures: int) -> int:
    """How long nobody can sign in after so many wrong passwords in a row."""
    if failures <= FAILURES_FREE:
        return 0
    return int(min(LOCK_SECONDS * 2 ** min(failures - FAILURES_FREE - 1, 16), LOCK_SECONDS_MAX))


def _proper(name: str, bot: bool = False) -> str:
    """The name as it is kept; that of a bot says so, and no other does."""
    cleaned = clean_name(name)
    if cleaned is None or (bot and not is_bots(cleaned)):
        raise Problem(400, "problem-name")
    if is_machines(cleaned) and not bot:
        raise Problem(409, "problem-name-taken")
    return cleaned


async def _add(connection: AsyncConnection, name: str, password: str | None, language: str, now: datetime) -> int:
    row = {"name": name, "name_key": name_key(name), "password": password, "language": language}
    added = await connection.execute(
        insert(people)
        .values(**row, created_at=now, seen_at=now)
        .on_conflict_do_nothing(index_elements=["name_key"])
        .returning(people.c.id)
    )
    number: int | None = added.scalar_one_or_none()
    if number is None:
        raise Problem(409, "problem-name-taken")
    return number


async def _prove(engine: AsyncEngine, who: ColumnElement[bool], password: str, now: datetime) -> int:
    """The person who knows the password.

    An attempt counts as wrong until it proves right, so that many at once are counted too. Names that nobody has, and
    guests, take as long as a wrong password.
    """
    async with engine.begin() as connection:
        columns = (people.c.id, people.c.password, people.c.failures, people.c.locked_until)
        wanted = select(*columns).where(who, people.c.password.is_not(None)).with_for_update()
        row = (await connection.execute(wanted)).one_or_none()
        if row is not None:
            if row.locked_until is not None and row.locked_until > now:
                raise Problem(429, "problem-locked")
            failures = min(row.failures + 1, FAILURES_MAX)
            wait = lock_seconds(failures)
            locked = now + timedelta(seconds=wait) if wait else None
            this = update(people).where(people.c.id == row.id)
            await connection.execute(this.values(failures=failures, locked_until=locked))
    if not await fits(password, row.password if row else None) or row is None:
        raise Problem(403, "problem-wrong-password")
    fresh: dict[str, Any] = {"failures": 0, "locked_until": None, "seen_at": now}
    if outdated(row.password):
        fresh["password"] = await hash_password(password)
    async with engine.begin() as connection:
        await connection.execute(update(people).where(people.c.id == row.id).values(**fresh))
    number: int = row.id
    return number
