"""Whatever happens in a match can be said in every language."""

import pytest
from tests.words.files import GAME, entries
from tests.words.hearing import (
    NAMES,
    Heard,
    StrictWords,
    flaws,
    hear_match,
    hear_outside,
    is_unnumbered,
    poor,
    rich,
    says,
)

from yupana.text.words import LANGUAGES, place_message

MATCHES = 1000

# Legal, but never said by random play.
RARE = {
    "ask-build-monument",  # today a monument is always offered together with buildings, and they word the prompt
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_thirty_matches_is_said_cleanly(language: str, heard: Heard) -> None:
    words = StrictWords(language)
    assert not [flaw for _, text in says(words, heard) for flaw in flaws(language, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_viewer_is_addressed_and_somebody_else_is_named(language: str, heard: Heard) -> None:
    words = StrictWords(language)
    viewer, other = NAMES[language]
    for id, arguments in heard.messages:
        if "seat" in dict(arguments):
            assert viewer not in words.say(id, {**dict(arguments), "seat": 0})
            assert other in words.say(id, {**dict(arguments), "seat": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_is_never_addressed(language: str, heard: Heard) -> None:
    you = {"en": "You ", "uk": "Ви ", "ru": "Вы "}[language]
    told = [text for id, text in says(StrictWords(language, None), heard) if id.startswith("log-")]
    assert told
    assert not [text for text in told if text.startswith(you)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_kind_read_the_same(language: str, heard: Heard) -> None:
    words = StrictWords(language)
    found: dict[str, set[str]] = {}
    for id, arguments in heard.messages:
        if id.startswith("do-") and id not in (
            "do-harvest-corn",
            "do-harvest-wood",
            "do-burn",
            "do-harvest-without-tile",
        ):
            shown = tuple([str(value) for _, value in arguments])
            head = " ".join([place_message(place)[0] if place[:3] in ("a1-", "a2-") else place for place in shown])
            found.setdefault(words.say(id, dict(arguments)), set()).add(f"{id} {head}")
    assert not {text: moves for text, moves in found.items() if len(moves) > 1}


@pytest.fixture(scope="module")
def heard_long() -> Heard:
    found = Heard()
    hear_outside(found)
    for seed in range(MATCHES):
        hear_match(found, seed, every=10)
    for seed in range(30):
        hear_match(found, seed, every=10, start=rich)
        hear_match(found, seed, every=10, start=poor)
    return found


@pytest.mark.slow
def test_a_thousand_matches_are_said_and_no_message_is_left_over(heard_long: Heard) -> None:
    for language in LANGUAGES:
        words = StrictWords(language)
        assert not [flaw for _, text in says(words, heard_long) for flaw in flaws(language, text)]
        known = entries(GAME, language)
        parts = {part for entry in known.values() for part in entry.used.messages}
        unsaid = set(known) - heard_long.ids() - parts
        assert unsaid == RARE
        cases = {(id, case) for id, entry in known.items() for case in entry.attributes}
        assert cases == {(id, case) for id, case in words.cases if case in known[id].attributes}
    assert [place for place in heard_long.places if is_unnumbered(place)]
