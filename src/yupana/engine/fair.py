"""Whether the dice of a match fell as they had to: docs/record.md says how they are rolled again."""

from __future__ import annotations

from typing import Any

from yupana.engine.dice import KeyedDice, commitment_of
from yupana.engine.game import Game
from yupana.engine.record import BadRecord, Record, fresh, parted


def check_fair(record: Record, game: Game[Any]) -> None:
    """Roll the dice again from the published secret; BadRecord says where they fell otherwise."""
    if not record.commitment or not record.secret:
        raise BadRecord(1, "a record without commitment and secret proves nothing about its dice")
    secret = bytes.fromhex(record.secret)
    if commitment_of(secret) != record.commitment:
        raise BadRecord(1, "the secret is not the one that was committed to")
    dice = KeyedDice(secret)
    match = fresh(record, game, False)
    for n, entry in enumerate(record.entries):
        try:
            match.again(entry, dice)
        except ValueError as problem:
            raise parted(record, game, n, f"'{entry.move}': {problem}") from problem
        if match.journal[-1].fell != entry.fell:
            raise parted(record, game, n, f"after '{entry.move}' the dice did not fall as the secret says")
