"""The calendar, the five gears and the sun."""

from __future__ import annotations

from collections.abc import Sequence

from yupana.games.tzolkin.board import CALENDAR_TEETH, GEARS, TEETH
from yupana.games.tzolkin.scene.gearing import outline, root_radius
from yupana.games.tzolkin.scene.geometry import (
    CITY_RADIUS,
    MODULE,
    PITCH,
    POINTER_ANGLE,
    WORKER_RADIUS,
    true_angle,
)
from yupana.tabletop.pen import (
    BASALT,
    BONE,
    CACAO,
    CINNABAR,
    INDIGO,
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
    n,
    path,
    polar,
    polygon,
    rings,
    sector,
    symbol,
    use,
    xy,
)

COLOURS = (JADE, BASALT, CINNABAR, MAIZE, TURQUOISE)
SHADES = {
    CINNABAR: "#8C2E1D",
    JADE: "#215C43",
    MAIZE: "#B97F12",
    TURQUOISE: "#1D676D",
    BASALT: "#675F52",
    INDIGO: "#253957",
    CACAO: "#402819",
    UMBER: "#93491A",
}
EMBLEMS = ("corn", "stone", "building", "market", "skull")
DAYS_LEFT = (0, 6, 5, 4, 3, 2, 1, 0, 5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0, 5, 4, 3, 2, 1)
FOOD_TEETH = {0: TURQUOISE, 7: UMBER, 13: TURQUOISE, 20: UMBER}
GLYPHS = 20


def wheels() -> str:
    """Everything that turns, and what stays still at its centre."""
    return cartouche() + calendar() + sun() + "".join([gear(number) + hub(number) for number in range(len(GEARS))])


def tooth_shape(tooth: int) -> Sequence[Point]:
    """One tooth of the calendar, closed at its root."""
    points = outline(CALENDAR_TEETH, MODULE, POINTER_ANGLE)
    each = len(points) // CALENDAR_TEETH
    return points[tooth * each : (tooth + 1) * each]


def calendar() -> str:
    """The wheel of 26 days: teeth, a band of bars and dots, a band of glyphs."""
    root = root_radius(CALENDAR_TEETH, MODULE)
    body = path(polygon(outline(CALENDAR_TEETH, MODULE, POINTER_ANGLE)), LIMESTONE)
    body += "".join([path(polygon(tooth_shape(tooth)), colour) for tooth, colour in FOOD_TEETH.items()])
    body += circle(root - 2, fill=LIMESTONE)
    body += circle(root - 7, fill=BONE, width=1.2)
    for tooth in range(CALENDAR_TEETH):
        at = POINTER_ANGLE + tooth * PITCH
        if tooth in FOOD_TEETH:
            body += path(sector(146, root - 7, at - PITCH / 2, at + PITCH / 2), FOOD_TEETH[tooth])
    spokes = [POINTER_ANGLE + (tooth + 0.5) * PITCH for tooth in range(CALENDAR_TEETH)]
    body += path("".join([f"M{xy(polar(146, a))}L{xy(polar(root - 7, a))}" for a in spokes]), width=1.2)
    body += circle(146, fill=LIMESTONE) + circle(141, fill=SHADES[CINNABAR], width=1.2) + circle(107, fill=LIMESTONE)
    marks = "".join([numeral(tooth) for tooth in range(CALENDAR_TEETH) if tooth not in FOOD_TEETH])
    bowls = "".join([use("bowl", polar(164, at), 1.05, at) for at in [POINTER_ANGLE + t * PITCH for t in FOOD_TEETH]])
    carved = "".join(
        [
            f'<g transform="rotate({360 * k // GLYPHS})translate(0-124)">{use("cartouche")}{glyph(k)}</g>'
            for k in range(GLYPHS)
        ]
    )
    marks = f'<g fill="none" stroke="{INK}" stroke-width="7" stroke-linecap="round">{marks}</g>'
    return symbol("calendar", group(body) + marks + bowls + group(carved, width=1.6, more='fill="none"'))


