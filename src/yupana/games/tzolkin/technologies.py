"""Advancing on the four technology tracks."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.engine.grammar import May, Repeat
from yupana.games.tzolkin.board import (
    ADVANCE_COST,
    AGRICULTURE,
    ARCHITECTURE,
    EXTRACTION,
    FROM_ARCHITECTURE,
    M_LEVEL,
    SKULL,
    THEOLOGY,
    TOP_LEVEL,
    TRACKS,
)
from yupana.games.tzolkin.facts import TechnologyAdvanced, TechnologyBonusTaken
from yupana.games.tzolkin.goods import GainAny, PayAny
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.temples import Climb

BONUS_POINTS: Final = 3
BONUS_RESOURCES: Final = 2


BONUS: Final[tuple[Price, ...]] = (  # what a finished track gives, by track
    (("temple", 1),),
    (("resource", BONUS_RESOURCES),),
    (("points", BONUS_POINTS),),
    (("skull", 1),),
)


def is_advance_void(state: Tzolkin, seat: Seat, track: int) -> bool:
    """The track is finished and its bonus would give nothing."""
    if state.level(seat, track) < TOP_LEVEL:
        return False
    if track == AGRICULTURE:
        return not state.can_climb(seat)
    return track == THEOLOGY and state.skulls == 0


class Advance(Effect[Tzolkin]):
    """One level up on a track, or its bonus when the track is finished."""

    def __init__(self, track: int) -> None:
        self.track: Final = track

    def run(self, state: Tzolkin, seat: Seat) -> None:
        level = state.level(seat, self.track)
        if level < TOP_LEVEL:
            state.add(seat, M_LEVEL + self.track, 1)
            state.tell(TechnologyAdvanced(seat, TRACKS[self.track], level + 1))
            return
        state.tell(TechnologyBonusTaken(seat, TRACKS[self.track]))
        if self.track == AGRICULTURE:
            state.then(seat, Climb())
        elif self.track == EXTRACTION:
            state.then(seat, Repeat(BONUS_RESOURCES, GainAny()))
        elif self.track == ARCHITECTURE:
            state.score(seat, FROM_ARCHITECTURE, BONUS_POINTS)
        else:
            state.gain(seat, SKULL, 1)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return BONUS[self.track] if state.level(seat, self.track) == TOP_LEVEL else ((TRACKS[self.track], 1),)


class AdvanceAny(Choice[Tzolkin]):
    """A free advance on a track of the player's choice."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        return [ADVANCE_FREE[track] for track in range(len(TRACKS)) if not is_advance_void(state, seat, track)]

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("technology", 1),)


class AdvancePaid(Choice[Tzolkin]):
    """One or more advances, each paid with resources at the price of the level held."""

    def __init__(self, advances: int) -> None:
        self.advances: Final = advances

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        resources = state.resources(seat)
        found: list[Option] = []
        for track in range(len(TRACKS)):
            level = state.level(seat, track)
            if resources >= ADVANCE_COST[level] and not is_advance_void(state, seat, track):
                found.append(ADVANCE_PAID[self.advances][track][level])
        return found


def can_advance(state: Tzolkin, seat: Seat) -> bool:
    """Some advance can be paid and would not be void."""
    return bool(AdvancePaid(1).options(state, seat))


def _paid(advances: int, track: int, level: int) -> Option:
    """Pay and advance; what is left of the action may follow."""
    then = (PayAny(ADVANCE_COST[level]), Advance(track))
    return Option("advance", (TRACKS[track],), then if advances == 1 else (*then, May(AdvancePaid(advances - 1))))


ADVANCE_FREE: Final = tuple([Option("advance", (TRACKS[t],), (Advance(t),)) for t in range(4)])
ADVANCE_PAID: Final = tuple(
    [tuple([tuple([_paid(advances, t, level) for level in range(4)]) for t in range(4)]) for advances in (1, 1, 2)]
)
