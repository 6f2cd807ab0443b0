"""Whether the dice of a match fell as they had to: docs/record.md says how they are rolled again."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.dice import KeyedDice, commitment_of
from yupana.engine.game import Game
from yupana.engine.record import BadRecord, Record, fresh, parted
from yupana.lots import SERVER, promise_of


class Unfair(BadRecord):
    """A record whose dice prove nothing, or were chosen; `reason` is why, for whoever says it in words."""

    def __init__(self, reason: str, problem: str) -> None:
        super().__init__(1, problem)
        self.reason: Final = reason


class Kept:
    """What a player's device kept when the lots of a match were cast, before anything was dealt."""

    def __init__(self, commitment: str, promises: list[str], share: str, drawn: bool) -> None:
        self.commitment: Final = commitment
        self.promises: Final = promises  # of all seats as people sat then, "" where there was none; none if not seen
        self.share: Final = share  # that the host has taken, or ""
        self.drawn: Final = drawn  # the order of seats was to be drawn


def check_fair(record: Record, game: Game[Any]) -> None:
    """Cast the lots and roll the dice again from the published secret; BadRecord says where they fell otherwise."""
    if not record.commitment or not record.secret:
        raise Unfair("unproved", "a record without commitment and secret proves nothing about its dice")
    secret = bytes.fromhex(record.secret)
    if commitment_of(secret) != record.commitment:
        raise Unfair("secret", "the secret is not the one that was committed to")
    if record.lots and not record.lots.are_of(secret):
        raise Unfair("seats", "the seats are not those that the secret and the shares draw")
    dice = KeyedDice(record.lots.key(secret) if record.lots else secret)
    match = fresh(record, game, False)
    for n, entry in enumerate(record.entries):
        try:
            match.again(entry, dice)
        except ValueError as problem:
            raise parted(record, game, n, f"'{entry.move}': {problem}") from problem
        if match.journal[-1].fell != entry.fell:
            raise parted(record, game, n, f"after '{entry.move}' the dice did not fall as the secret says")


def check_kept(record: Record, kept: Kept) -> None:
    """Compare a record with what a device kept: a host who tried several secrets or shares shows another by now."""
    if record.commitment != kept.commitment:
        raise Unfair("commitment", "the commitment is another than the one that was seen before the match")
    if not kept.promises:
        return
    lots = record.lots
    if lots is None or (lots.sat is not None) != kept.drawn or len(lots.shares) != len(kept.promises):
        raise Unfair("seats", "the seats were to be drawn otherwise")
    for share, promise in zip(lots.added(), kept.promises):
        if share != SERVER and promise_of(share) != promise:
            raise Unfair("share", "a share is not the one that was promised")
    if kept.share and kept.share not in lots.shares:
        raise Unfair("own-share", "the share that this device gave is missing")
