"""What a gateway does for its sockets: resume, drop the slow and the silent, find news that was lost."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, ClassVar, cast

import msgspec
import pytest
from starlette.websockets import WebSocket, WebSocketState
from tests.budget import PATIENCE
from tests.server.impatient import Impatient
from tests.server.test_referee import make

from yupana.protocol.messages import Choose
from yupana.server import asks
from yupana.server.accounts.limits import Limits
from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway import hub as hubs
from yupana.server.gateway.context import real_time
from yupana.server.gateway.hub import QUEUE_MAX, SILENT_SECONDS, TOO_SLOW, Hub, Socket
from yupana.server.journal.database import connect
from yupana.server.journal.tables import tables
from yupana.server.lobby.rooms import Lobby
from yupana.server.lobby.watching import lengths
from yupana.server.problems import Problem
from yupana.server.referee.referee import Referee
from yupana.server.serving import refereeing

CODE = "an invitation"


class Line:
    """The far end of a socket: reads when it likes."""

    application_state = WebSocketState.CONNECTED
    scope: ClassVar[dict[str, Any]] = {}

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.closed = 0

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        self.heard.append(msgspec.json.decode(message["text"]))

    async def close(self, code: int) -> None:
        self.closed = code

    def latest(self) -> dict[str, Any]:
        return (self.news() or [{}])[-1]

    def news(self) -> list[dict[str, Any]]:
        return [said["what"] for said in self.heard if said["type"] == "news"]


class Desk:
    """A hub, a referee, and a match of two people at a table that only its code opens."""

    def __init__(self, hub: Hub, referee: Referee, table: int) -> None:
        self.hub = hub
        self.referee = referee
        self.table = table

    async def client(self) -> tuple[Socket, Line]:
        line = Line()
        socket = Socket(cast(WebSocket, line), None, asyncio.get_running_loop().time())
        await self.hub.join(socket)
        return socket, line

    async def move(self) -> int:
        """Whoever must decide does something; how long the journal is then."""
        look = await self.referee.answer(asks.Ask(self.table, asks.Look(None)))
        seat = msgspec.json.decode(look.body)["what"]["update"]["waiting"][0]
        look = await self.referee.answer(asks.Ask(self.table, asks.Look(seat)))
        decision = msgspec.json.decode(look.body)["what"]["update"]["decision"]
        choose = Choose(decision["id"], decision["options"][0]["move"])
        return (await self.referee.answer(asks.Ask(self.table, asks.Move(seat, choose)))).seq


@contextlib.asynccontextmanager
async def desk(database: str) -> AsyncIterator[Desk]:
    engine, fanout = connect(database), LocalFanout()
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(engine.dispose)
        referee = await stack.enter_async_context(refereeing([engine], fanout))
        hub = Hub(Lobby(engine, fanout, real_time))
        number = await make(engine, "person", "person")
        row = {"code": CODE, "game": "tzolkin", "rules": 1, "options": {}, "listed": False, "pace": "free", "terms": {}}
        row |= {"on_timeout": "default", "substitute": "random", "rated": False, "status": "playing", "id": number}
        async with engine.begin() as connection:
            await connection.execute(tables.delete())
            await connection.execute(tables.insert().values(**row))
        while not (await lengths(hub.lobby, [number]))[number]:
            await referee.take_due()  # unless the referee at work was quicker
        yield Desk(hub, referee, number)


def tell(database: str, story: Callable[[Desk], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with desk(database) as here:
            await story(here)

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def writing(socket: Socket) -> AsyncIterator[None]:
    task = asyncio.create_task(socket.write())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def test_who_comes_back_is_told_what_was_missed_and_nothing_twice(database: str) -> None:
    async def story(here: Desk) -> None:
        socket, line = await here.client()
        async with writing(socket):
            await here.hub.watch(socket, here.table, 0, CODE)
            await until(lambda: len(line.news()) == 1)
            knows = line.news()[0]["update"]["seq"]
            await here.hub.leave(socket)
            after = await here.move()
            again, second = await here.client()
            async with writing(again):
                await here.hub.watch(again, here.table, knows, CODE)
                await until(lambda: len(second.news()) == 1)
                assert second.news()[0]["update"]["seq"] == after
                await here.hub.watch(again, here.table, after, CODE)
                await until(
                    lambda: second.heard[-1] == {"type": "done", "table": here.table, "seq": after, "to": "watch"}
                )
                assert len(second.news()) == 1
            assert len(line.news()) == 1, "who has gone hears nothing"

    tell(database, story)


def test_news_comes_as_changes_on_top_of_what_is_known(database: str) -> None:
    async def story(here: Desk) -> None:
        socket, line = await here.client()
        async with writing(socket):
            await here.hub.watch(socket, here.table, 0, CODE)
            known = 1
            for _ in range(5):
                seq = await here.move()
                await until(lambda: line.latest().get("seq") == seq)  # noqa: B023
                assert line.latest()["base"] == known
                known = seq

    tell(database, story)


def test_a_table_by_invitation_is_shown_to_nobody_without_it(database: str) -> None:
    async def story(here: Desk) -> None:
        socket, _ = await here.client()
        for code in ("", "another"):
            with pytest.raises(Problem) as problem:
                await here.hub.watch(socket, here.table, 0, code)
            assert problem.value.status == 404

    tell(database, story)


def test_a_reader_that_is_too_slow_is_dropped_and_nobody_waits_for_it(database: str) -> None:
    async def story(here: Desk) -> None:
        (slow, stuck), (quick, line) = await here.client(), await here.client()
        stuck.reads.clear()
        async with writing(slow), writing(quick):
            for socket in (slow, quick):
                await here.hub.watch(socket, here.table, 0, CODE)
            for _ in range(QUEUE_MAX + 5):
                slow.tell(b"{}")
            seq = await here.move()
            await until(lambda: line.latest().get("seq") == seq)
            stuck.reads.set()
            await until(lambda: stuck.closed == TOO_SLOW)

    tell(database, story)


def test_a_silent_socket_is_closed(database: str) -> None:
    async def story(here: Desk) -> None:
        (_, silent), (alive, line) = await here.client(), await here.client()
        alive.heard += SILENT_SECONDS
        await here.hub.sweep(asyncio.get_running_loop().time() + SILENT_SECONDS + 1)
        assert (silent.closed, line.closed) == (TOO_SLOW, 0)

    tell(database, story)


@pytest.mark.parametrize("heard", [True, False])
def test_news_that_was_lost_on_the_bus_is_found_by_its_length(
    database: str, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    monkeypatch.setattr(hubs, "LOOK_AGAIN_SECONDS", 0.0)

    async def story(here: Desk) -> None:
        socket, line = await here.client()
        async with writing(socket):
            await here.hub.watch(socket, here.table, 0, CODE)
            if heard:
                seq = await here.move()
                await until(lambda: line.latest().get("seq") == seq)
            await here.hub.tables[here.table].stops[asks.public_subject(here.table)]()  # deaf from here on
            seq = await here.move()
            now = asyncio.get_running_loop().time()
            await here.hub.sweep(now)
            assert line.latest().get("seq") != seq, "it may still be on its way"
            await here.hub.sweep(now)
            await until(lambda: line.latest().get("update", {}).get("seq") == seq)

    tell(database, story)


def test_when_the_bus_was_away_everything_is_shown_anew(database: str) -> None:
    async def story(here: Desk) -> None:
        socket, line = await here.client()
        running = asyncio.create_task(here.hub.run())
        async with writing(socket):
            await here.hub.watch(socket, here.table, 0, CODE)
            await until(lambda: len(line.news()) == 1)
            for missed in here.hub.lobby.fanout.missed:
                missed()
            await until(lambda: len(line.news()) == 2)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    tell(database, story)


class Visitor(Socket):
    """Somebody in the lobby: reads two lists whenever it rings, from the address that a whole school has."""

    ADDRESS = "198.51.100.7"
    ARRIVING = 8  # requests: who am I, the turns, the lists, and my tables

    def __init__(self, limits: Limits) -> None:
        super().__init__(cast(WebSocket, Line()), None, asyncio.get_running_loop().time())
        self.limits = limits
        self.rings = 0
        self.refused = 0
        self.read(self.ARRIVING)

    def read(self, times: int) -> None:
        self.refused += [self.limits.within("read", self.ADDRESS) for _ in range(times)].count(False)

    def tell(self, message: bytes) -> None:
        if b'"ring"' in message:
            self.rings += 1
            self.read(2)


@pytest.mark.parametrize("every", [0.5, 3.1, 6.0], ids=lambda every: f"{every} s")
def test_forty_visitors_at_one_address_follow_a_busy_lobby_for_a_minute(database: str, every: float) -> None:
    async def watch() -> None:
        engine, fanout, limits = connect(database), LocalFanout(), Limits()
        hub = Hub(Lobby(engine, fanout, real_time))
        visitors = [Visitor(limits) for _ in range(40)]
        for visitor in visitors:
            await hub.visit(visitor)
        loop = asyncio.get_running_loop()
        began = loop.time()
        await fanout.publish(asks.LOBBY, b"")
        await until(lambda: visitors[0].rings == 1)
        assert loop.time() - began < hubs.LOBBY_SECONDS, "in a quiet lobby it rings at once"
        while loop.time() < began + 60:
            await fanout.publish(asks.LOBBY, b"")
            await asyncio.sleep(every)
        assert {visitor.refused for visitor in visitors} == {0}
        assert min(visitor.rings for visitor in visitors) >= 5, "nobody looks at what is long gone"
        await engine.dispose()

    with asyncio.Runner(loop_factory=Impatient) as runner:
        runner.run(watch())
