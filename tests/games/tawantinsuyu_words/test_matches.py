"""Whatever happens in a match of Tawantinsuyu can be said in every language."""

import pytest
from tests.games.tawantinsuyu_words.hearing import PACKAGE, heard, heard_in, place_ids, speaking
from tests.words.hearing import Heard, left_unsaid

from yupana.games.tawantinsuyu.army import ARMY_CARD
from yupana.games.tawantinsuyu.board import SOURCES
from yupana.text.words import LANGUAGES

MATCHES = 150


def test_a_verb_always_touches_as_many_places_so_that_one_message_words_it() -> None:
    touched: dict[str, int] = {}
    for id, arguments in heard().messages:
        if id.startswith("do-"):
            assert touched.setdefault(id, len(arguments)) == len(arguments), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_read_the_same(language: str) -> None:
    words = speaking(language)
    found: dict[str, tuple[str, object]] = {}
    for id, arguments in heard().messages:
        if id.startswith("do-"):
            assert found.setdefault(words.say(id, dict(arguments)), (id, arguments)) == (id, arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_is_told_and_counted(language: str) -> None:
    words = speaking(language)
    told = {words.say("log-points-scored", {"seat": 0, "source": source, "points": 2}) for source in SOURCES}
    assert len(told) == len({words.say(f"score-{source}") for source in SOURCES}) == len(SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_drawn_by_somebody_else_stays_unnamed(language: str) -> None:
    words = speaking(language)
    for id in ("log-god-drawn", "log-god-returned", "log-army-drawn"):
        assert not any(sign.isdigit() for sign in words.say(id, {"seat": 1, "card": "face-down"}))
    assert words.name(ARMY_CARD[6]).split("(")[0].strip()[-1] == "7"


@pytest.fixture(scope="module")
def heard_long() -> Heard:
    return heard_in(2 * MATCHES)


@pytest.mark.slow
@pytest.mark.compiled
def test_many_matches_are_said_and_no_message_is_left_over(heard_long: Heard) -> None:
    for language in LANGUAGES:
        assert not left_unsaid(language, PACKAGE, heard_long) - place_ids()
