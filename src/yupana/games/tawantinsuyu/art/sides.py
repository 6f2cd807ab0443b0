"""The panels beside the board: temple, regions, and the slabs on which cards and tiles lie."""

from __future__ import annotations

from yupana.engine.grammar import Choose
from yupana.games.tawantinsuyu.art.tiles import icons_of, one
from yupana.games.tawantinsuyu.board import (
    ALTAR_LIMIT,
    DISCARD,
    FLIP,
    REGION_SPACE,
    REGION_SPACES,
    REGIONS,
    STEP_END_POINTS,
    STEP_POINTS,
    WEAVE_PRICE,
)
from yupana.games.tawantinsuyu.scene.geometry import (
    ALTAR_HEIGHT,
    ALTAR_SCALE,
    ALTAR_X,
    BOARD_WIDTH,
    CARD_HEIGHT,
    CARD_WIDTH,
    MARKET_HEIGHT,
    MARKET_X,
    PRICE_Y,
    REGION_SPACE_HEIGHT,
    REGION_SPACE_WIDTH,
    REGION_Y,
    REGIONS_HEIGHT,
    SALE_SCALE,
    SALE_X,
    SALE_Y,
    SIDE_WIDTH,
    STATUE_X,
    STATUES_HEIGHT,
    STEP_TOP,
    STEP_WIDTH,
    TEMPLE_BASE,
    TEMPLE_HEIGHT,
    TILE_HEIGHT,
    TILE_WIDTH,
    WEAVING_HEIGHT,
    WEAVING_WIDTH,
    WEAVINGS_HEIGHT,
)
from yupana.games.tawantinsuyu.temple import REWARD
from yupana.games.tawantinsuyu.tiles import CONQUEST_BONUS
from yupana.tabletop.parts import slab, wells
from yupana.tabletop.pen import (
    BONE,
    CINNABAR,
    INK,
    JADE,
    MAIZE,
    OBSIDIAN,
    SAND,
    TURQUOISE,
    UMBER,
    WHITE,
    box,
    circle,
    n,
    number,
    path,
    score,
    symbol,
    use,
)

REGION_COLOURS = (CINNABAR, JADE, "#C9932F", TURQUOISE)


def sides() -> str:
    """Backdrops, the steps of the temple and the spaces of the regions."""
    return backdrops() + temple() + regions()


def backdrops() -> str:
    """The slabs of the side panels."""
    found = slab("panel-market", SIDE_WIDTH, MARKET_HEIGHT, wells(MARKET_X, MARKET_HEIGHT, TILE_WIDTH, TILE_HEIGHT, 8))
    for limit in sorted({limit for limit in ALTAR_LIMIT if limit}):
        places = ALTAR_X[:limit]
        altar = path(f"M76 12H{n(places[-1] + 30)}V{n(ALTAR_HEIGHT - 12)}H76z", MAIZE, INK, 1.6, 'opacity=".35"')
        altar += wells(places, ALTAR_HEIGHT, CARD_WIDTH * ALTAR_SCALE, CARD_HEIGHT * ALTAR_SCALE, 6)
        found += slab(f"panel-altar-{limit}", SIDE_WIDTH, ALTAR_HEIGHT, altar)
    sale = wells(SALE_X, 2 * SALE_Y, WEAVING_WIDTH * SALE_SCALE, WEAVING_HEIGHT * SALE_SCALE, 3)
    for x, price in zip(SALE_X, WEAVE_PRICE[1:], strict=False):
        sale += number(price, (x - 9, PRICE_Y), 15) + use("corn", (x + 7, PRICE_Y), 0.62)
    found += slab("panel-weavings", SIDE_WIDTH, WEAVINGS_HEIGHT, sale)
    shelf = path(f"M12 {n(STATUES_HEIGHT - 14)}H{n(SIDE_WIDTH - 12)}", "none", UMBER, 7) + path(
        f"M12 {n(STATUES_HEIGHT - 11)}H{n(SIDE_WIDTH - 12)}", "none", OBSIDIAN, 1.6
    )
    posts = "".join([path(f"M{n(x - 20)} 14v{n(STATUES_HEIGHT - 30)}", "none", SAND, 2) for x in STATUE_X[1:]])
    return found + slab("panel-statues", SIDE_WIDTH, STATUES_HEIGHT, posts + shelf)


# The temple.


