"""What always holds of the expansion, numbered as in RULES.md."""

from __future__ import annotations

from yupana.engine.agenda import Fact
from yupana.games.santa_maria.american_kingdoms.board import (
    AMBASSADOR_MARK,
    GOVERNOR_POINTS,
    PRODUCTION,
    SPECIAL_DOCK,
    SPECIAL_SLOTS,
    SPECIALIST_COUNT,
)
from yupana.games.santa_maria.american_kingdoms.components import FIRST_SPECIAL, FIRST_SPECIAL_SHIP, SPECIALS
from yupana.games.santa_maria.american_kingdoms.facts import GovernorMoved
from yupana.games.santa_maria.american_kingdoms.maya.board import (
    ALL_WAREHOUSES,
    CITY,
    DISTRICTS,
    FORK,
    HAND,
    KEPT_IN_WAREHOUSES,
    MAYA,
    PRIEST_MARK,
    PRIESTS,
    ROAD_TOKENS,
    SPOTS,
    START_WAREHOUSES,
    TEMPLES_EACH,
    TOP_LEVEL,
    UNDER,
    V_FORK,
    V_HAND,
    V_LEVEL,
    V_PRIESTS,
    V_READY,
    V_TEMPLE,
    V_VAULT,
    V_WAREHOUSE,
)
from yupana.games.santa_maria.american_kingdoms.maya.city import DealTemple
from yupana.games.santa_maria.american_kingdoms.shipping import special_fleet
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import (
    CELL,
    CELLS,
    DISPLAY,
    EMPTY,
    FACES,
    FROM_EXPANSION,
    GOLD,
    M_COLONY,
    M_POINTS,
    SIDE,
)
from yupana.games.santa_maria.invariants import dice_in_hand


def check_kingdoms(table: Kingdoms) -> None:
    """What holds for a table by itself."""
    if not table.has_expansion() or not table.year:
        return
    _special_tiles(table)
    if table.has_governors():
        _governors(table)
    if table.has_ambassadors():
        _ambassadors(table)
    if table.has_specialists():
        _specialists(table)
    if table.has_maya():
        _city(table)


def _special_tiles(table: Kingdoms) -> None:
    left = [tile for tile in table.stack if tile >= FIRST_SPECIAL]
    assert len(left) == len(SPECIALS) - SPECIAL_SLOTS * table.year, "10: two special tiles a year"
    for tile in table.display[DISPLAY:]:
        assert tile == EMPTY or tile >= FIRST_SPECIAL, "11: two special tiles"
    shown = table.docks[SPECIAL_DOCK]
    assert shown == EMPTY or shown >= FIRST_SPECIAL_SHIP, "10: special ships lie at the special dock"
    assert shown != EMPTY or not special_fleet(table), "20: a ship at the special dock while there is one"


def _governors(table: Kingdoms) -> None:
    for seat in range(table.seats):
        if table.has(seat, M_COLONY) == EMPTY:
            continue
        cell = table.governors[seat]
        assert 0 <= cell < CELLS, "24: a governor stands in every colony"
        assert table.marks[seat * CELLS + cell] == 0, "24: no die and no coins where a governor stands"
        if not table.agenda.steps:
            scored = table.has(seat, M_POINTS + FROM_EXPANSION)
            assert scored == GOVERNOR_POINTS[cell], "23: governors score their cell"


def _ambassadors(table: Kingdoms) -> None:
    lying: list[int] = []
    for seat in range(table.seats):
        lying.extend(table.marks[seat * CELLS : (seat + 1) * CELLS])
        lying.extend(dice_in_hand(table, seat))
    for colour in (0, 1):
        first = AMBASSADOR_MARK[colour]
        used = len([die for die in lying if first - FACES <= die < first])
        if table.agenda.steps:
            assert used == (0 if table.envoys[colour] else 1), "3: an ambassador has one die"


def _specialists(table: Kingdoms) -> None:
    for kind in range(len(SPECIALIST_COUNT)):
        known = table.crowd.count(kind) + table.hiring.count(kind)
        if kind < PRODUCTION:
            known += sum([table.hired[seat * PRODUCTION + kind] for seat in range(table.seats)])
        assert known <= SPECIALIST_COUNT[kind], "10: specialists are conserved"
    assert len(table.crowd) == sum(SPECIALIST_COUNT) - FACES * table.year, "10: six specialists a year"


def _city(table: Kingdoms) -> None:
    numbers = table.maya
    assert numbers[V_HAND] == table.cards.count(HAND), "25: cards in hand are counted"
    under = [card for card in range(len(table.cards)) if table.cards[card] == UNDER + MAYA]
    assert sorted(table.cards_under) == under, "25: cards under the deck are known"
    for good in KEPT_IN_WAREHOUSES:
        tiles = numbers[V_WAREHOUSE + good]
        assert START_WAREHOUSES[good] <= tiles <= ALL_WAREHOUSES[good], "25: warehouses"
    shown: list[int] = []
    for district in range(DISTRICTS):
        level = numbers[V_LEVEL + district]
        tile = numbers[V_TEMPLE + district]
        assert 0 <= level <= TOP_LEVEL, "25: three levels"
        coming = any(isinstance(step, DealTemple) for step in table.agenda.steps)
        assert (tile == EMPTY) == (level == TOP_LEVEL) or coming, "25: a tile lies on every unfinished temple"
        assert tile == EMPTY or tile // TEMPLES_EACH == level, "25: large, then medium, then small"
        if tile != EMPTY:
            shown.append(tile)
    assert len(set(shown + table.temples)) == len(shown) + len(table.temples), "10: every temple tile is in one place"
    assert sum(numbers[V_FORK : V_FORK + len(FORK)]) <= ROAD_TOKENS, "25: three road tokens"
    priests = table.marks[MAYA * CELLS : MAYA * CELLS + SPOTS].count(PRIEST_MARK)
    if table.agenda.steps:
        assert numbers[V_READY] + priests == numbers[V_PRIESTS] <= PRIESTS, "25: high priests are ready or on buildings"
    assert numbers[V_VAULT] >= 0 and table.gold_left() >= 0, "5: there are twelve gold"
    assert table.has(MAYA, GOLD) == 0, "5: the city keeps gold in the vault"
    shown_cells = table.components().cells
    for spot in range(SPOTS):
        code = table.shows(MAYA, spot)
        is_free = code != EMPTY and table.marks[MAYA * CELLS + spot] == 0
        assert bool(table.free(MAYA) & (1 << spot)) == is_free, "12: what is free in the city is known"
        assert code == EMPTY or shown_cells[code].name in CITY, "9: buildings of the city"


def check_kingdom_change(before: Kingdoms, facts: list[Fact], after: Kingdoms) -> None:
    """What holds from one decision to the next."""
    if not before.has_governors() or not before.year:
        return
    cells = before.governors[:]
    for fact in facts:
        if isinstance(fact, GovernorMoved):
            cell = CELL.index(fact.cell)
            assert cell - cells[fact.seat] in (1, SIDE), "24: governors go right or down"
            cells[fact.seat] = cell
    assert after.governors == cells, "24: governors move when it is told"
