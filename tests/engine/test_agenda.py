"""The order in which things happen, what is skipped, and what is offered."""

import pytest
from tests.engine.script import Ask, Script, Throw, Write, table, words_after

from yupana.engine.agenda import Agenda, Choice, Option, Seat, Step, Steps
from yupana.engine.dice import WrittenDice
from yupana.engine.grammar import EachSeat, Either, InAnyOrder, May, Repeat, Resumed, mark_interrupted
from yupana.engine.machine import advance, chances, decision_of, decisions, is_over, settle
from yupana.engine.piles import next_cards

pytestmark = pytest.mark.compiled


def moves(state: Script) -> list[str]:
    return [option.move() for decision in decisions(state) for option in decision.options]


def test_what_was_queued_first_comes_first() -> None:
    assert words_after(table(Write("a"), Write("b"), Write("c"))) == ["a.0", "b.0", "c.0"]


def test_what_an_effect_queues_comes_in_its_order_and_before_what_waits() -> None:
    nested = Write("a", (Write("b", (Write("c"), Write("d"))), Write("e")))
    assert words_after(table(nested, Write("f"))) == ["a.0", "b.0", "c.0", "d.0", "e.0", "f.0"]


def test_what_an_option_brings_comes_before_what_waits() -> None:
    state = table(Ask(("go",), (Write("a", (Write("b"),)), Write("c"))), Write("d"))
    assert words_after(state, "go") == ["go.0", "a.0", "b.0", "c.0", "d.0"]


def test_what_falls_comes_before_what_waits() -> None:
    state = table(Throw(("heads", "tails"), (Write("a"),)), Write("b"))
    assert words_after(state, fell="tails") == ["tails.0", "a.0", "b.0"]


def test_effects_run_until_somebody_must_decide() -> None:
    state = table(Write("a"), Ask(("yes", "no")), Write("b"))
    advance(state)
    assert state.words == ["a.0"]
    assert moves(state) == ["yes", "no"]
    assert [decision.seat for decision in decisions(state)] == [0]
    assert not is_over(state)


def test_effects_run_until_dice_must_fall() -> None:
    state = table(Write("a"), Throw(("heads", "tails")), Write("b"))
    advance(state)
    assert state.words == ["a.0"]
    assert [outcome.name for outcome in chances(state)] == ["heads", "tails"]
    assert decisions(state) == []


def test_when_nothing_is_left_the_game_is_over() -> None:
    state = table(Write("a"))
    advance(state)
    assert is_over(state)
    assert decisions(state) == []
    assert chances(state) == []


def test_a_choice_without_options_is_skipped() -> None:
    assert words_after(table(Ask(()), Write("a"))) == ["a.0"]


def test_a_choice_without_options_is_skipped_even_when_free_options_exist() -> None:
    assert words_after(table(Ask(()), Write("a"), free=1)) == ["a.0"]


def test_a_chance_without_outcomes_is_skipped() -> None:
    state = table(Throw(()), Throw(("heads",)), Throw(()), Write("a"))
    assert words_after(state, fell="heads") == ["heads.0", "a.0"]


def test_a_choice_with_one_option_is_asked_all_the_same() -> None:
    state = table(Ask(("yes",)))
    advance(state)
    assert moves(state) == ["yes"]


def test_settling_names_what_fell_in_order() -> None:
    state = table(Throw(("a", "b"), (Throw(("c", "d")),)), Throw(("e",)))
    advance(state)
    assert settle(state, WrittenDice(("b", "d", "e"))) == ["b", "d", "e"]
    assert state.words == ["b.0", "d.0", "e.0"]


def test_free_options_are_offered_beside_every_choice_and_return_to_it() -> None:
    state = table(Ask(("yes", "no")), Ask(("more",)), free=2)
    advance(state)
    assert moves(state) == ["yes", "no", "free"]
    assert words_after(state, "free") == ["free.0"]
    assert moves(state) == ["yes", "no", "free"]
    assert words_after(state, "no") == ["free.0", "no.0"]
    assert moves(state) == ["more", "free"]
    assert words_after(state, "free", "more") == ["free.0", "no.0", "free.0", "more.0"]
    assert is_over(state)


def test_free_options_disappear_when_they_are_used_up() -> None:
    state = table(Ask(("yes", "no")), free=1)
    assert words_after(state, "free") == ["free.0"]
    assert moves(state) == ["yes", "no"]


def test_a_decision_finds_its_options_by_move() -> None:
    state = table(Ask(("yes", "no")))
    advance(state)
    decision = decision_of(state, 0)
    assert decision is not None
    found = decision.find("no")
    assert found is decision.options[1]
    assert decision.find("perhaps") is None
    assert decision_of(state, 1) is None


def test_a_move_is_the_verb_and_what_the_hand_touches() -> None:
    assert Option("end-turn").move() == "end-turn"
    assert Option("build", ("building.5", "gold")).move() == "build building.5 gold"


