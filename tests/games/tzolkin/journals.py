"""Matches of Tzolk'in that are kept."""

from yupana.engine.game import Options

CAPPED = {"market-cap": 20}

# Who sits there, variants, whether moves are taken back, and which of many tries.
JOURNALS: dict[str, tuple[str, Options, bool, int]] = {
    "two-random": ("random random", {}, True, 766),
    "two-random-capped": ("random random", CAPPED, False, 994),
    "two-mixed-capped": ("greedy random", CAPPED, True, 35),
    "two-greedy": ("greedy greedy", {}, False, 6),
    "three-random": ("random random random", {}, False, 1217),
    "three-mixed": ("random greedy random", {}, True, 24),
    "three-mixed-capped": ("greedy random greedy", CAPPED, False, 26),
    "three-greedy-capped": ("greedy greedy greedy", CAPPED, True, 41),
    "four-random": ("random random random random", {}, True, 1084),
    "four-random-capped": ("random random random random", CAPPED, False, 1208),
    "four-mixed": ("greedy random greedy random", {}, False, 15),
    "four-greedy-capped": ("greedy greedy greedy greedy", CAPPED, True, 24),
}  # the tries of the random ones were chosen so that every verb and every action space occurs
TOLD = {"two-greedy": "en", "three-mixed": "uk", "four-greedy-capped": "ru"}  # in words, in which language
