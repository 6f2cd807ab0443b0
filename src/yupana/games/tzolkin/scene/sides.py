"""The panels beside the board: temples, technologies, buildings, monuments, market."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.tzolkin.board import EMPTY, GOODS, IN_CORN, RESOURCES, SKULL, STEP_POINTS, TEMPLES, TOP_STEP, TRACKS
from yupana.games.tzolkin.monuments import MONUMENT_NAMES, MONUMENTS
from yupana.games.tzolkin.scene.geometry import (
    LEVEL_MARKER_Y,
    LEVEL_X,
    MARKER_SCALE,
    MARKER_X,
    MARKET_HEIGHT,
    RATE_X,
    ROW_HEIGHT,
    ROW_WIDTH,
    SIDE_WIDTH,
    SKULLS_X,
    SLOT_X,
    TEMPLE_BASE,
    TEMPLE_X,
    TEMPLES_HEIGHT,
    TIER,
    TRACK_Y,
    TRACKS_HEIGHT,
)
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDING_NAMES, BUILDINGS
from yupana.tabletop.pieces import CACHED, printed_place
from yupana.tabletop.scene import Argument, Message, Panel, Piece, panel


def temples(view: Tzolkin) -> Panel:
    """The three temples and everybody's step in them."""
    pieces: list[Piece] = []
    for temple in range(len(TEMPLES)):
        pieces.append(TEMPLE_PIECES[temple])
        for seat in range(view.seats):
            pieces.append(temple_marker(temple, seat, view.step(seat, temple)))
    return panel("temples", pieces, SIDE_WIDTH, TEMPLES_HEIGHT, "track", "any-temple")


@lru_cache(CACHED)
def temple_marker(temple: int, seat: Seat, step: int) -> Piece:
    """A marker on its step; on the top step there is room for one."""
    points = STEP_POINTS[temple][step]
    label = Message("label-temple-marker", {"seat": seat, "temple": TEMPLES[temple], "step": step, "points": points})
    x = TEMPLE_X[temple] + (0 if step == TOP_STEP[temple] else MARKER_X[seat])
    y = TEMPLE_BASE - TIER * (step + 0.5) + 4
    return Piece(f"marker.{TEMPLES[temple]}.{seat}", label, "marker", x, y, scale=MARKER_SCALE, seat=seat)


def technologies(view: Tzolkin) -> Panel:
    """The four tracks and everybody's level on them."""
    pieces: list[Piece] = []
    for track in range(len(TRACKS)):
        pieces.append(TRACK_PIECES[track])
        for seat in range(view.seats):
            pieces.append(track_marker(track, seat, view.level(seat, track)))
    return panel("technologies", pieces, SIDE_WIDTH, TRACKS_HEIGHT, "track", "any-technology")


@lru_cache(CACHED)
def track_marker(track: int, seat: Seat, level: int) -> Piece:
    """A marker on its level; before the first level the four stand closer."""
    label = Message("label-track-marker", {"seat": seat, "track": TRACKS[track], "level": level})
    if level:
        x, y = LEVEL_X[level] + MARKER_X[seat], TRACK_Y[track] + LEVEL_MARKER_Y
    else:
        x, y = LEVEL_X[0] - 11 + seat % 2 * 22, TRACK_Y[track] - 9 + seat // 2 * 23
    return Piece(f"marker.{TRACKS[track]}.{seat}", label, "marker", x, y, scale=MARKER_SCALE, seat=seat)


def buildings(view: Tzolkin) -> Panel:
    """The row of buildings and the pile behind it."""
    pieces: list[Piece] = []
    for slot, tile in enumerate(view.row):
        if tile != EMPTY:
            pieces.append(building(tile, slot))
    pieces.append(deck(len(view.deck), view.age))
    return panel("buildings", pieces, ROW_WIDTH, ROW_HEIGHT, "cards", "building")


@lru_cache(CACHED)
def building(tile: int, slot: int) -> Piece:
    """A building on offer, with its cost."""
    wood, stone, gold = BUILDINGS[tile].cost
    name = BUILDING_NAMES[tile]
    label = Message("label-building", {"tile": name, "wood": wood, "stone": stone, "gold": gold})
    return Piece(name, label, building_sprite(tile), SLOT_X[slot], ROW_HEIGHT / 2, place=name)


def building_sprite(tile: int) -> str:
    """Buildings that do the same look the same."""
    return BUILDING_NAMES[tile].partition(".")[0]


@lru_cache(CACHED)
def deck(amount: int, age: int) -> Piece:
    """The face-down buildings of this age."""
    sprite = f"deck-{age}" if amount else "deck-empty"
    label = Message("label-deck", {"amount": amount, "age": age})
    return Piece("deck", label, sprite, SLOT_X[6], ROW_HEIGHT / 2 + 2, text=str(amount))


def monuments(view: Tzolkin) -> Panel:
    """The monuments on offer."""
    pieces: list[Piece] = []
    for slot, tile in enumerate(view.monuments):
        if tile != EMPTY:
            pieces.append(monument(tile, slot))
    return panel("monuments", pieces, ROW_WIDTH, ROW_HEIGHT, "cards", "monument")


@lru_cache(CACHED)
def monument(tile: int, slot: int) -> Piece:
    """A monument on offer, with its cost."""
    wood, stone, gold = MONUMENTS[tile].cost
    name = MONUMENT_NAMES[tile]
    cost: dict[str, Argument] = {
        "tile": name,
        "wood": wood,
        "stone": stone,
        "gold": gold,
        "skulls": MONUMENTS[tile].skulls,
    }
    return Piece(name, Message("label-monument", cost), name, SLOT_X[slot], ROW_HEIGHT / 2 + 6, place=name)


def market(view: Tzolkin) -> Panel:
    """What resources are worth, and the skulls that are left."""
    pieces = [*RATES, skull_bank(view.skulls)]
    return panel("market", pieces, SIDE_WIDTH, MARKET_HEIGHT, "track", "market")


@lru_cache(CACHED)
def skull_bank(amount: int) -> Piece:
    """Skulls that nobody has yet."""
    label = Message("label-skull-bank", {"amount": amount})
    return Piece("skull-bank", label, "skull-bank", SKULLS_X, MARKET_HEIGHT / 2, place=GOODS[SKULL], text=str(amount))


# What never changes.

TEMPLE_PIECES: Final = tuple(
    [printed_place(TEMPLES[t], f"temple-{TEMPLES[t]}", TEMPLE_X[t], TEMPLE_BASE) for t in range(3)]
)
TRACK_PIECES: Final = tuple([printed_place(TRACKS[t], f"track-{TRACKS[t]}", 0.0, TRACK_Y[t]) for t in range(4)])
RATES: Final = tuple(
    [
        Piece(
            GOODS[good],
            Message("label-rate", {"good": GOODS[good], "corn": IN_CORN[good]}),
            f"rate-{GOODS[good]}",
            RATE_X[good],
            MARKET_HEIGHT / 2,
            place=GOODS[good],
        )
        for good in RESOURCES
    ]
)
