"""Uxmal: corn for the gods, the market, a new worker, building for corn, and any other action."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Option, Seat
from yupana.games.tzolkin.board import CORN, GOODS, IN_CORN, M_BANK, RESOURCES
from yupana.games.tzolkin.construction import BuildForCorn, can_build_for_corn
from yupana.games.tzolkin.gears.action import UseAny, can_use_any
from yupana.games.tzolkin.goods import Gain, GainWorker, Pay
from yupana.games.tzolkin.state import Action, Tzolkin
from yupana.games.tzolkin.temples import Climb

CLIMB_CORN: Final = 3
ANY_ACTION_CORN: Final = 1
TRADES_MAX: Final = 200  # in one visit; far more than any stock can use


class Trade(Choice[Tzolkin]):
    """Exchange corn and resources, one at a time, as often as the player likes."""

    def __init__(self, trades: int = 0, moved: int = 0) -> None:
        self.trades: Final = trades
        self.moved: Final = moved  # corn spent and gained in this visit

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if self.trades < TRADES_MAX:
            for good in RESOURCES:
                corn = IN_CORN[good]
                if state.market_cap and self.moved + corn > state.market_cap:
                    continue
                onward = Trade(self.trades + 1, self.moved + corn)
                if state.has(seat, good):
                    found.append(Option("sell", (GOODS[good],), (Pay(good), Gain(CORN, corn), onward)))
                if state.has(seat, CORN) >= corn:
                    found.append(Option("buy", (GOODS[good],), (Pay(CORN, corn), Gain(good), onward)))
        if found or self.trades:
            found.append(DONE)
        return found


class ClimbAction(Action):
    """There is corn to pay and a temple to climb."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return corn >= CLIMB_CORN and state.can_climb(seat)


class TradeAction(Action):
    """There is something to exchange."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return corn >= IN_CORN[RESOURCES[0]] or state.resources(seat) > 0


class WorkerAction(Action):
    """A worker is left in the bank."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return state.has(seat, M_BANK) > 0


class BuildForCornAction(Action):
    """Some building can be paid with corn."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return can_build_for_corn(state, seat, corn)


class AnyAction(Action):
    """The fee can be paid, and then some action."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        fee = state.has(seat, CORN) - corn + ANY_ACTION_CORN
        return corn >= ANY_ACTION_CORN and can_use_any(state, seat, fee)


DONE: Final = Option("done")

ACTIONS: Final[tuple[Action, ...]] = (
    ClimbAction((Pay(CORN, CLIMB_CORN), Climb())),
    TradeAction((Trade(),)),
    WorkerAction((GainWorker(),)),
    BuildForCornAction((BuildForCorn(),)),
    AnyAction((Pay(CORN, ANY_ACTION_CORN), UseAny())),
)
