"""Whatever happens in a match of Tzolk'in can be said in every language, each thing in its own words."""

import pytest
from tests.games.tzolkin_words.hearing import TITLE, heard, heard_in, is_unnumbered, speaking
from tests.words.hearing import Heard, left_unsaid

from yupana.text.words import LANGUAGES, place_message

MATCHES = 1000

# Legal, but never said by random play.
RARE = {
    "ask-build-monument",  # today a monument is always offered together with buildings, and they word the prompt
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_kind_read_the_same(language: str) -> None:
    words = speaking(language)
    found: dict[str, set[str]] = {}
    for id, arguments in heard().messages:
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
    return heard_in(MATCHES, 30)


@pytest.mark.slow
@pytest.mark.compiled
def test_a_thousand_matches_are_said_and_no_message_is_left_over(heard_long: Heard) -> None:
    for language in LANGUAGES:
        assert left_unsaid(language, TITLE.package, heard_long) == RARE
    assert [place for place in heard_long.named - heard_long.places if is_unnumbered(place)]
