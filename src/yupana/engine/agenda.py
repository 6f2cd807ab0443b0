"""The nouns: steps, options, facts, the agenda, and the state that holds it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, Self, TypeVar

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # only the compiler reads these marks

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Any:  # type: ignore[misc]
        """Leave a class as it is."""
        return _same


def _same(marked: Any) -> Any:
    return marked


Seat = int
Place = str  # "tikal.4": drawn in the scene, touched by the hand
Price = tuple[tuple[str, int], ...]  # (("corn", -2), ("gold", 1)): what an option costs and brings
Steps = tuple["Step[Any]", ...]
S = TypeVar("S", bound="State")

NOBODY: Final = -1  # the seat of entries and steps that belong to no player
PENDING: Final = ""  # a sealed answer that has not been given yet
SEALED: Final = "?"  # a sealed answer that this viewer may not read


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that must happen. Fixed once made, so clones share it."""

    def price(self, state: S, seat: Seat) -> Price:
        """What it costs (negative) and brings (positive), where that is known beforehand."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """Happens by itself. The only code that changes the state."""

    def run(self, state: S, seat: Seat) -> None:
        """Change the state, tell facts, queue what follows."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """Waits for its seat. Looks, never touches. With no options it is skipped."""

    def options(self, state: S, seat: Seat) -> list[Option]:
        """Everything the seat may do now."""
        raise NotImplementedError

    def asks(self) -> Choice[Any]:
        """The choice whose name and fields word the prompt."""
        return self


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

    def seen_by(self, viewer: Seat | None) -> Together:
        """The same step with the answers of others unreadable."""
        sealed = tuple(
            [
                answer if seat == viewer or answer == PENDING else SEALED
                for seat, answer in zip(self.seats, self.sealed, strict=True)
            ]
        )
        return Together(self.seats, self.choice, sealed)


class Option:
    """One thing a seat may do: the verb, what the hand touches, what follows."""

    def __init__(self, verb: str, touch: tuple[Place, ...] = (), then: Steps = ()) -> None:
        self.verb: Final = verb
        self.touch: Final = touch
        self.then: Final = then

    def move(self) -> str:
        """As the journal writes it: "build-saving a1-tomb-points gold"."""
        return " ".join((self.verb, *self.touch)) if self.touch else self.verb


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

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        """What this viewer is told of it."""
        return self


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
        self.facts: list[Fact] | None = None  # None while bots think
        self.offered: list[Option] | None = None  # the options of the choice on top, once listed

    def then(self, seat: Seat, step: Step[Any]) -> None:
        """Queue what follows; effects call it in rulebook order."""
        self.agenda.steps.append(step)
        self.agenda.seats.append(seat)

    def tell(self, fact: Fact) -> None:
        """Tell the players, if anybody listens."""
        if self.facts is not None:
            self.facts.append(fact)

    def free_options(self, seat: Seat) -> list[Option]:
        """What the seat may do at any time during its turn, beside every choice."""
        return []

    def clone(self) -> Self:
        """An independent copy that tells nobody."""
        raise NotImplementedError

    def seats_from(self, first: Seat) -> list[Seat]:
        """All seats clockwise, beginning with this one."""
        return [(first + n) % self.seats for n in range(self.seats)]
