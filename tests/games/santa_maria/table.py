"""Positions set up by code, moves played by notation. Every move is checked against the invariants."""

from typing import Any

from tests.games.hand import deciders as deciders
from tests.games.hand import falling as falling
from tests.games.hand import go_on, play_at
from tests.games.hand import happen as happen
from tests.games.hand import moves as moves
from tests.games.hand import told as told
from tests.games.hand import verbs as verbs

from yupana.engine.agenda import Fact, Seat, Step
from yupana.engine.dice import Dice
from yupana.games.santa_maria.american_kingdoms.board import FOURTH_SCHOLAR_SPOT, SPECIALIST, SPECIALIST_COUNT
from yupana.games.santa_maria.american_kingdoms.components import FIRST_SPECIAL_SHIP, KINGDOMS, MORE_CODES
from yupana.games.santa_maria.american_kingdoms.governor import PlaceGovernors
from yupana.games.santa_maria.american_kingdoms.maya.board import DISTRICTS, HAND, V_HAND, V_TEMPLE
from yupana.games.santa_maria.american_kingdoms.maya.turn import FoundCity
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.american_kingdoms.variants import MAYA
from yupana.games.santa_maria.board import (
    ALL_CELLS,
    BIT,
    CELL,
    CELLS,
    COIN,
    DIE_SYMBOLS,
    DISPLAY,
    DISPLAY_EACH,
    DOCK,
    EMPTY,
    FIRST_BISHOP_SPOT,
    M_BLUE,
    M_COLONY,
    M_CONQUISTADOR,
    M_DOCK,
    M_EMPTY,
    M_FREE,
    M_MONKS,
    M_PAID,
    M_PASSED,
    M_RELIGION,
    M_WHITE,
    PASS_SPACE,
    SCHOLAR_SPOTS,
    SIDE,
    THINGS,
)
from yupana.games.santa_maria.colony import PutTile
from yupana.games.santa_maria.facts import BuildingActivated
from yupana.games.santa_maria.game import GAME
from yupana.games.santa_maria.monks import Scholar
from yupana.games.santa_maria.setup import TakeColony
from yupana.games.santa_maria.shapes import BAR, DOMINO, ELL, PLACEMENTS
from yupana.games.santa_maria.shipping import OWNER
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.table import fresh_table
from yupana.games.santa_maria.tiles import SHIPS
from yupana.games.santa_maria.turn import FINISH_TURN, NEXT_TURN
from yupana.games.santa_maria.year import EndYear

RED, GREEN, BLUE, YELLOW = range(4)
SHIP_NAMES = [ship.name for ship in KINGDOMS.ships]
TILE_NAMES = [tile.name for tile in KINGDOMS.tiles]
SPOT_NAMES = [spot.name for spot in KINGDOMS.spots]

SHOWN_FIRST = [0, 1, 2, 3, 4, 5]  # the specialists beside the values, unless a test says otherwise


def rest_of_the_crowd(year: int) -> list[int]:
    """Specialists in the stack: six fewer every year."""
    crowd = [kind for kind, number in enumerate(SPECIALIST_COUNT) for _ in range(number)]
    for kind in SHOWN_FIRST:
        crowd.remove(kind)
    return crowd[6 * (year - 1) :]


def table(
    seats: int = 2,
    *,
    year: int = 1,
    turn: Seat = RED,
    white: tuple[int, ...] = (1,),
    shared: tuple[int, ...] = (),
    display: tuple[str, ...] = (),
    docks: tuple[str, ...] = ("ship-start.1", "ship-start.2", "ship-start.3", "ship-start.4"),
    scholars: tuple[str, ...] = ("taxation", "philosophy", "mathematics"),
    bishops: tuple[str, ...] = ("bishop-lines", "bishop-sugar", "bishop-monks"),
    **rules: int,
) -> Kingdoms:
    """A table after setup, in the turn of a seat; nobody has goods, and everybody has one of the four colonies.

    The last white die stands for all the others of the pool; every blue die shows a one.
    """
    chosen = {name.replace("_", "-"): value for name, value in rules.items()}
    state = fresh_table(seats, [chosen.get(variant.name, variant.values[0]) for variant in GAME.variants()])
    state.year = year
    for n in range(state.white_limit() * seats):
        state.white[white[min(n, len(white) - 1)] - 1] += 1
    for seat in range(seats):
        if state.has_colony(seat):
            TakeColony(seat - state.rules[MAYA]).run(state, seat)
        if not state.is_shared():
            state.put(seat, M_BLUE, state.blue_at_start())
    if state.has_maya():
        FoundCity().run(state, 0)
        state.maya[V_TEMPLE : V_TEMPLE + DISTRICTS] = list(range(DISTRICTS))
        state.temples = list(range(DISTRICTS, len(state.temples)))
    if state.has_governors():
        PlaceGovernors().run(state, 0)
    if state.has_specialists():
        state.hiring = list(SHOWN_FIRST)
        state.crowd = rest_of_the_crowd(year)
    if state.has_ambassadors():
        state.envoys = [1, 1]
    if state.is_shared():
        for n in range(seats):
            state.blue[(shared or (1,))[min(n, len(shared or (1,)) - 1)] - 1] += 1
    state.docks = [SHIP_NAMES.index(name) for name in docks] + [FIRST_SPECIAL_SHIP] * (len(state.docks) - len(docks))
    state.fleet = [n for n in range(len(SHIPS)) if n not in state.docks]
    for n, name in enumerate(scholars):
        state.spots[n if n < SCHOLAR_SPOTS else FOURTH_SCHOLAR_SPOT] = SPOT_NAMES.index(name)
    for n, name in enumerate(bishops):
        state.spots[FIRST_BISHOP_SPOT + n] = SPOT_NAMES.index(name)
    state.scholars = [n for n in state.scholars if n not in state.spots]
    state.bishops = [n for n in state.bishops if n not in state.spots]
    _fill_display(state, [TILE_NAMES.index(name) for name in display])
    take_turn(state, turn)
    return state


