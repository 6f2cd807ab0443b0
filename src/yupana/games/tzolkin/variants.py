"""What can be chosen before a match."""

from __future__ import annotations

from typing import Final

from yupana.engine.game import Variant

MARKET_CAP: Final = "market-cap"
VARIANTS: Final = (Variant(MARKET_CAP, (0, 20)),)
