"""Rules broken on purpose: a test or an invariant must notice each of them."""

from fractions import Fraction
from functools import partial

import pytest
from tests.games.mutation import Mutation, Patch
from tests.games.tzolkin import (
    test_buildings,
    test_calendar,
    test_chichen_itza,
    test_end_of_game,
    test_food_day,
    test_invariants,
    test_monuments,
    test_palenque,
    test_picking_up,
    test_placing,
    test_setup,
    test_temples,
    test_tikal,
    test_uxmal,
    test_yaxchilan,
)

from yupana.engine import machine
from yupana.engine.agenda import Option, Seat
from yupana.engine.grammar import May
from yupana.games.tzolkin import calendar, construction, game, goods, monuments, scoring, setup, turn
from yupana.games.tzolkin.board import (
    AGRICULTURE,
    CORN_YIELD,
    EMPTY,
    FIRST_TOOTH,
    FOOD_DAYS,
    LAST_SPACE,
    M_AVAILABLE,
    M_WOOD_TILES,
    SKULL,
    TOP_STEP,
    WORKERS,
)
from yupana.games.tzolkin.facts import TimeSpedUp
from yupana.games.tzolkin.gears import action, chichen_itza, palenque, uxmal, yaxchilan
from yupana.games.tzolkin.state import Tzolkin

if not str(machine.__file__).endswith(".py"):
    pytest.skip("compiled rules cannot be broken", allow_module_level=True)


@pytest.fixture(autouse=True)
def without_remembered_options(monkeypatch: Patch) -> None:
    """Options made from whole rules are not used by broken ones, nor the other way round."""
    monkeypatch.setattr(action, "_use", {})
    monkeypatch.setattr(construction, "_build", {})


def random_play() -> None:
    """Matches checked after every decision: of two to four players from all starts, of four from rich ones."""
    for seed in range(6):
        test_invariants.watch(2 + seed % 3, {"market-cap": 0}, seed)
    for seed in range(9, 160, 4):
        test_invariants.watch(4, {"market-cap": 0}, seed)


# Turns.


def surcharge_stops_at_one(patch: Patch) -> None:
    patch.setattr(turn, "SURCHARGE", (0, 1, 1, 1, 1, 1))
    made = [
        tuple(tuple(turn._placement(gear, space, placed) for placed in range(WORKERS)) for space in range(last + 1))
        for gear, last in enumerate((*LAST_SPACE, 0))
    ]
    patch.setattr(turn, "PLACE", tuple(made))


def workers_placed_are_forgotten(patch: Patch) -> None:
    def options(self: turn.PlaceMore, state: Tzolkin, seat: Seat) -> list[Option]:
        return [*([] if self.last else turn.placements(state, seat, 0)), turn.END_PLACING]

    patch.setattr(turn.PlaceMore, "options", options)


def begging_makes_four(patch: Patch) -> None:
    patch.setattr(turn, "BEG_TO", 4)


def begging_with_three_corn(patch: Patch) -> None:
    patch.setattr(turn, "BEG_UP_TO", 3)


def mercy_for_any_space(patch: Patch) -> None:
    def mercies(state: Tzolkin, corn: int) -> list[Option]:
        return [turn.PLACE[gear][state.lowest_free(gear)][0] for gear in range(5)]

    patch.setattr(turn, "mercies", mercies)


def calendar_corn_comes_at_once(patch: Patch) -> None:
    run = turn.PlaceWorker.run

    def take_at_once(self: turn.PlaceWorker, state: Tzolkin, seat: Seat) -> None:
        run(self, state, seat)
        if self.gear == turn.ON_FIRST_PLAYER_SPACE:
            turn.CollectCorn().run(state, seat)

    patch.setattr(turn.PlaceWorker, "run", take_at_once)


def stepping_back_is_free(patch: Patch) -> None:
    patch.setattr(action, "PAY_CORN", ((),) * 11)


def free_choice_begins_a_space_early(patch: Patch) -> None:
    patch.setattr(action, "FREE_CHOICE", (5, 5, 5, 5, 9))


# Gears.


def corn_under_wood_is_always_free(patch: Patch) -> None:
    options = palenque.Harvest.options

    def more(self: palenque.Harvest, state: Tzolkin, seat: Seat) -> list[Option]:
        found = options(self, state, seat)
        extra = palenque.HARVEST_WITHOUT_TILE[self.group]
        return [*found, extra] if state.level(seat, AGRICULTURE) >= 2 and extra not in found else found

    patch.setattr(palenque.Harvest, "options", more)


def burning_angers_nobody(patch: Patch) -> None:
    made = tuple(Option(option.verb, option.touch, option.then[:-1]) for option in palenque.BURN)
    patch.setattr(palenque, "BURN", made)


