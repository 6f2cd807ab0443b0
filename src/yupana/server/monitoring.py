"""What a host can watch: numbers for Prometheus, whether the process is alive, and whether it can serve."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from yupana.server.fanout.fanout import Fanout

PATHS = ("/health", "/ready", "/metrics")
ANSWER_SECONDS = 3  # in which the database must answer to count as there
WRITTEN_SECONDS = 5.0  # in which the database must have taken a beat of this process
READY_SECONDS = 1.0  # for which an answer is good; strangers may ask too
LAG_SECONDS = 0.5  # between measurements of the event loop

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
REQUEST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
THINKING = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10)
TOGETHER = (1, 2, 5, 10, 20, 50, 100, 200, 500)

registry = CollectorRegistry()
ProcessCollector(registry=registry)
PlatformCollector(registry=registry)


def _counter(name: str, what: str, *labels: str) -> Counter:
    return Counter(f"yupana_{name}", what, labels, registry=registry)


def _gauge(name: str, what: str) -> Gauge:
    return Gauge(f"yupana_{name}", what, registry=registry)


def _histogram(name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"yupana_{name}", what, labels, buckets=buckets, registry=registry)


# Referees. What is counted for each move is counted by whoever plays it and read here: see `counted`.
refusals = _counter("refusals", "Wishes that referees refused, by the id of the reason", "reason")
failed_commits = _counter("failed_commits", "Commits that the database did not make")
batch_size = _histogram("batch_size", "Changes of matches that shared a commit", TOGETHER)
ruling_seconds = _histogram("ruling_seconds", "From asking the rules to their ruling, waiting included", QUICK)
bot_seconds = _histogram("bot_seconds", "From asking a bot to its choice, waiting included", THINKING)
broken = _counter("broken_matches", "Matches whose rules failed or did not come to an end")
notices = _counter("notices", "Notices to people, by channel and what became of them", "channel", "what")
waiting_notices = _gauge("waiting_notices", "Notices that wait to be sent, also until quiet hours are over")
given_up_notices = _gauge("given_up_notices", "Notices of the last 30 days that failed at every try")
waiting = _gauge("waiting_appends", "Changes of matches that wait for a commit")
COUNTED = {
    "moves": "Entries of journals that were committed",
    "commits": "Commits to journals",
    "appends": "Changes of matches that were committed",
    "halls_ended": "Processes for rules that died or had to be ended",
    "thinkers_ended": "Processes for bots that died or had to be ended",
}

# Gateways.
sockets = _gauge("sockets", "Clients that are connected")
watched_tables = _gauge("watched_tables", "Tables that somebody looks at")
slow_readers = _counter("slow_readers_dropped", "Sockets that were closed because they read too slowly")
requests = _counter("http_requests", "Requests that were answered", "method", "route", "status")
request_seconds = _histogram("http_request_seconds", "From a request to the end of its answer", REQUEST, "route")

# All.
loop_lag = _histogram("event_loop_lag_seconds", "How late a timer came", QUICK)


class _Counts(Collector):
    """Counters that others keep, read when somebody asks for them."""

    def __init__(self, read: dict[str, Callable[[], float]]) -> None:
        self.read = read

    def collect(self) -> Iterable[CounterMetricFamily]:
        for name, read in self.read.items():
            yield CounterMetricFamily(f"yupana_{name}", COUNTED[name], value=read())


@contextlib.contextmanager
def counted(**read: Callable[[], float]) -> Iterator[None]:
    """Show counters of `COUNTED` that somebody keeps, as long as they do: a move costs nothing more."""
    counts = _Counts(read)
    registry.register(counts)
    try:
        yield
    finally:
        registry.unregister(counts)


async def measure_lag() -> None:
    """Measure again and again how late the event loop is, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        wanted = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        loop_lag.observe(max(0.0, loop.time() - wanted))


class Readiness:
    """Whether this process can serve: each part it needs, and whether that is there."""

    def __init__(
        self,
        engine: AsyncEngine,
        fanout: Fanout,
        referee: Callable[[], bool] | None = None,
        beaten: Callable[[], float] | None = None,
    ) -> None:
        self.engine = engine
        self.fanout = fanout
        self.referee = referee  # for a gateway: is any there?
        self.beaten = beaten  # for whoever beats: when was that last written? A read-only database still answers
        self._began = time.monotonic()
        self._asking = asyncio.Lock()
        self._asked = float("-inf")
        self._parts: dict[str, bool] = {}

    async def parts(self) -> dict[str, bool]:
        """All parts, looked at a moment ago at most."""
        now = asyncio.get_running_loop().time
        async with self._asking:
            if now() - self._asked > READY_SECONDS:
                self._parts = {"database": await self._answers(), "bus": self.fanout.connected()}
                if self.beaten is not None:
                    since = max(self._began, self.beaten())
                    self._parts["writing"] = time.monotonic() - since < WRITTEN_SECONDS
                if self.referee is not None:
                    self._parts["referee"] = self.referee()
                self._asked = now()
            return self._parts

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER_SECONDS), self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True


def routes(parts: Callable[[], Awaitable[dict[str, bool]]]) -> list[Route]:
    """`/health`, `/ready` and `/metrics`."""

    async def health(_: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(_: Request) -> Response:
        found = await parts()
        return JSONResponse(found, 200 if all(found.values()) else 503)

    async def metrics(_: Request) -> Response:
        return Response(generate_latest(registry), media_type="text/plain; version=0.0.4; charset=utf-8")

    return [Route(path, answer) for path, answer in zip(PATHS, (health, ready, metrics), strict=True)]
