"""Positions set up by code, moves played by notation. Every move is checked against the invariants."""

from fractions import Fraction

from tests.games.hand import deciders as deciders
from tests.games.hand import falling, play_at
from tests.games.hand import happen as happen
from tests.games.hand import moves as moves
from tests.games.hand import told as told
from tests.games.hand import verbs as verbs

from yupana.engine.agenda import Fact, Seat
from yupana.engine.dice import Dice
from yupana.games.tzolkin.board import (
    CORN,
    DUMMIES,
    DUMMY,
    EMPTY,
    FIRST_PLAYER_SPACE,
    FOOD_DAYS,
    FROM_BUILDINGS,
    GEARS,
    GOLD,
    GOODS,
    LAST_SPACE,
    M_AVAILABLE,
    M_BANK,
    M_CORN_TILES,
    M_LEVEL,
    M_LIGHT,
    M_POINTS,
    M_TEMPLE,
    M_WOOD_TILES,
    MAT,
    QUARTERS,
    ROW,
    SKULL,
    STONE,
    TEETH,
    TRACKS,
    WOOD,
)
from yupana.games.tzolkin.calendar import EndRound
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.goods import FeedCheaper, FeedFree
from yupana.games.tzolkin.monuments import FIRST_MONUMENT, MONUMENT_NAMES
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.table import fresh_table
from yupana.games.tzolkin.tiles import AGE_DECK, BUILDING_NAMES, BUILDINGS
from yupana.games.tzolkin.turn import PickUpMore, TakeTurn

GREEN, BLUE, RED, YELLOW = range(4)
AGE_2 = 14  # the first day of the second age
OUT_OF_THE_WAY = [  # where dummies stand that a test says nothing about
    *[f"{GEARS[gear]}.{space}" for gear in range(5) for space in range(LAST_SPACE[gear] + 1, TEETH[gear])],
    "chichen-itza.10",
    "palenque.7",
]


def table(
    seats: int = 4,
    *,
    row: tuple[str, ...] = (),
    monuments: tuple[str, ...] = (),
    dummies: tuple[str, ...] = (),
    day: int = 0,
    food_days: int | None = None,
    first: Seat = GREEN,
    turn: Seat | None = None,
    market_cap: int = 0,
) -> Tzolkin:
    """A table after setup: it is the turn of a seat, and of those after it in this round.

    The row and the monuments on offer are filled up; nobody owns anything; the Food Days before this day are done.
    """
    state = fresh_table(seats, market_cap)
    state.day = day
    state.food_days_done = len([each for each in FOOD_DAYS if each < day]) if food_days is None else food_days
    state.age = 1 if state.food_days_done < 2 else 2
    deck = list(AGE_DECK[state.age])
    named = [BUILDING_NAMES.index(name) for name in row]
    state.row = (named + [tile for tile in deck if tile not in named])[:ROW]
    state.deck = [tile for tile in deck if tile not in state.row]
    offered = [MONUMENT_NAMES.index(name) for name in monuments]
    state.monuments = (offered + [n for n in range(len(MONUMENT_NAMES)) if n not in offered])[: seats + 2]
    state.wealth = []
    state.kept = list(range(len(state.kept)))
    places = [*dummies, *[place for place in OUT_OF_THE_WAY if place not in dummies]]
    for place in places[: DUMMIES[seats]]:
        state.stand(*spot(place), DUMMY)
    state.first_player = first
    order = state.seats_from(first)
    take_turns(state, *order[order.index(first if turn is None else turn) :])
    return state


def take_turns(state: Tzolkin, *seats: Seat) -> None:
    """These seats are still to take their turns; then the round ends."""
    state.agenda.seats[:] = [state.first_player, *reversed(seats)]
    state.agenda.steps[:] = [EndRound(), *[TakeTurn() for _ in seats]]


def spot(place: str) -> tuple[int, int]:
    """The gear and the space of a place."""
    gear, _, space = place.rpartition(".")
    return GEARS.index(gear), int(space)


# Arranging what lies on the table.


def give(
    state: Tzolkin,
    seat: Seat,
    *,
    corn: int = 0,
    wood: int = 0,
    stone: int = 0,
    gold: int = 0,
    skulls: int = 0,
    workers: int = 0,
) -> None:
    """Hand goods and workers from the bank to a seat."""
    for good, amount in ((CORN, corn), (WOOD, wood), (STONE, stone), (GOLD, gold), (SKULL, skulls)):
        state.add(seat, good, amount)
    state.skulls -= skulls
    state.add(seat, M_BANK, -workers)
    state.add(seat, M_AVAILABLE, workers)
    GAME.check_table(state)


def stand(state: Tzolkin, seat: Seat, *places: str) -> None:
    """Put workers of a seat on spaces."""
    for place in places:
        assert state.available(seat), f"seat {seat} has no worker for {place}"
        state.add(seat, M_AVAILABLE, -1)
        if place == FIRST_PLAYER_SPACE:
            state.first_space = seat
        else:
            assert state.standing(*spot(place)) == EMPTY, f"{place} is taken"
            state.stand(*spot(place), seat)
    GAME.check_table(state)


