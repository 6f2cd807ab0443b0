"""Tables of Tawantinsuyu arranged by a test, moves by notation, and ways to look at what came of them."""

from __future__ import annotations

from typing import Any

from tests.games.hand import deciders as deciders
from tests.games.hand import falling as falling
from tests.games.hand import go_on, play_at
from tests.games.hand import moves as moves
from tests.games.hand import told as told
from tests.games.hand import verbs as verbs

from yupana.engine.agenda import Fact, Seat, Step
from yupana.engine.dice import Dice
from yupana.engine.machine import decisions
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.army import ARMY_CARD
from yupana.games.tawantinsuyu.axomamma.board import FIRST_SLOT, fresh_board
from yupana.games.tawantinsuyu.board import (
    EMPTY,
    GOODS,
    M_ARMY,
    M_GODS,
    M_MARKERS_LEFT,
    M_POINTS,
    M_PRIEST,
    M_SMALL,
    M_STEP,
    M_STEPS_LEFT,
    M_WORKER,
    MARKET,
    MAT,
    NOMADS,
    REGION_SPACE,
    SPACE,
    STEPS_SLOT,
    VILLAGE_SIZE,
    WORKERS,
    WORKERS_PER_COLOUR,
    WORKERS_REMOVED,
)
from yupana.games.tawantinsuyu.game import GAME
from yupana.games.tawantinsuyu.gods import GOD_CARD, god_of
from yupana.games.tawantinsuyu.market import BUILDING, KIND_OF_SLOT, TILES_OF_KIND
from yupana.games.tawantinsuyu.state import (
    ALTAR,
    AXOMAMMA,
    FACE_DOWN,
    FACE_UP,
    OUT,
    PILE,
    SHOWN,
    SLOT,
    Tawantinsuyu,
)
from yupana.games.tawantinsuyu.statues import STATUE
from yupana.games.tawantinsuyu.table import fresh_table
from yupana.games.tawantinsuyu.tapestry import ROW, STARTING, WEAVING
from yupana.games.tawantinsuyu.turn import FinishTurn, HireWorker, TakeTurn, Turn
from yupana.games.tawantinsuyu.variants import VARIANTS

PURPLE, BLACK, GRAY, BLUE = range(4)
HERS = AXOMAMMA
HER_GODS = ("god-spiral.7", "god-zigzag.7", "god-squares.7", "god-cross.7")

HER_OPTIONS = {
    "E1": "axomamma-no-personality",
    "E2": "axomamma-dear-buildings",
    "E3": "axomamma-reluctant-worship",
    "E4": "axomamma-one-conquest",
    "E5": "axomamma-no-idle-army",
    "H1": "axomamma-free-step",
    "H2": "axomamma-eager-conquest",
    "H3": "axomamma-fewer-soldiers",
    "H4": "axomamma-action-points",
    "H5": "axomamma-weaving-points",
    "H6": "axomamma-idle-points",
    "H7": "axomamma-leftover-points",
}


def table(
    seats: int = 3,
    *,
    turn: Seat = PURPLE,
    market: tuple[str, ...] = (),
    top: str = "weaving.1",
    options: dict[str, int] | None = None,
) -> Tawantinsuyu:
    """A table after setup at the beginning of a seat's turn; nobody has anything but points and a first weaving.

    All High Priests face sector 1, where production is. The hill is empty; village and nomads hold workers of all
    colours in turn, the market the named buildings and else the first ones.
    """
    chosen = options or {}
    state = fresh_table(seats, [chosen.get(variant.name, variant.values[0]) for variant in VARIANTS])
    for worker in range(len(WORKERS)):
        state.bag[worker] = WORKERS_PER_COLOUR - WORKERS_REMOVED[state.seats]
    state.village = [take_from_bag(state, n % 5) for n in range(VILLAGE_SIZE[state.seats])]
    state.nomads = [take_from_bag(state, n % 5) for n in range(NOMADS[state.seats])]
    named = [BUILDING.index(name) for name in market]
    for slot in range(MARKET):
        tiles = TILES_OF_KIND[KIND_OF_SLOT[slot]]
        fitting = [tile for tile in named if tile in tiles] + [tile for tile in tiles if tile not in named]
        state.market[slot] = next(tile for tile in fitting if state.buildings[tile] == PILE)
        state.buildings[state.market[slot]] = SHOWN
    for tile in range(STARTING):
        state.weavings = replaced(state.weavings, tile, tile if tile < state.seats else OUT)
    for seat in range(state.seats):
        state.tapestries = [*state.tapestries, seat, seat, *[EMPTY] * (ROW - 2)]
        state.mats[seat * MAT + M_PRIEST] = 0
    state.stack_top = [WEAVING.index(top)]
    state.weavings = replaced(state.weavings, state.stack_top[0], SHOWN)
    if state.solo:
        state.axomamma = fresh_board()
    state.turns = 1
    begin_turn(state, turn)
    GAME.check_table(state)
    return state


