"""The ceremony and the final scoring."""

import pytest
from tests.games.tawantinsuyu.table import (
    BLACK,
    BLUE,
    GRAY,
    PURPLE,
    army,
    bury,
    climb,
    conquer,
    deciders,
    empty_bag,
    exhaust,
    give,
    gods,
    goods,
    happen,
    hold,
    is_done,
    moves,
    muster,
    own,
    play,
    prompt,
    score,
    settle_village,
    stand,
    supply,
    table,
    told,
    verbs,
    weave,
)

from yupana.engine.agenda import Fact, Seat
from yupana.engine.dice import QuickDice
from yupana.engine.machine import advance, settle
from yupana.games.tawantinsuyu.board import EMPTY, MARKED, MIDDLE, SPACE
from yupana.games.tawantinsuyu.ceremony import KeepUp, ReceiveTemple, ScoreRegions, majority, ranking
from yupana.games.tawantinsuyu.facts import (
    BagRanEmpty,
    BuildingBuried,
    CeremonyBegan,
    FinalScoringBegan,
    GodDrawn,
    MatchWon,
    RegionWon,
    TurnBegan,
    UpkeepMissed,
)
from yupana.games.tawantinsuyu.scoring import CountPoints, winners
from yupana.games.tawantinsuyu.state import FACE_UP, Tawantinsuyu
from yupana.games.tawantinsuyu.turn import Turn

pytestmark = pytest.mark.compiled


def hold_ceremony(state: Tawantinsuyu, seat: Seat, number: int) -> list[Fact]:
    """The village is empty, and the turn of the token's holder begins with a ceremony."""
    settle_village(state)
    state.token = seat
    state.ceremony = number
    state.active = EMPTY
    state.agenda.seats[:] = [seat]
    state.agenda.steps[:] = [Turn()]
    state.facts = []
    advance(state)
    settle(state, QuickDice(2))
    return state.facts


def decline_all(state: Tawantinsuyu) -> list[Fact]:
    """Everybody declines until a turn begins."""
    facts: list[Fact] = []
    while prompt(state) != "TakeTurn":
        facts += play(state, deciders(state)[0], "decline")
    return facts


# Ranks, upkeep, regions.


def test_fx14_whoever_has_fewer_points_draws_more_and_of_equals_whoever_is_further_from_the_holder() -> None:
    state = table(4)
    for seat, points in enumerate((30, 25, 25, 40)):
        score(state, seat, points)
    assert ranking(state, BLACK) == [GRAY, BLACK, PURPLE, BLUE]
    state = table(2)
    assert ranking(state, PURPLE) == [BLACK, PURPLE]
    assert ranking(state, BLACK) == [PURPLE, BLACK]


def test_fx14_the_cards_are_drawn_from_the_deck() -> None:
    state = table(4)
    for seat, points in enumerate((30, 25, 25, 40)):
        score(state, seat, points)
    facts = hold_ceremony(state, BLACK, 1)
    drawn = [fact.seat for fact in told(facts, GodDrawn)]
    assert drawn == [GRAY, GRAY, BLACK, BLACK, PURPLE, BLUE]


def test_fx21_missing_potatoes_cost_two_points_each_but_nobody_falls_below_nothing() -> None:
    state = table()
    hold(state, PURPLE, "god-wave.1", "god-wave.2", "god-wave.3", "god-wave.4")
    give(state, PURPLE, potato=2)
    score(state, PURPLE, 3)
    state.active = EMPTY
    happen(state, KeepUp())
    assert goods(state, PURPLE) == {}
    assert state.points(PURPLE) == 0
    assert len(gods(state, PURPLE)) == 4


def test_gold_can_be_paid_for_missing_potatoes() -> None:
    state = table()
    hold(state, PURPLE, "god-wave.1", "god-wave.2", "god-wave.3")
    give(state, PURPLE, potato=1, gold=5)
    state.active = EMPTY
    happen(state, KeepUp())
    assert moves(state, PURPLE) == ["pay gold", "decline"]
    play(state, PURPLE, "pay gold", "decline")
    assert (goods(state, PURPLE), state.points(PURPLE)) == ({"gold": 4}, 8)


