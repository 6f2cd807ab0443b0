"""Every tile is drawn, and figures can be read on temples."""

from importlib.resources import files

import pytest
from tests.contrast import contrast

from yupana.games.picture import sprites
from yupana.games.tzolkin.monuments import MONUMENT_NAMES
from yupana.games.tzolkin.scene.mats import wealth_sprite
from yupana.games.tzolkin.scene.sides import building_sprite
from yupana.games.tzolkin.tiles import BUILDING_NAMES, WEALTH_NAMES

if not (files("yupana.games.tzolkin") / "art" / "make.py").is_file():
    pytest.skip("a built package carries the art, not the tools that draw it", allow_module_level=True)

from yupana.games.tzolkin.art.sides import STONES
from yupana.games.tzolkin.art.wheels import COLOURS, SHADES

ART = sprites("yupana.games.tzolkin")
GROUNDS = (*COLOURS, *SHADES.values(), *[stone[1] for stone in STONES], "#FFFFFF", "#E0A526")  # on which pieces stand


def test_every_tile_is_drawn() -> None:
    names = [*map(building_sprite, range(len(BUILDING_NAMES))), *MONUMENT_NAMES]
    names += [wealth_sprite(tile) for tile in range(len(WEALTH_NAMES))]
    assert set(names) <= set(ART.symbols)


@pytest.mark.parametrize("stone", STONES)
def test_figures_can_be_read_on_temples(stone: tuple[str, str, str, str]) -> None:
    assert contrast(stone[3], stone[0]) >= 4.5
