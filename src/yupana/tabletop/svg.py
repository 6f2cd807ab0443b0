"""A scene as one picture that any viewer shows: no style sheet, no script, no other file."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final

from yupana.tabletop.art import USED, Art
from yupana.tabletop.scene import Message, Panel, Piece, Scene
from yupana.tabletop.theme import variables

Say = Callable[[Message], str]

VARIABLE: Final = re.compile(r"var\(--([a-z]+)(?:,[^()]*)?\)")
FONT: Final = "Noto Sans, DejaVu Sans, sans-serif"
TITLE: Final = 30.0  # height of a panel's title, in its own units
GAP: Final = 14.0
HEIGHT: Final = 900.0  # of a wide picture
WIDTH: Final = 360.0  # of a narrow one
APART: Final = ("board", "mat")  # roles of panels that have a column of their own
BROAD: Final = 0.6  # a side panel that is wider than this part of the board lies below it
TEXT: Final = 16.0  # of a piece, before it is scaled


def draw(scene: Scene, art: Art, *, night: bool = False, narrow: bool = False, say: Say | None = None) -> str:
    """The whole table: board, sides and mats in columns, or all below each other."""
    ink = variables(night)["ink"]
    sheet = Sheet(art, night, say)
    width, height, places = _stacked(scene, say) if narrow else _columns(scene, say)
    body = "".join([sheet.panel(panel, x, y, scale) for panel, x, y, scale in places])
    page = variables(night)["parchment"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" width="{_n(width)}" '
        f'height="{_n(height)}" font-family="{FONT}" fill="{ink}"><rect width="100%" height="100%" fill="{page}"/>\n'
        f"<defs>\n{sheet.definitions()}</defs>\n{body}</svg>\n"
    )


class Sheet:
    """Draws panels, and remembers which symbols they need, in whose colours."""

    def __init__(self, art: Art, night: bool, say: Say | None) -> None:
        self.art: Final = art
        self.night: Final = night
        self.say: Final = say
        self.wanted: dict[tuple[str, int | None], None] = {}

    def panel(self, panel: Panel, x: float, y: float, scale: float) -> str:
        """A panel with its title above it."""
        parts = [f'<g transform="translate({_n(x)} {_n(y)}) scale({scale:.4g})">']
        if self.say and panel.role != "board":
            parts.append(
                f'<text x="4" y="20" font-size="18" font-weight="700">{escape(self.say(panel.title))}</text>'
                f'<g transform="translate(0 {_n(TITLE)})">'
            )
        if panel.backdrop:
            parts.append(self.sprite(panel.backdrop, panel.seat))
        riders: dict[str, list[Piece]] = {}
        for piece in panel.pieces:
            if piece.rides:
                riders.setdefault(piece.rides, []).append(piece)
        parts += [self.piece(piece, riders) for piece in panel.pieces if not piece.rides]
        parts.append("</g></g>\n" if self.say and panel.role != "board" else "</g>\n")
        return "".join(parts)

    def piece(self, piece: Piece, riders: dict[str, list[Piece]]) -> str:
        """A piece and what rides on it."""
        moves = f"translate({_n(piece.x)} {_n(piece.y)})" if piece.x or piece.y else ""
        moves += f" rotate({_n(piece.turn)})" if piece.turn else ""
        moves += f" scale({piece.scale:.4g})" if piece.scale != 1 else ""
        parts = [f'<g transform="{moves.strip()}">' if moves else "<g>"]
        if self.say:
            parts.append(f"<title>{escape(self.say(piece.label))}</title>")
        if piece.sprite:
            parts.append(self.sprite(piece.sprite, piece.seat))
        if piece.text:
            parts.append(self.text(piece.text))
        parts += [self.piece(rider, riders) for rider in riders.get(piece.id, ())]
        parts.append("</g>")
        return "".join(parts)

    def text(self, text: str) -> str:
        """A few characters in the middle of a piece, readable on anything."""
        halo = variables(self.night)["bone"]
        return (
            f'<text y="{_n(TEXT * 0.36)}" font-size="{_n(TEXT)}" font-weight="700" text-anchor="middle" '
            f'stroke="{halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">{escape(text)}</text>'
        )

    def sprite(self, name: str, seat: int | None) -> str:
        """A use of a symbol."""
        return f'<use href="#{self.want(name, seat)}"/>'

    def want(self, name: str, seat: int | None) -> str:
        """The id under which the symbol will be defined."""
        whose = seat if self.art.is_worn(name) else None
        self.wanted[(name, whose)] = None
        return name if whose is None else f"{name}-seat-{whose}"

    def definitions(self) -> str:
        """Every symbol that was used, with its colours filled in."""
        done: dict[tuple[str, int | None], str] = {}
        while len(done) < len(self.wanted):
            for name, seat in [key for key in self.wanted if key not in done]:
                done[(name, seat)] = self.definition(name, seat)
        weaves = [text for name, text in self.art.symbols.items() if text.startswith("<pattern")]
        return "\n".join([*weaves, *done.values()]) + "\n"

    def definition(self, name: str, seat: int | None) -> str:
        """A symbol without variables."""
        values = variables(self.night, seat)
        text = VARIABLE.sub(lambda found: values[found[1]], self.art.symbols[name])
        text = USED.sub(lambda found: f'href="#{self.want(found[1], seat)}"', text)
        return text.replace(f'id="{name}"', f'id="{self.want(name, seat)}"', 1)


Placed = tuple[Panel, float, float, float]  # where a panel's corner is, and its scale


def _columns(scene: Scene, say: Say | None) -> tuple[float, float, list[Placed]]:
    """The board with broad panels side by side below it, the other sides, the mats: columns of one height."""
    board = [panel for panel in scene.panels if panel.role == "board"]
    broad = max([BROAD * panel.width for panel in board], default=0)
    below = [panel for panel in scene.panels if panel.role not in APART and panel.width > broad]
    sides = [panel for panel in scene.panels if panel.role not in APART and panel.width <= broad]
    mats = [panel for panel in scene.panels if panel.role == "mat"]
    placed: list[Placed] = []
    x = GAP
    if board or below:
        shelf = sum([panel.width for panel in below])  # they get one height in all
        ratio = sum([_height(panel, say) / panel.width for panel in board])
        ratio += max([_height(panel, say) for panel in below], default=0) / (shelf or 1)
        width = (HEIGHT - GAP * (len(board) + 1 + bool(below))) / ratio
        placed += _below(board, x, width, say)
        scale = (width - GAP * max(0, len(below) - 1)) / (shelf or 1)
        along = x
        for panel in below:
            placed.append((panel, along, HEIGHT - GAP - _height(panel, say) * scale, scale))
            along += panel.width * scale + GAP
        x += width + GAP
    for column in (sides, mats):
        if column:
            ratio = sum([_height(panel, say) / panel.width for panel in column])
            width = (HEIGHT - GAP * (len(column) + 1)) / ratio
            placed += _below(column, x, width, say)
            x += width + GAP
    return x, HEIGHT, placed


def _stacked(scene: Scene, say: Say | None) -> tuple[float, float, list[Placed]]:
    """All below each other, each as wide as the page."""
    placed = _below(list(scene.panels), 4, WIDTH - 8, say)
    last, _, y, scale = placed[-1]
    return WIDTH, y + _height(last, say) * scale + GAP, placed


def _below(column: list[Panel], x: float, width: float, say: Say | None) -> list[Placed]:
    """Panels of one width from top to bottom."""
    placed: list[Placed] = []
    y = GAP
    for panel in column:
        scale = width / panel.width
        placed.append((panel, x, y, scale))
        y += _height(panel, say) * scale + GAP
    return placed


def _height(panel: Panel, say: Say | None) -> float:
    """With the title, where one is shown."""
    return panel.height + (TITLE if say and panel.role != "board" else 0)


def _n(value: float) -> str:
    """A short number."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
