"""Whole matches that were played once replay for ever as they were."""

import hashlib
import hmac
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.journals.make import JOURNALS as PLAYED
from tests.journals.replay import JOURNALS, ending

from yupana.engine.fair import check_fair
from yupana.engine.match import BEGIN, UNDO
from yupana.engine.record import BadRecord, read, record_of, replay, result_of, write
from yupana.games import names, title
from yupana.games.tzolkin.variants import MARKET_CAP

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parent.parent.parent
each_journal = pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)


def test_there_are_journals_of_every_game_with_every_number_of_seats() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in JOURNALS]
    assert {path.stem for path in JOURNALS} == set(PLAYED)
    for name in names():
        seats = {len(record.names) for record in records if record.game == name}
        assert seats == set(title(name).game.seat_counts())


def test_there_are_twelve_journals_of_every_kind_of_tzolkin() -> None:
    read_all = [read(path.read_text(encoding="utf-8")) for path in JOURNALS]
    records = [record for record in read_all if record.game == "tzolkin"]
    assert len(records) == 12
    kinds = {(len(record.names), record.options[MARKET_CAP]) for record in records}
    assert kinds == {(seats, cap) for seats in (2, 3, 4) for cap in (0, 20)}
    assert len([record for record in records if any(entry.move == UNDO for entry in record.entries)]) == 6
    assert {name.split()[0] for record in records for name in record.names} == {"random", "greedy"}


@each_journal
def test_a_journal_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text)
    match = replay(record, title(record.game).game)
    assert match.is_over()
    assert result_of(match) == record.result
    assert len(record.digests) == len([line for line in text.splitlines() if " ; " in line])
    assert write(record_of(match, record.names, bytes.fromhex(record.secret), record.note)) == text


@each_journal
def test_every_table_on_the_way_is_possible(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    game = title(record.game).game
    match = replay(record, game, 1)
    match.digests = None
    assert record.entries[0].move == BEGIN
    for entry in record.entries[1:]:
        before = match.state.clone()
        facts = match.repeat(entry)
        game.check_table(match.state)
        if entry.move != UNDO:
            game.check_change(before, entry.seat, entry.move, facts, match.state)


@each_journal
def test_the_dice_of_a_journal_were_fair(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    check_fair(record, title(record.game).game)


@each_journal
def test_a_journal_with_two_tiles_in_each_other_s_place_is_not_fair(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    begin = next(line for line in text.splitlines() if line.startswith("0 -: begin {"))
    fell = begin.partition("{")[2].partition("}")[0].split()
    kinds = [re.split("[.-]", name)[0] for name in fell]
    at = next(n for n in range(len(fell)) if kinds[n] == kinds[n + 1] and fell[n] != fell[n + 1])
    fell[at], fell[at + 1] = fell[at + 1], fell[at]
    record = read(text.replace(begin, f"0 -: begin {{{' '.join(fell)}}}"))
    with pytest.raises(BadRecord, match=r"line \d+: after 'begin' the dice did not fall as the secret says"):
        check_fair(record, title(record.game).game)


@pytest.mark.slow
def test_journals_replay_alike_whatever_the_order_of_hashes() -> None:
    found = []
    for hash_seed in ("0", "20261115"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.journals.replay"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        )
        found.append(done.stdout.splitlines())
    assert found[0] == found[1] == [ending(path) for path in JOURNALS]


LOTS_FIRST = {"tzolkin", "tawantinsuyu"}


def test_the_first_lot_falls_as_the_specification_says() -> None:
    """Computed from docs/record.md alone, for games whose first roll decides the first player."""
    looked_at: set[str] = set()
    for path in JOURNALS:
        record = read(path.read_text(encoding="utf-8"))
        if len(record.names) == 1 or record.game not in LOTS_FIRST:
            continue  # nobody else could be first, or something else is drawn before
        looked_at.add(record.game)
        assert hashlib.sha256(bytes.fromhex(record.secret)).hexdigest() == record.commitment
        rolled = hmac.digest(bytes.fromhex(record.secret), b"0:0", "sha256")[:8]
        assert record.entries[0].fell[0] == f"seat.{int.from_bytes(rolled, 'big') % len(record.names)}"
    assert looked_at == LOTS_FIRST


def test_the_example_of_the_specification_replays() -> None:
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    text = page.partition("```yupana\n")[2].partition("```")[0]
    record = read(text)
    match = replay(record, title(record.game).game)
    assert write(record) == text
    assert len(record.digests) == 6
    assert [entry.move for entry in record.entries].count(UNDO) == 1
    assert not match.is_over()
