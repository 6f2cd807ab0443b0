"""The bus between processes: core NATS, which keeps nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from yupana.server.fanout.fanout import Fanout, Handler, Unanswered

log = logging.getLogger(__name__)

RECONNECT_SECONDS = 1
FINISH_SECONDS = 6  # for the last answers of one who stops listening
PENDING_BYTES = 16 * 1024 * 1024  # said while the server is away, and delivered when it is back


class NatsFanout(Fanout):
    """Rings bells everywhere; comes back by itself when the server does."""

    def __init__(self, realm: str) -> None:
        super().__init__()
        self.realm = realm
        self.client = Client()

    @classmethod
    async def connect(cls, url: str, realm: str) -> NatsFanout:
        """One that is connected. Whoever shares a NATS with strangers has a realm of its own."""
        fanout = cls(realm)
        await fanout.reach(url)
        return fanout

    async def reach(self, url: str) -> None:
        """Connect, however long it takes, and reconnect for ever."""

        async def reconnected() -> None:
            for tell in self.missed:
                tell()

        await self.client.connect(
            url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RECONNECT_SECONDS,
            error_cb=_complain,
            reconnected_cb=reconnected,
            pending_size=PENDING_BYTES,
        )

    async def close(self) -> None:
        """Deliver what was said, then hang up."""
        try:
            await self.client.drain()
        except (nats.errors.Error, OSError):  # it is away: what was said last is lost, and only hurried
            with contextlib.suppress(nats.errors.Error, OSError, RuntimeError):
                await self.client.close()

    def connected(self) -> bool:
        return self.client.is_connected

    async def publish(self, subject: str, data: bytes) -> None:
        await self.client.publish(f"{self.realm}.{subject}", data)

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        try:
            return (await self.client.request(f"{self.realm}.{subject}", data, timeout=seconds)).data
        except nats.errors.NoRespondersError:
            raise Unanswered(subject, nobody=True) from None
        except (nats.errors.Error, OSError, TimeoutError):
            raise Unanswered(subject) from None

    async def listen(self, subject: str, handler: Handler, queue: str = "") -> Callable[[], Awaitable[None]]:
        running: set[asyncio.Task[None]] = set()

        async def heard(message: Msg) -> None:
            if not message.reply:  # nobody waits for an answer: handlers of news are quick, and hear it in order
                await handler(message.data)
                return
            task = asyncio.create_task(answer(message))  # one slow answer does not hold up the next
            running.add(task)
            task.add_done_callback(running.discard)

        async def answer(message: Msg) -> None:
            found = await handler(message.data)
            if found is not None:
                await message.respond(found)

        subscription = await self.client.subscribe(f"{self.realm}.{subject}", queue=queue, cb=heard)

        async def finish() -> None:
            """Those with a queue answer requests: what was sent to them is heard, and answered, before they go."""
            if self.client.is_connected:
                await subscription.drain()  # type: ignore[no-untyped-call]
            else:
                await subscription.unsubscribe()
            if running:
                await asyncio.wait(running, timeout=FINISH_SECONDS)

        return finish if queue else subscription.unsubscribe


async def _complain(problem: Exception) -> None:
    log.warning("nats: %s", problem)
