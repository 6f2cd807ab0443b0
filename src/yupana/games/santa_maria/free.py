"""Free actions: selling and buying resources, beside every decision of one's own turn."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Choice, Effect, FreeOption, Price, Seat
from yupana.games.santa_maria.board import BUY_PRICE, COIN, GOLD, SELL_PRICE, SIMPLE, THINGS
from yupana.games.santa_maria.colony import LayTile
from yupana.games.santa_maria.facts import GoodBought, GoodSold
from yupana.games.santa_maria.monks import COMMERCE
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.turn import FinishTurn, TakeTurn

SOLD: Final = range(GOLD + 1)


def free_actions(state: SantaMaria, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
    """Everything that the seat could sell or buy now.

    It could take away what a choice needs, unless that is one that can always be answered.
    """
    found: list[FreeOption] = []
    if not state.year or not state.has_colony(seat):
        return found
    costs = not isinstance(choice, (TakeTurn, FinishTurn, LayTile))
    found.extend([SELL[costs][good] for good in SOLD if state.has(seat, good)])
    if state.has(seat, COIN) >= buy_price(state, seat):
        found.extend([BUY[costs][good] for good in SIMPLE if state.has(seat, good) < state.limit(seat, good)])
    return found


def buy_price(state: SantaMaria, seat: Seat) -> int:
    """What a simple resource costs; with Commerce a coin less."""
    return BUY_PRICE - 1 if state.knows(seat, COMMERCE) else BUY_PRICE


class Sell(Effect[SantaMaria]):
    """Sell a resource."""

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.add(seat, self.good, -1)
        state.add(seat, COIN, SELL_PRICE[self.good])
        state.tell(GoodSold(seat, THINGS[self.good], SELL_PRICE[self.good]))

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return ((THINGS[self.good], -1), (THINGS[COIN], SELL_PRICE[self.good]))


class Buy(Effect[SantaMaria]):
    """Buy a simple resource."""

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def run(self, state: SantaMaria, seat: Seat) -> None:
        price = buy_price(state, seat)
        state.add(seat, COIN, -price)
        state.add(seat, self.good, 1)
        state.tell(GoodBought(seat, THINGS[self.good], price))

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return ((THINGS[COIN], -buy_price(state, seat)), (THINGS[self.good], 1))


SELL: Final = tuple(  # harmless, or such as could take away what a choice needs
    [tuple([FreeOption("sell", (THINGS[good],), (Sell(good),), costs) for good in SOLD]) for costs in (False, True)]
)
BUY: Final = tuple(
    [tuple([FreeOption("buy", (THINGS[good],), (Buy(good),), costs) for good in SIMPLE]) for costs in (False, True)]
)
