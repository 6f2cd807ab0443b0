"""Who says more on a socket than anybody plays is slowed down, and who looks at tables again and again sooner."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket
from tests.server.impatient import Impatient

from yupana.protocol.messages import Act, Choose, Watch
from yupana.server.gateway import socket as sockets
from yupana.server.gateway.hub import Hub, Socket
from yupana.server.gateway.lines import BURST, RATE, REMEMBERED, Pace
from yupana.server.gateway.socket import WATCH_COST

LOOK, MOVE = Watch(1), Act(1, Choose("0:0", "end-turn"))


class Line:
    """Says the same thing so many times, as quickly as it is heard, and hangs up."""

    client = None

    def __init__(self, said: Watch | Act, times: int) -> None:
        self.message = {"type": "websocket.receive", "text": msgspec.json.encode(said).decode()}
        self.left = times

    async def receive(self) -> dict[str, Any]:
        self.left -= 1
        return self.message if self.left >= 0 else {"type": "websocket.disconnect"}


class House:
    """What a socket needs of the hub."""

    def __init__(self) -> None:
        self.pace = Pace()


def seconds(said: Watch | Act, times: int, monkeypatch: pytest.MonkeyPatch, sockets_opened: int = 1) -> float:
    """How long it takes until all of it is answered, on one socket after the other."""
    answered = 0

    async def answer(*_: object) -> None:
        nonlocal answered
        answered += 1

    monkeypatch.setattr(sockets, "_answer", answer)

    async def speak() -> float:
        began, hub = asyncio.get_running_loop().time(), cast(Hub, House())
        for _ in range(sockets_opened):
            line = cast(WebSocket, Line(said, times // sockets_opened))
            await sockets._read(hub, Socket(line, None, began), None, limits=True)
        return asyncio.get_running_loop().time() - began

    with asyncio.Runner(loop_factory=Impatient) as runner:
        took = runner.run(speak())
    assert answered == times
    return took


def test_who_plays_quickly_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seconds(MOVE, BURST, monkeypatch) < 1
    assert seconds(LOOK, BURST // WATCH_COST, monkeypatch) < 1


def test_who_says_more_is_answered_no_faster_than_the_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seconds(MOVE, 2 * BURST, monkeypatch) == pytest.approx(BURST / RATE, rel=0.1)
    assert seconds(LOOK, 2 * BURST // WATCH_COST, monkeypatch) == pytest.approx(BURST / RATE, rel=0.1)


def test_a_new_socket_is_no_new_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seconds(MOVE, 2 * BURST, monkeypatch, sockets_opened=10) == pytest.approx(BURST / RATE, rel=0.1)


def test_people_do_not_wait_for_others_and_not_all_are_remembered() -> None:
    pace = Pace()
    assert pace.spend("Eve", 2 * BURST, 0.0) == BURST / RATE
    assert pace.spend("Ann", 1, 0.0) == 0
    assert pace.spend("Eve", 0, BURST / RATE) == 0
    for n in range(2 * REMEMBERED):
        pace.spend(str(n), 1, 0.0)
    assert len(pace._left) == REMEMBERED
