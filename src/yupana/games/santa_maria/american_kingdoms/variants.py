"""What the expansion lets players choose; the values follow those of the base game in a state's rules."""

from __future__ import annotations

from typing import Final

from yupana.engine.game import Options, Preset, Variant
from yupana.games.santa_maria.variants import VARIANTS

KINGDOM_VARIANTS: Final = (
    Variant("expansion", (0, 1)),
    Variant("governor", (0, 1)),  # module A
    Variant("specialists", (0, 1)),  # module B
    Variant("ambassadors", (0, 1)),  # module C
    Variant("maya", (0, 1)),  # module D: the first seat is the Maya city
    Variant("passed-players-follow", (1, 0)),  # an ambassador die of somebody else
    Variant("meditation-shares-road", (0, 1)),  # the lowest pass space too
)
EXPANSION: Final = len(VARIANTS)
GOVERNOR: Final = EXPANSION + 1
SPECIALISTS: Final = EXPANSION + 2
AMBASSADORS: Final = EXPANSION + 3
MAYA: Final = EXPANSION + 4
PASSED_FOLLOW: Final = EXPANSION + 5
SHARED_ROAD: Final = EXPANSION + 6
MODULES: Final = ("governor", "specialists", "ambassadors", "maya")
MOST_COLONIES: Final = 4
PRESETS: Final = (
    Preset("first", {}),
    Preset("advanced", {"advanced": 1}),
    Preset("kingdoms", {"expansion": 1}),
    Preset("governor", {"expansion": 1, "governor": 1}),
    Preset("specialists", {"expansion": 1, "specialists": 1}),
    Preset("ambassadors", {"expansion": 1, "ambassadors": 1}),
    Preset("maya", {"expansion": 1, "maya": 1}),
    Preset("everything", {"expansion": 1, **dict.fromkeys(MODULES, 1)}),
)


def usual(seats: int) -> Options:
    """Five can play only with ambassadors and the Maya city."""
    return {"expansion": 1, "ambassadors": 1, "maya": 1} if seats > MOST_COLONIES else {}


def refuses(seats: int, options: Options) -> str:
    """Why options of the expansion cannot be played together: the id of a message, or nothing."""
    if seats > MOST_COLONIES and not (options["expansion"] and options["ambassadors"] and options["maya"]):
        return "refused-five-without-ambassadors-and-maya"
    if not options["expansion"]:
        chosen = any(options[module] for module in MODULES)
        return "refused-module-without-expansion" if chosen else ""
    if options["random-colonies"] and not options["maya"]:
        return "refused-colonies-are-dealt"
    if options["shared-blue"] and options["ambassadors"]:
        return "refused-shared-dice-and-ambassadors"
    if options["shared-blue"] and options["maya"]:
        return "refused-shared-dice-and-maya"
    return ""
