"""The help of the commands speaks the language of the system."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping

import pytest
from tests.words.files import entries
from typer import rich_utils

from yupana.cli.commands import app
from yupana.cli.helping import commands, language_of
from yupana.text.words import Argument, Words

WORDS = [name for name in dir(rich_utils) if name.endswith(("_TITLE", "_STRING"))]


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_command_and_parameter_is_explained_and_nothing_else(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: dict[str, str] = {}
    say = Words.say

    def heard(words: Words, id: str, arguments: Mapping[str, Argument] | None = None) -> str:
        said[id] = say(words, id, arguments)
        return said[id]

    for name in WORDS:
        monkeypatch.setattr(rich_utils, name, getattr(rich_utils, name))  # so that it is put back
    monkeypatch.setenv("LC_ALL", f"{language}_UA.UTF-8")
    monkeypatch.setattr(Words, "say", heard)
    commands(app)
    assert set(said) == set(entries("yupana.cli", language))
    assert not [text for text in said.values() if not re.search("[а-яіїєґ]", text)]


def test_the_language_is_the_first_that_the_system_names_if_it_is_ours() -> None:
    assert language_of({}) == "en"
    assert language_of({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert language_of({"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}) == "en"
    assert language_of({"LC_ALL": "", "LC_MESSAGES": "ru", "LANG": "en_US.UTF-8"}) == "ru"


@pytest.mark.parametrize(
    ("system", "said"), [("C", "Play a match"), ("uk_UA.UTF-8", "Зіграти партію"), ("ru_RU", "Сыграть")]
)
def test_a_terminal_shows_it(system: str, said: str) -> None:
    environment = {**os.environ, "LC_ALL": system, "PYTHONIOENCODING": "utf-8"}
    told = subprocess.run(
        [sys.executable, "-m", "yupana", "play", "--help"], capture_output=True, env=environment, check=True
    ).stdout.decode()
    assert said in told
    assert (system[:2] if system != "C" else "en") in re.findall(r"\w+: (\w\w)\]", told)
