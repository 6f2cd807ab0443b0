"""Gears mesh: their outlines never bite into each other, and never let go."""

from math import cos, dist, hypot, pi, sin, sqrt, tan

import pytest

from yupana.games.tzolkin.scene.gearing import (
    ADDENDUM,
    PRESSURE,
    Point,
    outline,
    pitch_radius,
    root_radius,
    tip_radius,
)

MODULE = 15.6
BITE = 0.02  # of a module: what may overlap
PLAY = 0.12  # of a module: what may lie between the flanks
PAIRS = ((26, 10), (26, 13), (13, 10))


def is_inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def distance(point: Point, polygon: list[Point]) -> float:
    """From a point to the nearest edge."""
    x, y = point
    best = float("inf")
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        dx, dy = x2 - x1, y2 - y1
        along = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
        best = min(best, hypot(x - x1 - along * dx, y - y1 - along * dy))
    return best


def bite_and_gap(one: list[Point], other: list[Point], at: Point, reach: float) -> tuple[float, float]:
    """How deep two outlines bite into each other around a point, and how near they come."""
    bite, gap = 0.0, float("inf")
    for mine, theirs in ((one, other), (other, one)):
        for point in mine:
            if dist(point, at) < reach:
                far = distance(point, theirs)
                if is_inside(point, theirs):
                    bite = max(bite, far)
                else:
                    gap = min(gap, far)
    return bite, gap


def contact_ratio(teeth: int, other: int) -> float:
    """How many pairs of teeth touch on average; below one, gears would let go of each other."""
    path = 0.0
    for count in (teeth, other):
        pitch, tip = pitch_radius(count, 1), tip_radius(count, 1)
        path += sqrt(tip**2 - (pitch * cos(PRESSURE)) ** 2)
    path -= (pitch_radius(teeth, 1) + pitch_radius(other, 1)) * sin(PRESSURE)
    return path / (pi * cos(PRESSURE))


def min_teeth() -> float:
    """Fewer teeth than this would be undercut."""
    return 2 * ADDENDUM / (tan(PRESSURE) * cos(PRESSURE)) ** 2


@pytest.mark.parametrize(("teeth", "other"), PAIRS)
def test_teeth_mesh_at_any_angle(teeth: int, other: int) -> None:
    centre = (0.0, -pitch_radius(teeth, MODULE) - pitch_radius(other, MODULE))  # above, so that pitch circles touch
    touch = (0.0, -pitch_radius(teeth, MODULE))
    for n in range(24):
        part = n / 24  # of a tooth
        one = outline(teeth, MODULE, -part * 360 / teeth)
        two = outline(other, MODULE, 180 + (part + 0.5) * 360 / other, centre)
        bite, gap = bite_and_gap(one, two, touch, 3 * MODULE)
        assert bite <= BITE * MODULE, (n, bite)
        assert gap <= PLAY * MODULE, (n, gap)


@pytest.mark.parametrize(("teeth", "other"), PAIRS)
def test_the_next_pair_of_teeth_touches_before_the_last_lets_go(teeth: int, other: int) -> None:
    assert contact_ratio(teeth, other) > 1


def test_ten_teeth_are_not_undercut() -> None:
    assert min_teeth() <= 10


@pytest.mark.parametrize("teeth", [10, 13, 26])
def test_an_outline_has_its_teeth_and_stays_between_root_and_tip(teeth: int) -> None:
    points = outline(teeth, 2.0)
    radii = [hypot(x, y) for x, y in points]
    assert len(points) % teeth == 0
    assert min(radii) == pytest.approx(root_radius(teeth, 2.0))
    assert max(radii) == pytest.approx(tip_radius(teeth, 2.0))
    turned = outline(teeth, 2.0, 360 / teeth)
    assert all(min([dist(point, other) for other in turned]) < 1e-9 for point in points)


def test_tooth_zero_points_up_and_turning_is_clockwise() -> None:
    top = min(outline(10, 2.0), key=lambda point: point[1])
    right = max(outline(10, 2.0, 90), key=lambda point: point[0])
    assert abs(top[0]) < 1.5
    assert abs(right[1]) < 1.5
