"""The rulebook's grammar: or, may, one of, any order, pay for; what is free, what is remembered, what automata do."""

from typing import Any, Final

import pytest
from tests.engine.script import Ask, Script, SpendFree, Write, table, words_after

from yupana.engine.agenda import Agenda, Choice, Effect, FreeOption, Option, Price, Seat, Step
from yupana.engine.grammar import (
    Choose,
    EachSeat,
    Either,
    Frame,
    InAnyOrder,
    May,
    Repeat,
    Resumed,
    Sequence,
    fill_pool,
    pool,
)
from yupana.engine.machine import advance, decisions, is_over

pytestmark = pytest.mark.compiled


def moves(state: Script) -> list[str]:
    return [option.move() for decision in decisions(state) for option in decision.options]


def part(place: str, *steps: Step[Any]) -> Option:
    return Option("next", (place,), steps)


class Gift(Effect[Script]):
    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, state: Script, seat: Seat) -> None:
        pass

    def price(self, state: Script, seat: Seat) -> Price:
        return (("corn", self.amount),)


def test_several_steps_as_one_cost_and_bring_what_all_of_them_do() -> None:
    whole = Sequence((Gift(-2), Write("a"), Sequence((Gift(1), Gift(3)))))
    assert whole.price(table(), 0) == (("corn", -2), ("corn", 1), ("corn", 3))


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