def burned_wood_is_kept(patch: Patch) -> None:
    run = palenque.BurnForest.run

    def keep(self: palenque.BurnForest, state: Tzolkin, seat: Seat) -> None:
        run(self, state, seat)
        state.add(seat, M_WOOD_TILES, 1)

    patch.setattr(palenque.BurnForest, "run", keep)


def agriculture_adds_nothing(patch: Patch) -> None:
    patch.setattr(palenque, "corn_yield", lambda state, seat, group: CORN_YIELD[group])


def gold_comes_with_the_second_level(patch: Patch) -> None:
    patch.setattr(yaxchilan, "EXTRACTION_LEVEL", (9, 1, 2, 2))


def skulls_come_from_nowhere(patch: Patch) -> None:
    gain = Tzolkin.gain

    def leave_the_bank_alone(self: Tzolkin, seat: Seat, good: int, amount: int) -> None:
        if good == SKULL:
            self.add(seat, SKULL, amount)
        else:
            gain(self, seat, good, amount)

    patch.setattr(Tzolkin, "gain", leave_the_bank_alone)


def workers_come_from_nowhere(patch: Patch) -> None:
    def run(self: goods.GainWorker, state: Tzolkin, seat: Seat) -> None:
        state.add(seat, M_AVAILABLE, 1)

    patch.setattr(goods.GainWorker, "run", run)


def gold_costs_five_corn(patch: Patch) -> None:
    patch.setattr(uxmal, "IN_CORN", (1, 2, 3, 5))


def buildings_cost_three_corn_a_block(patch: Patch) -> None:
    patch.setattr(construction, "CORN_PER_BLOCK", 3)


def no_resource_in_chichen_itza(patch: Patch) -> None:
    patch.setattr(chichen_itza, "SKULL_RESOURCE", ())


def taken_spaces_can_be_taken_again(patch: Patch) -> None:
    def is_possible(self: chichen_itza.PlaceSkullAction, state: Tzolkin, seat: Seat, corn: int) -> bool:
        return state.has(seat, SKULL) > 0

    patch.setattr(chichen_itza.PlaceSkullAction, "is_possible", is_possible)


# Temples, buildings, monuments.


def the_top_step_is_shared(patch: Patch) -> None:
    patch.setattr(Tzolkin, "can_step_up", lambda self, seat, temple: self.step(seat, temple) < TOP_STEP[temple])


def architecture_counts_twice(patch: Patch) -> None:
    build = construction.build

    def fresh(verb: str, tile: int, saved: int, more: int, applied: bool, kept: bool) -> Option:
        option = build(verb, tile, saved, more, applied, kept)
        if not more:
            return option
        return Option(option.verb, option.touch, (*option.then[:2], May(construction.Build(more - 1, True))))

    patch.setattr(construction, "build", fresh)


def the_row_is_refilled_at_once(patch: Patch) -> None:
    run = construction.TakeBuilding.run

    def refill(self: construction.TakeBuilding, state: Tzolkin, seat: Seat) -> None:
        run(self, state, seat)
        state.then(seat, turn.RefillRow())

    patch.setattr(construction.TakeBuilding, "run", refill)


def steps_are_counted_from_the_bottom(patch: Patch) -> None:
    patch.setattr(monuments, "START_STEP", 0)


def every_monument_has_every_frame(patch: Patch) -> None:
    patch.setattr(monuments.PerFrame, "points", lambda self, state, seat: self.each * state.owners.count(seat))


# Food Days, calendar, end.


def workers_eat_one_corn(patch: Patch) -> None:
    patch.setattr(calendar, "FEED", 1)


def hunger_costs_two_points(patch: Patch) -> None:
    patch.setattr(calendar, "HUNGER_POINTS", 2)


def skulls_are_given_while_they_last(patch: Patch) -> None:
    patch.setattr(scoring, "SKULL_STEP", 8)


def leads_are_mixed_up(patch: Patch) -> None:
    patch.setattr(scoring, "LEADER_POINTS", ((2, 6), (6, 2), (4, 4)))


def old_buildings_are_shuffled_in(patch: Patch) -> None:
    patch.setattr(calendar, "AGE_DECK", ((), (), tuple(range(32))))


def a_jumped_food_day_is_skipped(patch: Patch) -> None:
    patch.setattr(Tzolkin, "is_food_round", lambda self: self.day in FOOD_DAYS)


def workers_on_the_last_space_forbid_two_days(patch: Patch) -> None:
    patch.setattr(calendar, "SPIN_BLOCK", LAST_SPACE)


def dummies_forbid_two_days(patch: Patch) -> None:
    def can_speed_up(state: Tzolkin, seat: Seat) -> bool:
        return all(state.standing(gear, space) == EMPTY for gear, space in enumerate((6, 6, 6, 6, 9)))

    patch.setattr(calendar, "can_speed_up", can_speed_up)


