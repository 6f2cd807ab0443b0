"""Reads matches back: the header, the latest snapshot, and the entries since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server.journal.lines import Line
from yupana.server.journal.tables import entries, matches, records, seats, snapshots, tables


@dataclass(frozen=True)
class Kept:
    """A match as the database keeps it."""

    header: RowMapping  # the match, with what its table says of timeouts
    people: dict[int, int]  # who sits where
    snapshot: tuple[int, str] | None
    lines: list[Line]
    record: str = ""  # instead of lines, when the match is long over


async def create(
    engine: AsyncEngine,
    game: str,
    rules: int,
    options: dict[str, int],
    names: list[str],
    players: list[str],
    secret: bytes,
) -> int:
    """A new match without a table, which is due at once; its number. People's matches come from the lobby."""
    header = {
        "game": game,
        "rules": rules,
        "options": options,
        "names": names,
        "players": players,
        "secret": secret,
        "due_at": func.now(),
    }
    async with engine.begin() as connection:
        return int((await connection.execute(insert(matches).values(**header).returning(matches.c.id))).scalar_one())


HEADER = select(*matches.c, tables.c.on_timeout, tables.c.substitute).select_from(
    matches.outerjoin(tables, tables.c.id == matches.c.id)
)


async def read(engine: AsyncEngine, match: int, since: int | None = None) -> Kept | None:
    """A match with its entries since its latest snapshot, or since an entry; all as of one moment."""
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        header = (await connection.execute(HEADER.where(matches.c.id == match))).mappings().first()
        if header is None:
            return None
        sitting = select(seats.c.seat, seats.c.person).where(seats.c.table == match, seats.c.person.is_not(None))
        people = {row.seat: row.person for row in await connection.execute(sitting)}
        latest: Any = None
        if since is None:
            found = select(snapshots.c.seq, snapshots.c.state).where(snapshots.c.match == match)
            latest = (await connection.execute(found)).first()
        first = since if since is not None else latest.seq if latest else 0
        wanted = select(entries.c.seat, entries.c.move, entries.c.fell, entries.c.digest)
        wanted = wanted.where(entries.c.match == match, entries.c.seq >= first).order_by(entries.c.seq)
        lines = [Line(*row) for row in await connection.execute(wanted)]
        record = ""
        if header["result"] is not None and not lines and latest is None:
            record = (await connection.execute(select(records.c.text).where(records.c.match == match))).scalar_one()
    return Kept(header, people, (latest.seq, latest.state) if latest else None, lines, record)


async def read_records(engine: AsyncEngine, after: int, limit: int) -> list[tuple[int, str]]:
    """Records of matches that are over: those with the next numbers."""
    wanted = select(records.c.match, records.c.text).where(records.c.match > after)
    async with engine.connect() as connection:
        found = await connection.execute(wanted.order_by(records.c.match).limit(limit))
        return [(row.match, row.text) for row in found]


async def revision_of(engine: AsyncEngine, match: int) -> int | None:
    """How often the match has changed."""
    async with engine.connect() as connection:
        found = await connection.execute(select(matches.c.revision).where(matches.c.id == match))
        return found.scalar_one_or_none()
