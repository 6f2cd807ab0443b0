"""A player's turn: beg, then place workers or pick workers up."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Choice, Effect, Option, Place, Price, Seat
from yupana.games.tzolkin.board import (
    BEG_TO,
    BEG_UP_TO,
    CORN,
    EMPTY,
    FIRST_PLAYER_SPACE,
    FIRST_TOOTH,
    GEARS,
    LAST_SPACE,
    M_AVAILABLE,
    SPACE,
    SURCHARGE,
    TEMPLES,
    WORKERS,
)
from yupana.games.tzolkin.facts import CalendarCornTaken, CornBegged, MercyShown, WorkerPickedUp, WorkerPlaced
from yupana.games.tzolkin.gears.action import UseAction
from yupana.games.tzolkin.setup import DealBuilding
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.temples import StepDown

ON_FIRST_PLAYER_SPACE: Final = len(GEARS)  # stands where a gear's number would


class TakeTurn(Choice[Tzolkin]):
    """Beg if the player is poor; then place the first worker, or pick the first one up."""

    def __init__(self, begged: bool = False) -> None:
        self.begged: Final = begged

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        corn = state.has(seat, CORN)
        on_gears = state.on_gears(seat)
        stuck = on_gears == 0 and corn < state.cheapest()
        found: list[Option] = []
        if not self.begged and corn <= BEG_UP_TO:
            found.extend([BEG[temple] for temple in state.angered(seat)])
            if stuck and found:
                return found
        if stuck:
            return mercies(state, corn)
        found.extend(placements(state, seat, 0))
        if on_gears:
            found.extend(pick_ups(state, seat))
        return found


class Beg(Effect[Tzolkin]):
    """A god is angered, and the player has three corn."""

    def __init__(self, temple: int) -> None:
        self.temple: Final = temple

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.tell(CornBegged(seat, TEMPLES[self.temple]))
        state.gain(seat, CORN, BEG_TO - state.has(seat, CORN))

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("corn", BEG_TO - state.has(seat, CORN)),)


# Placing workers.


def placements(state: Tzolkin, seat: Seat, placed: int) -> list[Option]:
    """Where the next worker of this turn can go: the lowest free space of each gear, or the first player space."""
    found: list[Option] = []
    if not state.available(seat):
        return found
    corn = state.has(seat, CORN)
    for gear in range(len(GEARS)):
        space = state.lowest_free(gear)
        if space != EMPTY and corn >= space + SURCHARGE[placed]:
            found.append(PLACE[gear][space][placed])
    if state.first_space == EMPTY and corn >= SURCHARGE[placed]:
        found.append(PLACE[ON_FIRST_PLAYER_SPACE][0][placed])
    return found


def mercies(state: Tzolkin, corn: int) -> list[Option]:
    """The gods take pity: one worker goes to a cheapest space for all the corn there is."""
    cheapest = state.cheapest()
    found: list[Option] = []
    for gear in range(len(GEARS)):
        if state.lowest_free(gear) == cheapest:
            then = (PlaceWorker(gear, cheapest, corn, True), PlaceMore(0, True))
            found.append(Option("place", (SPACE[gear][cheapest],), then))
    return found


class PlaceWorker(Effect[Tzolkin]):
    """A worker goes to a space and is paid for at once."""

    def __init__(self, gear: int, space: int, cost: int, mercy: bool = False) -> None:
        self.gear: Final = gear
        self.space: Final = space
        self.cost: Final = cost
        self.mercy: Final = mercy

    def run(self, state: Tzolkin, seat: Seat) -> None:
        place = _place(self.gear, self.space)
        state.tell(MercyShown(seat, place) if self.mercy else WorkerPlaced(seat, place))
        state.pay(seat, CORN, self.cost)
        state.add(seat, M_AVAILABLE, -1)
        if self.gear == ON_FIRST_PLAYER_SPACE:
            state.first_space = seat
        else:
            state.stand(self.gear, self.space, seat)

    def price(self, state: Tzolkin, seat: Seat) -> Price:
        return (("corn", -self.cost),) if self.cost else ()


class PlaceMore(Choice[Tzolkin]):
    """Place another worker, or end the turn."""

    def __init__(self, placed: int, last: bool = False) -> None:
        self.placed: Final = placed
        self.last: Final = last  # no other worker may follow

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        found = [] if self.last else placements(state, seat, self.placed)
        found.append(END_PLACING)
        return found


class CollectCorn(Effect[Tzolkin]):
    """Whoever placed a worker on the first player space takes the corn of the calendar."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        if state.first_space == seat:
            state.add(seat, CORN, state.calendar_corn)
            state.tell(CalendarCornTaken(seat, state.calendar_corn))
            state.calendar_corn = 0


# Picking workers up.


def pick_ups(state: Tzolkin, seat: Seat) -> list[Option]:
    """The player's workers on the gears."""
    teeth = state.teeth
    found: list[Option] = []
    for gear in range(len(GEARS)):
        first = FIRST_TOOTH[gear]
        for space in range(LAST_SPACE[gear] + 1):
            if teeth[first + space] == seat:
                found.append(PICK_UP[gear][space])
    return found


class LiftWorker(Effect[Tzolkin]):
    """A worker comes back from a gear."""

    def __init__(self, gear: int, space: int) -> None:
        self.gear: Final = gear
        self.space: Final = space

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.stand(self.gear, self.space, EMPTY)
        state.add(seat, M_AVAILABLE, 1)
        state.tell(WorkerPickedUp(seat, SPACE[self.gear][self.space]))


class PickUpMore(Choice[Tzolkin]):
    """Pick up another worker, or end the turn."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        found = pick_ups(state, seat)
        found.append(END_PICKING_UP)
        return found


class RefillRow(Effect[Tzolkin]):
    """New buildings come into the empty slots of the row, while the deck lasts."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        left = len(state.deck)
        for slot in range(len(state.row)):
            if state.row[slot] == EMPTY and left:
                state.then(seat, DealBuilding(slot))
                left -= 1


def _place(gear: int, space: int) -> Place:
    return FIRST_PLAYER_SPACE if gear == ON_FIRST_PLAYER_SPACE else SPACE[gear][space]


def _placement(gear: int, space: int, placed: int) -> Option:
    """Place a worker on a space, as the next after so many."""
    then = (PlaceWorker(gear, space, space + SURCHARGE[placed]), PlaceMore(placed + 1))
    return Option("place", (_place(gear, space),), then)


def _pick_up(gear: int, space: int) -> Option:
    """Pick a worker up and use its action before touching the next."""
    return Option("pick-up", (SPACE[gear][space],), (LiftWorker(gear, space), UseAction(gear, space), PickUpMore()))


BEG: Final = tuple([Option("beg", (TEMPLES[t],), (Beg(t), StepDown(t), TakeTurn(True))) for t in range(3)])
PLACE: Final = tuple(  # by gear, space and workers placed before
    [
        tuple([tuple([_placement(gear, space, placed) for placed in range(WORKERS)]) for space in range(last + 1)])
        for gear, last in enumerate((*LAST_SPACE, 0))
    ]
)
PICK_UP: Final = tuple(
    [tuple([_pick_up(gear, space) for space in range(LAST_SPACE[gear] + 1)]) for gear in range(len(GEARS))]
)
END_PLACING: Final = Option(END_TURN, (), (CollectCorn(),))
END_PICKING_UP: Final = Option(END_TURN, (), (RefillRow(),))
