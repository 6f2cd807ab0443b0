"""Pauses that all agreed on, and our own downtime."""

from __future__ import annotations

from tests.server.clocks.times import (
    LIVE,
    after,
    thinking,
)

from yupana.server.clocks import (
    deadline,
    expired,
    left,
    pause,
    resume,
    turn,
)


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