def two_days_again_and_again(patch: Patch) -> None:
    patch.setattr(calendar.SpeedUp, "run", lambda self, state, seat: state.tell(TimeSpedUp(seat)))


def the_marker_stays(patch: Patch) -> None:
    run = calendar.TurnCalendar.run

    def keep(self: calendar.TurnCalendar, state: Tzolkin, seat: Seat) -> None:
        holder = state.first_player
        run(self, state, seat)
        state.first_player = holder

    patch.setattr(calendar.TurnCalendar, "run", keep)


def no_corn_gathers(patch: Patch) -> None:
    run = calendar.TurnCalendar.run

    def forget(self: calendar.TurnCalendar, state: Tzolkin, seat: Seat) -> None:
        corn = state.calendar_corn
        run(self, state, seat)
        state.calendar_corn = corn

    patch.setattr(calendar.TurnCalendar, "run", forget)


def a_worker_pushed_off_is_lost(patch: Patch) -> None:
    turn_gear = calendar.turn_gear

    def lose(state: Tzolkin, gear: int) -> None:
        if state.standing(gear, LAST_SPACE[gear]) in range(state.seats):
            state.teeth[FIRST_TOOTH[gear] + LAST_SPACE[gear]] = EMPTY
        turn_gear(state, gear)

    patch.setattr(calendar, "turn_gear", lose)


