"""Whoever asks for much at once stands in line: not before others, but behind their own requests (a bulkhead)."""

from __future__ import annotations

from asyncio import Semaphore
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from starlette.types import Scope

IN_LINE = "yupana.in-line"  # in a scope: this request has had to wait already
AT_ONCE = 2  # requests of one person that are worked on; a process has few connections to its database
RATE = 40  # messages a second that are answered without delay
BURST = 400  # messages beyond that rate before somebody is slowed down
REMEMBERED = 10_000  # people and addresses


class Lines:
    """A line for every person who is asking something of this process."""

    def __init__(self) -> None:
        self._lines: WeakValueDictionary[int, Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, scope: Scope, person: int) -> AsyncIterator[None]:
        """Wait, without holding anything that others need, until it is this request's turn; once is enough."""
        if scope.get(IN_LINE):
            yield
            return
        scope[IN_LINE] = True
        line = self._lines.setdefault(person, Semaphore(AT_ONCE))
        async with line:
            yield

    def waiting(self) -> list[int]:
        """Who has requests here."""
        return list(self._lines)


class Pace:
    """How much everybody has said on sockets lately (a token bucket): a new socket is no new beginning."""

    def __init__(self) -> None:
        self._left: dict[str, tuple[float, float]] = {}  # what they may still say without delay, and when that was

    def spend(self, whose: str, cost: int, now: float) -> float:
        """Somebody says something; how many seconds its answer must wait."""
        left, at = self._left.pop(whose, (float(BURST), now))
        left = min(BURST, left + (now - at) * RATE) - cost
        self._left[whose] = (left, now)  # the latest are last
        if len(self._left) > REMEMBERED:
            del self._left[next(iter(self._left))]
        return max(0.0, -left / RATE)
