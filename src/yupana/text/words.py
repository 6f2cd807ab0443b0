"""Speaks messages in a language: Fluent files of a game, and the words common to all games."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

Argument = int | float | str
LANGUAGES: Final = ("en", "uk", "ru")
MINUS: Final = re.compile(r"(?<![\w/.-])-(?=\d)")  # in front of a number; Fluent writes a hyphen


def fluent_source(package: str, language: str) -> str:
    """The Fluent file of a package, as text."""
    return (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def place_message(place: str) -> tuple[str, dict[str, Argument]]:
    """tikal.4 is named by the message place-tikal with the number 4; a place of a grid has a second one."""
    head, *numbers = place.split(".")
    return f"place-{head}", {name: int(number) for name, number in zip(("number", "second"), numbers, strict=False)}


class Words:
    """One language for one title, spoken to one viewer."""

    def __init__(self, language: str, package: str, names: Sequence[str], viewer: int | None = None) -> None:
        self.language: Final = language
        self.names: Final = list(names)
        self.viewer: Final = viewer
        functions = {"NAME": cast(Any, self._name), "UNSIGNED": cast(Any, _unsigned)}
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for source in (fluent_source("yupana", language), fluent_source(package, language)):
            self.bundle.add_resource(FluentResource(source))

    def has(self, id: str) -> bool:
        """There is such a message."""
        return bool(self.bundle.has_message(id))

    def say(self, id: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """The message in words; a missing word is an error, never a silence."""
        given = dict(arguments or {})
        seat = given.get("seat")
        if isinstance(seat, int):
            given["seat"] = self.player(seat)
            given["you"] = "yes" if seat == self.viewer else "no"
        return self._format(id, "", given)

    def player(self, seat: int) -> str:
        """Who sits there; beyond the last seat the rules play, and the game names whom."""
        seats = len(self.names)
        return self.names[seat] if seat < seats else self.say("automaton", {"number": seat - seats + 1})

    def name(self, place: str, case: str = "") -> str:
        """The name of a place, in a grammatical case if the language needs it."""
        id, arguments = place_message(place)
        return self._format(id, case, arguments)

    def help(self, place: str) -> str:
        """What a component or a space does, in a sentence or two."""
        id, arguments = place_message(place)
        return self._format(id.replace("place-", "help-", 1), "", arguments)

    def _format(self, id: str, attribute: str, arguments: Mapping[str, Argument]) -> str:
        found = self.bundle.get_message(id) if self.bundle.has_message(id) else None
        pattern = found.attributes.get(attribute, found.value) if found else None
        if pattern is None:
            raise LookupError(id)
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise LookupError(f"{id}: {errors[0]!r}")
        return MINUS.sub("\u2212", str(text))

    def _name(self, place: Any, case: Any = "") -> str:
        """NAME($place, case: "genitive") inside a message."""
        return self.name(str(place), str(case))


def _unsigned(number: Any) -> Any:
    """UNSIGNED($points) inside a message: how much, whether won or lost."""
    return fluent_number(abs(number))
