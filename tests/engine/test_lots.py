"""Lots: what each seat adds to the host's secret, and how a host is found out who chose the dice all the same."""

import hashlib
import hmac
from collections import Counter

import pytest
from tests.engine.toy import TOY, Toy

from yupana.engine.dice import KeyedDice
from yupana.engine.fair import Kept, Unfair, check_fair, check_kept
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.engine.record import BadRecord, Record, read, record_of, write
from yupana.lots import SERVER, Lots, cast, promise_of

pytestmark = pytest.mark.compiled

SECRET = bytes(range(100, 132))
OTHER = bytes(range(50, 82))
ANN, BOB = "ab" * 32, "17" * 32
ADDED = [ANN, SERVER, BOB]  # as they sat
PROMISES = [promise_of(ANN), "", promise_of(BOB)]


def played(lots: Lots, secret: bytes = SECRET) -> Record:
    """A whole match with the dice of these lots, written and read."""
    dice = KeyedDice(lots.key(secret))
    match: Match[Toy] = Match(TOY, 3, {"rounds": 4})
    match.begin(dice)
    while not match.is_over():
        decision = decisions(match.state)[-1]
        match.play(decision.seat, decision.options[0].move(), dice)
    return read(write(record_of(match, ["Ann", "Bob", "Cy"], secret, lots=lots)))


def kept(record: Record, share: str = ANN, drawn: bool = True) -> Kept:
    return Kept(record.commitment, PROMISES, share, drawn)


def test_the_dice_and_the_seats_come_from_the_secret_and_all_shares() -> None:
    lots = cast(SECRET, ADDED, drawn=True)
    text = "\n".join(["drawn", *ADDED])
    mixed = [hmac.new(SECRET, f"{what}\n{text}".encode(), hashlib.sha256).digest() for what in ("seat 0", "seat 1")]
    assert lots.sat is not None
    assert (lots.sat.index(0) < lots.sat.index(1)) == (mixed[0] < mixed[1])
    assert lots.key(SECRET) == hmac.new(SECRET, f"dice\n{text}".encode(), hashlib.sha256).digest()
    others = [cast(OTHER, ADDED, True).key(OTHER), cast(SECRET, [ANN, SERVER, ANN], True).key(SECRET)]
    others += [cast(SECRET, ADDED, False).key(SECRET), cast(SECRET, [BOB, SERVER, ANN], True).key(SECRET)]
    assert len({lots.key(SECRET), *others}) == 5


def test_every_order_of_seats_is_drawn_about_as_often() -> None:
    found = Counter(tuple(cast(SECRET, [f"{n:064x}", SERVER, SERVER], drawn=True).sat or ()) for n in range(1_200))
    assert len(found) == 6
    assert min(found.values()) > 140


def test_a_kept_order_is_kept() -> None:
    lots = cast(SECRET, ADDED, drawn=False)
    assert (lots.shares, lots.sat) == (ADDED, None)


@pytest.mark.parametrize("drawn", [True, False])
def test_a_record_with_shares_is_written_read_and_fair(drawn: bool) -> None:
    record = played(cast(SECRET, ADDED, drawn))
    assert record.lots is not None
    assert record.lots.added() == ADDED
    check_fair(record, TOY)
    check_kept(record, kept(record, drawn=drawn))
    check_kept(record, Kept(record.commitment, [], "", drawn))  # who was not there keeps what everybody sees


def test_whatever_a_host_changes_in_the_row_afterwards_is_found() -> None:
    text = write(played(cast(SECRET, ADDED, drawn=True)))
    shares = next(line for line in text.splitlines() if line.startswith("shares: "))
    parts = shares.removeprefix("shares: ").split(", ")
    changed = {
        "another share": text.replace(ANN, "cd" * 32),
        "a share left out": text.replace(BOB, SERVER),
        "another order of seats": text.replace(shares, f"shares: {', '.join([parts[1], parts[0], parts[2]])}"),
        "an order that was kept": text.replace(shares, f"shares: {', '.join([part[2:] for part in parts])}"),
        "no shares at all": text.replace(f"{shares}\n", ""),
        "another secret": text.replace(SECRET.hex(), OTHER.hex()),
    }
    for what, doctored in changed.items():
        assert doctored != text
        with pytest.raises(BadRecord):
            check_fair(read(doctored), TOY)
            pytest.fail(what)


def test_a_host_who_tried_several_secrets_is_found_by_what_a_device_kept() -> None:
    first, second = (played(cast(secret, ADDED, drawn=True), secret) for secret in (SECRET, OTHER))
    check_fair(second, TOY)  # all of it fits together, but it is not what was promised
    with pytest.raises(Unfair, match="commitment is another") as unfair:
        check_kept(second, kept(first))
    assert unfair.value.reason == "commitment"


def test_a_host_who_tried_several_shares_is_found_by_what_a_device_kept() -> None:
    for added, reason in (
        (["cd" * 32, SERVER, BOB], "share"),  # of the one who asks
        ([ANN, SERVER, "cd" * 32], "share"),  # of the host's friend, after seeing Ann's
        ([ANN, "cd" * 32, BOB], "share"),  # for a seat that promised none
        ([SERVER, SERVER, BOB], "own-share"),
    ):
        record = played(cast(SECRET, added, drawn=True))
        check_fair(record, TOY)
        with pytest.raises(Unfair) as unfair:
            check_kept(record, kept(record))
        assert unfair.value.reason == reason


def test_somebody_who_promised_and_did_not_answer_is_marked_and_does_no_harm() -> None:
    record = played(cast(SECRET, [ANN, SERVER, SERVER], drawn=True))
    check_kept(record, kept(record))
    check_kept(record, kept(record, share=""))


def test_an_order_that_was_to_be_drawn_and_is_not_is_found() -> None:
    record = played(cast(SECRET, ADDED, drawn=False))
    check_fair(record, TOY)
    with pytest.raises(Unfair, match="drawn otherwise"):
        check_kept(record, kept(record))
    record.lots = None
    with pytest.raises(Unfair, match="drawn otherwise"):
        check_kept(record, kept(record))


@pytest.mark.parametrize(
    ("shares", "problem"),
    [
        (f"{ANN}, server", "'shares' has one for each seat"),
        (f"{ANN}, server, {BOB[1:]}", "a share is 64 digits"),
        (f"A {ANN}, B server, C C {BOB}", "a share is 64 digits"),
        (f"{ANN}, server, ", "a share is 64 digits"),
        (f"A {ANN}, B server, {BOB}", "a letter for all seats or for none"),
        (f"A {ANN}, AB server, B {BOB}", "a letter for all seats or for none"),
        (f"A {ANN}, A server, B {BOB}", "a letter for all seats or for none"),
    ],
)
def test_shares_that_make_no_sense_are_refused(shares: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        read(f"yupana record 2\ngame: toy\nrules: 3\nseats: Ann, Bob, Cy\nshares: {shares}\n\n")
