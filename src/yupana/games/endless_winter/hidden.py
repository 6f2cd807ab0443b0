"""What is hidden: hands, decks, eclipse piles and buried cards, and which cards in a hand are locked."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.engine.counts import Counts
from yupana.engine.grammar import pool
from yupana.engine.zones import BY_NOBODY, BY_OWNER, EACH_SEAT, Numbers, Secret, Zone
from yupana.games.endless_winter.board import BURIED, ECLIPSE, HAND, KINDS, M_LOCKED, MAT
from yupana.games.endless_winter.pools import TAKEN
from yupana.games.endless_winter.state import EndlessWinter

IN_HAND: Final = Zone("hand", BY_OWNER, HAND, EACH_SEAT)
ON_ECLIPSE_PILE: Final = Zone("eclipse-pile", BY_OWNER, ECLIPSE, EACH_SEAT)
IN_BURIAL_AREA: Final = Zone("burial-area", BY_OWNER, BURIED, EACH_SEAT)
IN_DECK: Final = Zone("deck", BY_NOBODY, 0, EACH_SEAT)
LOCKED: Final = Zone("locked", BY_OWNER)


class OwnCards(Counts[EndlessWinter]):
    """Everybody sees cards being taken, so that only where they lie is unknown."""

    def size(self, state: EndlessWinter, zone: Zone, seat: Seat) -> int:
        return state.size(seat, zone.first)


class LockedCards(Numbers[EndlessWinter]):
    """Which recruits of this turn are still in the hand: a buried one was not shown."""

    def most(self, state: EndlessWinter, seat: Seat) -> int:
        return pool(state, TAKEN) if state.agenda.seats and state.agenda.seats[-1] == seat else 0


SECRETS: Final[tuple[Secret[EndlessWinter], ...]] = (
    OwnCards((IN_HAND, ON_ECLIPSE_PILE, IN_BURIAL_AREA, IN_DECK), ("hand", "eclipse", "buried", "deck"), KINDS),
    LockedCards(LOCKED, "mats", M_LOCKED, MAT),
)
