"""How good a table of Tzolk'in looks: points now, and what workers, goods and temples will still bring."""

from __future__ import annotations

from typing import Any, Final

from yupana.bots.evaluation.evaluation import Evaluation
from yupana.engine.agenda import Seat
from yupana.games.tzolkin.board import (
    CORN,
    EMPTY,
    FEED,
    FIRST_TOOTH,
    FOOD_DAYS,
    GEARS,
    GOLD,
    LAST_SPACE,
    LEADER_POINTS,
    M_BANK,
    M_FED_CHEAPER,
    M_FED_FREE,
    M_LIGHT,
    MID_AGE,
    SKULL,
    SKULL_POINTS,
    STEP_GOODS,
    STEP_POINTS,
    TEMPLES,
    TRACKS,
)
from yupana.games.tzolkin.monuments import FIRST_MONUMENT, MONUMENTS
from yupana.games.tzolkin.state import Tzolkin

# Hundredths of a point.
EARLY: Final = (30, 65, 95, 130)  # what goods are worth while they can still be used
LATE: Final = (25, 50, 75, 100)  # and when they are only counted
LATE_DAY: Final = 20
LAST_DAY: Final = 26
WORKER_DAY: Final = 25  # a worker beyond the third, per day that is left
LEVEL_DAY: Final = 15  # a technology level, per day that is left
LIGHT: Final = 100
STANDING: Final = (  # a worker on a space, by gear
    (10, 90, 150, 200, 270, 340, 330, 250),
    (10, 70, 120, 190, 260, 320, 310, 240),
    (10, 110, 180, 260, 330, 300, 330, 250),
    (10, 110, 130, 280, 240, 280, 280, 220),
    (10, 150, 200, 250, 300, 350, 400, 480, 560, 660, 660),
)
HUNGER_DAYS: Final = 5  # from so many days before a Food Day on, hunger is feared


class TzolkinEvaluation(Evaluation):
    """Weights by hand."""

    def value(self, state: Any, seat: Seat) -> int:
        return value(state, seat)


def value(state: Tzolkin, seat: Seat) -> int:
    """All that the seat has and may expect."""
    left = max(0, LAST_DAY - state.day)
    total = state.points(seat) * 25
    rates = EARLY if state.day < LATE_DAY else LATE
    for good in range(GOLD + 1):
        total += state.has(seat, good) * rates[good]
    total += skull_value(state, seat, left)
    total += (state.in_play(seat) - 3) * WORKER_DAY * left
    for track in range(len(TRACKS)):
        total += state.level(seat, track) * LEVEL_DAY * left
    total += LIGHT if state.has(seat, M_LIGHT) and left > 3 else 0
    for tile in range(len(MONUMENTS)):
        if state.owners[FIRST_MONUMENT + tile] == seat:
            total += MONUMENTS[tile].worth.points(state, seat) * 100
    return total + food_days_value(state, seat) + workers_value(state, seat, left)


def skull_value(state: Tzolkin, seat: Seat, left: int) -> int:
    """A skull in hand is worth what the best free place may still bring."""
    skulls = state.has(seat, SKULL)
    if not skulls:
        return 0
    best = 300
    for space in range(1, len(SKULL_POINTS)):
        if state.offerings[space] == EMPTY and space <= left:
            best = max(best, SKULL_POINTS[space] * 60)
    return skulls * best


def food_days_value(state: Tzolkin, seat: Seat) -> int:
    """What temples will give, what farms will save, and the hunger that is near."""
    total = 0
    free = min(state.in_play(seat), state.has(seat, M_FED_FREE))
    need = max(0, FEED - state.has(seat, M_FED_CHEAPER))
    saved = state.in_play(seat) * FEED - (state.in_play(seat) - free) * need
    for number in range(state.food_days_done, len(FOOD_DAYS)):
        total += saved * EARLY[CORN]
        for temple in range(len(TEMPLES)):
            step = state.step(seat, temple)
            if MID_AGE[number]:
                for reached, good in STEP_GOODS[temple].items():
                    if step >= reached:
                        total += 300 if good == SKULL else EARLY[good]
            else:
                total += STEP_POINTS[temple][step] * 100
                others = max([state.step(other, temple) for other in range(state.seats) if other != seat])
                bonus = LEADER_POINTS[temple][number // 2] * 100
                total += bonus * 3 // 4 if step > others else bonus // 3 if step == others else 0
    if state.food_days_done < len(FOOD_DAYS) and FOOD_DAYS[state.food_days_done] - state.day <= HUNGER_DAYS and need:
        hungry = state.in_play(seat) - free - state.has(seat, CORN) // need
        total -= 300 * max(0, hungry)
    return total


def workers_value(state: Tzolkin, seat: Seat, left: int) -> int:
    """What the workers on the gears promise; the later, the less can still be picked up."""
    total = 0
    for gear in range(len(GEARS)):
        first = FIRST_TOOTH[gear]
        for space in range(LAST_SPACE[gear] + 1):
            if state.teeth[first + space] == seat:
                promise = STANDING[gear][space]
                if gear == len(GEARS) - 1 and not state.has(seat, SKULL):
                    promise //= 4
                if gear == 3 and space == 3 and not state.has(seat, M_BANK):
                    promise //= 2
                total += promise if left > 1 else promise // 4 if left == 1 else 0
    return total
