"""What panels are painted on: the common board, colonies, the display, and the Maya city."""

from __future__ import annotations

from yupana.games.santa_maria.american_kingdoms.board import ALL_DOCKS
from yupana.games.santa_maria.american_kingdoms.maya.board import DISTRICT, TOP_LEVEL
from yupana.games.santa_maria.art.pieces import SIGNS
from yupana.games.santa_maria.board import DIE_SYMBOLS, GOLD_SYMBOLS, MONK_SYMBOLS, SIDE, TREES
from yupana.games.santa_maria.scene.geometry import (
    BLUE_X,
    BOARD_DOCK_X,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CELL_AT,
    CITY_BLUE_X,
    CITY_HEIGHT,
    CITY_WHITE_X,
    CITY_WIDTH,
    COLONY_HEIGHT,
    COLONY_WIDTH,
    COLUMN_X,
    CORNER,
    DISPLAY_HEIGHT,
    DISPLAY_SCALE,
    DISPLAY_WIDTH,
    FORK_X,
    HAND_HEIGHT,
    HIRING_HEIGHT,
    HIRING_X,
    HIRING_Y,
    MARCH_X,
    MARCH_Y,
    OFFER_HEIGHT,
    PITCH,
    POOL_HEIGHT,
    POOL_X,
    PRICE_X,
    RELIGION_AT,
    ROAD_X,
    ROAD_Y,
    ROW_Y,
    SHIP_Y,
    SIDE_LEFT,
    SLOT_AT,
    SPOT_AT,
    SPOT_X,
    SPOT_Y,
    WHITE_Y,
)
from yupana.tabletop.parts import slab
from yupana.tabletop.pen import (
    BONE,
    INK,
    LIMESTONE,
    MAIZE,
    OBSIDIAN,
    SAND,
    SEAT,
    VIOLET,
    WEAVE,
    WHITE,
    box,
    circle,
    n,
    painted,
    path,
    rings,
    symbol,
    touchable,
    use,
    xy,
)

JUNGLE, DEEP, LEAF = "#5C8A4F", "#3E6B3A", "#79A765"
SEA, FOAM, SHALLOW = "#7FB6C2", "#D7EBEE", "#A9CBD2"
STONE, PLAZA = "#C9BDA2", "#D9CDB4"
TEMPLES = ("#C4682B", "#B5402A", "#E0A526", "#8A5A3B", "#2A8C94")


def boards() -> str:
    """All backdrops and what is printed on them."""
    return leaves() + colony() + board() + spaces() + display() + city() + districts()


# Colonies.


def leaves() -> str:
    """Clumps of leaves, from which the jungle is made."""
    palm = path(
        "M0 8q-2-8 0-12M0-4q-10-6-13 1 7-2 13-1zM0-4q10-6 13 1-7-2-13-1z"
        "M0-4q-6-11-12-8 8 2 12 8zM0-4q6-11 12-8-8 2-12 8z",
        LEAF,
        DEEP,
        1,
    )
    bush = path("M-13 6q-3-7 3-9 1-7 8-6 6-4 9 3 7 1 5 8-12 8-25 4z", LEAF, DEEP, 1) + path(
        "M-6 3q2-5 5-5M3 2q2-4 4-4", "none", DEEP, 1.2
    )
    fern = path("M-10 8q2-12 6-14-1 8-2 14zM-2 8Q0-8 4-11 4 0 2 8zM6 8q2-9 7-11-1 7-3 11z", LEAF, DEEP, 1)
    return symbol("palm", palm) + symbol("bush", bush) + symbol("fern", fern)


