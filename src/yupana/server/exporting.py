"""Matches as records, for a host to keep or to verify: those that are over, and those that are running."""

from __future__ import annotations

from collections.abc import AsyncIterator

from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.engine.dice import commitment_of
from yupana.engine.match import Entry
from yupana.engine.record import Record, write
from yupana.lots import Lots
from yupana.server.journal.reader import Kept, read, read_records, read_running

AT_ONCE = 200  # records in memory


async def finished(engine: AsyncEngine) -> AsyncIterator[tuple[int, str]]:
    """Every match that is over: its number and its record."""
    after = 0
    while found := await read_records(engine, after, AT_ONCE):
        for number, text in found:
            yield number, text
        after = found[-1][0]


async def running(engine: AsyncEngine) -> AsyncIterator[tuple[int, str]]:
    """Every match that is not over, as it stands. Its record tells what players must not know: it is for the host."""
    for number in await read_running(engine):
        kept = await read(engine, number, everywhere=True)
        if kept is not None and not kept.header["result"]:
            yield number, write(_record(kept))


def _record(kept: Kept) -> Record:
    """The record of a journal; the secret stays where it is until the match is over."""
    header = kept.header
    entries = [Entry(line.seat, line.move, tuple(line.fell.split())) for line in kept.lines]
    record = Record(header["game"], header["rules"], header["options"], list(header["names"]), entries)
    record.commitment = commitment_of(header["secret"])
    record.lots = Lots(header["shares"], header["sat"]) if header["shares"] else None
    record.digests = {n: line.digest for n, line in enumerate(kept.lines) if line.digest}
    return record
