"""What a die is said to bring comes of it, and what the table says of the points is what would be counted."""

from collections import Counter

import pytest
from tests.budget import TIMES
from tests.games.random_matches import random_match

from yupana.engine.agenda import Seat
from yupana.engine.machine import advance, decision_of, decisions, take
from yupana.games import title
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import BIT, COIN, GOODS, M_SCHOLARS, MAT, THINGS
from yupana.games.santa_maria.monks import AGRONOMY, TAXATION
from yupana.games.santa_maria.scoring import CountPoints, standing
from yupana.games.santa_maria.turn import TakeTurn
from yupana.play.messages import price_of

TITLE = title("santa-maria")
LONG = [pytest.mark.slow, pytest.mark.compiled]
each_seed = pytest.mark.parametrize(
    "seed", [0, 1, *[pytest.param(seed, marks=LONG) for seed in range(2, 2 + 20 * TIMES)]]
)


def held(state: Kingdoms, seat: Seat) -> dict[str, int]:
    return {THINGS[thing]: state.has(seat, thing) for thing in (*GOODS, COIN)}


def learned(state: Kingdoms, seat: Seat) -> Kingdoms:
    """The same table, at which the seat knows what brings more for buildings."""
    world = state.clone()
    world.mats[seat * MAT + M_SCHOLARS] |= BIT[TAXATION] | BIT[AGRONOMY]
    return world


def check_lines(state: Kingdoms, seat: Seat) -> int:
    """Every line that asks nothing on its way brings what it says; how many did."""
    decision = decision_of(state, seat)
    assert decision is not None
    seen = 0
    for option in decision.options:
        world = state.clone()
        take(world, seat, option)
        then = decision_of(world, seat)
        if option.verb != "use" or then is None or not any(each.verb == "end-turn" for each in then.options):
            continue  # something is asked before the turn can end
        said: Counter[str] = Counter()
        for thing, amount in TITLE.talk.kept(state, seat, option, price_of(state, seat, option)):
            said[thing] += amount
        if said["conquistador"]:
            continue  # what lies on the way is seen in the preview
        before, after = held(state, seat), held(world, seat)
        assert {thing: said[thing] for thing in before} == {thing: after[thing] - before[thing] for thing in before}
        seen += 1
    return seen


@each_seed
def test_a_die_brings_what_it_says(seed: int) -> None:
    seen = 0
    for seats in (1, 2, 3):
        for match in random_match(TITLE.game, seats, seed):
            if match.is_over() or not isinstance(decisions(match.state)[0].choice.asks(), TakeTurn):
                continue
            seat = decisions(match.state)[0].seat
            seen += check_lines(match.state, seat) + check_lines(learned(match.state, seat), seat)
    assert seen > 50


@each_seed
def test_points_as_they_stand_are_what_counting_them_gives(seed: int) -> None:
    for seats in (1, 3):
        for n, match in enumerate(random_match(TITLE.game, seats, seed)):
            if match.is_over() or n % 10:
                continue
            for seat in range(seats):
                world: Kingdoms = match.state.clone()
                world.then(seat, CountPoints())
                advance(world)
                assert standing(match.state, seat) == world.points(seat)
