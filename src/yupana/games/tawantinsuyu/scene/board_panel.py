"""The board: the hill with its spaces, stairs and temple, the village and the nomads below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Place, Seat
from yupana.games.tawantinsuyu.board import (
    ACTIONS,
    CORICANCHA,
    DISTANCE_COST,
    EMPTY,
    GODS,
    HEIGHT_COST,
    ICON_TASK,
    LAST_CEREMONY,
    NOMAD,
    RING,
    SECTOR,
    SECTORS,
    SPACE,
    SPACE_COLOUR,
    SPACE_GOD,
    SPACES,
    STEPS_SLOT,
    TASKS,
    TERRACES,
    TOKEN_POINTS,
    VILLAGE,
    WORKERS,
)
from yupana.games.tawantinsuyu.scene.geometry import (
    ACTION_RADIUS,
    BAG,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CASUALTIES,
    CENTRE,
    CEREMONY,
    DISTANCE_COST_AT,
    FACING_RADIUS,
    FIRST_PLAYER,
    HEIGHT_COST_AT,
    ICON_POINT,
    NOMAD_PITCH,
    NOMAD_X,
    NOMADS_X,
    PRIEST_PITCH,
    PRIEST_RADIUS,
    PRIEST_SCALE,
    QUEUE_Y,
    SPACE_POINT,
    STAIRS_POINT,
    WORKER_SCALE,
    sector_angle,
    village_point,
)
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.tabletop.layout import on_ring
from yupana.tabletop.pieces import CACHED, printed_place
from yupana.tabletop.scene import Message, Panel, Piece, panel

COLOURS: Final = ("neutral", "blue", "green")


def board(view: Tawantinsuyu) -> Panel:
    """Coricancha, stairs, the terraces from the top, village and nomads: also the order in which it is read out."""
    pieces = coricancha(view)
    add_steps(pieces, view)
    pieces += TASK_PIECES
    add_spaces(pieces, view)
    add_village(pieces, view)
    add_nomads(pieces, view)
    pieces += corners(view)
    return panel("board", pieces, BOARD_WIDTH, BOARD_HEIGHT, "board", "worker-icon", backdrop="board")


# The Coricancha.


def coricancha(view: Tawantinsuyu) -> list[Piece]:
    """The five actions as they face the sectors, and the High Priests."""
    pieces: list[Piece] = []
    for sector in range(SECTORS):
        pieces += facing(sector, view.action_at(sector))
    pieces.append(SUN)
    for sector in range(SECTORS):
        there = [seat for seat in range(view.seats) if view.sector(seat) == sector]
        for n, seat in enumerate(there):
            pieces.append(high_priest(seat, sector, view.action_at(sector), n, len(there)))
    return pieces


@lru_cache(CACHED)
def facing(sector: int, action: int) -> tuple[Piece, ...]:
    """A space of the Coricancha: its wedge, upright on it what it does, and a ring for the hand."""
    place, name = CORICANCHA[sector], ACTIONS[action]
    label = Message("label-coricancha", {"place": place, "action": name})
    angle = sector_angle(sector)
    action_x, action_y = on_ring(CENTRE, ACTION_RADIUS, angle)
    x, y = on_ring(CENTRE, FACING_RADIUS, angle)
    return (
        Piece(f"{place}.wedge", label, f"wedge-{name}", CENTRE[0], CENTRE[1], angle, printed=True),
        Piece(f"{place}.action", label, f"facing-{name}", action_x, action_y, printed=True),
        Piece(place, label, "coricancha-place", x, y, place=place),
    )


@lru_cache(CACHED)
def high_priest(seat: Seat, sector: int, action: int, n: int, count: int) -> Piece:
    """A High Priest; several share a space side by side."""
    label = Message("label-high-priest", {"seat": seat, "place": CORICANCHA[sector], "action": ACTIONS[action]})
    angle = sector_angle(sector) + (n - (count - 1) / 2) * PRIEST_PITCH[count - 1]
    x, y = on_ring(CENTRE, PRIEST_RADIUS, angle)
    return Piece(f"high-priest.{seat}", label, "high-priest", x, y, scale=PRIEST_SCALE[count - 1], seat=seat)


# Terraces.


def add_spaces(pieces: list[Piece], view: Tawantinsuyu) -> None:
    """Every space, and whoever stands on it: then a hand touches the worker."""
    for space in range(SPACES):
        worker = view.hill[space]
        if worker == EMPTY:
            pieces.append(SPACE_PIECES[space])
        else:
            pieces += (COVERED[space], hill_worker(space, worker))


@lru_cache(CACHED)
def hill_worker(space: int, worker: int) -> Piece:
    """A worker on the hill."""
    x, y = SPACE_POINT[space]
    return standing(f"worker.{SPACE[space]}", SPACE[space], worker, x, y)


def standing(id: str, place: Place, worker: int, x: float, y: float) -> Piece:
    """A worker somewhere on the board."""
    label = Message("label-worker", {"worker": WORKERS[worker], "place": place})
    return Piece(id, label, f"worker-{WORKERS[worker]}", x, y, scale=WORKER_SCALE, place=place)


def add_steps(pieces: list[Piece], view: Tawantinsuyu) -> None:
    """Stairs that were built, and places for others."""
    for slot, owner in enumerate(view.steps):
        pieces.append(SLOT_PIECES[slot] if owner == EMPTY else steps(slot, owner))


@lru_cache(CACHED)
def steps(slot: int, owner: Seat) -> Piece:
    """A steps marker."""
    label = Message("label-steps", {"seat": owner, "place": STEPS_SLOT[slot]})
    x, y = STAIRS_POINT[slot]
    turn = sector_angle(slot % SECTORS)
    return Piece(STEPS_SLOT[slot], label, "steps-marker", x, y, turn, place=STEPS_SLOT[slot], seat=owner)


# Village and nomads.


def add_village(pieces: list[Piece], view: Tawantinsuyu) -> None:
    """The queue from its potato end to its corn end."""
    size = len(view.village)
    for n, worker in enumerate(view.village):
        pieces += villager(n, size, worker)


@lru_cache(CACHED)
def villager(n: int, size: int, worker: int) -> tuple[Piece, ...]:
    """A place of the queue and its worker."""
    x, y = village_point(n, size)
    if worker == EMPTY:
        return (printed_place(VILLAGE[n], "village-place", x, y),)
    return hollow(VILLAGE[n], "village-place", x, y), standing(VILLAGE[n], VILLAGE[n], worker, x, y)


def hollow(place: Place, sprite: str, x: float, y: float) -> Piece:
    """The place under somebody."""
    return Piece(f"hollow.{place}", Message("label-place", {"place": place}), sprite, x, y, printed=True)


def add_nomads(pieces: list[Piece], view: Tawantinsuyu) -> None:
    """The camp and who is there."""
    pieces.append(camp(len([worker for worker in view.nomads if worker != EMPTY])))
    for n, worker in enumerate(view.nomads):
        pieces += nomad(n, worker)


@lru_cache(CACHED)
def camp(amount: int) -> Piece:
    """All nomads together."""
    return Piece("nomads", Message("label-nomads", {"amount": amount}), "camp", NOMADS_X, QUEUE_Y, place="nomads")


@lru_cache(CACHED)
def nomad(n: int, worker: int) -> tuple[Piece, ...]:
    """A place of the camp and its worker."""
    x, y = NOMAD_X + n * NOMAD_PITCH, QUEUE_Y
    if worker == EMPTY:
        return (printed_place(NOMAD[n], "nomad-place", x, y),)
    return hollow(NOMAD[n], "nomad-place", x, y), standing(NOMAD[n], NOMAD[n], worker, x, y)


# The corners.


def corners(view: Tawantinsuyu) -> list[Piece]:
    """The ceremony to come, the first player, the bag, those lost at war, and what distance and height cost."""
    return [
        ceremony(view.token, min(view.ceremony + (view.token == EMPTY), LAST_CEREMONY), view.final),
        first_player(view.first_player),
        bag(tuple(view.bag)),
        casualties(view.casualties),
        HEIGHT,
        DISTANCE,
    ]


@lru_cache(CACHED)
def ceremony(token: Seat, number: int, final: int) -> Piece:
    """The token: to be had, or taken by a player."""
    if token == EMPTY:
        label = Message("label-ceremony", {"ceremony": number, "points": TOKEN_POINTS[number], "final": final})
        return Piece("token", label, f"ceremony-{number}", CEREMONY[0], CEREMONY[1])
    label = Message("label-token", {"seat": token, "ceremony": number, "final": final})
    return Piece("token", label, f"token-{number}", CEREMONY[0], CEREMONY[1], seat=token)


@lru_cache(CACHED)
def first_player(seat: Seat) -> Piece:
    """Who began."""
    x, y = FIRST_PLAYER
    return Piece("first-player", Message("label-first-player", {"seat": seat}), "first-player-marker", x, y, seat=seat)


@lru_cache(CACHED)
def bag(workers: tuple[int, ...]) -> Piece:
    """Workers that are still to come."""
    amount = sum(workers)
    label = Message("label-bag", {"amount": amount, **{WORKERS[n]: workers[n] for n in range(len(WORKERS))}})
    return Piece("bag", label, "bag-full", BAG[0], BAG[1], text=str(amount))


@lru_cache(CACHED)
def casualties(amount: int) -> Piece:
    """Workers that war has cost."""
    label = Message("label-casualties", {"amount": amount})
    return Piece("casualties", label, "casualties", CASUALTIES[0], CASUALTIES[1], text=str(amount))


# What never changes.

SUN: Final = Piece("sun", Message("panel-board"), "coricancha-sun", CENTRE[0], CENTRE[1], printed=True)


def space_piece(space: int, place: Place) -> Piece:
    """A space of the hill."""
    god, colour = GODS[SPACE_GOD[space]], COLOURS[SPACE_COLOUR[space]]
    label = Message("label-space", {"place": SPACE[space], "god": god, "colour": colour, "sector": SECTOR[space] + 1})
    x, y = SPACE_POINT[space]
    return Piece(SPACE[space], label, f"space-{colour}-{god}", x, y, place=place, printed=True)


SPACE_PIECES: Final = tuple([space_piece(space, SPACE[space]) for space in range(SPACES)])
COVERED: Final = tuple([space_piece(space, "") for space in range(SPACES)])


def task_piece(terrace: int, icon: int) -> Piece:
    """A task icon of the hill."""
    place = f"{TERRACES[terrace]}-icon.{icon}"
    task = TASKS[ICON_TASK[terrace][icon]]
    x, y = ICON_POINT[terrace][icon]
    label = Message("label-task", {"place": place, "task": task})
    return Piece(place, label, f"task-{task}", x, y, place=place, printed=True)


TASK_PIECES: Final = tuple([task_piece(terrace, icon) for terrace in range(3) for icon in range(RING[terrace])])
SLOT_PIECES: Final = tuple(
    [
        printed_place(STEPS_SLOT[k], "steps-slot", STAIRS_POINT[k][0], STAIRS_POINT[k][1], sector_angle(k % SECTORS))
        for k in range(len(STEPS_SLOT))
    ]
)
HEIGHT: Final = Piece(
    "height-cost",
    Message("label-height-cost", {"middle": HEIGHT_COST[1], "bottom": HEIGHT_COST[2]}),
    "height-cost",
    HEIGHT_COST_AT[0],
    HEIGHT_COST_AT[1],
    printed=True,
)
DISTANCE: Final = Piece(
    "distance-cost",
    Message("label-distance-cost", {"near": DISTANCE_COST[1], "far": DISTANCE_COST[2]}),
    "distance-cost",
    DISTANCE_COST_AT[0],
    DISTANCE_COST_AT[1],
    printed=True,
)
