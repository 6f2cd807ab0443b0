"""A turn of the Maya city, its pass, its years and its points."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Seat, Steps
from yupana.games.santa_maria.american_kingdoms.maya.board import (
    CARDS_A_YEAR,
    DISTRICT,
    DISTRICTS,
    GOLD_DISTRICT,
    KEPT_IN_WAREHOUSES,
    MAYA,
    PRINTED,
    SPOTS,
    START_COINS,
    START_FULL,
    START_HAND,
    V_LEVEL,
    V_PRIESTS,
    V_READY,
    V_VAULT,
)
from yupana.games.santa_maria.american_kingdoms.maya.cards import DRAW_CARD, plays, tucked
from yupana.games.santa_maria.american_kingdoms.maya.city import (
    CompleteAny,
    DealTemple,
    FillWarehouse,
    Walk,
    priest_uses,
    uses,
)
from yupana.games.santa_maria.american_kingdoms.maya.facts import TemplesScored, VaultChanged
from yupana.games.santa_maria.american_kingdoms.state import FIRST_CITY, Kingdoms
from yupana.games.santa_maria.board import (
    COIN,
    COINS_PER_POINT,
    FROM_GOODS,
    HAPPINESS,
    M_EMPTY,
    M_PASSED,
    M_POINTS,
    PASS_GIFT,
    PASS_SPACE,
    PASS_SPACES,
)
from yupana.games.santa_maria.facts import GoodsCounted
from yupana.games.santa_maria.goods import Gain
from yupana.games.santa_maria.passing import TakeSpace
from yupana.games.santa_maria.tracks import CONQUER, PREACH


class TakeCityTurn(Choice[Kingdoms]):
    """Use a die, play a card, send a high priest, or pass."""

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        found = uses(state, seat)
        found.extend(plays(state, seat))
        found.extend(priest_uses(state, seat))
        taken = [state.has(each, M_PASSED) for each in range(state.seats)]
        found.extend([PASS[space] for space in range(PASS_SPACES) if space not in taken])
        return found


class ScoreTemples(Effect[Kingdoms]):
    """Each temple scores its cards for each level, and the one of gold what lies in the vault."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        for district in range(DISTRICTS):
            points = temple_points(state, district)
            if points:
                state.tell(TemplesScored(seat, DISTRICT[district], points))
                state.gain(seat, HAPPINESS, points)


def temple_points(state: Kingdoms, district: int) -> int:
    """What a temple scores when the city passes: its cards, or the gold of the vault, for each level."""
    stock = state.maya[V_VAULT] if district == GOLD_DISTRICT else tucked(state, district)
    return stock * state.maya[V_LEVEL + district]


class FollowWalk(Effect[Kingdoms]):
    """The city may walk from the value of an ambassador die, and leaves no die behind."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.then(seat, Walk(self.value, 0, True, False))


# Setup, years, and the end.


class FoundCity(Effect[Kingdoms]):
    """The city is laid out: buildings, warehouses, temples, cards, coins and the vault."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.put(MAYA, M_EMPTY, (1 << SPOTS) - 1)
        for spot, effect in PRINTED.items():
            state.build(MAYA, spot, FIRST_CITY + effect)
        for good in START_FULL:
            state.gain(MAYA, good, 1)
        state.gain(MAYA, COIN, START_COINS)
        fill_vault(state)
        for district in range(DISTRICTS):
            state.then(MAYA, DealTemple(district))
        for _ in range(START_HAND):
            state.then(MAYA, DRAW_CARD)


def fill_vault(state: Kingdoms) -> None:
    """A gold for each player comes into the vault, as far as there is any."""
    amount = min(state.seats, state.gold_left())
    if amount:
        state.maya[V_VAULT] += amount
        state.tell(VaultChanged(amount))


class RenewCity(Effect[Kingdoms]):
    """A new year: priests come back, cards are drawn, and gold comes into the vault."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.maya[V_READY] = state.maya[V_PRIESTS]
        fill_vault(state)
        for _ in range(CARDS_A_YEAR):
            state.then(MAYA, DRAW_CARD)


class CountCity(Effect[Kingdoms]):
    """Every full warehouse is worth a coin, and three coins a point."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        coins = state.has(seat, COIN) + sum([state.has(seat, good) for good in KEPT_IN_WAREHOUSES])
        state.add(seat, M_POINTS + FROM_GOODS, coins // COINS_PER_POINT)
        state.tell(GoodsCounted(seat, coins, coins // COINS_PER_POINT))


SPACE_EFFECT: Final[tuple[Steps, ...]] = (
    (Gain(COIN, PASS_GIFT),),
    (PREACH,),
    (CONQUER,),
    (FillWarehouse(),),
    (CompleteAny(),),
)
PASS: Final = tuple(
    [
        Option("pass", (PASS_SPACE[space],), (TakeSpace(space), *SPACE_EFFECT[space], ScoreTemples()))
        for space in range(PASS_SPACES)
    ]
)
TAKE_CITY_TURN: Final = TakeCityTurn()
