"""Going back: what is restored, what is kept, and when it is refused."""

import pytest
from tests.engine.script import Ask, Say, Script, Show, Throw, Write, begun, play
from tests.engine.toy import TOY

from yupana.engine.agenda import Effect, Seat, Together
from yupana.engine.codec import text_of
from yupana.engine.dice import QuickDice
from yupana.engine.machine import decisions
from yupana.engine.match import TAKEBACKS_MAX, Match, Refused
from yupana.engine.record import record_of, replay

pytestmark = pytest.mark.compiled


class PassOn(Effect[Script]):
    """The other seat decides next."""

    def run(self, state: Script, seat: Seat) -> None:
        state.then(1 - seat, Ask(("go",), (Ask(("on",)),)))


YES_NO = ("yes", "no")
THREE_CHOICES = (Ask(YES_NO, (Write("a"),)), Ask(YES_NO), Ask(YES_NO))


def refused(match: Match[Script], seat: Seat) -> bool:
    before = text_of(match.state)
    entries = len(match.journal)
    if match.can_undo(seat):
        return False
    with pytest.raises(Refused) as problem:
        match.undo(seat)
    assert problem.value.reason == "refused-nothing-to-undo"
    assert text_of(match.state) == before
    assert len(match.journal) == entries
    return True


def test_undo_restores_the_table_exactly_move_by_move() -> None:
    match = begun(*THREE_CHOICES, free=1)
    texts = [text_of(match.state)]
    for move in ("yes", "free"):
        play(match, 0, move)
        texts.append(text_of(match.state))
    assert len(set(texts)) == 3
    assert match.undo(0) == []
    assert text_of(match.state) == texts[1]
    play(match, 0, "undo")
    assert text_of(match.state) == texts[0]
    assert refused(match, 0)


def test_undo_restores_the_options_too() -> None:
    match = begun(Ask(("a", "b")), Ask(("c",)))
    play(match, 0, "a")
    match.undo(0)
    assert [option.move() for option in decisions(match.state)[0].options] == ["a", "b"]
    play(match, 0, "b")
    assert match.state.words == ["b.0"]


def test_the_journal_keeps_the_move_and_its_undoing() -> None:
    match = begun(*THREE_CHOICES)
    play(match, 0, "yes")
    match.undo(0)
    play(match, 0, "no")
    assert [entry.text() for entry in match.journal] == ["begin", "yes", "undo", "no"]
    assert [entry.seat for entry in match.journal] == [-1, 0, 0, 0]
    assert match.counted == 1


def test_a_journal_with_undo_replays_to_the_same_table_and_digests() -> None:
    match = begun(*THREE_CHOICES)
    for move in ("yes", "no", "undo", "undo", "no", "yes", "undo", "no"):
        play(match, 0, move)
    again = Match(match.game, 2)
    for entry in match.journal:
        again.repeat(entry)
    assert text_of(again.state) == text_of(match.state)
    assert again.digests == match.digests
    assert again.can_undo(0)


def test_undo_with_nothing_to_undo_is_refused() -> None:
    match = begun(*THREE_CHOICES)
    assert refused(match, 0)


def test_undo_before_the_match_has_begun_is_refused() -> None:
    assert refused(Match(begun(*THREE_CHOICES).game, 2), 0)


def test_undo_by_another_seat_is_refused() -> None:
    match = begun(*THREE_CHOICES)
    play(match, 0, "yes")
    assert refused(match, 1)
    assert match.can_undo(0)


def test_undo_after_dice_fell_is_refused_even_for_moves_before() -> None:
    match = begun(Ask(YES_NO), Ask(YES_NO), Throw(("heads", "tails")), Ask(YES_NO))
    play(match, 0, "yes")
    assert match.can_undo(0)
    play(match, 0, "yes", "heads")
    assert refused(match, 0)


def test_undo_after_a_revealing_fact_is_refused() -> None:
    match = begun(Ask(YES_NO), Ask(YES_NO, (Show(),)), Ask(YES_NO))
    play(match, 0, "yes")
    play(match, 0, "yes")
    assert refused(match, 0)


def test_undo_after_a_fact_that_reveals_nothing_is_allowed() -> None:
    match = begun(Ask(YES_NO, (Say(),)), Ask(YES_NO))
    assert len(play(match, 0, "yes")) == 1
    assert match.can_undo(0)


