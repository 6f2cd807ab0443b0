"""Our titles, and what the tests know of each, by its name: `tests/games/<title>/`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from yupana.games import OURS

NAMES = tuple([each.name for each in OURS if find_spec(f"{each.package}.scene")])  # those that can be looked at


def own(game: str, module: str, what: str, usual: Any = None) -> Any:
    """Something that a title's own tests say, or what is usual."""
    path = f"tests.games.{game.replace('-', '_')}.{module}"
    return getattr(import_module(path), what, usual) if find_spec(path) else usual
