"""What scenes of named positions show: hands, cards, tapestries, boards, in order."""

from itertools import pairwise

import pytest
from tests.games.tawantinsuyu.scene.positions import POSITIONS, position

from yupana.games.picture import sprites
from yupana.games.tawantinsuyu.board import M_GODS, WORKERS
from yupana.games.tawantinsuyu.game import GAME
from yupana.games.tawantinsuyu.scene import scene
from yupana.games.tawantinsuyu.scene.geometry import ICON_SIZE, SPACE_SIZE
from yupana.games.tawantinsuyu.tapestry import LEFT, RIGHT, WEAVING
from yupana.tabletop.scene import Piece, Scene

NAMES = pytest.mark.parametrize("name", POSITIONS)
ART = sprites("yupana.games.tawantinsuyu")


def scene_of(name: str, viewer: int | None = 0) -> Scene:
    return scene(GAME.view(position(name), viewer), viewer)


def pieces_of(name: str, viewer: int | None = 0) -> list[Piece]:
    return [piece for panel in scene_of(name, viewer).panels for piece in panel.pieces]


@NAMES
def test_the_board_comes_first_then_sides_then_mats(name: str) -> None:
    roles = [panel.role for panel in scene_of(name).panels]
    state = position(name)
    assert roles == ["board", "track"] + ["cards"] * 4 + ["track"] + ["mat"] * (state.seats + bool(state.axomamma))


def test_the_own_mat_comes_first_among_the_mats() -> None:
    mats = [panel.seat for panel in scene_of("a rich table", 2).panels if panel.role == "mat"]
    assert mats == [2, 3, 0, 1]


def test_a_phone_shows_spaces_large_enough_to_touch() -> None:
    board = scene_of("the end").panels[0]
    assert SPACE_SIZE * 2 * 360 / board.width >= 20
    assert ICON_SIZE * 2 * 360 / board.width >= 16
    assert 0.9 <= board.width / board.height <= 4 / 3


def test_a_hand_is_seen_by_its_owner_only() -> None:
    own = [piece for piece in pieces_of("eight gods to choose from", 0) if piece.label.id == "label-god-card"]
    others = [piece for piece in pieces_of("eight gods to choose from", 0) if piece.label.id == "label-hidden-gods"]
    assert len(own) == 8
    assert [piece.text for piece in others] == [
        str(position("eight gods to choose from").has(n, M_GODS)) for n in (1, 2)
    ]
    watched = pieces_of("eight gods to choose from", None)
    assert not [piece for piece in watched if piece.label.id == "label-god-card"]


def test_bonuses_of_a_played_card_can_be_touched_one_by_one() -> None:
    pieces = pieces_of("bonuses of the opening")
    played = [piece for piece in pieces if piece.label.id == "label-god-played" and piece.place]
    bonuses = [piece for piece in pieces if piece.label.id == "label-god-bonus"]
    assert played
    for card in played:
        mine = [piece.place for piece in bonuses if piece.rides == card.id]
        assert mine == [f"{card.id.replace('.', '-')}.{n}" for n in range(len(mine))]
        assert mine


def test_a_ring_ties_every_junction_that_matches_and_no_other() -> None:
    pieces = pieces_of("a rich table")
    woven = [piece for piece in pieces if piece.label.id == "label-weaving"]
    tied = {piece.id for piece in pieces if piece.label.id == "label-junction"}
    matching = {
        f"junction.{one.id}"
        for one, other in pairwise(woven)
        if one.y == other.y
        and abs(other.x - one.x - 70 * one.scale) < 0.1
        and RIGHT[WEAVING.index(one.id)] == LEFT[WEAVING.index(other.id)]
    }
    assert tied == matching
    assert len(tied) > 6


def test_what_lies_face_down_is_veiled() -> None:
    pieces = pieces_of("a rich table")
    down = {piece.id for piece in pieces if piece.label.id in ("label-army-down", "label-own-building-down")}
    veiled = {piece.rides for piece in pieces if piece.sprite.startswith("veil-")}
    assert veiled
    assert down == veiled | {piece.id for piece in pieces if piece.sprite.startswith("veil-")}


def test_seats_and_workers_are_told_apart_by_more_than_colour() -> None:
    for name in ("steps-marker", "conquest-marker", "high-priest", "marker", "seal"):
        assert "var(--weave" in ART.symbols[name]
    outlines = {ART.symbols[f"shape-{worker}"].partition("<path")[2] for worker in WORKERS}
    assert len(outlines) == len(WORKERS)
    plates = {ART.symbols[f"space-{colour}-cross"].count("<circle") for colour in ("neutral", "blue")}
    assert len(plates) == 2


def test_axomamma_has_a_board_of_her_own() -> None:
    board = scene_of("alone against Axomamma").panels[-1]
    labels = [piece.label.id for piece in board.pieces]
    assert labels.count("label-axomamma-cell") == 15
    assert labels.count("label-axomamma-token") == 8
    assert labels.count("label-axomamma-slot") + labels.count("label-axomamma-slot-empty") == 4
    assert labels.count("label-personality") == 1
