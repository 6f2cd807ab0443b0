"""Ladders of bots: matches, tables in the terminal, and a report."""

from __future__ import annotations

import shlex
import sys
from datetime import date
from importlib.util import find_spec
from pathlib import Path

from rich.markup import escape
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import yupana
from yupana.bots.arena.contestants import contestant, split
from yupana.bots.arena.intervals import Estimate, duels, in_order, is_known, seconds_per_decision, standings
from yupana.bots.arena.ratings import rate
from yupana.bots.arena.report import Occasion, page
from yupana.bots.arena.results import Result
from yupana.bots.arena.running import compete
from yupana.bots.arena.schedule import LineUp, Setting, line_ups, matches_per_deal
from yupana.cli.common import console, fail, match_from
from yupana.games import title


def arena(
    name: str,
    bots: list[str],
    tables: list[str],
    seats: int,
    matches: int,
    until: float,
    jobs: int,
    variants: list[str],
    seed: int,
    file: Path | None,
    report: Path | None,
) -> None:
    """Play until enough is known; show it, and write it down."""
    if find_spec("openskill") is None:
        fail("The arena needs its extra: pip install 'yupana[arena]'")
    chosen = title(name)
    try:
        lineups = checked_line_ups(bots, tables, seats)
        for lineup in lineups:
            options = match_from(chosen, len(lineup), variants).options
            for spec in lineup:
                contestant(spec, name)
    except ValueError as problem:
        fail(str(problem))
    setting = Setting(yupana.__version__, name, chosen.game.version(), options)
    per_deal = matches_per_deal(lineups)
    deals = matches // per_deal
    if deals < 2:
        fail(f"these line-ups play {per_deal} matches with each deal, and need two deals")
    results: list[Result] = []
    stopped = ""
    with Progress(
        *Progress.get_default_columns()[:-1],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        task = progress.add_task(name, total=deals * per_deal)
        try:
            for result in compete(setting, lineups, range(seed, seed + deals), until, jobs, file):
                results.append(result)
                progress.advance(task)
        except KeyboardInterrupt:
            stopped = "by hand"
    results = results[: len(results) // per_deal * per_deal]
    if len(results) < 2 * per_deal:
        fail("stopped before two deals were played")
    stopped = stopped or reason(results, until)
    ratings = rate(results)
    show(results, ratings)
    console.print(f"{len(results)} matches, {len(results) // per_deal} deals; stopped {stopped}")
    if report:
        command = shlex.join(["yupana", *sys.argv[1:]])
        report.write_text(
            page(Occasion(command, date.today().isoformat(), stopped), results, ratings), encoding="utf-8"
        )
        console.print(f"The report is in {report}", markup=False)


def checked_line_ups(bots: list[str], tables: list[str], seats: int) -> list[LineUp]:
    """Those that were asked for, or else all that the bots make."""
    asked = [tuple(split(table)) for table in tables]
    lineups = list(dict.fromkeys(asked or line_ups(list(dict.fromkeys(bots)), seats)))
    if not lineups:
        raise ValueError("name two bots, or a line-up")
    if min([len(lineup) for lineup in lineups]) < 2:
        raise ValueError("a line-up is of two bots or more")
    return lineups


def reason(results: list[Result], until: float) -> str:
    """Why no more was played."""
    if until and is_known(results, until):
        return f"when every win rate was known to within {until:.1%}"
    return "after all matches that were asked for"


def show(results: list[Result], ratings: dict[str, Estimate]) -> None:
    """Ratings, duels and line-ups."""
    specs = in_order(results, ratings)
    rated = Table("", "bot", "rating", "from", "to", "ms a decision", title="Ratings")
    for place, spec in enumerate(specs, 1):
        rating, thought = ratings[spec], 1000 * seconds_per_decision(results, spec)
        rated.add_row(
            f"{place}", escape(spec), *[f"{n:.0f}" for n in (rating.value, rating.low, rating.high)], f"{thought:,.1f}"
        )
    console.print(rated)
    beats = Table("", "ends before", *[f"{place}" for place, _ in enumerate(specs, 1)], title="Who beats whom")
    found = duels(results)
    for place, one in enumerate(specs, 1):
        rates = [found.get((one, other)) for other in specs]
        beats.add_row(f"{place}", escape(one), *[percent(rate) if rate else "" for rate in rates])
    console.print(beats)
    told = Table("line-up", "bot", "matches", "wins", "fair part", "mean score", title="Line-ups")
    for standing in standings(results):
        told.add_row(
            escape(" · ".join(standing.lineup)),
            escape(standing.spec),
            f"{standing.matches}",
            percent(standing.wins),
            f"{standing.share:.0%}",
            f"{standing.score.value:.1f} ±{standing.score.half_width():.1f}",
        )
    console.print(told)


def percent(rate: Estimate) -> str:
    """A rate and its interval."""
    return f"{rate.value:.1%} ({rate.low * 100:.0f}–{rate.high * 100:.0f})"
