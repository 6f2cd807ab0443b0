"""Palenque: fishing, and harvesting the jungle."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.games.tzolkin.board import (
    AGRICULTURE,
    CORN,
    CORN_YIELD,
    EXTRACTION,
    GROUPS,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    M_CORN_TILES,
    M_WOOD_TILES,
    WOOD,
    WOOD_YIELD,
)
from yupana.games.tzolkin.facts import CornTileTaken, ForestBurned, WoodTileTaken
from yupana.games.tzolkin.state import Action, Tzolkin
from yupana.games.tzolkin.temples import Anger

FISH: Final = 3
WOODS: Final = 6  # where the wood tiles begin in the list of jungle tiles


def fish_yield(state: Tzolkin, seat: Seat) -> int:
    """Corn for fishing."""
    return FISH + (1 if state.level(seat, AGRICULTURE) >= 2 else 0)


def corn_yield(state: Tzolkin, seat: Seat, group: int) -> int:
    """Corn for harvesting corn in a group of fields."""
    level = state.level(seat, AGRICULTURE)
    return CORN_YIELD[group] + (1 if level >= 1 else 0) + (2 if level >= 3 else 0)


def wood_yield(state: Tzolkin, seat: Seat, group: int) -> int:
    """Wood for taking a wood tile from a group of fields."""
    return WOOD_YIELD[group] + (1 if state.level(seat, EXTRACTION) >= 1 else 0)


class Fish(Effect[Tzolkin]):
    """Gain corn; no tile is needed."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.gain(seat, CORN, fish_yield(state, seat))

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("corn", fish_yield(state, seat)),)


class Harvest(Choice[Tzolkin]):
    """Take a corn tile, a wood tile, burn the forest, or (Agriculture 2) harvest without a tile."""

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        corn = state.jungle[self.group]
        wood = state.jungle[WOODS + self.group]
        found: list[Option] = []
        if corn > wood:
            found.append(HARVEST_CORN[self.group])
        elif state.level(seat, AGRICULTURE) >= 2:
            found.append(HARVEST_WITHOUT_TILE[self.group])
        if wood:
            found.append(HARVEST_WOOD[self.group])
            if state.can_anger(seat):
                found.append(BURN[self.group])
        return found


class TakeCornTile(Effect[Tzolkin]):
    """A corn tile leaves the jungle for the player's mat."""

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.jungle[self.group] -= 1
        state.add(seat, M_CORN_TILES, 1)
        state.tell(CornTileTaken(seat))


class TakeWoodTile(Effect[Tzolkin]):
    """A wood tile leaves the jungle for the player's mat."""

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.jungle[WOODS + self.group] -= 1
        state.add(seat, M_WOOD_TILES, 1)
        state.tell(WoodTileTaken(seat))


class BurnForest(Effect[Tzolkin]):
    """A wood tile leaves the game; it counts for nobody."""

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.jungle[WOODS + self.group] -= 1
        state.burned += 1
        state.tell(ForestBurned(seat))


class GainHarvest(Effect[Tzolkin]):
    """Gain the corn or the wood of a group of fields."""

    def __init__(self, group: int, good: int) -> None:
        self.group: Final = group
        self.good: Final = good

    def amount(self, state: Tzolkin, seat: Seat) -> int:
        """How much it is for this player."""
        return corn_yield(state, seat, self.group) if self.good == CORN else wood_yield(state, seat, self.group)

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.gain(seat, self.good, self.amount(state, seat))

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("corn" if self.good == CORN else "wood", self.amount(state, seat)),)


class HarvestAction(Action):
    """Harvesting is possible while there is anything to harvest."""

    def __init__(self, group: int) -> None:
        super().__init__((Harvest(group),))
        self.group: Final = group

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        exposed = state.jungle[self.group] - state.jungle[WOODS + self.group]
        return exposed > 0 or state.jungle[WOODS + self.group] > 0 or state.level(seat, AGRICULTURE) >= 2


HARVEST_CORN: Final = tuple(
    [Option("harvest-corn", (JUNGLE_CORN[n],), (TakeCornTile(n), GainHarvest(n, CORN))) for n in range(6)]
)
HARVEST_WOOD: Final = tuple(
    [Option("harvest-wood", (JUNGLE_WOOD[n],), (TakeWoodTile(n), GainHarvest(n, WOOD))) for n in range(6)]
)
BURN: Final = tuple(
    [
        Option("burn", (JUNGLE_WOOD[n],), (BurnForest(n), TakeCornTile(n), GainHarvest(n, CORN), Anger()))
        for n in range(6)
    ]
)
HARVEST_WITHOUT_TILE: Final = tuple(
    [Option("harvest-without-tile", (JUNGLE_CORN[n],), (GainHarvest(n, CORN),)) for n in range(6)]
)

ACTIONS: Final[tuple[Action, ...]] = (Action((Fish(),)), *[HarvestAction(group) for group in GROUPS])
