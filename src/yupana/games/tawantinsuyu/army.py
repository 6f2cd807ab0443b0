"""Army cards: the deck, hands, and cards in play."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Place, Price, Seat
from yupana.engine.piles import next_cards
from yupana.games.tawantinsuyu.board import M_ARMY, M_DRAWN
from yupana.games.tawantinsuyu.facts import (
    ArmyDiscarded,
    ArmyDrawn,
    ArmyPlayed,
    ArmyRecovered,
    ArmyShuffled,
    ArmyTurnedDown,
)
from yupana.games.tawantinsuyu.state import DISCARDED, DRAWN, FACE_DOWN, FACE_UP, PILE, Tawantinsuyu

ARMY_CARDS: Final = 30
ARMY_CARD: Final[tuple[Place, ...]] = tuple([f"army.{n + 1}" for n in range(ARMY_CARDS)])


def army_to_draw(state: Tawantinsuyu) -> int:
    """Army cards in the deck and on the discard pile."""
    return state.army_left + state.army.count(DISCARDED)


def can_draw_army(state: Tawantinsuyu) -> bool:
    """There is an army card to draw."""
    return state.army_left > 0 or DISCARDED in state.army


class DrawArmy(Effect[Tawantinsuyu]):
    """Draw army cards into the hand."""

    def __init__(self, cards: int = 1) -> None:
        self.cards: Final = cards

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(self.cards):
            state.then(seat, DrawArmyCard(False))

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("army-card", self.cards),)


class Train(Effect[Tawantinsuyu]):
    """Draw two army cards, keep one and discard the other; a single card is kept."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if army_to_draw(state) < 2:
            state.then(seat, DrawArmyCard(False))
            return
        state.then(seat, DrawArmyCard(True))
        state.then(seat, DrawArmyCard(True))
        state.then(seat, KeepArmy())

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("army-card", 1),)


class DrawArmyCard(Effect[Tawantinsuyu]):
    """Draw an army card; when the deck is empty, the discarded cards become a new one."""

    def __init__(self, to_choose: bool) -> None:
        self.to_choose: Final = to_choose

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if not state.army_left:
            shuffle_army(state)
        state.then(seat, ArmyFalls(self.to_choose))


def shuffle_army(state: Tawantinsuyu) -> None:
    """The discarded army cards become a new deck."""
    for card in range(ARMY_CARDS):
        if state.army[card] == DISCARDED:
            state.army[card] = PILE
            state.army_left += 1
    if state.army_left:
        state.tell(ArmyShuffled(state.army_left))


class ArmyFalls(Chance[Tawantinsuyu]):
    """An army card comes from the deck."""

    def __init__(self, to_choose: bool) -> None:
        self.to_choose: Final = to_choose

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        falls = ARMY_FALLS[self.to_choose]
        return [falls[card] for card in next_cards(state.army, PILE, [])]


class HoldArmy(Effect[Tawantinsuyu]):
    """A drawn army card goes to the player's hand, or lies apart to be chosen from."""

    def __init__(self, card: int, to_choose: bool) -> None:
        self.card: Final = card
        self.to_choose: Final = to_choose

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.army_left -= 1
        state.army[self.card] = DRAWN + seat if self.to_choose else seat
        state.add(seat, M_DRAWN if self.to_choose else M_ARMY, 1)
        state.tell(ArmyDrawn(seat, ARMY_CARD[self.card]))


class KeepArmy(Choice[Tawantinsuyu]):
    """Keep one of the two army cards drawn."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return [KEEP_ARMY[card] for card in state.army_at(DRAWN + seat)]


class KeepCard(Effect[Tawantinsuyu]):
    """The kept card goes to the hand, the other to the discard pile."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for card in state.army_at(DRAWN + seat):
            if card == self.card:
                state.army[card] = seat
                state.add(seat, M_ARMY, 1)
            else:
                discard_army(state, seat, card)
            state.add(seat, M_DRAWN, -1)


class DiscardFromHand(Effect[Tawantinsuyu]):
    """An army card goes from the hand to the discard pile."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.add(seat, M_ARMY, -1)
        discard_army(state, seat, self.card)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("army-card", -1),)


def discard_army(state: Tawantinsuyu, seat: Seat, card: int) -> None:
    """An army card goes to the discard pile."""
    state.army[card] = DISCARDED
    state.tell(ArmyDiscarded(seat, ARMY_CARD[card]))


class PlayArmy(Effect[Tawantinsuyu]):
    """An army card goes from the hand face-up into play."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.add(seat, M_ARMY, -1)
        state.army[self.card] = FACE_UP + seat
        state.tell(ArmyPlayed(seat, ARMY_CARD[self.card]))


def turn_army_down(state: Tawantinsuyu, seat: Seat, card: int) -> None:
    """An army card in play is turned face-down."""
    state.army[card] = FACE_DOWN + seat
    state.tell(ArmyTurnedDown(seat, ARMY_CARD[card]))


def turn_army_up(state: Tawantinsuyu, seat: Seat, card: int) -> None:
    """A face-down army card is turned face-up."""
    state.army[card] = FACE_UP + seat
    state.tell(ArmyRecovered(seat, ARMY_CARD[card]))


ARMY_FALLS: Final = tuple(  # into the hand, and to choose from
    [tuple([Outcome(ARMY_CARD[card], 1, (HoldArmy(card, bool(n)),)) for card in range(ARMY_CARDS)]) for n in range(2)]
)
KEEP_ARMY: Final = tuple([Option("keep-army", (ARMY_CARD[card],), (KeepCard(card),)) for card in range(ARMY_CARDS)])
