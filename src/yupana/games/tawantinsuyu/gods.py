"""God cards: the deck, the altar, hands."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Place, Price, Seat
from yupana.engine.piles import next_cards
from yupana.games.tawantinsuyu.board import ALTAR_LIMIT, GOD_DECK, GODS, M_GODS
from yupana.games.tawantinsuyu.facts import AltarShuffled, GodBuried, GodDrawn, GodLaid, GodReturned, GodTaken
from yupana.games.tawantinsuyu.state import ALTAR, FACE_DOWN, PILE, UNDER, Tawantinsuyu

CARDS_PER_GOD: Final = 7
GOD_CARDS: Final = len(GODS) * CARDS_PER_GOD
GOD_CARD: Final[tuple[Place, ...]] = tuple(
    [f"god-{god}.{number}" for god in GODS for number in range(1, CARDS_PER_GOD + 1)]
)


def god_of(card: int) -> int:
    """The symbol of a god card."""
    return card // CARDS_PER_GOD


def can_take_god(state: Tawantinsuyu) -> bool:
    """There is a god card in the deck or on the altar."""
    return gods_to_take(state) > 0


def gods_to_take(state: Tawantinsuyu) -> int:
    """God cards in the deck and on the altar."""
    return state.gods_left + len(state.gods_under) + len(state.altar)


# Taking cards.


class TakeGods(Effect[Tawantinsuyu]):
    """Take god cards, one after another."""

    def __init__(self, cards: int = 1) -> None:
        self.cards: Final = cards

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(self.cards):
            state.then(seat, TAKE_GOD)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("god-card", self.cards),)


class TakeGod(Choice[Tawantinsuyu]):
    """Take the unseen top card of the god deck, or a card of the altar."""

    def __init__(self, free: bool = False) -> None:
        self.free: Final = free  # as a free action, which nothing free may interrupt

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if can_take_god(state):
            found.append(TAKE_FROM_DECK)
            found.extend([TAKE_FROM_ALTAR[card] for card in state.altar])
        return found


class TakeFromAltar(Effect[Tawantinsuyu]):
    """A card of the altar goes to the player's hand."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.altar = [card for card in state.altar if card != self.card]
        state.gods[self.card] = seat
        state.add(seat, M_GODS, 1)
        state.tell(GodTaken(seat, GOD_CARD[self.card]))


class DrawGod(Effect[Tawantinsuyu]):
    """Draw from the god deck; when it is empty, the cards of the altar become a new one."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        prepare_god_deck(state)
        state.then(seat, GodFalls())


def prepare_god_deck(state: Tawantinsuyu) -> None:
    """When the god deck is empty, the cards of the altar become a new one."""
    if not state.gods_left and not state.gods_under and state.altar:
        shuffle_altar(state)


def next_gods(state: Tawantinsuyu) -> list[int]:
    """The cards that may come next from the god deck."""
    return next_cards(state.gods, PILE, state.gods_under)


class GodFalls(Chance[Tawantinsuyu]):
    """A god card comes from the deck."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [GOD_FALLS[card] for card in next_gods(state)]


class HoldGod(Effect[Tawantinsuyu]):
    """A drawn god card goes to the player's hand."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        leave_god_deck(state, self.card)
        state.gods[self.card] = seat
        state.add(seat, M_GODS, 1)
        state.tell(GodDrawn(seat, GOD_CARD[self.card]))


def leave_god_deck(state: Tawantinsuyu, card: int) -> None:
    """A card is drawn from the deck; whoever calls says where it goes."""
    if state.gods[card] == PILE:
        state.gods_left -= 1
    else:
        state.gods_under = state.gods_under[1:]


# The altar and the bottom of the deck.


class LayOnAltar(Effect[Tawantinsuyu]):
    """A played card is laid on the altar; if that is full, its cards are shuffled into the deck first."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if len(state.altar) >= ALTAR_LIMIT[state.seats]:
            shuffle_altar(state)
        state.altar = [*state.altar, self.card]
        state.gods[self.card] = ALTAR
        state.tell(GodLaid(GOD_CARD[self.card]))


def shuffle_altar(state: Tawantinsuyu) -> None:
    """All cards of the altar are shuffled into the god deck."""
    cards = state.altar
    state.altar = []
    shuffle_into_deck(state, cards)
    state.tell(AltarShuffled(len(cards)))


def shuffle_into_deck(state: Tawantinsuyu, cards: list[int]) -> None:
    """Cards join the god deck, and nobody knows the place of any card in it."""
    for card in cards + state.gods_under:
        state.gods[card] = PILE
    state.gods_left += len(cards) + len(state.gods_under)
    state.gods_under = []


class ReturnGod(Effect[Tawantinsuyu]):
    """A god card goes from the hand face-down under the deck."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.gods[self.card] = FACE_DOWN + seat
        state.gods_under = [*state.gods_under, self.card]
        state.add(seat, M_GODS, -1)
        state.tell(GodReturned(seat, GOD_CARD[self.card]))

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("god-card", -1),)


def bury_oldest(state: Tawantinsuyu) -> bool:
    """The card that has lain on the altar longest goes under the deck; false if there is none."""
    if not state.altar:
        return False
    card = state.altar[0]
    state.altar = state.altar[1:]
    state.gods_under = [*state.gods_under, card]
    state.gods[card] = UNDER
    state.tell(GodBuried(GOD_CARD[card]))
    return True


TAKE_GOD: Final = TakeGod()
TAKE_FROM_DECK: Final = Option("take", (GOD_DECK,), (DrawGod(),))
TAKE_FROM_ALTAR: Final = tuple([Option("take", (GOD_CARD[card],), (TakeFromAltar(card),)) for card in range(GOD_CARDS)])
GOD_FALLS: Final = tuple([Outcome(GOD_CARD[card], 1, (HoldGod(card),)) for card in range(GOD_CARDS)])
