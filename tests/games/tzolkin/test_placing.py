"""Placing workers, begging for corn, and the mercy of the gods."""

import pytest
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    deciders,
    give,
    goods,
    levels,
    moves,
    play,
    stand,
    standing,
    steps,
    table,
    told,
    verbs,
    worship,
)

from yupana.engine.machine import decisions
from yupana.games.tzolkin.board import M_LIGHT
from yupana.games.tzolkin.facts import MercyShown
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.talk import TALK

pytestmark = pytest.mark.compiled

ENTRIES = ("palenque.0", "yaxchilan.0", "tikal.0", "uxmal.0", "chichen-itza.0")


def test_f00_each_further_worker_of_a_turn_costs_one_corn_more() -> None:
    state = table()
    give(state, GREEN, corn=50, workers=3)
    surcharges = []
    paid_for_spaces = 0
    for place in (*ENTRIES, "palenque.1"):
        play(state, GREEN, f"place {place}")
        paid_for_spaces += int(place[-1])
        surcharges.append(50 - goods(state, GREEN)["corn"] - paid_for_spaces)
    assert surcharges == [0, 1, 3, 6, 10, 15]


def test_f02_green_pays_two_for_spaces_and_three_for_the_surcharge() -> None:
    state = table()
    stand(state, RED, "palenque.1")
    give(state, GREEN, corn=7, workers=1)
    left = []
    for place in ("palenque.0", "palenque.2", "yaxchilan.0"):
        play(state, GREEN, f"place {place}")
        left.append(goods(state, GREEN)["corn"])
    assert left == [7, 4, 2]
    assert standing(state, GREEN) == ["palenque.0", "palenque.2", "yaxchilan.0"]
    assert state.available(GREEN) == 1
    assert moves(state, GREEN) == ["end-turn"]


def test_f03_red_pays_three_and_five_and_has_no_third_worker_to_place() -> None:
    state = table(turn=RED)
    for seat, place in ((GREEN, "palenque.0"), (BLUE, "palenque.1"), (YELLOW, "palenque.2"), (RED, "uxmal.4")):
        stand(state, seat, place)
    give(state, RED, corn=15)
    play(state, RED, "place palenque.3")
    assert goods(state, RED) == {"corn": 12}
    play(state, RED, "place palenque.4")
    assert goods(state, RED) == {"corn": 7}
    assert moves(state, RED) == ["end-turn"]


def test_f19_the_opening_two_rounds() -> None:
    state = table(first=GREEN)
    for seat, corn in ((GREEN, 3), (BLUE, 8), (RED, 7), (YELLOW, 8)):
        give(state, seat, corn=corn)

    play(state, GREEN, "place tikal.0", "place yaxchilan.0", "place palenque.0", "end-turn")
    assert goods(state, GREEN) == {}
    play(state, BLUE, "place palenque.1", "place palenque.2")
    assert goods(state, BLUE) == {"corn": 4}
    assert "palenque.3" not in verbs(state, BLUE, "place")
    play(state, BLUE, "end-turn")
    play(state, RED, "place yaxchilan.1", "place yaxchilan.2", "place tikal.1", "end-turn")
    assert goods(state, RED) == {}
    play(state, YELLOW, "place tikal.2", "place first-player-space", "end-turn", "advance-one-day")

    assert standing(state, GREEN) == ["palenque.1", "yaxchilan.1", "tikal.1"]
    assert standing(state, BLUE) == ["palenque.2", "palenque.3"]
    assert standing(state, RED) == ["yaxchilan.2", "yaxchilan.3", "tikal.2"]
    assert standing(state, YELLOW) == ["tikal.3"]
    assert [goods(state, seat).get("corn", 0) for seat in (GREEN, BLUE, RED, YELLOW)] == [0, 4, 0, 5]
    assert (state.day, state.first_player, state.available(YELLOW)) == (1, YELLOW, 2)
    assert state.has(YELLOW, M_LIGHT)
    assert deciders(state) == [YELLOW]

    play(state, YELLOW, "place palenque.0", "place palenque.4", "end-turn")
    assert goods(state, YELLOW) == {}
    play(state, GREEN, "pick-up yaxchilan.1", "use yaxchilan.1")
    play(state, GREEN, "pick-up tikal.1", "use tikal.1", "advance agriculture", "pay wood", "end-turn")
    play(state, BLUE, "place tikal.0", "end-turn")
    play(state, RED, "pick-up yaxchilan.3", "use yaxchilan.3", "end-turn")

    assert (state.calendar_corn, state.day) == (1, 2)
    assert [goods(state, seat) for seat in (GREEN, BLUE, RED, YELLOW)] == [{}, {"corn": 4}, {"gold": 1, "corn": 2}, {}]
    assert levels(state, GREEN) == {"agriculture": 1}
    assert standing(state, GREEN) == ["palenque.2"]


