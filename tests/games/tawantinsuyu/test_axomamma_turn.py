"""Axomamma: her turns, her ceremonies and her end."""

import pytest
from tests.games.tawantinsuyu.table import (
    HER_OPTIONS,
    HERS,
    PURPLE,
    alone,
    army,
    buildings,
    climb,
    deciders,
    exhaust,
    face,
    falling,
    give,
    gods,
    goods,
    happen,
    her_turn,
    hold,
    lay,
    own,
    pave,
    play,
    prompt,
    raise_statues,
    score,
    settle_village,
    solo,
    stand,
    supply,
    told,
    weave,
    workers,
)

from yupana.conformance.trials import Trials
from yupana.engine.agenda import Fact
from yupana.engine.dice import QuickDice
from yupana.engine.machine import advance, chances, settle
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.axomamma.actions import would_act
from yupana.games.tawantinsuyu.axomamma.board import slot_god
from yupana.games.tawantinsuyu.axomamma.turn import her_spaces
from yupana.games.tawantinsuyu.board import (
    CONQUEST,
    EMPTY,
    GODS,
    OFFERING,
    PRODUCTION,
    RECOVERY,
    SPACE,
    WORSHIP,
)
from yupana.games.tawantinsuyu.ceremony import DealCeremonialCards
from yupana.games.tawantinsuyu.facts import (
    DieRolled,
    FinalScoringBegan,
    GodDrawn,
    NoWorkers,
    PointsScored,
    TokenTaken,
    WorkerPlaced,
)
from yupana.games.tawantinsuyu.game import GAME
from yupana.games.tawantinsuyu.scoring import CountPoints, PrepareEnd, winners
from yupana.games.tawantinsuyu.state import ALTAR, FACE_UP
from yupana.games.tawantinsuyu.tapestry import Trade
from yupana.games.tawantinsuyu.turn import EndTurn, HireWorker, Turn

pytestmark = pytest.mark.compiled

# When she acts.


def test_the_conditions_of_her_actions() -> None:
    state = solo()
    assert not any(would_act(state, HERS, action) for action in (PRODUCTION, WORSHIP, OFFERING, CONQUEST, RECOVERY))
    own(state, HERS, "production.3", "production.4")
    assert would_act(state, HERS, PRODUCTION)
    raise_statues(state, HERS, "small-wave")
    assert would_act(state, HERS, WORSHIP)
    give(state, HERS, corn=3, gold=9)
    assert not would_act(state, HERS, OFFERING)
    give(state, HERS, corn=1)
    assert would_act(state, HERS, OFFERING)
    exhaust(state, HERS, "production.7", "army.1", "army.2")
    assert would_act(state, HERS, RECOVERY)


def test_e3_needs_two_statues() -> None:
    state = alone("E3")
    raise_statues(state, HERS, "small-wave")
    assert not would_act(state, HERS, WORSHIP)
    raise_statues(state, HERS, "small-wave")
    assert would_act(state, HERS, WORSHIP)


def test_h2_and_v4_change_when_she_fights() -> None:
    for state, fights in ((solo(), False), (alone("H2"), True), (alone(axomamma_printed_soldiers=1), True)):
        hold(state, HERS, "army.19")
        state.casualties = 1
        state.lost = replaced(state.lost, 0, state.lost[0] + 1)
        state.bag[0] -= 1
        assert would_act(state, HERS, CONQUEST) == fights


# Her turn.


def test_she_moves_to_the_first_action_that_suits_her_and_thins_the_altar() -> None:
    state = solo()
    supply(state, HERS, "priest")
    lay(state, "god-wave.1", "god-wave.2", "god-wave.3")
    own(state, HERS, "production.4", "production.16")
    face(state, HERS, 4)
    facts = her_turn(state, falling("army.9"))
    assert state.sector(HERS) == 0
    assert state.points(HERS) == 10 + 7
    assert army(state, HERS) == ["army.9"]
    assert gods(state, ALTAR) == ["god-wave.3"]
    assert told(facts, WorkerPlaced) == []
    assert deciders(state) == [PURPLE]


