"""Everything has a limit: rules that loop or list without end are stopped."""

import pytest
from tests.engine.script import Ask, Deeper, Forever, Script, Write, begun, play, table

from yupana.engine import machine, match
from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Seat, Together
from yupana.engine.dice import QuickDice
from yupana.engine.grammar import Repeat
from yupana.engine.machine import Runaway, advance, decisions, settle, take
from yupana.engine.match import Entry, Refused

pytestmark = pytest.mark.compiled


class Endless(Choice[Script]):
    """May be repeated for ever."""

    def options(self, state: Script, seat: Seat) -> list[Option]:
        return [Option("again", (), (Endless(),)), Option("hand-over", (), (HandOver(),))]


class HandOver(Effect[Script]):
    """The other seat goes on."""

    def run(self, state: Script, seat: Seat) -> None:
        state.then(1 - seat, Endless())


class EndlessDice(Chance[Script]):
    """Each fall brings another."""

    def outcomes(self, state: Script, seat: Seat) -> list[Outcome]:
        return [Outcome("again", 1, (EndlessDice(),))]


class Heap(Choice[Script]):
    """Leaves something behind each time."""

    def options(self, state: Script, seat: Seat) -> list[Option]:
        return [Option("pile-up", (), (Heap(), Write("x")))]


def many(count: int) -> Ask:
    return Ask(tuple([f"option.{n}" for n in range(count)]))


def test_effects_that_follow_each_other_for_ever_are_stopped() -> None:
    with pytest.raises(Runaway, match="agenda without end"):
        advance(table(Forever()))


def test_an_agenda_that_grows_without_end_is_stopped() -> None:
    with pytest.raises(Runaway, match="agenda too deep"):
        advance(table(Deeper()))


def test_an_agenda_as_deep_as_allowed_is_fine_and_one_deeper_is_not() -> None:
    advance(table(Repeat(machine.AGENDA_MAX, Write("x"))))
    with pytest.raises(Runaway, match="agenda too deep"):
        advance(table(Repeat(machine.AGENDA_MAX + 1, Write("x"))))


def test_options_that_leave_ever_more_behind_are_stopped() -> None:
    state = table(Heap())
    advance(state)
    with pytest.raises(Runaway, match="agenda too deep"):
        for _ in range(machine.AGENDA_MAX + 1):
            take(state, 0, decisions(state)[0].options[0])


def test_dice_that_fall_for_ever_are_stopped() -> None:
    state = table(EndlessDice())
    advance(state)
    with pytest.raises(Runaway, match="dice without end"):
        settle(state, QuickDice(0))


def test_a_decision_may_have_five_hundred_options_and_no_more() -> None:
    advance(table(many(500)))
    with pytest.raises(Runaway, match="501 options in Ask"):
        advance(table(many(501)))


def test_free_options_count_among_the_options() -> None:
    with pytest.raises(Runaway, match="501 options in Ask"):
        advance(table(many(500), free=1))


def test_deciding_together_has_the_same_limit() -> None:
    advance(table(Together((0, 1), many(500))))
    with pytest.raises(Runaway, match="501 options in Ask"):
        advance(table(Together((0, 1), many(501))))


def test_a_match_that_never_ends_is_refused_further_moves() -> None:
    played = begun(Endless())
    played.digests = None
    for _ in range(match.DECISIONS_MAX):
        play(played, 0, "again")
    with pytest.raises(Refused) as refused:
        play(played, 0, "again")
    assert refused.value.reason == "refused-too-long"
    assert len(played.journal) == match.DECISIONS_MAX + 1


def test_decisions_taken_back_do_not_count_but_the_journal_has_a_limit_too() -> None:
    played = begun(Endless())
    played.digests = None
    played.journal.extend([Entry(0, "again")] * (match.ENTRIES_MAX - 3))
    play(played, 0, "again")
    play(played, 0, "undo")
    assert played.counted == 0
    assert len(played.journal) == match.ENTRIES_MAX
    for move in ("again", "hand-over", "undo"):
        with pytest.raises(Refused):
            play(played, 0, move)
    assert len(played.journal) == match.ENTRIES_MAX


def test_undo_is_refused_when_the_journal_is_full() -> None:
    played = begun(Endless())
    played.digests = None
    played.journal.extend([Entry(0, "again")] * (match.ENTRIES_MAX - 2))
    play(played, 0, "again")
    assert not played.can_undo(0)
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        play(played, 0, "undo")
