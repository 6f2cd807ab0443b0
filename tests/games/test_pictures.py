"""Scenes of named positions of every game, drawn: well-formed, complete, inside their panels."""

import re
import xml.etree.ElementTree as Xml
from math import cos, radians, sin

import pytest
from tests.games.titles import NAMES, own

from yupana.games import title
from yupana.games.picture import sprites
from yupana.tabletop.scene import ROLES, Panel, Piece, Scene
from yupana.tabletop.svg import draw

POSITIONS = {game: own(game, "scene.positions", "POSITIONS") for game in NAMES}
FROM_THE_EDGE = {game: own(game, "scene.positions", "FROM_THE_EDGE", "-") for game in NAMES}  # sprites drawn from there
MARGIN = 9.0  # the smallest piece is as large as this

each_position = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, named in POSITIONS.items() for name in named]
)


def scene_of(game: str, name: str, viewer: int | None = 0) -> Scene:
    chosen = title(game)
    return chosen.scene(chosen.game.view(own(game, "scene.positions", "position")(name), viewer), viewer)


def middle_of(piece: Piece, panel: Panel) -> tuple[float, float]:
    """Where a piece is, whatever it rides on."""
    if not piece.rides:
        return piece.x, piece.y
    carrier = next(each for each in panel.pieces if each.id == piece.rides)
    turn = radians(carrier.turn)
    x, y = piece.x * carrier.scale, piece.y * carrier.scale
    return carrier.x + x * cos(turn) - y * sin(turn), carrier.y + x * sin(turn) + y * cos(turn)


@each_position
@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_a_picture_is_well_formed_and_needs_nothing_else(game: str, name: str, night: bool, narrow: bool) -> None:
    art = sprites(title(game).package)
    picture = draw(scene_of(game, name), art, night=night, narrow=narrow, say=lambda message: message.id)
    root = Xml.fromstring(picture)
    defined = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
    assert "var(" not in picture
    assert set(re.findall(r'href="#([^"]+)"', picture)) <= defined
    assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= defined
    assert len(re.findall(r' id="', picture)) == len(defined)


@each_position
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everything_is_drawn_inside_its_panel(game: str, name: str, viewer: int | None) -> None:
    symbols = sprites(title(game).package).symbols
    for panel in scene_of(game, name, viewer).panels:
        assert panel.width > 0
        assert panel.height > 0
        assert panel.backdrop in symbols
        for piece in panel.pieces:
            assert piece.sprite in symbols, piece
            if piece.sprite.startswith(FROM_THE_EDGE[game]):
                continue
            x, y = middle_of(piece, panel)
            assert MARGIN <= x <= panel.width - MARGIN, piece
            assert MARGIN <= y <= panel.height - MARGIN, piece


@each_position
def test_ids_are_unique_and_riders_have_carriers(game: str, name: str) -> None:
    panels = scene_of(game, name).panels
    ids = [piece.id for panel in panels for piece in panel.pieces]
    assert len(set(ids)) == len(ids)
    assert len({panel.id for panel in panels}) == len(panels)
    for panel in panels:
        own = {piece.id for piece in panel.pieces}
        assert {piece.rides for piece in panel.pieces if piece.rides} <= own


@each_position
def test_every_piece_and_every_panel_says_what_it_is(game: str, name: str) -> None:
    for panel in scene_of(game, name).panels:
        assert panel.title.id == f"panel-{panel.id.partition('.')[0]}"
        for piece in panel.pieces:
            assert re.fullmatch(r"(label|panel)-[a-z-]+", piece.label.id), piece


@each_position
def test_every_panel_has_a_role_and_a_tab(game: str, name: str) -> None:
    symbols = sprites(title(game).package).symbols
    panels = scene_of(game, name).panels
    assert panels[0].role == "board"
    for panel in panels:
        assert panel.role in ROLES
        assert panel.icon in symbols, panel.id
        assert panel.short is not None, panel.id
