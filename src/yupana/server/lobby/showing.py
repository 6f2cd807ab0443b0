"""What people see of tables: one, many, those that wait for me, and the record of a match that is over."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Any, Literal
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import ColumnElement, RowMapping, and_, false, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server import asks
from yupana.server.accounts.blocks import unblocked
from yupana.server.accounts.profiles import finished_and_left, shown
from yupana.server.clocks import DAY_MINUTES, Clock, Clocks, Sleep
from yupana.server.journal.tables import matches, people, proposals, ratings, records, seats, tables
from yupana.server.lobby.absence import is_absent, kept_for, why_not
from yupana.server.lobby.casting import awaited, commitments
from yupana.server.lobby.opening import OnTimeout, Pace
from yupana.server.lobby.proposing import Kind, still_stands
from yupana.server.lobby.rooms import PUBLIC, Lobby, Who, find, is_free, seat_of, sitting
from yupana.server.problems import Problem

Status = Literal["open", "playing", "over", "closed"]
NUMBERS = ("bank", "increment", "ceiling", "days", "vacation", "misses")  # the terms that are numbers


@dataclass(frozen=True)
class RatingView:
    """A rating as people read it, and what it is made of."""

    rating: int
    mu: float
    sigma: float
    matches: int


@dataclass(frozen=True)
class HistoryView:
    """How many matches somebody played to the end, and how many they left."""

    played: int
    left: int


@dataclass(frozen=True)
class SleepView:
    """When a player sleeps: minutes after midnight; of the zone only those at the table know, others are told UTC."""

    start: int
    end: int
    zone: str


@dataclass(frozen=True)
class ClockView:
    """Seconds left, which was true when the clock began to run; days of vacation left, and those that were taken."""

    left: float
    since: datetime | None
    missed: int  # how often it ran out
    vacation: int
    away: list[tuple[date, date]]  # first and last days


@dataclass
class SeatView:
    """A seat: who sits there, which bot decides, may one sit down."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    free: bool
    guest: bool
    left: bool
    resigned: bool  # for good, unlike others who left
    absent: bool  # missed as many turns in a row as the table agreed on: the others decide
    kept_for: str | None  # whom all agreed to let sit down here
    rating: RatingView | None
    history: HistoryView | None  # of the person, where one table is looked at
    sleep: SleepView | None
    clock: ClockView | None
    promise: str | None  # before the match is dealt: the hash of what this seat will add to the dice


@dataclass(frozen=True)
class ProposalView:
    """What somebody wishes of all others, and who agreed."""

    id: int
    kind: Kind
    seat: int
    to: int | None
    about: int | None  # whose seat
    person: str | None  # who shall sit there
    agreed: list[int]
    at: datetime


@dataclass(frozen=True)
class TableView:
    """A table as one person sees it."""

    id: int
    code: str | None  # for those who may invite
    game: str
    rules: int
    options: dict[str, int]
    pace: Pace
    terms: dict[str, int]
    keep_order: bool
    open_chat: bool
    listed: bool
    rated: bool
    on_timeout: OnTimeout
    substitute: str
    status: Status
    seats: list[SeatView]
    owner: str | None
    mine: int | None
    waiting: list[int]
    seq: int
    due_at: datetime | None
    paused: bool
    result: str | None
    broken: bool
    commitment: str | None  # proves at the end that the dice were not chosen on the way
    awaited: list[int]  # seats that are asked now to add to the dice what they promised, before anything is dealt
    proposals: list[ProposalView]
    rematch: int | None
    rematch_of: int | None
    created_at: datetime
    changed_at: datetime


@dataclass(frozen=True)
class TurnView:
    """A table at which I must decide."""

    table: int
    game: str
    seat: int
    pace: Pace
    names: list[str]
    due_at: datetime | None


async def show(lobby: Lobby, who: Who | None, number: int, code: str = "") -> TableView:
    """One table."""
    async with lobby.engine.connect() as connection:
        row = await find(connection, number, who, code)
        table = (await _views(connection, [row], who, lobby.now()))[0]
        sits = {chair["seat"]: chair["person"] for chair in await sitting(connection, number) if chair["person"]}
        known = await finished_and_left(connection, list(sits.values()))
    for seat in table.seats:
        if seat.seat in sits:
            seat.history = HistoryView(*known[sits[seat.seat]])
    return table


