"""The action columns: upper, middle and lower section, passed through from top to bottom."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Choice, Effect, Option, Seat, Steps
from yupana.engine.grammar import fill_pool, pool
from yupana.games.endless_winter.animals import (
    HUNT_AT,
    ROTATE,
    RevealAnimals,
    TakeTop,
    animals_left,
    revealable,
    upright,
)
from yupana.games.endless_winter.benefits import IDOL, TOOL, Benefit
from yupana.games.endless_winter.board import (
    ANIMAL_DECK,
    BASE,
    DEVELOP,
    DISCARD,
    EMPTY,
    FOOD,
    HALVES,
    HAND,
    HEX,
    HUNT,
    INITIATE,
    M_CAMPS,
    MIGRATE,
    TOOLS,
    TRIBE_DECK,
    TRIBES,
    VILLAGE_FOOD,
)
from yupana.games.endless_winter.cards import LEARN, Bury, ChooseTribe, TakeTribe, burials, burials_made
from yupana.games.endless_winter.effects import AllOf
from yupana.games.endless_winter.goods import TAKE_POINT, Gain, Pay
from yupana.games.endless_winter.land import SETTLE, MoveCamps, PlaceCamp, camp_steps, junctions, steps_made
from yupana.games.endless_winter.pools import LABOUR, TAKEN
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.stones import TakeStone

# Sections.
UPPER: Final = 0
MIDDLE: Final = 1
LOWER: Final = 2
PASSED: Final = 3

CULTURE_LABOUR: Final = 3
REVEALED: Final = 2  # animals for one labour


class Act(Choice[EndlessWinter]):
    """Act in a column from a section on: whoever uses a lower section has left those above it.

    The end of the turn is always among the options: whether anything else is must not tell what is in the hand.
    """

    def __init__(self, column: int, section: int, lower: bool) -> None:
        self.column: Final = column
        self.section: Final = section
        self.lower: Final = lower  # the figure stands on the lower place

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if self.column == INITIATE:
            self._initiate(state, seat, found)
        elif self.column == DEVELOP:
            self._develop(state, seat, found)
        elif self.column == MIGRATE:
            self._migrate(state, seat, found)
        else:
            self._hunt(state, seat, found)
        found.append(END_THE_TURN)
        return found

    def _initiate(self, state: EndlessWinter, seat: Seat, found: list[Option]) -> None:
        lower = self.lower
        if self.section == UPPER and TOOL_AND_LABOUR.is_payable(state, seat):
            taken = pool(state, TAKEN)
            found.extend([RECRUIT[lower][tribe] for tribe in range(TRIBES) if not taken & 1 << tribe])
        if self.section <= MIDDLE and state.has(seat, FOOD):
            found.extend(ADOPT[lower])
            found.extend(burials(state, seat, BURY_FOR_FOOD[lower]))
        if self.section <= LOWER and lower:
            found.extend(followed((), HONOUR_THE_DEAD.options(state, seat), AFTER_LOWER[INITIATE]))

    def _develop(self, state: EndlessWinter, seat: Seat, found: list[Option]) -> None:
        lower = self.lower
        if self.section == UPPER and CULTURE_PRICE.is_payable(state, seat):
            learned = [LEARN_CULTURE[lower][kind] for kind in state.display if kind != EMPTY]
            found.extend(learned or [CULTURE_POINT[lower]])
        if self.section <= MIDDLE:
            found.extend(followed((), TAKE_STONE.options(state, seat), AFTER_MIDDLE[DEVELOP][lower]))
        if self.section <= LOWER and lower:
            found.extend(followed((Gain(1),), MAKE_TOOL.options(state, seat), AFTER_LOWER[DEVELOP]))

    def _migrate(self, state: EndlessWinter, seat: Seat, found: list[Option]) -> None:
        lower = self.lower
        camps = state.has(seat, M_CAMPS)
        if self.section == UPPER:
            if camps and state.has(seat, TOOLS):
                found.append(PITCH[lower])
            if pool(state, LABOUR) >= HALVES:
                found.extend(camp_steps(state, seat, MARCH[lower]))
        if self.section <= MIDDLE and state.has(seat, FOOD) >= VILLAGE_FOOD:
            found.extend([SETTLE_FOR_FOOD[lower][junction] for junction in junctions(state, seat)])
        if self.section <= LOWER and lower:
            if camps:
                found.append(PITCH_FREELY)
            else:
                found.extend(camp_steps(state, seat, MOVE_FREELY))

    def _hunt(self, state: EndlessWinter, seat: Seat, found: list[Option]) -> None:
        lower = self.lower
        if self.section == UPPER:
            if pool(state, LABOUR) >= HALVES and revealable(state, REVEALED):
                found.append(REVEAL[lower])
            if TOOL_AND_LABOUR.is_payable(state, seat):
                grounds = state.grounds
                found.extend([TAKE_PREY[lower][n] for n in range(len(grounds)) if grounds[n] not in grounds[:n]])
                if not grounds and not animals_left(state):
                    found.append(PREY_POINT[lower])
        if self.section <= MIDDLE:
            found.extend([ROTATE_ONE[lower][species] for species in upright(state, seat)])
        if self.section <= LOWER and lower:
            found.append(TAKE_TOP)


class MarkTaken(Effect[EndlessWinter]):
    """A tribe cannot be recruited from again this turn."""

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        fill_pool(state, TAKEN, pool(state, TAKEN) | 1 << self.tribe)


def followed(before: Steps, options: list[Option], after: Steps) -> list[Option]:
    """The options with what happens before and after each of them."""
    return [Option(option.verb, option.touch, (*before, *option.then, *after), option.ordered) for option in options]


def _after_upper(column: int) -> tuple[Steps, Steps]:
    """To go on in the same section, without and with the lower place."""
    return ((Act(column, UPPER, False),), (Act(column, UPPER, True),))


AFTER_UPPER: Final = tuple([_after_upper(column) for column in range(HUNT + 1)])
AFTER_MIDDLE: Final = tuple([((Act(column, LOWER, False),), (Act(column, LOWER, True),)) for column in range(HUNT + 1)])
AFTER_LOWER: Final = tuple([(Act(column, PASSED, True),) for column in range(HUNT + 1)])
END_THE_TURN: Final = Option(END_TURN)
BOTH: Final = (0, 1)  # without and with the lower place

LABOUR_PRICE: Final = Pay(halves=HALVES)
TOOL_AND_LABOUR: Final = Pay(tools=1, halves=HALVES)
CULTURE_PRICE: Final = Pay(halves=CULTURE_LABOUR * HALVES)

# Initiate.


def _recruit(tribe: int, lower: int) -> Option:
    then = (TOOL_AND_LABOUR, MarkTaken(tribe), TakeTribe(tribe, HAND, True), *AFTER_UPPER[INITIATE][lower])
    return Option("recruit", (TRIBE_DECK[tribe],), then)


def _adopt(tribe: int, lower: int) -> Option:
    then = (Pay(food=1), TakeTribe(tribe, DISCARD), Bury(), *AFTER_MIDDLE[INITIATE][lower])
    return Option("adopt", (TRIBE_DECK[tribe],), then)


RECRUIT: Final = tuple([tuple([_recruit(tribe, lower) for tribe in range(TRIBES)]) for lower in BOTH])
ADOPT: Final = tuple([tuple([_adopt(tribe, lower) for tribe in range(TRIBES)]) for lower in BOTH])
BURY_FOR_FOOD: Final = tuple(
    [
        burials_made("bury-for-food", (Pay(food=1),), (ChooseTribe(DISCARD, 1), *AFTER_MIDDLE[INITIATE][lower]))
        for lower in BOTH
    ]
)
HONOUR_THE_DEAD: Final = AllOf((Benefit(IDOL), Bury()))

# Develop.
LEARN_CULTURE: Final = tuple(
    [tuple(followed((CULTURE_PRICE,), list(LEARN), AFTER_UPPER[DEVELOP][lower])) for lower in BOTH]
)
CULTURE_POINT: Final = tuple(
    [followed((CULTURE_PRICE,), [TAKE_POINT], AFTER_UPPER[DEVELOP][lower])[0] for lower in BOTH]
)
TAKE_STONE: Final = TakeStone()
MAKE_TOOL: Final = Benefit(TOOL)

# Migrate.
PITCH: Final = tuple(
    [Option("pitch", (HEX[BASE],), (Pay(tools=1), PlaceCamp(), *AFTER_UPPER[MIGRATE][lower])) for lower in BOTH]
)
MARCH: Final = tuple([steps_made("march", (LABOUR_PRICE,), AFTER_UPPER[MIGRATE][lower]) for lower in BOTH])
SETTLE_FOR_FOOD: Final = tuple(
    [tuple(followed((Pay(food=VILLAGE_FOOD),), list(SETTLE), AFTER_MIDDLE[MIGRATE][lower])) for lower in BOTH]
)
PITCH_FREELY: Final = Option("pitch-freely", (HEX[BASE],), (PlaceCamp(), MoveCamps(1), *AFTER_LOWER[MIGRATE]))
MOVE_FREELY: Final = steps_made("move", (), AFTER_LOWER[MIGRATE])

# Hunt.
REVEAL: Final = tuple(
    [
        Option("reveal", (ANIMAL_DECK,), (LABOUR_PRICE, RevealAnimals(REVEALED), *AFTER_UPPER[HUNT][lower]))
        for lower in BOTH
    ]
)
TAKE_PREY: Final = tuple(
    [tuple(followed((TOOL_AND_LABOUR,), list(HUNT_AT), AFTER_UPPER[HUNT][lower])) for lower in BOTH]
)
PREY_POINT: Final = tuple([followed((TOOL_AND_LABOUR,), [TAKE_POINT], AFTER_UPPER[HUNT][lower])[0] for lower in BOTH])
ROTATE_ONE: Final = tuple([tuple(followed((), list(ROTATE), AFTER_MIDDLE[HUNT][lower])) for lower in BOTH])
TAKE_TOP: Final = Option("take-top", (ANIMAL_DECK,), (TakeTop(), *AFTER_LOWER[HUNT]))
