"""The text form of a match: what is written is read, what is broken is named by its line, cheating shows."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.script import Ask, ScriptGame, begun, play
from tests.engine.toy import TOY, Toy, ToyGame

from yupana.engine.dice import KeyedDice, QuickDice, commitment_of
from yupana.engine.fair import check_fair
from yupana.engine.game import Score
from yupana.engine.machine import decisions
from yupana.engine.match import ENTRIES_MAX, Entry, Match
from yupana.engine.record import (
    HEADINGS,
    LINE_MAX,
    LINES_MAX,
    BadRecord,
    Record,
    points_text,
    read,
    record_of,
    replay,
    result_of,
    write,
)
from yupana.lots import Lots
from yupana.seats import LETTERS

pytestmark = pytest.mark.compiled

SECRET = bytes(range(100, 132))
NAMES = ["Ann", "Bob", "Cy"]


def played(seats: int = 2, secret: bytes = SECRET, undo: bool = True) -> Match[Toy]:
    """A whole match with keyed dice."""
    dice = KeyedDice(secret)
    minds = QuickDice(secret[0])
    match = Match(TOY, seats, {"rounds": 4})
    match.begin(dice)
    while not match.is_over():
        decision = decisions(match.state)[-1]
        if undo and match.can_undo(decision.seat) and minds.roll(3) == 0:
            match.undo(decision.seat)
        else:
            match.play(decision.seat, decision.options[minds.roll(len(decision.options))].move(), dice)
    return match


def whole(seats: int = 2) -> Record:
    return record_of(played(seats), NAMES[:seats], SECRET, "A note: with colon, comma and # sign.")


def same(one: Record, other: Record) -> bool:
    return (
        (one.game, one.rules, one.options, one.names, one.digests)
        == (other.game, other.rules, other.options, other.names, other.digests)
        and (one.commitment, one.secret, one.result, one.note)
        == (other.commitment, other.secret, other.result, other.note)
        and (one.lots and (one.lots.shares, one.lots.sat)) == (other.lots and (other.lots.shares, other.lots.sat))
        and [(entry.seat, entry.move, entry.fell) for entry in one.entries]
        == [(entry.seat, entry.move, entry.fell) for entry in other.entries]
    )


# There and back.

words = st.from_regex(r"[a-z0-9][a-z0-9.-]{0,11}", fullmatch=True)
lines = st.text(st.characters(exclude_categories=["Cs"]), max_size=40).map(lambda text: " ".join(text.split()))
names = st.lists(lines.map(lambda text: text.replace(",", "")).map(str.strip).filter(bool), min_size=1, max_size=5)
hashes = st.just("") | st.from_regex(r"[0-9a-f]{64}", fullmatch=True)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(names)
    moves = st.lists(words, min_size=1, max_size=4).map(" ".join).filter(lambda move: move != "begin")
    fell = st.lists(words, max_size=4).map(tuple)
    entries = [Entry(-1, "begin", draw(fell))] if draw(st.booleans()) else []
    entries += draw(st.lists(st.builds(Entry, st.integers(0, len(seats) - 1), moves, fell), max_size=30))
    options = draw(st.dictionaries(words, st.integers(-999_999_999, 999_999_999), max_size=3))
    rules = draw(st.integers(0, 999_999_999))
    record = Record(draw(words), rules, options, seats, entries, draw(hashes), draw(hashes), draw(lines), draw(lines))
    if draw(st.booleans()):
        shares = draw(st.lists(st.just("server") | hashes.filter(bool), min_size=len(seats), max_size=len(seats)))
        record.lots = Lots(shares, draw(st.none() | st.permutations(range(len(seats)))))
    for n in range(len(entries)):
        last = n + 1 == len(entries) or entries[n + 1].seat != entries[n].seat
        if last and draw(st.booleans()):
            record.digests[n] = draw(st.from_regex(r"[0-9a-f]{16}", fullmatch=True))
    return record


@given(records())
@settings(deadline=None, max_examples=80)
def test_whatever_is_written_is_read_the_same(record: Record) -> None:
    text = write(record)
    assert same(read(text), record)
    assert write(read(text)) == text


@given(st.text())
@settings(deadline=None, max_examples=80)
def test_any_text_is_read_or_refused_with_a_line(text: str) -> None:
    for whatever in (text, f"yupana record 2\n{text}", f"yupana record 2\ngame: x\nrules: 1\nseats: A\n\n{text}"):
        try:
            read(whatever)
        except BadRecord as problem:
            assert 1 <= problem.line <= max(1, len(whatever.splitlines()))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_played_match_is_written_read_and_replayed(seats: int) -> None:
    match = played(seats)
    record = read(write(record_of(match, NAMES[:seats], SECRET)))
    assert any(entry.move == "undo" for entry in record.entries)
    again = replay(record, TOY)
    assert again.digests == match.digests
    assert result_of(again) == record.result == result_of(match)
    check_fair(record, TOY)


def test_a_record_is_one_line_per_turn_below_its_header() -> None:
    match = begun(Ask(("a",)), Ask(("b",)))
    play(match, 0, "a")
    play(match, 0, "undo")
    play(match, 0, "a")
    text = write(record_of(match, ["Ann", "Bob"]))
    assert match.digests is not None
    assert text == (
        "yupana record 2\n"
        "game: script\n"
        "rules: 1\n"
        "options:\n"
        "seats: Ann, Bob\n"
        "\n"
        f"0 -: begin ; {match.digests[0]}\n"
        f"1 A: a, undo, a ; {match.digests[3]}\n"
    )


def test_the_secret_and_the_result_are_written_only_when_the_match_is_over() -> None:
    match = begun(Ask(("a",)))
    record = record_of(match, ["Ann", "Bob"], SECRET)
    assert (record.commitment, record.secret, record.result) == (commitment_of(SECRET), "", "")
    play(match, 0, "a")
    record = record_of(match, ["Ann", "Bob"], SECRET)
    assert (record.secret, record.result) == (SECRET.hex(), "1* 1*")
    assert record_of(match, ["Ann", "Bob"]).commitment == ""


def test_winners_are_starred_and_points_written_with_their_fractions() -> None:
    assert result_of(played(2)).count("*") == 1
    assert points_text(245, 4) == "61.25"
    assert points_text(242, 4) == "60.5"
    assert points_text(48, 1) == "48"
    assert points_text(0, 4) == "0"
    assert points_text(-7, 4) == "-1.75"
    assert points_text(-1, 4) == "-0.25"


def test_a_very_long_turn_goes_on_in_another_line() -> None:
    entries = [Entry(-1, "begin")] + [Entry(0, "again and-again")] * (ENTRIES_MAX - 1)
    text = write(Record("script", 1, {}, ["Ann"], entries))
    assert max(len(line) for line in text.splitlines()) < LINE_MAX
    assert len(read(text).entries) == ENTRIES_MAX


def test_names_and_notes_that_could_not_be_read_back_are_not_written() -> None:
    for name in ("", "a,b", "a\nb", "a\u2028b", " a", "a\n0 A: cheat"):
        with pytest.raises(ValueError):
            write(Record("toy", 3, {}, ["Ann", name], []))
    for note in ("a\nb", " a", "a\r"):
        with pytest.raises(ValueError):
            write(Record("toy", 3, {}, ["Ann", "Bob"], [], note=note))


# Reading what a person wrote.

HEADER = "yupana record 2\ngame: toy\nrules: 3\noptions: rounds=2\nseats: Ann, Bob\n"


def test_comments_blank_lines_and_spaces_are_skipped() -> None:
    text = (
        "yupana record 2\n"
        "# who played\n"
        "game:toy\n"
        "  # indented\n"
        "rules:   3\n"
        "seats: Ann ,Bob\n"
        "\n"
        "# the deal\n"
        "0 -: begin {card.1}\n"
        "\n"
        "   # between\n"
        "  7 B: bid card.1, bid card.2   \n"
    )
    record = read(text)
    assert (record.game, record.rules, record.names, record.options) == ("toy", 3, ["Ann", "Bob"], {})
    assert [(entry.seat, entry.text()) for entry in record.entries] == [
        (-1, "begin {card.1}"),
        (1, "bid card.1"),
        (1, "bid card.2"),
    ]
    assert record.lines == [9, 12, 12]
    assert record.line_of(2) == 12
    assert same(read(text.replace("\n", "\r\n")), record)


BROKEN = [
    ("", 1, "a record begins with"),
    ("yupana record 3\n", 1, "a record begins with"),
    ("# comment\nyupana record 2\n", 1, "a record begins with"),
    ("yupana record 2\ngame: toy\nseats: A\n", 3, "the header lacks 'rules'"),
    ("yupana record 2\nrules: 1\nseats: A\n\n0 -: begin\n", 3, "the header lacks 'game'"),
    ("yupana record 2\ngame: toy\nrules: 1\n", 3, "the header lacks 'seats'"),
    ("yupana record 2\n\ngame: toy\n", 1, "the header lacks 'game'"),
    ("yupana record 2\ngame: toy\ncolour: red\n", 3, "no such heading: 'colour'"),
    ("yupana record 2\ngame: toy\nGame: toy\n", 3, "no such heading: 'Game'"),
    ("yupana record 2\ngame toy\n", 2, "no such heading: 'game toy'"),
    ("yupana record 2\ngame: toy\n# x\ngame: toy\n", 4, "'game' stands twice"),
    ("yupana record 2\ngame: toy\nrules: three\n", 3, "'rules' is a number"),
    ("yupana record 2\ngame: toy\nrules: " + "9" * 5000 + "\n", 3, "'rules' is a number"),
    ("yupana record 2\noptions: rounds=2 pot\n", 2, "not an option: 'pot'"),
    ("yupana record 2\noptions: rounds=--2\n", 2, "not an option: 'rounds=--2'"),
    ("yupana record 2\noptions: rounds=2 rounds=4\n", 2, "option 'rounds' stands twice"),
    ("yupana record 2\nseats: Ann,, Bob\n", 2, "'seats' names one to 5 players"),
    ("yupana record 2\nseats:\n", 2, "'seats' names one to 5 players"),
    ("yupana record 2\nseats: A, B, C, D, E, F\n", 2, "'seats' names one to 5 players"),
    ("yupana record 2\ncommitment: abc\n", 2, "'commitment' is 64 digits"),
    ("yupana record 2\nsecret: " + "G" * 64 + "\n", 2, "'secret' is 64 digits"),
    ("yupana record 2\nnote: " + "x" * LINE_MAX + "\n", 2, "too long"),
    (HEADER + "0 -: begin\n", 6, "no such heading: '0 -'"),
    (HEADER + "\nbegin\n", 7, "not a turn"),
    (HEADER + "\n0 -: begin\n1 A bid card.1\n", 8, "not a turn"),
    (HEADER + "\n0 -: begin\n1 F: bid card.1\n", 8, "not a turn"),
    (HEADER + "\n0 -: begin\n1 a: bid card.1\n", 8, "not a turn"),
    (HEADER + "\n0 -: begin\n1 A:\n", 8, "not a turn"),
    (HEADER + "\n0 -: begin\n1 C: bid card.1\n", 8, "nobody sits at C"),
    (HEADER + "\n0 -: begin\n# x\n1 A: bid card.1, Bid card.2\n", 9, "not a move: 'Bid card.2'"),
    (HEADER + "\n0 -: begin\n1 A: bid  card.1\n", 8, "not a move: 'bid  card.1'"),
    (HEADER + "\n0 -: begin\n1 A: bid card.1,\n", 8, "not a move: 'bid card.1,'"),
    (HEADER + "\n0 -: begin\n1 A: bid card.1 {}\n", 8, "not a move: 'bid card.1 {}'"),
    (HEADER + "\n0 -: begin\n1 A: bid card.1 {die.1\n", 8, "not a move"),
    (HEADER + "\n0 -: begin\n1 A: bid card.1 {die.1} {die.2}\n", 8, "not a move"),
    (HEADER + "\n0 -: begin\n1 A: bid card.1 ; 0123456789abcde\n", 8, "not a move"),
    (HEADER + "\n0 -: begin\n1 A: bid card.1 ; 0123456789ABCDEF\n", 8, "not a move"),
    (HEADER + "\n0 -: bid card.1\n", 7, "'bid card.1' is not for -"),
    (HEADER + "\n0 A: begin\n", 7, "'begin' is not for A"),
    (HEADER + "\n0 -: begin\n1 A: " + "x" * LINE_MAX + "\n", 8, "too long"),
    (HEADER + "\n" + ("1 A: " + "x, " * 9_999 + "x\n") * 3, 9, "more than 20000 moves"),
    (HEADER + "\n" * LINES_MAX, LINES_MAX, "too many lines"),
]


@pytest.mark.parametrize(("text", "line", "problem"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_record_names_the_line_and_the_problem(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read(text)
    assert bad.value.line == line
    assert problem in bad.value.problem
    assert str(bad.value) == f"line {line}: {bad.value.problem}"


def test_there_is_a_letter_for_each_of_five_seats_and_a_place_for_each_heading() -> None:
    assert LETTERS == "ABCDE"
    text = "yupana record 2\ngame: toy\nrules: 3\noptions: rounds=2\nseats: A, B, C, D, E\n"
    text += f"commitment: {'a' * 64}\nshares: {', '.join(['server'] * 5)}\n"
    text += f"secret: {'b' * 64}\nresult: 1 2 3 4 5*\nnote: none\n"
    assert [line.partition(":")[0] for line in text.splitlines()[1:]] == list(HEADINGS)
    assert write(read(text)) == text + "\n"


# Replaying.


def test_a_record_replays_up_to_any_entry() -> None:
    record = whole()
    for upto in (0, 1, 5, len(record.entries)):
        assert len(replay(record, TOY, upto).journal) == upto


def test_a_record_of_another_game_or_other_seats_or_variants_is_refused() -> None:
    text = write(whole())
    for old, new, problem in (
        ("game: toy", "game: tzolkin", "a record of tzolkin, not of toy"),
        ("seats: Ann, Bob", "seats: Ann, Bob, Cy, Di", "toy is not for 4"),
        ("rounds=4", "rounds=9", "option 'rounds' cannot be 9"),
        ("rounds=4", "moon=1", "toy has no option 'moon'"),
    ):
        changed = read(text.replace(old, new))
        with pytest.raises(BadRecord, match=problem):
            replay(changed, TOY)
        with pytest.raises(BadRecord, match=problem):
            check_fair(changed, TOY)


def test_a_record_of_other_rules_opens_where_it_verifies() -> None:
    record = read(write(whole()).replace("rules: 3", "rules: 2"))
    assert record.rules == 2
    assert replay(record, TOY).is_over()
    check_fair(record, TOY)


class Generous(ToyGame):
    """The toy by other rules: a gem is worth one more."""

    def version(self) -> int:
        return 4

    def scores(self, state: Toy) -> list[Score]:
        return [
            Score(tuple([(name, amount + (name == "gems" and amount > 0)) for name, amount in score.parts]), 4)
            for score in super().scores(state)
        ]


def test_a_record_of_other_rules_says_where_those_of_today_part_from_it_and_which_can_open_it() -> None:
    record = read(write(whole()))
    with pytest.raises(BadRecord, match=r"the table differs .*; rules 3 of toy, .* can open it \(these are 4\)") as bad:
        replay(record, Generous())
    assert bad.value.rules == 3
    record.digests.clear()  # then the result tells it
    with pytest.raises(BadRecord, match=r"the result is not .*; rules 3 of toy") as bad:
        replay(record, Generous())
    assert (bad.value.line, bad.value.rules) == (record.lines[-1], 3)


def test_a_record_of_these_rules_names_no_others_when_it_is_wrong() -> None:
    record = whole()
    record.result = "1 2"
    with pytest.raises(BadRecord) as bad:
        replay(record, TOY)
    assert bad.value.rules is None
    assert "can open it" not in bad.value.problem


def test_a_record_of_the_first_format_opens_and_its_digests_are_not_compared() -> None:
    old = re.sub(r"[0-9a-f]{16}$", "0123456789abcdef", write(whole()), flags=re.MULTILINE).replace(
        "record 2", "record 1"
    )
    record = read(old)
    assert record.digests == {}
    assert replay(record, TOY).is_over()
    with pytest.raises(BadRecord, match="the table differs"):
        replay(read(old.replace("record 1", "record 2")), TOY)
    record.result = "1 2"
    with pytest.raises(BadRecord, match="the result is not"):
        replay(record, TOY)
    record.entries[3] = Entry(0, "dance")
    with pytest.raises(BadRecord, match="'dance': refused"):
        replay(record, TOY)


def test_a_move_that_cannot_be_made_is_named_by_its_line() -> None:
    text = write(whole())
    at = next(n for n, line in enumerate(text.splitlines(), 1) if " B: bid" in line)
    lines = text.splitlines()
    lines[at - 1] = lines[at - 1].replace("bid card", "sell card", 1)
    with pytest.raises(BadRecord, match=r"'sell card\.\d': refused-no-such-option") as bad:
        replay(read("\n".join(lines)), TOY)
    assert bad.value.line == at


def test_a_digest_that_does_not_fit_is_named_by_its_line() -> None:
    lines = write(whole()).splitlines()
    for at in (11, 14, len(lines)):
        changed = lines[:]
        digest = changed[at - 1].rpartition(" ; ")[2]
        changed[at - 1] = changed[at - 1].replace(digest, digest[::-1])
        with pytest.raises(BadRecord, match="the table differs") as bad:
            replay(read("\n".join(changed)), TOY)
        assert bad.value.line == at


def test_a_wrong_result_is_refused() -> None:
    record = whole()
    record.result = record.result.replace("*", "")
    with pytest.raises(BadRecord, match="the result is not"):
        replay(record, TOY)


def test_a_record_with_a_result_must_be_played_to_the_end() -> None:
    record = whole()
    record.entries.pop()
    with pytest.raises(BadRecord, match="the result is not"):
        replay(record, TOY)


# Fairness.


def test_a_changed_outcome_is_found_in_its_line_even_when_the_journal_replays() -> None:
    match = played(undo=False)
    record = read(write(record_of(match, NAMES[:2], SECRET)))
    dice = random.Random(1)
    found = 0
    for n, entry in enumerate(record.entries):
        if entry.fell and entry.fell[-1].startswith("die."):
            other = f"die.{dice.choice([side for side in range(1, 7) if f'die.{side}' != entry.fell[-1]])}"
            changed = read(write(record))
            changed.entries[n] = Entry(entry.seat, entry.move, (*entry.fell[:-1], other))
            with pytest.raises(BadRecord, match="the dice did not fall as the secret says") as bad:
                check_fair(changed, TOY)
            assert bad.value.line == record.lines[n]
            found += 1
    assert found == 4


def test_a_whole_match_played_with_other_dice_is_found() -> None:
    other = bytes(range(50, 82))
    record = record_of(played(secret=other), NAMES[:2], other)
    record.secret = SECRET.hex()
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        check_fair(record, TOY)
    record.commitment = commitment_of(SECRET)
    with pytest.raises(BadRecord, match="the dice did not fall as the secret says"):
        check_fair(record, TOY)


def test_without_commitment_or_secret_nothing_is_proved() -> None:
    for missing in ("commitment", "secret"):
        record = whole()
        setattr(record, missing, "")
        with pytest.raises(BadRecord, match="proves nothing"):
            check_fair(record, TOY)


def test_a_move_that_cannot_be_made_is_not_fair_either() -> None:
    match = begun(Ask(("a",)))
    play(match, 0, "a")
    record = record_of(match, ["Ann", "Bob"], SECRET)
    record.entries[1] = Entry(0, "b")
    with pytest.raises(BadRecord, match="'b': refused-no-such-option"):
        check_fair(record, ScriptGame((Ask(("a",)),)))
