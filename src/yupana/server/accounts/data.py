"""All that is kept about a person: to take along, and to be forgotten."""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import ARRAY, ColumnElement, Table, Text, cast, delete, func, null, or_, select, update
from sqlalchemy.dialects.postgresql import JSONB, array
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.accounts.blocks import list_blocks
from yupana.server.accounts.identities import list_identities
from yupana.server.accounts.keys import hash_of
from yupana.server.accounts.names import look_of
from yupana.server.accounts.passkeys import list_passkeys
from yupana.server.accounts.people import read_person
from yupana.server.accounts.sessions import list_sessions
from yupana.server.accounts.tokens import list_tokens
from yupana.server.accounts.ways import list_ways
from yupana.server.journal.tables import (
    audit,
    chat,
    matches,
    names_gone,
    notes,
    people,
    ratings,
    records,
    reports,
    sanctions,
    seats,
    tables,
)
from yupana.server.problems import Problem

BY_PERSON: Final = ("sleeps", "sat", "resigned", "invited")  # of a table's terms: by the number of a person
NOBODY: Final = "—"  # stands where the name of somebody stood who is forgotten


async def export(connection: AsyncConnection, person: int) -> dict[str, Any]:
    """Everything about a person but what would open their account."""
    row = await read_person(connection, person)
    at = await connection.execute(select(tables).where(_concerns(person)).order_by(tables.c.id))
    sat = await connection.execute(
        select(seats, matches.c.game, matches.c.names, matches.c.result, matches.c.begun_at)
        .outerjoin(matches, matches.c.id == seats.c.table)
        .where(or_(seats.c.person == person, seats.c.left_by == person))
        .order_by(seats.c.table)
    )
    return {
        "person": dict(row) if row else {},
        "sessions": await list_sessions(connection, person),
        "tokens": await list_tokens(connection, person),
        "passkeys": await list_passkeys(connection, person),
        "identities": await list_identities(connection, person),
        "ways": await list_ways(connection, person),
        "ratings": await _all_of(connection, ratings, person),
        "tables": [{**one, "terms": _own_terms(one["terms"], person)} for one in at.mappings()],
        "seats": [dict(one) for one in sat.mappings()],
        "chat": await _all_of(connection, chat, person),
        "notes": await _all_of(connection, notes, person),
        "blocks": await list_blocks(connection, person),
        "reports": await _all_of(connection, reports, person),
        "sanctions": await _all_of(connection, sanctions, person),
        "deeds": await _all_of(connection, audit, person, "actor"),
    }


async def rename(connection: AsyncConnection, person: int, before: str, name: str) -> list[int]:
    """Put a name in place of another wherever it stands; the tables that look otherwise now."""
    sat = select(seats.c.table, seats.c.seat).where(or_(seats.c.person == person, seats.c.left_by == person))
    found = (await connection.execute(sat.order_by(seats.c.table))).all()
    for row in found:
        await _write_name(connection, row.table, row.seat, name, before)
    said = update(chat).where(chat.c.person == person).values(name=name).returning(chat.c.table)
    return sorted({*[row.table for row in found], *(await connection.execute(said)).scalars()})


async def forget(connection: AsyncConnection, person: int) -> list[int]:
    """Delete a person. What others share with them stays without their name; the tables that look otherwise now."""
    touched = await connection.execute(
        select(tables.c.id, tables.c.status).where(_concerns(person)).order_by(tables.c.id).with_for_update()
    )
    status = {row.id: row.status for row in touched}
    sat = (
        await connection.execute(
            select(seats.c.table, seats.c.seat, seats.c.person, seats.c.name, people.c.name.label("called"))
            .join(people, people.c.id == person)
            .where(or_(seats.c.person == person, seats.c.left_by == person))
        )
    ).all()
    if any(row.person == person and status.get(row.table) == "playing" for row in sat):
        raise Problem(409, "problem-still-playing")
    for row in sat:
        if row.person == person or row.name == row.called:
            free = status.get(row.table) == "open"
            await _write_name(connection, row.table, row.seat, "" if free else NOBODY)
    closed = update(tables).where(tables.c.owner == person, tables.c.status == "open")
    await connection.execute(closed.values(status="closed"))
    terms: ColumnElement[Any] = tables.c.terms
    for name in BY_PERSON:
        terms = terms.op("#-", return_type=JSONB)(cast(array([name, str(person)]), ARRAY(Text)))
    await connection.execute(update(tables).where(tables.c.id.in_(list(status))).values(terms=terms))
    await connection.execute(update(chat).where(chat.c.person == person).values(name=NOBODY))
    kept = select(people.c.name).where(people.c.id == person, people.c.password.is_not(None))
    called = await connection.scalar(kept)
    if called is not None:  # others knew them by it
        gone = upsert(names_gone).values(look_hash=hash_of(look_of(called)))
        await connection.execute(gone.on_conflict_do_nothing())
    nameless = update(audit).where(audit.c.person == person)
    await connection.execute(nameless.values(details=audit.c.details.op("-")("before")))
    empty = func.array_replace(matches.c.people, person, null())
    await connection.execute(update(matches).where(matches.c.id.in_(list(status))).values(people=empty))
    await connection.execute(delete(people).where(people.c.id == person))
    return sorted(status)


def _concerns(person: int) -> ColumnElement[bool]:
    """Tables that a person owns, sits at or sat at during the match, or whose terms name them."""
    mine = select(seats.c.table).where(or_(seats.c.person == person, seats.c.left_by == person))
    named = [tables.c.terms[name].has_key(str(person)) for name in BY_PERSON]
    return or_(tables.c.owner == person, tables.c.id.in_(mine), *named)


def _own_terms(terms: dict[str, Any], person: int) -> dict[str, Any]:
    """The terms of a table without what they say of others."""
    key = str(person)
    own = {name: {key: terms[name][key]} if key in terms[name] else {} for name in BY_PERSON if name in terms}
    return terms | own


async def _write_name(connection: AsyncConnection, table: int, seat: int, name: str, before: str | None = None) -> None:
    """Another name at one seat, if it is called so: there, in its match, which referees read anew, in its record."""
    there = update(seats).where(seats.c.table == table, seats.c.seat == seat)
    await connection.execute((there if before is None else there.where(seats.c.name == before)).values(name=name))
    match = (await connection.execute(select(matches.c.names).where(matches.c.id == table).with_for_update())).first()
    if match is None:
        return
    names = [name if n == seat and before in (None, other) else other for n, other in enumerate(match.names)]
    if names == match.names:
        return
    renamed = update(matches).where(matches.c.id == table)
    await connection.execute(renamed.values(names=names, revision=matches.c.revision + 1))
    text = await connection.scalar(select(records.c.text).where(records.c.match == table))
    if text is not None:
        rewritten = update(records).where(records.c.match == table)
        await connection.execute(rewritten.values(text=_with_seats(text, names)))


def _with_seats(record: str, names: list[str]) -> str:
    """The record, whose heading `seats` has these names; docs/record.md describes it."""
    return re.sub("^seats:.*$", lambda _: f"seats: {', '.join(names)}", record, count=1, flags=re.MULTILINE)


async def _all_of(connection: AsyncConnection, table: Table, person: int, *without: str) -> list[dict[str, Any]]:
    columns = [column for column in table.c if column.name not in without]
    found = await connection.execute(select(*columns).where(table.c.person == person))
    return [dict(row) for row in found.mappings()]