def test_options_are_listed_once_until_something_changes() -> None:
    state = table(Ask(("yes", "no")), Ask(("more",)))
    advance(state)
    assert decisions(state)[0].options is decisions(state)[0].options
    words_after(state, "yes")
    assert moves(state) == ["more"]


def test_an_agenda_pushes_the_first_step_uppermost_and_clones_share_steps() -> None:
    one, two = Write("a"), Write("b")
    agenda = Agenda([], [])
    agenda.push(1, (one, two))
    copy = agenda.clone()
    copy.steps.pop()
    copy.seats.pop()
    assert agenda.steps == [two, one]
    assert agenda.seats == [1, 1]
    assert copy.steps == [two]


def test_seats_are_counted_clockwise_from_any_seat() -> None:
    assert table(seats=4).seats_from(2) == [2, 3, 0, 1]


def test_something_that_is_no_known_kind_of_step_is_an_error() -> None:
    class Odd(Step[Script]):
        pass

    with pytest.raises(TypeError, match="not a step"):
        advance(table(Odd()))


# The rulebook's grammar.


def test_either_offers_the_options_of_all_its_parts() -> None:
    state = table(Either((Ask(("a", "b")), Ask(()), Ask(("c",)))))
    advance(state)
    assert moves(state) == ["a", "b", "c"]
    assert words_after(state, "c") == ["c.0"]
    assert is_over(state)


def test_may_adds_declining_and_nothing_follows_from_it() -> None:
    state = table(May(Ask(("a",))), Write("b"))
    advance(state)
    assert moves(state) == ["a", "decline"]
    assert words_after(state, "decline") == ["b.0"]


def test_may_is_skipped_when_there_is_nothing_to_decline() -> None:
    assert words_after(table(May(Ask(())), Write("b"))) == ["b.0"]


def test_the_prompt_of_a_wrapped_choice_is_that_of_the_first_choice_inside() -> None:
    inner = Ask(("a",))
    wrapped = May(Either((inner, Ask(("b",)))))
    assert wrapped.asks() is inner
    assert inner.asks() is inner


def test_each_seat_comes_clockwise_beginning_with_the_seat_whose_effect_it_is() -> None:
    state = Script(Agenda([], []), 3, [], 0)
    state.agenda.push(1, (EachSeat(Write("a")), Write("b")))
    advance(state)
    assert state.words == ["a.1", "a.2", "a.0", "b.1"]


def test_repeat_does_its_step_so_many_times() -> None:
    assert words_after(table(Repeat(3, Write("a")), Write("b"))) == ["a.0", "a.0", "a.0", "b.0"]
    assert words_after(table(Repeat(0, Write("a")), Write("b"))) == ["b.0"]


def test_in_any_order_each_part_happens_once_in_the_order_touched() -> None:
    parts: Steps = (Write("a"), Ask(("b",)), Write("c", (Write("d"),)))
    state = table(InAnyOrder(("x", "y", "z"), parts), Write("e"))
    advance(state)
    assert moves(state) == ["next x", "next y", "next z"]
    words_after(state, "next z")
    assert moves(state) == ["next x", "next y"]
    words_after(state, "next y", "b")
    assert moves(state) == ["next x"]
    assert words_after(state, "next x") == ["c.0", "d.0", "b.0", "a.0", "e.0"]


def test_in_any_order_of_nothing_is_skipped() -> None:
    assert words_after(table(InAnyOrder((), ()), Write("a"))) == ["a.0"]


class Taken(Choice[Script]):
    """Offers a word that was not written yet."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def options(self, state: Script, seat: Seat) -> list[Option]:
        return [Option(word, (), (Write(word),)) for word in self.words if f"{word}.{seat}" not in state.words]


def test_a_repeated_choice_is_listed_anew_each_time() -> None:
    state = table(Repeat(3, Taken(("a", "b"))), Write("end"))
    assert words_after(state, "b", "a") == ["b.0", "a.0", "end.0"]


# What is done meanwhile.


def test_an_interrupted_choice_remembers_marks_until_it_is_answered() -> None:
    state = table(Ask(("yes", "no")), Ask(("more",)))
    advance(state)
    mark_interrupted(state, 7)
    mark_interrupted(state, 9)
    top = state.agenda.steps[-1]
    assert isinstance(top, Resumed)
    assert top.marks == (7, 9)
    assert isinstance(top.asks(), Ask)
    assert moves(state) == ["yes", "no"]
    assert words_after(state, "no") == ["no.0"]
    assert not isinstance(state.agenda.steps[-1], Resumed)


def test_only_a_choice_can_be_interrupted() -> None:
    state = table(Write("a"))
    with pytest.raises(TypeError, match="nothing was interrupted"):
        mark_interrupted(state, 1)


# Piles whose bottom is known.


def test_known_cards_under_a_pile_come_when_it_is_used_up_in_their_order() -> None:
    where = [0, 5, 0, 3, 5]
    assert next_cards(where, 0, [4, 1]) == [0, 2]
    assert next_cards(where, 2, [4, 1]) == [4]
    assert next_cards(where, 2, []) == []
