"""A match as a picture: what a notebook shows, a command writes and people share."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from yupana.engine.agenda import Seat
from yupana.engine.dice import QuickDice
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.engine.record import read, replay
from yupana.games import Title, title
from yupana.tabletop.art import Art, art_of
from yupana.tabletop.detail import draw_detail
from yupana.tabletop.scene import Panel, Scene
from yupana.tabletop.svg import Say, draw

ADDRESS: Final = re.compile(r"([a-z]+)-(\d+)/([a-z]+(?:\.\d+)?)(?:#(\S+))?")
ANY: Final = ".*"  # after the name of a kind of places: all of them
READER: Final = 0  # the seat whose table a guide shows
SHUFFLED: Final = 60  # moves after which a table without a guide is drawn


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


class BadPicture(ValueError):
    """A guide asks for a picture of something that is not there."""


def illustration(chosen: Title, address: str, night: bool = False) -> str:
    """A picture of a guide, `three-130/board#tikal.1,tikal.2`: a record of its folder after so many entries, a panel,
    and the places that are lit.
    """
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise BadPicture(f"{address!r} is no address of a picture")
    record, entries, panel, lit = found.groups()
    shown = _panel(position(chosen, record, int(entries)), panel)
    return draw_detail(shown, sprites(chosen.package), _places(shown, lit or ""), night=night)


@lru_cache(8)
def position(chosen: Title, record: str, entries: int) -> Scene:
    """The table of a record of the guide, after so many entries, as its first player sees it."""
    kept = read((files(chosen.package) / "guide" / f"{record}.yupana").read_text(encoding="utf-8"))
    return _seen(chosen, replay(kept, chosen.game, entries))


def any_position(chosen: Title) -> Scene:
    """Some table in the middle of a match, of a title that has no guide; the same each time."""
    match: Match[Any] = Match(chosen.game, chosen.game.seat_counts()[-1], {}, digests=False)
    dice = QuickDice(1)
    match.begin(dice)
    for _ in range(SHUFFLED):
        pending = decisions(match.state)
        if not pending:
            break
        match.play(pending[0].seat, pending[0].options[dice.roll(len(pending[0].options))].move(), dice)
    return _seen(chosen, match)


def cover(chosen: Title, address: str, night: bool = False) -> str:
    """The picture by which a title is known: the first of its guide, or its board in any position."""
    if address:
        return illustration(chosen, address, night)
    scene = any_position(chosen)
    board = next((panel for panel in scene.panels if panel.role == "board"), scene.panels[0])
    return draw_detail(board, sprites(chosen.package), night=night)


def _seen(chosen: Title, match: Match[Any]) -> Scene:
    return chosen.scene(chosen.game.view(match.state, READER), READER)


def _panel(scene: Scene, id: str) -> Panel:
    for panel in scene.panels:
        if panel.id == id:
            return panel
    raise BadPicture(f"there is no panel {id!r}")


def _places(panel: Panel, lit: str) -> tuple[str, ...]:
    """The places that are named, each of which is there."""
    there = [piece.place for piece in panel.pieces if piece.place]
    found: list[str] = []
    for wanted in lit.split(",") if lit else ():
        kind = wanted.removesuffix(ANY)
        named = [place for place in there if place == wanted or (kind != wanted and place.partition(".")[0] == kind)]
        if not named:
            raise BadPicture(f"nothing on the panel {panel.id!r} is the place {wanted!r}")
        found += named
    return tuple(found)
