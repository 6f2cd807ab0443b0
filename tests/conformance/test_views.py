"""Nobody sees what they may not know, in many states; and leaks that were planted are found."""

from functools import cache
from itertools import islice
from typing import Any

import pytest
from tests.budget import TIMES
from tests.conformance.planted import Planted, states
from tests.conformance.tables import EACH, GAMES, TABLE_NAMES, TABLES, Table, share

from yupana.conformance.fuzz import FuzzFailure, fuzz_match
from yupana.conformance.secrets import check_sealed, check_secrets, check_view
from yupana.conformance.sent import check_sent
from yupana.engine.agenda import Seat
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Game
from yupana.engine.record import read, replay
from yupana.games import title
from yupana.games.tzolkin.game import GAME as TZOLKIN
from yupana.games.tzolkin.state import Tzolkin

pytestmark = pytest.mark.compiled

SEALED_MIN = 10_000 * TIMES  # of each game
STATES_MIN = 20_000 * TIMES  # of each game, in all
BEGINNINGS = 5_000 * TIMES  # of each game, played until everything sealed is open
MIDDLES = 10_320 * TIMES  # states of each game further on
SOME = 24  # beginnings of each game that are always looked at
ANSWERS = 40  # the longest beginning
SENT_EVERY = 100  # states of which all is compared that viewers are sent


def beginnings(table: Table) -> int:
    """How many beginnings of a table are looked at."""
    return share(table[0], BEGINNINGS)


@cache
def seals(game: Game[Any]) -> bool:
    """Its players answer in secret at some time: of a game in which nobody does, more open tables are looked at."""
    return any(next(states(table, 0, True), None) is not None for table in TABLES if table[0] is game)


def middles(game: Game[Any]) -> int:
    """How many states of a game further on are looked at."""
    return MIDDLES if seals(game) else STATES_MIN


def sealed_states(table: Table) -> int:
    """How many states those have: one for each answer that is awaited."""
    return beginnings(table) * len(list(states(table, 0, True)))


def test_enough_states_are_looked_at() -> None:
    for game in GAMES:
        sealed = sum([sealed_states(table) for table in TABLES if table[0] is game])
        assert sealed >= SEALED_MIN or not seals(game)
        assert sealed + middles(game) >= STATES_MIN


def look(table: Table, state: Any, looked_at: int, dice: Dice) -> None:
    """See that secrets are kept from somebody, and now and then that viewers are sent none."""
    check_secrets(table[0], state, dice, all_look=False)
    if looked_at % SENT_EVERY == 0:
        check_sent(title(table[0].name()), state, dice)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=TABLE_NAMES)
def test_views_of_sealed_answers_and_hidden_hands_tell_no_secrets(table: Table) -> None:
    dice = QuickDice(0)
    looked_at = 0
    for n in range(beginnings(table)):
        for state in states(table, n, True):
            look(table, state, looked_at, dice)
            looked_at += 1
    assert looked_at == sealed_states(table)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=TABLE_NAMES)
def test_views_of_the_open_table_tell_no_secrets(table: Table) -> None:
    dice = QuickDice(0)
    looked_at = 0
    seed = 0
    wanted = share(table[0], middles(table[0]))
    while looked_at < wanted:
        for state in states(table, seed, False):
            if dice.roll(4) == 0 and looked_at < wanted:
                look(table, state, looked_at, dice)
                looked_at += 1
        seed += 1
    assert looked_at == wanted


@pytest.mark.parametrize("table", EACH)
def test_some_views_tell_no_secrets(table: Table) -> None:
    dice = QuickDice(1)
    for seed in range(share(table[0], SOME)):
        for state in islice(states(table, seed, seals(table[0])), ANSWERS):
            check_secrets(table[0], state, dice)


# Planted leaks.


class Altered(Planted):
    """Tzolk'in with another view; the rules are untouched, and guesses believe in nothing that should be hidden."""

    def __init__(self) -> None:
        super().__init__(TZOLKIN)

    def guess(self, view: Tzolkin, viewer: Seat | None, dice: Dice) -> Tzolkin:
        return TZOLKIN.guess(TZOLKIN.view(view, viewer), viewer, dice)

    def sees_more(self, state: Tzolkin, seat: Seat) -> bool:
        return True


