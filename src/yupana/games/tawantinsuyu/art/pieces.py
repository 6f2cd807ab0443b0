"""What stands on the table: workers, priests, markers, statues, and points."""

from __future__ import annotations

from yupana.games.tawantinsuyu.board import GODS, WORKERS
from yupana.tabletop.parts import disc, points
from yupana.tabletop.pen import (
    BASALT,
    BONE,
    CINNABAR,
    INDIGO,
    INK,
    JADE,
    MAIZE,
    OBSIDIAN,
    SAND,
    SEAT,
    TURQUOISE,
    VIOLET,
    WEAVE,
    WHITE,
    box,
    circle,
    group,
    hit,
    n,
    path,
    symbol,
    use,
)

WORKER_COLOURS = ("#3F74B5", "#3A9158", "#EDC23B", "#C23B2A", WHITE)
GOD_COLOURS = (VIOLET, CINNABAR, "#99650F", TURQUOISE, INDIGO, JADE)
STAIRS = "M-27-23H27L16 23H-16z"


def pieces() -> str:
    """A dark outline and a light one around it: a piece stands out on any ground, by day and by night."""
    found = "".join([worker(name, colour) for name, colour in zip(WORKERS, WORKER_COLOURS, strict=True)])
    found += statues()
    found += symbol(
        "high-priest", hit(13) + dressed("priest-figure") + circle(3.4, (0, -5.2), "#E8C9A0", OBSIDIAN, 1.4)
    )
    found += symbol("marker", disc(9.6, 1.8))
    flag = path("M-6.5 9.5v-20", "none", OBSIDIAN, 2.6) + path(
        "M-6.5-10H8.5L4.5-4.500 8.5 1H-6.5z", WHITE, OBSIDIAN, 1.8
    )
    found += symbol("conquest-marker", disc(20, 2.2) + circle(14.5, fill=BONE, stroke=OBSIDIAN, width=1.4) + flag)
    found += steps_marker()
    crown = disc(26, 2.4) + circle(19.5, fill=BONE, stroke=OBSIDIAN, width=1.4) + use("llautu", (0, 0.5), 1.25)
    found += symbol("first-player-marker", crown)
    found += symbol("count", circle(11, fill=OBSIDIAN, stroke=WHITE, width=1.4) + circle(8.6, fill=BONE))
    return found + points((*range(1, 11), 12, "+1")) + counted()


def worker(name: str, colour: str) -> str:
    """A worker: its own silhouette, colour and mark."""
    shape = f"shape-{name}"
    halo = use(shape, more=f'fill="none" stroke="{WHITE}" stroke-width="4.4"')
    body = use(shape, more=f'fill="{colour}"')
    rim = use(shape, more='fill="none"')
    return symbol(
        f"worker-{name}", hit(14) + halo + group(body, OBSIDIAN, 1.8) + use(f"mark-{name}") + group(rim, OBSIDIAN, 1.8)
    )


def dressed(shape: str) -> str:
    """A silhouette in its player's cloth."""
    halo = use(shape, more=f'fill="none" stroke="{WHITE}" stroke-width="4.2"')
    cloth = use(shape, more=f'fill="{SEAT}"') + use(shape, more=f'fill="{WEAVE}" stroke="none"')
    return halo + group(cloth + use(shape, more='fill="none"'), OBSIDIAN, 1.8)


def steps_marker() -> str:
    """Stairs in a player's cloth, for the walls of the hill."""
    body = path(STAIRS, "none", WHITE, 5.5, 'stroke-linejoin="round"') + path(STAIRS, SEAT) + path(STAIRS, WEAVE)
    lines = path("M-24.5-13H24.5M-22-3H22M-19.500 8H19.500M-17 17H17", "none", OBSIDIAN, 2)
    return symbol("steps-marker", body + lines + path(STAIRS, "none", OBSIDIAN, 2.2, 'stroke-linejoin="round"'))


def statues() -> str:
    """Idols with the symbol of their god: small ones of stone, large ones of gold."""
    found = ""
    for size, fill, shade, tall in (("small", BASALT, "#675F52", 0), ("large", MAIZE, "#B97F12", 12)):
        top = -24 - tall
        head = path(f"M-11 {top + 16}V{top + 5}L-6 {top}H6L11 {top + 5}V{top + 16}z", fill)
        shape = box(-17, 19, 34, 8, 2, "#8F8677") + box(-14, top + 15, 28, 29 + tall, 4, fill) + head
        dark = path(f"M8 {top + 17}h4.5v{26 + tall}h-4.5zM6 {top + 2}l4 4v9h-4z", shade)
        face = path(f"M-5 {top + 7}h3M2 {top + 7}h3M-4 {top + 12}h8", "none", OBSIDIAN, 2)
        body = hit(19) + group(shape, WHITE, 5) + group(shape, OBSIDIAN, 1.8) + dark + face
        found += symbol(f"idol-{size}", body + circle(10.5, (0, 3), WHITE, OBSIDIAN, 1.6))
        for god, colour in zip(GODS, GOD_COLOURS, strict=True):
            mark = f'<g stroke="{colour}" fill="{colour}">{use(god, (0, 3), 0.6)}</g>'
            found += symbol(f"{size}-{god}", use(f"idol-{size}") + mark)
    return found


def counted() -> str:
    """What is told by a figure: bag, casualties, the token of ceremonies."""
    bag = circle(50, fill=SAND, stroke=INK, width=2) + use("bag", (0, -7), 3.2)
    bag += box(-20, -14, 40, 28, 12, BONE, OBSIDIAN, 1.6)
    grave = circle(32, fill=SAND, stroke=INK, width=2) + use("grave", (0, -3), 1.9)
    grave += circle(12, fill=BONE, stroke=OBSIDIAN, width=1.6)
    return symbol("bag-full", bag) + symbol("casualties", grave) + ceremony()


def ceremony() -> str:
    """Whether the token is to be had, and for how many points."""
    found = ""
    for ceremony_number, worth in ((1, 1), (2, 2), (3, 4)):
        body = rays(52) + circle(42, fill=SAND, stroke=INK, width=2) + use("ceremony", (-11, 2), 2)
        dots = "".join(
            [
                circle(3.6, ((k - (ceremony_number - 1) / 2) * 11, 34), OBSIDIAN, WHITE, 1.2)
                for k in range(ceremony_number)
            ]
        )
        free = symbol(f"ceremony-{ceremony_number}", body + use(f"vp-{worth}", (22, -4), 1.35) + dots)
        held = disc(42, 2.4) + circle(32, fill=BONE, stroke=OBSIDIAN, width=1.6) + use("ceremony", (0, -2), 1.9) + dots
        found += free + symbol(f"token-{ceremony_number}", rays(52) + held)
    return found


def rays(radius: float) -> str:
    """A stepped sun behind a round thing."""
    step, arm = n(radius * 0.8), n(radius * 0.31)
    corner = f"V-{step}H{step}V-{arm}H{n(radius)}V{arm}H{step}V{step}H{arm}V{n(radius)}H-{arm}V{step}"
    star = f"M-{arm} {n(-radius)}H{arm}{corner}H-{step}V{arm}H{n(-radius)}V-{arm}H-{step}V-{step}H-{arm}z"
    return path(star, MAIZE, OBSIDIAN, 2, 'stroke-linejoin="round"')
