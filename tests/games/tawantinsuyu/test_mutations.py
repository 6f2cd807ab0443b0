"""Rules broken on purpose: a test or an invariant must notice each of them."""

from functools import partial
from typing import Any

import pytest
from tests.games.mutation import Mutation, Patch
from tests.games.tawantinsuyu import (
    test_axomamma,
    test_axomamma_actions,
    test_axomamma_turn,
    test_building,
    test_ceremony,
    test_conquest,
    test_coricancha,
    test_free,
    test_gods,
    test_hill,
    test_invariants,
    test_tapestry,
    test_turn,
)

from yupana.engine import machine
from yupana.engine.agenda import Choice, FreeOption, Option, Seat
from yupana.games.tawantinsuyu import (
    army,
    ceremony,
    conquest,
    coricancha,
    free,
    gods,
    hidden,
    hill,
    production,
    scoring,
    state,
    steps,
    tapestry,
    tasks,
    turn,
    village,
)
from yupana.games.tawantinsuyu.axomamma import actions, cells, effects
from yupana.games.tawantinsuyu.axomamma import turn as her_turn
from yupana.games.tawantinsuyu.board import (
    ADJACENT,
    EMPTY,
    GOLD,
    M_ARMY,
    M_WORKER,
    POTATO,
    REGION_SPACES,
    SEGMENT,
    SPACE_TASKS,
)
from yupana.games.tawantinsuyu.market import Z19, owns
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.variants import START_STONE_HERS

if not str(machine.__file__).endswith(".py"):
    pytest.skip("compiled rules cannot be broken", allow_module_level=True)


SEEDS = 40


def random_play() -> None:
    """Matches of the rich, checked after every decision."""
    for seed in range(SEEDS):
        test_invariants.watch(1 + seed % 4, seed)


# The hill.


def the_far_side_is_near(patch: Patch) -> None:
    patch.setattr(hill, "DISTANCE_COST", (0, 1, 2, 2, 1))


def steps_save_one_food(patch: Patch) -> None:
    patch.setattr(hill, "STEPS_DISCOUNT", 1)


def couriers_pay_in_full(patch: Patch) -> None:
    patch.setattr(hill, "COURIER_DISCOUNT", 0)


def steps_pay_nobody(patch: Patch) -> None:
    patch.setattr(hill, "use_steps", lambda state, seat, space: None)


def neighbours_do_not_count(patch: Patch) -> None:
    patch.setattr(tasks, "ADJACENT", ((),) * 60)


