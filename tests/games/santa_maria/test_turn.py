"""Main actions: expanding, one building with coins, a line with a die; and free actions."""

from tests.games.santa_maria.table import (
    GREEN,
    RED,
    TILE_NAMES,
    activated,
    block,
    blue_die,
    coins,
    colony,
    column_of,
    deciders,
    give,
    goods,
    moves,
    on,
    play,
    preached,
    row_of,
    settle_monks,
    shown,
    table,
    told,
    verbs,
)

from yupana.engine.machine import OPTIONS_MAX, decision_of
from yupana.games.santa_maria.board import EMPTY, M_BLUE_USED, M_WHITE
from yupana.games.santa_maria.facts import GoodsPaid
from yupana.play.messages import price_of

# Expanding.


def test_fx_03_a_triple_needs_three_empty_cells() -> None:
    state = table(display=("triple.1",))
    give(state, RED, wood=2, grain=1)
    play(state, RED, "expand triple.1")
    assert goods(state, RED) == {}
    ways = verbs(state, RED, "lay")
    assert "cell.2.3 turn.0" not in ways  # a market is printed below the corner
    play(state, RED, "lay cell.5.3 turn.0")
    assert [shown(state, RED, cell) for cell in ("cell.5.3", "cell.5.4", "cell.6.3")] == ["R1", "WD", "SU"]
    assert TILE_NAMES.index("triple.1") not in state.display


def test_tiles_are_turned_clockwise_around_their_first_cell() -> None:
    state = table(display=("triple.1",))
    give(state, RED, wood=2, grain=1)
    play(state, RED, "expand triple.1", "lay cell.1.3 turn.1")
    assert [shown(state, RED, cell) for cell in ("cell.1.3", "cell.2.3", "cell.1.2")] == ["R1", "WD", "SU"]


def test_a_tile_that_is_turned_by_half_points_left_and_up() -> None:
    state = table(display=("triple.1",))
    give(state, RED, wood=2, grain=1)
    play(state, RED, "expand triple.1", "lay cell.4.4 turn.2")
    assert [shown(state, RED, cell) for cell in ("cell.4.4", "cell.4.3", "cell.3.4")] == ["R1", "WD", "SU"]


def test_a_tile_can_be_taken_only_if_it_can_be_paid() -> None:
    state = table(display=("double.1", "triple.1"))
    assert not verbs(state, RED, "expand")
    give(state, RED, wood=2)
    assert verbs(state, RED, "expand") == ["double.1", "double.2", "double.3", "double.4", "double.5"]
    give(state, RED, grain=1)
    assert len(verbs(state, RED, "expand")) == 10


def test_a_tile_that_fits_nowhere_is_not_offered() -> None:
    state = table()
    give(state, RED, wood=3, grain=3)
    colony(
        state,
        RED,
        """
        SH R1 R1 R1 R1 R1
        R1 R1 R1 R1 R1 R1
        R1 R1 .. .. R1 R1
        R1 R1 R1 R1 R1 R1
        R1 R1 R1 R1 R1 R1
        R1 R1 R1 R1 R1 ..
        """,
    )
    assert len(verbs(state, RED, "expand")) == 5
    play(state, RED, "expand double.1")
    assert sorted(verbs(state, RED, "lay")) == [
        "cell.3.3 turn.0",
        "cell.3.4 turn.2",
    ]


def test_the_display_is_not_refilled() -> None:
    state = table(seats=1, display=("double.1",))
    give(state, RED, wood=2)
    play(state, RED, "expand double.1", "lay cell.1.2 turn.0", "end-turn")
    assert state.display.count(EMPTY) == 1


def test_no_decision_lists_too_much() -> None:
    state = table()
    give(state, RED, wood=3, grain=3, sugar=3, gem=3, gold=3, coin=9)
    preached(state, RED, 20)
    settle_monks(state, RED, "philosophy")
    colony(state, RED, "SH " * 35 + "..")
    assert len(moves(state, RED)) < OPTIONS_MAX
    colony(state, RED, ".. " * 36)
    play(state, RED, "expand double.1", "pay wood")
    assert len(verbs(state, RED, "lay")) == 120


# Coins.


def test_fx_04_the_second_building_costs_a_coin_more() -> None:
    state = table(seats=1)
    give(state, RED, coin=5)
    play(state, RED, "activate cell.1.4")
    assert goods(state, RED) == {"coin": 4, "wood": 1}
    assert on(state, RED, "cell.1.4") == 1
    play(state, RED, "end-turn")
    assert "cell.1.4" not in verbs(state, RED, "activate")
    play(state, RED, "activate cell.6.4")
    assert goods(state, RED) == {"coin": 2, "wood": 1, "sugar": 1}
    assert on(state, RED, "cell.6.4") == 2


