"""Gaining and paying food, tools and labour, and points."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.engine.grammar import DECLINE, Cost, fill_pool, pool
from yupana.games.endless_winter.board import FOOD, FROM_EMPTY_DECKS, GOODS, HALVES, TOOLS
from yupana.games.endless_winter.facts import FoodSpent, LabourGained, LabourPaid
from yupana.games.endless_winter.pools import LABOUR
from yupana.games.endless_winter.state import EndlessWinter


class Offer(Choice[EndlessWinter]):
    """Something that is offered: it can be declined, and nothing else is done in between."""

    def way_out(self) -> Option | None:
        return DECLINE

    def is_window(self) -> bool:
        return False

    def can_be_enabled(self, state: EndlessWinter, seat: Seat) -> bool:
        return False


class Gain(Effect[EndlessWinter]):
    """Gain food and tools; what finds no room is lost."""

    def __init__(self, food: int, tools: int = 0) -> None:
        self.food: Final = food
        self.tools: Final = tools

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        if self.food:
            state.gain(seat, FOOD, self.food)
        if self.tools:
            state.gain(seat, TOOLS, self.tools)

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return tuple([each for each in ((GOODS[FOOD], self.food), (GOODS[TOOLS], self.tools)) if each[1]])


class FillFood(Effect[EndlessWinter]):
    """Food rises to the limit."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.gain(seat, FOOD, state.room(seat, FOOD))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return ((GOODS[FOOD], state.room(seat, FOOD)),)


class Score(Effect[EndlessWinter]):
    """Score points at once."""

    def __init__(self, source: int, points: int) -> None:
        self.source: Final = source
        self.points: Final = points

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.score(seat, self.source, self.points)

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("points", self.points),)


class GainLabour(Effect[EndlessWinter]):
    """More labour for this turn, in half units."""

    def __init__(self, halves: int) -> None:
        self.halves: Final = halves

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        gain_labour(state, seat, self.halves)

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return labour_price(self.halves)


def labour_price(halves: int) -> Price:
    """So much labour as a price tag: whole ones, and a half apart."""
    sign = 1 if halves > 0 else -1
    whole, half = divmod(abs(halves), HALVES)
    return tuple([part for part in (("labour", sign * whole), ("half-labour", sign * half)) if part[1]])


def gain_labour(state: EndlessWinter, seat: Seat, halves: int) -> None:
    """A turn's labour grows by so many half units."""
    fill_pool(state, LABOUR, pool(state, LABOUR) + halves)
    if state.facts is not None:
        state.tell(LabourGained(seat, halves // HALVES, halves % HALVES))


class Pay(Cost[EndlessWinter]):
    """Pay food, tools and labour."""

    def __init__(self, food: int = 0, tools: int = 0, halves: int = 0) -> None:
        self.food: Final = food
        self.tools: Final = tools
        self.halves: Final = halves

    def is_payable(self, state: EndlessWinter, seat: Seat) -> bool:
        if state.has(seat, FOOD) < self.food or state.has(seat, TOOLS) < self.tools:
            return False
        return not self.halves or pool(state, LABOUR) >= self.halves

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.pay(seat, FOOD, self.food)
        state.pay(seat, TOOLS, self.tools)
        if self.halves:
            fill_pool(state, LABOUR, pool(state, LABOUR) - self.halves)
            if state.facts is not None:
                state.tell(LabourPaid(seat, self.halves // HALVES, self.halves % HALVES))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        goods = ((GOODS[FOOD], -self.food), (GOODS[TOOLS], -self.tools), *labour_price(-self.halves))
        return tuple([part for part in goods if part[1]])


class SpendFood(Effect[EndlessWinter]):
    """The food marker goes back to a cell; each icon that it crosses is a labour."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        food = state.has(seat, FOOD)
        labour = labour_of_food(food, self.left)
        state.add(seat, FOOD, self.left - food)
        fill_pool(state, LABOUR, pool(state, LABOUR) + labour * HALVES)
        state.tell(FoodSpent(seat, food - self.left, labour))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        food = state.has(seat, FOOD)
        return ((GOODS[FOOD], self.left - food), ("labour", labour_of_food(food, self.left)))


def labour_of_food(food: int, left: int) -> int:
    """The labour for food that is spent down to what is left: an icon lies before each odd cell."""
    return (food + 1) // 2 - (left + 1) // 2


TAKE_POINT: Final = Option("take-point", (), (Score(FROM_EMPTY_DECKS, 1),))  # where cards have run out
