"""Everything that Chaski can say is said by its matches, and the refusal is among its words."""

import pytest
from tests.games.template.words.hearing import TITLE, heard
from tests.words.hearing import flaws, left_unsaid, speaking, unmentioned

from yupana.text.words import LANGUAGES

REFUSED = TITLE.game.refuses(1, {"fox": 0, "bridge": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    assert left_unsaid(language, TITLE.package, heard()) == {REFUSED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_no_table_can_be_had_is_said(language: str) -> None:
    assert not flaws(language, speaking("template", language).say(REFUSED))


def test_a_message_of_which_no_module_speaks_is_found() -> None:
    dead = {"do-dance", "kind-dance", "ask-dance", "log-never-told", "place-nowhere.genitive"}
    assert unmentioned(TITLE.package, {REFUSED, *dead}) == dead
