"""A match as a picture: what a notebook shows, a command writes and people share."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from yupana.engine.agenda import Seat
from yupana.engine.match import Match
from yupana.games import title
from yupana.tabletop.art import Art, art_of
from yupana.tabletop.svg import Say, draw


class Picture:
    """The table of a match as one viewer sees it now; a notebook that is given one shows it."""

    def __init__(
        self, match: Match[Any], viewer: Seat | None = None, night: bool = False, narrow: bool = False
    ) -> None:
        self.match = match
        self.viewer = viewer
        self.night = night
        self.narrow = narrow

    def svg(self, say: Say | None = None) -> str:
        """As a standalone file; with words, pieces carry their labels as tooltips."""
        game = self.match.game
        chosen = title(game.name())
        scene = chosen.scene(game.view(self.match.state, self.viewer), self.viewer)
        return draw(scene, sprites(chosen.package), night=self.night, narrow=self.narrow, say=say)

    def _repr_svg_(self) -> str:
        return self.svg()


@lru_cache(8)
def sprites(package: str) -> Art:
    """The art of a title, read once."""
    return art_of(package)
