"""Laying out the table: tiles, dummy workers, starting wealth."""

import pytest
from tests.games.tzolkin.table import GREEN, goods, levels, moves, points, standing, steps, table

from yupana.engine.agenda import Together
from yupana.engine.dice import QuickDice
from yupana.engine.machine import advance, chances, decisions
from yupana.engine.match import Match
from yupana.engine.zones import UNSEEN
from yupana.games.tzolkin.board import DUMMY, EMPTY, M_FED_FREE, M_LIGHT
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.setup import PlaceDummies, RevealDummies
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.table import fresh_table
from yupana.games.tzolkin.tiles import WEALTH, WEALTH_NAMES
from yupana.games.tzolkin.turn import TakeTurn

pytestmark = pytest.mark.compiled


def reveal(state: Tzolkin, dummies: int, tile: str) -> int:
    """Turn up a wealth tile while so many dummies are left; so many are left then."""
    state.agenda.steps.clear()
    state.agenda.seats.clear()
    state.then(0, PlaceDummies(dummies, WEALTH_NAMES.index(tile)))
    advance(state)
    if not state.agenda.steps:
        return 0
    more = state.agenda.steps[-1]
    assert isinstance(more, RevealDummies)
    return more.dummies


def laid_out(seats: int, seed: int) -> Match[Tzolkin]:
    """A match in which the starting wealth is to be chosen."""
    match = Match(GAME, seats, digests=False)
    match.begin(QuickDice(seed))
    return match


# Dummies.


def test_f01_the_first_dummy_on_a_gear_brings_another_to_the_opposite_space() -> None:
    state = fresh_table(3, 0)
    assert reveal(state, 6, "wealth-palenque.5") == 4
    assert standing(state, DUMMY) == ["palenque.0", "palenque.5"]


def test_f01_the_last_dummy_comes_alone() -> None:
    state = fresh_table(3, 0)
    assert reveal(state, 1, "wealth-palenque.5") == 0
    assert standing(state, DUMMY) == ["palenque.5"]


@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal"])
def test_f01_the_second_tile_of_a_gear_brings_one_dummy(gear: str) -> None:
    state = fresh_table(3, 0)
    assert reveal(state, 6, f"wealth-{gear}.1") == 4
    assert reveal(state, 4, f"wealth-{gear}.5") == 3
    assert standing(state, DUMMY) == [f"{gear}.1", f"{gear}.5", f"{gear}.6"]


def test_f01_dummies_on_one_gear_do_not_count_for_another() -> None:
    state = fresh_table(2, 0)
    assert reveal(state, 12, "wealth-tikal.1") == 10
    assert reveal(state, 10, "wealth-uxmal.1") == 8
    assert reveal(state, 8, "wealth-yaxchilan.1") == 6
    assert reveal(state, 6, "wealth-palenque.1") == 4


def test_f01_in_chichen_itza_a_dummy_comes_alone() -> None:
    state = fresh_table(3, 0)
    assert reveal(state, 6, "wealth-chichen-itza.5") == 5
    assert standing(state, DUMMY) == ["chichen-itza.5"]


def test_a40_the_opposite_space_may_be_an_unnumbered_one() -> None:
    state = fresh_table(3, 0)
    reveal(state, 6, "wealth-tikal.3")
    assert standing(state, DUMMY) == ["tikal.3", "tikal.8"]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("seats", "dummies"), [(2, 12), (3, 6), (4, 0)])
def test_fewer_players_have_more_dummies(seats: int, dummies: int, seed: int) -> None:
    state = laid_out(seats, seed).state
    assert len(standing(state, DUMMY)) == dummies
    assert state.first_space == EMPTY


# Tiles.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_the_number_of_players(seats: int) -> None:
    state = laid_out(seats, 7).state
    assert len(set(state.monuments)) == seats + 2
    assert state.jungle == [0, 0, seats, seats, seats, seats, 0, 0, 0, seats, seats, seats]
    assert sum(state.jungle) == 7 * seats
    assert len(set(state.row)) == 6
    assert len(state.deck) == 8
    assert state.skulls == 13
    assert (state.day, state.age, state.food_days_done, state.calendar_corn) == (0, 1, 0, 0)


def test_players_start_with_three_workers_on_the_white_steps_and_the_light_side_up() -> None:
    state = laid_out(4, 7).state
    for seat in range(4):
        assert (state.available(seat), state.in_play(seat)) == (3, 3)
        assert steps(state, seat) == (1, 1, 1)
        assert not levels(state, seat)
        assert not goods(state, seat)
        assert points(state, seat) == 0
        assert state.has(seat, M_LIGHT)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a33_lots_decide_the_first_player_all_alike(seats: int) -> None:
    state = GAME.setup(seats, {})
    advance(state)
    lots = chances(state)
    assert len(lots) == seats
    assert len({lot.weight for lot in lots}) == 1


# Wealth.


def test_everybody_keeps_two_of_four_tiles_at_the_same_time_with_the_table_laid_out() -> None:
    match = laid_out(3, 3)
    state = match.state
    assert isinstance(state.agenda.steps[-1], Together)
    assert match.deciders() == [0, 1, 2]
    for decision in decisions(state):
        assert len(decision.options) == 6
    assert EMPTY not in state.monuments
    assert EMPTY not in state.row
    assert len(standing(state, DUMMY)) == 6


