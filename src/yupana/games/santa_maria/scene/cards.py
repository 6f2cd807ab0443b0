"""Tiles on offer: the display, and what is chosen before the first year."""

from __future__ import annotations

from functools import lru_cache

from yupana.games.santa_maria.american_kingdoms.components import KINGDOMS
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import EMPTY
from yupana.games.santa_maria.scene.colony_panel import CODES
from yupana.games.santa_maria.scene.geometry import (
    COLONY_AT,
    DISPLAY_HEIGHT,
    DISPLAY_SCALE,
    DISPLAY_WIDTH,
    OFFER_HEIGHT,
    PAIR_AT,
    SLOT_AT,
)
from yupana.games.santa_maria.scene.parts import cells_of, contents, ground_sprite
from yupana.games.santa_maria.setup import ChooseColony, colonies_left
from yupana.games.santa_maria.tiles import FIRST_HALL
from yupana.tabletop.pieces import CACHED
from yupana.tabletop.scene import Message, Panel, Piece, panel


def display(view: Kingdoms) -> Panel:
    """Expansion tiles that can be taken this year."""
    pieces: list[Piece] = []
    for slot, tile in enumerate(view.display):
        if tile != EMPTY:
            pieces += slot_pieces(slot, tile)
    more = 1 if view.has_expansion() else 0
    backdrop = "display-more" if more else "display"
    height = DISPLAY_HEIGHT[more]
    return panel("display", pieces, DISPLAY_WIDTH, height, "cards", "tile", backdrop=backdrop)


@lru_cache(CACHED)
def slot_pieces(slot: int, tile: int) -> tuple[Piece, ...]:
    """A tile of the display."""
    shown = KINGDOMS.tiles[tile]
    x, y = SLOT_AT[slot]
    base = Piece(
        shown.name, Message("label-tile", contents(shown)), ground_sprite(shown), x, y, 0.0, DISPLAY_SCALE,
        place=shown.name,
    )  # fmt: skip
    return base, *cells_of(base, shown, [CODES[code] for code in shown.codes])


def offer(view: Kingdoms) -> Panel | None:
    """Colonies or town halls among which players choose, while they do."""
    if view.year:
        return None
    pieces: list[Piece] = []
    if view.agenda.steps and isinstance(view.agenda.steps[-1], ChooseColony):
        for n, colony in enumerate(colonies_left(view)):
            pieces.append(mini(n, colony))
    for n, scholar in enumerate(view.pairs):
        if scholar != EMPTY:
            pieces += pair(n, scholar)
    if not pieces:
        return None
    return panel("offer", pieces, DISPLAY_WIDTH, OFFER_HEIGHT, "cards", "tile", backdrop="offer")


@lru_cache(CACHED)
def mini(n: int, colony: int) -> Piece:
    """A colony in small."""
    name = KINGDOMS.colonies[colony].name
    x, y = COLONY_AT[n]
    return Piece(name, Message("label-colony", {"colony": name}), f"mini-{name}", x, y, place=name)


@lru_cache(CACHED)
def pair(n: int, scholar: int) -> tuple[Piece, ...]:
    """A town hall and the scholar who comes with it."""
    hall = KINGDOMS.tiles[FIRST_HALL + n]
    name = KINGDOMS.spots[scholar].name
    x, y = PAIR_AT[n]
    label = Message("label-pair", {"hall": hall.name, "scholar": name})
    base = Piece(hall.name, label, ground_sprite(hall), x, y, 0.0, DISPLAY_SCALE, place=hall.name)
    beside = Piece(f"pair.{name}", label, f"spot-{name}", 32.0, 88.0, 0.0, 1.45, base.id, printed=True)
    return base, *cells_of(base, hall, [CODES[code] for code in hall.codes]), beside
