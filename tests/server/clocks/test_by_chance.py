"""Clocks by chance, beside counting minute by minute."""

from __future__ import annotations

import json
from datetime import UTC, timedelta
from zoneinfo import ZoneInfo

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.clocks.times import (
    DAY,
    KYIV,
    LORD_HOWE,
    MINUTE,
    MONTH,
    NEW_YORK,
    TICK,
    at,
)

from yupana.server.clocks import (
    Clock,
    Clocks,
    Outage,
    Sleep,
    deadline,
    expired,
    left,
    pause,
    resume,
)

ZONES = [KYIV, NEW_YORK, LORD_HOWE, "UTC", "America/Havana", "America/Santiago", "Asia/Kathmandu", "Pacific/Apia"]
CHANGES = [  # when clocks change somewhere, or a plain day
    at("2026-03-29 01:00"),
    at("2026-10-25 01:00"),
    at("2026-03-08 07:00"),
    at("2026-11-01 06:00"),
    at("2026-04-04 15:00"),
    at("2026-10-03 15:30"),
    at("2011-12-30 10:00"),
    at("2026-06-15 00:00"),
]
microseconds = st.integers(0, 8 * DAY * 10**6).map(lambda n: timedelta(microseconds=n))


@st.composite
def nights(draw: st.DrawFn) -> Sleep:
    start, length = draw(st.integers(0, 1439)), draw(st.integers(1, 720))
    return Sleep(start, (start + length) % 1440, draw(st.sampled_from(ZONES)))


@st.composite
def running(draw: st.DrawFn) -> tuple[Clocks, list[Outage]]:
    """A clock that runs since shortly before clocks change, with anything that may stop it."""
    since = draw(st.sampled_from(CHANGES)) - timedelta(days=4) + draw(microseconds)
    starts = draw(st.lists(st.tuples(microseconds, microseconds), max_size=3))
    outages = [(since + start - timedelta(days=2), since + start - timedelta(days=2) + last) for start, last in starts]
    days = draw(st.lists(st.tuples(st.integers(-1, 10), st.integers(0, 3)), max_size=3))
    away = [(since.date() + timedelta(first), since.date() + timedelta(first + more)) for first, more in days]
    seconds = draw(st.one_of(st.floats(1e-6, 8 * DAY), st.integers(1, 200).map(float), st.just(30 * DAY)))
    return Clocks(MONTH, [Clock(seconds, since, draw(st.none() | nights()), away)]), outages


@settings(max_examples=400, deadline=None)
@given(running())
def test_at_the_deadline_nothing_is_left_and_just_before_something(match: tuple[Clocks, list[Outage]]) -> None:
    clocks, outages = match
    due = deadline(clocks, 0, outages, CHANGES[0])
    assert due is not None and due.tzinfo is UTC
    assert left(clocks, 0, due, outages) == 0
    assert expired(clocks, due, outages) == [0]
    assert 0 < left(clocks, 0, due - TICK, outages) <= 1.5e-6
    assert expired(clocks, due - TICK, outages) == []
    assert left(clocks, 0, due + timedelta(days=1), outages) == 0


@settings(max_examples=200, deadline=None)
@given(running(), st.lists(microseconds, max_size=4))
def test_looking_charging_and_saving_on_the_way_changes_nothing(
    match: tuple[Clocks, list[Outage]], stops: list[timedelta]
) -> None:
    clocks, outages = match
    due = deadline(clocks, 0, outages, CHANGES[0])
    since = clocks.seats[0].since
    assert since is not None and due is not None
    for moment in sorted(since + wait for wait in stops if since + wait < due):
        pause(clocks, moment, outages)
        clocks = msgspec.convert(json.loads(json.dumps(msgspec.to_builtins(clocks))), Clocks)
        resume(clocks, moment)
        assert deadline(clocks, 0, outages, moment) == due


@settings(max_examples=100, deadline=None)
@given(running(), st.integers(0, 9 * DAY // MINUTE))
def test_what_is_charged_is_what_one_counts_minute_by_minute(match: tuple[Clocks, list[Outage]], minutes: int) -> None:
    clocks, raw = match
    clock = clocks.seats[0]
    assert clock.since is not None
    since = clock.since.replace(second=0, microsecond=0)
    outages = [(start.replace(second=0, microsecond=0), end.replace(second=0, microsecond=0)) for start, end in raw]
    sleep = clock.sleep
    if sleep is not None:  # whatever begins or ends within a change of clocks has tests of its own
        plain = [minute if minute > 4 * 60 else minute + 5 * 60 for minute in (sleep.start, sleep.end)]
        sleep = Sleep(plain[0], plain[1], sleep.zone)
    zone = ZoneInfo(sleep.zone if sleep else "UTC")
    counted = 0
    for n in range(minutes):
        moment = since + timedelta(minutes=n)
        there = moment.astimezone(zone)
        wall = there.hour * 60 + there.minute
        sleeping = sleep is not None and (wall - sleep.start) % 1440 < (sleep.end - sleep.start) % 1440
        on_leave = any(first <= there.date() <= last for first, last in clock.away)
        down = any(start <= moment < end for start, end in outages)
        counted += not (sleeping or on_leave or down)
    clocks = Clocks(MONTH, [Clock(MONTH.bank, since, sleep, clock.away)])
    assert MONTH.bank - left(clocks, 0, since + timedelta(minutes=minutes), outages) == counted * MINUTE
