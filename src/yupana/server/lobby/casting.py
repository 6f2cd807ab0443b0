"""Casting lots when a table begins: shares were promised, the host commits to a secret, they are added, it is dealt.

Whatever happened so far is in the database, so any process can take the next share, and whoever tidies up deals when
somebody does not answer in time.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, bindparam, delete, func, insert, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.lots import SERVER, cast, promise_of
from yupana.server import asks, clocks
from yupana.server.journal.tables import lots, matches, seats, tables
from yupana.server.lobby.rooms import Lobby, Who, change, check_status, hold, my_seat, sitting, write_seat
from yupana.server.problems import Problem

ANSWER: Final = timedelta(seconds=3)  # in which those who promised a share add it
AT_ONCE: Final = 100  # tables that are dealt in one go
SECRET_BYTES: Final = 32
DAY_SECONDS: Final = 86400
MOVED: Final = ("person", "bot", "name", "since")  # what goes with a player to another seat


async def promise(lobby: Lobby, who: Who, number: int, promised: str) -> None:
    """Somebody who sits at a table that has not begun says by its hash what they will add."""
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        rows = await sitting(connection, number)
        seat = my_seat(rows, who)
        check_status(row, "open")
        await write_seat(connection, rows[seat], promise=promised)


async def add(lobby: Lobby, who: Who, number: int, share: str) -> None:
    """Somebody adds what they promised; when nobody is waited for any more, the match is dealt."""
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        seat = my_seat(await sitting(connection, number), who)
        secret = await connection.scalar(select(lots.c.secret).where(lots.c.table == number))
        if secret is None:
            raise Problem(409, "problem-lots-cast")
        here = (seats.c.table == number, seats.c.seat == seat, seats.c.promise == promise_of(share))
        added = update(seats).where(*here).values(share=share).returning(seats.c.seat)
        if (await connection.execute(added)).first() is None:
            raise Problem(409, "problem-not-promised")
        rows = await sitting(connection, number)
        dealt = not awaited(rows)
        if dealt:
            await _deal(connection, row, rows, secret, lobby.now())
    if dealt:
        await begun(lobby, number)


async def commit(
    connection: AsyncConnection, row: Mapping[Any, Any], rows: Sequence[RowMapping], now: datetime
) -> bool:
    """The host commits to a secret; whether the match is dealt, because nobody has promised a share."""
    secret = secrets.token_bytes(SECRET_BYTES)
    if awaited(rows):
        await connection.execute(insert(lots).values(table=row["id"], secret=secret, until=now + ANSWER))
        return False
    await _deal(connection, row, rows, secret, now)
    return True


async def begun(lobby: Lobby, number: int) -> None:
    """A match was dealt: some referee lays out the table."""
    await lobby.fanout.publish(asks.DUE, str(number).encode())
    await lobby.tell(number)


async def deal_overdue(lobby: Lobby) -> list[int]:
    """Deal where somebody did not add in time what they promised, one transaction each; which tables."""
    done: list[int] = []
    late = select(*tables.c, lots.c.secret).join(lots, lots.c.table == tables.c.id)
    late = late.where(lots.c.until <= lobby.now(), tables.c.status == "playing").limit(1)
    while len(done) < AT_ONCE:
        async with lobby.engine.begin() as connection:
            held = late.with_for_update(of=tables, skip_locked=True, key_share=True)
            row = (await connection.execute(held)).mappings().first()
            if row is None:
                break
            await _deal(connection, row, await sitting(connection, row["id"]), row["secret"], lobby.now())
        done.append(int(row["id"]))
        await begun(lobby, row["id"])
    return done


def awaited(rows: Sequence[RowMapping]) -> list[int]:
    """The seats that have promised a share and not added it."""
    return [int(chair["seat"]) for chair in rows if chair["promise"] and not chair["share"]]


async def commitments(connection: AsyncConnection, numbers: Sequence[int]) -> dict[int, str]:
    """What the host has committed to where shares are being added."""
    wanted = select(lots.c.table, func.encode(func.sha256(lots.c.secret), "hex")).where(lots.c.table.in_(numbers))
    return {row[0]: row[1] for row in await connection.execute(wanted)}


async def _deal(
    connection: AsyncConnection, row: Mapping[Any, Any], rows: Sequence[RowMapping], secret: bytes, now: datetime
) -> None:
    """The match gets the table's number and is due at once; who sits where comes from the same lots as its dice.

    It may have been dealt: where it lives in another database, a process may have ended before the lobby knew.
    """
    number = row["id"]
    cast_lots = cast(secret, [chair["share"] or SERVER for chair in rows], row["terms"]["order"] == "drawn")
    dealt = (await connection.execute(select(matches.c.sat).where(matches.c.id == number))).first()
    sat = dealt.sat if dealt else cast_lots.sat
    if sat is not None:
        rows = await _move(connection, rows, [rows[seat] for seat in sat])
    header = {
        "id": number,
        "game": row["game"],
        "rules": row["rules"],
        "options": row["options"],
        "names": [chair["name"] for chair in rows],
        "players": [chair["bot"] or asks.PERSON for chair in rows],
        "people": [chair["person"] for chair in rows],
        "on_timeout": row["substitute"] if row["on_timeout"] == "bot" else None,
        "secret": secret,
        "shares": cast_lots.shares,
        "sat": cast_lots.sat,
        "clocks": _clocks(row, rows),
        "due_at": now,
        "wake_at": now,
        "begun_at": now,
        "changed_at": now,
    }
    if dealt is None:
        await connection.execute(insert(matches).values(**header))
    await connection.execute(delete(lots).where(lots.c.table == number))
    await connection.execute(update(seats).where(seats.c.table == number).values(promise=None, share=None))
    terms = {name: value for name, value in row["terms"].items() if name != "sleeps"}  # the clocks have them now
    await change(connection, number, now, terms=terms)


async def _move(
    connection: AsyncConnection, rows: Sequence[RowMapping], drawn: Sequence[RowMapping]
) -> Sequence[RowMapping]:
    """Everybody sits where they were drawn to."""
    here = (seats.c.table == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
    moved = update(seats).where(*here).values({name: bindparam(f"new_{name}") for name in MOVED})
    values = [
        {"at_table": old["table"], "at_seat": old["seat"]} | {f"new_{name}": new[name] for name in MOVED}
        for old, new in zip(rows, drawn)
    ]
    await connection.execute(moved, values)
    return drawn


def _clocks(row: Mapping[Any, Any], rows: Sequence[RowMapping]) -> Any:
    """The clocks everybody agreed to; none where nobody is in a hurry."""
    terms = row["terms"]
    if row["pace"] == "free":
        return null()  # of SQL, not of JSON
    if row["pace"] == "days":
        days = terms["days"] * DAY_SECONDS
        agreed = clocks.Terms(bank=days, increment=days, ceiling=days, vacation=terms["vacation"])
    else:
        agreed = clocks.Terms(bank=terms["bank"], increment=terms["increment"], ceiling=terms["ceiling"])
    sleeps = terms.get("sleeps", {})
    nights = [msgspec.convert(sleeps.get(str(chair["person"])), clocks.Sleep | None) for chair in rows]
    return msgspec.to_builtins(clocks.begin(agreed, nights))
