"""What hosts and moderators do: written down with its entry in the audit log, then told to whoever must hear of it.

The log is also the list of what is still to be told (a transactional outbox): a command writes to the database alone,
and whichever process serves people follows up, at once or within seconds.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, Literal

from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server import asks
from yupana.server.accounts import data
from yupana.server.accounts.bounds import INVITATION_DAYS
from yupana.server.accounts.invitations import invite
from yupana.server.accounts.notices import tell_new_name
from yupana.server.accounts.people import name_anew, read_person
from yupana.server.accounts.profiles import find_person
from yupana.server.accounts.roles import CONSOLE, Role, check_may, role_of
from yupana.server.accounts.sanctions import Sanction, in_force
from yupana.server.journal.tables import (
    audit,
    chat,
    matches,
    people,
    reports,
    roles,
    sanctions,
    seats,
    sessions,
    tables,
    tokens,
)
from yupana.server.lobby.allowances import ALIVE
from yupana.server.lobby.proposing import close_match
from yupana.server.lobby.reporting import not_about
from yupana.server.lobby.rooms import Lobby, Who, change
from yupana.server.lobby.seating import get_up
from yupana.server.problems import Problem

log = logging.getLogger(__name__)

Kind = Literal["mute", "unmute", "ban", "unban", "rename", "role", "close", "delete-message", "settle", "invite"]
LEASE = timedelta(minutes=1)  # for which others leave alone what one process follows up
AT_ONCE = 100
PAGE = 50


@dataclass(frozen=True)
class Deed:
    """What is to be done; which of these it needs follows from what it is."""

    kind: Kind
    because: str = ""
    person: str = ""  # by name
    number: int = 0  # of a table, a line of chat or a report
    hours: int | None = None  # how long a sanction or an invitation holds; a sanction for good without them
    to: str | None = None  # another name
    role: Role | None = None
    key: str = ""  # of an invitation, kept nowhere
    people: int = 0  # whom it lets in


@dataclass(frozen=True)
class Done:
    """An entry of the audit log."""

    id: int
    at: datetime
    deed: Kind
    actor: str | None  # none: forgotten, or a command of the host
    role: str
    person: str | None
    table: int | None
    report: int | None
    because: str
    details: dict[str, Any]
    told: bool  # sockets and referees have heard of it


@dataclass
class Doing:
    """A deed being done: within which transaction, by whom, to whom, when, and what the audit log says of it."""

    connection: AsyncConnection
    actor: int | None
    deed: Deed
    now: datetime
    person: RowMapping | None
    about: dict[str, Any]  # columns of the entry

    @property
    def whom(self) -> RowMapping:
        """The person it is done to, who must be there."""
        if self.person is None:
            raise Problem(404, "problem-no-such-person")
        return self.person


async def do(engine: AsyncEngine, actor: int | None, deed: Deed, now: datetime) -> int:
    """Do something, if this person may, or the host by a command; the number of its entry in the audit log."""
    async with engine.begin() as connection:
        role = CONSOLE if actor is None else await role_of(connection, actor)
        check_may(role, deed.kind)
        whom = await _find(connection, deed.person) if deed.person else None
        if whom is not None:
            check_may(role, deed.kind, await role_of(connection, whom["id"]), deed.role or "")
        doing = Doing(connection, actor, deed, now, whom, {"details": {}})
        await DOING[deed.kind](doing)
        entry: dict[str, Any] = {"actor": actor, "role": role, "deed": deed.kind, "because": deed.because, "at": now}
        entry |= {"person": whom["id"] if whom else None, "due_at": now if deed.kind in FOLLOWING else None}
        made = await connection.execute(insert(audit).values(**entry | doing.about).returning(audit.c.id))
        return int(made.scalar_one())


async def _find(connection: AsyncConnection, name: str) -> RowMapping:
    """A person whose row nobody else changes before this transaction ends."""
    number = (await find_person(connection, name)).id
    wanted = select(people.c.id, people.c.name, people.c.language).where(people.c.id == number)
    return (await connection.execute(wanted.with_for_update(key_share=True))).mappings().one()


# In the database.


async def _sanction(doing: Doing) -> None:
    kind: Sanction = "ban" if doing.deed.kind == "ban" else "mute"
    hours = doing.deed.hours
    until = None if hours is None else doing.now + timedelta(hours=hours)
    row = {"person": doing.whom["id"], "kind": kind, "because": doing.deed.because, "at": doing.now, "until": until}
    await doing.connection.execute(insert(sanctions).values(**row))
    if kind == "ban":
        for opened in (sessions, tokens):
            await doing.connection.execute(delete(opened).where(opened.c.person == doing.whom["id"]))
    doing.about["details"] = {"hours": hours}


async def _lift(doing: Doing) -> None:
    kind: Sanction = "ban" if doing.deed.kind == "unban" else "mute"
    mine = update(sanctions).where(sanctions.c.person == doing.whom["id"], in_force(kind, doing.now))
    await doing.connection.execute(mine.values(until=doing.now))


async def _rename(doing: Doing) -> None:
    before = doing.whom["name"]
    name = await name_anew(doing.connection, doing.whom, doing.deed.to)
    touched = await data.rename(doing.connection, doing.whom["id"], before, name)
    alive = select(tables.c.id).where(tables.c.id.in_(touched), tables.c.status.in_(ALIVE)).order_by(tables.c.id)
    rung = list((await doing.connection.execute(alive)).scalars())
    doing.about["details"] = {"before": before, "tables": rung}
    await tell_new_name(doing.connection, doing.whom["id"], doing.now)


async def _give_role(doing: Doing) -> None:
    person, role = doing.whom["id"], doing.deed.role
    await doing.connection.execute(delete(roles).where(roles.c.person == person))
    if role is not None:
        await doing.connection.execute(upsert(roles).values(person=person, role=role))
    doing.about["details"] = {"role": role}


async def _close(doing: Doing) -> None:
    number = doing.deed.number
    held = select(tables.c.status).where(tables.c.id == number).with_for_update(key_share=True)
    status = await doing.connection.scalar(held)
    if status is None:
        raise Problem(404, "problem-no-table")
    if status not in ALIVE:
        raise Problem(409, "problem-not-playing")
    if status == "open":
        await change(doing.connection, number, doing.now, status="closed")
    doing.about["table"] = number


async def _delete_message(doing: Doing) -> None:
    gone = delete(chat).where(chat.c.id == doing.deed.number).returning(chat.c.table, chat.c.person)
    line = (await doing.connection.execute(gone)).first()
    if line is None:
        raise Problem(404, "problem-no-message")
    doing.about |= {"table": line.table, "person": line.person, "details": {"line": doing.deed.number}}


async def _settle(doing: Doing) -> None:
    found = update(reports).where(reports.c.id == doing.deed.number, not_about(doing.actor))
    settled = found.values(settled_at=doing.now)
    row = (await doing.connection.execute(settled.returning(reports.c.id, reports.c.about))).first()
    if row is None:
        raise Problem(404, "problem-no-report")
    doing.about |= {"report": row.id, "person": row.about}


async def _invite(doing: Doing) -> None:
    hours = doing.deed.hours or INVITATION_DAYS * 24
    await invite(doing.connection, doing.deed.key, doing.deed.people, doing.now + timedelta(hours=hours))
    doing.about["details"] = {"people": doing.deed.people, "hours": hours}


DOING: Final[dict[Kind, Callable[[Doing], Awaitable[None]]]] = {
    "mute": _sanction,
    "unmute": _lift,
    "ban": _sanction,
    "unban": _lift,
    "rename": _rename,
    "role": _give_role,
    "close": _close,
    "delete-message": _delete_message,
    "settle": _settle,
    "invite": _invite,
}


# And afterwards: sockets and referees.


async def follow_up(lobby: Lobby) -> int:
    """Tell whoever must hear what was done; how much there was. Whatever fails is tried again after a while."""
    for count in range(AT_ONCE):
        now = lobby.now()
        due = select(audit.c.id).where(audit.c.due_at <= now).order_by(audit.c.id).limit(1)
        taken = update(audit).where(audit.c.id == due.with_for_update(skip_locked=True).scalar_subquery())
        async with lobby.engine.begin() as connection:
            row = (await connection.execute(taken.values(due_at=now + LEASE).returning(audit))).mappings().first()
        if row is None:
            return count
        try:
            await FOLLOWING[row["deed"]](lobby, row)
        except Problem as problem:
            log.warning("entry %s of the audit log waits: %s", row["id"], problem.reason)
            continue
        async with lobby.engine.begin() as connection:
            await connection.execute(update(audit).where(audit.c.id == row["id"]).values(due_at=None))
    return AT_ONCE


async def _send_away(lobby: Lobby, row: RowMapping) -> None:
    """Somebody was banned: their sockets are closed, and they get up everywhere, as if they had left."""
    if row["person"] is None:
        return
    await lobby.fanout.publish(asks.person_subject(row["person"]), asks.OUT)
    sits = select(seats.c.table, seats.c.seat, people.c.name).join(tables, tables.c.id == seats.c.table)
    sits = sits.join(people, people.c.id == seats.c.person)
    async with lobby.engine.connect() as connection:
        mine = sits.where(seats.c.person == row["person"], tables.c.status.in_(ALIVE))
        found = (await connection.execute(mine.order_by(seats.c.table))).all()
    for each in found:
        await get_up(lobby, Who(row["person"], each.name, guest=False), each.table, each.seat)


async def _close_match(lobby: Lobby, row: RowMapping) -> None:
    """The referee ends the match, which counts for nothing; one that is over meanwhile stays as it is.

    A broken match is closed even when no referee can help any more.
    """
    async with lobby.engine.connect() as connection:
        wanted = select(tables).where(tables.c.id == row["table"])
        table = (await connection.execute(wanted)).mappings().first()
    if table is None:
        return
    if table["status"] == "playing":
        try:
            await lobby.referees.ask(table["game"], table["rules"], table["id"], asks.Close())
        except Problem:
            async with lobby.engine.connect() as connection:
                wanted = select(matches.c.result, matches.c.broken).where(matches.c.id == table["id"])
                match = (await connection.execute(wanted)).one()
            if match.result is not None:
                return
            if match.broken is None:
                raise
        async with lobby.engine.begin() as connection:
            await close_match(connection, table["id"], lobby.now())
    await lobby.tell(table["id"])


async def _ring(lobby: Lobby, row: RowMapping) -> None:
    """Whoever shows what was changed looks again."""
    numbers: Sequence[int] = row["details"].get("tables", [row["table"]] if row["table"] else [])
    await lobby.ring(*numbers)


FOLLOWING: Final[dict[str, Callable[[Lobby, RowMapping], Awaitable[None]]]] = {
    "ban": _send_away,
    "close": _close_match,
    "delete-message": _ring,
    "rename": _ring,
}


# What there is to know.


@dataclass(frozen=True)
class Sanctioned:
    """A mute or a ban, which may be over."""

    kind: Sanction
    because: str
    at: datetime
    until: datetime | None


@dataclass(frozen=True)
class Known:
    """What moderators know of a person."""

    name: str
    guest: bool
    role: Role | None
    since: datetime
    seen_at: datetime
    sanctions: list[Sanctioned]  # the latest first
    reported: int  # times
    tables: list[int]  # at which they sit, waiting or playing


async def known_of(connection: AsyncConnection, name: str) -> Known:
    """Sanctions of a person, how often they were reported, and where they sit."""
    row = await read_person(connection, (await find_person(connection, name)).id)
    if row is None:
        raise Problem(404, "problem-no-such-person")
    held = select(sanctions.c.kind, sanctions.c.because, sanctions.c.at, sanctions.c.until)
    held = held.where(sanctions.c.person == row["id"]).order_by(sanctions.c.id.desc()).limit(PAGE)
    counted = select(func.count()).select_from(reports).where(reports.c.about == row["id"])
    sits = select(seats.c.table).join(tables, tables.c.id == seats.c.table).where(seats.c.person == row["id"])
    sits = sits.where(tables.c.status.in_(ALIVE)).order_by(seats.c.table.desc()).limit(PAGE)
    return Known(
        **{column: row[column] for column in ("name", "guest", "role", "seen_at")},
        since=row["created_at"],
        sanctions=[Sanctioned(*each) for each in await connection.execute(held)],
        reported=(await connection.execute(counted)).scalar_one(),
        tables=list((await connection.execute(sits)).scalars()),
    )


async def read_audit(connection: AsyncConnection, before: int | None, number: int | None = None) -> list[Done]:
    """What was done, the latest first; or one entry."""
    who, whom = people.alias(), people.alias()
    columns = [audit.c.id, audit.c.at, audit.c.deed, who.c.name.label("actor"), audit.c.role]
    columns += [whom.c.name.label("person"), audit.c.table, audit.c.report, audit.c.because, audit.c.details]
    wanted = select(*columns, audit.c.due_at.is_(None).label("told"))
    wanted = wanted.outerjoin(who, who.c.id == audit.c.actor).outerjoin(whom, whom.c.id == audit.c.person)
    if before is not None:
        wanted = wanted.where(audit.c.id < before)
    if number is not None:
        wanted = wanted.where(audit.c.id == number)
    found = await connection.execute(wanted.order_by(audit.c.id.desc()).limit(PAGE))
    return [Done(**row) for row in found.mappings()]
