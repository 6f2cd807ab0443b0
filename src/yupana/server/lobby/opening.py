"""A table from its making to the start of its match: make, close, begin, and once more."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import RowMapping, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server import asks
from yupana.server.accounts.blocks import blockers_of
from yupana.server.journal.homes import new_number
from yupana.server.journal.tables import seats, tables
from yupana.server.lobby.allowances import check_room
from yupana.server.lobby.casting import begun, commit
from yupana.server.lobby.catalogue import check_bot, fitting_options, full_options
from yupana.server.lobby.rooms import (
    Lobby,
    Who,
    change,
    check_guest,
    check_no_bots,
    check_owner,
    check_status,
    find,
    hold,
    is_free,
    my_seat,
    seat_of,
    sitting,
)
from yupana.server.lobby.seating import agreed_terms, check_rated, join
from yupana.server.problems import Problem

Pace = Literal["live", "days", "free"]
OnTimeout = Literal["default", "bot"]
CODE_BYTES = 9
PASSING = ("sleeps", "sat", "left", "resigned", "invited")  # of the terms: what is true of one match only


@dataclass(frozen=True)
class Plan:
    """What a table shall be like."""

    game: str
    seats: int
    options: dict[str, int]
    bots: tuple[str, ...]  # on the last seats
    listed: bool
    rated: bool
    pace: Pace
    terms: dict[str, int]  # live: bank, increment, ceiling; days: days, vacation
    on_timeout: OnTimeout
    substitute: str | None  # none: the strongest that people are offered
    keep_order: bool = False  # otherwise it is drawn who sits where
    open_chat: bool = True  # may spectators read it?


async def make(lobby: Lobby, who: Who, plan: Plan) -> int:
    """A new table, at which its owner sits on the first seat; its number."""
    title = await lobby.catalogue.title(plan.game)
    if plan.seats not in title.seats or len(plan.bots) >= plan.seats:
        raise Problem(409, "problem-seats")
    check_guest(plan.rated, who)
    check_no_bots(plan.rated, plan.bots)
    check_rated(plan.rated, plan.pace)
    if plan.rated and not plan.listed:
        raise Problem(409, "problem-rated-unlisted")
    if plan.rated and plan.seats == 1:
        raise Problem(409, "problem-rated-alone")
    options = full_options(title, plan.options)
    await _check(lobby, title, plan.seats, options)
    values = {
        "game": title.game,
        "rules": title.rules,
        "options": options,
        "listed": plan.listed,
        "rated": plan.rated,
        "pace": plan.pace,
        "terms": {
            **plan.terms,
            "order": "kept" if plan.keep_order else "drawn",
            "talk": "all" if plan.open_chat else "seats",
        },
        "on_timeout": plan.on_timeout,
        "substitute": check_bot(title, plan.substitute or title.stand_in),
    }
    people_seats = plan.seats - len(plan.bots)
    bots = {people_seats + n: check_bot(title, bot) for n, bot in enumerate(plan.bots)}
    async with lobby.engine.begin() as connection:
        number = await _set_up(lobby, connection, who, values, plan.seats, bots, 0)
    await lobby.tell(number)
    return number


async def close(lobby: Lobby, who: Who, number: int) -> None:
    """The owner closes a table that has not begun."""
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        check_owner(row, await sitting(connection, number), who)
        check_status(row, "open")
        await change(connection, number, lobby.now(), status="closed")
    await lobby.tell(number)


async def start(lobby: Lobby, who: Who, number: int) -> None:
    """Begin: lots are cast, and then the match is dealt; at once, if no seat has promised to add to the dice."""
    now = lobby.now()
    async with lobby.engine.connect() as connection:
        row = await find(connection, number, who)
        count = len(await sitting(connection, number))
    rules, options = await _by_newest_rules(lobby, row, count)  # asked before anything is held
    async with lobby.engine.begin() as connection:
        row = await hold(connection, number, who)
        rows = await sitting(connection, number)
        check_owner(row, rows, who)
        check_status(row, "open")
        if any(is_free(chair) for chair in rows):
            raise Problem(409, "problem-seats-free")
        check_no_bots(row["rated"], [chair["bot"] for chair in rows])
        check_rated(row["rated"], row["pace"])
        await change(connection, number, now, status="playing", rules=rules, options=options)
        dealt = await commit(connection, {**row, "rules": rules, "options": options}, rows, now)
    await (begun(lobby, number) if dealt else lobby.tell(number))


async def rematch(lobby: Lobby, who: Who, number: int) -> int:
    """The same table anew, or the one that another of the players has made already; who asks sits down there."""
    async with lobby.engine.connect() as connection:
        row = await find(connection, number, who)
        rows = await sitting(connection, number)
        seat = my_seat(rows, who)
        if row["status"] not in ("over", "closed"):
            raise Problem(409, "problem-not-over")
    values = await _same_again(lobby, row, len(rows))  # asked before anything is held
    async with lobby.engine.begin() as connection:
        await hold(connection, number, who)
        again = select(tables).where(tables.c.rematch_of == number, tables.c.status != "closed")
        found = (await connection.execute(again.with_for_update(key_share=True))).mappings().first()
        if found is None:
            bots = {int(chair["seat"]): str(chair["bot"]) for chair in rows if chair["bot"]}
            made = await _set_up(lobby, connection, who, values, len(rows), bots, seat)
        else:
            made = int(found["id"])
            if found["status"] == "open":
                await _join_again(connection, found, who, seat, lobby.now())
        blockers = await blockers_of(connection, who.id, [chair["person"] for chair in rows])
    await lobby.ring(number, made)
    for chair in rows:
        if chair["person"] not in (None, who.id, *blockers):
            await lobby.fanout.publish(asks.person_subject(chair["person"]), b"")
    return made


async def _check(lobby: Lobby, title: asks.Title, count: int, options: dict[str, int]) -> None:
    """Whether the options can be played together is for the rules to say; the usual ones always can."""
    if options != full_options(title, {}):
        await lobby.referees.ask(title.game, title.rules, 0, asks.Check(title.game, count, options))


async def _by_newest_rules(lobby: Lobby, row: RowMapping, count: int) -> tuple[int, dict[str, int]]:
    """The rules and options of a match that begins: rules that came while people sat down must know its options."""
    title = await lobby.catalogue.title(row["game"])
    if title.rules == row["rules"]:
        return title.rules, row["options"]
    if count not in title.seats:
        raise Problem(409, "problem-seats")
    options = full_options(title, row["options"])
    await _check(lobby, title, count, options)
    return title.rules, options


async def _same_again(lobby: Lobby, row: RowMapping, count: int) -> dict[str, Any]:
    """What the table is like once more: by the newest rules; for those who were there, not for the lobby."""
    title = await lobby.catalogue.title(row["game"])
    if count not in title.seats:
        raise Problem(409, "problem-seats")
    options = fitting_options(title, row["options"])
    await _check(lobby, title, count, options)
    same = {name: row[name] for name in ("pace", "rated", "on_timeout", "substitute")}
    return same | {
        "game": title.game,
        "rules": title.rules,
        "options": options,
        "listed": False,
        "terms": {name: value for name, value in row["terms"].items() if name not in PASSING},
        "rematch_of": row["id"],
    }


async def _join_again(connection: AsyncConnection, row: RowMapping, who: Who, seat: int, now: datetime) -> None:
    """Sit down where one sat before, or wherever there is room."""
    rows = await sitting(connection, row["id"])
    free = [int(chair["seat"]) for chair in rows if is_free(chair)]
    if seat_of(rows, who) is None and free:
        await join(connection, row, who, seat if seat in free else free[0], now)


async def _set_up(
    lobby: Lobby,
    connection: AsyncConnection,
    who: Who,
    values: dict[str, Any],
    count: int,
    bots: dict[int, str],
    seat: int,
) -> int:
    """Write a table down with its bots and its owner."""
    await check_room(connection, who, opens=1, sits=1, bots=len(bots))
    values["terms"] = await agreed_terms(connection, values["pace"], values["terms"], who)
    now = lobby.now()
    number = await new_number(connection, lobby.others)
    own = {"id": number, "owner": who.id, "code": secrets.token_urlsafe(CODE_BYTES)}
    await connection.execute(insert(tables).values(**values, **own, created_at=now, changed_at=now))
    empty = {"table": number, "person": None, "bot": None, "name": "", "since": now}
    rows = [empty | {"seat": n, "bot": bots.get(n), "name": bots.get(n, "")} for n in range(count)]
    rows[seat] |= {"person": who.id, "bot": None, "name": who.name}
    await connection.execute(insert(seats), rows)
    return number
