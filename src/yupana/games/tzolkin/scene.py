"""The table of Tzolk'in: panels, places and labels."""

from __future__ import annotations

from yupana.engine.agenda import Place, Seat
from yupana.games.tzolkin.board import (
    CHICHEN_ITZA,
    DUMMY,
    EMPTY,
    FIRST_PLAYER_SPACE,
    FOOD_DAYS,
    GEARS,
    GOODS,
    GROUPS,
    IN_CORN,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    LAST_SPACE,
    M_BANK,
    M_CORN_TILES,
    M_FED_CHEAPER,
    M_FED_FREE,
    M_LIGHT,
    M_WOOD_TILES,
    QUARTERS,
    RESOURCES,
    SKULL,
    SPACE,
    STEP_POINTS,
    TEETH,
    TEMPLES,
    TRACKS,
    WEALTH_DEALT,
    WEALTH_KEPT,
    WOOD_YIELD,
)
from yupana.games.tzolkin.monuments import FIRST_MONUMENT, MONUMENT_NAMES, MONUMENTS
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDING_NAMES, BUILDINGS, WEALTH_NAMES
from yupana.tabletop.scene import Argument, Message, Panel, Piece, Scene


def scene(view: Tzolkin, viewer: Seat | None) -> Scene:
    """The whole table; the viewer's own mat comes first among the mats."""
    seats = view.seats_from(viewer if viewer is not None else 0)
    return Scene(
        (
            calendar(view),
            *[gear(view, number) for number in range(len(GEARS))],
            jungle(view),
            temples(view),
            technologies(view),
            buildings(view),
            monuments(view),
            market(view),
            *[mat(view, seat, seat == viewer) for seat in seats],
        )
    )


def say(id: str, **arguments: Argument) -> Message:
    """A message, as scenes write it."""
    return Message(id, arguments)


def printed(place: Place) -> Piece:
    """A place of the board itself."""
    return Piece(place, say("label-place", place=place), place=place, printed=True)


def calendar(view: Tzolkin) -> Panel:
    """The central gear: the day, the corn on its teeth, and the first player space."""
    pieces = [Piece("day", day_label(view))]
    if view.calendar_corn:
        pieces.append(Piece("calendar-corn", say("label-calendar-corn", amount=view.calendar_corn)))
    pieces.append(Piece("first-player", say("label-first-player", seat=view.first_player), seat=view.first_player))
    pieces.append(printed(FIRST_PLAYER_SPACE))
    if view.first_space != EMPTY:
        label = say("label-worker", seat=view.first_space, place=FIRST_PLAYER_SPACE)
        pieces.append(Piece("worker.first-player-space", label, seat=view.first_space))
    return Panel("calendar", say("panel-calendar"), tuple(pieces))


def day_label(view: Tzolkin) -> Message:
    """Which day it is, and how far the next Food Day is."""
    if view.food_days_done == len(FOOD_DAYS):
        return say("label-game-over")
    left = max(0, FOOD_DAYS[view.food_days_done] - view.day)
    return say("label-day", day=view.day, left=left, age=view.age)


def gear(view: Tzolkin, number: int) -> Panel:
    """A city gear: its spaces, the workers riding on it, the skulls placed there."""
    pieces = [printed(SPACE[number][space]) for space in range(LAST_SPACE[number] + 1)]
    for space in range(TEETH[number]):
        who = view.standing(number, space)
        tooth = (space - view.day) % TEETH[number]
        if who == DUMMY and space <= LAST_SPACE[number]:
            pieces.append(Piece(f"dummy.{GEARS[number]}.{tooth}", say("label-dummy", place=SPACE[number][space])))
        elif who not in (DUMMY, EMPTY):
            label = say("label-worker", seat=who, place=SPACE[number][space])
            pieces.append(Piece(f"worker.{GEARS[number]}.{tooth}", label, seat=who))
    if number == CHICHEN_ITZA:
        for space, who in enumerate(view.offerings):
            if who != EMPTY:
                label = say("label-offering", seat=who, place=SPACE[number][space])
                pieces.append(Piece(f"offering.{space}", label, seat=who))
    return Panel(GEARS[number], say("panel-gear", gear=GEARS[number]), tuple(pieces))


def jungle(view: Tzolkin) -> Panel:
    """Corn and wood tiles that can be harvested."""
    pieces: list[Piece] = []
    for group in GROUPS:
        corn = view.jungle[group]
        wood = view.jungle[6 + group]
        label = say("label-jungle-corn", number=group, exposed=corn - wood, covered=wood)
        pieces.append(Piece(JUNGLE_CORN[group], label, place=JUNGLE_CORN[group]))
        if WOOD_YIELD[group]:
            label = say("label-jungle-wood", number=group, amount=wood)
            pieces.append(Piece(JUNGLE_WOOD[group], label, place=JUNGLE_WOOD[group]))
    return Panel("jungle", say("panel-jungle"), tuple(pieces))


