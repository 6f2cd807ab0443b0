"""Whole matches through `yupana play`, in a real pseudo-terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest
from tests.budget import PATIENCE

from yupana.bots import LEVELS
from yupana.cli.reading import board_map, changed_lines
from yupana.engine.dice import QuickDice
from yupana.engine.fair import check_fair
from yupana.engine.record import read, replay
from yupana.games import title
from yupana.text.words import LANGUAGES, Words

TIMEOUT = PATIENCE
ANSWERS_MAX = 2_000


def start(
    tmp_path: Path, language: str, seats: str = "you,greedy", seed: int = 7, game: str = "tzolkin"
) -> pexpect.spawn[str]:
    """The command, in a terminal wide enough not to break lines."""
    arguments = ["-m", "yupana", "play", game, "--seats", seats, "--lang", language, "--seed", str(seed)]
    arguments += ["--save", str(tmp_path / "match.yupana")]
    wide = {**os.environ, "COLUMNS": "2000"}
    return pexpect.spawn(sys.executable, arguments, encoding="utf-8", timeout=TIMEOUT, env=wide, echo=False)


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_against_a_greedy_bot_is_played_in_the_terminal(language: str, tmp_path: Path) -> None:
    words = Words(language, "yupana.games.tzolkin", [])
    assert words.say("play-scores") in played(start(tmp_path, language), words)
    check_record(tmp_path)


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_alone_hears_the_table_after_each_turn_of_the_rules(language: str, tmp_path: Path) -> None:
    words = Words(language, title("tawantinsuyu").package, [])
    said = played(start(tmp_path, language, "you", game="tawantinsuyu"), words)
    turns = said.count(words.say("log-turn-began", {"seat": 0}))
    assert 5 <= turns <= said.count(f"{words.say('play-table')}\x1b")
    assert f"\n{words.player(0)}: {words.say('play-total', {'points': ''})}" in said
    check_record(tmp_path)


def played(terminal: pexpect.spawn[str], words: Words) -> str:
    """What a terminal says while anything is played to the end."""
    prompt, over = words.say("play-choose"), words.say("play-over")
    dice = QuickDice(11)
    said = ""
    for _ in range(ANSWERS_MAX):
        ended = terminal.expect_exact([prompt, over]) == 1
        said += terminal.before or ""
        if ended:
            break
        numbers = re.findall(r"^ *(\d+)\. ", terminal.before or "", re.MULTILINE)
        terminal.sendline(str(dice.roll(int(numbers[-1])) + 1))
    else:
        pytest.fail("the match did not end")
    terminal.expect(pexpect.EOF)
    return said + (terminal.before or "")


def check_record(tmp_path: Path) -> None:
    """The record that was written is of a whole match, with fair dice."""
    record = read((tmp_path / "match.yupana").read_text(encoding="utf-8"))
    game = title(record.game).game
    assert replay(record, game).is_over()
    check_fair(record, game)


@pytest.mark.compiled
@pytest.mark.slow
def test_people_undo_ask_for_help_and_leave_without_losing_the_match(tmp_path: Path) -> None:
    words = Words("en", "yupana.games.tzolkin", [])
    prompt = words.say("play-choose")
    terminal = start(tmp_path, "en", "you,random")
    answers = [
        ("1", None),
        ("u", words.say("refused-nothing-to-undo")),
        ("h tikal.2", words.help("tikal.2")),
        ("h tikal", f"Tikal 6, Tikal 7: {words.help('tikal.7')}"),
        ("h food day", words.help("corn")),
        ("h beg", "Begging. If you have 2 corn or less"),
        ("h", "Placing workers"),
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


@pytest.mark.compiled
@pytest.mark.slow
def test_a_match_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    words = Words("en", "yupana.games.tzolkin", [])
    prompt = words.say("play-choose")
    terminal = start(tmp_path, "en", "you,random")
    for text in ("1", "place tikal.0", "q"):
        terminal.expect_exact(prompt)
        terminal.sendline(text)
    terminal.expect(pexpect.EOF)
    beside = tmp_path / "match.yupana.secret"
    assert beside.stat().st_mode & 0o077 == 0, "the secret is the owner's alone"
    again = ["-m", "yupana", "play", "--continue", "--save", str(tmp_path / "match.yupana")]
    wide = {**os.environ, "COLUMNS": "2000"}
    said = played(pexpect.spawn(sys.executable, again, encoding="utf-8", timeout=TIMEOUT, env=wide, echo=False), words)
    assert "Tikal 0" in said
    check_record(tmp_path)
    assert not beside.exists(), "the record tells it now"


def test_a_board_is_a_map_with_the_numbers_of_options_and_the_letters_of_seats() -> None:
    words = Words("en", "yupana.games.tzolkin", [])
    piece = {"label": {"id": "play-table", "args": {}}, "y": 10.0}
    panel = {
        "width": 100.0,
        "height": 20.0,
        "pieces": [
            {**piece, "id": "a", "x": 5.0, "place": "tikal.0"},
            {**piece, "id": "b", "x": 50.0, "place": "tikal.1"},
            {**piece, "id": "c", "x": 1.0, "y": 0.0, "rides": "b", "seat": 1},
            {**piece, "id": "d", "x": 95.0, "text": "7"},
            {**piece, "id": "e", "x": 75.0, "printed": True, "place": "tikal.4"},
        ],
    }
    options = [{"touch": ["temple.0"]}, {"touch": ["tikal.0"]}]
    assert [line.split() for line in board_map(words, panel, options, 40)] == [["[2]", "B", "1", "4", "7"]]


def test_only_what_came_and_what_is_gone_is_told_of_a_panel() -> None:
    assert changed_lines(["a", "b", "b"], ["b", "c"]) == ["+ c", "\u2212 a", "\u2212 b"]
    assert changed_lines(["a"], ["a"]) == []


@pytest.mark.compiled
@pytest.mark.slow
def test_cards_that_only_their_owner_sees_are_explained_to_the_owner_and_many_options_narrowed_by_words(
    tmp_path: Path,
) -> None:
    words = Words("en", title("tawantinsuyu").package, [])
    prompt = words.say("play-choose")
    terminal = start(tmp_path, "en", "you", game="tawantinsuyu")
    terminal.expect_exact(prompt)
    terminal.sendline("1")
    terminal.expect_exact(prompt)
    cards = re.findall(r"You draw (\w+ card \d+): (.*?)\.(?= |\r)", terminal.before or "")
    assert len(cards) == 8
    card, gives = cards[0]
    terminal.sendline(f"h {card}")
    terminal.expect_exact(f"Bonuses: {gives}.")
    terminal.expect_exact(prompt)
    terminal.sendline(card.upper())
    terminal.expect_exact(prompt)
    options = re.findall(r"^ *\d+\. (.*?)\r?$", terminal.before or "", re.MULTILINE)
    assert 21 <= len(options) < 56, "two more of the seven others"
    assert all(word in option for option in options for word in card.split())
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)


def until_it_thinks(terminal: pexpect.spawn[str], words: Words) -> None:
    """Answer anything until the bot takes its time."""
    name = words.say("player-champion", {"number": 1})
    thinks = words.say("play-thinks", {"seat": name, "seconds": 0}).partition("…")[0]
    prompt = words.say("play-choose")
    while terminal.expect_exact([thinks, prompt]) == 1:
        terminal.sendline("1")


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_is_seen_to_think_and_enter_hurries_it(language: str, tmp_path: Path) -> None:
    words = Words(language, "yupana.games.tzolkin", [])
    terminal = start(tmp_path, language, "you,champion")
    terminal.expect_exact(words.say("level-champion-about", {"seconds": LEVELS["champion"].seconds}))
    until_it_thinks(terminal, words)
    began = time.monotonic()
    terminal.expect_exact(words.say("play-hurry"))
    terminal.sendline("")
    terminal.expect_exact(words.say("play-choose"))
    assert time.monotonic() - began < LEVELS["champion"].seconds
    assert "\x1b[2K" in (terminal.before or ""), "the line goes away"
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)


@pytest.mark.compiled
@pytest.mark.slow
def test_a_bot_thinks_as_long_as_it_wants_when_nobody_is_at_a_keyboard(tmp_path: Path) -> None:
    words = Words("en", "yupana.games.tzolkin", [])
    arguments = ["-m", "yupana", "play", "tzolkin", "--seats", "you,strong", "--save", str(tmp_path / "match.yupana")]
    told = subprocess.run(
        [sys.executable, *arguments], input="1\n1\n", capture_output=True, text=True, timeout=TIMEOUT, check=True
    )
    assert told.stdout.count(words.say("play-choose")) == 3, "what is typed ahead answers questions and hurries nobody"
    assert "is thinking" not in told.stdout
