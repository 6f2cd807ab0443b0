"""Help is found by any words: pages of how to play first, then components."""

import pytest

from yupana.games import title
from yupana.text.guide import pages_of
from yupana.text.searching import PAGES, find_things, mentions, passage, search

FOUND = (  # the game, the language, what is typed, and the page that tells of it
    ("tzolkin", "en", "beg", "hunger"),
    ("tzolkin", "en", "dummy", "placing"),
    ("tzolkin", "en", "surcharge", "placing"),
    ("tzolkin", "en", "win", "goal"),
    ("tzolkin", "uk", "вимолити", "hunger"),
    ("tzolkin", "uk", "нейтральний", "placing"),
    ("tzolkin", "uk", "доплата", "placing"),
    ("tzolkin", "uk", "доплатою", "placing"),
    ("tzolkin", "ru", "вымолить", "hunger"),
    ("tzolkin", "ru", "манекен", "placing"),
    ("tzolkin", "ru", "доплату", "placing"),
    ("tawantinsuyu", "en", "Axomamma", "axomamma"),
    ("tawantinsuyu", "en", "120", "axomamma"),
    ("tawantinsuyu", "en", "ceremony", "festival"),
    ("tawantinsuyu", "uk", "аксомамма", "axomamma"),
    ("tawantinsuyu", "uk", "картопля нестача", "festival"),
    ("tawantinsuyu", "ru", "одиночный режим", "axomamma"),
    ("tawantinsuyu", "ru", "удалённости", "placing"),
)


def test_help_is_found_by_any_words_of_a_name_in_any_case_and_by_whole_numbers() -> None:
    assert mentions("Chichen Itza 1", "ITZA 1")
    assert not mentions("Chichen Itza 10", "itza 1")
    assert mentions("кришталевий череп", "череп")
    assert not mentions("кришталевий череп", "")


def test_endings_matter_only_where_nothing_else_is_found() -> None:
    assert not mentions("с доплатой", "доплата")
    assert mentions("с доплатой", "доплата", loosely=True)
    assert not mentions("ласка", "ласточка", loosely=True)
    assert not mentions("121", "120", loosely=True)


@pytest.mark.parametrize(("game", "language", "asked", "id"), FOUND)
def test_a_page_is_found_by_what_people_call_it(game: str, language: str, asked: str, id: str) -> None:
    found, _ = search(pages_of(title(game).package, language), [], asked)
    assert id in [page.id for page in found]
    assert len(found) <= PAGES


def test_what_does_the_same_is_told_once_under_all_its_names() -> None:
    things = [
        ("Tikal 6", "Any action."),
        ("Tikal 7", "Any action."),
        ("Tikal 7", "Any action."),
        ("Uxmal 3", "A worker."),
    ]
    assert find_things(things, "tikal") == [("Tikal 6, Tikal 7", "Any action.")]
    assert find_things(things, "worker") == [("Uxmal 3", "A worker.")]


def test_a_page_says_what_was_asked_for_or_all_of_it_where_that_is_what_it_is_about() -> None:
    (page,) = [page for page in pages_of(title("tzolkin").package, "en") if page.id == "hunger"]
    assert [line.partition(".")[0] for line in passage(page, "begging")] == ["Begging"]
    assert len(passage(page, "what hurts")) == len([part for part in page.parts if not part.picture])
