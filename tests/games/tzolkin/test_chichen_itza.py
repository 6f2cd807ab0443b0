"""Chichen Itza: crystal skulls for points and the favour of the gods."""

import pytest
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    act,
    give,
    goods,
    learn,
    moves,
    play,
    points,
    sacrifice,
    stand,
    steps,
    table,
    verbs,
    worship,
)

pytestmark = pytest.mark.compiled

CHAAC, QUETZALCOATL, KUKULKAN = (2, 1, 1), (1, 2, 1), (1, 1, 2)


@pytest.mark.parametrize(
    ("space", "scored", "climbed", "resource"),
    [
        (1, 4, CHAAC, False),
        (2, 5, CHAAC, False),
        (3, 6, CHAAC, False),
        (4, 7, KUKULKAN, False),
        (5, 8, KUKULKAN, False),
        (6, 8, KUKULKAN, True),
        (7, 10, QUETZALCOATL, False),
        (8, 11, QUETZALCOATL, True),
        (9, 13, QUETZALCOATL, True),
    ],
)
def test_a_skull_scores_and_climbs(space: int, scored: int, climbed: tuple[int, int, int], resource: bool) -> None:
    state = table()
    give(state, GREEN, skulls=1)
    stand(state, GREEN, f"chichen-itza.{space}")
    act(state, GREEN, f"chichen-itza.{space}")
    assert points(state, GREEN) == scored
    assert steps(state, GREEN) == climbed
    if resource:
        assert moves(state, GREEN) == ["take wood", "take stone", "take gold"]
        play(state, GREEN, "take stone")
    assert goods(state, GREEN) == ({"stone": 1} if resource else {})
    assert state.offerings[space] == GREEN
    assert moves(state, GREEN) == ["end-turn"]


def test_f10_red_steps_back_to_a_space_that_gives_a_resource() -> None:
    state = table(turn=RED)
    give(state, RED, skulls=1, corn=1)
    stand(state, RED, "chichen-itza.7")
    play(state, RED, "pick-up chichen-itza.7", "use chichen-itza.6", "take gold")
    assert state.offerings[6] == RED
    assert points(state, RED) == 8
    assert steps(state, RED) == (1, 1, 2)
    assert goods(state, RED) == {"gold": 1}


def test_nothing_happens_without_a_skull() -> None:
    state = table()
    give(state, GREEN, corn=9)
    stand(state, GREEN, "chichen-itza.5")
    play(state, GREEN, "pick-up chichen-itza.5")
    assert moves(state, GREEN) == ["no-action"]


def test_a_space_with_a_skull_is_gone_for_everybody() -> None:
    state = table()
    sacrifice(state, BLUE, 4)
    sacrifice(state, GREEN, 2)
    give(state, GREEN, skulls=1, corn=9)
    stand(state, GREEN, "chichen-itza.4")
    play(state, GREEN, "pick-up chichen-itza.4")
    assert verbs(state, GREEN, "use") == ["chichen-itza.3", "chichen-itza.1"]


def test_the_last_space_offers_all_that_are_left_without_a_fee() -> None:
    state = table()
    sacrifice(state, BLUE, 9, 3)
    give(state, GREEN, skulls=1)
    stand(state, GREEN, "chichen-itza.10")
    play(state, GREEN, "pick-up chichen-itza.10")
    assert verbs(state, GREEN, "use") == [f"chichen-itza.{space}" for space in (1, 2, 4, 5, 6, 7, 8)]


# Theology.


def test_f33_a6_theology_1_makes_the_ninth_space_a_free_choice() -> None:
    state = table()
    learn(state, GREEN, theology=1)
    give(state, GREEN, skulls=1)
    sacrifice(state, BLUE, 9)
    stand(state, GREEN, "chichen-itza.9")
    play(state, GREEN, "pick-up chichen-itza.9")
    assert moves(state, GREEN) == [*[f"use chichen-itza.{space}" for space in range(1, 9)], "no-action"]
    play(state, GREEN, "use chichen-itza.1")
    assert points(state, GREEN) == 4


def test_f33_a7_theology_1_gives_the_entry_space_the_first_action() -> None:
    state = table()
    learn(state, GREEN, theology=1)
    give(state, GREEN, skulls=1)
    stand(state, GREEN, "chichen-itza.0")
    play(state, GREEN, "pick-up chichen-itza.0")
    assert moves(state, GREEN) == ["use chichen-itza.1", "no-action"]


