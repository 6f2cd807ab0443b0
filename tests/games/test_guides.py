"""How to play: each title that is offered has the same pages in three languages, and what they show is there."""

import xml.etree.ElementTree as Xml

import pytest
from tests.games.titles import own

from yupana.games import names, title
from yupana.games.picture import BadPicture, illustration
from yupana.text.guide import Page, pages_of, plain
from yupana.text.words import LANGUAGES

FEWEST, MOST = 8, 14  # pages
LONGEST = 1_800  # letters of a page
SMALLEST = 350  # letters

each_title = pytest.mark.parametrize("game", names())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def guide(game: str, language: str) -> tuple[Page, ...]:
    return pages_of(title(game).package, language)


def pictures(page: Page) -> list[str]:
    return [part.picture for part in page.parts if part.picture]


@each_title
def test_the_pages_are_the_same_in_three_languages(game: str) -> None:
    english = guide(game, "en")
    assert FEWEST <= len(english) <= MOST
    assert len({page.id for page in english}) == len(english)
    assert english[0].id == "goal"
    for language in LANGUAGES:
        pages = guide(game, language)
        assert [page.id for page in pages] == [page.id for page in english]
        for page, other in zip(pages, english, strict=True):
            assert pictures(page) == pictures(other)
            assert [part.item for part in page.parts] == [part.item for part in other.parts], page.id


@each_title
@each_language
def test_a_page_is_short_and_clean(game: str, language: str) -> None:
    for page in guide(game, language):
        text = page.said()
        assert SMALLEST <= len(text) <= LONGEST, (page.id, len(text))
        assert page.also, page.id
        assert not [mark for mark in ("  ", "#", "**", " - ", "'", '"', "{", "VP") if mark in text], page.id
        assert plain(page.title) == page.title


@each_title
def test_every_picture_shows_what_is_there(game: str) -> None:
    found = {picture for page in guide(game, "en") for picture in pictures(page)}
    assert len(found) >= FEWEST
    for picture in found:
        for night in (False, True):
            Xml.fromstring(illustration(title(game), picture, night))


@each_title
def test_each_opponent_that_the_rules_play_has_a_page(game: str) -> None:
    for id in own(game, "guide", "AUTOMATA", ()):
        assert id in [page.id for page in guide(game, "en")]


def test_a_picture_of_what_is_not_there_is_refused() -> None:
    for address in ("three-130", "three-130/attic", "three-130/board#tikal.99", "three-130/board#nowhere.*"):
        with pytest.raises(BadPicture):
            illustration(title("tzolkin"), address)
