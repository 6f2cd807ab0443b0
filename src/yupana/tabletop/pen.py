"""What the drawing scripts share: short numbers, paths and symbols. Never imported by the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin

INK = "var(--ink,#23201C)"
BONE = "var(--bone,#FBF7EC)"
LIMESTONE = "var(--limestone,#E4D8BC)"
SAND = "var(--sand,#CDBB93)"
SEAT = "var(--seat,#CDBB93)"
WEAVE = "var(--weave,none)"
OBSIDIAN, WHITE = "#23201C", "#FBF7EC"
CACAO, CINNABAR, MAIZE, JADE, TURQUOISE, INDIGO, VIOLET = (
    "#5B3A29",
    "#B5402A",
    "#E0A526",
    "#2F7D5B",
    "#2A8C94",
    "#35507A",
    "#6B4A86",
)
BASALT, UMBER = "#8C8475", "#C4682B"
Point = Sequence[float]


def n(value: float) -> str:
    """A number in as few characters as a tenth of a unit needs."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("-0.", "-.").removeprefix("0") if text.startswith("0.") else text


def xy(point: Point) -> str:
    """A point as a path writes it."""
    return f"{n(point[0])} {n(point[1])}"


def polar(radius: float, angle: float, centre: Point = (0.0, 0.0)) -> tuple[float, float]:
    """The point at an angle, in degrees clockwise from the top."""
    return centre[0] + radius * sin(radians(angle)), centre[1] - radius * cos(radians(angle))


def polygon(points: Sequence[Point]) -> str:
    """A closed path through points; each is written as seen from the one before, without adding up errors."""
    parts = [f"M{xy(points[0])}"]
    for before, point in pairwise(points):
        dx, dy = round(point[0], 1) - round(before[0], 1), round(point[1], 1) - round(before[1], 1)
        parts.append(f"l{n(dx)} {n(dy)}")
    return "".join(parts).replace(" -", "-") + "z"


def sector(inner: float, outer: float, first: float, last: float) -> str:
    """A piece of a ring."""
    a, b, c, d = polar(outer, first), polar(outer, last), polar(inner, last), polar(inner, first)
    big = int(last - first > 180)
    return f"M{xy(a)}A{n(outer)} {n(outer)} 0 {big} 1 {xy(b)}L{xy(c)}A{n(inner)} {n(inner)} 0 {big} 0 {xy(d)}z"


def attributes(fill: str = "", stroke: str = "", width: float = 0.0, more: str = "") -> str:
    """The looks of a shape."""
    text = f' fill="{fill}"' if fill else ""
    text += f' stroke="{stroke}"' if stroke else ""
    text += f' stroke-width="{n(width)}"' if width else ""
    return text + (f" {more}" if more else "")


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0.0, more: str = "") -> str:
    """Any shape."""
    return f'<path d="{d.replace(" -", "-")}"{attributes(fill, stroke, width, more)}/>'


def circle(radius: float, at: Point = (0.0, 0.0), fill: str = "none", stroke: str = "", width: float = 0.0) -> str:
    """A circle."""
    where = (f' cx="{n(at[0])}"' if n(at[0]) != "0" else "") + (f' cy="{n(at[1])}"' if n(at[1]) != "0" else "")
    return f'<circle{where} r="{n(radius)}"{attributes(fill, stroke, width)}/>'


def box(
    x: float, y: float, wide: float, high: float, round_by: float, fill: str = "none", stroke: str = "", w: float = 0
) -> str:
    """A rectangle with round corners, from its top left."""
    corner = f' rx="{n(round_by)}"' if round_by else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(wide)}" height="{n(high)}"{corner}{attributes(fill, stroke, w)}/>'


def use(name: str, at: Point = (0.0, 0.0), scale: float = 1.0, turn: float = 0.0, more: str = "") -> str:
    """Another symbol."""
    if scale == 1 and n(turn) == "0":
        where = (f' x="{n(at[0])}"' if n(at[0]) != "0" else "") + (f' y="{n(at[1])}"' if n(at[1]) != "0" else "")
        return f'<use href="#{name}"{where}{" " + more if more else ""}/>'
    moves = [f"translate({xy(at)})".replace(" -", "-")] if (n(at[0]), n(at[1])) != ("0", "0") else []
    moves += [f"rotate({n(turn)})"] if n(turn) != "0" else []
    moves += [f"scale({scale:.3g})".replace("(0.", "(.")] if scale != 1 else []
    where = f' transform="{"".join(moves)}"' if moves else ""
    return f'<use href="#{name}"{where}{" " + more if more else ""}/>'


def number(text: str | int, at: Point, size: float, fill: str = INK) -> str:
    """A figure, centred on a point."""
    colour = "" if fill == INK else f' fill="{fill}"'
    return f'<text x="{n(at[0])}" y="{n(at[1] + size * 0.36)}" font-size="{n(size)}"{colour}>{text}</text>'


def group(body: str, stroke: str = INK, width: float = 2.0, more: str = "") -> str:
    """Shapes with the same outline."""
    extra = f" {more}" if more else ""
    return f'<g stroke="{stroke}" stroke-width="{n(width)}" stroke-linejoin="round"{extra}>{body}</g>'


def painted(body: str) -> str:
    """What is drawn on grounds that are as light by night as by day: dark outlines, whatever the theme."""
    return f'<g class="painted">{body}</g>'


def symbol(name: str, body: str) -> str:
    """A sprite, drawn around its own origin."""
    figures = f' fill="{INK}" font-weight="700" text-anchor="middle"' if "<text" in body else ""
    return f'<symbol id="{name}" overflow="visible"{figures}>{body}</symbol>\n'


def sheet(symbols: str) -> str:
    """A file of symbols."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Made by make.py. -->\n{symbols}</svg>\n'


def rings(places: Sequence[Point], radius: float) -> str:
    """Equal circles as one path."""
    return "".join([f"M{xy((x, y - radius))}a{n(radius)} {n(radius)} 0 1 0 .01 0z" for x, y in places])


def score(points: int | str, at: Point, scale: float) -> str:
    """Points in their rosette."""
    return use(f"vp-{points}".replace("+", "plus-"), at, scale)


def hit(radius: float) -> str:
    """Nothing to see, but a finger finds it."""
    return touchable(circle(radius, fill="none"))


def touchable(shape: str) -> str:
    """A shape that a finger finds within its edge too, unless what it is part of lets fingers through."""
    return shape.replace('fill="none"', 'fill-opacity="0"')
