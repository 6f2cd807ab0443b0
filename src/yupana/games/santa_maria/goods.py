"""Gaining, paying and trading; gold stands for any resource."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.games.santa_maria.board import COIN, GOLD, MAT, THINGS
from yupana.games.santa_maria.state import Cost, SantaMaria

NOTHING: Final[Cost] = (0, 0, 0, 0, 0, 0, 0)


class Gain(Effect[SantaMaria]):
    """Take goods, coins or happiness from the supply."""

    def __init__(self, thing: int, amount: int = 1) -> None:
        self.thing: Final = thing
        self.amount: Final = amount

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.gain(seat, self.thing, self.amount)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return ((THINGS[self.thing], self.amount),)


class Pay(Effect[SantaMaria]):
    """Pay with this and nothing else."""

    def __init__(self, thing: int, amount: int = 1) -> None:
        self.thing: Final = thing
        self.amount: Final = amount

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.pay(seat, self.thing, self.amount)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return ((THINGS[self.thing], -self.amount),) if self.amount else ()


def price_of(cost: Cost) -> Price:
    """A cost as players are told it."""
    return tuple([(THINGS[thing], -cost[thing]) for thing in range(len(cost)) if cost[thing]])


class PayCost(Effect[SantaMaria]):
    """Pay a cost; the player is asked where gold can be spared for a resource that is there as well."""

    def __init__(self, cost: Cost) -> None:
        self.cost: Final = cost

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.pay(seat, COIN, self.cost[COIN])
        spare = spare_gold(state, seat, self.cost)
        for good in range(COIN):
            due = self.cost[good]
            if due:
                real = min(due, state.has(seat, good))
                if real and spare:
                    state.then(seat, ChoosePayment(rest_of(self.cost, good)))
                    return
                state.pay(seat, good, real)
                state.pay(seat, GOLD, due - real)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return price_of(self.cost)


class PayRest(PayCost):
    """What is left of a cost, of which the player knows already."""

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return ()


def spare_gold(state: SantaMaria, seat: Seat, cost: Cost) -> int:
    """The gold that is left when a cost is paid in kind as far as that reaches; negative where it cannot be paid."""
    at = seat * MAT
    spare = state.mats[at + GOLD]
    for good in range(COIN):
        missing = cost[good] - state.mats[at + good]
        if missing > 0 and good != GOLD:
            spare -= missing
    return spare


def rest_of(cost: Cost, first: int) -> Cost:
    """The resources of a cost from one of them on."""
    return tuple([cost[good] if first <= good < COIN else 0 for good in range(len(cost))])


class ChoosePayment(Choice[SantaMaria]):
    """Choose how much of the first resource of a cost is paid with gold."""

    def __init__(self, cost: Cost) -> None:
        self.cost: Final = cost

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        found: list[Option] = []
        spare = spare_gold(state, seat, self.cost)
        if spare < 0:
            return found
        good = 0
        while not self.cost[good]:
            good += 1
        due = self.cost[good]
        least = max(0, due - state.has(seat, good))
        for gold in range(least, min(due, least + spare) + 1):
            found.append(self._option(good, gold))
        return found

    def _option(self, good: int, gold: int) -> Option:
        """Pay so much gold for a resource and the rest of it in kind; then what else is due."""
        key = (self.cost, gold)
        found = _pay.get(key)
        if found is None:
            real = self.cost[good] - gold
            steps: list[Effect[SantaMaria]] = []
            if real:
                steps.append(Pay(good, real))
            if gold:
                steps.append(Pay(GOLD, gold))
            left = rest_of(self.cost, good + 1)
            if left != NOTHING:
                steps.append(PayRest(left))
            if real and gold:
                found = Option(MIXED[gold], (), tuple(steps))
            else:
                found = Option("pay", (THINGS[GOLD if gold else good],), tuple(steps))
            _pay[key] = found
        return found


class TradeGoods(Choice[SantaMaria]):
    """Pay one of some resources and gain one of some things, once."""

    def __init__(self, given: tuple[int, ...], taken: tuple[tuple[int, int], ...]) -> None:
        self.given: Final = given
        self.taken: Final = taken  # each a thing and how much of it

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for good in (*self.given, GOLD):
            if state.has(seat, good):
                for thing, amount in self.taken:
                    found.append(_trade_for(good, thing, amount, len(self.taken) > 1))
        return found

    def way_out(self) -> Option | None:
        return DECLINE

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return (("trade", 1),)


def _trade_for(good: int, thing: int, amount: int, named: bool) -> Option:
    """Pay a resource and gain something, which is named if there is a choice."""
    key = (good * 8 + thing) * 8 + amount
    found = _trade.get(key)
    if found is None:
        touch = (THINGS[good], THINGS[thing]) if named else (THINGS[good],)
        found = Option("trade", touch, (Pay(good), Gain(thing, amount)), named)
        _trade[key] = found
    return found


def cost_of(wood: int = 0, grain: int = 0, sugar: int = 0, gem: int = 0, cacao: int = 0, coin: int = 0) -> Cost:
    """A cost; gold is never asked for, it only stands for others."""
    return (wood, grain, sugar, gem, 0, cacao, coin)


def gains(wood: int = 0, grain: int = 0, sugar: int = 0, gem: int = 0, gold: int = 0, happiness: int = 0) -> Steps:
    """What something gives, one step for each thing."""
    given = (wood, grain, sugar, gem, gold, 0, 0, happiness)
    return tuple([Gain(thing, given[thing]) for thing in range(len(given)) if given[thing]])


MIXED: Final = ("", "pay-one-gold", "pay-two-gold")  # and the rest in kind
_pay: Final[dict[tuple[Cost, int], Option]] = {}  # options never change, so each is made once
_trade: Final[dict[int, Option]] = {}
