"""Using the bonuses of god cards that were played."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Option, Seat
from yupana.engine.grammar import DECLINE
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.tiles import GOD_BONUS, GOD_BONUS_PLACE


class UseBonuses(Choice[Tawantinsuyu]):
    """Use the bonuses of played god cards, one by one in any order, or stop."""

    def __init__(self, cards: tuple[int, ...], left: tuple[int, ...]) -> None:
        self.cards: Final = cards
        self.left: Final = left  # the bonuses left of each card, one bit each

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for n in range(len(self.cards)):
            card = self.cards[n]
            for bonus in range(len(GOD_BONUS[card])):
                if self.left[n] >> bonus & 1:
                    rest = (*self.left[:n], self.left[n] - (1 << bonus), *self.left[n + 1 :])
                    then = (GOD_BONUS[card][bonus], UseBonuses(self.cards, rest))
                    found.append(Option("use", (GOD_BONUS_PLACE[card][bonus],), then))
        return found

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return False


def all_bonuses(card: int) -> int:
    """Every bonus of a god card, one bit each."""
    return (1 << len(GOD_BONUS[card])) - 1
