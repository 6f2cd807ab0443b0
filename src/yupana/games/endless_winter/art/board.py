"""The panels: main board with its columns, cards, land, megalith field, idols."""

from __future__ import annotations

from math import cos, pi, sin

from yupana.games.endless_winter.art.cards import TERRAIN_COLOURS
from yupana.games.endless_winter.art.effects import BECOMES, Icon, fitted, icons_of, line
from yupana.games.endless_winter.board import COLUMNS, LAYOUTS, ROUNDS, SACRIFICE_RATIO, TERRAINS, TILE_WIDTH
from yupana.games.endless_winter.components import (
    HEX_BENEFIT,
    HONOUR_BENEFIT,
    ORDER_BENEFIT,
    SACRIFICE_BENEFIT,
)
from yupana.games.endless_winter.effects import NOTHING
from yupana.games.endless_winter.scene.geometry import (
    ANIMAL_DECK_X,
    ANIMALS_HEIGHT,
    ANIMALS_WIDTH,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CARD_HEIGHT,
    CARD_WIDTH,
    CELL,
    COLUMN_HEIGHT,
    COLUMN_TOP,
    COLUMN_WIDTH,
    CULTURE_Y,
    DISCARD_BOX,
    DISPLAY_HEIGHT,
    DISPLAY_WIDTH,
    DISPLAY_X,
    DRAFT_HEIGHT,
    DRAFT_WIDTH,
    FIELD_EDGE,
    FIELD_HEIGHT,
    FIELD_WIDTH,
    GROUND_X,
    HAND_BOX,
    HAND_HEIGHT,
    HAND_WIDTH,
    HEX_SIZE,
    IDOLS_HEIGHT,
    IDOLS_WIDTH,
    LAND_HEIGHT,
    LAND_WIDTH,
    LEVEL_HEIGHT,
    LEVEL_WIDTH,
    LOWER_FIGURE,
    PLAYED_BOX,
    SECTION_HEIGHT,
    SECTION_Y,
    STONE_HEIGHT,
    STONE_WIDTH,
    STONE_X,
    STONE_Y,
    TRIBE_Y,
)
from yupana.tabletop.parts import slab, wells
from yupana.tabletop.pen import (
    BASALT,
    BONE,
    CACAO,
    CINNABAR,
    INK,
    JADE,
    LIMESTONE,
    OBSIDIAN,
    SAND,
    TURQUOISE,
    UMBER,
    VIOLET,
    WHITE,
    box,
    circle,
    n,
    number,
    path,
    polygon,
    symbol,
    use,
)

COLUMN_COLOURS = (VIOLET, TURQUOISE, JADE, UMBER)
SECTIONS: tuple[tuple[tuple[list[Icon], ...], ...], ...] = (  # by column: lines of the upper, middle and lower section
    (
        ([("tools", 1), ("labour", 1), BECOMES, ("tribe-card", 1)],),
        ([("food", 1), BECOMES, ("tribe-discard", 1), ("burial", 1)],),
        ([("idol", 1), ("burial", 1)],),
    ),
    (([("labour", 3), BECOMES, ("culture-card", 1)],), ([("stone", 1)],), ([("tools", 1), ("food", 1)],)),
    (
        ([("tools", 1), BECOMES, ("camp", 1)], [("labour", 1), BECOMES, ("step", 1)]),
        ([("food", 3), BECOMES, ("village", 1)],),
        ([("camp", 1), ("step", 1)],),
    ),
    (
        ([("labour", 1), BECOMES, ("reveal", 2)], [("tools", 1), ("labour", 1), BECOMES, ("animal", 1)]),
        ([("rotation", 1)],),
        ([("animal-top", 1)],),
    ),
)


def boards() -> str:
    """Everything that is printed."""
    return main_board() + columns() + shelves() + land() + field() + idols()


