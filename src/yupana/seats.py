"""The seats at a table: a number in rules and scenes, a letter in records and on mats."""

from __future__ import annotations

from typing import Final

Seat = int
LETTERS: Final = "ABCDE"  # of as many seats as a table can have
