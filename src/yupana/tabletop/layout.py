"""Where things go: rows and rings, as plain coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

Point = tuple[float, float]


def row(count: int, x: float, y: float, pitch: float, room: float = 0.0) -> list[Point]:
    """Things side by side from a first centre; with `room` they move together so that all fit."""
    if room and count > 1:
        pitch = min(pitch, room / (count - 1))
    return [(round(x + n * pitch, 2), y) for n in range(count)]


def on_ring(centre: Sequence[float], radius: float, angle: float) -> Point:
    """The point at an angle, in degrees clockwise from the top."""
    at = radians(angle)
    return round(centre[0] + radius * sin(at), 2), round(centre[1] - radius * cos(at), 2)
