"""Gaining and paying potatoes, corn, stone and gold; gold pays for anything."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Place, Price, Seat, Steps
from yupana.games.tawantinsuyu.board import CORN, GOLD, GOODS, POTATO, STONE
from yupana.games.tawantinsuyu.state import Tawantinsuyu

FOOD: Final = 3  # stands where a good's number would, as a part of a cost

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


class Alternatives(Choice[Tawantinsuyu]):
    """Take exactly one of the things that a bonus names."""

    def __init__(self, places: tuple[Place, ...], steps: Steps) -> None:
        self.places: Final = places
        self.steps: Final = steps

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return [Option("take", (self.places[n],), (self.steps[n],)) for n in range(len(self.steps))]


# Paying.


def gold_needed(
    state: Tawantinsuyu, seat: Seat, food: int = 0, potato: int = 0, corn: int = 0, stone: int = 0, gold: int = 0
) -> int:
    """The gold that a cost takes when everything else is paid in kind as far as it reaches."""
    potatoes = state.has(seat, POTATO) - potato
    maize = state.has(seat, CORN) - corn
    missing = gold + max(0, stone - state.has(seat, STONE)) + max(0, -potatoes) + max(0, -maize)
    return missing + max(0, food - max(0, potatoes) - max(0, maize))


def can_pay(
    state: Tawantinsuyu, seat: Seat, food: int = 0, potato: int = 0, corn: int = 0, stone: int = 0, gold: int = 0
) -> bool:
    """The player owns what a cost takes."""
    return gold_needed(state, seat, food, potato, corn, stone, gold) <= state.has(seat, GOLD)


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
        rest = [self.potato, self.corn, self.stone]
        spare = state.has(seat, GOLD) - gold_needed(state, seat, self.food, self.potato, self.corn, self.stone)
        for good in (STONE, CORN, POTATO):
            if rest[good]:
                have = state.has(seat, good)
                if have and spare:
                    state.then(seat, ChoosePayment(self.food, rest[POTATO], rest[CORN], rest[STONE]))
                    return
                pay_in_kind(state, seat, good, rest[good])
                rest[good] = 0
        if self.food:
            pay_food(state, seat, self.food, spare)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        parts = (
            ("food", -self.food),
            ("potato", -self.potato),
            ("corn", -self.corn),
            ("stone", -self.stone),
            ("gold", -self.gold),
        )
        return tuple([part for part in parts if part[1]])


class PayRest(PayCost):
    """What is left of a cost, of which the player knows already."""

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return ()


def pay_in_kind(state: Tawantinsuyu, seat: Seat, good: int, amount: int) -> None:
    """Pay with the good itself as far as it reaches, with gold for the rest."""
    real = min(amount, state.has(seat, good))
    state.pay(seat, good, real)
    state.pay(seat, GOLD, amount - real)


def pay_food(state: Tawantinsuyu, seat: Seat, food: int, spare: int) -> None:
    """Pay food; the player is asked unless there is one way only."""
    potatoes = state.has(seat, POTATO)
    maize = state.has(seat, CORN)
    if (spare and (potatoes or maize)) or (potatoes and maize and food < potatoes + maize):
        state.then(seat, ChoosePayment(food, 0, 0, 0))
        return
    real = min(food, potatoes)
    state.pay(seat, POTATO, real)
    pay_in_kind(state, seat, CORN, food - real)


class ChoosePayment(Choice[Tawantinsuyu]):
    """Choose what to pay with: one piece, or all that is left of this part of the cost."""

    def __init__(self, food: int, potato: int, corn: int, stone: int) -> None:
        self.food: Final = food
        self.potato: Final = potato
        self.corn: Final = corn
        self.stone: Final = stone

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        cost = (self.potato, self.corn, self.stone)
        for good in (STONE, CORN, POTATO):
            if cost[good]:
                return self._ways(state, seat, good, (good,), cost[good])
        return self._ways(state, seat, FOOD, (POTATO, CORN), self.food)

    def _ways(self, state: Tawantinsuyu, seat: Seat, part: int, kinds: tuple[int, ...], amount: int) -> list[Option]:
        """One piece or the whole of a part of the cost, in kind or in gold that is needed or can be spared."""
        found: list[Option] = []
        missing = amount
        for good in kinds:
            have = state.has(seat, good)
            missing -= have
            self._offer(found, part, good, amount, have)
        spare = state.has(seat, GOLD) - gold_needed(state, seat, self.food, self.potato, self.corn, self.stone)
        self._offer(found, part, GOLD, amount, max(0, missing) + spare)
        return found

    def _offer(self, found: list[Option], part: int, good: int, amount: int, most: int) -> None:
        """One piece of a good, or the whole part if there is enough of it."""
        if most:
            found.append(self._option(part, good, 1))
        if amount > 1 and most >= amount:
            found.append(self._option(part, good, amount))

    def _option(self, part: int, good: int, amount: int) -> Option:
        """Pay so much of one part of the cost with a good, then the rest."""
        key = ((((self.food * 8 + self.potato) * 8 + self.corn) * 8 + self.stone) * 4 + good) * 16 + amount
        found = _pay.get(key)
        if found is None:
            rest = [self.potato, self.corn, self.stone, self.food]
            rest[part] -= amount
            left = PayRest(rest[FOOD], rest[POTATO], rest[CORN], rest[STONE])
            then: Steps = (Pay(good, amount), left) if sum(rest) else (Pay(good, amount),)
            found = Option("pay" if amount == 1 else "pay-all", (GOODS[good],), then)
            _pay[key] = found
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


_pay: Final[dict[int, Option]] = {}  # options never change, so each is made once
