"""Every command that the documentation shows exists, and is run here or marked as an illustration.

A block of commands has a comment above it, which readers do not see:

    <!-- run -->                                        its lines are run in an empty folder
    <!-- run: line 3, answered with q -->               only that line, and that is typed
    <!-- run: with --matches 600 as --matches 6 -->     less of it
    <!-- illustration: why it is not run -->
    <!-- no command -->                                 something else in the type of a machine
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from yupana.cli.commands import app

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("src/yupana/games/*/RULES.md")])
COMMANDS: dict[str, Any] = vars(get_command(app))["commands"]
RECIPES = set(re.findall(r"^([a-z][\w-]*)(?: [^:\n]*)?:(?!=)", (ROOT / "justfile").read_text("utf-8"), re.MULTILINE))
SHELL = ("", "sh", "bash", "console")
RECORD = ROOT / "src" / "yupana" / "games" / "tzolkin" / "guide" / "three.yupana"

# The table of the README: what to add so that it ends soon, and what to type.
SOON = {
    "yupana play tzolkin": ("--lang en", "q"),
    "yupana replay RECORD": ("", ""),
    "yupana draw RECORD -o picture.svg": ("", ""),
    "yupana simulate tzolkin --players 4": ("--matches 1 --bots random", ""),
    "yupana arena tzolkin greedy strong --report arena.html": ("--lineup random,greedy --matches 4", ""),
    'yupana bot-check "python my_bot.py"': ("--matches 1", ""),
    "yupana verify RECORDS --fair": ("", ""),
    "yupana fuzz tzolkin": ("--matches 1", ""),
    "yupana perft RECORD --depth 3": ("", ""),
}
ELSEWHERE = {"yupana table": "tests/test_wheel.py"}


@dataclass(frozen=True)
class Block:
    """Commands as a page shows them, and what its comment says of them."""

    page: str
    line: int
    mark: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(page: str, text: str) -> list[Block]:
    """The blocks of a page that could be commands."""
    found: list[Block] = []
    fence, begun, mark = "", 0, ""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        stripped = line.strip()
        if fence and stripped == "```":
            if fence[3:] in SHELL:
                found.append(Block(page, begun, mark, "\n".join(lines[begun : number - 1])))
            fence = ""
        elif not fence and stripped.startswith("```"):
            comment = re.fullmatch(r"<!-- (.+) -->", lines[number - 2].strip()) if number > 1 else None
            fence, begun, mark = stripped, number, comment[1] if comment else ""
    return found


def shown_in(text: str) -> list[str]:
    """The commands of ours in a page, in blocks and in sentences; the first line of a record is none."""
    ours = r"(?:^|[`(]|&& |/bin/)((?:yupana|just) (?!record \d)[a-z][^`\n]*)"
    return [each.strip() for each in re.findall(ours, text, re.MULTILINE)]


def problem_with(command: str) -> str:
    """What does not exist in a command of ours; nothing if all of it does."""
    program, name, *rest = command.split("#", maxsplit=1)[0].split("&&", maxsplit=1)[0].split()
    name = name.rstrip(".,;:)")
    commands = COMMANDS
    if program == "yupana" and rest and name in commands and hasattr(commands[name], "commands"):
        commands, name, rest = commands[name].commands, rest[0].rstrip(".,;:)"), rest[1:]
    if program == "just":
        return "" if name in RECIPES else f"just has no {name}"
    if name not in commands:
        return f"yupana has no {name}"
    known = {"--help"} | {option for each in commands[name].params for option in (*each.opts, *each.secondary_opts)}
    given = [word.partition("=")[0].rstrip(".,;:)") for word in rest if re.match(r"--?[a-z]", word)]
    return ", ".join([f"{name} has no {option}" for option in given if option not in known])


BLOCKS = [block for page in PAGES for block in blocks_of(str(page.relative_to(ROOT)), page.read_text("utf-8"))]
RUN = [block for block in BLOCKS if block.mark.partition(":")[0] == "run"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_that_is_shown_exists_with_its_options(page: Path) -> None:
    if page.name == "CHANGELOG.md":
        pytest.skip("it tells of commands that were")
    assert [problem for command in shown_in(page.read_text("utf-8")) if (problem := problem_with(command))] == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Then `yupana plai tzolkin`.", "yupana has no plai"),
        ("```\nyupana arena tzolkin --mathces 4\n```", "arena has no --mathces"),
        ("`just instal && just web`", "just has no instal"),
        ("`yupana admin mut Ann`", "yupana has no mut"),
        ("`yupana admin mute Ann --hour 1`", "mute has no --hour"),
        ("`yupana play tzolkin --seats you`", ""),
    ],
)
def test_a_planted_command_that_does_not_exist_is_found(text: str, problem: str) -> None:
    assert [problem_with(command) for command in shown_in(text)] == [problem]


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_block_of_commands_is_run_or_says_why_not(block: Block) -> None:
    kind, _, why = block.mark.partition(": ")
    assert kind in ("run", "illustration", "no command"), f"{block} has no comment that says whether it is run"
    assert kind != "illustration" or why
    for file in re.findall(r"[\w.]+/[\w./]+", why if kind == "illustration" else ""):
        assert (ROOT / file).exists(), f"{block}: {file} is not there"


def test_a_planted_block_without_a_comment_is_found() -> None:
    (block,) = blocks_of("page.md", "Words.\n\n```\nyupana table\n```\n")
    with pytest.raises(AssertionError, match=r"page\.md:3 has no comment"):
        test_every_block_of_commands_is_run_or_says_why_not(block)


def run(command: str, typed: str, folder: Path) -> None:
    """Run it as somebody would who has Yupana, a bot and some records."""
    shutil.copy(ROOT / "docs" / "bots" / "lines_bot.py", folder / "my_bot.py")
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    ended = subprocess.run(
        ["bash", "-euc", command],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


@pytest.mark.slow
@pytest.mark.parametrize("block", RUN, ids=str)
def test_what_is_marked_to_run_runs(block: Block, tmp_path: Path) -> None:
    how = block.mark.partition(": ")[2]
    line = re.search(r"line (\d+)", how)
    typed = re.search(r"answered with (\S+)", how)
    command = block.text.splitlines()[int(line[1]) - 1] if line else block.text
    for shown, instead in re.findall(r"with (\S+(?: \S+)??) as ([^,]+)", how.replace("answered with", "")):
        assert shown in command
        command = command.replace(shown, instead)
    run(command, f"{typed[1]}\n" if typed else "", tmp_path)


def table() -> list[str]:
    """The commands of the README's table."""
    return re.findall(r"^\| `(yupana .+?)` \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)


def test_the_table_of_the_readme_is_the_one_that_is_run_here() -> None:
    assert sorted(table()) == sorted([*SOON, *ELSEWHERE])


@pytest.mark.slow
@pytest.mark.parametrize("command", SOON)
def test_the_commands_of_the_readme_run(command: str, tmp_path: Path) -> None:
    more, typed = SOON[command]
    told = command.replace("RECORDS", shlex.quote(str(RECORD))).replace("RECORD", shlex.quote(str(RECORD)))
    run(f"{told} {more}", f"{typed}\n" if typed else "", tmp_path)
