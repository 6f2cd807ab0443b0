"""What is hidden: cards in hands and piles, what a viewer sees of them, and what could be there."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.engine.dice import Dice
from yupana.games.tawantinsuyu.axomamma.board import SLOTS, slot_god
from yupana.games.tawantinsuyu.board import M_ARMY, M_DRAWN, M_GODS
from yupana.games.tawantinsuyu.gods import god_of
from yupana.games.tawantinsuyu.state import DRAWN, FACE_DOWN, PILE, SLOT, UNSEEN, Tawantinsuyu

HIDDEN_UNDER: Final = -2  # minus the seat that knows it: a card under the god deck, in a view


def is_hidden_god(where: int, viewer: Seat) -> bool:
    """A god card is in the deck, in the hand of another, put under the deck by another, or in Axomamma's slots."""
    if where == PILE or where >= SLOT:
        return True
    return (0 <= where < 4 and where != viewer) or (where >= FACE_DOWN and where != FACE_DOWN + viewer)


def is_hidden_army(where: int, viewer: Seat) -> bool:
    """An army card is in the deck, in the hand of another, or drawn by another."""
    return where == PILE or (0 <= where < 4 and where != viewer) or (where >= DRAWN and where != DRAWN + viewer)


def hide_cards(view: Tawantinsuyu, viewer: Seat | None) -> None:
    """Turn down every card that the viewer may not see."""
    who = UNSEEN if viewer is None else viewer
    view.gods_under = [
        HIDDEN_UNDER - (view.gods[card] - FACE_DOWN) if is_hidden_god(view.gods[card], who) else card
        for card in view.gods_under
    ]
    view.gods = [UNSEEN if is_hidden_god(where, who) else where for where in view.gods]
    view.army = [UNSEEN if is_hidden_army(where, who) else where for where in view.army]


def knows_more(state: Tawantinsuyu, seat: Seat) -> bool:
    """The seat sees a card that spectators do not."""
    if state.has(seat, M_GODS) or state.has(seat, M_ARMY) or state.has(seat, M_DRAWN):
        return True
    return FACE_DOWN + seat in state.gods


def guess_cards(world: Tawantinsuyu, dice: Dice) -> None:
    """Put a possible card wherever one is unseen."""
    unseen = [card for card in range(len(world.gods)) if world.gods[card] == UNSEEN]
    for slot in range(SLOTS if unseen else 0):
        god = slot_god(world, slot)
        fitting = [card for card in unseen if god_of(card) == god]
        if fitting:
            world.gods[take_any(fitting, unseen, dice)] = SLOT + slot
    under: list[int] = []
    for card in world.gods_under:
        under.append(card if card >= 0 else take_any(unseen, unseen, dice))
        if card < 0:
            world.gods[under[-1]] = FACE_DOWN + HIDDEN_UNDER - card
    world.gods_under = under
    deal(world.gods, unseen, [world.has(seat, M_GODS) for seat in range(world.seats)], 0, dice)
    for card in unseen:
        world.gods[card] = PILE
    unseen = [card for card in range(len(world.army)) if world.army[card] == UNSEEN]
    deal(world.army, unseen, [world.has(seat, M_ARMY) for seat in range(world.seats)], 0, dice)
    deal(world.army, unseen, [world.has(seat, M_DRAWN) for seat in range(world.seats)], DRAWN, dice)
    for card in unseen:
        world.army[card] = PILE


def deal(cards: list[int], unseen: list[int], counts: list[int], first: int, dice: Dice) -> None:
    """Unseen cards go where a number of cards is known to be."""
    for seat in range(len(counts)):
        for _ in range(counts[seat] - cards.count(first + seat)):
            cards[take_any(unseen, unseen, dice)] = first + seat


def take_any(fitting: list[int], unseen: list[int], dice: Dice) -> int:
    """One of the fitting cards, which is no longer unseen."""
    card = fitting[dice.roll(len(fitting))]
    unseen.remove(card)
    return card
