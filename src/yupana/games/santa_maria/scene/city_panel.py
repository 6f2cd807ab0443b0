"""The Maya city: its road net, buildings and temples, warehouses, tokens and cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.games.santa_maria.american_kingdoms.maya.board import (
    CARD,
    CITY,
    DISTRICT,
    DISTRICTS,
    FORK,
    GOLD_DISTRICT,
    MAYA,
    ROAD,
    ROADS,
    SPOT,
    SPOTS,
    TEMPLE,
    TOKENS,
    V_FORK,
    V_HAND,
    V_LEVEL,
    V_PRIESTS,
    V_READY,
    V_TEMPLE,
    V_TOKEN,
    V_VAULT,
)
from yupana.games.santa_maria.american_kingdoms.maya.cards import TOKEN_PLACE, in_hand, tucked
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import BIT, BLUE, CELLS, COIN, EMPTY, FACES, GOLD, HAPPINESS, M_BLUE, MAT, WHITE
from yupana.games.santa_maria.scene.colony_panel import CODES, good, happiness, seal
from yupana.games.santa_maria.scene.geometry import (
    CITY_BLUE_X,
    CITY_COUNTS_X,
    CITY_COUNTS_Y,
    CITY_GOODS_AT,
    CITY_HEIGHT,
    CITY_WHITE_X,
    CITY_WIDTH,
    DISTRICT_X,
    FORK_X,
    HAND_HEIGHT,
    ROAD_X,
    ROAD_Y,
    SPOT_AT,
    TOKEN_X,
    TOKEN_Y,
)
from yupana.games.santa_maria.scene.parts import dice, die_sprite, envoy, plate
from yupana.tabletop.layout import row
from yupana.tabletop.mats import mat_of
from yupana.tabletop.pieces import CACHED, with_count
from yupana.tabletop.scene import Message, Panel, Piece, panel

TOKEN_KINDS: Final = tuple(dict.fromkeys(TOKENS))
WHITE_AT: Final = [(CITY_WHITE_X, y) for y in ROAD_Y]
BLUE_AT: Final = [(CITY_BLUE_X, y) for y in ROAD_Y]
ENVOY_X: Final = (20.0, 52.0)


def city(view: Kingdoms, own: bool) -> Panel:
    """Everything in front of the Maya player."""
    pieces = warehouses(view, own)
    for road in range(ROADS):
        pieces.append(road_head(road, own))
    add_dice(pieces, view, own)
    add_spots(pieces, view, own)
    for n in range(len(FORK)):
        pieces.append(fork(n, view.maya[V_FORK + n], own))
    add_districts(pieces, view, own)
    add_tokens(pieces, view, own)
    add_counts(pieces, view)
    pieces.append(seal(MAYA, ""))
    role = "board" if own else "mat"
    return mat_of(MAYA, pieces, CITY_WIDTH, CITY_HEIGHT, "temple", "city", role)


def warehouses(view: Kingdoms, own: bool) -> list[Piece]:
    """Full warehouses of all there are; gold lies in the vault."""
    found: list[Piece] = []
    for thing in range(COIN + 1):
        text = str(view.has(MAYA, thing))
        if thing == GOLD:
            text = str(view.maya[V_VAULT])
        elif thing < COIN:
            text += f"/{view.limit(MAYA, thing)}"
        found.append(good(MAYA, thing, text, *CITY_GOODS_AT[thing], own))
    return found


# Roads and dice.


@lru_cache(CACHED)
def road_head(road: int, own: bool) -> Piece:
    """Where a road begins."""
    name = ROAD[road + 1]
    label = Message("label-line", {"line": name})
    place = name if own else ""
    return Piece(f"city.{name}", label, "tab-row", ROAD_X, ROAD_Y[road], place=place, text=str(road + 1), printed=True)


def add_dice(pieces: list[Piece], view: Kingdoms, own: bool) -> None:
    """Blue dice beside the roads; for the viewer also those of the pool, and ambassadors."""
    at = MAYA * MAT + M_BLUE
    pieces += dice("city", BLUE, view.mats[at : at + FACES], BLUE_AT, own)
    if own:
        pieces += dice("city", WHITE, view.white, WHITE_AT, True)
        for colour in (WHITE, BLUE):
            if view.envoys[colour]:
                pieces.append(envoy("city", colour, view.envoys[colour], ENVOY_X[colour], 66.0, True))


# Spots and forks.


def add_spots(pieces: list[Piece], view: Kingdoms, own: bool) -> None:
    """Buildings, and dice and high priests on them."""
    free, at = view.free(MAYA), MAYA * CELLS
    for spot in range(SPOTS):
        pieces.append(spot_piece(spot, view.cells[at + spot], free & BIT[spot] != 0, own))
    for spot in range(SPOTS):
        if view.marks[at + spot]:
            pieces.append(on_spot(spot, view.marks[at + spot]))


@lru_cache(CACHED)
def spot_piece(spot: int, code: int, is_free: bool, own: bool) -> Piece:
    """A spot beside a road, with a building or without one."""
    x, y = SPOT_AT[spot]
    id, place = f"city.{SPOT[spot]}", SPOT[spot] if own else ""
    if code == EMPTY:
        label = Message("label-empty-spot", {"spot": SPOT[spot]})
        return Piece(id, label, "spot-empty", x, y, place=place, printed=True)
    told = "free" if is_free else "used"
    label = Message("label-city-spot", {"spot": SPOT[spot], "building": CODES[code], "state": told})
    return Piece(id, label, f"cell-{CODES[code]}", x, y, place=place)


@lru_cache(CACHED)
def on_spot(spot: int, mark: int) -> Piece:
    """A die or a high priest on a building."""
    x, y = SPOT_AT[spot]
    id = f"city.on.{spot}"
    if mark > 0:
        label = Message("label-priest-on-spot", {"spot": SPOT[spot]})
        return Piece(id, label, "priest-piece", x + 9, y + 6, seat=MAYA, printed=True)
    label = Message("label-die-on-spot", {"spot": SPOT[spot]})
    return Piece(id, label, die_sprite(mark), x + 10, y + 9, printed=True)


@lru_cache(CACHED)
def fork(n: int, linked: int, own: bool) -> Piece:
    """A fork of the causeway, with a road token or without one."""
    label = Message("label-fork-linked" if linked else "label-fork", {"fork": FORK[n]})
    sprite = "fork-linked" if linked else "fork"
    return Piece(f"city.{FORK[n]}", label, sprite, FORK_X, ROAD_Y[n + 1], place=FORK[n] if own else "", printed=True)


# Districts.


def add_districts(pieces: list[Piece], view: Kingdoms, own: bool) -> None:
    """Temples between the roads: levels, the cost of the next one, and what they count."""
    for n in range(DISTRICTS):
        stock = view.maya[V_VAULT] if n == GOLD_DISTRICT else tucked(view, n)
        pieces += district(n, view.maya[V_LEVEL + n], view.maya[V_TEMPLE + n], stock, own)


@lru_cache(CACHED)
def district(n: int, level: int, tile: int, stock: int, own: bool) -> tuple[Piece, ...]:
    """A temple, its tile and its cards or gold."""
    y = (ROAD_Y[n] + ROAD_Y[n + 1]) / 2
    name = DISTRICT[n]
    label = Message("label-district", {"district": name, "level": level, "amount": stock})
    place = name if own else ""
    base = Piece(f"city.{name}", label, f"district-{name}", DISTRICT_X, y, place=place, text=str(stock))
    steps = Piece(f"{base.id}.levels", label, f"levels-{level}", -36.0, 0.0, rides=base.id, printed=True)
    if tile == EMPTY:
        return base, steps
    cost = Message("label-temple", {"temple": TEMPLE[tile]})
    return base, steps, Piece(f"city.{TEMPLE[tile]}", cost, f"temple-{tile + 1}", 4.0, 21.0, rides=base.id)


# Tokens and cards.


def add_tokens(pieces: list[Piece], view: Kingdoms, own: bool) -> None:
    """Building tokens in reserve: wooden ones, then those of straw."""
    for n, kind in enumerate(TOKEN_KINDS):
        amount = len([k for k in range(len(TOKENS)) if TOKENS[k] == kind and view.maya[V_TOKEN + k]])
        if amount:
            pieces += token(n, TOKENS.index(kind), amount, own)


@lru_cache(CACHED)
def token(n: int, first: int, amount: int, own: bool) -> tuple[Piece, ...]:
    """Tokens of a kind."""
    name = TOKEN_PLACE[first]
    label = Message("label-token", {"token": name, "amount": amount})
    shown = Piece(
        f"city.{name}",
        label,
        f"cell-{CITY[TOKENS[first]]}",
        TOKEN_X[n] - 30,
        TOKEN_Y,
        scale=0.92,
        place=name if own else "",
    )
    return with_count(shown, amount, 19.0, -17.0, 0.8)


def add_counts(pieces: list[Piece], view: Kingdoms) -> None:
    """High priests, cards in hand and happiness."""
    ready, priests = view.maya[V_READY], view.maya[V_PRIESTS]
    pieces.append(
        plate("city.priests", "label-priests", "priests", CITY_COUNTS_X[0], CITY_COUNTS_Y, f"{ready}/{priests}", MAYA)
    )
    cards = str(view.maya[V_HAND])
    pieces.append(plate("city.hand", "label-hand", "cards-held", CITY_COUNTS_X[1], CITY_COUNTS_Y, cards, MAYA))
    shown = happiness(MAYA, view.has(MAYA, HAPPINESS))
    pieces.append(
        Piece(shown.id, shown.label, shown.sprite, CITY_COUNTS_X[3], CITY_COUNTS_Y, seat=MAYA, text=shown.text)
    )


def hand(view: Kingdoms) -> Panel:
    """The cards that the Maya player holds."""
    held = in_hand(view)
    pieces = [card(n, x) for n, (x, _) in zip(held, row(len(held), 54.0, 0.0, 92.0, 412.0), strict=True)]
    return panel("hand", pieces, CITY_WIDTH, HAND_HEIGHT, "hand", "card-icon", backdrop="hand", seat=MAYA)


@lru_cache(CACHED)
def card(n: int, x: float) -> Piece:
    """A card in hand."""
    return Piece(CARD[n], Message("label-card", {"card": CARD[n]}), f"card-{n + 1}", x, HAND_HEIGHT / 2, place=CARD[n])
