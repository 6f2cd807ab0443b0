"""Walking through the city: dice, high priests, and the temples beside the road."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Place, Price, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.engine.piles import without
from yupana.games.santa_maria.activation import DIE_MARK, PlaceDie, take_die
from yupana.games.santa_maria.american_kingdoms.ambassadors import FollowDie
from yupana.games.santa_maria.american_kingdoms.board import AMBASSADOR, AMBASSADOR_MARK
from yupana.games.santa_maria.american_kingdoms.dice import BY_CACAO, BY_COINS, is_available
from yupana.games.santa_maria.american_kingdoms.maya.board import (
    ALL_WAREHOUSES,
    CARD,
    CONSTRUCTION,
    DISTRICT,
    DISTRICTS,
    FESTIVAL,
    FORK,
    GOLD_DISTRICT,
    KEPT_IN_WAREHOUSES,
    PRIEST_MARK,
    PRIESTS,
    ROAD,
    ROAD_SPOTS,
    ROAD_TOKENS,
    ROADS,
    SPOT,
    SPOTS,
    TECHNOLOGY,
    TEMPLE,
    TEMPLE_COST,
    TEMPLES_EACH,
    TOP_LEVEL,
    TRADE,
    V_FORK,
    V_LEVEL,
    V_PRIESTS,
    V_READY,
    V_TEMPLE,
    V_WAREHOUSE,
)
from yupana.games.santa_maria.american_kingdoms.maya.cards import DRAW_CARD, UseTechnology, has_cards_left, technologies
from yupana.games.santa_maria.american_kingdoms.maya.facts import (
    ForkLinked,
    PriestGained,
    SpotActivated,
    SpotBlocked,
    TempleBuilt,
    TempleShown,
    WarehouseGained,
)
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import BIT, BLUE, CACAO, COIN, DIE, EMPTY, FACES, THINGS, WHITE
from yupana.games.santa_maria.facts import DieUsed
from yupana.games.santa_maria.goods import Gain, PayCost, price_of
from yupana.games.santa_maria.state import SantaMaria

CONSTRUCTION_COINS: Final = 2
FESTIVAL_CARDS: Final = 2


# Ways.


def path_to(state: Kingdoms, value: int, spot: int) -> list[int]:
    """The spots on the way from the outer end of a road to a spot, or nothing where no way leads."""
    start = value - 1
    end = spot // ROAD_SPOTS
    inward = [start * ROAD_SPOTS + n for n in range(ROAD_SPOTS)]
    if start == end:
        return inward[: spot % ROAD_SPOTS + 1]
    step = 1 if end > start else -1
    for road in range(start + step, end, step):  # straight on over the forks between
        if not state.maya[V_FORK + road - 1]:
            return []
    outward = [end * ROAD_SPOTS + n for n in range(ROAD_SPOTS - 1, spot % ROAD_SPOTS - 1, -1)]
    return inward + outward


def stops(state: Kingdoms, seat: Seat, value: int) -> list[int]:
    """The free buildings to which a way leads."""
    free = state.free(seat)
    return [spot for spot in range(SPOTS) if free & BIT[spot] and path_to(state, value, spot)]


# Dice.


def uses(state: Kingdoms, seat: Seat) -> list[Option]:
    """Every die that the city may take, with every road that coins or cacao bring it to."""
    found: list[Option] = []
    open_roads = [bool(stops(state, seat, value)) for value in range(1, ROADS + 1)]
    for colour in (WHITE, BLUE):
        for face in range(1, FACES + 1):
            if is_available(state, seat, colour, face):
                _uses(state, seat, colour, face, False, open_roads, found)
        if state.has_ambassadors() and state.envoys[colour]:
            _uses(state, seat, colour, state.envoys[colour], True, open_roads, found)
    return found


def _uses(
    state: Kingdoms, seat: Seat, colour: int, face: int, envoy: bool, open_roads: list[bool], found: list[Option]
) -> None:
    for value in range(1, ROADS + 1):
        if not open_roads[value - 1]:
            continue
        if state.has(seat, COIN) >= abs(face - value):
            found.append(use(colour, face, envoy, value, BY_COINS))
        if face != value and state.has(seat, CACAO):
            found.append(use(colour, face, envoy, value, BY_CACAO))


class UseCityDie(Effect[Kingdoms]):
    """A die is taken and paid for; a walk through the city follows, and everybody follows an ambassador."""

    def __init__(self, colour: int, face: int, envoy: bool, value: int, means: int) -> None:
        self.colour: Final = colour
        self.face: Final = face
        self.envoy: Final = envoy
        self.value: Final = value
        self.means: Final = means

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.tell(DieUsed(seat, _die(self.colour, self.face, self.envoy), ROAD[self.value]))
        if self.means == BY_CACAO:
            state.pay(seat, CACAO, 1)
        else:
            state.pay(seat, COIN, abs(self.face - self.value))
        if self.envoy:
            state.envoys[self.colour] = 0
        else:
            take_die(state, seat, self.colour, self.face)
        marks = AMBASSADOR_MARK if self.envoy else DIE_MARK
        state.then(seat, Walk(self.value, marks[self.colour] - self.value))
        if self.envoy:
            state.then(seat, FollowDie(self.colour, self.value))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        if self.means == BY_CACAO:
            return ((THINGS[CACAO], -1),)
        fee = abs(self.face - self.value)
        return ((THINGS[COIN], -fee),) if fee else ()


def _die(colour: int, face: int, envoy: bool) -> Place:
    return AMBASSADOR[colour] if envoy else DIE[colour][face]


def use(colour: int, face: int, envoy: bool, value: int, means: int) -> Option:
    """Take a die for a road."""
    key = (((colour * 8 + face) * 2 + envoy) * 8 + value) * 2 + means
    found = _use.get(key)
    if found is None:
        touch = (_die(colour, face, envoy), ROAD[value])
        verb = "use-cacao" if means == BY_CACAO else "use"
        found = Option(verb, touch, (UseCityDie(colour, face, envoy, value, means),))
        _use[key] = found
    return found


# Walking.


class Walk(Choice[Kingdoms]):
    """Choose where the walk ends; a technology that goes with the die may be used before."""

    def __init__(self, value: int, die: int, tech: bool = True, must: bool = True) -> None:
        self.value: Final = value
        self.die: Final = die  # as it lies on a building, or 0 where none is left behind
        self.tech: Final = tech  # a technology may still be used
        self.must: Final = must

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        ends = stops(state, seat, self.value)
        found = [Option("walk", (SPOT[end],), (WalkTo(self.value, end, self.die, self.tech),)) for end in ends]
        if self.tech and ends:
            for card in technologies(state, self.value):
                then: Steps = (UseTechnology(card), Walk(self.value, self.die, False))
                found.append(Option("play-technology", (CARD[card],), then))
        return found

    def way_out(self) -> Option | None:
        return None if self.must else DECLINE


class WalkTo(Effect[Kingdoms]):
    """All free buildings up to the end of the walk are activated; the die comes to rest there."""

    def __init__(self, value: int, end: int, die: int, tech: bool) -> None:
        self.value: Final = value
        self.end: Final = end
        self.die: Final = die
        self.tech: Final = tech

    def run(self, state: Kingdoms, seat: Seat) -> None:
        free = state.free(seat)
        for spot in path_to(state, self.value, self.end):
            if free & BIT[spot]:
                state.then(seat, ActivateSpot(spot))
        if self.die:
            state.then(seat, BlockSpot(self.end, self.die))
        state.then(seat, AfterWalk(self.value if self.tech else 0, self.end // ROAD_SPOTS, True))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        free = state.free(seat)
        found: Price = ()
        for spot in path_to(state, self.value, self.end):
            if free & BIT[spot]:
                found = (*found, *spot_price(state, seat, spot))
        return found


class ActivateSpot(Effect[Kingdoms]):
    """A building of the city gives what it gives."""

    def __init__(self, spot: int) -> None:
        self.spot: Final = spot

    def run(self, state: Kingdoms, seat: Seat) -> None:
        shown = state.components().cells[state.shows(seat, self.spot)]
        state.tell(SpotActivated(seat, SPOT[self.spot], shown.name))
        state.then_all(seat, shown.effects)


def spot_price(state: Kingdoms, seat: Seat, spot: int) -> Price:
    """What a building of the city gives."""
    shown = state.components().cells[state.shows(seat, spot)]
    return tuple([part for effect in shown.effects for part in effect.price(state, seat)])


class BlockSpot(PlaceDie):
    """A die or a high priest stays on a building of the city until the year ends."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.mark(seat, self.cell, self.die)
        state.tell(SpotBlocked(seat, SPOT[self.cell]))


