"""The end of the game: final scoring, ties, winners."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Seat
from yupana.engine.grammar import DECLINE
from yupana.games.tawantinsuyu.board import (
    BUILDING_POINTS,
    EMPTY,
    FROM_ARMIES,
    FROM_FACE_UP,
    FROM_GOLD,
    FROM_HAND,
    FROM_LEFTOVERS,
    FROM_TAPESTRIES,
    FROM_TEMPLE_TOP,
    FROM_WORKERS,
    GOLD,
    GOODS,
    M_GODS,
    SOLO_TARGET,
    STEP_END_POINTS,
    TAPESTRY_POINTS,
)
from yupana.games.tawantinsuyu.facts import FinalScoringBegan, MatchWon, SoloLost
from yupana.games.tawantinsuyu.market import Z06, Z15, owns
from yupana.games.tawantinsuyu.state import AXOMAMMA, FACE_UP, Tawantinsuyu
from yupana.games.tawantinsuyu.tapestry import rows_of, tiles_of
from yupana.games.tawantinsuyu.variants import H7

ENDING: Final = (  # what is counted at the end, in this order
    FROM_TAPESTRIES,
    FROM_TEMPLE_TOP,
    FROM_FACE_UP,
    FROM_HAND,
    FROM_ARMIES,
    FROM_WORKERS,
    FROM_GOLD,
    FROM_LEFTOVERS,
)


class EndGame(Effect[Tawantinsuyu]):
    """Last exchanges with Z15, then everybody's points are counted."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.active = EMPTY
        state.tell(FinalScoringBegan())
        order = state.seats_from(seat)
        for each in order:
            state.then(each, PrepareEnd())
        for each in order:
            if owns(state, each, Z15):
                state.then(each, ExchangeLast())
        for each in order:
            state.then(each, CountPoints())
        state.then(seat, NameWinners())


class PrepareEnd(Effect[Tawantinsuyu]):
    """Players have nothing to prepare for the final scoring; Axomamma has."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        pass


class ExchangeLast(Choice[Tawantinsuyu]):
    """The owner of Z15 may exchange goods once more, for gold scores and other goods do not."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return []

    def way_out(self) -> Option | None:
        return DECLINE


class CountPoints(Effect[Tawantinsuyu]):
    """Tapestries, temple, buildings, cards, workers and gold score."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for source in ENDING:
            state.score(seat, source, end_points(state, seat, source))


def end_points(state: Tawantinsuyu, seat: Seat, source: int) -> int:
    """What a part of the final scoring is worth to a seat."""
    if source == FROM_TAPESTRIES:
        return sum([TAPESTRY_POINTS[len(tiles_of(state, row))] for row in rows_of(state, seat)])
    if source == FROM_TEMPLE_TOP:
        return STEP_END_POINTS[state.step(seat)]
    if source == FROM_FACE_UP:
        return BUILDING_POINTS * state.buildings.count(seat)
    if source == FROM_HAND:
        return state.has(seat, M_GODS) * (2 if owns(state, seat, Z06) else 1)
    if source == FROM_ARMIES:
        return state.army.count(FACE_UP + seat)
    if source == FROM_WORKERS:
        return state.workers(seat)
    if source == FROM_GOLD:
        return state.has(seat, GOLD)
    return goods(state, seat) if state.is_hers(seat) and state.rules[H7] else 0


def goods(state: Tawantinsuyu, seat: Seat) -> int:
    """All potatoes, corn, stone and gold of a seat."""
    return sum([state.has(seat, good) for good in range(len(GOODS))])


class NameWinners(Effect[Tawantinsuyu]):
    """Tell who has won."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        found = winners(state)
        for each in found:
            state.tell(MatchWon(each, state.points(each), len(found) > 1))
        if not found:
            state.tell(SoloLost(state.points(0), state.points(AXOMAMMA)))


def winners(state: Tawantinsuyu) -> list[Seat]:
    """The most points, then the most goods, then shared; alone, enough points and more than Axomamma."""
    if state.solo:
        points = state.points(0)
        return [0] if points >= SOLO_TARGET and points > state.points(AXOMAMMA) else []
    standing = [(state.points(seat), goods(state, seat)) for seat in range(state.seats)]
    best = max(standing)
    return [seat for seat in range(state.seats) if standing[seat] == best]
