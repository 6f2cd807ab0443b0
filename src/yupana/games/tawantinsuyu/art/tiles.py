"""Cards, buildings and weavings, drawn from the rules' own lists of costs and effects."""

from __future__ import annotations

from typing import Any

from yupana.engine.grammar import Choose
from yupana.games.tawantinsuyu.army import DrawArmy, Train
from yupana.games.tawantinsuyu.art.pieces import GOD_COLOURS
from yupana.games.tawantinsuyu.board import GODS, GOODS
from yupana.games.tawantinsuyu.gods import CARDS_PER_GOD, TakeGods
from yupana.games.tawantinsuyu.goods import Gain, Score
from yupana.games.tawantinsuyu.market import BUILDING, COST, PRODUCTION_BUILDINGS, Build
from yupana.games.tawantinsuyu.recovery import Recover
from yupana.games.tawantinsuyu.scene.geometry import (
    BONUS_POINT,
    CARD_HEIGHT,
    CARD_WIDTH,
    TILE_HEIGHT,
    TILE_WIDTH,
    WEAVING_HEIGHT,
    WEAVING_WIDTH,
)
from yupana.games.tawantinsuyu.scene.names import army_sprite, building_sprite, weaving_sprite
from yupana.games.tawantinsuyu.statues import Erect
from yupana.games.tawantinsuyu.steps import BuildSteps
from yupana.games.tawantinsuyu.tapestry import LEFT, PATTERN, PATTERNS, RIGHT, WEAVINGS, FreeWeavings
from yupana.games.tawantinsuyu.temple import Climb, PayStep
from yupana.games.tawantinsuyu.tiles import ARMY_BONUS, GOD_BONUS, PRODUCTION_BONUS, SOLDIERS
from yupana.games.tawantinsuyu.village import TakeWorkers
from yupana.tabletop.pen import (
    BONE,
    CINNABAR,
    INDIGO,
    INK,
    JADE,
    MAIZE,
    OBSIDIAN,
    SAND,
    TURQUOISE,
    UMBER,
    VIOLET,
    WHITE,
    Point,
    box,
    circle,
    hit,
    n,
    number,
    path,
    symbol,
    touchable,
    use,
)

PATTERN_COLOURS = (CINNABAR, INDIGO, JADE, UMBER, TURQUOISE, VIOLET, "#99650F")
SYMBOL_COLOURS = (MAIZE, "#A39A8B", "#D9B27E", "#B9A6CC", "#9FD0B8", "#E39A8C", "#8FCBCB", WHITE)
SYMBOL_ICONS = (
    ("gold", ""),
    ("stone", "2"),
    ("potato", "3"),
    ("god-icon", "potato"),
    ("recover", ""),
    ("army-icon", ""),
    ("pay-step", ""),
    ("vp-3", ""),
)
Icon = tuple[str, str]  # a symbol and the figure beside it
PERMANENT: tuple[tuple[Icon, ...], ...] = (  # when, and what: Z01 to Z20
    (("worker-icon", ""), ("arrow", ""), ("worker-courier", "")),
    (("worker-icon", ""), ("arrow", ""), ("worker-priest", "")),
    (("worker-warrior", ""), ("recover", "2")),
    (("weave", ""), ("junction", "")),
    (("worker-craftsman", ""), ("trade", ""), ("worker-architect", "")),
    (("ceremony", ""), ("potato", "4"), ("god-icon", ""), ("vp-plus-1", "")),
    (("steps", ""), ("vp-1", "")),
    (("weave", "5"),),
    (("ceremony", ""), ("weave", ""), ("vp-1", "")),
    (("ceremony", ""), ("potato", "2"), ("corn", ""), ("stone", "")),
    (("action-offering", ""), ("weave", "")),
    (("action-offering", ""), ("pay-step", "")),
    (("flip", "−1"), ("discard", "−1")),
    (("worker-warrior", ""), ("any-task", "+2")),
    (("trade", ""), ("stone", "2"), ("gold", ""), ("corn", "2")),
    (("action-production", ""), ("recover", "")),
    (("action-conquest", ""), ("gold", ""), ("vp-1", "")),
    (("action-recovery", ""), ("army-icon", ""), ("gold", "")),
    (("potato", "−1"), ("god-icon", "")),
    (("potato", "+1"), ("corn", "+1"), ("stone", "+1"), ("vp-1", "")),
)