class Taken(Choice[Script]):
    """Offers a word that was not written yet."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def options(self, state: Script, seat: Seat) -> list[Option]:
        return [Option(word, (), (Write(word),)) for word in self.words if f"{word}.{seat}" not in state.words]


def test_a_repeated_choice_is_listed_anew_each_time() -> None:
    state = table(Repeat(3, Taken(("a", "b"))), Write("end"))
    assert words_after(state, "b", "a") == ["b.0", "a.0", "end.0"]


def test_a_sequence_is_several_steps_as_one() -> None:
    state = table(Choose((part("x", Sequence((Write("a"), Write("b")))),)), Write("c"))
    assert words_after(state, "next x") == ["a.0", "b.0", "c.0"]


def test_one_of_several_things_is_chosen() -> None:
    state = table(Choose((part("x", Write("a")), part("y", Write("b")))), Write("c"))
    advance(state)
    assert moves(state) == ["next x", "next y"]
    assert words_after(state, "next y") == ["b.0", "c.0"]


def test_in_any_order_each_part_happens_once_in_the_order_touched() -> None:
    parts = (part("x", Write("a")), part("y", Ask(("b",))), part("z", Write("c", (Write("d"),))))
    state = table(InAnyOrder(parts), Write("e"))
    advance(state)
    assert moves(state) == ["next x", "next y", "next z"]
    words_after(state, "next z")
    assert moves(state) == ["next x", "next y"]
    words_after(state, "next y", "b")
    assert moves(state) == ["next x"]
    assert words_after(state, "next x") == ["c.0", "d.0", "b.0", "a.0", "e.0"]


def test_in_any_order_of_nothing_is_skipped() -> None:
    assert words_after(table(InAnyOrder(()), Write("a"))) == ["a.0"]


def test_what_may_be_done_in_any_order_may_be_left() -> None:
    state = table(InAnyOrder((part("x", Write("a")), part("y", Write("b"))), may=True), Write("c"))
    advance(state)
    assert moves(state) == ["next x", "next y", "decline"]
    assert words_after(state, "next y", "decline") == ["b.0", "c.0"]


def test_equal_parts_are_offered_once_and_happen_as_often_as_they_stand_there() -> None:
    state = table(InAnyOrder((part("x", Write("a")), part("x", Write("a")), part("y", Write("b")))))
    advance(state)
    assert moves(state) == ["next x", "next y"]
    assert words_after(state, "next x", "next x", "next y") == ["a.0", "a.0", "b.0"]


# Paying for something.


class Closed(Choice[Script]):
    """A choice beside which nothing is free."""

    def options(self, state: Script, seat: Seat) -> list[Option]:
        return [Option("go", (), (Write("go"),))]

    def is_window(self) -> bool:
        return False


# What is free.


def test_what_may_be_declined_waits_while_something_free_could_enable_it() -> None:
    state = table(May(Ask(())), Write("b"), free=1)
    advance(state)
    assert moves(state) == ["decline", "free"]
    assert words_after(state, "free") == ["free.0", "b.0"]


class Hopeless(Ask):
    """Nothing can give it options."""

    def can_be_enabled(self, state: Script, seat: Seat) -> bool:
        return False


def test_what_nothing_can_enable_is_skipped_although_something_is_free() -> None:
    assert words_after(table(May(Hopeless(())), Write("b"), free=1)) == ["b.0"]


def test_nothing_is_free_beside_a_choice_that_is_no_window() -> None:
    state = table(Closed(), free=1)
    advance(state)
    assert moves(state) == ["go"]


class NeedsFree(Choice[Script]):
    """Can be answered only while something free is left."""

    def options(self, state: Script, seat: Seat) -> list[Option]:
        return [Option("keep", (), (Write("keep"),))] if state.free else []


def test_what_costs_something_is_free_only_while_the_choice_can_be_answered_afterwards() -> None:
    state = table(NeedsFree(), free=2)
    advance(state)
    assert moves(state) == ["keep", "free"]
    assert words_after(state, "free") == ["free.0"]
    assert moves(state) == ["keep"]


def test_what_costs_something_is_free_beside_a_choice_that_can_be_left() -> None:
    state = table(May(NeedsFree()), free=1)
    advance(state)
    assert moves(state) == ["keep", "decline", "free"]


class Leave(Ask):
    """The way out leads somewhere."""

    def way_out(self) -> Option | None:
        return Option("leave", (), (Write("left"),))


def test_a_way_out_that_leads_somewhere_is_taken_when_there_is_no_other() -> None:
    assert words_after(table(Leave(()), Write("b"))) == ["left.0", "b.0"]
    state = table(Leave(("a",)), Write("b"))
    advance(state)
    assert moves(state) == ["a", "leave"]
    assert words_after(state, "leave") == ["left.0", "b.0"]


class Wheel(Script):
    """A free turn of a wheel of three positions, which counts from 1."""

    def copy(self) -> "Wheel":
        return Wheel(self.agenda.clone(), self.seats, self.words[:], self.free)

    def free_options(self, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
        return [FreeOption("turn", (), (Turned(),), before=self.free, after=self.free % 3 + 1)]


class Turned(Effect[Script]):
    def run(self, state: Script, seat: Seat) -> None:
        state.free = state.free % 3 + 1


def test_free_things_do_not_go_round_in_circles_while_a_choice_waits() -> None:
    state = Wheel(Agenda([], []), 2, [], 1)
    state.agenda.push(0, (Ask(("yes",)), Ask(("more",))))
    advance(state)
    words_after(state, "turn", "turn")
    assert moves(state) == ["yes"]
    assert isinstance(state.agenda.steps[-1], Resumed)
    assert isinstance(decisions(state)[0].choice.asks(), Ask)
    words_after(state, "yes")
    assert moves(state) == ["more", "turn"]


def test_free_options_are_known_as_such() -> None:
    state = table(Ask(("yes",)), free=1)
    advance(state)
    assert [isinstance(option, FreeOption) for option in decisions(state)[0].options] == [False, True]


# What is remembered for a while.


class Fill(Effect[Script]):
    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, state: Script, seat: Seat) -> None:
        fill_pool(state, 1, pool(state, 1) + self.amount)
        state.words.append(str(pool(state, 1)))


def test_a_frame_remembers_until_everything_above_it_has_happened() -> None:
    state = table(Fill(2), Fill(3), Ask(("go",)), Frame((7, 0)), Fill(1), Frame((0, 0)))
    advance(state)
    assert state.words == ["2", "5"]
    assert (pool(state, 0), pool(state, 1)) == (7, 5)
    assert words_after(state, "go") == ["2", "5", "go.0", "1"]
    assert is_over(state)


def test_the_uppermost_frame_counts() -> None:
    state = table(Fill(2), Frame((0, 0)), Fill(4), Ask(("go",)), Frame((0, 10)))
    advance(state)
    assert state.words == ["2", "14"]


def test_clones_do_not_share_what_a_frame_remembers() -> None:
    state = table(Ask(("go",), (Fill(5),)), Ask(("on",)), Frame((0, 0)))
    advance(state)
    clone = state.clone()
    words_after(clone, "go")
    assert (pool(clone, 1), pool(state, 1)) == (5, 0)


def test_without_a_frame_nothing_is_remembered() -> None:
    state = table(Ask(("go",)))
    advance(state)
    assert pool(state, 0) == 0
    with pytest.raises(ValueError, match="nothing is remembered here"):
        fill_pool(state, 0, 1)


# Automata.


class Toss(Ask):
    """An automaton always takes the last word."""

    def automatic(self, state: Script, seat: Seat) -> Step[Any]:
        return Write(self.words[-1])


def test_a_step_says_itself_what_an_automaton_does() -> None:
    state = Script(Agenda([], []), 2, [], 0)
    state.people = 1
    state.agenda.push(0, (EachSeat(Toss(("heads", "tails"))),))
    assert words_after(state, "heads") == ["heads.0", "tails.1"]


def test_most_steps_happen_to_an_automaton_as_to_anybody() -> None:
    state = Script(Agenda([], []), 2, [], 0)
    state.people = 1
    state.agenda.push(1, (Write("a"), SpendFree()))
    assert words_after(state) == ["a.1", "free.1"]
