"""A terminal at a table of a real server."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import httpx
import pexpect
import pytest
from tests.cli.test_play import TIMEOUT, check_record, played
from tests.server.town import Town

from yupana.engine.record import read
from yupana.text.words import Words


@pytest.mark.slow
def test_a_guest_plays_a_whole_match_against_a_bot_of_the_server(town: Town, tmp_path: Path) -> None:
    words = Words("en", "yupana.games.tzolkin", [])
    said = played(terminal(town, tmp_path, "tzolkin", "--seats", "you,random"), words)
    assert words.say("play-scores") in said
    check_record(tmp_path)


@pytest.mark.slow
def test_whoever_has_a_token_sits_at_their_table_undoes_and_leaves(town: Town, tmp_path: Path) -> None:
    words = Words("en", "yupana.games.tzolkin", [])
    [(person, token)] = asyncio.run(town.people(1))
    [table] = asyncio.run(town.tables([[person]], bots=1))
    prompt = words.say("play-choose")
    shown = terminal(town, tmp_path, "--table", str(table), "--token", token)
    for text, expected in [
        ("1", ""),
        ("1", ""),
        ("u", words.say("play-undone")),
        ("s", words.say("play-kept", {"table": table})),
        ("q", ""),
    ]:
        shown.expect_exact(prompt)
        shown.sendline(text)
        if expected:
            shown.expect_exact(expected)
    shown.expect(pexpect.EOF)


@pytest.mark.slow
def test_a_terminal_hears_that_the_other_resigned(town: Town, tmp_path: Path) -> None:
    words = Words("en", "yupana.games.tzolkin", [])
    (ann, token), (ben, other) = asyncio.run(town.people(2))
    [table] = asyncio.run(town.tables([[ann, ben]]))
    shown = terminal(town, tmp_path, "--table", str(table), "--token", token)
    shown.expect_exact(words.say("play-choose"))
    shown.sendline("1")
    url = f"http://127.0.0.1:{town.ports['gateway']}/api/tables/{table}/resign"
    assert httpx.post(url, headers={"Authorization": f"Bearer {other}"}).is_success
    shown.expect_exact(words.say("play-over"))
    shown.expect(pexpect.EOF)
    assert read((tmp_path / "match.yupana").read_text(encoding="utf-8")).note == "B resigned"


def terminal(town: Town, tmp_path: Path, *arguments: str) -> pexpect.spawn[str]:
    """The command, at the gateway of this town."""
    command = ["-m", "yupana", "play", *arguments, "--server", f"http://127.0.0.1:{town.ports['gateway']}"]
    command += ["--lang", "en", "--save", str(tmp_path / "match.yupana")]
    wide = {**os.environ, "COLUMNS": "2000"}
    return pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=TIMEOUT, env=wide, echo=False)
