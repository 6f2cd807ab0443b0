"""What scenes of named positions show: panels, gears and hands, in order."""

import xml.etree.ElementTree as Xml

import pytest
from tests.games.tzolkin.scene.positions import POSITIONS, position

from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.games.picture import Picture
from yupana.games.tzolkin.board import GEARS
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.scene import scene
from yupana.games.tzolkin.scene.geometry import DISC
from yupana.tabletop.scene import Scene

NAMES = pytest.mark.parametrize("name", POSITIONS)


def scene_of(name: str, viewer: int | None = 0) -> Scene:
    return scene(GAME.view(position(name), viewer), viewer)


@NAMES
def test_the_board_comes_first_then_sides_then_mats(name: str) -> None:
    roles = [panel.role for panel in scene_of(name).panels]
    assert roles == ["board", "track", "track", "cards", "cards", "track"] + ["mat"] * position(name).seats


def test_the_board_is_read_out_calendar_first_then_gears_then_jungle() -> None:
    board = scene_of("corn on the calendar").panels[0]
    spoken = [piece.id for piece in board.pieces if not piece.printed]
    assert spoken[0] == "calendar"
    assert spoken.index("day") < spoken.index("palenque")
    assert [id for id in spoken if id in GEARS] == list(GEARS)
    assert spoken.index("chichen-itza") < spoken.index("jungle")
    assert spoken[-1] == "jungle-wood.5"


def test_a_phone_shows_spaces_large_enough_to_touch() -> None:
    board = scene_of("the end").panels[0]
    assert min(DISC) * 2 * 360 / board.width >= 14
    assert 0.9 <= board.width / board.height <= 4 / 3


def test_the_hand_of_the_opening_is_seen_by_its_owner_only() -> None:
    own = [piece for panel in scene_of("the choice of wealth", 1).panels for piece in panel.pieces]
    hands = [piece for piece in own if piece.sprite.startswith("wealth-")]
    assert len([piece for piece in hands if piece.place]) == 4
    assert len([piece for piece in hands if piece.sprite == "wealth-back"]) == 3


def test_a_notebook_shows_a_match() -> None:
    match = Match(GAME, 2)
    match.begin(QuickDice(1))
    shown = Picture(match, 0)._repr_svg_()
    assert Xml.fromstring(shown).tag.endswith("svg")
