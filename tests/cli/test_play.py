"""Whole matches through `yupana play`, in a real pseudo-terminal."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from yupana.engine.dice import QuickDice
from yupana.engine.record import check_fair, read, replay
from yupana.games import title
from yupana.text.words import LANGUAGES, Words

TIMEOUT = 60
ANSWERS_MAX = 2_000


def start(tmp_path: Path, language: str, seats: str = "you,greedy", seed: int = 7) -> pexpect.spawn[str]:
    """The command, in a terminal wide enough not to break lines."""
    arguments = ["-m", "yupana", "play", "tzolkin", "--seats", seats, "--lang", language, "--seed", str(seed)]
    arguments += ["--save", str(tmp_path / "match.yupana")]
    wide = {**os.environ, "COLUMNS": "2000"}
    return pexpect.spawn(sys.executable, arguments, encoding="utf-8", timeout=TIMEOUT, env=wide, echo=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_against_a_greedy_bot_is_played_in_the_terminal(language: str, tmp_path: Path) -> None:
    words = Words(language, "yupana.games.tzolkin", [])
    prompt, over = words.say("play-choose"), words.say("play-over")
    terminal = start(tmp_path, language)
    dice = QuickDice(11)
    for _ in range(ANSWERS_MAX):
        if terminal.expect_exact([prompt, over]) == 1:
            break
        numbers = re.findall(r"^ *(\d+)\. ", terminal.before or "", re.MULTILINE)
        terminal.sendline(str(dice.roll(int(numbers[-1])) + 1))
    else:
        pytest.fail("the match did not end")
    terminal.expect(pexpect.EOF)
    said = terminal.before or ""
    assert words.say("play-scores") in said
    record = read((tmp_path / "match.yupana").read_text(encoding="utf-8"))
    game = title("tzolkin").game
    assert replay(record, game).is_over()
    check_fair(record, game)


def test_people_undo_ask_for_help_and_leave_without_losing_the_match(tmp_path: Path) -> None:
    words = Words("en", "yupana.games.tzolkin", [])
    prompt = words.say("play-choose")
    terminal = start(tmp_path, "en", "you,random")
    answers = [
        ("1", None),
        ("u", words.say("refused-nothing-to-undo")),
        ("h tikal.2", words.help("tikal.2")),
        ("h nonsense", words.say("play-no-help", {"text": "nonsense"})),
        ("?", words.say("play-commands").splitlines()[0]),
        ("nonsense", words.say("play-unknown", {"text": "nonsense"})),
        ("place tikal.0", None),
        ("u", words.say("play-undone")),
        ("l", words.say("play-log")),
        ("s", words.say("play-saved", {"path": str(tmp_path / "match.yupana")})),
    ]
    for text, expected in answers:
        terminal.expect_exact(prompt)
        terminal.sendline(text)
        if expected:
            terminal.expect_exact(expected)
    terminal.expect_exact(prompt)
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)
    record = read((tmp_path / "match.yupana").read_text(encoding="utf-8"))
    assert [entry.move for entry in record.entries][-2:] == ["place tikal.0", "undo"]
    assert record.secret == "", "the secret of an unfinished match is nobody's business"
    replay(record, title("tzolkin").game)
