"""The expansion: cacao, special tiles and ships, scholars and bishops, governors, specialists, ambassadors."""

import pytest
from tests.games.santa_maria.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    act,
    activated,
    block,
    blue_die,
    coins,
    colony,
    column_of,
    conquered,
    deciders,
    give,
    goods,
    laid,
    moves,
    offer,
    on,
    pass_on,
    play,
    preached,
    row_of,
    sent,
    settle_monks,
    ship_to,
    shown,
    stand,
    table,
    told,
    verbs,
)

from yupana.engine.dice import QuickDice
from yupana.engine.game import Refused
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.games.santa_maria.american_kingdoms.board import ALL_LINE_CELLS, GOVERNOR_POINTS, RISING, SPECIALIST_COUNT
from yupana.games.santa_maria.american_kingdoms.components import KINGDOMS, MORE_CODES, SPECIALS
from yupana.games.santa_maria.american_kingdoms.facts import LineFollowed
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import (
    CACAO,
    CELL,
    COIN,
    EMPTY,
    FROM_BISHOPS,
    FROM_BISHOPS_DUE,
    M_BLUE,
    M_COLONY,
    M_CONQUEST,
    M_CONQUISTADOR,
    M_DOCK,
    M_POINTS,
    M_SCHOLARS,
    SIDE,
)
from yupana.games.santa_maria.facts import BuildingActivated
from yupana.games.santa_maria.game import GAME
from yupana.games.santa_maria.scoring import CountPoints
from yupana.games.santa_maria.shipping import LOAD_SHIP
from yupana.games.santa_maria.tracks import PREACH


def begin(seats: int, seed: int = 1, **options: int) -> Match[Kingdoms]:
    match = Match(GAME, seats, {"expansion": 1, **{name.replace("_", "-"): value for name, value in options.items()}})
    match.begin(QuickDice(seed))
    dice = QuickDice(seed)
    while not match.state.year:
        decision = decisions(match.state)[0]
        match.play(decision.seat, decision.options[dice.roll(len(decision.options))].move(), dice)
    return match  # type: ignore[return-value]


# Data and setup.


def test_components_of_the_expansion_add_up() -> None:
    assert len(KINGDOMS.tiles) == 34 + 1 + 6
    counted = [MORE_CODES[code] for tile in KINGDOMS.tiles[-len(SPECIALS) :] for code in tile.codes]
    assert len(counted) == 18
    assert sum(KINGDOMS.cells[MORE_CODES.index(code)].colonists for code in counted) == 8
    special = KINGDOMS.ships[34:]
    assert len(special) == 10
    assert sum(ship.points for ship in special) == 84
    assert sum(ship.cost[CACAO] for ship in special) == 7
    assert sum(ship.cost[COIN] for ship in special) == 20
    assert sum(SPECIALIST_COUNT) == 18
    assert len(KINGDOMS.spots) == 10 + 6 + 4 + 3 + 3 + 1


def test_fx_50_twelve_tiles_are_open() -> None:
    state = begin(3).state
    assert len(state.display) == 12
    assert EMPTY not in state.display
    assert EMPTY not in state.docks and len(state.docks) == 5
    assert EMPTY not in state.spots and len(state.spots) == 11
    assert KINGDOMS.spots[state.spots[9]].name == "mission-cacao"


def test_boards_are_dealt_and_whoever_has_the_cacao_colony_has_two_stores() -> None:
    seen = set()
    for seed in range(30):
        state = begin(4, seed).state
        for seat in range(4):
            seen.add(state.has(seat, M_COLONY))
            assert state.has(seat, CACAO) == 1
            assert state.stores(seat) == (2 if state.has(seat, M_COLONY) == 5 else 1)
    assert seen == {0, 1, 2, 3, 5}


def test_five_pairs_in_the_advanced_set_up() -> None:
    match = Match(GAME, 4, {"expansion": 1, "advanced": 1})
    match.begin(QuickDice(2))
    assert len(moves(match.state, match.deciders()[0])) == 5


