"""Whatever happens in a match of any game can be said in every language."""

from functools import cache

import pytest
from tests.games.titles import NAMES
from tests.words.hearing import NAMES as PLAYERS
from tests.words.hearing import Heard, StrictWords, hear_match, hear_outside, says, speaking

from yupana.conformance.tables import tables_of
from yupana.games import title
from yupana.text.words import LANGUAGES

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

MATCHES = 10

each_game = pytest.mark.parametrize("game", NAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def heard_in(game: str) -> Heard:
    """What some random matches of a game say, at tables of every kind."""
    found, chosen = Heard(), title(game)
    hear_outside(found, chosen)
    tables = tables_of(chosen.game)
    for seed in range(MATCHES):
        hear_match(found, chosen, tables[seed * len(tables) // MATCHES], seed, every=10)
    return found


@each_language
@each_game
def test_the_viewer_is_addressed_and_somebody_else_is_named(game: str, language: str) -> None:
    words = speaking(game, language)
    viewer, other = PLAYERS[language]
    for id, arguments in heard_in(game).messages:
        if "seat" in dict(arguments):
            assert viewer not in words.say(id, {**dict(arguments), "seat": 0})
            assert other in words.say(id, {**dict(arguments), "seat": 1})


@each_language
@each_game
def test_a_spectator_is_never_addressed(game: str, language: str) -> None:
    you = {"en": ("You ", "Your "), "uk": ("Ви ", "Вам ", "Ваш "), "ru": ("Вы ", "Вам ", "Ваш ")}[language]
    words = StrictWords(language, title(game).package, None)
    told = [text for id, text in says(words, heard_in(game)) if id.startswith("log-")]
    assert told
    assert not [text for text in told if text.startswith(you)]
