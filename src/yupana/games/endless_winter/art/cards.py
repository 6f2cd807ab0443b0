"""Cards, stones and tokens: cost top left, effect in the middle, points bottom right."""

from __future__ import annotations

from yupana.games.endless_winter.art.effects import Icon, fitted, icons_of, labour
from yupana.games.endless_winter.board import (
    ANIMALS,
    CHIEF_SIDE,
    COLUMNS,
    FIRST_TRIBE,
    GLACIER_TOKEN,
    NOMAD_CARD,
    PEOPLE,
    REST_TOKEN,
    SET_POINTS,
    STONES,
    TERRAINS,
)
from yupana.games.endless_winter.components import (
    BURY_VERB,
    CAMP_VERB,
    CHIEF_ABILITIES,
    CULTURE_VERB,
    CULTURES,
    GLACIER_BENEFIT,
    HUNT_VERB,
    IDOL_VERB,
    MEGALITH_VERB,
    MOVE_VERB,
    NOMAD_CARDS,
    PERSONS,
    REST_BENEFIT,
    REVEAL_VERB,
    ROTATE_BENEFIT,
    SETUPS,
    STONE_VERB,
    TRIBE_VERB,
    VILLAGE_VERB,
)
from yupana.games.endless_winter.effects import NOTHING
from yupana.games.endless_winter.scene.geometry import CARD_HEIGHT, CARD_WIDTH, STONE_HEIGHT, STONE_WIDTH
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
    VIOLET,
    WHITE,
    box,
    circle,
    group,
    n,
    number,
    path,
    symbol,
    use,
)

W, H = CARD_WIDTH, CARD_HEIGHT
PEOPLE_COLOURS = (CINNABAR, UMBER, CACAO, VIOLET, TURQUOISE, JADE, "#99452A", INDIGO)
SKIN, HAIR = "#D9A877", "#2E211A"
TERRAIN_COLOURS = ("#C9B458", "#3F7D4E", "#B08F57", "#8C8475", "#4F8580", "#AEBBA6", "#CFE4EA", "#D9A566")
VERB_ICONS = {
    TRIBE_VERB: "tribe-card",
    BURY_VERB: "burial",
    IDOL_VERB: "idol",
    CULTURE_VERB: "culture-card",
    STONE_VERB: "stone",
    CAMP_VERB: "camp",
    MOVE_VERB: "step",
    VILLAGE_VERB: "village",
    MEGALITH_VERB: "megalith",
    REVEAL_VERB: "reveal",
    HUNT_VERB: "animal",
}


def cards() -> str:
    """Every card, and the backs."""
    return frames() + people() + cultures() + animals() + chiefs() + setups() + nomads() + stones() + tokens()


def frame(name: str, colour: str, more: str = "") -> str:
    """A card with a painted band on top."""
    body = box(-W / 2, -H / 2, W, H, 8, BONE, INK, 2)
    body += path(f"M{n(-W / 2)} {n(-H / 2 + 8)}q0-8 8-8h{n(W - 16)}q8 0 8 8v16h{n(-W)}z", colour, INK, 1.4)
    return symbol(name, body + more)


def back(name: str, colour: str, icon: str) -> str:
    """The back of a card, with room for a figure."""
    body = box(-W / 2 + 3, -H / 2 - 3, W, H, 8, LIMESTONE, INK, 1.6) + box(-W / 2, -H / 2, W, H, 8, colour, INK, 2)
    body += box(-W / 2 + 6, -H / 2 + 6, W - 12, H - 12, 5, "none", WHITE, 1.4).replace(
        "/>", ' stroke-dasharray="8 4"/>'
    )
    body += use(icon, (0, -25), 1.7)
    return symbol(name, body + box(-20, -13, 40, 27, 12, BONE, OBSIDIAN, 1.6))


def frames() -> str:
    """Frames of cards and their backs."""
    found = frame("card-culture-1", TURQUOISE, band()) + frame("card-culture-2", INDIGO, band())
    found += frame("card-animal", UMBER) + frame("card-nomad", CACAO) + frame("card-setup", JADE)
    found += frame("card-chief-a", CINNABAR, sun(MAIZE)) + frame("card-chief-b", VIOLET, sun("#A98CC4"))
    found += back("animal-back", CACAO, "animal")
    found += back("culture-back-1", TURQUOISE, "culture-card") + back("culture-back-2", INDIGO, "culture-card")
    empty = box(-W / 2, -H / 2, W, H, 8, SAND, INK, 1.6).replace("/>", ' stroke-dasharray="7 5"/>')
    return found + symbol("deck-empty", empty) + symbol("deck-count", box(-15, -11, 30, 22, 11, BONE, OBSIDIAN, 1.6))


