"""Random play: what always holds is checked after every decision."""

import pytest
from tests.budget import TIMES
from tests.games.tawantinsuyu.table import PURPLE, give, hold, play, supply, table

from yupana.conformance.fuzz import FuzzFailure, Played, fuzz_match
from yupana.engine.agenda import Decision, Option, Seat
from yupana.engine.codec import text_of
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Options
from yupana.engine.machine import decisions, settle, take
from yupana.engine.match import Match
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.army import ARMY_CARDS
from yupana.games.tawantinsuyu.board import (
    CORN,
    EMPTY,
    GOLD,
    M_ARMY,
    M_GODS,
    M_MARKERS_LEFT,
    M_POINTS,
    M_SMALL,
    M_STEP,
    M_STEPS_LEFT,
    MAT,
    POTATO,
    STONE,
)
from yupana.games.tawantinsuyu.facts import (
    AltarShuffled,
    ArmyShuffled,
    BagRanEmpty,
    BuildingBuried,
    CeremonyBegan,
    GoodsExchanged,
    JunctionUsed,
    StatueOffered,
    WorkerCarriedOff,
)
from yupana.games.tawantinsuyu.game import GAME
from yupana.games.tawantinsuyu.market import PERMANENT_BUILDINGS, PRODUCTION_BUILDINGS, Z01
from yupana.games.tawantinsuyu.state import FACE_DOWN, FACE_UP, PILE, Tawantinsuyu
from yupana.games.tawantinsuyu.variants import VARIANTS

pytestmark = pytest.mark.compiled

RARE = (
    AltarShuffled,
    ArmyShuffled,
    BagRanEmpty,
    BuildingBuried,
    CeremonyBegan,
    GoodsExchanged,
    JunctionUsed,
    StatueOffered,
    WorkerCarriedOff,
)
BUSY = ("place", "perform", "use", "build", "erect", "hire")
EVERY_OPTION: list[Options] = [
    {variant.name: value} for variant in VARIANTS for value in variant.values if value != variant.values[0]
]


def played(seats: int, options: Options, seed: int, thorough: int) -> Played:
    try:
        return fuzz_match(GAME, seats, options, seed, thorough)
    except FuzzFailure as failure:
        pytest.fail(f"seed {seed}: {failure.problem}\n{failure.record}")


# Matches from the beginning.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_matches_keep_every_promise(seats: int) -> None:
    for seed in range(8):
        result = played(seats, {}, seed, 0 if seed % 4 else 40)
        assert len(result.scores) == max(seats, 2), "and alone, hers is told too"
        assert result.winners or seats == 1


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_OPTION, ids=[next(iter(each)) for each in EVERY_OPTION])
def test_random_matches_keep_every_promise_with_every_option(options: Options) -> None:
    for seats in (1, 2 + len(next(iter(options))) % 3):
        played(seats, options, 5, 90)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_many_random_matches_keep_every_promise_with_any_options(seats: int) -> None:
    for seed in range(15 * TIMES):
        dice = QuickDice(seed)
        options = {variant.name: variant.values[dice.roll(len(variant.values))] for variant in VARIANTS}
        played(seats, options, 1000 + seed, 60)


# Matches of the rich, in which rare things happen.


def begun(seats: int, dice: Dice) -> Tawantinsuyu:
    """A match at its first turn."""
    match = Match(GAME, seats, digests=False)
    match.begin(dice)
    while not match.state.turns:
        decision = decisions(match.state)[0]
        match.play(decision.seat, decision.options[dice.roll(len(decision.options))].move(), dice)
    return match.state


def enrich(state: Tawantinsuyu, dice: Dice) -> None:
    """Hand out goods, cards, buildings, statues and steps of the temple."""
    for seat in range(state.seats):
        for good in (POTATO, CORN, STONE, GOLD):
            state.add(seat, good, dice.roll(5 if state.is_hers(seat) and good == POTATO else 9) - state.has(seat, good))
            state.mats[seat * MAT + good] = max(0, state.has(seat, good))
        state.mats[seat * MAT + M_STEP] = dice.roll(11)
        for statue in range(12):
            if state.statues[statue] and dice.roll(4) == 0:
                state.statues = replaced(state.statues, statue, state.statues[statue] - 1)
                state.add(seat, M_SMALL + statue, 1)
        for card in range(ARMY_CARDS):
            if state.army[card] == PILE and dice.roll(5) == 0:
                state.army[card] = (seat, FACE_UP + seat, FACE_DOWN + seat)[dice.roll(3)]
                state.army_left -= 1
                state.add(seat, M_ARMY, state.army[card] == seat)
        if not state.is_hers(seat):
            for card in range(len(state.gods)):
                if state.gods[card] == PILE and dice.roll(8) == 0:
                    state.gods[card] = seat
                    state.gods_left -= 1
                    state.add(seat, M_GODS, 1)
    for tile in range(PRODUCTION_BUILDINGS + PERMANENT_BUILDINGS):
        if state.buildings[tile] == PILE and dice.roll(2):
            seat = dice.roll(state.seats)
            down = tile < Z01 and dice.roll(2)
            state.buildings[tile] = FACE_DOWN + seat if down else seat
    state.offered = None


