"""Rules broken on purpose: a test or an invariant must notice each of them."""

from functools import partial

import pytest
from tests.games.endless_winter import (
    test_benefits,
    test_columns,
    test_eclipse,
    test_invariants,
    test_megaliths,
    test_modules,
    test_nomad,
    test_scoring,
    test_setup,
    test_turn,
)
from tests.games.mutation import Mutation, Patch

from yupana.engine import machine
from yupana.engine.agenda import Option, Seat
from yupana.games.endless_winter import (
    animals,
    benefits,
    cards,
    columns,
    eclipse,
    facts,
    free,
    goods,
    idols,
    land,
    megaliths,
    preparation,
    rest,
    scoring,
    setup,
    turn,
)
from yupana.games.endless_winter.board import (
    ARGENTAVIS,
    DISCARD,
    ECLIPSE,
    EMPTY,
    FACE_DOWN,
    FIRST_CULTURE,
    FROM_MEGALITHS,
    HAND,
    JUNCTIONS,
    KINDS,
    M_LOCKED,
    SET_POINTS,
)
from yupana.games.endless_winter.nomad import verbs
from yupana.games.endless_winter.state import EndlessWinter

if not str(machine.__file__).endswith(".py"):
    pytest.skip("compiled rules cannot be broken", allow_module_level=True)


def random_play() -> None:
    """Matches of busy players, checked after every decision."""
    for seed in range(12):
        test_invariants.watch(1 + seed % 4, {"glacier-tokens": 1, "rest-tokens": 1}, seed)


# Goods, cards, benefits.


def food_has_no_limit(patch: Patch) -> None:
    patch.setattr(EndlessWinter, "room", lambda self, seat, good: 10 - self.has(seat, good))


def camps_do_not_raise_the_limit(patch: Patch) -> None:
    patch.setattr(EndlessWinter, "room", lambda self, seat, good: (5 if good == 0 else 10) - self.has(seat, good))