def tiles() -> str:
    """Everything that is drawn from a pile, and the backs of the piles."""
    found = extras() + cards() + armies() + prices()
    for tile in range(len(BUILDING)):
        found += building(tile)
    return found + blanks() + weavings() + veils()


# Effects in icons.


def icons_of(effect: Any) -> list[Icon]:
    """An effect in icons."""
    if isinstance(effect, Gain):
        return [(GOODS[effect.good], str(effect.amount) if effect.amount > 1 else "")]
    if isinstance(effect, Score):
        return [(f"vp-{effect.points}", "")]
    if isinstance(effect, Choose):
        return [icon for part in effect.parts for icon in icons_of(part.then[0])]
    if isinstance(effect, TakeGods):
        return [("god-icon", str(effect.cards) if effect.cards > 1 else "")]
    if isinstance(effect, Climb):
        return [("step", str(effect.steps) if effect.steps > 1 else "")]
    plain: tuple[tuple[type, str], ...] = (
        (DrawArmy, "army-icon"),
        (Train, "train"),
        (FreeWeavings, "weave"),
        (TakeWorkers, "worker-icon"),
        (PayStep, "pay-step"),
        (Recover, "recover"),
        (BuildSteps, "steps"),
        (Erect, "statue"),
        (Build, "build"),
    )
    return [(next(icon for kind, icon in plain if isinstance(effect, kind)), "")]


def one(icon: Icon, at: Point, scale: float) -> str:
    """An icon with its figure."""
    name, figure = icon
    x, y = at
    if figure:
        wide = 5.5 if len(figure) == 1 else 7.5
        return number(figure, (x - 8 * scale, y), 15 * scale) + use(name, (x + wide * scale, y), 0.8 * scale)
    return use(name, at, scale)


def spread(icons: list[Icon]) -> str:
    """One to four icons around a middle."""
    places: dict[int, tuple[float, list[Point]]] = {
        1: (1.7, [(0, 0)]),
        2: (1.15, [(-16, 0), (16, 0)]),
        3: (1.0, [(-15, -13), (15, -13), (0, 14)]),
        4: (0.92, [(-15, -13), (15, -13), (-15, 14), (15, 14)]),
    }
    scale, at = places[len(icons)]
    if len(icons) == 3 and icons[1][0] in ("arrow", "trade"):
        scale, at = 0.82, [(-22, 0), (0, 0), (22, 0)]
    if len(icons) == 2 and len(icons[0][1]) == 2:
        scale, at = 1.1, [(0, -14), (0, 14)]
    return "".join([one(icon, point, scale) for icon, point in zip(icons, at, strict=True)])


def extras() -> str:
    """Icons that are made of others: any task, and two edges that match."""
    task = path("M-4-11.500H4L11.500-4V4L4 11.500H-4L-11.500 4V-4z", SAND, INK, 2, 'stroke-linejoin="round"')
    task += path("M-4.500 0L-1 3.500 5-4", "none", INK, 2.6, 'stroke-linecap="round" stroke-linejoin="round"')
    join = path("M-11-9H0V9H-11z", CINNABAR, INK, 2) + path("M0-9H11V9H0z", INDIGO, INK, 2)
    return symbol("any-task", task) + symbol("junction", join + circle(6, fill=MAIZE, stroke=INK, width=2))


# God and army cards.


