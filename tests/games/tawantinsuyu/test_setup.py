"""Laying out the table."""

import pytest
from tests.games.tawantinsuyu.table import (
    PURPLE,
    army,
    buildings,
    gods,
    goods,
    hold,
    moves,
    play,
    prompt,
    table,
    told,
    verbs,
    workers,
)

from yupana.engine.agenda import Together
from yupana.engine.dice import QuickDice
from yupana.engine.machine import advance, chances, decisions
from yupana.engine.match import Match
from yupana.engine.zones import UNSEEN
from yupana.games.tawantinsuyu.board import EMPTY, MARKED, NOMADS, VILLAGE_SIZE
from yupana.games.tawantinsuyu.ceremony import ShufflePlayed
from yupana.games.tawantinsuyu.facts import GodsKept
from yupana.games.tawantinsuyu.game import GAME
from yupana.games.tawantinsuyu.gods import GOD_CARD
from yupana.games.tawantinsuyu.market import RefillMarket
from yupana.games.tawantinsuyu.setup import KeepGods, UseFirstGods
from yupana.games.tawantinsuyu.state import AXOMAMMA, FACE_UP, OUT, PILE, SHOWN, Tawantinsuyu
from yupana.games.tawantinsuyu.tapestry import stack_size
from yupana.games.tawantinsuyu.turn import FinishTurn, TakeTurn

pytestmark = pytest.mark.compiled

EXAMPLE = (
    "god-spiral.1",
    "god-cross.1",
    "god-zigzag.2",
    "god-squares.2",
    "god-wave.3",
    "god-diamond.6",
    "god-spiral.4",
    "god-cross.6",
)


def laid_out(seats: int, seed: int) -> Match[Tawantinsuyu]:
    """A match in which the starting weavings are to be chosen."""
    match = Match(GAME, seats, digests=False)
    match.begin(QuickDice(seed))
    return match


def begun(seats: int, seed: int) -> Match[Tawantinsuyu]:
    """A match at its first turn, with first options chosen and no bonus used."""
    match = laid_out(seats, seed)
    dice = QuickDice(seed)
    while not isinstance(match.state.agenda.steps[-1], TakeTurn):
        decision = decisions(match.state)[0]
        found = decision.find("decline") or decision.options[0]
        match.play(decision.seat, found.move(), dice)
    return match


def test_fx01_the_starting_cards_pay_for_a_building() -> None:
    state = table(2, market=("production.1",))
    state.active = EMPTY
    hold(state, PURPLE, *EXAMPLE)
    state.add(PURPLE, 2, 2)
    state.agenda.seats[:] = [PURPLE] * 5
    state.agenda.steps[:] = [FinishTurn(), ShufflePlayed(), RefillMarket(), UseFirstGods(), KeepGods()]
    facts = play(state, PURPLE, "keep god-spiral.4 god-cross.6 god-diamond.6")
    assert told(facts, GodsKept)[0].kept == 3
    assert gods(state, FACE_UP + PURPLE) == sorted(EXAMPLE[:5], key=GOD_CARD.index)
    gains = ["god-spiral-1.0", "god-spiral-1.1", "god-cross-1.0", "god-cross-1.1", "god-zigzag-2.0", "god-zigzag-2.1"]
    play(state, PURPLE, *[f"use {bonus}" for bonus in gains], "use god-squares-2.1", "use god-wave-3.0")
    assert goods(state, PURPLE) == {"potato": 5, "corn": 1, "stone": 3}
    assert (state.points(PURPLE), len(army(state, PURPLE))) == (15, 1)
    play(state, PURPLE, "use god-squares-2.0")
    assert "build production.1" in moves(state, PURPLE)
    assert len(buildings(state, SHOWN)) == 4
    play(state, PURPLE, "build production.1")
    assert goods(state, PURPLE) == {"potato": 5, "stone": 2}
    assert (state.points(PURPLE), len(army(state, PURPLE)), len(gods(state, PURPLE))) == (15, 1, 3)
    assert buildings(state, PURPLE) == ["production.1"]
    assert len(buildings(state, SHOWN)) == 4  # refilled when the step has ended
    assert gods(state, FACE_UP + PURPLE) == []


def test_the_market_is_not_refilled_while_starting_cards_are_used() -> None:
    state = table(2, market=("production.1",))
    state.active = EMPTY
    hold(state, PURPLE, *EXAMPLE)
    state.add(PURPLE, 2, 9)
    state.add(PURPLE, 1, 9)
    state.agenda.seats[:] = [PURPLE] * 5
    state.agenda.steps[:] = [FinishTurn(), ShufflePlayed(), RefillMarket(), UseFirstGods(), KeepGods()]
    play(state, PURPLE, "keep god-spiral.4 god-cross.6 god-diamond.6", "use god-squares-2.0", "build production.1")
    assert prompt(state) == "UseBonuses"
    assert len(buildings(state, SHOWN)) == 3
    play(state, PURPLE, "decline")
    assert len(buildings(state, SHOWN)) == 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_fits_the_number_of_players(seats: int) -> None:
    for seed in range(5):
        state = laid_out(seats, seed).state
        size = max(2, seats)
        assert len([worker for worker in state.village if worker != EMPTY]) == VILLAGE_SIZE[size]
        assert len([worker for worker in state.nomads if worker != EMPTY]) == NOMADS[size]
        standing = tuple([space for space in range(60) if state.hill[space] != EMPTY])
        assert standing == (MARKED[0] if size == 2 else ())
        assert len(buildings(state, SHOWN)) == 4
        assert stack_size(state) == {1: 19, 2: 19, 3: 25, 4: 31}[seats]
        for seat in range(size):
            assert (state.workers(seat), len(set(workers(state, seat)))) == (2, 2)
            assert state.points(seat) == 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lots_decide_the_first_player_all_alike(seats: int) -> None:
    state = GAME.setup(seats, {})
    advance(state)
    assert [lot.weight for lot in chances(state)] == [1] * seats


