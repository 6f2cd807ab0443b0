"""Draw everything: `python -m yupana.games.template.art.make`."""

from __future__ import annotations

from pathlib import Path

from yupana.games.template.board import HAND, PACES, STATIONS
from yupana.games.template.scene import CORD, HEIGHT, MAT_HEIGHT, MAT_WIDTH, SLOTS, WIDTH, station
from yupana.tabletop.parts import disc, mat, seal, slab
from yupana.tabletop.pen import BONE, INK, MAIZE, OBSIDIAN, SAND, UMBER, WHITE, box, circle, hit, path, rings, sheet
from yupana.tabletop.pen import symbol as drawn

HERE = Path(__file__).parent
GREEN = "#2F7D5B"


def road() -> str:
    """Stations along a path that winds up the mountain."""
    stations = [station(n) for n in range(STATIONS)]
    way = "M" + "L".join([f"{x:g} {y:g}" for x, y in stations])
    line = path(way, "none", SAND, 16, 'stroke-linejoin="round" stroke-linecap="round"')
    return slab("road", WIDTH, HEIGHT, line + path(rings(stations, 20), BONE, INK, 1.6))


def pieces() -> str:
    """What lies on the table: a dark outline and a light one around it stand out on any ground."""
    runner = disc(10.5, 1.8) + path("M-4 5l3-9 6 4M-1-4l4-3", "none", OBSIDIAN, 2.4, 'stroke-linecap="round"')
    ears = "M-11-12l7 5h8l7-5-1 14-10 11-10-11z"
    fox = path(ears, UMBER, WHITE, 4) + path(ears, UMBER, OBSIDIAN, 1.8) + circle(1.6, (0, 10), OBSIDIAN)
    sun = path(
        "M0-30l6 12 13-5-5 13 12 6v8l-12 6 5 13-13-5-6 12-6-12-13 5 5-13-12-6v-8l12-6-5-13 13 5z", MAIZE, INK, 1.6
    )
    card = box(-20, -28, 40, 56, 6, BONE, INK, 2) + path("M-12-18h24M-12 18h24", "none", UMBER, 2.4)
    back = box(-20, -28, 40, 56, 6, UMBER, INK, 2) + path("M-12-18l24 36M12-18l-24 36", "none", WHITE, 2.4)
    leaf = path("M0-22q22 14 8 36q-4 6-8 8q-4-2-8-8q-14-22 8-36z", GREEN, INK, 1.8) + circle(12, (0, 0), BONE)
    knot = path("M0-34v68", "none", UMBER, 3) + circle(12.5, (0, 0), BONE, UMBER, 3)
    shapes = {
        "runner": hit(14) + runner,
        "fox": fox,
        "sun": sun,
        "card": card,
        "back": back,
        "leaf": leaf,
        "knot": knot,
    }
    return "".join([drawn(name, body) for name, body in shapes.items()])


def mats() -> str:
    """A mat with room for a hand, and the cord that knots are tied into."""
    wells = "".join([box(x - 24, y - 33, 48, 66, 7, SAND, INK, 1.2) for x, y in SLOTS[:HAND]])
    cord = path(f"M{CORD[0][0] - 24:g} 58H{CORD[PACES - 1][0] + 14:g}", "none", UMBER, 5, 'stroke-linecap="round"')
    return mat("mat", MAT_WIDTH, MAT_HEIGHT, wells + cord) + seal()


def sheets() -> dict[str, str]:
    """Each file by name."""
    return {"road.svg": sheet(road()), "pieces.svg": sheet(pieces()), "mats.svg": sheet(mats())}


if __name__ == "__main__":
    for name, text in sheets().items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")
