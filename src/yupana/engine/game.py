"""What a title must provide: one stateless object per game."""

from __future__ import annotations

from typing import Final, Generic

from yupana.engine.agenda import Choice, Fact, Option, S, Seat, State, mypyc_attr
from yupana.engine.dice import Dice
from yupana.engine.face_down import guess_steps, hide_steps, holds_secret, reshuffle_steps
from yupana.engine.machine import deciders, decision_of, decisions
from yupana.engine.zones import Secret

WORLDS_MAX: Final = 64  # tries to find a world in which the right seats must decide

Options = dict[str, int]  # variants, as the header of a match names them


class Refused(ValueError):
    """A move that cannot be made now, or a table that cannot be played; `reason` is the id of a message."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Variant:
    """One thing that can be chosen before a match: its name and its values, the usual one first."""

    def __init__(self, name: str, values: tuple[int, ...], solo: bool = False) -> None:
        self.name: Final = name
        self.values: Final = values
        self.solo: Final = solo  # it matters only to somebody who plays alone


class Preset:
    """Options that are chosen together, under a name that people look for: easy, hard, a module of the box."""

    def __init__(self, name: str, options: Options, solo: bool = False) -> None:
        self.name: Final = name
        self.options: Final = options  # those that are not named have their usual value
        self.solo: Final = solo  # for somebody who plays alone; others are for tables of two and more


class Score:
    """What one seat scored, part by part; `per_point` of them make a point."""

    def __init__(self, parts: tuple[tuple[str, int], ...], per_point: int = 1, hidden: tuple[str, ...] = ()) -> None:
        self.parts: Final = parts
        self.per_point: Final = per_point
        self.hidden: Final = hidden  # the parts that a viewer may not see, which count as nothing in a view

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

    def presets(self) -> tuple[Preset, ...]:
        """Choices that have a name, in the order in which they are offered; what is usual is one of them."""
        return ()

    def usual(self, seats: int) -> Options:
        """What is chosen for so many where nothing is named, if that is not the first value of each variant."""
        return {}

    def refuses(self, seats: int, options: Options) -> str:
        """Why these options cannot be played together by so many: the id of a message, or nothing.

        The usual options are never refused.
        """
        return ""

    def setup(self, seats: int, options: Options) -> S:
        """A fresh table; laying it out is on the agenda."""
        raise NotImplementedError

    def secrets(self) -> tuple[Secret[S], ...]:
        """What is hidden, and from whom; views, guesses and reshuffles follow from it."""
        return ()

    def view(self, state: S, viewer: Seat | None) -> S:
        """The table as this viewer sees it: same type, hidden things face down."""
        seen: S = state.clone()
        seen.offered = None
        for secret in self.secrets():
            if not secret.is_open(state):
                secret.hide(seen, viewer)
        hide_steps(seen, viewer)
        return seen

    def sees_more(self, state: S, seat: Seat) -> bool:
        """This seat sees something that a spectator does not. False saves a server much work; it must be true."""
        for secret in self.secrets():
            if not secret.is_open(state) and secret.sees_more(state, seat):
                return True
        return holds_secret(state)

    def guess(self, view: S, viewer: Seat | None, dice: Dice) -> S:
        """One table that this viewer could be looking at, for search."""
        world = self._guessed(view, dice)
        for _ in range(WORLDS_MAX):
            if _is_possible(world, viewer):
                break
            world = self._guessed(view, dice)
        return world

    def _guessed(self, view: S, dice: Dice) -> S:
        world: S = view.clone()
        world.offered = None
        for secret in self.secrets():
            if not secret.is_open(view):
                secret.guess(world, dice)
        guess_steps(world, dice)
        return world

    def reshuffle(self, state: S, viewer: Seat | None, dice: Dice) -> S:
        """Another table that looks the same to this viewer, made of the true one; itself where none is found."""
        waiting = deciders(state)
        for _ in range(WORLDS_MAX):
            world: S = state.clone()
            world.offered = None
            for secret in self.secrets():
                if not secret.is_open(state):
                    secret.reshuffle(world, viewer, dice)
            reshuffle_steps(world, viewer, dice)
            if deciders(world) == waiting:
                return world
        same: S = state.clone()
        return same

    def default(self, state: S, seat: Seat) -> Option:
        """What happens when the seat's clock runs out."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        """What each seat has scored so far, with every point's source; then what each automaton has. Asked of views."""
        raise NotImplementedError

    def winners(self, state: S) -> list[Seat]:
        """Who of the seats has won, tie-breaks included; nobody if an automaton has."""
        raise NotImplementedError

    def check_table(self, table: S) -> None:
        """Raise AssertionError where the rules cannot lead to this table."""

    def check_change(self, before: S, seat: Seat, move: str, facts: list[Fact], after: S) -> None:
        """Raise AssertionError where a move cannot have changed the table like this."""


def _is_possible(world: State, viewer: Seat | None) -> bool:
    """Whoever must decide has something to decide, as everybody knows; the viewer sees its own options anyhow."""
    agenda = world.agenda
    if not agenda.steps or agenda.seats[-1] == viewer or not isinstance(agenda.steps[-1], Choice):
        return True
    return bool(decisions(world))


def full_options(game: Game[S], chosen: Options) -> Options:
    """The chosen variants, with the usual value for each that was not named."""
    variants = {variant.name: variant.values for variant in game.variants()}
    for name, value in chosen.items():
        if name not in variants:
            raise ValueError(f"{game.name()} has no option {name!r}")
        if value not in variants[name]:
            raise ValueError(f"option {name!r} cannot be {value}")
    return {name: chosen.get(name, values[0]) for name, values in variants.items()}


def table_options(game: Game[S], seats: int, chosen: Options) -> Options:
    """The options of a table for so many; ValueError where no such table can be played."""
    if seats not in game.seat_counts():
        raise ValueError(f"{game.name()} is not for {seats}")
    options = full_options(game, {**game.usual(seats), **chosen})
    reason = game.refuses(seats, options)
    if reason:
        raise Refused(reason)
    return options


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
