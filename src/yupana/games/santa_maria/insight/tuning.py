"""Features that are made more or less of together when weights are tuned; `*` stands for anything."""

from __future__ import annotations

from typing import Final

GROUPS: Final[tuple[tuple[str, ...], ...]] = (
    ("wood", "grain"),
    ("sugar", "gem", "gold", "cacao"),
    ("coin", "paid"),
    ("religion*", "monks"),
    ("conquistador", "conquest"),
    ("ability-*", "scholar-points"),
    ("bishop*",),
    ("ships", "ship-points", "sets", "docks-*"),
    ("colonist*", "empty-cells"),
    ("building-wood", "building-grain"),
    ("building-sugar", "building-gem", "building-cacao"),
    ("building-coin", "building-happiness", "building-trade"),
    ("building-shipping",),
    ("building-conquistador", "building-religion"),
    ("free-buildings", "white-dice", "blue-dice"),
    ("best-column", "second-column", "rows"),
    ("passed*",),
    ("city-*",),
    ("always",),
)
