"""What the gods reward, what monuments are worth, and who has won."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Seat
from yupana.games.tzolkin.board import (
    CORN_PER_POINT,
    FROM_GOODS,
    FROM_LEADS,
    FROM_MONUMENTS,
    FROM_SKULLS,
    FROM_STEPS,
    GOLD,
    IN_CORN,
    KUKULKAN,
    LEADER_POINTS,
    M_POINTS,
    QUARTERS,
    SKULL,
    SKULL_END_POINTS,
    STEP_GOODS,
    STEP_POINTS,
    TEMPLES,
)
from yupana.games.tzolkin.facts import (
    FinalScoringBegan,
    GodsRewarded,
    GoodsCounted,
    MatchWon,
    MonumentCounted,
    SkullsCounted,
    SkullsRanShort,
)
from yupana.games.tzolkin.monuments import FIRST_MONUMENT, MONUMENT_NAMES, MONUMENTS
from yupana.games.tzolkin.state import Tzolkin

SKULL_STEP: Final = 5  # of Kukulkan


class MidAgeRewards(Effect[Tzolkin]):
    """Each temple gives the goods of the player's step and of all below; skulls for all entitled or for none."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        entitled = [each for each in range(state.seats) if state.step(each, KUKULKAN) >= SKULL_STEP]
        enough = len(entitled) <= state.skulls
        if not enough:
            state.tell(SkullsRanShort())
        for each in range(state.seats):
            goods = [
                good
                for temple in range(len(TEMPLES))
                for step, good in STEP_GOODS[temple].items()
                if state.step(each, temple) >= step and (good != SKULL or enough)
            ]
            if goods:
                state.tell(GodsRewarded(each))
            for good in goods:
                state.gain(each, good, 1)


class TemplePoints(Effect[Tzolkin]):
    """Each temple scores the player's own step, and the highest of all gets a bonus; shared, it is half for each."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        for temple in range(len(TEMPLES)):
            highest = max([state.step(each, temple) for each in range(state.seats)])
            leaders = [each for each in range(state.seats) if state.step(each, temple) == highest]
            bonus = LEADER_POINTS[temple][state.food_days_done // 2]
            for each in range(state.seats):
                state.score(each, FROM_STEPS, STEP_POINTS[temple][state.step(each, temple)], temple)
            for each in leaders:
                state.score(each, FROM_LEADS, bonus if len(leaders) == 1 else bonus // 2, temple)


class FinalScoring(Effect[Tzolkin]):
    """Everybody's points are counted, and the winners named."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.tell(FinalScoringBegan())
        for each in range(state.seats):
            state.then(each, CountPoints())
        state.then(seat, NameWinners())


class CountPoints(Effect[Tzolkin]):
    """A quarter of a point for each corn's worth of goods, three points for each skull, and the monuments."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        quarters = goods_value(state, seat) * QUARTERS // CORN_PER_POINT
        state.add(seat, M_POINTS + FROM_GOODS, quarters)
        state.tell(GoodsCounted(seat, quarters / QUARTERS))
        if state.has(seat, SKULL):
            points = SKULL_END_POINTS * state.has(seat, SKULL)
            state.add(seat, M_POINTS + FROM_SKULLS, points * QUARTERS)
            state.tell(SkullsCounted(seat, points))
        for tile in range(len(MONUMENTS)):
            if state.owners[FIRST_MONUMENT + tile] == seat:
                points = MONUMENTS[tile].worth.points(state, seat)
                state.add(seat, M_POINTS + FROM_MONUMENTS, points * QUARTERS)
                state.tell(MonumentCounted(seat, MONUMENT_NAMES[tile], points))


def goods_value(state: Tzolkin, seat: Seat) -> int:
    """Corn and resources, in corn."""
    return sum([state.has(seat, good) * IN_CORN[good] for good in range(GOLD + 1)])


class NameWinners(Effect[Tzolkin]):
    """Tell who has won."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        found = winners(state)
        for each in found:
            state.tell(MatchWon(each, state.points(each) / QUARTERS, len(found) > 1))


def winners(state: Tzolkin) -> list[Seat]:
    """The most points; then the most workers on the gears; then the victory is shared."""
    standing = [(state.points(seat), state.on_gears(seat)) for seat in range(state.seats)]
    best = max(standing)
    return [seat for seat in range(state.seats) if standing[seat] == best]
