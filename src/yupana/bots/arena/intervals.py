"""How sure one can be: every interval holds the truth in 95 of 100 cases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import sqrt
from statistics import fmean, stdev

from yupana.bots.arena.results import Result, contestants_of
from yupana.bots.arena.schedule import LineUp

Z = 1.959964  # standard deviations to each side that hold 95 %


@dataclass(frozen=True)
class Estimate:
    """A number, and where it may lie as well."""

    value: float
    low: float
    high: float

    def half_width(self) -> float:
        """To each side, about."""
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Standing:
    """How one contestant did in one line-up, in all its seats together."""

    lineup: LineUp
    spec: str
    matches: int
    share: float  # of the seats, and so of the wins if all were equally good
    wins: Estimate
    score: Estimate  # of a seat


def wilson(wins: float, matches: int) -> Estimate:
    """A win rate with Wilson's interval; a shared win counts as a part of one."""
    rate = wins / matches
    spread = Z * Z / matches
    middle = (rate + spread / 2) / (1 + spread)
    width = Z * sqrt(rate * (1 - rate) / matches + spread / matches / 4) / (1 + spread)
    return Estimate(rate, max(0.0, middle - width), min(1.0, middle + width))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of some numbers, at least two."""
    value = fmean(values)
    width = Z * stdev(values) / sqrt(len(values))
    return Estimate(value, value - width, value + width)


def standings(results: list[Result]) -> list[Standing]:
    """Line-up by line-up, everybody in it."""
    by_lineup: dict[LineUp, list[Result]] = {}
    for result in results:
        by_lineup.setdefault(result.fixture.lineup, []).append(result)
    return [
        Standing(
            lineup,
            spec,
            len(played),
            lineup.count(spec) / len(lineup),
            wilson(sum([result.wins(spec) for result in played]), len(played)),
            mean(scores_of(played, spec)),
        )
        for lineup, played in by_lineup.items()
        for spec in dict.fromkeys(lineup)
    ]


def scores_of(results: list[Result], spec: str) -> list[float]:
    """All scores of a contestant, seat by seat."""
    return [score for result in results for seat, score in zip(result.seats(), result.scores) if seat == spec]


def duels(results: list[Result]) -> dict[tuple[str, str], Estimate]:
    """How often the first of a pair comes before the second; equals count half."""
    ahead: dict[tuple[str, str], list[float]] = {}
    for result in results:
        seated = list(zip(result.seats(), result.places()))
        for one, other in permutations(dict.fromkeys(result.fixture.lineup), 2):
            mine = [place for spec, place in seated if spec == one]
            theirs = [place for spec, place in seated if spec == other]
            better = [(place < rival) + (place == rival) / 2 for place in mine for rival in theirs]
            ahead.setdefault((one, other), []).append(fmean(better))
    return {pair: wilson(sum(found), len(found)) for pair, found in ahead.items()}


def is_known(results: list[Result], until: float) -> bool:
    """No win rate can be wrong by more than this."""
    return all(standing.wins.half_width() <= until for standing in standings(results))


def seconds_per_decision(results: list[Result], spec: str) -> float:
    """How long a contestant thought, on average."""
    pairs = [
        (seconds, decisions)
        for result in results
        for seat, seconds, decisions in zip(result.seats(), result.seconds, result.decisions)
        if seat == spec
    ]
    return sum([seconds for seconds, _ in pairs]) / max(1, sum([decisions for _, decisions in pairs]))


def forfeits(results: list[Result], spec: str) -> int:
    """Decisions that a program did not make in time, or not by the rules."""
    return sum([missed for result in results for seat, missed in zip(result.seats(), result.forfeits) if seat == spec])


def in_order(results: list[Result], ratings: dict[str, Estimate]) -> list[str]:
    """Everybody who played, the best first."""
    return sorted(contestants_of(results), key=lambda spec: -ratings[spec].value)
