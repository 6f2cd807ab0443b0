"""Lots are cast before a match: each seat adds a share to the host's secret, and all chance comes from both.

Whoever adds a share has promised it before by its hash, so nobody can choose it by those of others, not even a host who
plays along. A seat that adds nothing is marked: the host's secret alone speaks for it, because a number that the host
could still choose would let it choose the dice.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Final

SERVER: Final = "server"  # the share of a seat that added none: of a bot, or of somebody who did not answer
SHARE: Final = re.compile(r"[0-9a-f]{64}")  # 32 bytes


def promise_of(share: str) -> str:
    """What is told of a share before the host commits to its secret."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


class Lots:
    """The share of every seat of a match, and where each sat before the order was drawn; nothing where it was kept."""

    def __init__(self, shares: Sequence[str], sat: Sequence[int] | None = None) -> None:
        self.shares: Final = list(shares)
        self.sat: Final = None if sat is None else list(sat)

    def added(self) -> list[str]:
        """The shares in the order in which people sat before."""
        if self.sat is None:
            return self.shares
        return [self.shares[self.sat.index(seat)] for seat in range(len(self.shares))]

    def key(self, secret: bytes) -> bytes:
        """What the dice of the match are rolled by."""
        return _mixed(secret, "dice", self.added(), self.sat is not None)

    def are_of(self, secret: bytes) -> bool:
        """Whether everybody sits where they were drawn to."""
        return self.sat is None or self.sat == cast(secret, self.added(), drawn=True).sat


def cast(secret: bytes, added: Sequence[str], drawn: bool) -> Lots:
    """The lots of those who sat so; if the order is drawn, whoever has the lowest hash sits first."""
    if not drawn:
        return Lots(added)
    sat = sorted(range(len(added)), key=lambda seat: _mixed(secret, f"seat {seat}", added, drawn))
    return Lots([added[seat] for seat in sat], sat)


def _mixed(secret: bytes, what: str, added: Sequence[str], drawn: bool) -> bytes:
    text = "\n".join([what, "drawn" if drawn else "kept", *added])
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()
