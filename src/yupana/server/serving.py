"""Running it: everything in one process, or gateways and referees apart with NATS between them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import Any, Literal

import uvicorn
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.applications import Starlette

from yupana.games import names, title
from yupana.server import downtime, monitoring, outbox
from yupana.server.digest import Look
from yupana.server.fanout.fanout import Fanout
from yupana.server.fanout.local import LocalFanout
from yupana.server.fanout.over_nats import NatsFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.context import Context, real_time
from yupana.server.guarded import Guarded
from yupana.server.housekeeping import keep_house
from yupana.server.journal.database import connect
from yupana.server.journal.homes import Home
from yupana.server.journal.writer import Writer
from yupana.server.lobby.steward import tidy
from yupana.server.referee.child import Child
from yupana.server.referee.referee import Referee
from yupana.server.settings import Settings

log = logging.getLogger(__name__)

Part = Literal["all", "gateway", "referee"]
MESSAGE_MAX = 64 * 1024  # bytes of one message on a socket
TIDY_SECONDS = 2
KEEP_UP_SECONDS = 5
HOUSE_SECONDS = 600
BUS_SECONDS = 1  # in which NATS answers, or the host is told that it is away
CALL_SECONDS = 15
GRACE_SECONDS = 8  # in which a gateway that is told to stop finishes what it has begun


def new_loop() -> asyncio.AbstractEventLoop:
    """The fast event loop, where there is one."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


class CannotListen(Exception):
    """Nobody can come in; the sentence is for the host."""


async def serve(
    settings: Settings, part: Part, ready: Callable[[], None] | None = None, *work: Awaitable[None]
) -> None:
    """Run until told to stop, with some work meanwhile; `ready` is called when people can come in."""
    told = _stop_signal()
    async with contextlib.AsyncExitStack() as stack:
        engine, pulse = connect(settings.database), connect(settings.database, 1)
        homes = [connect(url) for url in settings.homes]  # nobody waits for the gateway's
        for each in (engine, pulse, *homes):
            stack.push_async_callback(each.dispose)
        await stack.enter_async_context(_working(monitoring.measure_lag(), *work))
        fanout: Fanout = LocalFanout()
        port = settings.monitor_port if part == "referee" else settings.port
        if port:
            _bind(settings.host, port).close()  # whoever cannot listen says so before anything else happens
        if part != "all":
            found = await _bus(settings, port, engine, told)
            if found is None:
                log.info("%s: told to stop", part)
                return
            fanout = found
            stack.push_async_callback(found.close)
        referee = None
        if part != "gateway":
            at_work = refereeing(homes, fanout, settings.thinkers_wanted, pulse, settings)
            referee = await stack.enter_async_context(at_work)
        log.info("%s: at work", part)
        if part == "referee":
            await monitor(settings.host, port, engine, fanout, told, referee)
        else:
            await gateway(settings, engine, fanout, told, pulse, ready)
        log.info("%s: told to stop", part)
    log.info("%s: stopped, nothing is left undone", part)


@contextlib.asynccontextmanager
async def refereeing(
    engines: Sequence[AsyncEngine],
    fanout: Fanout,
    thinkers: int = 1,
    pulse: AsyncEngine | None = None,
    settings: Settings | None = None,
) -> AsyncIterator[Referee]:
    """A referee and a steward at work. At the end the referee finishes its rulings and the writers their appends."""
    engine = engines[0]  # the lobby's; the others hold nothing but matches
    for name in names():
        title(name).load()  # what cannot be loaded is told here, and not by a process that ends
    async with contextlib.AsyncExitStack() as stack:
        writers = [await stack.enter_async_context(Writer(each)) for each in engines]
        homes = [Home(each, writer) for each, writer in zip(engines, writers, strict=True)]
        hall = await stack.enter_async_context(Child("hall"))
        pool = [await stack.enter_async_context(Child("thinker")) for _ in range(thinkers)]
        referee = Referee(homes, fanout, hall, *pool, pulse=pulse)
        await referee.serve()
        monitoring.waiting.set_function(lambda: sum([writer.queue.qsize() for writer in writers]))
        counted = monitoring.counted(
            moves=lambda: referee.moves,
            commits=lambda: sum([writer.commits for writer in writers]),
            appends=lambda: sum([writer.appended for writer in writers]),
            halls_ended=lambda: hall.ended,
            thinkers_ended=lambda: sum([thinker.ended for thinker in pool]),
        )
        with counted:
            async with _working(referee.run()):
                try:
                    async with _working(
                        _tidy(engine, fanout), _keep_house(engines), _call(engine, settings, referee.look)
                    ):
                        yield referee
                finally:
                    await referee.stop()


