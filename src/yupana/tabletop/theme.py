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


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, from 1 to 21, as the accessibility guidelines count it."""
    light, dark = sorted([_luminance(one), _luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
