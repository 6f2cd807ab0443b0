"""Counted nouns agree with their numbers, and places stand in the right case, in every language."""

import pytest
from tests.games.titles import NAMES, own
from tests.words.files import entries
from tests.words.hearing import flaws, speaking, with_numbers

from yupana.games import title
from yupana.text.words import LANGUAGES

HEARD = {game: own(game, "words.hearing", "heard") for game in NAMES}
COUNTED = {game: own(game, "words.sayings", "COUNTED") for game in NAMES}
SAID = {game: own(game, "words.sayings", "SAID") for game in NAMES}
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101)

each_game = pytest.mark.parametrize("game", NAMES)


@pytest.mark.slow
@pytest.mark.compiled
@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(game: str, language: str) -> None:
    words = speaking(game, language)
    spoken = {
        (id, tuple(sorted(with_numbers(dict(arguments), number).items())))
        for id, arguments in HEARD[game]().messages
        for number in NUMBERS
    }
    for id, given in spoken:
        for seat in (0, 1):
            assert not flaws(language, words.say(id, {**dict(given), "seat": seat})), id
    for id, entry in entries(title(game).package, language).items():
        kind, _, head = id.partition("-")
        for place in [f"{head}.{number}.{number}" for number in NUMBERS]:
            if kind == "place":
                for case in ("", *entry.attributes):
                    assert not flaws(language, words.name(place, case)), place
            elif kind == "help":
                assert not flaws(language, words.help(place)), place


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in NAMES for language in COUNTED[game]])
def test_counted_nouns_agree(game: str, language: str) -> None:
    words = speaking(game, language)
    for id, arguments, counted, expected in COUNTED[game][language]:
        for number, text in expected.items():
            assert words.say(id, {**arguments, counted: number}) == text


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in NAMES for language in SAID[game]])
def test_places_stand_in_the_right_case(game: str, language: str) -> None:
    words = speaking(game, language)
    for id, arguments, text in SAID[game][language]:
        assert words.say(id, arguments) == text