def temples(view: Tzolkin) -> Panel:
    """The three temples and everybody's step in them."""
    pieces: list[Piece] = []
    for temple, place in enumerate(TEMPLES):
        pieces.append(printed(place))
        for seat in range(view.seats):
            step = view.step(seat, temple)
            points = STEP_POINTS[temple][step]
            label = say("label-temple-marker", seat=seat, temple=place, step=step, points=points)
            pieces.append(Piece(f"marker.{place}.{seat}", label, seat=seat))
    return Panel("temples", say("panel-temples"), tuple(pieces))


def technologies(view: Tzolkin) -> Panel:
    """The four tracks and everybody's level on them."""
    pieces: list[Piece] = []
    for track, place in enumerate(TRACKS):
        pieces.append(printed(place))
        for seat in range(view.seats):
            label = say("label-track-marker", seat=seat, track=place, level=view.level(seat, track))
            pieces.append(Piece(f"marker.{place}.{seat}", label, seat=seat))
    return Panel("technologies", say("panel-technologies"), tuple(pieces))


def buildings(view: Tzolkin) -> Panel:
    """The row of buildings and the pile behind it."""
    pieces = [
        Piece(BUILDING_NAMES[tile], building_label(tile), place=BUILDING_NAMES[tile])
        for tile in view.row
        if tile != EMPTY
    ]
    pieces.append(Piece("deck", say("label-deck", amount=len(view.deck), age=view.age)))
    return Panel("buildings", say("panel-buildings"), tuple(pieces))


def building_label(tile: int) -> Message:
    """A building with its cost."""
    wood, stone, gold = BUILDINGS[tile].cost
    return say("label-building", tile=BUILDING_NAMES[tile], wood=wood, stone=stone, gold=gold)


def monuments(view: Tzolkin) -> Panel:
    """The monuments on offer."""
    pieces: list[Piece] = []
    for tile in view.monuments:
        if tile != EMPTY:
            wood, stone, gold = MONUMENTS[tile].cost
            name = MONUMENT_NAMES[tile]
            skulls = MONUMENTS[tile].skulls
            label = say("label-monument", tile=name, wood=wood, stone=stone, gold=gold, skulls=skulls)
            pieces.append(Piece(name, label, place=name))
    return Panel("monuments", say("panel-monuments"), tuple(pieces))


def market(view: Tzolkin) -> Panel:
    """What resources are worth, and the skulls that are left."""
    pieces = [
        Piece(GOODS[good], say("label-rate", good=GOODS[good], corn=IN_CORN[good]), place=GOODS[good])
        for good in RESOURCES
    ]
    pieces.append(Piece("skull-bank", say("label-skull-bank", amount=view.skulls)))
    return Panel("market", say("panel-market"), tuple(pieces))


def mat(view: Tzolkin, seat: Seat, own: bool) -> Panel:
    """A player's mat: points, goods, workers, tiles."""
    points = view.points(seat)
    shown: Argument = points // QUARTERS if points % QUARTERS == 0 else points / QUARTERS
    labels: list[tuple[str, Message]] = [("points", say("label-points", points=shown))]
    for good in range(SKULL + 1):
        labels.append((GOODS[good], say("label-good", good=GOODS[good], amount=view.has(seat, good))))
    labels.append(("available", say("label-workers-available", amount=view.available(seat))))
    counted = (
        ("workers-bank", M_BANK),
        ("corn-tiles", M_CORN_TILES),
        ("wood-tiles", M_WOOD_TILES),
        ("fed-free", M_FED_FREE),
        ("fed-cheaper", M_FED_CHEAPER),
    )
    for name, thing in counted:
        if view.has(seat, thing):
            labels.append((name, say(f"label-{name}", amount=view.has(seat, thing))))
    labels.append(("board", say("label-board-light" if view.has(seat, M_LIGHT) else "label-board-dark")))
    for tile, owner in enumerate(view.owners):
        if owner == seat:
            name = BUILDING_NAMES[tile] if tile < FIRST_MONUMENT else MONUMENT_NAMES[tile - FIRST_MONUMENT]
            labels.append((name, say("label-own-tile", tile=name)))
    for tile in view.kept[seat * WEALTH_KEPT : (seat + 1) * WEALTH_KEPT]:
        if tile != EMPTY:
            labels.append((WEALTH_NAMES[tile], say("label-own-wealth", tile=WEALTH_NAMES[tile])))
    pieces = [Piece(f"mat.{seat}.{name}", label, seat=seat) for name, label in labels]
    pieces += hand(view, seat, own)
    return Panel(f"mat.{seat}", say("panel-mat", seat=seat), tuple(pieces), seat=seat)


def hand(view: Tzolkin, seat: Seat, own: bool) -> list[Piece]:
    """The wealth tiles a player was dealt, while the choice of two is open."""
    tiles = view.hands[seat * WEALTH_DEALT : (seat + 1) * WEALTH_DEALT]
    if own:
        names = [WEALTH_NAMES[tile] for tile in tiles if tile != EMPTY]
        return [Piece(name, say("label-wealth", tile=name), place=name, seat=seat) for name in names]
    if EMPTY in view.kept:
        return [Piece(f"hand.{seat}", say("label-hidden-wealth", amount=WEALTH_DEALT), seat=seat)]
    return []
