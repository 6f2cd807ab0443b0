"""Buildings: what they do, what Architecture adds, how the row is refilled."""

import pytest
from tests.games.tzolkin.table import (
    AGE_2,
    GREEN,
    act,
    buildings,
    give,
    goods,
    learn,
    levels,
    moves,
    own,
    play,
    points,
    row,
    stand,
    steps,
    table,
    verbs,
    worship,
)

from yupana.games.tzolkin.board import EMPTY, M_FED_CHEAPER, M_FED_FREE
from yupana.games.tzolkin.tiles import AGE_DECK, BUILDING_NAMES, BUILDINGS

pytestmark = pytest.mark.compiled

# What a building costs, the choices it leads to, and what its owner has then; whatever is not named stays as it was.
EFFECTS: tuple[tuple[str, dict[str, int], tuple[str, ...], dict[str, int]], ...] = (
    ("a1-farm-single.1", {"wood": 1}, (), {"fed-free": 1}),
    ("a1-farm-single.2", {"wood": 1}, (), {"fed-free": 1}),
    ("a1-farm-single.3", {"wood": 1}, (), {"fed-free": 1}),
    ("a1-farm-all.1", {"wood": 4}, (), {"fed-cheaper": 1}),
    ("a1-farm-all.2", {"wood": 4}, (), {"fed-cheaper": 1}),
    ("a1-muni-agriculture", {"wood": 2}, (), {"agriculture": 1}),
    ("a1-muni-agriculture-stone", {"wood": 3}, (), {"agriculture": 1, "stone": 1}),
    ("a1-muni-extraction-corn", {"wood": 1, "stone": 1}, (), {"extraction": 1, "corn": 1}),
    ("a1-muni-extraction-gold", {"wood": 2, "stone": 1}, (), {"extraction": 1, "gold": 1}),
    ("a1-tomb-chaac-quetzalcoatl", {"wood": 2, "stone": 1}, (), {"chaac": 1, "quetzalcoatl": 1}),
    ("a1-tomb-chaac-kukulkan", {"wood": 1, "stone": 2}, (), {"chaac": 1, "kukulkan": 1}),
    ("a1-tomb-temple-build", {"wood": 1, "gold": 1}, ("climb chaac",), {"chaac": 1}),
    ("a1-shrine-architecture", {"gold": 1}, (), {"architecture": 1}),
    ("a1-shrine-theology-kukulkan", {"stone": 1, "gold": 1}, (), {"theology": 1, "kukulkan": 1}),
    ("a2-farm-triple.1", {"wood": 2}, (), {"fed-free": 3}),
    ("a2-farm-triple.2", {"wood": 2}, (), {"fed-free": 3}),
    ("a2-farm-triple.3", {"wood": 2}, (), {"fed-free": 3}),
    ("a2-muni-tech-stone", {"wood": 3}, ("advance theology",), {"theology": 1, "stone": 1}),
    ("a2-muni-tech-gold", {"wood": 2, "stone": 1}, ("advance agriculture",), {"agriculture": 1, "gold": 1}),
    ("a2-muni-tech-skull", {"wood": 2, "stone": 2}, ("advance extraction",), {"extraction": 1, "skull": 1}),
    ("a2-muni-tech-corn", {"wood": 3, "stone": 1}, ("advance architecture",), {"architecture": 1, "corn": 6}),
    ("a2-tomb-worker", {"wood": 1, "stone": 1, "gold": 1}, (), {"workers": 1, "points": 6}),
    ("a2-tomb-action", {"wood": 2, "stone": 1, "gold": 1}, (), {"points": 2}),
    (
        "a2-tomb-three-temples",
        {"wood": 1, "stone": 2, "gold": 1},
        (),
        {"chaac": 1, "quetzalcoatl": 1, "kukulkan": 1, "points": 3},
    ),
    ("a2-tomb-points", {"wood": 1, "gold": 2}, (), {"points": 8}),
    ("a2-tomb-market", {"stone": 3}, (), {"points": 6}),
    (
        "a2-shrine-two-techs",
        {"stone": 1, "gold": 2},
        ("advance theology", "advance agriculture"),
        {"theology": 1, "agriculture": 1},
    ),
    ("a2-shrine-theology-temples", {"stone": 2, "gold": 1}, (), {"theology": 1, "chaac": 1, "kukulkan": 1}),
    ("a2-shrine-kukulkan", {"gold": 2}, (), {"kukulkan": 2, "points": 3}),
    ("a2-shrine-chaac", {"stone": 2}, (), {"chaac": 2, "points": 2}),
    ("a2-shrine-quetzalcoatl", {"gold": 3}, (), {"quetzalcoatl": 2, "points": 4}),
    ("a2-shrine-architecture", {"stone": 1, "gold": 1}, (), {"architecture": 1, "points": 3}),
)


