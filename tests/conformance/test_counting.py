"""Counting positions, and what the toy's codec knows."""

import pytest
from tests.conformance.kit import DICE, auction
from tests.engine.script import Ask, Say, Throw, Write, table
from tests.engine.toy import TOY, Sell

from yupana.conformance.perft import divide, perft
from yupana.engine.agenda import Together
from yupana.engine.codec import Codec, text_of
from yupana.engine.grammar import May
from yupana.engine.machine import advance, settle

pytestmark = pytest.mark.compiled


def test_perft_counts_sequences_of_decisions() -> None:
    state = table(Ask(("a", "b", "c"), (Ask(("d", "e")),)), Ask(("f",)))
    advance(state)
    assert [perft(state, depth) for depth in range(6)] == [1, 3, 6, 6, 6, 6]
    assert divide(state, 2) == {"a": 2, "b": 2, "c": 2}


def test_perft_counts_every_way_the_dice_may_fall_between_two_decisions() -> None:
    state = table(Throw(("x", "y")), Ask(("a",)), Throw(("p", "q", "r")), Throw(()), Ask(("b", "c")))
    advance(state)
    assert [perft(state, depth) for depth in range(4)] == [1, 2, 12, 12]
    assert divide(state, 2) == {"a": 12}


def test_perft_asks_seats_that_decide_together_in_order() -> None:
    state = table(Together((0, 1), Ask(("a", "b", "c"))), May(Ask(("d",))))
    advance(state)
    assert [perft(state, depth) for depth in range(4)] == [1, 3, 9, 18]
    assert divide(state, 3) == {"a": 6, "b": 6, "c": 6}


def test_perft_leaves_the_state_as_it_was() -> None:
    state = auction()
    before = text_of(state)
    assert perft(state, 3) == sum(divide(state, 3).values())
    assert text_of(state) == before


def test_perft_of_a_match_that_is_over_is_one() -> None:
    state = table(Write("a"), Say())
    advance(state)
    settle(state, DICE)
    assert perft(state, 3) == 1
    assert divide(state, 3) == {}


def test_steps_of_the_toy_are_known_to_its_codec() -> None:
    assert {"Bid", "Sell", "Together", "May"} <= set(Codec(TOY).steps)
    assert Codec(TOY).steps["Sell"] is Sell
