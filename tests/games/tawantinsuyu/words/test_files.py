"""Every place of Tawantinsuyu has a name of its own and a help text."""

import re

import pytest
from tests.games.tawantinsuyu.words.hearing import PLACES
from tests.words.hearing import flaws, speaking

from yupana.text.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_name_and_a_help_text(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    places = [place for place in PLACES if "-icon" not in place]  # an icon is known by its task
    names = [words.name(place) for place in places]
    assert not [flaw for text in names for flaw in flaws(language, text)]
    assert not [flaw for place in PLACES for flaw in flaws(language, words.help(place))]
    assert len(set(names)) == len(set(places))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_text_is_made_of_sentences(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    for place in PLACES:
        assert re.fullmatch(r"[A-ZА-ЯЁІЇЄҐ0-9].*\.", words.help(place)), place
