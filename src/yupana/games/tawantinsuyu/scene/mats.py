"""A player's mat: goods, workers, statues, tapestries, buildings, armies, and the own hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.tawantinsuyu.army import ARMY_CARD
from yupana.games.tawantinsuyu.board import (
    EMPTY,
    GOODS,
    M_ARMY,
    M_DRAWN,
    M_GODS,
    M_SMALL,
    M_WORKER,
    NEW_TAPESTRY,
    TAPESTRY_LEFT,
    TAPESTRY_POINTS,
    TAPESTRY_RIGHT,
    WORKERS,
)
from yupana.games.tawantinsuyu.market import BUILDING
from yupana.games.tawantinsuyu.scene.geometry import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FIRST_ROW,
    GOODS_X,
    HAND_BOX,
    MAT_HEIGHT,
    MAT_WIDTH,
    OWN_MAT_HEIGHT,
    SECOND_ROW,
    TILE_HEIGHT,
    WEAVING_HEIGHT,
    WEAVING_WIDTH,
    public_boxes,
)
from yupana.games.tawantinsuyu.scene.names import army_sprite, building_sprite, weaving_sprite
from yupana.games.tawantinsuyu.scene.sides import god_card, god_played, is_worship, weaving, weaving_label
from yupana.games.tawantinsuyu.state import DRAWN, FACE_DOWN, FACE_UP, Tawantinsuyu
from yupana.games.tawantinsuyu.statues import STATUE
from yupana.games.tawantinsuyu.tapestry import LEFT, RIGHT, SYMBOLS, WEAVING, AddWeaving, rows_of, tiles_of
from yupana.games.tawantinsuyu.tiles import SOLDIERS
from yupana.insight.talk import asked_now
from yupana.tabletop.layout import row
from yupana.tabletop.mats import SEALS, mat_of, points
from yupana.tabletop.packing import Box, pack
from yupana.tabletop.pieces import CACHED, with_count
from yupana.tabletop.scene import Message, Panel, Piece

FRINGE: Final = 13.0  # of a tapestry, on either side
NEW_WIDTH: Final = 36.0
GAP: Final = 5.0
HAND_GAP: Final = 12.0  # room for the rings of two cards
WORKER_X: Final = 76.0
WORKER_SCALE: Final = 1.3
STATUE_ROOM: Final = 92.0
HIDDEN_X: Final[tuple[float, ...]] = (356.0, 395.0)  # hands of others


def mat(view: Tawantinsuyu, seat: Seat, own: bool) -> Panel:
    """Everything in front of a player."""
    height = OWN_MAT_HEIGHT[view.people] if own else MAT_HEIGHT[view.people]
    pieces = [points(seat, view.points(seat), 456.0, 28.0)]
    for good in range(len(GOODS)):
        pieces.append(good_piece(seat, good, view.has(seat, good), own))
    if not view.is_hers(seat):  # hers stand on her board, in order
        add_workers(pieces, view, seat, own)
    add_statues(pieces, view, seat, own)
    pieces.append(left_over(seat, "steps-left", view.steps_left(seat), 416.0))
    pieces.append(left_over(seat, "markers-left", view.markers_left(seat), 472.0))
    if own:
        add_hand(pieces, view, seat)
    else:
        add_hidden(pieces, view, seat)
    tapestries, things = public_boxes(height, own)
    add_tapestries(pieces, view, seat, own, tapestries)
    add_things(pieces, view, seat, own, things)
    pieces.append(SEALS[seat])
    if view.sector(seat) == EMPTY:
        pieces.append(WAITING[seat])
    sprite = f"mat-own-{view.people}" if own else f"mat-{view.people}"
    return mat_of(seat, pieces, MAT_WIDTH, height, "marker", sprite)


# What is counted.


@lru_cache(CACHED)
def good_piece(seat: Seat, good: int, amount: int, own: bool) -> Piece:
    """A good and how much of it."""
    name = GOODS[good]
    label = Message("label-good", {"good": name, "amount": amount})
    place = name if own else ""
    return Piece(
        f"mat.{seat}.{name}", label, f"good-{name}", GOODS_X[good], FIRST_ROW, place=place, seat=seat, text=str(amount)
    )


def add_workers(pieces: list[Piece], view: Tawantinsuyu, seat: Seat, own: bool) -> None:
    """Workers in the supply, by colour."""
    held = [worker for worker in range(len(WORKERS)) if view.has(seat, M_WORKER + worker)]
    for n, worker in enumerate(held):
        pieces += own_worker(seat, worker, view.has(seat, M_WORKER + worker), n, own)


@lru_cache(CACHED)
def own_worker(seat: Seat, worker: int, amount: int, n: int, own: bool) -> tuple[Piece, ...]:
    """Workers of a colour."""
    name = WORKERS[worker]
    label = Message("label-own-worker", {"worker": name, "amount": amount})
    x = WORKER_X + n * 38
    place = name if own else ""
    shown = Piece(f"mat.{seat}.{name}", label, f"worker-{name}", x, SECOND_ROW, scale=WORKER_SCALE, place=place)
    return with_count(shown, amount, 11.0, -9.0, 0.75)


def add_statues(pieces: list[Piece], view: Tawantinsuyu, seat: Seat, own: bool) -> None:
    """Statues that the player erected."""
    touchable = own and is_worship(view)
    held = [statue for statue in range(len(STATUE)) if view.has(seat, M_SMALL + statue)]
    for statue, at in zip(held, row(len(held), 278.0, SECOND_ROW, 30.0, STATUE_ROOM), strict=True):
        pieces += own_statue(seat, statue, view.has(seat, M_SMALL + statue), at[0], touchable)


@lru_cache(CACHED)
def own_statue(seat: Seat, statue: int, amount: int, x: float, touchable: bool) -> tuple[Piece, ...]:
    """Statues of a kind."""
    name = STATUE[statue]
    label = Message("label-own-statue", {"statue": name, "amount": amount})
    place = name if touchable else ""
    shown = Piece(f"mat.{seat}.{name}", label, name, x, SECOND_ROW + 4, scale=0.66, place=place)
    return with_count(shown, amount, 14.0, -18.0, 0.75)


@lru_cache(CACHED)
def left_over(seat: Seat, name: str, amount: int, x: float) -> Piece:
    """Markers that were not placed yet."""
    label = Message(f"label-{name}", {"amount": amount})
    return Piece(f"mat.{seat}.{name}", label, name, x, SECOND_ROW, scale=0.95, seat=seat, text=str(amount))


# Hands.


def add_hand(pieces: list[Piece], view: Tawantinsuyu, seat: Seat) -> None:
    """God cards, played ones among them, and army cards, drawn ones among them."""
    gods = [(card, view.gods[card]) for card in range(len(view.gods)) if view.gods[card] in (seat, FACE_UP + seat)]
    armies = [(card, view.army[card]) for card in range(len(view.army)) if view.army[card] in (seat, DRAWN + seat)]
    fitted = pack([CARD_WIDTH] * (len(gods) + len(armies)), CARD_HEIGHT, HAND_BOX, HAND_GAP)
    for n, (card, where) in enumerate(gods):
        x, y = fitted.at[n]
        if where == seat:
            pieces.append(god_card(card, x, y, fitted.scale))
        else:
            pieces += god_played(card, x, y, fitted.scale)
    for n, (card, where) in enumerate(armies):
        x, y = fitted.at[len(gods) + n]
        pieces += army_card("label-army-hand" if where == seat else "label-army-drawn", card, x, y, fitted.scale)


def add_hidden(pieces: list[Piece], view: Tawantinsuyu, seat: Seat) -> None:
    """How many cards another player holds."""
    if not view.is_hers(seat):
        pieces.append(hidden(seat, "gods", "god-back", view.has(seat, M_GODS), HIDDEN_X[0]))
    pieces.append(hidden(seat, "armies", "army-back", view.has(seat, M_ARMY) + view.has(seat, M_DRAWN), HIDDEN_X[1]))


@lru_cache(CACHED)
def hidden(seat: Seat, kind: str, sprite: str, amount: int, x: float) -> Piece:
    """A hand that cannot be seen."""
    label = Message(f"label-hidden-{kind}", {"amount": amount})
    return Piece(f"mat.{seat}.{kind}", label, sprite, x, FIRST_ROW + 6, scale=0.52, seat=seat, text=str(amount))


@lru_cache(CACHED)
def army_card(id: str, card: int, x: float, y: float, scale: float) -> tuple[Piece, ...]:
    """An army card that can be seen; in the dark where it lies face-down."""
    name = ARMY_CARD[card]
    label = Message(id, {"card": name, "soldiers": SOLDIERS[card]})
    shown = Piece(name, label, army_sprite(card), x, y, scale=scale, place=name)
    return veiled(shown, "veil-card") if id == "label-army-down" else (shown,)


def veiled(piece: Piece, veil: str) -> tuple[Piece, ...]:
    """A thing that lies face-down."""
    return piece, Piece(f"{piece.id}.veil", piece.label, veil, rides=piece.id, printed=True)


# What lies open.


def add_tapestries(pieces: list[Piece], view: Tawantinsuyu, seat: Seat, own: bool, room: Box) -> None:
    """Every tapestry between its fringes, and where another could begin."""
    rows = rows_of(view, seat)
    woven = [tuple(tiles_of(view, each)) for each in rows]
    coming = weaving_to_add(view, seat)
    widths = [WEAVING_WIDTH * len(tiles) + 2 * FRINGE for tiles in woven]
    widths += ([NEW_WIDTH] if own else []) + ([WEAVING_WIDTH] if coming != EMPTY else [])
    fitted = pack(widths, WEAVING_HEIGHT, room, GAP + 3)
    for n, tiles in enumerate(woven):
        pieces += tapestry(rows[n], tiles, fitted.at[n][0], fitted.at[n][1], fitted.scale)
    if own:
        x, y = fitted.at[len(rows)]
        begun = Piece(NEW_TAPESTRY, NEW_LABEL, "new-tapestry", x, y, scale=fitted.scale, place=NEW_TAPESTRY, seat=seat)
        pieces.append(begun)
    if coming != EMPTY:
        x, y = fitted.at[-1]
        pieces.append(weaving(coming, x, y, fitted.scale))


def weaving_to_add(view: Tawantinsuyu, seat: Seat) -> int:
    """The tile that the player is about to add, or EMPTY."""
    asked = asked_now(view)
    if isinstance(asked, AddWeaving) and view.agenda.seats[-1] == seat:
        return asked.tile
    return EMPTY


@lru_cache(CACHED)
def tapestry(number: int, tiles: tuple[int, ...], x: float, y: float, scale: float) -> tuple[Piece, ...]:
    """Tiles from the left; a ring ties two edges that match."""
    left = x - scale * WEAVING_WIDTH * len(tiles) / 2
    right = x + scale * WEAVING_WIDTH * len(tiles) / 2
    pieces: list[Piece] = []
    knots: list[Piece] = []
    for n, tile in enumerate(tiles):
        at = round(left + scale * WEAVING_WIDTH * (n + 0.5), 2)
        name = WEAVING[tile]
        label = weaving_label(tile)
        tied = n + 1 < len(tiles) and RIGHT[tile] == LEFT[tiles[n + 1]]
        pieces.append(Piece(name, label, weaving_sprite(tile), at, y, scale=scale, place="" if tied else name))
        if tied:
            knots.append(knot(tile, round(left + scale * WEAVING_WIDTH * (n + 1), 2), y, scale))
    pieces += knots
    for place, sprite, end in (
        (TAPESTRY_LEFT[number], "fringe-left", left - 2 * scale),
        (TAPESTRY_RIGHT[number], "fringe-right", right + 2 * scale),
    ):
        label = Message(
            "label-tapestry-end", {"place": place, "tiles": len(tiles), "points": TAPESTRY_POINTS[len(tiles)]}
        )
        pieces.append(Piece(place, label, sprite, round(end, 2), y, scale=scale, place=place))
    return tuple(pieces)


def knot(tile: int, x: float, y: float, scale: float) -> Piece:
    """A junction that matches; a hand touches it instead of the tile on its left."""
    label = Message("label-junction", {"symbol": SYMBOLS[RIGHT[tile]]})
    return Piece(f"junction.{WEAVING[tile]}", label, "knot", x, y, scale=scale, place=WEAVING[tile])


def add_things(pieces: list[Piece], view: Tawantinsuyu, seat: Seat, own: bool, room: Box) -> None:
    """Buildings and armies, face-up and face-down; what others played, too."""
    buildings = [tile for tile in range(len(BUILDING)) if view.buildings[tile] in (seat, FACE_DOWN + seat)]
    armies = view.army_at(FACE_UP + seat) + view.army_at(FACE_DOWN + seat)
    gods = [] if own else [card for card in range(len(view.gods)) if view.gods[card] == FACE_UP + seat]
    count = len(buildings) + len(armies) + len(gods)
    fitted = pack([CARD_WIDTH] * count, CARD_HEIGHT, room, GAP)
    scale = fitted.scale
    for n, tile in enumerate(buildings):
        x, y = fitted.at[n]
        pieces += own_building(tile, view.buildings[tile] == seat, x, y, round(scale * CARD_HEIGHT / TILE_HEIGHT, 4))
    for n, card in enumerate(armies):
        x, y = fitted.at[len(buildings) + n]
        up = view.army[card] == FACE_UP + seat
        pieces += army_card("label-army-up" if up else "label-army-down", card, x, y, scale)
    for n, card in enumerate(gods):
        x, y = fitted.at[len(buildings) + len(armies) + n]
        pieces += god_played(card, x, y, scale)


@lru_cache(CACHED)
def own_building(tile: int, up: bool, x: float, y: float, scale: float) -> tuple[Piece, ...]:
    """A building that the player built."""
    name = BUILDING[tile]
    label = Message("label-own-building" if up else "label-own-building-down", {"tile": name})
    shown = Piece(name, label, building_sprite(tile), x, y, scale=scale, place=name)
    return (shown,) if up else veiled(shown, "veil-tile")


# What never changes.

NEW_LABEL: Final = Message("label-new-tapestry")
WAITING: Final = tuple(
    [
        Piece(
            f"high-priest.{seat}",
            Message("label-high-priest-waiting", {"seat": seat}),
            "high-priest",
            24.0,
            78.0,
            scale=1.5,
            seat=seat,
        )
        for seat in range(len(SEALS))
    ]
)
