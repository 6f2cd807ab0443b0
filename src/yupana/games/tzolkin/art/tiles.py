"""Buildings, monuments and wealth tiles, drawn from the rules' own lists of costs and effects."""

from __future__ import annotations

from typing import Any

from yupana.engine.grammar import Repeat
from yupana.games.tzolkin.art.wheels import COLOURS, SHADES
from yupana.games.tzolkin.board import GEARS, GOODS, TEMPLES, TIKAL, TRACKS
from yupana.games.tzolkin.gears.action import ANY_ACTION, MayUse
from yupana.games.tzolkin.goods import FeedCheaper, FeedFree, Gain, GainWorker, Score
from yupana.games.tzolkin.monuments import MONUMENTS, ForFinishedTracks, ForWorkers, Monument, PerFrame
from yupana.games.tzolkin.scene.geometry import TILE_HEIGHT, TILE_WIDTH
from yupana.games.tzolkin.technologies import Advance, AdvanceAny
from yupana.games.tzolkin.temples import Climb, StepUp
from yupana.games.tzolkin.tiles import BUILDINGS, FRAMES, WEALTH, WEALTH_NAMES, Building, Wealth
from yupana.tabletop.pen import (
    BASALT,
    BONE,
    INDIGO,
    INK,
    JADE,
    LIMESTONE,
    MAIZE,
    OBSIDIAN,
    SAND,
    WHITE,
    Point,
    box,
    circle,
    number,
    path,
    score,
    symbol,
    use,
)

FRAME_COLOURS = (MAIZE, JADE, BASALT, INDIGO)
LEFT, TOP = -TILE_WIDTH / 2, -TILE_HEIGHT / 2
HEADS = {1: (0,), 3: (-9, 0, 9)}  # workers that a farm feeds, side by side
WORTH = {  # what a monument counts, and how often it pays
    "m-constructions": (("building", "monument"), "2"),
    "m-all-monuments": (("monument",), ""),
    "m-corn-tiles": (("tile-corn",), "4"),
    "m-wood-tiles": (("tile-wood",), "4"),
    "m-workers": (("worker-icon",), ""),
    "m-tech-levels": (("any-technology",), "3"),
    "m-max-techs": (("any-technology",), ""),
    "m-highest-temple": (("any-temple",), "3"),
    "m-temple-points": (("step-chaac", "step-quetzalcoatl", "step-kukulkan"), ""),
    "m-skulls": (("skull",), "3"),
}


def tiles() -> str:
    """Every tile, and the backs of piles."""
    found = "".join([blank(name, colour) for name, colour in zip(FRAMES, FRAME_COLOURS, strict=True)])
    drawn: set[str] = set()
    for tile in BUILDINGS:
        name = tile.name.partition(".")[0]
        if name not in drawn:
            drawn.add(name)
            found += building(name, tile)
    found += "".join([monument(each) for each in MONUMENTS])
    found += "".join([wealth(name, each) for name, each in zip(WEALTH_NAMES, WEALTH, strict=True)])
    return found + prices() + backs()


def blank(name: str, colour: str) -> str:
    """A tile of one frame: its colour and its mark."""
    body = box(LEFT, TOP, TILE_WIDTH, TILE_HEIGHT, 9, colour, INK, 2.4)
    plate = box(LEFT + 6, TOP + 6, TILE_WIDTH - 12, TILE_HEIGHT - 12, 5, BONE, INK, 1.6)
    tab = path(f"M{LEFT} 32h16q12 0 12 12V56H{LEFT + 9}q-9 0-9-9z", colour, INK, 1.6) + use(
        f"mark-{name}", (LEFT + 14, 44), 1.15
    )
    line = path(f"M{LEFT + 8} -29H{-LEFT - 8}", "none", SAND, 1.6)
    crown = path(f"M{LEFT} -38V-52h14v-7h14v-5h28v5h14v7h14v14z", colour, INK, 2.4, 'stroke-linejoin="round"')
    whole = body + plate + line + tab
    return symbol(f"frame-{name}", whole) + symbol(
        f"stela-{name}",
        crown + whole + path(f"M{LEFT + 12} -57h60", "none", SHADES[colour], 3, 'stroke-dasharray="6 5"'),
    )


