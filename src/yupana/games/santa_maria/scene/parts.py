"""What several panels show: tiles, dice, counts, and the names of their drawings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.santa_maria.american_kingdoms.components import KINGDOMS
from yupana.games.santa_maria.board import BLUE, BLUE_DIE, FACES
from yupana.games.santa_maria.scene.geometry import PITCH
from yupana.games.santa_maria.shapes import OFFSETS, SHAPE, turned
from yupana.games.santa_maria.state import Tile
from yupana.tabletop.layout import Point
from yupana.tabletop.pieces import CACHED, with_count
from yupana.tabletop.scene import Argument, Message, Piece

COLOURS: Final = ("white", "blue")


def die_sprite(mark: int) -> str:
    """The drawing of a die that lies on a building."""
    colour, value = divmod(-mark, -BLUE_DIE)
    return f"{'envoy' if colour > BLUE else 'die'}-{COLOURS[colour % 2]}-{value}"


def dice(prefix: str, colour: int, faces: list[int], at: Sequence[Point], touched: bool) -> list[Piece]:
    """Dice by what they show, each where its face belongs."""
    found: list[Piece] = []
    for face in range(FACES):
        if faces[face]:
            found += _dice(prefix, colour, face + 1, faces[face], at[face][0], at[face][1], touched)
    return found


@lru_cache(CACHED)
def _dice(prefix: str, colour: int, face: int, amount: int, x: float, y: float, touched: bool) -> tuple[Piece, ...]:
    name = f"{COLOURS[colour]}.{face}"
    label = Message(f"label-{COLOURS[colour]}-dice", {"value": face, "amount": amount})
    die = Piece(f"{prefix}.{name}", label, f"die-{COLOURS[colour]}-{face}", x, y, place=name if touched else "")
    side = -13.0 if colour == BLUE else 13.0  # what a die brings stands on the other side of it
    return with_count(die, amount, 13.0, side, 0.8)


@lru_cache(CACHED)
def envoy(prefix: str, colour: int, value: int, x: float, y: float, touched: bool) -> Piece:
    """The die of an ambassador."""
    name = f"ambassador-{COLOURS[colour]}"
    label = Message("label-ambassador", {"die": name, "value": value})
    place = name if touched else ""
    return Piece(f"{prefix}.{name}", label, f"envoy-{COLOURS[colour]}-{value}", x, y, place=place)


def contents(tile: Tile) -> dict[str, Argument]:
    """What the cells of a tile show, for words."""
    names = [KINGDOMS.cells[code].name for code in tile.codes]
    return {"shape": SHAPE[tile.shape], "first": names[0], "middle": names[1], "last": names[-1]}


def ground_sprite(tile: Tile) -> str:
    """The drawing of a tile without what its cells show."""
    return "ground-hall" if tile.is_hall else f"ground-{SHAPE[tile.shape]}"


def cells_of(carrier: Piece, tile: Tile, names: list[str], turn: int = 0, scale: float = 1.0) -> list[Piece]:
    """What the cells of a tile show, upright however it is turned."""
    x, y = middle_of(tile.shape, turn) if turn or scale != 1.0 else (0.0, 0.0)
    found: list[Piece] = []
    for n, (down, right) in enumerate(turned(OFFSETS[tile.shape], turn)):
        found.append(
            Piece(
                f"{carrier.id}.{n}",
                carrier.label,
                f"cell-{names[n]}",
                (PITCH * right - x) * scale,
                (PITCH * down - y) * scale,
                scale=scale,
                rides=carrier.id,
                printed=True,
            )
        )
    return found


def middle_of(shape: int, turn: int) -> Point:
    """How far the middle of a turned tile is from the middle of its first cell."""
    cells = turned(OFFSETS[shape], turn)
    rights = [right for _, right in cells]
    downs = [down for down, _ in cells]
    return PITCH * (min(rights) + max(rights)) / 2, PITCH * (min(downs) + max(downs)) / 2


@lru_cache(CACHED)
def plate(id: str, label: str, sprite: str, x: float, y: float, amount: str, seat: Seat, place: str = "") -> Piece:
    """Something on a mat, and its number."""
    message = Message(label, {"amount": int(amount.partition("/")[0])})
    return Piece(id, message, sprite, x, y, place=place, seat=seat, text=amount)