class AfterWalk(Choice[Kingdoms]):
    """A level of a temple beside the road, and a technology if none was used with the die, in any order."""

    def __init__(self, value: int, road: int, completes: bool) -> None:
        self.value: Final = value  # of the die, or 0 when no technology goes with it any more
        self.road: Final = road
        self.completes: Final = completes

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if self.completes:
            then: Steps = (AfterWalk(self.value, self.road, False),) if self.value else ()
            for district in (self.road - 1, self.road):
                if 0 <= district < DISTRICTS and can_complete(state, seat, district):
                    found.append(Option("complete", (DISTRICT[district],), (CompleteLevel(district), *then)))
        for card in technologies(state, self.value) if self.value else []:
            then = (AfterWalk(0, self.road, True),) if self.completes else ()
            found.append(Option("play-technology", (CARD[card],), (UseTechnology(card), *then)))
        return found

    def way_out(self) -> Option | None:
        return DECLINE


# High priests.


def priest_uses(state: Kingdoms, seat: Seat) -> list[Option]:
    """The free buildings, if a high priest is ready."""
    if not state.maya[V_READY]:
        return []
    free = state.free(seat)
    return [SEND_PRIEST[spot] for spot in range(SPOTS) if free & BIT[spot]]


class SendPriest(Effect[Kingdoms]):
    """A high priest goes to a building, which is activated."""

    def __init__(self, spot: int) -> None:
        self.spot: Final = spot

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.maya[V_READY] -= 1
        state.mark(seat, self.spot, PRIEST_MARK)
        state.tell(SpotBlocked(seat, SPOT[self.spot]))
        state.then(seat, ActivateSpot(self.spot))
        state.then(seat, AfterWalk(0, self.spot // ROAD_SPOTS, True))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return spot_price(state, seat, self.spot)


# Temples.


def can_complete(state: Kingdoms, seat: Seat, district: int) -> bool:
    """The temple is not finished, and its next level can be paid."""
    tile = state.maya[V_TEMPLE + district]
    return tile != EMPTY and state.can_pay(seat, TEMPLE_COST[tile])


class CompleteAny(Choice[Kingdoms]):
    """Complete a level of any temple."""

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        return [COMPLETE[district] for district in range(DISTRICTS) if can_complete(state, seat, district)]

    def way_out(self) -> Option | None:
        return DECLINE


class CompleteLevel(Effect[Kingdoms]):
    """A level is paid and completed, rewarded, and the next tile comes."""

    def __init__(self, district: int) -> None:
        self.district: Final = district

    def run(self, state: Kingdoms, seat: Seat) -> None:
        district = self.district
        PayCost(TEMPLE_COST[state.maya[V_TEMPLE + district]]).run(state, seat)
        state.maya[V_LEVEL + district] += 1
        state.maya[V_TEMPLE + district] = EMPTY
        state.tell(TempleBuilt(seat, DISTRICT[district], state.maya[V_LEVEL + district]))
        reward(state, seat, district)
        if state.maya[V_LEVEL + district] < TOP_LEVEL:
            state.then(seat, DealTemple(district))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return price_of(TEMPLE_COST[state.maya[V_TEMPLE + self.district]])


def reward(state: Kingdoms, seat: Seat, district: int) -> None:
    """What a district gives for a level; what is exhausted is lost."""
    if district == TRADE:
        state.then(seat, TakeWarehouse())
    elif district == FESTIVAL:
        for _ in range(FESTIVAL_CARDS):
            state.then(seat, DRAW_CARD)
    elif district == GOLD_DISTRICT:
        if state.maya[V_PRIESTS] < PRIESTS:
            state.maya[V_PRIESTS] += 1
            state.maya[V_READY] += 1
            state.tell(PriestGained(seat))
    elif district == CONSTRUCTION:
        state.gain(seat, COIN, CONSTRUCTION_COINS)
    elif district == TECHNOLOGY:
        state.then(seat, LinkFork())


class TakeWarehouse(Choice[Kingdoms]):
    """Take a warehouse from the reserve, full side up."""

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        return [
            TAKE_WAREHOUSE[good] for good in KEPT_IN_WAREHOUSES if state.maya[V_WAREHOUSE + good] < ALL_WAREHOUSES[good]
        ]


class AddWarehouse(Effect[Kingdoms]):
    """A full warehouse joins the city."""

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.maya[V_WAREHOUSE + self.good] += 1
        state.tell(WarehouseGained(seat, THINGS[self.good]))
        state.gain(seat, self.good, 1)


class LinkFork(Choice[Kingdoms]):
    """Lay a road token on a fork without one."""

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        linked = state.maya[V_FORK : V_FORK + len(FORK)]
        if sum(linked) >= ROAD_TOKENS:
            return []
        return [LINK[n] for n in range(len(FORK)) if not linked[n]]


class PutRoadToken(Effect[Kingdoms]):
    """A road token lies on a fork."""

    def __init__(self, fork: int) -> None:
        self.fork: Final = fork

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.maya[V_FORK + self.fork] = 1
        state.tell(ForkLinked(seat, FORK[self.fork]))


class DealTemple(Chance[Kingdoms]):
    """The next tile of a temple comes: large, then medium, then small."""

    def __init__(self, district: int) -> None:
        self.district: Final = district

    def outcomes(self, state: Kingdoms, seat: Seat) -> list[Outcome]:
        level = state.maya[V_LEVEL + self.district]
        left = [tile for tile in state.temples if tile // TEMPLES_EACH == level]
        return [Outcome(TEMPLE[tile], 1, (ShowTemple(self.district, tile),)) for tile in left]


class ShowTemple(Effect[Kingdoms]):
    """A temple tile lies on a temple place, cost side up."""

    def __init__(self, district: int, tile: int) -> None:
        self.district: Final = district
        self.tile: Final = tile

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.temples = without(state.temples, self.tile)
        state.maya[V_TEMPLE + self.district] = self.tile
        state.tell(TempleShown(DISTRICT[self.district], TEMPLE[self.tile]))


# Filling warehouses.


class FillWarehouse(Choice[Kingdoms]):
    """Turn any one warehouse to its full side."""

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        return [FILL[good] for good in KEPT_IN_WAREHOUSES if state.has(seat, good) < state.limit(seat, good)]


class TakeMonkBonus(Choice[Kingdoms]):
    """A monk symbol: draw a card, or turn any one warehouse to its full side."""

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        found = [FILL[good] for good in KEPT_IN_WAREHOUSES if state.has(seat, good) < state.limit(seat, good)]
        if has_cards_left(state):
            found.append(DRAW)
        return found


_use: Final[dict[int, Option]] = {}  # options never change, so each is made once
SEND_PRIEST: Final = tuple([Option("send-priest", (SPOT[spot],), (SendPriest(spot),)) for spot in range(SPOTS)])
COMPLETE: Final = tuple(
    [Option("complete", (DISTRICT[district],), (CompleteLevel(district),)) for district in range(DISTRICTS)]
)
TAKE_WAREHOUSE: Final = tuple([Option("take", (THINGS[good],), (AddWarehouse(good),)) for good in range(COIN)])
LINK: Final = tuple([Option("link", (FORK[n],), (PutRoadToken(n),)) for n in range(len(FORK))])
FILL: Final = tuple([Option("fill", (THINGS[good],), (Gain(good),)) for good in range(COIN)])
DRAW: Final = Option("draw", (), (DRAW_CARD,))