def solo(
    *, slots: tuple[str, ...] = ("god-spiral.7", "god-zigzag.7", "god-squares.7", "god-cross.7"), **named: Any
) -> Tawantinsuyu:
    """A table for one, with these cards in Axomamma's slots."""
    state = table(1, **named)
    for slot, name in enumerate(slots):
        card = GOD_CARD.index(name)
        state.gods[card] = SLOT + slot
        state.gods_left -= 1
        state.axomamma = replaced(state.axomamma, FIRST_SLOT + slot, god_of(card))
    GAME.check_table(state)
    return state


def alone(*names: str, **named: int) -> Tawantinsuyu:
    """A table for one with these difficulty options, and others by name."""
    options = {HER_OPTIONS[name]: 1 for name in names}
    options.update({name.replace("_", "-"): value for name, value in named.items()})
    return solo(options=options)


def begin_turn(state: Tawantinsuyu, seat: Seat) -> None:
    """It is a seat's turn, and nothing else is to be done."""
    state.active = seat
    state.agenda.seats[:] = []
    state.agenda.steps[:] = []
    state.then_all(seat, (TakeTurn(), HireWorker()))
    state.agenda.seats.reverse()
    state.agenda.steps.reverse()
    state.offered = None


def take_from_bag(state: Tawantinsuyu, worker: int) -> int:
    """A worker leaves the bag."""
    assert state.bag[worker], f"no {WORKERS[worker]} left"
    state.bag[worker] -= 1
    return worker


# Arranging what lies on the table.


def give(state: Tawantinsuyu, seat: Seat, **goods: int) -> None:
    """Hand goods from the general stock to a seat."""
    for name, amount in goods.items():
        state.add(seat, GOODS.index(name), amount)
    state.offered = None


def score(state: Tawantinsuyu, seat: Seat, points: int) -> None:
    """A seat has so many points in all."""
    state.add(seat, M_POINTS, points - state.points(seat))


def supply(state: Tawantinsuyu, seat: Seat, *workers: str) -> None:
    """Workers come from the bag to a seat's supply."""
    for name in workers:
        worker = take_from_bag(state, WORKERS.index(name))
        state.add(seat, M_WORKER + worker, 1)
        if state.is_hers(seat):
            state.her_workers = [*state.her_workers, worker]
    state.offered = None


def stand(state: Tawantinsuyu, worker: str, *places: str) -> None:
    """Workers come from the bag to spaces of the hill."""
    for place in places:
        assert state.hill[SPACE.index(place)] == EMPTY, f"{place} is taken"
        state.hill[SPACE.index(place)] = take_from_bag(state, WORKERS.index(worker))


def face(state: Tawantinsuyu, seat: Seat, sector: int) -> None:
    """A seat's High Priest faces a sector, counted from 1."""
    state.mats[seat * MAT + M_PRIEST] = sector - 1


