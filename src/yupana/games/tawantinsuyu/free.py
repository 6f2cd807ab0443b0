"""Free actions: what a player may do beside every decision."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Choice, Effect, FreeOption, Price, Seat
from yupana.games.tawantinsuyu.army import ARMY_CARD, DiscardFromHand
from yupana.games.tawantinsuyu.board import CORN, GOLD, GOODS, M_ARMY, POTATO, STONE
from yupana.games.tawantinsuyu.facts import GoodsExchanged
from yupana.games.tawantinsuyu.gods import TakeGod, gods_to_take
from yupana.games.tawantinsuyu.goods import Pay
from yupana.games.tawantinsuyu.market import BUILDING, Z15, Z19, owns
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.tiles import ARMY_BONUS

EXCHANGED: Final = (STONE, GOLD, CORN)
RATE: Final = (0, 2, 2, 1)  # so much corn, stone or gold for so much of another
UNIT: Final = (0, 1, 1000, 1000_000)  # what one of them counts in the number that stands for all


def options(state: Tawantinsuyu, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
    """Army cards and Z19 in the own turn, Z15 at any time; never inside something free."""
    found: list[FreeOption] = []
    if isinstance(choice, TakeGod) and choice.free:
        return found
    if state.active == seat:
        if state.has(seat, M_ARMY):
            found.extend([SPEND[card] for card in state.army_in_hand(seat)])
        if owns(state, seat, Z19) and leaves_god(state, seat, choice):
            found.extend([CONSULT[good] for good in (POTATO, GOLD) if state.has(seat, good)])
    if owns(state, seat, Z15):
        found.extend(exchanges(state, seat))
    return found


def exchanges(state: Tawantinsuyu, seat: Seat) -> list[FreeOption]:
    """Z15: every exchange that the player has the goods for."""
    found: list[FreeOption] = []
    before = stock(state, seat)
    for given in EXCHANGED:
        if state.has(seat, given) >= RATE[given]:
            for taken in EXCHANGED:
                if taken != given:
                    after = before - RATE[given] * UNIT[given] + RATE[taken] * UNIT[taken]
                    then = (Exchange(given, taken),)
                    touch = (BUILDING[Z15], GOODS[taken])
                    found.append(FreeOption(f"exchange-{GOODS[given]}", touch, then, True, before, after))
    return found


def stock(state: Tawantinsuyu, seat: Seat) -> int:
    """Stone, gold and corn of a player in one number."""
    return sum([state.has(seat, good) * UNIT[good] for good in EXCHANGED])


def leaves_god(state: Tawantinsuyu, seat: Seat, choice: Choice[Any]) -> bool:
    """There is a god card to take; the last one only where the decision can be answered without it."""
    left = gods_to_take(state)
    if left != 1 or choice.way_out() is not None:
        return left > 0
    world = state.clone()
    world.gods_left, world.gods_under, world.altar = 0, [], []
    return bool(choice.options(world, seat))


class Exchange(Effect[Tawantinsuyu]):
    """Z15: exchange stone, gold and corn."""

    def __init__(self, given: int, taken: int) -> None:
        self.given: Final = given
        self.taken: Final = taken

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        given = self.given
        taken = self.taken
        state.add(seat, given, -RATE[given])
        state.add(seat, taken, RATE[taken])
        state.tell(GoodsExchanged(seat, GOODS[given], RATE[given], GOODS[taken], RATE[taken]))

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return ((GOODS[self.given], -RATE[self.given]), (GOODS[self.taken], RATE[self.taken]))


SPEND: Final = tuple(
    [FreeOption("spend", (ARMY_CARD[n],), (DiscardFromHand(n), *ARMY_BONUS[n])) for n in range(len(ARMY_CARD))]
)
CONSULT: Final = tuple(
    [FreeOption("consult", (BUILDING[Z19], GOODS[good]), (Pay(good), TakeGod(True)), True) for good in range(4)]
)
