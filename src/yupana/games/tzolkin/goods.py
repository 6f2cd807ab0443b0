"""Gaining and paying corn, resources and skulls."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.games.tzolkin.board import (
    CORN,
    GOLD,
    GOODS,
    M_AVAILABLE,
    M_BANK,
    M_FED_CHEAPER,
    M_FED_FREE,
    RESOURCES,
    STONE,
    WOOD,
)
from yupana.games.tzolkin.facts import WorkerGained
from yupana.games.tzolkin.state import Tzolkin


class Gain(Effect[Tzolkin]):
    """Take goods from the bank."""

    def __init__(self, good: int, amount: int = 1) -> None:
        self.good: Final = good
        self.amount: Final = amount

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.gain(seat, self.good, self.amount)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return ((GOODS[self.good], self.amount),)


class Pay(Effect[Tzolkin]):
    """Pay goods to the bank."""

    def __init__(self, good: int, amount: int = 1) -> None:
        self.good: Final = good
        self.amount: Final = amount

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.pay(seat, self.good, self.amount)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return ((GOODS[self.good], -self.amount),) if self.amount else ()


class PayBlocks(Effect[Tzolkin]):
    """Pay the resources of a building or a monument."""

    def __init__(self, wood: int, stone: int, gold: int) -> None:
        self.wood: Final = wood
        self.stone: Final = stone
        self.gold: Final = gold

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.pay(seat, WOOD, self.wood)
        state.pay(seat, STONE, self.stone)
        state.pay(seat, GOLD, self.gold)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        blocks = (("wood", -self.wood), ("stone", -self.stone), ("gold", -self.gold))
        return tuple([block for block in blocks if block[1]])


class PayAny(Choice[Tzolkin]):
    """Pay so many resources of any kinds, one by one."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        return [PAY_ANY[self.amount][good] for good in RESOURCES if state.has(seat, good)]

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("resource", -self.amount),)


class GainAny(Choice[Tzolkin]):
    """Take a resource of the player's choice."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        return [TAKE[good] for good in RESOURCES]

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("resource", 1),)


class GainWorker(Effect[Tzolkin]):
    """A worker comes from the bank; with six in play nothing happens."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        if state.has(seat, M_BANK):
            state.add(seat, M_BANK, -1)
            state.add(seat, M_AVAILABLE, 1)
            state.tell(WorkerGained(seat))

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("worker", 1),) if state.has(seat, M_BANK) else ()


class FeedFree(Effect[Tzolkin]):
    """From now on so many of the player's workers need no corn."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.add(seat, M_FED_FREE, self.workers)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("fed-free", self.workers),)


class FeedCheaper(Effect[Tzolkin]):
    """From now on each of the player's workers needs a corn less."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.add(seat, M_FED_CHEAPER, 1)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("fed-cheaper", 1),)


class Score(Effect[Tzolkin]):
    """Score points."""

    def __init__(self, source: int, points: int) -> None:
        self.source: Final = source
        self.points: Final = points

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.score(seat, self.source, self.points)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("points", self.points),)


def _pay_any(amount: int, good: int) -> Option:
    """Pay one resource, and then the rest."""
    return Option("pay", (GOODS[good],), (Pay(good), PayAny(amount - 1)) if amount > 1 else (Pay(good),))


PAY_ANY: Final = tuple([tuple([_pay_any(amount, good) for good in range(4)]) for amount in range(4)])
TAKE: Final = tuple([Option("take", (GOODS[good],), (Gain(good),)) for good in range(4)])
PAY_CORN: Final = tuple([(Pay(CORN, amount),) if amount else () for amount in range(11)])  # step-back fees
