"""The table of a match, where the base game and the expansion meet: what either answers at each extension point."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import Agenda, Choice, FreeOption, Option, Seat, Step
from yupana.games.santa_maria.american_kingdoms import dice, setup
from yupana.games.santa_maria.american_kingdoms.ambassadors import Follow
from yupana.games.santa_maria.american_kingdoms.board import SPECIAL_DOCK, SPECIAL_SLOTS, SPECIALIST_COUNT
from yupana.games.santa_maria.american_kingdoms.components import (
    ALL_SCHOLARS,
    CACAO_MISSION,
    FIRST_SPECIAL,
    KINGDOMS,
    NAVIGATION_TILE,
)
from yupana.games.santa_maria.american_kingdoms.components import (
    FIRST_BISHOP as MORE_BISHOPS,
)
from yupana.games.santa_maria.american_kingdoms.governor import CountGovernor
from yupana.games.santa_maria.american_kingdoms.maya.board import (
    CARDS,
    DECK,
    DISTRICTS,
    NUMBERS,
    START_WAREHOUSES,
    TEMPLE_COST,
    TOKENS,
    V_TEMPLE,
    V_TOKEN,
    V_WAREHOUSE,
)
from yupana.games.santa_maria.american_kingdoms.maya.cards import DRAW_CARD
from yupana.games.santa_maria.american_kingdoms.maya.city import TakeMonkBonus
from yupana.games.santa_maria.american_kingdoms.maya.turn import TAKE_CITY_TURN, CountCity, FollowWalk
from yupana.games.santa_maria.american_kingdoms.meditation import ways_to_meditate
from yupana.games.santa_maria.american_kingdoms.shipping import SHIP_SPECIAL
from yupana.games.santa_maria.american_kingdoms.state import CACAO_COLONY, MEDITATION, Kingdoms
from yupana.games.santa_maria.american_kingdoms.variants import EXPANSION, GOVERNOR, MAYA, SPECIALISTS
from yupana.games.santa_maria.board import (
    CELLS,
    DISPLAY,
    DOCKS,
    EMPTY,
    FACES,
    FIRST_MISSION_SPOT,
    M_COLONY,
    M_MONKS,
    M_PASSED,
    M_PRIVATE,
    MAT,
    MONKS,
    PAIRS,
    ROAD_TILES,
    SPOTS,
)
from yupana.games.santa_maria.free import free_actions
from yupana.games.santa_maria.passing import empty_spaces
from yupana.games.santa_maria.scoring import CountPoints
from yupana.games.santa_maria.setup import LayOut
from yupana.games.santa_maria.shipping import SHIP
from yupana.games.santa_maria.state import Components
from yupana.games.santa_maria.tiles import (
    BASE,
    FIRST_BISHOP,
    FIRST_HALL,
    FIRST_MISSION,
    SCHOLARS,
    SHIPS,
    SIDE_B,
    SPOT_TILES,
    START_SHIPS,
)
from yupana.games.santa_maria.tracks import PLACE_MONK
from yupana.games.santa_maria.turn import TAKE_TURN
from yupana.games.santa_maria.year import Year


class SantaMariaTable(Kingdoms):
    """Everything on the table, and who answers at the extension points."""

    def components(self) -> Components:
        return KINGDOMS if self.has_expansion() else BASE

    def lay_out_more(self) -> None:
        if self.has_expansion():
            setup.lay_out(self)

    def colonies_on_offer(self) -> list[int]:
        has_cacao = self.has_expansion() and not self.has_maya()
        return [*range(SIDE_B), CACAO_COLONY] if has_cacao else list(range(SIDE_B))

    def turn(self, seat: Seat) -> Step[Any]:
        return TAKE_TURN if self.has_colony(seat) else TAKE_CITY_TURN

    def monk_symbol(self, seat: Seat) -> Step[Any]:
        return PLACE_MONK if self.has_colony(seat) else TakeMonkBonus()

    def draw_card(self) -> Step[Any]:
        return DRAW_CARD

    def more_uses(self, seat: Seat, found: list[Option]) -> None:
        if self.has_expansion():
            dice.more_uses(self, seat, found)

    def prepare(self, seat: Seat, colour: int, value: int, cells: tuple[int, ...], across: bool) -> None:
        if self.has_expansion():
            dice.prepare(self, seat, colour, value, cells, across)

    def ship_option(self, dock: int) -> Option:
        return SHIP_SPECIAL if dock == SPECIAL_DOCK else SHIP[dock]

    def ways_to_pass(self, seat: Seat) -> list[Option]:
        return ways_to_meditate(self, seat) if self.knows(seat, MEDITATION) else empty_spaces(self)

    def begin_year(self) -> None:
        if self.has_expansion():
            setup.begin_year(self)

    def end_year(self) -> None:
        setup.end_year(self)

    def count(self, seat: Seat) -> Step[Any]:
        if not self.has_colony(seat):
            return CountCity()
        return CountGovernor() if self.has_governors() else CountPoints()

    def follow(self, seat: Seat, colour: int, value: int) -> Step[Any]:
        return Follow(colour, value) if self.has_colony(seat) else FollowWalk(value)

    def free_options(self, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
        return free_actions(self, seat, choice)

    def copy(self) -> SantaMariaTable:
        return SantaMariaTable(
            self.agenda.clone(),
            self.seats,
            self.year,
            self.first_player,
            self.active,
            self.roads,
            self.mats[:],
            self.cells[:],
            self.marks[:],
            self.white[:],
            self.blue[:],
            self.display[:],
            self.monks[:],
            self.march[:],
            self.passed[:],
            self.rules,
            self.stack,
            self.fleet,
            self.docks,
            self.ships,
            self.laid,
            self.spots,
            self.scholars,
            self.bishops,
            self.pairs,
            self.governors[:],
            self.envoys[:],
            self.hiring[:],
            self.hired[:],
            self.crowd,
            self.maya[:],
            self.cards[:],
            self.cards_under,
            self.temples,
        )


def fresh_table(seats: int, rules: list[int]) -> SantaMariaTable:
    """The table before anything is drawn."""
    more = rules[EXPANSION]
    maya = rules[MAYA]
    box = KINGDOMS if more else BASE
    mat = [0] * MAT
    mat[M_MONKS] = MONKS
    mat[M_PASSED] = EMPTY
    mat[M_PRIVATE] = EMPTY
    mat[M_COLONY] = EMPTY
    return SantaMariaTable(
        agenda=Agenda([0, 0], [Year(), LayOut()]),
        seats=seats,
        year=0,
        first_player=0,
        active=0,
        roads=ROAD_TILES,
        mats=mat * seats,
        cells=[EMPTY] * (CELLS * seats),
        marks=[0] * (CELLS * seats),
        white=[0] * FACES,
        blue=[0] * FACES,
        display=[EMPTY] * (DISPLAY + SPECIAL_SLOTS * more),
        monks=[0] * (SPOTS + more),
        march=list(range(seats)),
        passed=[],
        rules=rules,
        stack=[*range(FIRST_HALL), *(range(FIRST_SPECIAL, len(box.tiles)) if more else ())],
        fleet=list(range(len(START_SHIPS), len(SHIPS))),
        docks=[EMPTY] * (DOCKS + more),
        ships=[EMPTY] * len(box.ships),
        laid=[EMPTY] * len(KINGDOMS.tiles),
        spots=fresh_spots(more),
        scholars=fresh_scholars(rules),
        bishops=[*range(FIRST_BISHOP, FIRST_MISSION), *(range(MORE_BISHOPS, CACAO_MISSION) if more else ())],
        pairs=[EMPTY] * (PAIRS + more - maya),
        governors=[EMPTY] * (seats if rules[GOVERNOR] else 0),
        envoys=[0, 0],
        hiring=[EMPTY] * (FACES if rules[SPECIALISTS] else 0),
        hired=[0] * (3 * seats if rules[SPECIALISTS] else 0),
        crowd=[kind for kind, number in enumerate(SPECIALIST_COUNT) for _ in range(number * rules[SPECIALISTS])],
        maya=fresh_city() if maya else [],
        cards=[DECK] * (len(CARDS) * maya),
        cards_under=[],
        temples=list(range(len(TEMPLE_COST) * maya)),
    )


def fresh_spots(more: int) -> list[int]:
    """Empty spots for scholars and bishops, then the missions; the expansion covers the last one."""
    missions = list(range(FIRST_MISSION, len(SPOT_TILES)))
    if not more:
        return [EMPTY] * FIRST_MISSION_SPOT + missions
    return [EMPTY] * FIRST_MISSION_SPOT + [*missions[:-1], CACAO_MISSION, EMPTY]


def fresh_scholars(rules: list[int]) -> list[int]:
    """The scholars of the boxes; Navigation is for governors alone."""
    if not rules[EXPANSION]:
        return list(range(len(SCHOLARS)))
    return [n for n in ALL_SCHOLARS if n != NAVIGATION_TILE or rules[GOVERNOR]]


def fresh_city() -> list[int]:
    """The numbers of a Maya city before anything is laid out."""
    numbers = [0] * NUMBERS
    numbers[V_WAREHOUSE : V_WAREHOUSE + len(START_WAREHOUSES)] = START_WAREHOUSES
    numbers[V_TEMPLE : V_TEMPLE + DISTRICTS] = [EMPTY] * DISTRICTS
    numbers[V_TOKEN : V_TOKEN + len(TOKENS)] = [1] * len(TOKENS)
    return numbers
