"""A player's board: tracks, reserve, stones, chief, rest area, animals, and how many cards lie where."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.endless_winter.board import (
    ANIMALS,
    CHIEF_FIGURE,
    CHIEF_SIDE,
    DISCARD,
    EMPTY,
    FIGURES,
    FOOD,
    FOOD_CELL,
    GOODS,
    IN_EACH_CELL,
    KINDS,
    M_CAMPS,
    M_CHIEF,
    M_CHIEF_AT,
    M_FIGURES_AT,
    M_MEGALITHS,
    M_ROTATED,
    M_SETUP,
    M_UPRIGHT,
    M_VILLAGES,
    NEUTRALS,
    NOMAD_CARD,
    PLAYED,
    RESERVE_CELL,
    REST,
    SETUP_CARDS,
    SPECIES,
    STONE_SLOTS,
    TOOLS,
    TRACK_END,
    TRIBE_FIGURE,
    ZONES,
)
from yupana.games.endless_winter.eclipse import NOMAD_CARDS_EACH_ROUND, VILLAGE_PLACE
from yupana.games.endless_winter.scene.geometry import (
    ANIMAL_BOX,
    CARD_GAP,
    CARD_HEIGHT,
    CARD_WIDTH,
    CELL_X,
    CHIEF_SCALE,
    CHIEF_X,
    CHIEF_Y,
    FIGURE_STAND,
    FIRST_ROW,
    FOOD_Y,
    GOOD_X,
    LABOUR_X,
    MAT_HEIGHT,
    MAT_WIDTH,
    NOMAD_CARD_X,
    NOMAD_CARD_Y,
    NOMAD_HEIGHT,
    NOMAD_RESERVE_Y,
    NOMAD_STONE_SCALE,
    NOMAD_STONE_X,
    NOMAD_STONE_Y,
    OPEN_BOX,
    OWN_MAT_HEIGHT,
    PILE_X,
    POINTS_X,
    RESERVE_X,
    RESERVE_Y,
    REST_X,
    REST_Y,
    RESTING_PITCH,
    RESTING_X,
    SETUP_X,
    SETUP_Y,
    SLOT_SCALE,
    SLOT_X,
    SLOT_Y,
    TOOLS_Y,
    VILLAGES_X,
)
from yupana.games.endless_winter.scene.parts import card_label, card_sprite, halves_of, stone_piece, written
from yupana.games.endless_winter.setup import ChooseChief, ChooseSide
from yupana.games.endless_winter.state import EndlessWinter
from yupana.tabletop.mats import SEALS, mat_of, points
from yupana.tabletop.packing import Box, pack
from yupana.tabletop.pieces import CACHED, with_count
from yupana.tabletop.scene import Message, Panel, Piece

PILES: Final = (0, 1, 2, 4, 5)  # zones whose sizes are shown; what is in play lies open
TRACK_Y: Final[tuple[float, ...]] = (FOOD_Y, TOOLS_Y)


def mat(view: EndlessWinter, seat: Seat, own: bool) -> Panel:
    """Everything in front of a player."""
    pieces = [SEALS[seat], points(seat, view.points(seat), POINTS_X, FIRST_ROW)]
    for n, zone in enumerate(PILES):
        pieces.append(pile(seat, zone, view.size(seat, zone), PILE_X[n]))
    add_figures(pieces, view, seat)
    add_track(pieces, view, seat, own)
    halves = halves_of(view, seat)
    if halves:
        pieces.append(labour(seat, halves))
    add_reserve(pieces, view, seat, own)
    pieces.append(villages(seat, view.has(seat, M_VILLAGES), own, VILLAGES_X, RESERVE_Y))
    if view.has(seat, M_CHIEF) != EMPTY:
        pieces.append(chief(seat, view.has(seat, M_CHIEF), own and not is_choosing(view)))
    if view.has(seat, M_SETUP) != EMPTY:
        pieces.append(setup(seat, view.has(seat, M_SETUP)))
    add_stones(pieces, view, seat, SLOT_X, SLOT_Y, SLOT_SCALE)
    add_rest(pieces, view, seat, own)
    add_animals(pieces, view, seat, own, ANIMAL_BOX)
    if not own:
        add_open_cards(pieces, view, seat)
    height, sprite = (OWN_MAT_HEIGHT, "mat-own") if own else (MAT_HEIGHT, "mat-other")
    return mat_of(seat, pieces, MAT_WIDTH, height, "marker", sprite)


def is_choosing(view: EndlessWinter) -> bool:
    """Chiefs are being chosen: then they are touched where they are drafted."""
    steps = view.agenda.steps
    return bool(steps) and isinstance(steps[-1], (ChooseSide, ChooseChief))


# What is counted.


@lru_cache(CACHED)
def pile(seat: Seat, zone: int, amount: int, x: float) -> Piece:
    """How many cards lie in a zone."""
    name = ZONES[zone]
    label = Message(f"label-{name}", {"amount": amount})
    return Piece(f"mat.{seat}.{name}", label, f"pile-{name}", x, FIRST_ROW, seat=seat, text=str(amount))


@lru_cache(CACHED)
def labour(seat: Seat, halves: int) -> Piece:
    """The labour of this turn."""
    label = Message("label-labour", {"labour": halves // 2, "half": halves % 2})
    return Piece(
        f"mat.{seat}.labour", label, "labour-left", LABOUR_X, RESERVE_Y, scale=1.1, seat=seat, text=written(halves)
    )


def add_figures(pieces: list[Piece], view: EndlessWinter, seat: Seat) -> None:
    """Figures that can still be placed this round."""
    figures = [TRIBE_FIGURE] * max(0, view.tribe_figures(seat))
    figures += [CHIEF_FIGURE] if view.has(seat, M_CHIEF_AT) == EMPTY else []
    for n, figure in enumerate(figures):
        pieces.append(waiting(seat, figure, n))


@lru_cache(CACHED)
def waiting(seat: Seat, figure: int, n: int) -> Piece:
    """A figure that was not placed yet."""
    label = Message("label-waiting", {"seat": seat, "figure": FIGURES[figure]})
    return Piece(f"mat.{seat}.figure.{n}", label, FIGURES[figure], 24.0, FIGURE_STAND[n], scale=1.3, seat=seat)


# Food, tools and camps.


def add_track(pieces: list[Piece], view: EndlessWinter, seat: Seat, own: bool) -> None:
    """Both tracks with their markers, and camps on the end of the first."""
    food, tools, camps = view.has(seat, FOOD), view.has(seat, TOOLS), view.has(seat, M_CAMPS)
    pieces.append(good(seat, FOOD, food, view.food_limit(seat), own))
    pieces.append(good(seat, TOOLS, tools, TRACK_END, own))
    pieces += FOOD_CELLS if own else ()
    for n in range(TRACK_END - camps + 1, TRACK_END + 1):
        pieces.append(camp_left(seat, n, camps))
    pieces.append(good_marker(seat, FOOD, food))
    pieces.append(good_marker(seat, TOOLS, tools))


@lru_cache(CACHED)
def good(seat: Seat, which: int, amount: int, limit: int, own: bool) -> Piece:
    """A good and how much of it there is."""
    name = GOODS[which]
    label = Message(f"label-{name}", {"amount": amount, "limit": limit})
    place = name if own else ""
    return Piece(f"mat.{seat}.{name}", label, f"good-{name}", GOOD_X, TRACK_Y[which], place=place, seat=seat)


@lru_cache(CACHED)
def good_marker(seat: Seat, which: int, amount: int) -> Piece:
    """The marker of a track."""
    label = Message(f"label-{GOODS[which]}-marker", {"amount": amount})
    return Piece(
        f"mat.{seat}.{GOODS[which]}.marker", label, "marker", CELL_X[amount], TRACK_Y[which], seat=seat, printed=True
    )


@lru_cache(CACHED)
def camp_left(seat: Seat, cell: int, camps: int) -> Piece:
    """A camp that covers a cell of the food track."""
    label = Message("label-camps-left", {"amount": camps})
    return Piece(
        f"mat.{seat}.camp.{cell}", label, "camp-piece", CELL_X[cell], FOOD_Y, seat=seat, printed=cell < TRACK_END
    )


# Megaliths, villages, stones, chief.


def add_reserve(pieces: list[Piece], view: EndlessWinter, seat: Seat, own: bool) -> None:
    """Five cells of two megaliths each."""
    placed = view.has(seat, M_MEGALITHS)
    for cell in range(1, len(RESERVE_CELL)):
        left = min(IN_EACH_CELL, max(0, IN_EACH_CELL * cell - placed))
        pieces += reserve(seat, cell, left, own, RESERVE_Y)


@lru_cache(CACHED)
def reserve(seat: Seat, cell: int, left: int, own: bool, y: float) -> tuple[Piece, ...]:
    """A cell of the reserve and what is left in it."""
    place = RESERVE_CELL[cell]
    label = Message("label-reserve", {"number": cell, "amount": left})
    id = f"mat.{seat}.{place}"
    shown = Piece(id, label, f"reserve-{cell}", RESERVE_X[cell], y, place=place if own else "", seat=seat)
    if not left:
        return (shown,)
    sprite = "megalith-neutral" if cell * IN_EACH_CELL <= NEUTRALS else "megalith-piece"
    stack = Piece(f"{id}.stack", label, sprite, scale=0.6, rides=id, seat=seat, printed=True)
    return (
        shown,
        Piece(f"{id}.amount", label, "count", 12.0, -12.0, scale=0.75, rides=id, text=str(left), printed=True),
        stack,
    )


@lru_cache(CACHED)
def villages(seat: Seat, left: int, own: bool, x: float, y: float) -> Piece:
    """Villages that were not founded yet."""
    label = Message("label-villages-left", {"amount": left})
    place = VILLAGE_PLACE if own else ""
    return Piece(f"mat.{seat}.villages", label, f"villages-{left}", x, y, place=place, seat=seat)


@lru_cache(CACHED)
def chief(seat: Seat, side: int, own: bool) -> Piece:
    """The side of the chief card that is up."""
    name = CHIEF_SIDE[side]
    label = Message("label-chief", {"side": name})
    place = name if own else ""
    return Piece(f"mat.{seat}.chief", label, f"chief-{name}", CHIEF_X, CHIEF_Y, scale=CHIEF_SCALE, place=place)


@lru_cache(CACHED)
def setup(seat: Seat, card: int) -> Piece:
    """The set-up card, until it has been used."""
    name = SETUP_CARDS[card]
    label = Message("label-setup", {"card": name})
    return Piece(f"mat.{seat}.setup", label, name, SETUP_X, SETUP_Y, scale=0.5)


def add_stones(
    pieces: list[Piece], view: EndlessWinter, seat: Seat, xs: tuple[float, ...], y: float, scale: float
) -> None:
    """Slots and the sacred stones in them."""
    held = view.stones_of(seat)
    for slot in range(STONE_SLOTS):
        if slot < len(held):
            pieces.append(own_stone(held[slot], xs[slot], y, scale))
        else:
            pieces.append(stone_slot(seat, slot, xs[slot], y, scale))


@lru_cache(CACHED)
def own_stone(stone: int, x: float, y: float, scale: float) -> Piece:
    """A sacred stone of a player."""
    return stone_piece(stone, x, y, scale)


@lru_cache(CACHED)
def stone_slot(seat: Seat, slot: int, x: float, y: float, scale: float) -> Piece:
    """A slot for a sacred stone: its price, and what it gives."""
    label = Message("label-slot", {"number": slot + 1})
    return Piece(f"mat.{seat}.slot.{slot}", label, f"slot-{slot + 1}", x, y, scale=scale, printed=True)


# Rest.


def add_rest(pieces: list[Piece], view: EndlessWinter, seat: Seat, own: bool) -> None:
    """The rest area and who rests there."""
    pieces.append(rest_area(seat, own))
    figures = [TRIBE_FIGURE] * view.has(seat, M_FIGURES_AT + REST)
    figures += [CHIEF_FIGURE] if view.has(seat, M_CHIEF_AT) == REST else []
    for n, figure in enumerate(figures):
        pieces.append(resting(seat, figure, n))


@lru_cache(CACHED)
def rest_area(seat: Seat, own: bool) -> Piece:
    """Where figures rest."""
    label = Message("label-place", {"place": "rest"})
    return Piece(
        f"mat.{seat}.rest", label, "rest-area", REST_X, REST_Y, place="rest" if own else "", seat=seat, printed=True
    )


@lru_cache(CACHED)
def resting(seat: Seat, figure: int, n: int) -> Piece:
    """A figure that rests."""
    label = Message("label-figure", {"seat": seat, "figure": FIGURES[figure], "place": "rest"})
    x = RESTING_X + RESTING_PITCH * n
    return Piece(f"figure.{seat}.{REST}.{n}", label, FIGURES[figure], x, REST_Y + 12, scale=1.3, seat=seat)


# Animals and open cards.


def add_animals(pieces: list[Piece], view: EndlessWinter, seat: Seat, own: bool, room: Box) -> None:
    """Upright animals by species, then rotated ones, lying on their side."""
    upright = [species for species in range(SPECIES) if view.has(seat, M_UPRIGHT + species)]
    rotated = [species for species in range(SPECIES) if view.has(seat, M_ROTATED + species)]
    widths = [CARD_WIDTH] * len(upright) + [CARD_HEIGHT] * len(rotated)
    fitted = pack(widths, CARD_HEIGHT, room, CARD_GAP)
    for n, species in enumerate(upright):
        x, y = fitted.at[n]
        pieces += own_animal(seat, species, view.has(seat, M_UPRIGHT + species), False, own, x, y, fitted.scale)
    for n, species in enumerate(rotated):
        x, y = fitted.at[len(upright) + n]
        pieces += own_animal(seat, species, view.has(seat, M_ROTATED + species), True, own, x, y, fitted.scale)


@lru_cache(CACHED)
def own_animal(
    seat: Seat, species: int, amount: int, rotated: bool, own: bool, x: float, y: float, scale: float
) -> tuple[Piece, ...]:
    """Animals of a species, upright or rotated."""
    name = ANIMALS[species]
    kind = "rotated" if rotated else "upright"
    label = Message(f"label-{kind}", {"animal": name, "amount": amount})
    place = name if own and not rotated else ""
    turn = 90.0 if rotated else 0.0
    shown = Piece(f"mat.{seat}.{kind}.{name}", label, f"animal-{name}", x, y, turn, scale, place=place)
    found = with_count(shown, amount, 26.0, -40.0, 1.5)
    if not rotated or len(found) == 1:
        return found
    return shown, Piece(
        f"{shown.id}.amount", label, "count", -26.0, -40.0, -90.0, 1.5, shown.id, text=str(amount), printed=True
    )


def add_open_cards(pieces: list[Piece], view: EndlessWinter, seat: Seat) -> None:
    """What another player has in play and has discarded."""
    found: list[tuple[str, int, int]] = []
    for zone, id in ((PLAYED, "label-played-card"), (DISCARD, "label-discarded-card")):
        cards = view.cards_in(zone)
        found += [(id, kind, cards[seat * KINDS + kind]) for kind in view.kinds_in(seat, zone)]
    fitted = pack([CARD_WIDTH] * len(found), CARD_HEIGHT, OPEN_BOX, CARD_GAP)
    for (id, kind, amount), (x, y) in zip(found, fitted.at, strict=True):
        pieces += open_card(seat, id, kind, amount, x, y, fitted.scale)


@lru_cache(CACHED)
def open_card(seat: Seat, id: str, kind: int, amount: int, x: float, y: float, scale: float) -> tuple[Piece, ...]:
    """Cards of another player that everybody sees."""
    zone = "played" if id == "label-played-card" else "discarded"
    shown = Piece(f"mat.{seat}.{zone}.{kind}", card_label(id, kind, amount), card_sprite(kind), x, y, scale=scale)
    return with_count(shown, amount, 26.0, -40.0, 1.5)


# The Nomad.


def nomad(view: EndlessWinter, seat: Seat) -> Panel:
    """The Nomad's board: its cards of this round, reserve, villages, stones and animals."""
    pieces = [SEALS[seat], points(seat, view.points(seat), POINTS_X, FIRST_ROW)]
    pieces.append(its_pile("deck", len(view.nomad_deck), PILE_X[0]))
    pieces.append(its_pile("pile", len(view.nomad_pile), PILE_X[1]))
    pieces.append(its_pile("buried", len(view.nomad_buried), PILE_X[2]))
    add_figures(pieces, view, seat)
    placed = len(view.nomad_stack) - 1
    first = placed // NOMAD_CARDS_EACH_ROUND * NOMAD_CARDS_EACH_ROUND if view.nomad_stack else 0
    for n, card in enumerate(view.nomad_stack[first:]):
        pieces.append(nomad_card(card, n))
    camps = view.has(seat, M_CAMPS)
    if camps:
        pieces.append(its_camps(seat, camps))
    pieces.append(villages(seat, view.has(seat, M_VILLAGES), False, VILLAGES_X + 34, 76.0))
    add_stones(pieces, view, seat, NOMAD_STONE_X, NOMAD_STONE_Y, NOMAD_STONE_SCALE)
    for cell in range(1, len(RESERVE_CELL)):
        left = min(IN_EACH_CELL, max(0, IN_EACH_CELL * cell - view.has(seat, M_MEGALITHS)))
        pieces += reserve(seat, cell, left, False, NOMAD_RESERVE_Y)
    add_animals(pieces, view, seat, False, (64.0, 230.0, 426.0, 90.0))
    return mat_of(seat, pieces, MAT_WIDTH, NOMAD_HEIGHT, "marker", "mat-nomad")


