"""The buildings and the starting wealth tiles, one line each."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place, Steps
from yupana.engine.grammar import Repeat
from yupana.games.tzolkin.board import (
    AGRICULTURE,
    ARCHITECTURE,
    CHAAC,
    CHICHEN_ITZA,
    CORN,
    EXTRACTION,
    FROM_BUILDINGS,
    GEARS,
    GOLD,
    KUKULKAN,
    PALENQUE,
    QUETZALCOATL,
    SKULL,
    STONE,
    THEOLOGY,
    TIKAL,
    UXMAL,
    WOOD,
    YAXCHILAN,
)
from yupana.games.tzolkin.gears.action import ANY_ACTION, MayUse
from yupana.games.tzolkin.goods import FeedCheaper, FeedFree, Gain, GainWorker, Score
from yupana.games.tzolkin.technologies import Advance, AdvanceAny
from yupana.games.tzolkin.temples import Climb, StepUp

FARM: Final = 0
MUNICIPAL: Final = 1
TOMB: Final = 2
SHRINE: Final = 3
FRAMES: Final = ("farm", "municipal", "tomb", "shrine")


class Building:
    """A building: its frame, what it costs, what happens when it is constructed."""

    def __init__(self, name: Place, age: int, frame: int, cost: tuple[int, int, int], effects: Steps) -> None:
        self.name: Final = name
        self.age: Final = age
        self.frame: Final = frame
        self.cost: Final = cost  # wood, stone, gold
        self.effects: Final = effects


class Wealth:
    """A starting wealth tile: the gear space it names for dummy workers, and what it gives."""

    def __init__(self, gear: int, space: int, effects: Steps) -> None:
        self.gear: Final = gear
        self.space: Final = space
        self.effects: Final = effects


def _score(points: int) -> Score:
    """Points printed on a building."""
    return Score(FROM_BUILDINGS, points)


BUILDINGS: Final[tuple[Building, ...]] = (
    # Age 1
    Building("a1-farm-single.1", 1, FARM, (1, 0, 0), (FeedFree(1),)),
    Building("a1-farm-single.2", 1, FARM, (1, 0, 0), (FeedFree(1),)),
    Building("a1-farm-single.3", 1, FARM, (1, 0, 0), (FeedFree(1),)),
    Building("a1-farm-all.1", 1, FARM, (4, 0, 0), (FeedCheaper(),)),
    Building("a1-farm-all.2", 1, FARM, (4, 0, 0), (FeedCheaper(),)),
    Building("a1-muni-agriculture", 1, MUNICIPAL, (2, 0, 0), (Advance(AGRICULTURE),)),
    Building("a1-muni-agriculture-stone", 1, MUNICIPAL, (3, 0, 0), (Advance(AGRICULTURE), Gain(STONE))),
    Building("a1-muni-extraction-corn", 1, MUNICIPAL, (1, 1, 0), (Advance(EXTRACTION), Gain(CORN))),
    Building("a1-muni-extraction-gold", 1, MUNICIPAL, (2, 1, 0), (Advance(EXTRACTION), Gain(GOLD))),
    Building("a1-tomb-chaac-quetzalcoatl", 1, TOMB, (2, 1, 0), (StepUp(CHAAC), StepUp(QUETZALCOATL))),
    Building("a1-tomb-chaac-kukulkan", 1, TOMB, (1, 2, 0), (StepUp(CHAAC), StepUp(KUKULKAN))),
    Building("a1-tomb-temple-build", 1, TOMB, (1, 0, 1), (Climb(), MayUse(TIKAL, 2))),
    Building("a1-shrine-architecture", 1, SHRINE, (0, 0, 1), (Advance(ARCHITECTURE),)),
    Building("a1-shrine-theology-kukulkan", 1, SHRINE, (0, 1, 1), (Advance(THEOLOGY), StepUp(KUKULKAN))),
    # Age 2
    Building("a2-farm-triple.1", 2, FARM, (2, 0, 0), (FeedFree(3),)),
    Building("a2-farm-triple.2", 2, FARM, (2, 0, 0), (FeedFree(3),)),
    Building("a2-farm-triple.3", 2, FARM, (2, 0, 0), (FeedFree(3),)),
    Building("a2-muni-tech-stone", 2, MUNICIPAL, (3, 0, 0), (AdvanceAny(), Gain(STONE))),
    Building("a2-muni-tech-gold", 2, MUNICIPAL, (2, 1, 0), (AdvanceAny(), Gain(GOLD))),
    Building("a2-muni-tech-skull", 2, MUNICIPAL, (2, 2, 0), (AdvanceAny(), Gain(SKULL))),
    Building("a2-muni-tech-corn", 2, MUNICIPAL, (3, 1, 0), (AdvanceAny(), Gain(CORN, 6))),
    Building("a2-tomb-worker", 2, TOMB, (1, 1, 1), (GainWorker(), _score(6))),
    Building("a2-tomb-action", 2, TOMB, (2, 1, 1), (_score(2), MayUse(UXMAL, ANY_ACTION))),
    Building(
        "a2-tomb-three-temples", 2, TOMB, (1, 2, 1), (StepUp(CHAAC), StepUp(QUETZALCOATL), StepUp(KUKULKAN), _score(3))
    ),
    Building("a2-tomb-points", 2, TOMB, (1, 0, 2), (_score(8),)),
    Building("a2-tomb-market", 2, TOMB, (0, 3, 0), (_score(6), MayUse(UXMAL, 2))),
    Building("a2-shrine-two-techs", 2, SHRINE, (0, 1, 2), (Repeat(2, AdvanceAny()),)),
    Building("a2-shrine-theology-temples", 2, SHRINE, (0, 2, 1), (Advance(THEOLOGY), StepUp(CHAAC), StepUp(KUKULKAN))),
    Building("a2-shrine-kukulkan", 2, SHRINE, (0, 0, 2), (StepUp(KUKULKAN), StepUp(KUKULKAN), _score(3))),
    Building("a2-shrine-chaac", 2, SHRINE, (0, 2, 0), (StepUp(CHAAC), StepUp(CHAAC), _score(2))),
    Building("a2-shrine-quetzalcoatl", 2, SHRINE, (0, 0, 3), (StepUp(QUETZALCOATL), StepUp(QUETZALCOATL), _score(4))),
    Building("a2-shrine-architecture", 2, SHRINE, (0, 1, 1), (Advance(ARCHITECTURE), _score(3))),
)

WEALTH: Final[tuple[Wealth, ...]] = (
    Wealth(PALENQUE, 1, (Gain(CORN, 3), StepUp(QUETZALCOATL), Advance(AGRICULTURE))),
    Wealth(PALENQUE, 3, (Gain(CORN, 5), Gain(GOLD), StepUp(QUETZALCOATL))),
    Wealth(PALENQUE, 5, (Gain(STONE), Gain(GOLD), Advance(AGRICULTURE))),
    Wealth(PALENQUE, 7, (Gain(CORN, 9), Gain(STONE))),
    Wealth(YAXCHILAN, 1, (Gain(WOOD), StepUp(KUKULKAN), Advance(EXTRACTION))),
    Wealth(YAXCHILAN, 3, (Gain(CORN, 2), Gain(WOOD, 2), StepUp(KUKULKAN))),
    Wealth(YAXCHILAN, 5, (Gain(CORN, 4), Gain(WOOD), Advance(EXTRACTION))),
    Wealth(YAXCHILAN, 7, (Gain(CORN, 3), Gain(WOOD, 2), Gain(STONE))),
    Wealth(TIKAL, 1, (Gain(CORN, 2), StepUp(CHAAC), Advance(ARCHITECTURE))),
    Wealth(TIKAL, 3, (Gain(CORN, 6), Gain(STONE, 2))),
    Wealth(TIKAL, 5, (Gain(CORN, 3), Gain(GOLD), Advance(ARCHITECTURE))),
    Wealth(TIKAL, 7, (Gain(CORN, 6), Gain(WOOD), Gain(STONE))),
    Wealth(UXMAL, 1, (Gain(CORN, 5), Gain(STONE), StepUp(CHAAC))),
    Wealth(UXMAL, 3, (Gain(CORN, 3), Gain(WOOD), FeedFree(1))),
    Wealth(UXMAL, 5, (GainWorker(),)),
    Wealth(UXMAL, 7, (Gain(CORN, 8), Gain(GOLD))),
    Wealth(CHICHEN_ITZA, 0, (Gain(CORN, 4), Gain(WOOD), Gain(SKULL))),
    Wealth(CHICHEN_ITZA, 3, (Gain(CORN, 5), Gain(STONE), Advance(THEOLOGY))),
    Wealth(CHICHEN_ITZA, 5, (Gain(CORN, 4), Gain(WOOD, 3))),
    Wealth(CHICHEN_ITZA, 7, (Gain(CORN, 2), Gain(WOOD, 2), Advance(THEOLOGY))),
    Wealth(CHICHEN_ITZA, 10, (Gain(CORN, 7), Gain(WOOD, 2))),
)

BUILDING_NAMES: Final = tuple([building.name for building in BUILDINGS])
WEALTH_NAMES: Final = tuple([f"wealth-{GEARS[tile.gear]}.{tile.space}" for tile in WEALTH])
AGE_DECK: Final = tuple([tuple([n for n in range(len(BUILDINGS)) if BUILDINGS[n].age == age]) for age in range(3)])
