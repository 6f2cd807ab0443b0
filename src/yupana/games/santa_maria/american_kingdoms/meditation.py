"""Meditation: pass where others have passed, or take a second effect after the road."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Option, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.american_kingdoms.variants import SHARED_ROAD
from yupana.games.santa_maria.board import M_PASSED, PASS_ROAD, PASS_SPACE, PASS_SPACES
from yupana.games.santa_maria.passing import PASS, SPACE_EFFECT, TakeSpace, UnloadShips


def ways_to_meditate(state: Kingdoms, seat: Seat) -> list[Option]:
    """Any space; the lowest only while nobody is there, and with a second effect."""
    found = [PASS[space] for space in range(PASS_ROAD)]
    if PASS_ROAD not in taken(state) or state.rules[SHARED_ROAD]:
        found.append(MEDITATE)
    return found


def taken(state: Kingdoms) -> list[int]:
    """The pass spaces where somebody is."""
    return [state.has(each, M_PASSED) for each in range(state.seats) if state.is_out(each)]


class TakeSecondEffect(Choice[Kingdoms]):
    """The effect of one of the upper spaces where nobody is."""

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        occupied = taken(state)
        return [SECOND[space] for space in range(PASS_ROAD) if space not in occupied]

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Kingdoms, seat: Seat) -> bool:
        """Nothing free makes others leave a space."""
        return False


SECOND: Final = tuple([Option("use-space", (PASS_SPACE[space],), SPACE_EFFECT[space]) for space in range(PASS_SPACES)])
_MEDITATED: Final[Steps] = (TakeSpace(PASS_ROAD), *SPACE_EFFECT[PASS_ROAD], TakeSecondEffect(), UnloadShips())
MEDITATE: Final = Option("pass", (PASS_SPACE[PASS_ROAD],), _MEDITATED)
