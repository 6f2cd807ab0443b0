"""Reads matches back: the header, the latest snapshot, and the entries since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.engine.game import Game, Options
from yupana.engine.match import Entry
from yupana.server.journal.tables import entries, matches, snapshots


@dataclass(frozen=True)
class Kept:
    """A match as the database keeps it."""

    header: RowMapping
    snapshot: tuple[int, str] | None
    entries: list[Entry]
    digests: list[str]


async def create(
    engine: AsyncEngine, game: Game[Any], options: Options, names: list[str], players: list[str], secret: bytes
) -> int:
    """A new match without entries, which is due at once; its number."""
    header = {
        "game": game.name(),
        "rules": game.version(),
        "options": options,
        "names": names,
        "players": players,
        "secret": secret,
        "due_at": func.now(),
    }
    async with engine.begin() as connection:
        return int((await connection.execute(insert(matches).values(**header).returning(matches.c.id))).scalar_one())


async def read(engine: AsyncEngine, match: int, since: int | None = None) -> Kept | None:
    """A match with its entries since its latest snapshot, or since an entry."""
    async with engine.connect() as connection:
        header = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
        if header is None:
            return None
        latest: Any = None
        if since is None:
            found = select(snapshots.c.seq, snapshots.c.state).where(snapshots.c.match == match)
            latest = (await connection.execute(found.order_by(snapshots.c.seq.desc()).limit(1))).first()
        first = since if since is not None else latest.seq if latest else 0
        wanted = select(entries).where(entries.c.match == match, entries.c.seq >= first).order_by(entries.c.seq)
        rows = (await connection.execute(wanted)).mappings().all()
    told = [Entry(row["seat"], row["move"], tuple(row["fell"].split())) for row in rows]
    snapshot = (latest.seq, latest.state) if latest else None
    return Kept(header, snapshot, told, [row["digest"] for row in rows])
