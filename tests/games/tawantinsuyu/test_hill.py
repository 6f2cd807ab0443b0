"""Placing workers on the hill: costs, abilities, tasks."""

import pytest
from tests.games.tawantinsuyu.table import (
    BLACK,
    GRAY,
    PURPLE,
    army,
    begin_turn,
    buildings,
    exhaust,
    face,
    give,
    gods,
    goods,
    hold,
    moves,
    muster,
    own,
    pave,
    play,
    prompt,
    raise_statues,
    settle_village,
    stand,
    supply,
    table,
    told,
    verbs,
    workers,
)

from yupana.engine.machine import decision_of
from yupana.games.tawantinsuyu.board import COURIER, PRIEST, SEGMENT, SPACE, TERRACE, WARRIOR
from yupana.games.tawantinsuyu.facts import TasksCounted, WorkerPlaced
from yupana.games.tawantinsuyu.hill import way_cost
from yupana.games.tawantinsuyu.state import ASIDE, Tawantinsuyu
from yupana.play.messages import price_of

pytestmark = pytest.mark.compiled


def place(state: Tawantinsuyu, worker: str, space: str, symbol: str = "gold", verb: str = "place") -> int:
    """Purple places a worker; so many tasks are counted."""
    facts = play(state, PURPLE, f"{verb} {worker}", f"place-on {space} {symbol}")
    return told(facts, TasksCounted)[0].tasks if told(facts, TasksCounted) else 0


def cost(state: Tawantinsuyu, space: str, acts: int = WARRIOR) -> int:
    """The food that purple pays for a space."""
    return way_cost(state, PURPLE, SEGMENT[SPACE.index(space)], acts)


# Costs.


def test_fx02_a_placement_costs_the_distance_and_the_height_less_the_steps() -> None:
    state = table()
    pave(state, BLACK, "upper-steps.2")
    supply(state, PURPLE, "architect")
    give(state, PURPLE, gold=1, potato=4)
    facts = play(state, PURPLE, "place architect", "place-on bottom.7 gold")
    assert told(facts, WorkerPlaced)[0].food == 4
    assert goods(state, PURPLE) == {}
    assert (state.points(PURPLE), state.points(BLACK), state.points(GRAY)) == (10, 11, 10)


def test_fx02_a_courier_pays_a_food_less_and_the_owner_of_the_steps_scores_all_the_same() -> None:
    state = table()
    pave(state, BLACK, "upper-steps.2")
    supply(state, PURPLE, "courier")
    give(state, PURPLE, gold=1, potato=4)
    place(state, "courier", "bottom.7")
    assert goods(state, PURPLE) == {"potato": 1}
    assert state.points(BLACK) == 11


@pytest.mark.parametrize(
    ("sector", "costs"), [(1, (0, 2, 5)), (2, (1, 3, 6)), (5, (1, 3, 6)), (3, (3, 5, 8)), (4, (3, 5, 8))]
)
def test_fx09_the_cost_table(sector: int, costs: tuple[int, int, int]) -> None:
    state = table()
    face(state, PURPLE, 1)
    spaces = [f"top.{2 * sector - 2}", f"middle.{4 * sector - 4}", f"bottom.{6 * sector - 6}"]
    assert tuple(cost(state, space) for space in spaces) == costs
    pave(state, BLACK, f"upper-steps.{sector}")
    with_upper = tuple(cost(state, space) for space in spaces)
    assert with_upper == (costs[0], costs[1] - 2, costs[2] - 2)
    pave(state, BLACK, f"lower-steps.{sector}")
    assert cost(state, spaces[2]) == costs[2] - 4
    assert cost(state, spaces[1]) == costs[1] - 2


def test_only_spaces_that_can_be_paid_completely_are_offered() -> None:
    state = table()
    supply(state, PURPLE, "priest")
    give(state, PURPLE, potato=2)
    hold(state, PURPLE, "god-squares.1")
    play(state, PURPLE, "place priest")
    assert set(verbs(state, PURPLE, "place-on")) == {"top.0 god-squares.1"}
    state = table()
    supply(state, PURPLE, "priest")
    give(state, PURPLE, gold=2)
    play(state, PURPLE, "place priest")
    reached = {move.split(" ")[0] for move in verbs(state, PURPLE, "place-on")}
    assert reached == {"top.0", "top.1", "top.2", "top.3", "top.8", "top.9"}


