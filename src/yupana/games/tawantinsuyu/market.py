"""Buildings: the market and its stacks, costs, building and replacing."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Place, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.games.tawantinsuyu.board import CORN, EMPTY, GOLD, MARKET, POTATO, STONE
from yupana.games.tawantinsuyu.facts import BuildingBuilt, BuildingBuried, BuildingShown
from yupana.games.tawantinsuyu.gods import GOD_CARD, ReturnGod
from yupana.games.tawantinsuyu.goods import AS_TASK, FOR_NOTHING, PayCost, can_pay
from yupana.games.tawantinsuyu.state import PILE, SHOWN, UNDER, Tawantinsuyu

PRODUCTION_BUILDINGS: Final = 19
PERMANENT_BUILDINGS: Final = 20
BUILDINGS: Final = PRODUCTION_BUILDINGS + PERMANENT_BUILDINGS
BUILDING: Final[tuple[Place, ...]] = tuple(
    [f"production.{n + 1}" for n in range(PRODUCTION_BUILDINGS)]
    + [f"permanent.{n + 1}" for n in range(PERMANENT_BUILDINGS)]
)
PRODUCTION_KIND: Final = 0
PERMANENT_KIND: Final = 1
TILES_OF_KIND: Final = (range(PRODUCTION_BUILDINGS), range(PRODUCTION_BUILDINGS, BUILDINGS))
KIND_OF_SLOT: Final = (PRODUCTION_KIND, PRODUCTION_KIND, PERMANENT_KIND, PERMANENT_KIND)

# Permanent buildings by their number in the rules.
Z01: Final = PRODUCTION_BUILDINGS
Z02: Final = Z01 + 1
Z03: Final = Z01 + 2
Z04: Final = Z01 + 3
Z05: Final = Z01 + 4
Z06: Final = Z01 + 5
Z07: Final = Z01 + 6
Z08: Final = Z01 + 7
Z09: Final = Z01 + 8
Z10: Final = Z01 + 9
Z11: Final = Z01 + 10
Z12: Final = Z01 + 11
Z13: Final = Z01 + 12
Z14: Final = Z01 + 13
Z15: Final = Z01 + 14
Z16: Final = Z01 + 15
Z17: Final = Z01 + 16
Z18: Final = Z01 + 17
Z19: Final = Z01 + 18
Z20: Final = Z01 + 19

# Potato, corn, stone, gold; our own design.
COST: Final = (
    *((0, 1, 1, 0),) * 4,
    *((0, 0, 2, 0),) * 4,
    *((1, 0, 2, 0),) * 5,
    *((0, 1, 2, 0),) * 2,
    (1, 0, 3, 0),
    (0, 0, 3, 0),
    *((0, 0, 2, 1),) * 2,
    (0, 1, 2, 0),  # Z01
    (0, 1, 2, 0),
    (0, 1, 1, 0),
    (0, 0, 2, 0),
    (0, 1, 1, 0),
    (0, 1, 1, 0),
    (0, 0, 2, 0),
    (0, 1, 1, 0),
    (0, 0, 3, 0),
    (0, 0, 2, 0),  # Z10
    (0, 1, 2, 0),
    (0, 0, 2, 0),
    (0, 0, 3, 0),
    (0, 0, 2, 1),
    (0, 0, 2, 0),
    (0, 0, 2, 0),
    (1, 0, 2, 0),
    (1, 0, 2, 0),
    (0, 1, 1, 0),
    (0, 0, 3, 0),  # Z20
)


def kind_of(tile: int) -> int:
    """Production or permanent."""
    return PRODUCTION_KIND if tile < PRODUCTION_BUILDINGS else PERMANENT_KIND


def owns(state: Tawantinsuyu, seat: Seat, tile: int) -> bool:
    """The seat has built this permanent building and can use it; Axomamma never does."""
    return state.buildings[tile] == seat and not state.is_hers(seat)


# The market.


class RefillMarket(Effect[Tawantinsuyu]):
    """New buildings come into the empty slots, while the stacks last."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for slot in range(MARKET):
            if state.market[slot] == EMPTY:
                state.then(seat, FILL_SLOT[slot])


class FillSlot(Chance[Tawantinsuyu]):
    """A building is turned up for a slot of the market."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        kind = KIND_OF_SLOT[self.slot]
        falls = BUILDING_FALLS[self.slot]
        found = [falls[tile] for tile in TILES_OF_KIND[kind] if state.buildings[tile] == PILE]
        if not found:
            found = [falls[tile] for tile in state.buildings_under if kind_of(tile) == kind][:1]
        return found


class ShowBuilding(Effect[Tawantinsuyu]):
    """A building lies on the market."""

    def __init__(self, slot: int, tile: int) -> None:
        self.slot: Final = slot
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if state.buildings[self.tile] == UNDER:
            state.buildings_under = [tile for tile in state.buildings_under if tile != self.tile]
        state.buildings[self.tile] = SHOWN
        state.market[self.slot] = self.tile
        state.tell(BuildingShown(BUILDING[self.tile]))


class BuryBuilding(Effect[Tawantinsuyu]):
    """A building of the market goes face-down under its stack."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        bury(state, state.market.index(self.tile))


