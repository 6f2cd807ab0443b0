"""Paying with goods that can stand for others: every way to pay a cost."""

from __future__ import annotations

Part = tuple[tuple[int, ...], int]  # goods of any of these kinds, and how many of them
Bundle = tuple[int, ...]  # how many of each kind are paid


def ways_to_pay(parts: tuple[Part, ...], purse: list[int], joker: int) -> list[Bundle]:
    """Every bundle that pays a cost, the joker standing for anything; those with few jokers come first.

    Of equals the first has most of the kinds that a part names first.
    """
    found: list[Bundle] = []
    _pay(parts, -1, 0, 0, purse, joker, [0] * len(purse), found)
    return sorted(found, key=lambda bundle: bundle[joker]) if len(found) > 1 else found


def _pay(
    parts: tuple[Part, ...],
    part: int,
    kind: int,
    due: int,
    purse: list[int],
    joker: int,
    paid: list[int],
    found: list[Bundle],
) -> None:
    """Pay what is due of one part, from one of its kinds on, and then the other parts, in every way."""
    while not due:
        part += 1
        if part == len(parts):
            bundle = tuple(paid)
            if bundle not in found:
                found.append(bundle)
            return
        kind, due = 0, parts[part][1]
    kinds = parts[part][0]
    if kind < len(kinds):
        good = kinds[kind]
        for real in range(min(due, purse[good] - paid[good]), -1, -1):
            paid[good] += real
            _pay(parts, part, kind + 1, due - real, purse, joker, paid, found)
            paid[good] -= real
    elif due <= purse[joker] - paid[joker]:
        paid[joker] += due
        _pay(parts, part, kind, 0, purse, joker, paid, found)
        paid[joker] -= due