def pick(decision: Decision, dice: Dice) -> Option:
    """Any option, but every other time one that makes a turn of placing and working."""
    busy = [option for option in decision.options if option.verb.startswith(BUSY)]
    found = busy if busy and dice.roll(2) else decision.options
    return found[dice.roll(len(found))]


def watch(seats: int, seed: int) -> set[type]:
    """A match, mostly of the rich, with checks after every decision; the rare things that happened."""
    dice = QuickDice(seed)
    state = begun(seats, dice)
    if seed % 3:
        enrich(state, dice)
    GAME.check_table(state)
    found: set[type] = set()
    for _ in range(3000):
        pending = decisions(state)
        if not pending:
            break
        decision = pending[dice.roll(len(pending))]
        option = pick(decision, dice)
        before = state.clone()
        state.facts = []
        take(state, decision.seat, option)
        settle(state, dice)
        GAME.check_table(state)
        GAME.check_change(before, decision.seat, option.move(), state.facts, state)
        found |= {type(fact) for fact in state.facts}
    assert not state.agenda.steps
    return found


def test_the_rich_see_rare_things_and_keep_every_promise() -> None:
    found: set[type] = set()
    for seed in range(32):
        found |= watch(1 + seed % 4, seed)
    assert [kind.__name__ for kind in RARE if kind not in found] == []


# The invariants notice.


def broken(state: Tawantinsuyu) -> str:
    """What the invariants say about a table."""
    try:
        GAME.check_table(state)
    except AssertionError as problem:
        return str(problem).split(":")[0]
    return "nothing"


def spoil(state: Tawantinsuyu, what: str) -> None:
    """Break a table."""
    if what == "1":
        state.bag[0] += 1
    elif what == "2":
        state.gods[3] = PURPLE
    elif what == "3":
        state.army[3] = PURPLE
    elif what == "4":
        state.market[0] = state.market[1]
    elif what == "5":
        state.tapestries = state.tapestries[8:]
    elif what == "6":
        state.add(PURPLE, M_SMALL, 3)
    elif what == "7":
        state.add(PURPLE, M_STEPS_LEFT, -1)
    elif what == "8":
        state.add(PURPLE, M_MARKERS_LEFT, -1)
    elif what == "9":
        state.mats[POTATO] = -1
    elif what == "13":
        state.mats[M_STEP] = 12
    elif what == "14":
        state.token = PURPLE
    elif what == "15":
        state.ceremony = 4
    else:
        state.buildings[Z01 + 19] = FACE_DOWN


@pytest.mark.parametrize("what", ["1", "2", "3", "4", "5", "6", "7", "8", "9", "13", "14", "15", "23"])
def test_a_broken_table_is_noticed(what: str) -> None:
    state = table(3)
    assert broken(state) == "nothing"
    spoil(state, what)
    assert broken(state) == what


def test_a_good_or_a_point_that_nobody_told_is_noticed() -> None:
    for thing in (GOLD, M_POINTS):
        before = table(3)
        after = before.clone()
        after.add(PURPLE, thing, 1)
        with pytest.raises(AssertionError, match="is told"):
            GAME.check_change(before, PURPLE, "decline", [], after)


def test_a_worker_that_vanishes_from_the_hill_is_noticed() -> None:
    before = table(3)
    before.hill[3] = 0
    after = before.clone()
    after.hill[3] = EMPTY
    with pytest.raises(AssertionError, match="10:"):
        GAME.check_change(before, PURPLE, "decline", [], after)


# Secrets.


def others_view(state: Tawantinsuyu, viewer: Seat | None) -> str:
    return text_of(GAME.view(state, viewer))


def test_cards_of_others_are_unseen_and_their_number_is_not() -> None:
    state = table(3)
    hold(state, PURPLE, "god-wave.1", "army.3")
    other = table(3)
    hold(other, PURPLE, "god-cross.4", "army.20")
    assert others_view(state, None) == others_view(other, None)
    assert others_view(state, 1) == others_view(other, 1)
    assert others_view(state, PURPLE) != others_view(other, PURPLE)
    assert GAME.view(state, 1).has(PURPLE, M_GODS) == 1
    assert GAME.sees_more(state, PURPLE)
    assert not GAME.sees_more(state, 1)


def test_the_same_dice_and_decisions_lead_to_the_same_table() -> None:
    tables = []
    for _ in range(2):
        state = table(3)
        supply(state, PURPLE, "warrior")
        give(state, PURPLE, gold=1)
        play(state, PURPLE, "place warrior", "place-on top.0 gold", dice=QuickDice(9))
        tables.append(text_of(state))
    assert tables[0] == tables[1]