def numeral(tooth: int) -> str:
    """Days to the next Food Day, in dots and bars as the old counts were carved."""
    at = POINTER_ANGLE + tooth * PITCH
    where = f'transform="rotate({n(at)})translate(0-164)"'
    bars, dots = divmod(DAYS_LEFT[tooth], 5)
    lift = -5.5 if bars else 0
    cuts = "".join([f"M{n((k - (dots - 1) / 2) * 9)} {n(lift)}h.01" for k in range(dots)])
    cuts += f"M-10 {4.5 if dots else 0}h20" if bars else ""
    return f'<path {where} d="{cuts}"/>'


def cartouche() -> str:
    """The rounded stone around a glyph."""
    return symbol("cartouche", box(-14, -14, 28, 28, 8, BONE))


def glyph(number: int) -> str:
    """One of twenty ornaments: things of a day in the forest, in a few cuts."""
    cuts = (
        f'<path d="M-8 4q4-9 8 0t8 0"/>{circle(2, (0, -7), INK)}',  # water and moon
        '<path d="M-8 7L0-8 8 7zM-4 7L0 0l4 7"/>',  # a peak
        f'<path d="M-7-7v9q0 5 7 5t7-5v-9M-7-1H7"/>{circle(1.5, (0, 3), INK)}',  # a jar
        '<path d="M0 9V-4M0-4q-8 0-8-5M0-4q8 0 8-5M0 3q-6 0-7-4M0 3q6 0 7-4"/>',  # maize
        f'{circle(7.5)}{circle(3)}<path d="M0-7.5V-10M0 7.5V10"/>',  # an eye
        '<path d="M-8 0h5v-5h6v5h5M-8 7H8"/>',  # a step
        '<path d="M-7-6q7 6 14 0M-7 0q7 6 14 0M-7 6q7 6 14 0"/>',  # rain
        f'<path d="M-8 6V-2l4-6 4 5 4-5 4 6v8z"/>{circle(1.3, (-3, 2), INK)}{circle(1.3, (3, 2), INK)}',  # jaguar
        '<path d="M6-7C-6-9-9 6 0 6 6 6 6-2 1-2-2-2-2 2 0 2"/>',  # snail
        '<path d="M-8-8L8 8M8-8L-8 8"/><path d="M0-4L4 0 0 4-4 0z"/>',  # crossing
        '<path d="M-8 5q0-11 11-11 5 0 5 4L3 0M3 0q2 8-11 5"/>',  # bird
        f'<path d="M0-9L9 0 0 9-9 0z"/>{circle(2.6, (0, 0), INK)}',  # seed
        '<path d="M-7 8V-4q0-5 7-5t7 5V8M-2 8V1h4v7"/>',  # house
        '<path d="M-8-3Q0-11 8-3M-8 3Q0 11 8 3M-4 0h8"/>',  # mouth
        f'<path d="M-6 8q-4-9 6-16 10 7 6 16z"/>{circle(2.4, (0, 3))}',  # flame
        '<path d="M-9 4q5-8 9 0 4-8 9 0M0 4v5M-3-7h6"/>',  # bat
        '<path d="M0-9v18M-8-5l16 10M8-5L-8 5"/>',  # star
        '<path d="M-8 7q2-14 9-14 6 0 6 5t-6 5q-3 0-3-3"/>',  # fern
        '<path d="M-9-4h18M-9 4h18M-4-9v18M4-9v18"/>',  # mat
        f'<path d="M-8-6h16l-3 7 3 7H-8l3-7z"/>{circle(1.8, (0, 1), INK)}',  # drum
    )
    return cuts[number]