def points_are_rounded_down(patch: Patch) -> None:
    goods_value = scoring.goods_value
    patch.setattr(scoring, "goods_value", lambda state, seat: goods_value(state, seat) // 4 * 4)


def ties_are_not_broken(patch: Patch) -> None:
    def winners(state: Tzolkin) -> list[Seat]:
        best = max(state.points(seat) for seat in range(state.seats))
        return [seat for seat in range(state.seats) if state.points(seat) == best]

    patch.setattr(game, "winners", winners)


def dummies_stand_too_close(patch: Patch) -> None:
    patch.setattr(setup, "TEETH", (8, 8, 8, 8, 13))


def corn_is_paid_from_nothing(patch: Patch) -> None:
    patch.setattr(action, "can_use", lambda *of: of[0].action(of[2], of[3]).is_possible(of[0], of[1], 99))


MUTATIONS = (
    Mutation(surcharge_stops_at_one, test_placing.test_f00_each_further_worker_of_a_turn_costs_one_corn_more),
    Mutation(surcharge_stops_at_one, random_play, "17"),
    Mutation(workers_placed_are_forgotten, random_play, "17"),
    Mutation(begging_makes_four, test_placing.test_f22_begging_makes_three_corn_and_angers_a_god),
    Mutation(
        begging_with_three_corn, partial(test_placing.test_one_may_beg_with_two_corn_and_not_with_three, 3, False)
    ),
    Mutation(
        mercy_for_any_space,
        test_placing.test_f30_a34_the_gods_take_pity_and_one_worker_goes_to_a_cheapest_space,
    ),
    Mutation(
        calendar_corn_comes_at_once,
        test_placing.test_a8_all_corn_of_the_calendar_comes_when_the_turn_ends_and_pays_for_no_placement_of_it,
    ),
    Mutation(calendar_corn_comes_at_once, random_play, "13"),
    Mutation(
        stepping_back_is_free,
        test_picking_up.test_f04_stepping_back_costs_a_corn_that_an_earlier_worker_has_earned,
    ),
    Mutation(
        free_choice_begins_a_space_early,
        partial(test_picking_up.test_each_space_back_costs_one_corn_and_void_actions_are_not_offered, 0, [5]),
    ),
    Mutation(corn_is_paid_from_nothing, test_picking_up.test_f04_without_corn_nobody_steps_back),
    Mutation(corn_is_paid_from_nothing, random_play, "6"),
    Mutation(corn_under_wood_is_always_free, test_palenque.test_a3_a_tile_that_lies_open_must_be_taken),
    Mutation(burning_angers_nobody, test_palenque.test_f05_red_takes_wood_then_burns_for_corn_and_angers_chaac),
    Mutation(burned_wood_is_kept, random_play, "5"),
    Mutation(
        agriculture_adds_nothing,
        partial(
            test_palenque.test_f15_agriculture_3_adds_three_corn_to_a_harvest_with_or_without_a_tile, group=2, corn=7
        ),
    ),
    Mutation(
        gold_comes_with_the_second_level,
        partial(
            test_yaxchilan.test_stone_comes_with_the_second_level_and_gold_with_the_third,
            2,
            {"gold": 1, "stone": 2, "corn": 2},
        ),
    ),
    Mutation(skulls_come_from_nowhere, random_play, "1"),
    Mutation(workers_come_from_nowhere, random_play, "2"),
    Mutation(gold_costs_five_corn, test_uxmal.test_f42_trading_reaches_everything_of_the_same_value_and_nothing_else),
    Mutation(gold_costs_five_corn, random_play, "18"),
    Mutation(
        buildings_cost_three_corn_a_block,
        partial(test_uxmal.test_f09_a_building_of_two_resources_costs_four_corn, "a1-muni-agriculture"),
    ),
    Mutation(no_resource_in_chichen_itza, test_chichen_itza.test_f10_red_steps_back_to_a_space_that_gives_a_resource),
    Mutation(taken_spaces_can_be_taken_again, test_chichen_itza.test_a_space_with_a_skull_is_gone_for_everybody),
    Mutation(the_top_step_is_shared, test_temples.test_f35_a9_the_top_step_is_for_one_player_until_they_leave_it),
    Mutation(the_top_step_is_shared, random_play, "7"),
    Mutation(architecture_counts_twice, test_buildings.test_f21_architecture_counts_once_for_two_buildings),
    Mutation(architecture_counts_twice, random_play, "27"),
    Mutation(the_row_is_refilled_at_once, test_tikal.test_f07_two_technologies_and_two_buildings_in_one_turn),
    Mutation(the_row_is_refilled_at_once, random_play, "9"),
    Mutation(
        steps_are_counted_from_the_bottom,
        test_monuments.test_f20_the_highest_temple_scores_three_for_each_step_above_the_start,
    ),
    Mutation(
        every_monument_has_every_frame,
        test_monuments.test_f54_a36_a_frame_monument_counts_tiles_of_its_frame_and_itself,
    ),
    Mutation(workers_eat_one_corn, test_food_day.test_f14_a_worker_is_never_half_fed),
    Mutation(workers_eat_one_corn, random_play, "20"),
    Mutation(hunger_costs_two_points, random_play, "20"),
    Mutation(
        skulls_are_given_while_they_last,
        test_food_day.test_f32_with_too_few_skulls_nobody_gets_one_and_other_gifts_are_paid,
    ),
    Mutation(leads_are_mixed_up, test_food_day.test_f17_at_the_end_of_age_1_the_gods_give_points),
    Mutation(leads_are_mixed_up, random_play, "21"),
    Mutation(old_buildings_are_shuffled_in, random_play, "9"),
    Mutation(a_jumped_food_day_is_skipped, test_calendar.test_f23_a_food_day_jumped_over_comes_in_the_next_round),
    Mutation(a_jumped_food_day_is_skipped, random_play, "12"),
    Mutation(
        workers_on_the_last_space_forbid_two_days, test_calendar.test_f11_a_worker_left_on_space_6_forbids_two_days
    ),
    Mutation(workers_on_the_last_space_forbid_two_days, random_play, "15"),
    Mutation(dummies_forbid_two_days, partial(test_calendar.test_f39_a12_a_dummy_does_not_forbid_two_days, "tikal.6")),
    Mutation(two_days_again_and_again, test_calendar.test_two_days_turn_the_dark_side_up_and_need_the_light_one),
    Mutation(two_days_again_and_again, random_play, "15"),
    Mutation(the_marker_stays, test_calendar.test_f37_the_holder_of_the_marker_passes_it_to_the_left_and_is_last),
    Mutation(the_marker_stays, random_play, "14"),
    Mutation(
        no_corn_gathers,
        test_calendar.test_a8_a_corn_gathers_in_each_round_without_a_claim_and_one_claim_takes_all,
    ),
    Mutation(no_corn_gathers, random_play, "13"),
    Mutation(
        a_worker_pushed_off_is_lost,
        partial(test_calendar.test_f40_a_worker_pushed_off_goes_home_without_an_action, "uxmal.7"),
    ),
    Mutation(a_worker_pushed_off_is_lost, random_play, "2"),
    Mutation(
        points_are_rounded_down,
        partial(
            test_end_of_game.test_f26_a15_goods_score_a_quarter_for_each_corn_of_their_value_and_skulls_three,
            4,
            Fraction(197, 4),
        ),
    ),
    Mutation(points_are_rounded_down, random_play, "23"),
    Mutation(ties_are_not_broken, test_end_of_game.test_a_tie_is_broken_by_workers_on_gears),
    Mutation(
        dummies_stand_too_close,
        test_setup.test_f01_the_first_dummy_on_a_gear_brings_another_to_the_opposite_space,
    ),
)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=Mutation.name)
def test_a_broken_rule_is_noticed(mutation: Mutation, monkeypatch: Patch) -> None:
    mutation.is_noticed(monkeypatch)


@pytest.mark.slow
def test_random_play_notices_nothing_where_nothing_is_broken() -> None:
    random_play()
