"""A match: moves accepted and refused, replay, fingerprints, facts, variants."""

import hashlib

import pytest
from tests.engine.script import Ask, Said, Say, Script, ScriptGame, Throw, Write, begun, play
from tests.engine.toy import FACE_DOWN, TOY, CardDrawn, Toy, ToyGame

from yupana.bots import Bot
from yupana.bots.matches import play_match
from yupana.bots.random_bot import RandomBot
from yupana.conformance.tables import tables_of
from yupana.engine.agenda import Seat, Together
from yupana.engine.codec import text_of
from yupana.engine.dice import QuickDice, WrittenDice
from yupana.engine.game import Options, Score, full_options, plain_default, table_options
from yupana.engine.machine import decision_of
from yupana.engine.match import Entry, Match, Refused

pytestmark = pytest.mark.compiled

YES_NO = Ask(("yes", "no"))


def random_match(seats: int, seed: int) -> Match[Toy]:
    dice = QuickDice(seed)
    match = Match(TOY, seats)
    match.begin(dice)
    while not match.is_over():
        seat = match.deciders()[0]
        decision = decision_of(match.state, seat)
        assert decision is not None
        match.play(seat, decision.options[dice.roll(len(decision.options))].move(), dice)
    return match


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (0, "maybe", "refused-no-such-option"),
        (0, "", "refused-no-such-option"),
        (0, "Yes", "refused-no-such-option"),
        (0, "yes ", "refused-no-such-option"),
        (0, "begin", "refused-no-such-option"),
        (1, "yes", "refused-not-your-turn"),
        (7, "yes", "refused-not-your-turn"),
        (-1, "yes", "refused-not-your-turn"),
        (0, "undo", "refused-nothing-to-undo"),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(seat: Seat, move: str, reason: str) -> None:
    match = begun(YES_NO)
    before = text_of(match.state)
    with pytest.raises(Refused) as refused:
        play(match, seat, move)
    assert refused.value.reason == reason
    assert text_of(match.state) == before
    assert len(match.journal) == 1


def test_no_move_is_made_before_the_beginning_or_after_the_end() -> None:
    match = Match(ScriptGame((YES_NO,)), 2)
    with pytest.raises(Refused, match="refused-not-begun"):
        play(match, 0, "yes")
    match.begin(QuickDice(0))
    with pytest.raises(Refused, match="refused-begun"):
        match.begin(QuickDice(0))
    play(match, 0, "yes")
    assert match.is_over()
    with pytest.raises(Refused, match="refused-over"):
        play(match, 0, "yes")


def test_a_match_is_not_over_before_it_has_begun() -> None:
    assert not Match(ScriptGame(()), 2).is_over()


def test_a_match_needs_a_possible_number_of_seats() -> None:
    for seats in (0, 1, 4):
        with pytest.raises(ValueError, match=f"toy is not for {seats}"):
            Match(TOY, seats)


def test_the_journal_holds_who_did_what_and_what_fell() -> None:
    match = begun(Throw(("heads", "tails")), Ask(("roll",), (Throw(("a", "b")), Throw(("c",)))), YES_NO, fell="tails")
    play(match, 0, "roll", "b c")
    play(match, 0, "no")
    assert [(entry.seat, entry.move, entry.fell) for entry in match.journal] == [
        (-1, "begin", ("tails",)),
        (0, "roll", ("b", "c")),
        (0, "no", ()),
    ]


def test_facts_are_those_of_the_latest_entry() -> None:
    match = begun(Say(), Ask(("a",), (Say(), Say())), Ask(("b",)), YES_NO)
    assert [type(fact) for fact in match.facts] == [Said]
    assert [type(fact) for fact in play(match, 0, "a")] == [Said, Said]
    assert play(match, 0, "b") == match.facts == []


def test_a_fact_is_told_to_each_viewer_as_far_as_it_is_theirs() -> None:
    match = Match(TOY, 2)
    match.begin(WrittenDice(("card.1", "card.2", "card.3", "card.1", "card.2", "card.4", "die.5")))
    drawn = match.facts[0]
    assert isinstance(drawn, CardDrawn)
    assert drawn.seen_by(0) is drawn
    for viewer in (1, None):
        told = drawn.seen_by(viewer)
        assert isinstance(told, CardDrawn)
        assert told.card == FACE_DOWN
    public = Said()
    assert public.seen_by(None) is public


def test_while_bots_think_nothing_is_told() -> None:
    match = begun(YES_NO, Say(), YES_NO)
    world = match.state.clone()
    world.tell(Said())
    assert world.facts is None


# Replay and fingerprints.


