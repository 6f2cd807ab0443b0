"""The rulebook's grammar, shared by all games: or, may, each player, in any order, so many times."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Choice, Effect, Option, Place, Seat, State, Step


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
        """The options of the choice, if there are any, and to decline."""
        found = self.choice.options(state, seat)
        if found:
            found.append(DECLINE)
        return found

    def asks(self) -> Choice[Any]:
        """The choice that may be declined words the prompt."""
        return self.choice.asks()


class EachSeat(Effect[State]):
    """'Clockwise, beginning with ..., each player ...'."""

    def __init__(self, step: Step[Any]) -> None:
        self.step: Final = step

    def run(self, state: State, seat: Seat) -> None:
        """Queue the step for every seat, beginning with the seat whose effect this is."""
        for each in state.seats_from(seat):
            state.then(each, self.step)


class InAnyOrder(Choice[State]):
    """'In any order': the seat touches what it wants to happen next."""

    def __init__(self, places: tuple[Place, ...], steps: tuple[Step[Any], ...]) -> None:
        self.places: Final = places
        self.steps: Final = steps

    def options(self, state: State, seat: Seat) -> list[Option]:
        """One option for each part that has not happened yet."""
        found: list[Option] = []
        for n in range(len(self.steps)):
            rest = InAnyOrder(self.places[:n] + self.places[n + 1 :], self.steps[:n] + self.steps[n + 1 :])
            found.append(Option("next", (self.places[n],), (self.steps[n], rest)))
        return found


class Repeat(Effect[State]):
    """'... times'."""

    def __init__(self, times: int, step: Step[Any]) -> None:
        self.times: Final = times
        self.step: Final = step

    def run(self, state: State, seat: Seat) -> None:
        """Queue the step that many times."""
        for _ in range(self.times):
            state.then(seat, self.step)


class Resumed(Choice[State]):
    """The choice that something free has interrupted, with marks of what was done meanwhile."""

    def __init__(self, choice: Choice[Any], marks: tuple[int, ...]) -> None:
        self.choice: Final = choice
        self.marks: Final = marks

    def options(self, state: State, seat: Seat) -> list[Option]:
        """The options of the choice."""
        return self.choice.options(state, seat)

    def asks(self) -> Choice[Any]:
        """The choice that was interrupted words the prompt."""
        return self.choice.asks()


def mark_interrupted(state: State, mark: int) -> None:
    """Something free happens: the choice that it returns to, now on top of the agenda, remembers the mark."""
    steps = state.agenda.steps
    choice = steps[-1]
    if isinstance(choice, Resumed):
        steps[-1] = Resumed(choice.choice, (*choice.marks, mark))
    elif isinstance(choice, Choice):
        steps[-1] = Resumed(choice, (mark,))
    else:
        raise TypeError("nothing was interrupted")


DECLINE: Final = Option("decline")
