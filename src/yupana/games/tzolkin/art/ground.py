"""The board itself: slab, border, recesses, jungle, and the printed spaces."""

from __future__ import annotations

from random import Random

from yupana.games.tzolkin.art.wheels import COLOURS, arc
from yupana.games.tzolkin.board import (
    CORN_YIELD,
    FREE_CHOICE,
    GEARS,
    GROUPS,
    LAST_SPACE,
    PALENQUE,
    SKULL_POINTS,
    SKULL_RESOURCE,
    SKULL_TEMPLE,
    TEETH,
    TEMPLES,
    TIKAL,
    UXMAL,
    WOOD_YIELD,
    YAXCHILAN,
)
from yupana.games.tzolkin.scene.gearing import tip_radius
from yupana.games.tzolkin.scene.geometry import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CALENDAR_TIP,
    CENTRE,
    CITY_CENTRE,
    DISC,
    DISC_ANGLE,
    GROUP_X,
    JUNGLE_Y,
    MODULE,
    POINTER_ANGLE,
    RING,
)
from yupana.tabletop.pen import (
    BONE,
    CINNABAR,
    INK,
    JADE,
    LIMESTONE,
    MAIZE,
    OBSIDIAN,
    SAND,
    TURQUOISE,
    UMBER,
    WHITE,
    Point,
    box,
    circle,
    group,
    hit,
    n,
    number,
    path,
    polar,
    score,
    symbol,
    use,
    xy,
)

FRET_UNITS = 66


def ground() -> str:
    """The backdrop of the board and all that is printed on it."""
    unit = "h4v-5h4v-4h7v9h-4v-4h-3v4h5"
    fretwork = symbol("fret", path("M0 0" + unit * FRET_UNITS, "none", "#F3CF6B", 1.7))
    return (
        fretwork
        + board()
        + leaves()
        + stacks()
        + "".join([spaces(gear) for gear in range(len(GEARS))])
        + day_and_start()
    )


def board() -> str:
    """Limestone slab with a fretted border, recesses for the wheels, and the jungle in its corner."""
    w, h = BOARD_WIDTH, BOARD_HEIGHT
    body = box(1.5, 1.5, w - 3, h - 3, 20, LIMESTONE, INK, 3)
    body += box(9, 9, w - 18, h - 18, 14, CINNABAR, INK, 1.6) + fret(w, h)
    body += box(25, 25, w - 50, h - 50, 8, LIMESTONE, INK, 1.6)
    return symbol("board", body + rays() + corners() + recesses() + jungle())


def fret(w: float, h: float) -> str:
    """Stepped meanders around the border, stretched a little to fit."""
    body = ""
    for x, y, turn, length in (
        (33.0, 21.5, 0, w),
        (w - 21.5, 33.0, 90, h),
        (w - 33, h - 21.5, 180, w),
        (21.5, h - 33, 270, h),
    ):
        stretch = (length - 66) / (FRET_UNITS * 13)
        body += f'<use href="#fret" transform="translate({xy((x, y))})rotate({turn})scale({stretch:.3f} 1)"/>'
    return body


def corners() -> str:
    """Stepped scrolls carved into the empty corners."""
    scroll = "M0 0H150V22H128V44H106V66H84V88H62V110H40V150H0z"
    curl = "M14 14H116M14 14V126M30 92V30H92V52H70V70H52V52"
    places = ((BOARD_WIDTH - 25, 25, 90), (BOARD_WIDTH - 25, BOARD_HEIGHT - 25, 180), (25, BOARD_HEIGHT - 25, 270))
    body = ""
    for x, y, turn in places:
        body += f'<g transform="translate({n(x)} {n(y)}) rotate({turn})">{path(scroll, SAND, INK, 1.6)}'
        body += path(curl, "none", CINNABAR, 5, 'stroke-linejoin="round" stroke-linecap="round"') + "</g>"
    return body


def rays() -> str:
    """Carved lines that run from the calendar to the rim, hardly to be seen."""
    lines = "".join(
        [f"M{xy(polar(250, k * 12, CENTRE))}L{xy(polar(CALENDAR_TIP + 20, k * 12, CENTRE))}" for k in range(30)]
    )
    return path(lines, "none", INK, 2, 'opacity=".16" stroke-linecap="round"')


