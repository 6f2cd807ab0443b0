"""The three years, and what happens between them."""

from __future__ import annotations

from yupana.engine.agenda import Effect, Seat
from yupana.games.santa_maria.board import (
    BIT,
    CELLS,
    CONQUEST_POINTS,
    EMPTY,
    FACES,
    M_BLUE,
    M_BLUE_USED,
    M_CONQUEST,
    M_CONQUISTADOR,
    M_FREE,
    M_PAID,
    M_PASSED,
    M_WHITE,
    MAT,
    TREE_POINTS,
    TREES,
    YEARS,
)
from yupana.games.santa_maria.display import FillDisplay, RollBlueDice, RollWhiteDice
from yupana.games.santa_maria.facts import ConquestScored, YearBegan, YearEnded
from yupana.games.santa_maria.scoring import NameWinners
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.turn import NEXT_TURN


class Year(Effect[SantaMaria]):
    """Turns are taken until everybody has passed; then the year ends."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.year += 1
        state.tell(YearBegan(state.year, state.first_player))
        state.then(state.first_player, NEXT_TURN)
        state.then(state.first_player, EndYear())


class EndYear(Effect[SantaMaria]):
    """Conquistadors score and go home, buildings are cleared; then the next year is laid out, or points are counted."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.tell(YearEnded(state.year))
        score_conquest(state)
        for each in range(state.seats):
            state.put(each, M_CONQUISTADOR, 0)
            clear_colony(state, each)
        state.end_year()
        if state.year == YEARS:
            for each in state.seats_from(seat):
                state.then(each, state.count(each))
            state.then(seat, NameWinners())
            return
        first = pass_ranking(state)[0]
        for each in range(state.seats):
            clear_mat(state, each)
        state.first_player = first
        state.passed = []
        state.white = [0] * FACES
        state.blue = [0] * FACES
        state.then(first, FillDisplay())
        state.then(first, RollWhiteDice())
        state.then(first, RollBlueDice())
        state.begin_year()
        state.then(first, Year())


# Conquistadors.


def conquest_ranking(state: SantaMaria) -> list[Seat]:
    """Everybody, the farthest first; on one space whoever came there first, which is the lowest of the stack."""
    order = state.march
    return sorted(range(state.seats), key=lambda each: (-state.has(each, M_CONQUISTADOR), order.index(each)))


def conquest_points(state: SantaMaria, seat: Seat) -> int:
    """What the conquistador scores at the end of this year: by rank, alone for its tree; nothing before it set out."""
    gone = state.has(seat, M_CONQUISTADOR)
    if not gone:
        return 0
    year = state.year - 1
    if state.seats == 1:
        return TREE_POINTS[year] if gone >= TREES[year] else 0
    return CONQUEST_POINTS[state.seats][year][conquest_ranking(state).index(seat)]


def score_conquest(state: SantaMaria) -> None:
    """Everybody scores, the farthest first."""
    for rank, seat in enumerate(conquest_ranking(state), start=1):
        points = conquest_points(state, seat)
        if points:
            state.add(seat, M_CONQUEST + state.year - 1, points)
            state.tell(ConquestScored(seat, rank, points))


# Between years.


def pass_ranking(state: SantaMaria) -> list[Seat]:
    """Everybody who has passed, from the topmost space; on a shared one whoever came first."""
    order = state.passed
    return sorted(order, key=lambda each: (state.has(each, M_PASSED), order.index(each)))


def clear_colony(state: SantaMaria, seat: Seat) -> None:
    """Coins go to the supply, dice leave: every building is free again."""
    shown = state.components().cells
    free = 0
    for cell in range(CELLS):
        state.marks[seat * CELLS + cell] = 0
        code = state.shows(seat, cell)
        if code != EMPTY and shown[code].is_building:
            free |= BIT[cell]
    state.put(seat, M_FREE, free)


def clear_mat(state: SantaMaria, seat: Seat) -> None:
    """The marker returns to the market square, dice to the hand, and counting begins anew."""
    at = seat * MAT
    for thing in (M_WHITE, M_BLUE_USED, M_PAID):
        state.mats[at + thing] = 0
    state.mats[at + M_PASSED] = EMPTY
    for face in range(FACES):
        state.mats[at + M_BLUE + face] = 0
