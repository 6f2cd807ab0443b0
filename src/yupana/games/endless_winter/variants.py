"""What can be chosen before a match, and what is chosen together; a state keeps the chosen values in this order."""

from __future__ import annotations

from typing import Final

from yupana.engine.game import Preset, Variant

VARIANTS: Final = (
    Variant("draft", (0, 1, 2)),  # none, set-up cards, chiefs and set-up cards
    Variant("gameplay-variant", (0, 1)),  # a figure less in the first era, and hexes pay only a sole leader
    Variant("glacier-tokens", (0, 1)),
    Variant("rest-tokens", (0, 1)),
    Variant("megalith-layout", (0, 1, 2, 3)),  # as usual for so many players, or one of the three
    Variant("nomad", (0, 1, 2), solo=True),  # normal, easy, hard
)
DRAFT: Final = 0
GAMEPLAY: Final = 1
GLACIER_MODULE: Final = 2
REST_MODULE: Final = 3
LAYOUT: Final = 4
DIFFICULTY: Final = 5

PRESETS: Final = (
    Preset("first", {}),
    Preset("draft", {"draft": 2}),
    Preset("tokens", {"glacier-tokens": 1, "rest-tokens": 1}),
    Preset("everything", {"draft": 2, "gameplay-variant": 1, "glacier-tokens": 1, "rest-tokens": 1}),
    Preset("easy", {"nomad": 1}, solo=True),
    Preset("normal", {}, solo=True),
    Preset("hard", {"nomad": 2}, solo=True),
)
