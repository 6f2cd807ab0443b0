"""Time that is not charged: nights, vacations, outages, and where clocks change."""

from __future__ import annotations

from datetime import date, datetime
from typing import NamedTuple

from tests.server.clocks.times import (
    DAY,
    HOUR,
    KYIV,
    LORD_HOWE,
    MINUTE,
    MONTH,
    NAP,
    NEW_YORK,
    NIGHT,
    NOON,
    TICK,
    after,
    at,
    down,
    rows,
)

from yupana.server.clocks import (
    Clock,
    Clocks,
    Outage,
    Sleep,
    deadline,
    left,
)


class Span(NamedTuple):
    """How many seconds between two moments are charged."""

    name: str
    since: datetime
    until: datetime
    charged: float
    sleep: Sleep | None = None
    away: tuple[tuple[str, str], ...] = ()
    outages: tuple[Outage, ...] = ()


def night(start: str, end: str, zone: str) -> Sleep:
    (a, b), (c, d) = start.split(":"), end.split(":")
    return Sleep(int(a) * 60 + int(b), int(c) * 60 + int(d), zone)


SPANS = [
    Span("sleep window: awake all the time", at("2026-03-10 08:00"), at("2026-03-10 22:00"), 14 * HOUR, NIGHT),
    Span("sleep window: within a day", at("2026-03-10 12:00"), at("2026-03-10 18:00"), 4 * HOUR, NAP),
    Span("sleep window: crossing midnight", at("2026-03-10 22:00"), at("2026-03-11 08:00"), 2 * HOUR, NIGHT),
    Span("sleep window: asleep all the time", at("2026-03-10 23:30"), at("2026-03-11 06:30"), 0, NIGHT),
    Span("sleep window: from within, after midnight", at("2026-03-11 03:00"), at("2026-03-11 08:00"), HOUR, NIGHT),
    Span("sleep window: into one", at("2026-03-10 22:00"), at("2026-03-11 01:00"), HOUR, NIGHT),
    Span("sleep window: the first moment is asleep", at("2026-03-10 23:00"), at("2026-03-10 23:01"), 0, NIGHT),
    Span("sleep window: the last moment is awake", at("2026-03-10 07:00"), at("2026-03-10 07:01"), 60, NIGHT),
    Span("sleep window: a week", at("2026-03-10 12:00"), at("2026-03-17 12:00"), 7 * 16 * HOUR, NIGHT),
    Span(
        "sleep window: in the zone of the player",
        at("2026-03-10 12:00", NEW_YORK),
        at("2026-03-11 12:00", NEW_YORK),
        16 * HOUR,
        night("23:00", "7:00", NEW_YORK),
    ),
    Span(
        "sleep window: until midnight",
        at("2026-03-10 20:00"),
        at("2026-03-11 01:00"),
        3 * HOUR,
        night("22:00", "0:00", "UTC"),
    ),
    Span(
        "DST: the night in which clocks go forward is an hour shorter",
        at("2026-03-28 22:00", KYIV),
        at("2026-03-29 08:00", KYIV),
        2 * HOUR,
        night("23:00", "7:00", KYIV),
    ),
    Span(
        "DST: the day after clocks went forward has its usual hours",
        at("2026-03-28 12:00", KYIV),
        at("2026-03-29 12:00", KYIV),
        16 * HOUR,
        night("23:00", "7:00", KYIV),
    ),
    Span(
        "DST: the night in which clocks go back is an hour longer",
        at("2026-10-24 22:00", KYIV),
        at("2026-10-25 08:00", KYIV),
        2 * HOUR,
        night("23:00", "7:00", KYIV),
    ),
    Span(
        "DST: a start that clocks jump over is the jump",
        at("2026-03-08 01:00", NEW_YORK),
        at("2026-03-08 09:00", NEW_YORK),
        HOUR + HOUR,
        night("2:30", "8:00", NEW_YORK),
    ),
    Span(
        "DST: an end that clocks jump over is the jump",
        at("2026-03-08 01:00", NEW_YORK),
        at("2026-03-08 09:00", NEW_YORK),
        6 * HOUR,
        night("22:00", "2:30", NEW_YORK),
    ),
    Span(
        "DST: a start that comes twice counts the first time",
        at("2026-11-01 00:30", NEW_YORK),
        at("2026-11-01 09:00", NEW_YORK),
        2 * HOUR,
        night("1:30", "8:00", NEW_YORK),
    ),
    Span(
        "DST: an end that comes twice counts the last time",
        at("2026-10-31 22:00", NEW_YORK),
        at("2026-11-01 02:00", NEW_YORK),
        HOUR + 30 * MINUTE,
        night("23:00", "1:30", NEW_YORK),
    ),
    Span(
        "DST: half an hour forward on Lord Howe",
        at("2026-10-03 22:00", LORD_HOWE),
        at("2026-10-04 08:00", LORD_HOWE),
        2 * HOUR + 15 * MINUTE,
        night("23:00", "6:45", LORD_HOWE),
    ),
    Span(
        "DST: half an hour back on Lord Howe, where a quarter to two comes twice",
        at("2026-04-05 00:00", LORD_HOWE),
        at("2026-04-05 09:00", LORD_HOWE),
        HOUR + 45 * MINUTE + HOUR,
        night("1:45", "8:00", LORD_HOWE),
    ),
    Span(
        "DST: a whole day that clocks jump over in Samoa",
        at("2011-12-29 12:00", "Pacific/Apia"),
        at("2011-12-31 12:00", "Pacific/Apia"),
        11 * HOUR + 5 * HOUR,
        night("23:00", "7:00", "Pacific/Apia"),
    ),
    Span("vacation: one day", NOON, after(2 * DAY), DAY, None, (("2026-03-11", "2026-03-11"),)),
    Span("vacation: three days", NOON, after(5 * DAY), 2 * DAY, None, (("2026-03-11", "2026-03-13"),)),
    Span("vacation: two of them", NOON, after(5 * DAY), 3 * DAY, None, (("2026-03-13",) * 2, ("2026-03-11",) * 2)),
    Span("vacation: the rest of today", NOON, after(DAY), 12 * HOUR, None, (("2026-03-10", "2026-03-10"),)),
    Span("vacation: long after", NOON, after(DAY), DAY, None, (("2026-04-01", "2026-04-03"),)),
    Span(
        "vacation: with the nights around it",
        NOON,
        after(2 * DAY),
        11 * HOUR + 5 * HOUR,
        NIGHT,
        (("2026-03-11", "2026-03-11"),),
    ),
    Span(
        "vacation: days of the player's own calendar",
        at("2026-03-10 00:00", LORD_HOWE),
        at("2026-03-13 00:00", LORD_HOWE),
        2 * (DAY - HOUR),
        night("5:00", "6:00", LORD_HOWE),
        (("2026-03-11", "2026-03-11"),),
    ),
    Span(
        "vacation: a day of 23 hours",
        at("2026-03-28 12:00", KYIV),
        at("2026-03-30 13:00", KYIV),
        11 * HOUR + 12 * HOUR,
        night("12:00", "13:00", KYIV),
        (("2026-03-29", "2026-03-29"),),
    ),
    Span(
        "our own downtime: compensated",
        NOON,
        after(DAY),
        DAY - 90 * MINUTE,
        None,
        (),
        (down("2026-03-10 13:00", "2026-03-10 14:30"),),
    ),
    Span(
        "our own downtime: before the turn and still during it",
        NOON,
        after(DAY),
        DAY - HOUR,
        None,
        (),
        (down("2026-03-09 13:00", "2026-03-09 14:30"), down("2026-03-10 11:00", "2026-03-10 13:00")),
    ),
    Span(
        "our own downtime: twice, overlapping, in any order",
        NOON,
        after(DAY),
        DAY - 4 * HOUR,
        None,
        (),
        (
            down("2026-03-10 19:00", "2026-03-10 20:00"),
            down("2026-03-10 14:00", "2026-03-10 16:00"),
            down("2026-03-10 13:00", "2026-03-10 15:00"),
            down("2026-03-10 14:10", "2026-03-10 14:20"),
        ),
    ),
    Span(
        "our own downtime: at night it makes no difference",
        NOON,
        after(DAY),
        16 * HOUR,
        NIGHT,
        (),
        (down("2026-03-11 01:00", "2026-03-11 05:00"),),
    ),
    Span(
        "our own downtime: into the night and on vacation, each second once",
        NOON,
        after(3 * DAY),
        (10 + 5 + 16) * HOUR,
        NIGHT,
        (("2026-03-11", "2026-03-11"),),
        (down("2026-03-10 22:00", "2026-03-11 12:00"),),
    ),
]


@rows(SPANS)
def test_time_that_is_not_charged(row: Span) -> None:
    days = [(date.fromisoformat(first), date.fromisoformat(last)) for first, last in row.away]
    clocks = Clocks(MONTH, [Clock(MONTH.bank, row.since, row.sleep, days)])
    assert MONTH.bank - left(clocks, 0, row.until, row.outages) == row.charged
    if row.charged:
        clocks.seats[0].left = row.charged
        due = deadline(clocks, 0, row.outages, row.since)
        assert due is not None and due <= row.until
        assert left(clocks, 0, due, row.outages) == 0 < left(clocks, 0, due - TICK, row.outages)
