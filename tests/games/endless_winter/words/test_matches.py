"""Whatever happens in a match of Endless Winter can be said in every language, each thing in its own words."""

import pytest
from tests.games.endless_winter.words.hearing import TITLE, heard_in
from tests.words.hearing import Heard, left_unsaid, unmentioned

from yupana.text.words import LANGUAGES

MATCHES = 40

# Legal, but seldom said by random play.
RARE = {
    *("ask-in-any-order", "ask-settle", "do-take-point", "kind-take-point", "label-setup", "log-food-spoiled"),
    *("help-third-level", "place-third-level", "help-fourth-level", "place-fourth-level"),
}


@pytest.fixture(scope="module")
def heard_long() -> Heard:
    return heard_in(MATCHES)


@pytest.mark.slow
@pytest.mark.compiled
def test_many_matches_are_said_and_no_message_is_left_over(heard_long: Heard) -> None:
    for language in LANGUAGES:
        assert left_unsaid(language, TITLE.package, heard_long) <= RARE
    assert not unmentioned(TITLE.package, RARE)
