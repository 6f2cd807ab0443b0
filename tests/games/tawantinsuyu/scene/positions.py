"""Named positions of Tawantinsuyu, reached by random play that is the same every time."""

from collections.abc import Callable
from functools import cache

from tests.games.random_matches import random_match

from yupana.games.tawantinsuyu.board import (
    CORN,
    EMPTY,
    GOLD,
    M_GODS,
    M_LARGE,
    M_SMALL,
    M_STEP,
    POTATO,
    SPACES,
    STONE,
    WORKERS,
)
from yupana.games.tawantinsuyu.game import GAME
from yupana.games.tawantinsuyu.market import BUILDINGS
from yupana.games.tawantinsuyu.state import ASIDE, FACE_DOWN, FACE_UP, OUT, PILE, Tawantinsuyu
from yupana.games.tawantinsuyu.tapestry import LEFT, PATTERN, RIGHT, ROW

Sought = Callable[[Tawantinsuyu], bool]


POSITIONS: dict[str, tuple[int, Sought]] = {
    "starting weavings to choose from": (4, lambda state: ASIDE in state.weavings),
    "eight gods to choose from": (3, lambda state: state.has(0, M_GODS) == 8),
    "bonuses of the opening": (2, lambda state: FACE_UP in state.gods),
    "a card is played for a placement": (2, lambda state: ASIDE in state.gods),
    "tiles on sale": (4, lambda state: len(state.on_sale) == 3),
    "many gods in hand": (3, lambda state: state.has(0, M_GODS) > 9),
    "the token is taken": (3, lambda state: state.token != EMPTY),
    "a rich table": (4, lambda state: state.turns > 20),
    "alone against Axomamma": (1, lambda state: state.turns > 6),
    "the end": (4, lambda state: not state.agenda.steps),
}


def enrich(state: Tawantinsuyu) -> Tawantinsuyu:
    """Everybody owns far more than usual, and the hill is crowded."""
    state.hill = [k * 7 % len(WORKERS) if k % 3 != 1 else EMPTY for k in range(SPACES)]
    state.steps = [0, 1, EMPTY, 2, 3, EMPTY, 1, EMPTY, 0, EMPTY]
    state.regions = [(k % 5) - 1 if k % 3 else EMPTY for k in range(24)]
    tiles = [tile for tile in range(BUILDINGS) if state.buildings[tile] == PILE]
    for n, tile in enumerate(tiles[:-6]):
        state.buildings[tile] = n % 4 if n % 3 else FACE_DOWN + n % 4 if tile < 19 else n % 4
    for n, card in enumerate([card for card in range(30) if state.army[card] == PILE][:16]):
        state.army[card] = (FACE_UP if n % 5 else FACE_DOWN) + n % 4
    for seat in range(4):
        for thing, amount in ((POTATO, 7), (CORN, 4), (STONE, 12), (GOLD, 3), (M_STEP, 3 * seat), (M_SMALL + seat, 1)):
            state.add(seat, thing, amount)
    for thing in (M_SMALL + 1, M_SMALL + 2, M_LARGE + 4):
        state.add(0, thing, 1)
    weave(state)
    return state


def weave(state: Tawantinsuyu) -> None:
    """The stack is woven into tapestries; the first has seven tiles."""
    left = [tile for tile in range(35) if state.weavings[tile] == PILE]
    state.tapestries = []
    for seat, tiles in ((0, 7), (0, 3), (0, 1), (1, 4), (1, 1), (2, 5), (3, 2), (3, 2)):
        woven = [left.pop(0)]
        while len(woven) < tiles:
            other = [tile for tile in left if PATTERN[tile] not in [PATTERN[each] for each in woven]]
            woven.append(([tile for tile in other if LEFT[tile] == RIGHT[woven[-1]]] or other)[0])
            left.remove(woven[-1])
        state.tapestries += [seat, *woven, *([EMPTY] * (ROW - 1 - len(woven)))]
        for tile in woven:
            state.weavings[tile] = seat
    state.weavings = [
        OUT if where in range(4) and tile not in state.tapestries else where
        for tile, where in enumerate(state.weavings)
    ]


@cache
def position(name: str) -> Tawantinsuyu:
    """The state of that name."""
    seats, sought = POSITIONS[name]
    for seed in range(200):
        for match in random_match(GAME, seats, seed):
            if sought(match.state):
                return enrich(match.state.clone()) if "rich" in name else match.state.clone()
    raise LookupError(name)
