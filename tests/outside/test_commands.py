"""The commands find a title of another package, and play it like ours."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.outside.installing import GAME, PACKAGE, with_title

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

ROOT = Path(__file__).parents[2]
ANY = "1\n" * 200  # the first of all options, to the end


def yupana(site: Path, *arguments: str, answers: str = "") -> str:
    """What a command says; it must succeed."""
    command = [sys.executable, "-m", "yupana", *arguments]
    done = subprocess.run(
        command, env=with_title(site), cwd=ROOT, input=answers, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_offered_and_the_template_is_not(site: Path) -> None:
    told = yupana(site, "play", "--help")
    assert GAME in told
    assert "template" not in told


@pytest.mark.parametrize(("language", "over"), [("en", "The match is over."), ("uk", "Партію завершено.")])
def test_it_is_played_in_the_terminal_and_its_record_verifies_and_draws(
    site: Path, tmp_path: Path, language: str, over: str
) -> None:
    record, picture = tmp_path / "match.yupana", tmp_path / "picture.svg"
    seats = "you,greedy,strong,random,novice"
    told = yupana(
        site, "play", GAME, "--seats", seats, "--lang", language, "--save", str(record), "--seed", "1", answers=ANY
    )
    assert over in told
    assert f"\ngame: {GAME}\n" in record.read_text(encoding="utf-8")
    yupana(site, "verify", "--fair", str(record))
    yupana(site, "draw", str(record), "--output", str(picture))
    assert 'id="runner-seat-4"' in picture.read_text(encoding="utf-8"), "its own art, in the colours of a fifth seat"


def test_bots_compete_in_it(site: Path) -> None:
    told = yupana(site, "arena", GAME, "random", "greedy", "--matches", "40", "--jobs", "2")
    assert told.index("greedy") < told.index("random"), "its evaluation is found, and helps"


def test_it_is_checked_like_ours(site: Path) -> None:
    told = yupana(site, "fuzz", GAME, "--matches", "28", "--jobs", "2", "--thorough", "10", "--seed", "1")
    assert "28 matches from seed 1" in told
    assert "no failure" in told


def test_it_is_its_own_code_that_plays(site: Path) -> None:
    script = f"from yupana.games import title; print(type(title({GAME!r}).game).__module__, title({GAME!r}).package)"
    done = subprocess.run(
        [sys.executable, "-c", script], env=with_title(site), capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [f"{PACKAGE}.game", PACKAGE]
