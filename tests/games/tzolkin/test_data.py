"""The tables of tiles, steps and spaces add up."""

from collections import Counter
from collections.abc import Iterable

import pytest

from yupana.engine.agenda import Step
from yupana.engine.grammar import Repeat
from yupana.games.tzolkin import board
from yupana.games.tzolkin.board import (
    CORN,
    GEARS,
    GOLD,
    GOODS,
    SKULL,
    SKULL_POINTS,
    STEP_POINTS,
    STONE,
    TEMPLES,
    TRACKS,
    WOOD,
)
from yupana.games.tzolkin.goods import Gain, Score
from yupana.games.tzolkin.monuments import MONUMENT_NAMES, MONUMENTS
from yupana.games.tzolkin.technologies import Advance, AdvanceAny
from yupana.games.tzolkin.temples import StepUp
from yupana.games.tzolkin.tiles import (
    AGE_DECK,
    BUILDING_NAMES,
    BUILDINGS,
    FARM,
    FRAMES,
    MUNICIPAL,
    SHRINE,
    TOMB,
    WEALTH,
    WEALTH_NAMES,
)

pytestmark = pytest.mark.compiled


def added(costs: Iterable[tuple[int, int, int]]) -> tuple[int, int, int]:
    wood, stone, gold = zip(*costs, strict=True)
    return sum(wood), sum(stone), sum(gold)


def wealth_effects() -> list[Step]:
    return [effect for tile in WEALTH for effect in tile.effects]


# Buildings.


def test_there_are_fourteen_buildings_of_age_1_and_eighteen_of_age_2() -> None:
    assert Counter(building.age for building in BUILDINGS) == {1: 14, 2: 18}
    assert [len(deck) for deck in AGE_DECK] == [0, 14, 18]


def test_there_are_eight_buildings_of_each_frame() -> None:
    assert FRAMES == ("farm", "municipal", "tomb", "shrine")
    assert Counter(building.frame for building in BUILDINGS) == {FARM: 8, MUNICIPAL: 8, TOMB: 8, SHRINE: 8}
    frames = Counter((building.age, building.frame) for building in BUILDINGS)
    assert [frames[1, frame] for frame in range(4)] == [5, 4, 3, 2]
    assert [frames[2, frame] for frame in range(4)] == [3, 4, 5, 6]


def test_a_frame_is_the_one_in_the_name() -> None:
    for building in BUILDINGS:
        frame = building.name.split("-")[1]
        assert FRAMES[building.frame].startswith(frame)


def test_the_costs_of_buildings_add_up() -> None:
    assert added(building.cost for building in BUILDINGS) == (44, 23, 17)
    assert added(building.cost for building in BUILDINGS if building.age == 1) == (23, 6, 3)
    assert added(building.cost for building in BUILDINGS if building.age == 2) == (21, 17, 14)


def test_the_points_of_buildings_are_all_in_age_2() -> None:
    points: Counter[int] = Counter()
    for building in BUILDINGS:
        for effect in building.effects:
            if isinstance(effect, Score):
                points[building.age] += effect.points
    assert points == {2: 37}


def test_technologies_of_buildings() -> None:
    fixed = Counter(effect.track for tile in BUILDINGS for effect in tile.effects if isinstance(effect, Advance))
    assert [fixed[track] for track in range(4)] == [2, 2, 2, 2]
    free = 0
    for building in BUILDINGS:
        for effect in building.effects:
            if isinstance(effect, AdvanceAny):
                free += 1
            elif isinstance(effect, Repeat):
                assert isinstance(effect.step, AdvanceAny)
                free += effect.times
    assert free == 6


def test_names_are_unique_and_numbered_only_where_there_are_copies() -> None:
    names = (*BUILDING_NAMES, *MONUMENT_NAMES, *WEALTH_NAMES)
    assert len(set(names)) == len(names) == 32 + 13 + 21
    copies = Counter(name.split(".")[0] for name in BUILDING_NAMES)
    assert {name: count for name, count in copies.items() if count > 1} == {
        "a1-farm-single": 3,
        "a1-farm-all": 2,
        "a2-farm-triple": 3,
    }
    assert all(("." in name) == (copies[name.split(".")[0]] > 1) for name in BUILDING_NAMES)


def test_a30_nothing_of_later_editions_has_slipped_in() -> None:
    assert (len(BUILDINGS), len(MONUMENTS), len(WEALTH)) == (32, 13, 21)
    second = [building for building in BUILDINGS if building.age == 2]
    assert {building.frame for building in second if building.cost == (2, 0, 0)} == {FARM}
    assert not [building for building in second if building.cost == (1, 0, 1)]


