"""Every place of Endless Winter has a name of its own and a help text that says what the tables say."""

import re

import pytest
from tests.games.endless_winter.words.hearing import PLACES
from tests.words.hearing import flaws, speaking

from yupana.games.endless_winter.board import (
    ANIMAL_COPIES,
    ANIMALS,
    BURIAL_POINTS,
    BURIAL_STEPS,
    CARD,
    FIRST_CULTURE,
    SACRIFICE_RATIO,
    SET_POINTS,
    SETUP_CARDS,
)
from yupana.games.endless_winter.components import CARD_POINTS, CULTURES, SETUPS
from yupana.text.words import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers_in(text: str) -> list[int]:
    """The numbers of a text, in order."""
    return [int(number) for number in re.findall(r"\d+", text)]


@each_language
def test_every_place_has_a_name_and_a_help_text(language: str) -> None:
    words = speaking("endless-winter", language)
    names = [words.name(place) for place in PLACES]
    assert not [flaw for text in names for flaw in flaws(language, text)]
    assert not [flaw for place in PLACES for flaw in flaws(language, words.help(place))]
    assert len(set(names)) == len(set(PLACES))


@each_language
def test_every_help_text_is_made_of_sentences(language: str) -> None:
    words = speaking("endless-winter", language)
    for place in PLACES:
        assert re.fullmatch(r"[A-ZА-ЯЁІЇЄҐ0-9].*\.", words.help(place)), place


@each_language
def test_cards_tell_what_they_are_worth_at_the_end(language: str) -> None:
    words = speaking("endless-winter", language)
    for card, points in zip(CULTURES, CARD_POINTS[-len(CULTURES) :], strict=True):
        assert numbers_in(words.help(card.name))[-1] == points


@each_language
def test_animals_tell_the_points_of_their_sets(language: str) -> None:
    words = speaking("endless-winter", language)
    for species, name in enumerate(ANIMALS[:-1]):
        points = list(SET_POINTS[species][1:])
        expected = [ANIMAL_COPIES[species], *range(1, len(points) + 1), *points]
        assert numbers_in(words.help(name))[: len(expected)] == expected


@each_language
def test_set_up_cards_tell_their_goods(language: str) -> None:
    words = speaking("endless-winter", language)
    for name, card in zip(SETUP_CARDS, SETUPS, strict=True):
        assert numbers_in(words.help(name)) == [card.food, card.tools]


@each_language
def test_idol_tracks_tell_what_they_pay(language: str) -> None:
    words = speaking("endless-winter", language)
    firsts = [number for ratio in (3, 2) for number in (ratio, SACRIFICE_RATIO.index(ratio))]
    assert numbers_in(words.help("sacrifice"))[:6] == [1, *firsts, SACRIFICE_RATIO.index(1)]
    burials = [number for table in BURIAL_POINTS for number in table[1:]]
    assert numbers_in(words.help("honour"))[6:] == [*BURIAL_STEPS[1:], *burials]


@each_language
def test_an_option_says_of_a_culture_card_what_its_help_says(language: str) -> None:
    words = speaking("endless-winter", language)
    for card in CARD[FIRST_CULTURE:]:
        effect = words.name(card, "effect")
        assert words.help(card).startswith(effect[0].upper() + effect[1:] + ".")
