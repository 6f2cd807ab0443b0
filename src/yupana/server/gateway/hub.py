"""Who looks at what through this gateway: news comes in once a table and goes out to every socket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketState

from yupana.protocol.messages import Done, NotDone, Ring
from yupana.server import asks, monitoring
from yupana.server.accounts.sessions import still_open
from yupana.server.gateway.caller import Caller
from yupana.server.gateway.door import SEND
from yupana.server.gateway.lines import Pace
from yupana.server.lobby.rooms import Lobby, Who
from yupana.server.lobby.watching import Place, lengths, place_at
from yupana.server.problems import Problem

log = logging.getLogger(__name__)

QUEUE_MAX = 200  # messages that wait for a slow reader; then it is dropped
WATCHED_MAX = 50  # tables one socket may watch
SILENT_SECONDS = 60  # after which a socket counts as dead
SWEEP_SECONDS = 10
LOBBY = 0  # the number by which the lobby is watched, as if it were a table
LOBBY_SECONDS = 3.0  # between two rings of the lobby, however much happens there
LOBBY_BUSY_SECONDS = 10.0  # the same while much happens: all who share an address read two lists for each ring
LOBBY_BURST = 3  # rings that may come sooner than that after a quiet time
LOOK_AGAIN_SECONDS = 0.1  # within which many rings are answered by one look
TOO_SLOW = 1013  # "try again later"
SIGNED_OUT = 1008  # "policy violation"

Stop = Callable[[], Awaitable[None]]


class Socket:
    """One connected client: what it watches, and what waits to be sent."""

    def __init__(self, websocket: WebSocket, caller: Caller | None, now: float) -> None:
        self.websocket = websocket
        self.caller = caller
        sees = caller is not None and caller.sees("read", "play")  # other tokens see what strangers see
        self.who = Who(caller.person, caller.name, caller.guest) if caller and sees else None
        self.watching: dict[int, tuple[Place, str]] = {}
        self.heard = now
        self.dropped = False
        self.bell: asyncio.Event | None = None  # a bot's: it looks for its turns by itself
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Send as soon as the reader is ready; a reader that is never ready is dropped."""
        if len(self._waiting) >= QUEUE_MAX:
            if not self.dropped:
                monitoring.slow_readers.inc()
            self.dropped = True
        else:
            self._waiting.append(message)
        self._more.set()

    async def write(self) -> None:
        """Send what waits, until the socket is closed."""
        send: Send = self.websocket.scope.get(SEND, self.websocket.send)
        while not self.dropped:
            await self._more.wait()
            self._more.clear()
            while self._waiting and not self.dropped:
                await send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
        await self.close(TOO_SLOW)

    async def close(self, code: int) -> None:
        """Hang up, if nobody has yet."""
        self.dropped = True
        if self.websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError):
                await self.websocket.close(code)


async def _nothing() -> None:
    """A subscription that is being made cannot be ended yet."""


@dataclass
class Arrived:
    """A person with sockets at this gateway."""

    sockets: set[Socket]
    stop: Stop = _nothing


class Watched:
    """A table that somebody looks at through this gateway."""

    def __init__(self) -> None:
        self.sockets: dict[Socket, int | None] = {}  # and the seat each looks from
        self.seq = 0  # the latest that was heard
        self.rung = 0  # how often the table was heard to have changed
        self.looking = False  # somebody is about to look again
        self.show = False  # and then shows everything, changed or not
        self.behind = 0  # the journal's length, if it was longer than that at the last look
        self.stops: dict[str, Stop] = {}


