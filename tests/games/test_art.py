"""The art of every game is up to date, small, without words, and stands out from what it lies on."""

import gzip
import re
import xml.etree.ElementTree as Xml
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from tests.contrast import contrast
from tests.games.titles import NAMES, own

from yupana.games import title
from yupana.games.picture import sprites
from yupana.tabletop.pen import OBSIDIAN, WHITE
from yupana.tabletop.theme import DAY

FOLDERS = {game: Path(str(files(title(game).package) / "art")) for game in NAMES}
if not all((folder / "make.py").is_file() for folder in FOLDERS.values()):
    pytest.skip("a built package carries the art, not the tools that draw it", allow_module_level=True)

MADE = {game: import_module(f"{title(game).package}.art.make").sheets() for game in NAMES}
FILES = {game: sorted(folder.glob("*.svg")) for game, folder in FOLDERS.items()}
FIGURES = r"[−+]?[0-9-]*"
SIZE = 170_000

each_game = pytest.mark.parametrize("game", NAMES)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in NAMES for name in MADE[game]])
def test_what_is_calculated_is_up_to_date(game: str, name: str) -> None:
    drawn = (FOLDERS[game] / name).read_text(encoding="utf-8")
    assert drawn == MADE[game][name], f"run python -m yupana.games.{game}.art.make"


@pytest.mark.parametrize(("game", "file"), [(game, file) for game in NAMES for file in FILES[game]])
def test_a_file_holds_well_formed_symbols_and_no_words(game: str, file: Path) -> None:
    root = Xml.fromstring(file.read_text(encoding="utf-8"))
    assert {each.tag.rpartition("}")[2] for each in root} == {"symbol"}
    for text in root.iter("{http://www.w3.org/2000/svg}text"):
        assert re.fullmatch(FIGURES, text.text or ""), text.text


@each_game
def test_the_art_is_small(game: str) -> None:
    assert sum([file.stat().st_size for file in FILES[game]]) < SIZE
    assert len(gzip.compress(b"".join([file.read_bytes() for file in FILES[game]]))) < 25_000


@each_game
def test_every_symbol_finds_the_symbols_it_uses(game: str) -> None:
    art = sprites(title(game).package)
    for name in art.symbols:
        assert set(art.needs(name)) <= set(art.symbols), name


@each_game
def test_fallback_colours_are_those_of_the_day(game: str) -> None:
    for symbol in sprites(title(game).package).symbols.values():
        for variable, colour in re.findall(r"var\(--([a-z]+),(#[0-9A-F]{6})\)", symbol):
            assert DAY.get(variable, DAY["sand"]) == colour


GROUNDS = [ground for game in NAMES for ground in own(game, "scene.test_art", "GROUNDS", ())]


@pytest.mark.parametrize("ground", GROUNDS)
def test_pieces_stand_out_on_painted_grounds(ground: str) -> None:
    assert max(contrast(OBSIDIAN, ground), contrast(WHITE, ground)) >= 3
