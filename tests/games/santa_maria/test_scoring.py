"""The final scoring, the winner, and achievements."""

import pytest
from tests.games.santa_maria.table import (
    GREEN,
    RED,
    colony,
    conquered,
    give,
    happen,
    laid,
    pass_on,
    play,
    preached,
    sent,
    settle_monks,
    ship_to,
    table,
    told,
)

from yupana.engine.dice import QuickDice
from yupana.games.santa_maria.american_kingdoms.state import FIRST_CITY
from yupana.games.santa_maria.board import (
    FROM_BISHOPS,
    FROM_BISHOPS_DUE,
    FROM_COLONISTS,
    FROM_GOODS,
    FROM_SCHOLARS,
    FROM_SETS,
    FROM_SHIPS,
    HAPPINESS,
    M_POINTS,
    M_PRIVATE,
)
from yupana.games.santa_maria.facts import AchievementReached, GoalMissed, MatchWon
from yupana.games.santa_maria.game import GAME
from yupana.games.santa_maria.scoring import CountPoints, achievements, bishops_of, full_lines, winners
from yupana.games.santa_maria.state import SantaMaria

FX_18 = """
    SH .. .. WD .. R1
    .. R2 .. R1 .. GR
    .. .. .. C2 .. SU
    WC R1 GR R1 GE CQ
    .. .. .. RE .. WD
    .. .. .. SU .. R1
"""


def counted(state: SantaMaria, source: int) -> int:
    """What a source brings red."""
    before = state.has(RED, M_POINTS + source)
    CountPoints().run(state, RED)
    return state.has(RED, M_POINTS + source) - before


def worth(state: SantaMaria) -> list[int]:
    """What red's bishops bring."""
    return [bishop.worth(state, RED) for bishop in bishops_of(state, RED)]


def test_fx_17_a_point_for_each_three_coins_worth() -> None:
    state = table(seats=1)
    give(state, RED, coin=3, sugar=1, wood=2)
    assert counted(state, FROM_GOODS) == 2


def test_fx_18_colonists_of_full_lines_one_of_them_twice() -> None:
    state = table(seats=1)
    colony(state, RED, FX_18)
    assert full_lines(state, RED) == [3, 5, 9]
    assert counted(state, FROM_COLONISTS) == 6


def test_fx_19_a_scholar_and_two_bishops() -> None:
    state = table(seats=1, scholars=("commerce", "taxation", "theology"))
    settle_monks(state, RED, "commerce", "bishop-lines", "bishop-monks")
    assert counted(state, FROM_SCHOLARS) == 3
    assert counted(state, FROM_BISHOPS_DUE) == -4
    assert worth(state) == [0, 6]


def test_fx_20_sets() -> None:
    state = table(seats=1)
    sent(state, RED, coin=2, religion=3, conquistador=2, happiness=2)
    assert counted(state, FROM_SETS) == 6


def test_fx_54_a_bishop_fulfilled_for_eight_brings_six() -> None:
    state = table(seats=1)
    settle_monks(state, RED, "bishop-monks", "taxation", "mission-gold", "mission-goods")
    assert worth(state) == [8]
    assert counted(state, FROM_BISHOPS) + counted(state, FROM_BISHOPS_DUE) == 6


def test_ships_score_what_they_show() -> None:
    state = table(seats=1)
    ship_to(state, RED, "ship.30", "dock-coin")
    ship_to(state, RED, "ship.9", "dock-coin")
    assert counted(state, FROM_SHIPS) == 12


def test_the_scholar_of_the_town_hall_scores_too_but_is_no_monk() -> None:
    state = table(seats=1, scholars=("taxation", "philosophy", "mathematics"))
    state.put(RED, M_PRIVATE, 5)  # theology
    state.components().spots[5].welcome(state, RED)
    settle_monks(state, RED, "bishop-monks")
    assert counted(state, FROM_SCHOLARS) == 3
    assert worth(state) == [2]


