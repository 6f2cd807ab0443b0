"""A player's turn: place a worker or take two secondary actions, then hire."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Choice, Effect, Option, Place, Seat, Step, Steps
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.army import Train, can_draw_army
from yupana.games.tawantinsuyu.board import (
    CORICANCHA,
    EMPTY,
    M_ARMY,
    M_WORKER,
    NOMAD,
    PRAY_CARDS,
    SECTORS,
    VILLAGE,
    WORKER_LIMIT,
    WORKERS,
)
from yupana.games.tawantinsuyu.ceremony import HoldCeremony
from yupana.games.tawantinsuyu.coricancha import MoveHighPriest, PlaceHighPriest, priest_moves
from yupana.games.tawantinsuyu.facts import TurnBegan, WorkerDismissed
from yupana.games.tawantinsuyu.gods import LayOnAltar, TakeGods, can_take_god
from yupana.games.tawantinsuyu.goods import PayCost, can_pay
from yupana.games.tawantinsuyu.hill import placements
from yupana.games.tawantinsuyu.market import RefillMarket
from yupana.games.tawantinsuyu.scoring import EndGame
from yupana.games.tawantinsuyu.state import ASIDE, Tawantinsuyu
from yupana.games.tawantinsuyu.variants import MAX_TURNS, PRINTED_SOLDIERS
from yupana.games.tawantinsuyu.village import (
    FILL_PLACE,
    TO_NOMADS,
    LeaveNomads,
    LeaveVillage,
    corn_end,
    nomads,
    potato_end,
)

# Secondary actions, one bit each.
MOVE: Final = 1
PRAY: Final = 2
TRAIN: Final = 4
RECRUIT: Final = 8


class Turn(Effect[Tawantinsuyu]):
    """The ceremony, if the player holds the token; then the turn itself."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        most = state.rules[MAX_TURNS] * state.seats
        if most and state.turns >= most:
            state.then(seat, EndGame())
        elif state.token == seat:
            state.then(seat, HoldCeremony(OpenTurn()))
        else:
            state.then(seat, OpenTurn())


class OpenTurn(Effect[Tawantinsuyu]):
    """The player's turn begins."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.turns += 1
        state.active = seat
        hers = state.is_hers(seat) and state.rules[PRINTED_SOLDIERS]
        state.tell(TurnBegan(seat, state.has(seat, M_ARMY) if hers else 0))
        if state.sector(seat) == EMPTY:
            state.then(seat, PlaceHighPriest())
        state.then_all(seat, (TakeTurn(), HireWorker()))


class TakeTurn(Choice[Tawantinsuyu]):
    """Place a worker, or take the first of two secondary actions."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return placements(state, seat) + secondary_actions(state, seat, 0)


# Secondary actions.


def secondary_actions(state: Tawantinsuyu, seat: Seat, done: int) -> list[Option]:
    """The secondary actions that have an effect and are not done yet."""
    second = 1 if done else 0
    found: list[Option] = []
    if not done & MOVE:
        found.extend([MOVES[second][sector] for sector in priest_moves(state, seat)])
    if not done & PRAY and can_take_god(state):
        found.append(PRAYERS[second])
    if not done & TRAIN and can_draw_army(state):
        found.append(TRAININGS[second])
    if not done & RECRUIT:
        found.extend([RECRUITS[second][at] for at in nomads(state)])
    return found


class TakeSecondAction(Choice[Tawantinsuyu]):
    """Take a second secondary action, another than the first."""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return secondary_actions(state, seat, self.done)


# The end of a turn.


class HireWorker(Choice[Tawantinsuyu]):
    """Hire a worker from an end of the village, or end the turn."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        first = potato_end(state)
        last = corn_end(state)
        found: list[Option] = []
        if first != EMPTY:
            if first == last:
                if can_pay(state, seat, food=1):
                    found.append(HIRE[FOR_ANY_FOOD][first])
            else:
                if can_pay(state, seat, potato=1):
                    found.append(HIRE[FOR_POTATO][first])
                if can_pay(state, seat, corn=1):
                    found.append(HIRE[FOR_CORN][last])
        found.append(DONE)
        return found


class FinishTurn(Choice[Tawantinsuyu]):
    """Nothing is left but to end the turn."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return [DONE]


class EndTurn(Effect[Tawantinsuyu]):
    """Too many workers are dismissed, the played god card goes to the altar, the market is refilled."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.active = EMPTY
        state.then(seat, DismissWorker())
        if ASIDE in state.gods:
            state.then(seat, LayOnAltar(state.gods.index(ASIDE)))
        state.then(seat, RefillMarket())
        state.then((seat + 1) % state.seats, Turn())


class DismissWorker(Choice[Tawantinsuyu]):
    """While there are more than two workers in the supply, one must leave the game."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        if state.workers(seat) <= WORKER_LIMIT:
            return []
        return [DISMISS[worker] for worker in range(len(WORKERS)) if state.has(seat, M_WORKER + worker)]


class LoseWorker(Effect[Tawantinsuyu]):
    """A worker of the supply leaves the game."""

    def __init__(self, worker: int) -> None:
        self.worker: Final = worker

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        lose_worker(state, seat, self.worker)


def lose_worker(state: Tawantinsuyu, seat: Seat, worker: int) -> None:
    """A worker of the supply leaves the game."""
    state.add(seat, M_WORKER + worker, -1)
    state.lost = replaced(state.lost, worker, state.lost[worker] + 1)
    state.tell(WorkerDismissed(seat, WORKERS[worker]))


def _secondary(verb: str, touch: tuple[Place, ...], steps: Steps, kind: int, second: int) -> Option:
    """A secondary action; after the first comes a second one."""
    return Option(verb, touch, steps if second else (*steps, TakeSecondAction(kind)))


def _hire(at: int, price: Step[Tawantinsuyu]) -> Option:
    """Pay for a worker of the village; then the turn ends."""
    return Option("hire", (VILLAGE[at],), (price, LeaveVillage(at), FinishTurn()))


MOVES: Final = tuple(
    [
        tuple([_secondary("move", (CORICANCHA[n],), (MoveHighPriest(n),), MOVE, second) for n in range(SECTORS)])
        for second in range(2)
    ]
)
PRAYERS: Final = tuple([_secondary("pray", (), (TakeGods(PRAY_CARDS),), PRAY, second) for second in range(2)])
TRAININGS: Final = tuple([_secondary("train", (), (Train(),), TRAIN, second) for second in range(2)])
RECRUITS: Final = tuple(
    [
        tuple(
            [
                _secondary("recruit", (NOMAD[at],), (LeaveNomads(at), FILL_PLACE[TO_NOMADS][at]), RECRUIT, second)
                for at in range(len(NOMAD))
            ]
        )
        for second in range(2)
    ]
)
FOR_POTATO: Final = 0
FOR_CORN: Final = 1
FOR_ANY_FOOD: Final = 2
HIRE: Final = tuple(
    [
        tuple([_hire(at, price) for at in range(len(VILLAGE))])
        for price in (PayCost(potato=1), PayCost(corn=1), PayCost(food=1))
    ]
)
DONE: Final = Option(END_TURN, (), (EndTurn(),))
DISMISS: Final = tuple(
    [Option("dismiss", (WORKERS[w],), (LoseWorker(w), DismissWorker())) for w in range(len(WORKERS))]
)