def test_fx30_a_statue_of_the_cards_symbol_gives_five_points() -> None:
    slots = ("god-wave.7", "god-zigzag.7", "god-squares.7", "god-cross.7")
    state = solo(slots=slots, options={HER_OPTIONS["E3"]: 1})  # she does not worship with one statue
    face(state, HERS, 1)
    supply(state, HERS, "courier")
    raise_statues(state, HERS, "small-wave")
    her_turn(state, falling("her-worker.0", "die.1", "top.2", "god-cross.1", "production.5", "production.7"))
    assert state.hill[SPACE.index("top.2")] == 2
    assert state.points(HERS) == 15
    assert gods(state, ALTAR) == ["god-wave.7"]
    assert GODS[slot_god(state, 0)] == "cross"


def test_her_placement_pays_nothing_but_uses_the_players_steps() -> None:
    state = solo()
    state.ceremony = 1
    face(state, HERS, 1)
    pave(state, PURPLE, "upper-steps.1")
    supply(state, HERS, "courier")
    facts = her_turn(state, falling("her-worker.0", "die.1", "middle.0", "god-cross.1", "production.5", "production.7"))
    assert told(facts, DieRolled)[0].value == 1
    assert state.hill[SPACE.index("middle.0")] == 2
    assert state.points(PURPLE) == 11


def test_she_searches_the_priority_terrace_then_above_then_below() -> None:
    state = solo()
    assert [SPACE[space] for space in her_spaces(state, HERS, GODS.index("squares"))] == ["top.0"]
    stand(state, "priest", "top.0")
    found = [SPACE[space] for space in her_spaces(state, HERS, GODS.index("squares"))]
    assert found == ["middle.7", "middle.18"]
    state.ceremony = 2
    assert SPACE[her_spaces(state, HERS, GODS.index("squares"))[0]].startswith("bottom")


def test_a_card_without_a_space_goes_to_the_altar_and_another_is_drawn() -> None:
    state = solo(slots=("god-diamond.7", "god-zigzag.7", "god-squares.7", "god-cross.7"))
    face(state, HERS, 1)
    supply(state, HERS, "courier")
    stand(state, "priest", "top.6")
    for space in ("middle.1", "middle.4", "middle.9", "middle.17"):
        stand(state, "architect", space)
    names = ("her-worker.0", "die.1", "god-squares.1", "top.0", "god-cross.1", "production.5", "production.7")
    her_turn(state, falling(*names))
    assert state.hill[SPACE.index("top.0")] == 2
    assert [GODS[slot_god(state, slot)] for slot in range(4)] == ["cross", "zigzag", "squares", "cross"]
    assert gods(state, ALTAR) == ["god-squares.1", "god-diamond.7"]


@pytest.mark.parametrize("names", [(), ("E5",), ("H6",)])
def test_without_workers_she_takes_a_nomad_and_moves_on(names: tuple[str, ...]) -> None:
    state = alone(*names)
    lay(state, "god-wave.1", "god-wave.2", "god-wave.3")
    state.nomads = [0, 0, 0]
    state.bag[1] += 1
    state.bag[2] += 1
    state.bag[0] -= 2
    face(state, HERS, 5)
    army_card = () if "E5" in names else ("army.4",)
    facts = her_turn(state, falling("nomad.2", "priest", *army_card))
    assert told(facts, NoWorkers)
    assert workers(state, HERS) == ["architect"]
    assert goods(state, HERS) == {"stone": 1}
    assert army(state, HERS) == list(army_card)
    assert gods(state, ALTAR) == ["god-wave.3"]
    assert state.points(HERS) == 12 + (2 if "H6" in names else 0)
    assert state.sector(HERS) == 0


@pytest.mark.parametrize("printed", [0, 1])
@pytest.mark.parametrize("cards", [(), ("army.4", "army.5")])
def test_what_she_does_by_cards_that_nobody_else_sees_cannot_be_taken_back(
    printed: int, cards: tuple[str, ...]
) -> None:
    state = alone("E5", axomamma_printed_soldiers=printed)  # no nomads, no army card: nothing falls in her turn
    state.nomads = []
    hold(state, HERS, *cards)
    state.casualties = 9
    state.active = PURPLE
    state.agenda.seats[:] = [PURPLE]
    state.agenda.steps[:] = [HireWorker()]
    advance(state)
    tried = Trials(GAME, 1).play(state, PURPLE, "end-turn", QuickDice(1))
    assert told(tried.facts, NoWorkers) and not tried.fell
    assert tried.can_undo == (not (printed and cards))


