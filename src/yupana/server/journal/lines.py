"""Entries of a journal as the server carries them about: text, of which only referees know the meaning."""

from __future__ import annotations

import msgspec


class JournalLine(msgspec.Struct, array_like=True, frozen=True):
    """One entry: who did what, how the dice fell, and the fingerprint of the table after it."""

    seat: int
    move: str
    fell: str  # names of outcomes, separated by spaces
    digest: str
