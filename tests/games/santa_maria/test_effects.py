"""What buildings do: production, trade, shipping, conquistadors, religion and monks."""

from tests.games.santa_maria.table import (
    BLUE,
    GREEN,
    RED,
    SHIP_NAMES,
    act,
    coins,
    conquered,
    deciders,
    falling,
    give,
    goods,
    happen,
    moves,
    play,
    preached,
    sent,
    settle_monks,
    table,
    told,
)

from yupana.games.santa_maria.board import (
    CONQUISTADOR_END,
    EMPTY,
    M_BLUE,
    M_CONQUISTADOR,
    M_DOCK,
    M_MONKS,
    M_RELIGION,
    SIDE,
)
from yupana.games.santa_maria.facts import BlueDieRolled, FeePaid, MonkPlaced
from yupana.games.santa_maria.shipping import LOAD_SHIP
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.tiles import CODES
from yupana.games.santa_maria.tracks import CONQUER, PREACH


def activate(state: SantaMaria, code: str) -> None:
    """Red's main action is a building with one effect."""
    (step,) = CODES[code].effects
    act(state, RED, step)


# Production and storage.


def test_fx_60_what_finds_no_room_becomes_coins() -> None:
    state = table(seats=1)
    give(state, RED, wood=2, coin=1)
    play(state, RED, "activate cell.4.2")
    assert goods(state, RED) == {"wood": 3, "grain": 1}
    state = table(seats=1)
    give(state, RED, wood=3, coin=1)
    play(state, RED, "activate cell.4.2")
    assert goods(state, RED) == {"wood": 3, "grain": 1, "coin": 1}


def test_two_wood_with_room_for_one_are_one_wood_and_a_coin() -> None:
    state = table(seats=1)
    give(state, RED, wood=2)
    state.gain(RED, 0, 2)
    assert goods(state, RED) == {"wood": 3, "coin": 1}


def test_gold_without_room_becomes_two_coins() -> None:
    state = table(seats=1)
    give(state, RED, gold=3)
    conquered(state, (RED, 1))
    happen(state, CONQUER)
    assert goods(state, RED) == {"gold": 3, "coin": 2}


# Trade.


def test_fx_08_a_wood_or_a_gem_for_three_coins() -> None:
    state = table(seats=1)
    give(state, RED, wood=1, gem=1)
    activate(state, "TA")
    assert moves(state, RED)[:3] == ["trade wood", "trade gem", "decline"]
    play(state, RED, "trade wood")
    assert goods(state, RED) == {"gem": 1, "coin": 3}
    assert moves(state, RED)[0] == "end-turn"


def test_gold_trades_like_anything() -> None:
    state = table(seats=1)
    give(state, RED, gold=1)
    activate(state, "TG")
    assert moves(state, RED)[:3] == ["trade gold sugar", "trade gold gem", "decline"]
    play(state, RED, "trade gold gem")
    assert goods(state, RED) == {"gem": 1}


def test_the_payment_leaves_before_the_gain_comes() -> None:
    state = table(seats=1)
    give(state, RED, wood=1, sugar=3)
    activate(state, "TG")
    play(state, RED, "trade wood sugar")
    assert goods(state, RED) == {"sugar": 3, "coin": 2}


# Shipping.


def test_fx_10_a_ship_pays_at_the_pass_and_scores_at_the_end() -> None:
    state = table(seats=2, docks=("ship-start.2", "ship-start.1", "ship-start.3", "ship-start.4"))
    give(state, RED, wood=1, sugar=1)
    act(state, RED, LOAD_SHIP)
    play(state, RED, "ship dock-religion", "end-turn", dice=falling("ship.7"))
    assert goods(state, RED) == {}
    assert state.has(RED, M_DOCK + 1) == 1
    assert SHIP_NAMES[state.docks[1]] == "ship.7"
    play(state, GREEN, "pass pass-religion", "end-turn")
    play(state, RED, "pass pass-coins")
    assert goods(state, RED) == {"coin": 2}
    assert state.has(RED, M_RELIGION) == 1
    assert state.components().ships[0].points == 3


def test_fx_11_gold_stands_for_what_is_missing() -> None:
    state = table(seats=1)
    give(state, RED, wood=1, gold=1)
    act(state, RED, LOAD_SHIP)
    assert "ship dock-coin" in moves(state, RED)
    play(state, RED, "ship dock-coin")
    assert goods(state, RED) == {}


def test_with_gold_to_spare_the_player_chooses_what_it_stands_for() -> None:
    state = table(seats=1)
    give(state, RED, wood=1, sugar=1, gold=1)
    act(state, RED, LOAD_SHIP)
    play(state, RED, "ship dock-coin")
    assert moves(state, RED)[:2] == ["pay wood", "pay gold"]
    play(state, RED, "pay wood")
    assert moves(state, RED)[:2] == ["pay sugar", "pay gold"]
    play(state, RED, "pay gold")
    assert goods(state, RED) == {"sugar": 1}