@lru_cache(CACHED)
def its_pile(name: str, amount: int, x: float) -> Piece:
    """How many cards the Nomad has somewhere."""
    sprite = {"deck": "pile-deck", "pile": "pile-discard-pile", "buried": "pile-burial-area"}[name]
    label = Message(f"label-nomad-{name}", {"amount": amount})
    return Piece(f"nomad-{name}", label, sprite, x, FIRST_ROW, text=str(amount))


@lru_cache(CACHED)
def nomad_card(card: int, n: int) -> Piece:
    """A card that the Nomad turned over this round."""
    name = NOMAD_CARD[card]
    label = Message("label-nomad-card", {"card": name})
    return Piece(name, label, name.replace(".", "-"), NOMAD_CARD_X[n], NOMAD_CARD_Y, place=name)


@lru_cache(CACHED)
def its_camps(seat: Seat, amount: int) -> Piece:
    """Camps that the Nomad has not placed."""
    label = Message("label-camps-left", {"amount": amount})
    return Piece("nomad-camps", label, "camp-piece", 462.0, 76.0, scale=1.2, seat=seat, text=str(amount))


# What never changes.

FOOD_CELLS: Final = tuple(
    [
        Piece(
            FOOD_CELL[n],
            Message("label-food-cell", {"number": n}),
            "track-cell",
            CELL_X[n],
            FOOD_Y,
            place=FOOD_CELL[n],
            printed=True,
        )
        for n in range(TRACK_END)
    ]
)
