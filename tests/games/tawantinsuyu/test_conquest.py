"""Conquest: armies, markers, casualties."""

import pytest
from tests.games.tawantinsuyu.table import (
    BLACK,
    PURPLE,
    army,
    deciders,
    face,
    falling,
    give,
    gods,
    goods,
    happen,
    hold,
    is_done,
    moves,
    muster,
    own,
    play,
    prompt,
    settle_village,
    table,
    tapestries,
    told,
    verbs,
)

from yupana.games.tawantinsuyu.conquest import Conquer
from yupana.games.tawantinsuyu.facts import ArmyPlayed, CasualtySuffered, RegionConquered
from yupana.games.tawantinsuyu.state import DISCARDED, FACE_DOWN, FACE_UP

pytestmark = pytest.mark.compiled


def test_fx08_armies_are_played_and_regions_conquered_in_turn_order() -> None:
    state = table(2)
    face(state, PURPLE, 2)
    muster(state, PURPLE, "army.19", "army.1")
    muster(state, BLACK, "army.21", "army.4")
    hold(state, PURPLE, "army.20", "army.2", "army.3")
    hold(state, BLACK, "army.5")
    give(state, PURPLE, potato=2)
    give(state, BLACK, potato=1)
    facts = play(state, PURPLE, "move coricancha.4")
    assert prompt(state) == "SufferCasualty"
    facts += play(state, PURPLE, "lose village.1")
    assert state.casualties == 1
    assert told(facts, CasualtySuffered)[0].casualties == 1
    play(state, PURPLE, "act", "send army.20", "send army.2", "send army.3")
    assert goods(state, PURPLE) == {}
    play(state, BLACK, "send army.5")
    assert goods(state, BLACK) == {}
    play(state, PURPLE, "conquer chinchaysuyu.3", "flip army.19", "discard army.1")
    assert state.points(PURPLE) == 14
    play(state, BLACK, "conquer antisuyu.6", "flip army.21", "discard army.4", "discard army.5")
    assert state.points(BLACK) == 17
    play(state, PURPLE, "conquer antisuyu.2", "discard army.2", "take god-deck")
    play(state, PURPLE, "take weaving-stack", "add new-tapestry")
    assert len(gods(state, PURPLE)) == 1
    assert len(tapestries(state, PURPLE)) == 2
    assert (army(state, FACE_UP + PURPLE), army(state, FACE_DOWN + PURPLE)) == (["army.3", "army.20"], ["army.19"])
    assert (army(state, FACE_UP + BLACK), army(state, FACE_DOWN + BLACK)) == ([], ["army.21"])
    assert army(state, DISCARDED) == ["army.1", "army.2", "army.4", "army.5"]
    assert (state.markers_left(PURPLE), state.markers_left(BLACK)) == (8, 9)
    assert deciders(state) == [PURPLE]


def test_an_army_card_is_shown_before_it_is_paid_for() -> None:
    state = table(2)
    face(state, PURPLE, 2)
    hold(state, PURPLE, "army.2", "army.20")
    give(state, PURPLE, potato=2, gold=1)
    play(state, PURPLE, "move coricancha.4", "lose village.1", "act", "send army.2", "send army.20")
    assert prompt(state) == "ChoosePayment"
    assert army(state, FACE_UP + PURPLE) == ["army.2", "army.20"]


def test_what_others_play_from_their_hands_comes_to_light() -> None:
    played = ArmyPlayed(BLACK, "army.20")
    assert played.reveals_to(PURPLE)
    assert not played.reveals_to(BLACK)


def test_fx20_with_gold_the_active_player_takes_no_part_but_the_casualty_stays() -> None:
    state = table(2)
    face(state, PURPLE, 2)
    muster(state, PURPLE, "army.19")
    muster(state, BLACK, "army.21")
    hold(state, BLACK, "army.5")
    give(state, BLACK, potato=1)
    play(state, PURPLE, "move coricancha.4", "lose village.5", "take gold")
    assert state.casualties == 1
    assert state.village[4] == -1
    assert goods(state, PURPLE) == {"gold": 1}
    assert prompt(state) == "SendArmies"
    play(state, BLACK, "send army.5")
    facts = play(state, BLACK, "conquer kuntisuyu.1", "flip army.5")
    assert [fact.seat for fact in told(facts, RegionConquered)] == [BLACK]
    assert deciders(state) == [PURPLE]
    assert prompt(state) == "TakeSecondAction"


