"""Nonsense on the socket: bytes, frames and ten thousand mutated messages, after which the match simply goes on."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import random
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import msgspec
import pytest
from tests.budget import PATIENCE
from tests.server.player import Player, choices
from tests.server.town import Town
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from yupana.protocol.messages import Act, Choose, Ping, Undo, Unwatch, Watch
from yupana.server.gateway.door import BODY_MAX

SEED = 3
MUTATED = 10_000  # messages that were heard and followed by an answered ping
AT_ONCE = 6  # sockets
TOGETHER = 5  # messages between two pings
LIVES = 300  # messages on one socket, fewer than the server takes without slowing down
MESSAGE_MAX = 64 * 1024

Headers = dict[str, str]


def mutated(message: bytes, dice: random.Random) -> bytes:
    """A message with something wrong, or with something that could be right."""
    found = bytearray(message)
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        at = dice.randrange(len(found) + 1)
        to = min(len(found), at + dice.randrange(1, 6))
        way = dice.randrange(7)
        if way == 0:
            found[at:to] = b""
        elif way == 1:
            found[at:at] = dice.randbytes(dice.randrange(1, 4))
        elif way == 2:
            found[at:to] = bytes(dice.choice(b'{}[]",:\\0179-.eE tfn') for _ in range(to - at))
        elif way == 3:
            found[at:at] = found[at:to] * dice.randrange(1, 40)
        elif way == 4:
            found = found[: max(1, at)]
        elif way == 5:
            found += found[at:to] or b"}"
        else:
            found[at:to] = bytes(sign ^ (1 << dice.randrange(8)) for sign in found[at:to])
    return bytes(found)


def twisted(message: dict[str, Any], dice: random.Random) -> bytes:
    """Good JSON with another value or another name somewhere."""
    values: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 2**64, 10**30, 0.5, "", "\0", "\ud7ff", "x" * 3000, [], {}]
    values += [[[]], {"type": "undo"}, {"type": "choose"}, "undo", "1:0", "2:1", "keep", "end-turn", "watch", "ping"]
    twisted: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    inside = twisted["send"] if isinstance(twisted.get("send"), dict) and dice.random() < 0.5 else twisted
    name = dice.choice([*inside, "more"])
    if dice.random() < 0.2:
        inside[dice.choice(["more", "Type", "person", "seat"])] = inside.pop(name, 1)
    else:
        inside[name] = dice.choice(values)
    return msgspec.json.encode(twisted)


def too_deep() -> list[str]:
    """Brackets and braces, opened and sometimes closed."""
    found = []
    for depth in (100, 1_000, 10_000, 30_000):
        for before, opened, closed in (
            ("", "[", "]"),
            ('{"table":', "[", "]"),
            ('{"type":"watch","more":', "[", "]"),
            ('{"type":"act","table":1,"send":{"more":', "[", "]"),
        ):
            found += [before + opened * depth, before + opened * depth + closed * depth]
        found.append('{"a":' * (depth // 3))
        found.append('{"type":"act","table":1,"send":' + '{"send":' * (depth // 5))
    return found


class Siege:
    """A match, and many who mean no good."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.port = town.ports["gateway"]
        self.heard = 0
        self.connections = 0
        self.table = 0
        self.tokens: list[str] = []

    async def begin(self) -> list[Player]:
        people = await self.town.people(2)
        self.tokens = [token for _, token in people]
        (self.table,) = await self.town.tables([[person for person, _ in people]])
        players = [Player(self.port, token=token) for token in self.tokens]
        for player in players:
            await player.connect()
        async with asyncio.timeout(PATIENCE):
            while not all(self.table in player.screens for player in players):
                for player in players:
                    await player.watch(self.table)
                await asyncio.sleep(0.5)
        return players

    def socket(self, dice: random.Random) -> Any:
        """As one of the players, or as a stranger."""
        token = dice.choice([*self.tokens, ""])
        headers: Headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.connections += 1
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        return connect(url, additional_headers=headers, compression=None, max_size=None)

    async def mutate(self, seed: int) -> None:
        """Mutated messages, on one socket after the other."""
        dice = random.Random(seed)
        sound = [
            msgspec.json.encode(message)
            for message in (
                Watch(self.table),
                Watch(self.table, 2**31 - 1, "code"),
                Unwatch(self.table),
                Ping(),
                *[Act(self.table, Choose(f"{n}:{seat}", "keep")) for n in (1, 2, 3) for seat in (0, 1)],
                *[Act(self.table, Choose(f"{n}:0", "end-turn")) for n in (3, 4, 5)],
                Act(self.table, Undo()),
            )
        ]

        def one() -> bytes:
            message = dice.choice(sound)
            if dice.random() < 0.6:
                return twisted(msgspec.json.decode(message), dice)
            return mutated(message, dice)

        while self.heard < MUTATED:
            async with self.socket(dice) as socket:
                with contextlib.suppress(ConnectionClosed):
                    await socket.send(msgspec.json.encode(Watch(self.table)), text=True)
                    await self._send(socket, one, dice)

    async def _send(self, socket: ClientConnection, one: Callable[[], bytes], dice: random.Random) -> None:
        for _ in range(LIVES // TOGETHER):
            if self.heard >= MUTATED:
                return
            for _ in range(TOGETHER):
                message = one()
                text = dice.random() < 0.8
                if text:
                    message = message.decode(errors="replace").encode()
                await socket.send(message, text=text)
            await pinged(socket)
            self.heard += TOGETHER

    async def nonsense(self) -> None:
        """Bytes that are no message, frames that are too large, texts that are no text."""
        dice = random.Random(SEED)
        sends: list[tuple[bytes, bool]] = [(dice.randbytes(dice.randrange(200)), False) for _ in range(300)]
        sends += [(dice.randbytes(dice.randrange(1, 200)), True) for _ in range(100)]
        sends += [
            (b" " * size, text) for size in (MESSAGE_MAX, MESSAGE_MAX + 1, 2**20, 2**23) for text in (True, False)
        ]
        sends += [(deep.encode(), True) for deep in too_deep()]
        sends += [
            (b"", True),
            (b"", False),
            (b"null", True),
            (b"0" * 60_000, True),
            (b'"' + b"\\u0000" * 9_000 + b'"', True),
        ]
        while sends:
            async with self.socket(dice) as socket:
                with contextlib.suppress(ConnectionClosed):
                    while sends:
                        data, text = sends.pop()
                        await socket.send(data, text=text)
                        await pinged(socket)
        async with self.socket(dice) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.send(b"x" for _ in range(2_000))  # in so many frames
                await socket.send(b"x" * 1_000 for _ in range(100))
                await pinged(socket)

    async def raw(self) -> None:
        """Not even frames, and not even HTTP."""
        dice = random.Random(SEED)
        for n in range(150):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            if n % 3:
                key = base64.b64encode(dice.randbytes(16)).decode()
                writer.write(
                    f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
                    f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                await reader.readuntil(b"\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                writer.write(dice.randbytes(dice.randrange(1, 2_000)))
                await writer.drain()
                if n % 2:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(100), 0.2)
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()


async def pinged(socket: ClientConnection) -> None:
    """Wait until everything that was sent is heard."""
    await socket.send('{"type":"ping"}')
    async with asyncio.timeout(PATIENCE):
        while msgspec.json.decode(await socket.recv())["type"] != "pong":
            pass


@pytest.mark.slow
def test_nonsense_on_the_socket_crashes_nothing(town: Town) -> None:
    began = time.monotonic()
    before = len(town.log.read_text())
    numbers = {name: process.pid for name, process in town.running.items()}

    async def story() -> None:
        siege = Siege(town)
        players = await siege.begin()
        try:
            await siege.nonsense()
            await siege.raw()
            async with asyncio.TaskGroup() as group:
                for n in range(AT_ONCE):
                    group.create_task(siege.mutate(SEED + n))
            await go_on(siege, players)
            print(f"{siege.heard} mutated messages, {siege.connections} sockets, {time.monotonic() - began:.0f} s")
        finally:
            for player in players:
                await player.hang_up()
                await player.http.aclose()

    asyncio.run(story())
    assert {name: process.pid for name, process in town.running.items()} == numbers
    assert all(process.poll() is None for process in town.running.values())
    told = town.log.read_text()[before:]
    assert "Traceback" not in told, told[told.index("Traceback") - 2000 :][:6000]
    assert '"level": "error"' not in told


@pytest.mark.slow
def test_nonsense_over_http_is_refused_and_too_much_is_not_even_read(town: Town) -> None:
    async def story() -> None:
        player = Player(town.ports["gateway"])
        numbers = [b'{"name":%b}' % (b"9" * digits) for digits in (400, 5_000, 100_000)]
        deep = [text.encode() for text in too_deep()]
        strange = [
            b"",
            b"\xff\xfe",
            b"nul",
            b"NaN",
            b"-Infinity",
            b'{"name":"\\ud800","language":"en"}',
            b'{"name":1e999}',
        ]
        for body in (*numbers, *deep, *strange):
            for kind in ("application/json", "text/plain"):
                answer = await player.http.post("/api/guests", content=body, headers={"Content-Type": kind})
                assert (answer.status_code, answer.json()["reason"]) == (422, "problem-malformed"), body[:40]

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(1_000):
                yield b"[" * 10_000

        for content in (b" " * (BODY_MAX + 1), b"[" * 2**24, endless()):
            with contextlib.suppress(httpx.NetworkError):  # it hung up before everything was sent
                assert (await player.http.post("/api/guests", content=content)).status_code == 413
        assert (await player.ask("GET", "/api/games")).status_code == 200
        await player.http.aclose()

    before = len(town.log.read_text())
    asyncio.run(story())
    assert "Traceback" not in town.log.read_text()[before:]


async def go_on(siege: Siege, players: list[Player]) -> None:
    """Whoever must decide does, and all hear of it; nobody is left of those who meant no good."""
    for player in players:
        await player.hang_up()
        await player.connect()
        await player.watch(siege.table)
        await player.until(siege.table, 1)
    decides = players[players[0].screens[siege.table]["waiting"][0]]
    answer = await decides.act(siege.table, next(choices(decides.screens[siege.table])))
    assert answer["type"] == "done"
    for player in players:
        await player.until(siege.table, answer["seq"])
    async with asyncio.timeout(PATIENCE):
        while "yupana_sockets 2.0" not in (await players[0].ask("GET", "/metrics")).text:
            await asyncio.sleep(0.1)
