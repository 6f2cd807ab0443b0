"""Plots as inline SVG: places in per cent, sizes in pixels, so that they fit a phone and a wall with the same type."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from yupana.bots.arena.intervals import Estimate

MARGIN = 7.0  # per cent left free at each side
BINS = 40
RATING_ROW = 64
SCORE_ROW = 104
AXIS = 24


class Scale:
    """From numbers to per cent of the width."""

    def __init__(self, low: float, high: float) -> None:
        self.step = nice_step((high - low) or 1.0)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)

    def at(self, value: float) -> float:
        """Where a number is."""
        return MARGIN + (100 - 2 * MARGIN) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """The numbers below the plot."""
        return [self.low + n * self.step for n in range(round((self.high - self.low) / self.step) + 1)]


def nice_step(span: float) -> float:
    """1, 2, 2.5 or 5 with noughts, so that at most five steps make the span."""
    size = 10.0 ** floor(log10(span / 5))
    return size * next(factor for factor in (1, 2, 2.5, 5, 10) if factor * size >= span / 5)


def rating_plot(rows: Sequence[tuple[str, Estimate]]) -> str:
    """A dot and its interval for everybody."""
    scale = Scale(min(rating.low for _, rating in rows), max(rating.high for _, rating in rows))
    height = len(rows) * RATING_ROW
    parts = [grid(scale, height)]
    for n, (name, rating) in enumerate(rows):
        top = n * RATING_ROW
        low, high, at = scale.at(rating.low), scale.at(rating.high), scale.at(rating.value)
        words = f"({rating.low:.0f} to {rating.high:.0f})" if rating.half_width() else "by definition"
        parts.append(caption(top, name, f"{rating.value:.0f} {words}"))
        parts.append(f'<rect class="span" x="{low:.2f}%" y="{top + 44}" width="{high - low:.2f}%" height="6" rx="3"/>')
        parts.append(f'<circle class="dot" cx="{at:.2f}%" cy="{top + 47}" r="6"/>')
    return drawing("Ratings with their intervals", height, parts)


def score_plot(rows: Sequence[tuple[str, Sequence[float], Estimate]]) -> str:
    """How everybody's scores are spread, and the mean."""
    scale = Scale(min(min(scores) for _, scores, _ in rows), max(max(scores) for _, scores, _ in rows))
    height = len(rows) * SCORE_ROW
    width = (100 - 2 * MARGIN) / BINS
    parts = [grid(scale, height)]
    for n, (name, scores, mean) in enumerate(rows):
        top = n * SCORE_ROW
        bins = [0] * BINS
        for score in scores:
            bins[min(BINS - 1, int((score - scale.low) / (scale.high - scale.low) * BINS))] += 1
        parts.append(caption(top, name, f"mean {mean.value:.1f} ({mean.low:.1f} to {mean.high:.1f})"))
        for place, count in enumerate(bins):
            tall = count / max(bins) * (SCORE_ROW - 50)
            if count:
                parts.append(
                    f'<rect class="bar" x="{MARGIN + place * width:.2f}%" y="{top + SCORE_ROW - 4 - tall:.1f}" '
                    f'width="{width * 0.88:.2f}%" height="{tall:.1f}"/>'
                )
        at = scale.at(mean.value)
        parts.append(line(at, top + 44, top + SCORE_ROW - 4, "mean"))
    return drawing("How scores are spread", height, parts)


def grid(scale: Scale, height: int) -> str:
    """Faint lines from top to bottom, and their numbers."""
    return "".join(
        line(scale.at(tick), 0, height, "grid")
        + f'<text class="tick" x="{scale.at(tick):.2f}%" y="{height + 17}" text-anchor="middle">{tick:g}</text>'
        for tick in scale.ticks()
    )


def caption(top: int, name: str, words: str) -> str:
    """A name, and below it what the row says."""
    return (
        f'<text class="name" x="0" y="{top + 16}">{escape(shortened(name))}</text>'
        f'<text class="words" x="0" y="{top + 33}">{escape(words)}</text>'
    )


def shortened(name: str) -> str:
    """A name that leaves room on a phone; tables give it in full."""
    return name if len(name) <= 34 else f"{name[:33]}…"


def line(at: float, top: float, bottom: float, kind: str) -> str:
    """Straight down."""
    return f'<line class="{kind}" x1="{at:.2f}%" x2="{at:.2f}%" y1="{top}" y2="{bottom}"/>'


def drawing(label: str, height: int, parts: list[str]) -> str:
    """All of a plot."""
    return f'<svg role="img" aria-label="{label}" width="100%" height="{height + AXIS}">{"".join(parts)}</svg>'
