"""A real PostgreSQL: each run makes a database of its own and drops it again."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.server.town import Town

from yupana.server.journal.database import migrate

HERE = Path(__file__).parent
NATS = os.environ.get("YUPANA_TEST_NATS", "nats://127.0.0.1:4222")
ALL = "people, names_gone, invitations, tables, matches, beats, outages, referees"  # and whatever refers to them
SERVER = os.environ.get("YUPANA_TEST_POSTGRES", "postgres@127.0.0.1:5432")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever takes a database needs services; all of it plays by compiled rules where there are some, as hosts do."""
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        item.add_marker("compiled")
        if {"database", "migrated", "own_database", "town"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("services")


async def run_once(statement: str, name: str = "postgres") -> None:
    connection = await asyncpg.connect(f"postgresql://{SERVER}/{name}")
    await connection.execute(statement)
    await connection.close()


@contextlib.contextmanager
def new_database(name: str) -> Iterator[str]:
    """The address of a migrated database that is dropped at the end."""
    asyncio.run(run_once(f"CREATE DATABASE {name}"))
    url = f"postgresql+asyncpg://{SERVER}/{name}"
    try:
        migrate(url)
        yield url
    finally:
        asyncio.run(run_once(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def own_database() -> Iterator[str]:
    """A database that no other test looks into."""
    with new_database(f"yupana_own_{os.getpid()}") as url:
        yield url


@pytest.fixture
def database(migrated: str) -> str:
    """The address of a migrated database with nothing in it."""
    asyncio.run(run_once(f"TRUNCATE {ALL} CASCADE", migrated.rpartition("/")[2]))
    return migrated


@pytest.fixture(scope="session")
def migrated() -> Iterator[str]:
    """The address of a database that this run makes and drops."""
    name = f"yupana_test_{os.getpid()}"
    with new_database(name) as url:
        asyncio.run(run_once(f"ALTER DATABASE {name} SET synchronous_commit = off"))  # tests of crashes have their own
        yield url


@pytest.fixture(scope="session")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """A gateway and a referee as processes, with a database of their own and a log."""
    here = Town(SERVER, NATS, log=tmp_path_factory.mktemp("town") / "log")
    try:
        asyncio.run(here.found())
        here.start("referee", "referee")
        here.start("gateway", "gateway")
        here.wait_for("gateway")
        yield here
    finally:
        asyncio.run(here.raze())
