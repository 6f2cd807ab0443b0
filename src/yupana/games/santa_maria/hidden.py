"""What is hidden: the happiness that lies face down before each player. Stacks and decks have no order to be known."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.engine.dice import Dice
from yupana.engine.zones import BY_OWNER, Numbers, Secret, Zone
from yupana.games.santa_maria.board import HAPPINESS, MAT
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.variants import HIDDEN_HAPPINESS

TOKENS: Final = Zone("happiness", BY_OWNER)
MOST_EACH_YEAR: Final = 40  # far more than any colony gathers
MOST_OF_OTHERS: Final = 120  # and than a seat without a colony does
LIKELY_EACH_YEAR: Final = 6


class Happiness(Numbers[SantaMaria]):
    """Tokens before each player; conquistador points, which everybody can count, are written down apart from them."""

    def is_open(self, state: SantaMaria) -> bool:
        return not state.rules[HIDDEN_HAPPINESS] or not state.agenda.steps or state.seats == 1

    def most(self, state: SantaMaria, seat: Seat) -> int:
        return (MOST_EACH_YEAR if state.has_colony(seat) else MOST_OF_OTHERS) * max(1, state.year)

    def likely(self, state: SantaMaria, seat: Seat, dice: Dice) -> int:
        return LIKELY_EACH_YEAR * state.year


SECRETS: Final[tuple[Secret[SantaMaria], ...]] = (Happiness(TOKENS, "mats", HAPPINESS, MAT),)
