"""What components do, in icons: the same steps that the rules carry out are drawn."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import Step
from yupana.engine.grammar import Sequence
from yupana.games.endless_winter.animals import Hunt, Reveal, Rotate, TakeTop
from yupana.games.endless_winter.benefits import LINKS, Benefit
from yupana.games.endless_winter.board import COLUMNS, HALVES, HAND
from yupana.games.endless_winter.cards import Bury, ChooseCulture, ChooseTribe, DiscardCard
from yupana.games.endless_winter.effects import AllOf, Buy, Others, Per, Provided, When
from yupana.games.endless_winter.goods import FillFood, Gain, GainLabour, Pay, Score
from yupana.games.endless_winter.land import MoveCamps, PlaceCamp, Settle
from yupana.tabletop.pen import INK, Point, number, use

Icon = tuple[str, int]  # a symbol and how many
BECOMES: Icon = ("becomes", 1)
WIDE = 25.0  # of an icon
FIGURE = 11.0  # of the figure beside it


def labour(halves: int) -> list[Icon]:
    """Whole labour, and a half apart."""
    whole, half = divmod(halves, HALVES)
    return [part for part in (("labour", whole), ("half-labour", half)) if part[1]]


def goods(food: int, tools: int) -> list[Icon]:
    """Food and tools."""
    return [part for part in (("food", food), ("tools", tools)) if part[1]]


def icons_of(step: Step[Any]) -> list[Icon]:
    """What a step gives, from left to right."""
    if isinstance(step, Gain):
        return goods(step.food, step.tools)
    if isinstance(step, Pay):
        return [*goods(step.food, step.tools), *labour(step.halves)]
    if isinstance(step, Benefit):
        return [(LINKS[step.link], step.times)]
    if isinstance(step, GainLabour):
        return labour(step.halves)
    if isinstance(step, Score):
        return [(f"vp-{step.points}", 1)]
    if isinstance(step, (Sequence, AllOf)):
        return [icon for part in (step.steps if isinstance(step, Sequence) else step.parts) for icon in icons_of(part)]
    if isinstance(step, Buy):
        return [*icons_of(step.cost), BECOMES, *icons_of(step.step)]
    if isinstance(step, When):
        return [(COLUMNS[step.column], 1), BECOMES, *icons_of(step.step)]
    if isinstance(step, Others):
        return [("others", 1), *icons_of(step.step)]
    if isinstance(step, Per):
        return [("village", 1), BECOMES, *icons_of(step.step)]
    if isinstance(step, Provided):
        return [("burial", step.least), BECOMES, *icons_of(step.step)]
    return [plain(step)]


def plain(step: Step[Any]) -> Icon:
    """What is one icon."""
    if isinstance(step, MoveCamps):
        return ("step", step.times)
    if isinstance(step, Rotate):
        return ("rotation", step.times)
    if isinstance(step, Bury):
        return ("burial", step.times)
    if isinstance(step, Reveal):
        return ("reveal", step.cards)
    if isinstance(step, Hunt):
        return ("animal", step.times)
    if isinstance(step, ChooseTribe):
        return ("tribe-card" if step.zone == HAND else "tribe-discard", step.times)
    kinds: tuple[tuple[type, str], ...] = (
        (TakeTop, "animal-top"),
        (FillFood, "fill-food"),
        (PlaceCamp, "camp"),
        (Settle, "village"),
        (ChooseCulture, "culture-card"),
        (DiscardCard, "discard"),
    )
    return (next(name for kind, name in kinds if isinstance(step, kind)), 1)


def width_of(icon: Icon) -> float:
    """How wide an icon is with its figure."""
    if icon == BECOMES:
        return 15.0
    return WIDE + (FIGURE if icon[1] > 1 else 0.0)


def line(icons: list[Icon], at: Point, scale: float) -> str:
    """Icons side by side around a point."""
    wide = sum([width_of(icon) for icon in icons])
    x = -wide / 2
    body = ""
    for icon in icons:
        name, amount = icon
        if amount > 1:
            body += number(amount, (at[0] + (x + FIGURE / 2 + 1) * scale, at[1]), 15 * scale, INK)
            x += FIGURE
        room = width_of(icon) - (FIGURE if amount > 1 else 0.0)
        body += use(name, (at[0] + (x + room / 2) * scale, at[1]), scale)
        x += room
    return body


def fitted(icons: list[Icon], at: Point, wide: float, high: float, most: float = 1.2) -> str:
    """Icons as large as they can be in a box around a point, in one line or in two."""
    if not icons:
        return ""
    best, lines = 0.0, [icons]
    for cut in range(len(icons)):
        rows = [icons[:cut], icons[cut:]] if cut else [icons]
        if rows[-1][0] == BECOMES:
            continue
        broad = max([sum([width_of(icon) for icon in row]) for row in rows])
        scale = min(most, wide / broad, high / (27.0 * len(rows)))
        if scale > best + 0.02:
            best, lines = scale, rows
    body = ""
    for n, row in enumerate(lines):
        body += line(row, (at[0], at[1] + (n - (len(lines) - 1) / 2) * 27 * best), best)
    return body
