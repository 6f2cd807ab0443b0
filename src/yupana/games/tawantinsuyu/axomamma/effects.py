"""How Axomamma treats what cards, tiles and spaces give."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Outcome, Seat, Steps
from yupana.games.tawantinsuyu.army import DrawArmy
from yupana.games.tawantinsuyu.board import (
    CORN,
    EMPTY,
    FROM_AXOMAMMA,
    GOLD,
    M_SMALL,
    M_WORKER,
    MARKET,
    NOMAD,
    POTATO,
    STONE,
    TOP_STEP,
    WORKER_LIMIT,
    WORKERS,
)
from yupana.games.tawantinsuyu.facts import WorkerHired, WorkerRecruited
from yupana.games.tawantinsuyu.gods import bury_oldest
from yupana.games.tawantinsuyu.goods import Gain, Score
from yupana.games.tawantinsuyu.market import (
    BUILDING,
    KIND_OF_SLOT,
    PERMANENT_KIND,
    PRODUCTION_BUILDINGS,
    PRODUCTION_KIND,
    TakeBuilding,
)
from yupana.games.tawantinsuyu.production import face_up
from yupana.games.tawantinsuyu.recovery import face_down, turn_up
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.statues import LARGE, STATUE, TakeStatue
from yupana.games.tawantinsuyu.tapestry import (
    FALLS_TO_TOP,
    PutWeaving,
    TakeTop,
    fits,
    rows_of,
    tiles_of,
)
from yupana.games.tawantinsuyu.temple import Climb
from yupana.games.tawantinsuyu.tiles import SOLDIERS
from yupana.games.tawantinsuyu.turn import lose_worker
from yupana.games.tawantinsuyu.village import (
    FILL_PLACE,
    PLACES,
    TO_NOMADS,
    TO_VILLAGE,
    empty_village_place,
    nomads,
    potato_end,
)

GOD_CARD_POINTS: Final = 1
LEAST_FIRST: Final = (GOLD, CORN, STONE, POTATO)  # of goods she has equally few of
FACE_UP_WANTED: Final = 2  # production buildings, before she takes permanent ones for nothing


class Nothing(Effect[Tawantinsuyu]):
    """What players do here does not concern her."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        pass


# Cards and goods.


class HerGods(Effect[Tawantinsuyu]):
    """For each god card the oldest of the altar goes under the deck, and she scores."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(self.cards):
            if bury_oldest(state):
                state.score(seat, FROM_AXOMAMMA, GOD_CARD_POINTS)


class HerLeast(Effect[Tawantinsuyu]):
    """Of several goods she takes the one she has least of."""

    def __init__(self, goods: tuple[int, ...], amounts: tuple[int, ...]) -> None:
        self.goods: Final = goods
        self.amounts: Final = amounts

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        chosen = EMPTY
        for good in LEAST_FIRST:
            if good in self.goods and (chosen == EMPTY or state.has(seat, good) < state.has(seat, chosen)):
                chosen = good
        state.gain(seat, chosen, self.amounts[self.goods.index(chosen)])


class HerStoneOrWorker(Effect[Tawantinsuyu]):
    """Stone or a worker of the village, whichever she has fewer of."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        stone = state.has(seat, STONE)
        workers = state.workers(seat)
        end = potato_end(state)
        wants = workers < stone or (workers == stone and workers < WORKER_LIMIT)
        if wants and end != EMPTY:
            state.then(seat, HerHire(TO_VILLAGE, end))
        elif wants and nomads(state):
            state.then(seat, HerNomadFalls())
        else:
            state.gain(seat, STONE, 1)


class HerPayStep(Effect[Tawantinsuyu]):
    """She pays a gold for a step if she can."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if state.gold(seat) and state.step(seat) < TOP_STEP:
            state.pay(seat, GOLD, 1)
            state.then(seat, Climb())


class HerRecover(Effect[Tawantinsuyu]):
    """She turns up her highest buildings first, then her strongest army cards."""

    def __init__(self, items: int) -> None:
        self.items: Final = items

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for item in her_order(face_down(state, seat, True))[: self.items]:
            turn_up(state, seat, item)


def her_order(items: list[int]) -> list[int]:
    """Buildings from the highest number, then army cards from the most soldiers."""
    return sorted(items, key=_rank)


def _rank(item: int) -> int:
    if item < PRODUCTION_BUILDINGS:
        return -item
    card = item - PRODUCTION_BUILDINGS
    return 100 * (3 - SOLDIERS[card]) + card


# Workers.


class HerNomads(Effect[Tawantinsuyu]):
    """She takes nomads at random."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(self.workers):
            state.then(seat, HerNomadFalls())


