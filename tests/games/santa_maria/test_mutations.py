"""Rules broken on purpose: a test or an invariant must notice each of them."""

import pytest
from tests.games.mutation import Mutation, Patch
from tests.games.santa_maria import (
    test_data,
    test_effects,
    test_invariants,
    test_kingdoms,
    test_maya,
    test_scoring,
    test_setup,
    test_turn,
    test_year,
)

from yupana.engine import machine
from yupana.engine.agenda import Option, Seat
from yupana.games.santa_maria import (
    activation,
    colony,
    free,
    goods,
    monks,
    passing,
    scoring,
    setup,
    shapes,
    shipping,
    state,
    table,
    tracks,
    year,
)
from yupana.games.santa_maria.american_kingdoms import ambassadors, dice, governor, specialists
from yupana.games.santa_maria.american_kingdoms import shipping as special
from yupana.games.santa_maria.american_kingdoms.board import ALL_LINE_CELLS, ALL_LINE_MASKS
from yupana.games.santa_maria.american_kingdoms.maya import cards, city, trade
from yupana.games.santa_maria.american_kingdoms.maya import turn as maya_turn
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import (
    BIT,
    COIN,
    EMPTY,
    GOLD,
    GRAIN,
    HAPPINESS,
    LINE_CELLS,
    M_CONQUISTADOR,
    M_PASSED,
)
from yupana.games.santa_maria.state import Cost, SantaMaria

if not str(machine.__file__).endswith(".py"):
    pytest.skip("compiled rules cannot be broken", allow_module_level=True)


@pytest.fixture(autouse=True)
def without_remembered_options(monkeypatch: Patch) -> None:
    """Options made from whole rules are not used by broken ones, nor the other way round."""
    for module, names in (
        (goods, ("_pay", "_trade")),
        (monks, ("_monk",)),
        (shipping, ("_show",)),
        (colony, ("_expand", "_lay")),
        (activation, ("_place",)),
        (dice, ("_use",)),
        (city, ("_use",)),
    ):
        for name in names:
            monkeypatch.setattr(module, name, {})


