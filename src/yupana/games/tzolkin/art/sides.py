"""The panels beside the board: temples, technologies, rows, market, mats."""

from __future__ import annotations

from yupana.games.tzolkin.board import (
    ADVANCE_COST,
    GOODS,
    IN_CORN,
    LEADER_POINTS,
    RESOURCES,
    START_STEP,
    STEP_GOODS,
    STEP_POINTS,
    TEMPLES,
    TOP_STEP,
    TRACKS,
)
from yupana.games.tzolkin.scene.geometry import (
    LEVEL_X,
    MARKET_HEIGHT,
    MAT_HEIGHT,
    ROW_HEIGHT,
    ROW_WIDTH,
    SIDE_WIDTH,
    SLOT_X,
    TEMPLE_BASE,
    TEMPLES_HEIGHT,
    TIER,
    TILE_HEIGHT,
    TILE_WIDTH,
    TRACKS_HEIGHT,
)
from yupana.tabletop.parts import mat, scores, seal, slab, wells
from yupana.tabletop.pen import (
    BONE,
    CINNABAR,
    INK,
    MAIZE,
    OBSIDIAN,
    SAND,
    WHITE,
    Point,
    box,
    circle,
    group,
    hit,
    n,
    number,
    path,
    score,
    symbol,
    use,
)

# face, light, dark, figures
STONES = (
    ("#8A5A3E", "#B07E5E", "#5B3A29", WHITE),
    (MAIZE, "#F3CF6B", "#B97F12", OBSIDIAN),
    ("#3F9A72", "#74C09C", "#215C43", OBSIDIAN),
)
STAIRS = 40.0  # half the width of the stairs that markers climb


def sides() -> str:
    """Backdrops, temples, tracks, rates and mats."""
    return (
        backdrops()
        + "".join([temple(t) for t in range(3)])
        + plates()
        + "".join([track(t) for t in range(4)])
        + rates()
        + mats()
    )


def backdrops() -> str:
    """The slabs of the side panels."""
    low = wells(SLOT_X[:6], ROW_HEIGHT + 12, TILE_WIDTH, TILE_HEIGHT, 9)
    sky = land() + use("day", (88, 66), 2.6)
    sky += path(f"M9 {n(TEMPLE_BASE)}H{n(SIDE_WIDTH - 9)}", "none", INK, 2)
    return (
        slab("panel-buildings", ROW_WIDTH, ROW_HEIGHT, wells(SLOT_X[:6], ROW_HEIGHT, TILE_WIDTH, TILE_HEIGHT, 9))
        + slab(
            "panel-monuments",
            ROW_WIDTH,
            ROW_HEIGHT,
            low + use("monument", (SLOT_X[6], ROW_HEIGHT / 2 + 4), 2.6, more='opacity=".3"'),
        )
        + slab("panel-temples", SIDE_WIDTH, TEMPLES_HEIGHT, sky)
        + slab("panel-technologies", SIDE_WIDTH, TRACKS_HEIGHT)
        + slab("panel-market", SIDE_WIDTH, MARKET_HEIGHT)
    )


# Temples.


def land() -> str:
    """What lies behind the temples: hills and a cloud."""
    base = n(TEMPLE_BASE)
    hills = path(f"M9 330C50 250 90 240 140 290 180 220 230 190 290 260 340 200 400 210 491 300V{base}H9z", SAND)
    nearer = path(f"M9 380C70 320 130 340 180 370 250 320 330 330 380 360 420 340 460 340 491 356V{base}H9z", INK)
    cloud = "M396 50h62q8 0 8-8t-9-8q-2-13-16-13-10 0-14 8-4-4-10-2-6 2-6 8-14-2-15 6 0 9 0 9z"
    return hills + f'<g opacity=".16">{nearer}</g>' + path(cloud, BONE, INK, 1.8)


def temple(which: int) -> str:
    """A steep pyramid around the middle of its base: a tier for each step, stairs in front, a shrine on top."""
    face, light, dark, _ = STONES[which]
    top = TOP_STEP[which]
    steps = [(78 - 2.3 * step, -TIER * (step + 1)) for step in range(top)]
    faces = [f"M{n(-half)} {n(y)}h{n(2 * half)}v{n(TIER)}h{n(-2 * half)}z" for half, y in steps]
    shade = [f"M{n(half - 9)} {n(y)}h9v{n(TIER)}h-9z" for half, y in steps]
    lips = [f"M{n(-half)} {n(y)}h{n(2 * half)}v6h{n(-2 * half)}z" for half, y in steps]
    body = ""
    coloured = [step for step in range(top) if step != START_STEP]
    for few, fill, dim, lip in ((coloured, face, dark, light), ([START_STEP], WHITE, "#D9CFB8", "#fff")):
        body += path("".join([faces[k] for k in few]), fill) + path("".join([shade[k] for k in few]), dim, "none")
        body += path("".join([lips[k] for k in few]), lip, width=1.2)
    high = TIER * top
    body += path("".join(faces))
    body += path(f"M-{n(STAIRS)} 0V{n(-high)}H{n(STAIRS)}V0z", light)
    body += path(f"M-{n(STAIRS)} {n(-TIER)}v{n(-TIER)}H{n(STAIRS)}v{n(TIER)}z", "#fff")
    lines = "".join([f"M-{n(STAIRS)} {n(-k * TIER)}h{n(2 * STAIRS)}" for k in range(1, top)])
    fine = "".join([f"M-{n(STAIRS)} {n(-k * TIER / 4)}h{n(2 * STAIRS)}" for k in range(1, 4 * top) if k % 4])
    body += path(fine, "none", dark, 1, 'opacity=".45"') + path(lines, "none", width=1.6)
    body += shrine(which, -high)
    figures = "".join([step_marks(which, step) for step in range(top)])
    figures += number(STEP_POINTS[which][top], (-35, -high - TIER / 2), 18, STONES[which][3])
    figures += use("double-spin", (34, -high - TIER / 2), 0.8)
    return symbol(
        f"temple-{TEMPLES[which]}", group(body, more='fill="none"') + figures + crown(which, -high - TIER - 54)
    )


