"""Named positions of Santa Maria, reached by random play that is the same every time."""

from collections.abc import Callable
from functools import cache

from yupana.engine.dice import QuickDice
from yupana.engine.game import Options, full_options
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.games.santa_maria.american_kingdoms.maya.board import V_FORK, V_LEVEL
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import EMPTY
from yupana.games.santa_maria.colony import LayTile
from yupana.games.santa_maria.game import GAME

MODULES: Options = {"expansion": 1, "governor": 1, "specialists": 1, "ambassadors": 1}
Sought = Callable[[Kingdoms], bool]


def is_laying(state: Kingdoms) -> bool:
    """A tile is in hand."""
    return bool(state.agenda.steps) and isinstance(state.agenda.steps[-1], LayTile)


POSITIONS: dict[str, tuple[int, Options, Sought]] = {
    "the choice of colonies": (4, {}, lambda state: state.year == 0),
    "pairs of town halls and scholars": (
        4,
        {"advanced": 1, "expansion": 1},
        lambda state: any(pair != EMPTY for pair in state.pairs),
    ),
    "a tile in hand": (2, {}, lambda state: state.year == 2 and is_laying(state)),
    "a town hall in hand": (3, {"advanced": 1}, is_laying),
    "alone in the third year": (1, {}, lambda state: state.year == 3),
    "shared blue dice": (3, {"shared-blue": 1}, lambda state: state.year == 2 and sum(state.blue) > 1),
    "monks and ships": (4, {}, lambda state: state.year == 3 and sum(map(bool, state.monks)) > 2),
    "all modules but the city": (4, MODULES, lambda state: state.year == 2 and sum(state.hired) > 2),
    "the city with a temple": (3, {"expansion": 1, "maya": 1}, lambda state: any(state.maya[V_LEVEL : V_LEVEL + 5])),
    "the city with a road token": (2, {"expansion": 1, "maya": 1}, lambda state: any(state.maya[V_FORK : V_FORK + 4])),
    "five with everything": (5, {**MODULES, "maya": 1}, lambda state: state.year == 3),
    "the end": (4, {}, lambda state: not state.agenda.steps),
}


@cache
def position(name: str) -> Kingdoms:
    """The state of that name."""
    seats, options, sought = POSITIONS[name]
    for seed in range(200):
        dice = QuickDice(seed)
        match = Match(GAME, seats, full_options(GAME, options), digests=False)
        match.begin(dice)
        while True:
            assert isinstance(match.state, Kingdoms)
            if sought(match.state):
                return match.state.clone()
            if match.is_over():
                break
            decision = decisions(match.state)[0]
            option = decision.options[dice.roll(len(decision.options))]
            match.play(decision.seat, option.move(), dice)
    raise LookupError(name)
