"""Vacations: which are granted, and what they save."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from tests.server.clocks.times import (
    DAY,
    HOUR,
    KYIV,
    LORD_HOWE,
    NOON,
    TODAY,
    TWO_DAYS,
    after,
    at,
    rows,
    thinking,
)

from yupana.server.clocks import (
    Sleep,
    asleep,
    away,
    begin,
    expired,
    left,
)

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
