"""Statues: small and large, one kind for each god."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Place, Price, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.board import (
    FROM_STATUES,
    GODS,
    LARGE_POINTS,
    LARGE_STATUE,
    M_SMALL,
    SMALL_POINTS,
    SMALL_STATUE,
)
from yupana.games.tawantinsuyu.facts import StatueErected, StatueOffered
from yupana.games.tawantinsuyu.goods import AS_TASK, FOR_NOTHING, PayCost, can_pay
from yupana.games.tawantinsuyu.state import Tawantinsuyu

STATUE_STONE: Final = 3
STATUE_GOLD: Final = 2  # of a large one
LARGE: Final = len(GODS)  # where the large statues begin in the supply and on mats
STATUE: Final[tuple[Place, ...]] = SMALL_STATUE + LARGE_STATUE


class Erect(Choice[Tawantinsuyu]):
    """Erect a statue that is left in the supply; for nothing, a small one."""

    def __init__(self, mode: int) -> None:
        self.mode: Final = mode

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if self.mode == FOR_NOTHING:
            found = [TAKE_STATUE[n] for n in range(LARGE) if state.statues[n]]
        else:
            if can_pay(state, seat, stone=STATUE_STONE):
                found = [ERECT[n] for n in range(LARGE) if state.statues[n]]
            if can_pay(state, seat, stone=STATUE_STONE, gold=STATUE_GOLD):
                found.extend([ERECT[n] for n in range(LARGE, 2 * LARGE) if state.statues[n]])
        return found

    def way_out(self) -> Option | None:
        return None if self.mode == AS_TASK else DECLINE


def can_erect(state: Tawantinsuyu, seat: Seat) -> bool:
    """A statue is left that can be paid."""
    return bool(Erect(AS_TASK).options(state, seat))


class TakeStatue(Effect[Tawantinsuyu]):
    """The player takes a statue, and scores it."""

    def __init__(self, statue: int) -> None:
        self.statue: Final = statue

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.statues = replaced(state.statues, self.statue, state.statues[self.statue] - 1)
        state.add(seat, M_SMALL + self.statue, 1)
        state.tell(StatueErected(seat, STATUE[self.statue]))
        state.score(seat, FROM_STATUES, statue_points(self.statue))

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("points", statue_points(self.statue)),)


def statue_points(statue: int) -> int:
    """What a statue scores when it is obtained."""
    return SMALL_POINTS if statue < LARGE else LARGE_POINTS


class DiscardStatue(Effect[Tawantinsuyu]):
    """A statue leaves the game in worship."""

    def __init__(self, statue: int) -> None:
        self.statue: Final = statue

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.add(seat, M_SMALL + self.statue, -1)
        state.tell(StatueOffered(seat, STATUE[self.statue]))

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("statue", -1),)


def statues_held(state: Tawantinsuyu, seat: Seat, first: int) -> list[int]:
    """The kinds of statues that the seat owns: small ones from 0, large ones from LARGE."""
    return [n for n in range(first, first + LARGE) if state.has(seat, M_SMALL + n)]


def _erect(statue: int) -> Option:
    """Pay for a statue and take it."""
    price: Steps = (PayCost(stone=STATUE_STONE, gold=STATUE_GOLD if statue >= LARGE else 0),)
    return Option("erect", (STATUE[statue],), (*price, TakeStatue(statue)))


ERECT: Final = tuple([_erect(statue) for statue in range(2 * LARGE)])
TAKE_STATUE: Final = tuple([Option("erect", (STATUE[n],), (TakeStatue(n),)) for n in range(LARGE)])
