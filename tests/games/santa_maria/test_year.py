"""Passing, and the end of a year."""

from tests.games.santa_maria.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    coins,
    conquered,
    deciders,
    give,
    goods,
    moves,
    on,
    pass_on,
    play,
    preached,
    sent,
    shown,
    table,
    told,
    verbs,
)

from yupana.games.santa_maria.board import (
    CONQUEST_POINTS,
    EMPTY,
    M_BLUE,
    M_BLUE_USED,
    M_CONQUEST,
    M_CONQUISTADOR,
    M_PAID,
    M_PASSED,
    M_RELIGION,
    M_WHITE,
    SIDE,
)
from yupana.games.santa_maria.facts import ConquestScored, GoodsGained
from yupana.games.santa_maria.state import SantaMaria


def end_year(state: SantaMaria, *spaces: str) -> None:
    """Everybody but red has passed on these spaces; red passes on the first of them and the year ends."""
    for seat, space in enumerate(spaces[1:], 1):
        pass_on(state, seat, space)
    play(state, RED, f"pass {spaces[0]}")
    while moves(state, RED)[0] != "end-turn":
        play(state, RED, "decline")
    play(state, RED, "end-turn")


# Passing.


def test_fx_13_a_space_and_then_the_docks_from_the_top() -> None:
    state = table(seats=2)
    give(state, RED, grain=2)
    preached(state, RED, 9)
    sent(state, RED, coin=1, religion=3, happiness=2)
    facts = play(state, RED, "pass pass-conquistador")
    assert state.has(RED, M_CONQUISTADOR) == 1
    facts += play(state, RED, "advance-for grain", "advance religion.12", "place-monk bishop-monks")
    assert coins(state, RED) == 2
    assert state.has(RED, M_RELIGION) == 12
    facts += play(state, RED, "advance-for grain")
    assert state.has(RED, M_RELIGION) == 14
    assert goods(state, RED) == {"coin": 2, "happiness": 2}
    assert [fact.good for fact in told(facts, GoodsGained)] == ["coin", "happiness"]
    play(state, RED, "end-turn")
    assert deciders(state) == [GREEN]


def test_a_ship_that_is_loaded_while_passing_pays_at_once() -> None:
    state = table(seats=2)
    give(state, RED, wood=1, sugar=1)
    play(state, RED, "pass pass-shipping", "ship dock-coin")
    assert goods(state, RED) == {"coin": 2}


def test_fx_15_a_road_tile_on_any_empty_cell() -> None:
    state = table(seats=2)
    play(state, RED, "pass pass-road")
    assert len(verbs(state, RED, "lay")) == 26
    assert moves(state, RED)[-1] == "decline"
    play(state, RED, "lay cell.3.1")
    assert shown(state, RED, "cell.3.1") == "R2"
    assert state.roads == 2


def test_an_unused_road_tile_stays() -> None:
    state = table(seats=2)
    play(state, RED, "pass pass-road", "decline")
    assert state.roads == 3


def test_a_pass_space_is_for_one_and_whoever_has_passed_is_skipped() -> None:
    state = table(seats=3)
    play(state, RED, "pass pass-conquistador", "end-turn")
    assert "pass-conquistador" not in verbs(state, GREEN, "pass")
    play(state, GREEN, "pass pass-coins", "end-turn")
    assert deciders(state) == [BLUE]
    give(state, BLUE, coin=1)
    play(state, BLUE, "activate cell.1.1", "end-turn")
    assert deciders(state) == [BLUE]


# The end of a year.


def test_fx_14_the_second_year_of_four_players() -> None:
    state = table(seats=4, year=2)
    red, blue, green, yellow = RED, BLUE, GREEN, YELLOW
    conquered(state, (green, 7), (red, 5), (blue, 5))
    preached(state, green, 6)
    pass_on(state, green, "pass-coins")
    pass_on(state, blue, "pass-religion")
    pass_on(state, yellow, "pass-shipping")
    play(state, red, "pass pass-road", "decline")
    facts = play(state, red, "end-turn")
    assert {fact.seat: fact.points for fact in told(facts, ConquestScored)} == {green: 9, red: 6, blue: 3}
    assert [state.has(seat, M_CONQUISTADOR) for seat in range(4)] == [0, 0, 0, 0]
    assert state.has(green, M_RELIGION) == 6


def test_fx_63_nobody_scores_without_having_set_out() -> None:
    state = table(seats=3)
    conquered(state, (RED, 4))
    end_year(state, "pass-coins", "pass-religion", "pass-shipping")
    assert [state.has(seat, M_CONQUEST) for seat in range(3)] == [5, 0, 0]


def test_fx_57_the_table_of_five_players_is_that_of_four() -> None:
    assert [points[:4] for points in CONQUEST_POINTS[5]] == list(CONQUEST_POINTS[4])
    assert [points[3:] for points in CONQUEST_POINTS[5]] == [(0, 0)] * 3


def test_fx_21_trees_of_somebody_alone() -> None:
    for year, space, points in ((1, 3, 4), (1, 2, 0), (2, 5, 5), (2, 4, 0), (3, 7, 6), (3, 6, 0)):
        state = table(seats=1, year=year)
        conquered(state, (RED, space))
        end_year(state, "pass-coins")
        assert state.has(RED, M_CONQUEST + year - 1) == points


def test_a_new_year_clears_everything_but_colonies_goods_and_religion() -> None:
    state = table(seats=2, white=(4,))
    give(state, RED, coin=3)
    preached(state, RED, 8)
    play(state, RED, "activate cell.3.3", "end-turn")
    play(state, GREEN, "pass pass-conquistador", "end-turn")
    play(state, RED, "use white.4 column.4", "end-turn", "pass pass-coins", "end-turn")
    assert state.year == 2
    assert (on(state, RED, "cell.3.3"), on(state, RED, "cell.6.4")) == (0, 0)
    for thing in (M_WHITE, M_BLUE_USED, M_PAID):
        assert state.has(RED, thing) == 0
    assert state.has(RED, M_PASSED) == EMPTY
    assert sum(state.white) == 6
    assert sum(state.has(RED, M_BLUE + face) for face in range(SIDE)) == 3
    assert sum(state.has(GREEN, M_BLUE + face) for face in range(SIDE)) == 1
    assert EMPTY not in state.display
    assert len(state.stack) == 10
    assert state.passed == []


def test_the_topmost_pass_space_begins_the_next_year() -> None:
    state = table(seats=3)
    end_year(state, "pass-shipping", "pass-religion", "pass-road")
    assert state.first_player == GREEN
    assert deciders(state) == [GREEN]


def test_fx_74_shared_dice_of_the_next_year() -> None:
    state = table(seats=2, shared_blue=1)
    preached(state, RED, 8)
    assert sum(state.blue) == 4
    assert [state.blue_dice(seat) for seat in range(2)] == [3, 1]
    end_year(state, "pass-coins", "pass-conquistador")
    assert sum(state.blue) == 4
    assert [state.blue_dice(seat) for seat in range(2)] == [3, 1]


def test_a_shared_die_can_be_used_by_anybody_below_the_limit() -> None:
    state = table(seats=2, shared_blue=1, shared=(4, 6))
    assert [use for use in verbs(state, RED, "use") if use.startswith("blue")] == ["blue.4 row.4", "blue.6 row.6"]
    play(state, RED, "use blue.6 row.6", "end-turn")
    assert [use for use in verbs(state, GREEN, "use") if use.startswith("blue")] == ["blue.4 row.4"]
    play(state, GREEN, "pass pass-coins", "end-turn")
    assert not [use for use in verbs(state, RED, "use") if use.startswith("blue")]
