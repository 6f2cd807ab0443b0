"""Choices that have a name: each can be played, is called something in every language, and one of them is usual."""

import pytest
from tests.games.titles import NAMES
from tests.words.files import entries

from yupana.engine.game import table_options
from yupana.games import title
from yupana.text.words import LANGUAGES, Words


@pytest.mark.parametrize("game", NAMES)
def test_every_preset_can_be_played_and_has_a_name(game: str) -> None:
    rules = title(game).game
    speaking = [Words(language, title(game).package, []) for language in LANGUAGES]
    for preset in rules.presets():
        counts = [seats for seats in rules.seat_counts() if preset.solo == (seats == 1)]
        assert counts, preset.name
        for seats in counts:
            assert table_options(rules, seats, preset.options)
        for words in speaking:
            assert words.say(f"preset-{preset.name}")
            assert words.say(f"about-preset-{preset.name}").endswith(".")


@pytest.mark.parametrize("game", NAMES)
def test_what_is_said_of_an_option_is_said_of_one_that_there_is(game: str) -> None:
    rules = title(game).game
    known = {f"about-option-{each.name}" for each in rules.variants()}
    known |= {f"about-preset-{each.name}" for each in rules.presets()}
    said = {id for id in entries(title(game).package, "en") if id.startswith("about-")}
    assert said <= known
    assert {id for id in said if id.startswith("about-option-")} in (set(), {id for id in known if "-option-" in id})


@pytest.mark.parametrize("game", NAMES)
def test_what_is_usual_is_one_of_the_presets_for_so_many(game: str) -> None:
    rules = title(game).game
    for solo in (False, True):
        offered = [preset.options for preset in rules.presets() if preset.solo == solo]
        assert not offered or {} in offered
        assert len({repr(sorted(options.items())) for options in offered}) == len(offered)
