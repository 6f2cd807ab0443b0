"""Whole matches in words, kept as text, so that a change of rules or words shows as a diff to be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.titles import NAMES, own
from typer.testing import CliRunner

from yupana.cli.commands import app
from yupana.cli.common import console

FOLDER = Path(__file__).parent
JOURNALS = FOLDER.parent / "journals"
WIDTH = 120
PLAYTHROUGHS = [told for game in NAMES for told in own(game, "journals", "TOLD", {}).items()]


def told(name: str, language: str) -> str:
    """A journal as `yupana replay` tells it."""
    arguments = ["replay", str(JOURNALS / f"{name}.yupana"), "--lang", language, "--table"]
    usual, console.width = console.width, WIDTH
    result = CliRunner().invoke(app, arguments)
    console.width = usual
    assert result.exit_code == 0, result.output
    return "\n".join([line.rstrip() for line in result.output.splitlines()]) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "language"), PLAYTHROUGHS)
def test_a_match_is_told_as_before(name: str, language: str) -> None:
    kept = (FOLDER / f"{name}.{language}.txt").read_text(encoding="utf-8")
    assert told(name, language) == kept, (
        "read the difference; if it is right: python -m tests.playthroughs.test_playthroughs"
    )


if __name__ == "__main__":
    for name, language in PLAYTHROUGHS:
        (FOLDER / f"{name}.{language}.txt").write_text(told(name, language), encoding="utf-8")