def test_fx25_z13_lowers_what_is_flipped_and_discarded_but_not_to_nothing() -> None:
    state = table(2)
    muster(state, PURPLE, "army.1", "army.2", "army.19", "army.20")
    happen(state, Conquer())
    assert [move for move in moves(state, PURPLE) if "chinchaysuyu.1" in move] == ["conquer chinchaysuyu.1"]
    own(state, PURPLE, "permanent.13")
    happen(state, Conquer())
    assert [move for move in moves(state, PURPLE) if "chinchaysuyu.1" in move] == ["conquer chinchaysuyu.1"]
    assert [move for move in moves(state, PURPLE) if "chinchaysuyu.3" in move] == [
        "conquer chinchaysuyu.3",
        "conquer-flipping-less chinchaysuyu.3",
        "conquer-discarding-less chinchaysuyu.3",
        "conquer-with-less chinchaysuyu.3",
    ]
    play(state, PURPLE, "conquer-with-less chinchaysuyu.3", "flip army.1")
    assert state.points(PURPLE) == 14
    assert army(state, FACE_DOWN + PURPLE) == ["army.1"]
    assert army(state, DISCARDED) == []


def test_no_card_of_a_set_is_superfluous() -> None:
    state = table(2)
    muster(state, PURPLE, "army.1", "army.2", "army.19")
    happen(state, Conquer())
    play(state, PURPLE, "conquer chinchaysuyu.3")
    assert verbs(state, PURPLE, "flip") == ["army.1", "army.2", "army.19"]
    play(state, PURPLE, "flip army.1")
    assert verbs(state, PURPLE, "flip") == ["army.2"]
    play(state, PURPLE, "flip army.2")
    assert verbs(state, PURPLE, "discard") == ["army.19"]


def test_a_card_that_the_other_set_needs_cannot_be_chosen() -> None:
    state = table(2)
    muster(state, PURPLE, "army.1", "army.19")
    happen(state, Conquer())
    play(state, PURPLE, "conquer antisuyu.3")
    assert verbs(state, PURPLE, "flip") == ["army.19"]


def test_cards_in_hand_and_face_down_do_not_conquer() -> None:
    state = table(2)
    hold(state, PURPLE, "army.19")
    happen(state, Conquer())
    assert is_done(state)


def test_a_taken_space_is_taken_and_without_markers_nobody_conquers() -> None:
    state = table(2)
    muster(state, PURPLE, "army.1")
    happen(state, Conquer())
    play(state, PURPLE, "conquer kuntisuyu.1", "flip army.1")
    muster(state, BLACK, "army.2")
    happen(state, Conquer(), BLACK)
    assert "conquer kuntisuyu.1" not in moves(state, BLACK)


def test_an_empty_village_loses_a_nomad() -> None:
    state = table(2)
    settle_village(state)
    state.token = BLACK
    state.ceremony = 1
    face(state, PURPLE, 2)
    play(state, PURPLE, "move coricancha.4")
    assert verbs(state, PURPLE, "lose") == ["nomad.1", "nomad.2", "nomad.3"]
    play(state, PURPLE, "lose nomad.2", dice=falling("priest"))
    assert state.casualties == 1
    assert state.nomads[1] == 4


def test_the_last_worker_of_the_village_as_a_casualty_brings_the_token() -> None:
    state = table(2)
    settle_village(state, "priest")
    face(state, PURPLE, 2)
    play(state, PURPLE, "move coricancha.4", "lose village.1")
    assert state.token == PURPLE
    assert state.points(PURPLE) == 11


def test_z17_pays_its_owner_whoever_activates_conquest() -> None:
    state = table(2)
    own(state, BLACK, "permanent.17")
    face(state, PURPLE, 2)
    play(state, PURPLE, "move coricancha.4")
    assert goods(state, BLACK) == {"gold": 1}
    assert state.points(BLACK) == 11
