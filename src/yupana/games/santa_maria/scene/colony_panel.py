"""A player's colony: tiles, dice and coins on buildings, the storehouse, docks, monks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.santa_maria.american_kingdoms.board import (
    ALL_LINES,
    DIAGONAL,
    FALLING,
    FARMER,
    FORESTER,
    GOVERNOR_POINTS,
    PRODUCTION,
    SOLDIER,
    SPECIALIST,
)
from yupana.games.santa_maria.american_kingdoms.components import ARCHERY, KINGDOMS
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import (
    BIT,
    BLUE,
    CACAO,
    CELL,
    CELLS,
    COIN,
    DOCK,
    DOCKS,
    EMPTY,
    FACES,
    HAPPINESS,
    LINE,
    M_BLUE,
    M_DOCK,
    M_MONKS,
    MAT,
    ROW,
    SIDE,
    THINGS,
    TURN,
    WHITE,
)
from yupana.games.santa_maria.colony import LayTile
from yupana.games.santa_maria.scene.geometry import (
    BLUE_X,
    CARGO_AT,
    CELL_AT,
    COLONY_HEIGHT,
    COLONY_WIDTH,
    COLUMN_X,
    COLUMN_Y,
    DIAGONAL_AT,
    DOCK_AT,
    ENVOY_AT,
    GOOD_AT,
    HIRED_AT,
    KNOWN_AT,
    KNOWN_ROOM,
    MONKS_AT,
    ON_CELL,
    ROW_X,
    ROW_Y,
    TOKENS_AT,
    TURN_AT,
    WHITE_Y,
)
from yupana.games.santa_maria.scene.parts import (
    cells_of,
    contents,
    dice,
    die_sprite,
    envoy,
    ground_sprite,
    middle_of,
    plate,
)
from yupana.games.santa_maria.scoring import scholars_of, ships_of
from yupana.tabletop.layout import row
from yupana.tabletop.mats import SEALS, mat_of
from yupana.tabletop.pieces import CACHED
from yupana.tabletop.scene import Message, Panel, Piece

CODES: Final = [cell.name for cell in KINGDOMS.cells]
TURNED_SCALE: Final[tuple[float, ...]] = (1.0, 0.62, 0.6, 0.42)  # by shape
HIRED: Final = (FARMER, FORESTER, SOLDIER)


def colony(view: Kingdoms, seat: Seat, own: bool, partner: str = "") -> Panel:
    """Everything in front of a player; the viewer's own has the dice at hand, others may be named as partners."""
    pieces = goods(view, seat, own)
    for line in range(len(LINE)):
        pieces.append(header(seat, line, own))
    if view.knows(seat, ARCHERY):
        pieces += [diagonal(seat, line, own) for line in (DIAGONAL, FALLING)]
    add_dice(pieces, view, seat, own)
    add_cells(pieces, view, seat, own)
    if own and isinstance(laid := view.agenda.steps[-1] if view.agenda.steps else None, LayTile):
        if view.agenda.seats[-1] == seat:
            pieces += turns(seat, laid.tile)
        else:
            add_counts(pieces, view, seat)
    else:
        add_counts(pieces, view, seat)
    pieces.append(seal(seat, partner))
    role = "board" if own else "mat"
    return mat_of(seat, pieces, COLONY_WIDTH, COLONY_HEIGHT, "colonist", "colony", role)


@lru_cache(CACHED)
def seal(seat: Seat, partner: str) -> Piece:
    """The letter of the seat; the city touches it to make an offer."""
    shown = SEALS[seat]
    return Piece(
        shown.id,
        shown.label,
        "seal",
        shown.x,
        shown.y,
        0.0,
        1.2,
        place=partner,
        seat=seat,
        text=shown.text,
        printed=True,
    )


# The storehouse.


def goods(view: Kingdoms, seat: Seat, own: bool) -> list[Piece]:
    """Goods and coins; cacao where there is a store for it."""
    held = [thing for thing in range(COIN + 1) if thing != CACAO or view.has_expansion()]
    return [good(seat, thing, str(view.has(seat, thing)), *GOOD_AT[n], own) for n, thing in enumerate(held)]


@lru_cache(CACHED)
def good(seat: Seat, thing: int, text: str, x: float, y: float, own: bool) -> Piece:
    """A good and how much of it; of a city also how much there is room for."""
    name = THINGS[thing]
    label = Message("label-good", {"good": name, "amount": int(text.partition("/")[0])})
    place = name if own else ""
    return Piece(f"mat.{seat}.{name}", label, f"good-{name}", x, y, place=place, seat=seat, text=text)


# Lines and dice.


