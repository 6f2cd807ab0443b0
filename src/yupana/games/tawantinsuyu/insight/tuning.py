"""Features that are made more or less of together when weights are tuned; `*` stands for anything."""

from __future__ import annotations

from typing import Final

GROUPS: Final[tuple[tuple[str, ...], ...]] = (
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
)
