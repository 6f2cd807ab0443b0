"""Every test opens a gateway to a real database without people."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from argon2 import PasswordHasher
from tests.server.accounts.house import URL, House
from tests.server.conftest import run_once

from yupana.server.accounts import passwords
from yupana.server.settings import Settings


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords that are hashed quickly, and badly."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def house(database: str) -> Callable[..., contextlib.AbstractAsyncContextManager[House]]:
    """Opens a gateway to a database without people."""

    @contextlib.asynccontextmanager
    async def opened(**settings: Any) -> AsyncIterator[House]:
        await run_once("TRUNCATE people, names_gone, tables, matches CASCADE", database.rpartition("/")[2])
        here = House(database, Settings(**{"url": URL, **settings}))
        try:
            yield here
        finally:
            for visitor in here.visitors:
                await visitor.aclose()
            await here.engine.dispose()

    return opened
