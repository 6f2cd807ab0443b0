"""Matches of Endless Winter that are kept."""

from yupana.engine.game import Options

DRAFTED: Options = {"draft": 2, "rest-tokens": 1}
VARIED: Options = {"draft": 1, "gameplay-variant": 1, "glacier-tokens": 1, "rest-tokens": 1}
OTHER_FIELD: Options = {"glacier-tokens": 1, "megalith-layout": 3}

# Who sits there, variants, whether moves are taken back, and which of many tries.
JOURNALS: dict[str, tuple[str, Options, bool, int]] = {
    "endless-winter-one": ("random", {}, True, 1),
    "endless-winter-one-hard": ("greedy", {"nomad": 2, **OTHER_FIELD}, False, 1),
    "endless-winter-two": ("random random", {}, True, 1),
    "endless-winter-three-drafted": ("random random random", DRAFTED, False, 1),
    "endless-winter-four-varied": ("random random random random", VARIED, True, 1),
}
# In which language a match is told.
TOLD = {"endless-winter-one": "uk", "endless-winter-two": "en", "endless-winter-three-drafted": "ru"}
