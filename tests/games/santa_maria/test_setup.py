"""Laying out the table."""

import pytest
from tests.games.santa_maria.table import TILE_NAMES, deciders, moves, play

from yupana.engine.dice import QuickDice
from yupana.engine.game import Refused
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.games.santa_maria.board import (
    CELLS,
    COIN,
    EMPTY,
    M_BLUE,
    M_COLONY,
    M_MONKS,
    M_PRIVATE,
    M_SCHOLARS,
    SIDE,
    WOOD,
)
from yupana.games.santa_maria.game import GAME
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.tiles import FIRST_BISHOP, FIRST_HALL, FIRST_MISSION, SIDE_B


def begin(seats: int, seed: int = 1, **options: int) -> Match[SantaMaria]:
    match = Match(GAME, seats, {name.replace("_", "-"): value for name, value in options.items()})
    match.begin(QuickDice(seed))
    return match


def set_up(seats: int, seed: int = 1, **options: int) -> SantaMaria:
    """A match whose first year begins, colonies and town halls chosen at random."""
    match = begin(seats, seed, **options)
    dice = QuickDice(seed)
    while not match.state.year:
        decision = decisions(match.state)[0]
        match.play(decision.seat, decision.options[dice.roll(len(decision.options))].move(), dice)
    return match.state


def blue(state: SantaMaria, seat: int) -> int:
    return sum(state.has(seat, M_BLUE + face) for face in range(SIDE))


def test_fx_01_three_players_have_nine_white_dice_and_room_for_nine_blue_ones() -> None:
    state = set_up(3)
    assert sum(state.white) == 9
    assert [blue(state, seat) for seat in range(3)] == [1, 1, 1]
    state.put(0, 8, 20)  # M_RELIGION at its end
    assert state.blue_dice(0) == 3


def test_fx_02_two_wood_and_three_to_six_coins_in_the_order_of_play() -> None:
    for seed in range(6):
        state = set_up(4, seed)
        order = state.seats_from(state.first_player)
        assert [state.has(seat, COIN) for seat in order] == [3, 4, 5, 6]
        assert [state.has(seat, WOOD) for seat in order] == [2, 2, 2, 2]
        assert [blue(state, seat) for seat in order] == [1, 1, 1, 1]
        assert [state.has(seat, M_MONKS) for seat in order] == [6, 6, 6, 6]


def test_lots_make_anybody_the_first_player() -> None:
    assert {set_up(4, seed).first_player for seed in range(40)} == {0, 1, 2, 3}


def test_the_first_player_chooses_a_colony_last() -> None:
    match = begin(4, 3)
    first = match.state.first_player
    order = []
    while not match.state.year:
        order.append(match.deciders()[0])
        assert len(moves(match.state, order[-1])) == 5 - len(order)
        match.play(order[-1], moves(match.state, order[-1])[0], QuickDice(1))
    assert order == [(first + 3) % 4, (first + 2) % 4, (first + 1) % 4, first]
    assert sorted(match.state.has(seat, M_COLONY) for seat in range(4)) == [0, 1, 2, 3]


def test_colonies_can_be_dealt() -> None:
    match = begin(3, 2, random_colonies=1)
    assert match.state.year == 1
    assert len({match.state.has(seat, M_COLONY) for seat in range(3)}) == 3


def test_the_common_board() -> None:
    state = set_up(2)
    assert sorted(state.docks) == [0, 1, 2, 3]
    assert len(state.fleet) == 30
    assert [tile < 15 for tile in state.display] == [True] * 5 + [False] * 5
    assert (len(state.stack), state.roads) == (20, 3)
    assert all(spot < FIRST_BISHOP for spot in state.spots[:3])
    assert all(FIRST_BISHOP <= spot < FIRST_MISSION for spot in state.spots[3:6])
    assert state.spots[6:] == [16, 17, 18, 19]


def test_fx_22_four_pairs_for_three_players_and_one_leaves_the_game() -> None:
    match = begin(3, 5, advanced=1)
    state = match.state
    first = state.first_player
    assert sum(scholar != EMPTY for scholar in state.pairs) == 4
    assert not set(state.pairs) & set(state.spots)
    order = []
    for offered in (4, 3, 2):
        seat = match.deciders()[0]
        order.append(seat)
        choices = moves(state, seat)
        assert len(choices) == offered
        match.play(seat, choices[0], QuickDice(1))
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert state.pairs == [EMPTY] * 4
    assert all(blue(state, seat) == 1 for seat in range(3))


def test_a_town_hall_is_laid_before_the_first_turn_and_brings_a_scholar() -> None:
    match = begin(2, 5, advanced=1)
    state = match.state
    order = []
    for _ in range(2):
        seat = match.deciders()[0]
        match.play(seat, moves(state, seat)[-1], QuickDice(1))
    while not state.year:
        seat = match.deciders()[0]
        order.append(seat)
        assert len(moves(state, seat)) > 20
        assert all(move.startswith("lay cell.") for move in moves(state, seat))
        match.play(seat, moves(state, seat)[0], QuickDice(1))
    assert order == state.draft_order()
    for seat in range(2):
        assert state.has(seat, M_COLONY) == SIDE_B
        assert sum(code != EMPTY for code in state.cells[seat * CELLS : (seat + 1) * CELLS]) == 8 + 2
        assert state.has(seat, M_SCHOLARS) == 1 << state.has(seat, M_PRIVATE)
    assert sum(place >= 0 for place in state.laid[FIRST_HALL:]) == 2


def test_fx_23_one_shared_die_for_each_player() -> None:
    state = set_up(3, 4, shared_blue=1)
    assert sum(state.blue) == 3
    assert [blue(state, seat) for seat in range(3)] == [0, 0, 0]
    assert [state.blue_dice(seat) for seat in range(3)] == [1, 1, 1]


def test_somebody_alone_has_three_white_dice_and_chooses_among_all_colonies() -> None:
    match = begin(1, 1)
    assert len(moves(match.state, 0)) == 4
    match.play(0, "choose colony-mine", QuickDice(1))
    assert sum(match.state.white) == 3
    assert (match.state.has(0, COIN), match.state.has(0, WOOD), blue(match.state, 0)) == (3, 2, 1)


def test_side_b_is_the_same_for_all_and_cannot_be_dealt_at_random() -> None:
    with pytest.raises(Refused, match="refused-colonies-are-equal"):
        begin(2, 1, advanced=1, random_colonies=1)


def test_names_of_tiles_are_places() -> None:
    assert TILE_NAMES[0] == "double.1"
    assert TILE_NAMES[29] == "triple.15"
    assert TILE_NAMES[30] == "town-hall-timber"


def test_nothing_is_sold_before_the_first_year() -> None:
    state = begin(2).state
    assert all(move.startswith("choose ") for move in moves(state, deciders(state)[0]))
    play(state, deciders(state)[0], moves(state, deciders(state)[0])[0])
