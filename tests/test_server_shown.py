"""What the pages for programs and hosts say of the server is what the server has."""

from __future__ import annotations

import re
from pathlib import Path

from docs.site.interface import describe

from yupana.server import monitoring

DOCS = Path(__file__).parents[1] / "docs"
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


def test_hosts_are_told_to_watch_numbers_that_are_there() -> None:
    told = set(re.findall(r"yupana_[a-z_]+", (DOCS / "hosting.md").read_text("utf-8")))
    known = {f"yupana_{name}_total" for name in monitoring.COUNTED}
    for family in monitoring.registry.collect():
        known |= {f"{family.name}{end}" for end in ("", "_total", "_sum", "_count")}
    assert told
    assert told <= known
