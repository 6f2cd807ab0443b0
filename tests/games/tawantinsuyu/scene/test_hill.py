"""The hill is drawn as the rules connect it, and nothing on it lies over anything else."""

from itertools import combinations
from math import dist

import pytest
from tests.games.tawantinsuyu.scene.positions import position

from yupana.games.tawantinsuyu.board import ICONS, RING, SECTOR, SECTORS, SPACES, STEPS_SLOT, TERRACE
from yupana.games.tawantinsuyu.scene import scene
from yupana.games.tawantinsuyu.scene.geometry import (
    BAND,
    CENTRE,
    CORICANCHA_RADIUS,
    HILL,
    ICON_POINT,
    ICON_SIZE,
    SECTOR_BADGE,
    SPACE_POINT,
    SPACE_SIZE,
    STAIRS_POINT,
    sector_angle,
)
from yupana.tabletop.layout import Point, on_ring

ICON_CORNER = ICON_SIZE * 1.2  # an icon is an octagon
STAIRS_ENDS = ((-17.0, 26.0), (-9.0, 24.0), (0.0, 21.0), (9.0, 19.0), (17.0, 17.0))  # along the slope, half the width


def discs() -> list[tuple[Point, float]]:
    """Every space and every task icon."""
    found = [(at, SPACE_SIZE) for at in SPACE_POINT]
    return found + [(at, ICON_SIZE) for terrace in ICON_POINT for at in terrace]


def test_no_two_spaces_or_icons_overlap() -> None:
    for (one, size), (other, its_size) in combinations(discs(), 2):
        assert dist(one, other) > size + its_size


def test_everything_on_the_hill_lies_inside_its_terrace() -> None:
    for at, size in discs():
        away = dist(at, CENTRE)
        assert any(inner <= away - size and away + size <= outer for inner, outer in BAND), away
    assert BAND[0][0] > CORICANCHA_RADIUS
    assert min(CENTRE) >= HILL


def test_stairs_cross_the_walls_without_covering_anything() -> None:
    for slot in range(len(STEPS_SLOT)):
        angle = sector_angle(slot % SECTORS)
        away = dist(STAIRS_POINT[slot], CENTRE)
        for along, half in STAIRS_ENDS:
            middle = on_ring(CENTRE, away + along, angle)
            for at, size in discs():
                assert dist(at, middle) > size * 0.9 + half * 0.75


def test_badges_of_sectors_are_free() -> None:
    for badge in SECTOR_BADGE:
        assert min([dist(badge, at) - size for at, size in discs()]) > 12
        assert min([dist(badge, at) for at in STAIRS_POINT]) > 40


@pytest.mark.parametrize("space", range(SPACES))
def test_a_space_lies_closest_to_its_own_three_tasks(space: int) -> None:
    points = ICON_POINT[TERRACE[space]]
    nearest = sorted(range(RING[TERRACE[space]]), key=lambda icon: dist(points[icon], SPACE_POINT[space]))
    assert set(nearest[:3]) == set(ICONS[space])


@pytest.mark.parametrize("space", range(SPACES))
def test_a_space_lies_in_its_sector(space: int) -> None:
    middle = sector_angle(SECTOR[space])
    edge = on_ring(CENTRE, dist(SPACE_POINT[space], CENTRE), middle + 180 / SECTORS)
    centre = on_ring(CENTRE, dist(SPACE_POINT[space], CENTRE), middle)
    assert dist(SPACE_POINT[space], centre) < dist(edge, centre)


def test_workers_differ_in_shape_from_each_other() -> None:
    sprites = {piece.sprite for piece in scene(position("a rich table"), 0).panels[0].pieces if ".top" not in piece.id}
    assert len({sprite for sprite in sprites if sprite.startswith("worker-")}) == 5