@lru_cache(CACHED)
def header(seat: Seat, line: int, own: bool) -> Piece:
    """The number of a column or a row, which stands for the whole line."""
    n = line % FACES
    x, y = (COLUMN_X[n], COLUMN_Y) if line < ROW else (ROW_X, ROW_Y[n])
    label = Message("label-line", {"line": LINE[line]})
    sprite = "tab-column" if line < ROW else "tab-row"
    place = LINE[line] if own else ""
    return Piece(f"mat.{seat}.{LINE[line]}", label, sprite, x, y, place=place, seat=seat, text=str(n + 1), printed=True)


@lru_cache(CACHED)
def diagonal(seat: Seat, line: int, own: bool) -> Piece:
    """A diagonal, for those who know Archery."""
    name = ALL_LINES[line]
    x, y = DIAGONAL_AT[line - DIAGONAL]
    label = Message("label-line", {"line": name})
    return Piece(f"mat.{seat}.{name}", label, f"tab-diagonal-{line - DIAGONAL}", x, y, place=name if own else "")


WHITE_AT: Final = [(x, WHITE_Y) for x in COLUMN_X]
BLUE_AT: Final = [(BLUE_X, y) for y in ROW_Y]


def add_dice(pieces: list[Piece], view: Kingdoms, seat: Seat, own: bool) -> None:
    """Blue dice beside their rows; for the viewer also those of the pools, and ambassadors."""
    prefix = f"mat.{seat}"
    if own:
        pieces += dice(prefix, WHITE, view.white, WHITE_AT, True)
        for colour in (WHITE, BLUE):
            if view.envoys[colour]:
                x, y = ENVOY_AT[colour]
                pieces.append(envoy(prefix, colour, view.envoys[colour], x, y, True))
    if view.is_shared():
        if own:
            pieces += dice(prefix, BLUE, view.blue, BLUE_AT, True)
    else:
        at = seat * MAT + M_BLUE
        pieces += dice(prefix, BLUE, view.mats[at : at + FACES], BLUE_AT, own)


# Cells.