def hold(state: Tawantinsuyu, seat: Seat, *cards: str) -> None:
    """A seat has these god and army cards in hand, from the decks."""
    for name in cards:
        if name in GOD_CARD:
            move_god(state, name, seat)
            state.add(seat, M_GODS, 1)
        else:
            move_army(state, name, seat)
            state.add(seat, M_ARMY, 1)
    state.offered = None


def move_god(state: Tawantinsuyu, name: str, where: int) -> None:
    """A god card goes from the deck elsewhere."""
    card = GOD_CARD.index(name)
    assert state.gods[card] == PILE, f"{name} is not in the deck"
    state.gods[card] = where
    state.gods_left -= 1


def move_army(state: Tawantinsuyu, name: str, where: int) -> None:
    """An army card goes from the deck elsewhere."""
    card = ARMY_CARD.index(name)
    assert state.army[card] == PILE, f"{name} is not in the deck"
    state.army[card] = where
    state.army_left -= 1


def lay(state: Tawantinsuyu, *cards: str) -> None:
    """God cards lie on the altar, in this order."""
    for name in cards:
        move_god(state, name, ALTAR)
        state.altar = [*state.altar, GOD_CARD.index(name)]


def muster(state: Tawantinsuyu, seat: Seat, *cards: str) -> None:
    """Army cards lie face-up before a seat."""
    for name in cards:
        move_army(state, name, FACE_UP + seat)


def exhaust(state: Tawantinsuyu, seat: Seat, *items: str) -> None:
    """Army cards and production buildings lie face-down before a seat."""
    for name in items:
        if name in ARMY_CARD:
            move_army(state, name, FACE_DOWN + seat)
        else:
            own(state, seat, name)
            state.buildings[BUILDING.index(name)] = FACE_DOWN + seat


def own(state: Tawantinsuyu, seat: Seat, *tiles: str) -> None:
    """A seat has built these buildings; on the market others take their place."""
    for name in tiles:
        tile = BUILDING.index(name)
        if tile in state.market:
            slot = state.market.index(tile)
            other = next(each for each in TILES_OF_KIND[KIND_OF_SLOT[slot]] if state.buildings[each] == PILE)
            state.market[slot] = other
            state.buildings[other] = SHOWN
        state.buildings[tile] = seat
    state.offered = None


def raise_statues(state: Tawantinsuyu, seat: Seat, *statues: str) -> None:
    """A seat owns statues, long scored."""
    for name in statues:
        n = STATUE.index(name)
        state.statues = replaced(state.statues, n, state.statues[n] - 1)
        state.add(seat, M_SMALL + n, 1)


def pave(state: Tawantinsuyu, seat: Seat, *slots: str) -> None:
    """A seat has built steps."""
    for name in slots:
        state.steps = replaced(state.steps, STEPS_SLOT.index(name), seat)
        state.add(seat, M_STEPS_LEFT, -1)


def conquer(state: Tawantinsuyu, seat: Seat, *spaces: str) -> None:
    """A seat has markers on spaces of the regions."""
    for name in spaces:
        state.regions = replaced(state.regions, REGION_SPACE.index(name), seat)
        state.add(seat, M_MARKERS_LEFT, -1)


def bury(state: Tawantinsuyu, casualties: int) -> None:
    """Workers of the bag are casualties of war."""
    for n in range(casualties):
        take_from_bag(state, n % 5)
        state.lost = replaced(state.lost, n % 5, state.lost[n % 5] + 1)
    state.casualties += casualties


def climb(state: Tawantinsuyu, seat: Seat, step: int) -> None:
    """A seat stands on a step of the temple."""
    state.mats[seat * MAT + M_STEP] = step


