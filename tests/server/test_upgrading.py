"""Running matches are moved to newer rules where these agree with every entry, and nowhere else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.conftest import SERVER, run_once

from yupana.engine.record import read as read_record
from yupana.engine.record import replay, result_of
from yupana.games import title
from yupana.server import clocks, downtime
from yupana.server.exporting import running
from yupana.server.journal.database import connect, migrate
from yupana.server.journal.reader import create
from yupana.server.journal.reader import read as read_match
from yupana.server.journal.tables import beats, entries, matches, upgrades
from yupana.server.referee import upgrading
from yupana.server.referee.upgrading import NOT_COMPARED, Upgrade, upgrade

GAME = title("tzolkin").game
HERE = GAME.version()
OLDER = HERE - 1
JOURNAL = replay(
    read_record((Path(__file__).parents[1] / "journals" / "two-random.yupana").read_text(encoding="utf-8")), GAME
)
LENGTH = 60
NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)


def tell(database: str, story: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def whole() -> None:
        engine = connect(database)
        try:
            await story(engine)
        finally:
            await engine.dispose()

    asyncio.run(whole())


async def played(engine: AsyncEngine, rules: int = OLDER, length: int = LENGTH) -> int:
    """A match that has come so far."""
    number = await create(engine, "tzolkin", rules, JOURNAL.options, ["A", "B"], ["person", "person"], bytes(32))
    await append(engine, number, 0, length)
    return number


async def append(engine: AsyncEngine, number: int, start: int, end: int) -> None:
    assert JOURNAL.digests is not None
    lines = [
        {
            "match": number,
            "seq": n,
            "seat": entry.seat,
            "move": entry.move,
            "fell": " ".join(entry.fell),
            "digest": digest,
        }
        for n, (entry, digest) in enumerate(zip(JOURNAL.journal, JOURNAL.digests, strict=True))
    ]
    async with engine.begin() as connection:
        await connection.execute(insert(entries).values(match=number), lines[start:end])
        grown = update(matches).where(matches.c.id == number)
        await connection.execute(grown.values(seq=end, revision=matches.c.revision + 1, due_at=None))


async def changed(engine: AsyncEngine, number: int, seq: int, **values: Any) -> None:
    async with engine.begin() as connection:
        here = (entries.c.match == number, entries.c.seq == seq)
        await connection.execute(update(entries).where(*here).values(**values))


async def upgraded(engine: AsyncEngine, dry_run: bool = False, at: datetime = NOW) -> list[Upgrade]:
    return [found async for found in upgrade(engine, dry_run, lambda: at)]


async def stands(engine: AsyncEngine, number: int) -> Any:
    async with engine.connect() as connection:
        return (await connection.execute(select(matches).where(matches.c.id == number))).mappings().one()


async def proofs(engine: AsyncEngine) -> list[Any]:
    async with engine.connect() as connection:
        return list((await connection.execute(select(upgrades))).mappings())


def test_a_match_that_agrees_is_moved_and_the_proof_is_kept(database: str) -> None:
    async def story(engine: AsyncEngine) -> None:
        assert JOURNAL.digests is not None
        number = await played(engine)
        before = await stands(engine, number)
        (found,) = await upgraded(engine)
        assert (found.match, found.before, found.after, found.entries) == (number, OLDER, HERE, LENGTH)
        assert not found.stays
        after = await stands(engine, number)
        assert (after["rules"], after["revision"]) == (HERE, before["revision"] + 1)
        (proof,) = await proofs(engine)
        assert (proof["match"], proof["before"], proof["after"], proof["at"]) == (number, OLDER, HERE, NOW)
        assert (proof["entries"], proof["digest"]) == (LENGTH, JOURNAL.digests[LENGTH - 1])
        assert await upgraded(engine) == [], "there is nothing left to move"

    tell(database, story)


def test_a_dry_run_says_the_same_and_changes_nothing(database: str) -> None:
    async def story(engine: AsyncEngine) -> None:
        number = await played(engine)
        before = await stands(engine, number)
        (found,) = await upgraded(engine, dry_run=True)
        assert (found.entries, found.stays) == (LENGTH, "")
        assert await stands(engine, number) == before
        assert await proofs(engine) == []

    tell(database, story)


@pytest.mark.parametrize(
    ("seq", "values", "why"),
    [
        (7, {"digest": "0" * 16}, "the table differs"),
        (LENGTH - 1, {"digest": "0" * 16}, "the table differs"),
        (9, {"move": "dance"}, "refused-no-such-option"),
        (0, {"fell": "seat.0"}, "fewer outcomes"),
        (LENGTH - 1, {"digest": ""}, NOT_COMPARED),
    ],
)
def test_a_match_that_parts_anywhere_stays_as_it_is(database: str, seq: int, values: dict[str, str], why: str) -> None:
    async def story(engine: AsyncEngine) -> None:
        number, other = await played(engine), await played(engine)
        await changed(engine, number, seq, **values)
        before = await stands(engine, number)
        parted, moved = await upgraded(engine)
        assert why in parted.stays
        assert parted.entries == (LENGTH if why == NOT_COMPARED else seq)
        assert await stands(engine, number) == before
        assert (moved.match, moved.stays) == (other, ""), "others are moved"
        assert [proof["match"] for proof in await proofs(engine)] == [other]

    tell(database, story)


def test_the_latest_fingerprint_vouches_for_entries_that_have_none(database: str) -> None:
    async def story(engine: AsyncEngine) -> None:
        number = await played(engine)
        for seq in range(LENGTH - 1):
            await changed(engine, number, seq, digest="")
        (found,) = await upgraded(engine)
        assert not found.stays

    tell(database, story)


def test_only_running_matches_of_older_rules_are_touched(database: str) -> None:
    async def story(engine: AsyncEngine) -> None:
        same, newer = await played(engine, HERE), await played(engine, HERE + 1)
        over, broken = await played(engine), await played(engine)
        unbegun = await create(engine, "tzolkin", OLDER, JOURNAL.options, ["A", "B"], ["person", "person"], bytes(32))
        async with engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == over).values(result="1* 0"))
            await connection.execute(update(matches).where(matches.c.id == broken).values(broken="closed"))
        assert [(found.match, found.stays) for found in await upgraded(engine)] == [(unbegun, "")]
        rules = {number: (await stands(engine, number))["rules"] for number in (same, newer, over, broken, unbegun)}
        assert rules == {same: HERE, newer: HERE + 1, over: OLDER, broken: OLDER, unbegun: HERE}

    tell(database, story)


def test_whoever_plays_on_meanwhile_wins_and_the_match_is_compared_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the referee of the older rules had played between reading and moving, three times."""

    async def story(engine: AsyncEngine) -> None:
        number = await played(engine)
        reading, left = read_match, [LENGTH, LENGTH + 4, LENGTH + 8]

        async def read_and_play_on(engine: AsyncEngine, match: int, everywhere: bool) -> Any:
            kept = await reading(engine, match, everywhere)
            if left:
                start = left.pop(0)
                await append(engine, match, start, start + 4)
            return kept

        monkeypatch.setattr(upgrading, "read", read_and_play_on)
        (found,) = await upgraded(engine)
        assert (found.entries, found.stays) == (LENGTH + 12, "")
        assert (await stands(engine, number))["seq"] == (await proofs(engine))[0]["entries"] == LENGTH + 12

    tell(database, story)


