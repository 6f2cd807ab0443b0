"""Rounds, Food Days, and the turning of the calendar."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Seat
from yupana.engine.grammar import EachSeat
from yupana.games.tzolkin.board import (
    CORN,
    DUMMY,
    EMPTY,
    FEED,
    FIRST_TOOTH,
    FROM_HUNGER,
    GEARS,
    HUNGER_POINTS,
    LAST_SPACE,
    M_AVAILABLE,
    M_FED_CHEAPER,
    M_FED_FREE,
    M_LIGHT,
    MID_AGE,
    ROW,
    SPACE,
    SPIN_BLOCK,
    TEETH,
)
from yupana.games.tzolkin.facts import (
    BuildingsExchanged,
    CalendarAdvanced,
    CornGathered,
    FoodDayCame,
    FoodDayOver,
    MarkerPassed,
    RoundBegan,
    TimeSpedUp,
    WorkerPushedOff,
    WorkersFed,
    WorkersWentHungry,
)
from yupana.games.tzolkin.scoring import FinalScoring, MidAgeRewards, TemplePoints
from yupana.games.tzolkin.setup import DealBuilding
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import AGE_DECK
from yupana.games.tzolkin.turn import TakeTurn

EXCHANGE_FOOD_DAY: Final = 1  # the second: the age ends


class Round(Effect[Tzolkin]):
    """Everybody takes a turn, beginning with the first player; then the round ends."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        first = state.first_player
        state.tell(RoundBegan(state.day))
        state.then(first, EachSeat(TakeTurn()))
        state.then(first, EndRound())


class EndRound(Effect[Tzolkin]):
    """A Food Day if one is due; then the calendar, or the end of the game."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        final = state.is_final_round()
        if state.is_food_round():
            state.then(seat, FoodDay())
        state.then(seat, EndGame() if final else TurnCalendar())
        if not final:
            state.then(seat, Round())


# Food Day.


class FoodDay(Effect[Tzolkin]):
    """Workers are fed, buildings exchanged when the age ends, and the gods give their rewards."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        number = state.food_days_done
        state.tell(FoodDayCame(number + 1))
        for each in range(state.seats):
            state.then(each, FeedWorkers())
        if number == EXCHANGE_FOOD_DAY:
            state.then(seat, ExchangeBuildings())
        state.then(seat, MidAgeRewards() if MID_AGE[number] else TemplePoints())
        state.then(seat, EndFoodDay())


class FeedWorkers(Effect[Tzolkin]):
    """As many workers as possible are fed; each that is not costs points."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        need = corn_per_worker(state, seat)
        hungry = eaters(state, seat)
        if need == 0 or hungry == 0:
            state.tell(WorkersFed(seat, state.in_play(seat)))
            return
        fed = min(hungry, state.has(seat, CORN) // need)
        unfed = hungry - fed
        if state.in_play(seat) > unfed:
            state.tell(WorkersFed(seat, state.in_play(seat) - unfed))
        state.pay(seat, CORN, fed * need)
        if unfed:
            state.tell(WorkersWentHungry(seat, unfed))
            state.score(seat, FROM_HUNGER, -HUNGER_POINTS * unfed)


def corn_per_worker(state: Tzolkin, seat: Seat) -> int:
    """What a worker of this player eats."""
    return max(0, FEED - state.has(seat, M_FED_CHEAPER))


def eaters(state: Tzolkin, seat: Seat) -> int:
    """Workers in play that no farm feeds."""
    return max(0, state.in_play(seat) - state.has(seat, M_FED_FREE))


class ExchangeBuildings(Effect[Tzolkin]):
    """The buildings of the first age leave; six of the second are laid out."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.age = 2
        state.deck = list(AGE_DECK[2])
        state.row = [EMPTY] * ROW
        state.tell(BuildingsExchanged())
        for slot in range(ROW):
            state.then(seat, DealBuilding(slot))


class EndFoodDay(Effect[Tzolkin]):
    """The Food Day is over."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.food_days_done += 1
        state.tell(FoodDayOver(state.food_days_done))


# Calendar.


class TurnCalendar(Effect[Tzolkin]):
    """Nobody on the first player space: a corn gathers, one day. Somebody: the marker moves and they decide."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        player = state.first_space
        if player == EMPTY:
            state.calendar_corn += 1
            state.tell(CornGathered(state.calendar_corn))
            state.then(seat, AdvanceCalendar(1))
            return
        state.first_space = EMPTY
        state.add(player, M_AVAILABLE, 1)
        state.first_player = (player + 1) % state.seats if state.first_player == player else player
        state.tell(MarkerPassed(state.first_player))
        state.then(player, Spin())


class Spin(Choice[Tzolkin]):
    """Advance the calendar by one day, or by two."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        return [ONE_DAY, TWO_DAYS] if can_speed_up(state, seat) else [ONE_DAY]


def can_speed_up(state: Tzolkin, seat: Seat) -> bool:
    """The player's light side is up, and the second day would push off no player's worker."""
    if not state.has(seat, M_LIGHT):
        return False
    for gear in range(len(GEARS)):
        if state.standing(gear, SPIN_BLOCK[gear]) not in (EMPTY, DUMMY):
            return False
    return True


class SpeedUp(Effect[Tzolkin]):
    """The player's board is turned to its dark side."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.add(seat, M_LIGHT, -1)
        state.tell(TimeSpedUp(seat))


class AdvanceCalendar(Effect[Tzolkin]):
    """All gears turn by so many days; workers ride along, and fall off at the end."""

    def __init__(self, days: int) -> None:
        self.days: Final = days

    def run(self, state: Tzolkin, seat: Seat) -> None:
        for _ in range(self.days):
            state.day += 1
            for gear in range(len(GEARS)):
                turn_gear(state, gear)
        state.tell(CalendarAdvanced(state.day))


def turn_gear(state: Tzolkin, gear: int) -> None:
    """One day on one gear: everybody moves a space, and players' workers on the last one go home."""
    first = FIRST_TOOTH[gear]
    end = first + TEETH[gear]
    last = LAST_SPACE[gear]
    leaving = state.teeth[first + last]
    if leaving not in (EMPTY, DUMMY):
        state.teeth[first + last] = EMPTY
        state.add(leaving, M_AVAILABLE, 1)
        state.tell(WorkerPushedOff(leaving, SPACE[gear][last]))
    state.teeth[first:end] = [state.teeth[end - 1], *state.teeth[first : end - 1]]


class EndGame(Effect[Tzolkin]):
    """The last worker comes back from the first player space, the calendar turns once more, and points are counted."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        if state.first_space != EMPTY:
            state.add(state.first_space, M_AVAILABLE, 1)
            state.first_space = EMPTY
        state.then(seat, AdvanceCalendar(1))
        state.then(seat, FinalScoring())


ONE_DAY: Final = Option("advance-one-day", (), (AdvanceCalendar(1),))
TWO_DAYS: Final = Option("advance-two-days", (), (SpeedUp(), AdvanceCalendar(2)))