def an_icon_lies_before_each_even_cell(patch: Patch) -> None:
    patch.setattr(goods, "labour_of_food", lambda food, left: food // 2 - left // 2)


def a_deck_is_made_as_soon_as_it_is_empty(patch: Patch) -> None:
    run = cards.HoldCard.run

    def early(self: cards.HoldCard, state: EndlessWinter, seat: Seat) -> None:
        run(self, state, seat)
        if not state.size(seat, 1):
            cards.shuffle_discard(state, seat)

    patch.setattr(cards.HoldCard, "run", early)


def cards_fall_alike(patch: Patch) -> None:
    def outcomes(self: cards.CardFalls, state: EndlessWinter, seat: Seat) -> list[object]:
        return [cards.DRAWN[kind][1] for kind in range(KINDS) if state.deck[seat * KINDS + kind]]

    patch.setattr(cards.CardFalls, "outcomes", outcomes)


def an_idol_can_be_a_card(patch: Patch) -> None:
    patch.setattr(benefits, "CARD", benefits.IDOL)


def nothing_lesser_than_a_tool(patch: Patch) -> None:
    options = benefits.Benefit.options

    def fewer(self: benefits.Benefit, state: EndlessWinter, seat: Seat) -> list[Option]:
        return [option for option in options(self, state, seat) if option.touch != ("food",)]

    patch.setattr(benefits.Benefit, "options", fewer)


# Turns.


def recruits_are_not_locked(patch: Patch) -> None:
    run = cards.TakeTribe.run

    def unlocked(self: cards.TakeTribe, state: EndlessWinter, seat: Seat) -> None:
        run(self, state, seat)
        state.put(seat, M_LOCKED, 0)

    patch.setattr(cards.TakeTribe, "run", unlocked)


def locks_are_forgotten_when_cards_leave(patch: Patch) -> None:
    patch.setattr(cards, "leave_hand", lambda state, seat, kind, zone: state.move_card(seat, HAND, zone, kind))


def column_labour_counts_everywhere(patch: Patch) -> None:
    patch.setattr(free, "in_column", lambda ability, column: getattr(ability, "step", ability))


def abilities_are_never_used_up(patch: Patch) -> None:
    patch.setattr(free, "fill_pool", lambda state, which, amount: None)


def a_second_culture_card_is_free(patch: Patch) -> None:
    patch.setattr(turn, "PLAY_ANOTHER", turn.PLAY_FIRST)


def every_figure_has_the_lower_place(patch: Patch) -> None:
    stand = turn.stand

    def first(state: EndlessWinter, seat: Seat, figure: int, at: int) -> bool:
        stand(state, seat, figure, at)
        return True

    patch.setattr(turn, "stand", first)


def the_pile_is_put_down_in_every_turn(patch: Patch) -> None:
    run = turn.Turn.run
    patch.setattr(turn.Turn, "run", lambda self, state, seat: run(turn.Turn(True), state, seat))


def others_see_what_is_set_aside(patch: Patch) -> None:
    patch.setattr(facts.CardSetAside, "seen_by", lambda self, viewer: self)


def ending_a_turn_is_not_asked(patch: Patch) -> None:
    options = columns.Act.options

    def quiet(self: columns.Act, state: EndlessWinter, seat: Seat) -> list[Option]:
        found = options(self, state, seat)
        return found if len(found) > 1 else []

    patch.setattr(columns.Act, "options", quiet)


# Columns.


def recruits_may_be_alike(patch: Patch) -> None:
    patch.setattr(columns.MarkTaken, "run", lambda self, state, seat: None)


def sections_can_be_gone_back_to(patch: Patch) -> None:
    patch.setattr(columns.Act, "_initiate", _initiate_from_the_top)


def _initiate_from_the_top(self: columns.Act, state: EndlessWinter, seat: Seat, found: list[Option]) -> None:
    whole = columns.Act(self.column, columns.UPPER, self.lower)
    _INITIATE(whole, state, seat, found)


_INITIATE = columns.Act._initiate


def all_stones_are_open(patch: Patch) -> None:
    patch.setattr(EndlessWinter, "is_second_era", lambda self: True)


def stones_cost_nothing(patch: Patch) -> None:
    patch.setattr(goods.Pay, "is_payable", lambda self, state, seat: True)


def villages_may_share_a_junction(patch: Patch) -> None:
    def junctions(state: EndlessWinter, seat: Seat) -> list[int]:
        return [n for n, hexes in enumerate(JUNCTIONS) if all(state.camps[seat * 19 + hex] for hex in hexes)]

    patch.setattr(columns, "junctions", junctions)


def food_above_the_limit_stays(patch: Patch) -> None:
    patch.setattr(EndlessWinter, "cut_food", lambda self, seat: None)


def grounds_hold_seven(patch: Patch) -> None:
    patch.setattr(animals, "GROUNDS_MAX", 7)


def wild_animals_go_with_none(patch: Patch) -> None:
    patch.setattr(animals, "_is_like", lambda species, other: species == other or EMPTY in (species, other))


# Megaliths and idols.


def coloured_megaliths_on_start_cells(patch: Patch) -> None:
    patch.setattr(megaliths, "is_start", lambda state, cell: False)


def neutral_megaliths_lie_on_others(patch: Patch) -> None:
    patch.setattr(EndlessWinter, "next_is_neutral", lambda self, seat: False)


def three_supporters_are_enough(patch: Patch) -> None:
    def is_supported(state: EndlessWinter, position: int) -> bool:
        below = [state.megaliths[under] for under in state.field().below[position]]
        return state.megaliths[position] == EMPTY and below.count(EMPTY) < 2

    patch.setattr(megaliths, "is_supported", is_supported)


def own_supporters_count_once(patch: Patch) -> None:
    patch.setattr(megaliths, "ON_OWN", 1)


def owners_of_supporters_score_nothing(patch: Patch) -> None:
    def alone(self: megaliths.PlaceMegalith, state: EndlessWinter, seat: Seat) -> None:
        state.score(seat, FROM_MEGALITHS, megaliths.upper_points(state, seat, self.position))

    patch.setattr(megaliths.PlaceMegalith, "_score", alone)


def an_arrow_always_finds_room(patch: Patch) -> None:
    patch.setattr(megaliths.FollowArrow, "options", lambda self, state, seat: list(megaliths.PLACE[state.layout][:1]))


def the_latest_on_a_level_is_the_highest(patch: Patch) -> None:
    def ranking(self: EndlessWinter) -> list[Seat]:
        return sorted(
            [seat for seat in range(self.seats) if self.level(seat, 1)], key=lambda seat: -self.level(seat, 1)
        )

    patch.setattr(EndlessWinter, "honour_ranking", ranking)


def honour_goes_beyond_its_top(patch: Patch) -> None:
    patch.setattr(idols, "advances", lambda state, seat: list(idols.ADVANCE))
    patch.setattr(benefits, "advances", lambda state, seat: list(idols.ADVANCE))


def the_top_of_sacrifice_gives_nothing(patch: Patch) -> None:
    patch.setattr(idols, "TOP_POINTS", 0)


# Eclipse, preparation, end.


def of_equals_the_earlier_goes_ahead(patch: Patch) -> None:
    def new_order(state: EndlessWinter) -> list[Seat]:
        return sorted(state.order, key=lambda seat: -eclipse.eclipse_labour(state, seat))

    patch.setattr(eclipse, "new_order", new_order)


def resting_counts_a_half(patch: Patch) -> None:
    patch.setattr(eclipse, "REST_LABOUR", 1)


def culture_cards_are_lost_in_the_eclipse(patch: Patch) -> None:
    reveal_pile = eclipse.reveal_pile

    def careless(state: EndlessWinter, seat: Seat) -> None:
        cultures = [kind for kind in state.kinds_in(seat, ECLIPSE) if kind >= FIRST_CULTURE]
        reveal_pile(state, seat)
        for kind in cultures:
            state.move_card(seat, HAND, DISCARD, kind)

    patch.setattr(eclipse, "reveal_pile", careless)


def ties_pay_nobody(patch: Patch) -> None:
    leads = eclipse.leads

    def alone(state: EndlessWinter, seat: Seat, hex: int) -> bool:
        own = state.influence(seat, hex)
        others = [state.influence(other, hex) for other in range(state.seats) if other != seat]
        return leads(state, seat, hex) and max(others) < own

    patch.setattr(eclipse, "leads", alone)


def stones_can_be_declined(patch: Patch) -> None:
    patch.setattr(eclipse.UseBoard, "way_out", lambda self: eclipse.DONE)


def reserve_cells_pay_a_megalith_early(patch: Patch) -> None:
    patch.setattr(eclipse, "IN_EACH_CELL", 1)


def the_display_is_not_cleared(patch: Patch) -> None:
    patch.setattr(preparation, "change_era", lambda state: None)


def four_cards_are_drawn(patch: Patch) -> None:
    patch.setattr(preparation, "PREPARED_CARDS", 4)


def lower_places_stay_taken(patch: Patch) -> None:
    return_figures = preparation.return_figures

    def forgetful(state: EndlessWinter) -> None:
        lower = state.lower[:]
        return_figures(state)
        state.lower[:] = lower

    patch.setattr(preparation, "return_figures", forgetful)


def goods_score_without_sacrifice(patch: Patch) -> None:
    patch.setattr(scoring, "SACRIFICE_RATIO", (3, 3, 3, 2, 2, 2, 1, 1, 1))


def burials_score_without_honour(patch: Patch) -> None:
    patch.setattr(EndlessWinter, "honour_ranking", lambda self: list(range(self.seats)))


def the_wild_goes_to_the_last_species(patch: Patch) -> None:
    def greedy(counts: list[int]) -> int:
        wild = counts[ARGENTAVIS]
        total = 0
        for species in range(ARGENTAVIS - 1, -1, -1):
            if counts[species]:
                table = SET_POINTS[species]
                total += table[min(counts[species] + wild, len(table) - 1)]
                wild = 0
        return total

    patch.setattr(animals, "sets_worth", greedy)


def of_equals_the_later_wins(patch: Patch) -> None:
    def leader(state: EndlessWinter) -> Seat:
        most = max([state.points(seat) for seat in range(state.seats)])
        return [seat for seat in state.order if state.points(seat) == most][-1]

    patch.setattr(scoring, "leader", leader)


# Setup, modules, the Nomad.


def set_up_cards_are_drafted_forwards(patch: Patch) -> None:
    run = setup.DraftSetups.run

    def forwards(self: setup.DraftSetups, state: EndlessWinter, seat: Seat) -> None:
        order = state.order
        state.order = order[::-1]
        run(self, state, seat)
        state.order = order

    patch.setattr(setup.DraftSetups, "run", forwards)


def face_down_tokens_pay(patch: Patch) -> None:
    run = land.FoundVillage.run

    def generous(self: land.FoundVillage, state: EndlessWinter, seat: Seat) -> None:
        for hex in JUNCTIONS[self.junction]:
            if state.tokens[hex] == FACE_DOWN:
                land.TurnUpToken(hex, state.token_pool[0]).run(state, seat)
        run(self, state, seat)

    patch.setattr(land.FoundVillage, "run", generous)


def an_unused_rest_token_stays(patch: Patch) -> None:
    patch.setattr(rest.RenewRestToken, "run", lambda self, state, seat: None)


def everybody_who_rests_has_a_token(patch: Patch) -> None:
    patch.setattr(rest, "put_under", lambda state: None)


def the_nomad_moves_a_finished_triple(patch: Patch) -> None:
    patch.setattr(verbs, "junctions", lambda state, seat: [])


def the_nomad_never_builds_high(patch: Patch) -> None:
    patch.setattr(verbs, "UPPER_WANTED", 9)


MUTATIONS = [
    Mutation(food_has_no_limit, test_benefits.test_fx04_food_above_the_limit_is_lost),
    Mutation(food_has_no_limit, random_play, "7"),
    Mutation(camps_do_not_raise_the_limit, test_benefits.test_each_camp_that_left_the_board_raises_the_limit),
    Mutation(an_icon_lies_before_each_even_cell, test_columns.test_fx10_food_and_a_hunter_work),
    Mutation(
        a_deck_is_made_as_soon_as_it_is_empty, test_benefits.test_fx68_a_deck_is_not_made_before_the_next_card_is_needed
    ),
    Mutation(cards_fall_alike, test_benefits.test_cards_are_drawn_as_often_as_they_lie_in_the_deck),
    Mutation(an_idol_can_be_a_card, test_benefits.test_fx02_an_idol_can_be_a_tool_or_food),
    Mutation(nothing_lesser_than_a_tool, test_benefits.test_fx03_a_megalith_can_be_anything_lesser),
    Mutation(recruits_are_not_locked, test_turn.test_fx41_a_recruit_is_locked_this_turn),
    Mutation(locks_are_forgotten_when_cards_leave, test_turn.test_of_equal_cards_the_locked_one_is_buried_first),
    Mutation(column_labour_counts_everywhere, test_turn.test_fx06_a_crafter_has_nothing_to_add_elsewhere),
    Mutation(abilities_are_never_used_up, test_turn.test_fx07_a_tribeswoman_makes_a_tool_of_food_once),
    Mutation(a_second_culture_card_is_free, test_turn.test_fx29_a_second_culture_card_costs_another_card),
    Mutation(
        every_figure_has_the_lower_place, test_columns.test_fx46_only_the_first_figure_of_a_round_has_the_lower_place
    ),
    Mutation(the_pile_is_put_down_in_every_turn, test_turn.test_cards_are_set_aside_one_by_one_in_the_last_turn_only),
    Mutation(the_pile_is_put_down_in_every_turn, random_play, "18"),
    Mutation(others_see_what_is_set_aside, test_turn.test_cards_are_set_aside_one_by_one_in_the_last_turn_only),
    Mutation(ending_a_turn_is_not_asked, test_turn.test_ending_a_turn_is_asked_even_if_nothing_else_can_be_done),
    Mutation(recruits_may_be_alike, test_columns.test_fx40_recruits_of_one_turn_are_of_different_tribes),
    Mutation(sections_can_be_gone_back_to, test_columns.test_who_uses_a_lower_section_has_left_those_above),
    Mutation(all_stones_are_open, test_columns.test_fx51_stones_of_the_second_era_wait_for_the_third_round),
    Mutation(stones_cost_nothing, test_columns.test_fx50_a_stone_is_not_offered_without_its_price),
    Mutation(villages_may_share_a_junction, test_columns.test_a_junction_holds_one_village),
    Mutation(food_above_the_limit_stays, test_columns.test_fx65_a_cheaper_village_can_cost_food_by_the_limit),
    Mutation(grounds_hold_seven, test_columns.test_fx43_the_grounds_hold_six),
    Mutation(wild_animals_go_with_none, test_benefits.test_animals_of_one_species_go_together_and_a_wild_one_with_any),
    Mutation(
        coloured_megaliths_on_start_cells, test_megaliths.test_fx55_a_coloured_megalith_never_lies_on_a_start_cell
    ),
    Mutation(neutral_megaliths_lie_on_others, test_megaliths.test_fx56_a_neutral_megalith_never_lies_on_others),
    Mutation(three_supporters_are_enough, random_play, "15"),
    Mutation(own_supporters_count_once, test_megaliths.test_fx15_supporters_score_for_whoever_lies_on_them),
    Mutation(owners_of_supporters_score_nothing, test_megaliths.test_fx16_only_the_four_directly_below_count),
    Mutation(an_arrow_always_finds_room, test_megaliths.test_fx54_an_arrow_to_full_cells_is_nothing),
    Mutation(the_latest_on_a_level_is_the_highest, test_megaliths.test_fx22_who_comes_first_to_a_level_is_higher),
    Mutation(honour_goes_beyond_its_top, test_megaliths.test_fx21_the_honour_track_gives_ten_points),
    Mutation(the_top_of_sacrifice_gives_nothing, test_megaliths.test_the_sacrifice_track_gives_what_is_on_its_levels),
    Mutation(of_equals_the_earlier_goes_ahead, test_eclipse.test_fx13_without_labour_the_order_is_reversed),
    Mutation(
        resting_counts_a_half, test_eclipse.test_fx12_labour_makes_the_new_order_and_of_equals_the_later_goes_ahead
    ),
    Mutation(culture_cards_are_lost_in_the_eclipse, test_eclipse.test_fx14_culture_cards_in_the_pile_are_a_bluff),
    Mutation(ties_pay_nobody, partial(test_eclipse.test_fx59_a_tie_pays_both_or_in_the_variant_nobody, 0, True)),
    Mutation(stones_can_be_declined, test_eclipse.test_stones_that_were_not_chosen_score_at_the_end),
    Mutation(reserve_cells_pay_a_megalith_early, test_eclipse.test_fx34_six_megaliths_and_two_villages),
    Mutation(the_display_is_not_cleared, test_eclipse.test_fx63_culture_cards_change_with_the_era),
    Mutation(four_cards_are_drawn, test_eclipse.test_fx69_everybody_draws_five_cards_and_nothing_lesser),
    Mutation(lower_places_stay_taken, random_play, "10"),
    Mutation(goods_score_without_sacrifice, test_scoring.test_fx18_who_never_sacrificed_has_nothing_for_goods),
    Mutation(burials_score_without_honour, test_scoring.test_fx20_burials_without_honour),
    Mutation(the_wild_goes_to_the_last_species, test_scoring.test_fx25_the_wild_animal_goes_where_it_is_worth_most),
    Mutation(of_equals_the_later_wins, test_scoring.test_fx64_of_equals_the_earlier_in_the_turn_order_wins),
    Mutation(
        set_up_cards_are_drafted_forwards, test_setup.test_fx57_chiefs_are_drafted_forwards_and_set_up_cards_backwards
    ),
    Mutation(face_down_tokens_pay, test_modules.test_a_face_down_token_gives_nothing),
    Mutation(an_unused_rest_token_stays, test_modules.test_fx72_a_token_that_nobody_took_makes_room_for_the_next),
    Mutation(everybody_who_rests_has_a_token, test_modules.test_later_resters_have_no_token),
    Mutation(the_nomad_moves_a_finished_triple, test_nomad.test_a_triple_is_held_until_it_is_settled),
    Mutation(the_nomad_never_builds_high, test_nomad.test_it_lies_high_if_that_is_worth_five_points),
]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=Mutation.name)
def test_a_broken_rule_is_noticed(mutation: Mutation, monkeypatch: Patch) -> None:
    mutation.is_noticed(monkeypatch)


@pytest.mark.slow
def test_random_play_notices_nothing_where_nothing_is_broken() -> None:
    random_play()
