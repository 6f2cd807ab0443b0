"""Running it: everything in one process, or gateways and referees apart with NATS between them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import AsyncIterator
from typing import Literal

import uvicorn
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server import downtime
from yupana.server.fanout.fanout import Fanout
from yupana.server.fanout.local import LocalFanout
from yupana.server.fanout.over_nats import NatsFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.context import Context, real_time
from yupana.server.journal.database import connect
from yupana.server.journal.writer import Writer
from yupana.server.lobby.steward import tidy
from yupana.server.referee.child import Child
from yupana.server.referee.referee import BEAT_SECONDS, Referee
from yupana.server.settings import Settings

log = logging.getLogger(__name__)

Part = Literal["all", "gateway", "referee"]
MESSAGE_MAX = 64 * 1024  # bytes of one message on a socket
TIDY_SECONDS = 2
GRACE_SECONDS = 10  # in which a gateway that is told to stop finishes what it has begun


def new_loop() -> asyncio.AbstractEventLoop:
    """The fast event loop, where there is one."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def serve(settings: Settings, part: Part) -> None:
    """Run until told to stop."""
    async with contextlib.AsyncExitStack() as stack:
        engine = connect(settings.database)
        stack.push_async_callback(engine.dispose)
        fanout: Fanout
        if part == "all":
            fanout = LocalFanout()
        else:
            fanout = await NatsFanout.connect(settings.nats)
            stack.push_async_callback(fanout.close)
        if part != "gateway":
            await stack.enter_async_context(refereeing(engine, fanout))
        if part == "referee":
            await _stop_signal()
        else:
            await gateway(settings, engine, fanout)


@contextlib.asynccontextmanager
async def refereeing(engine: AsyncEngine, fanout: Fanout) -> AsyncIterator[Referee]:
    """A referee and a steward at work."""
    async with Writer(engine) as writer, Child("hall") as hall, Child("thinker") as thinker:
        referee = Referee(engine, writer, fanout, hall, thinker)
        await referee.serve()
        working = [asyncio.create_task(referee.run()), asyncio.create_task(_tidy(engine, fanout))]
        try:
            yield referee
        finally:
            await _end(working)
            await referee.stop()


async def gateway(settings: Settings, engine: AsyncEngine, fanout: Fanout) -> None:
    """Serve HTTP and sockets until told to stop."""
    app = make_app(Context(engine, fanout, settings))
    hub = app.state.hub
    await app.state.lobby.referees.listen()
    config = uvicorn.Config(
        app,
        host=settings.host,
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
    working = [asyncio.create_task(hub.run()), asyncio.create_task(_beat(engine))]
    try:
        await uvicorn.Server(config).serve()
    finally:
        await _end(working)


async def _tidy(engine: AsyncEngine, fanout: Fanout) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        try:
            await tidy(engine, fanout, real_time())
        except Exception as problem:  # the database is away: it will come back
            log.warning("cannot tidy up: %s", problem)


async def _beat(engine: AsyncEngine) -> None:
    while True:
        try:
            await downtime.beat(engine, "gateway", real_time())
        except Exception as problem:
            log.warning("cannot beat: %s", problem)
        await asyncio.sleep(BEAT_SECONDS)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _stop_signal() -> None:
    """Wait until told to stop."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, told.set)
    await told.wait()
