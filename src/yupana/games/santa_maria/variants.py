"""What can be chosen before a match; a state keeps the chosen values in this order."""

from __future__ import annotations

from typing import Final

from yupana.engine.game import Variant

VARIANTS: Final = (
    Variant("advanced", (0, 1)),  # side B, with a town hall and a scholar of one's own
    Variant("random-colonies", (0, 1)),  # dealt, not chosen
    Variant("shared-blue", (0, 1)),  # blue dice in a common pool
    Variant("hidden-happiness", (1, 0)),
)
ADVANCED: Final = 0
RANDOM_COLONIES: Final = 1
SHARED_BLUE: Final = 2
HIDDEN_HAPPINESS: Final = 3
