"""The art is up to date, complete, small, without words, and readable on what it lies on."""

import gzip
import re
import xml.etree.ElementTree as Xml
from importlib.resources import files
from pathlib import Path

import pytest

from yupana.games.picture import sprites
from yupana.games.tawantinsuyu.army import ARMY_CARDS
from yupana.games.tawantinsuyu.gods import GOD_CARDS
from yupana.games.tawantinsuyu.market import BUILDINGS
from yupana.games.tawantinsuyu.scene.names import army_sprite, building_sprite, god_sprite, weaving_sprite
from yupana.games.tawantinsuyu.tapestry import WEAVINGS
from yupana.tabletop.pen import OBSIDIAN, SHADES, WHITE
from yupana.tabletop.theme import DAY, contrast

if not (files("yupana.games.tawantinsuyu") / "art" / "make.py").is_file():
    pytest.skip("a built package carries the art, not the tools that draw it", allow_module_level=True)

from yupana.games.tawantinsuyu.art.hill import ACTION_COLOURS
from yupana.games.tawantinsuyu.art.make import HERE, sheets
from yupana.games.tawantinsuyu.art.pieces import GOD_COLOURS, WORKER_COLOURS
from yupana.games.tawantinsuyu.art.tiles import PATTERN_COLOURS, SYMBOL_COLOURS

ART = sprites("yupana.games.tawantinsuyu")
FILES = sorted(HERE.glob("*.svg"))
MADE = sheets()


@pytest.mark.parametrize("name", MADE)
def test_what_is_calculated_is_up_to_date(name: str) -> None:
    assert (HERE / name).read_text(encoding="utf-8") == MADE[name], "run python -m yupana.games.tawantinsuyu.art.make"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_holds_well_formed_symbols_and_no_words(file: Path) -> None:
    root = Xml.fromstring(file.read_text(encoding="utf-8"))
    assert {each.tag.rpartition("}")[2] for each in root} == {"symbol"}
    for text in root.iter("{http://www.w3.org/2000/svg}text"):
        assert re.fullmatch(r"[−+]?[0-9]*", text.text or ""), text.text


def test_the_art_is_small() -> None:
    assert sum([file.stat().st_size for file in FILES]) < 170_000
    assert len(gzip.compress(b"".join([file.read_bytes() for file in FILES]))) < 25_000


def test_every_symbol_finds_the_symbols_it_uses() -> None:
    for name in ART.symbols:
        assert set(ART.needs(name)) <= set(ART.symbols), name


def test_every_card_and_every_tile_is_drawn() -> None:
    names = [*map(god_sprite, range(GOD_CARDS)), *map(army_sprite, range(ARMY_CARDS))]
    names += [*map(building_sprite, range(BUILDINGS)), *map(weaving_sprite, range(WEAVINGS))]
    assert set(names) <= set(ART.symbols)


def test_cards_and_tiles_that_differ_look_different() -> None:
    names = [*map(god_sprite, range(GOD_CARDS)), *map(building_sprite, range(BUILDINGS))]
    names += map(weaving_sprite, range(WEAVINGS))
    assert len({ART.symbols[name].partition(">")[2] for name in names}) == len(names)


def test_fallback_colours_are_those_of_the_day() -> None:
    for symbol in ART.symbols.values():
        for variable, colour in re.findall(r"var\(--([a-z]+),(#[0-9A-F]{6})\)", symbol):
            assert DAY.get(variable, DAY["sand"]) == colour


@pytest.mark.parametrize("ground", [*ACTION_COLOURS, *WORKER_COLOURS, *SHADES.values()])
def test_pieces_stand_out_on_painted_grounds(ground: str) -> None:
    assert max(contrast(OBSIDIAN, ground), contrast(WHITE, ground)) >= 3


@pytest.mark.parametrize("ground", [*GOD_COLOURS, *PATTERN_COLOURS, *WORKER_COLOURS[:2]])
def test_white_symbols_can_be_read_on_their_grounds(ground: str) -> None:
    assert contrast(WHITE, ground) >= 3


@pytest.mark.parametrize("ground", SYMBOL_COLOURS)
def test_figures_can_be_read_on_the_edges_of_weavings(ground: str) -> None:
    assert contrast(OBSIDIAN, ground) >= 4.5
