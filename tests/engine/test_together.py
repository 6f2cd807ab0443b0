"""Deciding at the same time: sealed until the last answer is in."""

from typing import Any

import pytest
from tests.engine.script import Ask, Script, Write, begun, play, table, words_after
from tests.engine.toy import TOY, Bid, Toy

from yupana.engine.agenda import PENDING, SEALED, Choice, Option, Seat, Step, Together
from yupana.engine.dice import QuickDice, WrittenDice
from yupana.engine.face_down import guess_steps
from yupana.engine.machine import advance, decision_of, decisions
from yupana.engine.match import Match, Refused

pytestmark = pytest.mark.compiled

BOTH = Together((0, 1), Ask(("yes", "no")))
DEALT = "card.1 card.2 card.3 card.1 card.2 card.4 die.5"  # to seat 0, to seat 1, and the pot


class Only(Choice[Script]):
    """Asks one seat and has nothing for others."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, state: Script, seat: Seat) -> list[Option]:
        return [Option("yes", (), (Write("yes"),))] if seat == self.seat else []


def auction() -> Match[Toy]:
    """Cards are dealt, nobody has bid yet."""
    match = Match(TOY, 2)
    match.begin(WrittenDice(tuple(DEALT.split())))
    return match


def together_in(state: Toy) -> Together:
    step: Step[Any] = state.agenda.steps[-1]
    assert isinstance(step, Together)
    return step


def test_all_seats_are_asked_at_the_same_time() -> None:
    state = table(BOTH)
    advance(state)
    assert [decision.seat for decision in decisions(state)] == [0, 1]


def test_answers_may_come_in_any_order_and_take_effect_in_the_order_of_the_seats() -> None:
    for first, second in ((0, 1), (1, 0)):
        match = begun(BOTH, Write("end"))
        play(match, first, "no")
        assert match.state.words == []
        assert match.deciders() == [second]
        play(match, second, "yes")
        expected = {0: "no.0 yes.1 end.0", 1: "yes.0 no.1 end.0"}[first]
        assert match.state.words == expected.split()


def test_the_order_of_the_seats_is_the_one_the_step_names() -> None:
    match = begun(Together((1, 0), Ask(("yes", "no"))))
    play(match, 0, "yes")
    play(match, 1, "no")
    assert match.state.words == ["no.1", "yes.0"]


def test_what_follows_from_an_answer_comes_before_the_next_answer() -> None:
    match = begun(Together((0, 1), Ask(("yes",), (Ask(("more",)),))))
    play(match, 0, "yes")
    play(match, 1, "yes")
    assert match.state.words == ["yes.0"]
    play(match, 0, "more")
    play(match, 1, "more")
    assert match.state.words == ["yes.0", "more.0", "yes.1", "more.1"]


def test_a_seat_cannot_answer_twice() -> None:
    match = begun(BOTH)
    play(match, 0, "yes")
    with pytest.raises(Refused, match="refused-not-your-turn"):
        play(match, 0, "no")


def test_a_seat_without_options_is_not_waited_for() -> None:
    match = begun(Together((0, 1), Only(1)), Write("end"))
    assert match.deciders() == [1]
    play(match, 1, "yes")
    assert match.state.words == ["yes.1", "end.0"]


def test_when_no_seat_has_options_it_is_skipped() -> None:
    assert words_after(table(Together((0, 1), Ask(())), Write("end"))) == ["end.0"]
    assert words_after(table(Together((), Ask(("yes",))), Write("end"))) == ["end.0"]


def test_free_options_are_not_offered_to_seats_that_answer_together() -> None:
    state = table(BOTH, free=1)
    advance(state)
    assert [option.move() for option in decisions(state)[0].options] == ["yes", "no"]


def test_a_step_with_an_answer_is_another_step() -> None:
    answered = BOTH.with_answer(1, "no")
    assert BOTH.sealed == (PENDING, PENDING)
    assert answered.sealed == (PENDING, "no")


def test_an_answer_is_readable_by_its_seat_alone() -> None:
    answered = Together((0, 1, 2), Ask(("yes", "no"))).with_answer(1, "no").with_answer(2, "yes")
    assert answered.seen_by(0, 0).sealed == (PENDING, SEALED, SEALED)
    assert answered.seen_by(1, 0).sealed == (PENDING, "no", SEALED)
    assert answered.seen_by(2, 0).sealed == (PENDING, SEALED, "yes")
    assert answered.seen_by(None, 0).sealed == (PENDING, SEALED, SEALED)


def test_a_view_shows_that_a_seat_has_answered_but_not_what() -> None:
    match = auction()
    play(match, 1, "bid card.4")
    assert together_in(match.state).sealed == (PENDING, "bid card.4")
    assert together_in(TOY.view(match.state, 0)).sealed == (PENDING, SEALED)
    assert together_in(TOY.view(match.state, 1)).sealed == (PENDING, "bid card.4")
    assert together_in(TOY.view(match.state, None)).sealed == (PENDING, SEALED)


def test_a_view_offers_a_seat_its_own_options_only() -> None:
    match = auction()
    for seat, cards in (
        (0, ["bid card.1", "bid card.2", "bid card.3"]),
        (1, ["bid card.1", "bid card.2", "bid card.4"]),
    ):
        view = TOY.view(match.state, seat)
        decision = decision_of(view, seat)
        assert decision is not None
        assert [option.move() for option in decision.options] == cards
        assert decision_of(view, 1 - seat) is None


def test_a_guess_puts_a_possible_answer_where_one_is_sealed() -> None:
    match = auction()
    play(match, 1, "bid card.4")
    seen = set()
    for seed in range(60):
        world = TOY.guess(TOY.view(match.state, 0), 0, QuickDice(seed))
        pending, answer = together_in(world).sealed
        assert pending == PENDING
        assert answer in [option.move() for option in Bid().options(world, 1)]
        seen.add(answer)
    assert seen == {"bid card.1", "bid card.2", "bid card.3", "bid card.4"}


def test_a_guess_leaves_answers_that_are_known_or_not_given() -> None:
    state = table(BOTH.with_answer(0, "no"))
    guess_steps(state, QuickDice(1))
    step = state.agenda.steps[-1]
    assert isinstance(step, Together)
    assert step.sealed == ("no", PENDING)


def test_an_answer_that_is_no_option_cannot_be_unsealed() -> None:
    with pytest.raises(ValueError, match="sealed answer 'maybe' is no option"):
        advance(table(BOTH.with_answer(0, "maybe").with_answer(1, "no")))