def test_without_a_symbol_no_worker_can_be_placed() -> None:
    state = table()
    supply(state, PURPLE, "priest")
    give(state, PURPLE, potato=9)
    assert verbs(state, PURPLE, "place") == []
    assert verbs(state, PURPLE, "move") == ["coricancha.2", "coricancha.3"]


def test_food_can_be_paid_with_potatoes_corn_and_gold() -> None:
    state = table()
    supply(state, PURPLE, "priest")
    give(state, PURPLE, gold=2, potato=1, corn=1)
    play(state, PURPLE, "place priest", "place-on middle.0 gold")
    assert prompt(state) == "ChoosePayment"
    assert moves(state, PURPLE) == ["pay-with potato corn", "pay-with potato gold", "pay-with corn gold"]
    play(state, PURPLE, "pay-with corn gold")
    assert goods(state, PURPLE) == {"potato": 1}


def test_every_way_to_pay_wears_its_own_price() -> None:
    state = table()
    supply(state, PURPLE, "priest")
    give(state, PURPLE, gold=1, potato=2, corn=2)
    play(state, PURPLE, "place priest", "place-on middle.0 gold")
    decision = decision_of(state, PURPLE)
    assert decision is not None
    prices = {option.move(): price_of(state, PURPLE, option) for option in decision.options}
    assert prices == {
        "pay-with potato potato": (("potato", -2),),
        "pay-with potato corn": (("potato", -1), ("corn", -1)),
        "pay-with corn corn": (("corn", -2),),
    }


def test_a_payment_with_one_way_is_not_asked() -> None:
    state = table()
    supply(state, PURPLE, "priest")
    give(state, PURPLE, gold=1, potato=1, corn=1)
    play(state, PURPLE, "place priest", "place-on middle.0 gold")
    assert goods(state, PURPLE) == {}
    assert prompt(state) == "PerformTasks"


# Steps.


def test_a_marker_counts_as_used_even_when_the_height_costs_nothing_without_it() -> None:
    state = table()
    pave(state, BLACK, "upper-steps.1")
    pave(state, GRAY, "lower-steps.1")
    supply(state, PURPLE, "courier")
    give(state, PURPLE, gold=1)
    place(state, "courier", "bottom.0")
    assert (state.points(BLACK), state.points(GRAY)) == (11, 11)


def test_own_steps_score_only_with_z07() -> None:
    for built, points in ((False, 10), (True, 11)):
        state = table()
        pave(state, PURPLE, "upper-steps.1")
        if built:
            own(state, PURPLE, "permanent.7")
        supply(state, PURPLE, "priest")
        give(state, PURPLE, gold=1)
        place(state, "priest", "middle.0")
        assert state.points(PURPLE) == points


# Tasks.


def test_fx03_an_equal_neighbour_gives_another_task_and_tasks_differ() -> None:
    state = table(market=("production.5",))
    stand(state, "architect", "middle.13")
    face(state, PURPLE, 4)
    supply(state, PURPLE, "architect")
    give(state, PURPLE, gold=1, potato=2, stone=2)
    assert place(state, "architect", "middle.12") == 2
    assert verbs(state, PURPLE, "perform") == ["middle-icon.12", "middle-icon.13", "middle-icon.14"]
    play(state, PURPLE, "perform middle-icon.13")
    assert verbs(state, PURPLE, "perform") == ["middle-icon.12", "middle-icon.14"]
    play(state, PURPLE, "perform middle-icon.14")
    assert prompt(state) == "HireWorker"
    assert goods(state, PURPLE) == {"potato": 3, "stone": 4}