def random_play() -> None:
    """Busy matches checked after every decision, poor ones and rich ones."""
    for seed in range(12):
        test_invariants.watch(1 + seed % 4, {"shared-blue": seed // 4 % 2, "advanced": seed % 2}, seed, seed % 3 == 0)


# Goods.


def what_finds_no_room_is_lost(patch: Patch) -> None:
    patch.setattr(state, "SELL_PRICE", (0,) * 6)


def storehouses_hold_four(patch: Patch) -> None:
    patch.setattr(Kingdoms, "limit", lambda self, seat, good: 4)


def gold_stands_for_nothing(patch: Patch) -> None:
    def can_pay(self: SantaMaria, seat: Seat, cost: Cost) -> bool:
        return all(self.has(seat, thing) >= cost[thing] for thing in range(len(cost)))

    patch.setattr(SantaMaria, "can_pay", can_pay)


def gold_is_spent_unasked(patch: Patch) -> None:
    patch.setattr(goods, "spare_gold", lambda state, seat, cost: 0)


def buying_costs_a_coin(patch: Patch) -> None:
    patch.setattr(free, "BUY_PRICE", 1)


def things_are_sold_that_a_payment_needs(patch: Patch) -> None:
    patch.setattr(free, "SELL", (free.SELL[False], free.SELL[False]))


# Colonies.


def tiles_are_mirrored(patch: Patch) -> None:
    def turned(offsets: tuple[tuple[int, int], ...], turns: int) -> tuple[tuple[int, int], ...]:
        return tuple([(column, row) for row, column in offsets]) if turns % 2 else offsets

    patch.setattr(shapes, "turned", turned)
    patch.setattr(test_data, "turned", turned)


def tiles_may_overlap(patch: Patch) -> None:
    def options(self: colony.LayTile, state: SantaMaria, seat: Seat) -> list[Option]:
        return list(colony._ways_to_lay(state, self.tile))

    patch.setattr(colony.LayTile, "options", options)


def the_second_building_costs_one_coin(patch: Patch) -> None:
    patch.setattr(activation, "coin_price", lambda state, seat: 1)


def dice_change_for_nothing(patch: Patch) -> None:
    patch.setattr(activation, "change_fee", lambda state, seat, face, value: 0)


def columns_are_activated_from_below(patch: Patch) -> None:
    patch.setattr(activation, "LINE_CELLS", tuple([line[::-1] for line in LINE_CELLS]))


def blocked_buildings_are_activated(patch: Patch) -> None:
    patch.setattr(SantaMaria, "mark", lambda self, seat, cell, what: self.marks.__setitem__(seat * 36 + cell, what))


def the_die_comes_to_the_first_building(patch: Patch) -> None:
    def run(self: activation.ActivateLine, state: SantaMaria, seat: Seat) -> None:
        cells = [cell for cell in self.cells if state.free(seat) & BIT[cell]]
        for cell in cells:
            state.then(seat, activation.ACTIVATE_CELL[cell])
        state.then(seat, activation.place_die(cells[0], self.die))

    patch.setattr(activation.ActivateLine, "run", run)


def white_dice_without_limit(patch: Patch) -> None:
    patch.setattr(SantaMaria, "can_take_white", lambda self, seat: True)


def shared_dice_without_limit(patch: Patch) -> None:
    patch.setattr(SantaMaria, "can_take_shared", lambda self, seat: True)


def a_shared_die_leaves_the_pool_for_good(patch: Patch) -> None:
    run = activation.UseDie.run

    def use(self: activation.UseDie, state: SantaMaria, seat: Seat) -> None:
        run(self, state, seat)
        if state.is_shared() and self.colour:
            state.blue[self.face - 1] = 0

    patch.setattr(activation.UseDie, "run", use)


# Tracks, ships and monks.


def the_second_step_needs_no_grain(patch: Patch) -> None:
    patch.setattr(
        tracks, "FURTHER", tuple([Option("advance-for", each.touch, (tracks.STEP,)) for each in tracks.FURTHER])
    )


def symbols_are_crossed_unasked(patch: Patch) -> None:
    patch.setattr(tracks.CrossSymbol, "way_out", lambda self: None)


def monks_pay_the_bank(patch: Patch) -> None:
    run = monks.SettleMonk.run

    def settle(self: monks.SettleMonk, state: SantaMaria, seat: Seat) -> None:
        coins = [state.has(each, COIN) for each in range(state.seats)]
        run(self, state, seat)
        for each in range(state.seats):
            if each != seat:
                state.put(each, COIN, coins[each])

    patch.setattr(monks.SettleMonk, "run", settle)


def monks_go_where_they_are(patch: Patch) -> None:
    def options(self: monks.PlaceMonk, state: SantaMaria, seat: Seat) -> list[Option]:
        spots = state.components().spots
        payable = [n for n in range(len(state.spots)) if state.has(seat, COIN) >= monks.fee(state, seat, n)]
        return [monks._place_monk(n, state.spots[n], spots[state.spots[n]].name) for n in payable]

    patch.setattr(monks.PlaceMonk, "options", options)


def gold_symbols_give_nothing(patch: Patch) -> None:
    patch.setattr(tracks, "GOLD_SYMBOLS", ())


def docks_are_not_refilled(patch: Patch) -> None:
    patch.setattr(shipping.DealShip, "outcomes", lambda self, state, seat: [])


def ships_sail_to_the_first_dock(patch: Patch) -> None:
    made = [Option("ship", each.touch, (each.then[0], shipping.TakeShip(n, 0))) for n, each in enumerate(shipping.SHIP)]
    patch.setattr(table, "SHIP", tuple(made))


# Passing and years.


def docks_give_once(patch: Patch) -> None:
    def run(self: passing.UnloadShips, state: SantaMaria, seat: Seat) -> None:
        state.gain(seat, COIN, 2)

    patch.setattr(passing.UnloadShips, "run", run)


def pass_spaces_are_shared(patch: Patch) -> None:
    patch.setattr(table, "empty_spaces", lambda state: list(passing.PASS))


def whoever_came_last_ranks_higher(patch: Patch) -> None:
    def ranking(state: SantaMaria) -> list[Seat]:
        return sorted(range(state.seats), key=lambda each: (-state.has(each, M_CONQUISTADOR), -state.march.index(each)))

    patch.setattr(year, "conquest_ranking", ranking)


def space_zero_scores(patch: Patch) -> None:
    patch.setattr(year, "conquest_points", lambda state, seat: 5 - 2 * year.conquest_ranking(state).index(seat))


def the_lowest_pass_space_begins(patch: Patch) -> None:
    patch.setattr(year, "pass_ranking", lambda state: sorted(state.passed, key=lambda each: -state.has(each, M_PASSED)))


def coins_stay_on_buildings(patch: Patch) -> None:
    patch.setattr(year, "clear_colony", lambda state, seat: None)


def the_first_player_chooses_first(patch: Patch) -> None:
    patch.setattr(SantaMaria, "draft_order", lambda self: self.seats_from(self.first_player))


def everybody_begins_with_three_coins(patch: Patch) -> None:
    run = setup.SettleColonies.run

    def settle(self: setup.SettleColonies, state: SantaMaria, seat: Seat) -> None:
        run(self, state, seat)
        for each in range(state.seats):
            state.put(each, COIN, 3)

    patch.setattr(setup.SettleColonies, "run", settle)


# Scoring.


def colonists_of_any_line_score(patch: Patch) -> None:
    patch.setattr(scoring, "full_lines", lambda state, seat: list(range(12)))
    patch.setattr(test_scoring, "full_lines", lambda state, seat: [3, 5, 9])


def bishops_cost_nothing(patch: Patch) -> None:
    patch.setattr(Kingdoms, "bishop_penalty", lambda self: 0)


def town_halls_are_double_tiles(patch: Patch) -> None:
    def worth(self: scoring.BishopOfHamlets, state: SantaMaria, seat: Seat) -> int:
        tiles = state.components().tiles
        return 2 * len([n for n in scoring.tiles_of(state, seat) if tiles[n].shape == shapes.DOMINO])

    patch.setattr(scoring.BishopOfHamlets, "worth", worth)


def ties_are_shared_by_lot(patch: Patch) -> None:
    def winners(state: SantaMaria) -> list[Seat]:
        return [max(range(state.seats), key=lambda each: (state.points(each), each))]

    from yupana.games.santa_maria import game

    patch.setattr(game, "winners", winners)


def a_road_is_as_good_as_any_building(patch: Patch) -> None:
    def is_goatocracy(state: SantaMaria, seat: Seat) -> bool:
        shown = state.components().cells
        for line in scoring.full_lines(state, seat):
            kinds = [shown[state.shows(seat, cell)].kinds for cell in LINE_CELLS[line]]
            if any(all(not each or kind in each for each in kinds) for kind in kinds[0]):
                return True
        return False

    patch.setattr(scoring, "is_goatocracy", is_goatocracy)


def happiness_is_paid_back(patch: Patch) -> None:
    run = passing.TakeSpace.run

    def take(self: passing.TakeSpace, state: SantaMaria, seat: Seat) -> None:
        run(self, state, seat)
        if state.has(seat, HAPPINESS):
            state.pay(seat, HAPPINESS, 1)

    patch.setattr(passing.TakeSpace, "run", take)


def a_good_is_lost_on_the_way(patch: Patch) -> None:
    run = colony.PutTile.run

    def put(self: colony.PutTile, state: SantaMaria, seat: Seat) -> None:
        run(self, state, seat)
        if state.has(seat, COIN):
            state.add(seat, COIN, -1)

    patch.setattr(colony.PutTile, "run", put)


def display_tiles_are_dealt_again(patch: Patch) -> None:
    run = colony.TakeTile.run

    def take(self: colony.TakeTile, state: SantaMaria, seat: Seat) -> None:
        slot = state.display.index(self.tile)
        run(self, state, seat)
        stack = (
            [tile for tile in state.stack if tile < 15] if slot < 5 else [tile for tile in state.stack if tile >= 15]
        )
        state.display[slot] = stack[0] if stack else EMPTY

    patch.setattr(colony.TakeTile, "run", take)


# The expansion.


def governors_stay(patch: Patch) -> None:
    patch.setattr(governor.MoveGovernor, "run", lambda self, state, seat: None)


def governors_jump(patch: Patch) -> None:
    def target(self: Kingdoms, seat: Seat, across: bool) -> int:
        cell = self.governors[seat] + (2 if across else 12)
        return EMPTY if cell > 35 or self.marks[seat * 36 + cell] else cell

    patch.setattr(Kingdoms, "target", target)


def governors_enter_blocked_cells(patch: Patch) -> None:
    def target(self: Kingdoms, seat: Seat, across: bool) -> int:
        cell = self.governors[seat]
        return EMPTY if (cell % 6 if across else cell // 6) == 5 else cell + (1 if across else 6)

    patch.setattr(Kingdoms, "target", target)


def followers_leave_a_die(patch: Patch) -> None:
    def run(self: ambassadors.FollowLine, state: Kingdoms, seat: Seat) -> None:
        if state.free(seat) & ALL_LINE_MASKS[self.line]:
            state.then(seat, activation.ActivateLine(ALL_LINE_CELLS[self.line], -21))

    patch.setattr(ambassadors.FollowLine, "run", run)


def specialists_work_for_one_coin(patch: Patch) -> None:
    def run(self: specialists.Hire, state: Kingdoms, seat: Seat) -> None:
        state.pay(seat, COIN, 1)
        state.hired[seat * 3 + state.hiring[self.value - 1]] += 1
        state.gain(seat, GRAIN, 2)

    patch.setattr(specialists.Hire, "run", run)


def specialists_come_back(patch: Patch) -> None:
    run = specialists.Hire.run

    def hire(self: specialists.Hire, state: Kingdoms, seat: Seat) -> None:
        kind = state.hiring[self.value - 1]
        run(self, state, seat)
        state.hiring[self.value - 1] = kind

    patch.setattr(specialists.Hire, "run", hire)


def special_ships_go_anywhere(patch: Patch) -> None:
    patch.setattr(special.ChooseDock, "options", lambda self, state, seat: list(special.SEND))


def the_special_dock_stays_empty(patch: Patch) -> None:
    patch.setattr(special.DealSpecialShip, "outcomes", lambda self, state, seat: [])


def diagonals_cost_nothing(patch: Patch) -> None:
    patch.setattr(dice, "DIAGONAL_FEE", 0)


def the_city_sells_freely(patch: Patch) -> None:
    patch.setattr(Kingdoms, "has_colony", lambda self, seat: True)


def warriors_protect_nothing(patch: Patch) -> None:
    patch.setattr(Kingdoms, "gold_symbol", lambda self, seat, space: self.gain(seat, GOLD, 1))


def forks_need_no_token(patch: Patch) -> None:
    def path_to(state: Kingdoms, value: int, spot: int) -> list[int]:
        return [spot]

    patch.setattr(city, "path_to", path_to)


def cards_are_counted_wrong(patch: Patch) -> None:
    run = cards.Tuck.run

    def tuck(self: cards.Tuck, state: Kingdoms, seat: Seat) -> None:
        run(self, state, seat)
        state.maya[1] += 1

    patch.setattr(cards.Tuck, "run", tuck)


def priests_never_tire(patch: Patch) -> None:
    run = city.SendPriest.run

    def send(self: city.SendPriest, state: Kingdoms, seat: Seat) -> None:
        run(self, state, seat)
        state.maya[3] += 1

    patch.setattr(city.SendPriest, "run", send)


def exchanges_create_goods(patch: Patch) -> None:
    def run(self: trade.HandOver, state: Kingdoms, seat: Seat) -> None:
        for thing in range(4):
            state.add(seat, thing, self.given[thing])

    patch.setattr(trade.HandOver, "run", run)


def temples_score_once(patch: Patch) -> None:
    patch.setattr(maya_turn.ScoreTemples, "run", lambda self, state, seat: None)


def maya_play() -> None:
    """Busy matches with the Maya city."""
    for seed in range(16):
        options = {"expansion": 1, "maya": 1, "ambassadors": seed // 2 % 2}
        test_invariants.watch(1 + seed % 4, options, seed)


def kingdom_play() -> None:
    """Busy matches of the expansion, all with governors and ambassadors."""
    for seed, (seats, chosen) in enumerate(test_invariants.kingdoms(24)):
        options = {**chosen, "shared-blue": 0, "ambassadors": 1, "governor": 1}
        test_invariants.watch(seats, options, seed, seed % 2 == 0)


MUTATIONS: list[Mutation] = [
    Mutation(the_city_sells_freely, test_maya.test_the_city_neither_sells_nor_buys_beside_its_decisions),
    Mutation(warriors_protect_nothing, test_maya.test_fx_40_gold_that_the_warrior_protects),
    Mutation(forks_need_no_token, test_maya.test_fx_42_turning_at_the_inner_end),
    Mutation(cards_are_counted_wrong, maya_play, "25"),
    Mutation(priests_never_tire, maya_play, "25"),
    Mutation(exchanges_create_goods, maya_play, "21"),
    Mutation(temples_score_once, test_maya.test_fx_46_temples_score_levels_times_cards),
    Mutation(governors_stay, test_kingdoms.test_fx_32_the_governor_goes_right_and_its_building_is_activated),
    Mutation(governors_jump, kingdom_play, "24"),
    Mutation(governors_enter_blocked_cells, test_kingdoms.test_fx_34_coins_block_the_governor),
    Mutation(governors_enter_blocked_cells, kingdom_play, "12"),
    Mutation(followers_leave_a_die, kingdom_play, "3"),
    Mutation(specialists_work_for_one_coin, test_kingdoms.test_fx_36_the_second_farmer_costs_two_and_gives_two),
    Mutation(specialists_come_back, kingdom_play, "10"),
    Mutation(special_ships_go_anywhere, test_kingdoms.test_fx_30_a_special_ship_goes_to_no_dock_that_is_fullest),
    Mutation(the_special_dock_stays_empty, kingdom_play, "20"),
    Mutation(diagonals_cost_nothing, test_kingdoms.test_fx_52_archery_takes_a_diagonal_and_taxation_counts_it),
    Mutation(what_finds_no_room_is_lost, test_effects.test_fx_60_what_finds_no_room_becomes_coins),
    Mutation(what_finds_no_room_is_lost, random_play, "1"),
    Mutation(storehouses_hold_four, test_effects.test_fx_60_what_finds_no_room_becomes_coins),
    Mutation(gold_stands_for_nothing, test_effects.test_fx_11_gold_stands_for_what_is_missing),
    Mutation(gold_is_spent_unasked, test_effects.test_with_gold_to_spare_the_player_chooses_what_it_stands_for),
    Mutation(buying_costs_a_coin, random_play, "22"),
    Mutation(
        things_are_sold_that_a_payment_needs, test_turn.test_while_something_is_paid_for_nothing_is_sold_that_it_needs
    ),
    Mutation(tiles_are_mirrored, test_data.test_inv_28_a_tile_turned_four_times_is_as_before_and_never_mirrored),
    Mutation(tiles_may_overlap, test_turn.test_fx_03_a_triple_needs_three_empty_cells),
    Mutation(tiles_may_overlap, random_play, "9"),
    Mutation(the_second_building_costs_one_coin, test_turn.test_fx_04_the_second_building_costs_a_coin_more),
    Mutation(the_second_building_costs_one_coin, random_play, "13"),
    Mutation(dice_change_for_nothing, test_turn.test_fx_06_a_coin_for_each_pip),
    Mutation(
        columns_are_activated_from_below, test_turn.test_fx_07_a_white_die_activates_the_free_buildings_of_a_column
    ),
    Mutation(columns_are_activated_from_below, random_play, "15"),
    Mutation(blocked_buildings_are_activated, random_play, "12"),
    Mutation(
        the_die_comes_to_the_first_building, test_turn.test_fx_07_a_white_die_activates_the_free_buildings_of_a_column
    ),
    Mutation(white_dice_without_limit, test_turn.test_three_white_dice_a_year),
    Mutation(white_dice_without_limit, random_play, "3"),
    Mutation(shared_dice_without_limit, test_year.test_a_shared_die_can_be_used_by_anybody_below_the_limit),
    Mutation(a_shared_die_leaves_the_pool_for_good, random_play, "4"),
    Mutation(the_second_step_needs_no_grain, test_effects.test_fx_09_a_grain_for_a_second_step),
    Mutation(symbols_are_crossed_unasked, test_effects.test_a_step_that_crosses_a_symbol_may_be_declined),
    Mutation(monks_pay_the_bank, test_effects.test_fx_12_a_die_then_a_monk_who_pays_everybody_there),
    Mutation(monks_go_where_they_are, test_effects.test_a_spot_that_cannot_be_paid_is_not_offered_and_no_spot_twice),
    Mutation(monks_go_where_they_are, random_play, "8"),
    Mutation(gold_symbols_give_nothing, test_effects.test_gold_for_each_symbol_that_is_crossed),
    Mutation(docks_are_not_refilled, random_play, "20"),
    Mutation(ships_sail_to_the_first_dock, random_play, "10"),
    Mutation(docks_give_once, test_year.test_fx_13_a_space_and_then_the_docks_from_the_top),
    Mutation(pass_spaces_are_shared, random_play, "19"),
    Mutation(whoever_came_last_ranks_higher, test_year.test_fx_14_the_second_year_of_four_players),
    Mutation(space_zero_scores, test_year.test_fx_63_nobody_scores_without_having_set_out),
    Mutation(space_zero_scores, random_play, "18"),
    Mutation(the_lowest_pass_space_begins, test_year.test_the_topmost_pass_space_begins_the_next_year),
    Mutation(coins_stay_on_buildings, random_play, "13"),
    Mutation(the_first_player_chooses_first, test_setup.test_the_first_player_chooses_a_colony_last),
    Mutation(
        everybody_begins_with_three_coins, test_setup.test_fx_02_two_wood_and_three_to_six_coins_in_the_order_of_play
    ),
    Mutation(colonists_of_any_line_score, test_scoring.test_fx_18_colonists_of_full_lines_one_of_them_twice),
    Mutation(bishops_cost_nothing, test_scoring.test_fx_19_a_scholar_and_two_bishops),
    Mutation(town_halls_are_double_tiles, test_scoring.test_the_bishop_of_hamlets_counts_doubles_and_no_town_hall),
    Mutation(ties_are_shared_by_lot, test_scoring.test_fx_67_a_tie_goes_to_the_higher_pass_space),
    Mutation(
        a_road_is_as_good_as_any_building,
        test_scoring.test_goatocracy_wants_six_buildings_of_one_kind_and_no_road,
    ),
    Mutation(happiness_is_paid_back, random_play, "17"),
    Mutation(a_good_is_lost_on_the_way, random_play, "21"),
    Mutation(display_tiles_are_dealt_again, random_play, "10"),
]


@pytest.mark.parametrize("mutation", [pytest.param(each, id=each.name()) for each in MUTATIONS])
def test_every_broken_rule_is_noticed(mutation: Mutation, monkeypatch: Patch) -> None:
    mutation.is_noticed(monkeypatch)


@pytest.mark.slow
def test_whole_rules_are_not_complained_about() -> None:
    random_play()
    kingdom_play()
    maya_play()
    for catcher in {each.catcher for each in MUTATIONS} - {random_play, kingdom_play, maya_play}:
        catcher()
