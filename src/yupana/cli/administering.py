"""Looks after the people of a server from the machine it runs on: the same deeds as the page of moderators."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, TypeVar

from yupana.cli.common import console, fail
from yupana.cli.hosting import address, database

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from yupana.server.lobby.moderating import Deed, Done
    from yupana.server.lobby.reporting import ReportLine, ReportView

Found = TypeVar("Found")
WHY_NOT: Final = {
    "problem-no-such-person": "there is nobody of that name",
    "problem-no-table": "there is no such table",
    "problem-not-playing": "nobody waits or plays at that table",
    "problem-no-message": "there is no such message",
    "problem-no-report": "there is no such report",
    "problem-name": "nobody may be called so",
    "problem-name-taken": "somebody is called so, or nearly so, or was",
    "problem-name-reserved": "people would take somebody of that name for the host",
}


def act(kind: str, **about: Any) -> None:
    """Do something and say what the audit log says of it; a server that runs hears of it within seconds."""

    async def work(engine: AsyncEngine) -> Done:
        from yupana.server.lobby import moderating

        deed: Deed = moderating.Deed(**{"kind": kind, **about})
        number = await moderating.do(engine, None, deed, datetime.now(UTC))
        async with engine.connect() as connection:
            return (await moderating.read_audit(connection, None, number))[0]

    _say(_line(_with(work)))


def invite(people: int, days: int, because: str) -> None:
    """Make an invitation, and say what the audit log says of it and the link; only its end if nobody knows the rest."""
    from yupana.server.accounts.keys import new_key

    key = new_key()
    act("invite", key=key, people=people, hours=days * 24, because=because)
    where = address()
    _say(f"{where}/#/invited/{key}")
    if not where:
        _say("Write before it where people open this server; once YUPANA_URL says that, it is there by itself.")


def audit(before: int | None) -> None:
    """Say what was done, the latest first."""

    async def work(engine: AsyncEngine) -> list[Done]:
        from yupana.server.lobby import moderating

        async with engine.connect() as connection:
            return await moderating.read_audit(connection, before)

    found = _with(work)
    for done in found:
        _say(_line(done))
    if not found:
        _say("nothing was done yet")


def reports(settled: bool) -> None:
    """Say what people complain about, the latest first."""

    async def work(engine: AsyncEngine) -> list[ReportLine]:
        from yupana.server.lobby import reporting

        async with engine.connect() as connection:
            return await reporting.list_reports(connection, settled)

    found = _with(work)
    for each in found:
        _say(_heading(each))
    if not found:
        _say("no reports are settled" if settled else "no reports wait")


def report(number: int) -> None:
    """Say one complaint with its log."""

    async def work(engine: AsyncEngine) -> ReportView:
        from yupana.server.lobby import reporting

        async with engine.connect() as connection:
            return await reporting.read_report(connection, number)

    read = _with(work)
    _say(_heading(read))
    for line in read.chat:
        marks = " (reported)" * line.reported + " (deleted)" * line.deleted
        _say(f"  {line.at:%F %R} message {line.id}, {line.name}: {line.text}{marks}")
    for move in read.moves:
        who = f"by {read.seats[move.seat] or f'seat {move.seat + 1}'}" if move.seat >= 0 else "of the deal"
        _say(f"  {move.at:%F %R:%S} entry {move.seq} {who}")


def _with(work: Callable[[AsyncEngine], Awaitable[Found]]) -> Found:
    """What comes of work with the database; whatever cannot be done is one sentence."""
    from yupana.server.journal.database import connect
    from yupana.server.problems import Problem

    async def worked(url: str) -> Found:
        engine = connect(url)
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    with database() as settings:
        try:
            return asyncio.run(worked(settings.database))
        except Problem as problem:
            fail(WHY_NOT.get(problem.reason, problem.reason))


def _line(done: Done) -> str:
    """An entry of the audit log."""
    parts = [f"{done.id} {done.at:%F %R} {done.actor or ''} ({done.role}): {done.deed}".replace("  ", " ")]
    named = asdict(done)
    parts += [f"{what} {named[what]}" for what in ("person", "table", "report") if named[what] is not None]
    parts += [f"{what} {value}" for what, value in done.details.items() if value is not None]
    parts += [f"because: {done.because}"] * bool(done.because)
    return ", ".join(parts)


def _heading(report: ReportLine) -> str:
    where = f" at table {report.table}" if report.table else ""
    return f"{report.id} {report.at:%F %R} {report.kind}: {report.person} about {report.about}{where}: {report.text}"


def _say(line: str) -> None:
    console.print(line, markup=False, soft_wrap=True)
