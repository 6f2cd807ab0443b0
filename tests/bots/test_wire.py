"""Bots as programs: the examples of the documentation, the conformance check, and programs that behave badly."""

from __future__ import annotations

import io
import json
import logging
import re
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.processes import ends
from typer.testing import CliRunner

from yupana.bots import Bot
from yupana.bots.wire import ProgramBot, Speaker, checks, messages, program, program_bot, serve_lines
from yupana.bots.wire.checks import check_program
from yupana.cli.commands import app
from yupana.engine.agenda import Decision, Option, Seat, State, fields_of
from yupana.engine.codec import Codec, plain, text_of
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import decision_of
from yupana.engine.match import Match
from yupana.games import title

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = {
    "in_process_bot.py": sys.executable,
    "lines_bot.py": sys.executable,
    "lines_bot.mjs": shutil.which("node"),
    "socket_bot.py": None,  # plays in tests/server/test_bot_accounts.py
}
PROGRAMS = [name for name in EXAMPLES if not name.startswith("socket")]
GAME = title("tzolkin").game
FIELDS = {"type", "match", "decision", "seat", "seconds", "ask", "options", "view"}

GOOD = """
import json, os, subprocess, sys, time

def say(message):
    print(json.dumps(message), flush=True)

def ready():
    say({"type": "ready", "name": "Test", "author": ""})

def move(message, move=None, decision=None):
    chosen = move or message["options"][-1]["move"]
    say({"type": "move", "match": message["match"], "decision": decision or message["decision"], "move": chosen})

def choose(message):
    move(message)

def other(message):
    pass

def leave():
    sys.exit(0)
"""
LOOP = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        ready()
    elif message["type"] == "choose":
        choose(message)
    elif message["type"] == "quit":
        leave()
    else:
        other(message)
