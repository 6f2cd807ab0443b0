"""What players own: workers, markers, skulls they placed, and points."""

from __future__ import annotations

from yupana.tabletop.parts import disc, points
from yupana.tabletop.pen import (
    BONE,
    OBSIDIAN,
    SEAT,
    WEAVE,
    WHITE,
    circle,
    group,
    hit,
    path,
    symbol,
    use,
)


def pieces() -> str:
    """A dark outline and a light one around it: a piece stands out on any ground, by day and by night."""
    halo = use("figure", more=f'fill="none" stroke="{WHITE}" stroke-width="4.2"')
    rim = use("figure", more='fill="none"')
    cloth = use("figure", more=f'fill="{SEAT}"') + use("figure", more=f'fill="{WEAVE}" stroke="none"')
    worker = halo + group(cloth + circle(4.9, (0, -7.6), SEAT) + rim, OBSIDIAN, 1.7)
    stone = use("figure", more='fill="#8C8475"') + path("M-6.5 1h13M-8 5h16", "none", "#5F584C", 1.8)
    dummy = halo + group(stone + rim, OBSIDIAN, 1.7)
    found = symbol("worker", hit(13) + worker) + symbol("dummy", dummy)
    found += symbol("marker", disc(9.6, 1.8))
    plate = circle(15.5, fill=BONE, stroke=OBSIDIAN, width=1.4)
    found += symbol("offering", disc(21.5, 2.2) + plate + use("skull", (0, 0.5), 1.05))
    found += symbol("first-player-marker", disc(19, 2.2) + circle(14.5, fill=BONE) + use("first-player", (0, 0.5), 1.1))
    return found + points((*range(2, 14), 18, 20, 33, "+2", "4-6"))
