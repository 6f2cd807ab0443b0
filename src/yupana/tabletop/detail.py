"""A panel, or the part of it that somebody points at: a picture of a guide."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import cos, hypot, radians, sin
from typing import Final

from yupana.tabletop.art import Art
from yupana.tabletop.scene import Panel, Piece
from yupana.tabletop.svg import FONT, Sheet
from yupana.tabletop.theme import variables

RECT: Final = re.compile(r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"')
CIRCLE: Final = re.compile(r"<circle ([^>]*)/?>")
WHOLE: Final = re.compile(r'<use href="#([^"]+)"/>')  # where it is, as large as it is
NUMBER: Final = re.compile(r'\b(cx|cy|r)="([-\d.]+)"')
SMALL: Final = 16.0  # half the size of a piece whose art does not tell
ROOM: Final = 3.0  # between a piece and its ring
MARGIN: Final = 50.0  # of the panel, around what is pointed at
LEAST: Final = 0.42  # of the panel's width is shown
SHAPE: Final = (1.25, 2.4)  # width by height, of a detail
GLOW: Final = {False: "#f07800", True: "#ffb52e"}

Box = tuple[float, float, float, float]  # left, top, right, bottom


def draw_detail(panel: Panel, art: Art, lit: Sequence[str] = (), *, night: bool = False) -> str:
    """The panel; where places are lit, they wear rings, and the picture shows what is around them."""
    sheet = Sheet(art, night, None)
    colours = variables(night)
    body = sheet.panel(panel, 0, 0, 1)
    rings = [_ring(panel, piece, art) for piece in panel.pieces if piece.place in lit]
    left, top, right, bottom = _part(panel, rings) if rings else (0.0, 0.0, panel.width, panel.height)
    edges = "".join(
        [
            f'<rect x="{x1:.1f}" y="{y1:.1f}" width="{x2 - x1:.1f}" height="{y2 - y1:.1f}" rx="10" fill="none" '
            f'stroke="{colour}" stroke-width="{width}"/>'
            for colour, width in ((colours["bone"], 9), (GLOW[night], 5))
            for x1, y1, x2, y2 in rings
        ]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {right - left:.1f} {bottom - top:.1f}" '
        f'width="{right - left:.0f}" height="{bottom - top:.0f}" font-family="{FONT}" fill="{colours["ink"]}">\n'
        f"<defs>\n{sheet.definitions()}</defs>\n{body}{edges}</svg>\n"
    )


def _ring(panel: Panel, piece: Piece, art: Art) -> Box:
    """Around a piece, wherever those that it rides on have taken it."""
    x1, y1, x2, y2 = _size(art, piece.sprite)
    x, y, scale = (x1 + x2) / 2, (y1 + y2) / 2, 1.0
    riding = {each.id: each for each in panel.pieces}
    under: Piece | None = piece
    while under is not None:
        turn = radians(under.turn)
        x, y = x * under.scale, y * under.scale
        x, y = under.x + x * cos(turn) - y * sin(turn), under.y + x * sin(turn) + y * cos(turn)
        scale *= under.scale
        under = riding[under.rides] if under.rides else None
    wide, high = (x2 - x1) / 2 * scale + ROOM, (y2 - y1) / 2 * scale + ROOM
    if piece.turn % 180:  # lies aslant
        wide = high = max(wide, high)
    return x - wide, y - high, x + wide, y + high


def _size(art: Art, name: str) -> Box:
    """About what a symbol covers: its rectangles and circles."""
    found = _boxes(art, name) if name else []
    if not found:
        return -SMALL, -SMALL, SMALL, SMALL
    lefts, tops, rights, bottoms = zip(*found, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _boxes(art: Art, name: str) -> list[Box]:
    text = art.symbols[name]
    found: list[Box] = []
    for rect in RECT.finditer(text):
        x, y, width, height = [float(number) for number in rect.groups()]
        found.append((x, y, x + width, y + height))
    for circle in CIRCLE.finditer(text):
        given = {key: float(number) for key, number in NUMBER.findall(circle[1])}
        x, y, r = given.get("cx", 0.0), given.get("cy", 0.0), given.get("r", 0.0)
        found.append((x - r, y - r, x + r, y + r))
    found += [box for used in WHOLE.findall(text) for box in _boxes(art, used)]
    return [box for box in found if hypot(box[2] - box[0], box[3] - box[1]) > ROOM]


def _part(panel: Panel, rings: Sequence[Box]) -> Box:
    """What is around the rings, in the shape of a picture, within the panel."""
    lefts, tops, rights, bottoms = zip(*rings, strict=True)
    width = max(max(rights) - min(lefts) + 2 * MARGIN, LEAST * panel.width)
    height = max(bottoms) - min(tops) + 2 * MARGIN
    width = min(max(width, height * SHAPE[0]), panel.width)
    height = min(max(height, width / SHAPE[1]), panel.height)
    left = _within((min(lefts) + max(rights) - width) / 2, panel.width - width)
    top = _within((min(tops) + max(bottoms) - height) / 2, panel.height - height)
    return left, top, left + width, top + height


def _within(value: float, most: float) -> float:
    return max(0.0, min(value, most))
