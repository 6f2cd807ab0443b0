"""The order in which things happen, what is skipped, and what is offered."""

import pytest
from tests.engine.script import Ask, Script, Throw, Write, table, words_after

from yupana.engine.agenda import Agenda, Option, Step
from yupana.engine.dice import WrittenDice
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


# Piles whose bottom is known.


def test_known_cards_under_a_pile_come_when_it_is_used_up_in_their_order() -> None:
    where = [0, 5, 0, 3, 5]
    assert next_cards(where, 0, [4, 1]) == [0, 2]
    assert next_cards(where, 2, [4, 1]) == [4]
    assert next_cards(where, 2, []) == []
