"""People: guests, accounts with a password, signing in, and what a person can change about themselves."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server.accounts.keys import hash_of
from yupana.server.accounts.names import (
    clean_name,
    guest_name,
    is_bots,
    is_machines,
    is_reserved,
    look_of,
    name_key,
)
from yupana.server.accounts.passwords import fits, hash_password, outdated
from yupana.server.accounts.sanctions import check_free
from yupana.server.journal.tables import names_gone, people, roles, seats, tables
from yupana.server.problems import Problem

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
    guest = (people.c.id == person, people.c.password.is_(None))
    if not await _name(connection, name, *guest, password=password):
        raise Problem(409, "problem-kept-already")
    waiting = select(tables.c.id).where(tables.c.status == "open")
    renamed = await connection.execute(
        update(seats)
        .where(seats.c.person == person, seats.c.table.in_(waiting))
        .values(name=name)
        .returning(seats.c.table)
    )
    return list(renamed.scalars())


async def name_anew(connection: AsyncConnection, row: RowMapping, name: str | None) -> str:
    """Give somebody another name, the chosen one or some name; what they are called now."""
    proper = _proper(name or guest_name(row["language"], NAME_ATTEMPTS), is_bots(row["name"]))
    await _name(connection, proper, people.c.id == row["id"])
    return proper


async def sign_in(engine: AsyncEngine, name: str, password: str, now: datetime) -> int:
    """Whose name and password these are, unless they are banned."""
    person = await _prove(engine, people.c.name_key == name_key(clean_name(name) or ""), password, now)
    async with engine.connect() as connection:
        await check_free(connection, person, "ban", now)
    return person


async def prove(engine: AsyncEngine, person: int, password: str, now: datetime) -> None:
    """Raise a problem unless this person knows their password."""
    await _prove(engine, people.c.id == person, password, now)


async def read_person(connection: AsyncConnection, person: int) -> RowMapping | None:
    """The row of a person, without the password, and their role."""
    columns = [column for column in people.c if column.name != "password"]
    wanted = select(*columns, people.c.password.is_(None).label("guest"), roles.c.role)
    found = await connection.execute(
        wanted.outerjoin(roles, roles.c.person == people.c.id).where(people.c.id == person)
    )
    return found.mappings().one_or_none()


async def change_person(
    connection: AsyncConnection, person: int, language: str, email: str | None, settings: dict[str, Any]
) -> None:
    """What a person can set. An e-mail address is used once a mail to it has proved that it is theirs."""
    changed = update(people).where(people.c.id == person)
    await connection.execute(changed.values(language=language, email=email, settings=settings))


def _proper(name: str, bot: bool = False) -> str:
    """The name as it is kept; that of a bot says so, and no other does."""
    cleaned = clean_name(name)
    if cleaned is None or (bot and not is_bots(cleaned)):
        raise Problem(400, "problem-name")
    if is_reserved(cleaned):
        raise Problem(409, "problem-name-reserved")
    if is_machines(cleaned) and not bot:
        raise Problem(409, "problem-name-taken")
    return cleaned


def _named(name: str) -> dict[str, str]:
    return {"name": name, "name_key": name_key(name), "look": look_of(name)}


async def _name(connection: AsyncConnection, name: str, *who: ColumnElement[bool], **values: Any) -> bool:
    """Write a proper name, and perhaps more, to a person; false when there is no such person."""
    await _check_gone(connection, name)
    try:
        async with connection.begin_nested():
            named = update(people).where(*who).values(**_named(name), **values).returning(people.c.id)
            return (await connection.execute(named)).first() is not None
    except IntegrityError:
        raise Problem(409, "problem-name-taken") from None


async def _check_gone(connection: AsyncConnection, name: str) -> None:
    """Nobody gets the name of somebody who was forgotten."""
    gone = select(names_gone.c.look_hash).where(names_gone.c.look_hash == hash_of(look_of(name)))
    if (await connection.execute(gone)).first() is not None:
        raise Problem(409, "problem-name-taken")


async def _add(connection: AsyncConnection, name: str, password: str | None, language: str, now: datetime) -> int:
    await _check_gone(connection, name)
    row = {**_named(name), "password": password, "language": language}
    added = await connection.execute(
        insert(people).values(**row, created_at=now, seen_at=now).on_conflict_do_nothing().returning(people.c.id)
    )
    number: int | None = added.scalar_one_or_none()
    if number is None:
        raise Problem(409, "problem-name-taken")
    return number


async def _prove(engine: AsyncEngine, who: ColumnElement[bool], password: str, now: datetime) -> int:
    """The person who knows the password. Names that nobody has, and guests, take as long as a wrong password."""
    async with engine.connect() as connection:
        wanted = select(people.c.id, people.c.password).where(who, people.c.password.is_not(None))
        row = (await connection.execute(wanted)).one_or_none()
    if not await fits(password, row.password if row else None) or row is None:
        raise Problem(403, "problem-wrong-password")
    fresh: dict[str, Any] = {"seen_at": now}
    if outdated(row.password):
        fresh["password"] = await hash_password(password)
    async with engine.begin() as connection:
        await connection.execute(update(people).where(people.c.id == row.id).values(**fresh))
    number: int = row.id
    return number
