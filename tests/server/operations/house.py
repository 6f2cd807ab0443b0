"""A gateway without a socket, and what is in its database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import httpx
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.context import Context
from yupana.server.journal.database import TROUBLES, connect
from yupana.server.settings import Settings

AWAY = "postgresql+asyncpg://postgres@127.0.0.1:1/nothing"


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


@contextlib.asynccontextmanager
async def gateway(
    database: str, fanout: LocalFanout | None = None, raises: bool = True, **settings: Any
) -> AsyncIterator[httpx.AsyncClient]:
    engine = connect(database)
    app = make_app(Context(engine, fanout or LocalFanout(), Settings(**settings)))
    with contextlib.suppress(*TROUBLES):
        await app.state.lobby.referees.look()
    transport = httpx.ASGITransport(app, raise_app_exceptions=raises)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://yupana") as client:
            yield client
    finally:
        await engine.dispose()


async def count(engine: AsyncEngine, what: Any, *where: Any) -> int:
    async with engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(what).where(*where))).scalar_one())
