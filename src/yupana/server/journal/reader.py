"""Reads matches back: the header and all entries, or the record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import RowMapping, Select, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server.journal.lines import JournalLine
from yupana.server.journal.tables import entries, matches, records

Rows = TypeVar("Rows", bound=Select[Any])


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


def here(wanted: Rows, *of: Table) -> Rows:
    """Only what lives in this database itself, and not what it sees of others."""
    for table in of:
        wanted = wanted.with_hint(table, "ONLY", "postgresql")
    return wanted


async def read(engine: AsyncEngine, match: int, everywhere: bool = False) -> Kept | None:
    """A match with its entries, all as of one moment; `everywhere`: also one that this database only sees."""
    header = select(matches).where(matches.c.id == match)
    lines = select(entries.c.seat, entries.c.move, entries.c.fell, entries.c.digest)
    lines = lines.where(entries.c.match == match).order_by(entries.c.seq)
    record = select(records.c.text).where(records.c.match == match)
    if not everywhere:
        header, lines, record = here(header, matches), here(lines, entries), here(record, records)
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        found = (await connection.execute(header)).mappings().first()
        if found is None:
            return None
        kept = [JournalLine(*row) for row in await connection.execute(lines)]
        written = ""
        if found["result"] is not None and not kept:
            written = (await connection.execute(record)).scalar_one()
    return Kept(found, kept, written)


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
        wanted = select(matches.c.revision).where(matches.c.id == match)
        return (await connection.execute(here(wanted, matches))).scalar_one_or_none()
