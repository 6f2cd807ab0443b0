"""Fitting things into a box of a panel: as large as possible, in as many lines as needed."""

from __future__ import annotations

from typing import Final

Box = tuple[float, ...]  # left, top, width, height
SCALES: Final = tuple([round(1.36 - 0.04 * n, 2) for n in range(31)])


class Packed:
    """The scale of all things and the middle of each."""

    def __init__(self, scale: float, at: list[tuple[float, float]]) -> None:
        self.scale: Final = scale
        self.at: Final = at


def pack(widths: list[float], height: float, room: Box, gap: float) -> Packed:
    """Lay things of one height line by line at the largest scale at which they fit."""
    for scale in SCALES:
        at = lines(widths, height, room, gap, scale)
        if at:
            return Packed(scale, at)
    return Packed(SCALES[-1], [(room[0] + room[2] / 2, room[1] + room[3] / 2)] * len(widths))


def lines(widths: list[float], height: float, room: Box, gap: float, scale: float) -> list[tuple[float, float]]:
    """Where each thing lies at this scale, or nothing when they do not fit."""
    left, top, wide, high = room
    if height * scale > high:
        return []
    count, x = 1, 0.0
    found: list[tuple[float, int]] = []
    for width in widths:
        if x and x + width * scale > wide:
            count, x = count + 1, 0.0
        if width * scale > wide:
            return []
        found.append((left + x + width * scale / 2, count - 1))
        x += (width + gap) * scale
    pitch = (height + gap) * scale
    if count * pitch - gap * scale > high:
        return []
    first = top + (high - (count - 1) * pitch) / 2
    return [(round(x, 2), round(first + line * pitch, 2)) for x, line in found]
