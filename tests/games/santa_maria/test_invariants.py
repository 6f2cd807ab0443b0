"""Random play: what always holds is checked after every decision."""

from collections import Counter
from itertools import product

import pytest
from tests.budget import TIMES
from tests.games.santa_maria.table import RED, give, preached, table

from yupana.conformance.fuzz import fuzz_match
from yupana.conformance.secrets import check_secrets
from yupana.engine.agenda import Decision, Option
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Options, full_options
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.games.santa_maria.board import (
    CELLS,
    COIN,
    GOLD,
    HAPPINESS,
    M_BLUE,
    M_CONQUISTADOR,
    M_DOCK,
    M_FREE,
    M_MONKS,
    M_PASSED,
    M_RELIGION,
    M_SCHOLARS,
    M_WHITE,
    MAT,
    WOOD,
)
from yupana.games.santa_maria.game import GAME
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.variants import VARIANTS

pytestmark = pytest.mark.compiled

IDLE = ("pass", "decline", "end-turn")
TRADES = ("sell", "buy")
RARE = ("ships", "payments", "roads", "the end of religion", "monks")


def tables() -> list[tuple[int, Options]]:
    """Every number of seats with every set of options of the base game."""
    found: list[tuple[int, Options]] = []
    for seats in GAME.seat_counts():
        for values in product(*[variant.values for variant in VARIANTS]):
            chosen = {variant.name: value for variant, value in zip(VARIANTS, values, strict=True)}
            options = full_options(GAME, chosen)
            if not GAME.refuses(seats, options):
                found.append((seats, options))
    return found


def kingdoms(number: int) -> list[tuple[int, Options]]:
    """Tables with the expansion, so chosen that modules and variants meet in all ways before long."""
    found: list[tuple[int, Options]] = []
    for n in range(number):
        dice = QuickDice(7 + n)
        chosen = {variant.name: variant.values[dice.roll(len(variant.values))] for variant in GAME.variants()}
        options: Options = {**chosen, "expansion": 1, "random-colonies": 0}
        seats = 1 + n % 5
        if seats == 5:
            options["maya"] = options["ambassadors"] = 1
        if GAME.refuses(seats, options):
            options["shared-blue"] = 0
        assert not GAME.refuses(seats, options)
        found.append((seats, options))
    return found


def busy(decision: Decision, dice: Dice) -> Option:
    """One of the options at random, seldom one that does nothing, and a sale only now and then."""
    wanted = [option for option in decision.options if option.verb not in IDLE]
    if dice.roll(4):
        wanted = [option for option in wanted if option.verb not in TRADES]
    options = wanted if wanted and dice.roll(12) else decision.options
    return options[dice.roll(len(options))]


def enrich(state: SantaMaria, dice: Dice) -> None:
    """Hand out goods and steps of religion, so that rare things happen."""
    for seat in state.colony_order():
        for good in range(WOOD, GOLD + 1 if state.has_colony(0) else GOLD):
            state.put(seat, good, dice.roll(4))
        state.add(seat, COIN, dice.roll(12))
        if dice.roll(2):
            preached(state, seat, 17)
    state.offered = None


def watch(seats: int, options: Options, seed: int, rich: bool = False) -> Match[SantaMaria]:
    """A busy random match, checked after every decision."""
    match = Match(GAME, seats, options, digests=False)
    dice = QuickDice(seed)
    match.begin(dice)
    while not match.state.year:
        play_one(match, dice)
    if rich:
        enrich(match.state, dice)
    while not match.is_over():
        play_one(match, dice)
    return match


def play_one(match: Match[SantaMaria], dice: Dice) -> None:
    """A busy decision, and all that must hold afterwards."""
    decision = decisions(match.state)[0]
    before = match.state.clone()
    move = busy(decision, dice).move()
    facts = match.play(decision.seat, move, dice)
    GAME.check_table(match.state)
    GAME.check_change(before, decision.seat, move, facts, match.state)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), tables())
def test_busy_matches_keep_all_promises(seats: int, options: Options) -> None:
    for seed in range(2):
        watch(seats, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("n", range(20))
def test_busy_matches_of_the_expansion_keep_all_promises(n: int) -> None:
    seats, options = kingdoms(20)[n]
    watch(seats, options, n)


def test_random_matches_pass_the_conformance_kit() -> None:
    for seed, (seats, options) in enumerate([*tables()[::6], *kingdoms(8)]):
        fuzz_match(GAME, seats, options, seed, 60)


@pytest.mark.slow
def test_secrets_are_kept_in_busy_matches() -> None:
    for seed, (seats, options) in enumerate([*tables()[::12], *kingdoms(4)]):
        match = Match(GAME, seats, options, digests=False)
        dice = QuickDice(seed)
        match.begin(dice)
        while not match.is_over():
            if match.counted % 20 == 0:
                check_secrets(GAME, match.state, dice)
            play_one(match, dice)
        check_secrets(GAME, match.state, dice)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [*tables(), *kingdoms(48)])
def test_many_matches_keep_all_promises(seats: int, options: Options) -> None:
    for seed in range(3 * TIMES):
        watch(seats, options, 100 + seed)
        fuzz_match(GAME, seats, options, seed, 300)


@pytest.mark.slow
def test_busy_play_reaches_rare_things() -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        match = watch(1 + seed % 4, {"shared-blue": seed // 4 % 2}, 500 + seed, rich=True)
        state = match.state
        played = [entry.move for entry in match.journal]
        seen["ships"] += sum(move.startswith("ship ") for move in played)
        seen["payments"] += sum(move.startswith("pay") for move in played)
        seen["roads"] += 3 - state.roads
        for seat in range(state.seats):
            seen["the end of religion"] += state.has(seat, M_RELIGION) == 20
            seen["monks"] += 6 - state.has(seat, M_MONKS)
    assert all(seen[rare] for rare in RARE), seen


# What the checks notice.


def rejects(number: str, state: SantaMaria) -> None:
    with pytest.raises(AssertionError, match=f"^{number}:"):
        GAME.check_table(state)


def test_checks_notice_what_cannot_be() -> None:
    state = table()
    give(state, RED, coin=1)
    for number, thing, value in (
        ("1", WOOD, 4),
        ("1", COIN, -1),
        ("17", HAPPINESS, -1),
        ("6", M_RELIGION, 21),
        ("6", M_CONQUISTADOR, 13),
        ("8", M_MONKS, 5),
        ("8", M_SCHOLARS, 1),
        ("12", M_FREE, 0),
        ("3", M_WHITE, 1),
        ("4", M_BLUE, 2),
        ("10", M_DOCK, 1),
        ("19", M_PASSED, 1),
    ):
        broken = state.clone()
        broken.mats[RED * MAT + thing] = value
        rejects(number, broken)


def test_checks_notice_what_cannot_lie_there() -> None:
    state = table()
    broken = state.clone()
    broken.marks[RED * CELLS + 1] = 1
    rejects("12", broken)
    broken = state.clone()
    broken.cells[RED * CELLS] = 0
    rejects("9", broken)
    broken = state.clone()
    broken.white[0] += 1
    rejects("3", broken)
    broken = state.clone()
    broken.roads -= 1
    rejects("10", broken)
    broken = state.clone()
    broken.docks = [*broken.docks[:3], broken.docks[0]]
    rejects("10", broken)
    broken = state.clone()
    broken.march = [0, 0]
    rejects("7", broken)
