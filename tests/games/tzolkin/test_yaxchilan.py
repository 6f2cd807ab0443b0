"""Yaxchilan: wood, stone, gold and crystal skulls."""

import pytest
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    act,
    give,
    goods,
    learn,
    play,
    sacrifice,
    stand,
    table,
    verbs,
)

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (1, {"wood": 1}),
        (2, {"stone": 1, "corn": 1}),
        (3, {"gold": 1, "corn": 2}),
        (4, {"skull": 1}),
        (5, {"gold": 1, "stone": 1, "corn": 2}),
    ],
)
def test_each_space_gives_what_is_printed(space: int, gained: dict[str, int]) -> None:
    state = table()
    stand(state, GREEN, f"yaxchilan.{space}")
    act(state, GREEN, f"yaxchilan.{space}")
    assert goods(state, GREEN) == gained


@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (1, {"wood": 2}),
        (2, {"stone": 2, "corn": 1}),
        (3, {"gold": 2, "corn": 2}),
        (4, {"skull": 1}),
        (5, {"gold": 2, "stone": 2, "corn": 2}),
    ],
)
def test_f51_extraction_3_gives_one_more_of_every_resource(space: int, gained: dict[str, int]) -> None:
    state = table()
    learn(state, GREEN, extraction=3)
    stand(state, GREEN, f"yaxchilan.{space}")
    act(state, GREEN, f"yaxchilan.{space}")
    assert goods(state, GREEN) == gained


@pytest.mark.parametrize(("group", "wood"), [(3, 3), (4, 4), (5, 5)])
def test_f51_extraction_counts_for_wood_tiles(group: int, wood: int) -> None:
    state = table()
    learn(state, GREEN, extraction=3)
    stand(state, GREEN, f"palenque.{group}")
    act(state, GREEN, f"palenque.{group}", f"harvest-wood jungle-wood.{group}")
    assert goods(state, GREEN) == {"wood": wood}


def test_f51_extraction_does_not_count_for_corn_tiles_and_burning() -> None:
    state = table()
    learn(state, GREEN, extraction=3)
    stand(state, GREEN, "palenque.2", "palenque.5")
    act(state, GREEN, "palenque.2", "harvest-corn jungle-corn.2")
    act(state, GREEN, "palenque.5", "burn jungle-wood.5", "anger chaac")
    assert goods(state, GREEN) == {"corn": 13}


@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
def test_f51_extraction_does_not_count_in_chichen_itza(resource: str) -> None:
    state = table()
    learn(state, GREEN, extraction=3)
    give(state, GREEN, skulls=1)
    stand(state, GREEN, "chichen-itza.6")
    act(state, GREEN, "chichen-itza.6", f"take {resource}")
    assert goods(state, GREEN) == {resource: 1}


def test_f51_extraction_does_not_count_for_the_gold_of_a_building() -> None:
    state = table(row=("a1-muni-extraction-gold",))
    learn(state, GREEN, extraction=2)
    give(state, GREEN, wood=2, stone=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a1-muni-extraction-gold")
    assert goods(state, GREEN) == {"gold": 1}


@pytest.mark.parametrize(
    ("level", "gained"),
    [
        (0, {"gold": 1, "stone": 1, "corn": 2}),
        (1, {"gold": 1, "stone": 1, "corn": 2}),
        (2, {"gold": 1, "stone": 2, "corn": 2}),
    ],
)
def test_stone_comes_with_the_second_level_and_gold_with_the_third(level: int, gained: dict[str, int]) -> None:
    state = table()
    learn(state, GREEN, extraction=level)
    stand(state, GREEN, "yaxchilan.5", "yaxchilan.1")
    act(state, GREEN, "yaxchilan.5")
    assert goods(state, GREEN) == gained
    act(state, GREEN, "yaxchilan.1")
    assert goods(state, GREEN)["wood"] == (2 if level else 1)


@pytest.mark.parametrize(("level", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_theology_3_finds_a_second_skull(level: int, skulls: int) -> None:
    state = table()
    learn(state, GREEN, theology=level)
    stand(state, GREEN, "yaxchilan.4")
    act(state, GREEN, "yaxchilan.4")
    assert goods(state, GREEN) == {"skull": skulls}
    assert state.skulls == 13 - skulls


def test_a17_theology_3_finds_one_skull_when_one_is_left() -> None:
    state = table()
    learn(state, GREEN, theology=3)
    give(state, BLUE, skulls=12)
    stand(state, GREEN, "yaxchilan.4")
    act(state, GREEN, "yaxchilan.4")
    assert goods(state, GREEN) == {"skull": 1}
    assert state.skulls == 0


def test_without_skulls_in_the_bank_there_is_nothing_to_find() -> None:
    state = table()
    give(state, BLUE, skulls=9)
    sacrifice(state, BLUE, 1, 2, 3, 4)
    stand(state, GREEN, "yaxchilan.6")
    play(state, GREEN, "pick-up yaxchilan.6")
    assert verbs(state, GREEN, "use") == ["yaxchilan.1", "yaxchilan.2", "yaxchilan.3", "yaxchilan.5"]
