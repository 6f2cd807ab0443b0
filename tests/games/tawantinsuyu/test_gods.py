"""God cards: taking them, the altar, the bottom of the deck."""

import pytest
from tests.games.tawantinsuyu.table import (
    BLACK,
    PURPLE,
    falling,
    gods,
    happen,
    hold,
    is_done,
    lay,
    moves,
    play,
    supply,
    table,
    told,
)

from yupana.engine.zones import UNSEEN
from yupana.games.tawantinsuyu.facts import AltarShuffled, GodDrawn, GodReturned
from yupana.games.tawantinsuyu.game import GAME
from yupana.games.tawantinsuyu.gods import GOD_CARD, LayOnAltar, ReturnGod, TakeGods
from yupana.games.tawantinsuyu.state import ALTAR, FACE_DOWN, PILE

pytestmark = pytest.mark.compiled


def test_fx05_a_full_altar_is_shuffled_into_the_deck_before_the_played_card_is_laid() -> None:
    state = table(2)
    lay(state, "god-wave.1", "god-wave.2", "god-wave.3")
    hold(state, PURPLE, "god-squares.3")
    supply(state, PURPLE, "craftsman")
    play(state, PURPLE, "place craftsman", "place-on top.0 god-squares.3", "stop")
    deck = state.gods_left
    facts = play(state, PURPLE, "end-turn")
    assert told(facts, AltarShuffled)[0].cards == 3
    assert state.gods_left == deck + 3
    assert gods(state, ALTAR) == ["god-squares.3"]


@pytest.mark.parametrize(("seats", "limit"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_fx12_the_altar_has_a_limit_by_the_number_of_players(seats: int, limit: int) -> None:
    state = table(seats)
    cards = [f"god-wave.{n + 1}" for n in range(limit)]
    for n, name in enumerate(cards):
        lay(state, name)
        assert len(state.altar) == n + 1
    state.gods[GOD_CARD.index("god-cross.1")] = 10  # played
    state.gods_left -= 1
    happen(state, LayOnAltar(GOD_CARD.index("god-cross.1")))
    assert gods(state, ALTAR) == ["god-cross.1"]
    state = table(seats)
    lay(state, *cards[:-1])
    state.gods[GOD_CARD.index("god-cross.1")] = 10
    state.gods_left -= 1
    happen(state, LayOnAltar(GOD_CARD.index("god-cross.1")))
    assert len(state.altar) == limit


def test_a_god_card_comes_from_the_deck_or_the_altar_and_the_first_is_seen_before_the_second() -> None:
    state = table()
    lay(state, "god-wave.1", "god-wave.2")
    play(state, PURPLE, "pray")
    assert moves(state, PURPLE) == ["take god-deck", "take god-wave.1", "take god-wave.2"]
    play(state, PURPLE, "take god-deck", dice=falling("god-cross.4"))
    assert gods(state, PURPLE) == ["god-cross.4"]
    play(state, PURPLE, "take god-wave.1")
    assert gods(state, PURPLE) == ["god-cross.4", "god-wave.1"]


def test_an_empty_deck_takes_the_altar_in() -> None:
    state = table()
    lay(state, "god-wave.1", "god-wave.2")
    for card in range(len(GOD_CARD)):
        if state.gods[card] == PILE:
            hold(state, BLACK, GOD_CARD[card])
    happen(state, TakeGods())
    facts = play(state, PURPLE, "take god-deck")
    assert told(facts, AltarShuffled)[0].cards == 2
    assert (state.gods_left, state.altar) == (1, [])


def test_without_any_god_card_there_is_nothing_to_take() -> None:
    state = table()
    for card in range(len(GOD_CARD)):
        hold(state, BLACK, GOD_CARD[card])
    happen(state, TakeGods())
    assert is_done(state)
    state = table()
    for card in range(len(GOD_CARD)):
        hold(state, BLACK, GOD_CARD[card])
    assert "pray" not in moves(state, PURPLE)


def test_a_returned_card_is_known_to_whoever_returned_it_and_comes_last() -> None:
    state = table()
    hold(state, PURPLE, "god-cross.1")
    card = GOD_CARD.index("god-cross.1")
    facts = happen(state, ReturnGod(card))
    assert state.gods[card] == FACE_DOWN + PURPLE
    assert GAME.view(state, PURPLE).gods_under == [card]
    assert GAME.view(state, BLACK).gods_under != [card]
    assert GAME.view(state, BLACK).gods[card] == UNSEEN
    told_card = told(facts, GodReturned)[0]
    assert told_card.seen_by(PURPLE).card == "god-cross.1"
    assert told_card.seen_by(BLACK).card == "face-down"


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    drawn = GodDrawn(PURPLE, "god-cross.1")
    assert drawn.seen_by(PURPLE) is drawn
    others = drawn.seen_by(None)
    assert isinstance(others, GodDrawn)
    assert others.card == "face-down"