def test_a_worker_goes_to_the_lowest_free_space_of_its_gear() -> None:
    state = table()
    stand(state, RED, "tikal.0", "tikal.1")
    stand(state, BLUE, "tikal.3")
    give(state, GREEN, corn=10)
    play(state, GREEN, "place tikal.2")
    assert verbs(state, GREEN, "place") == [
        "palenque.0",
        "yaxchilan.0",
        "tikal.4",
        "uxmal.0",
        "chichen-itza.0",
        "first-player-space",
    ]


def test_a_gear_with_all_numbered_spaces_taken_is_closed() -> None:
    state = table()
    stand(state, RED, "uxmal.0", "uxmal.1", "uxmal.2")
    stand(state, BLUE, "uxmal.3", "uxmal.4", "uxmal.5")
    stand(state, YELLOW, "uxmal.6", "uxmal.7")
    give(state, GREEN, corn=30)
    assert not [place for place in verbs(state, GREEN, "place") if place.startswith("uxmal")]


@pytest.mark.parametrize(("gear", "last"), [("palenque", 7), ("chichen-itza", 10)])
def test_the_last_numbered_space_can_be_placed_on_for_its_number(gear: str, last: int) -> None:
    state = table(2, dummies=tuple(f"{gear}.{space}" for space in range(last)))
    give(state, GREEN, corn=last)
    play(state, GREEN, f"place {gear}.{last}")
    assert goods(state, GREEN) == {}


def test_the_first_player_space_takes_one_worker() -> None:
    state = table()
    give(state, GREEN, corn=9)
    play(state, GREEN, "place first-player-space")
    assert "first-player-space" not in verbs(state, GREEN, "place")
    play(state, GREEN, "end-turn")
    assert "first-player-space" not in verbs(state, BLUE, "place")


def test_the_first_player_space_costs_only_the_surcharge() -> None:
    state = table()
    give(state, GREEN, corn=9)
    play(state, GREEN, "place tikal.0", "place palenque.0", "place first-player-space")
    assert goods(state, GREEN) == {"corn": 6}


def test_a8_all_corn_of_the_calendar_comes_when_the_turn_ends_and_pays_for_no_placement_of_it() -> None:
    state = table()
    state.calendar_corn = 4
    play(state, GREEN, "place first-player-space")
    assert moves(state, GREEN) == ["end-turn"]
    play(state, GREEN, "end-turn")
    assert goods(state, GREEN) == {"corn": 4}
    assert state.calendar_corn == 0


def test_nobody_passes_and_in_the_first_round_everybody_places() -> None:
    state = table()
    give(state, GREEN, corn=5)
    assert {move.split(" ")[0] for move in moves(state, GREEN)} == {"place"}


def test_placing_and_picking_up_do_not_mix() -> None:
    state = table()
    stand(state, GREEN, "tikal.1")
    give(state, GREEN, corn=5)
    play(state, GREEN, "place uxmal.0")
    assert not verbs(state, GREEN, "pick-up")


def test_a_player_with_all_workers_on_gears_can_only_pick_up() -> None:
    state = table()
    stand(state, GREEN, "tikal.1", "tikal.2", "uxmal.0")
    give(state, GREEN, corn=9)
    assert moves(state, GREEN) == ["pick-up tikal.1", "pick-up tikal.2", "pick-up uxmal.0"]


# Begging.


def test_f22_begging_makes_three_corn_and_angers_a_god() -> None:
    state = table()
    give(state, GREEN, corn=2)
    play(state, GREEN, "beg quetzalcoatl")
    assert goods(state, GREEN) == {"corn": 3}
    assert steps(state, GREEN) == (1, 0, 1)


@pytest.mark.parametrize(("corn", "begs"), [(0, True), (1, True), (2, True), (3, False)])
def test_one_may_beg_with_two_corn_and_not_with_three(corn: int, begs: bool) -> None:
    state = table()
    give(state, GREEN, corn=corn)
    assert verbs(state, GREEN, "beg") == (["chaac", "quetzalcoatl", "kukulkan"] if begs else [])


def test_a25_one_may_beg_without_need_and_then_place_or_pick_up() -> None:
    state = table()
    give(state, GREEN, corn=2)
    stand(state, GREEN, "palenque.3")
    play(state, GREEN, "beg chaac")
    assert verbs(state, GREEN, "pick-up") == ["palenque.3"]
    assert "tikal.0" in verbs(state, GREEN, "place")