def test_with_one_gold_it_is_asked_for_once() -> None:
    state = table(seats=1)
    give(state, RED, wood=1, sugar=1, gold=1)
    act(state, RED, LOAD_SHIP)
    play(state, RED, "ship dock-coin", "pay gold")
    assert goods(state, RED) == {"wood": 1}


def test_fx_64_an_empty_deck_leaves_the_dock_empty() -> None:
    state = table(seats=1)
    give(state, RED, wood=2, sugar=2, gem=2, grain=2)
    sent(state, RED, coin=30)
    act(state, RED, LOAD_SHIP)
    play(state, RED, "ship dock-coin")
    assert state.docks[0] == EMPTY
    act(state, RED, LOAD_SHIP)
    assert [move for move in moves(state, RED) if move.startswith("ship")] == [
        "ship dock-religion",
        "ship dock-conquistador",
        "ship dock-happiness",
    ]


def test_shipbuilding_pays_two_coins_for_each_ship() -> None:
    state = table(seats=1, scholars=("shipbuilding", "taxation", "theology"))
    give(state, RED, wood=1, sugar=1)
    settle_monks(state, RED, "shipbuilding")
    act(state, RED, LOAD_SHIP)
    play(state, RED, "ship dock-coin")
    assert goods(state, RED) == {"coin": 2}


# Conquistadors.


def test_a_conquistador_goes_on_top_of_those_who_are_there() -> None:
    state = table(seats=2)
    conquered(state, (GREEN, 3), (RED, 2))
    happen(state, CONQUER)
    assert state.has(RED, M_CONQUISTADOR) == 3
    assert state.march == [GREEN, RED]


def test_gold_for_each_symbol_that_is_crossed() -> None:
    state = table(seats=1)
    gold = []
    for _ in range(CONQUISTADOR_END):
        before = goods(state, RED).get("gold", 0)
        happen(state, CONQUER)
        gold.append(goods(state, RED).get("gold", 0) - before)
        state.put(RED, 4, 0)
    assert [space + 1 for space in range(CONQUISTADOR_END) if gold[space]] == [2, 4, 7, 10]


def test_fx_62_at_the_end_of_the_track_nothing_happens() -> None:
    state = table(seats=1, scholars=("cartography", "taxation", "theology"))
    settle_monks(state, RED, "cartography")
    give(state, RED, coin=1)
    conquered(state, (RED, 12))
    act(state, RED, CONQUER)
    assert state.has(RED, M_CONQUISTADOR) == 12
    assert moves(state, RED) == ["end-turn"]


def test_cartography_sells_one_more_space_for_a_coin() -> None:
    state = table(seats=1, scholars=("cartography", "taxation", "theology"))
    settle_monks(state, RED, "cartography")
    give(state, RED, coin=2)
    act(state, RED, CONQUER)
    assert moves(state, RED) == ["advance-for coin", "decline"]
    play(state, RED, "advance-for coin")
    assert state.has(RED, M_CONQUISTADOR) == 2
    assert goods(state, RED) == {"coin": 1, "gold": 1}
    assert moves(state, RED)[0] == "end-turn"


# Religion.


def test_fx_09_a_grain_for_a_second_step() -> None:
    state = table(seats=1)
    preached(state, RED, 2)
    give(state, RED, grain=1)
    act(state, RED, PREACH)
    assert state.has(RED, M_RELIGION) == 3
    play(state, RED, "advance-for grain")
    assert state.has(RED, M_RELIGION) == 4
    assert goods(state, RED) == {}
    assert moves(state, RED) == ["end-turn"]


def test_gold_and_with_theology_a_coin_pay_for_the_second_step() -> None:
    state = table(seats=1, scholars=("theology", "taxation", "philosophy"))
    give(state, RED, gold=1, coin=1)
    act(state, RED, PREACH)
    assert moves(state, RED)[:2] == ["advance-for gold", "decline"]
    state = table(seats=1, scholars=("theology", "taxation", "philosophy"))
    settle_monks(state, RED, "theology")
    state.put(RED, M_RELIGION, 9)
    give(state, RED, gold=1, coin=1)
    act(state, RED, PREACH)
    assert moves(state, RED)[:3] == ["advance-for gold", "advance-for coin", "decline"]
    play(state, RED, "advance-for coin")
    assert goods(state, RED) == {"gold": 1}


