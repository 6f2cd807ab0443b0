"""What the pages for programs and hosts say of the server is what the server has."""

from __future__ import annotations

import json
import re
from pathlib import Path

from docs.site.interface import describe
from prometheus_client import Counter, Gauge, Histogram

from yupana.server import monitoring
from yupana.server.housekeeping import KEPT

DOCS = Path(__file__).parents[1] / "docs"
WATCHING = DOCS.parent / "deploy" / "watching"
SOCKET = "/api/socket"  # the description of HTTP has none


def routes_told(page: str) -> set[str]:
    """The routes of the table: `GET`, `POST /api/things/{id}?how=` are two, of the same path."""
    found: set[str] = set()
    for cell in re.findall(r"^\| (`.*?`) \|", page, re.MULTILINE):
        told = re.findall(r"`(?:([A-Z]+) ?)?(/api/[^`?]*)?[^`]*`", cell)
        path = ""
        for method, named in reversed(told):  # a method without a path has that of the next
            path = named or path
            if method and path:
                found.add(f"{method} {re.sub(r'{.*?}', '{}', path)}")
    return found


def test_the_page_names_every_route_and_no_other() -> None:
    described = describe()["paths"]
    known = {f"{method.upper()} {re.sub(r'{.*?}', '{}', path)}" for path in described for method in described[path]}
    assert routes_told((DOCS / "server.md").read_text("utf-8")) == known - {f"GET {SOCKET}"}


def numbers_there() -> dict[str, set[str]]:
    """Every number that `/metrics` can show, with its labels."""
    known: dict[str, set[str]] = {f"yupana_{name}_total": set() for name in monitoring.COUNTED}
    for kept in [each for each in vars(monitoring).values() if isinstance(each, Counter | Gauge | Histogram)]:
        family = next(iter(kept.collect()))
        ends = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}[family.type]
        labels = {*kept._labelnames, *(["le"] if family.type == "histogram" else [])}
        known |= {f"{family.name}{end}": labels for end in ends}
    return known


def test_hosts_are_told_to_watch_numbers_that_are_there() -> None:
    told = set(re.findall(r"yupana_[a-z_]+", (DOCS / "hosting.md").read_text("utf-8")))
    known = numbers_there()
    families = {name.removesuffix("_bucket") for name in known}
    assert told
    assert told <= {*known, *families}


def test_the_dashboard_and_the_alerts_name_numbers_and_labels_that_are_there() -> None:
    alerts = (WATCHING / "alerts.yaml").read_text("utf-8")
    dashboard = json.loads((WATCHING / "dashboard.json").read_text("utf-8"))
    asked = re.findall(r"^ +expr: (?:>-\n +)?(.+)$", alerts, re.MULTILINE)
    assert len(asked) == alerts.count("- alert:") > 0
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    known = numbers_there()
    for expression in asked + shown:
        used = set(re.findall(r"yupana_[a-z_]+", expression))
        assert used or re.match(r"(up|.*process_\w+)\{job=~", expression), expression
        assert used <= set(known), expression
        labels = {"job", "instance", *[label for name in used for label in known[name]]}
        named = re.findall(r"by \(([^)]*)\)", expression) + re.findall(r"\{(\w+)=", expression)
        assert {each.strip() for one in named for each in one.split(",")} <= labels, expression
    assert {name for name in known if not name.endswith(("_bucket", "_count", "_sum"))} <= set(
        re.findall(r"yupana_[a-z_]+", " ".join(shown))
    ), "the dashboard shows everything there is"


def test_every_alert_that_the_guide_names_is_a_rule() -> None:
    guide = (DOCS / "hosting.md").read_text("utf-8")
    rules = (WATCHING / "alerts.yaml").read_text("utf-8")
    for expression in re.findall(r"^\| `((?:increase|rate|yupana_)[^`]*)`", guide, re.MULTILINE):
        assert expression in rules, expression


def test_the_guide_says_of_everything_how_long_it_is_kept() -> None:
    guide = (DOCS / "hosting.md").read_text("utf-8")
    table = guide.partition("| what | for how long |\n|---|---|\n")[2].partition("\n\n")[0]
    assert table.splitlines() == [f"| {what} | {long} |" for what, long in KEPT]
