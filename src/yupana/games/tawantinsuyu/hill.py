"""The hill: placing a worker, and what it costs."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.engine.grammar import DECLINE
from yupana.games.tawantinsuyu.army import DrawArmy
from yupana.games.tawantinsuyu.board import (
    ADJACENT,
    ARCHITECT,
    CORN,
    COURIER,
    COURIER_DISCOUNT,
    CRAFTSMAN,
    DISTANCE_COST,
    EMPTY,
    FROM_STEPS,
    GOLD,
    GOODS,
    HEIGHT_COST,
    LOWER,
    M_GODS,
    M_WORKER,
    POTATO,
    PRIEST,
    SECTORS,
    SEGMENT,
    SEGMENT_SPACES,
    SPACE,
    SPACE_GOD,
    SPACES,
    STEPS_DISCOUNT,
    STEPS_SLOT,
    STEPS_USE_POINTS,
    WARRIOR,
    WORKERS,
)
from yupana.games.tawantinsuyu.facts import (
    GodCardPlayed,
    StepsUsed,
    WorkerCarriedOff,
    WorkerPlaced,
)
from yupana.games.tawantinsuyu.gods import GOD_CARD, god_of
from yupana.games.tawantinsuyu.goods import PayCost
from yupana.games.tawantinsuyu.market import (
    Z01,
    Z02,
    Z03,
    Z05,
    Z07,
    owns,
)
from yupana.games.tawantinsuyu.recovery import Recover
from yupana.games.tawantinsuyu.state import ASIDE, Tawantinsuyu
from yupana.games.tawantinsuyu.tasks import CountTasks, UseBonusesFirst

Z03_BUILDINGS: Final = 2
STEPS_ABOVE: Final = ((), (0,), (0, LOWER))  # where the slots above each terrace begin


# The cost of a placement.


def colours_of(state: Tawantinsuyu, seat: Seat, worker: int) -> list[int]:
    """The colours that a worker may count as when it is placed, its own first."""
    found = [worker]
    if worker != COURIER and owns(state, seat, Z01):
        found.append(COURIER)
    if worker != PRIEST and owns(state, seat, Z02):
        found.append(PRIEST)
    if worker <= CRAFTSMAN and owns(state, seat, Z05):
        found.append(CRAFTSMAN if worker == ARCHITECT else ARCHITECT)
    return found


def steps_above(state: Tawantinsuyu, segment: int) -> list[int]:
    """The slots with steps above a segment, in its sector."""
    sector = segment % SECTORS
    slots = STEPS_ABOVE[segment // SECTORS]
    return [slot + sector for slot in slots if state.steps[slot + sector] != EMPTY]


def way_cost(state: Tawantinsuyu, seat: Seat, segment: int, acts: int) -> int:
    """Food for the distance and the height of a segment, for a worker that counts as this colour."""
    height = HEIGHT_COST[segment // SECTORS]
    if height:
        height = max(0, height - STEPS_DISCOUNT * len(steps_above(state, segment)))
    cost = height + DISTANCE_COST[(segment - state.sector(seat)) % SECTORS]
    return max(0, cost - COURIER_DISCOUNT) if acts == COURIER else cost


def can_place(state: Tawantinsuyu, seat: Seat, acts: int) -> bool:
    """Some empty space can be paid by a worker that counts as this colour."""
    purse = state.has(seat, POTATO) + state.has(seat, CORN) + state.has(seat, GOLD)
    gold = 1 if state.has(seat, GOLD) else 0
    held = gods_held(state, seat)
    hill = state.hill
    for segment in range(len(SEGMENT_SPACES)):
        cost = way_cost(state, seat, segment, acts)
        if cost <= purse:
            for space in SEGMENT_SPACES[segment]:
                if hill[space] == EMPTY and (held >> SPACE_GOD[space] & 1 or (gold and cost < purse)):
                    return True
    return False


def gods_held(state: Tawantinsuyu, seat: Seat) -> int:
    """The symbols of the god cards in hand, one bit each."""
    found = 0
    for card in state.gods_in_hand(seat):
        found |= 1 << god_of(card)
    return found


# Placing.


def placements(state: Tawantinsuyu, seat: Seat) -> list[Option]:
    """The workers that can be placed, and what they count as."""
    found: list[Option] = []
    for worker in range(len(WORKERS)):
        if state.has(seat, M_WORKER + worker):
            for acts in colours_of(state, seat, worker):
                if can_place(state, seat, acts):
                    found.append(PLACE[worker][acts])
    return found


class PlaceWorker(Choice[Tawantinsuyu]):
    """Choose an empty space and pay its symbol, with a god card or a gold."""

    def __init__(self, worker: int, acts: int) -> None:
        self.worker: Final = worker
        self.acts: Final = acts  # the colour that the worker counts as

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        purse = state.has(seat, POTATO) + state.has(seat, CORN) + state.has(seat, GOLD)
        gold = state.has(seat, GOLD)
        cards: list[list[int]] = [[], [], [], [], [], []]
        for card in state.gods_in_hand(seat):
            cards[god_of(card)].append(card)
        found: list[Option] = []
        for segment in range(len(SEGMENT_SPACES)):
            cost = way_cost(state, seat, segment, self.acts)
            if cost > purse:
                continue
            for space in SEGMENT_SPACES[segment]:
                if state.hill[space] == EMPTY:
                    for card in cards[SPACE_GOD[space]]:
                        found.append(_placement(self.worker, self.acts, space, card))
                    if gold and cost < purse:
                        found.append(_placement(self.worker, self.acts, space, EMPTY))
        return found


class PayPlacement(Effect[Tawantinsuyu]):
    """The symbol and the way are paid, then the worker stands on its space."""

    def __init__(self, worker: int, acts: int, space: int, card: int) -> None:
        self.worker: Final = worker
        self.acts: Final = acts
        self.space: Final = space
        self.card: Final = card  # a god card, or EMPTY for a gold

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        cost = way_cost(state, seat, SEGMENT[self.space], self.acts)
        if self.card == EMPTY:
            state.pay(seat, GOLD, 1)
        else:
            state.gods[self.card] = ASIDE
            state.add(seat, M_GODS, -1)
            state.tell(GodCardPlayed(seat, GOD_CARD[self.card]))
        if cost:
            state.then(seat, PayCost(food=cost))
        state.then(seat, StandWorker(self.worker, self.acts, self.space, self.card, cost))

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        cost = way_cost(state, seat, SEGMENT[self.space], self.acts)
        symbol = ("gold", -1) if self.card == EMPTY else ("god-card", -1)
        return (symbol, ("food", -cost)) if cost else (symbol,)


class StandWorker(Effect[Tawantinsuyu]):
    """The worker stands on the hill: steps are used, warriors fight, and the tasks follow."""

    def __init__(self, worker: int, acts: int, space: int, card: int, food: int) -> None:
        self.worker: Final = worker
        self.acts: Final = acts
        self.space: Final = space
        self.card: Final = card
        self.food: Final = food

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.add(seat, M_WORKER + self.worker, -1)
        state.hill[self.space] = self.worker
        if state.facts is not None:
            place = SPACE[self.space]
            state.tell(WorkerPlaced(seat, WORKERS[self.worker], place, WORKERS[self.acts], self.food))
        use_steps(state, seat, self.space)
        if self.acts == WARRIOR:
            state.then(seat, DrawArmy())
            state.then(seat, CarryOff(self.space))
            if owns(state, seat, Z03):
                state.then(seat, Recover(Z03_BUILDINGS, False))
        if self.card != EMPTY and state.statues_of(seat, god_of(self.card)):
            state.then(seat, UseBonusesFirst(self.card, self.space, self.acts))
        else:
            state.then(seat, CountTasks(self.space, self.acts, self.card))


def use_steps(state: Tawantinsuyu, seat: Seat, space: int) -> None:
    """Each steps marker above the space gives its owner a point, the placing player only with Z07."""
    for slot in steps_above(state, SEGMENT[space]):
        owner = state.steps[slot]
        if owner != seat or owns(state, seat, Z07):
            state.tell(StepsUsed(owner, STEPS_SLOT[slot]))
            state.score(owner, FROM_STEPS, STEPS_USE_POINTS)


class CarryOff(Choice[Tawantinsuyu]):
    """A warrior may take an adjacent worker that is no warrior into the supply."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return [CARRY_OFF[k] for k in ADJACENT[self.space] if state.hill[k] not in (EMPTY, WARRIOR)]

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return False


