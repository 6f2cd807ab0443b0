"""Module D: the Maya city."""

import pytest
from tests.games.santa_maria.table import (
    GREEN,
    act,
    block,
    coins,
    conquered,
    deciders,
    falling,
    give,
    goods,
    hold,
    moves,
    pass_on,
    play,
    preached,
    table,
    verbs,
)

from yupana.engine.dice import QuickDice
from yupana.engine.game import Refused
from yupana.engine.match import Match
from yupana.games.santa_maria.american_kingdoms.maya.board import (
    CARDS,
    CONSTRUCTION,
    DISTRICTS,
    GOLD_DISTRICT,
    MAYA,
    SPOT,
    STRAW,
    TECHNOLOGY,
    TRADE,
    TUCKED,
    V_FORK,
    V_LEVEL,
    V_PRIESTS,
    V_READY,
    V_TEMPLE,
    V_VAULT,
    V_WAREHOUSE,
    WOODEN,
)
from yupana.games.santa_maria.american_kingdoms.maya.cards import tucked
from yupana.games.santa_maria.american_kingdoms.maya.city import stops
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import (
    CACAO,
    COIN,
    CONQUEST_POINTS,
    FROM_GOODS,
    GEM,
    HAPPINESS,
    M_COLONY,
    M_CONQUISTADOR,
    M_POINTS,
    SUGAR,
    WOOD,
)
from yupana.games.santa_maria.game import GAME
from yupana.games.santa_maria.tracks import CONQUER


def city(seats: int = 3, **options: object) -> Kingdoms:
    return table(seats, expansion=1, maya=1, **options)  # type: ignore[arg-type]


def roads(state: Kingdoms, value: int) -> set[int]:
    """The roads on which a walk from a value may end, with buildings everywhere."""
    full = state.clone()
    full.put(MAYA, 18, (1 << 24) - 1)  # M_FREE
    return {int(SPOT[spot].split(".")[1]) for spot in stops(full, MAYA, value)}


def begin(seats: int, **options: int) -> Match[Kingdoms]:
    match = Match(GAME, seats, {"expansion": 1, "maya": 1, "random-colonies": 1, **options})
    match.begin(QuickDice(3))
    return match  # type: ignore[return-value]


def test_cards_and_tokens_add_up() -> None:
    halves = [half for card in CARDS for half in card]
    counted = [len([half for half in halves if half.district == district]) for district in range(DISTRICTS)]
    assert counted == [12, 12, 0, 12, 12]
    skills = [half for half in halves if half.district == TECHNOLOGY]
    assert sorted(half.die for half in skills) == sorted([1, 2, 3, 4, 5, 6] * 2)
    assert sorted(half.bonus for half in skills) == sorted([0, 1, 2, 3] * 3)
    assert all(card[1].district == TECHNOLOGY or not card[1].die for card in CARDS)
    assert not any(card[0].die for card in CARDS)
    assert (len(WOODEN), len(STRAW)) == (6, 6)


def test_fx_55_seats_coins_dice_and_vault() -> None:
    state = begin(4).state
    assert [state.has(seat, COIN) for seat in range(4)] == [2, 3, 4, 5]
    assert [state.has(seat, WOOD) for seat in range(1, 4)] == [2, 2, 2]
    assert sum(state.white) == 12
    assert state.maya[V_VAULT] == 4
    assert deciders(state) == [MAYA]
    assert state.has(MAYA, M_COLONY) == -1
    assert sum(begin(4, ambassadors=1).state.white) == 8


def test_five_need_ambassadors_and_the_city() -> None:
    assert begin(5, ambassadors=1).state.seats == 5
    assert Match(GAME, 5).options["maya"] == 1
    for options in ({"expansion": 0}, {"ambassadors": 0}, {"maya": 0}):
        with pytest.raises(Refused, match="refused-five"):
            Match(GAME, 5, options)
    with pytest.raises(Refused, match="refused-shared-dice-and-maya"):
        Match(GAME, 2, {"expansion": 1, "maya": 1, "shared-blue": 1})


