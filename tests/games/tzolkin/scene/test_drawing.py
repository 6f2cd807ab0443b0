"""A position of a record, drawn by the command."""

import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest
import typer
from tests.games.random_matches import random_match

from yupana.cli.drawing import draw
from yupana.engine.record import record_of, write
from yupana.games.tzolkin.game import GAME


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.yupana"
    for n, match in enumerate(random_match(GAME, 3, 2)):
        if n == 60:
            path.write_text(write(record_of(match, ["Ann", "Bo", "Cy"])), encoding="utf-8")
            return path
    raise AssertionError("a short match")


def titles(path: Path) -> list[str]:
    return [str(title.text) for title in Xml.parse(path).iter("{http://www.w3.org/2000/svg}title")]


def test_a_position_is_drawn_with_its_labels(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    draw(record, 40, "B", picture)
    labels = titles(picture)
    assert any("Ann" in label for label in labels)
    assert all(labels)


def test_without_a_move_the_last_position_is_drawn_in_any_language(record: Path, tmp_path: Path) -> None:
    for lang in ("en", "uk", "ru"):
        draw(record, None, "", tmp_path / f"{lang}.svg", night=True, narrow=True, lang=lang)
    assert len({tuple(titles(tmp_path / f"{lang}.svg")) for lang in ("en", "uk", "ru")}) == 3


@pytest.mark.parametrize(("move", "seat"), [(999, ""), (None, "D")])
def test_what_is_not_there_is_refused(record: Path, tmp_path: Path, move: int | None, seat: str) -> None:
    with pytest.raises(typer.Exit):
        draw(record, move, seat, tmp_path / "picture.svg")