def test_r10_the_holder_of_the_token_may_spend_army_cards_in_the_ceremony() -> None:
    state = table(2)
    for seat, gods_held, card in ((PURPLE, "god-wave", "army.1"), (BLACK, "god-cross", "army.2")):
        hold(state, seat, f"{gods_held}.1", f"{gods_held}.2", f"{gods_held}.3", card)
    hold_ceremony(state, BLACK, 1)
    assert (deciders(state), prompt(state)) == ([BLACK], "PayUpkeep")
    assert moves(state, BLACK) == ["decline", "spend army.2"]
    facts = play(state, BLACK, "spend army.2")
    assert [(fact.seat, fact.potatoes) for fact in told(facts, UpkeepMissed)] == [(BLACK, 1), (PURPLE, 3)]
    assert (goods(state, BLACK), state.points(BLACK)) == ({}, 8)
    assert army(state, PURPLE) == ["army.1"], "it is not purple's turn"
    assert (deciders(state), verbs(state, BLACK, "spend")) == ([BLACK], [])
    play(state, BLACK, "decline")
    assert (deciders(state), verbs(state, PURPLE, "spend")) == ([PURPLE], [])


def test_r10_the_holder_may_consult_z19_and_play_the_card() -> None:
    state = table(2)
    own(state, PURPLE, "permanent.19")
    own(state, BLACK, "permanent.15")
    give(state, PURPLE, potato=9)
    give(state, BLACK, stone=2)
    hold_ceremony(state, PURPLE, 1)
    (drawn,) = gods(state, PURPLE)
    play(state, PURPLE, f"play {drawn}", "decline")
    assert moves(state, PURPLE) == ["decline", "consult permanent.19 potato"]
    play(state, PURPLE, "consult permanent.19 potato", "take god-deck")
    assert verbs(state, PURPLE, "play") == gods(state, PURPLE)
    play(state, PURPLE, "decline")
    for card in gods(state, BLACK):
        play(state, BLACK, f"play {card}", "decline")
    assert prompt(state) == "TakeTurn", "an exchange brings no card to play"


def test_potatoes_gained_in_the_upkeep_must_be_paid_before_gold() -> None:
    state = table(2)
    hold(state, PURPLE, "god-wave.1", "god-wave.2", "god-wave.3", "army.1", "army.3")
    give(state, PURPLE, gold=2)
    happen(state, KeepUp())
    assert moves(state, PURPLE) == ["pay gold", "decline", "spend army.1", "spend army.3"]
    play(state, PURPLE, "spend army.1", "pay gold")
    assert is_done(state)
    assert (goods(state, PURPLE), state.points(PURPLE)) == ({"gold": 1}, 10)


def test_a_card_consulted_while_keeping_up_wants_its_potato_too() -> None:
    state = table(2)
    own(state, PURPLE, "permanent.19")
    hold(state, PURPLE, "god-wave.1", "god-wave.2")
    give(state, PURPLE, gold=1)
    happen(state, KeepUp())
    assert moves(state, PURPLE) == ["pay gold", "decline", "consult permanent.19 gold"]
    facts = play(state, PURPLE, "consult permanent.19 gold", "take god-deck")
    assert [fact.potatoes for fact in told(facts, UpkeepMissed)] == [3]


def test_only_exchanges_are_free_before_the_final_scoring() -> None:
    state = table(2)
    own(state, BLACK, "permanent.15", "permanent.19")
    hold(state, BLACK, "army.17")
    give(state, BLACK, potato=2, stone=2)
    hold_ceremony(state, BLACK, 3)
    assert (deciders(state), prompt(state)) == ([BLACK], "ExchangeLast")
    assert moves(state, BLACK) == [
        "decline",
        "exchange-stone permanent.15 gold",
        "exchange-stone permanent.15 corn",
    ]


