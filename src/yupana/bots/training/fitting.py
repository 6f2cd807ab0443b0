"""Least squares: the weights that would have foretold the points best, held near those that played."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yupana.bots.evaluation.evaluation import Rows, between
from yupana.bots.training.samples import Samples

AT_ONCE = 4_000  # samples
Numbers = NDArray[np.float64]


class Fit(NamedTuple):
    """Weights by knot and feature, and how far they were off, in points, where they had not looked."""

    rows: Rows
    error: float
    spread: float  # the error of somebody who only knows the average


def fit(samples: Samples, knots: tuple[int, ...], before: Rows, hold: float) -> Fit:
    """Ridge regression towards the weights before; a tenth of the samples is kept back to measure the error."""
    late = int(samples.moments.max()) + 1
    shares = np.zeros((late, len(knots)))
    for moment in range(late):
        for knot, share in between(knots, moment):
            shares[moment, knot] = share
    known = len(samples.coming) * 9 // 10
    scale = np.sqrt((samples.features[:known].astype(float) ** 2).mean(0)) + 1e-3
    start = (np.array(before) * scale).reshape(-1)
    normal = np.zeros((len(start), len(start)))
    target = np.zeros(len(start))
    for first in range(0, known, AT_ONCE):
        part = slice(first, min(known, first + AT_ONCE))
        rows = design(samples, shares, scale, part)
        normal += rows.T @ rows
        target += rows.T @ (samples.coming[part] - rows @ start)
    found = start + np.linalg.solve(normal + hold * pull(len(knots), len(scale)), target)
    rest = slice(known, len(samples.coming))
    coming = samples.coming[rest]
    missed = coming - design(samples, shares, scale, rest) @ found
    rows = (found.reshape(len(knots), -1) / scale).tolist()
    return Fit(rows, float(np.sqrt((missed**2).mean())), float(coming.std()))


def design(samples: Samples, shares: Numbers, scale: Numbers, part: slice) -> Numbers:
    """Every feature at every knot, by how near the knot is."""
    near = shares[samples.moments[part]]
    return (near[:, :, None] * (samples.features[part] / scale)[:, None, :]).reshape(len(near), -1)


def pull(knots: int, features: int) -> Numbers:
    """What holds weights back: changing at all, and changing unlike the neighbouring knots."""
    along = np.eye(knots)
    for knot in range(knots - 1):
        along[knot : knot + 2, knot : knot + 2] += [[1.0, -1.0], [-1.0, 1.0]]
    return np.asarray(np.kron(along, np.eye(features)), np.float64)
