"""Named positions of Endless Winter, reached by random play that is the same every time."""

from collections.abc import Callable
from functools import cache

from tests.games.random_matches import random_match

from yupana.engine.game import Options
from yupana.games.endless_winter.board import CELLS, DISCARD, EMPTY, HAND, M_UPRIGHT, SPECIES
from yupana.games.endless_winter.game import GAME
from yupana.games.endless_winter.setup import ChooseChief, ChooseSetup, ChooseSide
from yupana.games.endless_winter.state import EndlessWinter

Sought = Callable[[EndlessWinter], bool]
ALL: Options = {"draft": 2, "gameplay-variant": 1, "glacier-tokens": 1, "rest-tokens": 1}


def asked(kind: type) -> Sought:
    """Somebody is asked this."""
    return lambda state: bool(state.agenda.steps) and isinstance(state.agenda.steps[-1], kind)


def has_upper(state: EndlessWinter) -> bool:
    """Megaliths lie on megaliths."""
    return any(owner != EMPTY for owner in state.megaliths[CELLS:])


POSITIONS: dict[str, tuple[int, Options, Sought]] = {
    "the choice of a side": (4, {}, asked(ChooseSide)),
    "the draft of chiefs": (4, ALL, asked(ChooseChief)),
    "the draft of set-up cards": (3, ALL, asked(ChooseSetup)),
    "the first turn alone": (1, {}, lambda state: bool(state.grounds)),
    "tokens on glaciers": (2, ALL, lambda state: max(state.tokens) >= 0),
    "a village, three players": (3, {}, lambda state: max(state.villages) >= 0),
    "high megaliths": (4, {"megalith-layout": 1}, has_upper),
    "a field of ten columns": (2, {"megalith-layout": 2}, lambda state: state.round == 2),
    "a ring of megaliths": (2, {"megalith-layout": 3}, lambda state: state.round == 3),
    "the last round alone": (1, ALL, lambda state: state.round == 4),
    "many cards": (4, ALL, lambda state: state.round == 4),
    "the end": (4, {}, lambda state: not state.agenda.steps),
}


def enrich(state: EndlessWinter) -> EndlessWinter:
    """The first player has far more cards and animals than usual."""
    for n, kind in enumerate(state.removed):
        state.change_cards(0, DISCARD if n % 2 else HAND, kind, 1)
    for species in range(SPECIES):
        state.add(0, M_UPRIGHT + species, 3)
    return state


@cache
def position(name: str) -> EndlessWinter:
    """The state of that name."""
    seats, options, sought = POSITIONS[name]
    for seed in range(200):
        for match in random_match(GAME, seats, seed, options):
            if sought(match.state):
                return enrich(match.state.clone()) if "many" in name else match.state.clone()
    raise LookupError(name)
