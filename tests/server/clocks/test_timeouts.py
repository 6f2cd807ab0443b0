"""Clocks that run out, and who is not there."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

import pytest
from tests.server.clocks.times import (
    DAY,
    LIVE,
    NOON,
    SUDDEN,
    TICK,
    TWO_DAYS,
    after,
    rows,
    thinking,
)

from yupana.server.clocks import (
    FAIR_SECONDS,
    Terms,
    back,
    begin,
    deadline,
    expired,
    left,
    miss,
    pause,
    stop,
    turn,
)


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
