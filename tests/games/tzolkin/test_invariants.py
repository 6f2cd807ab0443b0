"""Random play: what always holds is checked after every decision."""

from collections import Counter
from collections.abc import Callable

import pytest
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    give,
    harvested,
    learn,
    own,
    play,
    sacrifice,
    stand,
    table,
)

from yupana.engine.agenda import Fact
from yupana.engine.codec import text_of
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Options
from yupana.engine.machine import decisions, settle, take
from yupana.engine.match import Match
from yupana.games.tzolkin.board import (
    CORN,
    EMPTY,
    FOOD_DAYS,
    FROM_LEADS,
    FROM_SKULLS,
    GOLD,
    M_AVAILABLE,
    M_BANK,
    M_CORN_TILES,
    M_LEVEL,
    M_LIGHT,
    M_POINTS,
    M_TEMPLE,
    MAT,
    SKULL,
    STONE,
    TIKAL,
    TOP_STEP,
    UXMAL,
    WEALTH_DEALT,
    WOOD,
)
from yupana.games.tzolkin.facts import FoodDayCame, MercyShown, MonumentBuilt, RoundBegan, SkullsRanShort, TimeSpedUp
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.monuments import MONUMENT_NAMES
from yupana.games.tzolkin.state import Tzolkin

pytestmark = pytest.mark.compiled

RARE = ("mercy", "too few skulls", "a blocked top", "a jumped Food Day", "m-skulls", "two days on day 25")
CAPS = (0, 20)
SEATS = (2, 3, 4)
SKULL_MONUMENT = MONUMENT_NAMES.index("m-skulls")


def choose_wealth(match: Match[Tzolkin], dice: Dice) -> None:
    """Lay out the table and choose the starting wealth at random."""
    match.begin(dice)
    for seat in range(match.seats):
        options = decisions(match.state)[0].options
        match.play(seat, options[dice.roll(len(options))].move(), dice)


def enrich(state: Tzolkin, dice: Dice) -> None:
    """Hand out goods, workers, levels and steps, and offer the monument for skulls, so that rare things happen."""
    if SKULL_MONUMENT not in state.monuments:
        state.monuments = [SKULL_MONUMENT, *state.monuments[1:]]
    for seat in range(state.seats):
        for good, most in ((CORN, 12), (WOOD, 5), (STONE, 5), (GOLD, 15)):
            state.add(seat, good, dice.roll(most))
        skulls = min(state.skulls, dice.roll(7))
        state.skulls -= skulls
        state.add(seat, SKULL, skulls)
        workers = dice.roll(state.has(seat, M_BANK) + 1)
        state.add(seat, M_BANK, -workers)
        state.add(seat, M_AVAILABLE, workers)
        for track in range(4):
            state.mats[seat * MAT + M_LEVEL + track] = dice.roll(4)
        for temple in range(3):
            state.mats[seat * MAT + M_TEMPLE + temple] = dice.roll(TOP_STEP[temple])
        state.mats[seat * MAT + M_LIGHT] = dice.roll(4) and 1
    state.offered = None


def beggar_among_the_rich(state: Tzolkin, dice: Dice) -> None:
    """Whoever comes last has nothing, not even a god to anger; all the others can place six workers."""
    order = state.seats_from(state.first_player)
    for seat in order[:-1]:
        state.add(seat, CORN, 20 + dice.roll(10))
        state.add(seat, M_AVAILABLE, state.has(seat, M_BANK))
        state.mats[seat * MAT + M_BANK] = 0
    poor = order[-1] * MAT
    state.mats[poor + CORN] = 0
    state.mats[poor + M_TEMPLE : poor + M_TEMPLE + 3] = [0, 0, 0]
    state.offered = None


