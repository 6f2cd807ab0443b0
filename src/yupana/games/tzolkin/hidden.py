"""What is hidden: the wealth tiles in each hand and those that nobody was dealt, until everybody has chosen."""

from __future__ import annotations

from typing import Final

from yupana.engine.zones import BY_NOBODY, BY_OWNER, Secret, Slots, Zone
from yupana.games.tzolkin.board import EMPTY, WEALTH_DEALT
from yupana.games.tzolkin.state import Tzolkin

HAND: Final = Zone("hand", BY_OWNER)
UNDEALT: Final = Zone("undealt", BY_NOBODY)

SECRETS: Final[tuple[Secret[Tzolkin], ...]] = (Slots(HAND, "hands", WEALTH_DEALT, EMPTY, UNDEALT, "wealth"),)
