"""Who is asleep, and which nights, terms and moments are refused."""

from __future__ import annotations

import math
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from tests.server.clocks.times import (
    KYIV,
    LIVE,
    LORD_HOWE,
    MINUTE,
    MONTH,
    NAP,
    NEW_YORK,
    NIGHT,
    at,
)

from yupana.server.clocks import (
    Clock,
    Clocks,
    Sleep,
    Terms,
    asleep,
    begin,
    check_sleep,
    check_terms,
    left,
    turn,
)


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
