"""Where a bot's account plays, for the program that plays there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import func, select

from yupana.server import asks
from yupana.server.journal.tables import matches, seats, tables
from yupana.server.lobby.rooms import Lobby

MATCHES_MAX = 50  # that a program plays at once; the others of its account wait


@dataclass(frozen=True)
class Playing:
    """A seat of the account, in a match that goes on."""

    table: int
    game: str
    rules: int
    seats: int
    seat: int
    seq: int
    waiting: bool  # for this seat


async def playing(lobby: Lobby, person: int) -> list[Playing]:
    """Every match in which the account must decide, now or later."""
    match = [matches.c.id, matches.c.game, matches.c.rules, func.cardinality(matches.c.players)]
    stands = [seats.c.seat, matches.c.seq, matches.c.waiting.any_() == seats.c.seat]
    wanted = select(*match, *stands).join(tables, tables.c.id == matches.c.id)
    wanted = wanted.join(seats, seats.c.table == tables.c.id)
    wanted = wanted.where(seats.c.person == person, tables.c.status == "playing", matches.c.seq > 0)
    wanted = wanted.where(matches.c.result.is_(None), matches.c.broken.is_(None))
    wanted = wanted.where(matches.c.players[seats.c.seat + 1] == asks.PERSON)
    async with lobby.engine.connect() as connection:
        rows = (await connection.execute(wanted.order_by(matches.c.id).limit(MATCHES_MAX))).all()
    return [Playing(*row) for row in rows]


async def results(lobby: Lobby, numbers: Iterable[int]) -> dict[int, str]:
    """How matches ended; nothing for one that did not."""
    async with lobby.engine.connect() as connection:
        wanted = select(matches.c.id, matches.c.result).where(matches.c.id.in_(list(numbers)))
        return {row.id: row.result or "" for row in await connection.execute(wanted)}
