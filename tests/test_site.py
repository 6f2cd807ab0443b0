"""The site: what it tells comes from the product, and no link in it is dead."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from docs.site import games, interface, library, links

from yupana.games import names, title, titles
from yupana.text.guide import pages_of
from yupana.text.words import LANGUAGES

PAGE = "<html><body id='here'><a href='{}'>there</a></body></html>"


def found(folder: Path, link: str) -> list[str]:
    """What is wrong in a site of two pages and a client, whose first page has this link."""
    (folder / "guide").mkdir(exist_ok=True)
    (folder / "play").mkdir(exist_ok=True)
    (folder / "index.html").write_text(PAGE.format(link), "utf-8")
    (folder / "guide" / "tzolkin.html").write_text(PAGE.format("../index.html#here") + "<img src='a b.svg'>", "utf-8")
    (folder / "guide" / "a b.svg").write_text("<svg/>", "utf-8")
    (folder / "play" / "index.html").write_text("<html></html>", "utf-8")
    return links.dead_links(folder)


@pytest.mark.parametrize(
    "link",
    [
        "",
        "#here",
        "guide/tzolkin.html#here",
        "guide/a%20b.svg",
        "play/",
        "play/index.html#/guide",
        "https://a.example/b",
    ],
)
def test_a_link_that_leads_somewhere_is_followed_in_silence(tmp_path: Path, link: str) -> None:
    assert found(tmp_path, link) == []


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("guide/tzolkim.html", "is not there"),
        ("guide/tzolkin.html#nowhere", "does not have"),
        ("#nowhere", "does not have"),
        ("../outside.html", "is not there"),
        ("/guide/tzolkin.html", "not in a folder"),
        ("guide/", "is not there"),
    ],
)
def test_a_planted_dead_link_is_found(tmp_path: Path, link: str, why: str) -> None:
    (said,) = found(tmp_path, link)
    assert said.startswith(f"index.html: {link} ")
    assert why in said


def test_a_planted_picture_that_is_not_there_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, "") == []
    (tmp_path / "guide" / "a b.svg").unlink()
    assert links.dead_links(tmp_path) == ["guide/tzolkin.html: a b.svg is not there"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_has_every_title_that_is_offered_and_no_other(language: str) -> None:
    shown = games.shelf(language)
    for each in titles():
        assert (f"]({each.name}.md)" in shown) is each.offered


def test_a_title_that_is_offered_tomorrow_comes_onto_the_shelf_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: (*names(), "template"))
    assert "](template.md)" in games.shelf("en")


def built_guide(folder: Path, name: str, language: str) -> None:
    """A guide as the client has it, without its pictures."""
    parts = [
        {"id": page.id, "title": page.title, "parts": [{"text": part.text, "item": part.item} for part in page.parts]}
        for page in pages_of(title(name).package, language)
    ]
    (folder / "games" / name / "guide").mkdir(parents=True, exist_ok=True)
    (folder / "games" / name / "guide" / f"{language}.json").write_text(json.dumps(parts), "utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_how_to_play_is_told_as_in_the_client(tmp_path: Path, name: str, language: str) -> None:
    built_guide(tmp_path, name, language)
    shown = games.guide_page(title(name), language, tmp_path)
    pages = pages_of(title(name).package, language)
    assert pages
    for page in pages:
        assert f"## {page.title}\n" in shown
        assert all(part.text in shown for part in page.parts)


@pytest.mark.slow
def test_the_page_of_the_interface_has_every_route_and_everything_that_routes_speak_of() -> None:
    described = interface.describe()
    shown = interface.page(described)
    routes = [f"### `{method.upper()} {path}`" for path, methods in described["paths"].items() for method in methods]
    assert len(routes) > 30
    assert all(route in shown for route in routes)
    assert all(f"\n### {name}\n" in shown for name in described["components"]["schemas"])


def test_the_library_tells_of_every_module_of_its_packages() -> None:
    shown = library.page("yupana.engine")
    assert all(f".. automodule:: yupana.engine.{name}\n" in shown for name in ("agenda", "machine", "match", "record"))
