"""The colours of all tables, by day and by night, and what each seat wears."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Names are those of the variables that art uses: var(--ink), var(--bone), ...
DAY: Final[Mapping[str, str]] = {
    "parchment": "#F4ECD8",  # the page
    "limestone": "#E4D8BC",  # boards
    "sand": "#CDBB93",  # wells, empty spaces
    "bone": "#FBF7EC",  # plates
    "ink": "#23201C",  # outlines and figures
}
NIGHT: Final[Mapping[str, str]] = {
    "parchment": "#1B1916",
    "limestone": "#3B362E",
    "sand": "#514A3E",
    "bone": "#2A2621",
    "ink": "#F4ECD8",
}
SEATS: Final = ("#B5402A", "#2F7D5B", "#E0A526", "#35507A", "#6B4A86")  # each with the weave of its number


def variables(night: bool = False, seat: int | None = None) -> dict[str, str]:
    """Every variable that art may use."""
    found = dict(NIGHT if night else DAY)
    found["seat"] = found["sand"] if seat is None else SEATS[seat]
    found["weave"] = "none" if seat is None else f"url(#weave-{seat})"
    return found