def test_one_begs_once_in_a_turn_and_only_before_anything_else() -> None:
    state = table()
    give(state, GREEN, corn=1)
    assert verbs(state, GREEN, "beg")
    once = state.clone()
    play(once, GREEN, "beg chaac")
    assert not verbs(once, GREEN, "beg")
    play(once, GREEN, "place tikal.0", "place uxmal.0", "place palenque.0")
    assert goods(once, GREEN) == {}
    assert moves(once, GREEN) == ["end-turn"]
    play(state, GREEN, "place tikal.0")
    assert not verbs(state, GREEN, "beg")


def test_nobody_begs_from_the_bottom_of_all_temples() -> None:
    state = table()
    worship(state, GREEN, 0, 0, 0)
    assert not verbs(state, GREEN, "beg")


def test_one_begs_only_where_there_is_a_step_to_lose() -> None:
    state = table()
    worship(state, GREEN, 0, 3, 0)
    assert verbs(state, GREEN, "beg") == ["quetzalcoatl"]


# Mercy.


def crowded_table() -> Tzolkin:
    """Space 0 of every gear and the first player space are taken, space 1 of three gears too; it is Red's turn."""
    state = table(turn=RED)
    stand(state, GREEN, "palenque.0", "yaxchilan.0", "tikal.0")
    stand(state, BLUE, "uxmal.0", "chichen-itza.0", "first-player-space")
    stand(state, YELLOW, "palenque.1", "yaxchilan.1", "tikal.1")
    return state


def test_f30_a34_the_gods_take_pity_and_one_worker_goes_to_a_cheapest_space() -> None:
    state = crowded_table()
    worship(state, RED, 0, 0, 0)
    assert moves(state, RED) == ["place uxmal.1", "place chichen-itza.1"]
    facts = play(state, RED, "place uxmal.1")
    assert [fact.place for fact in told(facts, MercyShown)] == ["uxmal.1"]
    assert moves(state, RED) == ["end-turn"]
    play(state, RED, "end-turn")
    assert goods(state, RED) == {}
    assert standing(state, RED) == ["uxmal.1"]


def test_f30_with_the_first_player_space_free_no_mercy_is_needed() -> None:
    state = table(turn=RED)
    stand(state, GREEN, "palenque.0", "yaxchilan.0", "tikal.0")
    stand(state, BLUE, "uxmal.0", "chichen-itza.0")
    worship(state, RED, 0, 0, 0)
    assert moves(state, RED) == ["place first-player-space"]
    assert not told(play(state, RED, "place first-player-space"), MercyShown)


def test_f31_whoever_can_beg_must_beg_before_the_gods_take_pity() -> None:
    state = crowded_table()
    worship(state, RED, 1, 0, 0)
    assert moves(state, RED) == ["beg chaac"]
    play(state, RED, "beg chaac")
    assert steps(state, RED) == (0, 0, 0)
    assert goods(state, RED) == {"corn": 3}
    assert verbs(state, RED, "place") == ["palenque.2", "yaxchilan.2", "tikal.2", "uxmal.1", "chichen-itza.1"]


def test_mercy_takes_all_the_corn_there_is() -> None:
    state = table(turn=RED)
    stand(state, GREEN, "palenque.0", "yaxchilan.0", "tikal.0")
    stand(state, BLUE, "uxmal.0", "chichen-itza.0", "first-player-space")
    give(state, YELLOW, workers=2)
    stand(state, YELLOW, "palenque.1", "yaxchilan.1", "tikal.1", "uxmal.1", "chichen-itza.1")
    worship(state, RED, 0, 0, 0)
    give(state, RED, corn=1)
    play(state, RED, "place tikal.2", "end-turn")
    assert goods(state, RED) == {}


def test_nobody_is_pitied_who_can_pick_up_a_worker() -> None:
    state = crowded_table()
    worship(state, RED, 0, 0, 0)
    stand(state, RED, "uxmal.3")
    assert moves(state, RED) == ["pick-up uxmal.3"]


def test_the_table_says_what_a_placed_worker_can_do_a_day_later() -> None:
    state = table()
    give(state, GREEN, corn=50, workers=3)
    give(state, RED, workers=3)
    stand(state, RED, *[f"palenque.{space}" for space in range(6)])
    stand(state, BLUE, "palenque.6")
    ahead = {}
    for option in decisions(state)[0].options:
        message = TALK.ahead(state, GREEN, option)
        ahead[option.touch[0]] = message.arguments["place"] if message else None
    assert ahead["tikal.0"] == "tikal.1"
    assert ahead["palenque.7"] is None  # it is pushed off
    assert ahead["first-player-space"] is None
