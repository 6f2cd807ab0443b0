"""Ships, scholars, bishops, missions, specialists, temple tiles and the cards of the city."""

from __future__ import annotations

from yupana.games.santa_maria.american_kingdoms.board import PRODUCTION, SPECIALIST
from yupana.games.santa_maria.american_kingdoms.components import KINGDOMS
from yupana.games.santa_maria.american_kingdoms.maya.board import (
    CARDS,
    CONSTRUCTION,
    FESTIVAL,
    TECHNOLOGY,
    TEMPLE_COST,
    TRADE,
    Half,
)
from yupana.games.santa_maria.art.cells import icons_of, one
from yupana.games.santa_maria.board import COIN, THINGS
from yupana.games.santa_maria.monks import Bishop, Mission, Scholar
from yupana.games.santa_maria.scene.board_panel import ship_sprite
from yupana.games.santa_maria.scene.geometry import CARD_HEIGHT, CARD_WIDTH
from yupana.games.santa_maria.state import Ship
from yupana.tabletop.pen import (
    BONE,
    INK,
    OBSIDIAN,
    SAND,
    VIOLET,
    WHITE,
    box,
    circle,
    painted,
    path,
    score,
    symbol,
    touchable,
    use,
)

KNOWN = {  # what a scholar's ability is about: two symbols
    "taxation": ("colonist", "coin"),
    "philosophy": ("die-blue-3", "down"),
    "mathematics": ("die-white-3", "more-or-less"),
    "architecture": ("wood", "less"),
    "agronomy": ("grain", "coin"),
    "theology": ("religion", "coin"),
    "cartography": ("conquistador", "coin"),
    "shipbuilding": ("shipping", "coin"),
    "commerce": ("trade", "less"),
    "engineering": ("house", "less"),
    "archery": ("die-white-6", "aslant"),
    "navigation": ("hat", "coin"),
    "meditation": ("first", "more"),
}
ASKED = {  # what a bishop counts, and the points for each
    "bishop-lines": ("line", 3),
    "bishop-sugar": ("sugar", 2),
    "bishop-monks": ("monk", 2),
    "bishop-settlers": ("colonist", 1),
    "bishop-fleet": ("shipping", 2),
    "bishop-hamlets": ("tile", 2),
    "bishop-estates": ("estate", 2),
    "bishop-conquest": ("conquistador", 0),
    "bishop-gems": ("gem", 2),
}
GROUNDS = (
    ("scholar", "#E7DDBE", "#2F7D5B", ""),
    ("bishop", "#DCD0E6", VIOLET, "bishop"),
    ("mission", "#F3E2C3", "#C4682B", "mission"),
)
BONUS = ("conquistador", "religion", "gem", "sugar")
DISTRICT_COLOURS = {TRADE: "#C4682B", FESTIVAL: "#B5402A", CONSTRUCTION: "#8A5A3B", TECHNOLOGY: "#2A8C94"}
MARKS = {TRADE: "trade", FESTIVAL: "festival", CONSTRUCTION: "construction", TECHNOLOGY: "technology"}


def cards() -> str:
    """Every card and tile that is no part of a colony."""
    return signs() + ships() + spots() + specialists() + temples() + city_cards()


def signs() -> str:
    """Small signs: less, more, and directions."""
    found = symbol("less", circle(7, (0, 0), "#3F9A72", OBSIDIAN, 1.4) + path("M-3.5 0h7", "none", WHITE, 2.6))
    found += symbol("more", circle(7, (0, 0), "#3F9A72", OBSIDIAN, 1.4) + path("M-3.5 0h7M0-3.5v7", "none", WHITE, 2.6))
    both = circle(7, (0, 0), "#3F9A72", OBSIDIAN, 1.4) + path("M-3-2h6M0-5v6M-3 4h6", "none", WHITE, 2)
    found += symbol("more-or-less", both)
    found += symbol("down", use("arrow", (0, 0), 0.8, 90)) + symbol("aslant", use("arrow", (0, 0), 0.8, 45))
    line = "".join([box(-13 + 4.5 * k, -3, 4, 6, 1, "#E9DDB8", INK, 1) for k in range(6)])
    found += symbol("line", line)
    estate = path("M-9-9H9V0H0V9H-9z", "#E9DDB8", INK, 2, 'stroke-linejoin="round"') + path(
        "M0-9V0H-9", "none", INK, 1.2
    )
    return found + symbol("estate", estate)


# Ships.


def ships() -> str:
    """One drawing for all ships of the same cost and worth."""
    found: dict[str, str] = {}
    for n, ship in enumerate(KINGDOMS.ships):
        group = 0 if n < 4 else 2 if n >= 34 else 1
        found[ship_sprite(ship)] = ship_card(ship, group)
    sea = box(-36, -28, 72, 56, 6, "#CFE3E8", INK, 1.8) + path("M-34 20q8-6 17 0t17 0 17 0 17 0v6h-68z", "#7FB6C2")
    sea += path("M-31 12h34q-1 9-8 9h-18q-7 0-8-9z", "#8A5A3B", OBSIDIAN, 1.4)
    sails = "M-14 12V-6q13 4 11 15h-11M-16 12V-3q-10 4-10 12h10"
    for group, colour in enumerate(("#E08A3C", WHITE, "#F3CF6B")):
        found[f"{group}"] = symbol(f"hull-{group}", sea + path(sails, colour, OBSIDIAN, 1.4))
    none = symbol("ship-none", touchable(box(-35, -27, 70, 54, 6, "none")))
    return "".join(found.values()) + none


