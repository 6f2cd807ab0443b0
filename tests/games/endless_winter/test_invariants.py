"""Random play: what always holds is checked after every decision."""

import itertools

import pytest
from tests.budget import TIMES
from tests.games.endless_winter.table import table

from yupana.conformance.fuzz import FuzzFailure, Played, fuzz_match
from yupana.engine.agenda import Decision, Option
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Options, full_options
from yupana.engine.machine import decisions, settle, take
from yupana.engine.match import Match
from yupana.games.endless_winter.board import (
    DECK,
    EMPTY,
    FOOD,
    HAND,
    M_ARRIVAL,
    M_CAMPS,
    M_FIGURES_AT,
    M_LEVEL,
    M_POINTS,
    M_ROTATED,
    M_STONE,
    M_UPRIGHT,
    PLAYED,
    TOOLS,
)
from yupana.games.endless_winter.facts import (
    AnimalRotated,
    CardAdopted,
    DeckShuffled,
    HexClaimed,
    NeutralMegalithPlaced,
    RestTokenDrawn,
    StoneScored,
    TokenTurnedUp,
    TokenUsed,
    VillageFounded,
)
from yupana.games.endless_winter.game import GAME
from yupana.games.endless_winter.pools import FRESH_TURN
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.variants import VARIANTS

pytestmark = pytest.mark.compiled

RARE = (
    AnimalRotated,
    CardAdopted,
    DeckShuffled,
    HexClaimed,
    NeutralMegalithPlaced,
    RestTokenDrawn,
    StoneScored,
    TokenTurnedUp,
    TokenUsed,
    VillageFounded,
)
IDLE = ("end-turn", "stop", "done", "decline")
SETS: list[Options] = [
    {variant.name: value for variant, value in zip(VARIANTS, values)}
    for values in itertools.product((0, 1, 2), (0, 1), (0, 1), (0, 1), (0,), (0,))
]


def played(seats: int, options: Options, seed: int, thorough: int) -> Played:
    try:
        return fuzz_match(GAME, seats, full_options(GAME, options), seed, thorough)
    except FuzzFailure as failure:
        pytest.fail(f"seed {seed}: {failure.problem}\n{failure.record}")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_matches_keep_every_promise(seats: int) -> None:
    for seed in range(4):
        result = played(seats, {}, seed, 0 if seed % 4 else 60)
        assert len(result.scores) == max(seats, 2), "and alone, its own is told too"
        assert result.winners or seats == 1


@pytest.mark.slow
@pytest.mark.parametrize("options", SETS[1:], ids=[" ".join(map(str, each.values())) for each in SETS[1:]])
def test_random_matches_keep_every_promise_with_every_option(options: Options) -> None:
    seats = 1 + SETS.index(options) % 4
    played(seats, options, 7, 120)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_many_random_matches_keep_every_promise_with_any_options(seats: int) -> None:
    for seed in range(30 * TIMES):
        options = {**SETS[seed % len(SETS)], "megalith-layout": seed % 4, "nomad": seed % 3}
        played(seats, options, seed, 0 if seed % 10 else 50)


# Matches of players who want something.


def busy(decision: Decision, dice: Dice) -> Option:
    """Anything rather than nothing, three times of four."""
    wanted = [option for option in decision.options if option.verb not in IDLE]
    chosen = wanted if wanted and dice.roll(4) else decision.options
    return chosen[dice.roll(len(chosen))]


def watch(seats: int, options: Options, seed: int) -> set[type]:
    """A match of busy players, checked after every decision; the kinds of facts that were told."""
    match = Match(GAME, seats, options, digests=False)
    dice = QuickDice(seed)
    match.begin(dice)
    kinds: set[type] = set()
    while not match.is_over():
        [decision] = decisions(match.state)
        move = busy(decision, dice).move()
        before = match.state.clone()
        facts = match.play(decision.seat, move, dice)
        GAME.check_table(match.state)
        GAME.check_change(before, decision.seat, move, facts, match.state)
        kinds |= {type(fact) for fact in facts}
    return kinds


def test_rare_things_happen_in_matches_of_busy_players() -> None:
    kinds: set[type] = set()
    for seed in range(8):
        kinds |= watch(1 + seed % 4, {"glacier-tokens": 1, "rest-tokens": 1}, seed)
    assert set(RARE) <= kinds, set(RARE) - kinds