@pytest.mark.parametrize("bishop", ["lines", "sugar", "fleet", "settlers", "hamlets"])
def test_bishops_bring_nothing_for_nothing(bishop: str) -> None:
    others = [name for name in ("bishop-monks", "bishop-lines", "bishop-sugar") if name != f"bishop-{bishop}"]
    state = table(seats=1, bishops=(f"bishop-{bishop}", *others[:2]))
    settle_monks(state, RED, f"bishop-{bishop}")
    assert worth(state) == [0]


def test_the_bishop_of_order_counts_full_lines_up_to_twelve_points() -> None:
    state = table(seats=1)
    settle_monks(state, RED, "bishop-lines")
    colony(state, RED, FX_18)
    assert worth(state) == [9]
    colony(state, RED, "R1 " * 36)
    assert worth(state) == [12]


def test_the_bishop_of_sugar_counts_symbols_whatever_was_paid() -> None:
    state = table(seats=1)
    settle_monks(state, RED, "bishop-sugar")
    ship_to(state, RED, "ship.29", "dock-coin")
    ship_to(state, RED, "ship.25", "dock-coin")
    assert worth(state) == [10]


def test_the_bishop_of_settlers_counts_every_colonist() -> None:
    state = table(seats=1, bishops=("bishop-settlers", "bishop-fleet", "bishop-hamlets"))
    settle_monks(state, RED, "bishop-settlers")
    colony(state, RED, FX_18)
    assert worth(state) == [7]


def test_the_bishop_of_the_fleet_looks_at_the_fullest_dock() -> None:
    state = table(seats=1, bishops=("bishop-settlers", "bishop-fleet", "bishop-hamlets"))
    settle_monks(state, RED, "bishop-fleet")
    sent(state, RED, coin=2, religion=3)
    assert worth(state) == [6]


def test_the_bishop_of_hamlets_counts_doubles_and_no_town_hall() -> None:
    state = table(seats=1, bishops=("bishop-settlers", "bishop-fleet", "bishop-hamlets"))
    settle_monks(state, RED, "bishop-hamlets")
    laid(state, RED, "double.3", "cell.1.2")
    laid(state, RED, "triple.3", "cell.3.4")
    laid(state, RED, "town-hall-mine", "cell.5.2")
    assert worth(state) == [2]


# Winning.


def last_pass(state: SantaMaria, *spaces: str) -> list[object]:
    """The last year ends: red passes on the first space, everybody else has passed on the others."""
    for seat, space in enumerate(spaces[1:], 1):
        pass_on(state, seat, space)
    play(state, RED, f"pass {spaces[0]}")
    return list(play(state, RED, "end-turn"))


def test_fx_67_a_tie_goes_to_the_higher_pass_space() -> None:
    state = table(seats=2, year=3)
    give(state, RED, happiness=98)
    give(state, GREEN, happiness=98)
    pass_on(state, GREEN, "pass-shipping")
    play(state, RED, "pass pass-religion", "end-turn")
    assert state.points(RED) == state.points(GREEN) == 98
    assert GAME.winners(state) == [RED]
    state = table(seats=2, year=3)
    give(state, RED, happiness=98)
    give(state, GREEN, happiness=98)
    pass_on(state, GREEN, "pass-religion")
    play(state, RED, "pass pass-road", "decline", "end-turn")
    assert GAME.winners(state) == [GREEN]


def test_the_most_points_win() -> None:
    state = table(seats=2, year=3)
    give(state, GREEN, happiness=1)
    facts = last_pass(state, "pass-coins", "pass-road")
    assert [fact.seat for fact in facts if isinstance(fact, MatchWon)] == [GREEN]


def test_coins_on_buildings_are_gone_before_points_are_counted() -> None:
    state = table(seats=1, year=3)
    give(state, RED, coin=3)
    play(state, RED, "activate cell.1.1", "end-turn", "pass pass-road", "decline", "end-turn")
    assert state.has(RED, M_POINTS + FROM_GOODS) == 0


