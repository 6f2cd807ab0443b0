"""Moves running matches to the rules that are installed here, where these agree with all that was played.

Referees of the older rules may play on meanwhile: a match is moved only if nobody has changed it since it was read
(compare and set, by its revision, as the writer of the journal does).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import CursorResult, RowMapping, case, insert, null, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.engine.match import Entry, Match
from yupana.games import names, title
from yupana.server import clocks, downtime
from yupana.server.clocks import Clocks, Outage
from yupana.server.journal.reader import Kept, read
from yupana.server.journal.tables import matches, tables, upgrades

TRIES = 20  # to move a match that is being played quickly
OUTAGES = timedelta(days=60)  # that clocks may still have to be told of
NOT_COMPARED = "its latest entry has no fingerprint yet"
PLAYED_ON = "it is being played too quickly: try again"


@dataclass
class Upgrade:
    """A match, and what became of it."""

    match: int
    game: str
    before: int
    after: int
    entries: int = 0  # in which both rules agree
    digest: str = ""
    stays: str = ""  # why, if it does


async def upgrade(
    engine: AsyncEngine, dry_run: bool = False, now: Callable[[], datetime] = lambda: datetime.now(UTC)
) -> AsyncIterator[Upgrade]:
    """Try every running match of older rules; with `dry_run`, only say what would become of it."""
    for name in names():
        game = title(name).game
        older = (matches.c.game == name, matches.c.rules < game.version())
        wanted = select(matches.c.id, matches.c.rules).where(*older, *RUNNING).order_by(matches.c.id)
        async with engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        for row in found:
            moved = Upgrade(row.id, name, row.rules, game.version())
            if await _move(engine, moved, dry_run, now):
                yield moved


async def _move(engine: AsyncEngine, moved: Upgrade, dry_run: bool, now: Callable[[], datetime]) -> bool:
    """Compare and set; false when the match is over by now, or was moved by somebody else."""
    replayed: Match[Any] | None = None
    for _ in range(TRIES):
        kept = await read(engine, moved.match, everywhere=True)
        if kept is None or kept.header["rules"] != moved.before or kept.header["result"] or kept.header["broken"]:
            return False
        try:
            replayed = replayed or Match(title(moved.game).game, len(kept.header["players"]), kept.header["options"])
            compare(replayed, kept, moved)
        except Exception as problem:  # whatever these rules make of it
            moved.stays = str(problem)
        if moved.stays or dry_run or await _set(engine, moved, kept.header, now()):
            return True
    moved.stays = PLAYED_ON
    return True


def compare(replayed: Match[Any], kept: Kept, moved: Upgrade) -> None:
    """Play on what the journal has that was not replayed yet, and compare every fingerprint.

    Each contains the one before it. So the latest must be there; older ones may be missing.
    """
    for line in kept.lines[moved.entries :]:
        replayed.repeat(Entry(line.seat, line.move, tuple(line.fell.split())))
        if line.digest and line.digest != replayed.last_digest:
            raise ValueError(f"after '{line.move}' the table differs")
        moved.entries, moved.digest = replayed.length(), line.digest
    if kept.lines and not moved.digest:
        raise ValueError(NOT_COMPARED)


async def _set(engine: AsyncEngine, moved: Upgrade, header: RowMapping, now: datetime) -> bool:
    """Move the match, keep the proof; false when somebody was quicker."""
    since, kinds = now - OUTAGES, (downtime.GATEWAY, downtime.referee_kind(moved.game, moved.before))
    known = await downtime.outages_since(engine, since, kinds, now=now)
    values = {
        "rules": moved.after,
        "revision": header["revision"] + 1,
        "clocks": _charged(header["clocks"], now, known),
        "wake_at": case((matches.c.wake_at.is_(None), None), else_=now),  # whoever plays these rules looks at once
    }
    same = (matches.c.id == moved.match, matches.c.revision == header["revision"])
    async with engine.begin() as connection:
        done: CursorResult[Any] = await connection.execute(update(matches).where(*same).values(**values))
        if not done.rowcount:
            return False
        await connection.execute(update(tables).where(tables.c.id == moved.match).values(rules=moved.after))
        proof = {"before": moved.before, "after": moved.after, "entries": moved.entries, "digest": moved.digest}
        await connection.execute(insert(upgrades).values(match=moved.match, at=now, **proof))
    return True


def _charged(kept: Any, now: datetime, outages: list[Outage]) -> Any:
    """The clocks with what was thought until now: from now on other referees count, and other outages."""
    if kept is None:
        return null()  # of SQL, not of JSON
    found = msgspec.convert(kept, Clocks)
    if found.paused is None:
        clocks.pause(found, now, outages)
        clocks.resume(found, now)
    return msgspec.to_builtins(found)


RUNNING = (matches.c.result.is_(None), matches.c.broken.is_(None))
