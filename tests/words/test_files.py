"""The three languages say the same things, and nothing that nobody asks for."""

import re
from pathlib import Path

import pytest
from tests.words.files import COMMON, GAMES, PACKAGES, entries, variables
from tests.words.hearing import StrictWords, flaws

import yupana
from yupana.bots import LEVELS, YARDSTICKS
from yupana.engine.agenda import END_TURN
from yupana.tabletop.scene import Argument
from yupana.text.words import LANGUAGES, fluent_source

SOURCE = Path(yupana.__path__[0])
CLIENT = SOURCE.parent.parent / "web" / "src"

# Names of commands and keys, and what the player typed or chose.
LATIN = ("play-commands", "play-hurry")
SAMPLES: dict[str, Argument] = {
    "text": "…",
    "path": "…",
    "number": 3,
    "place": "tikal.4",
    "points": "61,25",
    "source": "…",
    "seconds": 5,
    "table": 12,
}


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_messages_in_the_same_order(package: str) -> None:
    ids = [list(entries(package, language)) for language in LANGUAGES]
    assert ids[0]
    assert ids[1] == ids[0]
    assert ids[2] == ids[0]


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_use_the_same_variables(package: str) -> None:
    """How a language counts is its own business: a variable that only picks a plural may be missing."""
    for id in entries(package, "en"):
        found = [variables(package, language, id) for language in LANGUAGES]
        assert found[1] == found[0], id
        assert found[2] == found[0], id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_that_is_referred_to_exists(game: str, language: str) -> None:
    known = set(entries(COMMON, language)) | set(entries(game, language))
    for package in (COMMON, game):
        for id, entry in entries(package, language).items():
            for used in (entry.used, *entry.attributes.values()):
                assert used.messages <= known, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_place_has_no_case_that_nothing_asks_for(game: str, language: str) -> None:
    both = [*entries(COMMON, language).values(), *entries(game, language).values()]
    asked = {case for entry in both for case in entry.used.cases}
    given = {case for entry in entries(game, language).values() for case in entry.attributes}
    assert given == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_parts_are_parts_of_something(game: str, language: str) -> None:
    parts = {id for id in entries(game, language) if id.startswith("part-")}
    assert parts <= {other for entry in entries(game, language).values() for other in entry.used.messages}


def test_every_common_message_is_named_in_the_source() -> None:
    files = [*SOURCE.rglob("*.py"), *CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    source = "\n".join([path.read_text(encoding="utf-8") for path in files])
    for id in entries(COMMON, "en"):
        verb = re.fullmatch(r"(?:do|kind)-(.*)", id)
        kind = re.fullmatch(r"player-(.*)", id)
        level = re.fullmatch(r"level-(.*)", id)
        if verb:
            made = "Option(END_TURN" if verb[1] == END_TURN else f'Option("{verb[1]}"'
            assert made in source, id
        elif kind:
            assert '"player-{kind}"' in source, id
            assert f'"{kind[1]}"' in source, id
        elif level:
            name = level[1].removesuffix("-about")
            used = {other for entry in entries(COMMON, "en").values() for other in entry.used.messages}
            assert name in (*LEVELS, *YARDSTICKS) or id in used, id
        elif id.startswith("preset-"):
            assert f'Preset("{id.removeprefix("preset-")}"' in source, id
        else:
            assert re.search(rf"[\"'`]{id}[\"'`]", source), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_messages_are_clean(language: str) -> None:
    words = StrictWords(language, GAMES[0])
    for id in entries(COMMON, language):
        for seat in (0, 1):
            for line in words.say(id, {**SAMPLES, "seat": seat}).splitlines():
                shown = re.sub(r"^(\w|Enter)\b", "·", line) if id in LATIN and language != "en" else line
                assert not flaws(language, shown), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_written_minus_is_a_minus(language: str) -> None:
    for package in PACKAGES:
        for entry in entries(package, language).values():
            for used in (entry.used, *entry.attributes.values()):
                assert not [text for text in used.texts if re.search(r"(?<!\w)-\d", text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_file_is_tidy(package: str, language: str) -> None:
    source = fluent_source(package, language)
    assert source.endswith("\n")
    assert not re.search(r"[ \t]$|\t|\n\n\n", source, re.MULTILINE)
