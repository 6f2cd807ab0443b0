"""The other commands, called as a person would."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from yupana.bots import make_bot
from yupana.cli import hosting
from yupana.cli.commands import app
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.engine.record import write
from yupana.games import title
from yupana.play.host import Host
from yupana.text.words import LANGUAGES, Words

runner = CliRunner()


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of two bots."""
    chosen = title("tzolkin")
    bots = {0: make_bot("random", "tzolkin"), 1: make_bot("greedy", "tzolkin")}
    host = Host(chosen, Match(chosen.game, 2), ["Ann", "Bob"], bots, bytes(range(32)), QuickDice(1))
    host.begin()
    while (due := host.due()) is not None:
        host.answer(due)
    path = tmp_path_factory.mktemp("records") / "match.yupana"
    path.write_text(write(host.record()), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_match_and_its_scores(record: Path, language: str) -> None:
    words = Words(language, "yupana.games.tzolkin", ["Ann", "Bob"])
    result = runner.invoke(app, ["replay", str(record), "--lang", language, "--table"])
    assert result.exit_code == 0, result.output
    assert words.say("play-scores") in result.output
    assert words.say("play-table") in result.output


def test_replay_through_a_players_eyes_says_you(record: Path) -> None:
    result = runner.invoke(app, ["replay", str(record), "--seat", "B"])
    assert result.exit_code == 0
    assert "You " in result.output


def test_verify_accepts_a_true_record_and_its_dice(record: Path) -> None:
    result = runner.invoke(app, ["verify", str(record.parent), "--fair"])
    assert result.exit_code == 0, result.output
    assert "1 records replay as written, with fair dice" in result.output


def test_verify_says_in_which_line_a_changed_record_differs(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if ": place " in line)
    lines[at] = lines[at].replace(lines[at][-16:], "0" * 16)
    changed = tmp_path / "changed.yupana"
    changed.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = runner.invoke(app, ["verify", str(changed)])
    assert result.exit_code == 1
    assert f"line {at + 1}:" in result.output.replace("\n", "")


@pytest.mark.compiled
def test_simulate_shows_scores_and_speed_and_whether_the_rules_are_compiled() -> None:
    result = runner.invoke(app, ["simulate", "tzolkin", "--players", "2", "--matches", "3", "--bots", "random,greedy"])
    assert result.exit_code == 0, result.output
    assert "decisions a second" in result.output
    kind = "compiled" if os.environ.get("YUPANA_EXPECT_COMPILED") == "1" else "interpreted"
    assert f"; rules {kind}" in result.output.replace("\n", " ")


def test_simulate_shows_what_the_rules_score_against_one_player() -> None:
    result = runner.invoke(app, ["simulate", "tawantinsuyu", "--players", "1", "--matches", "2", "--seed", "1"])
    assert result.exit_code == 0, result.output
    assert "the" in next(line for line in result.output.splitlines() if line.startswith("│ B"))


def test_fuzz_plays_every_kind_of_table() -> None:
    result = runner.invoke(app, ["fuzz", "tzolkin", "--matches", "6", "--jobs", "1", "--seed", "0"])
    assert result.exit_code == 0, result.output
    assert "6 matches from seed 0" in result.output
    assert "tzolkin 4 market-cap=20: 1 matches" in result.output


def test_fuzz_can_look_after_secrets_alone() -> None:
    result = runner.invoke(app, ["fuzz", "template", "--secrets", "30", "--jobs", "1", "--seed", "3"])
    assert result.exit_code == 0, result.output
    assert "states from seed 3, secrets kept in all" in result.output


def test_perft_counts_behind_every_move(record: Path) -> None:
    result = runner.invoke(app, ["perft", str(record), "--entry", "2", "--depth", "2"])
    assert result.exit_code == 0, result.output
    assert "in all" in result.output


def test_a_stranger_at_the_table_is_refused() -> None:
    result = runner.invoke(app, ["play", "tzolkin", "--seats", "you,nobody"])
    assert result.exit_code == 1
    assert "not a player: nobody" in result.output


def test_a_club_that_set_no_address_is_invited_to_where_its_server_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("URL", "DATABASE"):
        monkeypatch.delenv(f"YUPANA_{name}", raising=False)
    monkeypatch.setenv("YUPANA_FOLDER", str(tmp_path))
    assert hosting.address() == "", "nobody has said it yet"
    (tmp_path / "address").write_text("http://192.0.2.7:8000", "utf-8")
    assert hosting.address() == "http://192.0.2.7:8000"
    monkeypatch.setenv("YUPANA_URL", "https://play.example.org")
    assert hosting.address() == "https://play.example.org"