def sun() -> str:
    """The face in the middle of the calendar; it never turns."""
    rays = ""
    for k in range(16):
        at = k * 22.5
        far, wide = (99.0, 9.5) if k % 2 == 0 else (88.0, 8.5)
        tip, left, right = polar(far, at), polar(64, at - wide), polar(64, at + wide)
        rays += path(polygon([left, tip, right]), CINNABAR if k % 2 == 0 else MAIZE)
        if k % 2 == 0:
            rays += path(polygon([polar(66, at), polar(far, at), polar(66, at + wide - 1)]), SHADES[CINNABAR], "none")
    face = circle(68, fill=MAIZE) + circle(62, fill="#F3CF6B", width=1.4)
    studs = "".join([circle(2.6, polar(65, k * 22.5 + 11.25), OBSIDIAN) for k in range(16)])
    face += path("M-47-10C-47-38-24-50 0-50S47-38 47-10V8C47 34 24 50 0 50S-47 34-47 8z", "#E8BE7C")
    face += path("M8-49.5C30-47 47-36 47-10V8C47 34 24 50 2 50 24 40 30 20 28-6 27-26 20-40 8-49.5z", "#CF9A55", "none")
    face += path("M-47-10C-47-38-24-50 0-50S47-38 47-10V8C47 34 24 50 0 50S-47 34-47 8z")
    # headband with a jade
    face += path("M-46-16C-44-40-22-50 0-50S44-40 46-16C30-25 15-28 0-28S-30-25-46-16z", CINNABAR)
    face += path("M-39-28L-33-36-27-32-21-42-14-37-8-46", "none", "#F3CF6B", 2.2)
    face += path("M39-28L33-36 27-32 21-42 14-37 8-46", "none", "#F3CF6B", 2.2)
    face += path("M0-46L8-37 0-27-8-37z", JADE)
    # ear ornaments
    for side in (-1, 1):
        face += circle(11, (side * 49, 6), TURQUOISE) + circle(4.5, (side * 49, 6), WHITE, width=1.6)
        face += path(f"M{side * 49} 17v9", "none", "", 3) + circle(3.4, (side * 49, 28), CINNABAR, width=1.6)
    # brows, eyes, nose, mouth, paint
    face += path("M-34-10C-28-17-16-17-9-11M34-10C28-17 16-17 9-11", "none", OBSIDIAN, 3.4, 'stroke-linecap="round"')
    for side in (-1, 1):
        face += path(
            f"M{side * 34}-1C{side * 29}-9 {side * 15}-9 {side * 10}-1 {side * 15} 5 {side * 29} 5 {side * 34}-1z",
            WHITE,
            OBSIDIAN,
            2,
        )
        face += circle(4.2, (side * 21, -1.5), OBSIDIAN, "none")
        face += path(f"M{side * 15} 11h{side * 18}M{side * 17} 16h{side * 13}", "none", CINNABAR, 2.6)
    face += path("M-4-10C-6 2-11 9-10 14-8 18 8 18 10 14 11 9 6 2 4-10", "#DBA966", OBSIDIAN, 2.2)
    face += path("M-5 14.5h10", "none", OBSIDIAN, 1.8)
    face += path("M-17 28C-9 23-4 25 0 26 4 25 9 23 17 28 10 38-10 38-17 28z", CINNABAR, OBSIDIAN, 2.2)
    face += path("M-16 28.5H16M-6 29v4h12v-4", WHITE, OBSIDIAN, 1.6)
    face += path("M-6 42h12", "none", OBSIDIAN, 2, 'stroke-linecap="round"')
    body = circle(103, fill=SAND, width=1.2) + rays + face
    return symbol("sun", group(body) + studs)


def gear(number: int) -> str:
    """A city gear: teeth, a carved rim, and a socket for a worker on every tooth."""
    colour = COLOURS[number]
    teeth, radius, stand = TEETH[number], CITY_RADIUS[number], WORKER_RADIUS[number]
    turn = true_angle(number, 0)
    body = path(polygon(outline(teeth, MODULE, turn)), colour)
    body += circle(stand - 16, fill=SHADES[colour], width=1.4)
    angles = [true_angle(number, tooth) for tooth in range(teeth)]
    sockets = rings([polar(stand, at) for at in angles], 13)
    notches = "".join([arc(radius + 4, at - 3.5, at + 3.5) for at in angles])
    body += path(sockets, SHADES[colour], width=1.6) + path(notches, width=1.6)
    return symbol(f"gear-{GEARS[number]}", group(body))


def hub(number: int) -> str:
    """The emblem in the middle of a gear; it never turns."""
    size = WORKER_RADIUS[number] - 20
    petals = rings([polar(size - 2, k * 30) for k in range(12)], 5)
    body = path(petals, CACAO) + circle(size - 3, fill=BONE) + circle(size - 8, fill="none", width=1.2)
    return symbol(f"hub-{GEARS[number]}", group(body) + use(EMBLEMS[number], scale=size / 19))


def arc(radius: float, first: float, last: float, centre: Point = (0.0, 0.0)) -> str:
    """A line along a circle, clockwise."""
    big = int(last - first > 180)
    start, end = polar(radius, first, centre), polar(radius, last, centre)
    return f"M{xy(start)}A{n(radius)} {n(radius)} 0 {big} 1 {xy(end)}"
