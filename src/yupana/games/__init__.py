"""The titles, strangers to each other: ours, and those of packages that are installed beside this one."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from yupana.engine.agenda import Seat
from yupana.engine.game import Game
from yupana.insight.evaluation import Evaluation
from yupana.insight.numbering import Numbering
from yupana.insight.talk import SILENT, Talk
from yupana.tabletop.scene import Scene

GROUP: Final = "yupana.titles"  # of entry points: the name of a title, and its package
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")

Groups = tuple[tuple[str, ...], ...]


class BadTitle(Exception):
    """A package says that it holds a title, but that cannot be played; why not, in a sentence."""


class Title:
    """One title: a package with rules, scene, words and art, and perhaps with what bots know of it.

    Its modules have the same names in every title, and each is loaded when it is first asked for.
    """

    def __init__(self, name: str, package: str, offered: bool = True) -> None:
        self.name: Final = name
        self.package: Final = package
        self.offered: Final = offered  # to players; whoever knows the name can play it anyhow

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        game: Game[Any] = _part(self.name, f"{self.package}.game", "GAME")
        if game.name() != self.name:
            raise BadTitle(f"the title {self.name!r} of the package {self.package} calls its game {game.name()!r}")
        return game

    def scene(self, view: Any, viewer: Seat | None) -> Scene:
        """The table as this viewer sees it."""
        drawn: Scene = self._drawing()(view, viewer)
        return drawn

    @property
    def talk(self) -> Talk:
        """What its table says to people beside what it shows; without it, only what all titles say."""
        return _part(self.name, f"{self.package}.talk", "TALK") if find_spec(f"{self.package}.talk") else SILENT

    @property
    def evaluation(self) -> Evaluation | None:
        """How good a table looks; without it bots can play anything, but not well."""
        evaluation: Evaluation | None = self._insight("evaluation", "EVALUATION")
        return evaluation

    @property
    def numbering(self) -> Numbering | None:
        """How learners number its moves and tables; without it they cannot."""
        numbering: Numbering | None = self._insight("numbering", "NUMBERING")
        return numbering

    @property
    def groups(self) -> Groups:
        """Features of the evaluation that are made more or less of together when weights are tuned."""
        groups: Groups | None = self._insight("tuning", "GROUPS")
        return groups or ()

    def load(self) -> None:
        """Load all that a match needs, so that what is missing is told at once."""
        _ = (self.game, self._drawing(), self.evaluation)

    def _drawing(self) -> Any:
        return _part(self.name, f"{self.package}.scene", "scene")

    def _insight(self, module: str, what: str) -> Any:
        """Something that a title need not have."""
        return _part(self.name, f"{self.package}.insight.{module}", what, optional=True)


@lru_cache(None)
def _part(name: str, module: str, what: str, optional: bool = False) -> Any:
    """Something of a module; if the module is optional and not there, nothing."""
    try:
        if optional and (find_spec(module.rpartition(".")[0]) is None or find_spec(module) is None):
            return None
        return getattr(import_module(module), what)
    except Exception as problem:
        raise BadTitle(f"the title {name!r} cannot be loaded from {module}: {problem}") from problem


OURS: Final = (
    Title("tzolkin", "yupana.games.tzolkin"),
    Title("tawantinsuyu", "yupana.games.tawantinsuyu"),
    Title("santa-maria", "yupana.games.santa_maria"),
    Title("endless-winter", "yupana.games.endless_winter"),
    Title("template", "yupana.games.template", offered=False),  # to be copied, see CONTRIBUTING.md
)


@lru_cache(1)
def titles() -> tuple[Title, ...]:
    """All titles: ours first, then those of other packages by their names."""
    from importlib.metadata import entry_points

    found = {each.name: each for each in OURS}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if not NAME.fullmatch(point.name):
            raise BadTitle(f"{point.name!r} of the package {point.value} is no name for a title")
        known = found.setdefault(point.name, Title(point.name, point.value))
        if known.package != point.value:
            raise BadTitle(f"two packages have a title {point.name!r}: {known.package} and {point.value}")
    return tuple(found.values())


def names() -> tuple[str, ...]:
    """The names of the titles that players are offered."""
    return tuple([each.name for each in titles() if each.offered])


def title(name: str) -> Title:
    """The title of that name, offered or not."""
    for each in OURS:
        if each.name == name:
            return each
    for each in titles():
        if each.name == name:
            return each
    raise KeyError(name)
