"""Sitting down, getting up, resigning; bots at seats; a leaver's seat passes to a bot, then to who wants it."""

from __future__ import annotations

import contextlib
from datetime import date, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import RowMapping, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server import asks
from yupana.server.accounts.blocks import check_welcome
from yupana.server.accounts.wishes import Wishes
from yupana.server.clocks import Sleep, check_sleep
from yupana.server.journal.tables import people, seats
from yupana.server.lobby.absence import leaver, left_at, left_to_bot, why_not
from yupana.server.lobby.allowances import check_room
from yupana.server.lobby.catalogue import check_bot
from yupana.server.lobby.proposing import drop_proposals
from yupana.server.lobby.rooms import (
    Lobby,
    Who,
    chair_at,
    change,
    check_guest,
    check_no_bots,
    check_owner,
    check_status,
    find,
    hold,
    is_free,
    match_of,
    my_seat,
    person_of,
    seat_of,
    sitting,
    write_seat,
)
from yupana.server.problems import Problem

SITTING_DOWN = timedelta(seconds=10)  # in which a referee hears who sat down where a bot decides until then
Change = tuple[asks.SetPlayer, RowMapping, dict[str, Any]]  # to be asked for; the seat before, and what was written
DUEL = 2  # seats of a match that ends when somebody resigns
EMPTY: dict[str, Any] = {"person": None, "bot": None, "left_by": None, "name": "", "promise": None}


async def sit(lobby: Lobby, who: Who, number: int, seat: int, code: str = "") -> None:
    """Sit down at a free seat; before the start also to change seats, during a match where somebody left."""
    asked: Change | None = None
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who, code)
        check_guest(row["rated"], who)
        if row["status"] == "playing":
            asked = await _take_over(lobby, connection, row, who, seat)
        else:
            await join(connection, row, who, seat, lobby.now())
    await _set_player(lobby, row, asked)
    await lobby.tell(number)


async def get_up(lobby: Lobby, who: Who, number: int, seat: int) -> None:
    """Leave a seat; before the start the owner may also clear anybody else's."""
    asked: Change | None = None
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        if row["status"] == "playing":
            asked = await _leave_match(lobby, connection, row, who, seat)
        else:
            await _clear(connection, row, who, seat, lobby.now())
    await _set_player(lobby, row, asked)
    await lobby.tell(number)


async def resign(lobby: Lobby, who: Who, number: int) -> None:
    """Give a match up: between two it is over and lost; at a larger table a bot plays on, and nobody comes back.

    It is written down before a referee hears of it; if none answers, the steward tells one.
    """
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        rows = await sitting(connection, number)
        seat = my_seat(rows, who)
        check_status(row, "playing")
        match = await match_of(connection, number)
        if match["broken"] is not None:
            raise Problem(409, "refused-broken")
        wish: asks.Wish = asks.Resign(seat=seat, person=who.id)
        if len(rows) > DUEL:
            wish = asks.SetPlayer(seat=seat, player=row["substitute"], before=person_of(match, seat))
            await write_seat(connection, rows[seat], **left_to_bot(row, rows[seat], match))
        await drop_proposals(connection, number)
        resigned = row["terms"].get("resigned", {}) | {str(who.id): seat}
        terms = row["terms"] | left_at(row, seat, match) | {"resigned": resigned}
        await change(connection, number, lobby.now(), terms=terms)
    with contextlib.suppress(Problem):
        await lobby.referees.ask(row["game"], row["rules"], number, wish)
    await lobby.tell(number)


