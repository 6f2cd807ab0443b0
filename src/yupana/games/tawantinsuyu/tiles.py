"""What god cards, army cards, production buildings and conquered spaces give, one line each.

The values are our own design: the printed ones are not public.
"""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place, Steps
from yupana.games.tawantinsuyu.army import DrawArmy, Train
from yupana.games.tawantinsuyu.board import (
    CORN,
    FROM_BUILDINGS,
    FROM_CONQUESTS,
    FROM_GOD_CARDS,
    GODS,
    GOLD,
    GOODS,
    POTATO,
    STONE,
)
from yupana.games.tawantinsuyu.gods import CARDS_PER_GOD, GOD_CARDS, TakeGods
from yupana.games.tawantinsuyu.goods import FOR_COST, FOR_NOTHING, Gain, Score, one_of
from yupana.games.tawantinsuyu.market import Build
from yupana.games.tawantinsuyu.recovery import Recover
from yupana.games.tawantinsuyu.statues import Erect
from yupana.games.tawantinsuyu.steps import BuildSteps
from yupana.games.tawantinsuyu.tapestry import FreeWeavings
from yupana.games.tawantinsuyu.temple import Climb, PayStep
from yupana.games.tawantinsuyu.village import TakeWorkers

CORN_OR_STONE: Final = one_of((GOODS[CORN], GOODS[STONE]), (Gain(CORN, 2), Gain(STONE, 2)))
GOLD_OR_POTATOES: Final = one_of((GOODS[GOLD], GOODS[POTATO]), (Gain(GOLD), Gain(POTATO, 4)))

# God cards: fourteen sets of bonuses, each on three cards.
_POTATOES: Final[Steps] = (Gain(POTATO, 3), Score(FROM_GOD_CARDS, 1))
_POTATO_STONE: Final[Steps] = (Gain(POTATO, 2), Gain(STONE))
_CORN_ARMY: Final[Steps] = (Gain(CORN), DrawArmy())
_BUILD: Final[Steps] = (Build(FOR_COST), Score(FROM_GOD_CARDS, 1))
_POINTS: Final[Steps] = (Score(FROM_GOD_CARDS, 3),)
_STONE_POTATO: Final[Steps] = (Gain(STONE, 2), Gain(POTATO))
_CORN: Final[Steps] = (Gain(CORN, 2), Score(FROM_GOD_CARDS, 1))
_GOLD_POTATO: Final[Steps] = (Gain(GOLD), Gain(POTATO))
_WEAVE: Final[Steps] = (FreeWeavings(), Gain(POTATO))
_WORKER: Final[Steps] = (TakeWorkers(), Gain(CORN))
_STATUE: Final[Steps] = (Erect(FOR_COST), Gain(STONE))
_TRAIN: Final[Steps] = (Train(), Gain(CORN))
_TEMPLE: Final[Steps] = (Gain(GOLD), PayStep())
_RECOVER: Final[Steps] = (Recover(1), Gain(STONE), Gain(POTATO))

GOD_BONUS: Final[tuple[Steps, ...]] = (
    *(_POTATOES, _CORN_ARMY, _POINTS, _CORN, _WEAVE, _STATUE, _TEMPLE),  # spiral
    *(_POTATOES, _CORN_ARMY, _POINTS, _GOLD_POTATO, _WORKER, _TRAIN, _RECOVER),  # zigzag
    *(_POTATOES, _BUILD, _STONE_POTATO, _CORN, _WEAVE, _TRAIN, _RECOVER),  # squares
    *(_POTATO_STONE, _CORN_ARMY, _STONE_POTATO, _CORN, _WORKER, _STATUE, _RECOVER),  # cross
    *(_POTATO_STONE, _BUILD, _POINTS, _GOLD_POTATO, _WORKER, _STATUE, _TEMPLE),  # wave
    *(_POTATO_STONE, _BUILD, _STONE_POTATO, _GOLD_POTATO, _WEAVE, _TRAIN, _TEMPLE),  # diamond
)
GOD_BONUS_PLACE: Final[tuple[tuple[Place, ...], ...]] = tuple(
    [
        tuple([f"god-{GODS[n // CARDS_PER_GOD]}-{n % CARDS_PER_GOD + 1}.{bonus}" for bonus in range(len(GOD_BONUS[n]))])
        for n in range(GOD_CARDS)
    ]
)

# Army cards.
SOLDIERS: Final = (1,) * 18 + (2,) * 12
ARMY_BONUS: Final[tuple[Steps, ...]] = (
    *((Gain(POTATO, 2),),) * 6,
    *((Gain(CORN),),) * 5,
    *((Gain(STONE),),) * 5,
    *((Gain(GOLD),),) * 2,
    *((Gain(POTATO),),) * 6,
    *((Gain(CORN),),) * 3,
    *((Gain(STONE),),) * 3,
)


def _score(points: int) -> Score:
    """Points printed on a building."""
    return Score(FROM_BUILDINGS, points)


PRODUCTION_BONUS: Final[tuple[Steps, ...]] = (
    (Gain(POTATO, 3),),
    (Gain(CORN), Gain(POTATO)),
    (Gain(STONE), Gain(POTATO)),
    (_score(2),),
    (Gain(POTATO, 2), _score(1)),
    (CORN_OR_STONE,),
    (DrawArmy(), Gain(POTATO)),
    (TakeGods(), _score(1)),
    (_score(3), Gain(POTATO)),
    (Gain(GOLD), Gain(POTATO)),
    (Gain(CORN, 2), _score(1)),
    (Gain(STONE, 2), _score(1)),
    (GOLD_OR_POTATOES, _score(1)),
    (TakeGods(), DrawArmy(), Gain(POTATO)),
    (FreeWeavings(),),
    (_score(5),),
    (Gain(GOLD), PayStep()),
    (Gain(GOLD), _score(2)),
    (CORN_OR_STONE, _score(3)),
)


def _conquest(points: int) -> Score:
    """Points printed on a space of a region."""
    return Score(FROM_CONQUESTS, points)


CONQUEST_BONUS: Final[tuple[Steps, ...]] = (
    # Chinchaysuyu
    (Gain(STONE),),
    (Gain(STONE, 2),),
    (_conquest(4),),
    (Build(FOR_NOTHING),),
    (Erect(FOR_NOTHING),),
    (_conquest(9),),
    # Antisuyu
    (Gain(POTATO, 2),),
    (TakeGods(), FreeWeavings()),
    (FreeWeavings(), _conquest(2)),
    (Climb(), _conquest(2)),
    (TakeGods(2), _conquest(3)),
    (_conquest(7),),
    # Qullasuyu
    (Gain(CORN),),
    (Gain(POTATO, 3), _conquest(1)),
    (Gain(GOLD, 2),),
    (Gain(CORN, 2), Gain(STONE, 2)),
    (Gain(GOLD), _conquest(4)),
    (_conquest(8),),
    # Kuntisuyu
    (_conquest(1),),
    (TakeWorkers(), Gain(CORN)),
    (Climb(), Gain(POTATO)),
    (BuildSteps(True),),
    (Climb(), FreeWeavings()),
    (Climb(2), _conquest(4)),
)