def test_tiles_in_hand_are_seen_by_their_owner_only() -> None:
    state = laid_out(4, 3).state
    seen = GAME.view(state, 2)
    assert [tile for tile in seen.hands if tile != UNSEEN] == state.hands[8:12]
    assert GAME.view(state, None).hands == [UNSEEN] * 16


def test_what_is_kept_stays_sealed_until_the_last_has_chosen() -> None:
    match = laid_out(2, 3)
    match.play(0, moves(match.state, 0)[0], QuickDice(1))
    assert match.deciders() == [1]
    assert EMPTY in match.state.kept
    match.play(1, moves(match.state, 1)[5], QuickDice(1))
    assert EMPTY not in match.state.kept
    assert match.state.hands == [EMPTY] * 8
    assert match.state.wealth == []


def test_after_the_choice_of_wealth_the_first_player_begins_on_day_0() -> None:
    match = laid_out(3, 5)
    for seat in range(3):
        match.play(seat, moves(match.state, seat)[seat], QuickDice(1))
    assert match.deciders() == [match.state.first_player]
    assert isinstance(match.state.agenda.steps[-1], TakeTurn)
    assert match.state.day == 0


GIVEN: tuple[tuple[str, dict[str, int]], ...] = (
    ("wealth-palenque.1", {"corn": 3, "quetzalcoatl": 1, "agriculture": 1}),
    ("wealth-palenque.3", {"corn": 5, "gold": 1, "quetzalcoatl": 1}),
    ("wealth-palenque.5", {"stone": 1, "gold": 1, "agriculture": 1}),
    ("wealth-palenque.7", {"corn": 9, "stone": 1}),
    ("wealth-yaxchilan.1", {"wood": 1, "kukulkan": 1, "extraction": 1}),
    ("wealth-yaxchilan.3", {"corn": 2, "wood": 2, "kukulkan": 1}),
    ("wealth-yaxchilan.5", {"corn": 4, "wood": 1, "extraction": 1}),
    ("wealth-yaxchilan.7", {"corn": 3, "wood": 2, "stone": 1}),
    ("wealth-tikal.1", {"corn": 2, "chaac": 1, "architecture": 1}),
    ("wealth-tikal.3", {"corn": 6, "stone": 2}),
    ("wealth-tikal.5", {"corn": 3, "gold": 1, "architecture": 1}),
    ("wealth-tikal.7", {"corn": 6, "wood": 1, "stone": 1}),
    ("wealth-uxmal.1", {"corn": 5, "stone": 1, "chaac": 1}),
    ("wealth-uxmal.3", {"corn": 3, "wood": 1, "fed-free": 1}),
    ("wealth-uxmal.5", {"workers": 1}),
    ("wealth-uxmal.7", {"corn": 8, "gold": 1}),
    ("wealth-chichen-itza.0", {"corn": 4, "wood": 1, "skull": 1}),
    ("wealth-chichen-itza.3", {"corn": 5, "stone": 1, "theology": 1}),
    ("wealth-chichen-itza.5", {"corn": 4, "wood": 3}),
    ("wealth-chichen-itza.7", {"corn": 2, "wood": 2, "theology": 1}),
    ("wealth-chichen-itza.10", {"corn": 7, "wood": 2}),
)


def had(state: Tzolkin, seat: int) -> dict[str, int]:
    """What a seat has beyond what everybody starts with."""
    chaac, quetzalcoatl, kukulkan = steps(state, seat)
    found = {
        **goods(state, seat),
        **levels(state, seat),
        "chaac": chaac - 1,
        "quetzalcoatl": quetzalcoatl - 1,
        "kukulkan": kukulkan - 1,
        "workers": state.in_play(seat) - 3,
        "fed-free": state.has(seat, M_FED_FREE),
    }
    return {name: amount for name, amount in found.items() if amount}


@pytest.mark.parametrize(("tile", "given"), GIVEN, ids=[each[0] for each in GIVEN])
def test_a_wealth_tile_gives_what_is_printed(tile: str, given: dict[str, int]) -> None:
    state = table()
    state.agenda.push(GREEN, WEALTH[WEALTH_NAMES.index(tile)].effects)
    advance(state)
    GAME.check_table(state)
    assert had(state, GREEN) == given


def test_every_wealth_tile_is_in_the_table_of_what_they_give() -> None:
    assert tuple(each[0] for each in GIVEN) == WEALTH_NAMES


def test_both_kept_tiles_give_everything_and_one_technology_twice_is_level_2() -> None:
    given = dict(GIVEN)
    for seed in range(40):
        match = laid_out(2, seed)
        for seat in (0, 1):
            match.play(seat, moves(match.state, seat)[seed % 6], QuickDice(1))
        for seat in (0, 1):
            first, second = (given[WEALTH_NAMES[tile]] for tile in match.state.kept[2 * seat : 2 * seat + 2])
            both = {name: first.get(name, 0) + second.get(name, 0) for name in (*first, *second)}
            assert had(match.state, seat) == both
    state = table()
    for tile in ("wealth-palenque.1", "wealth-palenque.5"):
        state.agenda.push(GREEN, WEALTH[WEALTH_NAMES.index(tile)].effects)
    advance(state)
    assert levels(state, GREEN) == {"agriculture": 2}