def ship_card(ship: Ship, group: int) -> str:
    """Cost above, sails in the colour of the group, points in the lower right corner."""
    goods = [(THINGS[good], ship.cost[good]) for good in range(COIN) if ship.cost[good]]
    icons = [name for name, count in goods for _ in range(count)]
    body = use(f"hull-{group}")
    every = icons + (["coin"] if ship.cost[COIN] else [])
    pitch = min(19.0, 58.0 / max(1, len(every)))
    for k, name in enumerate(every):
        figure = str(ship.cost[COIN]) if name == "coin" else ""
        body += one((name, figure), (-24 + pitch * k, -15), 0.76)
    return symbol(ship_sprite(ship), painted(body + score(ship.points, (22, 13), 1.0)))


# Spots for monks.


def spots() -> str:
    """Scholars with their ability and points, bishops with what they count, missions with what they give."""
    found = ""
    for name, (first, second) in KNOWN.items():
        small = 0.62 if first.startswith("die") else 0.9
        body = circle(15, (0, 0), "#F3E6C4", INK, 1.6) + use(first, (-2, -1), small * 0.95) + use(second, (7, 7), 0.62)
        found += symbol(f"icon-{name}", painted(body))
    for name, fill, band, icon in GROUNDS:
        body = box(-44, -27, 88, 54, 7, fill, INK, 1.8) + box(-42, -25, 84, 8, 4, band)
        found += symbol(f"ground-{name}", body + (use(icon, (-29, -3), 0.8) if icon else ""))
    for spot in KINGDOMS.spots:
        found += symbol(f"spot-{spot.name}", painted(spot_card(spot)))
    return found


def spot_card(spot: object) -> str:
    """A tile of 90 by 56, with room for monks along its lower edge."""
    if isinstance(spot, Scholar):
        return use("ground-scholar") + use(f"icon-{spot.name}", (-16, -3), 1.15) + score(spot.points, (24, -1), 1.0)
    if isinstance(spot, Bishop):
        asked, each = ASKED[spot.name]
        body = use("ground-bishop") + use(asked, (-3, -3))
        return body + (score(each, (25, -2), 0.95) if each else use("figure-3", (6, 4), 0.75) + use("points", (25, -2)))
    assert isinstance(spot, Mission)
    body = use("ground-mission")
    icons = [icon for gift in spot.gifts for icon in icons_of(gift)]
    pitch = 22 if len(icons) > 2 else 27
    return body + "".join(
        [
            one(icon, (10 + pitch * (k - (len(icons) - 1) / 2), -3), 0.82 if len(icons) > 2 else 1.0)
            for k, icon in enumerate(icons)
        ]
    )


# Specialists.


def specialists() -> str:
    """Those who produce, and improvements."""
    found = ""
    gifts = ("grain", "wood", "conquistador")
    improved = [cell.name for cell in KINGDOMS.cells if cell.name.startswith("improved-")]
    for kind, name in enumerate(SPECIALIST):
        body = box(-32, -34, 64, 68, 8, "#EBD9AC", INK, 1.8)
        if kind < PRODUCTION:
            body += use(name, (-9, -8), 1.35) + use(gifts[kind], (14, 14), 0.9) + use("coin", (-18, 22), 0.5)
        else:
            body += use(f"cell-{improved[kind - PRODUCTION]}", (0, -2), 0.86)
        found += symbol(f"specialist-{name}", painted(body))
    return found


# The city.


def temples() -> str:
    """What the next level of a temple costs."""
    found = ""
    for n, cost in enumerate(TEMPLE_COST):
        icons = [THINGS[good] for good in range(COIN) for _ in range(cost[good])]
        body = box(-22, -10, 84, 20, 5, BONE, INK, 1.2)
        body += "".join([use(name, (-12 + 16 * k, 0), 0.6) for k, name in enumerate(icons)])
        found += symbol(f"temple-{n + 1}", body)
    return found


def city_cards() -> str:
    """Cards of two halves."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    found = symbol("card-ground", box(-w / 2, -h / 2, w, h, 9, SAND, INK, 2))
    for district, colour in DISTRICT_COLOURS.items():
        body = box(-38, -27, 76, 54, 6, BONE, colour, 2.4) + use(f"mark-{MARKS[district]}", (-22, 0), 0.95)
        found += symbol(f"half-{MARKS[district]}", body)
    for n, (upper, lower) in enumerate(CARDS):
        found += symbol(f"card-{n + 1}", use("card-ground") + half(upper, -h / 4 + 1) + half(lower, h / 4 - 1))
    return found


def half(side: Half, y: float) -> str:
    """One half: its district on the left, what it takes and gives beside that."""
    body = use(f"half-{MARKS[side.district]}", (0, y))
    if side.district == TRADE:
        return body + use("coin", (8, y), 0.9) + use("arrow", (24, y), 0.5)
    if side.district == TECHNOLOGY:
        return body + use(f"die-white-{side.die}", (4, y), 0.62) + use(BONUS[side.bonus], (26, y), 0.85)
    icons = [THINGS[good] for good in range(COIN) for _ in range(side.cost[good])]
    shown = "".join([use(name, (4 + 16 * (k - (len(icons) - 1) / 2), y - 13), 0.72) for k, name in enumerate(icons)])
    if side.district == CONSTRUCTION:
        return body + shown + use("hut", (18, y + 9), 0.5)
    return body + shown + one((THINGS[side.thing], str(side.amount)), (16, y + 10), 0.85)