def bury(state: Tawantinsuyu, slot: int) -> None:
    """The building in a slot goes face-down under its stack."""
    tile = state.market[slot]
    state.market[slot] = EMPTY
    state.buildings[tile] = UNDER
    state.buildings_under = [*state.buildings_under, tile]
    state.tell(BuildingBuried(BUILDING[tile]))


class RenewMarket(Effect[Tawantinsuyu]):
    """All buildings of the market go under their stacks, and new ones are turned up."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for slot in range(MARKET):
            if state.market[slot] != EMPTY:
                bury(state, slot)
        state.then(seat, RefillMarket())


# Building.


class Build(Choice[Tawantinsuyu]):
    """Build a building of the market; before that, a god card may be returned to replace one or two of them."""

    def __init__(self, mode: int, replaced: bool = False) -> None:
        self.mode: Final = mode  # a task can be declined only after such a replacement
        self.replaced: Final = replaced

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for tile in state.market:
            if tile != EMPTY and (self.mode == FOR_NOTHING or can_build(state, seat, tile)):
                found.append(BUILD[self.mode == FOR_NOTHING][tile])
        if not self.replaced:
            for card in state.gods_in_hand(seat):
                found.extend([self._replace(card, slot, state.market[slot]) for slot in filled_slots(state)])
        return found

    def way_out(self) -> Option | None:
        return None if self.mode == AS_TASK and not self.replaced else DECLINE

    def _replace(self, card: int, slot: int, tile: int) -> Option:
        """Return a god card and replace a building, perhaps with another one, before building."""
        key = ((card * MARKET + slot) * BUILDINGS + tile) * 3 + self.mode
        found = _replace.get(key)
        if found is None:
            then = (ReturnGod(card), BuryBuilding(tile), ReplaceAnother(), FILL_SLOT[slot], Build(self.mode, True))
            found = Option("replace", (GOD_CARD[card], BUILDING[tile]), then)
            _replace[key] = found
        return found


def can_build(state: Tawantinsuyu, seat: Seat, tile: int) -> bool:
    """The player owns what a building costs."""
    cost = COST[tile]
    return can_pay(state, seat, 0, cost[POTATO], cost[CORN], cost[STONE], cost[GOLD])


def can_do_build_task(state: Tawantinsuyu, seat: Seat) -> bool:
    """A building of the market can be paid, or replaced for a god card."""
    for tile in state.market:
        if tile != EMPTY and can_build(state, seat, tile):
            return True
    return bool(filled_slots(state)) and bool(state.gods_in_hand(seat))


def filled_slots(state: Tawantinsuyu) -> list[int]:
    """The slots of the market with a building."""
    return [slot for slot in range(MARKET) if state.market[slot] != EMPTY]


class ReplaceAnother(Choice[Tawantinsuyu]):
    """The player may replace a second building, before new ones are turned up."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for slot in filled_slots(state):
            tile = state.market[slot]
            found.append(Option("replace-another", (BUILDING[tile],), (BuryBuilding(tile), FILL_SLOT[slot])))
        return found

    def way_out(self) -> Option | None:
        return DECLINE


class TakeBuilding(Effect[Tawantinsuyu]):
    """The player takes a building of the market, face-up."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.market[state.market.index(self.tile)] = EMPTY
        state.buildings[self.tile] = seat
        state.tell(BuildingBuilt(seat, BUILDING[self.tile]))


def _build(tile: int, free: bool) -> Option:
    """Pay for a building and take it."""
    cost = COST[tile]
    then: Steps = (TakeBuilding(tile),)
    if not free:
        then = (PayCost(0, cost[POTATO], cost[CORN], cost[STONE], cost[GOLD]), *then)
    return Option("build", (BUILDING[tile],), then)


_replace: Final[dict[int, Option]] = {}  # options never change, so each is made once
BUILD: Final = tuple([tuple([_build(tile, free) for tile in range(BUILDINGS)]) for free in (False, True)])
FILL_SLOT: Final = tuple([FillSlot(slot) for slot in range(MARKET)])
BUILDING_FALLS: Final = tuple(
    [
        tuple([Outcome(BUILDING[tile], 1, (ShowBuilding(slot, tile),)) for tile in range(BUILDINGS)])
        for slot in range(MARKET)
    ]
)