def _fill_display(state: SantaMaria, named: list[int]) -> None:
    """The named tiles first, then others; the stack holds as many as there are in this year."""
    tiles = state.components().tiles
    left: list[int] = []
    for first, shape in ((0, DOMINO), (DISPLAY_EACH, ELL), (DISPLAY, BAR)):
        stack = [tile for tile in state.stack if tiles[tile].shape == shape]
        order = [tile for tile in stack if tile in named] + [tile for tile in stack if tile not in named]
        slots = min(DISPLAY_EACH, len(state.display) - first)
        state.display[first : first + slots] = order[:slots]
        left += order[slots * state.year :]
    state.stack = sorted(left)


def take_turn(state: SantaMaria, seat: Seat) -> None:
    """It is the turn of a seat; then of those after it, until the year ends."""
    state.active = seat
    state.agenda.seats[:] = [state.first_player, (seat + 1) % state.seats, seat, seat]
    state.agenda.steps[:] = [EndYear(), NEXT_TURN, FINISH_TURN, state.turn(seat)]
    state.offered = None


# Arranging what lies on the table.


def give(state: SantaMaria, seat: Seat, **things: int) -> None:
    """Put goods, coins or happiness on a mat."""
    for name, amount in things.items():
        state.add(seat, THINGS.index(name), amount)
    GAME.check_table(state)


def colony(state: SantaMaria, seat: Seat, text: str) -> None:
    """A colony as the fixtures draw it; `*d` is a white die on a building, `*c` the next pile of coins."""
    state.put(seat, M_COLONY, EMPTY)
    state.put(seat, M_EMPTY, ALL_CELLS)
    state.put(seat, M_FREE, 0)
    state.cells[seat * CELLS : (seat + 1) * CELLS] = [EMPTY] * CELLS
    for cell, code in enumerate(text.split()):
        if code != "..":
            state.build(seat, cell, MORE_CODES.index(code[:2]))
        if code.endswith("*c"):
            state.add(seat, M_PAID, 1)
            state.mark(seat, cell, state.has(seat, M_PAID))
        elif code.endswith("*d"):
            block(state, seat, CELL[cell])
    GAME.check_table(state)


def row_of(number: int, text: str) -> str:
    """A colony that is empty but for one row."""
    return " .. " * (SIDE * (number - 1)) + text + " .. " * (SIDE * (SIDE - number))


def column_of(number: int, text: str) -> str:
    """A colony that is empty but for one column."""
    return " ".join([f"{'.. ' * (number - 1)}{code}{' ..' * (SIDE - number)}" for code in text.split()])


def block(state: SantaMaria, seat: Seat, *cells: str) -> None:
    """White dice of the pool lie on buildings."""
    for cell in cells:
        face = next(n for n in range(SIDE) if state.white[n])
        state.white[face] -= 1
        state.add(seat, M_WHITE, 1)
        state.mark(seat, CELL.index(cell), -1 - face)


def preached(state: SantaMaria, seat: Seat, space: int) -> None:
    """A seat has come so far on the religion track, and declined all monks; its new blue dice show a one."""
    state.put(seat, M_RELIGION, space)
    for symbol in DIE_SYMBOLS:
        if symbol <= space:
            if state.is_shared():
                state.blue[0] += 1
            else:
                state.add(seat, M_BLUE, 1)


def blue_die(state: SantaMaria, seat: Seat, face: int) -> None:
    """A blue die that shows a one shows something else."""
    state.add(seat, M_BLUE, -1)
    state.add(seat, M_BLUE + face - 1, 1)
    state.offered = None


def conquered(state: SantaMaria, *spaces: tuple[Seat, int]) -> None:
    """Markers came to these spaces of the conquistador track, in this order."""
    for seat, space in spaces:
        state.put(seat, M_CONQUISTADOR, space)
        state.march = [*[each for each in state.march if each != seat], seat]


