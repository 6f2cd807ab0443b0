"""Everything that Santa Maria can say is said by its matches, and why some tables cannot be had."""

import pytest
from tests.games.santa_maria.words.hearing import TITLE, heard_in
from tests.words.hearing import flaws, left_unsaid, speaking, unmentioned

from yupana.engine.game import Options, full_options
from yupana.text.words import LANGUAGES

REFUSED: tuple[tuple[int, Options], ...] = (
    (2, {"advanced": 1, "random-colonies": 1}),
    (5, {}),
    (2, {"governor": 1}),
    (2, {"expansion": 1, "random-colonies": 1}),
    (2, {"expansion": 1, "ambassadors": 1, "shared-blue": 1}),
    (2, {"expansion": 1, "maya": 1, "shared-blue": 1}),
)
WHY = [TITLE.game.refuses(seats, full_options(TITLE.game, options)) for seats, options in REFUSED]

# Legal, but seldom said by random play.
RARE = {
    *("ask-choose-dock", "ask-navigate", "ask-take-second-effect", "label-no-ship", "log-achievement-reached"),
    *("do-pay-two-gold", "kind-pay-two-gold", "do-use-space", "kind-use-space"),
    *(
        "help-town-hall-cacao",
        "place-town-hall-cacao",
        "place-town-hall-cacao.start",
        "place-town-hall-cacao.accusative",
    ),
    *("place-grain.instrumental", "place-sugar.instrumental", "place-gem.instrumental"),
}


@pytest.mark.slow
@pytest.mark.compiled
def test_many_matches_are_said_and_no_message_is_left_over() -> None:
    found = heard_in(2)
    for language in LANGUAGES:
        assert left_unsaid(language, TITLE.package, found) - set(WHY) <= RARE
    assert not unmentioned(TITLE.package, RARE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_no_table_can_be_had_is_said(language: str) -> None:
    assert len(set(WHY)) == len(REFUSED)
    for reason in WHY:
        assert not flaws(language, speaking("santa-maria", language).say(reason))