class ShowsAHand(Altered):
    """Everybody sees the hand of the last seat."""

    def view(self, state: Tzolkin, viewer: Seat | None) -> Any:
        seen = super().view(state, viewer)
        at = len(seen.hands) // state.seats * (state.seats - 1)
        seen.hands = seen.hands[:at] + state.hands[at:]
        return seen


class ShowsOneTile(Altered):
    """Seat 1 sees a single tile of seat 0."""

    def view(self, state: Tzolkin, viewer: Seat | None) -> Any:
        seen = super().view(state, viewer)
        if viewer == 1:
            seen.hands = state.hands[:1] + seen.hands[1:]
        return seen


class ShowsHandsToSpectators(Altered):
    """Whoever does not play sees all hands."""

    def view(self, state: Tzolkin, viewer: Seat | None) -> Any:
        return state.clone() if viewer is None else super().view(state, viewer)


class ShowsSealedAnswers(Altered):
    """Hands are hidden, but what others have answered is not."""

    def view(self, state: Tzolkin, viewer: Seat | None) -> Any:
        seen = super().view(state, viewer)
        seen.agenda.steps[:] = state.agenda.steps
        return seen


class BelievesSealedAnswers(ShowsSealedAnswers):
    """The same leak, hidden from the view/guess property by guesses that keep what leaked."""

    def guess(self, view: Tzolkin, viewer: Seat | None, dice: Dice) -> Any:
        return TZOLKIN.guess(view, viewer, dice)


class ShowsSomethingDerived(Altered):
    """The corn on the calendar depends on the hidden hand of seat 0."""

    def view(self, state: Tzolkin, viewer: Seat | None) -> Any:
        seen = super().view(state, viewer)
        if viewer != 0:
            seen.calendar_corn += max(0, state.hands[0])
        return seen


class HidesOwnHand(Altered):
    """Nobody sees even their own hand."""

    def view(self, state: Tzolkin, viewer: Seat | None) -> Any:
        return super().view(state, None)


def found_in(game: Altered, seats: int, answered: int) -> str:
    """What the property says about the views of a match in which some have answered."""
    dice = QuickDice(3)
    found = set()
    for seed in range(5):
        for n, state in enumerate(states((game, seats, {}), seed, True)):
            if n == answered:
                try:
                    check_secrets(game, state, dice)
                    found.add("nothing")
                except AssertionError as problem:
                    found.add(str(problem).partition(":")[0])
    return ", ".join(sorted(found))


def test_without_a_leak_nothing_is_found() -> None:
    for seats in (2, 3, 4):
        for answered in range(seats):
            assert found_in(Altered(), seats, answered) == "nothing"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_planted_leak_of_a_hidden_hand_is_found(seats: int) -> None:
    assert found_in(ShowsAHand(), seats, 0) == "the view of a spectator tells a secret"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_planted_leak_of_a_single_tile_is_found(seats: int) -> None:
    assert "the view of seat 1 tells a secret" in found_in(ShowsOneTile(), seats, 0)


def test_a_planted_leak_to_spectators_is_found() -> None:
    assert "spectator" in found_in(ShowsHandsToSpectators(), 4, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_planted_leak_of_a_sealed_answer_is_found(seats: int) -> None:
    assert "sees what it was not told" in found_in(ShowsSealedAnswers(), seats, 0)
    assert "sees the sealed answer of seat" in found_in(ShowsSealedAnswers(), seats, 1)
    assert "sees the sealed answer of seat" in found_in(BelievesSealedAnswers(), seats, 1)


def test_a_planted_leak_through_something_derived_from_a_hand_is_found() -> None:
    assert "tells a secret" in found_in(ShowsSomethingDerived(), 4, 0)


def test_a_view_that_hides_a_seat_its_own_hand_is_found() -> None:
    assert found_in(HidesOwnHand(), 4, 0) == "seat 0 has other options in the view"


def test_a_leak_is_found_by_fuzzing_and_comes_with_a_record() -> None:
    with pytest.raises(FuzzFailure, match="tells a secret") as failure:
        fuzz_match(ShowsAHand(), 3, {}, 1, 1)
    record = read(failure.value.record)
    assert record.note.startswith("fuzz seed 1; AssertionError: the view of a spectator tells a secret")
    match = replay(record, ShowsAHand())
    with pytest.raises(AssertionError, match="tells a secret"):
        check_view(ShowsAHand(), match.state, None, QuickDice(1))
    check_sealed(ShowsAHand(), match.state)