def test_her_first_worker_is_random_and_later_the_oldest_comes() -> None:
    state = solo()
    supply(state, HERS, "courier", "warrior")
    state.active = EMPTY
    state.agenda.seats[:] = [HERS]
    state.agenda.steps[:] = [Turn()]
    advance(state)
    assert [outcome.name for outcome in chances(state)] == ["her-worker.0", "her-worker.1"]
    state.axomamma = replaced(state.axomamma, 13, 1)
    state.agenda.seats[:] = [HERS]
    state.agenda.steps[:] = [Turn()]
    advance(state)
    assert [(outcome.name, outcome.weight) for outcome in chances(state)] == [
        ("die.1", 1),
        ("die.2", 2),
        ("die.3", 2),
        ("die.4", 1),
    ]


# Ceremonies and the end.


@pytest.mark.parametrize(("names", "points"), [((), 13), (("H5",), 16)])
def test_in_a_ceremony_she_scores_her_weavings(names: tuple[str, ...], points: int) -> None:
    state = alone(*names)
    weave(state, HERS, "weaving.3 weaving.5", "weaving.8")
    happen(state, Trade(), HERS)
    assert state.points(HERS) == points


@pytest.mark.parametrize(("hers", "his", "drawn", "after"), [(9, 10, 1, 11), (10, 10, 1, 10), (11, 10, 2, 11)])
def test_she_draws_no_ceremonial_cards_but_scores_when_she_is_behind(
    hers: int, his: int, drawn: int, after: int
) -> None:
    state = solo()
    score(state, HERS, hers)
    score(state, PURPLE, his)
    facts = happen(state, DealCeremonialCards())
    assert [fact.seat for fact in told(facts, GodDrawn)] == [PURPLE] * drawn
    assert state.points(HERS) == after


def test_at_the_end_she_recovers_everything_and_worships_once_more() -> None:
    state = alone("H1", "H4")
    exhaust(state, HERS, "production.3", "army.1")
    raise_statues(state, HERS, "large-wave", "small-wave", "small-cross")
    happen(state, PrepareEnd(), HERS)
    assert buildings(state, HERS) == ["production.3"]
    assert army(state, FACE_UP + HERS) == ["army.1"]
    assert state.step(HERS) == 4


def test_r33_at_the_limit_of_turns_a_token_taken_in_her_last_worship_is_of_whoever_had_the_last_turn() -> None:
    state = solo(options={"max-turns": 30})
    settle_village(state, "courier")
    climb(state, HERS, 4)
    give(state, HERS, stone=1)
    raise_statues(state, HERS, "small-wave")
    state.turns = 60
    state.active = HERS
    state.agenda.seats[:] = [HERS]
    state.agenda.steps[:] = [EndTurn()]
    facts: list[Fact] = []
    state.facts = facts
    advance(state)
    settle(state, QuickDice(1))
    assert told(facts, FinalScoringBegan)
    assert [(fact.seat, fact.ceremony) for fact in told(facts, TokenTaken)] == [(HERS, 1)]
    assert state.token == HERS
    village = [(fact.seat, fact.points) for fact in told(facts, PointsScored) if fact.source == "village"]
    assert village == [(HERS, 1)]
    GAME.check_table(state)


@pytest.mark.parametrize(("names", "points"), [((), 2), (("H7",), 2 + 2 + 1 + 3)])
def test_h7_scores_what_she_has_left(names: tuple[str, ...], points: int) -> None:
    state = alone(*names)
    give(state, HERS, gold=2, corn=1, stone=3)
    happen(state, CountPoints(), HERS)
    assert state.points(HERS) == 10 + points


def test_the_player_wins_with_enough_points_and_more_than_hers() -> None:
    state = solo()
    score(state, PURPLE, 120)
    assert winners(state) == [0]
    score(state, PURPLE, 119)
    assert winners(state) == []
    score(state, PURPLE, 130)
    score(state, HERS, 130)
    assert winners(state) == []


def test_permanent_buildings_do_not_work_for_her() -> None:
    state = solo()
    own(state, HERS, "permanent.17", "permanent.4")
    face(state, PURPLE, 2)
    play(state, PURPLE, "move coricancha.4")
    assert goods(state, HERS) == {}
    assert prompt(state) == "SufferCasualty"