def test_fx04_five_tasks_use_every_icon_once_before_any_comes_again() -> None:
    state = table(2, market=("production.5",))
    stand(state, "architect", "middle.10", "middle.11", "middle.13", "middle.14")
    face(state, PURPLE, 4)
    supply(state, PURPLE, "architect")
    give(state, PURPLE, gold=1, potato=2)
    assert place(state, "architect", "middle.12") == 5
    assert goods(state, PURPLE) == {}
    play(state, PURPLE, "perform middle-icon.14", "perform middle-icon.13")
    assert verbs(state, PURPLE, "perform") == ["middle-icon.12"]
    play(state, PURPLE, "perform middle-icon.12", "build production.5")
    assert verbs(state, PURPLE, "perform") == ["middle-icon.13", "middle-icon.14"]
    play(state, PURPLE, "perform middle-icon.14", "perform middle-icon.13")
    assert prompt(state) == "HireWorker"
    assert goods(state, PURPLE) == {"potato": 6, "stone": 2}
    assert buildings(state, PURPLE) == ["production.5"]


def test_fx04_a_blocked_group_ends_the_tasks() -> None:
    state = table(2, market=("production.16", "production.17", "permanent.9", "permanent.13"))
    stand(state, "architect", "middle.10", "middle.11", "middle.13", "middle.14")
    face(state, PURPLE, 4)
    supply(state, PURPLE, "architect")
    give(state, PURPLE, gold=1, potato=2)
    assert place(state, "architect", "middle.12") == 5
    play(state, PURPLE, "perform middle-icon.14", "perform middle-icon.13")
    assert prompt(state) == "HireWorker"
    assert goods(state, PURPLE) == {"potato": 3, "stone": 2}


def test_stopping_forfeits_the_rest() -> None:
    state = table()
    stand(state, "architect", "middle.13")
    face(state, PURPLE, 4)
    supply(state, PURPLE, "architect")
    give(state, PURPLE, gold=1, potato=2)
    place(state, "architect", "middle.12")
    play(state, PURPLE, "stop")
    assert prompt(state) == "HireWorker"


def test_fx38_z20_adds_to_harvests_but_not_to_gold_and_not_to_cards() -> None:
    harvests: dict[str, tuple[str, int, dict[str, int], int]] = {
        "top-icon.4": ("top.4", 3, {"potato": 4}, 11),
        "middle-icon.5": ("middle.4", 2, {"corn": 3}, 11),
        "middle-icon.0": ("middle.0", 1, {"stone": 3}, 11),
        "middle-icon.1": ("middle.0", 1, {"gold": 1}, 10),
    }
    for icon, (space, sector, gained, points) in harvests.items():
        state = table()
        own(state, PURPLE, "permanent.20")
        face(state, PURPLE, sector)
        supply(state, PURPLE, "warrior")
        give(state, PURPLE, gold=1, potato=2 if space.startswith("middle") else 0)
        place(state, "warrior", space)
        assert goods(state, PURPLE) == {}
        play(state, PURPLE, f"perform {icon}")
        assert (goods(state, PURPLE), state.points(PURPLE)) == (gained, points)


def test_fx38_z20_does_not_add_to_god_cards() -> None:
    state = table()
    own(state, PURPLE, "permanent.20")
    raise_statues(state, PURPLE, "small-squares")
    hold(state, PURPLE, "god-squares.3")
    supply(state, PURPLE, "priest")
    play(state, PURPLE, "place priest", "place-on top.0 god-squares.3", "use god-squares-3.0")
    assert goods(state, PURPLE) == {"stone": 2}
    assert state.points(PURPLE) == 10


# Workers.


def test_fx16_a_courier_alone_in_its_segment_has_another_task() -> None:
    state = table(3)
    face(state, PURPLE, 1)
    supply(state, PURPLE, "courier")
    give(state, PURPLE, gold=1)
    assert cost(state, "top.2", COURIER) == 0
    assert place(state, "courier", "top.2") == 2
    state = table(3)
    stand(state, "priest", "top.3")
    stand(state, "courier", "top.1")
    supply(state, PURPLE, "courier")
    give(state, PURPLE, gold=1)
    assert place(state, "courier", "top.2") == 2  # for the neighbour, not for being alone


