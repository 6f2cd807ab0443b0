"""Ratings by Plackett and Luce's model, on the scale of the server's ladder; intervals by drawing the deals again."""

from __future__ import annotations

from itertools import chain
from random import Random
from statistics import fmean, stdev

from yupana.bots.arena.intervals import Estimate, Z
from yupana.bots.arena.results import Result, contestants_of

ANCHOR = "random"  # rated the same in every arena, if it plays
ANCHORED = 1000  # as the server shows somebody of whom nothing is known
STEP = 40  # shown points for each point of skill, as on the server
REDRAWS = range(40, 201)  # how often the deals are drawn again
RATED_MAX = 100_000  # matches that are rated for the intervals; some seconds


def rate(results: list[Result]) -> dict[str, Estimate]:
    """Everybody's rating."""
    by_deal: dict[int, list[Result]] = {}
    for result in results:
        by_deal.setdefault(result.fixture.seed, []).append(result)
    deals = list(by_deal.values())
    chance = Random(1)  # the same results give the same intervals
    redraws = min(max(RATED_MAX // len(results), REDRAWS[0]), REDRAWS[-1])
    drawn = [skills(list(chain(*chance.choices(deals, k=len(deals))))) for _ in range(redraws)]
    found: dict[str, Estimate] = {}
    for spec, (value, doubt) in skills(results).items():
        # Where the same bot always wins, drawing again changes nothing; the model knows better.
        width = Z * max(stdev([again[spec][0] for again in drawn]), doubt)
        found[spec] = Estimate(value, value - width, value + width)
    return found


def skills(results: list[Result]) -> dict[str, tuple[float, float]]:
    """What everybody is rated after these matches, in their order, and how much the model doubts it."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held = {spec: model.rating() for spec in contestants_of(results)}
    for result in results:
        seats = result.seats()
        places = [float(place) for place in result.places()]
        after = model.rate([[held[spec]] for spec in seats], ranks=places)
        for spec in dict.fromkeys(seats):  # who holds several seats learns their average
            mine = [team[0] for team, seat in zip(after, seats) if seat == spec]
            held[spec] = model.rating(mu=fmean([one.mu for one in mine]), sigma=fmean([one.sigma for one in mine]))
    zero = held[ANCHOR].mu if ANCHOR in held else model.mu
    return {
        spec: (ANCHORED + STEP * (rating.mu - zero), 0.0 if spec == ANCHOR else STEP * rating.sigma)
        for spec, rating in held.items()
    }