@pytest.mark.parametrize(("tile", "cost", "choices", "gained"), EFFECTS, ids=[each[0] for each in EFFECTS])
def test_a_building_costs_and_gives_what_is_printed(
    tile: str, cost: dict[str, int], choices: tuple[str, ...], gained: dict[str, int]
) -> None:
    state = table(day=0 if tile.startswith("a1") else AGE_2, row=(tile,))
    give(state, GREEN, **cost)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", f"build {tile}", *choices)
    assert moves(state, GREEN) == ["end-turn"]
    chaac, quetzalcoatl, kukulkan = steps(state, GREEN)
    now = {
        **goods(state, GREEN),
        **levels(state, GREEN),
        "chaac": chaac - 1,
        "quetzalcoatl": quetzalcoatl - 1,
        "kukulkan": kukulkan - 1,
        "workers": state.in_play(GREEN) - 3,
        "fed-free": state.has(GREEN, M_FED_FREE),
        "fed-cheaper": state.has(GREEN, M_FED_CHEAPER),
        "points": int(points(state, GREEN)),
    }
    assert {name: amount for name, amount in now.items() if amount} == gained
    assert buildings(state, GREEN) == [tile]


def test_every_building_is_in_the_table_of_effects() -> None:
    assert sorted([each[0] for each in EFFECTS]) == sorted(BUILDING_NAMES)


def test_a_worker_of_a_building_is_not_gained_with_six_in_play() -> None:
    state = table(day=AGE_2, row=("a2-tomb-worker",))
    give(state, GREEN, wood=1, stone=1, gold=1, workers=3)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a2-tomb-worker")
    assert state.in_play(GREEN) == 6
    assert points(state, GREEN) == 6


def test_a_skull_of_a_building_is_not_gained_from_an_empty_bank() -> None:
    state = table(day=AGE_2, row=("a2-muni-tech-skull",))
    give(state, GREEN, wood=2, stone=2)
    give(state, 1, skulls=13)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a2-muni-tech-skull", "advance theology")
    assert goods(state, GREEN) == {}
    assert levels(state, GREEN) == {"theology": 1}


# Architecture.


