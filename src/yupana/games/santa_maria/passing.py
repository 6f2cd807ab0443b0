"""Passing: a space of the market square, and the ships in one's own docks."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Option, Price, Seat, Steps
from yupana.games.santa_maria.board import (
    COIN,
    DOCK_COIN,
    DOCK_COINS,
    DOCK_CONQUISTADOR,
    DOCK_HAPPINESS,
    DOCK_RELIGION,
    DOCKS,
    HAPPINESS,
    M_DOCK,
    M_PASSED,
    MAT,
    PASS_GIFT,
    PASS_SPACE,
    PASS_SPACES,
)
from yupana.games.santa_maria.colony import LayRoad
from yupana.games.santa_maria.facts import Passed
from yupana.games.santa_maria.goods import Gain
from yupana.games.santa_maria.shipping import LOAD_SHIP
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.tracks import CONQUER, PREACH


def empty_spaces(state: SantaMaria) -> list[Option]:
    """The pass spaces where nobody is."""
    taken = [state.has(each, M_PASSED) for each in range(state.seats)]
    return [PASS[space] for space in range(PASS_SPACES) if space not in taken]


class TakeSpace(Effect[SantaMaria]):
    """The player's marker goes to a pass space: no more turns this year."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.mats[seat * MAT + M_PASSED] = self.space
        state.passed.append(seat)
        state.tell(Passed(seat, PASS_SPACE[self.space]))


class UnloadShips(Effect[SantaMaria]):
    """Each ship in the player's docks gives what its dock gives, from the top."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        if state.has(seat, M_DOCK + DOCK_COIN):
            state.gain(seat, COIN, DOCK_COINS * state.has(seat, M_DOCK + DOCK_COIN))
        for _ in range(state.has(seat, M_DOCK + DOCK_RELIGION)):
            state.then(seat, PREACH)
        for _ in range(state.has(seat, M_DOCK + DOCK_CONQUISTADOR)):
            state.then(seat, CONQUER)
        if state.has(seat, M_DOCK + DOCK_HAPPINESS):
            state.then(seat, Gain(HAPPINESS, state.has(seat, M_DOCK + DOCK_HAPPINESS)))

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        lying = [state.has(seat, M_DOCK + dock) for dock in range(DOCKS)]
        return tuple([(DOCK_THING[dock], DOCK_GIFT[dock] * lying[dock]) for dock in range(DOCKS) if lying[dock]])


DOCK_THING: Final = ("coin", "religion", "conquistador", "happiness")
DOCK_GIFT: Final = (DOCK_COINS, 1, 1, 1)  # for each ship
SPACE_EFFECT: Final[tuple[Steps, ...]] = (
    (Gain(COIN, PASS_GIFT),),
    (PREACH,),
    (CONQUER,),
    (LOAD_SHIP,),
    (LayRoad(),),
)
PASS: Final = tuple(
    [
        Option("pass", (PASS_SPACE[space],), (TakeSpace(space), *SPACE_EFFECT[space], UnloadShips()))
        for space in range(PASS_SPACES)
    ]
)
