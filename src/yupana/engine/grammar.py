"""The rulebook's grammar, shared by all games: and then, or, may, one of, in any order, pay for, each player, times."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Choice, Effect, Option, Price, S, Seat, State, Step, Steps, mypyc_attr

DECLINE: Final = Option("decline")


def price_of(steps: Steps, state: State, seat: Seat) -> Price:
    """What several steps cost and bring, as far as that is known beforehand."""
    found: list[tuple[str, int]] = []
    for step in steps:
        found.extend(step.price(state, seat))
    return tuple(found)


class Sequence(Effect[State]):
    """'... and then ...': several steps as one."""

    def __init__(self, steps: Steps) -> None:
        self.steps: Final = steps

    def run(self, state: State, seat: Seat) -> None:
        """Queue the steps, the first one first."""
        state.then_all(seat, self.steps)

    def price(self, state: State, seat: Seat) -> Price:
        """What all of them cost and bring."""
        return price_of(self.steps, state, seat)


class Either(Choice[State]):
    """'... or ...': one decision with the options of all."""

    def __init__(self, choices: tuple[Choice[Any], ...]) -> None:
        self.choices: Final = choices

    def options(self, state: State, seat: Seat) -> list[Option]:
        """The options of every part."""
        found: list[Option] = []
        for choice in self.choices:
            found.extend(choice.options(state, seat))
        return found

    def asks(self) -> Choice[Any]:
        """The first part words the prompt."""
        return self.choices[0].asks()


class May(Choice[State]):
    """'You may ...': the same options, and to decline."""

    def __init__(self, choice: Choice[Any]) -> None:
        self.choice: Final = choice

    def options(self, state: State, seat: Seat) -> list[Option]:
        """The options of the choice."""
        return self.choice.options(state, seat)

    def way_out(self) -> Option | None:
        """To decline."""
        return DECLINE

    def is_window(self) -> bool:
        """As the choice is."""
        return self.choice.is_window()

    def can_be_enabled(self, state: State, seat: Seat) -> bool:
        """If the choice can be."""
        return self.choice.can_be_enabled(state, seat)

    def asks(self) -> Choice[Any]:
        """The choice that may be declined words the prompt."""
        return self.choice.asks()


class Choose(Choice[State]):
    """'One of the following': each part is an option, which says what follows from it."""

    def __init__(self, parts: tuple[Option, ...]) -> None:
        self.parts: Final = parts

    def options(self, state: State, seat: Seat) -> list[Option]:
        """The parts."""
        return list(self.parts)


class InAnyOrder(Choice[State]):
    """'In any order': the seat takes one part after the other; those that may be declined are declined together."""

    def __init__(self, parts: tuple[Option, ...], may: bool = False) -> None:
        self.parts: Final = parts
        self.may: Final = may

    def options(self, state: State, seat: Seat) -> list[Option]:
        """One option for each part that has not happened yet; equal parts count as one."""
        found: list[Option] = []
        moves: list[str] = []
        for n in range(len(self.parts)):
            part = self.parts[n]
            move = part.move()
            if move in moves:
                continue
            moves.append(move)
            rest = self.parts[:n] + self.parts[n + 1 :]
            then: Steps = (*part.then, InAnyOrder(rest, self.may)) if rest else part.then
            found.append(Option(part.verb, part.touch, then, part.ordered))
        return found

    def way_out(self) -> Option | None:
        """To leave the rest, where that is allowed."""
        return DECLINE if self.may else None

    def can_be_enabled(self, state: State, seat: Seat) -> bool:
        """What has happened does not happen again."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Effect[S]):
    """Something that must be paid in full before anything follows from it."""

    def is_payable(self, state: S, seat: Seat) -> bool:
        """The seat owns what it takes."""
        raise NotImplementedError


class EachSeat(Effect[State]):
    """'Clockwise, beginning with ..., each player ...'."""

    def __init__(self, step: Step[Any]) -> None:
        self.step: Final = step

    def run(self, state: State, seat: Seat) -> None:
        """Queue the step for every seat, beginning with the seat whose effect this is."""
        for each in state.seats_from(seat):
            state.then(each, self.step)


class Repeat(Effect[State]):
    """'... times'."""

    def __init__(self, times: int, step: Step[Any]) -> None:
        self.times: Final = times
        self.step: Final = step

    def run(self, state: State, seat: Seat) -> None:
        """Queue the step that many times."""
        for _ in range(self.times):
            state.then(seat, self.step)

    def price(self, state: State, seat: Seat) -> Price:
        """As often what the step costs and brings."""
        return tuple([(thing, amount * self.times) for thing, amount in self.step.price(state, seat)])


class Resumed(Choice[State]):
    """The choice that something free has interrupted, with marks of what the seat had before."""

    def __init__(self, choice: Choice[Any], marks: tuple[int, ...]) -> None:
        self.choice: Final = choice
        self.marks: Final = marks

    def options(self, state: State, seat: Seat) -> list[Option]:
        """The options of the choice."""
        return self.choice.options(state, seat)

    def way_out(self) -> Option | None:
        """The way out of the choice."""
        return self.choice.way_out()

    def can_be_enabled(self, state: State, seat: Seat) -> bool:
        """If the choice can be."""
        return self.choice.can_be_enabled(state, seat)

    def asks(self) -> Choice[Any]:
        """The choice that was interrupted words the prompt."""
        return self.choice.asks()


# What is remembered for a while.


class Frame(Effect[State]):
    """What is remembered until all that was queued above it has happened: the marks and pools of a turn.

    A turn queues its frame after everything that belongs to it. Nothing needs to be cleared: when the frame's own turn
    on the agenda comes, it is gone. Frames may be nested; the uppermost counts.
    """

    def __init__(self, pools: tuple[int, ...]) -> None:
        self.pools: Final = pools

    def run(self, state: State, seat: Seat) -> None:
        """Its time is over."""


def pool(state: State, which: int) -> int:
    """What a pool of the uppermost frame holds."""
    steps = state.agenda.steps
    for n in range(len(steps) - 1, -1, -1):
        step = steps[n]
        if isinstance(step, Frame):
            return step.pools[which]
    return 0


def fill_pool(state: State, which: int, amount: int) -> None:
    """A pool of the uppermost frame holds so much from now on."""
    steps = state.agenda.steps
    for n in range(len(steps) - 1, -1, -1):
        step = steps[n]
        if isinstance(step, Frame):
            steps[n] = Frame((*step.pools[:which], amount, *step.pools[which + 1 :]))
            return
    raise ValueError("nothing is remembered here")
