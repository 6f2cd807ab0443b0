"""Temples: climbing, the one place at the top, angering the gods."""

import pytest
from tests.games.tzolkin.table import (
    AGE_2,
    BLUE,
    GREEN,
    RED,
    act,
    darken,
    give,
    goods,
    learn,
    moves,
    play,
    points,
    stand,
    steps,
    table,
    take_turns,
    told,
    worship,
)

from yupana.games.tzolkin.board import M_LIGHT
from yupana.games.tzolkin.facts import BoardFlipped

pytestmark = pytest.mark.compiled


def test_f12_a_tomb_lifts_its_owner_in_all_three_temples() -> None:
    state = table(day=AGE_2, row=("a2-tomb-three-temples",))
    give(state, GREEN, wood=1, stone=2, gold=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a2-tomb-three-temples")
    assert steps(state, GREEN) == (2, 2, 2)
    assert points(state, GREEN) == 3


def test_f35_a9_the_top_step_is_for_one_player_until_they_leave_it() -> None:
    state = table(first=RED)
    worship(state, BLUE, chaac=6)
    worship(state, RED, chaac=5)
    give(state, RED, skulls=1)
    darken(state, RED)
    stand(state, RED, "chichen-itza.1", "uxmal.1")
    act(state, RED, "chichen-itza.1")
    assert points(state, RED) == 4
    assert steps(state, RED) == (5, 1, 1)
    assert not state.has(RED, M_LIGHT)

    take_turns(state, BLUE, RED)
    play(state, BLUE, "beg chaac", "place tikal.0", "end-turn")
    assert steps(state, BLUE) == (5, 1, 1)

    give(state, RED, corn=3)
    act(state, RED, "uxmal.1", "climb chaac")
    assert steps(state, RED) == (6, 1, 1)
    assert state.has(RED, M_LIGHT)


def test_f36_the_second_step_is_lost_at_the_top() -> None:
    state = table(day=AGE_2, row=("a2-shrine-chaac",))
    worship(state, GREEN, chaac=5)
    darken(state, GREEN)
    give(state, GREEN, stone=2)
    stand(state, GREEN, "tikal.2")
    facts = act(state, GREEN, "tikal.2", "build a2-shrine-chaac")
    assert steps(state, GREEN) == (6, 1, 1)
    assert points(state, GREEN) == 2
    assert state.has(GREEN, M_LIGHT)
    assert len(told(facts, BoardFlipped)) == 1


def test_a9_a_building_gives_the_rest_when_its_step_is_blocked() -> None:
    state = table(day=AGE_2, row=("a2-shrine-quetzalcoatl",))
    worship(state, BLUE, quetzalcoatl=8)
    worship(state, GREEN, quetzalcoatl=6)
    give(state, GREEN, gold=3)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a2-shrine-quetzalcoatl")
    assert steps(state, GREEN) == (1, 7, 1)
    assert points(state, GREEN) == 4


@pytest.mark.parametrize(("temple", "top"), [("chaac", 6), ("quetzalcoatl", 8), ("kukulkan", 7)])
def test_a10_a_blocked_temple_is_not_among_the_temples_of_choice(temple: str, top: int) -> None:
    state = table()
    worship(state, BLUE, **{temple: top})
    worship(state, GREEN, **{temple: top - 1})
    give(state, GREEN, corn=3)
    stand(state, GREEN, "uxmal.1")
    act(state, GREEN, "uxmal.1")
    climbable = [each for each in ("chaac", "quetzalcoatl", "kukulkan") if each != temple]
    assert moves(state, GREEN) == [f"climb {each}" for each in climbable]


def test_a10_a_step_on_any_temple_is_lost_when_none_can_be_climbed() -> None:
    state = table(row=("a1-tomb-temple-build",))
    worship(state, GREEN, 6, 8, 7)
    give(state, GREEN, wood=1, gold=1)
    stand(state, GREEN, "tikal.2")
    act(state, GREEN, "tikal.2", "build a1-tomb-temple-build")
    assert steps(state, GREEN) == (6, 8, 7)
    assert moves(state, GREEN) == ["end-turn"]


@pytest.mark.parametrize(("temple", "top"), [("chaac", 6), ("quetzalcoatl", 8), ("kukulkan", 7)])
def test_arriving_at_the_top_turns_the_light_side_up_each_time(temple: str, top: int) -> None:
    state = table()
    worship(state, GREEN, **{temple: top})
    darken(state, GREEN)
    give(state, GREEN, corn=3)
    stand(state, GREEN, "palenque.3", "uxmal.1")
    act(state, GREEN, "palenque.3", "burn jungle-wood.3", f"anger {temple}")
    assert not state.has(GREEN, M_LIGHT)
    act(state, GREEN, "uxmal.1", f"climb {temple}")
    assert state.has(GREEN, M_LIGHT)


@pytest.mark.parametrize("seat", [GREEN, RED])
def test_climbing_below_the_top_leaves_the_dark_side_up(seat: int) -> None:
    state = table(turn=seat)
    darken(state, seat)
    give(state, seat, corn=3)
    stand(state, seat, "uxmal.1")
    facts = act(state, seat, "uxmal.1", "climb chaac")
    assert not state.has(seat, M_LIGHT)
    assert not told(facts, BoardFlipped)


@pytest.mark.parametrize(
    ("temple", "below"), [("chaac", (5, 8, 7)), ("quetzalcoatl", (6, 7, 7)), ("kukulkan", (6, 8, 6))]
)
def test_one_temple_that_can_be_climbed_is_enough(temple: str, below: tuple[int, int, int]) -> None:
    state = table()
    worship(state, GREEN, *below)
    give(state, GREEN, corn=3)
    stand(state, GREEN, "uxmal.1")
    act(state, GREEN, "uxmal.1")
    assert moves(state, GREEN) == [f"climb {temple}"]


@pytest.mark.parametrize(
    ("temple", "where"), [("chaac", (1, 0, 0)), ("quetzalcoatl", (0, 1, 0)), ("kukulkan", (0, 0, 1))]
)
@pytest.mark.parametrize("seat", [GREEN, RED])
def test_one_step_to_lose_is_enough_to_burn_the_forest(temple: str, where: tuple[int, int, int], seat: int) -> None:
    state = table(turn=seat)
    for each in range(4):
        worship(state, each, 0, 0, 0)
    worship(state, seat, *where)
    stand(state, seat, "palenque.3")
    act(state, seat, "palenque.3", "burn jungle-wood.3")
    assert moves(state, seat) == [f"anger {temple}"]


def test_other_players_share_every_step_but_the_top() -> None:
    state = table()
    worship(state, BLUE, chaac=5)
    worship(state, RED, chaac=5)
    worship(state, GREEN, chaac=4)
    give(state, GREEN, corn=3)
    stand(state, GREEN, "uxmal.1")
    act(state, GREEN, "uxmal.1", "climb chaac")
    assert steps(state, GREEN) == (5, 1, 1)


def test_the_offering_of_theology_2_climbs_a_temple_that_is_free() -> None:
    state = table()
    learn(state, GREEN, theology=2)
    worship(state, GREEN, 6, 8, 3)
    give(state, GREEN, skulls=1, wood=1)
    stand(state, GREEN, "chichen-itza.1")
    act(state, GREEN, "chichen-itza.1", "offer wood")
    assert moves(state, GREEN) == ["climb kukulkan"]
    play(state, GREEN, "climb kukulkan")
    assert goods(state, GREEN) == {}
