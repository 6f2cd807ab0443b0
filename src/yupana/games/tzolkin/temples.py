"""Going up and down the three temples."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.games.tzolkin.board import EMPTY, TEMPLES
from yupana.games.tzolkin.state import Tzolkin


class StepUp(Effect[Tzolkin]):
    """One step up a temple; an impossible step is lost."""

    def __init__(self, temple: int) -> None:
        self.temple: Final = temple

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.step_up(seat, self.temple)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return ((TEMPLES[self.temple], 1),) if state.can_step_up(seat, self.temple) else ()


class StepDown(Effect[Tzolkin]):
    """One step down a temple."""

    def __init__(self, temple: int) -> None:
        self.temple: Final = temple

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.step_down(seat, self.temple)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return ((TEMPLES[self.temple], -1),)


class Climb(Choice[Tzolkin]):
    """One step up on each of so many different temples of the player's choice."""

    def __init__(self, temples: int = 1, climbed: int = EMPTY) -> None:
        self.temples: Final = temples
        self.climbed: Final = climbed  # the temple already climbed for this

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for temple in range(len(TEMPLES)):
            if temple != self.climbed and state.can_step_up(seat, temple):
                found.append(CLIMB_ONE[temple] if self.temples == 1 else CLIMB_TWO[temple])
        return found

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("temple", self.temples),)


class Anger(Choice[Tzolkin]):
    """Anger a god of the player's choice: one step down."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        return [ANGER[temple] for temple in state.angered(seat)]


CLIMB_ONE: Final = tuple([Option("climb", (TEMPLES[t],), (StepUp(t),)) for t in range(3)])
CLIMB_TWO: Final = tuple([Option("climb", (TEMPLES[t],), (StepUp(t), Climb(1, t))) for t in range(3)])
ANGER: Final = tuple([Option("anger", (TEMPLES[t],), (StepDown(t),)) for t in range(3)])
