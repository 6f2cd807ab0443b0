"""What always holds, whatever is played; numbered as in RULES.md. Fuzzing and tests check it after every decision."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import Fact, Seat, Step
from yupana.games.tzolkin.board import (
    CHICHEN_ITZA,
    CORN,
    CORN_YIELD,
    DUMMIES,
    DUMMY,
    EMPTY,
    FEED,
    FIRST_TOOTH,
    FOOD_DAYS,
    FREE_CHOICE,
    FROM_HUNGER,
    FROM_LEADS,
    FROM_MONUMENTS,
    GEARS,
    GROUPS,
    HUNGER_POINTS,
    LAST_SPACE,
    LEADER_POINTS,
    M_AVAILABLE,
    M_BANK,
    M_CORN_TILES,
    M_FED_CHEAPER,
    M_LIGHT,
    M_POINTS,
    M_WOOD_TILES,
    QUARTERS,
    ROW,
    SKULL,
    SKULLS,
    SPIN_BLOCK,
    SURCHARGE,
    TEETH,
    TEMPLES,
    THEOLOGY,
    TOP_LEVEL,
    TOP_STEP,
    TRACKS,
    WORKERS,
    WORKERS_AT_START,
)
from yupana.games.tzolkin.facts import (
    BoardFlipped,
    BuildingBuilt,
    CalendarCornTaken,
    CornGathered,
    FoodDayCame,
    MarkerPassed,
    MercyShown,
    MonumentBuilt,
    PointsScored,
    TempleClimbed,
    TempleDescended,
    TimeSpedUp,
    WorkersWentHungry,
)
from yupana.games.tzolkin.gears.action import UseAction
from yupana.games.tzolkin.gears.uxmal import Trade
from yupana.games.tzolkin.monuments import FIRST_MONUMENT, MONUMENTS
from yupana.games.tzolkin.scoring import goods_value
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDINGS
from yupana.games.tzolkin.turn import PickUpMore, PlaceMore, TakeTurn


def check_table(table: Tzolkin) -> None:
    """What holds for a table by itself."""
    _skulls(table)
    _workers(table)
    _jungle(table)
    _temples_and_technologies(table)
    _tiles(table)
    _time(table)
    for seat in range(table.seats):
        for good in range(SKULL + 1):
            assert table.has(seat, good) >= 0, "6: goods are never negative"
        if table.agenda.steps:
            assert table.points(seat) % QUARTERS == 0, "22: points are whole before the final scoring"


def _skulls(table: Tzolkin) -> None:
    placed = len([who for who in table.offerings if who != EMPTY])
    hands = sum([table.has(seat, SKULL) for seat in range(table.seats)])
    assert table.skulls + hands + placed == SKULLS, "1: there are thirteen skulls"
    assert table.offerings[0] == EMPTY and len(table.offerings) == 10, "1: one skull per space 1 to 9"


def _workers(table: Tzolkin) -> None:
    dummies = 0
    standing = [0] * table.seats
    for gear in range(len(GEARS)):
        for space in range(TEETH[gear]):
            who = table.standing(gear, space)
            if who == DUMMY:
                dummies += 1
            elif who != EMPTY:
                standing[who] += 1
                assert space <= LAST_SPACE[gear], "4: players' workers stand on numbered spaces"
    for seat in range(table.seats):
        first = 1 if table.first_space == seat else 0
        total = table.has(seat, M_BANK) + table.has(seat, M_AVAILABLE) + standing[seat] + first
        assert total == WORKERS, "2: six workers per player"
        assert WORKERS_AT_START <= table.in_play(seat) <= WORKERS, "2: three to six in play"
        assert table.on_gears(seat) == standing[seat], "2: workers on gears"
    assert dummies == DUMMIES[table.seats], "3: dummies neither come nor go"


def _jungle(table: Tzolkin) -> None:
    corn = sum([table.has(seat, M_CORN_TILES) for seat in range(table.seats)])
    wood = sum([table.has(seat, M_WOOD_TILES) for seat in range(table.seats)])
    for group in range(len(CORN_YIELD)):
        corn_left = table.jungle[group]
        wood_left = table.jungle[6 + group]
        assert 0 <= wood_left <= corn_left <= table.seats, "5: wood lies on corn"
        corn += corn_left
        wood += wood_left
    assert corn == len(GROUPS) * table.seats, "5: corn tiles are conserved"
    assert wood + table.burned == (len(GROUPS) - 1) * table.seats, "5: wood tiles are conserved"


def _temples_and_technologies(table: Tzolkin) -> None:
    for temple in range(len(TEMPLES)):
        steps = [table.step(seat, temple) for seat in range(table.seats)]
        assert min(steps) >= 0 and max(steps) <= TOP_STEP[temple], "7: steps of the temple"
        assert steps.count(TOP_STEP[temple]) <= 1, "7: one player on the top step"
    for seat in range(table.seats):
        for track in range(len(TRACKS)):
            assert 0 <= table.level(seat, track) <= TOP_LEVEL, "8: levels"


def _tiles(table: Tzolkin) -> None:
    row = [tile for tile in table.row if tile != EMPTY]
    seen = row + table.deck + [tile for tile in range(len(BUILDINGS)) if table.owners[tile] != EMPTY]
    assert len(seen) == len(set(seen)), "9: every building is in one place"
    assert len(table.row) == ROW, "9: six slots"
    for tile in row + table.deck:
        assert BUILDINGS[tile].age == table.age, "9: buildings of this age"
    if table.age == 2:
        assert len([tile for tile in seen if BUILDINGS[tile].age == 2]) == 18, "9: no building of age 2 leaves"
    else:
        assert len(seen) == 14, "9: no building of age 1 leaves before its age ends"
    offered = [tile for tile in table.monuments if tile != EMPTY]
    owned = [tile for tile in range(len(MONUMENTS)) if table.owners[FIRST_MONUMENT + tile] != EMPTY]
    assert len(offered) + len(owned) == table.seats + 2, "10: monuments"
    assert not set(offered) & set(owned), "10: every monument is in one place"


def _time(table: Tzolkin) -> None:
    if table.agenda.steps:
        assert table.day <= 27, "11: the last day"
        top = table.agenda.steps[-1]
        if isinstance(top, TakeTurn):
            seat = table.agenda.seats[-1]
            assert EMPTY not in table.row or not table.deck, "9: the row is full or the deck empty"
            if table.first_space != EMPTY and table.on_gears(seat) == 0:
                assert table.cheapest() <= 3, "19: begging always helps"
    else:
        assert table.food_days_done == len(FOOD_DAYS), "11: the game ends with the fourth Food Day"
        for seat in range(table.seats):
            worth = 0
            for tile in range(len(MONUMENTS)):
                if table.owners[FIRST_MONUMENT + tile] == seat:
                    worth += MONUMENTS[tile].worth.points(table, seat)
            assert table.has(seat, M_POINTS + FROM_MONUMENTS) == worth * QUARTERS, "23: monuments"


def check_change(before: Tzolkin, seat: Seat, move: str, facts: list[Fact], after: Tzolkin) -> None:
    """What holds from one decision to the next."""
    _what_only_grows(before, after)
    _told_changes(before, facts, after)
    _told_temples(before, facts, after)
    top = before.agenda.steps[-1]
    words = move.split(" ")
    _turn(before, top, words, seat, facts, after)
    if isinstance(top, UseAction) and words[0] == "use":
        number = int(words[1].rpartition(".")[2])
        ahead = 1 if top.gear == CHICHEN_ITZA and before.level(seat, THEOLOGY) else 0
        assert number <= top.space + ahead or top.space + ahead >= FREE_CHOICE[top.gear], "26: no action ahead"
    if isinstance(top, Trade) and words[0] in ("buy", "sell"):
        assert goods_value(before, seat) == goods_value(after, seat), "18: trades keep their value"
    built = len([fact for fact in facts if isinstance(fact, BuildingBuilt)])
    praised = len([fact for fact in facts if isinstance(fact, PointsScored) and fact.source == "architecture"])
    if any(isinstance(fact, MonumentBuilt) for fact in facts):
        assert praised == 0, "27: Architecture has nothing to do with monuments"
    elif words[0].startswith("build"):
        assert praised <= built + 2, "27: Architecture pays once per building, beside bonuses of the tile"
    if any(isinstance(fact, FoodDayCame) for fact in facts):
        _food_day(before, facts, after)


def _what_only_grows(before: Tzolkin, after: Tzolkin) -> None:
    for space in range(len(before.offerings)):
        if before.offerings[space] != EMPTY:
            assert after.offerings[space] == before.offerings[space], "1: a placed skull never moves"
    for seat in range(before.seats):
        assert after.in_play(seat) >= before.in_play(seat), "2: workers in play never leave"
        for track in range(len(TRACKS)):
            assert after.level(seat, track) >= before.level(seat, track), "8: levels never fall"
    for n in range(len(before.jungle)):
        assert after.jungle[n] <= before.jungle[n], "5: the jungle never grows"
    for n in range(len(before.monuments)):
        assert after.monuments[n] in (before.monuments[n], EMPTY), "10: the monuments on offer never grow"
    days = after.day - before.day
    assert 0 <= days <= 2, "11: one or two days"
    for gear in range(len(GEARS)):
        for space in range(TEETH[gear]):
            moved = FIRST_TOOTH[gear] + (space + days) % TEETH[gear]
            was = before.standing(gear, space) == DUMMY
            assert was == (after.teeth[moved] == DUMMY), "3: dummies ride their teeth"
    if days and after.agenda.steps:
        assert after.first_space == EMPTY, "4: the first player space is empty between rounds"


def _told_changes(before: Tzolkin, facts: list[Fact], after: Tzolkin) -> None:
    corn = before.calendar_corn
    first = before.first_player
    light = [before.has(seat, M_LIGHT) for seat in range(before.seats)]
    food_days = 0
    for fact in facts:
        if isinstance(fact, CornGathered):
            corn += 1
            assert before.first_space == EMPTY, "13: corn gathers when nobody claims"
        elif isinstance(fact, CalendarCornTaken):
            assert fact.amount == corn, "13: all the corn is taken"
            corn = 0
        elif isinstance(fact, MarkerPassed):
            assert before.first_space != EMPTY and fact.seat != first, "14: the marker moves after a claim"
            first = fact.seat
        elif isinstance(fact, TimeSpedUp):
            assert light[fact.seat] == 1, "15: speeding up needs the light side"
            light[fact.seat] = 0
            for gear in range(len(GEARS)):
                assert before.standing(gear, SPIN_BLOCK[gear]) in (EMPTY, DUMMY), "15: nobody is pushed off"
        elif isinstance(fact, BoardFlipped):
            light[fact.seat] = 1
        elif isinstance(fact, FoodDayCame):
            food_days += 1
            assert fact.number == before.food_days_done + 1, "12: Food Days come in order"
    assert after.calendar_corn == corn, "13: corn on the calendar"
    assert after.first_player == first or before.agenda.steps[-1].__class__.__name__ == "Together", "14: marker"
    assert [after.has(seat, M_LIGHT) for seat in range(after.seats)] == light, "15: boards"
    assert food_days <= 1 and after.food_days_done == before.food_days_done + food_days, "12: Food Days"


def _told_temples(before: Tzolkin, facts: list[Fact], after: Tzolkin) -> None:
    steps = [[before.step(seat, temple) for temple in range(len(TEMPLES))] for seat in range(before.seats)]
    for fact in facts:
        if isinstance(fact, TempleClimbed):
            temple = TEMPLES.index(fact.temple)
            steps[fact.seat][temple] += 1
            assert steps[fact.seat][temple] == fact.step, "7: one step at a time"
        elif isinstance(fact, TempleDescended):
            temple = TEMPLES.index(fact.temple)
            steps[fact.seat][temple] -= 1
            assert steps[fact.seat][temple] == fact.step, "7: one step at a time"
    for seat in range(before.seats):
        for temple in range(len(TEMPLES)):
            assert after.step(seat, temple) == steps[seat][temple], "7: every step is told"


def _turn(before: Tzolkin, top: Step[Any], words: list[str], seat: Seat, facts: list[Fact], after: Tzolkin) -> None:
    if words[0] == "place":
        assert isinstance(top, (TakeTurn, PlaceMore)), "16: one mode per turn"
        placed = top.placed if isinstance(top, PlaceMore) else 0
        space = int(words[1].rpartition(".")[2]) if "." in words[1] else 0
        paid = before.has(seat, CORN) - after.has(seat, CORN)
        if any(isinstance(fact, MercyShown) for fact in facts):
            assert after.has(seat, CORN) == 0 and paid < space, "17: mercy takes all, and it is too little"
        else:
            assert paid == space + SURCHARGE[placed], "17: the price of a placement"
    elif words[0] == "pick-up":
        assert isinstance(top, (TakeTurn, PickUpMore)), "16: one mode per turn"
    elif words[0] == "end-turn":
        assert isinstance(top, (PlaceMore, PickUpMore)), "16: nobody passes"


def _food_day(before: Tzolkin, facts: list[Fact], after: Tzolkin) -> None:
    hungry = [0] * after.seats
    for fact in facts:
        if isinstance(fact, WorkersWentHungry):
            hungry[fact.seat] += fact.workers
    for seat in range(after.seats):
        lost = before.has(seat, M_POINTS + FROM_HUNGER) - after.has(seat, M_POINTS + FROM_HUNGER)
        assert lost == HUNGER_POINTS * QUARTERS * hungry[seat], "20: three points for each hungry worker"
        if hungry[seat]:
            assert after.has(seat, CORN) < FEED - after.has(seat, M_FED_CHEAPER), "20: as many as possible are fed"
    if after.food_days_done in (2, 4):
        expected = 0
        for temple in range(len(TEMPLES)):
            steps = [after.step(seat, temple) for seat in range(after.seats)]
            leaders = steps.count(max(steps))
            bonus = LEADER_POINTS[temple][after.food_days_done // 2 - 1]
            expected += bonus if leaders == 1 else bonus // 2 * leaders
        gained = 0
        for seat in range(after.seats):
            gained += after.has(seat, M_POINTS + FROM_LEADS) - before.has(seat, M_POINTS + FROM_LEADS)
        assert gained == expected * QUARTERS, "21: bonuses for the highest"
