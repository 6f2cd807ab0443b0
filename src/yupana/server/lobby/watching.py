"""From where somebody looks at a table: a seat of their own, or among the spectators."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import select

from yupana.server.asks import PERSON
from yupana.server.journal.tables import matches
from yupana.server.lobby.rooms import Lobby, Who, find, seat_of, sitting


@dataclass(frozen=True)
class Place:
    """A table, and the seat whose eyes one has; none for a spectator, or when a bot has stepped in."""

    game: str
    rules: int
    begun: bool
    seat: int | None


async def place_at(lobby: Lobby, table: int, who: Who | None, code: str) -> Place:
    """Where this person looks from, if they may look at all."""
    async with lobby.engine.connect() as connection:
        row = await find(connection, table, who, code)
        seat = seat_of(await sitting(connection, table), who)
        found = await connection.execute(select(matches.c.players, matches.c.seq).where(matches.c.id == table))
        match = found.first()
    if match is None or (seat is not None and match.players[seat] != PERSON):
        seat = None
    return Place(row["game"], row["rules"], match is not None and match.seq > 0, seat)


async def lengths(lobby: Lobby, tables: Iterable[int]) -> dict[int, int]:
    """How long the journals of these tables are."""
    async with lobby.engine.connect() as connection:
        wanted = select(matches.c.id, matches.c.seq).where(matches.c.id.in_(list(tables)))
        return {row.id: row.seq for row in await connection.execute(wanted)}
