"""The megalith field: four tiles of eight cells, and megaliths in several levels."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees
from typing import Final

from yupana.games.endless_winter.board import ARROWS, CELLS, EMPTY, FIELDS, NEUTRAL, START_CELL, TILE_CELLS
from yupana.games.endless_winter.megaliths import is_supported
from yupana.games.endless_winter.scene.geometry import FIELD_HEIGHT, FIELD_WIDTH, megalith_point
from yupana.games.endless_winter.state import EndlessWinter
from yupana.tabletop.pieces import CACHED, printed_place
from yupana.tabletop.scene import Message, Panel, Piece, panel

BENEFITS: Final = (  # what is printed on the cells, tile by tile
    *("tool", "food", "idol", "card", "burial", "start", "food", "tool"),
    *("card", "tool", "start", "food", "food", "idol", "tool", "points"),
    *("food", "idol", "tool", "step", "points", "card", "start", "idol"),
    *("idol", "start", "card", "tool", "rotation", "food", "burial", "food"),
)
LEVEL_SCALE: Final[tuple[float, ...]] = (1.0, 0.94, 0.88, 0.82)


def field(view: EndlessWinter) -> Panel:
    """Cells and megaliths on the ground, then level by level; where a level could grow is a place too."""
    layout = view.layout
    pieces: list[Piece] = []
    for cell in range(CELLS):
        slot, local = divmod(cell, TILE_CELLS)
        tile = view.tiles[slot] if slot < len(view.tiles) else EMPTY
        covered = view.megaliths[cell] != EMPTY
        pieces.append(cell_piece(layout, cell, tile, local, covered))
        if tile != EMPTY and START_CELL[tile] == local and not covered:
            pieces += [arrow(layout, cell, slot * TILE_CELLS + target) for target in ARROWS[tile]]
    for position, owner in enumerate(view.megaliths):
        if owner != EMPTY:
            pieces.append(megalith(layout, position, owner))
        elif position >= CELLS and is_supported(view, position):
            pieces.append(upper(layout, position))
    return panel(
        "megaliths",
        pieces,
        FIELD_WIDTH[layout],
        FIELD_HEIGHT[layout],
        "track",
        "megalith",
        backdrop=f"panel-field-{layout}",
    )


@lru_cache(CACHED)
def cell_piece(layout: int, cell: int, tile: int, local: int, covered: bool) -> Piece:
    """A cell; a hand touches the megalith that covers it."""
    place = FIELDS[layout].places[cell]
    benefit = BENEFITS[tile * TILE_CELLS + local] if tile != EMPTY else "none"
    x, y = megalith_point(layout, cell)
    label = Message("label-cell", {"place": place, "benefit": benefit})
    return Piece(f"ground.{place}", label, f"cell-{benefit}", x, y, place="" if covered else place, printed=True)


@lru_cache(CACHED)
def arrow(layout: int, start: int, target: int) -> Piece:
    """One of the two arrows of a start cell."""
    x, y = megalith_point(layout, start)
    tx, ty = megalith_point(layout, target)
    label = Message("label-cell", {"place": FIELDS[layout].places[start], "benefit": "start"})
    turn = round(degrees(atan2(ty - y, tx - x)))
    return Piece(f"arrow.{start}.{target}", label, "arrow", x, y, float(turn), printed=True)


@lru_cache(CACHED)
def megalith(layout: int, position: int, owner: int) -> Piece:
    """A megalith; higher ones lie on the middle of four and wear the number of their level."""
    place = FIELDS[layout].places[position]
    level = FIELDS[layout].at[position][0]
    x, y = megalith_point(layout, position)
    text = str(level + 1) if level else ""
    scale = LEVEL_SCALE[level]
    if owner == NEUTRAL:
        label = Message("label-neutral-megalith", {"place": place})
        return Piece(place, label, "megalith-neutral", x, y, scale=scale, place=place)
    label = Message("label-megalith", {"seat": owner, "place": place})
    sprite = "megalith-upper" if level else "megalith-piece"
    return Piece(place, label, sprite, x, y, scale=scale, seat=owner, place=place, text=text)


@lru_cache(CACHED)
def upper(layout: int, position: int) -> Piece:
    """A place on four megaliths."""
    place = FIELDS[layout].places[position]
    x, y = megalith_point(layout, position)
    return printed_place(place, "upper-spot", x, y)