def prices() -> str:
    """So much of one good, for costs."""
    found = ""
    for good, most in zip(GOODS[1:], (4, 4, 4, 1), strict=True):
        for count in range(1, most + 1):
            found += symbol(f"cost-{good}-{count}", number(count, (0, 0), 22) + use(good, (17.5, 0)))
    return found


def cost(*counts: int) -> str:
    """Top left: how much wood, stone, gold and how many skulls, as large as there is room."""
    kinds = [(good, count) for good, count in zip(GOODS[1:], counts, strict=False) if count]
    pitch, size = (33, 0.78) if len(kinds) < 3 else (24, 0.6)
    parts = [use(f"cost-{good}-{count}", (LEFT + 13 + k * pitch, -40), size) for k, (good, count) in enumerate(kinds)]
    return "".join(parts)


def building(name: str, tile: Building) -> str:
    """A building: cost, effect, points."""
    points = sum([effect.points for effect in tile.effects if isinstance(effect, Score)])
    shown = [icon for effect in tile.effects for icon in icons_of(effect)]
    body = use(f"frame-{FRAMES[tile.frame]}") + cost(*tile.cost)
    if not shown:
        return symbol(name, body + score(points, (0, 2), 2.1))
    return symbol(name, body + spread(shown) + (score(points, (24, 40), 1.25) if points else ""))


Icon = tuple[str, str]  # a symbol and the figure beside it


def icons_of(effect: Any) -> list[Icon]:
    """An effect in icons; points are shown elsewhere."""
    if isinstance(effect, Gain):
        return [(GOODS[effect.good], str(effect.amount) if effect.amount > 1 else "")]
    if isinstance(effect, StepUp):
        return [(f"step-{TEMPLES[effect.temple]}", "")]
    if isinstance(effect, Climb):
        return [("any-temple", "")]
    if isinstance(effect, Advance):
        return [(TRACKS[effect.track], "up")]
    if isinstance(effect, AdvanceAny):
        return [("any-technology", "up")]
    if isinstance(effect, Repeat):
        return [("any-technology", "up")] * effect.times
    if isinstance(effect, FeedFree):
        return [("feed-free", f"{effect.workers}")]
    if isinstance(effect, FeedCheaper):
        return [("feed-cheaper", "")]
    if isinstance(effect, GainWorker):
        return [("worker-gain", "")]
    if isinstance(effect, MayUse):
        if effect.number == ANY_ACTION:
            return [("corn", "−1"), ("any-action", "")]
        return [("building", "") if effect.gear == TIKAL else ("market", "")]
    assert isinstance(effect, Score), effect
    return []


def spread(icons: list[Icon]) -> str:
    """One to four icons in the middle of a tile."""
    places: dict[int, tuple[float, list[Point]]] = {
        1: (1.7, [(0, 3)]),
        2: (1.2, [(-17, 1), (17, 1)]),
        3: (1.05, [(-17, -11), (17, -11), (0, 19)]),
        4: (0.95, [(-17, -12), (17, -12), (-17, 17), (17, 17)]),
    }
    scale, at = places[len(icons)]
    return "".join([one(icon, point, scale) for icon, point in zip(icons, at, strict=True)])


def one(icon: Icon, at: Point, scale: float) -> str:
    """An icon with its figure or its arrow."""
    name, figure = icon
    x, y = at
    if name == "feed-free":
        heads = [use("worker-icon", (x + k * scale, y - 8 * scale), 0.55 * scale) for k in HEADS[int(figure)]]
        return "".join(heads) + use("bowl", (x, y + 5 * scale), 0.8 * scale)
    if name == "feed-cheaper":
        heads = [use("worker-icon", (x + k * scale, y - 9 * scale), 0.55 * scale) for k in HEADS[3]]
        saved = number("−1", (x - 7 * scale, y + 9 * scale), 12 * scale)
        return "".join(heads) + saved + use("corn", (x + 7 * scale, y + 9 * scale), 0.62 * scale)
    if figure == "up":
        return use(name, at, scale) + use("up", (x + 10 * scale, y - 9 * scale), 0.75 * scale)
    if figure:
        wide = 6.0 if len(figure) == 1 else 8.0
        return number(figure, (x - 8 * scale, y), 15 * scale) + use(name, (x + wide * scale, y), 0.8 * scale)
    return use(name, at, scale)


