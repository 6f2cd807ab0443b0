"""Dice: fair, the same for the same secret, verifiable; and piles whose order is decided when a card is drawn."""

import hashlib
import hmac
from collections import Counter

import pytest

from yupana.engine.agenda import Outcome
from yupana.engine.dice import Dice, KeyedDice, QuickDice, WrittenDice, commitment_of
from yupana.engine.piles import draws, without

pytestmark = pytest.mark.compiled

SECRET = bytes(range(32))
ROLLS = 12_000
KEYED = [84, 55, 16, 19, 71, 19, 60, 9, 66, 64]
QUICK = [83, 54, 60, 18, 10, 8, 26, 24, 71, 83]
CHI_SQUARE_MAX = {1: 10.83, 2: 13.82, 5: 20.52, 12: 32.91, 20: 45.31, 99: 148.23}  # one in a thousand, by freedom


def chi_square(rolled: list[int], sides: int) -> float:
    counts = Counter(rolled)
    expected = len(rolled) / sides
    return sum((counts[side] - expected) ** 2 / expected for side in range(sides))


@pytest.mark.parametrize("sides", [2, 3, 6, 13, 21, 100])
def test_keyed_dice_fall_on_every_side_alike(sides: int) -> None:
    dice = KeyedDice(SECRET)
    rolled = [dice.roll(sides) for _ in range(ROLLS)]
    assert set(rolled) == set(range(sides))
    assert chi_square(rolled, sides) < CHI_SQUARE_MAX[sides - 1]


@pytest.mark.parametrize("sides", [2, 3, 6, 13, 21, 100])
def test_quick_dice_fall_on_every_side_roughly_alike(sides: int) -> None:
    dice = QuickDice(4)
    rolled = [dice.roll(sides) for _ in range(ROLLS)]
    assert set(rolled) == set(range(sides))
    assert chi_square(rolled, sides) < CHI_SQUARE_MAX[sides - 1]


def test_pairs_of_rolls_fall_alike() -> None:
    for dice in (KeyedDice(SECRET), QuickDice(4)):
        pairs = [dice.roll(10) * 10 + dice.roll(10) for _ in range(ROLLS)]
        assert chi_square(pairs, 100) < CHI_SQUARE_MAX[99]


def test_the_first_roll_of_quick_dice_depends_on_the_seed() -> None:
    rolled = [QuickDice(seed).roll(6) for seed in range(ROLLS)]
    assert chi_square(rolled, 6) < 2 * CHI_SQUARE_MAX[5]


def test_the_same_secret_gives_the_same_rolls_and_another_gives_others() -> None:
    def rolls(secret: bytes) -> list[int]:
        dice = KeyedDice(secret)
        return [dice.roll(1000) for _ in range(50)]

    assert rolls(SECRET) == rolls(SECRET)
    assert rolls(SECRET) != rolls(SECRET[::-1])


def test_the_rolls_of_a_secret_never_change() -> None:
    keyed = KeyedDice(SECRET)
    assert [keyed.roll(100) for _ in range(10)] == KEYED
    quick = QuickDice(2026)
    assert [quick.roll(100) for _ in range(10)] == QUICK


def test_keyed_dice_throw_again_what_would_favour_low_numbers() -> None:
    """Computed from docs/record.md alone, for dice so large that one throw in four is thrown again."""
    sides = 3 << 62

    def thrown(n: int, again: int) -> int:
        return int.from_bytes(hmac.digest(SECRET, f"{n}:{again}".encode(), "sha256")[:8], "big")

    dice = KeyedDice(SECRET)
    thrown_again = 0
    for n in range(40):
        again = next(again for again in range(64) if thrown(n, again) < sides)
        thrown_again += again
        assert dice.roll(sides) == thrown(n, again)
    assert thrown_again > 5


def test_keyed_dice_go_on_where_they_stopped() -> None:
    dice = KeyedDice(SECRET)
    first = [dice.roll(6) for _ in range(20)]
    assert dice.rolled == 20
    later = KeyedDice(SECRET, 12)
    assert [later.roll(6) for _ in range(8)] == first[12:]


