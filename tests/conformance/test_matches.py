"""Random matches of every game at every table, with everything checked on the way."""

import pytest
from tests.budget import TIMES
from tests.conformance.tables import EACH, GAMES, TABLE_NAMES, TABLES, Table, share
from tests.engine.toy import TOY, Toy, ToyGame

from yupana.conformance.fuzz import FuzzFailure, Played, fuzz_match
from yupana.conformance.tables import RANDOM_SETS, tables_of
from yupana.engine.game import Options, full_options
from yupana.engine.match import DECISIONS_MAX

pytestmark = pytest.mark.compiled

FAST = 90  # matches per game, over all its tables
MANY = 30 * TIMES  # matches per number of players


def played(table: Table, seed: int, thorough: int) -> Played:
    game, seats, options = table
    try:
        return fuzz_match(game, seats, options, seed, thorough)
    except FuzzFailure as failure:
        pytest.fail(f"seed {seed}: {failure.problem}\n{failure.record}")


def test_there_are_games_and_each_has_tables() -> None:
    assert GAMES
    assert {game.name() for game, _, _ in TABLES} == {game.name() for game in GAMES}


@pytest.mark.parametrize("table", EACH)
def test_random_matches_keep_every_promise(table: Table) -> None:
    game, seats, options = table
    everybody = game.setup(seats, options).seats
    for seed in range(share(game, FAST)):
        result = played(table, seed, 0 if seed % 3 else 100)
        assert len(result.scores) == everybody >= seats
        assert result.winners or seats == 1 or everybody > seats, (
            "nobody has won, and no automaton is there to beat them"
        )
        assert result.entries > result.decisions < DECISIONS_MAX


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=TABLE_NAMES)
def test_many_random_matches_keep_every_promise(table: Table) -> None:
    game, seats, _ = table
    same_seats = len([each for each in TABLES if each[0] is game and each[1] == seats])
    for n in range(-(-MANY // same_seats)):
        played(table, 1_000_000 + n, 60)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_toy_game_keeps_every_promise_in_every_state(seats: int) -> None:
    for seed in range(4):
        played((TOY, seats, {"rounds": 4, "pot": 5 * (seed % 2)}), seed, 1)


class ForOneMore(ToyGame):
    """The toy game with a seat too many, at which the rules ought to play."""

    def setup(self, seats: int, options: Options) -> Toy:
        return super().setup(seats + 1, options)


def test_an_automaton_that_is_asked_to_decide_is_found() -> None:
    with pytest.raises(FuzzFailure, match="seat 2 must decide, and nobody sits there"):
        fuzz_match(ForOneMore(), 2, {}, 1)


def test_tables_are_usual_ones_each_variant_alone_and_some_sets_of_many() -> None:
    for game in GAMES:
        usual = full_options(game, {})
        tables = tables_of(game)
        for seats in game.seat_counts():
            assert (seats, full_options(game, game.usual(seats))) in tables
        for variant in game.variants():
            for value in variant.values:
                table = (game.seat_counts()[0], usual | {variant.name: value})
                assert (table in tables) is not bool(game.refuses(*table))
        assert len(tables) <= len(game.seat_counts()) * (
            1 + RANDOM_SETS + sum([len(variant.values) - 1 for variant in game.variants()])
        )


def test_random_matches_take_moves_back_now_and_then() -> None:
    results = [played((TOY, 3, {"rounds": 4}), seed, 0) for seed in range(100)]
    assert sum([result.entries - 1 - result.decisions for result in results]) >= 10