def colony() -> str:
    """The jungle of a colony, its lines, and what stands around it."""
    left, top, side = CORNER[0] - PITCH / 2, CORNER[1] - PITCH / 2, PITCH * SIDE
    body = box(1.5, 1.5, COLONY_WIDTH - 3, COLONY_HEIGHT - 3, 14, LIMESTONE, INK, 2.6)
    cloth = (
        f"M{n(SIDE_LEFT)} 1.5H{n(COLONY_WIDTH - 15.5)}q14 0 14 14V{n(COLONY_HEIGHT - 15.5)}q0 14-14 14H{n(SIDE_LEFT)}z"
    )
    body += path(cloth, SEAT, INK, 2) + path(cloth, WEAVE)
    body += box(left - 5, top - 5, side + 10, side + 10, 8, "#6E4F2F", INK, 2) + box(left, top, side, side, 3, JUNGLE)
    for k, (x, y) in enumerate(CELL_AT):
        name = ("palm", "bush", "fern")[(k * 5 + k // SIDE) % 3]
        body += use(name, (x + (k * 7) % 13 - 6, y + (k * 11) % 15 - 5), 1.15)
    lines = "".join(
        [f"M{n(left + PITCH * k)} {n(top)}v{n(side)}M{n(left)} {n(top + PITCH * k)}h{n(side)}" for k in range(1, SIDE)]
    )
    body += path(lines, "none", DEEP, 1.6)
    body += wells([(x, WHITE_Y) for x in COLUMN_X], WHITE) + wells([(BLUE_X, y) for y in ROW_Y], "#AFC3E0")
    return symbol("colony", body)


def wells(places: list[tuple[float, float]], fill: str) -> str:
    """Hollows for dice, one for each face."""
    found = ""
    for x, y in places:
        found += box(x - 17, y - 17, 34, 34, 8, SAND, INK, 1.2) + box(x - 12, y - 12, 24, 24, 5, fill).replace(
            "/>", ' opacity=".35"/>'
        )
    return found


# The common board.


def board() -> str:
    """The board with both tracks, with room for specialists and for dice."""
    found = ""
    for hiring in (False, True):
        for pool in (False, True):
            height = BOARD_HEIGHT + HIRING_HEIGHT * hiring + POOL_HEIGHT * pool
            more = use("tracks") + (use("hiring") if hiring else "")
            if pool:
                y = height - POOL_HEIGHT + 16
                more += wells([(x, y) for x in POOL_X[:SIDE]], WHITE) + wells(
                    [(x, y) for x in POOL_X[SIDE:]], "#AFC3E0"
                )
            found += slab(f"board{'-hiring' * hiring}{'-pool' * pool}", BOARD_WIDTH, height, more)
    return found + tracks() + hiring_row()


def tracks() -> str:
    """Sea with docks, the way inland, the way of faith."""
    wide = BOARD_WIDTH - 20
    sea = box(110, 240, 400, 106, 12, SEA, INK, 1.8)
    waves = "".join([f"M{n(118 + 56 * k)} {n(250 + 9 * (k % 3))}q7-5 14 0t14 0" for k in range(7)])
    waves += "".join([f"M{n(118 + 66 * k)} {n(334 + 5 * (k % 2))}q7-5 14 0t14 0" for k in range(6)])
    sea += path(waves, "none", FOAM, 2, 'stroke-linecap="round"')
    market = box(10, 60, 100, 288, 12, "#E3B873", INK, 1.8) + path(
        "M16 118.5H104M16 175.5H104M16 232.5H104M16 289.5H104", "none", "#A9783A", 1.4, 'stroke-dasharray="5 4"'
    )
    spots = "".join(
        [
            box(x - 45, y - 28, 90, 56, 7, SAND, INK, 1.2)
            for y in SPOT_Y
            for x in SPOT_X
            if (x, y) != (SPOT_X[3], SPOT_Y[1])
        ]
    )
    quays = "".join([box(x - 37, SHIP_Y - 29, 74, 58, 6, SHALLOW, INK, 1.2) for x in BOARD_DOCK_X])
    inland = box(10, MARCH_Y - 26, wide, 52, 12, "#C7A56B", INK, 1.8)
    way = path(f"M{n(MARCH_X[0])} {n(MARCH_Y)}H{n(MARCH_X[-1])}", "none", "#8A5A3B", 5, 'stroke-dasharray="7 5"')
    march = path(rings([(x, MARCH_Y) for x in MARCH_X], 17), WHITE, OBSIDIAN, 1.4)
    for space in GOLD_SYMBOLS:
        march += use("gold", (MARCH_X[space], MARCH_Y), 0.95)
    for space in TREES:
        march += use("tree", (MARCH_X[space] - 19, MARCH_Y - 13), 0.72)
    march += use("conquistador", (MARCH_X[0], MARCH_Y), 0.95)
    heaven = box(10, 412, wide, 98, 12, "#B9A6CC", INK, 1.8)
    line = "M" + "L".join([xy(at) for at in RELIGION_AT])
    faith = path(line, "none", VIOLET, 6, 'stroke-linejoin="round"') + path(
        rings(RELIGION_AT, 19), WHITE, OBSIDIAN, 1.4
    )
    for space in MONK_SYMBOLS:
        both = space in DIE_SYMBOLS
        faith += use("monk", (RELIGION_AT[space][0] - (6 if both else 0), RELIGION_AT[space][1]), 0.8 if both else 1.0)
    for space in DIE_SYMBOLS:
        faith += use("die-blue-5", (RELIGION_AT[space][0] + 9, RELIGION_AT[space][1] + 5), 0.42)
    faith += use("religion", RELIGION_AT[0], 0.95)
    return symbol("tracks", painted(sea + market + spots + quays + inland + way + march + heaven + faith))


def hiring_row() -> str:
    """A bench for specialists, each beside a face."""
    body = box(10, BOARD_HEIGHT - 6, BOARD_WIDTH - 20, 88, 12, "#D7C08C", INK, 1.8)
    for k, x in enumerate(HIRING_X):
        body += box(x - 34, HIRING_Y - 36, 68, 72, 8, SAND, INK, 1.2) + use(
            f"die-white-{k + 1}", (x - 24, HIRING_Y + 26), 0.5
        )
    return symbol("hiring", body)


def spaces() -> str:
    """Pass spaces, signs of docks, years, and what conquest brings."""
    found = ""
    gifts = (("coin", "2"), ("religion", ""), ("conquistador", ""), ("shipping", ""), ("road", ""))
    names = ("pass-coins", "pass-religion", "pass-conquistador", "pass-shipping", "pass-road")
    for k, (name, (icon, figure)) in enumerate(zip(names, gifts, strict=True)):
        body = box(-46, -25, 92, 50, 9, BONE, INK, 1.6) + use(icon, (4, 0), 1.35)
        if figure:
            body += use(f"figure-{figure}", (17, 10), 0.95)
        if name == "pass-road":
            body = (
                box(-46, -25, 92, 50, 9, BONE, INK, 1.6)
                + use("road", (4, 3), 1.3)
                + use("colonist", (-5, -4), 0.6)
                + use("colonist", (13, -4), 0.6)
            )
        crown = use("first", (-30, 0), 0.95) if k == 0 else use(f"figure-{k + 1}", (-30, 0), 1.1)
        found += symbol(name, body + crown)
    crown = path("M-10 7V-6l5 5 5-8 5 8 5-5V7z", MAIZE, OBSIDIAN, 1.8, 'stroke-linejoin="round"')
    found += symbol("first", crown)
    for dock, sign in zip(ALL_DOCKS, (*SIGNS, "points"), strict=True):
        flag = box(-19, -13, 38, 26, 6, BONE, INK, 1.4) + use(sign, (0, 0), 0.85)
        if sign == "coin":
            flag += use("figure-2", (9, 7), 0.7)
        found += symbol(f"sign-{dock}", flag)
    pill = box(-34, -17, 52, 34, 12, BONE, INK, 1.5)
    found += symbol("year", use("sun", (0, 0), 2.1) + circle(11.5, (0, 0), BONE, INK, 1.2))
    found += symbol("roads-left", pill + use("road", (-19, 0), 0.85)) + symbol(
        "fleet", pill + use("shipping", (-19, 0), 0.95)
    )
    for rank, name in ((1, "conquest"), (2, "conquest-2"), (3, "conquest-3")):
        place = use("conquistador", (-20, 0), 0.95) if rank == 1 else use(f"figure-{rank}", (-20, 0), 0.95)
        found += symbol(name, use("points", (0, 0), 1.35) + circle(11.4, (0, 0), BONE) + place)
    return found


# The display.


def display() -> str:
    """Wells for tiles, with what they cost; what is chosen before the first year; the city's hand."""
    s = PITCH * DISPLAY_SCALE
    found = ""
    for name, height, rows in (("display", DISPLAY_HEIGHT[0], 2), ("display-more", DISPLAY_HEIGHT[1], 3)):
        more = ""
        for x, y in SLOT_AT[:5]:
            more += box(x - s / 2 - 2, y - s / 2 - 2, 2 * s + 4, s + 4, 5, SAND, INK, 1)
        for x, y in SLOT_AT[5:10]:
            more += box(x - s / 2 - 2, y - s / 2 - 2, 2 * s + 4, 2 * s + 4, 5, SAND, INK, 1)
        prices = [use("wood", (PRICE_X - 12, SLOT_AT[0][1]), 0.95) + use("figure-2", (PRICE_X + 6, SLOT_AT[0][1]), 1.1)]
        y = SLOT_AT[5][1] + s / 2
        prices.append(
            use("wood", (PRICE_X - 12, y - 14), 0.95)
            + use("figure-2", (PRICE_X + 6, y - 14), 1.1)
            + use("grain", (PRICE_X - 12, y + 15), 0.9)
            + use("figure-1", (PRICE_X + 6, y + 15), 1.1)
        )
        if rows == 3:
            for x, y in SLOT_AT[10:]:
                more += box(x - s / 2 - 2, y - s / 2 - 2, 3 * s + 4, s + 4, 5, SAND, INK, 1)
            prices.append(
                use("coin", (PRICE_X - 12, SLOT_AT[10][1]), 0.95) + use("figure-4", (PRICE_X + 6, SLOT_AT[10][1]), 1.1)
            )
        found += slab(name, DISPLAY_WIDTH, height, more + "".join(prices))
    return found + slab("offer", DISPLAY_WIDTH, OFFER_HEIGHT) + slab("hand", CITY_WIDTH, HAND_HEIGHT)


# The city.


def city() -> str:
    """Roads that run to a causeway, between terraces in the jungle."""
    body = box(1.5, 1.5, CITY_WIDTH - 3, CITY_HEIGHT - 3, 14, LIMESTONE, INK, 2.6)
    cloth = f"M1.5 15.5q0-14 14-14h{n(CITY_WIDTH - 31)}q14 0 14 14V52H1.5z"
    body += path(cloth, SEAT, INK, 2) + path(cloth, WEAVE)
    body += box(96, 60, CITY_WIDTH - 106, 430, 14, JUNGLE, INK, 2)
    for k in range(30):
        x, y = 112 + (k * 53) % 260, 78 + (k * 97) % 400
        body += use(("palm", "bush", "fern")[k % 3], (x, y), 0.95)
    way = (
        "".join([f"M{n(ROAD_X + 16)} {n(y)}H{n(FORK_X)}" for y in ROAD_Y])
        + f"M{n(FORK_X)} {n(ROAD_Y[0])}V{n(ROAD_Y[-1])}"
    )
    body += path(way, "none", OBSIDIAN, 31, 'stroke-linecap="round"') + path(
        way, "none", PLAZA, 27, 'stroke-linecap="round"'
    )
    body += path(way, "none", STONE, 2.4, 'stroke-dasharray="9 7"')
    body += "".join([box(x - 28, y - 28, 56, 56, 12, "#B9AD93", OBSIDIAN, 1.4) for x, y in SPOT_AT])
    body += wells([(CITY_WHITE_X, y) for y in ROAD_Y], WHITE) + wells([(CITY_BLUE_X, y) for y in ROAD_Y], "#AFC3E0")
    body += box(10, 494, CITY_WIDTH - 20, 54, 10, SAND, INK, 1.2)
    fork = circle(13, (0, 0), "#F3E6C4", OBSIDIAN, 1.6)
    found = (
        symbol("city", body) + symbol("fork", fork) + symbol("spot-empty", touchable(box(-24, -24, 48, 48, 10, "none")))
    )
    token = box(-13, -20, 26, 40, 6, "#DDBB82", OBSIDIAN, 1.8) + path(
        "M0-13V13M-5-8l5-6 5 6M-5 8l5 6 5-6", "none", "#6E4F2F", 2.6
    )
    return found + symbol("fork-linked", token)


def districts() -> str:
    """Temples, the levels that have been built, and what the next one costs."""
    found = ""
    for name, colour in zip(DISTRICT, TEMPLES, strict=True):
        plate = box(-64, -33, 130, 66, 9, PLAZA, INK, 1.8) + box(-62, -31, 126, 14, 6, colour)
        body = plate + use(f"mark-{name}", (46, -8), 1.05) + circle(12, (0, 0), BONE, INK, 1.4)
        found += symbol(f"district-{name}", body)
    for level in range(TOP_LEVEL + 1):
        body = ""
        for k in range(TOP_LEVEL):
            wide = 40 - 11 * k
            fill = "#A39A8B" if k < level else "none"
            body += box(-wide / 2, 10 - 13 * k, wide, 12, 2, fill, OBSIDIAN, 1.6 if k < level else 1)
        found += symbol(f"levels-{level}", body)
    return found
