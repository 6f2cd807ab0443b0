"""The bus between processes: core NATS, which keeps nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from yupana.server.fanout.fanout import Fanout, Handler, Unanswered

log = logging.getLogger(__name__)

RECONNECT_SECONDS = 1
PENDING_BYTES = 16 * 1024 * 1024  # said while the server is away, and delivered when it is back


class NatsFanout(Fanout):
    """Rings bells everywhere; comes back by itself when the server does."""

    def __init__(self) -> None:
        super().__init__()
        self.client = Client()
        self._running: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, url: str) -> NatsFanout:
        """Connect, and reconnect for ever."""
        fanout = cls()

        async def reconnected() -> None:
            for tell in fanout.missed:
                tell()

        await fanout.client.connect(
            url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RECONNECT_SECONDS,
            error_cb=_complain,
            reconnected_cb=reconnected,
            pending_size=PENDING_BYTES,
        )
        return fanout

    async def close(self) -> None:
        """Deliver what was said, then hang up."""
        await self.client.drain()

    async def publish(self, subject: str, data: bytes) -> None:
        await self.client.publish(subject, data)

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        try:
            return (await self.client.request(subject, data, timeout=seconds)).data
        except nats.errors.NoRespondersError:
            raise Unanswered(subject, nobody=True) from None
        except (nats.errors.Error, OSError, TimeoutError):
            raise Unanswered(subject) from None

    async def listen(self, subject: str, handler: Handler, queue: str = "") -> Callable[[], Awaitable[None]]:
        async def heard(message: Msg) -> None:
            task = asyncio.create_task(answer(message))  # one slow answer does not hold up the next
            self._running.add(task)
            task.add_done_callback(self._running.discard)

        async def answer(message: Msg) -> None:
            found = await handler(message.data)
            if found is not None and message.reply:
                await message.respond(found)

        subscription = await self.client.subscribe(subject, queue=queue, cb=heard)
        return subscription.unsubscribe


async def _complain(problem: Exception) -> None:
    log.warning("nats: %s", problem)
