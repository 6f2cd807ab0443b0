"""Every card and every tile is drawn, and can be read on its ground."""

from importlib.resources import files

import pytest
from tests.contrast import contrast

from yupana.games.picture import sprites
from yupana.games.tawantinsuyu.army import ARMY_CARDS
from yupana.games.tawantinsuyu.gods import GOD_CARDS
from yupana.games.tawantinsuyu.market import BUILDINGS
from yupana.games.tawantinsuyu.scene.names import army_sprite, building_sprite, god_sprite, weaving_sprite
from yupana.games.tawantinsuyu.tapestry import WEAVINGS
from yupana.tabletop.pen import OBSIDIAN, WHITE

if not (files("yupana.games.tawantinsuyu") / "art" / "make.py").is_file():
    pytest.skip("a built package carries the art, not the tools that draw it", allow_module_level=True)

from yupana.games.tawantinsuyu.art.hill import ACTION_COLOURS
from yupana.games.tawantinsuyu.art.pieces import GOD_COLOURS, WORKER_COLOURS
from yupana.games.tawantinsuyu.art.tiles import PATTERN_COLOURS, SYMBOL_COLOURS

ART = sprites("yupana.games.tawantinsuyu")
GROUNDS = (*ACTION_COLOURS, *WORKER_COLOURS)  # on which pieces stand


def test_every_card_and_every_tile_is_drawn() -> None:
    names = [*map(god_sprite, range(GOD_CARDS)), *map(army_sprite, range(ARMY_CARDS))]
    names += [*map(building_sprite, range(BUILDINGS)), *map(weaving_sprite, range(WEAVINGS))]
    assert set(names) <= set(ART.symbols)


def test_cards_and_tiles_that_differ_look_different() -> None:
    names = [*map(god_sprite, range(GOD_CARDS)), *map(building_sprite, range(BUILDINGS))]
    names += map(weaving_sprite, range(WEAVINGS))
    assert len({ART.symbols[name].partition(">")[2] for name in names}) == len(names)


@pytest.mark.parametrize("ground", [*GOD_COLOURS, *PATTERN_COLOURS, *WORKER_COLOURS[:2]])
def test_white_symbols_can_be_read_on_their_grounds(ground: str) -> None:
    assert contrast(WHITE, ground) >= 3


@pytest.mark.parametrize("ground", SYMBOL_COLOURS)
def test_figures_can_be_read_on_the_edges_of_weavings(ground: str) -> None:
    assert contrast(OBSIDIAN, ground) >= 4.5