class TakeFromHill(Effect[Tawantinsuyu]):
    """A worker goes from the hill to the player's supply."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        worker = state.hill[self.space]
        state.hill[self.space] = EMPTY
        state.add(seat, M_WORKER + worker, 1)
        state.tell(WorkerCarriedOff(seat, WORKERS[worker], SPACE[self.space]))

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return ((WORKERS[state.hill[self.space]], 1),)


def _place(worker: int, acts: int) -> Option:
    """Place a worker, as what it is or as what it counts as."""
    verb = "place" if worker == acts else f"place-as-{WORKERS[acts]}"
    return Option(verb, (WORKERS[worker],), (PlaceWorker(worker, acts),))


def _placement(worker: int, acts: int, space: int, card: int) -> Option:
    """Pay for a space and stand on it."""
    key = ((worker * 8 + acts) * SPACES + space) * 64 + card + 1
    found = _placements.get(key)
    if found is None:
        symbol = GOODS[GOLD] if card == EMPTY else GOD_CARD[card]
        found = Option("place-on", (SPACE[space], symbol), (PayPlacement(worker, acts, space, card),))
        _placements[key] = found
    return found


PLACE: Final = tuple([tuple([_place(worker, acts) for acts in range(5)]) for worker in range(5)])
CARRY_OFF: Final = tuple([Option("carry-off", (SPACE[k],), (TakeFromHill(k),)) for k in range(SPACES)])
_placements: Final[dict[int, Option]] = {}  # options never change, so each is made once