def shrine(which: int, y: float) -> str:
    """The house on top, where one player can stand."""
    face, light, dark, _ = STONES[which]
    body = (
        box(-52, y - TIER, 104, TIER, 2, face)
        + path(f"M43 {n(y - TIER)}h9v{n(TIER)}h-9z", dark, "none")
        + box(-52, y - TIER, 104, TIER, 2)
    )
    body += path(f"M-17 {n(y)}v-22q0-9 9-9h16q9 0 9 9v22z", OBSIDIAN)
    body += path(f"M-58 {n(y - TIER)}h116l-7-12h-102z", light)
    comb = f"M-40 {n(y - TIER - 12)}v-10h11v-9h13v-8h32v8h13v9h11v10z"
    low, high = n(y - TIER - 18), n(y - TIER - 29)
    holes = f"M-26 {low}h9M-4 {low}h9M17 {low}h9M-12 {high}h9M5 {high}h9"
    body += path(comb, face) + path(holes, "none", CINNABAR if which else MAIZE, 4)
    return body


def step_marks(which: int, step: int) -> str:
    """Points on the left of a tier, what it gives in the middle of an age on the right."""
    y = -TIER * (step + 0.5) + 2
    half = 78 - 2.3 * step
    colour = OBSIDIAN if step == START_STEP else STONES[which][3]
    points = str(STEP_POINTS[which][step]).replace("-", "−")
    body = number(points, (-half + (half - STAIRS) / 2 - 1, y), 17, colour)
    if step in STEP_GOODS[which]:
        at = (STAIRS + (half - STAIRS) / 2 - 1, y)
        body += circle(13, at, BONE, INK, 1.6) + use(GOODS[STEP_GOODS[which][step]], at, 0.82)
    return body


def crown(which: int, y: float) -> str:
    """Whose temple it is, and what the highest player scores at the end of each age."""
    first, second = LEADER_POINTS[which]
    body = use(f"step-{TEMPLES[which]}", (0, y + 1), 0.78)
    for k, points in enumerate((first, second)):
        x = -24.0 + k * 48
        dots = "".join([circle(2.2, (x + (d - k / 2) * 6.5, y + 17), INK) for d in range(k + 1)])
        body += score(points, (x, y), 1.0) + dots
    return body


# Technologies.


def track(which: int) -> str:
    """A row of plates: what each level brings."""
    body = use("track") + use(TRACKS[which], (36, 0), 1.55)
    for level in range(1, 5):
        x = LEVEL_X[level]
        effect = EFFECTS[which][level - 1]
        lift = 1.0 if level == 4 else -13.0
        body += f'<g transform="translate({n(x + (4 if level < 4 else 2))} {n(lift)})">{effect}</g>'
    return symbol(f"track-{TRACKS[which]}", body)


def plates() -> str:
    """What all tracks have in common: a plate for each level and its price."""
    body = path(f"M20 0H{n(LEVEL_X[4])}", "none", INK, 10) + path(f"M20 0H{n(LEVEL_X[4])}", "none", SAND, 6)
    body += circle(26, (36, 0), BONE, INK, 2.2) + box(LEVEL_X[0] - 25, -26, 50, 58, 8, SAND, INK, 1.8)
    for level in range(1, 5):
        x = LEVEL_X[level]
        body += box(x - 41, -32, 82, 64, 8, MAIZE if level == 4 else BONE, INK, 1.8)
        if level < 4:
            body += path(f"M{n(x - 41)} 6h82v18q0 8-8 8h-66q-8 0-8-8z", SAND, INK, 1.2)
        body += price(ADVANCE_COST[level - 1], (x - 41, -32))
    return symbol("track", body)


def price(cubes: int, corner: Point) -> str:
    """How many resources a level costs."""
    x, y = corner
    return "".join([use("any-resource", (x + 1, y + 9 + k * 13 - (cubes - 1) * 2), 0.52) for k in range(cubes)])