def icons_come_again(patch: Patch) -> None:
    def options(self: tasks.PerformTasks, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        if not self.left:
            return []
        found = [self._perform(n) for n in range(3) if tasks.can_perform(state, seat, SPACE_TASKS[self.space][n])]
        return [*found, tasks.STOP]

    patch.setattr(tasks.PerformTasks, "options", options)


def warriors_carry_off_warriors(patch: Patch) -> None:
    patch.setattr(hill, "WARRIOR", 9)


def workers_stay_in_the_supply(patch: Patch) -> None:
    run = hill.StandWorker.run

    def stand(self: hill.StandWorker, state: Tawantinsuyu, seat: Seat) -> None:
        run(self, state, seat)
        state.add(seat, M_WORKER + self.worker, 1)

    patch.setattr(hill.StandWorker, "run", stand)


def the_own_colour_counts_for_neighbours(patch: Patch) -> None:
    count = tasks.task_count

    def task_count(state: Tawantinsuyu, seat: Seat, space: int, acts: int) -> int:
        more = [state.hill[k] for k in ADJACENT[space]].count(state.hill[space])
        return count(state, seat, space, acts) + (more if acts != state.hill[space] else 0)

    patch.setattr(tasks, "task_count", task_count)


def a_piece_stays_what_it_was_placed_as(patch: Patch) -> None:
    run = hill.StandWorker.run

    def stand(self: hill.StandWorker, state: Tawantinsuyu, seat: Seat) -> None:
        run(self, state, seat)
        state.hill[self.space] = self.acts

    patch.setattr(hill.StandWorker, "run", stand)


def segments_remember_who_was_carried_off(patch: Patch) -> None:
    run = hill.TakeFromHill.run
    remembered: list[int] = []

    def carry_off(self: hill.TakeFromHill, state: Tawantinsuyu, seat: Seat) -> None:
        run(self, state, seat)
        remembered.append(SEGMENT[self.space])

    patch.setattr(hill.TakeFromHill, "run", carry_off)
    patch.setattr(tasks, "is_alone", lambda state, space: SEGMENT[space] not in remembered)


# Cards, tiles and markers.


def the_altar_never_overflows(patch: Patch) -> None:
    patch.setattr(gods, "ALTAR_LIMIT", (9, 9, 9, 9, 9))


def drawn_gods_stay_counted(patch: Patch) -> None:
    patch.setattr(gods, "leave_god_deck", lambda state, card: None)


def discarded_armies_vanish(patch: Patch) -> None:
    patch.setattr(army, "DISCARDED", -8)


def returned_gods_are_shuffled_in(patch: Patch) -> None:
    def run(self: gods.ReturnGod, state: Tawantinsuyu, seat: Seat) -> None:
        state.gods[self.card] = -1
        state.gods_left += 1
        state.add(seat, 8, -1)

    patch.setattr(gods.ReturnGod, "run", run)


def upper_owners_get_nothing(patch: Patch) -> None:
    patch.setattr(steps, "UPPER_OWNER_POINTS", 0)


def weavings_are_cheap(patch: Patch) -> None:
    patch.setattr(tapestry, "WEAVE_PRICE", (0, 1, 2, 3))


def free_weavings_must_be_taken(patch: Patch) -> None:
    patch.setattr(tapestry.TakeWeaving, "way_out", lambda self: None)


def patterns_may_repeat(patch: Patch) -> None:
    patch.setattr(tapestry, "fits", lambda state, row, tile: True)


def superfluous_cards_are_flipped(patch: Patch) -> None:
    patch.setattr(conquest, "ENOUGH", (((0, 0),), ((1, 0), (0, 1)), ((2, 0), (0, 1), (1, 1)), ((3, 0), (1, 1), (0, 2))))


# Turns, actions and ceremonies.


def three_workers_may_stay(patch: Patch) -> None:
    patch.setattr(turn, "WORKER_LIMIT", 3)


def nobody_takes_the_token(patch: Patch) -> None:
    patch.setattr(village, "take_token", lambda state, seat: None)


def the_first_token_is_worth_two(patch: Patch) -> None:
    patch.setattr(village, "TOKEN_POINTS", (0, 2, 3, 4))


def casualties_are_forgotten(patch: Patch) -> None:
    patch.setattr(village, "replaced", lambda values, at, value: values)


def followers_turn_buildings_up(patch: Patch) -> None:
    def run(self: production.JoinProduction, state: Tawantinsuyu, seat: Seat) -> None:
        state.then(seat, production.Produce(True, False, False, False))

    patch.setattr(production.JoinProduction, "run", run)


def the_second_marker_is_for_nobody(patch: Patch) -> None:
    run = coricancha.Activate.run

    def activate(self: coricancha.Activate, state: Tawantinsuyu, seat: Seat) -> None:
        run(self, state, seat)
        if self.action == 3 and self.acts:
            state.agenda.steps.pop()
            state.agenda.seats.pop()

    patch.setattr(coricancha.Activate, "run", activate)


def gold_is_worth_three_corn(patch: Patch) -> None:
    patch.setattr(free, "RATE", (0, 3, 2, 1))


def exchanges_may_lead_back(patch: Patch) -> None:
    patch.setattr(free, "stock", lambda state, seat: 0)


def z19_hides_z15(patch: Patch) -> None:
    listed = free.options

    def options(state: Tawantinsuyu, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
        found = listed(state, seat, choice)
        if state.active == seat and owns(state, seat, Z19):
            poor = not state.has(seat, M_ARMY) + state.has(seat, POTATO) + state.has(seat, GOLD)
            return [] if poor else found
        return found

    patch.setattr(free, "options", options)


def z19_takes_the_card_that_is_prayed_for(patch: Patch) -> None:
    patch.setattr(free, "gods_to_take", lambda state: 2)


def z19_leaves_the_last_card_alone(patch: Patch) -> None:
    patch.setattr(free, "leaves_god", lambda state, seat, choice: gods.gods_to_take(state) > 1)


def ceremonies_belong_to_nobody(patch: Patch) -> None:
    run = ceremony.HoldCeremony.run

    def hold(self: ceremony.HoldCeremony, state: Tawantinsuyu, seat: Seat) -> None:
        run(self, state, seat)
        state.active = EMPTY

    patch.setattr(ceremony.HoldCeremony, "run", hold)


def potatoes_gained_in_the_upkeep_are_kept(patch: Patch) -> None:
    patch.setattr(ceremony.MissUpkeep, "run", lambda self, state, seat: None)


def gold_is_paid_before_potatoes(patch: Patch) -> None:
    patch.setattr(ceremony, "pay_potatoes", lambda state, seat, paid: paid)


def consulted_cards_need_no_upkeep(patch: Patch) -> None:
    due = ceremony.potatoes_due
    counted: dict[int, int] = {}
    patch.setattr(ceremony, "potatoes_due", lambda state, seat: counted.setdefault(seat, due(state, seat)))


def the_token_goes_to_whoever_is_active_now(patch: Patch) -> None:
    patch.setattr(village, "last_active", lambda state: state.active)


def the_turn_never_ends(patch: Patch) -> None:
    run = scoring.EndGame.run

    def end(self: scoring.EndGame, state: Tawantinsuyu, seat: Seat) -> None:
        whose = state.active
        run(self, state, seat)
        state.active = whose

    patch.setattr(scoring.EndGame, "run", end)


def the_upkeep_is_forgiven(patch: Patch) -> None:
    patch.setattr(ceremony, "UPKEEP_POINTS", 0)


def the_leftmost_marker_decides(patch: Patch) -> None:
    def majority(state: Tawantinsuyu, region: int) -> Seat:
        markers = state.regions[region * REGION_SPACES : (region + 1) * REGION_SPACES]
        found = [who for who in markers if who != EMPTY]
        return max(found, key=markers.count) if found else EMPTY

    patch.setattr(ceremony, "majority", majority)


def ties_favour_the_holder(patch: Patch) -> None:
    patch.setattr(ceremony, "ranking", lambda state, holder: sorted(state.seats_from(holder), key=state.points))


def buildings_score_one_point(patch: Patch) -> None:
    patch.setattr(scoring, "BUILDING_POINTS", 1)


# Secrets.


def army_cards_are_seen(patch: Patch) -> None:
    patch.setattr("yupana.games.tawantinsuyu.game.SECRETS", hidden.SECRETS[:1])


# Axomamma.


def she_needs_six_potatoes(patch: Patch) -> None:
    patch.setattr(state, "POTATO_EXCHANGE", 6)


def her_loops_have_six_cells(patch: Patch) -> None:
    patch.setattr(cells, "CELLS", 6)


def her_statues_give_nothing(patch: Patch) -> None:
    patch.setattr(her_turn, "STATUE_SYMBOL_POINTS", 0)


def she_weighs_one_tapestry_after_the_other(patch: Patch) -> None:
    def her_tile(state: Tawantinsuyu, seat: Seat, tiles: list[int]) -> int:
        for row in effects.her_rows(state, seat):
            fitting = [tile for tile in tiles if tapestry.fits(state, row, tile)]
            if fitting:
                return max(fitting)
        return max(tiles)

    patch.setattr(test_axomamma, "her_tile", her_tile)


def stopping_tokens_wake_nobody(patch: Patch) -> None:
    patch.setattr(cells, "PERSONALITY_CELL", 9)


def every_stop_wakes_her_personality(patch: Patch) -> None:
    patch.setattr(cells, "STOPPING_PERSONALITY", START_STONE_HERS)


def she_recovers_everything(patch: Patch) -> None:
    run = actions.HerRecovery.run
    patch.setattr(actions.HerRecovery, "run", lambda self, state, seat: run(actions.HerRecovery(True), state, seat))


def she_conquers_cheap_spaces(patch: Patch) -> None:
    patch.setattr(actions, "her_taste", lambda state, seat, space: (-space,))


MUTATIONS = (
    Mutation(the_far_side_is_near, partial(test_hill.test_fx09_the_cost_table, 3, (3, 5, 8))),
    Mutation(the_far_side_is_near, random_play, "17"),
    Mutation(steps_save_one_food, test_hill.test_fx02_a_placement_costs_the_distance_and_the_height_less_the_steps),
    Mutation(steps_save_one_food, random_play, "17"),
    Mutation(
        couriers_pay_in_full,
        test_hill.test_fx02_a_courier_pays_a_food_less_and_the_owner_of_the_steps_scores_all_the_same,
    ),
    Mutation(couriers_pay_in_full, random_play, "17"),
    Mutation(steps_pay_nobody, test_building.test_fx15_both_owners_score_when_a_third_player_uses_the_steps),
    Mutation(steps_pay_nobody, random_play, "18"),
    Mutation(neighbours_do_not_count, test_hill.test_fx03_an_equal_neighbour_gives_another_task_and_tasks_differ),
    Mutation(icons_come_again, test_hill.test_fx04_five_tasks_use_every_icon_once_before_any_comes_again),
    Mutation(icons_come_again, random_play, "16"),
    Mutation(
        warriors_carry_off_warriors,
        partial(
            test_hill.test_fx17_a_warrior_draws_an_army_card_and_may_carry_off_a_neighbour_that_is_no_warrior, False, 2
        ),
    ),
    Mutation(
        the_own_colour_counts_for_neighbours,
        partial(
            test_hill.test_r02_a_worker_that_counts_as_another_has_no_neighbours_of_its_own_colour,
            *("permanent.5", "architect", "craftsman"),
        ),
    ),
    Mutation(
        a_piece_stays_what_it_was_placed_as,
        partial(
            test_hill.test_r02_a_worker_that_counts_as_another_has_no_neighbours_of_its_own_colour,
            *("permanent.1", "priest", "courier"),
        ),
    ),
    Mutation(
        segments_remember_who_was_carried_off,
        test_hill.test_r09_a_courier_is_alone_when_a_warrior_has_carried_off_whoever_came_first,
    ),
    Mutation(workers_stay_in_the_supply, random_play, "1"),
    Mutation(
        the_altar_never_overflows, partial(test_gods.test_fx12_the_altar_has_a_limit_by_the_number_of_players, 3, 4)
    ),
    Mutation(the_altar_never_overflows, random_play, "12"),
    Mutation(drawn_gods_stay_counted, random_play, "2"),
    Mutation(discarded_armies_vanish, random_play, "3"),
    Mutation(
        returned_gods_are_shuffled_in,
        test_gods.test_a_returned_card_is_known_to_whoever_returned_it_and_comes_last,
    ),
    Mutation(upper_owners_get_nothing, test_building.test_fx15_lower_steps_also_reward_the_owner_of_the_upper_ones),
    Mutation(weavings_are_cheap, partial(test_tapestry.test_fx13_tiles_cost_one_three_or_six_corn, 3, 0)),
    Mutation(free_weavings_must_be_taken, test_tapestry.test_each_of_several_free_weavings_may_be_declined),
    Mutation(patterns_may_repeat, test_tapestry.test_fx06_a_pattern_comes_once_in_a_tapestry),
    Mutation(patterns_may_repeat, random_play, "5"),
    Mutation(superfluous_cards_are_flipped, test_conquest.test_no_card_of_a_set_is_superfluous),
    Mutation(three_workers_may_stay, test_turn.test_more_than_two_workers_are_dismissed_at_the_end_of_the_turn),
    Mutation(three_workers_may_stay, random_play, "11"),
    Mutation(nobody_takes_the_token, random_play, "14"),
    Mutation(
        the_first_token_is_worth_two,
        test_turn.test_fx19_emptying_the_village_brings_the_token_and_a_ceremony_at_the_holders_next_turn,
    ),
    Mutation(casualties_are_forgotten, random_play, "1"),
    Mutation(followers_turn_buildings_up, test_coricancha.test_followers_produce_without_turning_anything_up),
    Mutation(
        the_second_marker_is_for_nobody,
        test_conquest.test_fx08_armies_are_played_and_regions_conquered_in_turn_order,
    ),
    Mutation(gold_is_worth_three_corn, random_play, "26"),
    Mutation(exchanges_may_lead_back, test_free.test_fx35_an_exchange_never_leads_back_at_the_same_decision),
    Mutation(z19_hides_z15, test_free.test_z15_works_as_well_for_an_owner_of_z19_who_has_nothing_to_pay_it_with),
    Mutation(z19_hides_z15, random_play, "26"),
    Mutation(
        z19_takes_the_card_that_is_prayed_for,
        test_free.test_z19_does_not_take_the_last_card_where_praying_is_all_that_is_left,
    ),
    Mutation(
        z19_leaves_the_last_card_alone,
        test_free.test_z19_takes_the_last_card_where_the_decision_has_another_option,
    ),
    Mutation(
        ceremonies_belong_to_nobody,
        test_ceremony.test_r10_the_holder_of_the_token_may_spend_army_cards_in_the_ceremony,
    ),
    Mutation(ceremonies_belong_to_nobody, random_play, "14"),
    Mutation(
        potatoes_gained_in_the_upkeep_are_kept,
        test_ceremony.test_r10_the_holder_of_the_token_may_spend_army_cards_in_the_ceremony,
    ),
    Mutation(gold_is_paid_before_potatoes, test_ceremony.test_potatoes_gained_in_the_upkeep_must_be_paid_before_gold),
    Mutation(consulted_cards_need_no_upkeep, test_ceremony.test_a_card_consulted_while_keeping_up_wants_its_potato_too),
    Mutation(the_turn_never_ends, test_ceremony.test_only_exchanges_are_free_before_the_final_scoring),
    Mutation(the_turn_never_ends, random_play, "14"),
    Mutation(
        the_token_goes_to_whoever_is_active_now,
        test_axomamma_turn.test_r33_at_the_limit_of_turns_a_token_taken_in_her_last_worship_is_of_whoever_had_the_last_turn,
    ),
    Mutation(
        the_upkeep_is_forgiven,
        test_ceremony.test_fx21_missing_potatoes_cost_two_points_each_but_nobody_falls_below_nothing,
    ),
    Mutation(
        the_leftmost_marker_decides,
        test_ceremony.test_fx22_of_equal_majorities_the_marker_furthest_to_the_right_decides,
    ),
    Mutation(ties_favour_the_holder, test_ceremony.test_fx14_the_cards_are_drawn_from_the_deck),
    Mutation(buildings_score_one_point, partial(test_ceremony.test_fx23_the_final_scoring, False, 40)),
    Mutation(army_cards_are_seen, test_invariants.test_cards_of_others_are_unseen_and_their_number_is_not),
    Mutation(she_needs_six_potatoes, test_axomamma.test_fx26_she_turns_five_potatoes_into_five_points),
    Mutation(
        her_loops_have_six_cells,
        test_axomamma.test_fx10_the_cells_under_the_tokens_of_the_die_are_used_and_those_tokens_move,
    ),
    Mutation(
        she_weighs_one_tapestry_after_the_other,
        test_axomamma.test_of_equally_long_tapestries_none_comes_first_when_she_chooses_a_tile,
    ),
    Mutation(
        she_weighs_one_tapestry_after_the_other,
        test_axomamma.test_all_shorter_tapestries_are_alike_when_she_chooses_a_tile,
    ),
    Mutation(
        stopping_tokens_wake_nobody,
        partial(test_axomamma.test_r47_her_personality_may_also_act_when_a_token_stops_on_its_cell, 1, 1),
    ),
    Mutation(
        every_stop_wakes_her_personality,
        partial(test_axomamma.test_r47_her_personality_may_also_act_when_a_token_stops_on_its_cell, 0, 0),
    ),
    Mutation(her_statues_give_nothing, test_axomamma_turn.test_fx30_a_statue_of_the_cards_symbol_gives_five_points),
    Mutation(
        she_recovers_everything,
        test_axomamma_actions.test_fx11_as_a_reaction_she_recovers_half_of_each_kind_rounded_up,
    ),
    Mutation(
        she_conquers_cheap_spaces,
        partial(
            test_axomamma_actions.test_fx27_her_first_conquest_has_the_highest_discard_and_her_second_the_lowest, False
        ),
    ),
)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=Mutation.name)
def test_a_broken_rule_is_noticed(mutation: Mutation, monkeypatch: Patch) -> None:
    mutation.is_noticed(monkeypatch)


def test_random_play_notices_nothing_where_nothing_is_broken() -> None:
    random_play()
