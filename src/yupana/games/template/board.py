"""What is on the table: the cards, the royal road, and the names of places."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place

DAYS: Final = 6
PACES: Final = 6  # the numbers on the cards
COPIES: Final = 12  # of each number
HAND: Final = 3  # cards, and slots for them
NO_CARD: Final = 0
STATIONS: Final = 50  # of the road as it is drawn; whoever runs further has arrived

CARDS: Final[tuple[int, ...]] = tuple([1 + n // COPIES for n in range(PACES * COPIES)])
CARD: Final[tuple[Place, ...]] = ("no-card", *[f"card.{pace}" for pace in range(1, PACES + 1)])
FACE_DOWN: Final[Place] = "face-down"
COCA: Final[Place] = "coca"