class HerNomadFalls(Chance[Tawantinsuyu]):
    """One of the nomads, all alike, comes to her."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(NOMAD[at], 1, (HerHire(TO_NOMADS, at),)) for at in nomads(state)]


class HerHire(Effect[Tawantinsuyu]):
    """A worker becomes her youngest and gives the bonus of its colour; of more than two a random one leaves."""

    def __init__(self, kind: int, at: int) -> None:
        self.kind: Final = kind
        self.at: Final = at

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        worker = state.village[self.at] if self.kind == TO_VILLAGE else state.nomads[self.at]
        state.add(seat, M_WORKER + worker, 1)
        state.her_workers = [*state.her_workers, worker]
        place = PLACES[self.kind][self.at]
        if self.kind == TO_VILLAGE:
            state.tell(WorkerHired(seat, WORKERS[worker], place))
            empty_village_place(state, self.at)
        else:
            state.tell(WorkerRecruited(seat, WORKERS[worker], place))
            state.nomads[self.at] = EMPTY
            state.then(seat, FILL_PLACE[TO_NOMADS][self.at])
        for step in HIRE_BONUS[worker]:
            state.then(seat, step)
        state.then(seat, HerWorkerLeaves())


class HerWorkerLeaves(Chance[Tawantinsuyu]):
    """While she has more than two workers, a random one leaves the game."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        if len(state.her_workers) <= WORKER_LIMIT:
            return []
        return [Outcome(HER_WORKER[n], 1, (HerDismiss(n), HerWorkerLeaves())) for n in range(len(state.her_workers))]


class HerDismiss(Effect[Tawantinsuyu]):
    """One of her workers leaves the game."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        lose_worker(state, seat, state.her_workers[self.n])
        state.her_workers = state.her_workers[: self.n] + state.her_workers[self.n + 1 :]


# Weavings.


def her_rows(state: Tawantinsuyu, seat: Seat) -> list[int]:
    """Her tapestries from the longest; of equals the earliest first."""
    return sorted(rows_of(state, seat), key=lambda row: -len(tiles_of(state, row)))


def her_row(state: Tawantinsuyu, seat: Seat, tile: int) -> int:
    """The longest of her tapestries that a tile fits, or EMPTY."""
    for row in her_rows(state, seat):
        if fits(state, row, tile):
            return row
    return EMPTY


def her_tile(state: Tawantinsuyu, seat: Seat, tiles: list[int]) -> int:
    """The tile she likes best: for a longest tapestry, then for any shorter one; of several the highest number."""
    rows = her_rows(state, seat)
    longest = [row for row in rows if len(tiles_of(state, row)) == len(tiles_of(state, rows[0]))]
    for alike in (longest, rows[len(longest) :]):
        fitting = [tile for tile in tiles if any(fits(state, row, tile) for row in alike)]
        if fitting:
            return max(fitting)
    return max(tiles)


class HerPutWeaving(Effect[Tawantinsuyu]):
    """She adds a tile at the right end of the longest tapestry that it fits, or begins a new one."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.then(seat, PutWeaving(self.tile, her_row(state, seat, self.tile), False))


class HerWeavings(Effect[Tawantinsuyu]):
    """She takes the top tiles of the stack for nothing."""

    def __init__(self, tiles: int) -> None:
        self.tiles: Final = tiles

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if self.tiles and state.stack_top:
            state.then(seat, HerPutWeaving(state.stack_top[0]))
            TakeTop().run(state, seat)
            state.then(seat, FALLS_TO_TOP)
            state.then(seat, HerWeavings(self.tiles - 1))


# Statues and buildings.


def her_small_statues(state: Tawantinsuyu, seat: Seat) -> list[int]:
    """Small statues that are left, of gods of which she has none."""
    return [god for god in range(LARGE) if state.statues[god] and not state.has(seat, M_SMALL + god)]


class HerStatueFalls(Chance[Tawantinsuyu]):
    """A small statue at random: of a god of which she has none, if there is one and she cares."""

    def __init__(self, new: bool) -> None:
        self.new: Final = new

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        found = her_small_statues(state, seat) if self.new else []
        if not found:
            found = [god for god in range(LARGE) if state.statues[god]]
        return [Outcome(STATUE[god], 1, (TakeStatue(god),)) for god in found]


class HerBuildingFalls(Chance[Tawantinsuyu]):
    """A random building of a kind comes from the market."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(BUILDING[tile], 1, (TakeBuilding(tile),)) for tile in on_market(state, self.kind)]


def on_market(state: Tawantinsuyu, kind: int) -> list[int]:
    """The buildings of a kind on the market."""
    slots = [slot for slot in range(MARKET) if KIND_OF_SLOT[slot] == kind]
    return [state.market[slot] for slot in slots if state.market[slot] != EMPTY]


class HerFreeBuilding(Effect[Tawantinsuyu]):
    """A production building while fewer than two of hers are face-up, else a permanent one; or else the other kind."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        kind = PRODUCTION_KIND if len(face_up(state, seat)) < FACE_UP_WANTED else PERMANENT_KIND
        if not on_market(state, kind):
            kind = PERMANENT_KIND if kind == PRODUCTION_KIND else PRODUCTION_KIND
        state.then(seat, HerBuildingFalls(kind))


HER_WORKER: Final = tuple([f"her-worker.{n}" for n in range(9)])
HIRE_BONUS: Final[tuple[Steps, ...]] = (
    (Gain(STONE),),
    (Gain(CORN),),
    (Gain(POTATO), Score(FROM_AXOMAMMA, 1)),
    (DrawArmy(),),
    (HerGods(1), Score(FROM_AXOMAMMA, 1)),
)
