"""Players' cards: drawing, taking from tribe decks and from the display, discarding and burying."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Price, Seat, Steps
from yupana.engine.grammar import fill_pool, pool
from yupana.games.endless_winter.board import (
    BURIED,
    CARD,
    CARD_IN,
    DECK,
    DISCARD,
    EMPTY,
    FIRST_TRIBE,
    FROM_EMPTY_DECKS,
    HAND,
    KINDS,
    M_LOCKED,
    M_SIZE,
    MAT,
    PLAYED,
    TRIBE_COPIES,
    TRIBE_DECK,
    TRIBES,
)
from yupana.games.endless_winter.facts import (
    CardAdopted,
    CardBuried,
    CardDiscarded,
    CardDrawn,
    CardTaken,
    DeckShuffled,
    HandCardBuried,
)
from yupana.games.endless_winter.goods import TAKE_POINT, Offer
from yupana.games.endless_winter.pools import USABLE, USED
from yupana.games.endless_winter.state import EndlessWinter

# Drawing.


def can_draw(state: EndlessWinter, seat: Seat) -> bool:
    """There is a card in the deck, or in the discard pile to make a deck of."""
    return state.size(seat, DECK) > 0 or state.size(seat, DISCARD) > 0


class DrawCard(Effect[EndlessWinter]):
    """Draw a card; only now, if the deck is empty, the discard pile becomes a new one."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        if not state.size(seat, DECK):
            shuffle_discard(state, seat)
        if state.size(seat, DECK):
            state.then(seat, CARD_FALLS)

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("card", 1),)


def shuffle_discard(state: EndlessWinter, seat: Seat) -> None:
    """The discard pile of a seat becomes its deck."""
    at = seat * KINDS
    discard = state.discard
    state.deck = [*state.deck[:at], *discard[at : at + KINDS], *state.deck[at + KINDS :]]
    state.discard = [*discard[:at], *[0] * KINDS, *discard[at + KINDS :]]
    cards = state.size(seat, DISCARD)
    state.mats[seat * MAT + M_SIZE + DECK] = cards
    state.mats[seat * MAT + M_SIZE + DISCARD] = 0
    if cards:
        state.tell(DeckShuffled(seat, cards))


class CardFalls(Chance[EndlessWinter]):
    """A card comes from the player's deck."""

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        at = seat * KINDS
        deck = state.deck
        return [DRAWN[kind][deck[at + kind]] for kind in range(KINDS) if deck[at + kind]]


class HoldCard(Effect[EndlessWinter]):
    """A drawn card goes to the hand."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.move_card(seat, DECK, HAND, self.kind)
        state.tell(CardDrawn(seat, CARD[self.kind]))


CARD_FALLS: Final = CardFalls()
DRAWN: Final = tuple(  # by kind and number of copies
    [
        tuple([Outcome(CARD[kind], copies, (HoldCard(kind),)) for copies in range(TRIBE_COPIES + 1)])
        for kind in range(KINDS)
    ]
)
DRAW: Final = Option("draw", (), (DrawCard(),))

# Tribe decks.


class TakeTribe(Effect[EndlessWinter]):
    """A tribe card comes to the hand or to the discard pile; an empty deck is a point."""

    def __init__(self, tribe: int, zone: int, locked: bool = False) -> None:
        self.tribe: Final = tribe
        self.zone: Final = zone
        self.locked: Final = locked  # it cannot be played this turn

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        tribe = self.tribe
        if not state.tribes[tribe]:
            state.score(seat, FROM_EMPTY_DECKS, 1)
            return
        state.tribes[tribe] -= 1
        state.change_cards(seat, self.zone, FIRST_TRIBE + tribe, 1)
        if self.locked:
            state.put(seat, M_LOCKED, state.has(seat, M_LOCKED) | 1 << tribe)
        card = CARD[FIRST_TRIBE + tribe]
        state.tell(CardTaken(seat, card) if self.zone == HAND else CardAdopted(seat, card))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("tribe-card", 1),) if state.tribes[self.tribe] else (("points", 1),)


class ChooseTribe(Offer):
    """Take cards of tribe decks, all different where that is asked."""

    def __init__(self, zone: int, times: int, diff: bool = False, taken: int = 0) -> None:
        self.zone: Final = zone
        self.times: Final = times
        self.diff: Final = diff
        self.taken: Final = taken  # tribes that cannot be chosen any more, one bit each

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for tribe in range(TRIBES):
            if not self.taken & 1 << tribe:
                then: Steps = (TakeTribe(tribe, self.zone),)
                if self.times > 1:
                    taken = self.taken | 1 << tribe if self.diff else 0
                    then = (*then, ChooseTribe(self.zone, self.times - 1, self.diff, taken))
                found.append(Option("recruit" if self.zone == HAND else "adopt", (TRIBE_DECK[tribe],), then))
        return found

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("tribe-card", self.times),)


# The display of culture cards.


class ChooseCulture(Offer):
    """Take a culture card of the display; an empty one is a point."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        return cultures(state)

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("culture-card", 1),)


