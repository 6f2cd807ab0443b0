"""Paying with goods that can stand for others: how many jokers a cost takes, and every way to pay it."""

from __future__ import annotations

Part = tuple[tuple[int, ...], int]  # goods of any of these kinds, and how many of them
Bundle = tuple[int, ...]  # how many of each kind are paid


def jokers_needed(parts: tuple[Part, ...], purse: list[int]) -> int:
    """The jokers that a cost takes when everything else is paid in kind as far as it reaches.

    Parts come with those of few kinds first, and the kinds of one part lie within those of another or apart from them:
    then paying one after the other wastes nothing.
    """
    left = purse[:]
    missing = 0
    for kinds, amount in parts:
        due = amount
        for kind in kinds:
            paid = min(due, left[kind])
            left[kind] -= paid
            due -= paid
        missing += due
    return missing


def ways_to_pay(parts: tuple[Part, ...], purse: list[int], joker: int) -> list[Bundle]:
    """Every bundle that pays a cost, the joker standing for anything; those with few jokers come first.

    Of equals the first has most of the kinds that a part names first.
    """
    found: list[Bundle] = []
    _pay(parts, 0, 0, purse, joker, [0] * len(purse), found)
    return sorted(found, key=lambda bundle: bundle[joker])


def _pay(
    parts: tuple[Part, ...], part: int, kind: int, purse: list[int], joker: int, paid: list[int], found: list[Bundle]
) -> None:
    """Pay what is left of a cost from one kind of one part on, in every way."""
    if part == len(parts):
        bundle = tuple(paid)
        if bundle not in found:
            found.append(bundle)
        return
    kinds, amount = parts[part]
    if kind < len(kinds):
        good = kinds[kind]
        for real in range(min(amount, purse[good] - paid[good]), -1, -1):
            paid[good] += real
            rest = ((kinds, amount - real), *parts[part + 1 :])
            _pay(rest, 0, kind + 1, purse, joker, paid, found)
            paid[good] -= real
    elif amount <= purse[joker] - paid[joker]:
        paid[joker] += amount
        _pay(parts, part + 1, 0, purse, joker, paid, found)
        paid[joker] -= amount