@pytest.mark.parametrize(("z14", "tasks"), [(False, 2), (True, 4)])
def test_fx17_a_warrior_draws_an_army_card_and_may_carry_off_a_neighbour_that_is_no_warrior(
    z14: bool, tasks: int
) -> None:
    state = table()
    stand(state, "architect", "top.4")
    stand(state, "warrior", "top.6")
    if z14:
        own(state, PURPLE, "permanent.14")
    face(state, PURPLE, 3)
    supply(state, PURPLE, "warrior")
    give(state, PURPLE, gold=1)
    play(state, PURPLE, "place warrior", "place-on top.5 gold")
    assert len(army(state, PURPLE)) == 1
    assert verbs(state, PURPLE, "carry-off") == ["top.4"]
    facts = play(state, PURPLE, "carry-off top.4")
    assert told(facts, TasksCounted)[0].tasks == tasks
    assert workers(state, PURPLE) == ["architect"]


def test_z03_recovers_two_buildings_after_a_warrior() -> None:
    state = table()
    own(state, PURPLE, "permanent.3")
    exhaust(state, PURPLE, "production.5", "production.6", "production.7", "army.1")
    supply(state, PURPLE, "warrior")
    give(state, PURPLE, gold=1)
    play(state, PURPLE, "place warrior", "place-on top.0 gold")
    assert verbs(state, PURPLE, "recover") == ["production.5", "production.6", "production.7"]
    play(state, PURPLE, "recover production.5", "recover production.7")
    assert prompt(state) == "PerformTasks"


def test_fx18_a_priest_may_pay_a_potato_for_another_task_and_takes_a_god_card() -> None:
    for buys in (False, True):
        state = table()
        supply(state, PURPLE, "priest")
        give(state, PURPLE, gold=1, potato=1)
        assert place(state, "priest", "top.0") == 1
        play(state, PURPLE, "perform top-icon.1")
        assert moves(state, PURPLE) == ["buy-task", "stop"]
        play(state, PURPLE, *(["buy-task", "perform top-icon.2"] if buys else ["stop"]))
        assert moves(state, PURPLE) == ["take god-deck"]
        play(state, PURPLE, "take god-deck")
        assert len(gods(state, PURPLE)) == 1
        assert goods(state, PURPLE) == ({"stone": 2, "corn": 2} if buys else {"stone": 2, "potato": 1})


def test_architects_like_blue_and_craftsmen_green() -> None:
    for worker, space, tasks in (
        ("architect", "top.0", 2),
        ("architect", "top.3", 1),
        ("craftsman", "top.3", 2),
        ("craftsman", "top.0", 1),
        ("warrior", "top.0", 1),
    ):
        state = table()
        supply(state, PURPLE, worker)
        give(state, PURPLE, gold=1, potato=1)
        assert place(state, worker, space) == tasks, (worker, space)


def test_z01_z02_and_z05_let_a_worker_count_as_another() -> None:
    state = table()
    own(state, PURPLE, "permanent.1", "permanent.2", "permanent.5")
    supply(state, PURPLE, "architect")
    give(state, PURPLE, gold=1)
    offered = [move for move in moves(state, PURPLE) if move.startswith("place")]
    assert offered == [
        "place architect",
        "place-as-courier architect",
        "place-as-priest architect",
        "place-as-craftsman architect",
    ]
    assert place(state, "architect", "top.2", verb="place-as-courier") == 2
    assert state.hill[SPACE.index("top.2")] == 0


def test_the_effective_colour_counts_for_neighbours() -> None:
    state = table()
    own(state, PURPLE, "permanent.2")
    stand(state, "architect", "top.1")
    stand(state, "priest", "top.9")
    supply(state, PURPLE, "architect")
    give(state, PURPLE, gold=1)
    facts = play(state, PURPLE, "place-as-priest architect", "place-on top.0 gold")
    assert told(facts, TasksCounted)[0].tasks == 2
    assert told(facts, WorkerPlaced)[0].acts == "priest"
    assert state.hill[0] != PRIEST


