"""Workers: the bag, the village, the nomads, the casualties of war."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Place, Price, Seat, Step
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.board import (
    EMPTY,
    FROM_VILLAGE,
    M_WORKER,
    NOMAD,
    SPACE,
    SPACES,
    TOKEN_POINTS,
    VILLAGE,
    VILLAGE_SIZE,
    WORKERS,
)
from yupana.games.tawantinsuyu.facts import (
    CasualtySuffered,
    TokenTaken,
    WorkerArrived,
    WorkerHired,
    WorkerRecruited,
)
from yupana.games.tawantinsuyu.state import Tawantinsuyu

# Where a worker of the bag can go.
TO_VILLAGE: Final = 0
TO_NOMADS: Final = 1
TO_HILL: Final = 2
PLACES: Final[tuple[tuple[Place, ...], ...]] = (VILLAGE, NOMAD, SPACE)

# The bag.


def bag_draws(state: Tawantinsuyu, then: tuple[Step[Tawantinsuyu], ...]) -> list[Outcome]:
    """Every colour that may come from the bag, with the step that follows for each."""
    bag = state.bag
    return [Outcome(WORKERS[n], bag[n], (then[n],)) for n in range(len(WORKERS)) if bag[n]]


class FillPlace(Chance[Tawantinsuyu]):
    """A worker comes from the bag to a place: of the village, the nomads or the hill; none when the bag is empty."""

    def __init__(self, kind: int, at: int) -> None:
        self.kind: Final = kind
        self.at: Final = at

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return bag_draws(state, ARRIVALS[self.kind][self.at])


class Arrive(Effect[Tawantinsuyu]):
    """A worker from the bag stands on a place."""

    def __init__(self, kind: int, at: int, worker: int) -> None:
        self.kind: Final = kind
        self.at: Final = at
        self.worker: Final = worker

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.bag[self.worker] -= 1
        if self.kind == TO_VILLAGE:
            state.village = replaced(state.village, self.at, self.worker)
        elif self.kind == TO_NOMADS:
            state.nomads[self.at] = self.worker
        else:
            state.hill[self.at] = self.worker
        state.tell(WorkerArrived(WORKERS[self.worker], PLACES[self.kind][self.at]))


class FillVillage(Effect[Tawantinsuyu]):
    """The village is filled from the potato end."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for at in range(VILLAGE_SIZE[state.seats]):
            state.then(seat, FILL_PLACE[TO_VILLAGE][at])


# Nomads.


class TakeWorkers(Effect[Tawantinsuyu]):
    """Take workers from the nomads, one after another."""

    def __init__(self, workers: int = 1) -> None:
        self.workers: Final = workers

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(self.workers):
            state.then(seat, TakeNomad())

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("worker", self.workers),)


class TakeNomad(Choice[Tawantinsuyu]):
    """Take a worker from the nomads."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return [TAKE_NOMAD[at] for at in nomads(state)]


def nomads(state: Tawantinsuyu) -> list[int]:
    """The nomad places on which a worker stands."""
    return [at for at in range(len(state.nomads)) if state.nomads[at] != EMPTY]


class LeaveNomads(Effect[Tawantinsuyu]):
    """A worker leaves the nomads for the player's supply."""

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        worker = state.nomads[self.at]
        state.nomads[self.at] = EMPTY
        state.add(seat, M_WORKER + worker, 1)
        state.tell(WorkerRecruited(seat, WORKERS[worker], NOMAD[self.at]))


# The village.


def potato_end(state: Tawantinsuyu) -> int:
    """The first place of the queue with a worker, or EMPTY."""
    for at in range(len(state.village)):
        if state.village[at] != EMPTY:
            return at
    return EMPTY


def corn_end(state: Tawantinsuyu) -> int:
    """The last place of the queue with a worker, or EMPTY."""
    for at in range(len(state.village) - 1, -1, -1):
        if state.village[at] != EMPTY:
            return at
    return EMPTY


class LeaveVillage(Effect[Tawantinsuyu]):
    """A worker leaves the village for the player's supply."""

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        worker = state.village[self.at]
        state.add(seat, M_WORKER + worker, 1)
        state.tell(WorkerHired(seat, WORKERS[worker], VILLAGE[self.at]))
        empty_village_place(state, self.at)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return ((WORKERS[state.village[self.at]], 1),)


def empty_village_place(state: Tawantinsuyu, at: int) -> None:
    """A worker has left the village; whoever's turn it is takes the token when it was the last."""
    state.village = replaced(state.village, at, EMPTY)
    if potato_end(state) == EMPTY and state.token == EMPTY:
        take_token(state, last_active(state))


def last_active(state: Tawantinsuyu) -> Seat:
    """Whose turn it is or, in the final scoring, was the last."""
    if state.active != EMPTY:
        return state.active
    return (state.first_player + state.turns - 1) % state.seats


def take_token(state: Tawantinsuyu, seat: Seat) -> None:
    """A ceremony will begin with this player's next turn."""
    state.token = seat
    state.ceremony += 1
    state.tell(TokenTaken(seat, state.ceremony))
    state.score(seat, FROM_VILLAGE, TOKEN_POINTS[state.ceremony])


# Casualties of war.


class SufferCasualty(Choice[Tawantinsuyu]):
    """A worker from either end of the village, or else a nomad, becomes a casualty."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        first = potato_end(state)
        if first == EMPTY:
            return [CASUALTY[TO_NOMADS][at] for at in nomads(state)]
        last = corn_end(state)
        ends = (first,) if first == last else (first, last)
        return [CASUALTY[TO_VILLAGE][at] for at in ends]


class Fall(Effect[Tawantinsuyu]):
    """A worker of the village or a nomad becomes a casualty."""

    def __init__(self, kind: int, at: int) -> None:
        self.kind: Final = kind
        self.at: Final = at

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        worker = state.village[self.at] if self.kind == TO_VILLAGE else state.nomads[self.at]
        state.casualties += 1
        state.lost = replaced(state.lost, worker, state.lost[worker] + 1)
        state.tell(CasualtySuffered(WORKERS[worker], PLACES[self.kind][self.at], state.casualties))
        if self.kind == TO_VILLAGE:
            empty_village_place(state, self.at)
        else:
            state.nomads[self.at] = EMPTY
            state.then(seat, FILL_PLACE[TO_NOMADS][self.at])


ARRIVALS: Final = tuple(
    [
        tuple([tuple([Arrive(kind, at, worker) for worker in range(len(WORKERS))]) for at in range(size)])
        for kind, size in ((TO_VILLAGE, len(VILLAGE)), (TO_NOMADS, len(NOMAD)), (TO_HILL, SPACES))
    ]
)
FILL_PLACE: Final = tuple([tuple([FillPlace(kind, at) for at in range(len(PLACES[kind]))]) for kind in range(3)])
TAKE_NOMAD: Final = tuple(
    [Option("recruit", (NOMAD[at],), (LeaveNomads(at), FILL_PLACE[TO_NOMADS][at])) for at in range(len(NOMAD))]
)
CASUALTY: Final = tuple(
    [
        tuple([Option("lose", (PLACES[kind][at],), (Fall(kind, at),)) for at in range(len(PLACES[kind]))])
        for kind in (TO_VILLAGE, TO_NOMADS)
    ]
)
