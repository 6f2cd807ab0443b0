"""Gears that truly mesh: involute teeth as polygons."""

from __future__ import annotations

from collections.abc import Sequence
from math import acos, cos, pi, radians, sin, sqrt

Point = tuple[float, float]

PRESSURE = radians(22.5)  # steep enough for ten teeth without undercut
ADDENDUM = 0.72  # in modules, above the pitch circle
DEDENDUM = 0.9  # below it
SLACK = 0.05  # a tooth is this much thinner than its gap, in modules
FLANK_POINTS = 5


def pitch_radius(teeth: int, module: float) -> float:
    """Where two gears roll on each other."""
    return teeth * module / 2


def tip_radius(teeth: int, module: float) -> float:
    """As far as the teeth reach."""
    return pitch_radius(teeth, module) + ADDENDUM * module


def root_radius(teeth: int, module: float) -> float:
    """As deep as the gaps go."""
    return pitch_radius(teeth, module) - DEDENDUM * module


def outline(teeth: int, module: float, turn: float = 0.0, centre: Sequence[float] = (0.0, 0.0)) -> list[Point]:
    """The gear as a polygon; tooth 0 points up, further ones follow clockwise, `turn` is in degrees clockwise."""
    profile = _tooth(teeth, module)
    points: list[Point] = []
    for tooth in range(teeth):
        at = 2 * pi * tooth / teeth + radians(turn)
        for radius, angle in profile:
            points.append((centre[0] + radius * sin(at + angle), centre[1] - radius * cos(at + angle)))
    return points


def _tooth(teeth: int, module: float) -> list[Point]:
    """One tooth as radius and angle, from the root before it to the root after it."""
    pitch, tip, root = pitch_radius(teeth, module), tip_radius(teeth, module), root_radius(teeth, module)
    base = pitch * cos(PRESSURE)
    half = (pi / 2 - SLACK) / teeth  # half a tooth on the pitch circle
    start = max(base, root)
    flank: list[Point] = []
    for n in range(FLANK_POINTS + 1):
        radius = start + (tip - start) * n / FLANK_POINTS
        flank.append((radius, half + _involute(base, pitch) - _involute(base, radius)))
    foot = min(pi / teeth * 0.96, flank[0][1] + 0.012)
    rising = [(root, -foot)] + [(radius, -angle) for radius, angle in flank]
    return rising + [(radius, -angle) for radius, angle in reversed(rising)]


def _involute(base: float, radius: float) -> float:
    """The polar angle of an involute at a radius."""
    if radius <= base:
        return 0.0
    return sqrt((radius / base) ** 2 - 1) - acos(base / radius)
