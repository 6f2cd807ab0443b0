"""State and steps to plain data and back: the constructor's parameters are the fields."""

from __future__ import annotations

import json
from typing import Any, Generic

from yupana.engine.agenda import Agenda, Fact, Option, S, Step, fields_of
from yupana.engine.game import Game, full_options

_encode = json.JSONEncoder(separators=(",", ":")).encode


def plain(value: Any) -> Any:
    """A value as plain data: steps and options as [name, field, ...], everything else as numbers, strings and lists."""
    if isinstance(value, (bool, int, str)) or value is None:
        return value
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, (Step, Option, Fact)):
        return [type(value).__name__, *[plain(getattr(value, name)) for name in fields_of(type(value))]]
    if isinstance(value, Agenda):
        return [value.seats[:], [plain(step) for step in value.steps]]
    raise TypeError(f"a state may not hold {type(value).__name__}")


def arguments_of(value: Step[Any] | Fact) -> dict[str, Any]:
    """The fields of a step or a fact by name: the arguments of its message."""
    return {name: getattr(value, name) for name in fields_of(type(value))}


def text_of(state: Any) -> str:
    """A whole state as one line of text, equal for equal states."""
    return _encode([plain(getattr(state, name)) for name in fields_of(type(state))])


class Codec(Generic[S]):
    """Reads the states of one game from plain data."""

    def __init__(self, game: Game[S]) -> None:
        self.state: type[S] = type(game.setup(min(game.seat_counts()), full_options(game, {})))
        kinds = (*type(game).__mro__, *self.state.__mro__)
        homes = tuple([f"{kind.__module__.rpartition('.')[0] or kind.__module__}." for kind in kinds])
        self.steps: dict[str, type] = {"Option": Option}  # and those of the engine and the game's packages, by name
        for kind in _kinds_of(Step):
            if f"{kind.__module__}.".startswith(homes):
                self.steps[kind.__name__] = kind

    def decode(self, text: str) -> S:
        """The state that was written as this text."""
        values = json.loads(text)
        names = fields_of(self.state)
        if not isinstance(values, list) or len(values) != len(names):
            raise ValueError(f"not a {self.state.__name__}")
        seats, steps = values[0]
        return self.state(Agenda(seats, [self.step(step) for step in steps]), *values[1:])

    def step(self, value: Any) -> Step[Any]:
        """The step that was written as this plain data."""
        made = self._fixed(value)
        if not isinstance(made, Step):
            raise ValueError(f"not a step: {value!r}")
        return made

    def _fixed(self, value: Any) -> Any:
        """Plain data inside a step: lists that begin with a step's name are steps, others are tuples."""
        if not isinstance(value, list):
            return value
        if value and isinstance(value[0], str) and value[0] in self.steps:
            return self.steps[value[0]](*[self._fixed(each) for each in value[1:]])
        return tuple([self._fixed(each) for each in value])


def _kinds_of(kind: type) -> list[type]:
    """Every class below this one."""
    found: list[type] = []
    below: type
    for below in kind.__subclasses__():
        found.append(below)
        found.extend(_kinds_of(below))
    return found
