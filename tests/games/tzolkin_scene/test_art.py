"""The art is up to date, complete, small, without words, and readable on what it lies on."""

import re
import xml.etree.ElementTree as Xml
from importlib.resources import files
from pathlib import Path

import pytest

from yupana.games.picture import sprites
from yupana.games.tzolkin.monuments import MONUMENT_NAMES
from yupana.games.tzolkin.scene.mats import wealth_sprite
from yupana.games.tzolkin.scene.sides import building_sprite
from yupana.games.tzolkin.tiles import BUILDING_NAMES, WEALTH_NAMES
from yupana.tabletop.theme import DAY, contrast

if not (files("yupana.games.tzolkin") / "art" / "make.py").is_file():
    pytest.skip("a built package carries the art, not the tools that draw it", allow_module_level=True)

from yupana.games.tzolkin.art.make import HERE, sheets
from yupana.games.tzolkin.art.sides import STONES
from yupana.games.tzolkin.art.wheels import COLOURS
from yupana.tabletop.pen import OBSIDIAN, SHADES, WHITE

ART = sprites("yupana.games.tzolkin")
FILES = sorted(HERE.glob("*.svg"))
MADE = sheets()


@pytest.mark.parametrize("name", MADE)
def test_what_is_calculated_is_up_to_date(name: str) -> None:
    assert (HERE / name).read_text(encoding="utf-8") == MADE[name], "run python -m yupana.games.tzolkin.art.make"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_holds_well_formed_symbols_and_no_words(file: Path) -> None:
    root = Xml.fromstring(file.read_text(encoding="utf-8"))
    assert {each.tag.rpartition("}")[2] for each in root} == {"symbol"}
    for text in root.iter("{http://www.w3.org/2000/svg}text"):
        assert re.fullmatch(r"[−+]?[0-9-]*", text.text or ""), text.text


def test_the_art_is_small() -> None:
    assert sum([file.stat().st_size for file in FILES]) < 165_000


def test_every_symbol_finds_the_symbols_it_uses() -> None:
    for name in ART.symbols:
        assert set(ART.needs(name)) <= set(ART.symbols), name


def test_every_tile_is_drawn() -> None:
    names = [*map(building_sprite, range(len(BUILDING_NAMES))), *MONUMENT_NAMES]
    names += [wealth_sprite(tile) for tile in range(len(WEALTH_NAMES))]
    assert set(names) <= set(ART.symbols)


def test_fallback_colours_are_those_of_the_day() -> None:
    for symbol in ART.symbols.values():
        for variable, colour in re.findall(r"var\(--([a-z]+),(#[0-9A-F]{6})\)", symbol):
            assert DAY.get(variable, DAY["sand"]) == colour


@pytest.mark.parametrize("ground", [*COLOURS, *SHADES.values(), *[stone[1] for stone in STONES], "#FFFFFF", "#E0A526"])
def test_pieces_stand_out_on_painted_grounds(ground: str) -> None:
    assert max(contrast(OBSIDIAN, ground), contrast(WHITE, ground)) >= 3


@pytest.mark.parametrize("stone", STONES)
def test_figures_can_be_read_on_temples(stone: tuple[str, str, str, str]) -> None:
    assert contrast(stone[3], stone[0]) >= 4.5
