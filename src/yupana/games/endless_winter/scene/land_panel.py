"""The land: nineteen hexes with camps, villages where three of them meet, and tokens on glaciers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.endless_winter.board import BASE, EMPTY, FACE_DOWN, GLACIER_TOKEN, HEX, HEXES, JUNCTION, TERRAINS
from yupana.games.endless_winter.scene.geometry import (
    CAMP_BESIDE,
    HEX_POINT,
    JUNCTION_POINT,
    LAND_HEIGHT,
    LAND_WIDTH,
    NUMBER_Y,
    TOKEN_BELOW,
)
from yupana.games.endless_winter.state import EndlessWinter
from yupana.tabletop.pieces import CACHED, printed_place
from yupana.tabletop.scene import Message, Panel, Piece, panel


def land(view: EndlessWinter) -> Panel:
    """Hex by hex with what stands there, then the villages."""
    pieces: list[Piece] = []
    for hex in range(HEXES):
        terrain = view.terrain[hex] if hex < len(view.terrain) and not view.land_pile else EMPTY
        pieces += hex_piece(hex, terrain)
    for hex in range(HEXES):
        if view.tokens[hex] != EMPTY:
            pieces.append(token(hex, view.tokens[hex]))
    for junction, owner in enumerate(view.villages):
        pieces.append(JUNCTION_PIECES[junction] if owner == EMPTY else village(junction, owner))
    for hex in range(HEXES):
        for seat in range(view.seats):
            amount = view.camps[seat * HEXES + hex]
            if amount:
                pieces.append(camps(seat, hex, amount))
    return panel("land", pieces, LAND_WIDTH, LAND_HEIGHT, "board", "camp")


@lru_cache(CACHED)
def hex_piece(hex: int, terrain: int) -> tuple[Piece, ...]:
    """A hex of the land with its number."""
    x, y = HEX_POINT[hex]
    name = TERRAINS[terrain] if terrain != EMPTY else "unknown"
    label = Message("label-hex", {"place": HEX[hex], "terrain": name})
    shown = Piece(HEX[hex], label, f"hex-{name}", x, y, place=HEX[hex], printed=terrain == EMPTY)
    if hex == BASE:
        return (shown,)
    number = Piece(
        f"number.{hex}", label, "hex-number", 0.0, NUMBER_Y, scale=0.8, rides=HEX[hex], text=str(hex), printed=True
    )
    return shown, number


@lru_cache(CACHED)
def token(hex: int, which: int) -> Piece:
    """A glacier token."""
    x, y = HEX_POINT[hex]
    if which == FACE_DOWN:
        label = Message("label-token-down", {"place": HEX[hex]})
        return Piece(f"token.{HEX[hex]}", label, "glacier-back", x, y + TOKEN_BELOW)
    name = GLACIER_TOKEN[which]
    label = Message("label-token", {"token": name})
    return Piece(f"token.{HEX[hex]}", label, name.replace(".", "-"), x, y + TOKEN_BELOW, place=name)


@lru_cache(CACHED)
def camps(seat: Seat, hex: int, amount: int) -> Piece:
    """Camps of a player on a hex."""
    x, y = HEX_POINT[hex]
    dx, dy = CAMP_BESIDE[seat]
    label = Message("label-camps", {"seat": seat, "amount": amount, "place": HEX[hex]})
    text = str(amount) if amount > 1 else ""
    return Piece(f"camp.{seat}.{hex}", label, "camp-piece", x + dx, y + dy, scale=1.15, seat=seat, text=text)


@lru_cache(CACHED)
def village(junction: int, owner: Seat) -> Piece:
    """A village."""
    x, y = JUNCTION_POINT[junction]
    label = Message("label-village", {"seat": owner, "place": JUNCTION[junction]})
    return Piece(JUNCTION[junction], label, "village-piece", x, y, scale=1.2, seat=owner, place=JUNCTION[junction])


# What never changes.

JUNCTION_PIECES: Final = tuple(
    [
        printed_place(place, "junction-spot", JUNCTION_POINT[n][0], JUNCTION_POINT[n][1])
        for n, place in enumerate(JUNCTION)
    ]
)
