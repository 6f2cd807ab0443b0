"""What a title must provide: one stateless object per game."""

from __future__ import annotations

from typing import Final, Generic

from yupana.engine.agenda import SEALED, Fact, Option, S, Seat, State, Together, mypyc_attr
from yupana.engine.dice import Dice
from yupana.engine.machine import decision_of

Options = dict[str, int]  # variants, as the header of a match names them


class Variant:
    """One thing that can be chosen before a match: its name and its values, the usual one first."""

    def __init__(self, name: str, values: tuple[int, ...], solo: bool = False) -> None:
        self.name: Final = name
        self.values: Final = values
        self.solo: Final = solo  # it matters only to somebody who plays alone


class Score:
    """What one seat scored, part by part; `per_point` of them make a point."""

    def __init__(self, parts: tuple[tuple[str, int], ...], per_point: int = 1) -> None:
        self.parts: Final = parts
        self.per_point: Final = per_point

    def total(self) -> int:
        """All parts together."""
        return sum([amount for _, amount in self.parts])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one title."""

    def name(self) -> str:
        """As records and commands write it."""
        raise NotImplementedError

    def version(self) -> int:
        """Raised whenever a journal could replay differently."""
        raise NotImplementedError

    def seat_counts(self) -> tuple[int, ...]:
        """How many can play."""
        raise NotImplementedError

    def variants(self) -> tuple[Variant, ...]:
        """What can be chosen before a match."""
        return ()

    def setup(self, seats: int, options: Options) -> S:
        """A fresh table; laying it out is on the agenda."""
        raise NotImplementedError

    def view(self, state: S, viewer: Seat | None) -> S:
        """The table as this viewer sees it: same type, hidden things face down."""
        raise NotImplementedError

    def sees_more(self, state: S, seat: Seat) -> bool:
        """This seat sees something that a spectator does not. False saves a server much work; it must be true."""
        return True

    def guess(self, view: S, viewer: Seat | None, dice: Dice) -> S:
        """One table that this viewer could be looking at, for search."""
        raise NotImplementedError

    def default(self, state: S, seat: Seat) -> Option:
        """What happens when the seat's clock runs out."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        """What each seat has scored so far, with every point's source; then what each automaton has."""
        raise NotImplementedError

    def winners(self, state: S) -> list[Seat]:
        """Who of the seats has won, tie-breaks included; nobody if an automaton has."""
        raise NotImplementedError

    def check_table(self, table: S) -> None:
        """Raise AssertionError where the rules cannot lead to this table."""

    def check_change(self, before: S, seat: Seat, move: str, facts: list[Fact], after: S) -> None:
        """Raise AssertionError where a move cannot have changed the table like this."""


def full_options(game: Game[S], chosen: Options) -> Options:
    """The chosen variants, with the usual value for each that was not named."""
    variants = {variant.name: variant.values for variant in game.variants()}
    for name, value in chosen.items():
        if name not in variants:
            raise ValueError(f"{game.name()} has no option {name!r}")
        if value not in variants[name]:
            raise ValueError(f"option {name!r} cannot be {value}")
    return {name: chosen.get(name, values[0]) for name, values in variants.items()}


def seal(state: State, viewer: Seat | None) -> None:
    """Make the sealed answers of others unreadable; every `view` ends with this."""
    steps = state.agenda.steps
    for n in range(len(steps)):
        step = steps[n]
        if isinstance(step, Together):
            steps[n] = step.seen_by(viewer)


def is_sealed(state: State) -> bool:
    """Seats are deciding at the same time: each knows its own answer and no other."""
    return any(isinstance(step, Together) for step in state.agenda.steps)


def guess_sealed(state: State, dice: Dice) -> None:
    """Put a possible answer where one is sealed; every `guess` ends with this."""
    steps = state.agenda.steps
    for n in range(len(steps)):
        step = steps[n]
        if isinstance(step, Together):
            for seat, answer in zip(step.seats, step.sealed, strict=True):
                if answer == SEALED:
                    options = step.choice.options(state, seat)
                    step = step.with_answer(seat, options[dice.roll(len(options))].move())
            steps[n] = step


def plain_default(state: State, seat: Seat, harmless: tuple[str, ...]) -> Option:
    """The first option with one of these verbs, tried in order, or else the first option of all."""
    decision = decision_of(state, seat)
    if decision is None:
        raise ValueError(f"seat {seat} has nothing to decide")
    for verb in harmless:
        for option in decision.options:
            if option.verb == verb:
                return option
    return decision.options[0]