def test_undo_is_refused_while_another_seat_must_decide_and_after() -> None:
    match = begun(Ask(YES_NO), Ask(YES_NO, (PassOn(),)), Ask(YES_NO))
    play(match, 0, "yes")
    play(match, 0, "yes")
    assert match.deciders() == [1]
    assert refused(match, 0)
    assert refused(match, 1)
    play(match, 1, "go")
    assert match.can_undo(1)
    play(match, 1, "on")
    assert match.deciders() == [0]
    assert refused(match, 0)


def test_undo_is_refused_when_the_match_is_over() -> None:
    match = begun(Ask(YES_NO))
    play(match, 0, "yes")
    assert match.is_over()
    assert refused(match, 0)


def test_undo_after_answers_were_unsealed_is_refused() -> None:
    """The last to answer has seen what the others answered, even if no fact says so."""
    match = begun(Together((0, 1), Ask(YES_NO)), Ask(YES_NO))
    play(match, 1, "no")
    play(match, 0, "yes")
    assert match.deciders() == [0]
    assert refused(match, 0)


def test_a_sealed_answer_cannot_be_taken_back() -> None:
    match = begun(Together((0, 1), Ask(YES_NO)))
    play(match, 0, "yes")
    assert refused(match, 0)
    assert refused(match, 1)


def test_undo_reaches_back_to_the_first_own_decision_after_the_dice() -> None:
    match = begun(Ask(YES_NO), Throw(("heads",)), Ask(YES_NO), Ask(YES_NO), Ask(YES_NO))
    play(match, 0, "yes", "heads")
    here = text_of(match.state)
    play(match, 0, "yes")
    play(match, 0, "no")
    match.undo(0)
    match.undo(0)
    assert text_of(match.state) == here
    assert refused(match, 0)


def test_random_toy_matches_with_undo_replay_from_their_records() -> None:
    undone = 0
    for seed in range(20):
        dice = QuickDice(seed)
        match = Match(TOY, 2 + seed % 2, {"rounds": 4})
        match.begin(dice)
        while not match.is_over():
            pending = decisions(match.state)
            decision = pending[dice.roll(len(pending))]
            if match.can_undo(decision.seat) and dice.roll(3) == 0:
                match.undo(decision.seat)
                undone += 1
            else:
                match.play(decision.seat, decision.options[dice.roll(len(decision.options))].move(), dice)
        again = replay(record_of(match, ["a", "b", "c"][: match.seats]), TOY)
        assert text_of(again.state) == text_of(match.state)
        assert again.digests == match.digests
    assert undone > 20


@pytest.mark.slow
def test_a_takeback_leads_to_the_table_as_it_was_even_past_undone_moves_and_other_takebacks() -> None:
    back = 0
    for seed in range(20):
        dice = QuickDice(seed)
        match = Match(TOY, 2 + seed % 2, {"rounds": 4})
        match.begin(dice)
        tables = [(text_of(match.state), match.counted)]
        while not match.is_over():
            decision = decisions(match.state)[0]
            if match.can_undo(decision.seat) and dice.roll(3) == 0:
                match.undo(decision.seat)
            elif len(tables) > 1 and dice.roll(5) == 0 and match.takebacks < TAKEBACKS_MAX:
                to = 1 + dice.roll(len(tables) - 1)
                match.take_back(decision.seat, to)
                assert (text_of(match.state), match.counted) == tables[to - 1]
                back += 1
            else:
                match.play(decision.seat, decision.options[dice.roll(len(decision.options))].move(), dice)
            tables.append((text_of(match.state), match.counted))
        assert replay(record_of(match, ["a", "b", "c"][: match.seats]), TOY).digests == match.digests
    assert back > 50


def test_as_many_takebacks_as_there_may_be_cost_one_replay_each() -> None:
    """Were each to repeat those before it, this would take longer than the world is old."""
    match = begun(Ask(YES_NO), Ask(YES_NO), Ask(YES_NO))
    play(match, 0, "yes")
    for _ in range(TAKEBACKS_MAX):
        play(match, 0, "no")
        match.take_back(0, match.length() - 1)
    again = Match(match.game, 2)
    for entry in match.journal:
        again.repeat(entry)
    assert again.digests == match.digests