def peaks(width: float, y: float, high: float) -> str:
    """A range of snowy mountains along a line."""
    near, snow = f"M8 {n(y)}", ""
    x, k = 8.0, 0
    steps = (46.0, 34.0, 58.0, 40.0, 52.0)
    rises = (0.9, 0.55, 1.0, 0.65, 0.8)
    while x + steps[k % 5] < width - 8:
        wide, rise = steps[k % 5], rises[k % 5] * high
        near += f"l{n(wide / 2)} {n(-rise)} {n(wide / 2)} {n(rise)}"
        foot = f"l{n(-wide * 0.13)} {n(rise * 0.27)} {n(wide * 0.08)}-1.5 {n(wide * 0.05)} 3"
        snow += f"M{n(x + wide / 2)} {n(y - rise)}{foot} {n(wide * 0.06)}-3 {n(wide * 0.07)} 1.5z"
        x, k = x + wide, k + 1
    return path(near + "z", "#9FB4BC", INK, 1.2) + path(snow, WHITE)


def main_board() -> str:
    """A slab with mountains under the tracks."""
    found = slab("board", BOARD_WIDTH, BOARD_HEIGHT, peaks(BOARD_WIDTH, COLUMN_TOP - 6, 34))
    for k in range(1, ROUNDS + 1):
        era = k > ROUNDS // 2
        body = box(-28, -30, 56, 60, 10, "#D9E6EA" if not era else "#CBC3DC", INK, 1.8)
        body += number(k, (-12, -13), 20, OBSIDIAN) + use("eclipse", (13, 15), 0.7)
        found += symbol(f"round-{k}", body)
    marker = path("M0-14L12 0 0 14-12 0z", CINNABAR, OBSIDIAN, 2, 'stroke-linejoin="round"')
    found += symbol(
        "round-marker", f'<g transform="translate(-9 13)scale(.9)">{path("M0-17L15 0 0 17-15 0z", WHITE)}{marker}</g>'
    )
    for k, step in enumerate(ORDER_BENEFIT):
        body = box(-44, -30, 88, 60, 10, BONE, INK, 1.8) + number(k + 1, (-30, -14), 19)
        body += use("eclipse", (-30, 14), 0.62) + fitted(icons_of(step), (-9, 10), 26, 26, 0.9)
        found += symbol(f"order-place-{k + 1}", body + circle(17, (22, 0), SAND, INK, 1.4))
    return found


def columns() -> str:
    """An emblem, and three sections with what can be done there."""
    found = ""
    middle = COLUMN_TOP + COLUMN_HEIGHT / 2
    w, h = COLUMN_WIDTH, COLUMN_HEIGHT
    for k, name in enumerate(COLUMNS):
        colour = COLUMN_COLOURS[k]
        body = box(-w / 2, -h / 2, w, h, 12, SAND, INK, 2)
        body += path(
            f"M{n(-w / 2)} {n(-h / 2 + 12)}q0-12 12-12h{n(w - 24)}q12 0 12 12V{n(-h / 2 + 38)}H{n(-w / 2)}z",
            colour,
            INK,
            1.8,
        )
        body += circle(20, (0, -h / 2 + 20), BONE, INK, 1.8) + use(name, (0, -h / 2 + 20), 1.25)
        for side in (-1, 1):
            steps = "".join([f"M{n(side * (32 + 13 * j))} {n(-h / 2 + 28)}v-12h{n(side * 7)}" for j in range(4)])
            body += path(steps, "none", WHITE, 2.4)
        for section in range(3):
            y, high = SECTION_Y[section] - middle, SECTION_HEIGHT[section]
            body += box(-w / 2 + 6, y - high / 2, w - 12, high, 8, (BONE, LIMESTONE, "#DDE9EC")[section], INK, 1.4)
            lines = SECTIONS[k][section]
            lower = section == 2
            for j, icons in enumerate(lines):
                at = y + (j - (len(lines) - 1) / 2) * (high / len(lines))
                shift = 26.0 if lower else 0.0
                again = section == 0
                body += line(icons, (shift - (10 if again else 0), at), 1.15 if len(icons) > 3 else 1.4)
                if again:
                    body += use("again", (w / 2 - 20, at), 1.1)
            if lower:
                body += path("M0-20L17 0 0 20-17 0z", WHITE, INK, 1.6).replace(
                    "<path", f'<path transform="translate({n(LOWER_FIGURE)} {n(y)})scale(1.25)"'
                )
        body += path(
            f"M{n(-w / 2 + 10)} {n(SECTION_Y[2] - middle + SECTION_HEIGHT[2] / 2 + 10)}h{n(w - 20)}",
            "none",
            INK,
            1.6,
            'stroke-dasharray="3 5"',
        )
        found += symbol(f"column-{name}", body)
    return found