def cards() -> str:
    """Six frames, fourteen sets of bonuses, and the backs."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    found = ""
    for god, colour in zip(GODS, GOD_COLOURS, strict=True):
        body = box(-w / 2, -h / 2, w, h, 7, BONE, INK, 2.2)
        body += path(f"M{n(-w / 2)} -8V{n(-h / 2 + 7)}q0-7 7-7h{n(w - 14)}q7 0 7 7V-8z", colour, INK, 2.2)
        body += path(f"M{n(-w / 2 + 3)} -5.500H{n(w / 2 - 3)}", "none", SAND, 1.6, 'stroke-dasharray="4 3"')
        mark = use(god, (0, -25), 1.15)
        found += symbol(f"card-{god}", body + f'<g stroke="{WHITE}" fill="{WHITE}">{mark}</g>')
    sets: dict[str, str] = {}
    for card, steps in enumerate(GOD_BONUS):
        shown = [icons_of(step)[0] for step in steps]
        at = BONUS_POINT[len(shown)]
        scale = (0.0, 1.6, 0.96, 0.88)[len(shown)]
        drawn = "".join([one(icon, point, scale) for icon, point in zip(shown, at, strict=True)])
        if drawn not in sets:
            sets[drawn] = f"bonus-{len(sets)}"
            found += symbol(sets[drawn], drawn)
        god = GODS[card // CARDS_PER_GOD]
        found += symbol(f"god-{god}-{card % CARDS_PER_GOD + 1}", use(f"card-{god}") + use(sets[drawn]))
    spot = touchable(box(-13.5, -12, 27, 24, 8, "none", INK, 1.2)).replace("/>", ' stroke-dasharray="3 2"/>')
    return found + symbol("bonus-spot", spot) + back("god", VIOLET, "god-icon") + back("army", "#8C2E1D", "soldier")


def back(name: str, colour: str, icon: str) -> str:
    """The back of a card, a deck of them, and an empty place, each with room for a figure."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    cover = box(-w / 2, -h / 2, w, h, 7, colour, INK, 2.2) + box(
        -w / 2 + 5, -h / 2 + 5, w - 10, h - 10, 4, "none", MAIZE, 1.6
    )
    cover += path("M-20-32h8v-5M20-32h-8v-5M-20 32h8v5M20 32h-8v5", "none", MAIZE, 1.6)
    plate = use(icon, (0, -17), 1.25) + circle(15, (0, 12), BONE, OBSIDIAN, 1.6)
    under = box(-w / 2 + 4, -h / 2 - 4, w, h, 7, colour, INK, 1.8) + box(
        -w / 2 + 2, -h / 2 - 2, w, h, 7, colour, INK, 1.8
    )
    lifted = f'<g transform="translate(0-12)">{cover + plate}</g>'
    found = symbol(f"{name}-back", lifted)
    found += symbol(f"{name}-deck", f'<g transform="translate(0-12)">{under + cover + plate}</g>')
    gone = box(-w / 2, -h / 2 - 12, w, h, 7, SAND, INK, 1.4)
    return found + symbol(
        f"{name}-deck-empty", gone + use(icon, (0, -29), 1.1, more='opacity=".4"') + circle(15, fill=BONE)
    )


