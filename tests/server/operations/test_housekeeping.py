"""What is deleted and folded away, and when."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.budget import PATIENCE
from tests.server.operations.house import count, run

from yupana.server import asks
from yupana.server.fanout.local import LocalFanout
from yupana.server.housekeeping import TERMS, keep_house
from yupana.server.journal.database import connect
from yupana.server.journal.reader import create
from yupana.server.journal.tables import (
    audit,
    challenges,
    chat,
    entries,
    invitations,
    matches,
    notes,
    outbox,
    people,
    records,
    reports,
    sanctions,
    sessions,
    tables,
    tokens,
)
from yupana.server.serving import refereeing

NOW = datetime.now(UTC)


def test_old_sessions_go_and_guests_who_left_nothing_behind(database: str) -> None:
    async def look() -> None:
        engine = connect(database)
        async with engine.begin() as connection:
            await connection.execute(text("TRUNCATE people, tables CASCADE"))
            long_ago = NOW - timedelta(days=61)

            async def person(name: str, seen: datetime = long_ago, password: str | None = None) -> int:
                row = insert(people).values(name=name, name_key=name, password=password, seen_at=seen)
                return int((await connection.execute(row.returning(people.c.id))).scalar_one())

            stale = await person("stale")
            await person("fresh", NOW)
            await person("account", password="x")
            talker, robot = await person("talker"), await person("robot")
            terms = {"pace": "free", "terms": {}, "on_timeout": "default", "substitute": "random", "options": {}}
            common = {"code": "c", "game": "tzolkin", "rules": 1, "listed": True, "rated": False}
            made = insert(tables).values(**terms, **common, owner=stale).returning(tables.c.id)
            table = (await connection.execute(made)).scalar_one()
            await connection.execute(insert(chat).values(table=table, person=talker, name="talker", text="hello"))
            token = {"token_hash": b"t", "label": "bot", "scopes": ["play"], "used_at": NOW}
            await connection.execute(insert(tokens).values(person=robot, **token))
            for n, expires in enumerate((NOW - timedelta(hours=1), NOW + timedelta(hours=1))):
                session = {"token_hash": bytes([n]), "expires_at": expires}
                await connection.execute(insert(sessions).values(person=talker, **session))
        await keep_house(engine, NOW)
        async with engine.connect() as connection:
            left = set((await connection.execute(select(people.c.name))).scalars())
        assert left == {"fresh", "account", "talker", "robot"}
        assert await count(engine, sessions) == 1
        await engine.dispose()

    run(look)


def test_everything_is_deleted_when_its_time_has_come_and_not_before(database: str) -> None:
    async def look() -> None:
        engine = connect(database)
        async with engine.begin() as connection:
            added = insert(people).values(name="A", name_key="a", password="x").returning(people.c.id)
            person = (await connection.execute(added)).scalar_one()
            terms = {"pace": "free", "terms": {}, "on_timeout": "default", "substitute": "random", "options": {}}
            common = {"game": "tzolkin", "rules": 1, "listed": True, "rated": False}
            for code in ("over", "playing"):
                made = insert(tables).values(**terms, **common, code=code, status=code).returning(tables.c.id)
                table = (await connection.execute(made)).scalar_one()
                await connection.execute(insert(chat).values(table=table, person=person, name="A", text=code, at=NOW))
                await connection.execute(insert(notes).values(table=table, person=person, text=code, changed_at=NOW))
            session = {"person": person, "token_hash": b"1", "expires_at": NOW}
            await connection.execute(insert(sessions).values(**session))
            await connection.execute(insert(invitations).values(key_hash=b"1", left=1, until=NOW))
            question = {"key_hash": b"1", "kind": "passkey", "details": {}, "until": NOW}
            await connection.execute(insert(challenges).values(**question))
            mail = {"person": person, "channel": "mail", "kind": "turn", "key": 1, "token": "t", "due_at": NOW}
            await connection.execute(insert(outbox).values(**mail))
            for settled in (NOW, None):
                report: dict[str, Any] = {"kind": "talk", "text": "", "log": {}, "settled_at": settled}
                await connection.execute(insert(reports).values(**report))
                await connection.execute(insert(sanctions).values(person=person, kind="ban", because="", until=settled))
            entry = {"role": "host", "deed": "ban", "because": "", "details": {}, "at": NOW}
            await connection.execute(insert(audit).values(**entry))
        stay = {"chat": 1, "notes": 1, "reports": 1, "sanctions": 1}  # of a match that goes on, unsettled, for good
        for days in sorted({term.days for term in TERMS}):
            due = [term.moment.table for term in TERMS if term.days == days]
            for minutes in (0, 1):
                await keep_house(engine, NOW + timedelta(days=days, minutes=minutes))
                for table in due:
                    assert await count(engine, table) == stay.get(str(table), 0) + 1 - minutes, table
        await engine.dispose()

    run(look)


def test_a_match_that_is_folded_away_can_still_be_looked_at(database: str) -> None:
    async def look(engine: AsyncEngine, number: int) -> Any:
        fanout = LocalFanout()
        async with refereeing([engine], fanout) as referee:
            async with asyncio.timeout(PATIENCE):
                while not await count(engine, records, records.c.match == number):
                    await asyncio.sleep(0.05)
            return msgspec.json.decode((await referee.look(number, asks.Look(0))).body)

    async def fold() -> None:
        engine = connect(database)
        number = await create(engine, "tzolkin", 1, {"market-cap": 0}, ["A", "B"], ["random", "random"], bytes(32))
        before = await look(engine, number)
        assert await count(engine, entries) > 50
        await keep_house(engine, NOW)
        assert await count(engine, entries) > 50, "not yet"
        await keep_house(engine, datetime.now(UTC) + timedelta(days=8))
        assert await count(engine, entries) == 0
        assert await look(engine, number) == before
        await engine.dispose()

    run(fold)


def test_a_journal_that_its_record_does_not_repeat_stays(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def fold() -> None:
        engine = connect(database)
        number = await create(engine, "tzolkin", 1, {}, ["A", "B"], ["random", "random"], bytes(32))
        async with engine.begin() as connection:
            await connection.execute(update(matches).values(result="1* 0", due_at=None))
            entry = {"seq": 0, "seat": -1, "move": "begin", "fell": "", "digest": "0" * 16}
            await connection.execute(insert(entries).values(match=number, **entry))
            record = "yupana record 2\ngame: tzolkin\nrules: 1\nseats: A, B\n\n0 -: begin {seat.1}\n"
            await connection.execute(insert(records).values(match=number, text=record))
        await keep_house(engine, datetime.now(UTC) + timedelta(days=8))
        assert await count(engine, entries) == 1
        assert "is not its journal" in caplog.text
        await engine.dispose()

    run(fold)
