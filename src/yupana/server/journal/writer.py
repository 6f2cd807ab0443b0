"""Appends moves: one transaction each, and one commit for all that arrive together."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server.journal.lines import Line

BATCH_MAX = 500  # appends that share a commit
QUEUE_MAX = 10_000  # appends that wait; beyond it callers are refused at once
COMMIT_SECONDS = 10  # after which a commit is given up


class Conflict(Exception):
    """Somebody else has appended to this match: look at its journal again."""


class Overloaded(Exception):
    """Too many appends are waiting."""


@dataclass(frozen=True)
class Append:
    """New entries of one match (or none), what stands after them, and the revision that they change."""

    match: int
    revision: int
    seq: int  # entries before these
    lines: tuple[Line, ...] = ()
    players: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()
    clocks: str | None = None  # JSON
    due_at: datetime | None = None
    result: str | None = None
    broken: str | None = None
    snapshot: str | None = None
    record: str | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """The one task of a process that writes to the journal."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Append] = asyncio.Queue(QUEUE_MAX)
        self.commits = 0
        self.appended = 0
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Writer:
        self._task = asyncio.create_task(self._run(), name="journal writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        """Write what is waiting, then stop."""
        await self.queue.join()
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def append(self, append: Append) -> None:
        """Returns when the entries are committed; raises Conflict when they came too late."""
        try:
            self.queue.put_nowait(append)
        except asyncio.QueueFull:
            raise Overloaded from None
        await append.done

    async def _run(self) -> None:
        """Take all that waits, commit it together, begin again; a failure fails its batch and no other."""
        while True:
            batch = [await self.queue.get()]
            later: list[Append] = []
            taken = {batch[0].match}
            while len(batch) < BATCH_MAX and not self.queue.empty():
                append = self.queue.get_nowait()
                (later if append.match in taken else batch).append(append)
                taken.add(append.match)
            await self._commit(batch)
            for append in later:  # a second append to a match waits for the first
                await self._commit([append])

    async def _commit(self, batch: list[Append]) -> None:
        try:
            async with asyncio.timeout(COMMIT_SECONDS), self.engine.begin() as connection:
                won = await write(connection, batch)
        except Exception as problem:
            for append in batch:
                if not append.done.done():
                    append.done.set_exception(problem)
        else:
            self.commits += 1
            self.appended += len(won)
            for append in batch:
                if append.done.done():
                    continue
                if append.match in won:
                    append.done.set_result(None)
                else:
                    append.done.set_exception(Conflict(append.match))
        finally:
            for _ in batch:
                self.queue.task_done()


LOCK = text("SELECT id, revision FROM matches WHERE id = ANY(:ids) ORDER BY id FOR UPDATE")
ENTRIES = text(
    "INSERT INTO entries (match, seq, seat, move, fell, digest) SELECT * FROM unnest("
    "CAST(:match AS bigint[]), CAST(:seq AS int[]), CAST(:seat AS smallint[]), CAST(:move AS text[]),"
    " CAST(:fell AS text[]), CAST(:digest AS text[]))"
)
MATCHES = text(
    "UPDATE matches SET revision = revision + 1, seq = u.seq, players = string_to_array(u.players, ','),"
    " waiting = string_to_array(u.waiting, ',')::smallint[], clocks = u.clocks::jsonb, due_at = u.due_at,"
    " result = u.result, broken = u.broken, changed_at = now()"
    " FROM unnest(CAST(:id AS bigint[]), CAST(:seq AS int[]), CAST(:players AS text[]), CAST(:waiting AS text[]),"
    " CAST(:clocks AS text[]), CAST(:due_at AS timestamptz[]), CAST(:result AS text[]), CAST(:broken AS text[]))"
    " AS u (id, seq, players, waiting, clocks, due_at, result, broken) WHERE matches.id = u.id"
)
SNAPSHOTS = text(
    "INSERT INTO snapshots (match, seq, state) SELECT * FROM unnest("
    "CAST(:match AS bigint[]), CAST(:seq AS int[]), CAST(:state AS text[]))"
    " ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, state = excluded.state"
)
RECORDS = text(
    "INSERT INTO records (match, text) SELECT * FROM unnest(CAST(:match AS bigint[]), CAST(:text AS text[]))"
    " ON CONFLICT (match) DO UPDATE SET text = excluded.text"
)


async def write(connection: AsyncConnection, batch: list[Append]) -> set[int]:
    """Append what is still in time, in a few statements; the matches that were."""
    locked = await connection.execute(LOCK, {"ids": [append.match for append in batch]})
    stand = {row.id: row.revision for row in locked}
    won = [append for append in batch if stand.get(append.match) == append.revision]
    if not won:
        return set()
    rows = [
        (append.match, append.seq + n, line.seat, line.move, line.fell, line.digest)
        for append in won
        for n, line in enumerate(append.lines)
    ]
    if rows:
        names = ("match", "seq", "seat", "move", "fell", "digest")
        await connection.execute(ENTRIES, {name: [row[n] for row in rows] for n, name in enumerate(names)})
    await connection.execute(
        MATCHES,
        {
            "id": [append.match for append in won],
            "seq": [append.seq + len(append.lines) for append in won],
            "players": [",".join(append.players) for append in won],
            "waiting": [",".join([str(seat) for seat in append.waiting]) for append in won],
            "clocks": [append.clocks for append in won],
            "due_at": [append.due_at for append in won],
            "result": [append.result for append in won],
            "broken": [append.broken for append in won],
        },
    )
    kept = [append for append in won if append.snapshot is not None]
    if kept:
        after = [append.seq + len(append.lines) for append in kept]
        state = [append.snapshot for append in kept]
        await connection.execute(SNAPSHOTS, {"match": [append.match for append in kept], "seq": after, "state": state})
    over = [append for append in won if append.record is not None]
    if over:
        texts = [append.record for append in over]
        await connection.execute(RECORDS, {"match": [append.match for append in over], "text": texts})
    return {append.match for append in won}
