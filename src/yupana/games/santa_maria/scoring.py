"""The final scoring, who has won, and what somebody who plays alone has achieved."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Seat
from yupana.games.santa_maria.activation import colonists_on
from yupana.games.santa_maria.board import (
    BISHOP_MOST,
    BIT,
    CELLS,
    COIN,
    COINS_PER_POINT,
    DOCKS,
    EMPTY,
    FROM_BISHOPS,
    FROM_BISHOPS_DUE,
    FROM_COLONISTS,
    FROM_GOODS,
    FROM_SCHOLARS,
    FROM_SETS,
    FROM_SHIPS,
    GOODS,
    LINE_CELLS,
    M_DOCK,
    M_PASSED,
    M_POINTS,
    M_PRIVATE,
    POINTS_PER_SET,
    SELL_PRICE,
    SOLO_GOAL,
    SUGAR,
)
from yupana.games.santa_maria.facts import AchievementReached, BishopCounted, GoalMissed, GoodsCounted, MatchWon
from yupana.games.santa_maria.monks import Bishop, Scholar
from yupana.games.santa_maria.shapes import DOMINO
from yupana.games.santa_maria.shipping import OWNER
from yupana.games.santa_maria.state import SantaMaria


class CountPoints(Effect[SantaMaria]):
    """Goods, colonists, monks, sets and ships of one player are counted, in this order."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        coins = coins_of(state, seat)
        state.add(seat, M_POINTS + FROM_GOODS, coins // COINS_PER_POINT)
        state.tell(GoodsCounted(seat, coins, coins // COINS_PER_POINT))
        state.score(seat, FROM_COLONISTS, colonist_points(state, seat))
        state.score(seat, FROM_SCHOLARS, sum([scholar.points for scholar in scholars_of(state, seat)]))
        bishops = bishops_of(state, seat)
        state.score(seat, FROM_BISHOPS_DUE, -state.bishop_penalty() * len(bishops))
        for bishop in bishops:
            points = bishop.worth(state, seat)
            state.add(seat, M_POINTS + FROM_BISHOPS, points)
            state.tell(BishopCounted(seat, bishop.name, points))
        state.score(seat, FROM_SETS, POINTS_PER_SET * sets_of(state, seat))
        ships = state.components().ships
        state.score(seat, FROM_SHIPS, sum([ships[ship].points for ship in ships_of(state, seat)]))


# What is counted.


def standing(state: SantaMaria, seat: Seat) -> int:
    """The points that the seat would have if all were counted now."""
    monks = sum([scholar.points for scholar in scholars_of(state, seat)])
    for bishop in bishops_of(state, seat):
        monks += bishop.worth(state, seat) - state.bishop_penalty()
    ships = sum([state.components().ships[ship].points for ship in ships_of(state, seat)])
    ships += POINTS_PER_SET * sets_of(state, seat)
    coins = coins_of(state, seat)
    return state.points(seat) + coins // COINS_PER_POINT + colonist_points(state, seat) + monks + ships


def coins_of(state: SantaMaria, seat: Seat) -> int:
    """The seat's coins once all its goods are sold."""
    return state.has(seat, COIN) + sum([state.has(seat, good) * SELL_PRICE[good] for good in GOODS])


def full_lines(state: SantaMaria, seat: Seat) -> list[int]:
    """The rows and columns without an empty cell."""
    at = seat * CELLS
    return [
        line for line in range(len(LINE_CELLS)) if all(state.cells[at + cell] != EMPTY for cell in LINE_CELLS[line])
    ]


def colonist_points(state: SantaMaria, seat: Seat) -> int:
    """A point for each colonist in a fully developed row, and one in a column."""
    return sum([colonists_on(state, seat, LINE_CELLS[line]) for line in full_lines(state, seat)])


def scholars_of(state: SantaMaria, seat: Seat) -> list[Scholar]:
    """The scholars with a monk of the seat, and the one beside its town hall."""
    spots = state.components().spots
    chosen = [state.spots[n] for n in range(len(state.spots)) if state.monks[n] & BIT[seat]]
    if state.has(seat, M_PRIVATE) != EMPTY:
        chosen.append(state.has(seat, M_PRIVATE))
    found: list[Scholar] = []
    for n in chosen:
        spot = spots[n]
        if isinstance(spot, Scholar):
            found.append(spot)
    return found


def bishops_of(state: SantaMaria, seat: Seat) -> list[Bishop]:
    """The bishops with a monk of the seat."""
    spots = state.components().spots
    found: list[Bishop] = []
    for n in range(len(state.spots)):
        spot = spots[state.spots[n]]
        if state.monks[n] & BIT[seat] and isinstance(spot, Bishop):
            found.append(spot)
    return found


def sets_of(state: SantaMaria, seat: Seat) -> int:
    """How often the seat has a ship in every dock."""
    return min([state.has(seat, M_DOCK + dock) for dock in range(DOCKS)])


def ships_of(state: SantaMaria, seat: Seat) -> list[int]:
    """The ships of the seat."""
    return [ship for ship in range(len(state.ships)) if state.ships[ship] >= 0 and state.ships[ship] // OWNER == seat]


# What bishops ask for.


class BishopOfOrder(Bishop):
    """Three points for each fully developed line."""

    def worth(self, state: SantaMaria, seat: Seat) -> int:
        return min(BISHOP_MOST, 3 * len(full_lines(state, seat)))


class BishopOfCargo(Bishop):
    """Two points for each symbol of a resource on one's own ships, whatever was paid."""

    def __init__(self, name: str, good: int) -> None:
        super().__init__(name)
        self.good: Final = good

    def worth(self, state: SantaMaria, seat: Seat) -> int:
        ships = state.components().ships
        return min(BISHOP_MOST, 2 * sum([ships[ship].cost[self.good] for ship in ships_of(state, seat)]))


class BishopOfMonks(Bishop):
    """Two points for each of one's own monks on the common board."""

    def worth(self, state: SantaMaria, seat: Seat) -> int:
        return min(BISHOP_MOST, 2 * len([there for there in state.monks if there & BIT[seat]]))


class BishopOfSettlers(Bishop):
    """A point for each colonist in the colony, developed line or not."""

    def worth(self, state: SantaMaria, seat: Seat) -> int:
        return min(BISHOP_MOST, colonists_on(state, seat, tuple(range(CELLS))))


class BishopOfTheFleet(Bishop):
    """Two points for each ship in one's own fullest dock."""

    def worth(self, state: SantaMaria, seat: Seat) -> int:
        return min(BISHOP_MOST, 2 * max([state.has(seat, M_DOCK + dock) for dock in range(DOCKS)]))


class BishopOfHamlets(Bishop):
    """Two points for each double tile; a town hall is none."""

    def worth(self, state: SantaMaria, seat: Seat) -> int:
        tiles = state.components().tiles
        doubles = [n for n in tiles_of(state, seat) if tiles[n].shape == DOMINO and not tiles[n].is_hall]
        return min(BISHOP_MOST, 2 * len(doubles))


def tiles_of(state: SantaMaria, seat: Seat) -> list[int]:
    """The tiles in the seat's colony."""
    return [n for n in range(len(state.laid)) if state.laid[n] >= 0 and state.laid[n] // (4 * CELLS) == seat]


BISHOPS: Final = (
    BishopOfOrder("bishop-lines"),
    BishopOfCargo("bishop-sugar", SUGAR),
    BishopOfMonks("bishop-monks"),
    BishopOfSettlers("bishop-settlers"),
    BishopOfTheFleet("bishop-fleet"),
    BishopOfHamlets("bishop-hamlets"),
)

# Who has won.


class NameWinners(Effect[SantaMaria]):
    """Tell who has won; somebody alone is told what was achieved."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        if state.seats == 1:
            for achievement in achievements(state, 0):
                state.tell(AchievementReached(0, achievement))
        found = winners(state)
        for each in found:
            state.tell(MatchWon(each, state.points(each)))
        if not found:
            state.tell(GoalMissed(0, state.points(0)))


def winners(state: SantaMaria) -> list[Seat]:
    """The most points, then the higher pass space of the last year; alone, whoever reaches the goal."""
    if state.seats == 1:
        return [0] if state.points(0) >= SOLO_GOAL else []
    order = state.passed if len(state.passed) == state.seats else list(range(state.seats))
    ranking = sorted(order, key=lambda each: (-state.points(each), state.has(each, M_PASSED), order.index(each)))
    return [ranking[0]]


# Achievements of somebody who plays alone.

COMMUNISM_POINTS: Final = 28
CAPITALISM_SETS: Final = 4
THEOCRACY_POINTS: Final = 30
DEMOCRACY_POINTS: Final = 120
UTOPIA_POINTS: Final = 150


def achievements(state: SantaMaria, seat: Seat) -> list[str]:
    """What the seat has achieved."""
    points = state.points(seat)
    reached = (
        ("communism", state.has(seat, M_POINTS + FROM_COLONISTS) >= COMMUNISM_POINTS),
        ("capitalism", sets_of(state, seat) >= CAPITALISM_SETS),
        ("theocracy", state.has(seat, M_POINTS + FROM_BISHOPS) >= THEOCRACY_POINTS),
        ("goatocracy", state.has_colony(seat) and is_goatocracy(state, seat)),
        ("democracy", points >= DEMOCRACY_POINTS),
        ("utopia", points >= UTOPIA_POINTS),
    )
    return [name for name, is_reached in reached if is_reached]


def is_goatocracy(state: SantaMaria, seat: Seat) -> bool:
    """In some line all six cells are buildings that share a kind."""
    shown = state.components().cells
    for line in full_lines(state, seat):
        kinds = [shown[state.shows(seat, cell)].kinds for cell in LINE_CELLS[line]]
        for kind in kinds[0]:
            if all(kind in each for each in kinds):
                return True
    return False