def noticed(before: Tzolkin, facts: list[Fact], after: Tzolkin) -> list[str]:
    """The rare things that a move brought."""
    found = []
    for fact in facts:
        if isinstance(fact, MercyShown):
            found.append("mercy")
        elif isinstance(fact, SkullsRanShort):
            found.append("too few skulls")
        elif isinstance(fact, FoodDayCame) and before.day not in FOOD_DAYS:
            found.append("a jumped Food Day")
        elif isinstance(fact, MonumentBuilt) and fact.tile == "m-skulls":
            found.append("m-skulls")
        elif isinstance(fact, TimeSpedUp) and before.day == 25:
            found.append("two days on day 25")
    for temple, top in enumerate(TOP_STEP):
        steps = [after.step(seat, temple) for seat in range(after.seats)]
        if top in steps and top - 1 in steps:
            found.append("a blocked top")
    return found


def play_and_check(match: Match[Tzolkin], dice: Dice, try_all: bool = False) -> Counter[str]:
    """Play at random to the end, checking every table and every change; what was rare, and how many rounds."""
    seen: Counter[str] = Counter(rounds=1)
    while not match.is_over():
        pending = decisions(match.state)
        assert pending, "24: somebody can always do something"
        decision = pending[dice.roll(len(pending))]
        moves = [option.move() for option in decision.options]
        assert moves, "24: there is always an option"
        assert len(moves) == len(set(moves)), "24: every option has a name of its own"
        if try_all and dice.roll(10) == 0:
            for option in decision.options:
                world = match.state.clone()
                take(world, decision.seat, option)
                settle(world, dice)
                GAME.check_table(world)
        move = "build m-skulls" if "build m-skulls" in moves else moves[dice.roll(len(moves))]  # else hardly ever
        before = match.state.clone()
        facts = match.play(decision.seat, move, dice)
        GAME.check_table(match.state)
        GAME.check_change(before, decision.seat, move, facts, match.state)
        seen.update(noticed(before, facts, match.state))
        seen["rounds"] += len([fact for fact in facts if isinstance(fact, RoundBegan)])
    assert 14 <= seen["rounds"] <= 27, "11: the number of rounds"
    return seen


def watch(seats: int, options: Options, seed: int, try_all: bool = False) -> Counter[str]:
    """One match, from the usual start or from another one."""
    dice = QuickDice(seed * 7919 + seats)
    match = Match(GAME, seats, options, digests=False)
    choose_wealth(match, dice)
    if seed % 4 == 1:
        enrich(match.state, dice)
    elif seed % 4 == 3:
        beggar_among_the_rich(match.state, dice)
    GAME.check_table(match.state)
    return play_and_check(match, dice, try_all)


