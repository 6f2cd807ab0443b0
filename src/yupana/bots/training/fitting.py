"""Least squares: the weights that would have foretold the points best, held near those that played."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yupana.bots.training.samples import Samples
from yupana.insight.evaluation import Rows, between

AT_ONCE = 4_000  # samples
NOISE = 18.0  # points by which a match ends otherwise when it is played again
DOUBT = 0.3  # a weight is believed to within this part of itself,
LEAST_DOUBT = 0.3  # and so many points;
NO_IDEA = 20.0  # one of which nothing is known yet, to within so many
Numbers = NDArray[np.float64]


class Fit(NamedTuple):
    """Weights by knot and feature, and how far they were off, in points, where they had not looked."""

    rows: Rows
    error: float
    spread: float  # the error of somebody who only knows the average


def fit(samples: Samples, knots: tuple[int, ...], before: Rows, alike: float) -> Fit:
    """Ridge regression towards the weights before; a tenth of the samples is kept back to measure the error.

    Samples of one match say nearly the same, so `alike` of them count as one. Weights are held by what is believed of
    them, not by how often their features are seen: those seen seldom would follow a few lucky matches anywhere.
    """
    late = int(np.max(samples.moments)) + 1
    shares = np.zeros((late, len(knots)))
    for moment in range(late):
        for knot, share in between(knots, moment):
            shares[moment, knot] = share
    known = len(samples.coming) * 9 // 10
    start = np.array(before).reshape(-1)
    normal = np.zeros((len(start), len(start)))
    target = np.zeros(len(start))
    for first in range(0, known, AT_ONCE):
        part = slice(first, min(known, first + AT_ONCE))
        rows = design(samples, shares, part)
        normal += rows.T @ rows
        target += rows.T @ (samples.coming[part] - rows @ start)
    found = start + np.linalg.solve(normal + alike * NOISE**2 * pull(before), target)
    rest = slice(known, len(samples.coming))
    coming = samples.coming[rest]
    missed = coming - design(samples, shares, rest) @ found
    return Fit(found.reshape(len(knots), -1).tolist(), float(np.sqrt((missed**2).mean())), float(coming.std()))


def design(samples: Samples, shares: Numbers, part: slice) -> Numbers:
    """Every feature at every knot, by how near the knot is."""
    near = shares[samples.moments[part]]
    rows = near[:, :, None] * samples.features[part].astype(float)[:, None, :]
    return np.asarray(rows.reshape(len(near), -1), np.float64)


def pull(before: Rows) -> Numbers:
    """What holds weights back: changing at all, and changing unlike the neighbouring knots."""
    along = np.eye(len(before))
    for knot in range(len(before) - 1):
        along[knot : knot + 2, knot : knot + 2] += [[1.0, -1.0], [-1.0, 1.0]]
    size = np.abs(np.array(before)).mean(0)
    doubt = np.where(size > 0, DOUBT * size + LEAST_DOUBT, NO_IDEA)
    return np.asarray(np.kron(along, np.diag(doubt**-2.0)), np.float64)
