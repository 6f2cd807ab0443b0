"""Dice, markers, monks, coins, and the plates on which things are counted."""

from __future__ import annotations

from yupana.games.santa_maria.american_kingdoms.board import PRODUCTION, SPECIALIST
from yupana.games.santa_maria.board import DOCK, THINGS
from yupana.tabletop.parts import disc, points, scores, seal
from yupana.tabletop.pen import (
    BONE,
    CINNABAR,
    INK,
    MAIZE,
    OBSIDIAN,
    SAND,
    SEAT,
    WEAVE,
    WHITE,
    box,
    circle,
    group,
    hit,
    path,
    rings,
    symbol,
    use,
)

PIPS = {
    1: ((0, 0),),
    2: ((-5, -5), (5, 5)),
    3: ((-6, -6), (0, 0), (6, 6)),
    4: ((-5.5, -5.5), (5.5, -5.5), (-5.5, 5.5), (5.5, 5.5)),
    5: ((-6, -6), (6, -6), (0, 0), (-6, 6), (6, 6)),
    6: ((-5.5, -7), (5.5, -7), (-5.5, 0), (5.5, 0), (-5.5, 7), (5.5, 7)),
}
BLUE = "#2F5E9E"
SIGNS = ("coin", "religion", "conquistador", "happiness")  # what docks give


def pieces() -> str:
    """Everything that is moved or counted."""
    return dice() + men() + plates() + tabs() + points(range(1, 10))


def dice() -> str:
    """Dice, and those of ambassadors on a ribbon."""
    found = ""
    for colour, fill, shade, pip in (("white", WHITE, "#CFC6B4", OBSIDIAN), ("blue", BLUE, "#1F4070", WHITE)):
        body = box(-15.5, -15.5, 31, 31, 7, WHITE) + box(-14, -14, 28, 28, 6, fill, OBSIDIAN, 1.8)
        found += symbol(f"die-{colour}", hit(17) + body + path("M12.2-8V8q0 4.2-4.2 4.2H-8", "none", shade, 2.4))
        for value, places in PIPS.items():
            body = use(f"die-{colour}") + path(rings([(x, y) for x, y in places], 2.7), pip)
            found += symbol(f"die-{colour}-{value}", body)
            found += symbol(f"envoy-{colour}-{value}", use("ribbon") + use(f"die-{colour}-{value}", (0, 0), 0.86))
    ribbon = path("M-18-10h36v20h-36l5-10zM18-10l-5 10 5 10", MAIZE, OBSIDIAN, 1.6)
    found += symbol("ribbon", circle(20, (0, 0), CINNABAR, OBSIDIAN, 1.6) + ribbon)
    return found


def men() -> str:
    """What belongs to players: a dark outline and a light one around it stand out on any ground."""
    halo = use("monk-shape", more=f'fill="none" stroke="{WHITE}" stroke-width="4.2"')
    cloth = use("monk-shape", more=f'fill="{SEAT}"') + use("monk-shape", more=f'fill="{WEAVE}" stroke="none"')
    face = '<ellipse cy="-5.5" rx="3.3" ry="3.8" fill="#E8C9A0" stroke-width="1.4"/>'
    monk = halo + group(cloth + face + use("monk-shape", more='fill="none"'), OBSIDIAN, 1.8)
    found = symbol("monk-piece", hit(13) + monk) + symbol("marker", disc(8.6, 1.7))
    warrior = disc(8.6, 1.7) + path("M-3 6L3-7M1-5l3.5-4 1 5z", WHITE, OBSIDIAN, 1.6)
    found += symbol("warrior", warrior)
    shape = "M0-13C8-13 9-7 13-5 9-2 6-2 5-2 9 1 10 6 10 12H-10C-10 6-9 1-5-2-6-2-9-2-13-5-9-7-8-13 0-13z"
    lord = path(shape, "none", WHITE, 4.4) + path(shape, SEAT, OBSIDIAN, 1.8) + path(shape, WEAVE)
    lord += circle(4, (0, -3), "#E8C9A0", OBSIDIAN, 1.3) + path("M-11-5.5Q0-9 11-5.5", "none", OBSIDIAN, 1.6)
    found += symbol("governor", hit(14) + lord)
    cape = use("priest-shape", more=f'fill="{SEAT}"') + use("priest-shape", more=f'fill="{WEAVE}" stroke="none"')
    priest = use("priest-shape", more=f'fill="none" stroke="{WHITE}" stroke-width="4.2"')
    found += symbol("priest-piece", priest + group(cape + circle(4, (0, -2.5), "#E8C9A0"), OBSIDIAN, 1.8))
    pile = circle(13, (-1, 2), "#A8A08F", OBSIDIAN, 1.6) + circle(13, (0, 0), "#E6E0D3", OBSIDIAN, 1.8)
    found += symbol("coins", circle(15.6, (0, 0), WHITE) + pile + circle(10, (0, 0), "none", "#A8A08F", 1))
    found += symbol("count", circle(10, (0, 0), BONE, INK, 1.6))
    return found


def plates() -> str:
    """Goods and other things, each with room for a figure."""
    pill = box(-38, -17, 57, 34, 15, BONE, INK, 1.5)
    found = "".join([symbol(f"good-{name}", pill + use(name, (-22, 0), 1.08)) for name in THINGS])
    found += symbol("monks", pill + use("monk", (-22, 0), 1.05))
    for dock, sign in zip(DOCK, SIGNS, strict=True):
        quay = box(-38, -19, 57, 38, 8, "#A9CBD2", INK, 1.5) + path(
            "M-36 12q7-5 13 0t13 0 13 0 14 0", "none", "#4D8A99", 1.8
        )
        found += symbol(f"own-{dock}", quay + use(sign, (-22, -2), 1.0) + circle(11, (0, 0), BONE, INK, 1.2))
    for kind in SPECIALIST[:PRODUCTION]:
        found += symbol(f"hired-{kind}", pill.replace("-17", "-15").replace('"34"', '"30"') + use(kind, (-22, 0), 0.95))
    found += symbol("priests", pill + use("priest", (-22, 0), 1.0)) + symbol(
        "cards-held", pill + use("card-icon", (-22, 0), 1.0)
    )
    worth = use("shipping", (0, -21), 1.0) + use("points", (0, 4), 1.35) + circle(11.4, (0, 4), BONE)
    found += symbol("cargo", f'<g transform="translate(0 -4)">{worth}</g>')
    return found + scores() + seal()


def tabs() -> str:
    """Numbers of lines, turned tiles, spaces of tracks."""
    column = path("M-21-10h42v11L0 11-21 1z", SAND, INK, 1.4, 'stroke-linejoin="round"') + box(-9, -9, 18, 17, 6, BONE)
    across = path("M-11-21h11L11 0 0 21h-11z", SAND, INK, 1.4, 'stroke-linejoin="round"') + box(
        -10, -9, 17, 18, 6, BONE
    )
    found = symbol("tab-column", column) + symbol("tab-row", across)
    slope = circle(14, (0, 0), SAND, INK, 1.4)
    found += symbol("tab-diagonal-0", slope + path("M-7-7L5 5M6-2v8h-8", "none", INK, 3, 'stroke-linecap="round"'))
    found += symbol(
        "tab-diagonal-1", slope + path("M-7 7L7-7M-7-1v8h8M-1-7h8v8", "none", INK, 2.4, 'stroke-linecap="round"')
    )
    found += symbol("turn-plate", box(-48, -44, 96, 88, 12, BONE, INK, 2))
    return found + symbol("space", hit(19) + circle(19, (0, 0), "none"))
