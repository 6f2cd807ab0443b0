"""Named positions of Tzolk'in, reached by random play that is the same every time."""

from collections.abc import Callable
from functools import cache

from tests.games.random_matches import random_match

from yupana.games.tzolkin.board import DUMMY, EMPTY, LAST_SPACE, M_LIGHT, TEETH, TOP_STEP
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.monuments import FIRST_MONUMENT
from yupana.games.tzolkin.state import Tzolkin

FROM_THE_EDGE = "track-"  # their rows begin where the panel does

Sought = Callable[[Tzolkin], bool]


def hides_a_dummy(state: Tzolkin) -> bool:
    """A dummy stands on a space without a number."""
    return any(
        state.standing(gear, space) == DUMMY for gear in range(5) for space in range(LAST_SPACE[gear] + 1, TEETH[gear])
    )


def has_the_top(state: Tzolkin) -> bool:
    """Somebody stands on top of a temple."""
    return any(state.step(seat, temple) == TOP_STEP[temple] for seat in range(state.seats) for temple in range(3))


POSITIONS: dict[str, tuple[int, Sought]] = {
    "the choice of wealth": (4, lambda state: EMPTY in state.kept),
    "first round, two players": (2, lambda state: state.day == 0 and EMPTY not in state.kept),
    "a dummy between the spaces": (3, hides_a_dummy),
    "corn on the calendar": (4, lambda state: state.calendar_corn >= 3),
    "a worker on the first player space": (3, lambda state: state.first_space != EMPTY and state.day > 5),
    "skulls placed in the second age": (4, lambda state: state.age == 2 and len(set(state.offerings)) > 2),
    "a mat full of tiles, its dark side up": (4, lambda state: state.day >= 20),
    "the end": (4, lambda state: state.food_days_done == 4 and not state.agenda.steps),
}


def enrich(state: Tzolkin) -> Tzolkin:
    """The first player owns far more than usual."""
    for tile in (0, 3, 5, 9, 11, 14, 17, 21, 26, 31, FIRST_MONUMENT, FIRST_MONUMENT + 6):
        state.owners[tile] = 0
    state.add(0, M_LIGHT, -state.has(0, M_LIGHT))
    return state


@cache
def position(name: str) -> Tzolkin:
    """The state of that name."""
    seats, sought = POSITIONS[name]
    for seed in range(200):
        for match in random_match(GAME, seats, seed):
            if sought(match.state):
                return enrich(match.state.clone()) if "tiles" in name else match.state.clone()
    raise LookupError(name)
