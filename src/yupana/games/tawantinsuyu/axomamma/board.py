"""Axomamma's board: cells, tokens, slots and personalities."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place
from yupana.games.tawantinsuyu.board import EMPTY
from yupana.games.tawantinsuyu.state import Tawantinsuyu

DIE: Final = (1, 2, 2, 3, 3, 4)
SLOTS: Final = 4
CELLS: Final = 5  # of each row
UPPER: Final = 0  # the row of goods
PERSONALITY_CELL: Final = 4  # of the upper row, under the tile
ROWS: Final = ("upper", "middle", "lower")

# Tokens: the row, the value and the cell each begins on, counted from 1. The order of cells is our own design.
TOKEN_ROW: Final = (0, 0, 0, 1, 1, 1, 2, 2)
TOKEN_VALUE: Final = (1, 2, 3, 4, 1, 2, 2, 3)
TOKEN_START: Final = (1, 2, 3, 1, 2, 4, 1, 3)
TOKENS: Final = len(TOKEN_ROW)

# What the list of her board holds: the cell of each token, the god of each slot, the personality, and whether she has
# placed a worker.
FIRST_SLOT: Final = TOKENS
PERSONALITY: Final = TOKENS + SLOTS
HAS_PLACED: Final = TOKENS + SLOTS + 1
STATUE_PERSONALITY: Final = 0
WEAVING_PERSONALITY: Final = 1
TEMPLE_PERSONALITY: Final = 2
BUILDING_PERSONALITY: Final = 3
PERSONALITIES: Final = ("statue", "weaving", "temple", "building")  # two tiles of two sides
PERSONALITY_PLACE: Final[tuple[Place, ...]] = tuple([f"personality.{n}" for n in range(len(PERSONALITIES))])


def fresh_board() -> list[int]:
    """Her board before slots and personality are drawn."""
    return [*TOKEN_START, *([EMPTY] * SLOTS), EMPTY, 0]


def slot_god(state: Tawantinsuyu, slot: int) -> int:
    """The symbol that a slot shows, or EMPTY."""
    return state.axomamma[FIRST_SLOT + slot] if state.axomamma else EMPTY
