"""A turn from its beginning to its end."""

import pytest
from tests.games.tawantinsuyu.table import (
    BLACK,
    GRAY,
    PURPLE,
    army,
    deciders,
    face,
    falling,
    give,
    goods,
    hold,
    moves,
    play,
    prompt,
    settle_village,
    supply,
    table,
    told,
    verbs,
    workers,
)

from yupana.engine.agenda import Fact, Seat
from yupana.games.tawantinsuyu.board import EMPTY
from yupana.games.tawantinsuyu.facts import BuildingShown, CeremonyBegan, FinalScoringBegan, TokenTaken, TurnBegan
from yupana.games.tawantinsuyu.state import DISCARDED, Tawantinsuyu
from yupana.games.tawantinsuyu.turn import TakeSecondAction

pytestmark = pytest.mark.compiled


def pass_turn(state: Tawantinsuyu, seat: Seat) -> list[Fact]:
    """A seat takes a short turn: two secondary actions without effect on others, and no hire."""
    play(state, seat, "train")
    play(state, seat, moves(state, seat)[0])
    at = next(n for n, where in enumerate(state.nomads) if where != EMPTY)
    play(state, seat, f"recruit nomad.{at + 1}")
    return play(state, seat, "end-turn")


# Secondary actions.


def test_two_different_secondary_actions_are_taken() -> None:
    state = table()
    assert moves(state, PURPLE) == [
        "move coricancha.2",
        "move coricancha.3",
        "pray",
        "train",
        "recruit nomad.1",
        "recruit nomad.2",
        "recruit nomad.3",
        "recruit nomad.4",
    ]
    play(state, PURPLE, "recruit nomad.3", dice=falling("warrior"))
    assert workers(state, PURPLE) == ["courier"]
    assert state.nomads[2] == 3
    assert prompt(state) == "TakeSecondAction"
    assert verbs(state, PURPLE, "recruit") == []
    play(state, PURPLE, "train")
    play(state, PURPLE, moves(state, PURPLE)[0])
    assert prompt(state) == "HireWorker"


def test_training_keeps_one_of_two_cards() -> None:
    state = table()
    play(state, PURPLE, "train", dice=falling("army.3", "army.9"))
    assert moves(state, PURPLE) == ["keep-army army.3", "keep-army army.9"]
    play(state, PURPLE, "keep-army army.9")
    assert (army(state, PURPLE), army(state, DISCARDED)) == (["army.9"], ["army.3"])


def test_training_with_one_card_keeps_it_and_an_empty_deck_takes_the_discards() -> None:
    state = table()
    hold(state, BLACK, *[f"army.{n}" for n in range(2, 31)])
    play(state, PURPLE, "train")
    assert army(state, PURPLE) == ["army.1"]
    assert isinstance(state.agenda.steps[-1], TakeSecondAction)
    play(state, PURPLE, "spend army.1")
    assert goods(state, PURPLE) == {"potato": 2}
    assert army(state, DISCARDED) == ["army.1"]


def test_actions_without_effect_are_not_offered() -> None:
    state = table()
    hold(state, BLACK, *[f"army.{n}" for n in range(1, 31)])
    for at, worker in enumerate(state.nomads):
        state.bag[worker] += 1
        state.nomads[at] = EMPTY
    assert moves(state, PURPLE) == ["move coricancha.2", "move coricancha.3", "pray"]


# Hiring.


def test_each_end_of_the_village_has_its_food() -> None:
    state = table(2)
    supply(state, PURPLE, "priest")
    give(state, PURPLE, potato=1, gold=1)
    play(state, PURPLE, "place priest", "place-on top.0 gold", "stop", "take god-deck")
    assert moves(state, PURPLE) == ["hire village.1", "end-turn"]
    play(state, PURPLE, "hire village.1")
    assert workers(state, PURPLE) == ["architect"]
    assert moves(state, PURPLE) == ["end-turn"]


def test_the_last_worker_can_be_hired_for_either_food() -> None:
    for good in ("potato", "corn"):
        state = table()
        settle_village(state, "priest")
        give(state, PURPLE, **{good: 1})
        play(state, PURPLE, "train")
        play(state, PURPLE, moves(state, PURPLE)[0], "pray", "take god-deck", "take god-deck")
        assert verbs(state, PURPLE, "hire") == ["village.1"]


def test_fx19_emptying_the_village_brings_the_token_and_a_ceremony_at_the_holders_next_turn() -> None:
    state = table(3)
    settle_village(state, "priest")
    give(state, PURPLE, corn=1)
    play(state, PURPLE, "train")
    play(state, PURPLE, moves(state, PURPLE)[0], "pray", "take god-deck", "take god-deck")
    facts = play(state, PURPLE, "hire village.1")
    assert told(facts, TokenTaken)[0].ceremony == 1
    assert (state.token, state.ceremony, state.points(PURPLE)) == (PURPLE, 1, 11)
    facts = play(state, PURPLE, "end-turn")
    assert [fact.seat for fact in told(facts, TurnBegan)] == [BLACK]
    pass_turn(state, BLACK)
    assert deciders(state) == [GRAY]
    late = pass_turn(state, GRAY)
    assert [type(fact) for fact in late if isinstance(fact, (CeremonyBegan, TurnBegan))][:1] == [CeremonyBegan]
    while prompt(state) != "TakeTurn":
        play(state, deciders(state)[0], "decline")
    assert deciders(state) == [PURPLE]
    assert state.token == EMPTY


# The end.


def test_more_than_two_workers_are_dismissed_at_the_end_of_the_turn() -> None:
    state = table()
    supply(state, PURPLE, "priest", "priest", "courier")
    play(state, PURPLE, "train")
    play(state, PURPLE, moves(state, PURPLE)[0], "pray", "take god-deck", "take god-deck", "end-turn")
    assert moves(state, PURPLE) == ["dismiss courier", "dismiss priest"]
    play(state, PURPLE, "dismiss priest")
    assert workers(state, PURPLE) == ["courier", "priest"]
    assert deciders(state) == [BLACK]


def test_the_market_is_refilled_when_the_turn_ends() -> None:
    state = table(market=("production.5",))
    face(state, PURPLE, 4)
    supply(state, PURPLE, "architect")
    give(state, PURPLE, gold=1, potato=2, stone=2)
    play(state, PURPLE, "place architect", "place-on middle.12 gold", "perform middle-icon.12", "build production.5")
    assert state.market[0] == EMPTY
    facts = play(state, PURPLE, "end-turn")
    assert len(told(facts, BuildingShown)) == 1
    assert EMPTY not in state.market


def test_r33_the_option_max_turns_ends_the_game() -> None:
    state = table(2, options={"max-turns": 30})
    state.turns = 60
    play(state, PURPLE, "train")
    play(state, PURPLE, moves(state, PURPLE)[0], "pray", "take god-deck", "take god-deck")
    facts = play(state, PURPLE, "end-turn")
    assert told(facts, FinalScoringBegan)
    assert state.agenda.steps == []
