"""A lobby with real routes and a real PostgreSQL, in which many people are at once; the referee is a stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import httpx
import msgspec
from sqlalchemy import insert, select, text, update

from yupana.server import asks, downtime
from yupana.server.accounts.tokens import SCOPES, make_token
from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.context import Context
from yupana.server.journal.database import connect
from yupana.server.journal.tables import matches, people
from yupana.server.settings import Settings

TITLE = asks.Title("tzolkin", 3, [1, 2, 3, 4], [asks.Variant("market-cap", [0, 1], False)], ["random", "greedy"])
OLD = asks.Title("tzolkin", 2, [2, 3, 4], [], ["random"])
LIVE = {"pace": "live", "bank": 600, "increment": 20, "ceiling": 900}
DAYS = {"pace": "days", "days": 2, "vacation": 5}
FREE = {"pace": "free"}
NIGHT = {"from": "23:00", "to": "07:30", "zone": "Europe/Kyiv"}


class Person:
    """Somebody who comes with a token, or nobody."""

    def __init__(self, house: House, key: str = "", number: int = 0) -> None:
        self.client = house.client
        self.number = number
        self.headers = {"Authorization": f"Bearer {key}"} if key else {}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.client.request(method, f"/api{path}", headers=self.headers, json=body)

    async def does(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered; it must be a success."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def fails(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the reason; it must be a problem."""
        answer = await self.ask(method, path, body)
        assert answer.is_error, (method, path, answer.status_code, answer.text)
        return answer.status_code, answer.json()["reason"]

    async def opens(self, **wishes: Any) -> Any:
        """A new table for two, which keeps its order."""
        usual = {"game": "tzolkin", "seats": 2, "terms": FREE, "keep_order": True}
        return await self.does("POST", "/tables", usual | wishes)


class House:
    """A gateway with a referee that does whatever it is asked, unless it was told to refuse."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.engine = connect(database)
        self.fanout = LocalFanout()
        self.time = datetime(2026, 5, 1, 12, tzinfo=UTC)
        self.context = Context(self.engine, self.fanout, Settings(limits=False, **settings), lambda: self.time)
        self.app = make_app(self.context)
        transport = httpx.ASGITransport(self.app)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://yupana")
        self.asked: list[asks.Ask] = []
        self.refuses = ""
        self.slow = 0.0
        self.rung: list[str] = []

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(text("TRUNCATE people, tables, matches, beats CASCADE"))
        for title in (TITLE, OLD):
            await self.plays(title)
        await self.fanout.listen(asks.referee_subject("tzolkin", 3), self.judge)

    async def plays(self, title: asks.Title) -> None:
        """A referee says that it plays this, and the gateway hears of it at once."""
        kind = downtime.referee_kind(title.game, title.rules)
        await downtime.beat(self.engine, kind, self.time, msgspec.to_builtins(title))
        self.app.state.lobby.catalogue._until = 0.0

    async def judge(self, data: bytes) -> bytes:
        ask = msgspec.json.decode(data, type=asks.Ask)
        await asyncio.sleep(self.slow)
        if self.refuses:
            return msgspec.json.encode(asks.Answer(refused=self.refuses))
        self.asked.append(ask)
        if isinstance(ask.wish, asks.Check):
            return msgspec.json.encode(asks.Answer())
        async with self.engine.begin() as connection:
            here = select(matches).where(matches.c.id == ask.match).with_for_update()
            row = (await connection.execute(here)).mappings().one()
            values: dict[str, Any] = {"changed_at": self.time}
            if isinstance(ask.wish, asks.SetPlayer):
                people = list(row["people"] or [None] * len(row["players"]))
                if people[ask.wish.seat] not in (ask.wish.before, ask.wish.person):
                    self.asked.pop()
                    return msgspec.json.encode(asks.Answer(refused="problem-seat-taken"))
                people[ask.wish.seat] = ask.wish.person
                values["people"] = people
                values["players"] = list(row["players"])
                values["players"][ask.wish.seat] = ask.wish.player
            elif isinstance(ask.wish, asks.TakeBack):
                values["seq"] = row["seq"] + 1
            elif isinstance(ask.wish, asks.Resign):
                values["result"] = " ".join([f"7{'*' * (n != ask.wish.seat)}" for n in range(len(row["players"]))])
            elif isinstance(ask.wish, asks.Pause):
                paused = self.time.isoformat() if ask.wish.paused else None
                values["clocks"] = row["clocks"] | {"paused": paused}
            await connection.execute(update(matches).where(matches.c.id == ask.match).values(**values))
        return msgspec.json.encode(asks.Answer(seq=1))

    async def person(self, name: str, guest: bool = False, **settings: Any) -> Person:
        async with self.engine.begin() as connection:
            row = {"name": name, "name_key": name.lower(), "password": None if guest else "x", "settings": settings}
            number = int((await connection.execute(insert(people).values(**row).returning(people.c.id))).scalar_one())
            _, key = await make_token(connection, number, "test", SCOPES, self.time)
        return Person(self, key, number)

    async def hears(self, subject: str) -> None:
        """Write down from now on how often a subject is rung."""

        async def heard(_: bytes) -> None:
            self.rung.append(subject)

        await self.fanout.listen(subject, heard)

    async def sets(self, match: int, **values: Any) -> None:
        """Something happens in a match."""
        async with self.engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(**values))

    async def match(self, number: int) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(matches).where(matches.c.id == number))).mappings().one()

    def wishes(self) -> list[asks.Wish]:
        return [ask.wish for ask in self.asked]


Story = Callable[[House], Awaitable[None]]


def tell(database: str, story: Story) -> None:
    """Run a story in a house of its own."""

    async def told() -> None:
        house = House(database)
        await house.open()
        try:
            await story(house)
        finally:
            await house.client.aclose()
            await house.engine.dispose()

    asyncio.run(told())


async def two_play(house: House, **wishes: Any) -> tuple[Person, Person, str]:
    """Ann and Ben have begun a match; the path of their table."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    number = (await ann.opens(**wishes))["id"]
    await ben.does("PUT", f"/tables/{number}/seats/1")
    await ann.does("POST", f"/tables/{number}/start")
    await house.sets(number, seq=10, waiting=[0])
    return ann, ben, f"/tables/{number}"
