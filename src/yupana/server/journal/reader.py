"""Reads matches back: the header and all entries, or the record."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import RowMapping, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server.journal.lines import JournalLine
from yupana.server.journal.tables import entries, matches, records


@dataclass(frozen=True)
class Kept:
    """A match as the database keeps it."""

    header: RowMapping
    lines: list[JournalLine]
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


async def read(engine: AsyncEngine, match: int) -> Kept | None:
    """A match with its entries, all as of one moment."""
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        header = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
        if header is None:
            return None
        wanted = select(entries.c.seat, entries.c.move, entries.c.fell, entries.c.digest)
        wanted = wanted.where(entries.c.match == match).order_by(entries.c.seq)
        lines = [JournalLine(*row) for row in await connection.execute(wanted)]
        record = ""
        if header["result"] is not None and not lines:
            record = (await connection.execute(select(records.c.text).where(records.c.match == match))).scalar_one()
    return Kept(header, lines, record)


async def read_records(engine: AsyncEngine, after: int, limit: int) -> list[tuple[int, str]]:
    """Records of matches that are over: those with the next numbers."""
    wanted = select(records.c.match, records.c.text).where(records.c.match > after)
    async with engine.connect() as connection:
        found = await connection.execute(wanted.order_by(records.c.match).limit(limit))
        return [(row.match, row.text) for row in found]


async def read_running(engine: AsyncEngine) -> list[int]:
    """The numbers of matches that have begun and are not over."""
    wanted = select(matches.c.id).where(matches.c.result.is_(None), matches.c.broken.is_(None), matches.c.seq > 0)
    async with engine.connect() as connection:
        return list((await connection.execute(wanted.order_by(matches.c.id))).scalars())


async def revision_of(engine: AsyncEngine, match: int) -> int | None:
    """How often the match has changed."""
    async with engine.connect() as connection:
        found = await connection.execute(select(matches.c.revision).where(matches.c.id == match))
        return found.scalar_one_or_none()