def test_somebody_alone_wins_with_a_hundred_points() -> None:
    state = table(seats=1, year=3)
    give(state, RED, happiness=99)
    play(state, RED, "pass pass-conquistador")
    facts = play(state, RED, "end-turn")
    assert [fact.points for fact in told(facts, GoalMissed)] == [99]
    assert GAME.winners(state) == []
    state = table(seats=1, year=3)
    give(state, RED, happiness=100)
    play(state, RED, "pass pass-conquistador", "end-turn")
    assert winners(state) == [0]


def test_trees_count_in_the_total_of_somebody_alone() -> None:
    state = table(seats=1, year=3)
    give(state, RED, happiness=94)
    conquered(state, (RED, 7))
    play(state, RED, "pass pass-conquistador", "end-turn")
    assert winners(state) == [0]


# Achievements.


def test_communism_counts_colonists() -> None:
    state = table(seats=1)
    state.put(RED, M_POINTS + FROM_COLONISTS, 27)
    assert achievements(state, RED) == []
    state.put(RED, M_POINTS + FROM_COLONISTS, 28)
    assert achievements(state, RED) == ["communism"]


def test_capitalism_counts_sets() -> None:
    state = table(seats=1)
    sent(state, RED, coin=4, religion=4, conquistador=4, happiness=3)
    assert achievements(state, RED) == []
    sent(state, RED, happiness=1)
    assert achievements(state, RED) == ["capitalism"]


def test_theocracy_counts_bishops_without_what_they_cost() -> None:
    state = table(seats=1)
    state.put(RED, M_POINTS + FROM_BISHOPS, 30)
    state.put(RED, M_POINTS + FROM_BISHOPS_DUE, -6)
    assert achievements(state, RED) == ["theocracy"]


def test_goatocracy_wants_six_buildings_of_one_kind_and_no_road() -> None:
    state = table(seats=1)
    colony(state, RED, "WD WC GW WD WD WC " + ".. " * 30)
    assert achievements(state, RED) == ["goatocracy"]
    colony(state, RED, "WD WC GW WD WD R1 " + ".. " * 30)
    assert achievements(state, RED) == []
    colony(state, RED, "WD WC GW WD WD GR " + ".. " * 30)
    assert achievements(state, RED) == []
    colony(state, RED, "WD WC GW WD WD .. " + ".. " * 30)
    assert achievements(state, RED) == []


def test_a_city_alone_is_no_colony_and_no_goatocracy() -> None:
    state = table(seats=1, expansion=1, maya=1)
    state.cells[:6] = [FIRST_CITY] * 6
    assert achievements(state, RED) == []


def test_democracy_and_utopia_are_points() -> None:
    state = table(seats=1)
    state.put(RED, HAPPINESS, 119)
    assert achievements(state, RED) == []
    state.put(RED, HAPPINESS, 120)
    assert achievements(state, RED) == ["democracy"]
    state.put(RED, HAPPINESS, 150)
    assert achievements(state, RED) == ["democracy", "utopia"]


def test_achievements_are_told_to_somebody_alone() -> None:
    state = table(seats=1, year=3)
    give(state, RED, happiness=130)
    play(state, RED, "pass pass-conquistador")
    facts = play(state, RED, "end-turn")
    assert [fact.achievement for fact in told(facts, AchievementReached)] == ["democracy"]


def test_nobody_needs_religion_for_anything_else() -> None:
    state = table(seats=1)
    preached(state, RED, 20)
    happen(state, CountPoints())
    assert state.points(RED) == 0


def test_guesses_of_the_same_table_do_not_scatter_the_points_of_others() -> None:
    state = table(seats=2)
    give(state, GREEN, happiness=5)
    view = GAME.view(state, RED)
    guessed = {GAME.guess(view, RED, QuickDice(seed)).points(GREEN) for seed in range(20)}
    assert len(guessed) == 1