def test_a_match_that_parts_meanwhile_stays(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(engine: AsyncEngine) -> None:
        number = await played(engine)
        reading, left = read_match, [LENGTH]

        async def read_and_play_on(engine: AsyncEngine, match: int, everywhere: bool) -> Any:
            kept = await reading(engine, match, everywhere)
            if left:
                await append(engine, match, left[0], left.pop() + 4)
                await changed(engine, match, LENGTH + 2, digest="0" * 16)
            return kept

        monkeypatch.setattr(upgrading, "read", read_and_play_on)
        (found,) = await upgraded(engine)
        assert (found.entries, "differs" in found.stays) == (LENGTH + 2, True)
        assert (await stands(engine, number))["rules"] == OLDER

    tell(database, story)


def test_no_clock_is_charged_for_the_time_without_a_referee_before_the_move(database: str) -> None:
    async def story(engine: AsyncEngine) -> None:
        number = await played(engine)
        running_clocks = clocks.begin(clocks.Terms(600, 0, 600), [None, None])
        clocks.turn(running_clocks, [0], NOW, [])
        async with engine.begin() as connection:
            await connection.execute(delete(beats))
            kept = msgspec.to_builtins(running_clocks)
            await connection.execute(update(matches).where(matches.c.id == number).values(clocks=kept, wake_at=NOW))
        await downtime.beat(engine, downtime.referee_kind("tzolkin", OLDER), NOW + timedelta(seconds=100))
        moved = NOW + timedelta(hours=5)
        await upgraded(engine, at=moved)
        after = await stands(engine, number)
        assert after["wake_at"] == moved, "whoever plays the newer rules looks at once"
        found = msgspec.convert(after["clocks"], clocks.Clocks)
        assert clocks.left(found, 0, moved + timedelta(seconds=50), []) == 450
        assert found.paused is None

    tell(database, story)


def test_running_matches_are_exported_without_their_secret_and_verify(database: str) -> None:
    async def story(engine: AsyncEngine) -> None:
        number = await played(engine)
        await create(engine, "tzolkin", OLDER, JOURNAL.options, ["A", "B"], ["person", "person"], bytes(32))
        over = await played(engine, length=len(JOURNAL.journal))
        async with engine.begin() as connection:
            ended = update(matches).where(matches.c.id == over)
            await connection.execute(ended.values(result=result_of(JOURNAL)))
        ((found, text),) = [each async for each in running(engine)]
        record = read_record(text)
        assert (found, record.rules, record.secret, record.result) == (number, OLDER, "", "")
        assert len(record.commitment) == 64
        assert len(replay(record, GAME).journal) == LENGTH
        await changed(engine, number, LENGTH - 1, digest="0" * 16)
        ((_, text),) = [each async for each in running(engine)]
        with pytest.raises(ValueError, match=f"rules {OLDER} of tzolkin"):
            replay(read_record(text), GAME)

    tell(database, story)


@pytest.mark.services
def test_a_journal_of_state_digests_loses_them_once() -> None:
    name = f"yupana_upgrading_{os.getpid()}"
    asyncio.run(run_once(f"CREATE DATABASE {name}"))
    url = f"postgresql+asyncpg://{SERVER}/{name}"

    async def write(engine: AsyncEngine) -> None:
        await played(engine, HERE)

    async def look(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            counted = select(func.count(), func.count().filter(entries.c.digest == ""))
            assert tuple((await connection.execute(counted.select_from(entries))).one()) == (LENGTH, LENGTH)

    try:
        migrate(url, "0001")
        tell(url, write)
        migrate(url)
        tell(url, look)
    finally:
        asyncio.run(run_once(f"DROP DATABASE {name} WITH (FORCE)"))
