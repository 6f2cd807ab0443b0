"""The panels beside the board: temple, regions, market, altar, weavings, statues."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.tawantinsuyu.board import (
    ALTAR_LIMIT,
    DISCARD,
    EMPTY,
    FLIP,
    GOD_DECK,
    GODS,
    GOODS,
    REGION_SPACE,
    REGION_SPACES,
    REGIONS,
    STEP_END_POINTS,
    STEP_POINTS,
    TEMPLE,
    WEAVING_STACK,
)
from yupana.games.tawantinsuyu.coricancha import Worship
from yupana.games.tawantinsuyu.gods import GOD_CARD, god_of
from yupana.games.tawantinsuyu.market import BUILDING, COST, TILES_OF_KIND, kind_of
from yupana.games.tawantinsuyu.scene.geometry import (
    ALTAR_HEIGHT,
    ALTAR_SCALE,
    ALTAR_X,
    ARMY_DECK_X,
    ASIDE_X,
    BOARD_WIDTH,
    BONUS_POINT,
    EMBLEM_X,
    GOD_DECK_X,
    LARGE_BESIDE,
    MARKET_HEIGHT,
    MARKET_X,
    PILE_X,
    REGION_X,
    REGION_Y,
    REGIONS_HEIGHT,
    SALE_SCALE,
    SALE_X,
    SALE_Y,
    SIDE_WIDTH,
    STACK_X,
    STATUE_X,
    STATUES_HEIGHT,
    STEP_TOP,
    STEP_X,
    TEMPLE_BASE,
    TEMPLE_HEIGHT,
    WEAVINGS_HEIGHT,
)
from yupana.games.tawantinsuyu.scene.names import building_sprite, god_sprite, weaving_sprite
from yupana.games.tawantinsuyu.setup import starting_weavings
from yupana.games.tawantinsuyu.state import ASIDE, DISCARDED, PILE, Tawantinsuyu
from yupana.games.tawantinsuyu.statues import LARGE, STATUE
from yupana.games.tawantinsuyu.tapestry import WEAVING, stack_size
from yupana.games.tawantinsuyu.tiles import GOD_BONUS_PLACE
from yupana.insight.talk import asked_now
from yupana.tabletop.pieces import CACHED, with_count
from yupana.tabletop.scene import Argument, Message, Panel, Piece, panel

KINDS: Final = ("production", "permanent")
MARKER_X: Final[tuple[float, ...]] = (-16.0, 16.0, -16.0, 16.0)
MARKER_Y: Final[tuple[float, ...]] = (-15.0, -15.0, -45.0, -45.0)
MARKER_SCALE: Final = 1.35


# The temple.


def temple(view: Tawantinsuyu) -> Panel:
    """Twelve steps and who stands on them."""
    pieces = list(STEP_PIECES)
    for seat in range(view.seats):
        there = [each for each in range(view.seats) if view.step(each) == view.step(seat)]
        pieces.append(temple_marker(seat, view.step(seat), there.index(seat), len(there)))
    return panel("temple", pieces, BOARD_WIDTH, TEMPLE_HEIGHT, "track", "steps")


@lru_cache(CACHED)
def temple_marker(seat: Seat, step: int, n: int, count: int) -> Piece:
    """A marker on its step; several stand two by two."""
    label = Message(
        "label-temple-marker",
        {"seat": seat, "step": step, "points": STEP_POINTS[step], "end": STEP_END_POINTS[step]},
    )
    x, y = STEP_X[step] + (MARKER_X[n] if count > 1 else 0.0), STEP_TOP[step] + MARKER_Y[n]
    return Piece(f"marker.{seat}", label, "marker", x, y, scale=MARKER_SCALE, seat=seat)


# Regions.


def regions(view: Tawantinsuyu) -> Panel:
    """Four regions of six spaces, and who conquered them."""
    pieces: list[Piece] = []
    for space, owner in enumerate(view.regions):
        if space % REGION_SPACES == 0:
            pieces.append(EMBLEMS[space // REGION_SPACES])
        if owner == EMPTY:
            pieces.append(REGION_PIECES[space])
        else:
            pieces += (TAKEN[space], conquest(space, owner))
    return panel("regions", pieces, SIDE_WIDTH, REGIONS_HEIGHT, "track", "army-icon")


@lru_cache(CACHED)
def conquest(space: int, owner: Seat) -> Piece:
    """A conquest marker."""
    label = Message("label-conquest-marker", {"seat": owner, "place": REGION_SPACE[space]})
    x, y = REGION_X[space % REGION_SPACES], REGION_Y[space // REGION_SPACES]
    return Piece(f"conquest.{REGION_SPACE[space]}", label, "conquest-marker", x, y, seat=owner)


# The market.


def market(view: Tawantinsuyu) -> Panel:
    """Two buildings of each kind between their stacks."""
    pieces: list[Piece] = []
    for kind in range(len(KINDS)):
        under = [tile for tile in view.buildings_under if kind_of(tile) == kind]
        amount = len([tile for tile in TILES_OF_KIND[kind] if view.buildings[tile] == PILE]) + len(under)
        pieces.append(building_stack(kind, amount))
    for slot, tile in enumerate(view.market):
        if tile != EMPTY:
            pieces.append(building(tile, slot))
    return panel("market", pieces, SIDE_WIDTH, MARKET_HEIGHT, "cards", "build")


@lru_cache(CACHED)
def building_stack(kind: int, amount: int) -> Piece:
    """The face-down buildings of a kind."""
    label = Message("label-building-stack", {"kind": KINDS[kind], "amount": amount})
    sprite = f"pile-{KINDS[kind]}" if amount else "pile-empty"
    return Piece(f"stack.{KINDS[kind]}", label, sprite, PILE_X[kind], MARKET_HEIGHT / 2, text=str(amount))


@lru_cache(CACHED)
def building(tile: int, slot: int) -> Piece:
    """A building on offer, with its cost."""
    cost: dict[str, Argument] = {"tile": BUILDING[tile]}
    for good in range(len(GOODS)):
        cost[GOODS[good]] = COST[tile][good]
    name = BUILDING[tile]
    return Piece(
        name, Message("label-building", cost), building_sprite(tile), MARKET_X[slot], MARKET_HEIGHT / 2, place=name
    )


# The altar.


def altar(view: Tawantinsuyu) -> Panel:
    """The god deck, the altar, a card played for a placement, and the army deck."""
    pieces = [god_deck(view.gods_left + len(view.gods_under))]
    for n, card in enumerate(view.altar):
        pieces.append(god_card(card, ALTAR_X[n], ALTAR_HEIGHT / 2, ALTAR_SCALE))
    if ASIDE in view.gods:
        pieces += god_played(view.gods.index(ASIDE), ASIDE_X, ALTAR_HEIGHT / 2, ALTAR_SCALE)
    pieces.append(army_deck(view.army_left, view.army.count(DISCARDED)))
    backdrop = f"panel-altar-{ALTAR_LIMIT[view.seats]}"
    return panel("altar", pieces, SIDE_WIDTH, ALTAR_HEIGHT, "cards", "god-icon", backdrop=backdrop)


@lru_cache(CACHED)
def god_deck(amount: int) -> Piece:
    """The face-down god cards."""
    label = Message("label-god-deck", {"amount": amount})
    sprite = "god-deck" if amount else "god-deck-empty"
    return Piece(GOD_DECK, label, sprite, GOD_DECK_X, ALTAR_HEIGHT / 2 + 12, place=GOD_DECK, text=str(amount))


@lru_cache(CACHED)
def army_deck(amount: int, discarded: int) -> Piece:
    """The face-down army cards."""
    label = Message("label-army-deck", {"amount": amount, "discarded": discarded})
    sprite = "army-deck" if amount else "army-deck-empty"
    return Piece("army-deck", label, sprite, ARMY_DECK_X, ALTAR_HEIGHT / 2 + 12, text=str(amount))


@lru_cache(CACHED)
def god_card(card: int, x: float, y: float, scale: float) -> Piece:
    """A god card that can be seen."""
    name = GOD_CARD[card]
    label = Message("label-god-card", {"card": name, "god": GODS[god_of(card)]})
    return Piece(name, label, god_sprite(card), x, y, scale=scale, place=name)


@lru_cache(CACHED)
def god_played(card: int, x: float, y: float, scale: float) -> tuple[Piece, ...]:
    """A god card that was played: a hand may touch each of its bonuses."""
    name = GOD_CARD[card]
    label = Message("label-god-played", {"card": name, "god": GODS[god_of(card)]})
    pieces = [Piece(name, label, god_sprite(card), x, y, scale=scale, place=name)]
    places = GOD_BONUS_PLACE[card]
    for place, at in zip(places, BONUS_POINT[len(places)], strict=True):
        label = Message("label-god-bonus", {"place": place})
        pieces.append(Piece(place, label, "bonus-spot", at[0], at[1], rides=name, place=place, printed=True))
    return tuple(pieces)


# Weavings.


def weavings(view: Tawantinsuyu) -> Panel:
    """The stack, its face-up tile, and tiles on sale or to begin with."""
    pieces = [weaving_stack(stack_size(view) - len(view.stack_top))]
    for tile in view.stack_top:
        pieces.append(weaving(tile, STACK_X[1], WEAVINGS_HEIGHT / 2, 1.0))
    for n, tile in enumerate(starting_weavings(view) or view.on_sale):
        pieces.append(weaving(tile, SALE_X[n], SALE_Y, SALE_SCALE))
    return panel("weavings", pieces, SIDE_WIDTH, WEAVINGS_HEIGHT, "cards", "weave")


@lru_cache(CACHED)
def weaving_stack(amount: int) -> Piece:
    """The tiles under the face-up one."""
    label = Message("label-weaving-stack", {"amount": amount})
    sprite = "weaving-deck" if amount else "weaving-deck-empty"
    return Piece(WEAVING_STACK, label, sprite, STACK_X[0], WEAVINGS_HEIGHT / 2, place=WEAVING_STACK, text=str(amount))


@lru_cache(CACHED)
def weaving(tile: int, x: float, y: float, scale: float) -> Piece:
    """A weaving that can be taken."""
    name = WEAVING[tile]
    return Piece(name, weaving_label(tile), weaving_sprite(tile), x, y, scale=scale, place=name)


def weaving_label(tile: int) -> Message:
    """A weaving with its edges."""
    return Message("label-weaving", {"tile": WEAVING[tile]})


# Statues.


def statues(view: Tawantinsuyu) -> Panel:
    """What is left of each kind."""
    worship = is_worship(view)
    pieces: list[Piece] = []
    for god in range(len(GODS)):
        for statue in (god, LARGE + god):
            if view.statues[statue]:
                pieces += statue_supply(statue, view.statues[statue], not worship)
    return panel("statues", pieces, SIDE_WIDTH, STATUES_HEIGHT, "cards", "statue")


def is_worship(view: Tawantinsuyu) -> bool:
    """Somebody is asked for an own statue; at any other time a statue that is touched is one of the supply."""
    return isinstance(asked_now(view), Worship)


@lru_cache(CACHED)
def statue_supply(statue: int, amount: int, touchable: bool) -> tuple[Piece, ...]:
    """Statues of a kind."""
    name = STATUE[statue]
    label = Message("label-statue", {"statue": name, "amount": amount})
    x = STATUE_X[statue % LARGE] + (LARGE_BESIDE if statue >= LARGE else 0)
    shown = Piece(f"supply.{name}", label, name, x, STATUES_HEIGHT - 41, scale=0.92, place=name if touchable else "")
    return with_count(shown, amount, 15.0, -20.0, 0.75)


# What never changes.

STEP_PIECES: Final = tuple(
    [
        Piece(
            TEMPLE[n],
            Message(
                "label-temple-step",
                {"place": TEMPLE[n], "step": n, "points": STEP_POINTS[n], "end": STEP_END_POINTS[n]},
            ),
            f"temple-step-{n}",
            STEP_X[n],
            TEMPLE_BASE,
            place=TEMPLE[n],
            printed=True,
        )
        for n in range(len(TEMPLE))
    ]
)
EMBLEMS: Final = tuple(
    [
        Piece(f"region.{name}", Message("label-region", {"region": name}), f"emblem-{name}", EMBLEM_X, REGION_Y[n])
        for n, name in enumerate(REGIONS)
    ]
)


def region_piece(space: int, sprite: str) -> Piece:
    """A space of a region."""
    place = REGION_SPACE[space]
    label = Message("label-region-space", {"place": place, "flip": FLIP[space], "discard": DISCARD[space]})
    x, y = REGION_X[space % REGION_SPACES], REGION_Y[space // REGION_SPACES]
    return Piece(place, label, sprite, x, y, place=place, printed=True)


REGION_PIECES: Final = tuple([region_piece(n, REGION_SPACE[n].replace(".", "-")) for n in range(len(REGION_SPACE))])
TAKEN: Final = tuple([region_piece(n, "region-plate") for n in range(len(REGION_SPACE))])
