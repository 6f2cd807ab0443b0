"""Tikal: technologies, buildings, monuments, and an offering at two temples."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.engine.grammar import Either
from yupana.games.tzolkin.construction import Build, BuildMonument, can_build
from yupana.games.tzolkin.goods import PayAny
from yupana.games.tzolkin.state import Action, Tzolkin
from yupana.games.tzolkin.technologies import AdvancePaid, can_advance
from yupana.games.tzolkin.temples import Climb


class AdvanceAction(Action):
    """Some advance can be paid."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return can_advance(state, seat)


class BuildAction(Action):
    """Some building can be paid."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return can_build(state, seat)


class BuildMoreAction(Action):
    """Some building or monument can be paid."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return can_build(state, seat) or bool(BuildMonument().options(state, seat))


class TemplesAction(Action):
    """There is a resource to pay and a temple to climb."""

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return state.resources(seat) > 0 and state.can_climb(seat)


ACTIONS: Final[tuple[Action, ...]] = (
    AdvanceAction((AdvancePaid(1),)),
    BuildAction((Build(),)),
    AdvanceAction((AdvancePaid(2),)),
    BuildMoreAction((Either((Build(more=1), BuildMonument())),)),
    TemplesAction((PayAny(1), Climb(2))),
)