def band() -> str:
    """Mountains along the foot of a card."""
    return path(f"M{n(-W / 2 + 2)} 44l10-9 8 6 12-11 11 10 9-7 9 9 10-8 9.5 8v4q0 5-5 5h-68q-5.5 0-5.5-5z", SAND)


def sun(colour: str) -> str:
    """A chief's feathers."""
    rays = "".join([f"M0-20L{n(x)}-46" for x in (-26, -17, -8.5, 0, 8.5, 17, 26)])
    return path(rays, "none", colour, 5, 'stroke-linecap="round"')


def worth(points: int) -> str:
    """Points at the end, bottom right."""
    return use(f"vp-{points}", (W / 2 - 15, H / 2 - 15), 0.95) if points else ""


# People.


def bust(name: str, colour: str) -> str:
    """Head and shoulders; what is worn tells who it is."""
    body = path("M-21 19C-20 6-12 1 0 1S20 6 21 19z", colour) + circle(11, (0, -9), SKIN)
    worn = {
        "brave": path("M-11-12H11", "none", CINNABAR, 3) + path("M5-14L12-29 15-15z", WHITE),
        "tribeswoman": path("M-12-5C-15-22 15-22 12-5C14 4 12 8 9 9L10-9C4-12-4-12-10-9L-9 9C-12 8-14 4-12-5z", HAIR),
        "tribesman": path("M-11-10C-11-24 11-24 11-10C5-14-5-14-11-10z", HAIR) + path("M-7-3Q0 5 7-3L5 4H-5z", HAIR),
        "elder": path("M-11-11C-11-23 11-23 11-11C5-14-5-14-11-11z", "#D8D4CA")
        + path("M-8-4Q0 14 8-4 4 0 0 0T-8-4z", WHITE),
        "crafter": path("M-12-4C-15-24 15-24 12-4L9-10C4-13-4-13-9-10z", HAIR) + use("tools", (17, 10), 0.75),
        "scout": path("M-13-2C-17-25 17-25 13-2L10-9C4-13-4-13-10-9z", "#C7BCA6")
        + path("M-13-3C-12 6-7 9 0 9S12 6 13-3", "none", "#C7BCA6", 4),
        "hunter": path("M-11-10C-11-23 11-23 11-10C5-13-5-13-11-10z", HAIR)
        + path("M18 18V-26", "none", OBSIDIAN, 4)
        + path("M18 17V-24", "none", "#9A6A3C", 2)
        + path("M14-20L18-31 22-20z", "#A39A8B"),
        "shaman": path(
            "M-11-12C-20-16-18-27-15-29-15-22-9-20-7-19H7C9-20 15-22 15-29 18-27 20-16 11-12C5-15-5-15-11-12z",
            "#D8C9A8",
        ),
    }[name]
    face = path("M-4.5-9h.1M4.5-9h.1M-3-3h6", "none", OBSIDIAN, 2.2, 'stroke-linecap="round"')
    return group(body + worn + face, OBSIDIAN, 1.6)


def people() -> str:
    """Starting cards and tribe cards: labour top left, below the picture what they do in a turn and in an eclipse."""
    found = ""
    for k, person in enumerate(PERSONS):
        body = box(-W / 2, -H / 2, W, H, 8, BONE, INK, 2)
        tribe = k >= FIRST_TRIBE
        body += path(
            f"M{n(-W / 2 + 1)} {n(-H / 2 + 9)}q0-8 8-8h{n(W - 18)}q8 0 8 8V2H{n(-W / 2 + 1)}z",
            LIMESTONE if tribe else SAND,
        )
        body += f'<g transform="translate(8-18)">{bust(PEOPLE[k], PEOPLE_COLOURS[k])}</g>'
        body += path(f"M{n(-W / 2)} 2H{n(W / 2)}", "none", PEOPLE_COLOURS[k], 4)
        for place, icon in enumerate(labour(person.halves)):
            body += circle(12.5, (-W / 2 + 14, -H / 2 + 14 + 25 * place), BONE, INK, 1.4)
            body += use(icon[0], (-W / 2 + 14, -H / 2 + 14 + 25 * place), 0.86)
        body += fitted(icons_of(person.action), (0, 15), W - 6, 20, 0.82)
        wide = 54 if person.points else W - 6
        left = -W / 2 + 3
        body += box(left, 29, wide, 24, 6, "#3A3A44", INK, 1.2) + use("eclipse", (left + 13, 41), 0.76)
        shown = labour(person.counted - person.halves) if person.eclipse is NOTHING else icons_of(person.eclipse)
        shown_at = (left + 26 + (wide - 28) / 2, 41)
        if shown:
            body += box(left + 25, 31, wide - 27, 20, 5, BONE) + fitted(shown, shown_at, wide - 28, 19, 0.74)
        found += symbol(f"person-{PEOPLE[k]}", body + worth(person.points))
        if tribe:
            under = box(-W / 2 + 3, -H / 2 - 3, W, H, 8, LIMESTONE, INK, 1.6)
            found += symbol(f"deck-{PEOPLE[k]}", under + use(f"person-{PEOPLE[k]}"))
    return found