def settle_monks(state: SantaMaria, seat: Seat, *spots: str) -> None:
    """Monks of a seat are at these spots, and have paid nothing for it; it came far enough for all of them."""
    for name in spots:
        place = [SPOT_NAMES[n] if n >= 0 else "" for n in state.spots].index(name)
        state.monks[place] |= BIT[seat]
        state.add(seat, M_MONKS, -1)
        spot = KINGDOMS.spots[SPOT_NAMES.index(name)]
        if isinstance(spot, Scholar):
            spot.welcome(state, seat)
    if state.has(seat, M_RELIGION) == 0:
        preached(state, seat, 20)
    GAME.check_table(state)


def sent(state: SantaMaria, seat: Seat, **ships: int) -> None:
    """So many ships of the deck lie in a seat's docks."""
    for dock, number in ships.items():
        for ship in state.fleet[:number]:
            ship_to(state, seat, SHIP_NAMES[ship], f"dock-{dock}")


def ship_to(state: SantaMaria, seat: Seat, ship: str, dock: str) -> None:
    """A ship of the deck lies in a dock of a seat."""
    n = SHIP_NAMES.index(ship)
    to = DOCK.index(dock)
    state.fleet = [each for each in state.fleet if each != n]
    state.ships[n] = seat * OWNER + to
    state.add(seat, M_DOCK + to, 1)
    GAME.check_table(state)


def laid(state: SantaMaria, seat: Seat, tile: str, cell: str, turn: int = 0) -> None:
    """A tile lies in a seat's colony."""
    n = TILE_NAMES.index(tile)
    ways = PLACEMENTS[KINGDOMS.tiles[n].shape]
    at = next(k for k in range(len(ways)) if CELL[ways[k].cell] == cell and ways[k].turn == turn)
    state.display = [EMPTY if each == n else each for each in state.display]
    state.stack = [each for each in state.stack if each != n]
    assert ways[at].mask & state.empty(seat) == ways[at].mask
    PutTile(n, at).run(state, seat)


def pass_on(state: SantaMaria, seat: Seat, space: str) -> None:
    """A seat has passed already."""
    state.put(seat, M_PASSED, PASS_SPACE.index(space))
    state.passed.append(seat)


def stand(state: Kingdoms, seat: Seat, cell: str) -> None:
    """A seat's governor stands on a cell."""
    state.unblock(seat, state.governors[seat])
    state.governors[seat] = CELL.index(cell)
    state.block(seat, CELL.index(cell))
    GAME.check_table(state)


def hold(state: Kingdoms, *cards: int) -> None:
    """The Maya city has these cards in hand."""
    for card in cards:
        state.cards[card - 1] = HAND
        state.maya[V_HAND] += 1
    GAME.check_table(state)


def offer(state: Kingdoms, specialist: str, value: int) -> None:
    """A specialist lies beside a value, and changes places with the one of its kind that does."""
    kind = SPECIALIST.index(specialist)
    if kind in state.crowd:
        state.crowd = sorted([*[each for n, each in enumerate(state.crowd) if n != state.crowd.index(kind)]])
        state.crowd = sorted([*state.crowd, state.hiring[value - 1]])
    else:
        state.hiring[state.hiring.index(kind)] = state.hiring[value - 1]
    state.hiring[value - 1] = kind
    GAME.check_table(state)


# Playing.


def play(state: SantaMaria, seat: Seat, *played: str, dice: Dice | None = None) -> list[Fact]:
    """The seat makes moves, one after the other; what they told comes back."""
    return play_at(GAME, state, seat, played, dice)


def act(state: SantaMaria, seat: Seat, step: Step[Any]) -> list[Fact]:
    """In a seat's turn its main action is this step, of which the player may have to decide something."""
    state.agenda.seats[:] = [state.first_player, (seat + 1) % state.seats, seat, seat]
    state.agenda.steps[:] = [EndYear(), NEXT_TURN, FINISH_TURN, step]
    return go_on(state)


# Looking.


def goods(state: SantaMaria, seat: Seat) -> dict[str, int]:
    """What a seat has, without what it has not."""
    return {name: state.has(seat, n) for n, name in enumerate(THINGS) if state.has(seat, n)}


def coins(state: SantaMaria, seat: Seat) -> int:
    """The coins of a seat."""
    return state.has(seat, COIN)


def shown(state: SantaMaria, seat: Seat, cell: str) -> str:
    """What a cell shows, as the tables write it."""
    code = state.shows(seat, CELL.index(cell))
    return (
        ".." if code == EMPTY else MORE_CODES[code] if code < len(MORE_CODES) else state.components().cells[code].name
    )


def on(state: SantaMaria, seat: Seat, cell: str) -> int:
    """What lies on a cell: coins, or a die as a negative number."""
    return state.marks[seat * CELLS + CELL.index(cell)]


def activated(facts: list[Fact]) -> list[str]:
    """The cells that were activated, in order."""
    return [fact.cell for fact in told(facts, BuildingActivated)]
