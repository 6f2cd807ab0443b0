"""The seats at a table: a number in rules and scenes, a letter in records and on mats, a name in moves and draws."""

from __future__ import annotations

from typing import Final

Seat = int
LETTERS: Final = "ABCDE"  # of as many seats as a table can have
SEAT_NAMES: Final = tuple([f"seat.{seat}" for seat in range(len(LETTERS))])
