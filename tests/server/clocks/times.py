"""Terms, nights and moments for the tests of clocks. Time is what the test says."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from yupana.server.clocks import (
    Clocks,
    Outage,
    Sleep,
    Terms,
    begin,
    turn,
)

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
TICK = timedelta(microseconds=1)

LIVE = Terms(bank=600, increment=30, ceiling=900)
LOW = Terms(bank=600, increment=30, ceiling=610)
RICH = Terms(bank=600, increment=30, ceiling=100)
SUDDEN = Terms(bank=600, increment=0, ceiling=600)
TWO_DAYS = Terms(bank=2 * DAY, increment=2 * DAY, ceiling=2 * DAY, vacation=10)
MONTH = Terms(bank=30 * DAY, increment=0, ceiling=0, vacation=30)

KYIV, NEW_YORK, LORD_HOWE = "Europe/Kyiv", "America/New_York", "Australia/Lord_Howe"
NIGHT = Sleep(23 * 60, 7 * 60, "UTC")
NAP = Sleep(13 * 60, 15 * 60, "UTC")
NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
TODAY = NOON.date()


def rows(table: list[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test for each row of a table, called by the row's name."""
    return pytest.mark.parametrize("row", table, ids=[row.name for row in table])


def at(text: str, zone: str = "UTC") -> datetime:
    """A moment, as the clocks of a zone show it."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def after(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def down(start: str, end: str) -> Outage:
    return at(start), at(end)


def thinking(terms: Terms, sleep: Sleep | None = None, since: datetime = NOON) -> Clocks:
    """A match of two in which the first must decide."""
    clocks = begin(terms, [sleep, None])
    turn(clocks, [0], since, [])
    return clocks