def test_a_building_that_does_nothing_can_be_activated_with_coins() -> None:
    state = table(seats=1)
    give(state, RED, coin=1)
    play(state, RED, "activate cell.1.1", "end-turn")
    assert on(state, RED, "cell.1.1") == 1


def test_fx_66_engineering_mathematics_and_architecture() -> None:
    state = table(seats=1, scholars=("engineering", "mathematics", "architecture"), white=(5,))
    give(state, RED, coin=7, wood=1, grain=1)
    settle_monks(state, RED, "engineering", "mathematics", "architecture")
    paid = []
    for cell in ("cell.1.4", "cell.6.4", "cell.2.2", "cell.4.2"):
        before = coins(state, RED)
        play(state, RED, f"activate {cell}", "end-turn")
        paid.append(before - coins(state, RED))
    assert paid == [1, 1, 2, 3]
    give(state, RED, coin=1)
    assert "white.5 column.3" in verbs(state, RED, "use")
    facts = play(state, RED, "use white.5 column.3")
    assert [fact.amount for fact in told(facts, GoodsPaid)] == [1]
    play(state, RED, "end-turn")
    state.put(RED, 0, 1)
    state.put(RED, 1, 1)
    play(state, RED, "expand triple.1")
    assert state.has(RED, 0) == state.has(RED, 1) == 0


# Dice.


def test_fx_05_a_blue_die_activates_a_row_from_the_left() -> None:
    state = table(seats=1)
    colony(state, RED, row_of(2, ".. WD R1 CQ GR*c .."))
    blue_die(state, RED, 2)
    facts = play(state, RED, "use blue.2 row.2")
    assert activated(facts) == ["cell.2.2", "cell.2.4"]
    assert on(state, RED, "cell.2.4") == -12
    assert on(state, RED, "cell.2.2") == 0
    assert state.has(RED, M_BLUE_USED) == 1


def test_fx_06_a_coin_for_each_pip() -> None:
    state = table(white=(5,))
    give(state, RED, coin=4)
    before = coins(state, RED)
    play(state, RED, "use white.5 column.3")
    assert before + 2 - coins(state, RED) == 2  # the market of column 3 gives two
    state = table(white=(1,))
    give(state, RED, coin=4)
    assert "white.1 column.6" not in verbs(state, RED, "use")
    give(state, RED, coin=1)
    play(state, RED, "use white.1 column.6")
    assert coins(state, RED) == 0


def test_fx_07_a_white_die_activates_the_free_buildings_of_a_column() -> None:
    state = table(seats=1, white=(3,))
    colony(state, RED, column_of(3, "WD R1 GR*c SU RE*d GE"))
    facts = play(state, RED, "use white.3 column.3")
    assert activated(facts) == ["cell.1.3", "cell.4.3", "cell.6.3"]
    assert goods(state, RED) == {"wood": 1, "sugar": 1, "gem": 1}
    assert on(state, RED, "cell.6.3") == -3
    assert (on(state, RED, "cell.3.3"), on(state, RED, "cell.5.3")) == (1, -3)
    assert state.has(RED, M_WHITE) == 2


def test_fx_65_a_line_without_a_free_building_is_not_offered() -> None:
    state = table(white=(2, 2, 4))
    colony(state, RED, column_of(2, "R1 .. GR*d .. R1 .."))
    assert not [use for use in verbs(state, RED, "use") if use.startswith("white")]
    state = table(white=(2, 2, 4))
    colony(state, RED, column_of(2, "R1 .. GR .. R1 .."))
    assert verbs(state, RED, "use") == ["white.2 column.2"]


def test_three_white_dice_a_year() -> None:
    state = table(seats=2, white=(1, 2, 4))
    give(state, RED, coin=3)
    block(state, RED, "cell.2.2", "cell.2.5")
    assert [use for use in verbs(state, RED, "use") if use.startswith("white")]
    block(state, RED, "cell.6.4")
    assert not [use for use in verbs(state, RED, "use") if use.startswith("white")]


def test_the_die_comes_to_the_last_free_building_even_if_its_effect_is_declined() -> None:
    state = table(seats=1, white=(6,))
    give(state, RED, wood=1)
    play(state, RED, "use white.6 column.6", "decline")
    assert on(state, RED, "cell.4.6") == -6


def test_inv_14_exactly_one_building_of_the_line_is_blocked() -> None:
    state = table(seats=1, white=(4,))
    play(state, RED, "use white.4 column.4", "end-turn")
    give(state, RED, coin=1)
    assert "cell.1.4" in verbs(state, RED, "activate")
    assert "cell.6.4" not in verbs(state, RED, "activate")


