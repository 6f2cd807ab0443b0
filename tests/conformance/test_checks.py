"""The kit itself: each promise of a state, a decision and a copy is broken once, and the kit says which."""

from enum import IntEnum
from typing import Any, ClassVar, Self

import pytest
from tests.conformance.kit import DICE, Moody, WrongDefault, auction, waiting
from tests.engine.script import Ask, Script, Throw, table
from tests.engine.toy import TOY, Bid, Toy, ToyGame

from yupana.conformance.checks import (
    check_clones,
    check_codec,
    check_decisions,
    check_default,
    check_looking,
    check_outcomes,
    check_parts,
    check_state,
)
from yupana.engine.agenda import Agenda, Choice, Effect, Fact, Option, Outcome, Price, Seat, State, Together
from yupana.engine.codec import Codec, text_of
from yupana.engine.dice import QuickDice
from yupana.engine.game import Score
from yupana.engine.grammar import Repeat

pytestmark = pytest.mark.compiled


def test_a_good_state_passes_every_check() -> None:
    check_state(TOY, auction(), Codec(TOY), DICE)


def test_checking_leaves_the_state_as_it_was() -> None:
    state = auction()
    before = text_of(state)
    check_state(TOY, state, Codec(TOY), DICE)
    assert text_of(state) == before


# What a state is made of.


class Colour(IntEnum):
    RED = 1


class Bag(Effect[Toy]):
    """Holds anything."""

    def __init__(self, inside: Any) -> None:
        self.inside = inside

    def run(self, state: Toy, seat: Seat) -> None:
        pass


class Scribbled(Bag):
    """Keeps more than it was made with."""

    def __init__(self, inside: Any) -> None:
        super().__init__(inside)
        self.used = False


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (1.5, "the state's pot holds a float"),
        (None, "the state's pot holds a NoneType"),
        ({1}, "the state's pot holds a set"),
        ({"a": 1}, "the state's pot holds a dict"),
        (b"x", "the state's pot holds a bytes"),
        (Colour.RED, "the state's pot holds a Colour"),
        ([1, [2, 3.5]], "the state's pot holds a float"),
        ((1, 2), "the state's pot holds a tuple"),
        ([Bid()], "the state's pot holds the step Bid"),
    ],
)
def test_a_state_may_hold_only_what_can_be_written_down(value: Any, problem: str) -> None:
    state = auction()
    state.pot = value
    with pytest.raises(AssertionError, match=problem):
        check_parts(state)


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        (Bag(1.5), r"Bag\.inside holds a float"),
        (Bag([1]), r"Bag\.inside holds a list, but a step is fixed once made"),
        (Bag((1, (2, {3}))), r"Bag\.inside holds a set"),
        (Repeat(2, Bag(None)), r"Bag\.inside holds a NoneType"),
        (Scribbled(1), r"Scribbled keeps used"),
    ],
)
def test_a_step_may_hold_only_what_never_changes(step: Effect[Any], problem: str) -> None:
    state = auction()
    state.agenda.push(0, (step,))
    with pytest.raises(AssertionError, match=problem):
        check_parts(state)


def test_what_a_state_and_a_step_may_hold_is_held() -> None:
    state = auction()
    state.agenda.push(0, (Bag((1, "x", True, (), (Bid(), Repeat(2, Bid())))),))
    check_parts(state)


def test_a_state_may_not_keep_what_its_constructor_does_not_know() -> None:
    state = auction()
    state.secret = 5  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="the state keeps secret"):
        check_parts(state)


def test_an_agenda_must_hold_a_seat_for_each_step() -> None:
    state = auction()
    state.agenda.seats.pop()
    with pytest.raises(AssertionError, match="as many seats as steps"):
        check_parts(state)
    state.agenda.seats.append(None)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="a NoneType where a seat should be"):
        check_parts(state)


class Unordered(State):
    def __init__(self, seats: int, agenda: Agenda) -> None:
        super().__init__(agenda, seats)


def test_the_agenda_comes_first() -> None:
    with pytest.raises(AssertionError, match="the first two fields"):
        check_parts(Unordered(2, Agenda([], [])))


# Decisions and dice.


