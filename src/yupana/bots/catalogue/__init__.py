"""What learners must know of each game."""

from __future__ import annotations

from typing import Final

from yupana.bots.catalogue.table import Table as Table
from yupana.bots.catalogue.tawantinsuyu import TAWANTINSUYU
from yupana.bots.catalogue.tzolkin import TZOLKIN

TABLES: Final[dict[str, Table]] = {"tzolkin": TZOLKIN, "tawantinsuyu": TAWANTINSUYU}