async def put_bot(lobby: Lobby, who: Who, number: int, seat: int, bot: str) -> None:
    """The owner puts a bot on a free seat, or another one in its place."""
    async with lobby.engine.connect() as connection:
        game = (await find(connection, number, who))["game"]
    title = await lobby.catalogue.title(game)
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        rows = await sitting(connection, number)
        check_owner(row, rows, who)
        check_status(row, "open")
        chair = chair_at(rows, seat)
        if chair["person"] is not None:
            raise Problem(409, "problem-seat-taken")
        check_no_bots(row["rated"], [bot])
        check_bot(title, bot)
        await check_room(connection, who, bots=0 if chair["bot"] else 1)
        await write_seat(connection, chair, **EMPTY | {"bot": bot, "name": bot, "since": lobby.now()})
        await change(connection, number, lobby.now())
    await lobby.tell(number)


async def take_days_off(lobby: Lobby, who: Who, number: int, first: date, last: date, zone: str) -> None:
    """Go on vacation, both days included; the days were agreed on when sitting down."""
    async with lobby.engine.connect() as connection:
        row = await find(connection, number, who)
        seat = my_seat(await sitting(connection, number), who)
        check_status(row, "playing")
        if row["pace"] != "days":
            raise Problem(409, "problem-no-vacation")
    wish = asks.Away(seat=seat, first=first, last=last, zone=zone)
    await lobby.referees.ask(row["game"], row["rules"], number, wish)
    await lobby.ring(number)


def check_rated(rated: bool, pace: str) -> None:
    """Without a clock a loser could let a rated match stand for ever."""
    if rated and pace == "free":
        raise Problem(409, "problem-rated-clock")


async def join(connection: AsyncConnection, row: RowMapping, who: Who, seat: int, now: datetime) -> None:
    """Sit down at a table that is held and has not begun; the sleep window is agreed on hereby."""
    check_status(row, "open")
    rows = await sitting(connection, row["id"])
    chair = chair_at(rows, seat)
    if chair["person"] == who.id:
        return
    if not is_free(chair):
        raise Problem(409, "problem-seat-taken")
    before = seat_of(rows, who)
    if before is not None:
        await write_seat(connection, rows[before], **EMPTY)
    else:
        await check_welcome(connection, who.id, [row["owner"], *[other["person"] for other in rows]])
        await check_room(connection, who, sits=1)
    await write_seat(connection, chair, person=who.id, name=who.name, since=now, promise=None)
    await change(connection, row["id"], now, terms=await agreed_terms(connection, row["pace"], row["terms"], who))


async def agreed_terms(connection: AsyncConnection, pace: str, terms: dict[str, Any], who: Who) -> dict[str, Any]:
    """The terms of a table with the sleep window of one more person; only days have nights."""
    if pace != "days":
        return terms
    settings = (await connection.execute(select(people.c.settings).where(people.c.id == who.id))).scalar_one()
    window = Wishes.model_validate(settings).sleep
    if window is None:
        return _without_sleep(terms, who.id)
    sleep = Sleep(_minutes(window.start), _minutes(window.end), window.zone)
    try:
        check_sleep(sleep)
    except ValueError:
        raise Problem(409, "problem-sleep") from None
    return terms | {"sleeps": terms.get("sleeps", {}) | {str(who.id): msgspec.to_builtins(sleep)}}


def _without_sleep(terms: dict[str, Any], person: int | None) -> dict[str, Any]:
    """The terms without the sleep window of somebody who is not there."""
    sleeps = {key: sleep for key, sleep in terms.get("sleeps", {}).items() if key != str(person)}
    return terms | {"sleeps": sleeps} if "sleeps" in terms else terms


def _minutes(hour: str) -> int:
    """Minutes after midnight of "23:30"."""
    return int(hour[:2]) * 60 + int(hour[3:])


async def _clear(connection: AsyncConnection, row: RowMapping, who: Who, seat: int, now: datetime) -> None:
    """Free a seat before the start; a table without its owner gets another, one without anybody is closed."""
    rows = await sitting(connection, row["id"])
    chair = chair_at(rows, seat)
    if chair["person"] != who.id:
        check_owner(row, rows, who)
    check_status(row, "open")
    await write_seat(connection, chair, **EMPTY)
    rest = [other for other in rows if other["person"] is not None and other["seat"] != seat]
    values: dict[str, Any] = {"terms": _without_sleep(row["terms"], chair["person"])}
    if not rest:
        values["status"] = "closed"
    elif chair["person"] is not None and chair["person"] == row["owner"]:
        values["owner"] = min(rest, key=lambda other: other["since"])["person"]
    await change(connection, row["id"], now, **values)


