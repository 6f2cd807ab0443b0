"""What is hidden: god cards and army cards in hands and decks."""

from __future__ import annotations

from typing import Final

from yupana.engine.zones import BY_NOBODY, BY_OWNER, EACH_SEAT, Cards, Secret, Zone
from yupana.games.tawantinsuyu.axomamma.board import SLOTS, slot_god
from yupana.games.tawantinsuyu.board import EMPTY, M_ARMY, M_DRAWN, M_GODS
from yupana.games.tawantinsuyu.gods import god_of
from yupana.games.tawantinsuyu.state import DRAWN, FACE_DOWN, PILE, SLOT, Tawantinsuyu

HAND: Final = Zone("hand", BY_OWNER, 0, EACH_SEAT)
DECK: Final = Zone("deck", BY_NOBODY, PILE)
HER_SLOTS: Final = Zone("slot", BY_NOBODY, SLOT, SLOTS, is_known=True)
UNDER_THE_DECK: Final = Zone("under", BY_OWNER, FACE_DOWN, EACH_SEAT)  # seen by whoever put it there
TO_CHOOSE_FROM: Final = Zone("drawn", BY_OWNER, DRAWN, EACH_SEAT)


class GodCards(Cards[Tawantinsuyu]):
    """In hands, under the deck, in the deck, and in Axomamma's slots, of which the symbol of each card is known."""

    def count(self, state: Tawantinsuyu, spot: int) -> int:
        if spot >= SLOT:
            return 0 if slot_god(state, spot - SLOT) == EMPTY else 1
        return state.has(spot, M_GODS)

    def fits(self, state: Tawantinsuyu, card: int, spot: int) -> bool:
        return god_of(card) == slot_god(state, spot - SLOT)


class ArmyCards(Cards[Tawantinsuyu]):
    """In hands, drawn to choose from, and in the deck."""

    def count(self, state: Tawantinsuyu, spot: int) -> int:
        return state.has(spot - DRAWN, M_DRAWN) if spot >= DRAWN else state.has(spot, M_ARMY)


SECRETS: Final[tuple[Secret[Tawantinsuyu], ...]] = (
    GodCards((HER_SLOTS, UNDER_THE_DECK, HAND, DECK), "gods", "gods_under", UNDER_THE_DECK),
    ArmyCards((HAND, TO_CHOOSE_FROM, DECK), "army"),
)