"""


class LastBot(Bot):
    """Takes what is named last, and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        self.shown.append(view)
        return decision.options[-1]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that do not want to end are not waited for as long as others would."""
    for module in (program, checks):
        monkeypatch.setattr(module, "END_SECONDS", 2.0)


@pytest.fixture
def bots() -> Iterator[list[ProgramBot]]:
    """Programs that are ended with the test."""
    made: list[ProgramBot] = []
    yield made
    for bot in made:
        bot.close()


class Workshop:
    """Makes programs that differ from a good one."""

    def __init__(self, folder: Path, bots: list[ProgramBot]) -> None:
        self.folder = folder
        self.bots = bots

    def command(self, *changes: str, loop: str = LOOP) -> str:
        path = self.folder / "bot.py"
        path.write_text("\n".join([GOOD, *changes, loop]), encoding="utf-8")
        return f"{sys.executable} {path}"

    def bot(self, *changes: str, seconds: float = 5.0, loop: str = LOOP) -> ProgramBot:
        self.bots.append(ProgramBot(self.command(*changes, loop=loop), seconds))
        return self.bots[-1]


@pytest.fixture
def workshop(tmp_path: Path, bots: list[ProgramBot]) -> Workshop:
    return Workshop(tmp_path, bots)


def decided(bot: Bot, decisions: int, seed: int = 1) -> list[str]:
    """The moves of the first decisions of a match in which the bot plays every seat, and has a choice."""
    match: Match[Any] = Match(GAME, 2, digests=False)
    dice = QuickDice(seed)
    match.begin(dice)
    moves: list[str] = []
    while len(moves) < decisions and not match.is_over():
        seat = match.deciders()[0]
        view = GAME.view(match.state, seat)
        decision = decision_of(view, seat)
        assert decision is not None
        option = decision.options[0]
        if len(decision.options) > 1:
            option = bot.choose(GAME, view, seat, decision, dice)
            moves.append(option.move())
        match.play(seat, option.move(), dice)
    return moves


def default_of(seed: int = 1) -> str:
    """What happens by default where a match begins."""
    match: Match[Any] = Match(GAME, 2, digests=False)
    match.begin(QuickDice(seed))
    return GAME.default(match.state, match.deciders()[0]).move()


def failures(command: str, seconds: float = 5.0) -> dict[str, str]:
    return {found.name: found.seen for found in check_program(command, GAME, 1, seconds) if not found.passed}


# The documentation.


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_documentation_shows_each_example_as_it_is(name: str) -> None:
    text = (DOCS / "bots" / name).read_text(encoding="utf-8")
    assert text in (DOCS / "bots.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40


def test_the_documentation_names_every_message_and_its_fields() -> None:
    match: Match[Any] = Match(GAME, 2, digests=False)
    match.begin(QuickDice(1))
    view = GAME.view(match.state, 0)
    decision = decision_of(view, 0)
    assert decision is not None
    expected = {
        message["type"]: set(message) - {"type"}
        for message in (
            messages.hello(),
            messages.match_begins("1", GAME, 2, 0),
            messages.choose("1", "1", view, decision, 1.0),
            messages.refused("1", "1", "refused-too-late"),
            messages.match_over("1", [], []),
            messages.QUIT,
            messages.ready("Test", ""),
            messages.move("1", "1", "end-turn"),
            {"type": "info", "text": ""},
        )
    }
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", text, re.MULTILINE)
    assert {name: set(re.findall(r"`(\w+)`", fields)) for name, fields in rows} == expected
    shown = json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[0])
    assert set(shown) == FIELDS
    assert set(shown["view"]) < set(fields_of(type(view)))
    assert shown["ask"] in Codec(GAME).steps
    assert f"protocol {messages.PROTOCOL}" in text


@pytest.mark.slow
@pytest.mark.parametrize("name", PROGRAMS)
def test_every_example_keeps_to_the_protocol(name: str) -> None:
    runs = EXAMPLES[name]
    if runs is None:
        pytest.skip("nothing here runs it")
    result = CliRunner().invoke(app, ["bot-check", f"{runs} {DOCS / 'bots' / name}", "--matches", "2"])
    assert result.exit_code == 0, result.output
    assert "FAIL" not in result.output


# What is said.


def test_a_view_that_was_sent_is_the_view() -> None:
    codec = Codec(GAME)
    bot = LastBot()
    decided(bot, 10_000)
    for view in bot.shown:
        decision = decision_of(view, 0) or decision_of(view, 1)
        assert decision is not None
        sent = messages.message_in(messages.line_of(messages.choose("1", "1", view, decision, 1.0)))
        assert sent is not None
        assert text_of(messages.view_in(sent, codec)) == text_of(view)
        assert [option["move"] for option in sent["options"]] == [option.move() for option in decision.options]


def test_a_program_is_told_the_view_of_its_seat_and_nothing_else(workshop: Workshop, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = workshop.bot(loop=LOOP.replace("message = ", f"open({str(heard)!r}, 'a').write(line); message = "))
    watched = LastBot()
    expected = decided(watched, 10_000)
    assert decided(bot, 10_000) == expected
    bot.over([1.0, 2.0], [1])
    bot.close()
    told = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    asked = [message for message in told if message["type"] == "choose"]
    rest = [message for message in told if message["type"] != "choose"]
    assert [message["view"] for message in asked] == [
        {name: plain(getattr(view, name)) for name in fields_of(type(view))} for view in watched.shown
    ]
    assert all(set(message) == FIELDS for message in asked)
    assert all(set(option) == {"move", "verb", "touch"} for message in asked for option in message["options"])
    assert all(message["match"] == f"1.{message['seat']}" for message in asked)
    begun = [messages.match_begins(f"1.{seat}", GAME, 2, seat) for seat in range(2)]
    over = [messages.match_over(f"1.{seat}", [1.0, 2.0], [1]) for seat in range(2)]
    assert sorted(map(str, rest)) == sorted(map(str, [messages.hello(), *begun, *over, messages.QUIT]))


def test_a_bot_of_the_library_speaks_lines_and_passes_over_what_it_does_not_know() -> None:
    match: Match[Any] = Match(GAME, 2, digests=False)
    match.begin(QuickDice(1))
    view = GAME.view(match.state, 0)
    decision = decision_of(view, 0)
    assert decision is not None
    told = [
        {**messages.hello(), "x": 1},
        checks.UNKNOWN,
        messages.match_begins("7", GAME, 2, 0),
        {**messages.choose("7", "1", view, decision, None), "x": [1]},
        messages.match_over("7", [], []),
        {**messages.QUIT, "x": 1},
        messages.hello(),
    ]
    hears = io.BytesIO(b"no message\n[]\n{}\n" + b"".join(map(messages.line_of, told)))
    says = io.BytesIO()
    serve_lines(LastBot(), author="Ann", hears=hears, says=says)
    said = [json.loads(line) for line in says.getvalue().splitlines()]
    assert said == [messages.ready("LastBot", "Ann"), messages.move("7", "1", decision.options[-1].move())]
    assert hears.read()  # nothing was heard after "quit"


def test_a_speaker_forgets_matches_that_are_over() -> None:
    speaker = Speaker(LastBot(), "Test")
    speaker.answer(messages.match_begins("7", GAME, 2, 0))
    assert set(speaker.matches) == {"7"}
    speaker.answer(messages.match_over("7", [], []))
    speaker.answer(messages.match_over("8", [], []))
    assert not speaker.matches


# Programs that behave badly, in a match.


@pytest.mark.slow
@pytest.mark.parametrize(
    "fault",
    [
        "def choose(message): move(message, 'win')",
        "def choose(message): say({'type': 'move', 'match': message['match'], 'decision': message['decision']})",
        "def choose(message): move(message, decision='0')",
        "def choose(message): time.sleep(100)",
        "def choose(message): sys.exit(1)",
        "def choose(message): print('x' * (1 << 21), flush=True)",
        "def choose(message):\n    while True: say({'type': 'move'})",
        "def ready(): sys.exit(1)",
    ],
)
def test_a_decision_that_is_not_answered_rightly_and_in_time_is_forfeited(workshop: Workshop, fault: str) -> None:
    bot = workshop.bot(fault, seconds=0.3)
    assert decided(bot, 1) == [default_of()]
    assert bot.forfeits == 1


@pytest.mark.slow
def test_a_program_that_does_not_listen_holds_nobody_up(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_bot, "FORFEITS_MAX", 100)
    bot = workshop.bot(loop="ready()\nwhile True: time.sleep(1)", seconds=0.01)
    began = time.monotonic()
    assert len(decided(bot, 60)) == 60  # more than a pipe holds
    assert bot.forfeits == 60
    assert time.monotonic() - began < 10


def test_after_three_forfeits_the_rest_of_the_match_is_played_by_default(workshop: Workshop, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = workshop.bot(f"def choose(message): open({str(heard)!r}, 'a').write('x'); move(message, 'win')")
    decided(bot, 10)
    assert bot.forfeits == 3
    assert heard.read_text() == "xxx"
    bot.over([], [])
    decided(bot, 10)
    assert bot.forfeits == 6


@pytest.mark.slow
def test_a_program_that_hangs_is_ended_and_started_again_for_the_next_match(workshop: Workshop, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers"
    hang = f"""
