"""Whatever a player owns fits into the boxes of the mat, without lying over anything else."""

from itertools import combinations

import pytest

from yupana.games.tawantinsuyu.scene.geometry import (
    CARD_HEIGHT,
    CARD_WIDTH,
    HAND_BOX,
    MAT_HEIGHT,
    MAT_WIDTH,
    OWN_MAT_HEIGHT,
    public_boxes,
)
from yupana.tabletop.packing import SCALES, Box, pack

GAP = 5.0


def check_fit(widths: list[float], height: float, room: Box) -> float:
    packed = pack(widths, height, room, GAP)
    boxes = [
        (x - width * packed.scale / 2, y - height * packed.scale / 2, width * packed.scale, height * packed.scale)
        for (x, y), width in zip(packed.at, widths, strict=True)
    ]
    for x, y, wide, high in boxes:
        assert x >= room[0] - 0.1
        assert y >= room[1] - 0.1
        assert x + wide <= room[0] + room[2] + 0.1
        assert y + high <= room[1] + room[3] + 0.1
    for one, other in combinations(boxes, 2):
        apart = one[0] + one[2] <= other[0] + 0.1 or other[0] + other[2] <= one[0] + 0.1
        assert apart or one[1] + one[3] <= other[1] + 0.1 or other[1] + other[3] <= one[1] + 0.1
    return packed.scale


@pytest.mark.parametrize("cards", [1, 3, 7, 8, 16, 30, 42])
def test_a_hand_fits_however_many_cards_it_has(cards: int) -> None:
    scale = check_fit([CARD_WIDTH] * cards, CARD_HEIGHT, HAND_BOX)
    assert scale >= (1 if cards < 7 else 0.4 if cards < 20 else SCALES[-1])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("own", [True, False])
def test_things_of_different_widths_fit(seats: int, own: bool) -> None:
    height = OWN_MAT_HEIGHT[seats] if own else MAT_HEIGHT[seats]
    tapestries, things = public_boxes(height, own)
    check_fit([516.0, 236.0, 96.0, 96.0, 36.0], 54.0, tapestries)
    check_fit([CARD_WIDTH] * 20, CARD_HEIGHT, things)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("own", [True, False])
def test_boxes_lie_inside_the_mat_and_beside_each_other(seats: int, own: bool) -> None:
    height = OWN_MAT_HEIGHT[seats] if own else MAT_HEIGHT[seats]
    first, second = public_boxes(height, own)
    assert first[1] + first[3] < second[1]
    assert second[1] + second[3] <= height - 9
    assert first[0] + first[2] <= MAT_WIDTH - 9
    assert first[1] >= (HAND_BOX[1] + HAND_BOX[3] if own else HAND_BOX[1])


def test_nothing_at_all_fits_too() -> None:
    assert pack([], CARD_HEIGHT, HAND_BOX, GAP).at == []
