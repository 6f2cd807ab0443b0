"""Matches of Santa Maria that are kept."""

from yupana.engine.game import Options

ADVANCED: Options = {"advanced": 1, "shared-blue": 1}
MODULES: Options = {"expansion": 1, "governor": 1, "specialists": 1, "ambassadors": 1}
CITY: Options = {"expansion": 1, "governor": 1, "maya": 1}
EVERYTHING: Options = {**MODULES, "maya": 1}

# Who sits there, variants, whether moves are taken back, and which of many tries.
JOURNALS: dict[str, tuple[str, Options, bool, int]] = {
    "santa-maria-one": ("random", {}, True, 1),
    "santa-maria-two": ("random random", {}, True, 1),
    "santa-maria-two-city": ("random random", CITY, False, 1),
    "santa-maria-three-advanced": ("random random random", ADVANCED, False, 1),
    "santa-maria-four-modules": ("random random random random", MODULES, True, 1),
    "santa-maria-five": ("random random random random random", EVERYTHING, False, 1),
}
TOLD = {"santa-maria-one": "en", "santa-maria-two-city": "uk", "santa-maria-four-modules": "ru"}  # in which language
