"""The board: calendar, gears and jungle on one panel, each thing where it lies."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.tzolkin.board import (
    CALENDAR_TEETH,
    CHICHEN_ITZA,
    CORN,
    DUMMY,
    EMPTY,
    FIRST_PLAYER_SPACE,
    FIRST_TOOTH,
    FOOD_DAYS,
    GEARS,
    GOODS,
    GROUPS,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    LAST_SPACE,
    MID_AGE,
    SPACE,
    TEETH,
    WOOD_YIELD,
)
from yupana.games.tzolkin.scene.geometry import (
    BESIDE,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CALENDAR_CORN,
    CENTRE,
    CITY_CENTRE,
    COB_RADIUS,
    DAY,
    DISC_CENTRE,
    FIRST_PLAYER,
    FIRST_SPACE,
    GROUP_X,
    JUNGLE_Y,
    MACAW,
    PITCH,
    POINTER_ANGLE,
    calendar_turn,
    city_turn,
    tooth_point,
)
from yupana.games.tzolkin.state import Tzolkin
from yupana.tabletop.layout import on_ring
from yupana.tabletop.pieces import CACHED, printed_place
from yupana.tabletop.scene import Message, Panel, Piece, panel

WORKER_SCALE: Final = 1.6
CALENDAR: Final = "calendar"
COBS_MAX: Final = 12


def board(view: Tzolkin) -> Panel:
    """Calendar first, then gear by gear, then the jungle: also the order in which it is read out."""
    pieces = calendar(view)
    for number in range(len(GEARS)):
        add_gear(pieces, view, number)
    add_jungle(pieces, view)
    return panel("board", pieces, BOARD_WIDTH, BOARD_HEIGHT, "board", "day", backdrop="board")


# Calendar.


def calendar(view: Tzolkin) -> list[Piece]:
    """The wheel, the day, the corn on its teeth, and the first player space."""
    pieces = [wheel(view.day)]
    if view.calendar_corn:
        pieces += cobs(view.day, min(view.calendar_corn, COBS_MAX))
    pieces.append(SUN)
    pieces.append(day(view.day, view.food_days_done, view.age))
    if view.calendar_corn:
        pieces.append(calendar_corn(view.calendar_corn))
    pieces.append(first_player(view.first_player))
    pieces.append(FIRST)
    if view.first_space != EMPTY:
        pieces.append(first_worker(view.first_space))
    return pieces


@lru_cache(CACHED)
def wheel(day: int) -> Piece:
    """The calendar as it has turned by a day."""
    return Piece(CALENDAR, Message("panel-calendar"), CALENDAR, CENTRE[0], CENTRE[1], calendar_turn(day))


@lru_cache(CACHED)
def cobs(day: int, amount: int) -> tuple[Piece, ...]:
    """Corn on the teeth that have passed the pointer."""
    found: list[Piece] = []
    for behind in range(1, amount + 1):
        tooth = (day - behind) % CALENDAR_TEETH
        x, y = on_ring((0.0, 0.0), COB_RADIUS, POINTER_ANGLE + tooth * PITCH)
        label = Message("label-calendar-corn", {"amount": amount})
        turn = -calendar_turn(day)
        found.append(Piece(f"cob.{tooth}", label, "corn", x, y, turn, 1.25, CALENDAR, printed=True))
    return tuple(found)


@lru_cache(CACHED)
def day(today: int, done: int, age: int) -> Piece:
    """Which day it is, and how far the next Food Day is; corn, which feeds the workers then, is explained here."""
    if done == len(FOOD_DAYS):
        return Piece("day", Message("label-game-over"), "day-over", DAY[0], DAY[1])
    left = max(0, FOOD_DAYS[done] - today)
    label = Message("label-day", {"day": today, "left": left, "age": age})
    sprite = "day-middle" if MID_AGE[done] else "day-end"
    return Piece("day", label, sprite, DAY[0], DAY[1], scale=1.25, place=GOODS[CORN], text=str(left))


@lru_cache(CACHED)
def calendar_corn(amount: int) -> Piece:
    """How much corn the first player space would bring."""
    label = Message("label-calendar-corn", {"amount": amount})
    return Piece("calendar-corn", label, "calendar-corn", CALENDAR_CORN[0], CALENDAR_CORN[1], text=str(amount))


@lru_cache(CACHED)
def first_player(seat: Seat) -> Piece:
    """Whose turn comes first."""
    x, y = FIRST_PLAYER
    return Piece("first-player", Message("label-first-player", {"seat": seat}), "first-player-marker", x, y, seat=seat)


@lru_cache(CACHED)
def first_worker(seat: Seat) -> Piece:
    """A worker that will make its player the first."""
    label = Message("label-worker", {"seat": seat, "place": FIRST_PLAYER_SPACE})
    x, y = FIRST_SPACE
    return Piece("worker.first-player-space", label, "worker", x, y, scale=2.0, seat=seat)


# Gears.


def add_gear(pieces: list[Piece], view: Tzolkin, number: int) -> None:
    """A city gear: its spaces, the workers riding on it, the skulls placed there."""
    pieces += SPACES[number]
    pieces.append(gear(number, view.day))
    last = LAST_SPACE[number]
    first = FIRST_TOOTH[number]
    for space in range(TEETH[number]):
        who = view.teeth[first + space]
        if who != EMPTY:
            pieces.append(
                worker(number, space, view.day, who) if space <= last else unnumbered(number, space, view.day)
            )
    pieces.append(HUBS[number])
    if number == CHICHEN_ITZA:
        for space, who in enumerate(view.offerings):
            if who != EMPTY:
                pieces.append(offering(space, who))


@lru_cache(CACHED)
def gear(number: int, day: int) -> Piece:
    """A gear as it has turned by a day."""
    x, y = CITY_CENTRE[number]
    label = Message("panel-gear", {"gear": GEARS[number]})
    return Piece(GEARS[number], label, f"gear-{GEARS[number]}", x, y, city_turn(number, day))


@lru_cache(CACHED)
def worker(number: int, space: int, day: int, who: int) -> Piece:
    """Somebody on a tooth, upright however the gear has turned."""
    tooth = (space - day) % TEETH[number]
    x, y = tooth_point(number, tooth)
    turn = -city_turn(number, day)
    place = SPACE[number][space]
    name = f"{GEARS[number]}.{tooth}"
    if who == DUMMY:
        label = Message("label-dummy", {"place": place})
        return Piece(f"dummy.{name}", label, "dummy", x, y, turn, WORKER_SCALE, GEARS[number])
    label = Message("label-worker", {"seat": who, "place": place})
    return Piece(f"worker.{name}", label, "worker", x, y, turn, WORKER_SCALE, GEARS[number], seat=who)


@lru_cache(CACHED)
def unnumbered(number: int, space: int, day: int) -> Piece:
    """A dummy between the last space and the first: seen, but not read out."""
    shown = worker(number, space, day, DUMMY)
    return Piece(
        shown.id, shown.label, shown.sprite, shown.x, shown.y, shown.turn, shown.scale, shown.rides, printed=True
    )


@lru_cache(CACHED)
def offering(space: int, who: Seat) -> Piece:
    """A skull on a space of Chichen Itza."""
    x, y = DISC_CENTRE[CHICHEN_ITZA][space]
    label = Message("label-offering", {"seat": who, "place": SPACE[CHICHEN_ITZA][space]})
    return Piece(f"offering.{space}", label, "offering", x, y, seat=who)


# Jungle.


def add_jungle(pieces: list[Piece], view: Tzolkin) -> None:
    """Corn and wood tiles that can be harvested."""
    pieces.append(JUNGLE)
    for group in GROUPS:
        corn = view.jungle[group]
        wood = view.jungle[6 + group]
        pieces.append(corn_pile(group, corn, wood))
        if WOOD_YIELD[group]:
            pieces.append(wood_pile(group, wood))


@lru_cache(CACHED)
def corn_pile(group: int, corn: int, wood: int) -> Piece:
    """The corn tiles of a group that no wood covers."""
    place = JUNGLE_CORN[group]
    label = Message("label-jungle-corn", {"number": group, "exposed": corn - wood, "covered": wood})
    x = GROUP_X[group] + (BESIDE if WOOD_YIELD[group] else 0)
    return Piece(place, label, f"pile-corn-{corn - wood}", x, JUNGLE_Y, place=place)


@lru_cache(CACHED)
def wood_pile(group: int, wood: int) -> Piece:
    """The wood tiles of a group, each on a corn tile."""
    place = JUNGLE_WOOD[group]
    label = Message("label-jungle-wood", {"number": group, "amount": wood})
    return Piece(place, label, f"pile-wood-{wood}", GROUP_X[group] - BESIDE, JUNGLE_Y, place=place)


# What never changes.

SUN: Final = Piece("sun", Message("panel-calendar"), "sun", CENTRE[0], CENTRE[1], printed=True)
JUNGLE: Final = Piece("jungle", Message("panel-jungle"), "macaw", MACAW[0], MACAW[1], scale=1.25)
FIRST: Final = printed_place(FIRST_PLAYER_SPACE, "first-player-space", FIRST_SPACE[0], FIRST_SPACE[1])
SPACES: Final = tuple(
    [
        tuple(
            [
                printed_place(SPACE[gear][space], f"space-{GEARS[gear]}-{space}", at[0], at[1])
                for space, at in enumerate(DISC_CENTRE[gear])
            ]
        )
        for gear in range(len(GEARS))
    ]
)
HUBS: Final = tuple(
    [
        Piece(
            f"hub.{GEARS[gear]}",
            Message("panel-gear", {"gear": GEARS[gear]}),
            f"hub-{GEARS[gear]}",
            CITY_CENTRE[gear][0],
            CITY_CENTRE[gear][1],
            printed=True,
        )
        for gear in range(len(GEARS))
    ]
)
