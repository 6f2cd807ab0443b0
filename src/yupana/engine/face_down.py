"""Steps that hold a secret: like cards they are turned face down in a view, guessed and reshuffled, however deep inside
other steps they lie."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Option, Seat, State, Step, fields_of
from yupana.engine.dice import Dice


def hide_steps(view: State, viewer: Seat | None) -> None:
    """Turn down what pending steps hold that this viewer may not see."""
    _turn_all(view, Hiding(viewer))


def guess_steps(world: State, dice: Dice) -> None:
    """Let pending steps hold something possible where they are face down; the cards have been guessed before."""
    _turn_all(world, Guessing(world, dice))


def reshuffle_steps(world: State, viewer: Seat | None, dice: Dice) -> None:
    """Let pending steps hold something else where this viewer cannot see it; the cards have been reshuffled before."""
    _turn_all(world, Reshuffling(world, viewer, dice))


def holds_secret(state: State) -> bool:
    """Some pending step holds what not everybody may see."""
    agenda = state.agenda
    public = Hiding(None)
    for n in range(len(agenda.steps)):
        if public.turned(agenda.steps[n], agenda.seats[n]) is not agenda.steps[n]:
            return True
    return False


def _turn_all(state: State, turn: Turn) -> None:
    steps = state.agenda.steps
    seats = state.agenda.seats
    for n in range(len(steps)):
        steps[n] = turn.turned(steps[n], seats[n])


class Turn:
    """Replaces a step, or those inside it, by another."""

    def other(self, step: Step[Any], seat: Seat) -> Step[Any]:
        """What takes the place of a step; itself if it holds no secret of its own."""
        raise NotImplementedError

    def turned(self, step: Step[Any], seat: Seat) -> Step[Any]:
        """The step, or another where it or something inside it is replaced."""
        other = self.other(step, seat)
        if other is not step:
            return other
        rebuilt: Step[Any] = self._rebuilt(step, seat)
        return rebuilt

    def _rebuilt(self, whole: Any, seat: Seat) -> Any:
        """A step or an option whose parts are replaced, or itself if none is."""
        values: list[Any] = []
        is_changed = False
        for name in fields_of(type(whole)):
            old = getattr(whole, name)
            new = self._turned_value(old, seat) if isinstance(old, (Step, tuple, Option)) else old
            is_changed = is_changed or new is not old
            values.append(new)
        return type(whole)(*values) if is_changed else whole

    def _turned_value(self, value: Any, seat: Seat) -> Any:
        if isinstance(value, Step):
            return self.turned(value, seat)
        if isinstance(value, Option):
            return self._rebuilt(value, seat)
        if isinstance(value, tuple):
            values = [self._turned_value(each, seat) for each in value]
            for n in range(len(values)):
                if values[n] is not value[n]:
                    return tuple(values)
        return value


class Hiding(Turn):
    """What a viewer sees of steps."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer: Final = viewer

    def other(self, step: Step[Any], seat: Seat) -> Step[Any]:
        return step.seen_by(self.viewer, seat)


class Guessing(Turn):
    """What steps could be that are face down."""

    def __init__(self, world: State, dice: Dice) -> None:
        self.world: Final = world
        self.dice: Final = dice

    def other(self, step: Step[Any], seat: Seat) -> Step[Any]:
        found = step.could_be(self.world, seat)
        while found:
            step = found[self.dice.roll(len(found))]
            found = step.could_be(self.world, seat)
        return step


class Reshuffling(Turn):
    """What steps could be of which a viewer does not see everything."""

    def __init__(self, world: State, viewer: Seat | None, dice: Dice) -> None:
        self.viewer: Final = viewer
        self.guessing: Final = Guessing(world, dice)

    def other(self, step: Step[Any], seat: Seat) -> Step[Any]:
        seen = step.seen_by(self.viewer, seat)
        return step if seen is step else self.guessing.other(seen, seat)
