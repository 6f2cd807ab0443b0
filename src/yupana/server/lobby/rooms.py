"""What everything in the lobby needs: a table held for a change, who sits there, who may know of it, the bell."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import RowMapping, func, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server import asks
from yupana.server.accounts.names import is_bots
from yupana.server.fanout.fanout import Fanout
from yupana.server.journal.tables import matches, seats, tables
from yupana.server.lobby.catalogue import Catalogue
from yupana.server.lobby.referees import Referees
from yupana.server.problems import Problem

COMMITMENT = func.encode(func.sha256(matches.c.secret), "hex").label("commitment")  # what the dice are bound to
PUBLIC = [*[column for column in matches.c if column.name != "secret"], COMMITMENT]  # of a match, for the lobby to read
HELD_SECONDS = 2  # for which a request waits until another has done with the same table
LOCK_NOT_AVAILABLE = "55P03"  # how PostgreSQL says so
NOT_SO = {"open": "problem-not-open", "playing": "problem-not-playing"}


@dataclass(frozen=True)
class Who:
    """The person who asks."""

    id: int
    name: str
    guest: bool


@dataclass
class Lobby:
    """The database, the bus, the time, and those who play matches."""

    engine: AsyncEngine
    fanout: Fanout
    now: Callable[[], datetime]
    others: int = 0  # databases in which new matches live
    catalogue: Catalogue = field(init=False)
    referees: Referees = field(init=False)

    def __post_init__(self) -> None:
        self.catalogue = Catalogue(self.engine)
        self.referees = Referees(self.engine, self.fanout)

    async def ring(self, *numbers: int) -> None:
        """Whoever shows these tables looks again."""
        for number in numbers:
            await self.fanout.publish(asks.table_subject(number), b"")

    async def tell(self, *numbers: int) -> None:
        """The same, and so does whoever shows the lobby."""
        await self.ring(*numbers)
        await self.fanout.publish(asks.LOBBY, b"")


async def hold(connection: AsyncConnection, number: int, who: Who, code: str = "") -> RowMapping:
    """A table that nobody else changes before this transaction ends; who waits for it holds up a connection."""
    await connection.execute(text(f"SET LOCAL lock_timeout = '{HELD_SECONDS}s'"))
    try:
        return await find(connection, number, who, code, held=True)
    except DBAPIError as problem:
        if getattr(problem.orig, "sqlstate", "") == LOCK_NOT_AVAILABLE:
            raise Problem(409, "problem-busy") from None
        raise


async def find(
    connection: AsyncConnection, number: int, who: Who | None, code: str = "", held: bool = False
) -> RowMapping:
    """A table, for those who may know of it."""
    wanted = select(tables).where(tables.c.id == number)
    if held:
        wanted = wanted.with_for_update(key_share=True)  # who only points to the row need not wait
    row = (await connection.execute(wanted)).mappings().first()
    if row is None or not await _may_know(connection, row, who, code):
        raise Problem(404, "problem-no-table")
    return row


async def _may_know(connection: AsyncConnection, row: RowMapping, who: Who | None, code: str) -> bool:
    """A listed table is for everybody; any other for who sits or sat there, is invited, or has the code."""
    if row["listed"] or hmac.compare_digest(code.encode(), row["code"].encode()):
        return True
    if who is None:
        return False
    if row["owner"] == who.id or str(who.id) in row["terms"].get("invited", {}):
        return True
    here = [row["id"], row["rematch_of"]] if row["rematch_of"] else [row["id"]]
    sat = select(seats.c.seat).where(seats.c.table.in_(here), (seats.c.person == who.id) | (seats.c.left_by == who.id))
    return (await connection.execute(sat.limit(1))).first() is not None


async def sitting(connection: AsyncConnection, number: int) -> Sequence[RowMapping]:
    """The seats of a table, in order."""
    wanted = select(seats).where(seats.c.table == number).order_by(seats.c.seat)
    return (await connection.execute(wanted)).mappings().all()


async def match_of(connection: AsyncConnection, number: int) -> RowMapping:
    """The match that is being played at a table, which is not over yet."""
    row = (await connection.execute(select(*PUBLIC).where(matches.c.id == number))).mappings().first()
    if row is None or row["result"] is not None:
        raise Problem(409, "problem-not-playing")
    return row


def seat_of(rows: Sequence[RowMapping], who: Who | None) -> int | None:
    """Where a person sits."""
    return next((int(row["seat"]) for row in rows if who is not None and row["person"] == who.id), None)


def my_seat(rows: Sequence[RowMapping], who: Who) -> int:
    """Where a person sits, who must be sitting."""
    seat = seat_of(rows, who)
    if seat is None:
        raise Problem(403, "problem-not-seated")
    return seat


def chair_at(rows: Sequence[RowMapping], seat: int) -> RowMapping:
    """One seat of a table."""
    if seat >= len(rows):
        raise Problem(404, "problem-no-seat")
    return rows[seat]


def person_of(match: RowMapping, seat: int) -> int | None:
    """Who may act at a seat as far as its match knows."""
    people: Sequence[int | None] = match["people"] or ()
    return people[seat] if seat < len(people) else None


def is_free(chair: RowMapping, players: Sequence[str] = ()) -> bool:
    """No bot was put here, and nobody sits here, or a bot had to step in for whoever does."""
    stepped_in = bool(players) and players[chair["seat"]] != asks.PERSON
    return chair["bot"] is None and (chair["person"] is None or stepped_in)


def check_status(row: RowMapping, status: str) -> None:
    """The table is open, or is being played at."""
    if row["status"] != status:
        raise Problem(409, NOT_SO[status])


def check_owner(row: RowMapping, rows: Sequence[RowMapping], who: Who) -> None:
    """The table belongs to this person; one whose owner is gone belongs to all who sit there."""
    if row["owner"] != who.id and (row["owner"] is not None or seat_of(rows, who) is None):
        raise Problem(403, "problem-not-owner")


def check_guest(rated: bool, who: Who) -> None:
    """Ratings are for people who can be met again, and not for programs."""
    if rated and who.guest:
        raise Problem(403, "problem-guest-rated")
    check_no_bots(rated, [who.name] if is_bots(who.name) else [])


def check_no_bots(rated: bool, bots: Sequence[str | None]) -> None:
    """Ratings are among people."""
    if rated and any(bots):
        raise Problem(409, "problem-rated-bots")


async def write_seat(connection: AsyncConnection, chair: RowMapping, **values: Any) -> None:
    """Write to a seat of a table that is held."""
    here = (seats.c.table == chair["table"], seats.c.seat == chair["seat"])
    await connection.execute(update(seats).where(*here).values(**values))


async def change(connection: AsyncConnection, number: int, now: datetime, **values: Any) -> None:
    """Write to a table that is held; idle tables are known by when this was last done."""
    await connection.execute(update(tables).where(tables.c.id == number).values(changed_at=now, **values))
