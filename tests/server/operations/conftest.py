"""What tests of running a server begin with."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest
from tests.server.conftest import SERVER, run_once

from yupana.server.journal.database import migrate


@pytest.fixture
def own_database() -> Iterator[str]:
    """A database that no other test looks into."""
    name = f"yupana_operations_{os.getpid()}"
    asyncio.run(run_once(f"CREATE DATABASE {name}"))
    url = f"postgresql+asyncpg://{SERVER}/{name}"
    try:
        migrate(url)
        yield url
    finally:
        asyncio.run(run_once(f"DROP DATABASE {name} WITH (FORCE)"))