class Hub:
    """All sockets of a gateway."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.pace = Pace()
        self.sockets: set[Socket] = set()
        self.tables: dict[int, Watched] = {}
        self.people: dict[int, Arrived] = {}
        self.visitors: set[Socket] = set()  # who looks at the lobby
        self._lobby_stop: Stop | None = None
        self._lobby_rung = self._ringing = False
        self._lobby_allowance, self._lobby_rung_at = float(LOBBY_BURST), 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    # Coming and going.

    async def join(self, socket: Socket) -> None:
        """A client has connected."""
        self.sockets.add(socket)
        if socket.caller is None:
            return
        person = socket.caller.person
        if person in self.people:
            self.people[person].sockets.add(socket)
            return
        here = self.people[person] = Arrived({socket})
        here.stop = await self.lobby.fanout.listen(asks.person_subject(person), self._ringer(person))

    async def leave(self, socket: Socket) -> None:
        """A client has gone."""
        self.sockets.discard(socket)
        self.visitors.discard(socket)
        for table in list(socket.watching):
            await self.unwatch(socket, table)
        here = self.people.get(socket.caller.person) if socket.caller else None
        if here is not None and socket.caller is not None:
            here.sockets.discard(socket)
            if not here.sockets:
                del self.people[socket.caller.person]
                await here.stop()

    async def watch(self, socket: Socket, table: int, since: int, code: str) -> None:
        """Tell this client of a table from now on, and what it has missed."""
        if len(socket.watching) >= WATCHED_MAX and table not in socket.watching:
            raise Problem(409, "problem-too-many-tables")
        watched: Watched | None = None
        known, rung = watched, 0
        while watched is None or watched is not known or watched.rung != rung:  # not heard: who sits where may change
            known = self.tables.get(table)
            rung = known.rung if known else 0
            place = await place_at(self.lobby, table, socket.who, code)
            socket.watching[table] = (place, code)
            watched = self.tables.setdefault(table, Watched())
            watched.sockets[socket] = place.seat
            await self._listen(table, watched, place.seat)
        await self._show(socket, table, place, since)

    async def unwatch(self, socket: Socket, table: int) -> None:
        """This client has seen enough of a table."""
        socket.watching.pop(table, None)
        watched = self.tables.get(table)
        if watched is None:
            return
        watched.sockets.pop(socket, None)
        if not watched.sockets:
            del self.tables[table]
            for stop in watched.stops.values():
                await stop()

    async def visit(self, socket: Socket) -> None:
        """Tell this client from now on when the lobby looks otherwise."""
        self.visitors.add(socket)
        if self._lobby_stop is None:
            self._lobby_stop = _nothing
            self._lobby_stop = await self.lobby.fanout.listen(asks.LOBBY, self._lobby_changed)
        socket.tell(msgspec.json.encode(Done(LOBBY, 0, "watch")))

    async def _lobby_changed(self, _: bytes) -> None:
        self._lobby_rung = True
        if not self._ringing:
            self._ringing = True
            self._spawn(self._ring_lobby())

    async def _ring_lobby(self) -> None:
        """At once, and then once for all that happens within a while."""
        message = msgspec.json.encode(Ring(LOBBY))
        while self._lobby_rung:
            self._lobby_rung = False
            for socket in self.visitors:
                socket.tell(message)
            await asyncio.sleep(self._lobby_pause(asyncio.get_running_loop().time()))
        self._ringing = False

    def _lobby_pause(self, now: float) -> float:
        """How long it is quiet after a ring; longer when there were several lately."""
        earned = (now - self._lobby_rung_at) / LOBBY_BUSY_SECONDS
        self._lobby_allowance = min(LOBBY_BURST, self._lobby_allowance + earned) - 1
        self._lobby_rung_at = now
        return max(LOBBY_SECONDS, (1 - self._lobby_allowance) * LOBBY_BUSY_SECONDS)

    async def _show(self, socket: Socket, table: int, place: Place, since: int) -> None:
        if not place.begun:
            socket.tell(msgspec.json.encode(Done(table, 0, "watch")))
            return
        ask = self.lobby.referees.ask
        answer = await ask(place.game, place.rules, table, asks.Look(place.seat, since))
        watched = self.tables.get(table)
        if watched is not None and not watched.seq:  # nothing was heard yet: what comes later can be missed
            watched.seq = answer.seq
        body = bytes(answer.body)
        socket.tell(msgspec.json.encode(Done(table, answer.seq, "watch")) if body == b"null" else body)

    # What the bus tells.

    async def _listen(self, table: int, watched: Watched, seat: int | None) -> None:
        wanted: list[tuple[str, Callable[[bytes], Awaitable[None]]]] = [
            (asks.public_subject(table), self._public(table)),
            (asks.table_subject(table), self._changed(table)),
        ]
        if seat is not None:
            wanted.append((asks.seat_subject(table, seat), self._own(table, seat)))
        for subject, handler in wanted:
            if subject not in watched.stops:
                watched.stops[subject] = _nothing
                watched.stops[subject] = await self.lobby.fanout.listen(subject, handler)

    def _public(self, table: int) -> Callable[[bytes], Awaitable[None]]:
        async def hear(data: bytes) -> None:
            watched = self.tables.get(table)
            if watched is None:
                return
            heading, _, news = data.partition(b"\n")
            apart, _, seq = heading.partition(b" ")
            watched.seq = max(watched.seq, int(seq))
            told = {seat - 48 for seat in apart}  # digits
            for socket, seat in watched.sockets.items():
                if seat not in told:
                    socket.tell(news)

        return hear

    def _own(self, table: int, seat: int) -> Callable[[bytes], Awaitable[None]]:
        async def hear(data: bytes) -> None:
            watched = self.tables.get(table)
            if watched is not None:
                for socket, looks_from in watched.sockets.items():
                    if looks_from == seat:
                        socket.tell(data)

        return hear

    def _changed(self, table: int) -> Callable[[bytes], Awaitable[None]]:
        async def hear(_: bytes) -> None:
            if table in self.tables:
                self.tables[table].rung += 1
            self._spawn(self.look_again(table))

        return hear

    def _ringer(self, person: int) -> Callable[[bytes], Awaitable[Any]]:
        async def hear(data: bytes) -> None:
            message = msgspec.json.encode(Ring())
            here = [*self.people[person].sockets] if person in self.people else []
            if data == asks.ENDED:
                self._spawn(self._close_ended(here))
                return
            for socket in here:
                if data == asks.OUT:
                    self._spawn(socket.close(SIGNED_OUT))
                elif socket.bell is not None:
                    socket.bell.set()
                else:
                    socket.tell(message)

        return hear

    async def look_again(self, table: int, show: bool = False) -> None:
        """Seats may have changed hands, the match may have begun: everybody looks anew from where they now sit."""
        watched = self.tables.get(table)
        if watched is None:
            return
        watched.show = watched.show or show
        if watched.looking:
            return
        watched.looking = True  # whoever rings meanwhile is answered by this look, or by the one after it
        await asyncio.sleep(random.random() * LOOK_AGAIN_SECONDS)
        show, watched.looking, watched.show = watched.show, False, False
        message = msgspec.json.encode(Ring(table))
        for socket in list(watched.sockets):
            if table not in socket.watching:
                continue
            place, code = socket.watching[table]
            try:
                now = await place_at(self.lobby, table, socket.who, code)
                if watched is not self.tables.get(table) or table not in socket.watching:
                    continue
                if now != place or show:
                    socket.watching[table] = (now, code)
                    self.tables[table].sockets[socket] = now.seat
                    await self._listen(table, self.tables[table], now.seat)
                    await self._show(socket, table, now, 0)
            except Problem as problem:
                if problem.status == 404:
                    await self.unwatch(socket, table)
                socket.tell(msgspec.json.encode(NotDone(table, problem.reason)))
            socket.tell(message)

    # Looking after sockets.

    async def run(self) -> None:
        """Drop dead sockets and those of people who have signed out; see that no news was lost."""
        self.lobby.fanout.missed.append(self._missed)
        try:
            while True:
                await asyncio.sleep(SWEEP_SECONDS)
                try:
                    await self.sweep(asyncio.get_running_loop().time())
                except Exception as problem:  # the database is away: it will come back
                    log.warning("cannot look after the sockets: %s", problem)
        finally:
            self.lobby.fanout.missed.remove(self._missed)

    async def sweep(self, now: float) -> None:
        """One round."""
        ended = await self._ended(self.sockets)
        for socket in list(self.sockets):
            if now - socket.heard > SILENT_SECONDS:
                await socket.close(TOO_SLOW)
            elif socket in ended:
                await socket.close(SIGNED_OUT)
        if self.tables:
            for table, seq in (await lengths(self.lobby, self.tables)).items():
                watched = self.tables.get(table)
                if watched is None or seq <= watched.seq:
                    continue
                if watched.behind and watched.behind > watched.seq and watched.seq:
                    watched.seq = seq
                    await self.look_again(table, show=True)
                watched.behind = seq

    async def _ended(self, sockets: Iterable[Socket]) -> set[Socket]:
        """Those of them whose session or token opens nothing any more."""
        callers = {socket: socket.caller for socket in sockets if socket.caller is not None}
        opened = {caller.session for caller in callers.values() if caller.session is not None}
        given = {caller.token for caller in callers.values() if caller.token is not None}
        sessions, tokens = await still_open(self.lobby.engine, opened, given, self.lobby.now())
        return {
            socket
            for socket, caller in callers.items()
            if (caller.session is not None and caller.session not in sessions)
            or (caller.token is not None and caller.token not in tokens)
        }

    async def _close_ended(self, sockets: list[Socket]) -> None:
        """Somebody has signed out, or has taken a token back: whatever that opened is closed at once."""
        try:
            for socket in await self._ended(sockets):
                await socket.close(SIGNED_OUT)
        except Exception as problem:  # the database is away: the next sweep finds them
            log.warning("cannot close what has ended: %s", problem)

    def _missed(self) -> None:
        """The bus was away: whatever is being looked at is shown anew."""
        self._spawn(self._show_all())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _show_all(self) -> None:
        for table in list(self.tables):
            try:
                await self.look_again(table, show=True)
            except Exception as problem:
                log.warning("cannot show table %s again: %s", table, problem)