def test_philosophy_lets_a_blue_die_take_the_column() -> None:
    state = table(seats=1)
    blue_die(state, RED, 4)
    assert verbs(state, RED, "use")[-1:] == ["blue.4 row.4"]
    settle_monks(state, RED, "philosophy")
    assert "blue.4 column.4" in verbs(state, RED, "use")
    facts = play(state, RED, "use blue.4 column.4")
    assert activated(facts) == ["cell.1.4", "cell.6.4"]
    assert on(state, RED, "cell.6.4") == -14


def test_taxation_pays_a_coin_for_each_colonist_before_anything_else() -> None:
    state = table(seats=1, white=(2,))
    colony(state, RED, column_of(2, "R1 R2 SH*c WD .. .."))
    settle_monks(state, RED, "taxation")
    facts = play(state, RED, "use white.2 column.2")
    assert [type(fact).__name__ for fact in facts][:3] == ["DieUsed", "GoodsGained", "BuildingActivated"]
    assert goods(state, RED) == {"wood": 1, "coin": 3}


def test_agronomy_pays_once_for_a_building_with_wood_and_grain() -> None:
    state = table(seats=1, scholars=("agronomy", "commerce", "theology"))
    give(state, RED, coin=6)
    settle_monks(state, RED, "agronomy")
    play(state, RED, "activate cell.4.2")
    assert goods(state, RED) == {"wood": 1, "grain": 1, "coin": 6}
    play(state, RED, "end-turn", "activate cell.3.3", "end-turn")
    assert coins(state, RED) == 6


def test_a_turn_ends_when_the_player_says_so_and_play_goes_clockwise() -> None:
    state = table(seats=3)
    give(state, RED, coin=1, grain=1)
    play(state, RED, "activate cell.1.4")
    assert moves(state, RED) == ["end-turn", "sell wood", "sell grain"]
    play(state, RED, "sell grain", "end-turn")
    assert deciders(state) == [GREEN]


# Free actions.


def test_fx_16_sell_activate_buy_and_ship() -> None:
    state = table(seats=1)
    give(state, RED, sugar=3, gem=1)
    play(state, RED, "sell sugar", "sell sugar", "sell gem")
    assert coins(state, RED) == 6
    play(state, RED, "activate cell.1.1")
    assert coins(state, RED) == 5
    assert "ship dock-conquistador" not in moves(state, RED)
    play(state, RED, "buy grain", "ship dock-conquistador")
    assert goods(state, RED) == {"coin": 2}
    assert on(state, RED, "cell.1.1") == 1


def test_a_decision_that_something_free_could_enable_is_put_to_the_player() -> None:
    state = table(seats=1)
    give(state, RED, coin=1, gem=1)
    play(state, RED, "activate cell.1.1")
    assert moves(state, RED) == ["decline", "sell gem"]


def test_what_is_free_does_not_promise_again_what_was_asked_before_it() -> None:
    state = table(seats=1)
    give(state, RED, coin=1, gem=1)
    play(state, RED, "activate cell.1.1")
    decision = decision_of(state, RED)
    assert decision is not None
    sell = decision.find("sell gem")
    assert sell is not None
    assert price_of(state, RED, sell) == (("gem", -1), ("coin", 2))


def test_while_something_is_paid_for_nothing_is_sold_that_it_needs() -> None:
    state = table(display=("double.1",))
    give(state, RED, wood=2, gold=1, gem=1)
    play(state, RED, "expand double.1")
    assert moves(state, RED) == ["pay wood", "pay-one-gold", "sell wood", "sell gem", "sell gold"]
    play(state, RED, "sell wood")
    assert moves(state, RED) == ["pay-one-gold", "sell gem"]
    play(state, RED, "pay-one-gold")
    assert goods(state, RED) == {"gem": 1, "coin": 1}


def test_prices_of_selling_and_buying() -> None:
    state = table(seats=1, scholars=("commerce", "theology", "taxation"))
    give(state, RED, wood=3, grain=1, sugar=1, gem=1, gold=1, coin=3)
    assert "buy wood" not in moves(state, RED)
    play(state, RED, "buy grain")
    assert coins(state, RED) == 0
    for good, price in (("wood", 1), ("grain", 1), ("sugar", 2), ("gem", 2), ("gold", 2)):
        before = coins(state, RED)
        play(state, RED, f"sell {good}")
        assert coins(state, RED) == before + price
    settle_monks(state, RED, "commerce")
    before = coins(state, RED)
    play(state, RED, "buy wood")
    assert coins(state, RED) == before - 2
