"""Somebody at a real gateway, over HTTP and a socket, who keeps every byte that was ever told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import msgspec
from tests.budget import PATIENCE
from tests.play.test_viewers import applied
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from yupana.protocol.messages import Act, Choose, Undo, Watch

PASSWORD = "correct horse battery"


class Player:
    """A person with a browser's session, a program with a token, or a stranger."""

    def __init__(self, port: int, name: str = "", token: str = "", at: str = "127.0.0.1") -> None:
        self.port = port
        self.at = at  # the address of this person, on this machine
        self.name = name
        self.heard: list[bytes] = []
        self.screens: dict[int, dict[str, Any]] = {}
        self.saw: dict[tuple[int, int], dict[str, Any]] = {}  # each screen of a table, by the journal's length
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.rings = 0
        self.socket: ClientConnection | None = None
        self.me: dict[str, Any] = {}
        self._news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        hooks = {"response": [self._keep]}
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            headers=headers,
            event_hooks=hooks,
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(local_address=at),
        )

    async def _keep(self, response: httpx.Response) -> None:
        await response.aread()
        head = "".join(f"{name}: {value}\n" for name, value in response.headers.items())
        self.heard.append(head.encode() + response.content)

    # HTTP.

    async def come(self, path: str, **body: Any) -> Player:
        """Begin a session in one way or another."""
        self.me = (await self.ask("POST", path, body)).raise_for_status().json()
        self.http.headers["X-CSRF-Token"] = self.me["csrf"]
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.http.request(method, path, json=body)

    async def does(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered; it must be a success."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, (self.name, method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def fails(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the reason; it must be a problem."""
        answer = await self.ask(method, path, body)
        assert answer.is_error, (self.name, method, path, answer.status_code, answer.text)
        return answer.status_code, answer.json()["reason"]

    async def token(self, *scopes: str) -> str:
        """A token for a program."""
        made = await self.does("POST", "/api/tokens", {"label": "test", "scopes": scopes})
        return str(made["token"])

    # The socket.

    @contextlib.asynccontextmanager
    async def connected(self, *tables: int) -> AsyncIterator[Player]:
        """A socket, from which these tables are watched."""
        await self.connect()
        try:
            for table in tables:
                await self.watch(table)
            yield self
        finally:
            await self.hang_up()

    async def connect(self, **headers: str) -> None:
        sent = {name: value for name, value in self.http.headers.items() if name == "authorization"}
        if self.http.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        here = (self.at, 0)
        headers = sent | headers
        self.socket = await connect(url, additional_headers=headers, max_size=None, compression=None, local_addr=here)
        self._reading = asyncio.create_task(self._read(self.socket))

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reading is not None:
            await self._reading

    async def send(self, message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def watch(self, table: int) -> None:
        """Look at a table, and see it if there is something to see."""
        self.screens.pop(table, None)
        await self.send(Watch(table))

    async def act(self, table: int, send: Choose | Undo) -> dict[str, Any]:
        """Choose or undo; the answer."""
        await self.send(Act(table, send))
        to = send.decision if isinstance(send, Choose) else "undo"
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.answers.get())["to"] != to:
                pass
        return answer

    async def refused(self, table: int, send: Choose | Undo) -> str:
        """Why it cannot be; it must be refused."""
        answer = await self.act(table, send)
        assert answer["type"] == "not-done", answer
        return str(answer["reason"])

    async def until(self, table: int, length: int) -> dict[str, Any]:
        """The screen, when the journal is at least so long."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.screens.get(table, {"seq": -1})["seq"] < length:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError as late:
            seen = {number: screen["seq"] for number, screen in self.screens.items()}
            heard = [message[:300] for message in self.heard[-5:]]
            message = f"{self.name} waits for {table} at {length}, sees {seen}, heard {heard}"
            raise TimeoutError(message) from late
        return self.screens[table]

    async def closed(self, seconds: float) -> int | None:
        """The code with which the server hung up."""
        assert self._reading is not None
        assert self.socket is not None
        await asyncio.wait_for(asyncio.shield(self._reading), seconds)
        return self.socket.close_code

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in socket:
                data = message.encode() if isinstance(message, str) else message
                self.heard.append(data)
                await self._hear(msgspec.json.decode(data))
                self._news.set()

    async def _hear(self, said: dict[str, Any]) -> None:
        """As a page does: what is old changes nothing, and where news is missing, it asks again."""
        if said["type"] in ("done", "not-done"):
            self.answers.put_nowait(said)
        elif said["type"] == "ring":
            self.rings += 1
        elif said["type"] == "news":
            table, what = said["table"], said["what"]
            known = self.screens.get(table)
            length = known["seq"] if known else -1
            if what["type"] == "whole":
                if what["update"]["seq"] < length:
                    return
                self.screens[table] = what["update"]
            elif what["seq"] <= length:
                return
            elif known is not None and what["base"] == length:
                self.screens[table] = applied(known, what)
            else:
                await self.send(Watch(table))
                return
            self.saw[table, self.screens[table]["seq"]] = self.screens[table]

    def told(self) -> bytes:
        """Everything so far."""
        return b"\n".join(self.heard)


def decision_of(screen: dict[str, Any]) -> dict[str, Any]:
    """What a seat must decide, which it must."""
    decision: dict[str, Any] | None = screen["decision"]
    assert decision is not None
    return decision


def choices(screen: dict[str, Any]) -> Iterator[Choose]:
    """All that a seat may answer now."""
    decision = decision_of(screen)
    for option in decision["options"]:
        yield Choose(decision["id"], option["move"])