def test_a_journal_replays_to_the_same_table_without_a_random_generator() -> None:
    for seats in (2, 3):
        match = random_match(seats, 5)
        again = Match(TOY, seats)
        for entry in match.journal:
            again.repeat(entry)
        assert text_of(again.state) == text_of(match.state)
        assert again.digests == match.digests
        assert [entry.text() for entry in again.journal] == [entry.text() for entry in match.journal]


def test_replay_refuses_a_move_that_is_no_option() -> None:
    with pytest.raises(Refused, match="refused-no-such-option"):
        begun(YES_NO).repeat(Entry(0, "maybe"))


def test_replay_refuses_dice_that_are_missing_too_many_or_impossible() -> None:
    steps = (Ask(("roll",), (Throw(("a", "b")),)), YES_NO)
    with pytest.raises(ValueError, match="fewer outcomes"):
        begun(*steps).repeat(Entry(0, "roll"))
    with pytest.raises(ValueError, match="more outcomes"):
        begun(*steps).repeat(Entry(0, "roll", ("a", "b")))
    with pytest.raises(ValueError, match="'c' is no outcome here"):
        begun(*steps).repeat(Entry(0, "roll", ("c",)))
    undone = begun(YES_NO, YES_NO)
    play(undone, 0, "yes")
    with pytest.raises(ValueError, match="more outcomes"):
        undone.repeat(Entry(0, "undo", ("a",)))


def test_each_entry_has_a_digest_and_it_can_be_left_out() -> None:
    match = random_match(2, 3)
    assert match.digests is not None
    assert len(match.digests) == len(match.journal) == len(set(match.digests))
    assert Match(TOY, 2, digests=False).digests is None


def hashed(*lines: str) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def test_a_digest_is_made_as_the_specification_says() -> None:
    match = begun(Throw(("heads", "tails")), YES_NO, Together((1, 0), YES_NO), fell="tails")
    begin = hashed(" -1 begin {tails}", "0: no, yes", "0 = words 1", "1 = words 1")
    play(match, 0, "no")
    both = hashed(f"{begin} 0 no", "0: no, yes", "1: no, yes", "0 = words 2", "1 = words 2")
    play(match, 1, "yes")
    one = hashed(f"{both} 1 yes", "0: no, yes", "0 = words 2", "1 = words 2")
    play(match, 0, "yes")
    over = hashed(f"{one} 0 yes", "0 = words 4", "1 = words 4")
    assert match.digests == [begin, both, one, over]


class Quiz(Ask):
    """The same under another name."""


class Parts(ScriptGame):
    """A script in which these parts are what everybody has scored."""

    def __init__(self, parts: tuple[tuple[str, int], ...]) -> None:
        super().__init__((YES_NO,))
        self.parts = parts

    def scores(self, state: Script) -> list[Score]:
        return [Score(self.parts) for _ in range(state.seats)]


def first_digest(game: ScriptGame) -> str:
    match = Match(game, 2)
    match.begin(QuickDice(1))
    return match.last_digest


def test_neither_the_names_of_steps_nor_the_order_of_a_list_is_in_a_digest() -> None:
    usual = first_digest(ScriptGame((YES_NO, Write("later"))))
    assert first_digest(ScriptGame((Quiz(("yes", "no")),))) == usual
    assert first_digest(ScriptGame((Ask(("no", "yes")),))) == usual
    scored = first_digest(Parts((("coins", 3), ("gems", 1))))
    assert first_digest(Parts((("gems", 1), ("debts", 0), ("coins", 3)))) == scored


def test_another_offer_another_seat_and_other_points_are_another_digest() -> None:
    games = [
        ScriptGame((YES_NO,)),
        ScriptGame((Ask(("yes", "no", "perhaps")),)),
        ScriptGame((Ask(("yes",)),)),
        ScriptGame((Together((1,), YES_NO),)),
        ScriptGame((Together((0, 1), YES_NO),)),
        ScriptGame(()),
        Parts((("coins", 3), ("gems", 1))),
        Parts((("coins", 4), ("gems", 1))),
        Parts((("coins", 1), ("gems", 3))),
    ]
    assert len({first_digest(game) for game in games}) == len(games)


def test_equal_matches_have_equal_digests() -> None:
    assert random_match(3, 8).digests == random_match(3, 8).digests


def test_digests_differ_from_the_first_different_entry_on() -> None:
    steps = (YES_NO, YES_NO, Ask(("roll",), (Throw(("a", "b")),)), YES_NO)

    def digests(*moves: tuple[str, str]) -> list[str]:
        match = begun(*steps)
        for move, fell in moves:
            play(match, 0, move, fell)
        assert match.digests is not None
        return match.digests

    base = digests(("yes", ""), ("yes", ""), ("roll", "a"), ("yes", ""))
    for other, same in (
        (digests(("no", ""), ("yes", ""), ("roll", "a"), ("yes", "")), 1),
        (digests(("yes", ""), ("no", ""), ("roll", "a"), ("yes", "")), 2),
        (digests(("yes", ""), ("yes", ""), ("roll", "b"), ("yes", "")), 3),
        (digests(("yes", ""), ("yes", ""), ("roll", "a"), ("no", "")), 4),
    ):
        assert [one == two for one, two in zip(base, other, strict=True)] == [n < same for n in range(5)]


