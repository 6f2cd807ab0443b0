"""The hill seen from above: terraces, walls, channels, roads, the printed spaces, and what lies in the corners."""

from __future__ import annotations

from random import Random

from yupana.games.tawantinsuyu.art.pieces import STAIRS, WORKER_COLOURS
from yupana.games.tawantinsuyu.board import (
    ACTIONS,
    ARCHITECT,
    BLUE,
    CRAFTSMAN,
    DISTANCE_COST,
    GODS,
    GOODS,
    GREEN,
    HARVEST,
    HEIGHT_COST,
    ICONS,
    NEUTRAL,
    SECTORS,
    SPACES,
    TASKS,
    TERRACE,
)
from yupana.games.tawantinsuyu.scene.geometry import (
    BAND,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CENTRE,
    CORICANCHA_RADIUS,
    FACING_SIZE,
    HILL,
    ICON_POINT,
    ICON_SIZE,
    NOMAD_PITCH,
    NOMAD_X,
    NOMADS_X,
    QUEUE_Y,
    SECTOR_ANGLE,
    SECTOR_BADGE,
    SPACE_POINT,
    SPACE_SIZE,
    VILLAGE_MIDDLE,
    VILLAGE_PITCH,
)
from yupana.tabletop.pen import (
    BASALT,
    BONE,
    CACAO,
    CINNABAR,
    INK,
    JADE,
    LIMESTONE,
    MAIZE,
    OBSIDIAN,
    SAND,
    TURQUOISE,
    WHITE,
    box,
    circle,
    hit,
    n,
    number,
    path,
    polar,
    sector,
    symbol,
    touchable,
    use,
    xy,
)

ACTION_COLOURS = (JADE, "#6B4A86", "#C9932F", "#B5402A", "#2A8C94")
GRASS = ((MAIZE, 0.3), (JADE, 0.3), (JADE, 0.52))  # laid over the stone of each terrace


def hill() -> str:
    """The backdrop of the board and all that is printed on it."""
    return roads() + board() + spaces() + tasks() + stairs() + coricancha() + below() + costs()


def board() -> str:
    """A slab with a round hill on it, woven corners, and the place of village and nomads."""
    body = box(1.5, 1.5, BOARD_WIDTH - 3, BOARD_HEIGHT - 3, 20, LIMESTONE, INK, 3)
    body += corners() + terraces() + channels()
    for colour, width in ((INK, 13), (BONE, 9.4)):
        body += use("roads", more=f'fill="none" stroke="{colour}" stroke-width="{width}"')
    body += queue()
    badges = "".join([use(f"sector-{k + 1}", SECTOR_BADGE[k]) for k in range(SECTORS)])
    found = symbol("board", body + badges)
    for k in range(SECTORS):
        found += symbol(
            f"sector-{k + 1}", circle(12, fill=OBSIDIAN, stroke=WHITE, width=1.4) + number(k + 1, (0, 0), 15, WHITE)
        )
    return found


def corners() -> str:
    """Woven steps between the round hill and its square slab."""
    body = ""
    for x, y, turn in ((10.0, 10.0, 0), (990.0, 10.0, 90), (990.0, 988.0, 180), (10.0, 988.0, 270)):
        steps = "M0 8Q0 0 8 0H292V18H256V36H222V56H190V78H160V104H132V132H104V160H78V190H56V222H36V256H18V292H0z"
        inner = "M14 238V14H238M30 186V30H186M46 140V46H140"
        body += f'<g transform="translate({n(x)} {n(y)})rotate({turn})">{path(steps, CINNABAR, INK, 2)}'
        body += path(inner, "none", "#F3CF6B", 3.4, 'stroke-dasharray="12 5 4 5"') + "</g>"
    return body


def ring_at(inner: float, outer: float) -> str:
    """A whole ring around the hill's middle, as an outline to be filled even-odd."""
    x, y = CENTRE
    return "".join([f"M{n(x)} {n(y - r)}a{n(r)} {n(r)} 0 1 0 .1 0z" for r in (outer, inner)])


def terraces() -> str:
    """Three bands of earth and grass, held by walls of fitted stones."""
    body = circle(HILL + 6, CENTRE, OBSIDIAN) + circle(HILL + 3, CENTRE, BASALT)
    for terrace in (2, 1, 0):
        inner, outer = BAND[terrace]
        body += circle(outer, CENTRE, LIMESTONE, INK, 2)
        colour, strength = GRASS[terrace]
        body += f'<g opacity="{strength:.2g}">{circle(outer, CENTRE, colour)}</g>'
        body += f'<g fill="none" stroke="{CACAO}" stroke-width="2" opacity=".28">{furrows(terrace)}</g>'
        if terrace:
            body += wall(BAND[terrace - 1][1], inner, terrace)
    return body