def temple() -> str:
    """Twelve steps of stone, the last four of gold, under the sun."""
    sky = path(
        f"M9 130C120 70 200 110 300 80 420 40 520 90 640 50 760 16 860 40 {n(BOARD_WIDTH - 9)} 20V{n(TEMPLE_BASE)}H9z",
        SAND,
    )
    rays = "".join(
        [path("M-3-44h6v14h-6z", MAIZE, INK, 1.6, f'transform="translate(212 52) rotate({k * 45})"') for k in range(8)]
    )
    sun = rays + circle(27, (212, 52), MAIZE, INK, 2) + circle(17, (212, 52), "#F3CF6B", INK, 1.4)
    sun += path("M205 48h5M214 48h5M205 59h14", "none", INK, 2, 'stroke-linecap="round"')
    found = slab("panel-temple", BOARD_WIDTH, TEMPLE_HEIGHT, sky + sun)
    for step in range(len(STEP_TOP)):
        high = TEMPLE_BASE - STEP_TOP[step]
        fill, shade = (MAIZE, "#B97F12") if STEP_END_POINTS[step] else ("#A39A8B", "#7A7264")
        half = STEP_WIDTH / 2
        body = box(-half, -high, STEP_WIDTH, high, 0, fill, INK, 2)
        body += path(
            f"M{n(-half)} {n(-high)}h{n(STEP_WIDTH)}v7h{n(-STEP_WIDTH)}z",
            "#E4D8BC" if fill != MAIZE else "#F3CF6B",
            OBSIDIAN,
            1.2,
        )
        body += path(f"M{n(half - 7)} {n(-high + 8)}h6v{n(high - 9)}h-6z", shade)
        body += score(STEP_POINTS[step], (half - 17, -17), 1.05) if STEP_POINTS[step] else ""
        body += step_reward(step, -half, -high)
        found += symbol(f"temple-step-{step}", body)
    return found


def step_reward(step: int, left: float, top: float) -> str:
    """What a step gives, on a plate at its left; what it is worth at the end, on a banner above the points."""
    body = ""
    icons = [icon for each in REWARD[step] for icon in icons_of(each)]
    if icons:
        wide = 29.0 * len(icons) + 6
        at = top + 25
        body += box(left + 4, at - 15, wide, 30, 8, BONE, OBSIDIAN, 1.4)
        body += "".join([one(icon, (left + 21.5 + k * 29, at), 0.95) for k, icon in enumerate(icons)])
        if isinstance(REWARD[step][0], Choose):
            body += path(f"M{n(left + 38)} {n(at - 8)}l-4 16", "none", INK, 2)
    if STEP_END_POINTS[step]:
        banner = path(
            f"M{n(left + 5)} -33h34v28l-6-5-5.500 5-5.500-5-5.500 5-5.500-5-6 5z",
            CINNABAR,
            OBSIDIAN,
            1.6,
            'stroke-linejoin="round"',
        )
        body += banner + number(STEP_END_POINTS[step], (left + 22, -22), 17, WHITE)
    return body


# Regions.


def regions() -> str:
    """Four rows of six: soldiers to flip and to discard, and what a conquest brings."""
    w, h = REGION_SPACE_WIDTH, REGION_SPACE_HEIGHT
    rows = ""
    for k, colour in enumerate(REGION_COLOURS):
        rows += path(
            f"M12 {n(REGION_Y[k] - 27)}h{n(SIDE_WIDTH - 24)}v54h{n(-SIDE_WIDTH + 24)}z",
            colour,
            INK,
            1.4,
            'opacity=".55"',
        )
    found = slab("panel-regions", SIDE_WIDTH, REGIONS_HEIGHT, rows)
    found += symbol("region-plate", box(-w / 2, -h / 2, w, h, 7, BONE, INK, 1.8))
    for space in range(len(REGION_SPACE)):
        body = use("region-plate") + path(f"M{n(-w / 2 + 1)} 1h{n(w - 2)}", "none", SAND, 1.6)
        needs = [icon for icon in (("flip", FLIP[space]), ("discard", DISCARD[space])) if icon[1]]
        for k, (name, count) in enumerate(needs):
            x = (k - (len(needs) - 1) / 2) * 33
            body += number(count, (x - 10.5, -12), 16) + use(name, (x + 5.5, -12), 0.78)
        icons = [icon for step in CONQUEST_BONUS[space] for icon in icons_of(step)]
        for k, icon in enumerate(icons):
            body += one(icon, ((k - (len(icons) - 1) / 2) * 31, 13), 0.85)
        region, at = divmod(space, REGION_SPACES)
        found += symbol(f"{REGIONS[region]}-{at + 1}", body)
    for name in REGIONS:
        found += symbol(f"emblem-{name}", circle(19, fill=BONE, stroke=INK, width=1.8) + use(name, scale=1.2))
    return found
