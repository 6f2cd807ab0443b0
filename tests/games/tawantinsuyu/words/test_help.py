"""Help texts tell what the rules do: their numbers are those of the tables, in the same order."""

import re
from collections.abc import Sequence

import pytest
from tests.words.hearing import speaking

from yupana.engine.agenda import Step
from yupana.engine.grammar import Choose
from yupana.games.tawantinsuyu.army import ARMY_CARD, DrawArmy
from yupana.games.tawantinsuyu.board import (
    CORN,
    DISCARD,
    FLIP,
    GODS,
    GOLD,
    POTATO,
    REGION_SPACE,
    SECTOR,
    SPACE,
    SPACE_GOD,
    SPACE_TASKS,
    STEP_END_POINTS,
    STEP_POINTS,
    STONE,
    TASKS,
    TEMPLE,
)
from yupana.games.tawantinsuyu.gods import GOD_CARD, TakeGods
from yupana.games.tawantinsuyu.goods import Gain, Score
from yupana.games.tawantinsuyu.market import BUILDING, COST, Build
from yupana.games.tawantinsuyu.recovery import Recover
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.statues import Erect
from yupana.games.tawantinsuyu.tapestry import JUNCTION_BONUS, LEFT, PATTERN, PATTERNS, RIGHT, WEAVING, FreeWeavings
from yupana.games.tawantinsuyu.temple import REWARD, Climb, PayStep
from yupana.games.tawantinsuyu.tiles import ARMY_BONUS, CONQUEST_BONUS, GOD_BONUS, PRODUCTION_BONUS, SOLDIERS
from yupana.games.tawantinsuyu.village import TakeWorkers
from yupana.text.words import LANGUAGES


def told(step: Step[Tawantinsuyu]) -> list[int]:
    """The numbers with which a text tells what a step gives."""
    if isinstance(step, Gain):
        return [step.amount]
    if isinstance(step, Score):
        return [step.points]
    if isinstance(step, Choose):
        return numbers_of(tuple([part.then[0] for part in step.parts]))
    if isinstance(step, PayStep):
        return [1, 1]
    if isinstance(step, (Build, Erect)):
        return [1] if step.mode == 1 else []
    if isinstance(step, (DrawArmy, TakeGods)):
        return [step.cards]
    if isinstance(step, FreeWeavings):
        return [step.tiles]
    if isinstance(step, TakeWorkers):
        return [step.workers]
    if isinstance(step, Climb):
        return [step.steps]
    return [step.free] if isinstance(step, Recover) else []


def numbers_of(steps: Sequence[Step[Tawantinsuyu]]) -> list[int]:
    """The numbers of several steps, one after another."""
    return [number for step in steps for number in told(step)]


def numbers_in(text: str) -> list[int]:
    """The numbers of a text, in order."""
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_tell_their_bonuses(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    for card, place in enumerate(GOD_CARD):
        assert numbers_in(words.name(place, "contents")) == numbers_of(GOD_BONUS[card]), place
    for card, place in enumerate(ARMY_CARD):
        assert numbers_in(words.name(place)) == [card + 1, SOLDIERS[card], *numbers_of(ARMY_BONUS[card])], place


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_tell_their_cost_and_bonus(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    for tile, place in enumerate(BUILDING):
        cost = [COST[tile][good] for good in (STONE, GOLD, CORN, POTATO) if COST[tile][good]]
        bonus = numbers_of(PRODUCTION_BONUS[tile]) if tile < len(PRODUCTION_BONUS) else []
        number = int(place.split(".")[1])
        shown = numbers_in(words.help(place))
        assert shown[: 1 + len(cost) + len(bonus)] == [number, *cost, *bonus], place
        assert shown[-1] == 2, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_regions_tell_soldiers_and_bonus(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    for space, place in enumerate(REGION_SPACE):
        soldiers = [number for number in (FLIP[space], DISCARD[space]) if number]
        bonus = numbers_of(CONQUEST_BONUS[space])
        assert numbers_in(words.help(place)) == [*soldiers, *bonus, 1], place


@pytest.mark.parametrize("language", LANGUAGES)
def test_temple_steps_tell_reward_and_points(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    for step, place in enumerate(TEMPLE):
        points = [number for number in (STEP_POINTS[step], STEP_END_POINTS[step]) if number]
        assert numbers_in(words.help(place)) == [*numbers_of(REWARD[step]), *points], place


@pytest.mark.parametrize("language", LANGUAGES)
def test_weavings_tell_their_pattern_and_edges(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    names: dict[int, set[str]] = {}
    for tile, place in enumerate(WEAVING):
        bonuses = [*JUNCTION_BONUS[LEFT[tile]], *JUNCTION_BONUS[RIGHT[tile]]]
        shown = numbers_in(words.help(place))
        assert shown[: len(numbers_of(bonuses))] == numbers_of(bonuses), place
        names.setdefault(PATTERN[tile], set()).add(re.sub(r"[\d«»“”]", "", words.name(place)).split()[-1])
    assert [len(found) for found in names.values()] == [1] * len(PATTERNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_tell_sector_symbol_and_tasks(language: str) -> None:
    words = speaking("tawantinsuyu", language)
    for space, place in enumerate(SPACE):
        text, name = words.help(place), words.name(place)
        assert numbers_in(name) == [SECTOR[space] + 1]
        assert words.say("part-god", {"god": GODS[SPACE_GOD[space]]}) in name
        tasks = [words.say("part-task", {"task": TASKS[task]}) for task in SPACE_TASKS[space]]
        assert numbers_in(text)[0] == SECTOR[space] + 1
        assert words.say("part-god", {"god": GODS[SPACE_GOD[space]]}) in text.split(".")[0]
        assert ", ".join(tasks) in text
