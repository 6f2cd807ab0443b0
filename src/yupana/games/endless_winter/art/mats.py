"""Players' mats, what is counted on them, and the pieces in players' cloth."""

from __future__ import annotations

from yupana.games.endless_winter.art.effects import fitted, goods, icons_of
from yupana.games.endless_winter.board import SLOT_PRICE, VILLAGES
from yupana.games.endless_winter.components import RESERVE_BENEFIT, SLOT_BENEFIT
from yupana.games.endless_winter.effects import NOTHING
from yupana.games.endless_winter.scene.geometry import (
    ANIMAL_BOX,
    CELL_X,
    FOOD_Y,
    MAT_HEIGHT,
    MAT_WIDTH,
    NOMAD_HEIGHT,
    OPEN_BOX,
    OWN_MAT_HEIGHT,
    STONE_HEIGHT,
    STONE_WIDTH,
    TOOLS_Y,
)
from yupana.tabletop.parts import disc, mat, points, scores, seal
from yupana.tabletop.pen import (
    BASALT,
    BONE,
    INK,
    LIMESTONE,
    OBSIDIAN,
    SAND,
    SEAT,
    WEAVE,
    WHITE,
    box,
    circle,
    group,
    hit,
    path,
    symbol,
    use,
)


def mats() -> str:
    """Mats and what lies on them."""
    own = tracks() + boxes(ANIMAL_BOX)
    found = mat("mat-own", MAT_WIDTH, OWN_MAT_HEIGHT, own)
    found += mat("mat-other", MAT_WIDTH, MAT_HEIGHT, own + boxes(OPEN_BOX))
    found += mat("mat-nomad", MAT_WIDTH, NOMAD_HEIGHT, boxes((64.0, 230.0, 426.0, 90.0)))
    return found + counters() + printed() + pieces() + scores() + seal() + points(range(1, 16))


def boxes(room: tuple[float, ...]) -> str:
    """Where cards lie."""
    x, y, wide, high = room
    return box(x - 3, y - 3, wide + 6, high + 6, 8, SAND, INK, 1.2)


def tracks() -> str:
    """Food and tools from 0 to 10; a hand between cells is a labour for food that crosses it."""
    body = ""
    for y, icon in ((FOOD_Y, "food"), (TOOLS_Y, "tools")):
        body += box(CELL_X[0] - 19, y - 18, CELL_X[-1] - CELL_X[0] + 38, 36, 10, LIMESTONE, INK, 1.4)
        for k, x in enumerate(CELL_X):
            body += circle(13.5, (x, y), BONE, INK, 1.2)
            size = 11 if k == 10 else 13
            body += f'<text x="{x:g}" y="{y + size * 0.36:.1f}" font-size="{size}">{k}</text>'
        if icon == "food":
            for k in range(1, 11, 2):
                body += use("labour", ((CELL_X[k] + CELL_X[k - 1]) / 2, y - 15), 0.5)
    return f'<g fill="{INK}" font-weight="700" text-anchor="middle">{body}</g>'


def counters() -> str:
    """Things with room for a figure."""
    found = ""
    for name in ("food", "tools"):
        found += symbol(
            f"good-{name}",
            circle(17, fill=BONE, stroke=INK, width=1.6) + use(name, (-1, -2), 0.95) + circle(9, (0, 0), "none"),
        )
    for zone, icon in (
        ("hand", "card"),
        ("deck", "deck-icon"),
        ("discard-pile", "discard"),
        ("eclipse-pile", "eclipse"),
        ("burial-area", "burial"),
    ):
        found += symbol(f"pile-{zone}", box(-29, -18, 58, 36, 14, BONE, INK, 1.4) + use(icon, (-15, 0), 0.85))
    found += symbol(
        "deck-icon",
        group(path("M-6.5-10.5H9.5V7.5H-6.5z", "#253957") + path("M-9.5-7.5H6.5V10.5H-9.5z", "#35507A"), INK, 2),
    )
    found += symbol("labour-left", box(-34, -19, 68, 38, 16, "#F3CF6B", OBSIDIAN, 1.8) + use("labour", (-22, 0), 0.8))
    return found + symbol("count", circle(11, fill=OBSIDIAN, stroke=WHITE, width=1.4) + circle(8.6, fill=BONE))


