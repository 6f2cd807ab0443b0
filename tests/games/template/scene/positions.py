"""Named positions of Chaski, reached by random play that is the same every time."""

from collections.abc import Callable
from functools import cache

from tests.games.random_matches import random_match

from yupana.games.template.game import GAME
from yupana.games.template.state import Chaski

POSITIONS: dict[str, tuple[int, Callable[[Chaski], bool]]] = {
    "the first morning": (3, lambda state: state.day == 1),
    "alone with the fox": (1, lambda state: state.day == 3 and any(state.laid)),
    "five around the table": (5, lambda state: state.day == 4 and min(state.leaves) > 0),
    "the end": (4, lambda state: not state.agenda.steps),
}


@cache
def position(name: str) -> Chaski:
    """The state of that name."""
    seats, sought = POSITIONS[name]
    for seed in range(200):
        for match in random_match(GAME, seats, seed):
            if sought(match.state):
                return match.state.clone()
    raise LookupError(name)