@pytest.mark.parametrize(
    ("building", "real", "acts"),
    [
        ("permanent.1", "priest", "courier"),
        ("permanent.2", "courier", "priest"),
        ("permanent.5", "architect", "craftsman"),
    ],
)
def test_r02_a_worker_that_counts_as_another_has_no_neighbours_of_its_own_colour(
    building: str, real: str, acts: str
) -> None:
    for verb, tasks in (("place", 1 + 1), (f"place-as-{acts}", 1 + 2)):
        state = table()
        own(state, PURPLE, building)
        stand(state, real, "middle.0")
        stand(state, acts, "middle.3", "middle.4")
        supply(state, PURPLE, real)
        give(state, PURPLE, gold=9)
        face(state, PURPLE, 1)
        assert place(state, real, "middle.2", verb=verb) == tasks
        begin_turn(state, PURPLE)
        supply(state, PURPLE, real)
        give(state, PURPLE, gold=9)
        assert place(state, real, "middle.1") == (1 + 2) + (real == "architect"), "on the hill it is what it is"


def test_r09_a_courier_is_alone_when_a_warrior_has_carried_off_whoever_came_first() -> None:
    for carries, tasks in ((False, 1), (True, 2)):
        state = table(3)
        stand(state, "priest", "top.3")
        supply(state, PURPLE, "warrior", "courier")
        give(state, PURPLE, gold=9)
        face(state, PURPLE, 1)
        play(state, PURPLE, "place warrior", "place-on top.1 gold", "carry-off top.3" if carries else "decline")
        begin_turn(state, PURPLE)
        assert place(state, "courier", "top.2") == tasks


# Bonuses of the god card.


def test_with_a_statue_the_bonuses_can_be_used_before_the_tasks_and_then_not_afterwards() -> None:
    state = table()
    raise_statues(state, PURPLE, "large-squares")
    hold(state, PURPLE, "god-squares.3")
    supply(state, PURPLE, "craftsman")
    play(state, PURPLE, "place craftsman", "place-on top.0 god-squares.3")
    assert prompt(state) == "UseBonusesFirst"
    play(state, PURPLE, "use god-squares-3.1")
    assert moves(state, PURPLE) == ["use god-squares-3.0", "decline"]
    play(state, PURPLE, "decline", "perform top-icon.1")
    assert prompt(state) == "HireWorker"
    assert goods(state, PURPLE) == {"potato": 1, "stone": 2}


def test_the_bonuses_can_be_left_for_after_the_tasks() -> None:
    state = table()
    raise_statues(state, PURPLE, "small-squares")
    hold(state, PURPLE, "god-squares.3")
    supply(state, PURPLE, "craftsman")
    play(state, PURPLE, "place craftsman", "place-on top.0 god-squares.3", "decline", "perform top-icon.1")
    assert moves(state, PURPLE) == ["use god-squares-3.0", "use god-squares-3.1", "decline"]


def test_a_statue_erected_by_a_task_counts_afterwards() -> None:
    state = table()
    face(state, PURPLE, 2)
    hold(state, PURPLE, "god-spiral.3")
    supply(state, PURPLE, "priest")
    give(state, PURPLE, stone=3, potato=2)
    play(state, PURPLE, "place priest", "place-on middle.6 god-spiral.3")
    assert prompt(state) == "PerformTasks"
    play(state, PURPLE, "perform middle-icon.6", "erect small-spiral")
    assert moves(state, PURPLE) == ["use god-spiral-3.0", "decline"]


def test_without_a_statue_or_a_card_there_are_no_bonuses() -> None:
    state = table()
    hold(state, PURPLE, "god-squares.3")
    supply(state, PURPLE, "craftsman")
    play(state, PURPLE, "place craftsman", "place-on top.0 god-squares.3", "perform top-icon.1")
    assert prompt(state) == "HireWorker"
    assert gods(state, ASIDE) == ["god-squares.3"]


def test_terraces_and_names_agree() -> None:
    assert [SPACE[n].split(".")[0] for n in (0, 10, 30)] == ["top", "middle", "bottom"]
    assert [TERRACE[n] for n in (9, 29, 59)] == [0, 1, 2]


def test_weave_and_trade_can_always_be_performed_while_there_are_tiles() -> None:
    state = table()
    supply(state, PURPLE, "warrior")
    give(state, PURPLE, gold=1, potato=5)
    settle_village(state, "priest")
    muster(state, BLACK, "army.30")
    place(state, "warrior", "bottom.0")
    assert verbs(state, PURPLE, "perform") == ["bottom-icon.0", "bottom-icon.1", "bottom-icon.2"]
