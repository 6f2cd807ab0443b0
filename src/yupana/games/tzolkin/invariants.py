"""What always holds, whatever is played; numbered as in RULES.md. Fuzzing and tests check it after every decision."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import END_TURN, Choice, Fact, Seat, Step, Together
from yupana.engine.grammar import May
from yupana.games.tzolkin.board import (
    BEG_TO,
    BEG_UP_TO,
    CHICHEN_ITZA,
    CORN,
    CORN_PER_POINT,
    CORN_YIELD,
    DUMMIES,
    DUMMY,
    EMPTY,
    FEED,
    FIRST_PLAYER_SPACE,
    FIRST_TOOTH,
    FOOD_DAYS,
    FREE_CHOICE,
    FROM_GOODS,
    FROM_HUNGER,
    FROM_LEADS,
    FROM_MONUMENTS,
    FROM_SKULLS,
    FROM_STEPS,
    GEARS,
    GOODS,
    GROUPS,
    HUNGER_POINTS,
    KUKULKAN,
    LAST_SPACE,
    LEADER_POINTS,
    M_AVAILABLE,
    M_BANK,
    M_CORN_TILES,
    M_FED_CHEAPER,
    M_FED_FREE,
    M_LIGHT,
    M_POINTS,
    M_WOOD_TILES,
    QUARTERS,
    RESOURCES,
    ROW,
    SKULL,
    SKULL_END_POINTS,
    SKULLS,
    SPIN_BLOCK,
    STEP_GOODS,
    STEP_POINTS,
    TEETH,
    TEMPLES,
    THEOLOGY,
    TOP_LEVEL,
    TOP_STEP,
    TRACKS,
    WORKERS,
    WORKERS_AT_START,
)
from yupana.games.tzolkin.calendar import Spin
from yupana.games.tzolkin.construction import (
    ARCHITECTURE_CORN,
    ARCHITECTURE_POINTS,
    CORN_PER_BLOCK,
    SAVING_LEVEL,
    Build,
)
from yupana.games.tzolkin.facts import (
    BuildingBuilt,
    CalendarCornTaken,
    CornGathered,
    FoodDayCame,
    GoodsGained,
    GoodsPaid,
    MarkerPassed,
    MercyShown,
    MonumentBuilt,
    PointsScored,
    RoundBegan,
    TempleClimbed,
    TempleDescended,
    TimeSpedUp,
    WorkersWentHungry,
)
from yupana.games.tzolkin.gears.action import UseAction
from yupana.games.tzolkin.gears.uxmal import Trade
from yupana.games.tzolkin.monuments import FIRST_MONUMENT, MONUMENT_NAMES, MONUMENTS
from yupana.games.tzolkin.scoring import SKULL_STEP, goods_value
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDING_NAMES, BUILDINGS
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
        assert table.has(seat, M_LIGHT) in (0, 1), "15: a board has two sides"
        if table.agenda.steps:
            assert table.points(seat) % QUARTERS == 0, "22: points are whole before the final scoring"
    if not table.agenda.steps:
        _final_scoring(table)


def _skulls(table: Tzolkin) -> None:
    placed = len([who for who in table.offerings if who != EMPTY])
    hands = sum([table.has(seat, SKULL) for seat in range(table.seats)])
    assert table.skulls >= 0, "6: the bank never owes a skull"
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
        assert table.available(seat) >= 0, "2: nobody owes a worker"
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
    assert len(offered) == len(set(offered)), "10: no monument is on offer twice"
    assert not set(offered) & set(owned), "10: every monument is in one place"
    assert table.deck == sorted(table.deck), "25: a face-down pile has no order"
    if EMPTY not in table.kept:
        assert not table.wealth, "25: undealt wealth tiles left the game"
        assert table.hands.count(EMPTY) == len(table.hands), "25: discarded wealth tiles left the game"


def _time(table: Tzolkin) -> None:
    due = len([day for day in FOOD_DAYS if day <= table.day])
    assert 0 <= due - table.food_days_done <= 1, "12: no Food Day comes early, none is passed over"
    assert table.age == (1 if table.food_days_done < 2 else 2), "9: the second Food Day ends the age"
    if table.agenda.steps:
        assert table.day <= 27, "11: the last day"
        top = table.agenda.steps[-1]
        if isinstance(top, TakeTurn):
            seat = table.agenda.seats[-1]
            assert EMPTY not in table.row or not table.deck, "9: the row is full or the deck empty"
            if table.first_space != EMPTY and table.on_gears(seat) == 0:
                assert table.cheapest() <= 3, "19: begging always helps"
    else:
        assert 27 <= table.day <= 28, "11: the calendar turns once more"
        assert table.food_days_done == len(FOOD_DAYS), "11: the game ends with the fourth Food Day"
        assert table.first_space == EMPTY, "4: the first player space is empty at the end"


def _final_scoring(table: Tzolkin) -> None:
    for seat in range(table.seats):
        worth = 0
        for tile in range(len(MONUMENTS)):
            if table.owners[FIRST_MONUMENT + tile] == seat:
                worth += MONUMENTS[tile].worth.points(table, seat)
        assert _points(table, seat, FROM_MONUMENTS) == worth * QUARTERS, "23: monuments, in whatever order"
        goods = goods_value(table, seat) * QUARTERS // CORN_PER_POINT
        assert _points(table, seat, FROM_GOODS) == goods, "23: goods score and stay"
        skulls = table.has(seat, SKULL) * SKULL_END_POINTS * QUARTERS
        assert _points(table, seat, FROM_SKULLS) == skulls, "23: skulls score and stay"


def _points(table: Tzolkin, seat: Seat, source: int) -> int:
    """Quarter points of a seat from one source."""
    return table.has(seat, M_POINTS + source)


def check_change(before: Tzolkin, seat: Seat, move: str, facts: list[Fact], after: Tzolkin) -> None:
    """What holds from one decision to the next."""
    top = before.agenda.steps[-1]
    words = move.split(" ")
    _what_only_grows(before, words, after)
    _told_temples(before, facts, after)
    _calendar(before, top, facts, after)
    _calendar_corn(before, top, words, seat, facts, after)
    _riding(before, words, after)
    _turn(before, top, words, seat, facts, after)
    if isinstance(top, UseAction) and words[0] == "use":
        gear, _, number = words[1].rpartition(".")
        ahead = 1 if top.gear == CHICHEN_ITZA and before.level(seat, THEOLOGY) else 0
        assert gear == GEARS[top.gear], "26: a worker acts on its own gear"
        assert int(number) <= top.space + ahead or top.space + ahead >= FREE_CHOICE[top.gear], "26: no action ahead"
    if isinstance(top, Trade) and words[0] in ("buy", "sell"):
        assert goods_value(before, seat) == goods_value(after, seat), "18: trades keep their value"
    _construction(before, top, words, seat, facts, after)
    _scored_in_season(before, facts, after)
    if any(isinstance(fact, FoodDayCame) for fact in facts):
        _feeding(before, facts, after)
        _rewards(before, after)


def _what_only_grows(before: Tzolkin, words: list[str], after: Tzolkin) -> None:
    for space in range(len(before.offerings)):
        if before.offerings[space] != EMPTY:
            assert after.offerings[space] == before.offerings[space], "1: a placed skull never moves"
    for seat in range(before.seats):
        assert after.in_play(seat) >= before.in_play(seat), "2: workers in play never leave"
        for track in range(len(TRACKS)):
            assert after.level(seat, track) >= before.level(seat, track), "8: levels never fall"
    for n in range(len(before.jungle)):
        assert after.jungle[n] <= before.jungle[n], "5: the jungle never grows"
    for n in range(len(before.owners)):
        assert before.owners[n] in (EMPTY, after.owners[n]), "9, 10: what was constructed stays"
    for n in range(len(before.monuments)):
        assert after.monuments[n] in (before.monuments[n], EMPTY), "10: the monuments on offer never grow"
    if words[0] != END_TURN:
        for slot in range(len(before.row)):
            assert after.row[slot] in (before.row[slot], EMPTY), "9: the row is refilled when a turn ends"


def _told_temples(before: Tzolkin, facts: list[Fact], after: Tzolkin) -> None:
    steps = [[before.step(seat, temple) for temple in range(len(TEMPLES))] for seat in range(before.seats)]
    light = [before.has(seat, M_LIGHT) for seat in range(before.seats)]
    for fact in facts:
        if isinstance(fact, TempleClimbed):
            temple = TEMPLES.index(fact.temple)
            steps[fact.seat][temple] += 1
            assert steps[fact.seat][temple] == fact.step, "7: one step at a time"
            if fact.step == TOP_STEP[temple]:
                light[fact.seat] = 1
        elif isinstance(fact, TempleDescended):
            temple = TEMPLES.index(fact.temple)
            steps[fact.seat][temple] -= 1
            assert steps[fact.seat][temple] == fact.step, "7: one step at a time"
        elif isinstance(fact, TimeSpedUp):
            assert light[fact.seat] == 1, "15: speeding up needs the light side"
            light[fact.seat] = 0
    for seat in range(before.seats):
        for temple in range(len(TEMPLES)):
            assert after.step(seat, temple) == steps[seat][temple], "7: every step is told"
        assert after.has(seat, M_LIGHT) == light[seat], "15: speeding up clears the light side, a top step gives it"


def _calendar(before: Tzolkin, top: Step[Any], facts: list[Fact], after: Tzolkin) -> None:
    days = after.day - before.day
    is_over = not after.agenda.steps
    spun = isinstance(top, Spin)
    gathered = len([fact for fact in facts if isinstance(fact, CornGathered)])
    claims = [fact.seat for fact in facts if isinstance(fact, MarkerPassed)]
    sped = len([fact for fact in facts if isinstance(fact, TimeSpedUp)])
    begun = len([fact for fact in facts if isinstance(fact, RoundBegan)])
    food_days = [fact.number for fact in facts if isinstance(fact, FoodDayCame)]
    if isinstance(top, Together):
        assert days == 0 and before.day == 0, "11: the first round is on day 0"
    else:
        assert begun == (1 if days and not is_over else 0), "11: the calendar turns once between two rounds"
    assert gathered == (1 if days and not is_over and not spun else 0), "13: a corn gathers when nobody claims"
    assert days == (1 + sped if spun else gathered + (1 if is_over else 0)), "11, 15: two days only by choice"
    if sped:
        assert spun and sped == 1, "15: only a claim speeds time up"
        for gear in range(len(GEARS)):
            assert before.standing(gear, SPIN_BLOCK[gear]) in (EMPTY, DUMMY), "15: the second day pushes nobody off"
    marker = before.first_player
    if claims:
        claimer = before.first_space
        assert claimer != EMPTY and not is_over, "14: a claim, not in the final round"
        assert isinstance(after.agenda.steps[-1], Spin), "14: whoever claims turns the calendar"
        assert after.agenda.seats[-1] == claimer and after.first_space == EMPTY, "4, 14: the worker comes back"
        marker = (claimer + 1) % before.seats if marker == claimer else claimer
        assert claims == [marker], "14: to the claimer, or past them to the left"
    elif gathered:
        assert before.first_space == EMPTY, "13, 14: a claim is not forgotten"
    assert after.first_player == marker, "14: the marker moves after a claim only"
    done = before.food_days_done
    is_due = done < len(FOOD_DAYS) and before.day >= FOOD_DAYS[done]
    if is_due and (claims or gathered or is_over):
        assert food_days == [done + 1], "12: the Food Day that is due comes, and only this one"
    else:
        assert not food_days, "12: no Food Day is due"
    assert after.food_days_done == done + len(food_days), "12: Food Days are counted"


def _calendar_corn(
    before: Tzolkin, top: Step[Any], words: list[str], seat: Seat, facts: list[Fact], after: Tzolkin
) -> None:
    corn = before.calendar_corn
    taken = [fact.amount for fact in facts if isinstance(fact, CalendarCornTaken)]
    if isinstance(top, PlaceMore) and words[0] == END_TURN and before.first_space == seat:
        assert taken == [corn], "13: a claim takes all the corn"
        corn = 0
    else:
        assert not taken, "13: only a claim takes corn"
    corn += len([fact for fact in facts if isinstance(fact, CornGathered)])
    assert after.calendar_corn == corn, "13: corn on the calendar"


def _riding(before: Tzolkin, words: list[str], after: Tzolkin) -> None:
    days = after.day - before.day
    if not days:
        if words[0] not in ("place", "pick-up"):
            assert after.teeth == before.teeth, "4: nobody moves without reason"
        return
    for gear in range(len(GEARS)):
        expected = [EMPTY] * TEETH[gear]
        for space in range(TEETH[gear]):
            who = before.standing(gear, space)
            if who == DUMMY:
                expected[(space + days) % TEETH[gear]] = DUMMY
            elif who != EMPTY and space + days <= LAST_SPACE[gear]:
                expected[space + days] = who
        first = FIRST_TOOTH[gear]
        assert after.teeth[first : first + TEETH[gear]] == expected, "3, 4: everybody rides the gear or is pushed off"


def _turn(before: Tzolkin, top: Step[Any], words: list[str], seat: Seat, facts: list[Fact], after: Tzolkin) -> None:
    if words[0] == "place":
        _placement(before, top, words[1], seat, facts, after)
    elif words[0] == "pick-up":
        assert isinstance(top, (TakeTurn, PickUpMore)), "16: one mode per turn"
        assert _who_stands(before, words[1]) == seat and _who_stands(after, words[1]) == EMPTY, "16: an own worker"
        assert after.available(seat) == before.available(seat) + 1, "16: it comes back"
    elif words[0] == END_TURN:
        assert isinstance(top, (PlaceMore, PickUpMore)), "16: nobody passes"
    elif words[0] == "beg":
        assert isinstance(top, TakeTurn) and not top.begged, "16: begging comes first, and once"
        assert before.has(seat, CORN) <= BEG_UP_TO and after.has(seat, CORN) == BEG_TO, "16: begging makes three"


def _placement(before: Tzolkin, top: Step[Any], place: str, seat: Seat, facts: list[Fact], after: Tzolkin) -> None:
    assert isinstance(top, (TakeTurn, PlaceMore)), "16: one mode per turn"
    assert _who_stands(before, place) == EMPTY and _who_stands(after, place) == seat, "4: one worker per space"
    assert after.available(seat) == before.available(seat) - 1, "16: one worker is placed"
    placed = top.placed if isinstance(top, PlaceMore) else 0
    gear, _, number = place.rpartition(".")
    space = int(number) if gear else 0
    for lower in range(space):
        assert before.standing(GEARS.index(gear), lower) != EMPTY, "17: the lowest free space"
    paid = before.has(seat, CORN) - after.has(seat, CORN)
    more = after.agenda.steps[-1]
    assert isinstance(more, PlaceMore) and after.agenda.seats[-1] == seat, "16: a placing turn goes on placing"
    if any(isinstance(fact, MercyShown) for fact in facts):
        assert isinstance(top, TakeTurn) and before.on_gears(seat) == 0 and not before.can_anger(seat), "17: in need"
        assert space == before.cheapest() and more.last, "17: mercy is for one worker on a cheapest space"
        assert after.has(seat, CORN) == 0 and paid < space, "17: mercy takes all, and it is too little"
    else:
        assert paid == space + placed, "17: the number of the space, and one for each worker placed before"
        assert more.placed == placed + 1, "17: workers placed in this turn are counted"


def _who_stands(table: Tzolkin, place: str) -> int:
    """The seat of the worker on a space of a gear or on the first player space."""
    if place == FIRST_PLAYER_SPACE:
        return table.first_space
    gear, _, number = place.rpartition(".")
    return table.standing(GEARS.index(gear), int(number))


def _construction(
    before: Tzolkin, top: Step[Any], words: list[str], seat: Seat, facts: list[Fact], after: Tzolkin
) -> None:
    paid = [0] * len(GOODS)
    built = EMPTY
    raised = EMPTY
    corn = 0
    points = 0
    for n in range(len(facts)):
        fact = facts[n]
        if isinstance(fact, GoodsPaid) and built == EMPTY and raised == EMPTY:
            paid[GOODS.index(fact.good)] += fact.amount
        elif isinstance(fact, BuildingBuilt):
            assert built == EMPTY and raised == EMPTY, "27: one thing is constructed at a time"
            built = BUILDING_NAMES.index(fact.tile)
            following = facts[n + 1] if n + 1 < len(facts) else None
            if isinstance(following, GoodsGained) and following.good == "corn":
                corn = following.amount  # tiles that give corn give something else first
        elif isinstance(fact, MonumentBuilt):
            assert built == EMPTY and raised == EMPTY, "27: one thing is constructed at a time"
            assert n == len(facts) - 1, "27: a monument does nothing when constructed"
            raised = MONUMENT_NAMES.index(fact.tile)
        elif isinstance(fact, PointsScored) and fact.source == "architecture" and fact.points == ARCHITECTURE_POINTS:
            points += 1  # the bonus of the track is worth more
    if not words[0].startswith("build"):
        assert built == EMPTY and raised == EMPTY, "27: nothing is constructed by itself"
        return
    if raised != EMPTY:
        monument = MONUMENTS[raised]
        assert paid == [0, *monument.cost, monument.skulls], "27: a monument costs what is printed"
        return
    assert built != EMPTY and isinstance(top, Choice), "27: something is constructed"
    choice = top.asks()
    level = before.architecture(seat)
    if words[0] == "build-plain" or (isinstance(choice, Build) and not choice.architecture):
        level = 0
    cost = list(BUILDINGS[built].cost)
    if isinstance(choice, Build):
        if words[0] == "build-saving":
            assert level >= SAVING_LEVEL, "27: a resource is saved with the third level"
            cost[GOODS.index(words[2]) - 1] -= 1
        assert paid == [0, *cost, 0], "27: a building costs what is printed"
        for step in after.agenda.steps[len(before.agenda.steps) - 1 :]:
            if isinstance(step, May) and isinstance(step.choice, Build):
                assert step.choice.more < choice.more, "27: an action ends"
                assert not (level and step.choice.architecture), "27: Architecture counts once per action"
    else:
        saved = 1 if level >= SAVING_LEVEL else 0
        assert paid == [CORN_PER_BLOCK * (sum(cost) - saved), 0, 0, 0, 0], "27: two corn for each resource"
    assert corn == (ARCHITECTURE_CORN if level >= 1 else 0), "27: Architecture gives its corn once"
    assert points == (1 if level >= 2 else 0), "27: Architecture gives its points once"


def _scored_in_season(before: Tzolkin, facts: list[Fact], after: Tzolkin) -> None:
    is_food_day = any(isinstance(fact, FoodDayCame) for fact in facts)
    for seat in range(before.seats):
        if not is_food_day:
            for source in (FROM_STEPS, FROM_LEADS, FROM_HUNGER):
                assert _points(after, seat, source) == _points(before, seat, source), "12: only on Food Days"
        if after.agenda.steps:
            for source in (FROM_GOODS, FROM_SKULLS, FROM_MONUMENTS):
                assert _points(after, seat, source) == 0, "22: only in the final scoring"


def _feeding(before: Tzolkin, facts: list[Fact], after: Tzolkin) -> None:
    corn = [before.has(seat, CORN) for seat in range(before.seats)]
    told = [0] * before.seats
    for fact in facts:
        if isinstance(fact, WorkersWentHungry):
            told[fact.seat] += fact.workers
        elif isinstance(fact, CalendarCornTaken):
            corn[fact.seat] += fact.amount
    for seat in range(before.seats):
        need = max(0, FEED - before.has(seat, M_FED_CHEAPER))
        eaters = max(0, before.in_play(seat) - before.has(seat, M_FED_FREE))
        lost = _points(before, seat, FROM_HUNGER) - _points(after, seat, FROM_HUNGER)
        hungry = lost // (HUNGER_POINTS * QUARTERS)
        left = after.has(seat, CORN)
        assert lost == hungry * HUNGER_POINTS * QUARTERS, "20: three points for each hungry worker"
        assert 0 <= hungry <= eaters and hungry == told[seat], "20: nobody starves in a farm"
        assert corn[seat] - left == need * (eaters - hungry), "20: workers eat all they need, or nothing"
        assert hungry == 0 or left < need, "20: as many as possible are fed"


def _rewards(before: Tzolkin, after: Tzolkin) -> None:
    is_mid_age = before.food_days_done in (0, 2)
    entitled = [seat for seat in range(before.seats) if before.step(seat, KUKULKAN) >= SKULL_STEP]
    enough = len(entitled) <= before.skulls
    for seat in range(before.seats):
        goods = [0] * len(GOODS)
        points = 0
        leads = 0
        for temple in range(len(TEMPLES)):
            own = before.step(seat, temple)
            if is_mid_age:
                for step, good in STEP_GOODS[temple].items():
                    if step <= own and (good != SKULL or enough):
                        goods[good] += 1
                continue
            points += STEP_POINTS[temple][own]
            steps = [before.step(each, temple) for each in range(before.seats)]
            if own == max(steps):
                bonus = LEADER_POINTS[temple][before.food_days_done // 2]
                leads += bonus if steps.count(own) == 1 else bonus // 2
        for good in (*RESOURCES, SKULL):
            assert after.has(seat, good) - before.has(seat, good) == goods[good], "12: gifts in the middle of an age"
        gained = _points(after, seat, FROM_STEPS) - _points(before, seat, FROM_STEPS)
        assert gained == points * QUARTERS, "12: points of the steps at the end of an age"
        gained = _points(after, seat, FROM_LEADS) - _points(before, seat, FROM_LEADS)
        assert gained == leads * QUARTERS, "21: bonuses for the highest, halves when shared"