# Culture, chiefs, set-up and nomad cards.


def cultures() -> str:
    """What each does, large in the middle."""
    found = ""
    for k, card in enumerate(CULTURES):
        body = use("card-culture-1" if k < len(CULTURES) // 2 else "card-culture-2")
        body += use("culture-card", (-W / 2 + 14, -H / 2 + 13), 0.8)
        body += fitted(icons_of(card.effect), (0, 0), W - 8, 60, 1.35)
        found += symbol(f"culture-{card.name}", body + worth(card.points))
    return found


def chiefs() -> str:
    """Two sides of five chiefs."""
    found = ""
    for k, (side, chief) in enumerate(zip(CHIEF_SIDE, CHIEF_ABILITIES, strict=True)):
        colour = (INDIGO, UMBER, CACAO, BASALT, CINNABAR)[k // 2]
        body = use(f"card-chief-{side[-1]}")
        figure = path("M-23 20C-22 6-13 2 0 2S22 6 23 20z", colour) + circle(12, (0, -8), SKIN)
        body += f'<g transform="translate(0-16)">{group(figure, OBSIDIAN, 1.6)}'
        paint = ("M-8-8h16", "M-9-12L-3-4M9-12L3-4", "M-6-2v8M6-2v8", "M-9-6h5M4-6h5M-2-1h4", "M-10-10Q0-4 10-10")[
            k // 2
        ]
        body += (
            path(paint, "none", (TURQUOISE, MAIZE, WHITE, OBSIDIAN, CINNABAR)[k // 2], 2.6, 'stroke-linecap="round"')
            + "</g>"
        )
        body += box(-W / 2 + 3, 12, W - 6, 40, 6, LIMESTONE, INK, 1.2)
        found += symbol(f"chief-{side}", body + fitted(icons_of(chief.ability), (0, 32), W - 12, 38, 1))
    return found


def setups() -> str:
    """Goods, a tribe card, animals, and perhaps a camp."""
    found = ""
    for card in SETUPS:
        body = (
            use("card-setup")
            + f'<g transform="translate(-19 4)scale(.8)">{bust(PEOPLE[card.tribe], PEOPLE_COLOURS[card.tribe])}</g>'
        )
        goods: list[Icon] = [("food", card.food), ("tools", card.tools)]
        body += fitted(goods, (0, -H / 2 + 13), W - 10, 22, 0.85)
        for k, species in enumerate(card.animals):
            body += use(f"beast-{ANIMALS[species]}", (20, -8 + 28 * k), 0.6)
        if card.camp:
            body += use("camp", (20, 22), 1)
        found += symbol(card.name, body)
    return found


def nomads() -> str:
    """The column, what the Nomad does there, and its labour in the eclipse."""
    found = ""
    for name, card in zip(NOMAD_CARD, NOMAD_CARDS, strict=True):
        body = use("card-nomad") + use(COLUMNS[card.column], (0, -H / 2 + 13), 0.95)
        body += fitted([(VERB_ICONS[verb], times) for verb, times in card.verbs], (0, 0), W - 10, 56, 1.1)
        body += box(-W / 2 + 3, 29, W - 6, 24, 6, "#3A3A44", INK, 1.2) + use("eclipse", (-W / 2 + 17, 41), 0.78)
        body += box(-W / 2 + 31, 31, W - 36, 20, 5, BONE) + fitted(labour(card.halves), (13, 41), W - 40, 19, 0.74)
        found += symbol(name.replace(".", "-"), body)
    return found


# Animals.


def animals() -> str:
    """The beast, points for sets, and what rotating it gives."""
    found = ""
    for k, name in enumerate(ANIMALS):
        body = use("card-animal") + use(f"beast-{name}", (0, -12), 1.1)
        points = "-".join([str(value) for value in SET_POINTS[k][1:]])
        if points:
            body += box(-34, -H / 2 + 4, 68, 17, 8, BONE, INK, 1.2) + number(points, (0, -H / 2 + 12.5), 12.5, INK)
        else:
            body += circle(8, (0, -H / 2 + 12), WHITE, INK, 1.2) + path(star(7), MAIZE, OBSIDIAN, 1.2).replace(
                "<path", f'<path transform="translate(0 {n(-H / 2 + 12)})"'
            )
        body += box(-W / 2 + 3, 17, W - 6, 36, 6, LIMESTONE, INK, 1.2) + use("rotation", (-W / 2 + 16, 35), 0.72)
        found += symbol(f"animal-{name}", body + fitted(icons_of(ROTATE_BENEFIT[k]), (12, 35), W - 34, 33, 0.85))
    return found


def star(radius: float) -> str:
    """A small star of four points."""
    inner = n(radius * 0.32)
    outer = n(radius)
    return f"M0-{outer}L{inner}-{inner} {outer} 0 {inner} {inner} 0 {outer}-{inner} {inner}-{outer} 0-{inner}-{inner}z"


# Stones and tokens.


def stones() -> str:
    """What a sacred stone counts, and what it pays in each eclipse."""
    w, h = STONE_WIDTH, STONE_HEIGHT
    left = f"M{n(-w / 2 + 2)} {n(h / 2 - 1)}C{n(-w / 2 - 2)} {n(-h / 6)} {n(-w / 2 + 8)} {n(-h / 2)} 0 {n(-h / 2)}"
    shape = left + f"S{n(w / 2 + 2)} {n(-h / 6)} {n(w / 2 - 2)} {n(h / 2 - 1)}z"
    found = symbol(
        "stone-era-1",
        path(shape, "#8FBFB3", OBSIDIAN, 2)
        + path(shape, "none", WHITE, 1).replace("<path", '<path transform="scale(.9)"'),
    )
    found += symbol(
        "stone-era-2",
        path(shape, "#B7A6CF", OBSIDIAN, 2)
        + path(shape, "none", WHITE, 1).replace("<path", '<path transform="scale(.9)"'),
    )
    shown = [
        *[village_stone(terrain) for terrain in range(7)],
        counting("camp", "vp-1") + mixed(),
        counting("megalith", "vp-1"),
    ]
    shown += [by_table("megalith", "1-2-4-6"), by_table("burial", "1-3-5"), counting("high-megalith", "vp-2")]
    shown += [counting("idol", "vp-1", 2), counting("rotation", "vp-1")]
    shown += [lying(name) + plate("1-3-5-7") for name in ANIMALS[:5]]
    shown.append(lying("woolly-mammoth", -13, 0.42) + lying("argentavis", 14, 0.42) + plate("1-3-5-7"))
    for k, (name, body) in enumerate(zip(STONES, shown, strict=True)):
        found += symbol(name, use("stone-era-1" if k < 10 else "stone-era-2") + body)
    return found


def village_stone(terrain: int) -> str:
    """Points for villages beside a kind of land."""
    return (
        use("village", (-14, -9), 0.85) + use(f"land-{TERRAINS[terrain]}", (13, -8), 0.85) + use("vp-2", (0, 15), 0.8)
    )


def counting(icon: str, points: str, per: int = 1) -> str:
    """Points for each thing of a kind."""
    body = number(per, (-22, -8), 14, OBSIDIAN) if per > 1 else ""
    return body + use(icon, (-3 if per > 1 else 0, -9), 1) + use(points, (0, 15), 0.8)


def mixed() -> str:
    """Of different kinds."""
    return "".join(
        [
            circle(3.4, (x, 15), colour, OBSIDIAN, 1)
            for x, colour in zip((-26, -18, 18, 26), TERRAIN_COLOURS, strict=False)
        ]
    )


def lying(animal: str, x: float = 0.0, scale: float = 0.5) -> str:
    """An animal as it lies when it was rotated: none that stands is counted."""
    return use(f"beast-{animal}", (x, -9), scale, 90)


def by_table(icon: str, table: str) -> str:
    """Points from a table."""
    return use(icon, (0, -8)) + plate(table)


def plate(table: str) -> str:
    """A row of figures."""
    return box(-27, 8, 54, 17, 8, WHITE, OBSIDIAN, 1.2) + number(table, (0, 16.5), 12.5, OBSIDIAN)


def tokens() -> str:
    """Glacier tokens and rest tokens, and their backs."""
    ice = path("M0-21L18-11V11L0 21-18 11V-11z", "#DDF0F5", OBSIDIAN, 2)
    moon = circle(20, fill="#34405C", stroke=OBSIDIAN, width=2) + circle(15.5, fill=BONE)
    found = symbol("token-ice", ice) + symbol("token-rest", moon)
    snow = path("M0-11V11M-9.5-5.5L9.5 5.5M9.5-5.5L-9.5 5.5", "none", INDIGO, 2.6, 'stroke-linecap="round"')
    found += symbol("glacier-back", use("token-ice") + snow)
    found += symbol(
        "rest-back",
        circle(20, fill="#34405C", stroke=OBSIDIAN, width=2) + use("rest", (0, -2), 1.2) + circle(9.5, (0, 0), BONE),
    )
    for names, benefits, ground in (
        (GLACIER_TOKEN, GLACIER_BENEFIT, "token-ice"),
        (REST_TOKEN, REST_BENEFIT, "token-rest"),
    ):
        for name, step in zip(names, benefits, strict=True):
            found += symbol(name.replace(".", "-"), use(ground) + fitted(icons_of(step), (0, 0), 28, 28, 1))
    return found