def test_fx_12_a_die_then_a_monk_who_pays_everybody_there() -> None:
    state = table(seats=3)
    preached(state, RED, 7)
    give(state, RED, coin=5)
    settle_monks(state, GREEN, "mission-happiness")
    settle_monks(state, BLUE, "mission-happiness")
    assert sum(state.has(RED, M_BLUE + face) for face in range(SIDE)) == 2
    act(state, RED, PREACH)
    facts = play(state, RED, "advance religion.8", dice=falling("blue.5"))
    assert [fact.die for fact in told(facts, BlueDieRolled)] == ["blue.5"]
    assert sum(state.has(RED, M_BLUE + face) for face in range(SIDE)) == 3
    facts = play(state, RED, "place-monk mission-happiness")
    assert [(fact.to, fact.coins) for fact in told(facts, FeePaid)] == [(GREEN, 2), (BLUE, 2)]
    assert goods(state, RED) == {"coin": 1, "happiness": 3}
    assert (coins(state, GREEN), coins(state, BLUE)) == (2, 2)
    assert state.has(RED, M_MONKS) == 5


def test_fx_23_a_die_symbol_adds_a_die_to_the_common_pool() -> None:
    state = table(seats=3, shared_blue=1)
    preached(state, RED, 1)
    act(state, RED, PREACH)
    play(state, RED, "advance religion.2", dice=falling("blue.4"))
    assert sum(state.blue) == 4
    assert [state.blue_dice(seat) for seat in range(3)] == [2, 1, 1]


def test_a_step_that_crosses_a_symbol_may_be_declined() -> None:
    state = table(seats=1)
    preached(state, RED, 4)
    give(state, RED, grain=1)
    act(state, RED, PREACH)
    assert moves(state, RED) == ["advance religion.5", "decline", "sell grain"]
    play(state, RED, "decline")
    assert state.has(RED, M_RELIGION) == 4
    assert moves(state, RED)[0] == "end-turn"


def test_a_monk_that_is_declined_is_lost() -> None:
    state = table(seats=1)
    preached(state, RED, 4)
    act(state, RED, PREACH)
    play(state, RED, "advance religion.5", "decline")
    assert state.has(RED, M_MONKS) == 6
    assert not any(state.monks)


def test_a_spot_that_cannot_be_paid_is_not_offered_and_no_spot_twice() -> None:
    state = table(seats=2)
    settle_monks(state, GREEN, "mission-gold")
    preached(state, RED, 4)
    act(state, RED, PREACH)
    play(state, RED, "advance religion.5")
    places = [move.split()[1] for move in moves(state, RED) if move.startswith("place-monk")]
    assert "mission-gold" not in places
    assert len(places) == 9
    play(state, RED, "place-monk mission-goods")
    assert goods(state, RED) == {"sugar": 1, "gem": 1}
    preached(state, RED, 11)
    state.add(RED, M_BLUE, -1)  # the first of its dice was there already
    act(state, RED, PREACH)
    play(state, RED, "advance religion.12")
    assert "place-monk mission-goods" not in moves(state, RED)


def test_two_coins_from_a_sale_open_a_spot() -> None:
    state = table(seats=2)
    settle_monks(state, GREEN, "mission-gold")
    preached(state, RED, 4)
    give(state, RED, gem=1)
    act(state, RED, PREACH)
    play(state, RED, "advance religion.5", "sell gem", "place-monk mission-gold")
    assert goods(state, RED) == {"gold": 2}


def test_the_missions() -> None:
    for name, gifts in (
        ("mission-happiness", {"happiness": 3}),
        ("mission-gold", {"gold": 2}),
        ("mission-goods", {"sugar": 1, "gem": 1}),
        ("mission-provisions", {"wood": 2, "grain": 1}),
    ):
        state = table(seats=1)
        preached(state, RED, 4)
        act(state, RED, PREACH)
        play(state, RED, "advance religion.5", f"place-monk {name}")
        assert goods(state, RED) == gifts


def test_a_scholar_teaches_in_the_same_turn() -> None:
    state = table(seats=1, scholars=("theology", "taxation", "commerce"))
    preached(state, RED, 4)
    give(state, RED, coin=1)
    act(state, RED, PREACH)
    play(state, RED, "advance religion.5", "place-monk theology")
    assert "advance-for coin" in moves(state, RED)


def test_a_mission_may_bring_the_grain_for_the_second_step() -> None:
    state = table(seats=1)
    preached(state, RED, 4)
    act(state, RED, PREACH)
    play(state, RED, "advance religion.5", "place-monk mission-provisions", "advance-for grain")
    assert state.has(RED, M_RELIGION) == 6


def test_fx_61_the_last_monk_and_then_happiness() -> None:
    state = table(seats=1)
    preached(state, RED, 19)
    give(state, RED, grain=1)
    act(state, RED, PREACH)
    facts = play(state, RED, "advance religion.20", "place-monk bishop-lines", "advance-for grain")
    assert [fact.spot for fact in told(facts, MonkPlaced)] == ["bishop-lines"]
    assert goods(state, RED) == {"happiness": 1}
    act(state, RED, PREACH)
    assert goods(state, RED) == {"happiness": 2}
    assert deciders(state) == [RED]