def cultures(state: EndlessWinter) -> list[Option]:
    """The culture cards that can be learned."""
    found = [LEARN[kind] for kind in state.display if kind != EMPTY]
    return found or [TAKE_POINT]


class TakeCulture(Effect[EndlessWinter]):
    """A culture card comes from the display to the hand; its position stays empty."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.display[state.display.index(self.kind)] = EMPTY
        state.change_cards(seat, HAND, self.kind, 1)
        state.tell(CardTaken(seat, CARD[self.kind]))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("culture-card", 1),)


LEARN: Final = tuple([Option("learn", (CARD[kind],), (TakeCulture(kind),)) for kind in range(KINDS)])

# Discarding and burying.


def leave_hand(state: EndlessWinter, seat: Seat, kind: int, zone: int) -> None:
    """A card leaves the hand without being played; of equal ones the locked one goes first."""
    state.move_card(seat, HAND, zone, kind)
    if FIRST_TRIBE <= kind < FIRST_TRIBE + TRIBES:
        state.put(seat, M_LOCKED, state.has(seat, M_LOCKED) & ~(1 << kind - FIRST_TRIBE))


class DiscardCard(Choice[EndlessWinter]):
    """Discard a card from the hand."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        return [DISCARD_CARD[kind] for kind in state.kinds_in(seat, HAND)]

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("card", -1),)

    def is_window(self) -> bool:
        return False


class PutOnDiscard(Effect[EndlessWinter]):
    """A card goes from the hand to the discard pile."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        leave_hand(state, seat, self.kind, DISCARD)
        state.tell(CardDiscarded(seat, CARD[self.kind]))


DISCARD_CARD: Final = tuple([Option("discard", (CARD[kind],), (PutOnDiscard(kind),)) for kind in range(KINDS)])


class Bury(Offer):
    """Bury cards of the hand, the discard pile or the play area."""

    def __init__(self, times: int = 1) -> None:
        self.times: Final = times

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found = burials(state, seat, BURY)
        if self.times > 1:
            again = Bury(self.times - 1)
            return [Option(option.verb, option.touch, (*option.then, again)) for option in found]
        return found

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("burial", self.times),)


def burials(state: EndlessWinter, seat: Seat, options: tuple[tuple[Option, ...], ...]) -> list[Option]:
    """Every card that can be buried, by the options made for each zone and kind."""
    found: list[Option] = []
    at = seat * KINDS
    for zone in (HAND, DISCARD, PLAYED):
        if state.size(seat, zone):
            cards = state.cards_in(zone)
            of_zone = options[zone]
            for kind in range(KINDS):
                if cards[at + kind]:
                    found.append(of_zone[kind])
    return found


class BuryCard(Effect[EndlessWinter]):
    """A card goes under the burial card; of equal ones in the play area one goes first whose ability is used."""

    def __init__(self, zone: int, kind: int) -> None:
        self.zone: Final = zone
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        kind = self.kind
        if self.zone == HAND:
            leave_hand(state, seat, kind, BURIED)
            state.tell(HandCardBuried(seat, CARD[kind]))
            return
        state.move_card(seat, self.zone, BURIED, kind)
        if self.zone == PLAYED and kind in USABLE:
            which = USED + USABLE.index(kind)
            if pool(state, which):
                fill_pool(state, which, pool(state, which) - 1)
        state.tell(CardBuried(seat, CARD[kind]))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("burial", 1),)


def burials_made(verb: str, before: Steps, after: Steps) -> tuple[tuple[Option, ...], ...]:
    """Options to bury each kind of card from each zone, with what happens before and after."""
    return tuple(
        [
            tuple(
                [Option(verb, (place,), (*before, BuryCard(zone, kind), *after)) for kind, place in enumerate(places)]
            )
            for zone, places in enumerate(CARD_IN)
        ]
    )


BURY: Final = burials_made("bury", (), ())
