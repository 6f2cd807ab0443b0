"""What a turn remembers: labour, where the figure went, and what has been used."""

from __future__ import annotations

from typing import Final

from yupana.engine.grammar import Frame
from yupana.games.endless_winter.board import EMPTY, SHAMAN, TRIBESMAN, TRIBESWOMAN

LABOUR: Final = 0  # in half units
COLUMN: Final = 1  # where the figure of this turn was placed
CHIEF: Final = 2  # 1: the chief's ability can be used
CULTURE_PLAYED: Final = 3  # culture cards so far
TAKEN: Final = 4  # tribes of which a card was recruited in the column, one bit each
USED: Final = 5  # abilities used, by kind of card in the play area
REST_TOKEN_HELD: Final = 8  # the number of a rest token that can be used, from 1 on
USABLE: Final = (TRIBESWOMAN, TRIBESMAN, SHAMAN)  # kinds whose abilities are used, not only counted

FRESH_TURN: Final = Frame((0, EMPTY, 0, 0, 0, *[0] * len(USABLE), 0))