def ready():
    open({str(numbers)!r}, "a").write(f"{{os.getpid()}} ")
    say({{"type": "ready", "name": "Test", "author": ""}})

def choose(message):
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(100)"])
    open({str(numbers)!r}, "a").write(f"{{child.pid}} ")
    time.sleep(100)
"""
    bot = workshop.bot(hang, seconds=0.5)
    decided(bot, 5)
    first = [int(number) for number in numbers.read_text().split()]
    assert len(first) == 2  # it hung in the first decision; whatever it had started has ended too
    assert all(map(ends, first))
    bot.over([], [])
    decided(bot, 1)
    later = [int(number) for number in numbers.read_text().split()][2:]
    assert later
    assert not set(first) & set(later)


def test_a_program_that_falls_is_started_again_for_the_next_decision(workshop: Workshop) -> None:
    bot = workshop.bot(
        "asked = []", "def choose(message): asked.append(1); move(message) if asked[1:] else sys.exit(1)"
    )
    decided(bot, 2)
    assert bot.forfeits == 2
    bot = workshop.bot(
        "asked = []", "def choose(message): asked.append(1); sys.exit(1) if asked[2:] else move(message)"
    )
    assert decided(bot, 5)[:2] == decided(LastBot(), 2)
    assert bot.forfeits == 1


def test_an_answer_that_comes_late_is_not_taken_for_the_next(workshop: Workshop) -> None:
    slow = "first = [1]\ndef choose(message): time.sleep(1.3 if first and first.pop() else 0); move(message)"
    bot = workshop.bot(slow, seconds=1.0)
    moves = decided(bot, 4)
    assert bot.forfeits == 1
    assert moves[0] == default_of()
    assert len(moves) == 4


def test_a_bot_that_is_forgotten_takes_its_program_with_it(workshop: Workshop, tmp_path: Path) -> None:
    number = tmp_path / "number"
    note = f"open({str(number)!r}, 'w').write(str(os.getpid()))"
    decided(ProgramBot(workshop.command(note)), 1)
    assert ends(int(number.read_text()))


def test_what_a_program_writes_beside_its_messages_goes_to_the_log_and_has_an_end(
    workshop: Workshop, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "ERRORS_MAX", 10)
    talk = (
        "def ready():\n    [print('note', n, file=sys.stderr) for n in range(99)]; say({'type': 'info', 'text': 'hm'})"
    )
    with caplog.at_level(logging.INFO):
        bot = workshop.bot(f"{talk}\n    say({{'type': 'ready', 'name': 'Test', 'author': ''}})")
        assert decided(bot, 3) == decided(LastBot(), 3)
        bot.close()
    assert len([line for line in caplog.messages if "note" in line]) == 10
    assert [line for line in caplog.messages if line.endswith(": hm")]


def test_a_command_that_is_not_there_is_told_to_whoever_gave_it() -> None:
    with pytest.raises(FileNotFoundError):
        decided(ProgramBot("no-such-program"), 1)


# The conformance check.


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "check", "seen"),
    [
        ("def ready(): say({'type': 'hi'})", "greets", 'It answered "hello" with "hi", not with "ready".'),
        ("def ready(): say({'type': 'ready'})", "greets", '"ready" needs a name and an author, both strings.'),
        ("def ready(): time.sleep(100)", "greets", "It did not answer in time."),
        ("def choose(message): move(message, 'win')", "plays with 2 seats", "It chose 'win', which was no option."),
        (
            "def choose(message): move(message, decision='x')",
            "plays with 2 seats",
            "It answered decision 'x', which it was not asked.",
        ),
        (
            "def choose(message): message['match'] = 'x'; move(message)",
            "plays with 2 seats",
            "It answered in match 'x', where it was not asked.",
        ),
        ("def choose(message): time.sleep(100)", "plays with 2 seats", "It did not answer in time."),
        ("def choose(message): sys.exit()", "plays with 2 seats", "It ended, or wrote a line that is too long."),
        (
            "def other(message): 1 / (message['type'] in ('match', 'over', 'refused'))",
            "passes over what it does not know",
            "It ended, or wrote a line that is too long.",
        ),
        ("print('Welcome!')", "writes messages only", "1 lines on its standard output were no messages."),
        ("def leave(): time.sleep(100)", "ends when told to", "It was still there after 2 s."),
        ("def leave(): sys.exit(3)", "ends when told to", "It ended with status 3."),
    ],
)
def test_the_check_finds(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, fault: str, check: str, seen: str
) -> None:
    monkeypatch.setattr(checks, "GREET_SECONDS", 3.0)
    assert failures(workshop.command(fault), seconds=2.0).get(check) == seen


@pytest.mark.slow
def test_the_check_finds_a_program_that_stays_when_nobody_is_there(workshop: Workshop) -> None:
    stays = workshop.command(loop=f"{LOOP}\ntime.sleep(100)")
    assert failures(stays) == {"ends with its input": "It was still there after 2 s."}


def test_the_check_finds_nothing_wrong_with_a_good_program(workshop: Workshop) -> None:
    assert failures(workshop.command()) == {}


def test_the_command_fails_when_a_check_does(workshop: Workshop) -> None:
    bad = workshop.command("def choose(message): move(message, '[red]win')")
    result = CliRunner().invoke(app, ["bot-check", bad, "--matches", "1"], env={"COLUMNS": "200"})
    assert result.exit_code == 1
    assert "It chose '[red]win', which was no option." in result.output
    assert CliRunner().invoke(app, ["bot-check", "no-such-program"]).exit_code == 1
