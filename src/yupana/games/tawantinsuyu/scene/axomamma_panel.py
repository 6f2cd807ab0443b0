"""Axomamma's board: her cells and tokens, her symbols, her personality and her workers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.games.tawantinsuyu.axomamma.board import (
    CELLS,
    PERSONALITIES,
    PERSONALITY,
    PERSONALITY_CELL,
    PERSONALITY_PLACE,
    ROWS,
    SLOTS,
    TOKEN_ROW,
    TOKEN_VALUE,
    TOKENS,
    slot_god,
)
from yupana.games.tawantinsuyu.board import EMPTY, GODS, WORKERS
from yupana.games.tawantinsuyu.scene.geometry import AXOMAMMA_HEIGHT, CELL_X, CELL_Y, MAT_WIDTH, SLOT_X, SLOT_Y
from yupana.games.tawantinsuyu.state import AXOMAMMA, Tawantinsuyu
from yupana.tabletop.pieces import CACHED
from yupana.tabletop.scene import Message, Panel, Piece, panel

TOKEN_X: Final = 22.0  # from the middle of a cell to its first token
TOKEN_PITCH: Final = 18.0


def axomamma(view: Tawantinsuyu) -> Panel:
    """Row by row, then her slots and workers."""
    pieces = list(CELL_PIECES)
    if view.axomamma[PERSONALITY] != EMPTY:
        pieces.append(personality(view.axomamma[PERSONALITY]))
    for token in range(TOKENS):
        cell = view.axomamma[token]
        before = [n for n in range(token) if TOKEN_ROW[n] == TOKEN_ROW[token] and view.axomamma[n] == cell]
        pieces.append(token_piece(token, cell, len(before)))
    for slot in range(SLOTS):
        pieces.append(slot_piece(slot, slot_god(view, slot)))
    for n, worker in enumerate(view.her_workers):
        pieces.append(her_worker(n, worker, len(view.her_workers)))
    return panel("axomamma", pieces, MAT_WIDTH, AXOMAMMA_HEIGHT, "mat", "potato", seat=AXOMAMMA)


@lru_cache(CACHED)
def personality(which: int) -> Piece:
    """The tile on the cell of gold."""
    label = Message("label-personality", {"personality": PERSONALITIES[which]})
    x, y = CELL_X[PERSONALITY_CELL - 1] + 8, CELL_Y[0] + 6
    return Piece("personality", label, f"personality-{PERSONALITIES[which]}", x, y, place=PERSONALITY_PLACE[which])


@lru_cache(CACHED)
def token_piece(token: int, cell: int, beside: int) -> Piece:
    """A numbered token on its cell; several stand below each other."""
    row, value = TOKEN_ROW[token], TOKEN_VALUE[token]
    label = Message("label-axomamma-token", {"row": ROWS[row], "value": value, "cell": cell})
    x, y = CELL_X[cell - 1] + TOKEN_X, CELL_Y[row] - 17 + beside * TOKEN_PITCH
    return Piece(f"axomamma-token.{token}", label, f"axomamma-token-{value}", x, y)


@lru_cache(CACHED)
def slot_piece(slot: int, god: int) -> Piece:
    """A slot and the symbol it shows."""
    id, x, y = f"axomamma-slot.{slot}", SLOT_X, SLOT_Y[slot]
    if god == EMPTY:
        return Piece(id, Message("label-axomamma-slot-empty", {"slot": slot + 1}), "axomamma-slot", x, y)
    label = Message("label-axomamma-slot", {"slot": slot + 1, "god": GODS[god]})
    return Piece(id, label, f"axomamma-slot-{GODS[god]}", x, y)


@lru_cache(CACHED)
def her_worker(n: int, worker: int, count: int) -> Piece:
    """One of her workers, the next to be placed first."""
    label = Message("label-her-worker", {"worker": WORKERS[worker], "number": n + 1})
    y = 76.0 + n * min(34.0, 120 / max(1, count - 1))
    return Piece(f"her-worker.{n}", label, f"worker-{WORKERS[worker]}", 30.0, round(y, 2), scale=1.2)


# What never changes.

CELL_PIECES: Final = tuple(
    [
        Piece(
            f"axomamma-{ROWS[row]}.{cell + 1}",
            Message("label-axomamma-cell", {"row": ROWS[row], "cell": cell + 1}),
            f"cell-{ROWS[row]}-{cell + 1}",
            CELL_X[cell],
            CELL_Y[row],
            printed=True,
        )
        for row in range(len(ROWS))
        for cell in range(CELLS)
    ]
)
