"""The journal in PostgreSQL: nothing lost, nothing doubled, commits shared."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.bots import make_bot
from yupana.engine.agenda import NOBODY
from yupana.engine.dice import KeyedDice, QuickDice
from yupana.engine.machine import decisions
from yupana.engine.match import BEGIN, Match
from yupana.games import title
from yupana.server.journal.database import connect
from yupana.server.journal.lines import JournalLine
from yupana.server.journal.reader import create, read
from yupana.server.journal.tables import metadata
from yupana.server.journal.writer import Append, Conflict, Writer

SECRET = bytes(range(32))
GAME = title("tzolkin").game
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def one(match: int, base: int, move: str = "place tikal.0") -> Append:
    """A single entry, on top of as many changes."""
    return Append(match, base, base, (JournalLine(0, move, "fell.1 fell.2", "0" * 16),), ("person",), (1, 2))


async def make(engine: AsyncEngine) -> int:
    return await create(engine, "tzolkin", 1, {}, ["A"], ["person"], SECRET)


def test_the_migrations_make_exactly_the_tables_of_the_code(database: str) -> None:
    async def differences() -> list[Any]:
        engine = connect(database)
        async with engine.connect() as connection:
            found: list[Any] = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await engine.dispose()
        return found

    assert run(differences()) == []


def test_a_whole_match_is_read_back_as_it_was_played(database: str) -> None:
    game = GAME

    async def play() -> None:
        engine = connect(database)
        number = await create(engine, "tzolkin", 1, {"market-cap": 0}, ["A", "B"], ["person", "person"], SECRET)
        match: Match[Any] = Match(game, 2)
        dice, bot = KeyedDice(SECRET), make_bot("random", "tzolkin")
        match.begin(dice)
        async with Writer(engine) as writer:
            written = 0
            while written < len(match.journal) or not match.is_over():
                assert match.digests is not None
                entry, digest = match.journal[written], match.digests[written]
                line = JournalLine(entry.seat, entry.move, " ".join(entry.fell), digest)
                await writer.append(Append(number, written, written, (line,)))
                written = len(match.journal)
                if not match.is_over():
                    decision = decisions(match.state)[0]
                    option = bot.choose(game, match.state, decision.seat, decision, QuickDice(written))
                    match.play(decision.seat, option.move(), dice)
        kept = await read(engine, number)
        assert kept is not None
        assert [(line.seat, line.move, tuple(line.fell.split())) for line in kept.lines] == [
            (entry.seat, entry.move, entry.fell) for entry in match.journal
        ]
        assert [line.digest for line in kept.lines] == match.digests
        await engine.dispose()

    run(play())


def test_of_two_writers_that_race_for_an_entry_exactly_one_wins(database: str) -> None:
    async def race() -> None:
        engine, rival = connect(database), connect(database)
        number = await make(engine)
        async with Writer(engine) as first, Writer(rival) as second:
            for base in range(40):
                both = [first.append(one(number, base, "mine")), second.append(one(number, base, "theirs"))]
                results = await asyncio.gather(*both, return_exceptions=True)
                assert sorted([type(result).__name__ for result in results]) == ["Conflict", "NoneType"]
        kept = await read(engine, number)
        assert kept is not None
        assert len(kept.lines) == kept.header["seq"] == 40
        await engine.dispose()
        await rival.dispose()

    run(race())


def test_moves_of_many_matches_that_arrive_together_share_a_commit(database: str) -> None:
    async def rush() -> None:
        engine = connect(database)
        numbers = [await make(engine) for _ in range(50)]
        async with Writer(engine) as writer:
            for base in range(10):
                await asyncio.gather(*[writer.append(one(number, base)) for number in numbers])
            assert writer.appended == 500
            assert writer.commits <= 30
        await engine.dispose()

    run(rush())


def test_a_late_move_does_not_spoil_the_commit_it_shares(database: str) -> None:
    async def together() -> None:
        engine = connect(database)
        numbers = [await make(engine) for _ in range(3)]
        async with Writer(engine) as writer:
            appends = [one(numbers[0], 0), one(numbers[1], 7), one(numbers[2], 0), one(10**12, 0)]
            results = await asyncio.gather(*[writer.append(each) for each in appends], return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [False, True, False, True]
        await engine.dispose()

    run(together())


def test_two_moves_of_one_match_in_the_queue_are_written_in_order(database: str) -> None:
    async def pair() -> None:
        engine = connect(database)
        number = await make(engine)
        async with Writer(engine) as writer:
            await asyncio.gather(writer.append(one(number, 0, "first")), writer.append(one(number, 1, "second")))
        kept = await read(engine, number)
        assert kept is not None
        assert [line.move for line in kept.lines] == ["first", "second"]
        await engine.dispose()

    run(pair())


def test_a_lost_connection_fails_its_moves_and_no_later_ones(database: str) -> None:
    async def lose() -> None:
        engine, other = connect(database), connect(database)
        number = await make(engine)
        async with Writer(engine) as writer:
            await writer.append(one(number, 0))
            async with other.begin() as connection:  # holds the row, so that the next append is caught waiting
                await connection.execute(text("SELECT 1 FROM matches WHERE id = :id FOR UPDATE"), {"id": number})
                caught = asyncio.create_task(writer.append(one(number, 1)))
                await asyncio.sleep(0.2)
                await connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event_type = 'Lock'"
                    )
                )
                with pytest.raises((asyncpg.PostgresError, OSError)):
                    await caught
            await writer.append(one(number, 1))
        kept = await read(engine, number)
        assert kept is not None
        assert len(kept.lines) == 2
        await engine.dispose()
        await other.dispose()

    run(lose())


def test_a_writer_that_stops_has_written_what_was_waiting(database: str) -> None:
    async def stop() -> None:
        engine = connect(database)
        numbers = [await make(engine) for _ in range(20)]
        async with Writer(engine) as writer:
            waiting = [asyncio.create_task(writer.append(one(number, 0))) for number in numbers]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        await engine.dispose()

    run(stop())


def test_nobody_reads_a_match_that_is_not_there(database: str) -> None:
    async def nothing() -> None:
        engine = connect(database)
        assert await read(engine, 10**15) is None
        await engine.dispose()

    run(nothing())


def test_the_beginning_of_a_match_belongs_to_nobody(database: str) -> None:
    async def begin() -> None:
        engine = connect(database)
        number = await make(engine)
        async with Writer(engine) as writer:
            await writer.append(Append(number, 0, 0, (JournalLine(NOBODY, BEGIN, "seat.0", "f" * 16),)))
        kept = await read(engine, number)
        assert kept is not None
        assert (kept.lines[0].seat, kept.lines[0].fell) == (NOBODY, "seat.0")
        await engine.dispose()

    run(begin())


def test_a_change_without_entries_makes_older_knowledge_worthless(database: str) -> None:
    async def change() -> None:
        engine = connect(database)
        number = await make(engine)
        async with Writer(engine) as writer:
            await writer.append(Append(number, 0, 0, (), ("random",), clocks='{"left": 1}'))
            with pytest.raises(Conflict):
                await writer.append(one(number, 0))
            await writer.append(Append(number, 1, 0, (), ("random",), result="1*", record="all of it"))
        kept = await read(engine, number)
        assert kept is not None
        assert (kept.header["seq"], kept.header["revision"], kept.header["players"]) == (0, 2, ["random"])
        await engine.dispose()

    run(change())