def weave(state: Tawantinsuyu, seat: Seat, *tapestries: str) -> None:
    """A seat has exactly these tapestries, each the names of its tiles."""
    for tile in range(len(state.weavings)):
        if state.weavings[tile] == seat:
            state.weavings = replaced(state.weavings, tile, OUT)
    rows = [state.tapestries[n : n + ROW] for n in range(0, len(state.tapestries), ROW)]
    state.tapestries = [number for row in rows if row[0] != seat for number in row]
    for names in tapestries:
        tiles = [WEAVING.index(name) for name in names.split()]
        for tile in tiles:
            if tile in state.stack_top:
                state.stack_top = [next(n for n, where in enumerate(state.weavings) if where == PILE)]
                state.weavings = replaced(state.weavings, state.stack_top[0], SHOWN)
            state.weavings = replaced(state.weavings, tile, seat)
        state.tapestries = [*state.tapestries, seat, *tiles, *[EMPTY] * (ROW - 1 - len(tiles))]
    GAME.check_table(state)


def settle_village(state: Tawantinsuyu, *workers: str) -> None:
    """Only these workers are in the village, from the potato end."""
    for worker in state.village:
        if worker != EMPTY:
            state.bag[worker] += 1
    found = [take_from_bag(state, WORKERS.index(name)) for name in workers]
    state.village = found + [EMPTY] * (len(state.village) - len(found))
    state.offered = None


def empty_bag(state: Tawantinsuyu) -> None:
    """All workers of the bag have left the game."""
    for worker in range(len(WORKERS)):
        state.lost = replaced(state.lost, worker, state.lost[worker] + state.bag[worker])
        state.bag[worker] = 0


# Playing.


def prompt(state: Tawantinsuyu) -> str:
    """The name of what is being decided."""
    state.offered = None
    return type(decisions(state)[0].choice.asks()).__name__


def play(state: Tawantinsuyu, seat: Seat, *played: str, dice: Dice | None = None) -> list[Fact]:
    """The seat makes moves, one after the other; what they told comes back."""
    return play_at(GAME, state, seat, played, dice)


def happen(state: Tawantinsuyu, step: Step[Any], seat: Seat = PURPLE, dice: Dice | None = None) -> list[Fact]:
    """Nothing is left to do in this turn but this step, as the seat takes it: it happens."""
    state.agenda.seats[:] = [PURPLE]
    state.agenda.steps[:] = [FinishTurn()]
    state.then(seat, step)
    return go_on(state, dice)


def her_turn(state: Tawantinsuyu, dice: Dice) -> list[Fact]:
    """Axomamma takes a turn."""
    state.active = EMPTY
    state.agenda.seats[:] = [HERS]
    state.agenda.steps[:] = [Turn()]
    return go_on(state, dice)


def is_done(state: Tawantinsuyu) -> bool:
    """What was to happen has happened."""
    return prompt(state) == "FinishTurn"


# Looking.


def goods(state: Tawantinsuyu, seat: Seat) -> dict[str, int]:
    """What a seat has, without what it has not."""
    return {name: state.has(seat, n) for n, name in enumerate(GOODS) if state.has(seat, n)}


def workers(state: Tawantinsuyu, seat: Seat) -> list[str]:
    """The workers in a seat's supply."""
    return [name for n, name in enumerate(WORKERS) for _ in range(state.has(seat, M_WORKER + n))]


def gods(state: Tawantinsuyu, where: int) -> list[str]:
    """The god cards that are somewhere: a seat's hand, the altar, the deck."""
    return [name for n, name in enumerate(GOD_CARD) if state.gods[n] == where]


def army(state: Tawantinsuyu, where: int) -> list[str]:
    """The army cards that are somewhere."""
    return [name for n, name in enumerate(ARMY_CARD) if state.army[n] == where]


def buildings(state: Tawantinsuyu, where: int) -> list[str]:
    """The buildings that are somewhere: face-up before a seat, on the market."""
    return [name for n, name in enumerate(BUILDING) if state.buildings[n] == where]


def tapestries(state: Tawantinsuyu, seat: Seat) -> list[str]:
    """A seat's tapestries, each the names of its tiles."""
    rows = [state.tapestries[n : n + ROW] for n in range(0, len(state.tapestries), ROW)]
    return [" ".join([WEAVING[tile] for tile in row[1:] if tile != EMPTY]) for row in rows if row[0] == seat]