def monument(tile: Monument) -> str:
    """A monument: what it counts in the middle, what each is worth at the bottom."""
    body = use(f"stela-{FRAMES[tile.frame]}") + cost(*tile.cost, tile.skulls)
    worth = tile.worth
    if isinstance(worth, PerFrame):
        mark = circle(20, (0, -1), FRAME_COLOURS[worth.frame], INK, 2) + use(f"mark-{FRAMES[worth.frame]}", (0, -1), 2)
        return symbol(tile.name, body + mark + score(worth.each, (24, 40), 1.25))
    shown, each = WORTH[tile.name]
    drawn = (
        spread([(name, "") for name in shown])
        if len(shown) > 1
        else one((shown[0], ""), (0, -3), 1.0 if "tile" in shown[0] else 1.6)
    )
    if isinstance(worth, ForWorkers | ForFinishedTracks):
        levels = [points for points in worth.by_count if points][:3]
        drawn = one((shown[0], ""), (0, -9), 1.3) + ladder(levels)
    elif tile.name == "m-all-monuments":
        drawn += score("4-6", (24, 40), 1.25)
    elif tile.name == "m-temple-points":
        drawn += use("points", (24, 40), 1.25)
    elif tile.name == "m-highest-temple":
        drawn += use("up", (17, -16), 1.2)
    return symbol(tile.name, body + drawn + (score(each, (24, 40), 1.25) if each else ""))


def ladder(levels: list[int]) -> str:
    """What more and more of a thing is worth."""
    return "".join([score(points, (-11 + k * 18.5, 19 + k * 11), 0.9) for k, points in enumerate(levels)])


def wealth(name: str, tile: Wealth) -> str:
    """A wealth tile: what it gives, and the space it names for dummy workers."""
    shown = [icon for effect in tile.effects for icon in icons_of(effect)]
    body = use("wealth") + f'<g transform="translate(0 -10)">{spread(shown)}</g>'
    spot = use(f"spot-{GEARS[tile.gear]}", (-27, 42))
    return symbol(name.replace(".", "-"), body + spot + number(tile.space, (-27, 42), 10.5, OBSIDIAN))


def backs() -> str:
    """Wealth tiles, and the backs of the two ages."""
    cloth = box(LEFT, TOP, TILE_WIDTH, TILE_HEIGHT, 20, SAND, INK, 2.4) + box(
        LEFT + 6, TOP + 6, TILE_WIDTH - 12, TILE_HEIGHT - 12, 15, BONE, INK, 1.6
    )
    rim = path("M-22-53h44M-8 49h34", "none", "#B5402A", 3.4, 'stroke-dasharray="5 4"')
    found = symbol("wealth", cloth + rim)
    for gear, colour in zip(GEARS, COLOURS, strict=True):
        found += symbol(f"spot-{gear}", circle(11, fill=colour, stroke=INK, width=1.8) + circle(7.5, fill=WHITE))
    found += symbol(
        "wealth-back",
        box(LEFT, TOP, TILE_WIDTH, TILE_HEIGHT, 20, SAND, INK, 2.4)
        + box(LEFT + 8, TOP + 8, TILE_WIDTH - 16, TILE_HEIGHT - 16, 13, LIMESTONE, INK, 1.6)
        + use("first-player", (0, -24), 1.4)
        + circle(17, (0, 0), BONE, INK, 2),
    )
    for age, colour in ((1, "#2A8C94"), (2, "#6B4A86")):
        back = "".join(
            [box(LEFT + k * 3, TOP - k * 3, TILE_WIDTH, TILE_HEIGHT, 9, colour, INK, 2.2) for k in (0, 1, 2)]
        )
        back += box(LEFT + 14, TOP + 2, TILE_WIDTH - 16, TILE_HEIGHT - 16, 5, "none", WHITE, 1.6)
        dots = "".join([circle(4, ((k - (age - 1) / 2) * 13, 40), WHITE) for k in range(age)])
        found += symbol(f"deck-{age}", back + use("building", (3, -34), 1.2) + dots + circle(17, (0, 0), BONE, INK, 2))
    return found + symbol("deck-empty", box(LEFT, TOP, TILE_WIDTH, TILE_HEIGHT, 9, SAND, INK, 1.6))
