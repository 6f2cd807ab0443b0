"""Rows and rings."""

import pytest

from yupana.tabletop.layout import on_ring, row


def test_a_row_keeps_its_pitch_while_there_is_room() -> None:
    assert row(3, 10, 5, 20) == [(10, 5), (30, 5), (50, 5)]
    assert row(3, 10, 5, 20, 100) == [(10, 5), (30, 5), (50, 5)]


def test_a_row_moves_together_when_room_is_short() -> None:
    assert row(5, 0, 0, 20, 40) == [(0, 0), (10, 0), (20, 0), (30, 0), (40, 0)]
    assert row(1, 7, 0, 20, 1) == [(7, 0)]
    assert row(0, 7, 0, 20, 1) == []


def test_a_ring_runs_clockwise_from_the_top() -> None:
    assert on_ring((0, 0), 10, 0) == (0, -10)
    assert on_ring((0, 0), 10, 90) == pytest.approx((10, 0))
