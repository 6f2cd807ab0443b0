"""The Maya city: roads and spots, districts and temples, warehouses, tokens, cards."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place
from yupana.games.santa_maria.board import CACAO, COIN, GEM, GRAIN, HAPPINESS, SUGAR, WOOD
from yupana.games.santa_maria.goods import cost_of

MAYA: Final = 0  # the seat

# Six roads of four spots, from the outer end; spots are numbered road by road.
ROADS: Final = 6
ROAD_SPOTS: Final = 4
SPOTS: Final = ROADS * ROAD_SPOTS
SPOT: Final[tuple[Place, ...]] = tuple([f"spot.{n // ROAD_SPOTS + 1}.{n % ROAD_SPOTS + 1}" for n in range(SPOTS)])
ROAD: Final[tuple[Place, ...]] = tuple([f"road.{n}" for n in range(ROADS + 1)])
FORK: Final[tuple[Place, ...]] = ("fork.2", "fork.3", "fork.4", "fork.5")

# Districts lie between neighbouring roads.
TRADE: Final = 0
FESTIVAL: Final = 1
GOLD_DISTRICT: Final = 2
CONSTRUCTION: Final = 3
TECHNOLOGY: Final = 4
DISTRICTS: Final = 5
DISTRICT: Final[tuple[Place, ...]] = ("trade", "festival", "gold-temple", "construction", "technology")
TOP_LEVEL: Final = 3

# What buildings of the city give, by the number of the effect.
CITY: Final[tuple[Place, ...]] = (
    "city-wood",
    "city-grain",
    "city-sugar",
    "city-gem",
    "city-cacao",
    "city-coins",
    "city-happiness",
    "city-religion",
    "city-warrior",
)
PRINTED: Final = {0: 0, 4: 4, 6: 5, 8: 3, 10: 7, 12: 2, 14: 8, 16: 4, 18: 0, 20: 1}  # effect at a spot
WOODEN: Final = (3, 2, 8, 8, 7, 7)
STRAW: Final = (4, 4, 0, 5, 6, 6)
TOKENS: Final = (*WOODEN, *STRAW)

# Temple tiles: five large, five medium, five small.
TEMPLE_COST: Final = (
    cost_of(wood=1, gem=1, cacao=1),
    cost_of(grain=1, sugar=1, cacao=1),
    cost_of(wood=1, grain=1, cacao=1),
    cost_of(wood=1, sugar=1, cacao=1),
    cost_of(grain=1, gem=1, cacao=1),
    cost_of(wood=1, grain=1, gem=1, cacao=1),
    cost_of(wood=1, grain=1, sugar=1, cacao=1),
    cost_of(sugar=1, gem=1, cacao=2),
    cost_of(wood=1, sugar=1, gem=1, cacao=1),
    cost_of(grain=1, sugar=1, gem=1, cacao=1),
    cost_of(wood=1, grain=1, sugar=1, gem=1, cacao=1),
    cost_of(wood=1, sugar=1, gem=1, cacao=2),
    cost_of(grain=1, sugar=1, gem=1, cacao=2),
    cost_of(wood=1, grain=1, sugar=1, cacao=2),
    cost_of(wood=1, grain=1, gem=1, cacao=2),
)
TEMPLES_EACH: Final = 5
TEMPLE: Final[tuple[Place, ...]] = tuple([f"temple.{n + 1}" for n in range(len(TEMPLE_COST))])

# Warehouses: how many of each good there are at the start, and how many in all.
START_WAREHOUSES: Final = (1, 1, 1, 1, 0, 2)
ALL_WAREHOUSES: Final = (2, 2, 2, 2, 0, 2)
START_FULL: Final = (WOOD, GRAIN, CACAO)
KEPT_IN_WAREHOUSES: Final = (WOOD, GRAIN, SUGAR, GEM, CACAO)
PRIESTS: Final = 3
ROAD_TOKENS: Final = 3
START_COINS: Final = 2
START_HAND: Final = 5
CARDS_A_YEAR: Final = 3
GOLD_TOKENS: Final = 12
PRIEST_MARK: Final = 1  # what lies on a building with a priest

# The numbers of the city.
V_VAULT: Final = 0
V_HAND: Final = 1  # cards in hand
V_PRIESTS: Final = 2
V_READY: Final = 3  # priests that have not been used this year
V_WAREHOUSE: Final = 4  # warehouse tiles of each good
V_LEVEL: Final = 10  # of each temple
V_TEMPLE: Final = 15  # the tile that is to be built in each district, or EMPTY
V_FORK: Final = 20  # road tokens at the forks
V_TOKEN: Final = 24  # building tokens in reserve, each 1 or 0
NUMBERS: Final = 36

# Cards: two halves each. A half is a district and what it takes.
BY_WARRIOR: Final = 0
BY_RELIGION: Final = 1
BY_GEM: Final = 2
BY_SUGAR: Final = 3


class Half:
    """One half of a card: trade; a festival with its cost and gain; wood or straw to build with; a die and a bonus."""

    def __init__(
        self,
        district: int,
        cost: tuple[int, ...] = (),
        thing: int = 0,
        amount: int = 0,
        die: int = 0,
        bonus: int = 0,
    ) -> None:
        self.district: Final = district
        self.cost: Final = cost
        self.thing: Final = thing  # what a festival gains, or the first token that can be built
        self.amount: Final = amount
        self.die: Final = die
        self.bonus: Final = bonus


TRADING: Final = Half(TRADE)
WITH_WOOD: Final = Half(CONSTRUCTION, cost_of(wood=1), 0)
WITH_STRAW: Final = Half(CONSTRUCTION, cost_of(grain=1), len(WOODEN))


def feast(amount: int, wood: int = 0, grain: int = 0, sugar: int = 0, gem: int = 0, cacao: int = 0) -> Half:
    """A festival that makes people happy."""
    return Half(FESTIVAL, cost_of(wood, grain, sugar, gem, cacao), HAPPINESS, amount)


def fair(sugar: int = 0, gem: int = 0) -> Half:
    """A festival that brings five coins."""
    return Half(FESTIVAL, cost_of(sugar=sugar, gem=gem), COIN, 5)


def skill(die: int, bonus: int) -> Half:
    """A technology that goes with a die."""
    return Half(TECHNOLOGY, die=die, bonus=bonus)


CARDS: Final = (
    (TRADING, feast(2, grain=1)),
    (TRADING, feast(2, wood=1)),
    (TRADING, feast(5, cacao=1, grain=1)),
    (TRADING, fair(sugar=1)),
    (TRADING, WITH_WOOD),
    (TRADING, WITH_WOOD),
    (TRADING, WITH_STRAW),
    (TRADING, WITH_STRAW),
    (TRADING, skill(1, BY_WARRIOR)),
    (TRADING, skill(2, BY_SUGAR)),
    (TRADING, skill(3, BY_SUGAR)),
    (TRADING, skill(4, BY_GEM)),
    (feast(2, grain=1), WITH_WOOD),
    (feast(2, cacao=1), WITH_STRAW),
    (feast(3, sugar=1), WITH_WOOD),
    (feast(5, cacao=1, wood=1), WITH_STRAW),
    (feast(2, wood=1), skill(2, BY_RELIGION)),
    (feast(2, cacao=1), skill(3, BY_WARRIOR)),
    (feast(3, gem=1), skill(5, BY_SUGAR)),
    (fair(gem=1), skill(6, BY_GEM)),
    (WITH_WOOD, skill(1, BY_GEM)),
    (WITH_WOOD, skill(4, BY_RELIGION)),
    (WITH_STRAW, skill(5, BY_WARRIOR)),
    (WITH_STRAW, skill(6, BY_RELIGION)),
)
CARD: Final[tuple[Place, ...]] = tuple([f"card.{n + 1}" for n in range(len(CARDS))])

# Where a card is.
DECK: Final = -1
HAND: Final = MAYA  # in hand: the seat
TUCKED: Final = 10  # and the district
UNDER: Final = 20  # and the seat: put under the deck, known to whoever did