def printed() -> str:
    """Cells, slots and the rest area."""
    found = symbol("track-cell", hit(13.5))
    for k, step in enumerate(RESERVE_BENEFIT):
        if k:
            body = box(-21, -21, 42, 42, 8, SAND, INK, 1.6)
            found += symbol(
                f"reserve-{k}",
                body
                + (
                    fitted(icons_of(step), (0, 0), 34, 34, 1.1)
                    if step is not NOTHING
                    else path("M-8 0H8", "none", INK, 2)
                ),
            )
    for left in range(VILLAGES + 1):
        body = box(-38, -21, 76, 42, 8, SAND, INK, 1.6)
        for k in range(VILLAGES):
            at = (-24 + 24 * k, 0)
            gone = k < VILLAGES - left
            body += (
                use("card", at, 0.8)
                if gone
                else f'<g transform="translate({at[0]} 1)scale(.8)">{dressed("shape-village")}</g>'
            )
        found += symbol(f"villages-{left}", body)
    w, h = STONE_WIDTH, STONE_HEIGHT
    for k, price in enumerate(SLOT_PRICE):
        body = box(-w / 2, -h / 2, w, h, 12, SAND, INK, 1.6).replace("/>", ' stroke-dasharray="6 4"/>')
        body += fitted(goods(price, price), (0, -h / 4), w - 6, h / 2 - 4, 0.72)
        found += symbol(
            f"slot-{k + 1}", body + fitted(icons_of(SLOT_BENEFIT[k]), (0, h / 4 - 1), w - 6, h / 2 - 4, 0.78)
        )
    body = box(-58, -52, 116, 104, 12, "#34405C", INK, 2) + box(-53, -47, 106, 94, 9, "none", WHITE, 1.2)
    body += use("rest", (-36, -28), 1.1) + box(-18, -41, 66, 26, 10, BONE) + use("card", (-4, -28), 0.8)
    body += use("rotation", (17, -28), 0.8) + use("eclipse", (37, -28), 0.6)
    body += box(-50, -9, 100, 50, 8, "#4C5A7A")
    return found + symbol("rest-area", body)


def dressed(shape: str) -> str:
    """A silhouette in its player's cloth: dark outline, light one around it."""
    halo = use(shape, more=f'fill="none" stroke="{WHITE}" stroke-width="4.2"')
    cloth = use(shape, more=f'fill="{SEAT}"') + use(shape, more=f'fill="{WEAVE}" stroke="none"')
    return halo + group(cloth + use(shape, more='fill="none"'), OBSIDIAN, 1.8)


def pieces() -> str:
    """What stands on the boards."""
    found = symbol("tribe-figure", hit(13) + dressed("shape-tribe") + circle(3.6, (0, -8.7), "#E8C9A0", OBSIDIAN, 1.2))
    found += symbol("chief-figure", hit(14) + dressed("shape-chief") + circle(4, (0, -3.5), "#E8C9A0", OBSIDIAN, 1.2))
    door = path("M0 2L4 10.5H-4z", OBSIDIAN)
    found += symbol("camp-piece", hit(13) + dressed("shape-camp") + door)
    found += symbol(
        "village-piece",
        hit(15)
        + circle(17, fill=WHITE, stroke=OBSIDIAN, width=1.6)
        + dressed("shape-village")
        + path("M-3.5 11V4a3.5 3.5 0 0 1 7 0v7z", OBSIDIAN),
    )
    found += symbol("marker", disc(9.6, 1.8))
    block = box(-26, -26, 52, 52, 9, WHITE)
    shade = path("M-23 17H17V-23l6-1V23H-24z", OBSIDIAN, more='opacity=".3"')
    cut = path("M-14-14H14V14H-14z", "none", OBSIDIAN, 1.6)
    for name, fill in (("megalith-neutral", BASALT), ("megalith-piece", SEAT)):
        body = block + box(-24, -24, 48, 48, 8, fill, OBSIDIAN, 2.2)
        body += (
            box(-24, -24, 48, 48, 8, WEAVE) if fill == SEAT else path("M-10-8h9M2 4h9M-9 10h6", "none", "#5F574B", 2.6)
        )
        found += symbol(name, body + shade + cut)
    upper = path("M-20-20H30V30H-20z", OBSIDIAN, more='opacity=".45"')
    body = upper + block + box(-24, -24, 48, 48, 8, SEAT, OBSIDIAN, 2.2) + box(-24, -24, 48, 48, 8, WEAVE)
    return found + symbol("megalith-upper", body + cut + circle(13, fill=BONE, stroke=OBSIDIAN, width=1.8))
