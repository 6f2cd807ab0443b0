"""Complaints of people about people, with what was said and when moves were made at the table, as of then."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

from sqlalchemy import ColumnElement, func, insert, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.accounts.profiles import find_person
from yupana.server.journal.tables import chat, entries, people, reports
from yupana.server.lobby.rooms import Lobby, Who, find, sitting
from yupana.server.lobby.talking import check_listener
from yupana.server.problems import Problem

Kind = Literal["talk", "name", "play", "other"]
LATELY = timedelta(days=1)
REPORTS_MAX = 20  # of one person within that time
LINES_MAX = 100  # of the chat, the latest
MOVES_MAX = 200  # of the journal, the latest
PAGE = 50


@dataclass(frozen=True)
class Complaint:
    """What somebody has to say: about a line of chat, or about a person, perhaps at a table."""

    kind: Kind
    text: str
    person: str = ""  # by name
    table: int | None = None
    line: int | None = None
    code: str = ""


@dataclass(frozen=True)
class ReportLine:
    """A report in the list."""

    id: int
    at: datetime
    kind: Kind
    person: str | None  # who complains
    about: str | None
    table: int | None
    text: str
    settled_at: datetime | None


@dataclass(frozen=True)
class LineOfLog:
    """Something that was said before the report; `reported` is what it is about."""

    name: str | None
    text: str
    at: datetime
    id: int
    reported: bool
    deleted: bool


@dataclass(frozen=True)
class MoveOfLog:
    """That a seat moved, and when; what it did is in the record when the match is over, and nobody's to know before."""

    seq: int
    seat: int
    at: datetime


@dataclass(frozen=True)
class ReportView(ReportLine):
    """A report with the log that came with it."""

    game: str | None
    seats: list[str | None]
    chat: list[LineOfLog]
    moves: list[MoveOfLog]


async def report(lobby: Lobby, who: Who, wanted: Complaint) -> int:
    """Write a complaint down, with the log of its table; its number."""
    now = lobby.now()
    async with lobby.engine.begin() as connection:
        await connection.execute(select(people.c.id).where(people.c.id == who.id).with_for_update(key_share=True))
        lately = select(func.count()).select_from(reports).where(reports.c.person == who.id)
        if (await connection.execute(lately.where(reports.c.at > now - LATELY))).scalar_one() >= REPORTS_MAX:
            raise Problem(409, "problem-too-many-reports")
        log = await _log(connection, who, wanted) if wanted.table is not None else {}
        about = log.pop("about", None) if wanted.line else (await find_person(connection, wanted.person)).id
        if about == who.id:
            raise Problem(409, "problem-yourself")
        row = {"person": who.id, "about": about, "table": wanted.table, "kind": wanted.kind, "text": wanted.text}
        made = await connection.execute(insert(reports).values(**row, log=log, at=now).returning(reports.c.id))
        return int(made.scalar_one())


async def _log(connection: AsyncConnection, who: Who, wanted: Complaint) -> dict[str, Any]:
    """What everybody at a table may know of it, by numbers of people, so that who is forgotten has no name there."""
    row = await find(connection, wanted.table or 0, who, wanted.code)
    await check_listener(connection, row, who)
    said = select(chat.c.id, chat.c.person, chat.c.text, chat.c.at).where(chat.c.table == row["id"])
    lines = (await connection.execute(said.order_by(chat.c.id.desc()).limit(LINES_MAX))).all()
    log: dict[str, Any] = {"game": row["game"]}
    if wanted.line:
        line = (await connection.execute(said.where(chat.c.id == wanted.line))).first()
        if line is None:
            raise Problem(404, "problem-no-message")
        lines = [*lines, line] if line not in lines else lines
        log |= {"about": line.person, "line": line.id}
    played = select(entries.c.seq, entries.c.seat, entries.c.at).where(entries.c.match == row["id"])
    moves = (await connection.execute(played.order_by(entries.c.seq.desc()).limit(MOVES_MAX))).all()
    log["seats"] = [chair["person"] for chair in await sitting(connection, row["id"])]
    log["chat"] = [[each.id, each.person, each.text, each.at.isoformat()] for each in reversed(lines)]
    log["moves"] = [[each.seq, each.seat, each.at.isoformat()] for each in reversed(moves)]
    return log


_WHO, _ABOUT = people.alias(), people.alias()
LINES = (
    select(
        *[reports.c.id, reports.c.at, reports.c.kind, _WHO.c.name.label("person"), _ABOUT.c.name.label("about")],
        *[reports.c.table, reports.c.text, reports.c.settled_at],
    )
    .outerjoin(_WHO, _WHO.c.id == reports.c.person)
    .outerjoin(_ABOUT, _ABOUT.c.id == reports.c.about)
)


def not_about(reader: int | None) -> ColumnElement[bool]:
    """Nobody reads or settles what others complain of in them; the host does, by a command."""
    return reports.c.about.is_distinct_from(reader) if reader is not None else true()


async def count_waiting(connection: AsyncConnection, reader: int) -> int:
    """How many reports wait for somebody like this reader."""
    waiting = select(func.count()).select_from(reports).where(reports.c.settled_at.is_(None), not_about(reader))
    return int((await connection.execute(waiting)).scalar_one())


async def list_reports(
    connection: AsyncConnection, settled: bool, before: int | None = None, reader: int | None = None
) -> list[ReportLine]:
    """Reports that wait, or those that are settled, the latest first."""
    state = reports.c.settled_at.is_not(None) if settled else reports.c.settled_at.is_(None)
    wanted = LINES.where(state, not_about(reader))
    if before is not None:
        wanted = wanted.where(reports.c.id < before)
    found = await connection.execute(wanted.order_by(reports.c.id.desc()).limit(PAGE))
    return [ReportLine(**row) for row in found.mappings()]


async def read_report(connection: AsyncConnection, number: int, reader: int | None = None) -> ReportView:
    """One report with its log; names are those of today."""
    wanted = LINES.add_columns(reports.c.log).where(reports.c.id == number, not_about(reader))
    row = (await connection.execute(wanted)).mappings().first()
    if row is None:
        raise Problem(404, "problem-no-report")
    log = row["log"]
    said, sat = log.get("chat", []), log.get("seats", [])
    known = select(people.c.id, people.c.name).where(people.c.id.in_({*sat, *[line[1] for line in said]} - {None}))
    names = {each.id: each.name for each in await connection.execute(known)}
    there = select(chat.c.id).where(chat.c.id.in_([line[0] for line in said]))
    kept = set((await connection.execute(there)).scalars())
    return ReportView(
        **{name: row[name] for name in ReportLine.__annotations__},
        game=log.get("game"),
        seats=[names.get(person) for person in sat],
        chat=[
            LineOfLog(names.get(person), text, datetime.fromisoformat(at), id, id == log.get("line"), id not in kept)
            for id, person, text, at in said
        ],
        moves=[MoveOfLog(seq, seat, datetime.fromisoformat(at)) for seq, seat, at in log.get("moves", [])],
    )
