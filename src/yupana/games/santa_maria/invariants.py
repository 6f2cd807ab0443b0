"""What always holds, whatever is played; numbered as in RULES.md. Fuzzing and tests check it after every decision."""

from __future__ import annotations

from yupana.engine.agenda import Fact, Seat
from yupana.games.santa_maria.activation import coin_price
from yupana.games.santa_maria.board import (
    ALL_CELLS,
    BIT,
    BLUE_DIE,
    CELL,
    CELLS,
    COIN,
    COINS_PER_POINT,
    CONQUEST_POINTS,
    CONQUISTADOR_END,
    DISPLAY_EACH,
    DOCK,
    DOCKS,
    EMPTY,
    FIRST_BISHOP_SPOT,
    FIRST_MISSION_SPOT,
    FROM_BISHOPS,
    FROM_BISHOPS_DUE,
    FROM_COLONISTS,
    FROM_EXPANSION,
    FROM_GOODS,
    FROM_SCHOLARS,
    FROM_SETS,
    FROM_SHIPS,
    GOLD,
    GOODS,
    HAPPINESS,
    LINE,
    LINE_CELLS,
    M_BLUE,
    M_BLUE_USED,
    M_COLONY,
    M_CONQUEST,
    M_CONQUISTADOR,
    M_DOCK,
    M_EMPTY,
    M_FREE,
    M_MONKS,
    M_PAID,
    M_PASSED,
    M_POINTS,
    M_PRIVATE,
    M_RELIGION,
    M_SCHOLARS,
    M_WHITE,
    MONK_SYMBOLS,
    MONKS,
    PASS_SPACES,
    POINTS_PER_SET,
    RELIGION_END,
    ROAD_TILES,
    SELL_PRICE,
    SIDE,
    SOURCES,
    SPOT_FEE,
    THINGS,
    TREE_POINTS,
    TREES,
    YEARS,
)
from yupana.games.santa_maria.facts import (
    BuildingActivated,
    CoinsLaid,
    ConquestScored,
    ConquistadorAdvanced,
    DiePlaced,
    DieUsed,
    FeePaid,
    GoodBought,
    GoodsOverflowed,
    MonkPlaced,
    ReligionAdvanced,
    RoadLaid,
    ShipTaken,
    TileLaid,
    YearEnded,
)
from yupana.games.santa_maria.free import buy_price
from yupana.games.santa_maria.monks import ENGINEERING, Bishop, Scholar
from yupana.games.santa_maria.scoring import bishops_of, colonist_points, sets_of, ships_of
from yupana.games.santa_maria.shapes import PLACEMENTS
from yupana.games.santa_maria.shipping import OWNER
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.tiles import FIRST_HALL, FIRST_TRIPLE, SHIPS
from yupana.games.santa_maria.turn import TakeTurn

TOKENS = 12  # of each resource
EACH_SHAPE = 15  # double tiles, triple tiles
AMBASSADOR_DIE = -20  # dice of an expansion have lower numbers where they lie


def check_table(table: SantaMaria) -> None:
    """What holds for a table by itself."""
    for seat in range(table.seats):
        _goods(table, seat)
        if table.has(seat, M_COLONY) != EMPTY:
            _colony(table, seat)
            _coins_on_buildings(table, seat)
        _tracks_and_monks(table, seat)
    _tiles(table)
    _ships(table)
    _passing(table)
    if table.year:
        _dice(table)
    if not table.agenda.steps:
        for seat in range(table.seats):
            if table.has_colony(seat):
                _final_scoring(table, seat)


# Goods, tracks, monks.


def _goods(table: SantaMaria, seat: Seat) -> None:
    for good in GOODS:
        assert 0 <= table.has(seat, good) <= table.limit(seat, good), "1: goods fit into the storehouse"
    assert table.has(seat, COIN) >= 0, "1: coins are never owed"
    assert table.has(seat, HAPPINESS) >= 0, "17: happiness is never owed"
    assert buy_price(table, seat) > SELL_PRICE[0], "22: buying and selling again loses a coin"
    if not seat:
        for good in range(GOLD + 1):
            held = sum([table.has(each, good) for each in range(table.seats) if table.has_colony(each)])
            assert held <= TOKENS, "2, 5: there are twelve tokens of each resource"


