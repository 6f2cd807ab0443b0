"""The idol board: the sacrifice track and the honour track."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.endless_winter.board import HONOUR, M_ARRIVAL, TOP_LEVEL, TRACKS
from yupana.games.endless_winter.scene.geometry import (
    IDOL_HEAD_X,
    IDOL_MARKER_X,
    IDOL_MARKER_Y,
    IDOL_Y,
    IDOLS_HEIGHT,
    IDOLS_WIDTH,
    LEVEL_X,
)
from yupana.games.endless_winter.state import EndlessWinter
from yupana.tabletop.pieces import CACHED, printed_place
from yupana.tabletop.scene import Message, Panel, Piece, panel


def idols(view: EndlessWinter) -> Panel:
    """Both tracks; on the honour track whoever came first to a level stands further left."""
    pieces = list(PRINTED)
    for track in range(len(TRACKS)):
        seats = list(range(view.seats))
        if track == HONOUR:
            seats.sort(key=lambda seat: view.has(seat, M_ARRIVAL))
        for seat in range(view.seats):
            level = view.level(seat, track)
            there = [each for each in seats if view.level(each, track) == level]
            pieces.append(idol_marker(seat, track, level, there.index(seat)))
    return panel("idols", pieces, IDOLS_WIDTH, IDOLS_HEIGHT, "track", "idol")


@lru_cache(CACHED)
def idol_marker(seat: Seat, track: int, level: int, n: int) -> Piece:
    """A marker on its level."""
    label = Message("label-marker", {"seat": seat, "track": TRACKS[track], "level": level})
    x, y = LEVEL_X[level] + IDOL_MARKER_X[n], IDOL_Y[track] + IDOL_MARKER_Y
    return Piece(f"{TRACKS[track]}.{seat}", label, "marker", x, y, scale=1.05, seat=seat)


# What never changes.


def head(track: int) -> Piece:
    """The emblem of a track, which a hand touches."""
    name = TRACKS[track]
    return printed_place(name, f"track-{name}", IDOL_HEAD_X, IDOL_Y[track])


def level_piece(track: int, level: int) -> Piece:
    """A level of a track."""
    name = TRACKS[track]
    label = Message("label-level", {"track": name, "level": level})
    return Piece(f"{name}-level.{level}", label, f"{name}-{level}", LEVEL_X[level], IDOL_Y[track], printed=True)


PRINTED: Final = tuple(
    [
        piece
        for track in range(len(TRACKS))
        for piece in (head(track), *[level_piece(track, level) for level in range(TOP_LEVEL + 1)])
    ]
)
