"""Face-down piles and bags: which card comes is decided when it is drawn, so a pile is sorted and has no order."""

from __future__ import annotations

from collections.abc import Callable

from yupana.engine.agenda import Outcome, Steps

Names = tuple[str, ...]  # the name of each card, by its number


def draws(pile: list[int], names: Names, then: Callable[[int], Steps]) -> list[Outcome]:
    """Every card that may come next, with what follows; copies of a card weigh more."""
    found: list[Outcome] = []
    for n in range(len(pile)):
        card = pile[n]
        if n and pile[n - 1] == card:
            continue  # counted with its first copy
        found.append(Outcome(names[card], pile.count(card), then(card)))
    return found


def without(pile: list[int], card: int) -> list[int]:
    """The pile after one such card has left; a pile is replaced, never changed, so that clones can share it."""
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]


def replaced(values: list[int], at: int, value: int) -> list[int]:
    """The list with another value in one place; shared lists are replaced, never changed."""
    copy = values[:]
    copy[at] = value
    return copy


def next_cards(where: list[int], pile: int, under: list[int]) -> list[int]:
    """Every different card that may come next from a pile, or else the first of those known to lie under it.

    `where` says where each card is; `under` lists, the next first, the cards that were put under the pile.
    """
    found = [card for card in range(len(where)) if where[card] == pile]
    return found or under[:1]
