"""The viewer's cards: hand, play area and discard pile."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.endless_winter.board import CARD_IN, DISCARD, FIRST_TRIBE, HAND, KINDS, M_LOCKED, PLAYED, TRIBES
from yupana.games.endless_winter.scene.geometry import (
    CARD_GAP,
    CARD_HEIGHT,
    CARD_WIDTH,
    DISCARD_BOX,
    HAND_BOX,
    HAND_HEIGHT,
    HAND_WIDTH,
    PLAYED_BOX,
    Floats,
)
from yupana.games.endless_winter.scene.parts import card_label, card_sprite
from yupana.games.endless_winter.state import EndlessWinter
from yupana.tabletop.packing import pack
from yupana.tabletop.pieces import CACHED, with_count
from yupana.tabletop.scene import Message, Panel, Piece, panel

BOXES: Final[tuple[tuple[int, str, Floats], ...]] = (
    (HAND, "label-hand-card", HAND_BOX),
    (PLAYED, "label-played-card", PLAYED_BOX),
    (DISCARD, "label-discarded-card", DISCARD_BOX),
)


def hand(view: EndlessWinter, seat: Seat) -> Panel:
    """Equal cards lie on one heap with their number."""
    pieces: list[Piece] = []
    for zone, id, room in BOXES:
        kinds = view.kinds_in(seat, zone)
        cards = view.cards_in(zone)
        fitted = pack([CARD_WIDTH] * len(kinds), CARD_HEIGHT, room, CARD_GAP)
        for kind, (x, y) in zip(kinds, fitted.at, strict=True):
            place = CARD_IN[zone][kind]
            amount = cards[seat * KINDS + kind]
            pieces += card(place, id, kind, amount, x, y, fitted.scale)
            if zone == HAND and is_locked(view, seat, kind):
                pieces.append(Piece(f"{place}.lock", LOCKED, "lock", -26.0, 30.0, rides=place, printed=True))
    return panel("hand", pieces, HAND_WIDTH, HAND_HEIGHT, "hand", "card", seat=seat)


def is_locked(view: EndlessWinter, seat: Seat, kind: int) -> bool:
    """One of the cards was recruited this turn and cannot be played."""
    return FIRST_TRIBE <= kind < FIRST_TRIBE + TRIBES and bool(view.has(seat, M_LOCKED) & 1 << kind - FIRST_TRIBE)


@lru_cache(CACHED)
def card(place: str, id: str, kind: int, amount: int, x: float, y: float, scale: float) -> tuple[Piece, ...]:
    """Cards of a kind in one of the boxes."""
    label = card_label(id, kind, amount)
    shown = Piece(place, label, card_sprite(kind), x, y, scale=scale, place=place)
    return with_count(shown, amount, 28.0, -42.0, 1.1)


# What never changes.

LOCKED: Final = Message("label-locked")
