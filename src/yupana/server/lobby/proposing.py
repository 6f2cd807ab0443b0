"""What needs the consent of all: taking back, a pause, its end, closing a match, what becomes of an absent seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from sqlalchemy import RowMapping, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server import asks
from yupana.server.accounts.profiles import find_person
from yupana.server.journal.tables import matches, proposals
from yupana.server.lobby.absence import absent_seats, is_absent, is_away, left_at, left_to_bot
from yupana.server.lobby.referees import RefusedByReferee
from yupana.server.lobby.rooms import (
    Lobby,
    Who,
    chair_at,
    change,
    check_guest,
    check_status,
    hold,
    match_of,
    my_seat,
    person_of,
    sitting,
    write_seat,
)
from yupana.server.problems import Problem

Kind = Literal["takeback", "pause", "resume", "close", "bot", "sit"]
WITHOUT_ABSENT = ("close", "bot", "sit")  # what is decided without those who are absent
PATIENCE = timedelta(minutes=1)  # after the first refusal; four times as long after the second, nine after the third


@dataclass(frozen=True)
class Proposed:
    """A wish: how many entries shall stand, or for whose seat a bot shall play on or who shall sit down there."""

    kind: Kind
    to: int | None = None
    about: int | None = None
    person: str | None = None


async def propose(lobby: Lobby, who: Who, number: int, wish: Proposed) -> None:
    """Propose something to all others; who is the only person at the table has agreed with everybody."""
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        rows = await sitting(connection, number)
        seat = my_seat(rows, who)
        check_status(row, "playing")
        match = await match_of(connection, number)
        _check_sense(wish, row, rows, match, seat)
        person = None if wish.person is None else await _newcomer(connection, row, rows, wish.person)
        await _drop_outdated(connection, row, rows, match)
        await _check_manners(lobby, connection, number, wish.kind, seat)
        alone = wish.kind == "close" and match["broken"] is not None
        agreed = alone or _deciding(row, rows, match, seat, wish.kind) == {seat}
        values = {"table": number, "kind": wish.kind, "seat": seat, "to": wish.to, "seq": match["seq"]}
        values |= {"about": wish.about, "person": person, "agreed": [seat], "status": "agreed" if agreed else "open"}
        made = insert(proposals).values(**values, at=lobby.now())
        proposal = (await connection.execute(made.returning(proposals))).mappings().one()
        if agreed:
            await _keep_seat(connection, row, rows, match, proposal, lobby.now())
    if agreed:
        await _carry_out(lobby, row, rows, match, proposal)
    await lobby.ring(number)


async def respond(lobby: Lobby, who: Who, number: int, proposal: int, agree: bool) -> None:
    """Agree or refuse; who proposed it may take it back by refusing."""
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        rows = await sitting(connection, number)
        seat = my_seat(rows, who)
        check_status(row, "playing")
        match = await match_of(connection, number)
        await _drop_outdated(connection, row, rows, match)
        wanted = select(proposals).where(proposals.c.id == proposal, proposals.c.table == number)
        found = (await connection.execute(wanted)).mappings().first()
        if found is None:
            raise Problem(404, "problem-no-proposal")
        done = False
        if found["status"] == "open":
            done = agree and _deciding(row, rows, match, seat, found["kind"]) <= {*found["agreed"], seat}
            await _note(connection, found, seat, agree, done, lobby.now())
        if done:
            await _keep_seat(connection, row, rows, match, found, lobby.now())
    try:
        if found["status"] != "open":
            raise Problem(409, "problem-proposal-over")
        if done:
            await _carry_out(lobby, row, rows, match, found)
    finally:
        await lobby.ring(number)


async def _note(
    connection: AsyncConnection, proposal: RowMapping, seat: int, agree: bool, done: bool, now: datetime
) -> None:
    """Write down what somebody answered."""
    here = update(proposals).where(proposals.c.id == proposal["id"])
    if agree:
        agreed = sorted({*proposal["agreed"], seat})
        await connection.execute(here.values(agreed=agreed, status="agreed" if done else "open"))
    else:
        status = "stale" if seat == proposal["seat"] else "refused"
        await connection.execute(here.values(status=status, at=now))


async def drop_proposals(connection: AsyncConnection, number: int, since: int | None = None) -> None:
    """Forget what was proposed when others sat here, or what was to be taken back from another journal."""
    gone = update(proposals).where(proposals.c.table == number, proposals.c.status == "open").values(status="stale")
    if since is not None:
        gone = gone.where(proposals.c.kind == "takeback", proposals.c.seq != since)
    await connection.execute(gone)


async def _drop_outdated(
    connection: AsyncConnection, row: RowMapping, rows: Sequence[RowMapping], match: RowMapping
) -> None:
    """Forget what was proposed about another journal, or about somebody who is there again."""
    await drop_proposals(connection, row["id"], since=match["seq"])
    opened = select(proposals).where(proposals.c.table == row["id"], proposals.c.status == "open")
    for proposal in (await connection.execute(opened)).mappings().all():
        if not still_stands(row, rows, match, proposal):
            gone = update(proposals).where(proposals.c.id == proposal["id"])
            await connection.execute(gone.values(status="stale"))


def still_stands(row: RowMapping, rows: Sequence[RowMapping], match: RowMapping, proposal: RowMapping) -> bool:
    """Whether the seat that a proposal is about still needs somebody."""
    if proposal["kind"] == "bot":
        return is_absent(row, rows[proposal["about"]], match)
    if proposal["kind"] == "sit":
        return proposal["person"] is not None and is_away(row, rows[proposal["about"]], match)
    return True


def _deciding(row: RowMapping, rows: Sequence[RowMapping], match: RowMapping, seat: int, kind: str) -> set[int]:
    """The seats where a person decides, who all must agree; a broken match has no bots that step in.

    Some things are decided without those who are absent; who speaks is not.
    """
    found = {
        int(row["seat"]) for row in rows if row["person"] is not None and (match["players"][row["seat"]] == asks.PERSON)
    }
    if seat not in found and match["broken"] is None:
        raise Problem(409, "problem-bot-decides")
    return found - absent_seats(row, rows, match) | {seat} if kind in WITHOUT_ABSENT else found


def _check_sense(wish: Proposed, row: RowMapping, rows: Sequence[RowMapping], match: RowMapping, seat: int) -> None:
    """There is something to take back, a clock to stop, or somebody who is not there."""
    kind, to, about = wish.kind, wish.to, wish.about
    if (kind == "takeback") != (to is not None) or (to is not None and to >= match["seq"]):
        raise Problem(409, "problem-nothing-to-take-back")
    if kind in ("pause", "resume") and match["clocks"] is None:
        raise Problem(409, "problem-no-clock")
    if (kind in ("bot", "sit")) != (about is not None) or (kind == "sit") != (wish.person is not None):
        raise Problem(409, "problem-not-absent")
    if about is not None:
        chair = chair_at(rows, about)
        if about == seat or not (is_absent if kind == "bot" else is_away)(row, chair, match):
            raise Problem(409, "problem-not-absent")


async def _newcomer(connection: AsyncConnection, row: RowMapping, rows: Sequence[RowMapping], name: str) -> int:
    """The person who shall sit down: somebody who has not seen the cards of any seat, nor left."""
    found = await find_person(connection, name)
    check_guest(row["rated"], Who(found.id, found.name, found.guest))
    known = {*row["terms"].get("sat", {}), *row["terms"].get("resigned", {})}
    if str(found.id) in known or any(found.id in (chair["person"], chair["left_by"]) for chair in rows):
        raise Problem(409, "problem-was-here")
    return int(found.id)


async def _keep_seat(
    connection: AsyncConnection,
    row: RowMapping,
    rows: Sequence[RowMapping],
    match: RowMapping,
    proposal: RowMapping,
    now: datetime,
) -> None:
    """All agreed on who shall sit down: whoever is absent has left, and the seat is kept."""
    if proposal["kind"] != "sit":
        return
    seat, terms = proposal["about"], row["terms"]
    if rows[seat]["person"] is not None:
        await write_seat(connection, rows[seat], **left_to_bot(row, rows[seat], match))
        terms = terms | left_at(row, seat, match)
    others = {person: where for person, where in terms.get("invited", {}).items() if where != seat}
    await drop_proposals(connection, row["id"])
    await change(connection, row["id"], now, terms=terms | {"invited": others | {str(proposal["person"]): seat}})


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


async def _carry_out(
    lobby: Lobby, row: RowMapping, rows: Sequence[RowMapping], match: RowMapping, proposal: RowMapping
) -> None:
    """All agreed, which is written down: the referee does it, and meanwhile nothing is held.

    If it will not, the proposal is over; if nobody answers, it is as it was before the last of them agreed, who can
    try again. A broken match is closed even when no referee can help any more; a seat that is kept stays so, and the
    steward lets a bot play there.
    """
    about = proposal["about"] or 0
    sits = rows[about]["person"] if proposal["kind"] == "bot" else None
    by_bot = asks.SetPlayer(seat=about, player=row["substitute"], person=sits, before=person_of(match, about))
    wishes: dict[str, asks.Wish] = {
        "takeback": asks.TakeBack(seat=proposal["seat"], to=proposal["to"] or 0),
        "pause": asks.Pause(paused=True),
        "resume": asks.Pause(paused=False),
        "close": asks.Close(),
        "bot": by_bot,
        "sit": by_bot,
    }
    kind = proposal["kind"]
    here = update(proposals).where(proposals.c.id == proposal["id"])
    try:
        await lobby.referees.ask(row["game"], row["rules"], row["id"], wishes[kind])
    except Problem as problem:
        if kind != "sit" and not (kind == "close" and match["broken"]):
            alone = proposal["status"] == "agreed"  # by who proposed it, in one go
            stale = alone or isinstance(problem, RefusedByReferee)
            before = {"status": "stale"} if stale else {"status": "open", "agreed": proposal["agreed"]}
            async with lobby.engine.begin() as connection:
                await connection.execute(here.values(**before))
            raise
    if kind == "close":
        async with lobby.engine.begin() as connection:
            await close_match(connection, row["id"], lobby.now())
    if kind == "sit":
        await lobby.fanout.publish(asks.person_subject(proposal["person"]), b"")


async def close_match(connection: AsyncConnection, number: int, now: datetime) -> None:
    """The match at a table has been closed: it counts for nothing.

    The table first, as everywhere: a match may live in another database, and no database sees a deadlock between two.
    """
    await change(connection, number, now, status="closed")
    await drop_proposals(connection, number)
    await connection.execute(update(matches).where(matches.c.id == number).values(due_at=None, wake_at=None))
