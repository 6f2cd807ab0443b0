"""Gaining and paying potatoes, corn, stone and gold; gold pays for anything."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Place, Price, Seat, Step, Steps
from yupana.engine.grammar import Choose
from yupana.games.tawantinsuyu.board import CORN, GOLD, GOODS, POTATO, STONE
from yupana.games.tawantinsuyu.payments import Bundle, Part, ways_to_pay
from yupana.games.tawantinsuyu.state import Tawantinsuyu

# How a building or a statue is obtained.
AS_TASK: Final = 0  # pay, without declining
FOR_COST: Final = 1  # a bonus: pay, or decline
FOR_NOTHING: Final = 2  # a bonus: free, or decline


class Gain(Effect[Tawantinsuyu]):
    """Take goods from the general stock."""

    def __init__(self, good: int, amount: int = 1) -> None:
        self.good: Final = good
        self.amount: Final = amount

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.gain(seat, self.good, self.amount)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return ((GOODS[self.good], self.amount),)


class Score(Effect[Tawantinsuyu]):
    """Score points."""

    def __init__(self, source: int, points: int) -> None:
        self.source: Final = source
        self.points: Final = points

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.score(seat, self.source, self.points)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("points", self.points),)


def one_of(places: tuple[Place, ...], steps: Steps) -> Choose:
    """Exactly one of the things that a bonus names."""
    return Choose(tuple([Option("take", (places[n],), (steps[n],)) for n in range(len(steps))]))


# Paying.


def can_pay(
    state: Tawantinsuyu, seat: Seat, food: int = 0, potato: int = 0, corn: int = 0, stone: int = 0, gold: int = 0
) -> bool:
    """The player owns what a cost takes, gold standing for anything."""
    potatoes = state.has(seat, POTATO) - potato
    maize = state.has(seat, CORN) - corn
    missing = gold + max(0, stone - state.has(seat, STONE)) + max(0, -potatoes) + max(0, -maize)
    return missing + max(0, food - max(0, potatoes) - max(0, maize)) <= state.has(seat, GOLD)


class PayCost(Effect[Tawantinsuyu]):
    """Pay a cost; where it can be split in several ways the player is asked."""

    def __init__(self, food: int = 0, potato: int = 0, corn: int = 0, stone: int = 0, gold: int = 0) -> None:
        self.food: Final = food
        self.potato: Final = potato
        self.corn: Final = corn
        self.stone: Final = stone
        self.gold: Final = gold

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.pay(seat, GOLD, self.gold)
        asked = ChoosePayment(self.food, self.potato, self.corn, self.stone)
        ways = asked.ways(state, seat)
        if len(ways) > 1:
            state.then(seat, asked)
        else:
            pay_bundle(state, seat, ways[0])

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        parts = (
            ("food", -self.food),
            ("potato", -self.potato),
            ("corn", -self.corn),
            ("stone", -self.stone),
            ("gold", -self.gold),
        )
        return tuple([part for part in parts if part[1]])


def pay_in_kind(state: Tawantinsuyu, seat: Seat, good: int, amount: int) -> None:
    """Pay with the good itself as far as it reaches, with gold for the rest."""
    real = min(amount, state.has(seat, good))
    state.pay(seat, good, real)
    state.pay(seat, GOLD, amount - real)


def pay_bundle(state: Tawantinsuyu, seat: Seat, bundle: Bundle) -> None:
    """Pay so much of each good."""
    for good in range(len(GOODS)):
        state.pay(seat, good, bundle[good])


class ChoosePayment(Choice[Tawantinsuyu]):
    """Choose what to pay with, where there are several ways; the usual one, with the least gold, comes first."""

    def __init__(self, food: int, potato: int, corn: int, stone: int) -> None:
        self.food: Final = food
        self.potato: Final = potato
        self.corn: Final = corn
        self.stone: Final = stone

    def is_window(self) -> bool:
        return False

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return [pay_with(bundle) for bundle in self.ways(state, seat)]

    def ways(self, state: Tawantinsuyu, seat: Seat) -> list[Bundle]:
        """Every bundle of goods that pays the cost."""
        parts: tuple[Part, ...] = (
            ((POTATO,), self.potato),
            ((CORN,), self.corn),
            ((STONE,), self.stone),
            ((POTATO, CORN), self.food),
        )
        return ways_to_pay(parts, [state.has(seat, good) for good in range(len(GOODS))], GOLD)


def pay_with(bundle: Bundle) -> Option:
    """Pay with these goods; the hand touches each as often as one of it is paid."""
    found = _pay.get(bundle)
    if found is None:
        touch: tuple[Place, ...] = ()
        steps: list[Step[Tawantinsuyu]] = []
        for good in range(len(GOODS)):
            if bundle[good]:
                touch += (GOODS[good],) * bundle[good]
                steps.append(Pay(good, bundle[good]))
        found = Option("pay-with", touch, tuple(steps))
        _pay[bundle] = found
    return found


class Pay(Effect[Tawantinsuyu]):
    """Pay with this good and no other."""

    def __init__(self, good: int, amount: int = 1) -> None:
        self.good: Final = good
        self.amount: Final = amount

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.pay(seat, self.good, self.amount)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return ((GOODS[self.good], -self.amount),)


_pay: Final[dict[Bundle, Option]] = {}  # options never change, so each is made once
