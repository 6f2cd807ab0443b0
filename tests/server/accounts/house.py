"""A gateway without a network, a clock that stands, and those who visit."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any

import httpx
from sqlalchemy import Table, func, insert, select

from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.context import Context
from yupana.server.journal.database import connect
from yupana.server.journal.tables import matches, seats, tables
from yupana.server.settings import Settings

URL = "http://127.0.0.1:8000"
PASSWORD = "correct horse battery"
SLEEP = {"from": "23:00", "to": "07:00", "zone": "Europe/Kyiv"}


class Visitor(httpx.AsyncClient):
    """A browser, which sends the CSRF token that it was given."""

    async def come(self, path: str, **body: Any) -> dict[str, Any]:
        """Begin a session in one way or another."""
        answer = await self.post(path, json=body)
        assert answer.status_code == 201, answer.text
        me: dict[str, Any] = answer.json()
        self.headers["X-CSRF-Token"] = me["csrf"]
        return me

    async def guest(self, name: str | None = None) -> dict[str, Any]:
        return await self.come("/api/guests", name=name, language="en")

    async def account(self, name: str = "Ann") -> dict[str, Any]:
        return await self.come("/api/accounts", name=name, password=PASSWORD)


class House:
    """A gateway without a network, and a clock that stands."""

    def __init__(self, database: str, settings: Settings) -> None:
        self.engine = connect(database)
        self.time = datetime(2030, 1, 1, tzinfo=UTC)
        self.fanout = LocalFanout()
        self.app = make_app(Context(self.engine, self.fanout, settings, lambda: self.time))
        self.url = settings.url
        self.visitors: list[Visitor] = []

    def visitor(self, address: str = "192.0.2.1", **headers: str) -> Visitor:
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        self.visitors.append(Visitor(transport=transport, base_url=self.url, headers=headers))
        return self.visitors[-1]

    def program(self, token: str) -> Visitor:
        return self.visitor(Authorization=f"Bearer {token}")

    async def add(self, to: Table, /, **values: Any) -> int:
        async with self.engine.begin() as connection:
            made = await connection.execute(insert(to).values(**values).returning(*to.primary_key.columns))
            return int(made.one()[0])

    async def count(self, table: Table) -> int:
        async with self.engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).select_from(table)) or 0)

    async def all(self, table: Table) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(table))).all())

    async def table(self, people_: list[int], names: list[str], status: str, owner: int, listed: bool = True) -> int:
        """A table at which people sit; when it is over, the first seat has won."""
        number = await self.add(
            tables,
            code=f"{time.monotonic_ns()}",
            game="tzolkin",
            rules=1,
            options={},
            owner=owner,
            listed=listed,
            pace="live",
            terms={"bank": 60, "sleeps": {str(person): {} for person in people_}},
            on_timeout="bot",
            substitute="greedy",
            rated=True,
            status=status,
        )
        for seat, (person, name) in enumerate(zip(people_, names)):
            await self.add(seats, table=number, seat=seat, person=person, name=name)
        if status != "open":
            await self.add(
                matches,
                id=number,
                game="tzolkin",
                rules=1,
                options={},
                names=names,
                players=["person"] * len(names),
                secret=b"",
                result="61.25* 48" if status == "over" else None,
            )
        return number


Open = Callable[..., contextlib.AbstractAsyncContextManager[House]]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def refused(answer: httpx.Response, status: int, reason: str) -> None:
    said = answer.json()
    if status == 422:
        said.pop("fields")
    assert (answer.status_code, said) == (status, {"reason": reason})
