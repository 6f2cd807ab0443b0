"""Requests that never end, are never whole or are too long: the server closes them and lives on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvicorn
from tests.server.town import Town, free_port
from websockets.asyncio.client import connect

from yupana.server import guarded
from yupana.server.gateway.door import BODY_MAX, Door
from yupana.server.guarded import HEAD_MAX, Guarded
from yupana.server.settings import Settings


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers with what was sent, also on a socket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        said = await receive()
        await send({"type": "websocket.send", "text": said["text"]})
        await receive()
        return
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


def served(work: Callable[[int], Coroutine[Any, Any, None]]) -> None:
    """Do something at a server that is as ours are."""

    async def run() -> None:
        port = free_port()
        app = Door(echo, settings=Settings())
        config = uvicorn.Config(app, port=port, http=Guarded, ws="websockets-sansio", lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await work(port)
        finally:
            server.should_exit = True
            await serving

    asyncio.run(run())


async def talk(port: int, *said: bytes, pause: float = 0.0) -> bytes:
    """Say something, perhaps slowly, and hear the answer until the end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for word in said:
            writer.write(word)
            await writer.drain()
            await asyncio.sleep(pause)
    except ConnectionError:
        pass
    heard = b""
    try:
        async with asyncio.timeout(20):
            while piece := await reader.read(65536):
                heard += piece
    except ConnectionError:
        pass
    writer.close()
    return heard


ASK = b"POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"


def test_headers_have_a_greatest_size_whatever_comes_in_one_piece() -> None:
    async def work(port: int) -> None:
        line = b"X-A: " + b"a" * 1000 + b"\r\n"
        assert b" 200 " in await talk(port, ASK + line * 20 + b"\r\n")
        assert b" 431 " in await talk(port, ASK + line * 40 + b"\r\n")
        assert b" 431 " in await talk(port, ASK + b"X-A: " + b"a" * 10 * HEAD_MAX)
        assert b" 431 " in await talk(port, b"GET /" + b"a" * 2 * HEAD_MAX)
        began = time.monotonic()
        endless = [ASK, *[line * 10] * 1000]
        assert b" 431 " in await talk(port, *endless) or time.monotonic() - began < 5, "it hangs up long before the end"

    served(work)


def test_bodies_have_a_greatest_size_and_may_follow_in_the_same_piece() -> None:
    async def work(port: int) -> None:
        for size, status in ((0, b" 200 "), (HEAD_MAX, b" 200 "), (BODY_MAX, b" 200 ")):
            answer = await talk(port, ASK + b"Content-Length: %d\r\n\r\n" % size + b"b" * size)
            assert status in answer and answer.endswith(b"b" * size)

    served(work)


def test_what_is_only_half_there_is_closed_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(guarded, "BODY_SECONDS", 0.5)

    async def work(port: int) -> None:
        began = time.monotonic()
        half = [talk(port, *said) for said in ([], [ASK], [ASK + b"Content-Length: 9\r\n\r\nabc"]) for _ in range(20)]
        answers = await asyncio.gather(*half)
        assert all(b" 408 " in answer for answer in answers)
        assert time.monotonic() - began < 10
        began = time.monotonic()
        await talk(port, ASK, *[b"X: y\r\n"] * 200, pause=0.1)
        assert time.monotonic() - began < 10, "drop by drop does not help"

    served(work)


def test_what_is_whole_may_be_followed_by_more_and_by_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded, "HEAD_SECONDS", 0.5)

    async def work(port: int) -> None:
        keep = ASK.replace(b"Connection: close\r\n", b"")
        several = await talk(port, *[keep + b"Content-Length: 3\r\n\r\nabc"] * 3, ASK + b"\r\n", pause=0.2)
        assert several.count(b" 200 ") == 4
        async with connect(f"ws://127.0.0.1:{port}/") as socket:
            await asyncio.sleep(1)  # longer than headers may take
            await socket.send("hello")
            assert await socket.recv() == "hello"

    served(work)


def test_a_gateway_that_was_started_as_hosts_do_is_guarded(town: Town) -> None:
    async def work() -> None:
        port = town.ports["gateway"]
        long, half = await asyncio.gather(talk(port, ASK + b"X-A: " + b"a" * 2 * HEAD_MAX), talk(port, ASK))
        assert long.startswith(b"HTTP/1.1 431 ")
        assert half.startswith(b"HTTP/1.1 408 ")

    asyncio.run(work())
