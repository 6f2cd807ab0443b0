"""How much one person may have at once, so that there is room for all."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.journal.tables import people, seats, tables
from yupana.server.lobby.rooms import Who
from yupana.server.problems import Problem


@dataclass(frozen=True)
class Allowance:
    """Tables of one's own that wait for players; tables where one sits, waiting or played at; bots at one's tables."""

    waiting: int
    sitting: int
    bots: int


MEMBER = Allowance(waiting=10, sitting=50, bots=40)
GUEST = Allowance(waiting=3, sitting=10, bots=12)
ALIVE = ("open", "playing")


async def check_room(connection: AsyncConnection, who: Who, *, opens: int = 0, sits: int = 0, bots: int = 0) -> None:
    """Raise a problem when so many more would be too many; until this transaction ends nothing else is counted."""
    allowed = GUEST if who.guest else MEMBER
    await connection.execute(select(people.c.id).where(people.c.id == who.id).with_for_update(key_share=True))
    mine = select(func.count()).select_from(tables).where(tables.c.owner == who.id)
    seated = select(func.count()).select_from(seats).join(tables, tables.c.id == seats.c.table)
    alive = seated.where(tables.c.status.in_(ALIVE))
    counts = [
        (opens, allowed.waiting, mine.where(tables.c.status == "open"), "problem-too-many-tables"),
        (sits, allowed.sitting, alive.where(seats.c.person == who.id), "problem-too-many-matches"),
        (bots, allowed.bots, alive.where(tables.c.owner == who.id, seats.c.bot.is_not(None)), "problem-too-many-bots"),
    ]
    for more, most, wanted, reason in counts:
        if more and (await connection.execute(wanted)).scalar_one() + more > most:
            raise Problem(409, reason)
