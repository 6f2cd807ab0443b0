"""The kit itself: each promise is broken once, and the kit says which."""

import pickle
from enum import IntEnum
from typing import Any, ClassVar, Self

import pytest
from tests.engine.script import Ask, Say, Script, Throw, Write, table
from tests.engine.toy import HAND, TOY, Bid, Sell, Toy, ToyGame

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
from yupana.conformance.fuzz import FuzzFailure, fuzz_match
from yupana.conformance.perft import divide, perft
from yupana.conformance.secrets import check_view
from yupana.engine.agenda import Agenda, Choice, Effect, Fact, Option, Outcome, Price, Seat, State, Together
from yupana.engine.codec import Codec, text_of
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.face_down import hide_steps
from yupana.engine.game import Game, Options, Score
from yupana.engine.grammar import May, Repeat
from yupana.engine.machine import advance, settle
from yupana.engine.match import DECISIONS_MAX, Match
from yupana.engine.record import read, replay

pytestmark = pytest.mark.compiled

DICE = QuickDice(1)


def auction(game: ToyGame = TOY) -> Toy:
    """A table at which all must bid."""
    match = Match(game, 2, digests=False)
    match.begin(QuickDice(5))
    return match.state


def waiting(choice: Choice[Any], **fields: int) -> Script:
    """A table at which seat 0 must choose."""
    state = table(choice, **fields)
    advance(state)
    return state


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


class WrongDefault(ToyGame):
    def default(self, state: Toy, seat: Seat) -> Option:
        return Option("resign")


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


class Moody(Toy):
    """A mood that is not written down decides what is possible."""

    moody: ClassVar[bool] = True

    def hand(self, seat: Seat) -> list[int]:
        return super().hand(seat)[: 1 if self.moody else 3]


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


# Secrets.


class OpenHands(ToyGame):
    """Hides nothing but the answers; guesses deal anew whatever is not the viewer's own."""

    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        seen = state.clone()
        seen.offered = None
        hide_steps(seen, viewer)
        return seen

    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        return TOY.guess(TOY.view(view, viewer), viewer, dice)


class OpenPile(ToyGame):
    """Hides hands, but shows which cards are left, and so which are not."""

    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        seen = super().view(state, viewer)
        seen.discards = state.pile[:]
        return seen


class OpenToSpectators(ToyGame):
    """Spectators see everything, and guess what they see."""

    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        return state.clone() if viewer is None else super().view(state, viewer)

    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        return view.clone() if viewer is None else super().guess(view, viewer, dice)


class Blindfold(ToyGame):
    """Nobody sees their own hand."""

    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        return super().view(state, None)


class ForeignView(ToyGame):
    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        return Moody(*[getattr(state, name) for name in FIELDS])


class TouchingGuess(ToyGame):
    """Guesses on the view itself."""

    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        world = super().guess(view, viewer, dice)
        view.pot += 1
        world.pot = view.pot - 1
        return world if view.pot < 10 else view


class WildGuess(ToyGame):
    """Gives everybody else an ace that does not exist."""

    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        world = super().guess(view, viewer, dice)
        for n in range(len(world.hands)):
            if n // HAND != viewer:
                world.hands[n] = 4
        return world


class NoGuess(ToyGame):
    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        raise IndexError("no world is left")


FIELDS = ["agenda", "seats", "rounds", "played", "pot", "pile", "hands", "bids", "discards", "coins", "gems"]


@pytest.mark.parametrize(
    ("game", "viewer", "problem"),
    [
        (OpenHands(), 0, "the view of seat 0 tells a secret"),
        (OpenHands(), None, "the view of a spectator tells a secret"),
        (OpenPile(), 1, "the view of seat 1 tells a secret"),
        (OpenToSpectators(), 1, "spectators see what seat 1 does not"),
        (Blindfold(), 1, "seat 1 has other options in the view"),
        (ForeignView(), None, "the view of a spectator is of another class"),
        (TouchingGuess(), 0, "guessing has changed the view of seat 0|tells a secret"),
        (WildGuess(), 0, "seat 0 guesses what cannot be: cards are conserved|tells a secret"),
        (NoGuess(), 0, "seat 0 cannot guess: IndexError"),
    ],
)
def test_views_and_guesses_that_know_too_much_or_too_little_are_found(
    game: ToyGame, viewer: Seat | None, problem: str
) -> None:
    with pytest.raises(AssertionError, match=problem):
        check_view(game, auction(), viewer, QuickDice(2))


# Fuzzing.


class Crashing(ToyGame):
    """The rules break down when somebody has many coins."""

    def check_table(self, table: Toy) -> None:
        assert max(table.coins) < 6, "nobody has six coins"


