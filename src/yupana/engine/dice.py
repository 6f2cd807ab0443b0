"""All the randomness there is: keyed dice that can be verified, quick dice for bots, and dice that fall as written."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from yupana.engine.agenda import Outcome, mypyc_attr

DRAWS_MAX: Final = 64  # tries to draw an unbiased number; the chance to need this many is below 2**-64


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Something that can be rolled."""

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1, each as likely as the others."""
        raise NotImplementedError

    def pick(self, outcomes: list[Outcome]) -> Outcome:
        """One of the outcomes, by weight."""
        total = 0
        for outcome in outcomes:
            total += outcome.weight
        left = self.roll(total)
        for outcome in outcomes:
            left -= outcome.weight
            if left < 0:
                return outcome
        raise AssertionError("dice rolled past the last outcome")


class KeyedDice(Dice):
    """Dice of one match: each roll is a keyed hash of the match's secret and a counter."""

    def __init__(self, secret: bytes, rolled: int = 0) -> None:
        if len(secret) != 32:
            raise ValueError("the secret of a match has 32 bytes")
        self.secret: Final = secret
        self.rolled = rolled

    def roll(self, sides: int) -> int:
        """The next number; draws that would favour low numbers are thrown again."""
        if sides < 1:
            raise ValueError("dice need a side")
        for again in range(DRAWS_MAX):
            text = f"{self.rolled}:{again}".encode()
            number = int.from_bytes(hmac.new(self.secret, text, hashlib.sha256).digest()[:8], "big")
            if number < (1 << 64) // sides * sides:
                self.rolled += 1
                return number % sides
        raise AssertionError("dice never came to rest")


def commitment_of(secret: bytes) -> str:
    """What is published when the match begins, so that the secret cannot be changed later."""
    return hashlib.sha256(secret).hexdigest()


class QuickDice(Dice):
    """Fast dice for bots, fuzzing and benchmarks: L'Ecuyer's combined generator, in small integers."""

    def __init__(self, seed: int) -> None:
        self.first = seed % 2147483562 + 1
        self.second = seed // 2147483562 % 2147483398 + 1
        for _ in range(8):  # neighbouring seeds part ways
            self.roll(2)

    def roll(self, sides: int) -> int:
        """The next number."""
        self.first = self.first * 40014 % 2147483563
        self.second = self.second * 40692 % 2147483399
        return (self.first + self.second) % 2147483563 % sides


class WrittenDice(Dice):
    """Dice that fall as a journal says."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names
        self.fallen = 0

    def roll(self, sides: int) -> int:
        """Written dice know names, not numbers."""
        raise AssertionError("written dice cannot be rolled")

    def pick(self, outcomes: list[Outcome]) -> Outcome:
        """The outcome with the name that is written next."""
        if self.fallen >= len(self.names):
            raise ValueError("the journal names fewer outcomes than dice fall")
        name = self.names[self.fallen]
        self.fallen += 1
        for outcome in outcomes:
            if outcome.name == name:
                return outcome
        raise ValueError(f"{name!r} is no outcome here")
