"""What is hidden in the Maya city: the cards in hand, in the deck, and put under it."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.engine.zones import BY_NOBODY, BY_OWNER, EACH_SEAT, Cards, Zone
from yupana.games.santa_maria.american_kingdoms.maya.board import DECK, MAYA, UNDER, V_HAND
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms

CARDS_IN_HAND: Final = Zone("hand", BY_OWNER, 0, EACH_SEAT)
CARDS_UNDER: Final = Zone("under", BY_OWNER, UNDER, EACH_SEAT)  # seen by whoever put them there
CARD_DECK: Final = Zone("deck", BY_NOBODY, DECK)


class MayaCards(Cards[Kingdoms]):
    """The city's cards; those that were played lie open."""

    def count(self, state: Kingdoms, spot: Seat) -> int:
        return state.maya[V_HAND] if spot == MAYA and state.maya else 0


MAYA_CARDS: Final = MayaCards((CARDS_UNDER, CARDS_IN_HAND, CARD_DECK), "cards", "cards_under", CARDS_UNDER)
