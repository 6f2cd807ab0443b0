"""Features that are made more or less of together when weights are tuned; `*` stands for anything."""

from __future__ import annotations

from typing import Final

GROUPS: Final[tuple[tuple[str, ...], ...]] = (
    ("corn", "saved-corn", "corn-tiles"),
    ("wood", "wood-tiles"),
    ("stone", "gold"),
    ("skull*",),
    ("hunger-*", "fed"),
    ("workers-?", "available"),
    ("agriculture-*",),
    ("extraction-*",),
    ("architecture-*",),
    ("theology-*",),
    ("chaac-*", "quetzalcoatl-*", "kukulkan-*"),
    ("lead", "shared-lead", "next-*"),
    ("*-frames",),
    ("monument*",),
    ("placing", "picking-up", "deciding"),
    ("palenque-?",),
    ("yaxchilan-?",),
    ("tikal-?",),
    ("uxmal-?",),
    ("chichen-itza-*",),
    ("always",),
)