async def gateway(
    settings: Settings,
    engine: AsyncEngine,
    fanout: Fanout,
    told: asyncio.Event,
    pulse: AsyncEngine,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve HTTP and sockets until told to stop; then sockets are closed with 1012 and requests are finished."""
    app = make_app(Context(engine, fanout, settings))
    hub = app.state.hub
    monitoring.sockets.set_function(lambda: len(hub.sockets))
    monitoring.watched_tables.set_function(lambda: len(hub.tables))
    look = app.state.lobby.referees.look
    config = uvicorn.Config(
        app,
        host=settings.host,
        http=Guarded,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_MAX,
        ws_ping_interval=None,  # clients ping by themselves
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    beats = Beats()
    app.state.ready.beaten = beats.last
    async with _working(hub.run(), beats.run(pulse, look)):
        await _serve_until(config, told, ready)


async def _bus(settings: Settings, port: int, engine: AsyncEngine, told: asyncio.Event) -> NatsFanout | None:
    """The bus; while it is away, the host is told why nothing else happens. None if told to stop meanwhile."""
    found = NatsFanout(settings.realm)
    connecting = asyncio.ensure_future(found.reach(settings.nats))
    await asyncio.wait([connecting], timeout=BUS_SECONDS)
    if not connecting.done():
        log.warning("no NATS at %s: waiting for it", settings.nats.rpartition("@")[2])
        enough = asyncio.Event()
        connecting.add_done_callback(lambda _: enough.set())
        async with _working(_pass_on(told, enough)):
            await monitor(settings.host, port, engine, found, enough)
    if told.is_set():
        connecting.cancel()
        await asyncio.wait([connecting])
        await found.close()
        return None
    await connecting
    return found


async def _pass_on(told: asyncio.Event, enough: asyncio.Event) -> None:
    await told.wait()
    enough.set()


async def monitor(
    host: str, port: int, engine: AsyncEngine, fanout: Fanout, told: asyncio.Event, referee: Referee | None = None
) -> None:
    """What a host is told where nobody else is served, until told to stop; without a port nothing."""
    if not port:
        await told.wait()
        return
    beaten = None if referee is None else lambda: referee.pulse.beaten
    app = Starlette(routes=monitoring.routes(monitoring.Readiness(engine, fanout, beaten=beaten).parts))
    config = uvicorn.Config(
        app,
        host=host,
        http=Guarded,
        port=port,
        lifespan="off",
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=1,
        server_header=False,
    )
    await _serve_until(config, told)


class _Server(uvicorn.Server):
    """A server that leaves signals alone: it would raise them again when it is done, before we are."""

    ready: Callable[[], None] = staticmethod(lambda: None)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


async def _serve_until(config: uvicorn.Config, told: asyncio.Event, ready: Callable[[], None] | None = None) -> None:
    server = _Server(config)
    if ready is not None:
        server.ready = ready

    async def stop() -> None:
        await told.wait()
        server.should_exit = True

    async with _working(stop()):
        await server.serve([_bind(config.host, config.port)])


def _bind(host: str, port: int) -> socket.socket:
    """A socket that is about to listen. uvicorn would end the process itself, and say less."""
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as problem:
        found.close()
        raise CannotListen(f"cannot listen at {host}, port {port}: {problem.strerror or problem}") from None
    return found


@contextlib.asynccontextmanager
async def _working(*work: Awaitable[None]) -> AsyncIterator[None]:
    """Something that goes on meanwhile, and is broken off at the end."""
    tasks = [asyncio.ensure_future(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tidy(engine: AsyncEngine, fanout: Fanout) -> None:
    await _again(TIDY_SECONDS, "tidy up", lambda: tidy(engine, fanout, real_time()))


async def _keep_house(engines: Sequence[AsyncEngine]) -> None:
    await _again(HOUSE_SECONDS, "keep house", lambda: keep_house(engines[0], real_time(), engines[1:]))


async def _call(engine: AsyncEngine, settings: Settings | None, look: Look) -> None:
    if settings is None:
        return

    async def call() -> None:
        await outbox.gather(engine, settings, real_time())
        await outbox.send_due(engine, settings, real_time(), look)

    await _again(CALL_SECONDS, "call people", call)


class Beats:
    """A gateway says again and again that it is there, and knows when that was last written."""

    def __init__(self) -> None:
        self._at = float("-inf")

    def last(self) -> float:
        """When, by the clock that never jumps."""
        return self._at

    async def run(self, engine: AsyncEngine, look: Callable[[AsyncEngine], Awaitable[None]]) -> None:
        """Until cancelled."""

        async def beat() -> None:
            await look(engine)
            await downtime.beat(engine, downtime.GATEWAY, real_time())
            self._at = time.monotonic()

        await _again(downtime.BEAT_SECONDS, "beat", beat)


async def keep_up(start: Callable[[], None]) -> None:
    """Start again and again what this host runs beside us; nothing happens while it runs."""
    await _again(KEEP_UP_SECONDS, "start the database", lambda: asyncio.to_thread(start))


async def _again(seconds: float, what: str, work: Callable[[], Awaitable[Any]]) -> None:
    while True:
        try:
            await work()
        except Exception as problem:  # the database is away: it will come back
            log.warning("cannot %s: %s", what, problem)
        await asyncio.sleep(seconds)


def _stop_signal() -> asyncio.Event:
    """Is set when the process is told to stop; who cannot wait tells it twice."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    numbers = (signal.SIGTERM, signal.SIGINT)

    def stop() -> None:
        told.set()
        for number in numbers:
            loop.remove_signal_handler(number)

    for number in numbers:
        loop.add_signal_handler(number, stop)
    return told
