"""Shapes of tiles, and every way to lay one in a colony: turned, never mirrored."""

from __future__ import annotations

from typing import Final

from yupana.games.santa_maria.board import BIT, CELLS, SIDE

DOMINO: Final = 1
ELL: Final = 2
BAR: Final = 3
SHAPE: Final = ("dot", "domino", "ell", "bar")  # as words know them
OFFSETS: Final = (  # of the cells of each shape from its first one: rows down, columns to the right
    ((0, 0),),
    ((0, 0), (0, 1)),
    ((0, 0), (0, 1), (1, 0)),
    ((0, 0), (0, 1), (0, 2)),
)


class Placement:
    """Where the cells of a tile come to lie: its first cell here, the tile turned clockwise so often."""

    def __init__(self, cell: int, turn: int, cells: tuple[int, ...]) -> None:
        self.cell: Final = cell
        self.turn: Final = turn
        self.cells: Final = cells
        self.mask: Final = sum([BIT[each] for each in cells])


def placements(shape: int) -> tuple[Placement, ...]:
    """Every way to lay a shape inside a colony; a single cell looks the same however it is turned."""
    found: list[Placement] = []
    for cell in range(CELLS):
        for turn in range(4 if shape else 1):
            cells = [_cell(cell, row, column) for row, column in turned(OFFSETS[shape], turn)]
            if -1 not in cells:
                found.append(Placement(cell, turn, tuple(cells)))
    return tuple(found)


def turned(offsets: tuple[tuple[int, int], ...], turns: int) -> tuple[tuple[int, int], ...]:
    """A shape turned clockwise by so many quarters around its first cell."""
    for _ in range(turns):
        offsets = tuple([(column, -row) for row, column in offsets])
    return offsets


def _cell(first: int, down: int, right: int) -> int:
    """The cell so far from another one, or -1 where the colony ends."""
    row = first // SIDE + down
    column = first % SIDE + right
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


PLACEMENTS: Final = tuple([placements(shape) for shape in range(len(OFFSETS))])


def fits(shape: int, empty: int) -> bool:
    """The shape can be laid somewhere on these empty cells."""
    for placement in PLACEMENTS[shape]:
        if placement.mask & empty == placement.mask:
            return True
    return False
