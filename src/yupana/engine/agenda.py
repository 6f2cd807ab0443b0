"""The nouns: steps, options, facts, the agenda, and the state that holds it."""

from __future__ import annotations

import inspect
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from yupana.seats import Seat as Seat

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # only the compiler reads these marks

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Any:  # type: ignore[misc]
        """Leave a class as it is."""
        return _same


def _same(marked: Any) -> Any:
    return marked


Place = str  # "tikal.4": drawn in the scene, touched by the hand
Price = tuple[tuple[str, int], ...]  # (("corn", -2), ("gold", 1)): what an option costs and brings
Change = tuple[Seat, str, int, str]  # (0, "points", -3, "hunger"): whose, of what, by how much, and the points' source
Steps = tuple["Step[Any]", ...]
S = TypeVar("S", bound="State")

_fields: dict[type, tuple[str, ...]] = {}

NOBODY: Final = -1  # the seat of entries and steps that belong to no player
PENDING: Final = ""  # a sealed answer that has not been given yet
END_TURN: Final = "end-turn"  # the verb by which a turn ends, in every game
SEALED: Final = "?"  # a sealed answer that this viewer may not read


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that must happen. Fixed once made, so clones share it."""

    def price(self, state: S, seat: Seat) -> Price:
        """What it costs (negative) and brings (positive), where that is known beforehand."""
        return ()

    def automatic(self, state: S, seat: Seat) -> Step[Any]:
        """What an automaton does in its place: most steps happen to it as to anybody."""
        return self

    def seen_by(self, viewer: Seat | None, seat: Seat) -> Step[Any]:
        """What a viewer sees of it while it waits for its seat: another one, face down, where it holds a secret."""
        return self

    def could_be(self, state: S, seat: Seat) -> Steps:
        """All that it could be where it is face down, in a world whose cards have been guessed."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """Happens by itself. The only code that changes the state."""

    def run(self, state: S, seat: Seat) -> None:
        """Change the state, tell facts, queue what follows."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """Waits for its seat. Looks, never touches. With no options it is skipped, or left by its way out."""

    def options(self, state: S, seat: Seat) -> list[Option]:
        """Everything the seat may do now, the way out aside."""
        raise NotImplementedError

    def way_out(self) -> Option | None:
        """What ends the choice when nothing of it is chosen; None where it must be answered."""
        return None

    def answers(self, state: S, seat: Seat) -> list[Option]:
        """What the seat may answer where nothing is free: the options, and the way out if there are any."""
        found = self.options(state, seat)
        way_out = self.way_out()
        return [*found, way_out] if found and way_out is not None else found

    def is_window(self) -> bool:
        """What is free may be done beside it."""
        return True

    def can_be_enabled(self, state: S, seat: Seat) -> bool:
        """Something free could give it options where it has none but its way out."""
        return True

    def asks(self) -> Choice[Any]:
        """The choice whose name and fields word the prompt."""
        return self

    def asked_by(self) -> Seat | None:
        """The other player who asks, and can withdraw the question until it is answered."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """Waits for the dice. With no outcomes it is skipped."""

    def outcomes(self, state: S, seat: Seat) -> list[Outcome]:
        """Every way the dice may fall."""
        raise NotImplementedError


class Together(Step["State"]):
    """Several seats choose at the same time; answers stay sealed until the last is in."""

    def __init__(self, seats: tuple[Seat, ...], choice: Choice[Any], sealed: tuple[str, ...] = ()) -> None:
        self.seats: Final = seats
        self.choice: Final = choice
        self.sealed: Final = sealed if sealed else (PENDING,) * len(seats)

    def with_answer(self, seat: Seat, move: str) -> Together:
        """The same step with one more sealed answer."""
        sealed = tuple([move if each == seat else old for each, old in zip(self.seats, self.sealed, strict=True)])
        return Together(self.seats, self.choice, sealed)

    def seen_by(self, viewer: Seat | None, seat: Seat) -> Together:
        """The same step with the answers of others unreadable."""
        sealed = tuple(
            [
                answer if each == viewer or answer == PENDING else SEALED
                for each, answer in zip(self.seats, self.sealed, strict=True)
            ]
        )
        return self if sealed == self.sealed else Together(self.seats, self.choice, sealed)

    def could_be(self, state: State, seat: Seat) -> Steps:
        """The same step with each possible answer where the first unreadable one is."""
        for each, answer in zip(self.seats, self.sealed, strict=True):
            if answer == SEALED:
                return tuple([self.with_answer(each, option.move()) for option in self.choice.answers(state, each)])
        return ()


class Option:
    """One thing a seat may do: the verb, what the hand touches, what follows.

    The hand touches in any order, unless the order means something: from here to there.
    """

    def __init__(self, verb: str, touch: tuple[Place, ...] = (), then: Steps = (), ordered: bool = False) -> None:
        self.verb: Final = verb
        self.touch: Final = touch
        self.then: Final = then
        self.ordered: Final = ordered

    def move(self) -> str:
        """As the journal writes it: "build-saving a1-tomb-points gold"."""
        return " ".join((self.verb, *self.touch)) if self.touch else self.verb


class FreeOption(Option):
    """Something a seat may do beside a choice, which then comes up again.

    What costs something is offered only if the choice can be answered afterwards. Where free things could go round in
    circles, `before` and `after` number what the seat has: nothing leads back to what was there before.
    """

    def __init__(
        self,
        verb: str,
        touch: tuple[Place, ...] = (),
        then: Steps = (),
        costs: bool = False,
        before: int = 0,
        after: int = 0,
    ) -> None:
        super().__init__(verb, touch, then)
        self.costs: Final = costs
        self.before: Final = before
        self.after: Final = after


class Outcome:
    """One way the dice may fall."""

    def __init__(self, name: str, weight: int, then: Steps) -> None:
        self.name: Final = name
        self.weight: Final = weight
        self.then: Final = then


class Decision:
    """Who must decide, about what, between which options."""

    def __init__(self, seat: Seat, choice: Choice[Any], options: list[Option]) -> None:
        self.seat: Final = seat
        self.choice: Final = choice
        self.options: Final = options

    def find(self, move: str) -> Option | None:
        """The option that the journal writes as this move."""
        for option in self.options:
            if option.move() == move:
                return option
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact:
    """Something that happened, told to players. The rules never read it back."""

    reveals: ClassVar[bool] = False  # something hidden came to light: no undo past it
    counts: ClassVar[bool] = False  # it only counts what the deed told before it brought or cost
    heads: ClassVar[bool] = False  # where nothing else was done, it says the line of all that was counted
    remarks: ClassVar[bool] = False  # it says more of the deed before it; nothing is counted for it
    compares: ClassVar[bool] = False  # its numbers are compared, nobody gains or pays them
    minor: ClassVar[bool] = False  # a means to a deed: left out where there is room for a line or two
    opens: ClassVar[bool] = False  # a great moment of the match begins
    closes: ClassVar[bool] = False  # and ends

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        """What this viewer is told of it."""
        return self

    def changes(self) -> tuple[Change, ...]:
        """The numbers that it tells of; those of points and goods add up to what changed on the table."""
        return ()

    def pieces(self) -> tuple[str, ...] | None:
        """The pieces of the scene at which it is seen, if not at the places that its fields name."""
        return None

    def teller(self) -> Seat | None:
        """The automaton that it is about, where no field names a seat."""
        return None

    def reveals_to(self, seat: Seat) -> bool:
        """Something that was hidden from this seat came to light."""
        return self.reveals


class Agenda:
    """What is still to be done; the last entry comes first."""

    def __init__(self, seats: list[Seat], steps: list[Step[Any]]) -> None:
        self.seats = seats
        self.steps = steps

    def push(self, seat: Seat, steps: Steps) -> None:
        """Put steps on top, the first of them uppermost."""
        for step in reversed(steps):
            self.steps.append(step)
            self.seats.append(seat)

    def clone(self) -> Agenda:
        """The same steps in lists of its own."""
        return Agenda(self.seats[:], self.steps[:])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, and the agenda. Each game has its own subclass."""

    def __init__(self, agenda: Agenda, seats: int) -> None:
        self.agenda: Final = agenda
        self.seats: Final = seats  # those at the table, then automata: opponents that the rules play
        self.people = seats  # those at the table; a game with automata says so in its constructor
        self.facts: list[Fact] | None = None  # None while bots think
        self.offered: list[Option] | None = None  # the options of the choice on top, once listed

    def then(self, seat: Seat, step: Step[Any]) -> None:
        """Queue what follows; effects call it in rulebook order."""
        self.agenda.steps.append(step)
        self.agenda.seats.append(seat)

    def then_all(self, seat: Seat, steps: Steps) -> None:
        """Queue several things that follow, in rulebook order."""
        for step in steps:
            self.agenda.steps.append(step)
            self.agenda.seats.append(seat)

    def tell(self, fact: Fact) -> None:
        """Tell the players, if anybody listens."""
        if self.facts is not None:
            self.facts.append(fact)

    def free_options(self, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
        """What the seat may do at any time during its turn, beside this choice."""
        return []

    def automatic(self, seat: Seat, step: Step[Any]) -> Step[Any]:
        """What an automaton does in place of a step: the step says so, or a game's own table."""
        return step.automatic(self, seat)

    def copy(self) -> Self:
        """The same table in lists of its own, made by the constructor."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy that tells nobody."""
        copy = self.copy()
        copy.offered = self.offered
        return copy

    def seats_from(self, first: Seat) -> list[Seat]:
        """All seats clockwise, beginning with this one."""
        return [(first + n) % self.seats for n in range(self.seats)]


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of a class's fields, in the order of its constructor."""
    if kind not in _fields:
        _fields[kind] = tuple(inspect.signature(kind).parameters)
    return _fields[kind]
