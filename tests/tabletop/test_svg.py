"""A scene becomes one file that needs nothing else."""

import xml.etree.ElementTree as Xml

import pytest

from yupana.tabletop.art import Art, art_of
from yupana.tabletop.detail import draw_detail
from yupana.tabletop.scene import Message, Panel, Piece, Scene
from yupana.tabletop.svg import Say, draw

SVG = "{http://www.w3.org/2000/svg}"
ART = Art(
    [
        '<svg><pattern id="weave-1" width="2" height="2"><path d="M0 0h1v1z"/></pattern>'
        '<symbol id="dot" overflow="visible"><circle r="5" fill="var(--seat,#CDBB93)" stroke="var(--ink,#23201C)"/>'
        "</symbol>"
        '<symbol id="pair"><use href="#dot"/><use href="#dot" x="10"/></symbol>'
        '<symbol id="plain"><path d="M0 0h9" stroke="var(--ink)"/></symbol></svg>'
    ]
)


def panel(*pieces: Piece, role: str = "board", width: float = 100.0) -> Panel:
    return Panel(f"panel-{role}", Message("title"), pieces, width, 50, "plain", role)


def piece(id: str, sprite: str = "dot", **more: object) -> Piece:
    return Piece(id, Message("label"), sprite, **more)  # type: ignore[arg-type]


def alone(*pieces: Piece, night: bool = False, say: Say | None = None) -> str:
    """A picture of one panel."""
    return draw(Scene((panel(*pieces),)), ART, night=night, narrow=True, say=say)


def test_variables_become_colours_of_the_seat_and_the_theme() -> None:
    day = alone(piece("a", seat=1), piece("b"))
    night = alone(piece("a", seat=1), night=True)
    assert "var(" not in day + night
    assert '<symbol id="dot-seat-1" overflow="visible"><circle r="5" fill="#2F7D5B" stroke="#23201C"/>' in day
    assert '<symbol id="dot" overflow="visible"><circle r="5" fill="#CDBB93"' in day
    assert 'stroke="#F4ECD8"' in night


def test_a_symbol_brings_the_symbols_it_uses_in_the_same_colours() -> None:
    picture = alone(piece("a", "pair", seat=1))
    assert '<symbol id="pair-seat-1"><use href="#dot-seat-1"/><use href="#dot-seat-1" x="10"/></symbol>' in picture
    assert '<symbol id="dot-seat-1"' in picture


def test_only_used_symbols_are_there() -> None:
    picture = alone(piece("a", "plain"))
    assert 'id="dot"' not in picture
    assert 'id="pair"' not in picture


def test_riders_move_with_what_they_ride() -> None:
    gear = piece("gear", x=10.0, y=20.0, turn=36.0)
    root = Xml.fromstring(alone(gear, piece("rider", x=3.0, rides="gear", scale=2.0)))
    carrier = next(g for g in root.iter(f"{SVG}g") if g.get("transform") == "translate(10 20) rotate(36)")
    assert [g.get("transform") for g in carrier.iter(f"{SVG}g")][1:] == ["translate(3 0) scale(2)"]


def test_labels_become_titles_and_text_is_escaped() -> None:
    picture = alone(piece("a", text="<3"), say=lambda message: f"{message.id} & more")
    root = Xml.fromstring(picture)
    assert [title.text for title in root.iter(f"{SVG}title")] == ["label & more"]
    assert [text.text for text in root.iter(f"{SVG}text")] == ["<3"]


@pytest.mark.parametrize("narrow", [False, True])
def test_panels_do_not_overlap_and_stay_on_the_page(narrow: bool) -> None:
    panels = (panel(), panel(role="track", width=80), panel(role="cards", width=50), panel(role="mat", width=70))
    root = Xml.fromstring(draw(Scene(panels), ART, narrow=narrow))
    _, _, width, height = [float(part) for part in root.attrib["viewBox"].split()]
    boxes: list[tuple[float, float, float, float]] = []
    for each in root.findall(f"{SVG}g"):
        move, scale = each.attrib["transform"].split(") ")
        x, y = [float(part) for part in move.removeprefix("translate(").split()]
        factor = float(scale.removeprefix("scale(").removesuffix(")"))
        mine = panels[len(boxes)] if narrow else None
        boxes.append((x, y, factor, mine.width if mine else 0.0))
        assert 0 <= x < width
        assert 0 <= y < height
    assert len(boxes) == 4
    assert len({(x, y) for x, y, _, _ in boxes}) == 4


def test_two_symbols_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="dot"):
        Art(['<symbol id="dot"></symbol>', '<symbol id="dot"></symbol>'])


def test_every_seat_has_a_weave() -> None:
    assert {f"weave-{seat}" for seat in range(5)} <= set(art_of("yupana.games.tzolkin").symbols)


def test_a_detail_shows_what_is_lit_wherever_it_rides() -> None:
    wheel = piece("wheel", x=80.0, y=25.0, turn=90.0, scale=2.0)
    rider = piece("rider", x=0.0, y=-5.0, rides="wheel", place="rim.1")
    whole = draw_detail(panel(wheel, rider), ART)
    assert 'viewBox="0.0 0.0 100.0 50.0"' in whole
    assert "<rect" not in whole
    detail = draw_detail(panel(wheel, rider, width=1000.0), ART, ("rim.1",))
    assert 'viewBox="0.0 ' in detail
    assert 'width="420"' in detail, "a part of the panel"
    ring = Xml.fromstring(detail).find(f"{SVG}rect")
    assert ring is not None
    left, top, size = [float(ring.attrib[name]) for name in ("x", "y", "width")]
    assert (left + size / 2, top + size / 2) == (90.0, 25.0)


def test_a_detail_is_dark_by_night() -> None:
    assert 'fill="#F4ECD8"' in draw_detail(panel(piece("a")), ART, night=True)