async def show_list(
    lobby: Lobby,
    who: Who | None,
    status: Status | None = None,
    game: str | None = None,
    mine: bool = False,
    before: int | None = None,
    limit: int = 50,
) -> list[TableView]:
    """The lobby: listed tables, but those of people I blocked, and mine, or mine alone, the newest first."""
    own: ColumnElement[bool] = false()
    if who is not None:
        own = tables.c.id.in_(select(seats.c.table).where(seats.c.person == who.id)) | (tables.c.owner == who.id)
        own |= tables.c.terms["invited"].has_key(str(who.id)) & (tables.c.status == "playing")
    wanted = select(tables).where(own if mine else or_(tables.c.listed, own))
    if who is not None:
        wanted = wanted.where(own | unblocked(tables.c.owner, who.id))
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if before is not None:
        wanted = wanted.where(tables.c.id < before)
    async with lobby.engine.connect() as connection:
        rows = (await connection.execute(wanted.order_by(tables.c.id.desc()).limit(limit))).mappings().all()
        return await _views(connection, rows, who, lobby.now())


async def turns(lobby: Lobby, who: Who) -> list[TurnView]:
    """Where I must decide, the most urgent first."""
    decide = and_(
        matches.c.waiting.any_() == seats.c.seat,
        matches.c.players[seats.c.seat + 1] == asks.PERSON,
        matches.c.result.is_(None),
        matches.c.broken.is_(None),
    )
    columns = [tables.c.id, tables.c.game, seats.c.seat, tables.c.pace, matches.c.names, matches.c.due_at]
    wanted = select(*columns).join(seats, seats.c.table == tables.c.id).join(matches, matches.c.id == tables.c.id)
    wanted = wanted.where(seats.c.person == who.id, tables.c.status == "playing", decide)
    async with lobby.engine.connect() as connection:
        rows = (await connection.execute(wanted.order_by(matches.c.due_at.nulls_last(), tables.c.id))).all()
    return [TurnView(*row) for row in rows]


async def record_of(lobby: Lobby, who: Who | None, number: int, code: str = "") -> str:
    """The record of a match that is over."""
    async with lobby.engine.connect() as connection:
        await find(connection, number, who, code)
        text: str | None = await connection.scalar(select(records.c.text).where(records.c.match == number))
    if text is None:
        raise Problem(404, "problem-no-record")
    return text


async def _views(
    connection: AsyncConnection, rows: Sequence[RowMapping], who: Who | None, now: datetime
) -> list[TableView]:
    """Many tables in as many questions as one."""
    numbers = [row["id"] for row in rows]
    chairs, wishes = await _chairs(connection, numbers), await _proposals(connection, numbers)
    casting = await commitments(connection, numbers)
    played = (await connection.execute(select(*PUBLIC).where(matches.c.id.in_(numbers)))).mappings().all()
    by_number = {match["id"]: match for match in played}
    again = select(tables.c.rematch_of, func.max(tables.c.id)).where(tables.c.rematch_of.in_(numbers))
    again = again.where(tables.c.status != "closed").group_by(tables.c.rematch_of)
    rematches = {row[0]: row[1] for row in (await connection.execute(again)).all()}
    invited = [int(person) for row in rows for person in row["terms"].get("invited", {})]
    called = select(people.c.id, people.c.name).where(people.c.id.in_([*[row["owner"] for row in rows], *invited]))
    names = {row.id: row.name for row in (await connection.execute(called)).all()}
    return [
        _view(
            row,
            chairs[row["id"]],
            by_number.get(row["id"]),
            wishes[row["id"]],
            rematches.get(row["id"]),
            casting.get(row["id"]),
            names,
            who,
            now,
        )
        for row in rows
    ]


async def _chairs(connection: AsyncConnection, numbers: list[int]) -> dict[int, list[RowMapping]]:
    """The seats of tables, with what is known of those who sit there."""
    about = [
        people.c.name.label("called"),
        and_(people.c.id.is_not(None), people.c.password.is_(None)).label("guest"),
        ratings.c.mu,
        ratings.c.sigma,
        ratings.c.matches,
    ]
    wanted = select(seats, *about).join(tables, tables.c.id == seats.c.table)
    wanted = wanted.outerjoin(people, people.c.id == seats.c.person)
    wanted = wanted.outerjoin(ratings, and_(ratings.c.person == people.c.id, ratings.c.game == tables.c.game))
    found: dict[int, list[RowMapping]] = defaultdict(list)
    for row in (await connection.execute(wanted.where(seats.c.table.in_(numbers)).order_by(seats.c.seat))).mappings():
        found[row["table"]].append(row)
    return found


async def _proposals(connection: AsyncConnection, numbers: list[int]) -> dict[int, list[RowMapping]]:
    """Open proposals; what was to be taken back from another journal is none any more."""
    stale = and_(proposals.c.kind == "takeback", proposals.c.seq != matches.c.seq)
    wanted = select(proposals, people.c.name.label("called")).join(matches, matches.c.id == proposals.c.table)
    wanted = wanted.outerjoin(people, people.c.id == proposals.c.person)
    wanted = wanted.where(proposals.c.table.in_(numbers), proposals.c.status == "open", ~stale)
    found: dict[int, list[RowMapping]] = defaultdict(list)
    for row in (await connection.execute(wanted.order_by(proposals.c.id))).mappings():
        found[row["table"]].append(row)
    return found


