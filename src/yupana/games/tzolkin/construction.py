"""Constructing buildings and monuments."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat, Steps
from yupana.engine.grammar import May
from yupana.games.tzolkin.board import CORN, EMPTY, FROM_ARCHITECTURE, GOLD, GOODS, RESOURCES, SKULL, STONE, WOOD
from yupana.games.tzolkin.facts import BuildingBuilt, MonumentBuilt
from yupana.games.tzolkin.goods import Pay, PayBlocks
from yupana.games.tzolkin.monuments import FIRST_MONUMENT, MONUMENT_NAMES, MONUMENTS
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDING_NAMES, BUILDINGS

ARCHITECTURE_CORN: Final = 1  # from level 1
ARCHITECTURE_POINTS: Final = 2  # from level 2
SAVING_LEVEL: Final = 3  # from which a building costs a resource less
CORN_PER_BLOCK: Final = 2  # at Uxmal 4

VERBS: Final = ("build", "build-saving", "build-plain")

Blocks = tuple[int, int, int]  # wood, stone, gold


def one_less(cost: Blocks, good: int) -> Blocks:
    """The cost without one block of a kind."""
    return (cost[0] - (good == WOOD), cost[1] - (good == STONE), cost[2] - (good == GOLD))


def can_pay(state: Tzolkin, seat: Seat, cost: Blocks) -> bool:
    """The player owns these blocks."""
    return state.has(seat, WOOD) >= cost[0] and state.has(seat, STONE) >= cost[1] and state.has(seat, GOLD) >= cost[2]


class Build(Choice[Tzolkin]):
    """Construct a building for resources, and as many more as the action allows."""

    def __init__(self, more: int = 0, architecture: bool = True) -> None:
        self.more: Final = more  # buildings that may follow in the same action
        self.architecture: Final = architecture  # not used yet in this action

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        level = state.architecture(seat) if self.architecture else 0
        found: list[Option] = []
        for tile in state.row:
            if tile == EMPTY:
                continue
            if level >= SAVING_LEVEL:
                for good in RESOURCES:
                    if BUILDINGS[tile].cost[good - 1] and can_pay(state, seat, SAVING[tile][good]):
                        found.append(build("build-saving", tile, good, self.more, True, False))
            if can_pay(state, seat, BUILDINGS[tile].cost):
                if level < SAVING_LEVEL:
                    applied = level >= 1
                    found.append(build("build", tile, 0, self.more, applied, self.architecture and not applied))
                if level >= 1 and self.more:
                    found.append(build("build-plain", tile, 0, self.more, False, True))
        return found


def can_build(state: Tzolkin, seat: Seat) -> bool:
    """Some building on offer can be paid with resources."""
    saving = state.architecture(seat) >= SAVING_LEVEL
    for tile in state.row:
        if tile == EMPTY:
            continue
        if can_pay(state, seat, BUILDINGS[tile].cost):
            return True
        if saving:
            for good in RESOURCES:
                if BUILDINGS[tile].cost[good - 1] and can_pay(state, seat, SAVING[tile][good]):
                    return True
    return False


def build(verb: str, tile: int, saved: int, more: int, applied: bool, kept: bool) -> Option:
    """Pay, take the tile with or without Architecture, and go on if the action allows more, with what is kept of it."""
    key = ((((tile * 4 + saved) * 2 + more) * 2 + applied) * 2 + kept) * 3 + VERBS.index(verb)
    found = _build.get(key)
    if found is None:
        cost = SAVING[tile][saved]
        then: Steps = (PayBlocks(cost[0], cost[1], cost[2]), TakeBuilding(tile, applied))
        if more:
            then = (*then, May(Build(more - 1, kept)))
        touch = (BUILDING_NAMES[tile], GOODS[saved]) if saved else (BUILDING_NAMES[tile],)
        found = Option(verb, touch, then)
        _build[key] = found
    return found


class BuildForCorn(Choice[Tzolkin]):
    """Construct a building for corn instead of resources."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        corn = state.has(seat, CORN)
        found: list[Option] = []
        for tile in state.row:
            if tile != EMPTY and corn >= corn_price(state, seat, tile):
                then = (Pay(CORN, corn_price(state, seat, tile)), TakeBuilding(tile, True))
                found.append(Option("build", (BUILDING_NAMES[tile],), then))
        return found