def test_the_coricancha_lies_in_any_of_five_ways_unless_it_is_fixed() -> None:
    rotations = {laid_out(3, seed).state.rotation for seed in range(40)}
    assert rotations == {0, 1, 2, 3, 4}
    fixed = Match(GAME, 3, {"coricancha-fixed": 1}, digests=False)
    fixed.begin(QuickDice(8))
    assert fixed.state.rotation == 0


def test_starting_weavings_are_chosen_in_turn_order_and_the_others_leave() -> None:
    match = laid_out(3, 3)
    state = match.state
    first = state.first_player
    assert match.deciders() == [first]
    assert len(verbs(state, first, "choose")) == 4
    match.play(first, "choose starting-weaving.2", QuickDice(1))
    second = (first + 1) % 3
    assert verbs(state, second, "choose") == ["starting-weaving.1", "starting-weaving.3", "starting-weaving.4"]
    match.play(second, "choose starting-weaving.4", QuickDice(1))
    third = (first + 2) % 3
    match.play(third, "choose starting-weaving.1", QuickDice(1))
    assert match.state.weavings[2] == OUT
    assert [match.state.weavings[tile] for tile in (0, 1, 3)] == [third, first, second]


def test_everybody_keeps_three_of_eight_god_cards_at_the_same_time_and_in_secret() -> None:
    match = laid_out(3, 3)
    for _ in range(3):
        seat = match.deciders()[0]
        match.play(seat, moves(match.state, seat)[0], QuickDice(1))
    state = match.state
    assert isinstance(state.agenda.steps[-1], Together)
    assert match.deciders() == [0, 1, 2]
    assert all(len(decision.options) == 56 for decision in decisions(state))
    assert all(goods(state, seat) == {"stone": 2} for seat in range(3))
    seen = GAME.view(state, 1)
    assert len(gods(seen, 1)) == 8
    assert gods(seen, 0) == gods(seen, 2) == []
    assert seen.gods.count(UNSEEN) == 42 - 8
    for seat in range(3):
        match.play(seat, moves(state, seat)[seat], QuickDice(1))
    assert all(len(gods(match.state, seat)) == 3 for seat in range(3))
    assert match.deciders() == [(state.first_player + 2) % 3]  # the last player uses the bonuses first


def test_the_first_player_places_the_high_priest_and_begins() -> None:
    match = begun(3, 5)
    state = match.state
    assert match.deciders() == [state.first_player]
    assert state.sector(state.first_player) == 0
    assert state.sector((state.first_player + 1) % 3) == EMPTY
    assert (state.turns, state.active) == (1, state.first_player)
    assert state.gods_left == 42 - 9


def test_twins_are_parted_when_the_first_workers_are_drawn() -> None:
    for seed in range(60):
        match = Match(GAME, 2, {"coricancha-fixed": 1}, digests=False)
        match.begin(QuickDice(seed))
        fallen = match.journal[0].fell
        if fallen[1] == fallen[2]:
            assert fallen[3] != fallen[1]
            assert sorted(workers(match.state, match.state.first_player)) == sorted(fallen[2:4])
            return
    raise AssertionError("no twins in sixty matches")


# Solo.


def test_alone_the_player_is_first_and_axomamma_has_her_own_setup() -> None:
    match = begun(1, 4)
    state = match.state
    assert (state.solo, state.seats, state.first_player) == (1, 2, 0)
    assert goods(state, AXOMAMMA) == {"stone": 4, "corn": 2, "gold": 1}
    assert len(army(state, AXOMAMMA)) == 1
    assert gods(state, AXOMAMMA) == []
    assert state.sector(PURPLE) == 0
    assert state.sector(AXOMAMMA) in (1, 2, 3, 4)
    assert state.steps[state.sector(AXOMAMMA)] == AXOMAMMA
    assert state.points(AXOMAMMA) == 10
    assert state.axomamma[:8] == [1, 2, 3, 1, 2, 4, 1, 3]
    assert all(0 <= god < 6 for god in state.axomamma[8:12])
    assert state.axomamma[12] in (0, 1, 2, 3)
    assert len(state.her_workers) == 2


def test_her_personality_and_her_stone_are_options() -> None:
    options = {"axomamma-no-personality": 1, "axomamma-start-stone": 0}
    match = Match(GAME, 1, options, digests=False)
    match.begin(QuickDice(4))
    dice = QuickDice(4)
    while not isinstance(match.state.agenda.steps[-1], TakeTurn):
        decision = decisions(match.state)[0]
        found = decision.find("decline") or decision.options[0]
        match.play(decision.seat, found.move(), dice)
    assert match.state.axomamma[12] == EMPTY
    assert goods(match.state, AXOMAMMA) == {"stone": 2, "corn": 2, "gold": 1}


def test_her_starting_weaving_is_drawn_first_and_her_slots_show_symbols_only() -> None:
    match = laid_out(1, 6)
    assert len(verbs(match.state, PURPLE, "choose")) == 3
    state = begun(1, 6).state
    seen = GAME.view(state, PURPLE)
    assert seen.axomamma == state.axomamma
    assert not [where for where in seen.gods if where >= 40]
    assert PILE not in seen.gods