def test_the_same_seed_gives_the_same_rolls_and_neighbours_give_others() -> None:
    def rolls(seed: int) -> list[int]:
        dice = QuickDice(seed)
        return [dice.roll(1000) for _ in range(50)]

    assert rolls(7) == rolls(7)
    assert len({tuple(rolls(seed)) for seed in (*range(100), 2**40, 2**40 + 1, -1)}) == 103


def test_a_secret_has_32_bytes_and_dice_have_a_side() -> None:
    for secret in (b"", SECRET[:31], SECRET + b"x"):
        with pytest.raises(ValueError, match="32 bytes"):
            KeyedDice(secret)
    with pytest.raises(ValueError, match="dice need a side"):
        KeyedDice(SECRET).roll(0)
    assert KeyedDice(SECRET).roll(1) == 0


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment_of(SECRET) == hashlib.sha256(SECRET).hexdigest()


class Loaded(Dice):
    """Always rolls the same."""

    def __init__(self, rolled: int) -> None:
        self.rolled = rolled
        self.asked: list[int] = []

    def roll(self, sides: int) -> int:
        self.asked.append(sides)
        return self.rolled


def test_outcomes_are_picked_by_weight() -> None:
    outcomes = [Outcome("a", 2, ()), Outcome("b", 1, ()), Outcome("c", 3, ())]
    dice = [Loaded(n) for n in range(6)]
    assert "".join([each.pick(outcomes).name for each in dice]) == "aabccc"
    assert dice[0].asked == [6]


def test_dice_that_roll_past_the_last_outcome_are_caught() -> None:
    with pytest.raises(AssertionError, match="past the last outcome"):
        Loaded(3).pick([Outcome("a", 2, ()), Outcome("b", 1, ())])


def test_written_dice_fall_as_written() -> None:
    outcomes = [Outcome("a", 1, ()), Outcome("b", 1000, ())]
    dice = WrittenDice(("b", "a", "b"))
    assert [dice.pick(outcomes).name for _ in range(3)] == ["b", "a", "b"]
    assert dice.fallen == 3


def test_written_dice_refuse_what_is_not_there() -> None:
    outcomes = [Outcome("a", 1, ())]
    with pytest.raises(ValueError, match="'b' is no outcome here"):
        WrittenDice(("b",)).pick(outcomes)
    with pytest.raises(ValueError, match="fewer outcomes than dice fall"):
        WrittenDice(()).pick(outcomes)
    with pytest.raises(AssertionError, match="cannot be rolled"):
        WrittenDice(("a",)).roll(6)


# Piles.

NAMES = ("ace", "king", "queen")


def test_copies_of_a_card_are_one_outcome_that_weighs_more() -> None:
    found = draws([0, 0, 0, 2, 2], NAMES, lambda card: ())
    assert [(outcome.name, outcome.weight) for outcome in found] == [("ace", 3), ("queen", 2)]


def test_an_empty_pile_has_nothing_to_draw() -> None:
    assert draws([], NAMES, lambda card: ()) == []


def test_cards_are_drawn_as_often_as_there_are_copies() -> None:
    found = draws([0] * 7 + [1] * 2 + [2] * 3, NAMES, lambda card: ())
    dice = KeyedDice(SECRET)
    names = [dice.pick(found).name for _ in range(ROLLS)]
    expected = {"ace": ROLLS * 7 / 12, "king": ROLLS * 2 / 12, "queen": ROLLS * 3 / 12}
    assert sum((names.count(name) - n) ** 2 / n for name, n in expected.items()) < CHI_SQUARE_MAX[2]


def test_a_card_that_leaves_takes_one_copy_along_and_the_old_pile_stays() -> None:
    pile = [0, 0, 1, 2]
    assert without(pile, 0) == [0, 1, 2]
    assert without(pile, 2) == [0, 0, 1]
    assert pile == [0, 0, 1, 2]
    with pytest.raises(ValueError):
        without(pile, 3)