def plus(good: str, amount: str, x: float = 0.0, scale: float = 0.95) -> str:
    """So much more of a good."""
    return number(amount, (x - 9, 0), 17) + use(good, (x + 12, 0), scale)


EFFECTS: tuple[tuple[str, ...], ...] = (
    (
        plus("corn", "+1", 10, 0.85) + use("tile-corn", (-22, 0), 0.5),
        use("fish", (-28, -6), 0.6)
        + number("+1", (-11, -6), 13)
        + use("corn", (3, -6), 0.6)
        + use("tile-corn", (27, 2), 0.52)
        + path("M17 13L37-9", "none", CINNABAR, 4),
        plus("corn", "+2", 10, 0.85) + use("tile-corn", (-22, 0), 0.5),
        use("any-temple", scale=1.35),
    ),
    (
        plus("wood", "+1"),
        plus("stone", "+1"),
        plus("gold", "+1"),
        number(2, (-12, 0), 22, OBSIDIAN) + use("any-resource", (12, 0), 1.1),
    ),
    (
        use("building", (-20, 0), 0.8) + plus("corn", "+1", 10, 0.85),
        use("building", (-20, 0), 0.8) + score("+2", (14, 0), 1.25),
        use("building", (-20, 0), 0.8) + plus("any-resource", "−1", 10, 0.75),
        score("3", (0, 0), 1.6),
    ),
    (
        use("skull", (-16, 0), 0.8)
        + use("arrow", (2, 0), 0.9)
        + circle(9, (20, 0), "none", INK, 2)
        + number("+1", (20, 0), 10),
        number("−", (-27, 0), 16)
        + use("any-resource", (-16, 0), 0.7)
        + use("arrow", (1, 0), 0.8)
        + use("any-temple", (20, 0), 0.85),
        plus("skull", "+1"),
        use("skull", scale=1.35),
    ),
)


# Market and mats.


def rates() -> str:
    """What a resource is worth in corn, both ways."""
    found = ""
    for good in RESOURCES:
        plate = (
            box(-52, -33, 104, 66, 10, BONE, INK, 2) + use(GOODS[good], (-31, 0), 1.35) + use("market", (-2, 0), 0.68)
        )
        plate += number(IN_CORN[good], (20, 0), 22) + use("corn", (37, 0), 0.95)
        found += symbol(f"rate-{GOODS[good]}", plate)
    found += symbol(
        "skull-bank",
        box(-92, -33, 124, 66, 10, SAND, INK, 2)
        + use("skull", (-70, 8), 1.05)
        + use("skull", (-40, 9), 1.05)
        + use("skull", (-56, -6), 1.25)
        + box(-20, -18, 42, 36, 8, BONE, INK, 1.6),
    )
    return found


def mats() -> str:
    """A player's mat and what is counted on it."""
    found = mat("mat", SIDE_WIDTH, MAT_HEIGHT, box(58, 110, SIDE_WIDTH - 68, 96, 10, SAND, INK, 1.2))
    for good in GOODS:
        found += symbol(f"good-{good}", box(-41, -20, 62, 40, 20, BONE, INK, 1.6) + use(good, (-24, 0), 1.1))
    for name, icon in (("corn-tiles", "tile-corn"), ("wood-tiles", "tile-wood")):
        found += symbol(f"{name}-count", use(icon, (-24, 0), 0.72))
    free = use("worker-icon", (-4, -5), 0.75) + use("bowl", (4, 5), 0.75)
    less = use("bowl", (0, -2), 0.75) + number("−", (-5, 10), 15) + use("corn", (8, 9), 0.6)
    found += symbol("fed-free", free) + symbol("fed-cheaper", less)
    for name in ("fed-free", "fed-cheaper"):
        found += symbol(f"{name}-count", use(name, (-22, 0)))
    found += scores()
    long = box(-33, -20, 66, 40, 12, CINNABAR, INK, 2.6) + box(-28, -15, 56, 30, 8, BONE, INK, 1.4)
    found += symbol("score-long", long)
    found += seal()
    for count in range(7):
        crew = "".join([use("worker", (k * 24.0, 0), 1.25) for k in range(count)]) + hit(14)
        found += symbol(f"crew-{count}", crew)
        if count:
            rest = "".join([use("absent", (k * 17.0, 0)) for k in range(count)])
            found += symbol(f"reserve-{count}", rest)
    found += symbol(
        "absent",
        use("figure", (0, 0), 0.85, more=f'fill="none" stroke="{INK}" stroke-width="1.8" stroke-dasharray="3 2.4"'),
    )
    sun = circle(17, fill=MAIZE, stroke=INK, width=2) + use("double-spin", scale=1.05)
    moon = circle(17, fill="#35507A", stroke=INK, width=2) + path(
        "M4-10a11 11 0 1 0 6 15 9 9 0 0 1-6-15z", "#F4ECD8", OBSIDIAN, 1.6
    )
    return found + symbol("side-light", sun) + symbol("side-dark", moon)
