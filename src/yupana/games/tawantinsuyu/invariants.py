"""What always holds, whatever is played; numbered as in RULES.md. Fuzzing and tests check it after every decision."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import END_TURN, Choice, Fact, Seat, Step
from yupana.engine.machine import decisions
from yupana.games.tawantinsuyu.army import ARMY_CARDS
from yupana.games.tawantinsuyu.board import (
    ALTAR_LIMIT,
    CONQUEST_MARKERS,
    CORN,
    EMPTY,
    GOLD,
    GOODS,
    LAST_CEREMONY,
    LOWER,
    M_ARMY,
    M_DRAWN,
    M_GODS,
    M_POINTS,
    M_SMALL,
    M_WORKER,
    MARKET,
    SECTOR,
    SECTORS,
    SMALL_STATUES,
    SOURCES,
    SPACE,
    STEPS_MARKERS,
    STONE,
    TERRACE,
    TOP_STEP,
    VILLAGE_SIZE,
    WORKER_LIMIT,
    WORKERS,
    WORKERS_PER_COLOUR,
)
from yupana.games.tawantinsuyu.facts import (
    BuildingRecovered,
    BuildingTurnedDown,
    CasualtySuffered,
    CeremonyBegan,
    FinalScoringBegan,
    GoodsExchanged,
    GoodsPaid,
    HighPriestMoved,
    HighPriestPassed,
    HighPriestPlaced,
    StatueErected,
    StatueOffered,
    StepsUsed,
    TempleClimbed,
    TokenTaken,
    TurnBegan,
    WorkerCarriedOff,
    WorkerPlaced,
)
from yupana.games.tawantinsuyu.gods import GOD_CARDS
from yupana.games.tawantinsuyu.market import (
    BUILDING,
    KIND_OF_SLOT,
    PRODUCTION_BUILDINGS,
    TILES_OF_KIND,
    Z07,
    Z15,
    kind_of,
    owns,
)
from yupana.games.tawantinsuyu.scoring import ENDING, end_points
from yupana.games.tawantinsuyu.state import (
    ALTAR,
    AXOMAMMA,
    DISCARDED,
    DRAWN,
    FACE_DOWN,
    FACE_UP,
    PILE,
    SHOWN,
    UNDER,
    Tawantinsuyu,
)
from yupana.games.tawantinsuyu.statues import LARGE, STATUE
from yupana.games.tawantinsuyu.tapestry import PATTERN, ROW, WEAVINGS
from yupana.games.tawantinsuyu.tasks import PerformTasks
from yupana.games.tawantinsuyu.turn import TakeTurn
from yupana.games.tawantinsuyu.variants import MAX_TURNS
from yupana.games.tawantinsuyu.village import potato_end

WAY: tuple[tuple[int, ...], ...] = ((0, 2, 5), (1, 3, 6), (3, 5, 8))  # food by distance and terrace, without steps


def check_table(table: Tawantinsuyu) -> None:
    """What holds for a table by itself."""
    _workers(table)
    _gods(table)
    _army(table)
    _buildings(table)
    _weavings(table)
    _markers(table)
    for seat in range(table.seats):
        for good in range(len(GOODS)):
            assert table.has(seat, good) >= 0, "9: goods are never negative"
        assert table.points(seat) >= 0, "9: points are never negative"
        assert 0 <= table.step(seat) <= TOP_STEP, "13: steps of the temple"
        assert EMPTY <= table.sector(seat) < SECTORS, "13: a High Priest faces a sector"
    assert len(table.altar) <= ALTAR_LIMIT[table.seats], "12: the altar has a limit"
    assert 0 <= table.ceremony <= LAST_CEREMONY, "15: three ceremonies at most"
    assert (potato_end(table) == EMPTY) == (table.token != EMPTY), "14: an empty village, a token"
    if table.agenda.steps:
        _turn(table)
    else:
        _final_scoring(table)


def _workers(table: Tawantinsuyu) -> None:
    assert len(table.village) == VILLAGE_SIZE[table.seats], "1: places of the village"
    for worker in range(len(WORKERS)):
        count = table.bag[worker] + table.lost[worker] + table.hill.count(worker)
        count += table.village.count(worker) + table.nomads.count(worker)
        for seat in range(table.seats):
            assert table.has(seat, M_WORKER + worker) >= 0, "1: nobody owes a worker"
            count += table.has(seat, M_WORKER + worker)
        assert table.bag[worker] >= 0 and count == WORKERS_PER_COLOUR, "1: nine workers of each colour"
        if table.solo:
            assert table.her_workers.count(worker) == table.has(AXOMAMMA, M_WORKER + worker), "1: her workers"
    assert len(table.her_workers) <= WORKER_LIMIT, "11: she never has more than two workers"
    assert table.casualties <= sum(table.lost), "8: casualties have left the game"


def _gods(table: Tawantinsuyu) -> None:
    assert len(table.gods) == GOD_CARDS, "2: forty-two god cards"
    assert table.gods_left == table.gods.count(PILE), "2: cards in the god deck"
    assert [card for card in table.altar if table.gods[card] != ALTAR] == [], "2: the altar"
    assert table.gods.count(ALTAR) == len(table.altar) == len(set(table.altar)), "2: every card is in one place"
    under = [card for card in range(GOD_CARDS) if table.gods[card] == UNDER or 0 <= table.gods[card] - FACE_DOWN < 4]
    assert sorted(table.gods_under) == under, "2: cards under the god deck"
    for seat in range(table.seats):
        assert table.gods.count(seat) == table.has(seat, M_GODS), "2: god cards in hand"


def _army(table: Tawantinsuyu) -> None:
    assert len(table.army) == ARMY_CARDS, "3: thirty army cards"
    assert table.army_left == table.army.count(PILE), "3: cards in the army deck"
    known = table.army.count(PILE) + table.army.count(DISCARDED)
    for seat in range(table.seats):
        assert table.army.count(seat) == table.has(seat, M_ARMY), "3: army cards in hand"
        assert table.army.count(DRAWN + seat) == table.has(seat, M_DRAWN), "3: army cards drawn"
        for where in (seat, FACE_UP + seat, FACE_DOWN + seat, DRAWN + seat):
            known += table.army.count(where)
    assert known == ARMY_CARDS, "3: every army card is in one place"


def _buildings(table: Tawantinsuyu) -> None:
    market = [tile for tile in table.market if tile != EMPTY]
    shown = [tile for tile in range(len(BUILDING)) if table.buildings[tile] == SHOWN]
    assert sorted(market) == shown, "4: the market shows each building once"
    under = [tile for tile in range(len(BUILDING)) if table.buildings[tile] == UNDER]
    assert sorted(table.buildings_under) == under, "4: buildings under their stacks"
    for tile in range(PRODUCTION_BUILDINGS, len(BUILDING)):
        assert table.buildings[tile] < FACE_DOWN, "23: permanent buildings are never turned down"
    for slot in range(MARKET):
        tile = table.market[slot]
        assert tile == EMPTY or kind_of(tile) == KIND_OF_SLOT[slot], "4: two buildings of each kind"


def _turn(table: Tawantinsuyu) -> None:
    asked = _asked(table)
    if isinstance(asked, Choice):
        _exchange(table, asked)
    if isinstance(asked, TakeTurn):
        offered = asked.options(table, table.agenda.seats[-1])
        assert any(option.verb == "move" for option in offered), "20: the High Priest can always move"
        for slot in range(MARKET):
            if table.market[slot] == EMPTY:
                stack = [table.buildings[tile] for tile in TILES_OF_KIND[KIND_OF_SLOT[slot]]]
                assert PILE not in stack and UNDER not in stack, "4: the market is full or the stack empty"


def _exchange(table: Tawantinsuyu, asked: Choice[Any]) -> None:
    """Whoever owns Z15 and has goods for it is offered exchanges wherever there is a way out."""
    seat = table.agenda.seats[-1]
    rich = table.has(seat, STONE) > 1 or table.has(seat, CORN) > 1 or table.has(seat, GOLD) > 0
    fresh = asked is table.agenda.steps[-1]  # nothing was exchanged here before
    if fresh and rich and owns(table, seat, Z15) and asked.is_window() and asked.way_out() is not None:
        offered = [option.verb for decision in decisions(table) for option in decision.options]
        assert any(verb.startswith("exchange-") for verb in offered), "26: Z15 works at every decision"


def _weavings(table: Tawantinsuyu) -> None:
    assert len(table.weavings) == WEAVINGS, "5: thirty-five weavings"
    woven: list[int] = []
    for row in range(len(table.tapestries) // ROW):
        seat = table.tapestries[row * ROW]
        tiles = [tile for tile in table.tapestries[row * ROW + 1 : (row + 1) * ROW] if tile != EMPTY]
        assert tiles and len({PATTERN[tile] for tile in tiles}) == len(tiles), "5: patterns of a tapestry differ"
        assert all(table.weavings[tile] == seat for tile in tiles), "5: tiles of a tapestry"
        woven.extend(tiles)
    assert sorted(woven) == [tile for tile in range(WEAVINGS) if table.weavings[tile] >= 0], (
        "5: every tile is woven once"
    )
    under = [tile for tile in range(WEAVINGS) if table.weavings[tile] == UNDER]
    assert sorted(table.weavings_under) == under, "5: tiles under the stack"


def _markers(table: Tawantinsuyu) -> None:
    for slot in range(LOWER, 2 * LOWER):
        assert table.steps[slot] == EMPTY or table.steps[slot - LOWER] != EMPTY, "7: lower steps need upper ones"
    for seat in range(table.seats):
        assert table.steps_left(seat) == STEPS_MARKERS - table.steps.count(seat) >= 0, "7: five steps markers"
        assert table.markers_left(seat) == CONQUEST_MARKERS - table.regions.count(seat) >= 0, "8: ten markers"
    for statue in range(2 * LARGE):
        count = table.statues[statue] + sum([table.has(seat, M_SMALL + statue) for seat in range(table.seats)])
        assert table.statues[statue] >= 0 and count <= (SMALL_STATUES if statue < LARGE else 1), "6: statues"


def _final_scoring(table: Tawantinsuyu) -> None:
    for seat in range(table.seats):
        for source in ENDING:
            assert table.has(seat, M_POINTS + source) == end_points(table, seat, source), (
                "24: parts of the final scoring"
            )
    if not table.rules[MAX_TURNS]:
        assert table.ceremony == LAST_CEREMONY or table.final, "15: the game ends with the last ceremony"


def _asked(table: Tawantinsuyu) -> Step[Any]:
    """What is being decided."""
    top = table.agenda.steps[-1]
    return top.asks() if isinstance(top, Choice) else top


# Changes.


def check_change(before: Tawantinsuyu, seat: Seat, move: str, facts: list[Fact], after: Tawantinsuyu) -> None:
    """What holds from one decision to the next."""
    verb = move.split(" ", maxsplit=1)[0]
    _told_goods_and_points(before, facts, after)
    _what_only_grows(before, after)
    _told_mats(before, facts, after)
    _told_sides(before, facts, after)
    _hill(before, facts, after)
    _turns(before, seat, verb, facts, after)
    _placement(before, facts)
    _tasks(before, seat, verb, after)
    if verb.startswith("exchange-"):
        assert _worth(before, seat) == _worth(after, seat), "26: an exchange keeps its worth"
    if any(isinstance(fact, FinalScoringBegan) for fact in facts) and not before.rules[MAX_TURNS]:
        assert after.token != EMPTY, "15: the game ends after a ceremony"


def _worth(table: Tawantinsuyu, seat: Seat) -> int:
    return table.has(seat, STONE) + table.has(seat, CORN) + 2 * table.has(seat, GOLD)


def _told_goods_and_points(before: Tawantinsuyu, facts: list[Fact], after: Tawantinsuyu) -> None:
    goods = [[before.has(seat, good) for good in range(len(GOODS))] for seat in range(before.seats)]
    points = [[before.has(seat, M_POINTS + n) for n in range(len(SOURCES))] for seat in range(before.seats)]
    for fact in facts:
        for seat, thing, amount, source in fact.changes():
            if thing in GOODS:
                goods[seat][GOODS.index(thing)] += amount
            elif thing == "points":
                points[seat][SOURCES.index(source)] += amount
        if isinstance(fact, (GoodsPaid, GoodsExchanged)):
            assert min(goods[fact.seat]) >= 0, "9: nobody pays what they have not"
    for seat in range(before.seats):
        for good in range(len(GOODS)):
            assert after.has(seat, good) == goods[seat][good], "9: every good is told"
        for n in range(len(SOURCES)):
            assert after.has(seat, M_POINTS + n) == points[seat][n], "24: every point is told"


def _what_only_grows(before: Tawantinsuyu, after: Tawantinsuyu) -> None:
    for slot in range(len(before.steps)):
        assert before.steps[slot] in (EMPTY, after.steps[slot]), "7: steps never move"
    for space in range(len(before.regions)):
        assert before.regions[space] in (EMPTY, after.regions[space]), "8: conquest markers never move"
    for tile in range(len(before.weavings)):
        assert before.weavings[tile] < 0 or before.weavings[tile] == after.weavings[tile], "5: laid tiles stay"
    for row in range(len(before.tapestries) // ROW):
        old = [tile for tile in before.tapestries[row * ROW + 1 : (row + 1) * ROW] if tile != EMPTY]
        new = [tile for tile in after.tapestries[row * ROW + 1 : (row + 1) * ROW] if tile in old]
        assert old == new and before.tapestries[row * ROW] == after.tapestries[row * ROW], "5: tiles keep their order"
    for tile in range(PRODUCTION_BUILDINGS, len(BUILDING)):
        assert before.buildings[tile] < 0 or before.buildings[tile] == after.buildings[tile], "22: buildings stay"
    for worker in range(len(WORKERS)):
        assert after.lost[worker] >= before.lost[worker], "1: lost workers stay lost"


def _told_mats(before: Tawantinsuyu, facts: list[Fact], after: Tawantinsuyu) -> None:
    steps = [before.step(seat) for seat in range(before.seats)]
    statues = [[before.has(seat, M_SMALL + n) for n in range(2 * LARGE)] for seat in range(before.seats)]
    casualties = before.casualties
    ceremony = before.ceremony
    for fact in facts:
        if isinstance(fact, TempleClimbed):
            steps[fact.seat] += 1
            assert steps[fact.seat] == fact.step, "13: one step at a time"
        elif isinstance(fact, StatueErected):
            statues[fact.seat][STATUE.index(fact.statue)] += 1
        elif isinstance(fact, StatueOffered):
            statues[fact.seat][STATUE.index(fact.statue)] -= 1
        elif isinstance(fact, CasualtySuffered):
            casualties += 1
            assert fact.casualties == casualties, "8: casualties come one by one"
        elif isinstance(fact, TokenTaken):
            ceremony += 1
            assert fact.ceremony == ceremony, "15: ceremonies are counted"
    for seat in range(before.seats):
        assert after.step(seat) == steps[seat], "13: every step is told"
        for n in range(2 * LARGE):
            assert after.has(seat, M_SMALL + n) == statues[seat][n], "6: every statue is told"
        moved = any(isinstance(fact, (HighPriestMoved, HighPriestPassed, HighPriestPlaced)) for fact in facts)
        assert moved or after.sector(seat) == before.sector(seat), "13: High Priests move by themselves"
    assert after.casualties == casualties, "8: casualties never decrease"
    assert after.ceremony == ceremony, "15: the number of the ceremony never decreases"


def _told_sides(before: Tawantinsuyu, facts: list[Fact], after: Tawantinsuyu) -> None:
    down = [where >= FACE_DOWN for where in before.buildings]
    for fact in facts:
        if isinstance(fact, (BuildingTurnedDown, BuildingRecovered)):
            tile = BUILDING.index(fact.tile)
            assert down[tile] == isinstance(fact, BuildingRecovered), "23: a building changes its side"
            down[tile] = not down[tile]
    assert down == [where >= FACE_DOWN for where in after.buildings], "23: sides change by production and recovery"


def _hill(before: Tawantinsuyu, facts: list[Fact], after: Tawantinsuyu) -> None:
    carried = [fact.place for fact in facts if isinstance(fact, WorkerCarriedOff)]
    for space in range(len(before.hill)):
        if before.hill[space] != EMPTY and SPACE[space] not in carried:
            assert after.hill[space] == before.hill[space], "10: only warriors take workers from the hill"


def _turns(before: Tawantinsuyu, seat: Seat, verb: str, facts: list[Fact], after: Tawantinsuyu) -> None:
    begun = [fact.seat for fact in facts if isinstance(fact, TurnBegan)]
    if before.turns and begun:
        first = begun[0]
        ceremony = any(isinstance(fact, CeremonyBegan) for fact in facts)
        if verb in (END_TURN, "dismiss"):
            assert first == (seat + 1) % before.seats, "14: turns go clockwise"
            if not ceremony:
                assert after.workers(seat) <= WORKER_LIMIT or begun[-1] != first, "11: two workers at the end of a turn"
        for n in range(len(begun) - 1):
            assert begun[n + 1] == (begun[n] + 1) % before.seats, "14: turns go clockwise"
    assert after.turns == before.turns + len(begun), "14: turns are counted"
    whose = seat if before.active == EMPTY else before.active
    ended = False
    for fact in facts:
        if isinstance(fact, (TurnBegan, CeremonyBegan)):
            whose = fact.seat
        elif isinstance(fact, TokenTaken):
            assert fact.seat == whose, "14: whoever is active takes the token"
        elif isinstance(fact, FinalScoringBegan):
            ended = True
        if isinstance(fact, CeremonyBegan):
            assert fact.ceremony <= LAST_CEREMONY, "15: three ceremonies at most"
    if begun or any(isinstance(fact, CeremonyBegan) for fact in facts):
        assert after.active == (EMPTY if ended else whose), "14: a ceremony belongs to the turn of the token's holder"
    else:
        assert after.active in (EMPTY, before.active), "14: whose turn it is"


def _placement(before: Tawantinsuyu, facts: list[Fact]) -> None:
    for n in range(len(facts)):
        fact = facts[n]
        if isinstance(fact, WorkerPlaced) and not before.is_hers(fact.seat):
            space = SPACE.index(fact.place)
            sector = SECTOR[space]
            away = abs(sector - before.sector(fact.seat))
            above = [before.steps[LOWER * level + sector] for level in range(TERRACE[space])]
            owners = [owner for owner in above if owner != EMPTY]
            way = WAY[min(away, SECTORS - away)]
            food = max(way[0], way[TERRACE[space]] - 2 * len(owners)) - (fact.acts == "courier")
            assert fact.food == max(0, food) <= 8, "17: the cost of a placement"
            used = [owner for owner in owners if owner != fact.seat or owns(before, fact.seat, Z07)]
            told: list[int] = []
            for other in facts[n + 1 :]:
                if isinstance(other, StepsUsed):
                    told.append(other.seat)
            assert told == used, "18: steps pay their owners"


def _tasks(before: Tawantinsuyu, seat: Seat, verb: str, after: Tawantinsuyu) -> None:
    asked = _asked(before)
    if not isinstance(asked, PerformTasks):
        return
    coming = [step for step in after.agenda.steps if isinstance(step, PerformTasks)]
    for step in coming:
        assert step.space == asked.space, "16: one placement at a time"
        if verb == "perform":
            uses = bin(step.used).count("1")
            assert step.left == asked.left - 1 and uses == (bin(asked.used).count("1") + 1) % 3, "16: icons in turn"
        elif verb == "buy-task":
            assert step.left == asked.left + 1 and asked.extra and not step.extra, "16: one more task, once"