def corn_price(state: Tzolkin, seat: Seat, tile: int) -> int:
    """What a building costs in corn."""
    cost = BUILDINGS[tile].cost
    saved = 1 if state.architecture(seat) >= SAVING_LEVEL else 0
    return CORN_PER_BLOCK * (cost[0] + cost[1] + cost[2] - saved)


def can_build_for_corn(state: Tzolkin, seat: Seat, corn: int) -> bool:
    """So much corn buys some building on offer."""
    for tile in state.row:
        if tile != EMPTY and corn >= corn_price(state, seat, tile):
            return True
    return False


class TakeBuilding(Effect[Tzolkin]):
    """The player takes a building; Architecture pays, then the tile's effects follow in order."""

    def __init__(self, tile: int, applied: bool) -> None:
        self.tile: Final = tile
        self.applied: Final = applied  # Architecture is used for this one

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.row[state.row.index(self.tile)] = EMPTY
        state.owners[self.tile] = seat
        state.tell(BuildingBuilt(seat, BUILDING_NAMES[self.tile]))
        level = state.architecture(seat) if self.applied else 0
        if level >= 1:
            state.gain(seat, CORN, ARCHITECTURE_CORN)
        if level >= 2:
            state.score(seat, FROM_ARCHITECTURE, ARCHITECTURE_POINTS)
        for effect in BUILDINGS[self.tile].effects:
            state.then(seat, effect)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        found: list[tuple[str, int]] = []
        level = state.architecture(seat) if self.applied else 0
        if level >= 1:
            found.append(("corn", ARCHITECTURE_CORN))
        if level >= 2:
            found.append(("points", ARCHITECTURE_POINTS))
        for effect in BUILDINGS[self.tile].effects:
            found.extend(effect.price(state, seat))
        return tuple(found)


class BuildMonument(Choice[Tzolkin]):
    """Construct a monument for its exact cost."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        return [
            BUILD_MONUMENT[tile] for tile in state.monuments if tile != EMPTY and can_pay_monument(state, seat, tile)
        ]


def can_pay_monument(state: Tzolkin, seat: Seat, tile: int) -> bool:
    """The player owns what a monument costs."""
    monument = MONUMENTS[tile]
    return can_pay(state, seat, monument.cost) and state.has(seat, SKULL) >= monument.skulls


class TakeMonument(Effect[Tzolkin]):
    """The player takes a monument; nothing replaces it and nothing happens until the end."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.monuments = [EMPTY if tile == self.tile else tile for tile in state.monuments]
        state.owners[FIRST_MONUMENT + self.tile] = seat
        state.tell(MonumentBuilt(seat, MONUMENT_NAMES[self.tile]))

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("points-now", worth_now(state, seat, self.tile)),)


def worth_now(state: Tzolkin, seat: Seat, tile: int) -> int:
    """What a monument would score for the player who took it, if the match ended now."""
    world = state.clone()
    TakeMonument(tile).run(world, seat)
    return MONUMENTS[tile].worth.points(world, seat)


def _monument(tile: int) -> Option:
    """Pay for a monument and take it."""
    monument = MONUMENTS[tile]
    wood, stone, gold = monument.cost
    skulls: Steps = (Pay(SKULL, monument.skulls),) if monument.skulls else ()
    return Option("build", (monument.name,), (PayBlocks(wood, stone, gold), *skulls, TakeMonument(tile)))


_build: Final[dict[int, Option]] = {}  # options never change, so each is made once
SAVING: Final = tuple(  # the cost of each building with nothing, a wood, a stone or a gold saved
    [tuple([one_less(building.cost, good) for good in range(4)]) for building in BUILDINGS]
)
BUILD_MONUMENT: Final = tuple([_monument(tile) for tile in range(len(MONUMENTS))])
