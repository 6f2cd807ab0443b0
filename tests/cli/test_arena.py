"""The arena, called as a person would."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from yupana.cli.commands import app

runner = CliRunner()


@pytest.mark.slow
def test_the_greedy_bot_and_the_random_one_compete(tmp_path: Path) -> None:
    report, results = tmp_path / "report.html", tmp_path / "results.jsonl"
    command = ["arena", "tzolkin", "random", "greedy", "--matches", "5", "--jobs", "1", "--report", str(report)]
    result = runner.invoke(app, [*command, "--results", str(results)])
    assert result.exit_code == 0, result.output
    assert "4 matches, 2 deals" in result.output
    assert "100.0%" in result.output
    assert len(results.read_text(encoding="utf-8").splitlines()) == 4
    assert "greedy" in report.read_text(encoding="utf-8")


def test_one_can_be_measured_against_three() -> None:
    lineup = "novice:iterations=1,own=0,random,random,random"
    result = runner.invoke(app, ["arena", "tzolkin", "--lineup", lineup, "--matches", "8", "--jobs", "1"])
    assert result.exit_code == 0, result.output
    assert "8 matches, 2 deals" in result.output
    assert "25%" in result.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["random"], "name two bots"),
        (["random", "nobody"], "no bot 'nobody'"),
        (["random", "greedy", "--matches", "3"], "need two deals"),
        (["random", "greedy", "--seats", "9"], "tzolkin is not for 9"),
        (["random", "greedy", "--option", "moon=1"], "no option 'moon'"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is(words: list[str], told: str) -> None:
    result = runner.invoke(app, ["arena", "tzolkin", *words])
    assert result.exit_code == 1
    assert told in result.output
