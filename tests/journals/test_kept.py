"""Former rules are kept for browsers, and open what those of today do not play as it was played."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from yupana.engine.record import Record, read, record_of, replay, write
from yupana.games import OURS, title
from yupana.play.local import needs
from yupana.text.words import LANGUAGES

JOURNALS = Path(__file__).parent
FORMER = sorted((JOURNALS / "former").glob("*.txt"))
WEB = JOURNALS.parent.parent / "web" / "former"
KEPT = json.loads((WEB / "former.json").read_text("utf-8"))
LAST = """
import json, sys
from yupana.play.local import Replay
replay = Replay(open(sys.argv[1], encoding="utf-8").read())
about = json.loads(replay.about())
print(json.dumps([about["result"], json.loads(replay.at(len(about["entries"]), None))]))
"""


def needed(record: Record) -> int | None:
    """The other rules that a record needs."""
    rules: int | None = json.loads(needs(write(record)))["rules"]
    return rules


def relabelled(entries: int | None = None) -> Record:
    """A match of today's rules, whole or after so many entries, that says it was played by the first."""
    record = read((JOURNALS / "tawantinsuyu-two.yupana").read_text("utf-8"))
    if entries is not None:
        record = record_of(replay(record, title(record.game).game, entries), record.names)
    record.rules = 1
    return record


def test_all_former_rules_of_ours_are_kept() -> None:
    kept = {(each["game"], each["rules"]) for each in KEPT}
    former = {(each.name, rules) for each in OURS for rules in range(1, each.game.version())}
    assert kept == former


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: f"{kept['game']}-{kept['rules']}")
def test_what_is_kept_is_small_and_whole(kept: dict[str, Any]) -> None:
    folder = WEB / kept["archive"]
    archive = folder / "rules.zip"
    assert archive.stat().st_size == kept["size"] < 350_000
    assert ZipFile(archive).testzip() is None
    found = {path.name for path in (folder / kept["game"]).iterdir()}
    assert found == {"art.svg", *[f"{language}.ftl" for language in LANGUAGES]}


@pytest.mark.parametrize("path", FORMER, ids=lambda path: path.stem)
def test_kept_rules_open_a_record_of_theirs_to_its_result(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    [kept] = [each for each in KEPT if (each["game"], each["rules"]) == (record.game, record.rules)]
    env = {**os.environ, "PYTHONPATH": str(WEB / kept["archive"] / "rules.zip")}
    told = subprocess.run([sys.executable, "-c", LAST, str(path)], env=env, check=True, stdout=subprocess.PIPE).stdout
    result, update = json.loads(told)
    assert result == record.result
    assert update["over"]
    assert [score["total"] for score in update["scores"]] == [float(each.strip("*")) for each in result.split()]


def test_a_record_of_other_rules_needs_them_where_those_of_today_part_from_it() -> None:
    record = read((JOURNALS / "former" / "tawantinsuyu-1-three-varied.txt").read_text("utf-8"))
    assert needed(record) == 1


def test_a_finished_record_of_other_rules_opens_by_those_of_today_if_they_come_to_its_result() -> None:
    record = relabelled()
    assert needed(record) is None
    record.digests.clear()
    assert needed(record) is None
    record.result = "0 0*"
    assert needed(record) == 1


def test_an_unfinished_match_goes_on_by_newer_rules_only_with_fingerprints_that_agree() -> None:
    record = relabelled(60)
    assert needed(record) is None
    record.digests[59] = "0" * 16
    assert needed(record) == 1
    record.digests.clear()
    assert needed(record) == 1


def test_a_match_of_todays_rules_needs_no_others() -> None:
    record = relabelled(60)
    record.rules = title(record.game).game.version()
    record.digests.clear()
    assert needed(record) is None
