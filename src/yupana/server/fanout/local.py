"""The bus of a host that is one process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from yupana.server.fanout.fanout import Fanout, Handler, Unanswered


class LocalFanout(Fanout):
    """Rings bells in this process only."""

    def __init__(self) -> None:
        super().__init__()
        self.listeners: dict[str, list[tuple[str, Handler]]] = {}
        self._running: set[asyncio.Task[bytes | None]] = set()
        self._turn = 0

    async def publish(self, subject: str, data: bytes) -> None:
        for handler in self._hearing(subject):
            task = asyncio.ensure_future(_call(handler, data))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        hearing = self._hearing(subject)
        if not hearing:
            raise Unanswered(subject, nobody=True)
        try:
            async with asyncio.timeout(seconds):
                answer = await hearing[0](data)
        except TimeoutError:
            raise Unanswered(subject) from None
        if answer is None:
            raise Unanswered(subject)
        return answer

    async def listen(self, subject: str, handler: Handler, queue: str = "") -> Callable[[], Awaitable[None]]:
        entry = (queue, handler)
        self.listeners.setdefault(subject, []).append(entry)

        async def stop() -> None:
            self.listeners[subject].remove(entry)

        return stop

    def _hearing(self, subject: str) -> list[Handler]:
        """Everybody without a queue, and of each queue one, in turn."""
        found: list[Handler] = []
        queues: dict[str, list[Handler]] = {}
        for queue, handler in self.listeners.get(subject, []):
            if queue:
                queues.setdefault(queue, []).append(handler)
            else:
                found.append(handler)
        self._turn += 1
        return found + [handlers[self._turn % len(handlers)] for handlers in queues.values()]


async def _call(handler: Handler, data: bytes) -> bytes | None:
    return await handler(data)
