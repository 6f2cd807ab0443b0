"""Beats and outages in PostgreSQL: a silence is written down once, whoever comes back first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import TypeVar

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server.clocks import Outage, Terms, begin, left, turn
from yupana.server.downtime import beat, merged, outages_since, referee_kind
from yupana.server.journal.database import connect
from yupana.server.journal.tables import beats, outages

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
REFEREE = referee_kind("tzolkin", 1)
KINDS = ("gateway", REFEREE)
T = TypeVar("T")


def after(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def run(database: str, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """Work with a database in which nobody ever beat."""

    async def whole() -> T:
        engine = connect(database)
        try:
            async with engine.begin() as connection:
                await connection.execute(text("TRUNCATE beats, outages"))
            return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(whole())


async def written(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(outages))).scalar_one())


async def last_beat(engine: AsyncEngine, kind: str) -> datetime:
    async with engine.connect() as connection:
        found: datetime = (await connection.execute(select(beats.c.at).where(beats.c.kind == kind))).scalar_one()
        return found


def test_the_first_beat_ever_is_no_outage(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        assert await beat(engine, "gateway", NOON) is None
        assert await beat(engine, REFEREE, after(1000)) is None
        assert await outages_since(engine, after(-1000), KINDS) == []
        assert await last_beat(engine, "gateway") == NOON

    run(database, work)


@pytest.mark.parametrize(
    ("seconds", "outage"),
    [(1, False), (2.5, False), (2.500001, True), (3600, True), (0, False), (-5, False), (-3600, False)],
)
def test_a_silence_longer_than_the_gap_is_an_outage(database: str, seconds: float, outage: bool) -> None:
    async def work(engine: AsyncEngine) -> None:
        await beat(engine, "gateway", NOON)
        expected = [(NOON, after(seconds))] if outage else []
        assert await beat(engine, "gateway", after(seconds)) == (expected[0] if outage else None)
        assert await outages_since(engine, after(-9999), KINDS) == expected
        assert await last_beat(engine, "gateway") == after(max(seconds, 0))  # never backwards

    run(database, work)


def test_regular_beats_are_no_outage_and_the_next_silence_counts_from_the_last(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        for seconds in range(96):
            assert await beat(engine, "gateway", after(seconds)) is None
        assert await beat(engine, "gateway", after(200)) == (after(95), after(200))
        assert await beat(engine, "gateway", after(202)) is None
        assert await written(engine) == 1

    run(database, work)


def test_one_process_of_a_kind_that_is_alive_is_enough_but_each_kind_is_needed(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        for seconds in range(0, 60, 2):  # one referee of two dies at once, and no gateway comes back for a minute
            await beat(engine, REFEREE, after(seconds))
        await beat(engine, "gateway", NOON)
        assert await beat(engine, "gateway", after(60)) == (NOON, after(60))
        assert await beat(engine, REFEREE, after(60)) is None

    run(database, work)


def test_many_that_come_back_together_write_one_outage(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        await beat(engine, "gateway", NOON)
        for n in range(1, 6):
            back = after(100 * n)
            found = await asyncio.gather(*[beat(engine, "gateway", back + timedelta(milliseconds=k)) for k in range(8)])
            assert len([outage for outage in found if outage]) == 1
            assert await written(engine) == n

    run(database, work)


def test_many_that_are_first_together_write_none(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        found = await asyncio.gather(*[beat(engine, "gateway", after(k / 1000)) for k in range(8)])
        assert found == [None] * 8
        assert await written(engine) == 0

    run(database, work)


def test_a_beat_waits_for_another_and_then_sees_it(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        await beat(engine, "gateway", NOON)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE beats SET at = :at WHERE kind = 'gateway'"), {"at": after(100)})
            second = asyncio.create_task(beat(engine, "gateway", after(101)))
            done, _ = await asyncio.wait([second], timeout=0.3)
            assert not done
        assert await second is None
        assert await written(engine) == 0

    run(database, work)


def test_outages_are_merged_and_only_those_that_ended_later_are_told(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        for kind, moments in {"gateway": [0, 100, 400, 420, 500], REFEREE: [10, 120, 130, 450]}.items():
            for seconds in moments:
                await beat(engine, kind, after(seconds))
        # gateway 0-100-400, 420-500; referee 10-120, 130-450
        assert await outages_since(engine, after(-1), KINDS) == [(NOON, after(500))]
        assert await outages_since(engine, after(100), KINDS) == [(after(10), after(500))]  # from 10 by the referee
        assert await outages_since(engine, after(450), KINDS) == [(after(420), after(500))]
        assert await outages_since(engine, after(500), KINDS) == []

    run(database, work)


def test_a_silence_that_lasts_is_told_when_asked_for(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        await beat(engine, "gateway", NOON)
        await beat(engine, REFEREE, after(30))
        assert await outages_since(engine, NOON, KINDS, now=after(2.5)) == []
        assert await outages_since(engine, NOON, KINDS, now=after(30)) == [(NOON, after(30))]
        assert await outages_since(engine, NOON, KINDS) == []
        await beat(engine, "gateway", after(31))
        assert await outages_since(engine, NOON, KINDS, now=after(32)) == [(NOON, after(31))]

    run(database, work)


def test_the_silence_of_those_who_play_other_rules_is_no_outage_of_mine(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        other = referee_kind("tzolkin", 2)
        for kind, moments in {"gateway": [0, 1], REFEREE: [0, 100], other: range(0, 21, 2)}.items():
            for seconds in moments:
                await beat(engine, kind, after(seconds))
        assert await outages_since(engine, after(-1), (REFEREE,)) == [(NOON, after(100))]
        assert await outages_since(engine, after(-1), (other,)) == []
        assert await outages_since(engine, after(-1), (REFEREE,), now=after(102)) == [(NOON, after(100))]
        assert await outages_since(engine, after(-1), (other,), now=after(110)) == [(after(20), after(110))]

    run(database, work)


def test_no_clock_is_charged_with_an_outage(database: str) -> None:
    async def work(engine: AsyncEngine) -> None:
        clocks = begin(Terms(600, 30, 600), [None])
        turn(clocks, [0], NOON, [])
        await beat(engine, "gateway", after(100))
        await beat(engine, "gateway", after(5000))
        known = await outages_since(engine, NOON, KINDS)
        assert left(clocks, 0, after(5100), known) == 400

    run(database, work)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], []),
        ([(1, 2)], [(1, 2)]),
        ([(3, 4), (1, 2)], [(1, 2), (3, 4)]),
        ([(1, 2), (2, 3)], [(1, 3)]),
        ([(1, 9), (2, 3), (4, 5)], [(1, 9)]),
        ([(1, 3), (2, 5), (6, 7)], [(1, 5), (6, 7)]),
    ],
)
def test_intervals_are_merged(given: list[tuple[int, int]], expected: list[tuple[int, int]]) -> None:
    def moments(pairs: list[tuple[int, int]]) -> list[Outage]:
        return [(after(start), after(end)) for start, end in pairs]

    assert merged(moments(given)) == moments(expected)
