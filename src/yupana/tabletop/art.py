"""The sprites of a title: symbols by name, read from its `art` folder."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

SYMBOL: Final = re.compile(r'<(symbol|pattern) id="([^"]+)".*?</\1>', re.DOTALL)
USED: Final = re.compile(r'href="#([^"]+)"')
OWN: Final = re.compile(r"var\(--(?:seat|weave)\b")


class Art:
    """Symbols and patterns, and which of them each needs."""

    def __init__(self, sheets: list[str]) -> None:
        self.symbols: Final[dict[str, str]] = {}
        for sheet in sheets:
            for found in SYMBOL.finditer(sheet):
                if found[2] in self.symbols:
                    raise ValueError(f"two symbols are called {found[2]}")
                self.symbols[found[2]] = found[0]
        self.worn: Final[dict[str, bool]] = {}

    def needs(self, name: str) -> list[str]:
        """The symbols that this one uses."""
        return USED.findall(self.symbols[name])

    def is_worn(self, name: str) -> bool:
        """It looks different for each seat."""
        if name not in self.worn:
            own = OWN.search(self.symbols[name]) is not None
            self.worn[name] = own or any(self.is_worn(used) for used in self.needs(name))
        return self.worn[name]


def sheets_of(package: str) -> list[str]:
    """The art of a title, and the weaves of all tables."""
    found = [(files("yupana.tabletop") / "weaves.svg").read_text(encoding="utf-8")]
    folder = files(package) / "art"
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.name.endswith(".svg"):
            found.append(each.read_text(encoding="utf-8"))
    return found


def art_of(package: str) -> Art:
    """All sprites of a title."""
    return Art(sheets_of(package))