def recesses() -> str:
    """One carved hollow for all the wheels, with a bed for each city's spaces."""
    beds = [(gear, arc(RING[gear], DISC_ANGLE[gear][0], DISC_ANGLE[gear][-1], CITY_CENTRE[gear])) for gear in range(5)]
    tips = [tip_radius(teeth, MODULE) for teeth in TEETH]
    rims = "".join([path(bed, "none", INK, 2 * DISC[gear] + 16, 'stroke-linecap="round"') for gear, bed in beds])
    rims += "".join([circle(tips[gear] + 7, CITY_CENTRE[gear], INK) for gear in range(5)])
    rims += circle(CALENDAR_TIP + 7, CENTRE, INK)
    fills = ""
    for gear, bed in beds:
        fills += path(bed, "none", COLOURS[gear], 2 * DISC[gear] + 11, 'stroke-linecap="round"')
        fills += path(bed, "none", SAND, 2 * DISC[gear] + 4, 'stroke-linecap="round"')
    fills += "".join([circle(tips[gear] + 4.5, CITY_CENTRE[gear], SAND) for gear in range(5)])
    fills += circle(CALENDAR_TIP + 4.5, CENTRE, SAND)
    shade = "".join([circle(tips[gear] + 4.5, CITY_CENTRE[gear]) for gear in range(5)])
    shade += circle(CALENDAR_TIP + 4.5, CENTRE)
    return rims + fills + f'<g fill="{OBSIDIAN}" opacity=".3">{shade}</g>'


# Jungle.

CANOPY = (
    "M26 34Q26 26 34 26H410C424 40 406 52 410 68 416 84 398 96 398 112 400 134 384 142 378 158"
    "C362 176 346 164 328 178 308 190 296 172 276 180 258 188 240 172 224 180 204 190 190 176 174 190"
    "C158 204 140 194 128 208 114 222 112 240 98 248 90 266 94 286 78 296 68 314 72 332 56 338"
    "C46 346 36 338 26 346z"
)


def jungle() -> str:
    """A corner of forest: layers of leaves, four clearings."""
    chance = Random(26)
    body = path(CANOPY, "#1B4C37", INK, 2.4)
    places: list[tuple[float, float, int]] = []
    for k in range(34):  # along the lower edge, outwards
        x = 398 - k * 11.4
        y = 172 if x > 180 else 172 + (180 - x) * 1.05
        places.append(
            (x + chance.uniform(-6, 6), y + chance.uniform(-12, 2), chance.randrange(100, 200) if x > 130 else 130)
        )
    for _ in range(30):  # along the upper edge
        places.append((chance.uniform(34, 404), chance.uniform(36, 60), chance.randrange(-50, 50)))
    for _ in range(16):  # in the left corner
        places.append((chance.uniform(34, 84), chance.uniform(180, 300), chance.randrange(60, 200)))
    for x, y, turn in places:
        kind = chance.choice(("leaf", "leaf", "frond", "blade"))
        body += use(kind, (round(x), round(y)), chance.choice((0.8, 0.9, 1.1, 1.2)), turn)
    for group_number in GROUPS:
        body += clearing(group_number)
    return body


def clearing(number_of: int) -> str:
    """Where the tiles of a group lie: its number, as Palenque counts it, and empty wells."""
    x = GROUP_X[number_of]
    wide = 94.0 if WOOD_YIELD[number_of] else 54.0
    body = box(x - wide / 2, JUNGLE_Y - 52, wide, 86, 14, "#B9A36B", OBSIDIAN, 2)
    body += path(f"M{n(x - wide / 2 + 10)} {n(JUNGLE_Y + 28)}q8-6 16 0t16 0", "none", "#8F7B48", 2)
    return body + use(f"badge-{number_of}", (x, JUNGLE_Y - 54), 1.15)


def leaves() -> str:
    """The plants of the jungle, and its bird."""
    leaf = path("M0 18C-15 6-13-14 0-24 13-14 15 6 0 18z", JADE, "#0F3324", 1.6)
    leaf += path("M0 14V-18M0 4l-7-6M0 4l7-6M0-5l-6-6M0-5l6-6", "none", "#57B084", 1.3)
    frond = "".join(
        [
            path(
                f"M0 {n(12 - k * 6)}q{s * 8}-8 {s * (17 - k * 2)}-3q{-s * 6} 8 {-s * (17 - k * 2)} 3z",
                "#3F9A72",
                "#0F3324",
                1.1,
            )
            for k in range(5)
            for s in (-1, 1)
        ]
    )
    frond += path("M0 18Q3-4 0-22", "none", "#0F3324", 1.8)
    blade = path("M-3 18C-12 2-9-14-1-26 3-12 6 2 3 18z", "#57B084", "#0F3324", 1.4) + path(
        "M0 14Q-4-4-1-20", "none", JADE, 1.4
    )
    macaw = group(
        path("M-2 10C-6 26-12 36-20 44-16 30-14 20-12 8z", TURQUOISE)
        + path("M2 10C0 28-4 40-9 50-7 34-6 22-6 8z", CINNABAR)
        + path("M-13-8C-14 6-8 16 2 14 10 12 10-6 4-12z", CINNABAR)
        + path("M-13-8C-16 4-14 12-8 18-2 10-4 0-6-8z", TURQUOISE)
        + path("M-13-2C-15 6-13 10-10 14-6 8-7 2-8-2z", MAIZE, width=1.4)
        + path("M-12-10C-12-20-4-24 3-22 10-20 10-12 6-8 0-4-8-4-12-10z", CINNABAR)
        + path("M0-17C4-19 8-17 8-13 6-10 1-10-1-13z", WHITE, width=1.4)
        + path("M7-19C14-18 15-10 10-6 10-10 8-12 6-13z", OBSIDIAN)
        + circle(1.6, (2.5, -14.5), OBSIDIAN, "none"),
        OBSIDIAN,
        1.8,
    )
    return symbol("leaf", leaf) + symbol("frond", frond) + symbol("blade", blade) + symbol("macaw", macaw)


