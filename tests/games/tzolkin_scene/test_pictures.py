"""Scenes of named positions, drawn: well-formed, complete, inside their panels."""

import re
import xml.etree.ElementTree as Xml
from math import cos, radians, sin

import pytest
from tests.games.tzolkin_scene.positions import POSITIONS, position

from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.games.picture import Picture, sprites
from yupana.games.tzolkin.board import GEARS
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.scene import scene
from yupana.games.tzolkin.scene.geometry import DISC
from yupana.tabletop.scene import Panel, Piece, Scene
from yupana.tabletop.svg import draw

NAMES = pytest.mark.parametrize("name", POSITIONS)
ART = sprites("yupana.games.tzolkin")
MARGIN = 9.0  # the smallest piece is as large as this


def scene_of(name: str, viewer: int | None = 0) -> Scene:
    return scene(GAME.view(position(name), viewer), viewer)


def middle_of(piece: Piece, panel: Panel) -> tuple[float, float]:
    """Where a piece is, whatever it rides on."""
    if not piece.rides:
        return piece.x, piece.y
    carrier = next(each for each in panel.pieces if each.id == piece.rides)
    turn = radians(carrier.turn)
    x, y = piece.x * carrier.scale, piece.y * carrier.scale
    return carrier.x + x * cos(turn) - y * sin(turn), carrier.y + x * sin(turn) + y * cos(turn)


@NAMES
@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_a_picture_is_well_formed_and_needs_nothing_else(name: str, night: bool, narrow: bool) -> None:
    picture = draw(scene_of(name), ART, night=night, narrow=narrow, say=lambda message: message.id)
    root = Xml.fromstring(picture)
    defined = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
    assert "var(" not in picture
    assert set(re.findall(r'href="#([^"]+)"', picture)) <= defined
    assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= defined
    assert len(re.findall(r' id="', picture)) == len(defined)


@NAMES
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everything_is_drawn_inside_its_panel(name: str, viewer: int | None) -> None:
    for panel in scene_of(name, viewer).panels:
        assert panel.width > 0
        assert panel.height > 0
        assert panel.backdrop in ART.symbols
        for piece in panel.pieces:
            assert piece.sprite in ART.symbols, piece
            if piece.sprite.startswith("track-"):
                continue  # drawn from the left edge of its row
            x, y = middle_of(piece, panel)
            assert MARGIN <= x <= panel.width - MARGIN, piece
            assert MARGIN <= y <= panel.height - MARGIN, piece


@NAMES
def test_ids_are_unique_and_riders_have_carriers(name: str) -> None:
    panels = scene_of(name).panels
    ids = [piece.id for panel in panels for piece in panel.pieces]
    assert len(set(ids)) == len(ids)
    assert len({panel.id for panel in panels}) == len(panels)
    for panel in panels:
        own = {piece.id for piece in panel.pieces}
        assert {piece.rides for piece in panel.pieces if piece.rides} <= own


@NAMES
def test_the_board_comes_first_then_sides_then_mats(name: str) -> None:
    areas = [panel.area for panel in scene_of(name).panels]
    assert areas == ["board"] + ["side"] * 5 + ["mat"] * position(name).seats


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
