"""Follows every link and picture inside a folder of pages; what leads elsewhere is not fetched."""

from __future__ import annotations

import posixpath
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

NAMED = ("href", "src", "data")


class Reader(HTMLParser):
    """What a page leads to, and the anchors that it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.anchors: set[str] = {"", "top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember what it points at."""
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value)
            elif name in NAMED:
                self.leads.append(value)


def dead_links(folder: Path) -> list[str]:
    """A sentence for each link of a page in this folder that leads nowhere inside it."""
    files = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    pages = {name: Reader((folder / name).read_text("utf-8")) for name in sorted(files) if name.endswith(".html")}
    leads = [(name, lead) for name, page in pages.items() for lead in dict.fromkeys(page.leads)]
    return [f"{name}: {lead} {problem}" for name, lead in leads if (problem := _problem(files, pages, name, lead))]


def _problem(files: set[str], pages: dict[str, Reader], name: str, lead: str) -> str:
    """Why a link of a page is dead; nothing if it is not."""
    parts = urlsplit(lead)
    if parts.scheme or parts.netloc:
        return ""
    if parts.path.startswith("/"):
        return "works only where the site is not in a folder"
    target = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path))) if parts.path else name
    if parts.path.endswith("/"):
        target = posixpath.join(target, "index.html")
    if target not in files:
        return "is not there"
    # The client reads what follows the # in its address by itself.
    if target in pages and not target.startswith("play/") and unquote(parts.fragment) not in pages[target].anchors:
        return "names a part that the page does not have"
    return ""