def add_cells(pieces: list[Piece], view: Kingdoms, seat: Seat, own: bool) -> None:
    """The ground of tiles, what each cell shows, and what lies on it."""
    first = seat * CELLS * 4
    for n, where in enumerate(view.laid):
        if first <= where < first + CELLS * 4:
            pieces.append(ground(seat, n, (where - first) // 4, where % 4))
    free, at = view.free(seat), seat * CELLS
    for cell in range(CELLS):
        code = view.cells[at + cell]
        pieces.append(cell_piece(seat, cell, code, free & BIT[cell] != 0, own))
    for cell in range(CELLS):
        mark = view.marks[at + cell]
        if mark:
            pieces.append(on_cell(seat, cell, mark))
    if view.governor(seat) != EMPTY:
        pieces.append(governor(seat, view.governor(seat)))


@lru_cache(CACHED)
def ground(seat: Seat, tile: int, cell: int, turn: int) -> Piece:
    """A tile as it was laid."""
    shown = KINGDOMS.tiles[tile]
    x, y = CELL_AT[cell]
    label = Message("label-tile", contents(shown))
    return Piece(f"tile.{tile}", label, ground_sprite(shown), x, y, 90.0 * turn, printed=True)


@lru_cache(CACHED)
def cell_piece(seat: Seat, cell: int, code: int, is_free: bool, own: bool) -> Piece:
    """A cell: jungle, a road, a building that can be activated or one that cannot."""
    x, y = CELL_AT[cell]
    where = {"row": cell // SIDE + 1, "column": cell % SIDE + 1}
    id = f"mat.{seat}.{CELL[cell]}"
    place = CELL[cell] if own else ""
    if code == EMPTY:
        empty = Message("label-empty-cell", {**where})
        return Piece(id, empty, "cell-empty", x, y, place=place, seat=seat, printed=True)
    shown = KINGDOMS.cells[code]
    told = "free" if is_free else "road" if not shown.is_building else "used"
    label = Message("label-cell", {**where, "building": shown.name, "state": told})
    return Piece(id, label, f"cell-{shown.name}", x, y, place=place, seat=seat)


@lru_cache(CACHED)
def on_cell(seat: Seat, cell: int, mark: int) -> Piece:
    """Coins or a die on a building."""
    x, y = CELL_AT[cell]
    where = {"row": cell // SIDE + 1, "column": cell % SIDE + 1}
    id = f"mat.{seat}.on.{cell}"
    if mark > 0:
        label = Message("label-coins-on-cell", {**where, "amount": mark})
        return Piece(id, label, "coins", x + ON_CELL, y + ON_CELL, text=str(mark), seat=seat, printed=True)
    label = Message("label-die-on-cell", {**where})
    return Piece(id, label, die_sprite(mark), x + ON_CELL, y + ON_CELL, seat=seat, printed=True)


@lru_cache(CACHED)
def governor(seat: Seat, cell: int) -> Piece:
    """The governor, and where he stands."""
    x, y = CELL_AT[cell]
    points = GOVERNOR_POINTS[cell]
    label = Message("label-governor", {"row": cell // SIDE + 1, "column": cell % SIDE + 1, "points": points})
    return Piece(f"governor.{seat}", label, "governor", x + 8, y + 2, scale=1.5, seat=seat)


# A tile in hand.


@lru_cache(CACHED)
def turns(seat: Seat, tile: int) -> tuple[Piece, ...]:
    """A tile that is to be laid, in all four turns."""
    shown = KINGDOMS.tiles[tile]
    names = [CODES[code] for code in shown.codes]
    scale = TURNED_SCALE[shown.shape]
    found: list[Piece] = []
    for turn, at in enumerate(TURN_AT):
        label = Message("label-turn", {"turn": TURN[turn]})
        base = Piece(f"mat.{seat}.turn.{turn}", label, "turn-plate", at[0], at[1], place=TURN[turn], seat=seat)
        x, y = middle_of(shown.shape, turn)
        found.append(base)
        found.append(
            Piece(
                f"{base.id}.ground",
                label,
                ground_sprite(shown),
                -x * scale,
                -y * scale,
                90.0 * turn,
                scale,
                base.id,
                printed=True,
            )
        )
        found += cells_of(base, shown, names, turn, scale)
    return tuple(found)


# What is counted.


def add_counts(pieces: list[Piece], view: Kingdoms, seat: Seat) -> None:
    """Ships in docks, monks, happiness, specialists and scholars."""
    ships = ships_of(view, seat)
    for dock in range(DOCKS):
        pieces.append(dock_piece(seat, dock, view.has(seat, M_DOCK + dock)))
    pieces.append(
        plate(f"mat.{seat}.monks", "label-monks", "monks", MONKS_AT[0], MONKS_AT[1], str(view.has(seat, M_MONKS)), seat)
    )
    pieces.append(happiness(seat, view.has(seat, HAPPINESS)))
    if view.has_specialists():
        for kind in HIRED:
            pieces.append(hired(seat, kind, view.hired[seat * PRODUCTION + kind]))
    known = [scholar.name for scholar in scholars_of(view, seat)]
    for name, at in zip(known, row(len(known), KNOWN_AT[0], KNOWN_AT[1], 34.0, KNOWN_ROOM), strict=True):
        pieces.append(scholar_piece(seat, name, at[0]))
    if ships:
        points = sum([view.components().ships[ship].points for ship in ships])
        pieces.append(cargo(seat, len(ships), points))


@lru_cache(CACHED)
def dock_piece(seat: Seat, dock: int, amount: int) -> Piece:
    """Ships in one's own dock."""
    label = Message("label-own-dock", {"dock": DOCK[dock], "amount": amount})
    return Piece(f"mat.{seat}.{DOCK[dock]}", label, f"own-{DOCK[dock]}", *DOCK_AT[dock], seat=seat, text=str(amount))


@lru_cache(CACHED)
def happiness(seat: Seat, amount: int) -> Piece:
    """Happiness tokens; those of others lie face down."""
    (x, y), id = TOKENS_AT, f"mat.{seat}.happiness"
    if amount < 0:
        return Piece(id, Message("label-hidden-happiness"), "good-happiness", x, y, seat=seat, text="?")
    label = Message("label-good", {"good": THINGS[HAPPINESS], "amount": amount})
    return Piece(id, label, "good-happiness", x, y, seat=seat, text=str(amount))


@lru_cache(CACHED)
def hired(seat: Seat, kind: int, amount: int) -> Piece:
    """Specialists of a kind who have been hired."""
    label = Message("label-hired", {"specialist": SPECIALIST[kind], "amount": amount})
    x, y = HIRED_AT[kind]
    return Piece(
        f"mat.{seat}.{SPECIALIST[kind]}", label, f"hired-{SPECIALIST[kind]}", x, y, seat=seat, text=str(amount)
    )


@lru_cache(CACHED)
def scholar_piece(seat: Seat, name: str, x: float) -> Piece:
    """A scholar whose ability the player has."""
    label = Message("label-known-scholar", {"scholar": name})
    return Piece(f"mat.{seat}.{name}", label, f"icon-{name}", x, KNOWN_AT[1], scale=1.1, seat=seat)


@lru_cache(CACHED)
def cargo(seat: Seat, amount: int, points: int) -> Piece:
    """What all ships together are worth at the end."""
    label = Message("label-cargo", {"amount": amount, "points": points})
    return Piece(f"mat.{seat}.cargo", label, "cargo", CARGO_AT[0], CARGO_AT[1], seat=seat, text=str(points))