def test_v2_each_card_may_cost_two_potatoes() -> None:
    state = table(options={"upkeep-potato": 2})
    hold(state, PURPLE, "god-wave.1", "god-wave.2")
    give(state, PURPLE, potato=5)
    happen(state, KeepUp())
    assert goods(state, PURPLE) == {"potato": 1}


def test_fx22_of_equal_majorities_the_marker_furthest_to_the_right_decides() -> None:
    state = table()
    conquer(state, PURPLE, "antisuyu.1", "antisuyu.4")
    conquer(state, BLACK, "antisuyu.2", "antisuyu.5")
    bury(state, 3)
    facts = happen(state, ScoreRegions())
    assert [(fact.seat, fact.region, fact.points) for fact in told(facts, RegionWon)] == [(BLACK, "antisuyu", 3)]
    assert state.points(BLACK) == 13
    assert majority(state, 0) == EMPTY


def test_more_markers_beat_a_marker_further_right() -> None:
    state = table()
    conquer(state, PURPLE, "antisuyu.1", "antisuyu.2")
    conquer(state, BLACK, "antisuyu.6")
    assert majority(state, 1) == PURPLE


def test_the_step_of_the_temple_gives_points_and_then_its_reward() -> None:
    state = table()
    climb(state, PURPLE, 7)
    happen(state, ReceiveTemple())
    assert (goods(state, PURPLE), state.points(PURPLE)) == ({"stone": 2}, 17)


# The whole ceremony.


def test_a_ceremony_refills_the_village_and_renews_the_market_before_the_holder_plays() -> None:
    state = table(3)
    market = list(state.market)
    facts = hold_ceremony(state, BLACK, 1)
    assert [fact.seat for fact in told(facts, CeremonyBegan)] == [BLACK]
    assert EMPTY not in state.village
    assert state.token == EMPTY
    assert prompt(state) == "PlayCeremonialCard"
    facts = decline_all(state)
    assert len(told(facts, BuildingBuried)) == 4
    assert not set(state.market) & set(market)
    assert [fact.seat for fact in told(facts, TurnBegan)] == [BLACK]


def test_with_two_players_the_first_ceremony_puts_workers_on_the_middle_terrace() -> None:
    state = table(2)
    stand(state, "priest", SPACE[MARKED[MIDDLE][1]])
    hold_ceremony(state, BLACK, 1)
    assert all(state.hill[space] != EMPTY for space in MARKED[MIDDLE])
    for seats, number in ((2, 2), (3, 1)):
        other = table(seats)
        hold_ceremony(other, BLACK, number)
        assert all(worker == EMPTY for worker in other.hill)


def test_up_to_three_god_cards_can_be_played_without_statues() -> None:
    state = table(2)
    give(state, PURPLE, potato=9)
    hold(state, PURPLE, "god-wave.3", "god-spiral.3", "god-zigzag.3", "god-squares.4")
    hold_ceremony(state, PURPLE, 1)
    for name in ("god-wave", "god-spiral", "god-zigzag"):
        play(state, PURPLE, f"play {name}.3", f"use {name}-3.0")
    assert deciders(state) == [BLACK]
    assert state.points(PURPLE) == 10 + 9
    assert gods(state, FACE_UP + PURPLE) != []
    decline_all(state)
    assert gods(state, FACE_UP + PURPLE) == []
    assert state.altar == []


def test_z06_z09_and_z10_give_at_the_start_of_a_ceremony() -> None:
    state = table(3)
    own(state, PURPLE, "permanent.6", "permanent.9", "permanent.10")
    weave(state, PURPLE, "weaving.3 weaving.5 weaving.8", "weaving.9")
    hold_ceremony(state, BLACK, 1)
    assert goods(state, PURPLE)["potato"] >= 6
    assert (state.has(PURPLE, 1), state.has(PURPLE, 2)) == (1, 1)
    assert state.points(PURPLE) == 13