# Monuments.


def test_the_costs_of_monuments_add_up() -> None:
    assert len(MONUMENTS) == 13
    assert added(monument.cost for monument in MONUMENTS) == (16, 22, 36)
    assert {monument.name: monument.skulls for monument in MONUMENTS if monument.skulls} == {"m-skulls": 1}


def test_the_frames_of_monuments() -> None:
    assert Counter(monument.frame for monument in MONUMENTS) == {TOMB: 5, MUNICIPAL: 4, SHRINE: 4}


# Wealth.


def test_the_goods_of_wealth_tiles_add_up() -> None:
    gained: Counter[int] = Counter()
    for effect in wealth_effects():
        if isinstance(effect, Gain):
            gained[effect.good] += effect.amount
    assert gained == {CORN: 81, WOOD: 16, STONE: 8, GOLD: 4, SKULL: 1}


def test_each_technology_and_each_temple_is_on_two_wealth_tiles() -> None:
    tracks = Counter(effect.track for effect in wealth_effects() if isinstance(effect, Advance))
    temples = Counter(effect.temple for effect in wealth_effects() if isinstance(effect, StepUp))
    assert tracks == dict.fromkeys(range(len(TRACKS)), 2)
    assert temples == dict.fromkeys(range(len(TEMPLES)), 2)


def test_wealth_tiles_name_each_space_once() -> None:
    spaces = [(GEARS[tile.gear], tile.space) for tile in WEALTH]
    assert len(set(spaces)) == 21
    for gear in GEARS[:4]:
        assert sorted(space for each, space in spaces if each == gear) == [1, 3, 5, 7]
    assert sorted(space for each, space in spaces if each == "chichen-itza") == [0, 3, 5, 7, 10]


def test_opposite_spaces_are_never_named() -> None:
    opposite = {(tile.space + 5) % 10 for tile in WEALTH if tile.gear < 4}
    assert opposite == {6, 8, 0, 2}
    assert not opposite & {tile.space for tile in WEALTH if tile.gear < 4}


# The board.


def test_the_gears_have_their_teeth() -> None:
    assert dict(zip(GEARS, board.TEETH, strict=True)) == {
        "palenque": 10,
        "yaxchilan": 10,
        "tikal": 10,
        "uxmal": 10,
        "chichen-itza": 13,
    }
    assert tuple(sum(board.TEETH[:gear]) for gear in range(5)) == board.FIRST_TOOTH
    assert sum(board.TEETH) == board.TEETH_TOTAL
    assert board.CALENDAR_TEETH == 26


def test_the_spaces_of_the_gears() -> None:
    assert board.LAST_SPACE == (7, 7, 7, 7, 10)
    assert board.BASIC_ACTIONS == (5, 5, 5, 5, 9)
    assert board.FREE_CHOICE == (6, 6, 6, 6, 10)
    assert tuple(last - 1 for last in board.LAST_SPACE) == board.SPIN_BLOCK


def test_food_days_take_turns() -> None:
    assert board.FOOD_DAYS == (7, 13, 20, 26)
    assert board.MID_AGE == (True, False, True, False)


def test_the_temples_have_their_steps_and_points() -> None:
    assert [len(points) for points in STEP_POINTS] == [7, 9, 8]
    assert [sum(points) for points in STEP_POINTS] == [26, 45, 32]
    assert tuple(len(points) - 1 for points in STEP_POINTS) == board.TOP_STEP
    assert all(points[board.START_STEP] == 0 for points in STEP_POINTS)
    assert all(list(points) == sorted(points) for points in STEP_POINTS)


def test_leads_are_even_and_change_sides_between_the_ages() -> None:
    assert board.LEADER_POINTS == ((6, 2), (2, 6), (4, 4))


def test_chichen_itza_adds_up() -> None:
    assert sum(SKULL_POINTS) == 72
    assert board.SKULL_RESOURCE == (6, 8, 9)
    assert Counter(board.SKULL_TEMPLE[1:]) == {board.CHAAC: 3, board.KUKULKAN: 3, board.QUETZALCOATL: 3}


def test_the_surcharge_and_the_market() -> None:
    assert board.SURCHARGE == (0, 1, 2, 3, 4, 5)
    assert dict(zip(GOODS, board.IN_CORN, strict=False)) == {"corn": 1, "wood": 2, "stone": 3, "gold": 4}


def test_the_jungle_yields_more_further_on() -> None:
    assert [board.CORN_YIELD[group] for group in board.GROUPS] == [4, 5, 7, 9]
    assert [board.WOOD_YIELD[group] for group in board.GROUPS] == [0, 2, 3, 4]