class Odd(Choice[Script]):
    """One odd option."""

    def __init__(self, move: str) -> None:
        self.move = move

    def options(self, state: Script, seat: Seat) -> list[Option]:
        verb, *touch = self.move.split("_")
        return [Option("fine"), Option(verb, tuple(touch))]


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ("fine", "Odd of seat 0 offers a move twice: 'fine'"),
        ("undo", "'undo' has another meaning"),
        ("begin", "'begin' has another meaning"),
        ("", "a record cannot hold the move ''"),
        ("Build", "a record cannot hold the move 'Build'"),
        ("build,sell", "a record cannot hold"),
        ("build_", "a record cannot hold"),
        ("build_{x}", "a record cannot hold"),
        ("build_a;b", "a record cannot hold"),
        ("build_a\n", "a record cannot hold"),
        ("build_.a", "a record cannot hold"),
        ("будувати", "a record cannot hold"),
    ],
)
def test_moves_must_be_unique_and_fit_the_record(move: str, problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        check_decisions(waiting(Odd(move)))


def test_usual_moves_fit_the_record() -> None:
    for move in ("end-turn", "build_a1-tomb.2_gold", "place_tikal.4", "2"):
        check_decisions(waiting(Odd(move)))


def test_a_seat_that_is_not_at_the_table_cannot_decide() -> None:
    state = table()
    state.agenda.push(2, (Ask(("yes",)),))
    with pytest.raises(AssertionError, match="nobody sits there"):
        check_decisions(state)


def test_a_seat_cannot_have_two_decisions_at_once() -> None:
    with pytest.raises(AssertionError, match="a seat has two decisions at once"):
        check_decisions(table(Together((1, 1), Ask(("yes",)))))


def test_a_match_that_is_not_over_needs_somebody_who_decides() -> None:
    with pytest.raises(AssertionError, match="nobody has anything to decide"):
        check_decisions(table(Throw(("heads",))))
    check_decisions(table())


@pytest.mark.parametrize(
    ("outcomes", "problem"),
    [
        ([Outcome("a", 1, ()), Outcome("b", 1, ()), Outcome("a", 2, ())], "two outcomes have the same name: 'a'"),
        ([Outcome("a", 0, ())], "the outcome a weighs 0"),
        ([Outcome("a", -1, ())], "the outcome a weighs -1"),
        ([Outcome("a b", 1, ())], "a record cannot hold the outcome 'a b'"),
        ([Outcome("", 1, ())], "a record cannot hold the outcome ''"),
        ([Outcome("Six", 1, ())], "a record cannot hold the outcome 'Six'"),
    ],
)
def test_outcomes_must_be_unique_fit_the_record_and_have_weight(outcomes: list[Outcome], problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        check_outcomes(outcomes)


def test_the_default_must_be_an_option() -> None:
    with pytest.raises(AssertionError, match="the default 'resign' is no option of seat 0"):
        check_default(WrongDefault(), auction())


# Looking, copying, writing down.


class TouchingBid(Bid):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        state.pot += 1
        return super().options(state, seat)


class TellingBid(Bid):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        state.tell(Fact())
        return super().options(state, seat)


class FickleBid(Bid):
    """Lists its options in another order each time."""

    asked: ClassVar[int] = 0

    def options(self, state: Toy, seat: Seat) -> list[Option]:
        FickleBid.asked += 1
        options = super().options(state, seat)
        return options[:: 1 if FickleBid.asked % 2 else -1]


class TouchingPrice(Effect[Toy]):
    def run(self, state: Toy, seat: Seat) -> None:
        pass

    def price(self, state: Toy, seat: Seat) -> Price:
        state.coins[seat] -= 1
        return ()


class PricedBid(Bid):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("pay", (), (TouchingPrice(),)), *super().options(state, seat)]


def bidding(choice: Bid) -> Toy:
    state = auction()
    state.agenda.steps[-1] = choice
    return state


@pytest.mark.parametrize(
    ("choice", "problem"),
    [
        (TouchingBid(), "looking has changed the state"),
        (TellingBid(), "looking has told a fact"),
        (FickleBid(), "looking twice shows two things"),
        (PricedBid(), "looking has changed the state"),
    ],
)
def test_listing_options_and_prices_changes_and_tells_nothing(choice: Bid, problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        check_looking(TOY, bidding(choice))


class TouchingView(ToyGame):
    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        state.discards.append(1)
        return super().view(state, viewer)


class TouchingScores(ToyGame):
    def scores(self, state: Toy) -> list[Score]:
        state.coins[0] += 1
        return super().scores(state)


@pytest.mark.parametrize("game", [TouchingView(), TouchingScores()])
def test_views_and_scores_change_nothing(game: ToyGame) -> None:
    with pytest.raises(AssertionError, match="looking has changed the state"):
        check_looking(game, auction())


class SharingToy(Toy):
    """Clones share the coins."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.coins = self.coins
        return copy


class SharingGame(ToyGame):
    table = SharingToy


class ForgetfulToy(Toy):
    """Clones have an empty pot."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.pot = 0
        return copy


class ForgetfulGame(ToyGame):
    table = ForgetfulToy


class TalkingToy(Toy):
    """Clones tell what happens on them."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.facts = []
        return copy


class TalkingGame(ToyGame):
    table = TalkingToy


class SelfishToy(Toy):
    """Clones are the state itself."""

    def clone(self) -> Self:
        return self


class SelfishGame(ToyGame):
    table = SelfishToy


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (SharingGame(), "playing on a clone changes the state"),
        (ForgetfulGame(), "a clone differs"),
        (TalkingGame(), "a clone tells nobody"),
        (SelfishGame(), "a clone is another state"),
    ],
)
def test_clones_are_equal_independent_and_silent(game: ToyGame, problem: str) -> None:
    state = auction(game)
    with pytest.raises(AssertionError, match=problem):
        for seed in range(20):
            check_clones(state, QuickDice(seed))


class Rounding(Toy):
    """Reads back another pot than was written."""

    @property
    def pot(self) -> int:
        return self.amount

    @pot.setter
    def pot(self, amount: int) -> None:
        self.amount = amount // 2


def test_a_state_must_come_back_from_text_as_it_was() -> None:
    codec = Codec(TOY)
    codec.state = Rounding
    with pytest.raises(AssertionError, match="written and read again, the state differs"):
        check_codec(auction(), codec, DICE)
    codec.state = Moody
    with pytest.raises(AssertionError, match="written and read again, the state has other options"):
        check_codec(auction(), codec, DICE)


class Unlucky(Toy):
    """Earns nothing, which shows only later."""

    def put(self, seat: Seat, old: int, new: int) -> None:
        super().put(seat, old, new)
        self.pot = 0


def test_a_state_must_behave_after_the_way_to_text_as_before() -> None:
    codec = Codec(TOY)
    codec.state = Unlucky
    with pytest.raises(AssertionError, match="written and read again, the state plays otherwise"):
        check_codec(auction(), codec, DICE)