def shelves() -> str:
    """Where cards lie."""
    cells = "".join([well(x, TRIBE_Y) for x in DISPLAY_X])
    cells += "".join([well(x, y) for y in CULTURE_Y for x in DISPLAY_X[:4]])
    for row, colour in zip(STONE_Y, ("#8FBFB3", "#B7A6CF"), strict=True):
        first, last = STONE_X[0], STONE_X[-1]
        cells += box(first - 35, row - 31, last - first + 70, 62, 10, SAND, INK, 1.2)
        cells += path(f"M{n(first - 33)} {n(row + 28)}h{n(last - first + 66)}", "none", colour, 4)
        cells += "".join(
            [
                box(
                    x - STONE_WIDTH / 2 + 6,
                    row - STONE_HEIGHT / 2 + 6,
                    STONE_WIDTH - 12,
                    STONE_HEIGHT - 14,
                    14,
                    LIMESTONE,
                    INK,
                    1,
                )
                for x in STONE_X
            ]
        )
    found = slab("panel-display", DISPLAY_WIDTH, DISPLAY_HEIGHT, cells)
    found += slab(
        "panel-animals",
        ANIMALS_WIDTH,
        ANIMALS_HEIGHT,
        well(ANIMAL_DECK_X, ANIMALS_HEIGHT / 2) + wells(GROUND_X, ANIMALS_HEIGHT, CARD_WIDTH, CARD_HEIGHT, 8),
    )
    for columns in range(2, len(DRAFT_WIDTH)):
        for rows in range(1, len(DRAFT_HEIGHT)):
            found += slab(f"panel-draft-{columns}-{rows}", DRAFT_WIDTH[columns], DRAFT_HEIGHT[rows])
    boxes = "".join(
        [
            box(x - 4, y - 4, w + 8, h + 8, 9, fill, INK, 1.2)
            for (x, y, w, h), fill in ((HAND_BOX, BONE), (PLAYED_BOX, "#E7D9A8"), (DISCARD_BOX, SAND))
        ]
    )
    boxes += use(
        "labour", (PLAYED_BOX[0] + PLAYED_BOX[2] / 2, PLAYED_BOX[1] + PLAYED_BOX[3] / 2), 2.2, more='opacity=".2"'
    )
    boxes += use(
        "discard", (DISCARD_BOX[0] + DISCARD_BOX[2] / 2, DISCARD_BOX[1] + DISCARD_BOX[3] / 2), 2.2, more='opacity=".2"'
    )
    return found + slab("panel-hand", HAND_WIDTH, HAND_HEIGHT, boxes)


def well(x: float, y: float) -> str:
    """A hollow for a card."""
    return box(x - CARD_WIDTH / 2, y - CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT, 8, SAND, INK, 1.2)


# The land.


def corners(size: float) -> list[tuple[float, float]]:
    """A pointed hex."""
    return [(size * sin(pi / 3 * k), -size * cos(pi / 3 * k)) for k in range(6)]


