"""The titles, strangers to each other. A title is its game, its scene and its words."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from yupana.engine.agenda import Seat
from yupana.engine.game import Game
from yupana.tabletop.scene import Scene

NAMES: Final = ("tzolkin", "tawantinsuyu")


class Title:
    """One title: the rules, how its table is drawn, and the package that holds its words."""

    def __init__(self, game: Game[Any], scene: Callable[[Any, Seat | None], Scene], package: str) -> None:
        self.game: Final = game
        self.scene: Final = scene
        self.package: Final = package


def title(name: str) -> Title:
    """The title of that name."""
    if name not in NAMES:
        raise KeyError(name)
    package = f"yupana.games.{name.replace('-', '_')}"
    game: Game[Any] = import_module(f"{package}.game").GAME
    return Title(game, import_module(f"{package}.scene").scene, package)