class Exploding(Bid):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option(option.verb, option.touch, (Explode(),)) for option in super().options(state, seat)]


class Explode(Effect[Toy]):
    def run(self, state: Toy, seat: Seat) -> None:
        raise KeyError("boom")


class ExplodingGame(ToyGame):
    def setup(self, seats: int, options: Options) -> Toy:
        state = super().setup(seats, options)
        state.agenda.steps[0] = Together(tuple(range(seats)), Exploding())
        return state


class Unchecked(ToyGame):
    def check_change(self, before: Toy, seat: Seat, move: str, facts: list[Fact], after: Toy) -> None:
        assert not move.startswith("sell"), "nothing is ever sold"


class GemSharingToy(Toy):
    """Clones share the gems, so what is undone is not undone."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.gems = self.gems
        return copy


class GemSharingGame(ToyGame):
    table = GemSharingToy


class Dishonest(ToyGame):
    """Another deal each time the same match is set up."""

    dealt: ClassVar[int] = 0

    def setup(self, seats: int, options: Options) -> Toy:
        state = super().setup(seats, options)
        Dishonest.dealt += 1
        state.coins[0] = Dishonest.dealt
        return state


class Endless(ToyGame):
    def setup(self, seats: int, options: Options) -> Toy:
        state = super().setup(seats, options)
        state.agenda.steps[0] = Loop()
        return state


class Loop(Choice[Toy]):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("again", (), (Loop(),))]


class TwinDice(ToyGame):
    def setup(self, seats: int, options: Options) -> Toy:
        state = super().setup(seats, options)
        state.agenda.push(0, (Twins(("heads", "heads")),))
        return state


class Twins(Throw):
    pass


def failing(game: Game[Any], thorough: int = 0) -> FuzzFailure:
    for seed in range(50):
        try:
            fuzz_match(game, 2, {"rounds": 4}, seed, thorough)
        except FuzzFailure as failure:
            assert read(failure.record).note.startswith(f"fuzz seed {seed}; ")
            return failure
    pytest.fail("nothing was found")


def test_a_table_that_cannot_be_is_found_and_the_record_leads_to_it() -> None:
    failure = failing(Crashing())
    assert failure.problem.startswith("AssertionError: nobody has six coins")
    record = read(failure.record)
    match = replay(record, TOY)
    assert max(match.state.coins) >= 6
    assert record.names == ["random", "random"]


def test_a_crash_is_found_and_the_note_names_the_move() -> None:
    failure = failing(ExplodingGame())
    assert failure.problem == "KeyError: 'boom'"
    record = read(failure.record)
    assert "; then " in record.note
    move = record.note.partition("; then ")[2].partition(";")[0]
    assert move[:6] in ("A: bid", "B: bid")
    assert len(replay(record, ExplodingGame()).journal) == len(record.entries) == 2


def test_a_change_that_cannot_be_is_found() -> None:
    assert failing(Unchecked()).problem.startswith("AssertionError: nothing is ever sold")


def test_a_clone_that_shares_is_found_by_undo() -> None:
    assert failing(GemSharingGame()).problem == "AssertionError: undo does not restore the table"


def test_a_match_that_does_not_replay_is_found() -> None:
    failure = failing(Dishonest())
    assert failure.problem == "AssertionError: the journal replays to another end"


def test_a_match_without_end_is_stopped() -> None:
    failure = failing(Endless())
    assert failure.problem == f"AssertionError: the match is not over after {DECISIONS_MAX} decisions"
    assert len(read(failure.record).entries) > DECISIONS_MAX


def test_dice_with_two_sides_alike_are_found() -> None:
    assert failing(TwinDice()).problem == "AssertionError: two outcomes have the same name: 'heads'"


def test_a_promise_broken_by_a_state_is_found_when_thorough() -> None:
    assert failing(WrongDefault(), 10).problem.startswith("AssertionError: the default 'resign' is no option")
    fuzz_match(WrongDefault(), 2, {}, 0, 0)


def test_a_failure_survives_the_way_between_processes() -> None:
    failure = failing(Unchecked())
    again = pickle.loads(pickle.dumps(failure))
    assert (again.problem, again.record) == (failure.problem, failure.record)
    assert str(again) == failure.problem


def test_fuzzing_plays_the_same_match_for_the_same_seed() -> None:
    one = fuzz_match(TOY, 3, {"rounds": 4}, 77, 0)
    two = fuzz_match(TOY, 3, {"rounds": 4}, 77, 0)
    assert (one.decisions, one.entries, one.winners) == (two.decisions, two.entries, two.winners)
    assert [score.parts for score in one.scores] == [score.parts for score in two.scores]
    assert one.entries >= one.decisions + 1


# Counting.


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