def _view(
    row: RowMapping,
    chairs: Sequence[RowMapping],
    match: RowMapping | None,
    wishes: Sequence[RowMapping],
    rematch: int | None,
    casting: str | None,
    names: dict[int, str],
    who: Who | None,
    now: datetime,
) -> TableView:
    mine = seat_of(chairs, who)
    belongs = mine is not None or (who is not None and row["owner"] == who.id)
    running = msgspec.convert(match["clocks"], Clocks | None) if match else None
    same = ("id", "game", "rules", "options", "pace", "listed", "rated", "on_timeout", "substitute", "status")
    also = ("rematch_of", "created_at", "changed_at")
    seen = [_seat(row, chair, match, running, names, who) for chair in chairs]
    return TableView(
        **{name: row[name] for name in same + also},
        code=row["code"] if belongs else None,
        terms={name: row["terms"][name] for name in NUMBERS if name in row["terms"]},
        keep_order=row["terms"]["order"] == "kept",
        open_chat=row["terms"]["talk"] == "all",
        seats=seen if mine is not None else _from_outside(seen, who, now),
        owner=names.get(row["owner"]),
        mine=mine,
        waiting=list(match["waiting"]) if match else [],
        seq=match["seq"] if match else 0,
        due_at=match["due_at"] if match else None,
        paused=running is not None and running.paused is not None,
        result=match["result"] if match else None,
        broken=match is not None and match["broken"] is not None,
        commitment=match["commitment"] if match else casting,
        awaited=awaited(chairs) if casting else [],
        proposals=[
            ProposalView(**{name: wish[name] for name in ProposalView.__annotations__} | {"person": wish["called"]})
            for wish in wishes
            if match is not None and still_stands(row, chairs, match, wish)
        ],
        rematch=rematch if belongs else None,
    )


def _seat(
    row: RowMapping,
    chair: RowMapping,
    match: RowMapping | None,
    running: Clocks | None,
    names: dict[int, str],
    who: Who | None,
) -> SeatView:
    players = match["players"] if match else []
    decides = players[chair["seat"]] if match else chair["bot"] or asks.PERSON
    rating = None
    if chair["mu"] is not None:
        rating = RatingView(shown(chair["mu"], chair["sigma"]), chair["mu"], chair["sigma"], chair["matches"])
    clock = running.seats[chair["seat"]] if running else None
    barred = row["status"] == "playing" and why_not(row, chair, who.id if who else None)
    return SeatView(
        seat=chair["seat"],
        name=chair["name"],
        person=chair["called"],
        bot=None if decides == asks.PERSON else decides,
        free=row["status"] in ("open", "playing") and is_free(chair, players) and not barred,
        guest=chair["guest"],
        left=match is not None and chair["bot"] is None and (decides != asks.PERSON or chair["left_by"] is not None),
        resigned=any(
            seat == chair["seat"] and chair["person"] in (None, int(person))
            for person, seat in row["terms"].get("resigned", {}).items()
        ),
        absent=match is not None and row["status"] == "playing" and is_absent(row, chair, match),
        kept_for=names.get(kept_for(row, chair["seat"]) or 0) if decides != asks.PERSON else None,
        rating=rating,
        history=None,
        sleep=_sleep(row["terms"], chair["person"], clock),
        clock=ClockView(clock.left, clock.since, clock.missed, clock.vacation, clock.away) if clock else None,
        promise=chair["promise"],
    )


def _sleep(terms: dict[str, Any], person: int | None, clock: Clock | None) -> SleepView | None:
    """The sleep window that was agreed on: in the terms before the start, then in the clock."""
    sleep = clock.sleep if clock else msgspec.convert(terms.get("sleeps", {}).get(str(person)), Sleep | None)
    return SleepView(sleep.start, sleep.end, sleep.zone) if sleep else None


def _from_outside(seen: list[SeatView], who: Who | None, now: datetime) -> list[SeatView]:
    """Where people live and when they are away is for their table; who could sit down learns the hours of play."""
    invited = who is not None and any(seat.free for seat in seen)
    for seat in seen:
        seat.sleep = _anywhere(seat.sleep, now) if invited and seat.sleep else None
        seat.clock = replace(seat.clock, away=[]) if seat.clock else None
    return seen


def _anywhere(sleep: SleepView, now: datetime) -> SleepView:
    """The same night without its zone, as the clocks there stand now."""
    ahead = now.astimezone(ZoneInfo(sleep.zone)).utcoffset() or timedelta()
    minutes = ahead // timedelta(minutes=1)
    return SleepView((sleep.start - minutes) % DAY_MINUTES, (sleep.end - minutes) % DAY_MINUTES, "UTC")