def test_navigation_needs_governors() -> None:
    without = {n for seed in range(40) for n in begin(1, seed).state.spots}
    assert 21 not in without
    assert any(21 in begin(1, seed, governor=1).state.spots for seed in range(40))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"governor": 1}, "refused-module-without-expansion"),
        ({"expansion": 1, "random-colonies": 1}, "refused-colonies-are-dealt"),
        ({"expansion": 1, "shared-blue": 1, "ambassadors": 1}, "refused-shared-dice-and-ambassadors"),
    ],
)
def test_what_cannot_be_played_together_is_refused(options: dict[str, int], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        Match(GAME, 2, options)


# Cacao and special things.


def test_fx_30_a_special_ship_goes_to_no_dock_that_is_fullest() -> None:
    state = table(seats=1, expansion=1)
    sent(state, RED, coin=1, religion=2, conquistador=2, happiness=1)
    give(state, RED, cacao=1, sugar=1, gem=1)
    act(state, RED, LOAD_SHIP)
    play(state, RED, "ship dock-special")
    assert verbs(state, RED, "send") == ["dock-coin", "dock-happiness"]
    play(state, RED, "send dock-happiness")
    assert state.has(RED, M_DOCK + 3) == 2
    assert state.docks[4] not in (EMPTY, 34)


def test_with_equal_docks_a_special_ship_goes_anywhere() -> None:
    state = table(seats=1, expansion=1)
    sent(state, RED, coin=2, religion=2, conquistador=2, happiness=2)
    give(state, RED, cacao=1, sugar=1, gem=1)
    act(state, RED, LOAD_SHIP)
    play(state, RED, "ship dock-special")
    assert len(verbs(state, RED, "send")) == 4


def test_fx_31_cacao_sets_a_die_to_any_value() -> None:
    state = table(seats=1, expansion=1)
    give(state, RED, cacao=1)
    blue_die(state, RED, 2)
    assert "blue.2 row.6" not in verbs(state, RED, "use")
    play(state, RED, "use-cacao blue.2 row.6")
    assert state.has(RED, CACAO) == 0
    assert on(state, RED, "cell.6.4") == -16


def test_gold_stands_for_cacao() -> None:
    state = table(seats=1, expansion=1)
    give(state, RED, gold=1, cacao=1)
    blue_die(state, RED, 2)
    play(state, RED, "use-cacao blue.2 row.6")
    assert moves(state, RED)[:2] == ["pay cacao", "pay gold"]
    play(state, RED, "pay gold")
    assert goods(state, RED) == {"cacao": 1, "sugar": 1}


def test_cacao_without_a_store_is_lost_and_never_sold() -> None:
    state = table(seats=1, expansion=1)
    give(state, RED, cacao=1)
    state.gain(RED, CACAO, 1)
    assert goods(state, RED) == {"cacao": 1}
    assert not [move for move in moves(state, RED) if move in ("sell cacao", "buy cacao")]


def test_a_special_tile_costs_four_coins() -> None:
    state = table(seats=1, expansion=1, display=("special.1",))
    give(state, RED, coin=4)
    play(state, RED, "expand special.1", "lay cell.6.1 turn.0")
    assert goods(state, RED) == {}
    assert [shown(state, RED, f"cell.6.{n}") for n in (1, 2, 3)] == ["CA", "R1", "WD"]


def test_fx_49_the_new_mission() -> None:
    state = table(seats=1, expansion=1, scholars=("taxation", "philosophy", "mathematics", "archery"))
    preached(state, RED, 4)
    act(state, RED, PREACH)
    play(state, RED, "advance religion.5", "place-monk mission-cacao")
    assert goods(state, RED) == {"cacao": 1, "wood": 1, "grain": 1}


def test_fx_54_bishops_cost_nothing() -> None:
    state = table(seats=1, expansion=1)
    settle_monks(state, RED, "bishop-monks", "taxation", "mission-gold", "mission-goods")
    CountPoints().run(state, RED)
    assert state.has(RED, M_POINTS + FROM_BISHOPS) == 8
    assert state.has(RED, M_POINTS + FROM_BISHOPS_DUE) == 0


def test_fx_56_the_bishop_of_conquest_repeats_the_last_year() -> None:
    bishops = ("bishop-conquest", "bishop-estates", "bishop-gems")
    state = table(seats=3, expansion=1, year=3, bishops=bishops)
    settle_monks(state, RED, "bishop-conquest")
    conquered(state, (GREEN, 4), (RED, 4))
    pass_on(state, GREEN, "pass-coins")
    pass_on(state, BLUE, "pass-religion")
    play(state, RED, "pass pass-shipping")
    while moves(state, RED)[0] != "end-turn":
        play(state, RED, "decline")
    play(state, RED, "end-turn")
    assert state.has(RED, M_CONQUEST + 2) == 5
    assert state.has(RED, M_POINTS + FROM_BISHOPS) == 5


def test_the_bishops_of_estates_and_of_gems() -> None:
    bishops = ("bishop-conquest", "bishop-estates", "bishop-gems")
    state = table(seats=1, expansion=1, bishops=bishops)
    settle_monks(state, RED, "bishop-estates", "bishop-gems")
    laid(state, RED, "triple.3", "cell.3.4")
    laid(state, RED, "special.1", "cell.6.1")
    laid(state, RED, "double.3", "cell.1.2")
    ship_to(state, RED, "ship.30", "dock-coin")
    CountPoints().run(state, RED)
    assert state.has(RED, M_POINTS + FROM_BISHOPS) == 4 + 6


# Scholars.


def test_fx_52_archery_takes_a_diagonal_and_taxation_counts_it() -> None:
    state = table(seats=1, expansion=1, scholars=("taxation", "philosophy", "mathematics", "archery"))
    settle_monks(state, RED, "taxation", "archery")
    colony(state, RED, "R1 .. .. .. .. .. .. R2 .. .. .. .. R1 .. WD .. .. .. " + ".. " * 18)
    give(state, RED, coin=2)
    play(state, RED, "use white.1 diagonal.1")
    assert goods(state, RED) == {"coin": 2 - 1 + 3, "wood": 1}
    assert on(state, RED, "cell.3.3") == -1


def test_fx_68_the_rising_diagonal_of_a_blue_die() -> None:
    assert [CELL[cell] for cell in ALL_LINE_CELLS[RISING]] == [f"cell.{7 - n}.{n}" for n in range(1, 7)]
    state = table(seats=1, expansion=1, scholars=("taxation", "philosophy", "mathematics", "archery"))
    settle_monks(state, RED, "archery")
    colony(state, RED, " ".join([" ".join(["GR" if r + c == 5 else ".." for c in range(6)]) for r in range(6)]))
    blue_die(state, RED, 6)
    give(state, RED, coin=1)
    facts = play(state, RED, "use blue.6 diagonal.6")
    assert activated(facts) == [f"cell.{7 - n}.{n}" for n in range(1, 7)]
    assert on(state, RED, "cell.1.6") == -16


def test_fx_71_meditation_shares_spaces_or_uses_a_second_one() -> None:
    def meditating() -> Kingdoms:
        state = table(seats=3, expansion=1, scholars=("taxation", "philosophy", "mathematics", "meditation"))
        settle_monks(state, RED, "meditation")
        pass_on(state, GREEN, "pass-coins")
        pass_on(state, BLUE, "pass-conquistador")
        return state

    state = meditating()
    assert len(verbs(state, RED, "pass")) == 5
    play(state, RED, "pass pass-conquistador")
    assert state.has(RED, M_CONQUISTADOR) == 1
    state = meditating()
    play(state, RED, "pass pass-road", "lay cell.1.2")
    assert verbs(state, RED, "use-space") == ["pass-religion", "pass-shipping"]
    play(state, RED, "use-space pass-religion")
    assert goods(state, RED) == {"happiness": 1}


def test_only_meditation_shares_and_never_the_road() -> None:
    state = table(seats=2, expansion=1, scholars=("taxation", "philosophy", "mathematics", "meditation"))
    pass_on(state, GREEN, "pass-road")
    assert len(verbs(state, RED, "pass")) == 4
    settle_monks(state, RED, "meditation")
    assert "pass-road" not in verbs(state, RED, "pass")
    state.rules = [*state.rules[:-1], 1]
    assert "pass-road" in verbs(state, RED, "pass")


# Governors.


def test_fx_32_the_governor_goes_right_and_its_building_is_activated() -> None:
    state = table(seats=1, expansion=1, governor=1)
    facts = play(state, RED, "use white.1 column.1")
    assert state.governors[RED] == CELL.index("cell.1.2")
    assert activated(facts)[0] == "cell.1.1"
    assert not state.empty(RED) & 2
    assert "cell.1.2" not in [way.split()[0] for way in verbs(state, RED, "lay")]


def test_fx_33_the_governor_goes_down_before_the_row_is_activated() -> None:
    state = table(seats=1, expansion=1, governor=1)
    colony(state, RED, row_of(2, "WD .. SU .. .. ..").replace(" ..", " ..", 1))
    state.build(RED, CELL.index("cell.3.3"), MORE_CODES.index("GR"))
    stand(state, RED, "cell.2.3")
    blue_die(state, RED, 2)
    facts = play(state, RED, "use blue.2 row.2")
    assert state.governors[RED] == CELL.index("cell.3.3")
    assert activated(facts) == ["cell.3.3", "cell.2.1", "cell.2.3"]
    assert goods(state, RED) == {"grain": 1, "wood": 1, "sugar": 1}


def test_fx_34_coins_block_the_governor() -> None:
    state = table(seats=1, expansion=1, governor=1, white=(3,))
    colony(state, RED, column_of(3, "GR WD .. .. .. SU"))
    state.build(RED, CELL.index("cell.2.4"), MORE_CODES.index("GR"))
    stand(state, RED, "cell.2.3")
    give(state, RED, coin=1)
    play(state, RED, "activate cell.2.4", "end-turn")
    facts = play(state, RED, "use white.3 column.3")
    assert state.governors[RED] == CELL.index("cell.2.3")
    assert activated(facts) == ["cell.1.3", "cell.6.3"]


def test_fx_35_the_governors_grid() -> None:
    assert GOVERNOR_POINTS[4 * SIDE + 3] == GOVERNOR_POINTS[3 * SIDE + 4] == 1
    assert (GOVERNOR_POINTS[0], GOVERNOR_POINTS[35]) == (-12, 12)
    assert all(GOVERNOR_POINTS[r * SIDE + c] == GOVERNOR_POINTS[c * SIDE + r] for r in range(6) for c in range(6))


def test_a_line_whose_only_building_the_governor_frees_can_be_used() -> None:
    state = table(seats=1, expansion=1, governor=1, white=(3,))
    colony(state, RED, column_of(3, ".. WD .. .. .. .."))
    stand(state, RED, "cell.2.3")
    assert "white.3 column.3" in verbs(state, RED, "use")
    facts = play(state, RED, "use white.3 column.3")
    assert activated(facts) == ["cell.2.3"]
    assert on(state, RED, "cell.2.3") == -3


def test_fx_48_philosophy_sends_the_governor_to_the_right() -> None:
    state = table(seats=1, expansion=1, governor=1)
    settle_monks(state, RED, "philosophy")
    stand(state, RED, "cell.4.2")
    blue_die(state, RED, 2)
    play(state, RED, "use blue.2 column.2")
    assert state.governors[RED] == CELL.index("cell.4.3")


def test_fx_53_navigation_goes_on_from_roads() -> None:
    scholars = ("taxation", "philosophy", "mathematics", "navigation")
    state = table(seats=1, expansion=1, governor=1, white=(3,), scholars=scholars)
    settle_monks(state, RED, "navigation")
    colony(state, RED, row_of(2, ".. .. WD R1 GR .."))
    stand(state, RED, "cell.2.3")
    give(state, RED, coin=2)
    play(state, RED, "use white.3 column.3")
    assert goods(state, RED) == {"coin": 2, "happiness": 1}
    play(state, RED, "advance-for coin")
    assert state.governors[RED] == CELL.index("cell.2.5")
    assert goods(state, RED) == {"coin": 1, "happiness": 1, "grain": 1, "wood": 1}
    assert moves(state, RED)[0] == "end-turn"


def test_nothing_is_laid_or_activated_under_a_governor() -> None:
    state = table(seats=1, expansion=1, governor=1)
    give(state, RED, coin=3, wood=2)
    assert "cell.1.1" not in verbs(state, RED, "activate")
    stand(state, RED, "cell.1.2")
    play(state, RED, "expand double.1")
    assert not [way for way in verbs(state, RED, "lay") if "cell.1.2" in way]


# Specialists.


def test_fx_36_the_second_farmer_costs_two_and_gives_two() -> None:
    state = table(seats=1, year=2, expansion=1, specialists=1, white=(2,))
    offer(state, "farmer", 3)
    state.hired[0] = 1
    give(state, RED, coin=5)
    play(state, RED, "use white.2 column.3")
    assert coins(state, RED) == 4
    play(state, RED, "hire specialist.3")
    assert goods(state, RED)["grain"] == 2
    assert coins(state, RED) == 2 + 2  # the market of column 3
    assert state.hiring[2] == EMPTY


def test_fx_69_soldiers_stop_at_the_end_of_the_track() -> None:
    state = table(seats=1, year=2, expansion=1, specialists=1, white=(3,))
    conquered(state, (RED, 11))
    give(state, RED, coin=3)
    state.hired[2] = 2
    play(state, RED, "use white.3 column.3", "hire specialist.3")
    assert state.has(RED, M_CONQUISTADOR) == 12
    assert coins(state, RED) == 2


def test_fx_73_farmers_with_full_barns() -> None:
    state = table(seats=1, expansion=1, specialists=1, white=(1,))
    give(state, RED, grain=2, coin=1)
    play(state, RED, "use white.1 column.1")
    play(state, RED, "hire specialist.1")
    assert goods(state, RED)["grain"] == 3
    state = table(seats=1, year=2, expansion=1, specialists=1, white=(1,))
    state.hired[0] = 1
    give(state, RED, grain=3, coin=2)
    play(state, RED, "use white.1 column.1", "hire specialist.1")
    assert goods(state, RED)["grain"] == 3
    assert coins(state, RED) == 2


def test_an_improvement_covers_a_cell_for_one_coin_or_an_empty_one_for_three() -> None:
    state = table(seats=1, expansion=1, specialists=1, white=(4,))
    give(state, RED, coin=2)
    play(state, RED, "use white.4 column.4")
    assert verbs(state, RED, "hire") and "specialist.4 cell.1.2" not in verbs(state, RED, "hire")
    facts = play(state, RED, "hire specialist.4 cell.1.4")
    assert shown(state, RED, "cell.1.4") == "improved-market"
    assert [fact.building for fact in told(facts, BuildingActivated)][:1] == ["improved-market"]
    assert state.components().cells[state.shows(RED, 3)].colonists == 1


def test_an_improvement_that_must_open_the_line_cannot_be_declined() -> None:
    state = table(seats=1, expansion=1, specialists=1, white=(2,))
    offer(state, "improvement-market", 2)
    colony(state, RED, column_of(2, "R1 .. R1 .. .. .."))
    assert verbs(state, RED, "use") == []
    give(state, RED, coin=1)
    assert "white.2 column.2" in verbs(state, RED, "use")
    play(state, RED, "use white.2 column.2")
    assert moves(state, RED) == ["hire specialist.2 cell.1.2", "hire specialist.2 cell.3.2"]
    play(state, RED, "hire specialist.2 cell.3.2")
    assert coins(state, RED) == 2
    assert on(state, RED, "cell.3.2") == -2


def test_blue_dice_hire_nobody() -> None:
    state = table(seats=1, expansion=1, specialists=1)
    give(state, RED, coin=3)
    blue_die(state, RED, 3)
    play(state, RED, "use blue.3 row.3")
    assert not verbs(state, RED, "hire")


# Ambassadors.


def test_fx_37_eight_white_dice_for_four_and_nobody_has_a_blue_one() -> None:
    state = begin(4, ambassadors=1).state
    assert sum(state.white) == 8
    assert all(state.envoys)
    assert not any(state.has(seat, M_BLUE + face) for seat in range(4) for face in range(SIDE))
    state = table(seats=4, expansion=1, ambassadors=1)
    block(state, RED, "cell.2.2", "cell.6.4")
    uses = [use.split()[0] for use in verbs(state, RED, "use")]
    assert "white.1" not in uses
    assert {"ambassador-white", "ambassador-blue"} <= set(uses)


def test_fx_38_everybody_follows_an_ambassador_clockwise() -> None:
    state = table(seats=4, expansion=1, ambassadors=1, turn=GREEN)
    state.envoys = [4, 1]
    pass_on(state, YELLOW, "pass-coins")
    facts = play(state, GREEN, "use ambassador-white column.4")
    while deciders(state) != [GREEN] or moves(state, GREEN)[0] != "end-turn":
        facts += play(state, deciders(state)[0], "decline")
    assert [(fact.seat, fact.line) for fact in told(facts, LineFollowed)] == [
        (seat, "column.4") for seat in (BLUE, YELLOW, RED)
    ]
    assert on(state, GREEN, "cell.4.4") == -24
    assert not any(state.marks[seat * 36 + cell] for seat in (RED, BLUE, YELLOW) for cell in range(36))
    assert state.envoys == [0, 1]


def test_players_who_have_passed_may_be_left_out() -> None:
    state = table(seats=2, expansion=1, ambassadors=1, passed_players_follow=0)
    state.envoys = [3, 1]
    pass_on(state, GREEN, "pass-coins")
    facts = play(state, RED, "use ambassador-white column.3")
    assert not told(facts, LineFollowed)


def test_fx_72_the_governor_of_a_follower_moves_even_if_nothing_is_activated() -> None:
    state = table(seats=2, expansion=1, ambassadors=1, governor=1)
    state.envoys = [3, 1]
    colony(state, GREEN, column_of(3, ".. .. .. WD .. .."))
    stand(state, GREEN, "cell.4.3")
    facts = play(state, RED, "use ambassador-white column.3")
    assert state.governors[GREEN] == CELL.index("cell.4.4")
    assert [fact.cell for fact in told(facts, BuildingActivated) if fact.seat == GREEN] == ["cell.4.3"]
    assert on(state, GREEN, "cell.4.3") == 0
    state = table(seats=2, expansion=1, ambassadors=1, governor=1)
    state.envoys = [3, 1]
    colony(state, GREEN, column_of(3, ".. .. .. R1 .. .."))
    stand(state, GREEN, "cell.4.3")
    facts = play(state, RED, "use ambassador-white column.3")
    assert state.governors[GREEN] == CELL.index("cell.4.4")
    assert not [fact for fact in told(facts, BuildingActivated) if fact.seat == GREEN]


def test_scholars_of_a_follower_choose_another_line() -> None:
    scholars = ("taxation", "philosophy", "mathematics", "archery")
    state = table(seats=2, expansion=1, ambassadors=1, scholars=scholars)
    state.envoys = [1, 6]
    settle_monks(state, GREEN, "philosophy", "archery")
    give(state, GREEN, coin=1)
    play(state, RED, "use ambassador-blue row.6")
    assert deciders(state) == [GREEN]
    assert verbs(state, GREEN, "follow") == ["row.6", "column.6", "diagonal.6"]
    play(state, GREEN, "follow diagonal.6")
    assert state.has(GREEN, M_SCHOLARS)


def test_without_scholars_nobody_asks_a_follower() -> None:
    state = table(seats=2, expansion=1, ambassadors=1)
    state.envoys = [3, 1]
    play(state, RED, "use ambassador-white column.3")
    assert deciders(state) == [RED]
    assert moves(state, RED)[0] == "end-turn"