async def _set_player(lobby: Lobby, row: RowMapping, asked: Change | None) -> None:
    """Tell the referee who decides at a seat from now on, while nothing is held; if it will not, all is as before.

    Whoever is told of a seat looks at it again, so a process that ends in between leaves nothing that cannot be mended:
    who sits down sits down again, and for who left the steward lets a bot step in.
    """
    if asked is None:
        return
    wish, chair, written = asked
    try:
        await lobby.referees.ask(row["game"], row["rules"], row["id"], wish)
    except Problem:
        before = {name: chair[name] for name in written}
        unchanged = [seats.c[name].is_not_distinct_from(value) for name, value in written.items()]
        here = (seats.c.table == chair["table"], seats.c.seat == chair["seat"])
        async with lobby.engine.begin() as connection:
            await connection.execute(update(seats).where(*here, *unchanged).values(**before))
        raise


async def _take_over(lobby: Lobby, connection: AsyncConnection, row: RowMapping, who: Who, seat: int) -> Change | None:
    """Sit down where somebody left, or come back; nobody may know the cards of two seats."""
    rows = await sitting(connection, row["id"])
    chair = chair_at(rows, seat)
    match = await match_of(connection, row["id"])
    if reason := why_not(row, chair, who.id):
        raise Problem(403, reason)
    sat = row["terms"].get("sat", {})  # everybody who sat down during the match, and where
    elsewhere = any(who.id in (other["person"], other["left_by"]) for other in rows if other["seat"] != seat)
    if elsewhere or sat.get(str(who.id), seat) != seat:
        raise Problem(409, "problem-sat-elsewhere")
    sits_down = chair["person"] not in (None, who.id) and lobby.now() - chair["since"] < SITTING_DOWN
    if sits_down or not is_free(chair, match["players"]):
        if chair["person"] == who.id:
            return None
        raise Problem(409, "problem-seat-taken")
    if who.id not in (chair["person"], chair["left_by"]):
        await check_welcome(connection, who.id, [row["owner"], *[other["person"] for other in rows]])
    if chair["person"] != who.id:
        await check_room(connection, who, sits=1)
    values: dict[str, Any] = {"person": who.id, "name": who.name}
    if chair["left_by"] == who.id:
        values["left_by"] = None
    elif chair["person"] != who.id:
        values |= {"left_by": leaver(chair, match), "since": lobby.now()}
    await write_seat(connection, chair, **values)
    await drop_proposals(connection, row["id"])
    terms = row["terms"] | {"sat": sat | {str(who.id): seat}}
    await change(connection, row["id"], lobby.now(), terms=terms)
    before = person_of(match, seat)
    return asks.SetPlayer(seat=seat, player=asks.PERSON, person=who.id, before=before), chair, values


async def _leave_match(lobby: Lobby, connection: AsyncConnection, row: RowMapping, who: Who, seat: int) -> Change:
    """The match goes on: a bot decides from now on."""
    chair = chair_at(await sitting(connection, row["id"]), seat)
    match = await match_of(connection, row["id"])
    if chair["person"] != who.id:
        raise Problem(403, "problem-not-seated")
    values = left_to_bot(row, chair, match)
    await write_seat(connection, chair, **values)
    await drop_proposals(connection, row["id"])
    await change(connection, row["id"], lobby.now(), terms=row["terms"] | left_at(row, seat, match))
    return asks.SetPlayer(seat=seat, player=row["substitute"], before=person_of(match, seat)), chair, values