DETAILS = (  # what grows and lies there
    path(
        "M-38 18l3-9 3 9M-24 30l3-9 3 9M-6 40l3-9 3 9M14 36l3-9 3 9M30 22l3-9 3 9"
        "M-44-6l3-9 3 9M36-4l3-9 3 9M-16 12l2-7 2 7M16 8l2-7 2 7",
        "none",
        "#8A7420",
        2,
    ),
    path(
        "M-42 24l8-20 8 20zM-26 36l8-22 8 22zM14 38l8-22 8 22zM30 22l7-19 8 19zM-46-4l7-17 7 17zM33-6l6-17 7 17z",
        "#245636",
        "#173A24",
        1.5,
    ),
    path(
        "M-50 22c8-22 26-22 34 0M-18 40c8-20 28-20 36 0M14 24c8-22 26-22 34 0"
        "M-48-6c6-14 18-14 24 0M26-8c6-14 16-14 22 0",
        "#C6A46B",
        "#7C5F2F",
        1.8,
    ),
    path("M-52 24l16-30 16 30zM-20 42l18-34 18 34zM20 26l15-28 15 28z", "#6F675A", "#3F3A32", 1.8)
    + path("M-36-6l-6 11 4-2 3 3 3-4 3 3zM-2 8l-6 12 4-2 3 3 3-4 3 3zM35-2l-5 10 3-2 3 3 2-3 3 2z", WHITE),
    path("M-50 10h20M-40 24h28M-14 38h30M16 26h26M28 8h20", "none", "#2F5F5A", 2.4)
    + path("M-36 8v-14M-31 8v-10M30 6v-14M36 6v-11M-4 36v-13M2 36v-10", "none", "#D8C46A", 2),
    path(
        "M-40 12h.1M-26 28h.1M-8 40h.1M12 36h.1M30 24h.1M42 4h.1M-46-10h.1M38-14h.1M-14 20h.1M18 18h.1",
        "none",
        "#6F7F66",
        5,
        'stroke-linecap="round"',
    )
    + path("M-48 26q10-6 18 0M22 40q10-6 18 0", "none", WHITE, 2.4),
    path("M-50-6L-30 8-42 26M-30 8L-8 4 4 22-10 42M4 22L30 14 46 26M30 14L36-8", "none", "#7FA9B8", 2.2)
    + path("M-46 14l10 4M14 36l12-6", "none", WHITE, 3),
    path("M-14 26L14 10M14 26L-14 10", "none", CACAO, 6, 'stroke-linecap="round"')
    + path("M-9 12C-14 0-4-6-3-18 5-12 8-4 7 0 11-2 11-7 11-7 16 2 12 10 8 13z", "#E0A526", OBSIDIAN, 2)
    + path("M-2 12C-4 6 0 2 1-4 5 0 6 7 3 12z", CINNABAR),
)


def land() -> str:
    """Nineteen hexes on dark water, and what is printed on each."""
    found = symbol(
        "panel-land",
        box(1.5, 1.5, LAND_WIDTH - 3, LAND_HEIGHT - 3, 14, "#9DBAC4", INK, 2.6)
        + box(7, 7, LAND_WIDTH - 14, LAND_HEIGHT - 14, 9, "none", WHITE, 2).replace(
            "/>", ' stroke-dasharray="14 5 3 5"/>'
        ),
    )
    for k, name in enumerate(TERRAINS):
        body = (
            path(polygon(corners(HEX_SIZE - 1)), TERRAIN_COLOURS[k], OBSIDIAN, 2, 'stroke-linejoin="round"')
            + DETAILS[k]
        )
        if HEX_BENEFIT[k] is not NOTHING:
            icons = icons_of(HEX_BENEFIT[k])
            wide = 30 + 24 * (len(icons) - 1) + 8 * any(amount > 1 for _, amount in icons)
            body += box(-wide / 2, -52, wide, 28, 14, BONE, OBSIDIAN, 1.6) + fitted(icons, (0, -38), wide - 4, 26, 0.9)
        found += symbol(f"hex-{name}", body)
        mini = path(polygon(corners(14)), TERRAIN_COLOURS[k], OBSIDIAN, 1.6, 'stroke-linejoin="round"')
        found += symbol(f"land-{name}", mini + f'<g transform="scale(.24)">{DETAILS[k]}</g>')
    found += symbol("hex-unknown", path(polygon(corners(HEX_SIZE - 1)), SAND, INK, 1.6))
    found += symbol("hex-number", circle(13, fill=BONE, stroke=OBSIDIAN, width=1.4))
    spot = circle(9, fill=BONE, stroke=OBSIDIAN, width=1.6) + circle(3, fill=OBSIDIAN)
    return found + symbol("junction-spot", spot)


# Megaliths.