def test_fx_39_a_gold_for_each_player_every_year() -> None:
    state = city()
    assert state.maya[V_VAULT] == 3
    pass_on(state, 1, "pass-coins")
    pass_on(state, 2, "pass-religion")
    play(state, MAYA, "pass pass-conquistador", "end-turn")
    assert state.year == 2
    assert state.maya[V_VAULT] == 6


def test_fx_40_gold_that_the_warrior_protects() -> None:
    state = city()
    conquered(state, (MAYA, 1), (GREEN, 1))
    act(state, MAYA, CONQUER)
    assert state.maya[V_VAULT] == 4
    act(state, GREEN, CONQUER)
    assert (state.has(GREEN, M_CONQUISTADOR), goods(state, GREEN)) == (2, {})
    act(state, GREEN, CONQUER)
    act(state, GREEN, CONQUER)
    assert goods(state, GREEN) == {"gold": 1}
    assert state.maya[V_VAULT] == 3


def test_fx_41_die_four_turns_to_road_five_and_builds_a_temple() -> None:
    state = city(white=(4,))
    give(state, MAYA, gem=1)
    temples = state.maya[V_TEMPLE : V_TEMPLE + DISTRICTS]
    temples[0], temples[CONSTRUCTION] = temples[CONSTRUCTION], temples[0]
    state.maya[V_TEMPLE : V_TEMPLE + DISTRICTS] = temples
    play(state, MAYA, "use white.4 road.4", "walk spot.5.1")
    assert state.has(MAYA, M_CONQUISTADOR) == 1
    assert (state.has(MAYA, SUGAR), state.has(MAYA, WOOD), state.has(MAYA, CACAO)) == (1, 1, 2)
    assert verbs(state, MAYA, "complete") == ["construction", "technology"]
    assert state.marks[MAYA * 36 + SPOT.index("spot.5.1")] == -4
    before = coins(state, MAYA)
    play(state, MAYA, "complete construction")
    assert coins(state, MAYA) == before + 2
    assert (state.has(MAYA, WOOD), state.has(MAYA, GEM), state.has(MAYA, CACAO)) == (0, 0, 1)
    assert state.maya[V_LEVEL + CONSTRUCTION] == 1
    assert state.maya[V_TEMPLE + CONSTRUCTION] // 5 == 1


def test_fx_42_turning_at_the_inner_end() -> None:
    state = city()
    assert roads(state, 4) == {3, 4, 5}
    assert roads(state, 1) == {1, 2}
    state.maya[V_FORK + 1] = 1  # fork 3
    assert roads(state, 4) == {2, 3, 4, 5}


def test_fx_43_a_road_token_on_fork_two() -> None:
    state = city()
    state.maya[V_FORK] = 1
    assert roads(state, 1) == {1, 2, 3}
    assert roads(state, 3) == {1, 2, 3, 4}


def test_a_walk_activates_everything_on_the_way_and_skips_what_is_blocked() -> None:
    state = city(white=(2,))
    play(state, MAYA, "use white.2 road.2", "walk spot.2.3")
    assert coins(state, MAYA) == 4
    assert state.has(MAYA, CACAO) == 2
    assert SPOT.index("spot.2.3") not in stops(state, MAYA, 2)


def test_fx_44_three_trade_cards_count_three() -> None:
    state = city(seats=1)
    hold(state, 1, 2, 3)
    for card in (1, 2, 3):
        play(state, MAYA, f"play-trade card.{card}", "done", "end-turn")
    assert tucked(state, TRADE) == 3
    assert not verbs(state, MAYA, "play-festival")


def test_fx_45_a_high_priest_activates_one_building() -> None:
    state = city()
    state.maya[V_PRIESTS] = state.maya[V_READY] = 1
    state.put(MAYA, WOOD, 0)
    give(state, MAYA, grain=0)
    state.put(MAYA, GEM, 1)
    play(state, MAYA, "send-priest spot.1.1")
    assert state.has(MAYA, WOOD) == 1
    assert "spot.1.1" not in verbs(state, MAYA, "send-priest")
    assert verbs(state, MAYA, "complete") == ["trade"]  # wood, gem and cacao
    assert state.maya[V_READY] == 0


