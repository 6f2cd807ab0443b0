"""Whatever happens in a match of Tzolk'in can be said in every language, each thing in its own words."""

import pytest
from tests.games.tzolkin.words.hearing import TITLE, heard, heard_in, is_unnumbered
from tests.words.hearing import Heard, left_unsaid, speaking, unmentioned

from yupana.text.words import LANGUAGES, place_message

MATCHES = 40
TURN = ("ask-take-turn", "ask-place-more", "ask-pick-up-more")

# Legal, but seldom said by random play; monuments are offered together with buildings, which word the prompt.
RARE = {"ask-build-monument", "do-build-saving", "kind-build-saving"}
RARE |= {"place-architecture.genitive", "place-extraction.genitive", "place-theology.genitive"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_kind_read_the_same(language: str) -> None:
    words = speaking("tzolkin", language)
    found: dict[str, set[str]] = {}
    for id, arguments in heard().messages:
        if id.startswith("do-") and id not in (
            "do-harvest-corn",
            "do-harvest-wood",
            "do-burn",
            "do-harvest-without-tile",
        ):
            shown = tuple([str(value) for _, value in arguments])
            head = " ".join([place_message(place)[0] if place[:3] in ("a1-", "a2-") else place for place in shown])
            found.setdefault(words.say(id, dict(arguments)), set()).add(f"{id} {head}")
    assert not {text: moves for text, moves in found.items() if len(moves) > 1}


def test_a_prompt_of_the_turn_names_what_is_offered_and_nothing_else() -> None:
    words = speaking("tzolkin", "en")
    prompts = [(id, dict(given)) for id, given in heard().messages if id in TURN]
    assert {id for id, _ in prompts} == set(TURN)
    assert len({given["verbs"] for _, given in prompts}) >= 8
    for id, given in prompts:
        told = words.say(id, given).lower()
        for verb, said in (("place", "place"), ("pick-up", "pick"), ("beg", "beg for corn")):
            refused = "cannot place" in told if verb == "place" else "to pick up" in told
            assert (said in told and not refused) == (verb in str(given["verbs"])), (verb, told)


@pytest.fixture(scope="module")
def heard_long() -> Heard:
    return heard_in(MATCHES, 30)


@pytest.mark.slow
@pytest.mark.compiled
def test_many_matches_are_said_and_no_message_is_left_over(heard_long: Heard) -> None:
    for language in LANGUAGES:
        assert left_unsaid(language, TITLE.package, heard_long) <= RARE
    assert not unmentioned(TITLE.package, RARE)
    assert [place for place in heard_long.named - heard_long.places if is_unnumbered(place)]
