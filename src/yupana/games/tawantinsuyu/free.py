"""Free actions: what a player may do beside every decision."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.engine.grammar import Resumed, mark_interrupted
from yupana.games.tawantinsuyu.army import ARMY_CARD, DiscardFromHand
from yupana.games.tawantinsuyu.board import CORN, GOLD, GOODS, M_ARMY, MAT, POTATO, STONE
from yupana.games.tawantinsuyu.facts import GoodsExchanged
from yupana.games.tawantinsuyu.gods import TakeGod, gods_to_take
from yupana.games.tawantinsuyu.goods import ChoosePayment, Pay
from yupana.games.tawantinsuyu.market import BUILDING, Z15, Z19, owns
from yupana.games.tawantinsuyu.state import FREE_ACTIONS, FreeActions, Tawantinsuyu
from yupana.games.tawantinsuyu.tiles import ARMY_BONUS
from yupana.games.tawantinsuyu.turn import TakeSecondAction

EXCHANGED: Final = (STONE, GOLD, CORN)
RATE: Final = (0, 2, 2, 1)  # so much corn, stone or gold for so much of another


class Rules(FreeActions):
    """Army cards and Z19 in the own turn, Z15 at any time; never while paying or inside something free."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if not self.is_any(state, seat):
            return found
        top = state.agenda.steps[-1]
        if not isinstance(top, Choice):
            return found
        choice = top.asks()
        if isinstance(choice, ChoosePayment) or (isinstance(choice, TakeGod) and choice.free):
            return found
        if state.active == seat:
            found.extend([SPEND[card] for card in state.army_in_hand(seat)])
            if owns(state, seat, Z19) and leaves_god(state, choice):
                found.extend([CONSULT[good] for good in (POTATO, GOLD) if self._can_pay(state, seat, choice, good)])
        if owns(state, seat, Z15):
            marks = top.marks if isinstance(top, Resumed) else ()
            found.extend(self._exchanges(state, seat, choice, marks))
        return found

    def is_any(self, state: Tawantinsuyu, seat: Seat) -> bool:
        if state.active == seat and (state.has(seat, M_ARMY) or owns(state, seat, Z19)):
            return state.has(seat, M_ARMY) > 0 or state.has(seat, POTATO) + state.has(seat, GOLD) > 0
        return owns(state, seat, Z15) and (
            state.has(seat, STONE) >= RATE[STONE] or state.has(seat, CORN) >= RATE[CORN] or state.has(seat, GOLD) > 0
        )

    def _can_pay(self, state: Tawantinsuyu, seat: Seat, choice: Choice[Tawantinsuyu], good: int) -> bool:
        """The player has the good and can spare it."""
        if not state.has(seat, good):
            return False
        state.mats[seat * MAT + good] -= 1
        spared = bool(choice.options(state, seat))
        state.mats[seat * MAT + good] += 1
        return spared

    def _exchanges(
        self, state: Tawantinsuyu, seat: Seat, choice: Choice[Tawantinsuyu], marks: tuple[int, ...]
    ) -> list[Option]:
        """Exchanges that lead to goods the player has not had since the decision came up, and leave it an option."""
        found: list[Option] = []
        at = seat * MAT
        for given in EXCHANGED:
            if state.mats[at + given] < RATE[given]:
                continue
            for taken in EXCHANGED:
                if taken != given:
                    state.mats[at + given] -= RATE[given]
                    state.mats[at + taken] += RATE[taken]
                    if stock(state, seat) not in marks and choice.options(state, seat):
                        found.append(EXCHANGE[given][taken])
                    state.mats[at + given] += RATE[given]
                    state.mats[at + taken] -= RATE[taken]
        return found


def stock(state: Tawantinsuyu, seat: Seat) -> int:
    """Stone, gold and corn of a player in one number."""
    return (state.has(seat, STONE) * 1000 + state.has(seat, GOLD)) * 1000 + state.has(seat, CORN)


def leaves_god(state: Tawantinsuyu, choice: Choice[Tawantinsuyu]) -> bool:
    """There is a god card to take, and another one where the decision is about taking one."""
    needed = isinstance(choice, (TakeGod, TakeSecondAction))
    return gods_to_take(state) > needed


class Exchange(Effect[Tawantinsuyu]):
    """Z15: exchange stone, gold and corn; the interrupted decision remembers what the player had before."""

    def __init__(self, given: int, taken: int) -> None:
        self.given: Final = given
        self.taken: Final = taken

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        given = self.given
        taken = self.taken
        mark_interrupted(state, stock(state, seat))
        state.add(seat, given, -RATE[given])
        state.add(seat, taken, RATE[taken])
        state.tell(GoodsExchanged(seat, GOODS[given], RATE[given], GOODS[taken], RATE[taken]))

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return ((GOODS[self.given], -RATE[self.given]), (GOODS[self.taken], RATE[self.taken]))


SPEND: Final = tuple(
    [Option("spend", (ARMY_CARD[n],), (DiscardFromHand(n), *ARMY_BONUS[n])) for n in range(len(ARMY_CARD))]
)
CONSULT: Final = tuple(
    [Option("consult", (BUILDING[Z19], GOODS[good]), (Pay(good), TakeGod(True))) for good in range(4)]
)
EXCHANGE: Final = tuple(
    [
        tuple(
            [
                Option(f"exchange-{GOODS[given]}", (BUILDING[Z15], GOODS[taken]), (Exchange(given, taken),))
                for taken in range(4)
            ]
        )
        for given in range(4)
    ]
)
FREE_ACTIONS.append(Rules())