@pytest.mark.parametrize(("level", "corn", "scored"), [(0, 0, 0), (1, 1, 0), (2, 1, 2)])
def test_a21_architecture_counts_for_a_single_building_without_asking(level: int, corn: int, scored: int) -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2"))
    learn(state, GREEN, architecture=level)
    give(state, GREEN, wood=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2")
    assert moves(state, GREEN) == ["build a1-farm-single.1", "build a1-farm-single.2", "build a1-farm-single.3"]
    play(state, GREEN, "build a1-farm-single.1")
    assert goods(state, GREEN) == ({"corn": corn} if corn else {})
    assert points(state, GREEN) == scored


def test_f21_architecture_counts_once_for_two_buildings() -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2"))
    learn(state, GREEN, architecture=2)
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build a1-farm-single.1", "build a1-farm-single.2")
    assert goods(state, GREEN) == {"corn": 1}
    assert points(state, GREEN) == 2


def test_f21_architecture_held_back_counts_for_the_second_building() -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2"))
    learn(state, GREEN, architecture=2)
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build-plain a1-farm-single.1")
    assert goods(state, GREEN) == {"wood": 1}
    play(state, GREEN, "build a1-farm-single.2")
    assert goods(state, GREEN) == {"corn": 1}
    assert points(state, GREEN) == 2


def test_f21_a_first_level_gained_from_the_first_building_counts_for_the_second() -> None:
    state = table(row=("a1-shrine-architecture", "a1-farm-single.1"))
    give(state, GREEN, gold=1, wood=1)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build a1-shrine-architecture")
    assert goods(state, GREEN) == {"wood": 1}
    play(state, GREEN, "build a1-farm-single.1")
    assert goods(state, GREEN) == {"corn": 1}
    assert points(state, GREEN) == 0


def test_f21_architecture_held_back_saves_a_resource_with_the_level_gained_meanwhile() -> None:
    state = table(row=("a1-shrine-architecture", "a1-muni-agriculture"))
    learn(state, GREEN, architecture=2)
    give(state, GREEN, gold=1, wood=1)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build-plain a1-shrine-architecture", "build-saving a1-muni-agriculture wood")
    assert goods(state, GREEN) == {"corn": 1}
    assert points(state, GREEN) == 2
    assert levels(state, GREEN) == {"architecture": 3, "agriculture": 1}


def test_the_limit_of_architecture_is_for_each_action_and_not_for_the_turn() -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2"))
    learn(state, GREEN, architecture=2)
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.4", "tikal.2")
    act(state, GREEN, "tikal.4", "build a1-farm-single.1", "decline")
    act(state, GREEN, "tikal.2", "build a1-farm-single.2")
    assert goods(state, GREEN) == {"corn": 2}
    assert points(state, GREEN) == 4


def test_a19_the_building_that_a_tomb_grants_has_its_own_use_of_architecture() -> None:
    state = table(row=("a1-tomb-temple-build", "a1-farm-single.1", "a1-farm-single.2"))
    learn(state, GREEN, architecture=2)
    give(state, GREEN, wood=3, gold=1)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build a1-tomb-temple-build", "climb chaac")
    assert moves(state, GREEN) == ["use tikal.2", "decline"]
    play(state, GREEN, "use tikal.2", "build a1-farm-single.1")
    assert goods(state, GREEN) == {"wood": 1, "corn": 2}
    play(state, GREEN, "build a1-farm-single.2")
    assert goods(state, GREEN) == {"corn": 2}
    assert points(state, GREEN) == 4


def test_a19_the_granted_building_is_paid_in_resources_although_the_tomb_was_paid_in_corn() -> None:
    state = table(row=("a1-tomb-temple-build", "a1-farm-single.1"))
    give(state, GREEN, corn=6, wood=1)
    stand(state, GREEN, "uxmal.4")
    act(state, GREEN, "uxmal.4", "build a1-tomb-temple-build", "climb chaac", "use tikal.2", "build a1-farm-single.1")
    assert goods(state, GREEN) == {"corn": 2}


def test_the_granted_building_can_be_declined() -> None:
    state = table(row=("a1-tomb-temple-build", "a1-farm-single.1"))
    give(state, GREEN, wood=2, gold=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a1-tomb-temple-build", "climb chaac", "decline")
    assert moves(state, GREEN) == ["end-turn"]
    assert goods(state, GREEN) == {"wood": 1}


def test_a20_a_building_does_not_profit_from_the_level_it_gives() -> None:
    state = table(row=("a1-shrine-architecture",))
    give(state, GREEN, gold=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a1-shrine-architecture")
    assert goods(state, GREEN) == {}
    assert levels(state, GREEN) == {"architecture": 1}


def test_a22_the_corn_of_architecture_comes_before_the_effects_and_pays_for_the_action() -> None:
    state = table(day=AGE_2, row=("a2-tomb-action",))
    learn(state, GREEN, architecture=1)
    give(state, GREEN, wood=2, stone=1, gold=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a2-tomb-action", "use uxmal.5", "use palenque.1")
    assert goods(state, GREEN) == {"corn": 3}


def test_a22_a_step_comes_before_the_building_that_the_same_tomb_grants() -> None:
    state = table(row=("a1-tomb-temple-build", "a1-farm-single.1"))
    give(state, GREEN, wood=2, gold=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a1-tomb-temple-build")
    assert moves(state, GREEN) == ["climb chaac", "climb quetzalcoatl", "climb kukulkan"]


def test_f41_architecture_3_makes_a_building_of_one_resource_free() -> None:
    state = table(row=("a1-shrine-architecture",))
    learn(state, GREEN, architecture=3)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build-saving a1-shrine-architecture gold")
    assert goods(state, GREEN) == {"corn": 1}
    assert points(state, GREEN) == 2 + 3


def test_f41_architecture_3_makes_a_building_of_one_resource_free_for_corn_too() -> None:
    state = table(row=("a1-shrine-architecture",))
    learn(state, GREEN, architecture=3)
    stand(state, GREEN, "uxmal.4")
    act(state, GREEN, "uxmal.4", "build a1-shrine-architecture")
    assert goods(state, GREEN) == {"corn": 1}


def test_architecture_3_saves_a_resource_of_choice_among_the_printed_ones() -> None:
    state = table(row=("a1-muni-extraction-gold",))
    learn(state, GREEN, architecture=3)
    give(state, GREEN, wood=2, stone=1, gold=3)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2")
    choices = [each for each in verbs(state, GREEN, "build-saving") if each.startswith("a1-muni-extraction-gold")]
    assert choices == ["a1-muni-extraction-gold wood", "a1-muni-extraction-gold stone"]
    assert not verbs(state, GREEN, "build")


def test_architecture_3_saves_one_resource_of_a_pair_of_buildings() -> None:
    state = table(row=("a1-farm-single.1", "a1-muni-agriculture"))
    learn(state, GREEN, architecture=3)
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build-saving a1-muni-agriculture wood", "build a1-farm-single.1")
    assert goods(state, GREEN) == {"corn": 1}
    assert points(state, GREEN) == 2


def test_whoever_can_pay_only_with_the_saving_can_build() -> None:
    state = table(row=("a1-farm-all.1",))
    learn(state, GREEN, architecture=3)
    give(state, GREEN, wood=3)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build-saving a1-farm-all.1 wood")
    assert goods(state, GREEN) == {"corn": 1}


@pytest.mark.parametrize("place", ["tikal.2", "tikal.4"])
def test_an_action_that_builds_is_not_offered_to_whoever_can_pay_for_nothing(place: str) -> None:
    state = table(row=("a1-farm-all.1", "a1-farm-all.2", "a1-muni-agriculture", "a1-muni-agriculture-stone"))
    own(state, 1, "a1-farm-single.1", "a1-farm-single.2", "a1-farm-single.3", "a1-shrine-architecture")
    learn(state, GREEN, architecture=3)
    stand(state, GREEN, place)
    play(state, GREEN, f"pick-up {place}")
    assert moves(state, GREEN) == ["no-action"]


def test_building_for_corn_is_not_offered_to_whoever_can_pay_for_nothing() -> None:
    state = table(row=("a1-farm-all.1", "a1-farm-all.2", "a1-muni-agriculture", "a1-muni-agriculture-stone"))
    give(state, GREEN, corn=1)
    stand(state, GREEN, "uxmal.4")
    play(state, GREEN, "pick-up uxmal.4")
    assert "uxmal.4" not in verbs(state, GREEN, "use")


# The tomb that lends an action.


def test_the_tomb_of_the_wanderer_lends_an_action_for_a_corn() -> None:
    state = table(day=AGE_2, row=("a2-tomb-action",))
    give(state, GREEN, wood=2, stone=1, gold=1, corn=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a2-tomb-action", "use uxmal.5", "use yaxchilan.5")
    assert goods(state, GREEN) == {"gold": 1, "stone": 1, "corn": 2}
    assert points(state, GREEN) == 2


def test_the_action_of_the_tomb_can_be_declined() -> None:
    state = table(day=AGE_2, row=("a2-tomb-action",))
    give(state, GREEN, wood=2, stone=1, gold=1, corn=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a2-tomb-action", "decline")
    assert goods(state, GREEN) == {"corn": 1}


# The row.


def test_two_buildings_of_one_turn_come_from_the_same_row() -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2"))
    give(state, GREEN, wood=9)
    stand(state, GREEN, "tikal.2", "tikal.4")
    first = row(state)
    act(state, GREEN, "tikal.2", "build a1-farm-single.1")
    act(state, GREEN, "tikal.4")
    assert set(verbs(state, GREEN, "build")) <= set(first) - {"a1-farm-single.1"}


def test_a_slot_stays_empty_when_the_deck_is_empty() -> None:
    state = table(row=("a1-farm-single.1",))
    own(state, 1, *[name for name in BUILDING_NAMES[:14] if name not in row(state)])
    assert state.deck == []
    give(state, GREEN, wood=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a1-farm-single.1", "end-turn")
    assert state.row[0] == EMPTY
    assert len(row(state)) == 5


def test_the_last_building_of_the_deck_fills_the_first_empty_slot() -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2"))
    hidden = [BUILDING_NAMES[tile] for tile in state.deck]
    own(state, 1, *hidden[1:])
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build a1-farm-single.1", "build a1-farm-single.2", "end-turn")
    assert state.row[:2] == [BUILDING_NAMES.index(hidden[0]), EMPTY]


def test_the_last_two_buildings_of_the_deck_fill_two_empty_slots() -> None:
    state = table(row=("a1-farm-single.1", "a1-farm-single.2"))
    hidden = [BUILDING_NAMES[tile] for tile in state.deck]
    own(state, 1, *hidden[2:])
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4", "build a1-farm-single.1", "build a1-farm-single.2", "end-turn")
    assert set(row(state)) >= set(hidden[:2])
    assert len(row(state)) == 6


@pytest.mark.parametrize("tile", range(len(BUILDINGS)), ids=BUILDING_NAMES)
def test_a_building_costs_two_corn_for_each_resource_at_uxmal_4(tile: int) -> None:
    price = 2 * sum(BUILDINGS[tile].cost)
    name = BUILDING_NAMES[tile]
    for corn in (price - 1, price):
        state = table(day=0 if tile in AGE_DECK[1] else AGE_2, row=(name,))
        worship(state, GREEN, 0, 0, 0)
        give(state, GREEN, corn=corn)
        stand(state, GREEN, "uxmal.4")
        play(state, GREEN, "pick-up uxmal.4")
        offered = "use uxmal.4" in moves(state, GREEN)
        if offered:
            play(state, GREEN, "use uxmal.4")
        assert (name in verbs(state, GREEN, "build")) is (corn == price)
