"""Appends moves: one transaction each, and one commit for all that arrive together."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server import monitoring
from yupana.server.journal.lines import JournalLine

BATCH_MAX = 500  # appends that share a commit
QUEUE_MAX = 10_000  # appends that wait; beyond it callers are refused at once
GATHER_SECONDS = 0.003  # in which appends gather that share a commit; nobody notices, and the database has less to do
LINE_COLUMNS = 6
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
    lines: tuple[JournalLine, ...] = ()
    players: tuple[str, ...] = ()
    people: tuple[int | None, ...] = ()
    waiting: tuple[int, ...] = ()
    clocks: str | None = None  # JSON
    due_at: datetime | None = None
    wake_at: datetime | None = None
    result: str | None = None
    broken: str | None = None
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
        self._connection: AsyncConnection | None = None

    async def __aenter__(self) -> Writer:
        self._task = asyncio.create_task(self._run(), name="journal writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        """Write what is waiting, then stop."""
        with contextlib.suppress(TimeoutError):  # the database is away
            async with asyncio.timeout(COMMIT_SECONDS):
                await self.queue.join()
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection:
            await self._connection.close()

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
            await asyncio.sleep(GATHER_SECONDS)
            later: list[Append] = []
            taken = {batch[0].match}
            while len(batch) < BATCH_MAX and not self.queue.empty():
                append = self.queue.get_nowait()
                (later if append.match in taken else batch).append(append)
                taken.add(append.match)
            await self._commit(batch)
            for append in later:  # a second append to a match waits for the first
                await self._commit([append])

    async def _connected(self) -> Any:
        """The driver's own connection, kept from commit to commit."""
        if self._connection is None:
            self._connection = await self.engine.connect()
            await self._connection.execution_options(isolation_level="AUTOCOMMIT")
        return (await self._connection.get_raw_connection()).driver_connection

    async def _hang_up(self) -> None:
        """The connection may be in any state: throw it away."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def _commit(self, batch: list[Append]) -> None:
        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                won = await write(await self._connected(), batch)
        except Exception as problem:
            await self._hang_up()
            monitoring.failed_commits.inc()
            for append in batch:
                if not append.done.done():
                    append.done.set_exception(problem)
        else:
            self.commits += 1
            monitoring.batch_size.observe(len(batch))
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


# One statement, which is a transaction of its own: rows are locked in the order of their numbers, so that two writers
# never wait for each other in a circle; those whose revision is the expected one are changed, and get their entries.
# ONLY: of what this database sees of others, nothing is written.
WRITE = """
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::timestamptz[], $9::timestamptz[], $10::text[], $11::text[], $12::text[])
  AS t (id, revision, seq, players, people, waiting, clocks, due_at, wake_at, result, broken, record)
), stand AS MATERIALIZED (
  SELECT id, revision FROM ONLY matches WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE
), won AS (
  UPDATE ONLY matches SET revision = matches.revision + 1, seq = asked.seq,
    players = string_to_array(asked.players, ','), people = string_to_array(asked.people, ',', '')::bigint[],
    clocks = asked.clocks::jsonb, due_at = asked.due_at, waiting = string_to_array(asked.waiting, ',')::smallint[],
    wake_at = asked.wake_at, result = asked.result, broken = asked.broken, changed_at = now()
  FROM asked JOIN stand ON stand.id = asked.id AND stand.revision = asked.revision
  WHERE matches.id = asked.id AND matches.revision = asked.revision
  RETURNING matches.id
), entered AS (
  INSERT INTO entries (match, seq, seat, move, fell, digest)
  SELECT line.* FROM unnest($13::bigint[], $14::int[], $15::smallint[], $16::text[], $17::text[], $18::text[])
    AS line (match, seq, seat, move, fell, digest) JOIN won ON won.id = line.match
), recorded AS (
  INSERT INTO records (match, text) SELECT asked.id, asked.record FROM asked JOIN won USING (id)
  WHERE asked.record IS NOT NULL
  ON CONFLICT (match) DO UPDATE SET text = excluded.text
)
SELECT id FROM won
"""


async def write(connection: Any, batch: list[Append]) -> set[int]:
    """Append what is still in time, through a connection of the driver; the matches that were."""
    rows = [
        (
            append.match,
            append.revision,
            append.seq + len(append.lines),
            ",".join(append.players),
            ",".join(["" if person is None else str(person) for person in append.people]),
            ",".join([str(seat) for seat in append.waiting]),
            append.clocks,
            append.due_at,
            append.wake_at,
            append.result,
            append.broken,
            append.record,
        )
        for append in batch
    ]
    lines = [
        (append.match, append.seq + n, line.seat, line.move, line.fell, line.digest)
        for append in batch
        for n, line in enumerate(append.lines)
    ]
    asked: list[list[Any]] = [list(column) for column in zip(*rows, strict=True)]
    entered: list[list[Any]] = [list(column) for column in zip(*lines, strict=True)] or [[]] * LINE_COLUMNS
    found = await connection.fetch(WRITE, *asked, *entered)
    return {row["id"] for row in found}
