"""States as text and back."""

import json

import pytest
from tests.engine.script import Ask, Script, ScriptGame, Write, table
from tests.engine.toy import TOY, Bid, CardDrawn, Toy

from yupana.engine.agenda import Agenda, Option, Together, fields_of
from yupana.engine.codec import Codec, arguments_of, plain, text_of
from yupana.engine.dice import QuickDice
from yupana.engine.grammar import EachSeat, InAnyOrder, May, Repeat
from yupana.engine.machine import decisions
from yupana.engine.match import Match

pytestmark = pytest.mark.compiled


def test_the_fields_are_the_parameters_of_the_constructor_in_order() -> None:
    assert fields_of(Repeat) == ("times", "step")
    assert fields_of(Script) == ("agenda", "seats", "words", "free")
    assert fields_of(Together) == ("seats", "choice", "sealed")


def test_steps_are_written_as_their_name_and_fields() -> None:
    assert plain(Repeat(2, Write("a", (Bid(),)))) == ["Repeat", 2, ["Write", "a", [["Bid"]]]]
    assert plain(CardDrawn(1, 4)) == ["CardDrawn", 1, 4]
    assert plain(Agenda([1], [Bid()])) == [[1], [["Bid"]]]
    assert plain((True, 5, "x", [1, (2,)], None)) == [True, 5, "x", [1, [2]], None]


@pytest.mark.parametrize("wrong", [1.5, {1, 2}, {"a": 1}, b"x", object()])
def test_nothing_else_can_be_written(wrong: object) -> None:
    with pytest.raises(TypeError, match=f"a state may not hold {type(wrong).__name__}"):
        plain([wrong])


def test_the_arguments_of_a_message_are_the_fields_by_name() -> None:
    assert arguments_of(CardDrawn(1, 4)) == {"seat": 1, "card": 4}


def test_a_state_is_one_line_of_text_equal_for_equal_states() -> None:
    state = table(Write("a"), Ask(("yes", "no")))
    text = text_of(state)
    assert text == '[[[0,0],[["Ask",["yes","no"],[]],["Write","a",[]]]],2,[],0]'
    assert text_of(state.clone()) == text
    state.words.append("x")
    assert text_of(state) != text


def test_every_state_of_random_toy_matches_survives_the_way_to_text_and_back() -> None:
    codec = Codec(TOY)
    for seed in range(4):
        dice = QuickDice(seed)
        match = Match(TOY, 2 + seed % 2, digests=False)
        match.begin(dice)
        while not match.is_over():
            again = codec.decode(text_of(match.state))
            assert type(again) is Toy
            assert text_of(again) == text_of(match.state)
            pending = decisions(again)
            assert [decision.seat for decision in pending] == match.deciders()
            match.play(pending[0].seat, pending[0].options[dice.roll(len(pending[0].options))].move(), dice)


def test_steps_inside_steps_come_back_as_they_were() -> None:
    codec = Codec(ScriptGame(()))
    together = Together((0, 1), Ask(("b",)), ("b", ""))
    parts = (Option("next", ("x",), (Repeat(2, Ask(("a",))),)), Option("next", ("y",), (together,), ordered=True))
    step = EachSeat(May(InAnyOrder(parts)))
    again = codec.step(json.loads(json.dumps(plain(step))))
    assert plain(again) == plain(step)
    assert isinstance(again, EachSeat)
    assert isinstance(again.step, May)
    inside = again.step.choice
    assert isinstance(inside, InAnyOrder)
    assert [part.touch for part in inside.parts] == [("x",), ("y",)]
    assert [part.ordered for part in inside.parts] == [False, True]
    last = inside.parts[1].then[0]
    assert isinstance(last, Together)
    assert last.sealed == ("b", "")


def test_text_that_is_no_state_is_refused() -> None:
    codec = Codec(TOY)
    for text in ("[]", "{}", "5", '[[[],[]],2,"x"]'):
        with pytest.raises(ValueError, match="not a Toy"):
            codec.decode(text)
    with pytest.raises(ValueError):
        codec.decode("nonsense")


def test_something_that_is_no_step_is_refused() -> None:
    codec = Codec(TOY)
    for value in (5, "Bid", [], ["Unknown", 1]):
        with pytest.raises(ValueError, match="not a step"):
            codec.step(value)