def learn(state: Tzolkin, seat: Seat, **levels: int) -> None:
    """Put a seat's technologies on levels."""
    for track, level in levels.items():
        state.mats[seat * MAT + M_LEVEL + TRACKS.index(track)] = level
    GAME.check_table(state)


def worship(state: Tzolkin, seat: Seat, chaac: int = 1, quetzalcoatl: int = 1, kukulkan: int = 1) -> None:
    """Put a seat on steps of the temples."""
    at = seat * MAT + M_TEMPLE
    state.mats[at : at + 3] = [chaac, quetzalcoatl, kukulkan]
    GAME.check_table(state)


def score(state: Tzolkin, seat: Seat, points: int) -> None:
    """Give a seat points."""
    state.add(seat, M_POINTS + FROM_BUILDINGS, points * QUARTERS)


def darken(state: Tzolkin, seat: Seat) -> None:
    """Turn a seat's board to its dark side."""
    state.mats[seat * MAT + M_LIGHT] = 0


def own(state: Tzolkin, seat: Seat, *tiles: str) -> None:
    """Let a seat have constructed buildings and monuments; farms feed, other effects are long forgotten."""
    for name in tiles:
        if name in MONUMENT_NAMES:
            tile = MONUMENT_NAMES.index(name)
            state.monuments = [EMPTY if each == tile else each for each in state.monuments]
            state.owners[FIRST_MONUMENT + tile] = seat
            continue
        tile = BUILDING_NAMES.index(name)
        state.deck = [each for each in state.deck if each != tile]
        state.row = [EMPTY if each == tile else each for each in state.row]
        for slot in range(ROW):
            if state.row[slot] == EMPTY and state.deck:
                state.row[slot] = state.deck[0]
                state.deck = state.deck[1:]
        state.owners[tile] = seat
        for effect in BUILDINGS[tile].effects:
            if isinstance(effect, (FeedFree, FeedCheaper)):
                effect.run(state, seat)
    GAME.check_table(state)


def harvested(state: Tzolkin, seat: Seat, group: int, *, corn: int = 0, wood: int = 0) -> None:
    """Let a seat have taken harvest tiles from a group of fields."""
    state.jungle[group] -= corn
    state.jungle[6 + group] -= wood
    state.add(seat, M_CORN_TILES, corn)
    state.add(seat, M_WOOD_TILES, wood)
    GAME.check_table(state)


def sacrifice(state: Tzolkin, seat: Seat, *spaces: int) -> None:
    """Let a seat have placed skulls of the bank in Chichen Itza."""
    for space in spaces:
        state.skulls -= 1
        state.offerings[space] = seat
    GAME.check_table(state)


# Playing.


def play(state: Tzolkin, seat: Seat, *played: str, dice: Dice | None = None) -> list[Fact]:
    """The seat makes moves, one after the other; what they told comes back."""
    return play_at(GAME, state, seat, played, dice)


def act(state: Tzolkin, seat: Seat, place: str, *played: str) -> list[Fact]:
    """The seat picks up a worker, uses the action of its own space, and goes on like this."""
    return play(state, seat, f"pick-up {place}", f"use {place}", *played)


def finish_round(state: Tzolkin, *fell: str) -> list[Fact]:
    """Everybody has taken a turn: the last one ends it, and the round ends."""
    last = state.seats_from(state.first_player)[-1]
    state.agenda.seats[:] = [state.first_player, last]
    state.agenda.steps[:] = [EndRound(), PickUpMore()]
    return play(state, last, "end-turn", dice=falling(*fell) if fell else None)


# Looking.


def goods(state: Tzolkin, seat: Seat) -> dict[str, int]:
    """What a seat has, without what it has not."""
    return {name: state.has(seat, n) for n, name in enumerate(GOODS) if state.has(seat, n)}


def steps(state: Tzolkin, seat: Seat) -> tuple[int, int, int]:
    """Where a seat stands in the three temples."""
    return state.step(seat, 0), state.step(seat, 1), state.step(seat, 2)


def levels(state: Tzolkin, seat: Seat) -> dict[str, int]:
    """The technologies a seat has."""
    return {name: state.level(seat, n) for n, name in enumerate(TRACKS) if state.level(seat, n)}


def points(state: Tzolkin, seat: Seat) -> Fraction:
    """A seat's points."""
    return Fraction(state.points(seat), QUARTERS)


def standing(state: Tzolkin, who: int) -> list[str]:
    """Where the workers of a seat stand, or the dummies."""
    found = [
        f"{GEARS[gear]}.{space}"
        for gear in range(5)
        for space in range(TEETH[gear])
        if state.standing(gear, space) == who
    ]
    return [*found, FIRST_PLAYER_SPACE] if state.first_space == who else found


def buildings(state: Tzolkin, seat: Seat) -> list[str]:
    """The buildings a seat has constructed."""
    return [name for n, name in enumerate(BUILDING_NAMES) if state.owners[n] == seat]


def row(state: Tzolkin) -> list[str]:
    """The buildings on offer."""
    return [BUILDING_NAMES[tile] for tile in state.row if tile != EMPTY]


def fields(state: Tzolkin, group: int) -> tuple[int, int]:
    """Corn tiles and wood tiles left in a group of fields."""
    return state.jungle[group], state.jungle[6 + group]
