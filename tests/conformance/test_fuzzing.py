"""Matches that break, by chance: each is found once, and the record leads there."""

import pickle
from typing import Any, ClassVar, Self

import pytest
from tests.conformance.kit import WrongDefault
from tests.engine.script import Throw
from tests.engine.toy import TOY, Bid, Toy, ToyGame

from yupana.conformance.fuzz import FuzzFailure, fuzz_match
from yupana.engine.agenda import Choice, Effect, Fact, Option, Seat, Together
from yupana.engine.game import Game, Options
from yupana.engine.match import DECISIONS_MAX
from yupana.engine.record import read, replay

pytestmark = pytest.mark.compiled


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