def furrows(terrace: int) -> str:
    """Ploughed lines on a terrace."""
    inner, outer = BAND[terrace]
    x, y = CENTRE
    radii = [inner + (outer - inner) * k / 6 for k in range(1, 6)]
    return path("".join([f"M{n(x)} {n(y - r)}a{n(r)} {n(r)} 0 1 0 .1 0z" for r in radii]))


def wall(inner: float, outer: float, seed: int) -> str:
    """Two courses of stones, no two alike, with a shadow at their foot."""
    chance = Random(seed)
    x, y = CENTRE
    body = path(ring_at(inner, outer + 5), OBSIDIAN, more='fill-rule="evenodd" opacity=".35"')
    body += path(ring_at(inner, outer), "#A39A8B", INK, 2, 'fill-rule="evenodd"')
    middle = (inner + outer) / 2
    joints = ""
    for low, high in ((inner, middle), (middle, outer)):
        angle = chance.uniform(0, 5)
        while angle < 360:
            joints += f"M{xy(polar(low, angle, CENTRE))}L{xy(polar(high, angle + chance.uniform(-0.6, 0.6), CENTRE))}"
            angle += chance.uniform(5.5, 11) * 226 / middle
    joints += f"M{n(x)} {n(y - middle)}a{n(middle)} {n(middle)} 0 1 0 .1 0"
    return body + path(joints, "none", INK, 1.3)


def channels() -> str:
    """Water runs down between the sectors."""
    lines, falls = "", ""
    for angle in [k * SECTOR_ANGLE for k in range(SECTORS)]:
        lines += "".join([radius(BAND[t][0] + 2, BAND[t][1] - 2, angle) for t in range(3)])
        falls += "".join([radius(BAND[t][1] - 2, BAND[t + 1][0] + 2, angle) for t in range(2)])
    body = path(lines + falls, "none", INK, 13) + path(lines, "none", TURQUOISE, 9)
    return body + path(falls, "none", "#8FCBCB", 9) + path(lines, "none", "#8FCBCB", 1.6, 'stroke-dasharray="9 7"')


def radius(inner: float, outer: float, angle: float) -> str:
    """A line away from the middle of the hill."""
    return f"M{xy(polar(inner, angle, CENTRE))}L{xy(polar(outer, angle, CENTRE))}"


def roads() -> str:
    """From every space to the three tasks it touches."""
    lines = "".join(
        [
            f"M{xy(SPACE_POINT[space])}L{xy(ICON_POINT[TERRACE[space]][icon])}"
            for space in range(SPACES)
            for icon in ICONS[space]
        ]
    )
    return symbol("roads", path(lines, "", more='stroke-linecap="round"'))


# Spaces and tasks.


def spaces() -> str:
    """A god's symbol on a round, a square or a six-sided plate."""
    s = SPACE_SIZE
    hexagon = "M" + "L".join([xy(polar(s + 1.5, k * 60 + 30)) for k in range(6)]) + "z"
    square = f"M{n(-s + 3)} {n(-s + 3)}H{n(s - 3)}V{n(s - 3)}H{n(-s + 3)}z"
    plates = {
        NEUTRAL: circle(s, fill=BONE, stroke=INK, width=2.6) + circle(s - 4.5, fill="none", stroke=SAND, width=2),
        BLUE: path(square, WORKER_COLOURS[ARCHITECT], INK, 2.6, 'stroke-linejoin="round"')
        + path("M-20-20H20V20H-20z", "none", WHITE, 1.6),
        GREEN: path(hexagon, WORKER_COLOURS[CRAFTSMAN], INK, 2.6, 'stroke-linejoin="round"')
        + path("M" + "L".join([xy(polar(s - 4.5, k * 60 + 30)) for k in range(6)]) + "z", "none", WHITE, 1.6),
    }
    found = ""
    for colour, name in ((NEUTRAL, "neutral"), (BLUE, "blue"), (GREEN, "green")):
        paint = INK if colour == NEUTRAL else WHITE
        for god in GODS:
            mark = f'<g stroke="{paint}" fill="{paint}">{use(god, scale=1.22)}</g>'
            found += symbol(f"space-{name}-{god}", hit(s + 2) + plates[colour] + mark)
    return found


def tasks() -> str:
    """What a worker can do, each on a stone."""
    s = ICON_SIZE
    stone = "M" + "L".join([xy(polar(s * 1.2, k * 45 + a)) for k in range(0, 8, 2) for a in (-29, 29)]) + "z"
    plate = hit(s + 1) + path(stone, SAND, INK, 2.2, 'stroke-linejoin="round"')
    found = symbol("task", plate)
    for task, name in enumerate(TASKS):
        if task < len(HARVEST):
            shown = (
                use(GOODS[task], (-2.5, -2), 1.3)
                + circle(8.5, (14, 13), OBSIDIAN)
                + number(HARVEST[task], (14, 13), 13, WHITE)
            )
        else:
            shown = use(name, scale=1.45)
        found += symbol(f"task-{name}", use("task") + shown)
    return found


