"""What every route and socket of a gateway needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from fastapi import Request
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from yupana.server.fanout.fanout import Fanout
from yupana.server.settings import Settings


def real_time() -> datetime:
    """Now, as the clock on the wall says; tests put their own in its place."""
    return datetime.now(UTC)


@dataclass
class Context:
    """The database, the bus, the settings, the time."""

    engine: AsyncEngine
    fanout: Fanout
    settings: Settings
    now: Callable[[], datetime] = real_time


def context_of(connection: HTTPConnection) -> Context:
    """The context of the application that a connection came to."""
    found: Context = connection.app.state.context
    return found


def context(request: Request) -> Context:
    """The same, as a dependency of a route."""
    return context_of(request)
