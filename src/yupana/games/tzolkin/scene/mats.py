"""A player's mat: points, goods, workers, tiles, and the hand of the opening."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.tzolkin.board import (
    EMPTY,
    GOODS,
    M_BANK,
    M_CORN_TILES,
    M_FED_CHEAPER,
    M_FED_FREE,
    M_LIGHT,
    M_WOOD_TILES,
    QUARTERS,
    WEALTH_DEALT,
    WEALTH_KEPT,
)
from yupana.games.tzolkin.monuments import FIRST_MONUMENT, MONUMENT_NAMES
from yupana.games.tzolkin.scene.geometry import MAT_HEIGHT, SIDE_WIDTH
from yupana.games.tzolkin.scene.sides import building_sprite
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDING_NAMES, WEALTH_NAMES
from yupana.tabletop.mats import SEALS, mat_of
from yupana.tabletop.pieces import CACHED
from yupana.tabletop.scene import Argument, Message, Panel, Piece

GOODS_X: Final[tuple[float, ...]] = (102.0, 168.0, 234.0, 300.0, 366.0)
FIRST_ROW: Final = 33.0
SECOND_ROW: Final = 82.0
THIRD_ROW: Final = 158.0
COUNTED: Final[tuple[tuple[str, int, float], ...]] = (
    ("corn-tiles", M_CORN_TILES, 326.0),
    ("wood-tiles", M_WOOD_TILES, 376.0),
    ("fed-free", M_FED_FREE, 430.0),
    ("fed-cheaper", M_FED_CHEAPER, 482.0),
)
SCORES: Final[tuple[tuple[str, float], ...]] = (
    ("score", 1.75),
    ("score", 1.75),
    ("score-wide", 1.25),
    ("score-long", 1.2),
)  # by figures
HAND_SCALE: Final = 0.8


def mat(view: Tzolkin, seat: Seat, own: bool) -> Panel:
    """Everything in front of a player."""
    pieces = [points(seat, view.points(seat))]
    for good in range(len(GOODS)):
        pieces.append(good_piece(seat, good, view.has(seat, good)))
    pieces.append(crew(seat, view.available(seat)))
    if view.has(seat, M_BANK):
        pieces.append(reserve(seat, view.has(seat, M_BANK), view.available(seat)))
    for n in range(len(COUNTED)):
        amount = view.has(seat, COUNTED[n][1])
        if amount:
            pieces.append(counted(seat, n, amount))
    pieces.append(side(seat, view.has(seat, M_LIGHT)))
    pieces += tiles(view, seat)
    pieces += hand(view, seat, own)
    pieces.append(SEALS[seat])
    if seat == view.first_player:
        pieces.append(FIRST_MARKS[seat])
    return mat_of(seat, pieces, SIDE_WIDTH, MAT_HEIGHT, "worker", "mat")


FRACTIONS: Final = ("", "\u00bc", "\u00bd", "\u00be")  # quarters


@lru_cache(CACHED)
def points(seat: Seat, quarters: int) -> Piece:
    """Victory points so far; quarters are seen only at the very end."""
    shown: Argument = quarters // QUARTERS if quarters % QUARTERS == 0 else quarters / QUARTERS
    label = Message("label-points", {"points": shown})
    whole, rest = divmod(abs(quarters), QUARTERS)
    text = ("\u2212" if quarters < 0 else "") + str(whole) + FRACTIONS[rest]  # the same in every language
    sprite, scale = SCORES[min(len(text) + (1 if quarters < 0 else 0), 4) - 1]
    return Piece(f"mat.{seat}.points", label, sprite, 448.0, 40.0, scale=scale, seat=seat, text=text)


@lru_cache(CACHED)
def good_piece(seat: Seat, good: int, amount: int) -> Piece:
    """A good and how much of it."""
    label = Message("label-good", {"good": GOODS[good], "amount": amount})
    x = GOODS_X[good]
    return Piece(f"mat.{seat}.{GOODS[good]}", label, f"good-{GOODS[good]}", x, FIRST_ROW, seat=seat, text=str(amount))


@lru_cache(CACHED)
def crew(seat: Seat, amount: int) -> Piece:
    """Workers in front of the player."""
    label = Message("label-workers-available", {"amount": amount})
    return Piece(f"mat.{seat}.available", label, f"crew-{amount}", 80.0, SECOND_ROW, seat=seat)


@lru_cache(CACHED)
def reserve(seat: Seat, amount: int, beside: int) -> Piece:
    """Workers that are not in play yet."""
    label = Message("label-workers-bank", {"amount": amount})
    x = 80.0 + 25 * max(1, beside)
    return Piece(f"mat.{seat}.workers-bank", label, f"reserve-{amount}", x, SECOND_ROW + 3, seat=seat)


@lru_cache(CACHED)
def counted(seat: Seat, which: int, amount: int) -> Piece:
    """Harvest tiles, and what farms save."""
    name, _, x = COUNTED[which]
    label = Message(f"label-{name}", {"amount": amount})
    return Piece(f"mat.{seat}.{name}", label, f"{name}-count", x, SECOND_ROW + 4, seat=seat, text=str(amount))


@lru_cache(CACHED)
def side(seat: Seat, light: int) -> Piece:
    """The light side of the mat can speed up time once."""
    label = Message("label-board-light" if light else "label-board-dark")
    return Piece(f"mat.{seat}.board", label, "side-light" if light else "side-dark", 252.0, SECOND_ROW, seat=seat)


def tiles(view: Tzolkin, seat: Seat) -> list[Piece]:
    """Buildings, monuments and the wealth of the opening."""
    owned = [tile for tile, owner in enumerate(view.owners) if owner == seat]
    kept = [tile for tile in view.kept[seat * WEALTH_KEPT : (seat + 1) * WEALTH_KEPT] if tile != EMPTY]
    count = len(owned) + len(kept)
    pieces = [own_tile(seat, tile, count, n) for n, tile in enumerate(owned)]
    return pieces + [own_wealth(seat, tile, count, len(owned) + n) for n, tile in enumerate(kept)]


def tile_place(count: int, n: int) -> tuple[float, float, float]:
    """Where one of so many tiles lies, and its scale: one row while they fit, then two rows of smaller ones."""
    if count <= 6:
        return 95.0 + n * 67, THIRD_ROW, 0.74
    if count <= 8:
        return 88.0 + n * 53, THIRD_ROW, 0.6
    columns = max(10, (count + 1) // 2)
    return 81.0 + n % columns * 386 / (columns - 1), THIRD_ROW - 22 + n // columns * 46, 0.4


@lru_cache(CACHED)
def own_tile(seat: Seat, tile: int, count: int, n: int) -> Piece:
    """A building or a monument that the player constructed."""
    if tile < FIRST_MONUMENT:
        name, sprite = BUILDING_NAMES[tile], building_sprite(tile)
    else:
        name = sprite = MONUMENT_NAMES[tile - FIRST_MONUMENT]
    x, y, scale = tile_place(count, n)
    label = Message("label-own-tile", {"tile": name})
    return Piece(f"mat.{seat}.{name}", label, sprite, x, y, scale=scale, seat=seat)


@lru_cache(CACHED)
def own_wealth(seat: Seat, tile: int, count: int, n: int) -> Piece:
    """A wealth tile that the player kept."""
    name = WEALTH_NAMES[tile]
    label = Message("label-own-wealth", {"tile": name})
    x, y, scale = tile_place(count, n)
    return Piece(f"mat.{seat}.{name}", label, wealth_sprite(tile), x, y, scale=scale, seat=seat)


def wealth_sprite(tile: int) -> str:
    """The drawing of a wealth tile."""
    return WEALTH_NAMES[tile].replace(".", "-")


def hand(view: Tzolkin, seat: Seat, own: bool) -> list[Piece]:
    """The wealth tiles a player was dealt, while the choice of two is open."""
    if own:
        dealt = view.hands[seat * WEALTH_DEALT : (seat + 1) * WEALTH_DEALT]
        return [dealt_wealth(seat, n, tile) for n, tile in enumerate(dealt) if tile != EMPTY]
    if EMPTY in view.kept:
        label = Message("label-hidden-wealth", {"amount": WEALTH_DEALT})
        text = str(WEALTH_DEALT)
        return [Piece(f"hand.{seat}", label, "wealth-back", 110.0, THIRD_ROW, scale=HAND_SCALE, seat=seat, text=text)]
    return []


@lru_cache(CACHED)
def dealt_wealth(seat: Seat, n: int, tile: int) -> Piece:
    """A wealth tile that can still be chosen."""
    name = WEALTH_NAMES[tile]
    label = Message("label-wealth", {"tile": name})
    x = 110.0 + n * 106
    return Piece(name, label, wealth_sprite(tile), x, THIRD_ROW, scale=HAND_SCALE, place=name, seat=seat)


# What never changes.

FIRST_MARKS: Final = tuple(
    [
        Piece(
            f"mat.{seat}.first-player",
            Message("label-first-player", {"seat": seat}),
            "first-player-marker",
            24.0,
            MAT_HEIGHT - 32,
            scale=0.95,
            seat=seat,
            printed=True,
        )
        for seat in range(len(SEALS))
    ]
)
