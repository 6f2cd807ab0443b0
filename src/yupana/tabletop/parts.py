"""What the tables of all games are made of: slabs, mats, discs, seals and points. Never imported by the game."""

from __future__ import annotations

from collections.abc import Iterable

from yupana.tabletop.pen import (
    BONE,
    CINNABAR,
    INK,
    LIMESTONE,
    OBSIDIAN,
    SAND,
    SEAT,
    WEAVE,
    WHITE,
    box,
    circle,
    n,
    number,
    path,
    symbol,
    use,
)


def slab(name: str, width: float, height: float, more: str = "") -> str:
    """A stone to lay things on, with a painted line around."""
    body = box(1.5, 1.5, width - 3, height - 3, 14, LIMESTONE, INK, 2.6)
    line = box(7, 7, width - 14, height - 14, 9, "none", CINNABAR, 2)
    return symbol(name, body + line.replace("/>", ' stroke-dasharray="14 5 3 5"/>') + more)


def wells(xs: tuple[float, ...], height: float, wide: float, high: float, corner: float) -> str:
    """Hollows where cards or tiles will lie."""
    return "".join([box(x - wide / 2, (height - high) / 2, wide, high, corner, SAND, INK, 1.2) for x in xs])


def mat(name: str, width: float, height: float, more: str) -> str:
    """A slab with its player's cloth along the left edge."""
    cloth = f"M1.5 15.5q0-14 14-14h30v{n(height - 3)}h-30q-14 0-14-14z"
    body = box(1.5, 1.5, width - 3, height - 3, 14, LIMESTONE, INK, 2.6)
    body += path(cloth, SEAT, INK, 2) + path(cloth, WEAVE)
    return symbol(
        name, body + path(f"M50 6v{n(height - 12)}", "none", CINNABAR, 2, 'stroke-dasharray="14 5 3 5"') + more
    )


def disc(radius: float, width: float) -> str:
    """A round piece in its player's cloth."""
    body = circle(radius + width / 2 + 0.8, fill=WHITE)
    return body + circle(radius, fill=SEAT, stroke=OBSIDIAN, width=width) + circle(radius - width / 2, fill=WEAVE)


def seal() -> str:
    """A player's cloth around room for the letter of the seat."""
    ring = circle(13, fill=SEAT, stroke=INK, width=2) + circle(13, fill=WEAVE)
    return symbol("seal", ring + circle(10, fill=BONE, stroke=INK, width=1.4))


def scores() -> str:
    """Rosettes with room for a player's points."""
    narrow = symbol("score", use("points", scale=1.25) + circle(10.4, fill=BONE))
    return narrow + symbol("score-wide", use("points", scale=1.85) + circle(16.5, fill=BONE))


def points(printed: Iterable[int | str]) -> str:
    """Points in their rosette, for every number that is printed somewhere."""
    found = ""
    for value in printed:
        size = (0, 12, 10.5, 9)[len(str(value))]
        found += symbol(f"vp-{value}".replace("+", "plus-"), use("points") + number(value, (0, 0), size, OBSIDIAN))
    return found