def test_fx_46_temples_score_levels_times_cards() -> None:
    state = city()
    for district in (CONSTRUCTION, GOLD_DISTRICT):
        state.maya[V_LEVEL + district] = 2
        state.maya[V_TEMPLE + district] = 10 + district
        state.temples = [tile for tile in state.temples if tile != 10 + district]
    for card in range(4):
        state.cards[card] = TUCKED + CONSTRUCTION
    play(state, MAYA, "pass pass-coins")
    assert state.has(MAYA, HAPPINESS) == 8 + 6


def test_fx_47_an_exchange_with_another_player() -> None:
    state = city()
    hold(state, 1)
    give(state, GREEN, coin=2, wood=2)
    play(state, MAYA, "play-trade card.1", "offer-to seat.1", "give wood", "want coin", "want coin", "send seat.1")
    assert deciders(state) == [GREEN]
    play(state, GREEN, "accept")
    assert goods(state, GREEN) == {"wood": 3}
    assert state.has(MAYA, WOOD) == 0
    assert coins(state, MAYA) == 2 + 1 + 2
    assert "done" in moves(state, MAYA)


def test_an_offer_can_be_refused_and_cancelled() -> None:
    state = city()
    hold(state, 1)
    give(state, GREEN, coin=2)
    play(state, MAYA, "play-trade card.1", "offer-to seat.1", "give wood", "cancel")
    play(state, MAYA, "offer-to seat.1", "give wood", "want coin", "send seat.1")
    play(state, GREEN, "refuse")
    assert goods(state, GREEN) == {"coin": 2}
    assert state.has(MAYA, WOOD) == 1


def test_gold_is_handed_over_from_the_vault() -> None:
    state = city()
    hold(state, 1)
    give(state, GREEN, coin=3)
    moved = ("play-trade card.1", "offer-to seat.1", "give gold", "want coin", "want coin", "want coin", "send seat.1")
    play(state, MAYA, *moved)
    play(state, GREEN, "accept")
    assert goods(state, GREEN) == {"gold": 1}
    assert state.maya[V_VAULT] == 2


def test_what_does_not_fit_cannot_be_exchanged() -> None:
    state = city()
    hold(state, 1)
    give(state, GREEN, wood=3)
    play(state, MAYA, "play-trade card.1", "offer-to seat.1", "give wood")
    assert not verbs(state, MAYA, "send")


def test_the_supply_buys_and_sells_and_takes_cards_back() -> None:
    state = city()
    hold(state, 1, 2, 3)
    play(state, MAYA, "play-trade card.1", "sell grain", "buy cacao")
    assert (coins(state, MAYA), state.has(MAYA, CACAO)) == (2 + 1 + 1 - 1, 2)
    assert "buy cacao" not in moves(state, MAYA)
    play(state, MAYA, "return-cards", "return card.2")
    assert state.cards_under == [1]
    play(state, MAYA, "done", dice=falling("card.9"))
    assert [card for card in range(24) if state.cards[card] == 0] == [2, 8]


def test_fx_51_a_wooden_building_goes_up() -> None:
    state = city()
    hold(state, 5)
    play(state, MAYA, "play-construction card.5")
    assert "token-city-gem spot.1.2" in verbs(state, MAYA, "build")
    play(state, MAYA, "build token-city-gem spot.1.2")
    assert state.has(MAYA, WOOD) == 0
    assert SPOT.index("spot.1.2") in stops(state, MAYA, 1)
    assert tucked(state, CONSTRUCTION) == 1


def test_a_festival_needs_its_cost() -> None:
    state = city()
    hold(state, 3, 4)
    assert verbs(state, MAYA, "play-festival") == ["card.3"]
    play(state, MAYA, "play-festival card.3")
    assert state.has(MAYA, HAPPINESS) == 5


def test_a_technology_goes_with_its_die_once() -> None:
    state = city(white=(2,))
    hold(state, 10, 17)
    play(state, MAYA, "use white.2 road.2")
    assert verbs(state, MAYA, "play-technology") == ["card.10", "card.17"]
    play(state, MAYA, "play-technology card.10")
    assert state.has(MAYA, SUGAR) == 1
    assert not verbs(state, MAYA, "play-technology")
    play(state, MAYA, "walk spot.2.1")
    assert not verbs(state, MAYA, "play-technology")
    assert tucked(state, TECHNOLOGY) == 1


