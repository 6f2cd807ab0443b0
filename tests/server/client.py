"""A client as a program would write it: connects, watches, chooses at random, comes back whatever happens."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
from tests.play.test_viewers import applied
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from yupana.protocol.messages import Act, Choose, Watch

ANSWER_SECONDS = 8


@dataclass
class Acknowledged:
    """A move that the server said is in the journal."""

    decision: str
    move: str
    seq: int


@dataclass
class Client:
    """One seat (or a spectator) of one match."""

    ports: list[int]
    token: str
    table: int
    seat: int | None
    pause: float = 0.0
    screen: dict[str, Any] | None = None
    acknowledged: list[Acknowledged] = field(default_factory=list)
    saw: dict[int, dict[str, Any]] = field(default_factory=dict)  # the screen at some lengths of the journal
    connections: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    over: asyncio.Event = field(default_factory=asyncio.Event)

    async def play(self) -> None:
        """Until the match is over or the task is cancelled."""
        while not self.over.is_set():
            try:
                await self._sit()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(random.uniform(0.1, 0.5))

    async def _sit(self) -> None:
        url = f"ws://127.0.0.1:{random.choice(self.ports)}/api/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(url, additional_headers=headers, open_timeout=5, compression=None) as socket:
            self.connections += 1
            await self._watch(socket)
            sent: tuple[str, str] | None = None
            while not self.over.is_set():
                decision = self.screen["decision"] if self.screen else None
                if decision and sent is None:
                    if self.pause:
                        await asyncio.sleep(random.uniform(0, self.pause))
                    option = random.choice(decision["options"])
                    sent = (decision["id"], option["move"])
                    await socket.send(msgspec.json.encode(Act(self.table, Choose(*sent))).decode())
                async with asyncio.timeout(ANSWER_SECONDS):
                    said = msgspec.json.decode(await socket.recv())
                if said["type"] == "news":
                    await self._news(socket, said["what"])
                elif said["type"] == "done" and sent is not None and said["to"] == sent[0]:
                    self.acknowledged.append(Acknowledged(*sent, said["seq"]))
                    sent = None
                elif said["type"] == "not-done":
                    self.refused[said["reason"]] = self.refused.get(said["reason"], 0) + 1
                    if sent is not None and said["to"] == sent[0]:
                        sent = None
                    await asyncio.sleep(0.2)
                    await self._watch(socket, anew=True)

    async def _watch(self, socket: ClientConnection, anew: bool = False) -> None:
        since = self.screen["seq"] if self.screen and not anew else 0
        await socket.send(msgspec.json.encode(Watch(self.table, since)).decode())

    async def _news(self, socket: ClientConnection, what: dict[str, Any]) -> None:
        if what["type"] == "whole":
            self.screen = what["update"]
        elif self.screen is None or what["seq"] <= self.screen["seq"]:
            return
        elif what["base"] != self.screen["seq"]:
            await self._watch(socket, anew=True)
            return
        else:
            self.screen = applied(self.screen, what)
        self.saw[self.screen["seq"]] = self.screen
        if len(self.saw) > 12:
            self.saw.pop(sorted(self.saw)[8])  # keep the opening, in which there are secrets, and the latest
        if self.screen["over"]:
            self.over.set()
