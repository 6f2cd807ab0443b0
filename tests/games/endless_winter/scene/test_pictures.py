"""What scenes of named positions show: panels in order, hands, eclipse piles and megaliths of several levels."""

import itertools

import pytest
from tests.games.endless_winter.scene.positions import POSITIONS, position

from yupana.games.endless_winter.board import ECLIPSE, HAND, KINDS
from yupana.games.endless_winter.game import GAME
from yupana.games.endless_winter.scene import scene
from yupana.games.endless_winter.scene.geometry import CARD_HEIGHT, CARD_WIDTH, HAND_BOX, STONE_WIDTH
from yupana.tabletop.scene import Scene

NAMES = pytest.mark.parametrize("name", POSITIONS)


def scene_of(name: str, viewer: int | None = 0) -> Scene:
    return scene(GAME.view(position(name), viewer), viewer)


@NAMES
def test_the_board_comes_first_then_the_own_cards_then_the_others(name: str) -> None:
    panels = [panel.id for panel in scene_of(name).panels if panel.id != "draft"]
    mats = [f"mat.{seat}" for seat in range(position(name).seats)]
    assert panels == ["board", "hand", "display", "land", "animals", "megaliths", "idols", *mats]


@NAMES
def test_spectators_see_no_hand(name: str) -> None:
    assert "hand" not in [panel.id for panel in scene_of(name, None).panels]


def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = position("many cards")
    own = next(panel for panel in scene_of("many cards").panels if panel.id == "hand")
    assert len([piece for piece in own.pieces if piece.place in piece.id]) >= len(state.kinds_in(0, HAND))
    others = [piece for panel in scene_of("many cards", 1).panels for piece in panel.pieces]
    hidden = [
        kind for kind in state.kinds_in(0, HAND) if kind >= 8 and not state.played[kind] and not state.discard[kind]
    ]
    assert hidden
    shown = {piece.id for piece in others if piece.id.startswith("mat.0.")}
    assert not [kind for kind in hidden if f"mat.0.discarded.{kind}" in shown or f"mat.0.played.{kind}" in shown]


def test_an_eclipse_pile_is_a_number_for_everybody() -> None:
    state = position("the first turn alone").clone()
    state.change_cards(0, HAND, 0, -state.hand[0])
    state.change_cards(0, ECLIPSE, 0, 1)
    assert state.eclipse[:KINDS].count(1) == 1
    for viewer in (0, None):
        pieces = [piece for panel in scene(GAME.view(state, viewer), viewer).panels for piece in panel.pieces]
        (pile,) = [piece for piece in pieces if piece.id == "mat.0.eclipse-pile"]
        assert pile.text == "1"
        assert not [piece for piece in pieces if piece.sprite == "person-brave"]


def test_megaliths_above_others_wear_the_number_of_their_level() -> None:
    field = next(panel for panel in scene_of("high megaliths").panels if panel.id == "megaliths")
    upper = [piece for piece in field.pieces if piece.sprite == "megalith-upper"]
    assert upper
    for piece in upper:
        assert piece.text == str(
            ("cell", "second-level", "third-level", "fourth-level").index(piece.id.split(".")[0]) + 1
        )


def test_a_hand_of_fifteen_kinds_can_be_read_on_a_phone() -> None:
    hand = next(panel for panel in scene_of("many cards").panels if panel.id == "hand")
    cards = [piece for piece in hand.pieces if piece.place and piece.y < HAND_BOX[1] + HAND_BOX[3]]
    assert len(cards) >= 10
    assert min([piece.scale for piece in cards]) * CARD_WIDTH >= 24
    assert CARD_HEIGHT > CARD_WIDTH


def test_no_slot_for_a_stone_lies_upon_another_on_any_mat() -> None:
    for seat in (0, 1):
        mat = next(panel for panel in scene_of("the first turn alone").panels if panel.id == f"mat.{seat}")
        slots = [piece for piece in mat.pieces if piece.sprite.startswith("slot-")]
        assert len(slots) == 3
        xs = sorted([piece.x for piece in slots])
        assert min(b - a for a, b in itertools.pairwise(xs)) >= STONE_WIDTH * slots[0].scale
