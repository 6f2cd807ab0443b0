"""One page that says it all and needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from yupana.bots.arena.contestants import allowance
from yupana.bots.arena.intervals import (
    Estimate,
    duels,
    forfeits,
    in_order,
    mean,
    scores_of,
    seconds_per_decision,
    standings,
)
from yupana.bots.arena.plots import rating_plot, score_plot
from yupana.bots.arena.results import Result

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #22201c; --soft: #67625a; --line: #e2ddd3;
  --accent: #0f6b78; --ahead: 15 107 120; --behind: 190 92 20; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181a; --card: #1f2224; --ink: #eceae5; --soft: #a8a49b;
  --line: #34383b; --accent: #5cc4d1; --ahead: 70 190 205; --behind: 232 140 60; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 66rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 0; }
p { margin: .25rem 0 1rem; color: var(--soft); max-width: 46rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.25rem;
  margin-top: 1rem; min-width: 0; }
.pair { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .4rem .9rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--soft); font-weight: 500; font-size: .85rem; vertical-align: bottom; }
tbody th { font-weight: 600; overflow-wrap: anywhere; min-width: 7.5rem; }
tr > th:first-child { position: sticky; left: 0; background: var(--card); }
th small { font-weight: 400; white-space: normal; }
tbody tr:last-child > * { border-bottom: 0; }
small { color: var(--soft); display: block; font-size: .8rem; white-space: nowrap; }
.duels td, .duels thead th { text-align: center; padding: .4rem .5rem; min-width: 5.75rem; max-width: 9rem;
  overflow-wrap: anywhere; }
.duels td { border: 2px solid var(--card); border-radius: 8px; background-clip: padding-box; vertical-align: middle; }
.duels th { border: 0; vertical-align: middle; max-width: 12rem; }
.duels td small { color: inherit; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 1rem 0 0; }
dt { color: var(--soft); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
code { font: .9em/1.4 ui-monospace, monospace; }
code span { display: inline-block; }
svg { display: block; margin-top: .5rem; overflow: visible; font-variant-numeric: tabular-nums; }
svg .name { fill: var(--ink); font-weight: 600; font-size: 14px; }
svg text { paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
svg .words, svg .tick { fill: var(--soft); font-size: 12px; }
svg .grid { stroke: var(--line); }
svg .span { fill: rgb(var(--ahead) / .4); }
svg .dot { fill: var(--accent); }
svg .bar { fill: rgb(var(--ahead) / .5); }
svg .mean { stroke: rgb(var(--behind)); stroke-width: 2; }
"""


@dataclass(frozen=True)
class Occasion:
    """How the arena came about."""

    command: str
    date: str
    stopped: str  # why no more was played


def page(occasion: Occasion, results: list[Result], ratings: dict[str, Estimate]) -> str:
    """The whole report."""
    specs = in_order(results, ratings)
    setting = results[0].fixture.setting
    deals = sorted({result.fixture.seed for result in results})
    options = ", ".join(f"{name}={value}" for name, value in setting.options.items()) or "none"
    facts = {
        "Command": f"<code>{' '.join(f'<span>{escape(word)}</span>' for word in occasion.command.split(' '))}</code>",
        "Date": escape(occasion.date),
        "Version": f"Yupana {escape(setting.version)}, rules of {escape(setting.game)} {setting.rules}",
        "Options": escape(options),
        "Matches": f"{len(results)}: deals {deals[0]} to {deals[-1]}, each played by every line-up from each seat",
        "Stopped": escape(occasion.stopped),
    }
    told = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in facts.items())
    rated = rating_plot([(spec, ratings[spec]) for spec in specs])
    spread = [(spec, scores) for spec in specs for scores in [scores_of(results, spec)]]
    scored = score_plot([(spec, scores, mean(scores)) for spec, scores in spread])
    title = f"Arena of {escape(setting.game)}: {len(specs)} bots, {len(results)} matches"
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><main><h1>{title}</h1><dl>{told}</dl>"
        '<div class="pair">'
        + section(
            "Ratings",
            "Plackett and Luce's model, on the scale of the server's ladder; random, where it plays, is 1000.",
            rated,
        )
        + section("Scores", "In all matches and seats. The upright line is the mean.", scored)
        + "</div>"
        + section(
            "Who beats whom",
            "How often the bot at the left ends before the one above; equals half.",
            wins(specs, results),
        )
        + section(
            "Line-ups", "A shared win is divided. The fair part is that of equal bots.", table_of_line_ups(results)
        )
        + section(
            "Time to think", "By the processor; for programs, by the clock on the wall.", table_of_time(specs, results)
        )
        + "<p>All intervals are for 95 %. Those of ratings come from drawing the deals again, "
        + "or from the model's own doubt where that is wider.</p>"
        + "</main></body></html>\n"
    )


def section(heading: str, words: str, body: str) -> str:
    """A part of the page."""
    return f"<section><h2>{heading}</h2><p>{words}</p>{body}</section>"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    """A table whose first column names its rows; all other columns are cells."""
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    body = "".join(f'<tr><th scope="row">{row[0]}</th>{"".join(row[1:])}</tr>' for row in rows)
    rows_and_head = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="wide" tabindex="0"><table class="{kind}">{rows_and_head}</table></div>'


def named(spec: str) -> str:
    """A contestant; lines may break behind its commas."""
    return escape(spec).replace(",", ",<wbr>").replace(":", ":<wbr>")


def cell(words: str, more: str = "") -> str:
    """A cell with something small below."""
    return f"<td>{words}{f'<small>{more}</small>' if more else ''}</td>"


def wins(specs: list[str], results: list[Result]) -> str:
    """Everybody against everybody; the stronger the colour, the clearer."""
    found = duels(results)
    rows = []
    for one in specs:
        row = [named(one)]
        for other in specs:
            rate = found.get((one, other))
            if rate is None:
                row.append("<td>·</td>")
                continue
            side, depth = ("ahead" if rate.value > 0.5 else "behind"), abs(rate.value - 0.5)
            row.append(
                f'<td style="background: rgb(var(--{side}) / {depth:.2f})">{rate.value:.1%}'
                f"<small>{rate.low:.0%} to {rate.high:.0%}</small></td>"
            )
        rows.append(row)
    return table(["", *map(named, specs)], rows, "duels")


def table_of_line_ups(results: list[Result]) -> str:
    """Wins and scores."""
    rows = [
        [
            f"{named(standing.spec)}<small>in {' · '.join(map(named, standing.lineup))}</small>",
            cell(f"{standing.matches}"),
            cell(f"{standing.wins.value:.1%}", f"{standing.wins.low:.1%} to {standing.wins.high:.1%}"),
            cell(f"{standing.share:.0%}"),
            cell(f"{standing.score.value:.1f}", f"{standing.score.low:.1f} to {standing.score.high:.1f}"),
        ]
        for standing in standings(results)
    ]
    return table(["Bot", "Matches", "Wins", "Fair part", "Mean score"], rows)


def table_of_time(specs: list[str], results: list[Result]) -> str:
    """What everybody may use, and did."""
    rows = [
        [
            named(spec),
            cell(escape(allowance(spec))),
            cell(f"{seconds_per_decision(results, spec) * 1000:,.1f} ms"),
            cell(f"{forfeits(results, spec)}"),
        ]
        for spec in specs
    ]
    return table(["Bot", "May think", "Thought, a decision", "Forfeited"], rows)