def test_a_technology_may_follow_the_walk() -> None:
    state = city(white=(2,))
    hold(state, 10)
    play(state, MAYA, "use white.2 road.2", "walk spot.2.1", "play-technology card.10")
    assert state.has(MAYA, SUGAR) == 1


def test_fx_70_a_full_warehouse_loses_what_comes() -> None:
    state = city()
    give(state, MAYA, gem=1)
    state.gain(MAYA, GEM, 1)
    assert state.has(MAYA, GEM) == 1
    assert coins(state, MAYA) == 2


def test_the_city_neither_sells_nor_buys_beside_its_decisions() -> None:
    state = city()
    assert not verbs(state, MAYA, "sell") and not verbs(state, MAYA, "buy") and not verbs(state, MAYA, "activate")


def test_a_monk_symbol_draws_a_card_or_fills_a_warehouse() -> None:
    state = city()
    preached(state, MAYA, 4)
    play(state, MAYA, "pass pass-religion")
    assert "draw" in moves(state, MAYA)
    assert verbs(state, MAYA, "fill") == ["sugar", "gem", "cacao"]
    play(state, MAYA, "fill sugar")
    assert state.has(MAYA, SUGAR) == 1


def test_the_lower_pass_spaces_of_the_city() -> None:
    state = city()
    play(state, MAYA, "pass pass-shipping", "fill gem")
    assert state.has(MAYA, GEM) == 1
    state = city()
    play(state, MAYA, "pass pass-road")
    assert verbs(state, MAYA, "complete") == ["gold-temple"]  # wood, grain and cacao
    play(state, MAYA, "complete gold-temple")
    assert state.maya[V_PRIESTS] == 1
    assert state.has(MAYA, HAPPINESS) == 3
    assert state.roads == 3


def test_rewards_of_trade_and_technology() -> None:
    state = city()
    give(state, MAYA, gem=1, sugar=1)
    play(state, MAYA, "pass pass-road", "complete trade", "take gem")
    assert state.maya[V_WAREHOUSE + GEM] == 2
    assert state.has(MAYA, GEM) == 1
    state = city()
    give(state, MAYA, gem=1)
    play(state, MAYA, "pass pass-road", "complete technology", "link fork.3")
    assert state.maya[V_FORK + 1] == 1


def test_colonies_follow_the_citys_ambassador_and_the_city_theirs() -> None:
    state = city(ambassadors=1)
    state.envoys = [3, 1]
    play(state, MAYA, "use ambassador-white road.3", "walk spot.3.1")
    while deciders(state) != [MAYA] or moves(state, MAYA)[0] != "end-turn":
        play(state, deciders(state)[0], "decline")
    assert state.marks[SPOT.index("spot.3.1")] == -23
    play(state, MAYA, "end-turn")
    state.envoys = [0, 6]
    play(state, GREEN, "use ambassador-blue row.6")
    while deciders(state) == [GREEN] or deciders(state) == [2]:
        play(state, deciders(state)[0], "decline")
    assert deciders(state) == [MAYA]
    assert "decline" in moves(state, MAYA)
    play(state, MAYA, "walk spot.6.1")
    assert state.marks[SPOT.index("spot.6.1")] == 0


def test_warehouses_are_worth_a_coin_each_in_the_end() -> None:
    state = city(seats=1, year=3)
    give(state, MAYA, coin=1)
    play(state, MAYA, "pass pass-conquistador", "end-turn")
    assert state.has(MAYA, M_POINTS + FROM_GOODS) == 2  # three coins and three warehouses
    assert state.points(MAYA) == 2


def test_fx_57_five_players_score_like_four() -> None:
    assert CONQUEST_POINTS[5][0] == (6, 4, 2, 0, 0)


def test_dice_of_the_city_count_towards_its_limit() -> None:
    state = city(white=(2,))
    block(state, MAYA, "cell.1.1", "cell.1.5", "cell.2.1")
    assert not [use for use in verbs(state, MAYA, "use") if use.startswith("white")]
