"""What is said of spaces and steps is what the tables say."""

import re

import pytest
from tests.words.hearing import speaking

from yupana.games.tzolkin.board import (
    FREE_CHOICE,
    GEARS,
    LAST_SPACE,
    SKULL_POINTS,
    SPACE,
    STEP_GOODS,
    STEP_POINTS,
    TEMPLES,
)
from yupana.text.words import LANGUAGES

CHICHEN_ITZA = GEARS.index("chichen-itza")


def numbers_in(text: str) -> list[int]:
    """The numbers of a text, in order."""
    return [int(number.replace("\u2212", "-")) for number in re.findall("\u2212?\\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_temples_tell_the_points_of_their_steps_and_which_of_them_give_goods(language: str) -> None:
    words = speaking("tzolkin", language)
    for temple, place in enumerate(TEMPLES):
        goods = [number for step in sorted(STEP_GOODS[temple]) for number in (STEP_POINTS[temple][step], 1)]
        expected = [*STEP_POINTS[temple], *goods]
        assert numbers_in(words.help(place))[: len(expected)] == expected, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_chichen_itza_tells_what_a_skull_is_worth(language: str) -> None:
    words = speaking("tzolkin", language)
    for space in range(1, FREE_CHOICE[CHICHEN_ITZA]):
        place = SPACE[CHICHEN_ITZA][space]
        assert numbers_in(words.name(place, "action")) == [SKULL_POINTS[space]]
        assert numbers_in(words.help(place)) == [SKULL_POINTS[space]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fee_is_told_only_where_a_step_back_may_cost_it(language: str) -> None:
    words = speaking("tzolkin", language)
    for gear, last in enumerate(LAST_SPACE):
        for space in range(1, last + 1):
            told = words.say("reason-use-action", {"gear": gear, "space": space, "place": SPACE[gear][space]})
            all_free = space >= FREE_CHOICE[gear] or (gear == CHICHEN_ITZA and space == FREE_CHOICE[gear] - 1)
            assert numbers_in(told) == [space, 1] if space > 1 and not all_free else [space], (gear, space)
