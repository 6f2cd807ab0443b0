"""Players' mats, what is counted on them, and Axomamma's board."""

from __future__ import annotations

from yupana.games.tawantinsuyu.art.tiles import Icon, one
from yupana.games.tawantinsuyu.axomamma.board import CELLS, PERSONALITIES, ROWS, TOKEN_VALUE
from yupana.games.tawantinsuyu.board import GODS, GOODS
from yupana.games.tawantinsuyu.scene.geometry import (
    AXOMAMMA_HEIGHT,
    CELL_X,
    CELL_Y,
    HAND_BOX,
    MAT_HEIGHT,
    MAT_WIDTH,
    OWN_MAT_HEIGHT,
    WEAVING_HEIGHT,
    public_boxes,
)
from yupana.tabletop.parts import disc, mat, scores, seal, slab
from yupana.tabletop.pen import (
    BONE,
    CINNABAR,
    INK,
    MAIZE,
    OBSIDIAN,
    SAND,
    UMBER,
    WHITE,
    box,
    circle,
    n,
    number,
    path,
    symbol,
    touchable,
    use,
)

CELLS_SHOWN: tuple[tuple[tuple[Icon, ...], ...], ...] = (
    ((("potato", "3"),), (("corn", "2"),), (("stone", "2"),), (("gold", ""),), (("stone", "2"), ("corn", "2"))),
    (
        (("weave", ""),),
        (("build-production", ""),),
        (("steps", ""),),
        (("statue", ""),),
        (("build-permanent", ""),),
    ),
    (
        (("worker-icon", ""), ("potato", "")),
        (("army-icon", ""),),
        (("worker-icon", ""), ("corn", "")),
        (("vp-2", ""),),
        (("worker-icon", ""), ("tent", "")),
    ),
)
PERSONALITY_ICONS = ("statue", "weave", "step", "build")


def mats() -> str:
    """Mats of all sizes and what lies on them."""
    found = ""
    for seats in range(1, len(MAT_HEIGHT)):
        for name, height, own in (("mat-own", OWN_MAT_HEIGHT[seats], True), ("mat", MAT_HEIGHT[seats], False)):
            found += mat(f"{name}-{seats}", MAT_WIDTH, height, boxes(height, own))
    return found + counters() + ends() + axomamma()


def boxes(h: float, own: bool) -> str:
    """Where cards, tapestries and tiles lie on a mat."""
    body = ""
    for x, y, wide, high in (HAND_BOX,) if own else ():
        body += box(x - 3, y - 3, wide + 6, high + 6, 8, BONE, INK, 1.2)
    for x, y, wide, high in public_boxes(h, own):
        body += box(x - 3, y - 3, wide + 6, high + 6, 8, SAND, INK, 1.2)
    return body


def counters() -> str:
    """Goods, points, markers and letters, each with room for a figure."""
    found = ""
    for good in GOODS:
        found += symbol(f"good-{good}", box(-45, -20, 66, 40, 20, BONE, INK, 1.6) + use(good, (-28, 0), 1.15))
    pill = box(-34, -16, 48, 32, 12, BONE, INK, 1.4)
    found += symbol("steps-left", pill + use("steps", (-21, 0), 0.85))
    found += symbol("markers-left", pill + f'<g transform="translate(-21 0)scale(.5)">{disc(20, 2.6)}</g>')
    return found + scores() + seal()


def ends() -> str:
    """The fringes of a tapestry, and the frame of a new one."""
    h = WEAVING_HEIGHT
    found = ""
    for side, sign in (("left", -1), ("right", 1)):
        threads = "".join([f"M0 {n(-h / 2 + 5 + k * 8.8)}h{sign * 11}" for k in range(6)])
        rod = path(f"M0 {n(-h / 2 - 2)}v{n(h + 4)}", "none", OBSIDIAN, 5, 'stroke-linecap="round"')
        rod += path(f"M0 {n(-h / 2 - 1)}v{n(h + 2)}", "none", "#C9932F", 2.2, 'stroke-linecap="round"')
        area = touchable(box(-12 if sign < 0 else -22, -h / 2, 34, h, 0, "none"))
        found += symbol(f"fringe-{side}", area + path(threads, "none", CINNABAR, 2.6, 'stroke-linecap="round"') + rod)
    frame = box(-18, -h / 2 + 2, 36, h - 4, 5, BONE, INK, 1.8).replace("/>", ' stroke-dasharray="5 4"/>')
    return found + symbol("new-tapestry", frame + path("M0-9V9M-9 0H9", "none", INK, 3.4, 'stroke-linecap="round"'))


# Axomamma.


def axomamma() -> str:
    """Three closed rows of five cells, four slots for symbols, tokens with numbers."""
    body = ""
    for y in CELL_Y:
        rail = f"M{n(CELL_X[0])} {n(y - 20)}H{n(CELL_X[-1])}q44 0 44 20t-44 20H{n(CELL_X[0])}q-44 0-44-20t44-20z"
        body += path(rail, "none", INK, 7) + path(rail, "none", UMBER, 4)
    body += use("potato", (30, CELL_Y[0] - 8), 1.5)
    found = slab("panel-axomamma", MAT_WIDTH, AXOMAMMA_HEIGHT, body)
    for row in range(len(ROWS)):
        for cell in range(CELLS):
            shown = CELLS_SHOWN[row][cell]
            plate = box(-32, -29, 64, 58, 9, BONE, INK, 1.8)
            if len(shown) == 1:
                plate += one(shown[0], (-8, 2), 1.4)
            else:
                plate += one(shown[0], (-11, -13), 0.95) + one(shown[1], (-11, 13), 0.95)
            found += symbol(f"cell-{ROWS[row]}-{cell + 1}", plate)
    for value in sorted(set(TOKEN_VALUE)):
        token = circle(13.5, fill=WHITE) + circle(12, fill=CINNABAR, stroke=OBSIDIAN, width=2) + circle(8.6, fill=WHITE)
        found += symbol(f"axomamma-token-{value}", token + number(value, (0, 0), 14, OBSIDIAN))
    for name, icon in zip(PERSONALITIES, PERSONALITY_ICONS, strict=True):
        face = path("M-17-14L0-21 17-14V14L0 21-17 14z", MAIZE, INK, 2, 'stroke-linejoin="round"')
        found += symbol(
            f"personality-{name}", face + circle(12.5, fill=BONE, stroke=OBSIDIAN, width=1.4) + use(icon, scale=0.8)
        )
    slot = circle(21, fill=SAND, stroke=INK, width=2)
    found += symbol("axomamma-slot", slot)
    for god in GODS:
        mark = f'<g stroke="{INK}" fill="{INK}">{use(god, scale=1.05)}</g>'
        found += symbol(f"axomamma-slot-{god}", slot + circle(16.5, fill=BONE, stroke=INK, width=1.4) + mark)
    return found
