"""The language of components: what cards, cells, hexes and tokens do, in the words of their tables."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat, Step, Steps
from yupana.engine.grammar import Cost, Sequence, price_of
from yupana.games.endless_winter.animals import Hunt, Reveal, Rotate, TakeTop
from yupana.games.endless_winter.benefits import CARD, IDOL, MEGALITH, TOOL, Benefit
from yupana.games.endless_winter.board import DISCARD, FOOD, FROM_EFFECTS, HAND, TOOLS
from yupana.games.endless_winter.cards import Bury, ChooseCulture, ChooseTribe, DiscardCard
from yupana.games.endless_winter.goods import FillFood, Gain, GainLabour, Offer, Pay, Score
from yupana.games.endless_winter.land import MoveCamps, PlaceCamp, Settle
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.stones import TakeStone, count_of

# Combining effects.


class AllOf(Offer):
    """Several benefits in any order, one decision for whatever any of them offers; the rest can be declined.

    What a greater and a lesser benefit offer alike is taken of the lesser one: so nothing becomes impossible by it.
    """

    def __init__(self, parts: tuple[Choice[Any], ...]) -> None:
        self.parts: Final = parts

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found: list[Option] = []
        moves: list[str] = []
        for n in sorted(range(len(self.parts)), key=self._rank):
            rest = self.parts[:n] + self.parts[n + 1 :]
            then: Step[Any] = AllOf(rest) if len(rest) > 1 else rest[0]
            for option in self.parts[n].options(state, seat):
                move = option.move()
                if move not in moves:
                    moves.append(move)
                    found.append(Option(option.verb, option.touch, (*option.then, then), option.ordered))
        return found

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return price_of(self.parts, state, seat)

    def _rank(self, n: int) -> int:
        part = self.parts[n]
        return -part.link if isinstance(part, Benefit) else 0


class Buy(Offer):
    """'You may pay ... to ...': what can be had for the price, each for paying it; what is bought is taken."""

    def __init__(self, cost: Step[Any], step: Step[Any]) -> None:
        self.cost: Final = cost
        self.step: Final = step

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        if not self.is_payable(state, seat):
            return []
        step = self.step
        if isinstance(step, Choice):
            return [
                Option(option.verb, option.touch, (self.cost, *option.then), option.ordered)
                for option in step.options(state, seat)
            ]
        return [Option("pay-for", (), (self.cost, step))] if is_worthwhile(state, seat, step) else []

    def is_payable(self, state: EndlessWinter, seat: Seat) -> bool:
        """The player owns what it takes."""
        cost = self.cost
        return cost.is_payable(state, seat) if isinstance(cost, Cost) else state.size(seat, HAND) > 0

    def asks(self) -> Choice[Any]:
        return self.step.asks() if isinstance(self.step, Choice) else self

    def at_once(self) -> Steps:
        """What happens when the player has already said so: nothing is asked that follows by itself."""
        return (self,) if isinstance(self.step, Choice) else (self.cost, self.step)


def is_worthwhile(state: EndlessWinter, seat: Seat, step: Step[Any]) -> bool:
    """Something of a gain would be kept."""
    if isinstance(step, Gain):
        return (step.food > 0 and state.room(seat, FOOD) > 0) or (step.tools > 0 and state.room(seat, TOOLS) > 0)
    return True


class Per(Effect[EndlessWinter]):
    """Something for each thing of a kind that the player has, up to a limit."""

    def __init__(self, counter: int, cap: int, step: Step[Any]) -> None:
        self.counter: Final = counter
        self.cap: Final = cap
        self.step: Final = step

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for _ in range(min(self.cap, count_of(state, seat, self.counter))):
            state.then(seat, self.step)


class Provided(Effect[EndlessWinter]):
    """Something for a player who has enough things of a kind."""

    def __init__(self, counter: int, least: int, step: Step[Any]) -> None:
        self.counter: Final = counter
        self.least: Final = least
        self.step: Final = step

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        if count_of(state, seat, self.counter) >= self.least:
            state.then(seat, self.step)


class Others(Effect[EndlessWinter]):
    """Something for each other player, in turn order after the one whose effect it is."""

    def __init__(self, step: Step[Any]) -> None:
        self.step: Final = step

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        at = state.order.index(seat)
        for n in range(1, state.seats):
            state.then(state.order[(at + n) % state.seats], self.step)


class When(Effect[EndlessWinter]):
    """Something that is to be had only in one column; asked before it is offered."""

    def __init__(self, column: int, step: Step[Any]) -> None:
        self.column: Final = column
        self.step: Final = step

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.then(seat, self.step)


# The words of the tables, one for each thing that can be gained.

NOTHING: Final = Sequence(())


def food(amount: int) -> Step[Any]:
    """So much food."""
    return Gain(amount)


def tool(times: int) -> Step[Any]:
    """So many tools, each of which can be food."""
    return Benefit(TOOL, times)


def idol(times: int) -> Step[Any]:
    """So many steps on idol tracks, or something lesser."""
    return Benefit(IDOL, times)


def draw(times: int) -> Step[Any]:
    """So many cards of the deck, or something lesser."""
    return Benefit(CARD, times)


def megalith(times: int) -> Step[Any]:
    """So many megaliths, or something lesser."""
    return Benefit(MEGALITH, times)


def half_labour(halves: int) -> Step[Any]:
    """So much labour, in half units."""
    return GainLabour(halves)


def vp(points: int, source: int = FROM_EFFECTS) -> Step[Any]:
    """So many points at once."""
    return Score(source, points)


def camp(times: int) -> Step[Any]:
    """So many camps to the base."""
    return Sequence((PlaceCamp(),) * times) if times > 1 else PlaceCamp()


def move(times: int) -> Step[Any]:
    """So many steps of camps."""
    return MoveCamps(times)


def village() -> Step[Any]:
    """Three camps become a village."""
    return Settle()


def tribe_hand(times: int, diff: bool = False) -> Step[Any]:
    """So many tribe cards to the hand."""
    return ChooseTribe(HAND, times, diff)


def tribe_discard(times: int, diff: bool = False) -> Step[Any]:
    """So many tribe cards to the discard pile."""
    return ChooseTribe(DISCARD, times, diff)


def culture() -> Step[Any]:
    """A culture card."""
    return ChooseCulture()


def hunt(times: int, same: bool = False) -> Step[Any]:
    """So many animals of the hunting grounds."""
    return Hunt(times, same)


def animal_top() -> Step[Any]:
    """The top animal of the deck."""
    return TakeTop()


def reveal(cards: int) -> Step[Any]:
    """So many animals to the hunting grounds."""
    return Reveal(cards)


def rotate(times: int, diff: bool = False) -> Step[Any]:
    """So many animals rotated."""
    return Rotate(times, diff)


def bury(times: int) -> Step[Any]:
    """So many cards buried."""
    return Bury(times)


def fill_food() -> Step[Any]:
    """Food up to the limit."""
    return FillFood()


def stone() -> Step[Any]:
    """A sacred stone."""
    return TakeStone()


def nothing() -> Step[Any]:
    """Nothing."""
    return NOTHING


def all_of(*parts: Step[Any]) -> Step[Any]:
    """All of these in any order: what needs no choice first, and at once."""
    plain = [part for part in parts if not isinstance(part, Choice)]
    choices = [part for part in parts if isinstance(part, Choice)]
    if not choices:
        return Sequence(tuple(plain))
    chosen = AllOf(tuple(choices)) if len(choices) > 1 else choices[0]
    return Sequence((*plain, chosen)) if plain else chosen


def seq(*parts: Step[Any]) -> Step[Any]:
    """All of these in this order."""
    return Sequence(parts)


def pay(cost: Step[Any], step: Step[Any]) -> Buy:
    """Something for a price; a tool that was bought with food is not changed back into food."""
    if isinstance(cost, Pay) and isinstance(step, Benefit) and step.link == TOOL and step.times <= cost.food:
        return Buy(cost, Gain(0, step.times))
    return Buy(cost, step)


def price(food: int = 0, tools: int = 0) -> Pay:
    """So much food and so many tools, as a price."""
    return Pay(food, tools)


def discard() -> Step[Any]:
    """A card of the hand, as a price."""
    return DiscardCard()
