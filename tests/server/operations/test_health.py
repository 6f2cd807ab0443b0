"""Health, readiness and numbers."""

from __future__ import annotations

import re

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from tests.server.operations.house import AWAY, gateway, run

from yupana.server import downtime
from yupana.server.journal.database import connect, is_away


def test_a_gateway_is_ready_when_the_database_answers_and_a_referee_is_here(database: str) -> None:
    async def look() -> None:
        engine = connect(database)
        await downtime.be_gone(engine, "one")
        away = (503, {"database": True, "bus": True, "referee": False})
        async with gateway(database) as client:
            assert (await client.get("/health")).status_code == 200
            answer = await client.get("/ready")
            assert (answer.status_code, answer.json()) == away
        await downtime.be_here(engine, "one", [("tzolkin", 1)])
        async with gateway(database) as client:
            assert (await client.get("/ready")).status_code == 200
        await downtime.be_gone(engine, "one")
        async with gateway(database) as client:
            answer = await client.get("/ready")
            assert (answer.status_code, answer.json()) == away
        await engine.dispose()

    run(look)


def test_a_referee_that_has_been_silent_for_some_seconds_counts_as_gone(database: str) -> None:
    async def look() -> None:
        engine = connect(database)
        for referee, plays in (("one", [("tzolkin", 1)]), ("two", [("tzolkin", 1), ("tawantinsuyu", 2)])):
            await downtime.be_here(engine, referee, plays)
        assert await downtime.who_is_here(engine) == {
            "one": {("tzolkin", 1)},
            "two": {("tzolkin", 1), ("tawantinsuyu", 2)},
        }
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE referees SET at = now() - interval '4 seconds' WHERE id = 'one'"))
        assert set(await downtime.who_is_here(engine)) == {"two"}
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE referees SET at = now() - interval '2 minutes' WHERE id = 'one'"))
        await downtime.be_here(engine, "two", [])
        async with engine.connect() as connection:
            assert list((await connection.execute(text("SELECT id FROM referees"))).scalars()) == ["two"]
        await downtime.be_gone(engine, "two")
        await engine.dispose()

    run(look)


def test_a_gateway_without_its_database_is_alive_but_not_ready() -> None:
    async def look() -> None:
        async with gateway(AWAY) as client:
            assert (await client.get("/health")).status_code == 200
            answer = await client.get("/ready")
            assert (answer.status_code, answer.json()["database"]) == (503, False)
            answer = await client.get("/api/tables")
            assert (answer.status_code, answer.json()) == (503, {"reason": "problem-nobody-answers"})
            assert int(answer.headers["retry-after"]) > 0

    run(look)


def test_only_a_database_that_cannot_work_now_is_away() -> None:
    def told(error: type[asyncpg.PostgresError]) -> DBAPIError:
        return DBAPIError("SELECT 1", None, error("no"))

    away = (asyncpg.TooManyConnectionsError, asyncpg.DiskFullError, asyncpg.AdminShutdownError)
    ours = (asyncpg.UndefinedTableError, asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError)
    assert all(is_away(told(error)) for error in away)
    assert is_away(asyncpg.CannotConnectNowError("starting up")) and is_away(ConnectionRefusedError())
    assert not any(is_away(told(error)) for error in ours)


def test_requests_are_counted_by_the_template_of_their_route(database: str) -> None:
    async def look() -> None:
        async with gateway(database) as client:
            for number in (101, 102):
                assert (await client.get(f"/api/tables/{number}")).status_code == 404
            await client.get("/api/nothing/103")
            await client.get("/no/file")
            numbers = (await client.get("/metrics")).text
        route = re.search(r'yupana_http_requests_total{method="GET",route="(.*?tables/{.*?})",status="404"}', numbers)
        assert route is not None and route[1].startswith("/api/tables/{")
        assert 'route="nowhere",status="404"' in numbers
        assert 'route="files",status="404"' in numbers
        assert not re.search(r"10[123]", "".join(re.findall(r'route="[^"]*"', numbers)))
        for name in (
            "sockets",
            "watched_tables",
            "batch_size_bucket",
            "event_loop_lag_seconds_sum",
            "ruling_seconds_sum",
        ):
            assert f"yupana_{name}" in numbers

    run(look)


def test_what_is_for_the_host_is_neither_described_nor_limited(database: str) -> None:
    async def look() -> None:
        async with gateway(database) as client:
            described = (await client.get("/api/openapi.json")).json()["paths"]
            assert not {"/health", "/ready", "/metrics"} & set(described)
            assert all([(await client.get("/health")).status_code == 200 for _ in range(700)])

    run(look)