def _tracks_and_monks(table: SantaMaria, seat: Seat) -> None:
    religion = table.has(seat, M_RELIGION)
    assert 0 <= religion <= RELIGION_END, "6: spaces of the religion track"
    assert 0 <= table.has(seat, M_CONQUISTADOR) <= CONQUISTADOR_END, "6: spaces of the conquistador track"
    assert sorted(table.march) == list(range(table.seats)), "7: every marker is on the conquistador track once"
    if not table.has_colony(seat):
        return
    placed = [n for n in range(len(table.monks)) if table.monks[n] & BIT[seat]]
    crossed = len([symbol for symbol in MONK_SYMBOLS if symbol <= religion])
    assert len(placed) <= crossed, "8: no monk without a symbol"
    assert table.has(seat, M_MONKS) == MONKS - len(placed) >= 0, "8: six monks"
    known = 0
    tiles = table.components().spots
    for n in [table.spots[n] for n in placed] + [table.has(seat, M_PRIVATE)]:
        spot = tiles[n]
        if n != EMPTY and isinstance(spot, Scholar):
            known |= BIT[spot.ability]
    assert table.has(seat, M_SCHOLARS) == known, "8: abilities come from scholars"


# Colonies.


def _colony(table: SantaMaria, seat: Seat) -> None:
    shown = table.components().cells
    expected = list(table.components().colonies[table.has(seat, M_COLONY)].cells)
    tiles = table.components().tiles
    for n in range(len(table.laid)):
        if table.laid[n] >= 0 and table.laid[n] // (4 * CELLS) == seat:
            at = table.laid[n] % (4 * CELLS)
            place = next(each for each in PLACEMENTS[tiles[n].shape] if (each.cell, each.turn) == (at // 4, at % 4))
            for cell, code in zip(place.cells, tiles[n].codes):
                assert expected[cell] == EMPTY, "9: tiles never overlap"
                expected[cell] = code
    for cell in range(CELLS):
        code = table.shows(seat, cell)
        mark = table.marks[seat * CELLS + cell]
        is_building = code != EMPTY and shown[code].is_building
        covered = is_building and shown[code].is_road
        taken = table.stands_on(seat, cell)
        assert expected[cell] in (code, EMPTY) or covered, "9: what was laid stays"
        assert mark == 0 or (is_building and not taken), "12: dice and coins lie on buildings"
        is_free = is_building and mark == 0 and not taken
        assert bool(table.free(seat) & BIT[cell]) == is_free, "12: what is free is known"
        assert bool(table.empty(seat) & BIT[cell]) == (code == EMPTY and not taken), "9: what is empty is known"
    assert (table.free(seat) | table.empty(seat)) & ~ALL_CELLS == 0, "9: there are 36 cells"


def _coins_on_buildings(table: SantaMaria, seat: Seat) -> None:
    at = seat * CELLS
    piles = sorted([mark for mark in table.marks[at : at + CELLS] if mark > 0])
    if not table.agenda.steps:
        assert not piles, "13: coins leave the buildings before points are counted"
        return
    assert table.has(seat, M_PAID) == len(piles), "13: one pile for each activation with coins"
    for n in range(len(piles)):
        cheaper = max(1, n) if table.knows(seat, ENGINEERING) else n + 1
        assert piles[n] in (n + 1, cheaper), "13: each pile holds a coin more than the one before"


# Dice.


def _dice(table: SantaMaria) -> None:
    over = not table.agenda.steps
    white = 0
    blue = 0
    unlocked = 0
    for seat in range(table.seats):
        at = seat * CELLS
        lying = [mark for mark in table.marks[at : at + CELLS] if mark < 0] + dice_in_hand(table, seat)
        lying = [die for die in lying if die > AMBASSADOR_DIE]
        mine = len([die for die in lying if die < BLUE_DIE])
        unused = sum([table.has(seat, M_BLUE + face) for face in range(SIDE)])
        if over:
            assert not lying, "3: dice leave the buildings before points are counted"
        else:
            assert table.has(seat, M_WHITE) == len(lying) - mine, "3: every white die that was taken lies on a building"
            assert table.has(seat, M_BLUE_USED) == mine, "4: every blue die that was used lies on a building"
        assert table.has(seat, M_WHITE) <= table.white_limit(), "3: so many white dice a year"
        if table.is_shared():
            assert unused == 0, "4: shared dice belong to nobody"
            assert table.has(seat, M_BLUE_USED) <= table.blue_dice(seat), "4: so many shared dice a year"
        else:
            assert unused + table.has(seat, M_BLUE_USED) == table.blue_dice(seat), "4: blue dice, used and unused"
        white += table.has(seat, M_WHITE)
        blue += table.has(seat, M_BLUE_USED)
        unlocked += table.blue_dice(seat)
    assert white + sum(table.white) == table.white_limit() * table.seats, "3: white dice are conserved"
    if table.is_shared():
        assert blue + sum(table.blue) == unlocked, "4: shared dice are conserved"
    else:
        assert not sum(table.blue), "4: no common pool"


def dice_in_hand(table: SantaMaria, seat: Seat) -> list[int]:
    """The die with which the seat is activating buildings, before it comes to rest: pending steps know it."""
    found: list[int] = []
    for n in range(len(table.agenda.steps)):
        die = getattr(table.agenda.steps[n], "die", 0)
        if table.agenda.seats[n] == seat and die < 0:
            found.append(die)
    return found


# What lies in stacks and displays.


def _tiles(table: SantaMaria) -> None:
    shown = [tile for tile in table.display if tile != EMPTY]
    laid = [n for n in range(FIRST_HALL) if table.laid[n] != EMPTY]
    seen = shown + table.stack + laid
    assert len(set(seen)) == len(seen), "10: every tile is in one place"
    assert table.stack == sorted(table.stack), "10: stacks have no order"
    for slot in range(2 * DISPLAY_EACH):
        tile = table.display[slot]
        assert tile == EMPTY or (tile < FIRST_TRIPLE) == (slot < DISPLAY_EACH), "11: five doubles, five triples"
    if table.year:
        doubles = len([tile for tile in table.stack if tile < FIRST_TRIPLE])
        triples = len([tile for tile in table.stack if FIRST_TRIPLE <= tile < FIRST_HALL])
        left = EACH_SHAPE - DISPLAY_EACH * table.year
        assert doubles == triples == left, "10: five doubles and five triples a year"
    roads = 0
    improved = 0
    shown_cells = table.components().cells
    for seat in range(table.seats):
        if table.has(seat, M_COLONY) != EMPTY:
            roads += _developed(table, seat) - _developed_by_tiles(table, seat)
            at = seat * CELLS
            covering = [code for code in table.cells[at : at + CELLS] if code != EMPTY and shown_cells[code].is_road]
            improved += len([code for code in covering if shown_cells[code].is_building])
    assert 0 <= roads + table.roads - ROAD_TILES <= improved, "10: three road tiles"


def _developed(table: SantaMaria, seat: Seat) -> int:
    at = seat * CELLS
    return len([code for code in table.cells[at : at + CELLS] if code != EMPTY])


def _developed_by_tiles(table: SantaMaria, seat: Seat) -> int:
    printed = table.components().colonies[table.has(seat, M_COLONY)].cells
    tiles = table.components().tiles
    laid = [n for n in range(len(tiles)) if table.laid[n] >= 0 and table.laid[n] // (4 * CELLS) == seat]
    return len([code for code in printed if code != EMPTY]) + sum([len(tiles[n].codes) for n in laid])


def _ships(table: SantaMaria) -> None:
    shown = [ship for ship in table.docks[:DOCKS] if ship != EMPTY]
    owned = [n for n in range(len(table.ships)) if table.ships[n] != EMPTY]
    seen = shown + owned + table.fleet
    assert len(set(seen)) == len(seen), "10: every ship is in one place"
    if table.year:
        assert len([ship for ship in seen if ship < len(SHIPS)]) == len(SHIPS), "10: ships are conserved"
        assert len(shown) == DOCKS or not table.fleet, "20: a ship at every dock while the deck lasts"
        for spot in range(FIRST_BISHOP_SPOT, FIRST_MISSION_SPOT):
            assert isinstance(table.components().spots[table.spots[spot]], Bishop), "8: bishops"
    for seat in range(table.seats):
        for dock in range(DOCKS):
            lying = len([n for n in owned if table.ships[n] == seat * OWNER + dock])
            assert table.has(seat, M_DOCK + dock) == lying, "10: ships in docks are counted"


def _passing(table: SantaMaria) -> None:
    spaces = [table.has(seat, M_PASSED) for seat in range(table.seats)]
    taken = [space for space in spaces if space != EMPTY]
    if not any(table.may_share(seat) for seat in range(table.seats)):
        assert len(set(taken)) == len(taken), "19: one player for each pass space"
    assert sorted(table.passed) == [n for n in range(table.seats) if spaces[n] != EMPTY], "19: who has passed is known"
    if table.agenda.steps and isinstance(table.agenda.steps[-1], TakeTurn):
        seat = table.agenda.seats[-1]
        assert seat == table.active and not table.is_out(seat), "16: who has passed takes no turn"
        assert len(taken) < PASS_SPACES, "16: passing is always possible"
    if not table.agenda.steps:
        assert table.year == YEARS and len(taken) == table.seats, "27: the game ends after three years"


def _final_scoring(table: SantaMaria, seat: Seat) -> None:
    coins = table.has(seat, COIN) + sum([table.has(seat, good) * SELL_PRICE[good] for good in GOODS])
    bishops = bishops_of(table, seat)
    expected = [0] * len(SOURCES)
    expected[FROM_EXPANSION] = table.has(seat, M_POINTS + FROM_EXPANSION)
    expected[FROM_GOODS] = coins // COINS_PER_POINT
    expected[FROM_COLONISTS] = colonist_points(table, seat)
    expected[FROM_SCHOLARS] = table.has(seat, M_POINTS + FROM_SCHOLARS)
    expected[FROM_BISHOPS] = sum([bishop.worth(table, seat) for bishop in bishops])
    expected[FROM_BISHOPS_DUE] = -table.bishop_penalty() * len(bishops)
    expected[FROM_SETS] = POINTS_PER_SET * sets_of(table, seat)
    expected[FROM_SHIPS] = sum([table.components().ships[ship].points for ship in ships_of(table, seat)])
    scored = [table.has(seat, M_POINTS + source) for source in range(len(expected))]
    assert scored == expected, "23: the final scoring, part by part"
    conquest = sum([table.has(seat, M_CONQUEST + year) for year in range(YEARS)])
    assert table.points(seat) == sum(expected) + conquest + table.has(seat, HAPPINESS), "23: the total is their sum"


# From one decision to the next.


def check_change(before: SantaMaria, seat: Seat, move: str, facts: list[Fact], after: SantaMaria) -> None:
    """What holds from one decision to the next."""
    ended = [fact for fact in facts if isinstance(fact, YearEnded)]
    _told_things(before, facts, after)
    _told_tracks(before, facts, after, bool(ended))
    _told_monks(before, facts, after)
    _told_buildings(before, facts, after, bool(ended))
    _told_ships(before, facts, after)
    if ended:
        _conquest(before, facts, after)
    else:
        for slot in range(len(before.display)):
            known = (before.display[slot], EMPTY)
            assert not before.year or after.display[slot] in known, "11: the display only shrinks"


def _told_things(before: SantaMaria, facts: list[Fact], after: SantaMaria) -> None:
    changed = [[0] * len(THINGS) for _ in range(before.seats)]
    for fact in facts:
        for whose, name, amount, source in fact.changes():
            what = source if name == "points" else name
            if what in THINGS:
                changed[whose][THINGS.index(what)] += amount
        if isinstance(fact, GoodsOverflowed):
            assert fact.coins == fact.amount * SELL_PRICE[THINGS.index(fact.good)], "1: coins for what finds no room"
        elif isinstance(fact, GoodBought) and before.has_colony(fact.seat):
            assert fact.coins > SELL_PRICE[THINGS.index(fact.good)], "22: buying and selling again loses a coin"
        elif isinstance(fact, CoinsLaid):
            assert fact.coins == coin_price(before, fact.seat), "13: the price of an activation"
        elif isinstance(fact, FeePaid):
            assert fact.coins == SPOT_FEE, "21: the fee of a spot"
    for seat in range(before.seats):
        for thing in range(len(THINGS)):
            delta = after.has(seat, thing) - before.has(seat, thing)
            assert delta == changed[seat][thing], f"21: what comes and goes is told ({THINGS[thing]} of {seat})"
        assert after.has(seat, HAPPINESS) >= before.has(seat, HAPPINESS), "17: happiness never falls"


def _told_tracks(before: SantaMaria, facts: list[Fact], after: SantaMaria, ended: bool) -> None:
    religion = [before.has(seat, M_RELIGION) for seat in range(before.seats)]
    march = [before.has(seat, M_CONQUISTADOR) for seat in range(before.seats)]
    for fact in facts:
        if isinstance(fact, ReligionAdvanced):
            religion[fact.seat] += 1
            assert fact.space == religion[fact.seat], "6: one step at a time"
        elif isinstance(fact, ConquistadorAdvanced):
            assert fact.space > march[fact.seat], "6: conquistadors never go back"
            march[fact.seat] = fact.space
    for seat in range(before.seats):
        assert after.has(seat, M_RELIGION) == religion[seat], "6: religion never falls, and is told"
        assert after.has(seat, M_CONQUISTADOR) == (0 if ended else march[seat]), "6: conquistadors go home in the end"


def _told_monks(before: SantaMaria, facts: list[Fact], after: SantaMaria) -> None:
    expected = before.monks[:]
    names = [table_spot(after, n) for n in range(len(after.spots))]
    for fact in facts:
        if isinstance(fact, MonkPlaced):
            spot = names.index(fact.spot)
            assert not expected[spot] & BIT[fact.seat], "8: one monk of a player at a spot"
            others = len([each for each in range(before.seats) if expected[spot] & BIT[each]])
            fees = [each for each in facts if isinstance(each, FeePaid)]
            assert len(fees) >= others, "21: everybody who is there is paid"
            expected[spot] |= BIT[fact.seat]
    assert after.monks == expected, "8: monks stay where they are"


def table_spot(table: SantaMaria, n: int) -> str:
    """The name of what is at a spot, if anything is there yet."""
    return table.components().spots[table.spots[n]].name if table.spots[n] != EMPTY else ""


def _told_buildings(before: SantaMaria, facts: list[Fact], after: SantaMaria, ended: bool) -> None:
    """What is free changes by what is laid on buildings, and by new buildings; lines are activated in order."""
    if not before.year:
        return
    blocked = [0] * before.seats
    laid = any(isinstance(fact, (TileLaid, RoadLaid)) for fact in facts)
    line: tuple[int, ...] = ()
    whose = EMPTY
    latest = EMPTY
    for fact in facts:
        if isinstance(fact, (DiePlaced, CoinsLaid)):
            bit = BIT[CELL.index(fact.cell)]
            is_free = before.free(fact.seat) & bit != 0 or not before.is_plain()
            assert is_free, "14: dice and coins come to free buildings"
            blocked[fact.seat] |= bit
        elif isinstance(fact, DieUsed):
            line = LINE_CELLS[LINE.index(fact.line)] if fact.line in LINE else ()
            whose = fact.seat
        elif isinstance(fact, BuildingActivated) and fact.seat == whose and CELL.index(fact.cell) in line:
            at = line.index(CELL.index(fact.cell))
            assert at > latest, "15: a line is activated in order, each building once"
            latest = at
    for seat in range(before.seats):
        for cell in range(CELLS):
            is_kept = before.shows(seat, cell) == EMPTY or after.shows(seat, cell) != EMPTY
            assert is_kept, "9: what is developed stays developed"
        if not ended and not laid and before.is_plain():
            assert after.has(seat, M_FREE) == before.has(seat, M_FREE) & ~blocked[seat], "14: one building is blocked"
            assert after.has(seat, M_EMPTY) == before.has(seat, M_EMPTY), "9: colonies grow by tiles alone"


def _told_ships(before: SantaMaria, facts: list[Fact], after: SantaMaria) -> None:
    taken = [fact for fact in facts if isinstance(fact, ShipTaken)]
    names = [ship.name for ship in after.components().ships]
    expected = before.ships[:]
    for fact in taken:
        ship = names.index(fact.ship)
        dock = before.docks.index(ship)
        assert expected[ship] == EMPTY, "10: a ship sails once"
        assert dock >= DOCKS or DOCK[dock] == fact.dock, "10: a ship sails to the dock of its symbol"
        expected[ship] = fact.seat * OWNER + DOCK.index(fact.dock)
    assert after.ships == expected, "10: ships stay where they are"


def _conquest(before: SantaMaria, facts: list[Fact], after: SantaMaria) -> None:
    """The points of a year, worked out once more from the last places on the track."""
    spaces = [before.has(seat, M_CONQUISTADOR) for seat in range(before.seats)]
    for fact in facts:
        if isinstance(fact, ConquistadorAdvanced):
            spaces[fact.seat] = fact.space
    year = before.year - 1
    scored = [after.has(seat, M_CONQUEST + year) for seat in range(before.seats)]
    told = [0] * before.seats
    for fact in facts:
        if isinstance(fact, ConquestScored):
            told[fact.seat] += fact.points
    assert scored == told, "18: conquistador points are told"
    marching = len([space for space in spaces if space])
    if before.seats == 1:
        expected = TREE_POINTS[year] if spaces[0] >= TREES[year] else 0
    else:
        expected = sum(CONQUEST_POINTS[before.seats][year][:marching])
    assert sum(scored) == expected, "18: the ranks that are held, and no others"
    for seat in range(before.seats):
        for other in range(before.seats):
            if spaces[seat] > spaces[other]:
                assert scored[seat] >= scored[other], "18: whoever is farther does not score less"