def test_no_decision_has_many_options() -> None:
    most = 0
    for seed in range(6):
        match = Match(GAME, 2 + seed % 3, {}, digests=False)
        dice = QuickDice(seed)
        match.begin(dice)
        while not match.is_over():
            [decision] = decisions(match.state)
            most = max(most, len(decision.options))
            match.play(decision.seat, busy(decision, dice).move(), dice)
    assert most < 150


# Broken tables are noticed.


def broken(state: EndlessWinter) -> str:
    try:
        GAME.check_table(state)
    except AssertionError as problem:
        return str(problem).partition(":")[0]
    return ""


def put(thing: int, amount: int) -> EndlessWinter:
    state = table()
    state.put(0, thing, amount)
    return state


def test_broken_tables_are_noticed() -> None:
    state = table()
    assert broken(state) == ""
    state.tribes[2] -= 1
    assert broken(state) == "1"
    state = table()
    state.change_cards(0, HAND, 0, 1)
    assert broken(state) == "2"
    state = table()
    state.display[0] = EMPTY
    assert broken(state) == "3"
    assert broken(put(M_UPRIGHT, 1)) == "4"
    assert broken(put(M_STONE + 1, 3)) == "5"
    assert broken(put(M_CAMPS, 5)) == "6"
    assert broken(put(FOOD, 7)) == "7"
    assert broken(put(TOOLS, 11)) == "7"
    assert broken(put(M_FIGURES_AT, 3)) == "9"
    assert broken(put(M_FIGURES_AT, 1)) == "10"
    assert broken(put(M_LEVEL, 9)) == "12"
    state = table()
    state.order = [0, 0, 1]
    assert broken(state) == "11"
    state = table()
    for seat in (0, 1):
        state.put(seat, M_LEVEL + 1, 2)
        state.put(seat, M_ARRIVAL, 1)
    assert broken(state) == "12"
    state = table()
    state.megaliths[0] = 0
    state.put(0, 4, 3)
    assert broken(state) == "6", "the neutral ones are missing"
    state.megaliths[5] = state.megaliths[20] = 9
    assert broken(state) == "15"
    state = table()
    state.hand = [*state.hand[:3], 0, *state.hand[4:]]
    state.mats[17] += 1
    assert broken(state) == "24"
    state = table()
    state.rest_pool = [1, 2]
    assert broken(state) == "25"
    state = table()
    state.agenda.steps[:0] = [FRESH_TURN]
    state.agenda.seats[:0] = [0]
    assert broken(state) == "8"


def test_cards_in_the_wrong_place_are_noticed() -> None:
    state = table()
    state.move_card(1, DECK, PLAYED, 0)
    assert broken(state) == "18"


def changed(change: str) -> str:
    """The invariant that notices a change which no move can make."""
    before = table()
    before.put(0, M_ROTATED, 1)
    before.put(0, M_LEVEL, 2)
    before.put(0, M_POINTS, 3)
    before.change_cards(0, 5, 4, 1)
    after = before.clone()
    if change == "rotated":
        after.put(0, M_ROTATED, 0)
    elif change == "level":
        after.put(0, M_LEVEL, 1)
    elif change == "points":
        after.put(0, M_POINTS, 2)
    elif change == "buried":
        after.move_card(0, 5, HAND, 4)
    elif change == "owned":
        after.change_cards(0, DECK, 0, -1)
    else:
        after.order = [1, 0, 2]
    try:
        GAME.check_change(before, 0, change, [], after)
    except AssertionError as problem:
        return str(problem).partition(":")[0]
    return ""


@pytest.mark.parametrize(
    ("change", "number"),
    [("rotated", "16"), ("level", "12"), ("points", "13"), ("buried", "17"), ("owned", "19"), ("order", "11")],
)
def test_changes_that_cannot_be_are_noticed(change: str, number: str) -> None:
    assert changed(change) == number


def test_playing_on_from_a_guess_keeps_every_promise() -> None:
    dice = QuickDice(4)
    match = Match(GAME, 3, {}, digests=False)
    match.begin(dice)
    for _ in range(120):
        [decision] = decisions(match.state)
        match.play(decision.seat, busy(decision, dice).move(), dice)
    for viewer in (None, 0, 1, 2):
        world = GAME.guess(GAME.view(match.state, viewer), viewer, dice)
        for _ in range(30):
            [decision] = decisions(world)
            take(world, decision.seat, busy(decision, dice))
            settle(world, dice)
            GAME.check_table(world)