def field() -> str:
    """Three layouts of four tiles, and what is printed on cells."""
    found = ""
    for layout, slots in enumerate(LAYOUTS):
        body = ""
        for x, y, turned in slots:
            wide, high = (2, TILE_WIDTH) if turned else (TILE_WIDTH, 2)
            body += box(
                FIELD_EDGE + x * CELL - 2,
                FIELD_EDGE + y * CELL - 2,
                wide * CELL + 4,
                high * CELL + 4,
                8,
                "#A9B39A",
                INK,
                2,
            )
        found += slab(f"panel-field-{layout}", FIELD_WIDTH[layout], FIELD_HEIGHT[layout], body)
    size = CELL - 6
    ground = box(-size / 2, -size / 2, size, size, 8, "#D5DCC8", OBSIDIAN, 1.4)
    shown: dict[str, list[Icon]] = {
        "tool": [("tools", 1)],
        "food": [("food", 2)],
        "idol": [("idol", 1)],
        "card": [("card", 1)],
        "burial": [("burial", 1)],
        "points": [("vp-2", 1)],
        "step": [("step", 2)],
        "rotation": [("rotation", 1)],
    }
    for name, icons in shown.items():
        found += symbol(f"cell-{name}", ground + line(icons, (0, 0), 1.2))
    start = box(-size / 2, -size / 2, size, size, 8, "#E9DFC0", OBSIDIAN, 1.4) + circle(
        13, fill=BASALT, stroke=OBSIDIAN, width=1.6
    )
    found += symbol("cell-start", start + circle(5, fill=WHITE, stroke=OBSIDIAN, width=1.4))
    found += symbol("cell-none", box(-size / 2, -size / 2, size, size, 8, SAND, INK, 1.2))
    found += symbol("arrow", path("M15-5H20V-10L29 0 20 10V5H15z", CINNABAR, OBSIDIAN, 1.4, 'stroke-linejoin="round"'))
    spot = box(-20, -20, 40, 40, 8, BONE, OBSIDIAN, 2).replace("/>", ' stroke-dasharray="5 4"/>')
    return found + symbol("upper-spot", spot + use("high-megalith", (0, 0), 1.05))


# Idols.


def idols() -> str:
    """Two tracks: what food and tools are worth at the end, and how the dead are honoured."""
    found = slab("panel-idols", IDOLS_WIDTH, IDOLS_HEIGHT)
    for name, colour in (("sacrifice", UMBER), ("honour", VIOLET)):
        body = box(-27, -36, 54, 72, 12, colour, INK, 2) + circle(21, fill=BONE, stroke=INK, width=1.6)
        found += symbol(f"track-{name}", body + use(name, (0, 0), 1.4))
    w, h = LEVEL_WIDTH, LEVEL_HEIGHT
    grounds = {0: SAND, 3: "#E7D9A8", 2: "#E6BF72", 1: "#DC9A4A"}
    for level, ratio in enumerate(SACRIFICE_RATIO):
        body = box(-w / 2, -h / 2, w, h, 8, grounds[ratio], INK, 1.6)
        if ratio:
            body += box(-26, -h / 2 + 3, 52, 17, 8, WHITE, OBSIDIAN, 1) + number(
                ratio, (-17, -h / 2 + 11.5), 12, OBSIDIAN
            )
            body += (
                use("food", (-6, -h / 2 + 11.5), 0.5)
                + use("becomes", (6, -h / 2 + 11.5), 0.5)
                + use("vp-1", (17, -h / 2 + 11.5), 0.52)
            )
        if SACRIFICE_BENEFIT[level] is not NOTHING:
            body += fitted(icons_of(SACRIFICE_BENEFIT[level]), (0, -4), w - 8, 24, 0.9)
        found += symbol(f"sacrifice-{level}", body)
    for level, step in enumerate(HONOUR_BENEFIT):
        body = box(-w / 2, -h / 2, w, h, 8, SAND if not level else "#D9CFE6", INK, 1.6)
        body += number(level, (-20, -h / 2 + 12), 13, OBSIDIAN if level else INK) if level else ""
        if step is not NOTHING:
            body += fitted(icons_of(step), (4, -14), w - 14, 30, 1.2)
        found += symbol(f"honour-{level}", body)
    return found
