"""What an evaluation is, and one whose weights were fitted to matches."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from yupana.engine.agenda import Seat, mypyc_attr

UNIT: Final = 100  # values are in hundredths of a point
FINE: Final = 1000  # weights are kept in thousandths of that

Rows = list[list[float]]  # weights in points, by knot and feature


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Says how good a table looks for a seat, in hundredths of a point."""

    def value(self, state: Any, seat: Seat) -> int:
        """More is better."""
        raise NotImplementedError

    def starting(self) -> Evaluation:
        """As it was before any fitting: a rough guess, which never changes."""
        return self

    def own(self) -> float:
        """How much the own points count beside the lead, from 0 to 1."""
        return 0.7

    def explore(self) -> float:
        """How much a search tries what promises less; the more options there usually are, the less of it."""
        return 0.12

    def replies(self) -> bool:
        """Whether a search looks at what others do after the turn, or thinks its own through to the end."""
        return True

    def stretch(self, state: Any) -> int:
        """A number that changes where a search has thought enough, though nobody else was asked and no turn ended."""
        return 0

    def finishes(self) -> int:
        """In how many ways a search finishes a turn, at random, before it asks; 0: it asks in the middle of a turn."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Fitted(Evaluation):
    """Points scored, and a weighted sum of features for those still to come; the weights change as time goes by."""

    def __init__(self, package: str, names: tuple[str, ...], knots: tuple[int, ...], rows: Rows | None = None) -> None:
        self.package: Final = package  # where weights ship
        self.names: Final = names  # of the features
        self.knots: Final = knots  # moments at which every feature has a weight of its own
        self.rows: Final = shipped(package, "weights", names, knots) if rows is None else rows
        self.weights: Final = by_moment(self.rows, knots)

    def with_rows(self, rows: Rows) -> Fitted:
        """The same with other weights."""
        return type(self)(self.package, self.names, self.knots, rows)

    def starting(self) -> Fitted:
        return self.with_rows(shipped(self.package, "weights-start", self.names, self.knots))

    def scored(self, state: Any, seat: Seat) -> int:
        """What the seat has for certain."""
        raise NotImplementedError

    def moment(self, state: Any) -> int:
        """How late it is; negative when the match is over."""
        raise NotImplementedError

    def features(self, state: Any, seat: Seat) -> list[int]:
        """The numbers that tell what is still to come."""
        raise NotImplementedError

    def value(self, state: Any, seat: Seat) -> int:
        total = self.scored(state, seat)
        moment = self.moment(state)
        if moment < 0:
            return total
        weights = self.weights[min(moment, len(self.weights) - 1)]
        found = self.features(state, seat)
        sum = 0
        for n in range(len(found)):
            if found[n]:
                sum += found[n] * weights[n]
        return total + sum // FINE


def between(knots: tuple[int, ...], moment: int) -> list[tuple[int, float]]:
    """The knots around a moment, and how much each counts there."""
    if moment <= knots[0]:
        return [(0, 1.0)]
    for n in range(1, len(knots)):
        if moment <= knots[n]:
            share = (moment - knots[n - 1]) / (knots[n] - knots[n - 1])
            return [(n - 1, 1.0 - share), (n, share)]
    return [(len(knots) - 1, 1.0)]


def by_moment(rows: Rows, knots: tuple[int, ...]) -> list[list[int]]:
    """Weights at knots, in points, spread over all moments."""
    found: list[list[int]] = []
    for moment in range(knots[-1] + 1):
        row = [0.0] * len(rows[0])
        for knot, share in between(knots, moment):
            for n in range(len(row)):
                row[n] += share * rows[knot][n]
        found.append([round(weight * UNIT * FINE) for weight in row])
    return found


def shipped(package: str, file: str, names: tuple[str, ...], knots: tuple[int, ...]) -> Rows:
    """Weights that ship with a game."""
    text = resources.files(package).joinpath(f"{file}.json").read_text("utf-8")
    return read_weights(text, names, knots)


def read_weights(text: str, names: tuple[str, ...], knots: tuple[int, ...]) -> Rows:
    """Weights from a file; a feature that it does not know counts nothing."""
    kept: dict[str, list[float]] = json.loads(text)
    nothing = [0.0] * len(knots)
    return [[kept.get(name, nothing)[knot] for name in names] for knot in range(len(knots))]


def write_weights(names: tuple[str, ...], rows: Rows) -> str:
    """Weights as a file: a line for each feature, in points at each knot."""
    lines = [f"{json.dumps(name)}: {json.dumps([round(row[n], 3) for row in rows])}" for n, name in enumerate(names)]
    return "{\n" + ",\n".join(lines) + "\n}\n"
