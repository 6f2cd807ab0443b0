"""Tidies up: tables whose match is over or given up, seats that nobody is left at, what everybody forgot."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server import asks
from yupana.server.fanout.fanout import Fanout
from yupana.server.journal.tables import matches, people, proposals, seats, tables
from yupana.server.lobby.casting import deal_overdue
from yupana.server.lobby.moderating import follow_up
from yupana.server.lobby.proposing import close_match, drop_proposals
from yupana.server.lobby.rating import rate
from yupana.server.lobby.referees import Referees
from yupana.server.lobby.rooms import PUBLIC, Lobby, sitting
from yupana.server.lobby.seating import DUEL
from yupana.server.problems import Problem

log = logging.getLogger(__name__)

IDLE = timedelta(days=30)  # after which an open table is closed
ABANDONED = timedelta(days=90)  # after which a match is closed that nobody moves in and whose people do not come
AT_ONCE = 100  # tables in one go
SETTLED = timedelta(seconds=10)  # after which whoever wrote a seat has told the match, or never will


async def tidy(engine: AsyncEngine, fanout: Fanout, now: datetime) -> int:
    """Do all that is to be done, also what a host's command left to do; how many tables changed.

    Any number of stewards may work at the same time.
    """
    lobby = Lobby(engine, fanout, lambda: now)
    changed = await deal_overdue(lobby)
    changed += await _finish(engine, now)
    async with engine.begin() as connection:
        changed += await _close_idle(connection, now)
        changed += await _close_abandoned(connection, now)
        changed += await _drop_stale(connection)
    changed += await _close_closed(engine, now)
    await _agree(engine, fanout, now)
    changed += await _fill_orphaned(engine, fanout)
    changed += await _end_resigned(engine, fanout)
    await follow_up(lobby)
    for number in set(changed):
        await fanout.publish(asks.table_subject(number), b"")
    if changed:
        await fanout.publish(asks.LOBBY, b"")
    return len(set(changed))


async def _finish(engine: AsyncEngine, now: datetime) -> list[int]:
    """Matches with a result are over, one transaction each, so that a strange one stops no other."""
    done: list[int] = []
    over = select(tables).join(matches, matches.c.id == tables.c.id)
    over = over.where(tables.c.status == "playing", matches.c.result.is_not(None))
    while len(done) < AT_ONCE:
        async with engine.begin() as connection:
            held = over.limit(1).with_for_update(of=tables, skip_locked=True, key_share=True)
            row = (await connection.execute(held)).mappings().first()
            if row is None:
                break
            await _end(connection, row, now)
            done.append(int(row["id"]))
    return done


async def _end(connection: AsyncConnection, row: RowMapping, now: datetime) -> None:
    ended = update(tables).where(tables.c.id == row["id"])
    await connection.execute(ended.values(status="over", changed_at=now))
    await drop_proposals(connection, row["id"])
    if not row["rated"]:
        return
    match = (await connection.execute(select(*PUBLIC).where(matches.c.id == row["id"]))).mappings().one()
    try:
        async with connection.begin_nested():
            await rate(connection, row, await sitting(connection, row["id"]), match, now)
    except (ValueError, IndexError):
        log.exception("match %s has the result %r and was not rated", row["id"], match["result"])


async def _close_idle(connection: AsyncConnection, now: datetime) -> list[int]:
    """Tables that nobody sat down at or got up from for long."""
    idle = select(tables.c.id).where(tables.c.status == "open", tables.c.changed_at < now - IDLE)
    held = idle.limit(AT_ONCE).with_for_update(skip_locked=True, key_share=True)
    closed = update(tables).where(tables.c.id.in_(held.scalar_subquery())).values(status="closed", changed_at=now)
    return list((await connection.execute(closed.returning(tables.c.id))).scalars())


async def _close_abandoned(connection: AsyncConnection, now: datetime) -> list[int]:
    """Matches in which nobody has moved for long and whose people were not here since; they count for nothing.

    No referee is asked, for there may be none any more; one that still knows the match loses by its older revision.
    """
    before = now - ABANDONED
    here = exists().where(seats.c.table == tables.c.id, people.c.id == seats.c.person, people.c.seen_at >= before)
    stands = (matches.c.result.is_(None), matches.c.changed_at < before)
    old = select(tables.c.id).join(matches, matches.c.id == tables.c.id)
    old = old.where(tables.c.status == "playing", tables.c.changed_at < before, *stands, ~here)
    held = old.limit(AT_ONCE).with_for_update(of=tables, skip_locked=True, key_share=True)
    ids = matches.c.id.in_((await connection.execute(held)).scalars().all())
    shut = update(matches).where(ids, *stands).values(broken=asks.CLOSED, revision=matches.c.revision + 1)
    found = list((await connection.execute(shut.returning(matches.c.id))).scalars())
    for number in found:
        await close_match(connection, number, now)
    return found


async def _drop_stale(connection: AsyncConnection) -> list[int]:
    """What was to be taken back from a journal that has moved on."""
    moved = (proposals.c.kind == "takeback", proposals.c.seq != matches.c.seq, proposals.c.status == "open")
    gone = update(proposals).where(proposals.c.table == matches.c.id, *moved).values(status="stale")
    return list((await connection.execute(gone.returning(proposals.c.table))).scalars())


async def _close_closed(engine: AsyncEngine, now: datetime) -> list[int]:
    """Tables whose match was closed by a process that ended before it could write so."""
    shut = select(tables.c.id).join(matches, matches.c.id == tables.c.id)
    shut = shut.where(tables.c.status == "playing", matches.c.broken == asks.CLOSED).limit(AT_ONCE)
    async with engine.begin() as connection:
        held = shut.with_for_update(of=tables, skip_locked=True, key_share=True)
        found = list((await connection.execute(held)).scalars())
        for number in found:
            await close_match(connection, number, now)
    return found


async def _agree(engine: AsyncEngine, fanout: Fanout, now: datetime) -> None:
    """Matches that do not know who sits there: older gateways do not say it, and a process may have ended before."""
    other = seats.c.person.is_distinct_from(matches.c.people[seats.c.seat + 1])
    for row in await _seats(engine, other, tables.c.changed_at < now - SETTLED):
        wish = asks.SetPlayer(seat=row["seat"], player=row["player"], person=row["person"], before=row["before"])
        await _is_done(engine, fanout, row, wish)


async def _fill_orphaned(engine: AsyncEngine, fanout: Fanout) -> list[int]:
    """A bot steps in where the match waits for a person who is gone."""
    decides = func.coalesce(matches.c.players[seats.c.seat + 1], "") == asks.PERSON
    found = await _seats(engine, decides, seats.c.person.is_(None))
    wishes = [(row, asks.SetPlayer(seat=row["seat"], player=row["substitute"], before=row["before"])) for row in found]
    return [int(row["id"]) for row, wish in wishes if await _is_done(engine, fanout, row, wish)]


async def _seats(engine: AsyncEngine, *where: ColumnElement[bool]) -> Sequence[RowMapping]:
    """Some seats of matches that go on, and what the match knows of them."""
    player = matches.c.players[seats.c.seat + 1].label("player")
    before = matches.c.people[seats.c.seat + 1].label("before")
    columns = [tables.c.id, tables.c.game, tables.c.rules, tables.c.substitute, seats.c.seat, seats.c.person]
    playing = (tables.c.status == "playing", matches.c.result.is_(None), matches.c.broken.is_(None))
    joined = select(*columns, player, before).join(matches, matches.c.id == tables.c.id)
    wanted = joined.join(seats, seats.c.table == tables.c.id).where(*playing, *where)
    async with engine.connect() as connection:
        return (await connection.execute(wanted.limit(AT_ONCE))).mappings().all()


async def _end_resigned(engine: AsyncEngine, fanout: Fanout) -> list[int]:
    """A match between two that somebody gave up when no referee was there to hear of it."""
    playing = (tables.c.status == "playing", matches.c.result.is_(None), matches.c.broken.is_(None))
    resigned = (tables.c.terms.has_key("resigned"), func.cardinality(matches.c.players) <= DUEL)
    wanted = select(tables).join(matches, matches.c.id == tables.c.id).where(*playing, *resigned)
    async with engine.connect() as connection:
        found = (await connection.execute(wanted.limit(AT_ONCE))).mappings().all()
        sits = {row["id"]: await sitting(connection, row["id"]) for row in found}
    done: list[int] = []
    for row in found:
        for seat in row["terms"]["resigned"].values():
            wish = asks.Resign(seat=seat, person=sits[row["id"]][seat]["person"])
            if await _is_done(engine, fanout, row, wish):
                done.append(int(row["id"]))
    return done


async def _is_done(engine: AsyncEngine, fanout: Fanout, row: Any, wish: asks.SetPlayer | asks.Resign) -> bool:
    try:
        await Referees(engine, fanout).ask(row["game"], row["rules"], row["id"], wish)
    except Problem as problem:
        log.warning("match %s waits for nobody at seat %s: %s", row["id"], wish.seat, problem.reason)
        return False
    return True
