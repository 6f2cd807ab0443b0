"""A table without a game, for tests of single parts of the engine: steps are queued by the test, and leave words."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from yupana.engine.agenda import (
    Agenda,
    Chance,
    Choice,
    Effect,
    Fact,
    FreeOption,
    Option,
    Outcome,
    Seat,
    State,
    Step,
    Steps,
)
from yupana.engine.dice import WrittenDice
from yupana.engine.game import Game, Options, Score
from yupana.engine.machine import advance, decision_of, settle, take
from yupana.engine.match import Match


class Script(State):
    """A list of words, in the order in which steps wrote them."""

    def __init__(self, agenda: Agenda, seats: int, words: list[str], free: int) -> None:
        super().__init__(agenda, seats)
        self.words = words
        self.free = free  # free options left

    def copy(self) -> Script:
        return Script(self.agenda.clone(), self.seats, self.words[:], self.free)

    def free_options(self, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
        return [FreeOption("free", (), (SpendFree(),), costs=True)] if self.free else []


class Write(Effect[Script]):
    """Write a word, then queue steps for the same seat."""

    def __init__(self, word: str, after: Steps = ()) -> None:
        self.word: Final = word
        self.after: Final = after

    def run(self, state: Script, seat: Seat) -> None:
        state.words.append(f"{self.word}.{seat}")
        for step in self.after:
            state.then(seat, step)


class SpendFree(Effect[Script]):
    def run(self, state: Script, seat: Seat) -> None:
        state.free -= 1
        state.words.append(f"free.{seat}")


class Show(Effect[Script]):
    """Bring something hidden to light."""

    def run(self, state: Script, seat: Seat) -> None:
        state.tell(Shown())


class Shown(Fact):
    reveals: ClassVar[bool] = True


class Say(Effect[Script]):
    """Tell something that everybody knew."""

    def run(self, state: Script, seat: Seat) -> None:
        state.tell(Said())


class Said(Fact):
    pass


class Ask(Choice[Script]):
    """Each word is an option: it writes itself, then the steps follow."""

    def __init__(self, words: tuple[str, ...], after: Steps = ()) -> None:
        self.words: Final = words
        self.after: Final = after

    def options(self, state: Script, seat: Seat) -> list[Option]:
        return [Option(word, (), (Write(word), *self.after)) for word in self.words]


class Throw(Chance[Script]):
    """Each name may fall, and writes itself."""

    def __init__(self, names: tuple[str, ...], after: Steps = ()) -> None:
        self.names: Final = names
        self.after: Final = after

    def outcomes(self, state: Script, seat: Seat) -> list[Outcome]:
        return [Outcome(name, 1, (Write(name), *self.after)) for name in self.names]


class Forever(Effect[Script]):
    """Never ends."""

    def run(self, state: Script, seat: Seat) -> None:
        state.then(seat, Forever())


class Deeper(Effect[Script]):
    """Queues two where there was one."""

    def run(self, state: Script, seat: Seat) -> None:
        state.then(seat, Deeper())
        state.then(seat, Write("x"))


class ScriptGame(Game[Script]):
    """Two seats and the steps of a test."""

    def __init__(self, steps: Steps, free: int = 0) -> None:
        self.steps: Final = steps
        self.free: Final = free

    def name(self) -> str:
        return "script"

    def version(self) -> int:
        return 1

    def seat_counts(self) -> tuple[int, ...]:
        return (1, 2)

    def setup(self, seats: int, options: Options) -> Script:
        return table(*self.steps, seats=seats, free=self.free)

    def scores(self, state: Script) -> list[Score]:
        return [Score((("words", len(state.words)),)) for _ in range(state.seats)]

    def winners(self, state: Script) -> list[Seat]:
        return list(range(state.seats))


def table(*steps: Step[Any], seats: int = 2, free: int = 0) -> Script:
    """A table on which these steps of seat 0 are to be done."""
    state = Script(Agenda([], []), seats, [], free)
    state.agenda.push(0, steps)
    return state


def begun(*steps: Step[Any], seats: int = 2, free: int = 0, fell: str = "") -> Match[Script]:
    """A match of these steps that has begun."""
    match = Match(ScriptGame(steps, free), seats)
    match.begin(WrittenDice(tuple(fell.split())))
    return match


def play(match: Match[Any], seat: Seat, move: str, fell: str = "") -> list[Fact]:
    """A move, with what falls after it."""
    return match.play(seat, move, WrittenDice(tuple(fell.split())))


def words_after(state: Script, *moves: str, fell: str = "") -> list[str]:
    """What is written when these moves are made, each by whoever has it, while dice fall as told."""
    dice = WrittenDice(tuple(fell.split()))
    advance(state)
    settle(state, dice)
    for move in moves:
        for seat in range(state.seats):
            decision = decision_of(state, seat)
            option = None if decision is None else decision.find(move)
            if option is not None:
                take(state, seat, option)
                break
        else:
            raise AssertionError(f"nobody can {move}")
        settle(state, dice)
    return state.words