def stacks() -> str:
    """Piles of harvest tiles, none to four high; below a wood tile lies always a corn tile."""
    corn = box(-21, -21, 42, 42, 6, "#8DB255", OBSIDIAN, 2.2) + path("M-21 10h42v5q0 6-6 6h-30q-6 0-6-6z", "#5E7F33")
    corn += box(-21, -21, 42, 42, 6, "none", OBSIDIAN, 2.2) + use("corn", (-8, 1), 1.15) + use("corn", (9, -1), 1.15)
    wood = box(-21, -21, 42, 42, 6, "#2B6E4F", OBSIDIAN, 2.2)
    wood += group(
        path("M-3 18C-1 8-3 2-2-4h5c0 6-1 12 2 22z", "#7C5238")
        + path("M0-19c9 0 15 5 14 11 4 5-2 11-8 9-4 4-9 4-12 0-7 2-12-4-8-9-1-6 5-11 14-11z", "#57B084")
        + path("M7-14c4 2 6 6 4 10", "none", WHITE, 1.6),
        OBSIDIAN,
        1.8,
    )
    tiles = symbol("tile-corn", corn) + symbol("tile-wood", wood)
    for name in ("corn", "wood"):
        for count in range(5):
            body = box(-21, -21, 42, 42, 6, "#A08A55", OBSIDIAN, 1.4) if not count else ""
            edge = "#A9CB6E" if name == "corn" else "#57B084"
            for k in range(count):
                if name == "wood":
                    body += box(-21, -17 - k * 7, 42, 42, 6, "#A9CB6E", OBSIDIAN, 1.4)
                body += box(-21, -21 - k * 7, 42, 42, 6, edge, OBSIDIAN, 1.4)
            body += use(f"tile-{name}", (0, 7 - count * 7)) if count else ""
            body += use(f"badge-{count}", (17, 24 - count * 7), 0.85) if count > 1 else ""
            tiles += symbol(f"pile-{name}-{count}", body + hit(27))
    return tiles


# Spaces.


def spaces(gear: int) -> str:
    """The action spaces of a city: what each does, and its number on the rim."""
    size = DISC[gear]
    disc = hit(size + 4) + circle(size, fill=BONE, stroke=INK, width=2.4)
    found = symbol(f"disc-{GEARS[gear]}", disc + circle(size - 4, fill="none", stroke=COLOURS[gear], width=2))
    for space in range(LAST_SPACE[gear] + 1):
        body = use(f"disc-{GEARS[gear]}")
        outwards = DISC_ANGLE[gear][space]
        if space == 0:
            body += circle(size - 8, fill=SAND, stroke=INK, width=1.4) + number(0, (0, 0), 26)
        else:
            shown = use("free-choice", scale=1.35) if space >= FREE_CHOICE[gear] else action(gear, space)
            body += f'<g transform="translate({xy(polar(-2.5, outwards))}) scale(.94)">{shown}</g>'
            towards = outwards - 50 if space == LAST_SPACE[gear] else outwards
            body += use(f"badge-{space}", polar(size + 4, towards))
        found += symbol(f"space-{GEARS[gear]}-{space}", body)
    return found


def action(gear: int, space: int) -> str:
    """What a space does, in icons."""
    if gear == PALENQUE:
        return harvest(space)
    if gear == YAXCHILAN:
        return mining(space)
    if gear == TIKAL:
        return tikal(space)
    if gear == UXMAL:
        return uxmal(space)
    points = score(SKULL_POINTS[space], (0, -9), 1.25)
    temple = f"step-{TEMPLES[SKULL_TEMPLE[space]]}"
    if space in SKULL_RESOURCE:
        return use(temple, (-9, 13), 0.75) + use("any-resource", (10, 13), 0.65) + points
    return use(temple, (0, 13), 0.85) + points


