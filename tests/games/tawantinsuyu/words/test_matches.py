"""Whatever happens in a match of Tawantinsuyu can be said in every language."""

import pytest
from tests.games.random_matches import random_match
from tests.games.tawantinsuyu.words.hearing import PACKAGE, TITLE, heard, heard_in, place_ids
from tests.words.hearing import Heard, left_unsaid, speaking, unmentioned

from yupana.engine.machine import decisions
from yupana.games.tawantinsuyu.army import ARMY_CARD
from yupana.games.tawantinsuyu.board import FROM_TAPESTRIES, SOURCES, SPACE_TASKS
from yupana.text.words import LANGUAGES

MATCHES = 40

# Legal, but seldom said by random play.
RARE = {"ask-choose-junction", "ask-produce-once", "do-trade", "kind-trade", "label-axomamma-slot-empty"}
RARE |= {"place-corn.accusative", "waste-production"}


def test_a_verb_always_touches_as_many_places_so_that_one_message_words_it() -> None:
    touched: dict[str, int] = {}
    for id, arguments in heard().messages:
        if id.startswith("do-") and id != "do-pay-with":  # its price says what is paid
            assert touched.setdefault(id, len(arguments)) == len(arguments), id


def test_no_space_has_the_same_task_twice_so_that_a_task_needs_no_number() -> None:
    assert all(len(set(tasks)) == len(tasks) for tasks in SPACE_TASKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_read_the_same(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    found: dict[str, tuple[str, object]] = {}
    for id, arguments in heard().messages:
        if id.startswith("do-") and id not in ("do-perform", "do-pay-with", "do-add"):
            assert found.setdefault(words.say(id, dict(arguments)), (id, arguments)) == (id, arguments)


def test_an_option_says_of_a_place_what_the_board_shows_there() -> None:
    told = set()
    for match in random_match(TITLE.game, 2, 3):
        for decision in decisions(match.state):
            panels = TITLE.scene(match.state, decision.seat).panels
            shown = {piece.place: piece.label.arguments for panel in panels for piece in panel.pieces}
            for option in decision.options:
                details = TITLE.talk.details(match.state, decision.seat, option)
                details.pop("payable", None)  # differs from seat to seat
                if details and option.verb != "add":
                    told.add(option.verb)
                    assert details.items() <= shown[option.touch[0]].items(), option.move()
    assert told == {"put", "move", "perform", "recruit", "hire", "lose"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_is_told_and_counted(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    told = set()
    for n, source in enumerate(SOURCES[1:], 1):  # nobody is told of the points at the start
        id = "log-points-counted" if n >= FROM_TAPESTRIES else "log-points-scored"
        told.add(words.say(id, {"seat": 0, "source": source, "points": 2}))
    assert len(told) + 1 == len({words.say(f"score-{source}") for source in SOURCES}) == len(SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_drawn_by_somebody_else_stays_unnamed(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    for id in ("log-god-drawn", "log-god-returned", "log-army-drawn"):
        assert not any(sign.isdigit() for sign in words.say(id, {"seat": 1, "card": "face-down"}))
    assert words.name(ARMY_CARD[6]).split("(")[0].strip()[-1] == "7"


@pytest.fixture(scope="module")
def heard_long() -> Heard:
    return heard_in(MATCHES)


@pytest.mark.slow
@pytest.mark.compiled
def test_many_matches_are_said_and_no_message_is_left_over(heard_long: Heard) -> None:
    for language in LANGUAGES:
        assert left_unsaid(language, PACKAGE, heard_long) - place_ids() <= RARE
    assert not unmentioned(PACKAGE, RARE)