def test_digests_differ_even_when_two_moves_lead_to_the_same_table() -> None:
    same = Ask(("left", "right"))
    found = []
    for move in ("left", "right"):
        match = begun(same, YES_NO)
        play(match, 0, move)
        match.state.words.clear()  # as if neither left a trace
        play(match, 0, "yes")
        found.append((match.digests, text_of(match.state)))
    assert found[0][1] == found[1][1]
    assert found[0][0] != found[1][0]


def test_digests_tell_the_order_of_sealed_answers() -> None:
    found = []
    for first in (0, 1):
        match = begun(Together((0, 1), YES_NO), YES_NO)
        play(match, first, "yes")
        play(match, 1 - first, "yes")
        found.append((match.digests, text_of(match.state)))
    assert found[0][1] == found[1][1]
    assert found[0][0] != found[1][0]


def test_digests_tell_a_detour_from_the_straight_way() -> None:
    straight = begun(YES_NO, YES_NO)
    play(straight, 0, "yes")
    detour = begun(YES_NO, YES_NO)
    for move in ("yes", "undo", "yes"):
        play(detour, 0, move)
    assert text_of(straight.state) == text_of(detour.state)
    assert straight.digests is not None
    assert detour.digests is not None
    assert straight.digests[-1] != detour.digests[-1]


# Variants, defaults and scores.


def test_variants_that_were_not_named_have_their_usual_value() -> None:
    assert full_options(TOY, {}) == {"rounds": 2, "pot": 0}
    assert full_options(TOY, {"pot": 5}) == {"rounds": 2, "pot": 5}
    assert Match(TOY, 2, {"rounds": 4}).options == {"rounds": 4, "pot": 0}
    assert Match(TOY, 2, {"rounds": 4}).state.rounds == 4


def test_unknown_variants_and_values_are_refused() -> None:
    with pytest.raises(ValueError, match="toy has no option 'colour'"):
        full_options(TOY, {"colour": 1})
    with pytest.raises(ValueError, match="option 'rounds' cannot be 3"):
        Match(TOY, 2, {"rounds": 3})


def test_the_default_is_the_first_harmless_option_or_the_first_of_all() -> None:
    match = begun(Ask(("a", "b", "c")))
    assert plain_default(match.state, 0, ("x", "c", "b")).move() == "c"
    assert plain_default(match.state, 0, ()).move() == "a"
    with pytest.raises(ValueError, match="seat 1 has nothing to decide"):
        plain_default(match.state, 1, ())


def test_a_score_is_the_sum_of_its_parts() -> None:
    assert Score((("coins", 3), ("gems", 8), ("hunger", -5)), 4).total() == 6
    assert Score(()).total() == 0


class Choosy(ToyGame):
    """A big pot is not for three."""

    def refuses(self, seats: int, options: Options) -> str:
        return "refused-big-pot" if seats == 3 and options["pot"] else ""


def test_options_that_the_game_refuses_make_no_table() -> None:
    for make in (Match, table_options, played_by_bots):
        make(Choosy(), 2, {"pot": 5})
        make(Choosy(), 3, {})
        with pytest.raises(Refused, match="refused-big-pot"):
            make(Choosy(), 3, {"pot": 5})


class Crowded(ToyGame):
    """Three play for a big pot, unless they say otherwise."""

    def usual(self, seats: int) -> Options:
        return {"pot": 5} if seats == 3 else {}


def test_what_is_usual_may_depend_on_the_number_of_seats() -> None:
    assert table_options(Crowded(), 2, {}) == {"rounds": 2, "pot": 0}
    assert table_options(Crowded(), 3, {}) == {"rounds": 2, "pot": 5}
    assert Match(Crowded(), 3, {"pot": 0}).options == {"rounds": 2, "pot": 0}
    assert (3, {"rounds": 2, "pot": 5}) in tables_of(Crowded())


def played_by_bots(game: Choosy, seats: int, options: Options) -> None:
    bots: list[Bot] = [RandomBot() for _ in range(seats)]
    play_match(game, options, bots, QuickDice(1), QuickDice(2))


def test_tables_that_the_game_refuses_are_not_tried() -> None:
    tried, all_tables = tables_of(Choosy()), tables_of(TOY)
    assert [table for table in all_tables if table not in tried]
    assert not [table for table in tried if Choosy().refuses(*table)]
    assert tried == [table for table in all_tables if not Choosy().refuses(*table)]