@pytest.mark.parametrize("seats", SEATS)
def test_what_always_holds_holds_in_random_play(seats: int) -> None:
    for seed in range(20):
        watch(seats, {"market-cap": CAPS[seed // 4 % 2]}, seed)


@pytest.mark.slow
@pytest.mark.parametrize("cap", CAPS)
def test_what_always_holds_holds_in_long_random_play_and_everything_rare_happens(cap: int) -> None:
    seen: Counter[str] = Counter()
    for seats in SEATS:
        for seed in range(100, 200):
            seen += watch(seats, {"market-cap": cap}, seed, try_all=seed % 5 == 0)
    assert not [name for name in RARE if not seen[name]], f"never happened; seen: {seen}"


@pytest.mark.parametrize("seats", SEATS)
def test_24_the_same_dice_and_moves_lead_to_the_same_table(seats: int) -> None:
    dice = QuickDice(seats)
    match = Match(GAME, seats)
    choose_wealth(match, dice)
    play_and_check(match, dice)
    again = Match(GAME, seats)
    for entry in match.journal:
        again.repeat(entry)
    assert again.digests == match.digests
    assert text_of(again.state) == text_of(match.state)


@pytest.mark.parametrize("seats", SEATS)
def test_24_every_listed_option_can_be_taken(seats: int) -> None:
    for seed in range(3):
        watch(seats, {"market-cap": 0}, seed, try_all=True)


@pytest.mark.parametrize("viewer", [None, 2])
def test_25_what_is_hidden_leaves_no_trace_in_what_is_seen(viewer: int | None) -> None:
    match = Match(GAME, 3, digests=False)
    match.begin(QuickDice(4))
    other = match.state.clone()
    dealt = match.state.hands
    other.hands = [*dealt[WEALTH_DEALT : 2 * WEALTH_DEALT], *dealt[:WEALTH_DEALT], *dealt[2 * WEALTH_DEALT :]]
    assert text_of(other) != text_of(match.state)
    assert text_of(GAME.view(other, viewer)) == text_of(GAME.view(match.state, viewer))


def test_25_what_has_left_the_game_is_not_on_the_table() -> None:
    match = Match(GAME, 2, digests=False)
    choose_wealth(match, QuickDice(4))
    state = match.state
    assert state.wealth == []
    assert set(state.hands) == {EMPTY}
    assert len(state.monuments) == 4
    assert state.deck == sorted(state.deck)


def test_19_with_everybody_elses_workers_on_the_board_some_space_costs_three() -> None:
    state = table(turn=YELLOW)
    for seat in (GREEN, BLUE, RED):
        give(state, seat, workers=3)
    stand(state, GREEN, "first-player-space", "palenque.0", "palenque.1", "palenque.2", "yaxchilan.0", "yaxchilan.1")
    stand(state, BLUE, "yaxchilan.2", "tikal.0", "tikal.1", "tikal.2", "uxmal.0", "uxmal.1")
    stand(state, RED, "uxmal.2", "chichen-itza.0", "chichen-itza.1", "chichen-itza.2", "palenque.3", "tikal.3")
    assert state.cheapest() == 3


# The checks themselves.


Forgery = tuple[str, tuple[Callable[[Tzolkin], object], ...]]  # what does not hold then, and how to bring it about


def forged(item: str, *how: Callable[[Tzolkin], object]) -> Forgery:
    return item, how


TABLES = (
    forged("1", lambda state: state.add(GREEN, SKULL, 1)),
    forged("1", lambda state: state.offerings.append(EMPTY)),
    forged("2", lambda state: state.add(GREEN, M_AVAILABLE, 1)),
    forged("2", lambda state: state.add(GREEN, M_AVAILABLE, -1), lambda state: state.add(GREEN, M_BANK, 1)),
    forged("3", lambda state: state.stand(UXMAL, 8, EMPTY)),
    forged("4", lambda state: state.stand(TIKAL, 6, GREEN), lambda state: state.stand(TIKAL, 9, GREEN)),
    forged("5", lambda state: state.add(BLUE, M_CORN_TILES, 1)),
    forged("5", lambda state: state.jungle.__setitem__(3, 1)),
    forged("6", lambda state: state.add(BLUE, CORN, -1)),
    forged("7", lambda state: state.add(BLUE, M_TEMPLE, 6)),
    forged("7", lambda state: state.add(GREEN, M_TEMPLE, 5), lambda state: state.add(BLUE, M_TEMPLE, 5)),
    forged("8", lambda state: state.add(BLUE, M_LEVEL, 4)),
    forged("9", lambda state: state.row.__setitem__(0, state.row[1])),
    forged("9", lambda state: state.row.__setitem__(0, 20)),
    forged("9", lambda state: setattr(state, "deck", state.deck[1:])),
    forged(
        "9", lambda state: state.owners.__setitem__(state.row[0], GREEN), lambda state: state.row.__setitem__(0, EMPTY)
    ),
    forged("10", lambda state: setattr(state, "monuments", state.monuments[1:])),
    forged("10", lambda state: setattr(state, "monuments", [3, 3, *state.monuments[2:]])),
    forged("12", lambda state: setattr(state, "food_days_done", 1)),
    forged("12", lambda state: setattr(state, "day", 13)),
    forged("15", lambda state: state.add(BLUE, M_LIGHT, 1)),
    forged("22", lambda state: state.add(BLUE, M_POINTS, 1)),
    forged("25", lambda state: setattr(state, "deck", state.deck[::-1])),
    forged("25", lambda state: setattr(state, "wealth", [4])),
)


@pytest.mark.parametrize("forgery", TABLES, ids=lambda forgery: str(forgery[0]))
def test_a_table_that_cannot_be_is_noticed(forgery: Forgery) -> None:
    state = table(2, dummies=("uxmal.8", "uxmal.9"))
    GAME.check_table(state)
    item, how = forgery
    for forge in how:
        forge(state)
    with pytest.raises(AssertionError, match=f"^{item}:"):
        GAME.check_table(state)


CHANGES = (
    forged("1", lambda state: state.offerings.__setitem__(1, BLUE)),
    forged("2", lambda state: state.add(RED, M_AVAILABLE, -1), lambda state: state.add(RED, M_BANK, 1)),
    forged("3, 4", lambda state: state.stand(TIKAL, 1, EMPTY), lambda state: state.stand(TIKAL, 2, GREEN)),
    forged("5", lambda state: state.jungle.__setitem__(3, 4)),
    forged("7", lambda state: state.add(RED, M_TEMPLE, 1)),
    forged("8", lambda state: state.add(RED, M_LEVEL, -1)),
    forged("9, 10", lambda state: state.owners.__setitem__(0, EMPTY)),
    forged("10", lambda state: setattr(state, "monuments", [0, 1, 2, 3, 4, 12])),
    forged("11, 15", lambda state: setattr(state, "day", 9)),
    forged("12", lambda state: setattr(state, "food_days_done", 0)),
    forged("12", lambda state: state.add(BLUE, STONE, 1)),
    forged("13", lambda state: setattr(state, "calendar_corn", 3)),
    forged("14", lambda state: setattr(state, "first_player", RED)),
    forged("15", lambda state: state.add(BLUE, M_LIGHT, -1)),
    forged("20", lambda state: state.add(BLUE, CORN, 1)),
    forged("21", lambda state: state.add(BLUE, M_POINTS + FROM_LEADS, 4)),
    forged("22", lambda state: state.add(BLUE, M_POINTS + FROM_SKULLS, 12)),
)


@pytest.mark.parametrize("forgery", CHANGES, ids=lambda forgery: str(forgery[0]))
def test_a_change_that_cannot_be_is_noticed(forgery: Forgery) -> None:
    state = table(day=7, turn=YELLOW)
    stand(state, GREEN, "tikal.0")
    give(state, RED, workers=1, corn=9)
    learn(state, RED, agriculture=2)
    own(state, BLUE, "a1-farm-single.1")
    harvested(state, BLUE, 3, corn=2, wood=2)
    sacrifice(state, RED, 1)
    play(state, YELLOW, "place palenque.0")
    before = state.clone()
    facts = play(state, YELLOW, "end-turn")
    GAME.check_change(before, YELLOW, "end-turn", facts, state)
    item, how = forgery
    for forge in how:
        forge(state)
    with pytest.raises(AssertionError, match=f"^{item}:"):
        GAME.check_change(before, YELLOW, "end-turn", facts, state)


def test_16_a_turn_that_cannot_be_is_noticed() -> None:
    state = table()
    stand(state, GREEN, "tikal.3")
    give(state, GREEN, corn=5)
    with pytest.raises(AssertionError, match=r"^16:"):
        GAME.check_change(state, GREEN, "end-turn", [], state)
    before = state.clone()
    facts = play(state, GREEN, "place uxmal.0")
    with pytest.raises(AssertionError, match=r"^16:"):
        GAME.check_change(before, GREEN, "pick-up tikal.3", facts, state)
    play(state, GREEN, "place palenque.0")
    with pytest.raises(AssertionError, match=r"^16:"):
        GAME.check_change(before, GREEN, "place uxmal.0", facts, state)


def test_26_an_action_ahead_is_noticed() -> None:
    state = table()
    stand(state, GREEN, "yaxchilan.2")
    play(state, GREEN, "pick-up yaxchilan.2")
    before = state.clone()
    facts = play(state, GREEN, "use yaxchilan.2")
    for wrong in ("use yaxchilan.3", "use palenque.1"):
        with pytest.raises(AssertionError, match=r"^26:"):
            GAME.check_change(before, GREEN, wrong, facts, state)
