"""The Fluent files, parsed: which messages there are, and what each one uses."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.games.titles import NAMES

from yupana.games import title
from yupana.text.words import fluent_source

COMMON = "yupana"
GAMES = tuple([title(name).package for name in NAMES])
PACKAGES = (COMMON, *GAMES)
PLURALS = ("zero", "one", "two", "few", "many", "other")


@dataclass
class Used(Visitor):
    """What a message or an attribute uses, itself."""

    shown: set[str] = field(default_factory=set)  # variables that are printed, or that name a place
    chosen: set[str] = field(default_factory=set)  # variables whose words decide between variants
    counted: set[str] = field(default_factory=set)  # variables whose numbers decide
    messages: set[str] = field(default_factory=set)
    cases: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        numeric = all(isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys)
        if isinstance(node.selector, ast.VariableReference):
            (self.counted if numeric else self.chosen).add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:
        if node.name.name == "case" and isinstance(node.value, ast.StringLiteral):
            self.cases.add(node.value.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@dataclass
class Entry:
    """A message of a file."""

    used: Used
    attributes: dict[str, Used]


@cache
def entries(package: str, language: str) -> dict[str, Entry]:
    """The messages of a file by id."""
    found: dict[str, Entry] = {}
    resource = FluentParser().parse(fluent_source(package, language))
    for node in resource.body:
        assert not isinstance(node, ast.Junk), node.content
        if isinstance(node, ast.Message):
            assert node.id.name not in found, f"{node.id.name} is there twice"
            attributes = {attribute.id.name: _used(attribute.value) for attribute in node.attributes}
            found[node.id.name] = Entry(_used(node.value), attributes)
    return found


def _used(node: Any) -> Used:
    used = Used()
    used.visit(node)
    return used


def variables(package: str, language: str, id: str) -> set[str]:
    """The variables a message prints or chooses by, also through other messages; not those it only counts."""
    used = entries(package, language)[id].used
    found = used.shown | used.chosen
    for other in used.messages:
        found |= variables(package, language, other)
    return found
