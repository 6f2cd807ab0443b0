"""Clocks: what is charged and what is not, by tables and by chance. Time is what the test says."""

from __future__ import annotations

import json
import math
import timeit
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yupana.server.clocks import (
    FAIR_SECONDS,
    Clock,
    Clocks,
    Outage,
    Sleep,
    Terms,
    asleep,
    away,
    back,
    begin,
    check_sleep,
    check_terms,
    deadline,
    expired,
    left,
    miss,
    pause,
    resume,
    stop,
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


# Moves one after another.


class Moves(NamedTuple):
    """Who must decide after how many seconds, and what is left when one looks."""

    name: str
    terms: Terms
    turns: list[tuple[float, list[int]]]
    look: float
    lefts: list[float]


MOVES = [
    Moves("bank: nobody is charged before the first turn", LIVE, [], 100, [600, 600]),
    Moves("bank: only who decides is charged", LIVE, [(0, [0])], 100, [500, 600]),
    Moves("bank: all who decide together are charged", LIVE, [(0, [0, 1])], 100, [500, 500]),
    Moves("bank: what is left is never less than nothing", LIVE, [(0, [0])], 10_000, [0, 600]),
    Moves("bank: a machine whose time is behind gives and takes nothing", LIVE, [(50, [0])], 0, [600, 600]),
    Moves("increment: comes when the seat has decided", LIVE, [(0, [0]), (100, [1])], 150, [530, 550]),
    Moves(
        "increment: none for steps within a turn or an undo", LIVE, [(0, [0]), (40, [0]), (80, [0])], 100, [500, 600]
    ),
    Moves("increment: one for a turn of many steps", LIVE, [(0, [0]), (40, [0]), (90, [1])], 90, [540, 600]),
    Moves("increment: who answered gets it, who thinks on does not", LIVE, [(0, [0, 1]), (50, [1])], 70, [580, 530]),
    Moves("increment: even for the last second", LIVE, [(0, [0]), (600, [1])], 600, [30, 600]),
    Moves("ceiling: the increment does not lift above it", LOW, [(0, [0]), (1, [1])], 1, [610, 600]),
    Moves("ceiling: it takes nothing from who has more", RICH, [(0, [0]), (1, [1])], 1, [599, 600]),
    Moves("ceiling: below it the increment comes again", RICH, [(0, [0]), (520, [1]), (520, [0])], 520, [100, 600]),
    Moves("ceiling: two days a move are always two days", TWO_DAYS, [(0, [0]), (DAY, [1])], 2 * DAY, [2 * DAY, DAY]),
]


@rows(MOVES)
def test_moves(row: Moves) -> None:
    clocks = begin(row.terms, [None, None])
    for seconds, deciders in row.turns:
        turn(clocks, deciders, after(seconds), [])
    assert [left(clocks, seat, after(row.look), []) for seat in (0, 1)] == row.lefts


def test_moves_that_were_taken_back_earn_nothing() -> None:
    clocks = thinking(LIVE)
    turn(clocks, [1], after(10), [])
    turn(clocks, [0], after(15), [], taken_back=True)  # the second thought for five seconds and decided nothing
    assert [clock.left for clock in clocks.seats] == [620, 595]
    turn(clocks, [1], after(20), [])
    assert clocks.seats[0].left == 615  # the first has got its increment before
    turn(clocks, [0], after(20), [])
    turn(clocks, [1], after(20), [])
    assert [clock.left for clock in clocks.seats] == [645, 625]


# Time that is not charged.


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


# Vacations.


NO_SUCH_DAYS, NONE_LEFT = "refused-no-such-days", "refused-no-vacation-left"


class Wish(NamedTuple):
    """A wish for vacation with ten days agreed on: why it is refused, if it is, and how many days remain."""

    name: str
    spans: list[tuple[int, int]]  # days from today, all but the last granted
    refused: str
    remain: int


WISHES = [
    Wish("vacation: a single day", [(1, 1)], "", 9),
    Wish("vacation: all days", [(1, 10)], "", 0),
    Wish("vacation: more than agreed on", [(1, 11)], NONE_LEFT, 10),
    Wish("vacation: more than remains", [(1, 8), (20, 22)], NONE_LEFT, 2),
    Wish("vacation: today", [(0, 0)], "", 9),
    Wish("vacation: yesterday is past", [(-1, 1)], NO_SUCH_DAYS, 10),
    Wish("vacation: the end before the beginning", [(3, 2)], NO_SUCH_DAYS, 10),
    Wish("vacation: the same days again cost nothing", [(1, 10), (3, 5)], "", 0),
    Wish("vacation: of overlapping days only the new ones cost", [(1, 6), (4, 10)], "", 0),
    Wish("vacation: days between two vacations", [(1, 3), (6, 8), (2, 7)], "", 2),
    Wish("vacation: in ten years", [(3650, 3651)], NO_SUCH_DAYS, 10),
    Wish("vacation: for ten years", [(1, 3650)], NO_SUCH_DAYS, 10),
]


@rows(WISHES)
def test_vacations(row: Wish) -> None:
    clocks = begin(TWO_DAYS, [None])
    answers = [
        away(clocks, 0, TODAY + timedelta(first), TODAY + timedelta(last), NOON, []) for first, last in row.spans
    ]
    assert answers == [""] * (len(answers) - 1) + [row.refused]
    clock = clocks.seats[0]
    assert clock.vacation == row.remain
    assert sum((last - first).days + 1 for first, last in clock.away) == 10 - row.remain
    assert all(one[1] + timedelta(1) < two[0] for one, two in zip(clock.away, clock.away[1:]))


def test_a_vacation_that_begins_today_gives_back_nothing_that_was_already_thought() -> None:
    clocks = thinking(TWO_DAYS, since=after(-6 * HOUR))
    assert not away(clocks, 0, TODAY, TODAY, NOON, [])
    assert left(clocks, 0, NOON, []) == 2 * DAY - 6 * HOUR
    assert left(clocks, 0, after(12 * HOUR), []) == 2 * DAY - 6 * HOUR
    assert left(clocks, 0, after(13 * HOUR), []) == 2 * DAY - 7 * HOUR


def test_a_vacation_does_not_save_a_clock_that_has_run_out() -> None:
    clocks = thinking(TWO_DAYS)
    late = after(3 * DAY)
    assert not away(clocks, 0, late.date(), late.date(), late, [])
    assert expired(clocks, late, []) == [0]


def test_a_vacation_asked_for_by_a_machine_whose_time_is_behind_charges_nothing() -> None:
    clocks = thinking(TWO_DAYS)
    assert not away(clocks, 0, TODAY + timedelta(5), TODAY + timedelta(5), after(-10), [])
    assert left(clocks, 0, after(10), []) == 2 * DAY - 10


def test_today_is_what_the_calendar_of_the_player_says() -> None:
    clocks = begin(TWO_DAYS, [Sleep(0, 60, LORD_HOWE), None, None])
    evening = at("2026-03-10 20:00")  # there it is tomorrow
    assert away(clocks, 0, TODAY, TODAY, evening, []) == NO_SUCH_DAYS
    assert away(clocks, 1, TODAY, TODAY, evening, [], LORD_HOWE) == NO_SUCH_DAYS
    assert not away(clocks, 1, TODAY, TODAY, evening, [])
    tomorrow = TODAY + timedelta(1)
    late = at("2026-03-10 22:30")  # in Kyiv it is tomorrow, half an hour after midnight
    assert away(clocks, 2, TODAY, TODAY, late, [], KYIV) == NO_SUCH_DAYS
    assert not away(clocks, 2, tomorrow, tomorrow, late, [], KYIV)
    assert asleep(clocks, 2, late) and asleep(clocks, 2, at("2026-03-11 21:59"))
    assert not asleep(clocks, 2, at("2026-03-11 22:01")), "that day ended in Kyiv"


# Pauses.


def test_pause_nobody_is_charged_until_all_go_on() -> None:
    clocks = thinking(LIVE)
    pause(clocks, after(100), [])
    assert clocks.paused == after(100)
    assert left(clocks, 0, after(5000), []) == 500
    assert deadline(clocks, 0, [], after(5000)) is None
    assert expired(clocks, after(5000), []) == []
    resume(clocks, after(5000))
    assert deadline(clocks, 0, [], after(5000)) == after(5500)
    assert left(clocks, 0, after(5100), []) == 400


def test_pause_twice_is_one_pause_and_going_on_twice_is_harmless() -> None:
    clocks = thinking(LIVE)
    pause(clocks, after(100), [])
    pause(clocks, after(200), [])
    assert clocks.paused == after(100)
    resume(clocks, after(300))
    resume(clocks, after(400))
    assert left(clocks, 0, after(400), []) == 400


def test_pause_who_moves_during_one_is_not_charged_and_the_next_begins_after_it() -> None:
    clocks = thinking(LIVE)
    pause(clocks, after(100), [])
    turn(clocks, [1], after(1000), [])
    assert [left(clocks, seat, after(2000), []) for seat in (0, 1)] == [530, 600]
    resume(clocks, after(2000))
    assert [left(clocks, seat, after(2050), []) for seat in (0, 1)] == [530, 550]


def test_pause_and_our_own_downtime_are_not_subtracted_twice() -> None:
    outages = [(after(50), after(150))]
    clocks = thinking(LIVE)
    pause(clocks, after(100), outages)
    assert left(clocks, 0, after(120), outages) == 550
    resume(clocks, after(120))
    assert left(clocks, 0, after(160), outages) == 540


# Our own downtime.


def test_our_own_downtime_that_is_known_late_is_compensated_for_who_still_thinks() -> None:
    clocks = thinking(LIVE)
    turn(clocks, [0], after(90), [])  # a step in the middle of an outage nobody knows of yet
    assert left(clocks, 0, after(150), [(after(50), after(150))]) == 550


def test_our_own_downtime_moves_a_deadline_so_nobody_expires_meanwhile() -> None:
    clocks = thinking(LIVE)
    outages = [(after(500), after(4000))]
    assert expired(clocks, after(4001), []) == [0]
    assert expired(clocks, after(4001), outages) == []
    assert deadline(clocks, 0, outages, after(4001)) == after(4100)


# Timeouts.


def test_timeouts_come_at_the_deadline_and_not_before() -> None:
    clocks = thinking(LIVE)
    assert deadline(clocks, 0, [], NOON) == after(600)
    assert deadline(clocks, 1, [], NOON) is None
    assert expired(clocks, after(600) - TICK, []) == []
    assert expired(clocks, after(600), []) == [0]


def test_timeouts_of_seats_that_decide_together() -> None:
    clocks = begin(LIVE, [None, None, None])
    turn(clocks, [0, 2], NOON, [])
    assert expired(clocks, after(700), []) == [0, 2]


class Missed(NamedTuple):
    """What a seat goes on with after its clock ran out."""

    name: str
    terms: Terms
    left: float


MISSED = [
    Missed("timeouts: one increment", Terms(600, 120, 900), 120),
    Missed("timeouts: two days a move", TWO_DAYS, 2 * DAY),
    Missed("timeouts: a fair minimum where there is no increment", SUDDEN, FAIR_SECONDS),
    Missed("timeouts: no more than the bank where that is small", Terms(5, 0, 5), 5),
    Missed("timeouts: no more than the ceiling", Terms(600, 300, 200), 200),
]


@rows(MISSED)
@pytest.mark.parametrize("first", ["miss", "turn"])
def test_timeouts_in_whichever_order_the_referee_calls(row: Missed, first: str) -> None:
    clocks = thinking(row.terms)
    late = after(3 * DAY)
    assert expired(clocks, late, []) == [0]
    if first == "miss":
        miss(clocks, 0, late, [])
        turn(clocks, [1], late, [])
    else:
        turn(clocks, [1], late, [])
        miss(clocks, 0, late, [])
    assert clocks.seats[0].missed == 1
    assert left(clocks, 0, late, []) == row.left
    assert expired(clocks, late, []) == []
    turn(clocks, [0], late, [])
    turn(clocks, [1], late, [])  # the next decision earns again
    assert clocks.seats[0].left == max(row.left, min(row.left + row.terms.increment, row.terms.ceiling))


def test_timeouts_of_a_seat_that_must_decide_again_do_not_follow_at_once() -> None:
    clocks = thinking(LIVE)
    for n in range(1, 4):
        late = deadline(clocks, 0, [], NOON)
        assert late is not None
        miss(clocks, 0, late, [])
        turn(clocks, [0], late, [])
        assert expired(clocks, late, []) == []
        assert deadline(clocks, 0, [], late) == after(600 + 30 * n)
    assert clocks.seats[0].missed == 3


def test_a_match_that_is_over_charges_nobody() -> None:
    clocks = thinking(LIVE)
    stop(clocks, after(100), [])
    assert left(clocks, 0, after(1000), []) == 500
    assert expired(clocks, after(1000), []) == []
    assert deadline(clocks, 0, [], after(1000)) is None
    assert all(clock.since is None for clock in clocks.seats)


def test_a_match_that_ends_during_a_pause_is_over() -> None:
    clocks = thinking(LIVE)
    pause(clocks, after(100), [])
    stop(clocks, after(1000), [])
    assert clocks.paused is None
    assert left(clocks, 0, after(2000), []) == 500


# Who is asleep, and what is refused.


@pytest.mark.parametrize(
    ("moment", "rests"),
    [
        ("2026-03-10 22:59", False),
        ("2026-03-10 23:00", True),
        ("2026-03-11 03:00", True),
        ("2026-03-11 07:00", False),
        ("2026-03-12 12:00", True),
        ("2026-03-13 12:00", False),
    ],
)
def test_a_seat_is_asleep_at_night_and_on_vacation(moment: str, rests: bool) -> None:
    clocks = Clocks(MONTH, [Clock(100, None, NIGHT, [(date(2026, 3, 12), date(2026, 3, 12))]), Clock(100)])
    assert asleep(clocks, 0, at(moment)) is rests
    assert asleep(clocks, 1, at(moment)) is False


@pytest.mark.parametrize("sleep", [NIGHT, NAP, Sleep(0, 720, KYIV), Sleep(720, 0, "UTC"), Sleep(1439, 0, LORD_HOWE)])
def test_a_night_of_up_to_twelve_hours_is_accepted(sleep: Sleep) -> None:
    check_sleep(sleep)


@pytest.mark.parametrize(
    "sleep",
    [
        Sleep(0, 0, "UTC"),
        Sleep(600, 600, "UTC"),
        Sleep(0, 721, "UTC"),
        Sleep(1, 0, "UTC"),
        Sleep(0, 1440, "UTC"),
        Sleep(-60, 60, "UTC"),
        Sleep(60, 2000, "UTC"),
        Sleep(0, 480, ""),
        Sleep(0, 480, "Europe"),
        Sleep(0, 480, "Mars/Olympus"),
        Sleep(0, 480, "../../etc/passwd"),
        Sleep(0, 480, "localtime"),
        Sleep(0, 480, "UTC\0"),
    ],
    ids=repr,
)
def test_a_night_that_never_ends_or_is_nowhere_is_refused(sleep: Sleep) -> None:
    with pytest.raises(ValueError):
        check_sleep(sleep)
    with pytest.raises(ValueError):
        begin(LIVE, [None, sleep])


@pytest.mark.parametrize(
    "terms",
    [
        Terms(0, 0, 0),
        Terms(-1, 10, 10),
        Terms(math.inf, 0, 0),
        Terms(math.nan, 0, 0),
        Terms(10, -1, 0),
        Terms(10, 0, math.nan),
        Terms(10, 1e12, 10),
        Terms(10, 10, 10, -1),
        Terms(10, 10, 10, 1000),
    ],
    ids=repr,
)
def test_terms_that_make_no_sense_are_refused(terms: Terms) -> None:
    with pytest.raises(ValueError):
        check_terms(terms)
    with pytest.raises(ValueError):
        begin(terms, [None])


def test_a_moment_without_a_zone_is_refused() -> None:
    clocks = begin(LIVE, [None])
    with pytest.raises(ValueError):
        turn(clocks, [0], datetime(2026, 3, 10), [])


def test_moments_of_any_zone_are_kept_in_utc() -> None:
    zone = ZoneInfo(NEW_YORK)
    clocks = begin(LIVE, [None])
    turn(clocks, [0], datetime(2026, 3, 8, 1, 55, tzinfo=zone), [])  # five minutes before three o'clock
    assert clocks.seats[0].since == at("2026-03-08 06:55")
    assert clocks.seats[0].since.tzinfo is UTC
    outage = (datetime(2026, 3, 8, 1, 58, tzinfo=zone), datetime(2026, 3, 8, 3, 1, tzinfo=zone))
    assert left(clocks, 0, datetime(2026, 3, 8, 3, 2, tzinfo=zone), [outage]) == 600 - 4 * MINUTE


# By chance.

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


def test_clocks_are_read_back_as_they_were_written() -> None:
    clocks = begin(TWO_DAYS, [Sleep(1380, 420, KYIV), None])
    turn(clocks, [0, 1], NOON, [])
    turn(clocks, [0], after(10.123456), [])
    assert not away(clocks, 0, TODAY, TODAY + timedelta(2), after(20), [])
    pause(clocks, after(30), [])
    kept = json.dumps(msgspec.to_builtins(clocks))
    again = msgspec.convert(json.loads(kept), Clocks)
    assert again == clocks
    assert msgspec.json.decode(msgspec.json.encode(clocks), type=Clocks) == clocks
    assert again.paused is not None and again.paused.tzinfo is UTC


def test_a_move_without_nights_vacations_and_outages_costs_microseconds() -> None:
    clocks = begin(LIVE, [None] * 4)
    later = [after(n) for n in range(4)]

    def round_of_turns() -> None:
        for seat in range(4):
            turn(clocks, [seat], later[seat], [])
            deadline(clocks, seat, [], later[seat])

    best = min(timeit.repeat(round_of_turns, number=100, repeat=20)) / 400
    assert best < 50e-6


def test_who_is_not_there_gets_less_each_time_and_all_again_when_back() -> None:
    clocks = begin(TWO_DAYS, [None, None])
    turn(clocks, [0], NOON, [])
    now, allowances = NOON, []
    for _ in range(12):  # every decision of a turn runs out
        now += timedelta(seconds=clocks.seats[0].left)
        miss(clocks, 0, now, [])
        allowances.append(clocks.seats[0].left)
    assert allowances[:3] == [2 * DAY, DAY / 2, DAY / 8] and allowances[-1] == FAIR_SECONDS
    assert sum(allowances) < 3 * DAY, "the others do not wait for weeks"
    now += timedelta(seconds=10)
    back(clocks, 0, now, [])
    assert left(clocks, 0, now, []) == 2 * DAY and clocks.seats[0].missed == 12
    miss(clocks, 0, now, [])
    assert clocks.seats[0].left == 2 * DAY, "it begins anew"


def test_who_never_was_away_gets_nothing_by_deciding() -> None:
    clocks = begin(TWO_DAYS, [None])
    turn(clocks, [0], NOON, [])
    now = NOON + timedelta(days=1)
    back(clocks, 0, now, [])
    assert left(clocks, 0, now, []) == DAY
