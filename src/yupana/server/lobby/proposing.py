"""What needs the consent of all: taking back, a pause, its end, closing a match that shall count for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Literal

from sqlalchemy import RowMapping, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server import asks
from yupana.server.journal.tables import matches, proposals
from yupana.server.lobby.referees import RefusedByReferee
from yupana.server.lobby.rooms import Lobby, Who, change, check_status, hold, match_of, my_seat, sitting
from yupana.server.problems import Problem

Kind = Literal["takeback", "pause", "resume", "close"]
PATIENCE = timedelta(minutes=1)  # after the first refusal; four times as long after the second, nine after the third


async def propose(lobby: Lobby, who: Who, number: int, kind: Kind, to: int | None = None) -> None:
    """Propose something to all others; who is the only person at the table has agreed with everybody."""
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        rows = await sitting(connection, number)
        seat = my_seat(rows, who)
        check_status(row, "playing")
        match = await match_of(connection, number)
        _check_sense(kind, to, match)
        await drop_proposals(connection, number, since=match["seq"])
        await _check_manners(lobby, connection, number, kind, seat)
        alone = kind == "close" and match["broken"] is not None
        agreed = alone or _deciding(rows, match, seat) == {seat}
        values = {"table": number, "kind": kind, "seat": seat, "to": to, "seq": match["seq"], "agreed": [seat]}
        made = insert(proposals).values(**values, status="agreed" if agreed else "open", at=lobby.now())
        proposal = (await connection.execute(made.returning(proposals))).mappings().one()
    if agreed:
        await _carry_out(lobby, row, match, proposal)
    await lobby.ring(number)


async def respond(lobby: Lobby, who: Who, number: int, proposal: int, agree: bool) -> None:
    """Agree or refuse; who proposed it may take it back by refusing."""
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        rows = await sitting(connection, number)
        seat = my_seat(rows, who)
        check_status(row, "playing")
        match = await match_of(connection, number)
        await drop_proposals(connection, number, since=match["seq"])
        wanted = select(proposals).where(proposals.c.id == proposal, proposals.c.table == number)
        found = (await connection.execute(wanted)).mappings().first()
        if found is None:
            raise Problem(404, "problem-no-proposal")
        if found["status"] != "open":
            raise Problem(409, "problem-proposal-over")
        deciding = _deciding(rows, match, seat)
        agreed = sorted({*found["agreed"], seat})
        done = agree and deciding <= set(agreed)
        here = update(proposals).where(proposals.c.id == proposal)
        if not agree:
            status = "stale" if seat == found["seat"] else "refused"
            await connection.execute(here.values(status=status, at=lobby.now()))
        else:
            await connection.execute(here.values(agreed=agreed, status="agreed" if done else "open"))
    try:
        if done:
            await _carry_out(lobby, row, match, found)
    finally:
        await lobby.ring(number)


async def drop_proposals(connection: AsyncConnection, number: int, since: int | None = None) -> None:
    """Forget what was proposed when others sat here, or what was to be taken back from another journal."""
    gone = update(proposals).where(proposals.c.table == number, proposals.c.status == "open").values(status="stale")
    if since is not None:
        gone = gone.where(proposals.c.kind == "takeback", proposals.c.seq != since)
    await connection.execute(gone)


def _deciding(rows: Sequence[RowMapping], match: RowMapping, seat: int) -> set[int]:
    """The seats where a person decides, who all must agree; a broken match has no bots that step in."""
    found = {
        int(row["seat"]) for row in rows if row["person"] is not None and (match["players"][row["seat"]] == asks.PERSON)
    }
    if seat not in found and match["broken"] is None:
        raise Problem(409, "problem-bot-decides")
    return found


def _check_sense(kind: Kind, to: int | None, match: RowMapping) -> None:
    """There is something to take back, or a clock to stop."""
    if (kind == "takeback") != (to is not None) or (to is not None and to >= match["seq"]):
        raise Problem(409, "problem-nothing-to-take-back")
    if kind in ("pause", "resume") and match["clocks"] is None:
        raise Problem(409, "problem-no-clock")


async def _check_manners(lobby: Lobby, connection: AsyncConnection, number: int, kind: Kind, seat: int) -> None:
    """One proposal of a kind at a time, and ever longer silence from who was refused."""
    here = (proposals.c.table == number, proposals.c.kind == kind)
    opened = select(proposals.c.id).where(*here, proposals.c.status == "open").limit(1)
    if (await connection.execute(opened)).first() is not None:
        raise Problem(409, "problem-already-proposed")
    counted = select(func.count(), func.max(proposals.c.at))
    refused = counted.where(*here, proposals.c.seat == seat, proposals.c.status == "refused")
    times, last = (await connection.execute(refused)).one()
    if times and lobby.now() < last + PATIENCE * times**2:
        raise Problem(409, "problem-refused-lately")


async def _carry_out(lobby: Lobby, row: RowMapping, match: RowMapping, proposal: RowMapping) -> None:
    """All agreed, which is written down: the referee does it, and meanwhile nothing is held.

    If it will not, the proposal is over; if nobody answers, it is as it was before the last of them agreed, who can
    try again. A broken match is closed even when no referee can help any more.
    """
    wishes: dict[str, asks.Wish] = {
        "takeback": asks.TakeBack(seat=proposal["seat"], to=proposal["to"] or 0),
        "pause": asks.Pause(paused=True),
        "resume": asks.Pause(paused=False),
        "close": asks.Close(),
    }
    kind = proposal["kind"]
    here = update(proposals).where(proposals.c.id == proposal["id"])
    try:
        await lobby.referees.ask(row["game"], row["rules"], row["id"], wishes[kind])
    except Problem as problem:
        if not (kind == "close" and match["broken"]):
            alone = proposal["status"] == "agreed"  # by who proposed it, in one go
            stale = alone or isinstance(problem, RefusedByReferee)
            before = {"status": "stale"} if stale else {"status": "open", "agreed": proposal["agreed"]}
            async with lobby.engine.begin() as connection:
                await connection.execute(here.values(**before))
            raise
    if kind == "close":
        async with lobby.engine.begin() as connection:
            await close_match(connection, row["id"], lobby.now())


async def close_match(connection: AsyncConnection, number: int, now: datetime) -> None:
    """The match at a table has been closed: it counts for nothing."""
    await drop_proposals(connection, number)
    await connection.execute(update(matches).where(matches.c.id == number).values(due_at=None))
    await change(connection, number, now, status="closed")
