"""What cells of colonies and of the city show, the tiles they are printed on, and colonies in small."""

from __future__ import annotations

from typing import Any

from yupana.games.santa_maria.american_kingdoms.components import KINGDOMS
from yupana.games.santa_maria.board import EMPTY, SIDE, THINGS
from yupana.games.santa_maria.goods import Gain, TradeGoods
from yupana.games.santa_maria.scene.geometry import PITCH
from yupana.games.santa_maria.shapes import OFFSETS
from yupana.games.santa_maria.shipping import LoadShip
from yupana.games.santa_maria.state import Cell
from yupana.games.santa_maria.tracks import Conquer, Preach
from yupana.tabletop.pen import (
    CINNABAR,
    INK,
    MAIZE,
    OBSIDIAN,
    TURQUOISE,
    UMBER,
    VIOLET,
    WHITE,
    Point,
    box,
    circle,
    number,
    painted,
    path,
    symbol,
    touchable,
    use,
)

HALF = PITCH / 2
GRASS, MEADOW, EARTH = "#7FA65A", "#B9CF8B", "#E6CF9A"
ROOFS = {"trade": UMBER, "shipping": TURQUOISE, "conquistador": CINNABAR, "religion": VIOLET, "coin": MAIZE}
ROOFS |= {"happiness": CINNABAR}
WALLS = "#F7EED6"
Icon = tuple[str, str]  # a symbol and the figure beside it


def cells() -> str:
    """Everything that a cell can show, the grounds of tiles, and colonies in small."""
    found = "".join([symbol(f"cell-{cell.name}", painted(drawn(cell))) for cell in KINGDOMS.cells])
    found += symbol(
        "cell-empty",
        touchable(box(-HALF + 1, -HALF + 1, PITCH - 2, PITCH - 2, 3, "none")),
    )
    found += figures()
    found += "".join([ground(name, shape, EARTH) for shape, name in enumerate(("dot", "domino", "ell", "bar"))])
    found += ground("hall", 1, "#B9B2A4")
    return found + "".join([mini(colony.name, colony.cells) for colony in KINGDOMS.colonies])


# Cells.


def drawn(cell: Cell) -> str:
    """A building, a road, or a building beside a road."""
    if "city" in cell.kinds:
        return hut(cell)
    if not cell.is_building:
        return use("way") + people(cell.colonists, 0, 1.15)
    if cell.is_road:
        lower = f'<g transform="translate(0 19)">{use("way-low")}</g>' + people(1, 19, 0.62)
        return f'<g transform="translate(0 -9)scale(.8)">{house(cell)}</g>' + lower
    return house(cell)


def people(count: int, y: float, scale: float) -> str:
    """Colonists on a road."""
    if count == 0:
        return ""
    xs = (0.0,) if count == 1 else (-12.0, 12.0)
    return "".join([use("colonist", (x, y), scale) for x in xs])


def house(cell: Cell) -> str:
    """A building with a roof in the colour of its kind, and its effects on the wall."""
    kind = cell.kinds[0]
    if kind in LANDS:
        return use(f"land-{kind}") + spread([icon for effect in cell.effects for icon in icons_of(effect)], 4)
    return use(f"house-{kind}") + wall(cell)


def wall(cell: Cell) -> str:
    """What a building does."""
    effect = cell.effects[0]
    if isinstance(effect, TradeGoods):
        given = [(THINGS[good], "") for good in effect.given]
        taken = [(THINGS[thing], str(amount) if amount > 1 else "") for thing, amount in effect.taken]
        left = "".join([one(icon, (-16, 9 + 16 * (n - (len(given) - 1) / 2)), 0.68) for n, icon in enumerate(given)])
        right = "".join([one(icon, (16, 9 + 16 * (n - (len(taken) - 1) / 2)), 0.68) for n, icon in enumerate(taken)])
        return left + use("arrow", (-1.5, 9), 0.58) + right
    return spread([icon for each in cell.effects for icon in icons_of(each)], 8)


def icons_of(effect: Any) -> list[Icon]:
    """An effect in icons."""
    if isinstance(effect, Gain):
        return [(THINGS[effect.thing], str(effect.amount) if effect.amount > 1 else "")]
    for kind, name in ((LoadShip, "shipping"), (Conquer, "conquistador"), (Preach, "religion")):
        if isinstance(effect, kind):
            return [(name, "")]
    raise TypeError(effect)


def spread(icons: list[Icon], y: float) -> str:
    """One icon large, or two beside each other."""
    if len(icons) == 1:
        return one(icons[0], (0, y), 1.4)
    return one(icons[0], (-14, y), 0.98) + one(icons[1], (14, y), 0.98)


def one(icon: Icon, at: Point, scale: float) -> str:
    """An icon, with its figure on it if it has one."""
    name, figure = icon
    shown = use(name, at, scale)
    if not figure:
        return shown
    x, y = at[0] + 7.5 * scale, at[1] + 6.5 * scale
    return shown + use(f"figure-{figure}", (x, y), max(0.62, 0.78 * scale))


