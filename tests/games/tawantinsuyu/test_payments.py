"""Paying with goods that can stand for others."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yupana.games.tawantinsuyu.payments import Bundle, Part, ways_to_pay

pytestmark = pytest.mark.compiled

POTATO, CORN, STONE, GOLD = range(4)
FOOD = (POTATO, CORN)


def test_a_cost_is_paid_in_kind_first() -> None:
    assert ways_to_pay((((STONE,), 2),), [0, 0, 3, 0], GOLD) == [(0, 0, 2, 0)]


def test_jokers_stand_for_anything_and_come_last() -> None:
    assert ways_to_pay((((STONE,), 2),), [0, 0, 3, 1], GOLD) == [(0, 0, 2, 0), (0, 0, 1, 1)]


def test_a_part_can_be_paid_with_several_kinds() -> None:
    found = ways_to_pay(((FOOD, 2),), [2, 1, 0, 0], GOLD)
    assert found == [(2, 0, 0, 0), (1, 1, 0, 0)]


def test_what_cannot_be_paid_has_no_ways() -> None:
    assert ways_to_pay((((STONE,), 1), (FOOD, 1)), [1, 0, 0, 0], GOLD) == []


def test_one_good_does_not_pay_twice() -> None:
    assert ways_to_pay((((CORN,), 1), (FOOD, 1)), [0, 1, 0, 0], GOLD) == []


def pays(bundle: Bundle, parts: tuple[Part, ...]) -> bool:
    """By trying: every piece of the bundle goes to a part that takes it, and nothing is left over."""
    if not parts:
        return not any(bundle)
    kinds, amount = parts[0]
    for split in product(*[range(count + 1) for count in bundle]):
        fits = sum(split) == amount and all(not split[n] or n in kinds or n == GOLD for n in range(len(split)))
        if fits and pays(tuple([have - part for have, part in zip(bundle, split, strict=True)]), parts[1:]):
            return True
    return False


amounts = st.integers(0, 3)


@given(potato=amounts, corn=amounts, stone=amounts, food=amounts, purse=st.lists(amounts, min_size=4, max_size=4))
def test_every_way_to_pay_is_found_once_and_nothing_else(
    potato: int, corn: int, stone: int, food: int, purse: list[int]
) -> None:
    parts: tuple[Part, ...] = (((POTATO,), potato), ((CORN,), corn), ((STONE,), stone), (FOOD, food))
    found = ways_to_pay(parts, purse, GOLD)
    due = potato + corn + stone + food
    bundles = [each for each in product(*[range(count + 1) for count in purse]) if sum(each) == due]
    assert sorted(found) == sorted([bundle for bundle in bundles if pays(bundle, parts)])
    assert [bundle[GOLD] for bundle in found] == sorted([bundle[GOLD] for bundle in found])