def armies() -> str:
    """One or two soldiers, and what the card gives when it is discarded from the hand."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    body = box(-w / 2, -h / 2, w, h, 7, BONE, INK, 2.2)
    body += path(
        f"M{n(-w / 2)} -14V{n(-h / 2 + 7)}q0-7 7-7h{n(w - 14)}q7 0 7 7V-14q-15 8-30 8t-30-8z", "#C23B2A", INK, 2.2
    )
    body += box(-24, 19, 48, 19, 6, SAND, INK, 1.3)
    found = symbol("army-frame", body)
    drawn: set[str] = set()
    for card in range(len(SOLDIERS)):
        name = army_sprite(card)
        if name not in drawn:
            drawn.add(name)
            men = [
                use("soldier", (x, -11), 1.35 if len(xs) == 1 else 1.1)
                for xs in ((0,), (-14, 14))[SOLDIERS[card] - 1 :][:1]
                for x in xs
            ]
            found += symbol(
                name, use("army-frame") + "".join(men) + one(icons_of(ARMY_BONUS[card][0])[0], (0, 28.5), 0.85)
            )
    return found


# Buildings.


def blanks() -> str:
    """A house under a thatched roof, or under steps of stone."""
    w, h = TILE_WIDTH, TILE_HEIGHT
    found = ""
    for name, roof, shade, outline in (
        ("production", "#C9932F", "#8A5A0A", "M-28-52H28L37-18H-37z"),
        ("permanent", VIOLET, "#4A3162", "M-24-52H24V-49H33V-34H37V-18H-37V-34H-33V-49H-24z"),
    ):
        wall = box(-w / 2 + 3, -h / 2 + 20, w - 6, h - 21, 3, BONE, INK, 2.2)
        wall += path(f"M{n(-w / 2 + 6)} 48H{n(w / 2 - 6)}M-20 44v4M-4 44v4M14 44v4M-12 48v3M6 48v3", "none", SAND, 1.8)
        top = path(outline, roof, INK, 2.2, 'stroke-linejoin="round"')
        eaves = path(f"M{n(-w / 2 + 2)} -21.5H{n(w / 2 - 2)}", "none", shade, 2.4, 'stroke-dasharray="5 3"')
        found += symbol(f"house-{name}", wall + top + eaves)
        pile = "".join([box(-w / 2 + k * 3, -h / 2 - k * 3, w, h, 8, roof, INK, 2) for k in (2, 1, 0)])
        pile += box(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12, 4, "none", WHITE, 1.4) + use(f"build-{name}", (0, -33), 1.3)
        found += symbol(f"pile-{name}", pile + circle(17, fill=BONE, stroke=OBSIDIAN, width=1.8))
    return found + symbol("pile-empty", box(-w / 2, -h / 2, w, h, 8, SAND, INK, 1.4))


def prices() -> str:
    """So much of a good, for costs on a roof."""
    found = ""
    for good, most in zip(GOODS, (1, 1, 3, 1), strict=True):
        for count in range(1, most + 1):
            plate = box(-15, -12, 30, 24, 8, BONE, OBSIDIAN, 1.6)
            found += symbol(f"cost-{good}-{count}", plate + number(count, (-7, 0), 16) + use(good, (5.5, 0), 0.66))
    return found


def building(tile: int) -> str:
    """A building: cost on the roof, effect on the wall."""
    kinds = [(good, count) for good, count in zip(GOODS, COST[tile], strict=True) if count]
    kinds.sort(key=lambda kind: kind[0] != "stone")
    paid = "".join([use(f"cost-{good}-{count}", (-15.5 + k * 31, -36), 0.98) for k, (good, count) in enumerate(kinds)])
    if tile < PRODUCTION_BUILDINGS:
        steps = PRODUCTION_BONUS[tile]
        shown = [icon for step in steps for icon in icons_of(step)]
        either = "".join(
            [
                path("M3-6L-3 6", "none", INK, 2.2, f'transform="translate(0 {3 if len(shown) == 3 else 15})"')
                for step in steps
                if isinstance(step, Choose)
            ]
        )
        house = "house-production"
    else:
        shown, either, house = list(PERMANENT[tile - PRODUCTION_BUILDINGS]), "", "house-permanent"
    effect = f'<g transform="translate(0 {14 if len(shown) > 1 else 15})">{spread(shown)}</g>'
    return symbol(building_sprite(tile), use(house) + paid + effect + either)


def veils() -> str:
    """What lies face-down is in the dark."""
    found = ""
    for name, w, h in (("tile", TILE_WIDTH, TILE_HEIGHT), ("card", CARD_WIDTH, CARD_HEIGHT)):
        dark = f'<g opacity=".74">{box(-w / 2, -h / 2, w, h, 8, OBSIDIAN)}</g>'
        turned = circle(16, fill=OBSIDIAN, stroke=WHITE, width=2) + path(
            "M-7-3A8 8 0 1 1-6 5M-11-5l3 5 5-3.500",
            "none",
            WHITE,
            2.4,
            'stroke-linecap="round" stroke-linejoin="round"',
        )
        found += symbol(f"veil-{name}", dark + turned)
    return found


# Weavings.


def weavings() -> str:
    """Cloths with a figure in the middle and half a medallion at each edge."""
    w, h = WEAVING_WIDTH, WEAVING_HEIGHT
    found = ""
    for k, colour in enumerate(PATTERN_COLOURS):
        cloth = box(-w / 2, -h / 2, w, h, 3, colour, INK, 2)
        cloth += path(
            f"M{n(-w / 2 + 1)} {n(-h / 2 + 6)}h{n(w - 2)}M{n(-w / 2 + 1)} {n(h / 2 - 6)}h{n(w - 2)}",
            "none",
            MAIZE,
            3,
            'stroke-dasharray="5 3"',
        )
        cloth += path(
            f"M{n(-w / 2 + 1)} {n(-h / 2 + 10)}h{n(w - 2)}M{n(-w / 2 + 1)} {n(h / 2 - 10)}h{n(w - 2)}",
            "none",
            WHITE,
            1.2,
        )
        found += symbol(f"cloth-{k}", cloth + use(PATTERNS[k], (0, 0), 1.28, more=f'fill="{WHITE}"'))
    for k, colour in enumerate(SYMBOL_COLOURS):
        for side, sign in (("left", 1), ("right", -1)):
            half = path(f"M0-19A19 19 0 0 {1 if sign > 0 else 0} 0 19z", colour, OBSIDIAN, 1.8)
            found += symbol(f"edge-{side}-{k}", half + edge_icon(SYMBOL_ICONS[k], sign))
    ring = circle(20.5, fill="none", stroke=OBSIDIAN, width=6.4)
    ring += circle(20.5, fill="none", stroke="#F3CF6B", width=3.6)
    found += symbol("knot", hit(20) + ring)
    for tile in range(WEAVINGS):
        found += symbol(
            weaving_sprite(tile),
            use(f"cloth-{PATTERN[tile]}")
            + use(f"edge-left-{LEFT[tile]}", (-w / 2, 0))
            + use(f"edge-right-{RIGHT[tile]}", (w / 2, 0)),
        )
    cover = box(-w / 2, -h / 2, w, h, 3, "#5B3A29", INK, 2) + path(
        f"M-29 {n(-h / 2 + 6)}l8 8 8-8 8 8 8-8 8 8 8-8 8 8M-29 {n(h / 2 - 6)}l8-8 8 8 8-8 8 8 8-8 8 8 8-8",
        "none",
        MAIZE,
        2,
    )
    plate = circle(15, fill=BONE, stroke=OBSIDIAN, width=1.6)
    under = box(-w / 2 + 4, -h / 2 - 4, w, h, 3, "#5B3A29", INK, 1.6) + box(
        -w / 2 + 2, -h / 2 - 2, w, h, 3, "#5B3A29", INK, 1.6
    )
    found += symbol("weaving-deck", under + cover + plate)
    return found + symbol("weaving-deck-empty", box(-w / 2, -h / 2, w, h, 3, SAND, INK, 1.4) + plate)


def edge_icon(icon: Icon, sign: int) -> str:
    """The symbol of an edge, as large as half a medallion allows."""
    name, figure = icon
    if figure == "potato":
        return use(name, (sign * 8.5, -5), 0.55) + use("potato", (sign * 8.5, 9), 0.45)
    if figure:
        return use(name, (sign * 8.7, -4.5), 0.6) + number(figure, (sign * 8, 9), 11, OBSIDIAN)
    return use(name, (sign * 8.7, 0), 0.64)