def figures() -> str:
    """Small numbers, and what buildings stand on."""
    found = ""
    for value in range(1, 6):
        found += symbol(
            f"figure-{value}", circle(7.5, (0, 0), WHITE, OBSIDIAN, 1.4) + number(value, (0, 0), 12, OBSIDIAN)
        )
    for kind, roof in ROOFS.items():
        found += symbol(f"house-{kind}", plot(MEADOW) + building(roof))
    for kind, body in LANDS.items():
        found += symbol(f"land-{kind}", plot(body[0]) + body[1])
    edge = path("M-31 -15q16 -5 31 0t31 0V17q-16 5 -31 0t-31 0z", "#DDBB82", "#A98550", 1.8)
    stones = path("M-24-9h4M-9 12h5M14-9h4M22 11h4M-2-11h3M8 12h3", "none", "#A98550", 2.4, 'stroke-linecap="round"')
    low = path("M-31-8q16-3 31 0t31 0V10q-16 3-31 0t-31 0z", "#DDBB82", "#A98550", 1.6)
    hutted = box(-27, -27, 54, 54, 12, "#D9CDB4", INK, 1.8)
    thatch = path("M-25 -3Q-14 -22 0 -25Q14 -22 25 -3Q0 -11 -25 -3z", "#C9A24A", INK, 1.6)
    thatch += path("M-12-9l-5-7M0-11v-9M12-9l5-7", "none", "#8A6A1E", 1.6)
    return found + symbol("way", plot(GRASS) + edge + stones) + symbol("way-low", low) + symbol("hut", hutted + thatch)


def plot(fill: str) -> str:
    """The ground of one cell."""
    return box(-HALF + 1.5, -HALF + 1.5, PITCH - 3, PITCH - 3, 5, fill, INK, 1.4)


def building(roof: str) -> str:
    """A wall with room for icons, under a tiled roof."""
    body = box(-27, -10, 54, 38, 3, WALLS, INK, 1.6)
    tiles = path("M-31 -9L-20 -27H20L31 -9z", roof, INK, 1.8, 'stroke-linejoin="round"')
    lines = path("M-22-16H22M-14-26l-6 16M-3-26l-2 16M8-26l1 16M16-26l7 16", "none", OBSIDIAN, 0.8, 'opacity=".45"')
    return body + tiles + lines


def hut(cell: Cell) -> str:
    """A building of the city, under a roof of straw."""
    return use("hut") + spread([icon for effect in cell.effects for icon in icons_of(effect)], 8).replace(
        "1.4)", "1.2)"
    )


def trees(places: tuple[Point, ...], fill: str, shade: str) -> str:
    """Tree tops."""
    found = ""
    for x, y in places:
        found += path(f"M{x - 6:g} {y + 5:g}q-4-6 1-9q1-6 6-6t6 6q5 3 0 9q-6 4-13 0z", fill, INK, 1.2)
        found += path(f"M{x + 3:g} {y - 7:g}q5 5 1 11", "none", shade, 1.6)
    return found


FURROWS = "M-28 -20q28 -6 56 0M-28 -12q28 -6 56 0M-28 22q28 6 56 0"
CANES = "M-26 -8v-18M-19 -8v-20M-12 -8v-17M-5 -8v-20M2 -8v-18M9 -8v-20M16 -8v-17M23 -8v-19"
HILL = "M-30 -4L-20 -22L-12 -14L-2 -27L9 -13L17 -21L30 -4z"
LANDS = {
    "wood": (GRASS, trees(((-22, -19), (-8, -22), (7, -20), (21, -21), (-24, -5), (24, -6)), "#4E8447", "#2E5A30")),
    "grain": ("#E9C766", path(FURROWS, "none", "#B98A2A", 2.2) + trees(((25, -21),), "#4E8447", "#2E5A30")),
    "sugar": ("#BFD38C", path(CANES, "none", "#5F8F3E", 3, 'stroke-linecap="round"')),
    "gem": ("#CFC3AB", path(HILL, "#9A8F7C", INK, 1.4) + path("M-2-27l4 12 7 2M-20-22l3 9", "none", "#6B6152", 1.6)),
    "cacao": (
        GRASS,
        trees(((-21, -20), (-2, -22), (19, -20)), "#3E7A48", "#24522D") + circle(3, (-13, -13), "#A2562A"),
    ),
}

# Tiles.


def ground(name: str, shape: int, fill: str) -> str:
    """A tile without what its cells show, its first cell around the origin."""
    cells = [(PITCH * right, PITCH * down) for down, right in OFFSETS[shape]]
    outline = "".join([box(x - HALF, y - HALF, PITCH, PITCH, 6, OBSIDIAN) for x, y in cells])
    body = "".join([box(x - HALF + 2.5, y - HALF + 2.5, PITCH - 5, PITCH - 5, 5, fill) for x, y in cells])
    for x, y in cells[1:]:  # no line where two cells meet
        across = (x - 14, y - HALF + 2.5, 28, PITCH - 5) if x else (x - HALF + 2.5, y - 14, PITCH - 5, 28)
        middle = (across[0] - (HALF if x else 0), across[1] - (0 if x else HALF), across[2], across[3])
        body += box(*middle, 0, fill)
    return symbol(f"ground-{name}", outline + body)


def mini(name: str, codes: tuple[int, ...]) -> str:
    """A colony that can be chosen."""
    scale = 18 / PITCH
    body = box(-58, -58, 116, 116, 8, "#5C8A4F", INK, 2) + path(
        "M-54-36H54M-54-18H54M-54 0H54M-54 18H54M-54 36H54M-36-54V54M-18-54V54M0-54V54M18-54V54M36-54V54",
        "none",
        "#3E6B3A",
        1,
    )
    for n, code in enumerate(codes):
        if code != EMPTY:
            at = (-45 + 18 * (n % SIDE), -45 + 18 * (n // SIDE))
            body += use(f"cell-{KINGDOMS.cells[code].name}", at, scale)
    return symbol(f"mini-{name}", body)