def test_theology_1_uses_the_next_space_for_free() -> None:
    state = table()
    learn(state, GREEN, theology=1)
    give(state, GREEN, skulls=1)
    stand(state, GREEN, "chichen-itza.3")
    play(state, GREEN, "pick-up chichen-itza.3")
    assert moves(state, GREEN) == ["use chichen-itza.4", "use chichen-itza.3", "no-action"]
    play(state, GREEN, "use chichen-itza.4")
    assert points(state, GREEN) == 7


def test_theology_1_does_not_jump_over_a_taken_space() -> None:
    state = table()
    learn(state, GREEN, theology=1)
    give(state, GREEN, skulls=1)
    sacrifice(state, BLUE, 4)
    stand(state, GREEN, "chichen-itza.3")
    play(state, GREEN, "pick-up chichen-itza.3")
    assert moves(state, GREEN) == ["use chichen-itza.3", "no-action"]


def test_a5_theology_1_does_not_make_stepping_back_cheaper() -> None:
    state = table()
    learn(state, GREEN, theology=3)
    give(state, GREEN, skulls=1, corn=2)
    stand(state, GREEN, "chichen-itza.5")
    play(state, GREEN, "pick-up chichen-itza.5")
    assert verbs(state, GREEN, "use") == [f"chichen-itza.{space}" for space in (6, 5, 4, 3)]
    play(state, GREEN, "use chichen-itza.3")
    assert goods(state, GREEN) == {}


def test_theology_1_counts_in_chichen_itza_only() -> None:
    state = table()
    learn(state, GREEN, theology=3)
    stand(state, GREEN, "yaxchilan.1")
    play(state, GREEN, "pick-up yaxchilan.1")
    assert moves(state, GREEN) == ["use yaxchilan.1", "no-action"]


def test_f34_theology_2_offers_the_resource_just_gained() -> None:
    state = table()
    learn(state, GREEN, theology=2)
    give(state, GREEN, skulls=1)
    stand(state, GREEN, "chichen-itza.6")
    act(state, GREEN, "chichen-itza.6", "take wood", "offer wood", "climb chaac")
    assert goods(state, GREEN) == {}
    assert steps(state, GREEN) == (2, 1, 2)
    assert points(state, GREEN) == 8


def test_a4_theology_2_offers_once_for_each_action() -> None:
    state = table()
    learn(state, GREEN, theology=2)
    give(state, GREEN, skulls=2, wood=5)
    stand(state, GREEN, "chichen-itza.1", "chichen-itza.2")
    act(state, GREEN, "chichen-itza.1", "offer wood", "climb kukulkan")
    assert moves(state, GREEN) == ["pick-up chichen-itza.2", "end-turn"]
    act(state, GREEN, "chichen-itza.2", "offer wood", "climb kukulkan")
    assert steps(state, GREEN) == (3, 1, 3)
    assert goods(state, GREEN) == {"wood": 3}


def test_a4_theology_2_offers_nothing_when_a_worker_is_picked_up_without_an_action() -> None:
    state = table()
    learn(state, GREEN, theology=2)
    give(state, GREEN, wood=5)
    stand(state, GREEN, "chichen-itza.1")
    play(state, GREEN, "pick-up chichen-itza.1", "no-action")
    assert moves(state, GREEN) == ["end-turn"]


def test_the_offering_of_theology_2_can_be_declined() -> None:
    state = table()
    learn(state, GREEN, theology=2)
    give(state, GREEN, skulls=1, wood=1, gold=1)
    stand(state, GREEN, "chichen-itza.1")
    act(state, GREEN, "chichen-itza.1")
    assert moves(state, GREEN) == ["offer wood", "offer gold", "decline"]
    play(state, GREEN, "decline")
    assert goods(state, GREEN) == {"wood": 1, "gold": 1}


def test_theology_1_alone_offers_nothing() -> None:
    state = table()
    learn(state, GREEN, theology=1)
    give(state, GREEN, skulls=1, wood=1)
    stand(state, GREEN, "chichen-itza.1")
    act(state, GREEN, "chichen-itza.1")
    assert moves(state, GREEN) == ["end-turn"]


def test_nothing_is_offered_where_no_temple_can_be_climbed() -> None:
    state = table()
    learn(state, GREEN, theology=2)
    give(state, GREEN, skulls=1, wood=1)
    worship(state, GREEN, 6, 8, 7)
    stand(state, GREEN, "chichen-itza.1")
    act(state, GREEN, "chichen-itza.1")
    assert points(state, GREEN) == 4
    assert moves(state, GREEN) == ["end-turn"]