def amount(of: str, count: int | str, at: Point, scale: float, size: float) -> str:
    """A figure and an icon beside it."""
    half = 12 * scale
    left = half - 1 if len(str(count)) == 1 else half + 2
    return number(count, (at[0] - left, at[1]), size) + use(of, (at[0] + half - 1, at[1]), scale)


def harvest(space: int) -> str:
    """Palenque: corn and wood from the jungle."""
    if space == 1:
        return use("fish", (0, -11), 0.95) + amount("corn", 3, (0, 12), 0.85, 20)
    if not WOOD_YIELD[space]:
        return amount("corn", CORN_YIELD[space], (0, 0), 1.25, 28)
    corn = amount("corn", CORN_YIELD[space], (0, -12), 0.85, 20)
    return corn + amount("wood", WOOD_YIELD[space], (0, 13), 0.8, 19) + path("M-17 1H17", "none", SAND, 1.6)


def mining(space: int) -> str:
    """Yaxchilan: resources and a skull."""
    if space == 1:
        return use("wood", scale=1.6)
    if space == 4:
        return use("skull", scale=1.6)
    if space == 2:
        return use("stone", (-9, -7), 1.15) + use("corn", (12, 8), 1)
    if space == 3:
        return use("gold", (0, -11), 1.05) + amount("corn", 2, (0, 13), 0.85, 20)
    return use("gold", (-11, -9), 0.85) + use("stone", (11, -8), 0.85) + amount("corn", 2, (0, 14), 0.8, 19)


def tikal(space: int) -> str:
    """Tikal: technologies, buildings, temples."""
    if space == 1:
        return use("any-technology", scale=1.5)
    if space == 2:
        return use("building", scale=1.5)
    if space == 3:
        return use("any-technology", (-10, -5), 1.1) + use("any-technology", (11, 6), 1.1)
    if space == 4:
        buildings = use("building", (-10, -10), 0.8) + use("building", (11, -10), 0.8)
        return buildings + path("M-17 3H17", "none", SAND, 1.6) + use("monument", (0, 14), 0.8)
    temples = use("any-temple", (-10, 10), 0.85) + use("any-temple", (11, 10), 0.85)
    return number("−", (-11, -12), 20) + use("any-resource", (6, -12), 0.8) + temples


def uxmal(space: int) -> str:
    """Uxmal: trade, workers, and anything for a corn."""
    if space == 1:
        return amount("corn", "−3", (2, -12), 0.8, 18) + use("any-temple", (0, 12), 1)
    if space == 2:
        return use("market", scale=1.45)
    if space == 3:
        return use("worker-gain", scale=1.5)
    if space == 4:
        return use("building", (-5, -3), 1.25) + use("corn", (14, 8), 0.95)
    return amount("corn", "−1", (2, -13), 0.75, 18) + use("any-action", (0, 11), 1.1)


def day_and_start() -> str:
    """Badges, the plaque of the day, and the space of the first player."""
    found = "".join(
        [
            symbol(
                f"badge-{k}",
                circle(12, fill=OBSIDIAN, stroke=INK, width=1.6) + number(k, (0, 0), 17 if k < 10 else 15, WHITE),
            )
            for k in range(11)
        ]
    )
    turn = POINTER_ANGLE + 180
    for name, colour in (("middle", UMBER), ("end", TURQUOISE), ("over", SAND)):
        arrow = path(
            "M-15-16Q0-24 0-38 0-24 15-16z", colour, INK, 2.4, f'transform="rotate({n(turn)})" stroke-linejoin="round"'
        )
        plaque = arrow + circle(21, fill=colour, stroke=INK, width=2.4) + circle(15.5, fill=BONE, stroke=INK, width=1.6)
        found += symbol(f"day-{name}", plaque)
    steps = "".join(
        [box(-s, -s, 2 * s, 2 * s, 6, fill, INK, 2.2) for s, fill in ((46, SAND), (37, LIMESTONE), (28, BONE))]
    )
    corners = "".join([path("M-46-33h13v-13", "none", INK, 1.6, f'transform="rotate({k * 90})"') for k in range(4)])
    found += symbol(
        "first-player-space", hit(48) + steps + corners + use("first-player", (0, 0), 1.7, more='opacity=".55"')
    )
    found += symbol(
        "calendar-corn",
        box(-52, -18, 74, 36, 12, SAND, INK, 2)
        + use("corn", (-38, 0), 1.2)
        + use("corn", (-24, 1), 1.2)
        + box(-15, -14, 32, 28, 9, BONE, INK, 1.6),
    )
    return found