def stairs() -> str:
    """Where steps can be built: worn stairs without an owner."""
    body = path(STAIRS, SAND, INK, 2, 'stroke-linejoin="round" stroke-dasharray="5 3"')
    return symbol("steps-slot", body + path("M-20-12H20M-17-2H17M-14 8H14", "none", INK, 1.6, 'opacity=".55"'))


# The Coricancha.


def coricancha() -> str:
    """A wedge of the temple for each action, and the sun in its middle."""
    found = ""
    half = SECTOR_ANGLE / 2
    for action, colour in zip(ACTIONS, ACTION_COLOURS, strict=True):
        wedge = path(sector(14, CORICANCHA_RADIUS, -half, half), colour, INK, 2.4)
        wedge += path(sector(60, CORICANCHA_RADIUS - 4, -half + 3, half - 3), WHITE, more='opacity=".28"')
        found += symbol(f"wedge-{action}", wedge)
        found += symbol(
            f"facing-{action}", circle(18.5, fill=BONE, stroke=INK, width=1.8) + use(f"action-{action}", scale=1.12)
        )
    star = "M" + "L".join([xy(polar(21 if k % 2 == 0 else 14, k * 18)) for k in range(20)]) + "z"
    sun = path(star, MAIZE, INK, 2, 'stroke-linejoin="round"') + circle(11, fill="#F3CF6B", stroke=INK, width=1.6)
    sun += path("M-5-2h3M2-2h3M-4 4h8", "none", INK, 1.8, 'stroke-linecap="round"')
    ring = touchable(circle(FACING_SIZE, fill="none", stroke=WHITE, width=1.4)).replace("/>", ' opacity=".5"/>')
    return found + symbol("coricancha-sun", sun) + symbol("coricancha-place", ring)


# Village, nomads, corners.


def queue() -> str:
    """A road for the village and a camp for the nomads, at the foot of the hill."""
    y = QUEUE_Y
    wide = 9 * VILLAGE_PITCH + 118
    left = VILLAGE_MIDDLE - wide / 2
    body = box(left, y - 42, wide, 84, 18, SAND, INK, 2)
    body += path(f"M{n(left + 50)} {n(y)}h{n(wide - 100)}", "none", INK, 20) + path(
        f"M{n(left + 50)} {n(y)}h{n(wide - 100)}", "none", BONE, 16
    )
    for x, good in ((left + 32, "potato"), (left + wide - 32, "corn")):
        body += (
            box(x - 23, y - 32, 46, 64, 12, BONE, INK, 2) + use(good, (x, y - 4), 1.5) + number("−1", (x, y + 20), 15)
        )
    camp = NOMADS_X - 42
    body += box(camp, y - 42, NOMAD_X + 4 * NOMAD_PITCH + 32 - camp, 84, 18, SAND, INK, 2)
    return body


def below() -> str:
    """Places of the village and the nomads, and the camp."""
    hollow = hit(25) + circle(24, fill=BONE, stroke=INK, width=2)
    found = symbol("village-place", hollow + circle(19, fill="none", stroke=SAND, width=2))
    dashed = circle(23, fill=LIMESTONE, stroke=INK, width=2).replace("/>", ' stroke-dasharray="6 4"/>')
    found += symbol("nomad-place", hit(25) + dashed)
    return found + symbol("camp", hit(28) + use("tent", (0, 0), 2.1))


def costs() -> str:
    """What distance and height cost, in food."""
    found = symbol("height-cost", plaque(ladder(HEIGHT_COST)))
    return found + symbol("distance-cost", plaque(away(DISTANCE_COST[:3])))


def plaque(body: str) -> str:
    """A round stone in a corner."""
    return circle(56, fill=BONE, stroke=INK, width=2.2) + circle(51, fill="none", stroke=SAND, width=2) + body


def ladder(costs_of: tuple[int, ...]) -> str:
    """Three terraces and what reaching each costs."""
    body = path("M-14-30H14V-10H30V10H44V30H-44V10H-30V-10H-14z", LIMESTONE, INK, 2, 'stroke-linejoin="round"')
    body += path("M-30-10H30M-44 10H44", "none", INK, 1.4)
    for k, cost in enumerate(costs_of):
        body += number(cost, (0 if not k else -8, -20 + k * 20), 16)
        if k:
            body += use("food", (10, -20 + k * 20), 0.72)
    return body


def away(costs_of: tuple[int, ...]) -> str:
    """Five sectors around a priest, and what going there costs."""
    body = ""
    for k in range(SECTORS):
        cost = costs_of[min(k, SECTORS - k)]
        body += path(
            sector(15, 47, k * 72 - 36, k * 72 + 36), (WHITE, "#E4D8BC", "#A39A8B")[min(k, SECTORS - k)], OBSIDIAN, 1.8
        )
        body += number(cost, polar(32, k * 72), 16, OBSIDIAN)
    return body + circle(15, fill=BONE, stroke=OBSIDIAN, width=1.6) + use("food", (0, 0), 0.85)
