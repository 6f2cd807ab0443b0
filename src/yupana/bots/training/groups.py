"""Features that are made more or less of together when weights are tuned; `*` stands for anything."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Final

GROUPS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "tzolkin": (
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
    ),
    "tawantinsuyu": (
        ("potato", "corn", "plenty-of-potato", "plenty-of-corn"),
        ("stone", "plenty-of-stone"),
        ("gold", "plenty-of-gold"),
        ("architect", "craftsman", "courier", "warrior", "priest"),
        ("no-worker", "second-worker"),
        ("gods", "symbols"),
        ("gods-with-statue",),
        ("hand-?", "up-?", "down-?"),
        ("production.*",),
        ("permanent.*",),
        ("building-down",),
        ("small-statue", "large-statue"),
        ("*-steps", "steps-without-lower"),
        ("temple", "temple-reward-*"),
        ("temple-ceremonies", "temple-end"),
        ("tapestry-end", "longest-tapestry"),
        ("junction-*",),
        ("majority-points", "majorities"),
        ("contested", "markers"),
        ("near-*",),
        ("tasks",),
        ("bonuses",),
        ("placing",),
        ("turn", "second-action"),
        ("action", "conquest", "part-in-action"),
        ("weaving", "building", "statue", "climbing", "nomad", "hire", "god-to-take"),
        ("her-*",),
        ("always",),
        ("hers",),
    ),
}


def groups_of(game: str, names: tuple[str, ...]) -> list[list[int]]:
    """The features of each group, by their numbers."""
    return [
        [n for n, name in enumerate(names) if any(fnmatchcase(name, pattern) for pattern in patterns)]
        for patterns in GROUPS[game]
    ]