def test_z12_may_pay_a_gold_for_a_step_before_a_ceremony() -> None:
    state = table(3)
    own(state, GRAY, "permanent.12")
    give(state, GRAY, gold=1)
    hold_ceremony(state, BLACK, 1)
    assert (deciders(state), prompt(state)) == ([GRAY], "PayStep")
    play(state, GRAY, "climb temple.1")
    assert state.step(GRAY) == 1


def test_fx29_an_empty_bag_makes_the_next_ceremony_the_last() -> None:
    state = table(3)
    empty_bag(state)
    settle_village(state)
    empty_bag(state)  # of the workers that were in the village
    facts = hold_ceremony(state, BLACK, 2)
    assert told(facts, BagRanEmpty)
    assert (state.token, state.ceremony, state.final, state.points(BLACK)) == (BLACK, 3, 1, 14)
    assert prompt(state) == "PlayCeremonialCard"
    decline_all(state)
    assert deciders(state) == [BLACK]
    for seat in (BLACK, GRAY, PURPLE):
        assert deciders(state) == [seat]
        play(state, seat, "train")
        play(state, seat, moves(state, seat)[0], "pray", "take god-deck", "take god-deck")
        facts = play(state, seat, "end-turn")
    assert told(facts, CeremonyBegan)[0].ceremony == 3
    assert (deciders(state), prompt(state)) == ([BLACK], "PayUpkeep"), "who could spend an army card"
    facts = play(state, BLACK, "decline")
    assert told(facts, FinalScoringBegan)
    assert state.agenda.steps == []


def test_the_third_ceremony_ends_the_game() -> None:
    state = table(3)
    facts = hold_ceremony(state, BLACK, 3)
    assert told(facts, FinalScoringBegan)
    assert told(facts, MatchWon)
    assert state.agenda.steps == []


# Final scoring.


@pytest.mark.parametrize(("z06", "points"), [(False, 40), (True, 42)])
def test_fx23_the_final_scoring(z06: bool, points: int) -> None:
    state = table(4)
    weave(
        state,
        PURPLE,
        "weaving.3 weaving.5 weaving.8 weaving.10",
        "weaving.9 weaving.2 weaving.6 weaving.11 weaving.13",
    )
    climb(state, PURPLE, 9)
    own(state, PURPLE, "production.5", "production.6", "permanent.1", "permanent.2")
    own(state, PURPLE, "permanent.6" if z06 else "permanent.3")
    exhaust(state, PURPLE, "production.7", "army.3")
    hold(state, PURPLE, "god-wave.1", "god-wave.2", "army.4", "army.5")
    muster(state, PURPLE, "army.1", "army.2")
    supply(state, PURPLE, "priest")
    give(state, PURPLE, gold=3, potato=5)
    happen(state, CountPoints())
    assert state.points(PURPLE) == 10 + points


def test_the_most_points_win_then_the_most_goods_then_both() -> None:
    state = table(3)
    score(state, BLACK, 11)
    score(state, GRAY, 11)
    assert winners(state) == [BLACK, GRAY]
    give(state, GRAY, corn=1)
    assert winners(state) == [GRAY]
    score(state, PURPLE, 12)
    assert winners(state) == [PURPLE]


def test_r44_the_owner_of_z15_may_exchange_before_the_final_scoring() -> None:
    state = table(3)
    own(state, GRAY, "permanent.15")
    give(state, GRAY, stone=2, corn=2)
    hold_ceremony(state, BLACK, 3)
    assert (deciders(state), prompt(state)) == ([GRAY], "ExchangeLast")
    play(state, GRAY, "exchange-stone permanent.15 gold", "exchange-corn permanent.15 gold", "decline")
    assert goods(state, GRAY) == {"gold": 2}
    assert state.points(GRAY) == 10 + 2 + 2
