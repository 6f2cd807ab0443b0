"""The common board: pass spaces, spots for monks, docks, and the two tracks."""

from __future__ import annotations

from functools import lru_cache

from yupana.engine.agenda import Seat
from yupana.games.santa_maria.american_kingdoms.board import (
    ALL_DOCKS,
    FOURTH_SCHOLAR_SPOT,
    SPECIALIST,
    SPECIALIST_PLACE,
)
from yupana.games.santa_maria.american_kingdoms.components import KINGDOMS
from yupana.games.santa_maria.american_kingdoms.shipping import special_fleet
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import (
    BIT,
    BLUE,
    COIN,
    CONQUEST_POINTS,
    EMPTY,
    FACES,
    FIRST_BISHOP_SPOT,
    FIRST_MISSION_SPOT,
    M_CONQUISTADOR,
    M_PASSED,
    M_RELIGION,
    PASS_SPACE,
    RELIGION_SPACE,
    THINGS,
    TREE_POINTS,
    TREES,
    WHITE,
)
from yupana.games.santa_maria.scene.geometry import (
    BESIDE,
    BOARD_DOCK_X,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    DOCK_SIGN_Y,
    FIRST_Y,
    HIRING_HEIGHT,
    HIRING_X,
    HIRING_Y,
    MARCH_X,
    MARCH_Y,
    PASS_X,
    PASS_Y,
    POOL_HEIGHT,
    POOL_X,
    RELIGION_AT,
    SHIP_Y,
    SPOT_X,
    SPOT_Y,
)
from yupana.games.santa_maria.scene.parts import dice, envoy
from yupana.games.santa_maria.state import Ship
from yupana.tabletop.layout import row
from yupana.tabletop.pieces import CACHED
from yupana.tabletop.scene import Message, Panel, Piece, panel


def board(view: Kingdoms, viewer: Seat | None) -> Panel:
    """Years and conquest first, then pass spaces, spots, docks and tracks; where nobody plays, the dice as well."""
    pieces = [year(max(1, view.year)), roads(view.roads), fleet(len(view.fleet))]
    pieces += conquest(view.seats, max(1, view.year))
    pieces += printed()
    add_passed(pieces, view)
    add_spots(pieces, view)
    add_docks(pieces, view)
    add_tracks(pieces, view)
    height = BOARD_HEIGHT
    if view.has_specialists():
        pieces += [specialist(n, kind) for n, kind in enumerate(view.hiring) if kind != EMPTY]
        height += HIRING_HEIGHT
    if viewer is None:
        add_pool(pieces, view, height)
        height += POOL_HEIGHT
    backdrop = f"board{'-hiring' if view.has_specialists() else ''}{'-pool' if viewer is None else ''}"
    role = "board" if viewer is None else "track"
    return panel("board", pieces, BOARD_WIDTH, height, role, "shipping", backdrop=backdrop)


# What there is of each.


@lru_cache(CACHED)
def year(number: int) -> Piece:
    """Which of the three years it is."""
    return Piece("year", Message("label-year", {"year": number}), "year", 40.0, FIRST_Y, text=str(number))


@lru_cache(CACHED)
def roads(left: int) -> Piece:
    """Road tiles for those who pass at the lowest space."""
    return Piece("roads", Message("label-roads", {"amount": left}), "roads-left", 122.0, FIRST_Y, text=str(left))


@lru_cache(CACHED)
def fleet(left: int) -> Piece:
    """The face-down shipping deck."""
    return Piece("fleet", Message("label-fleet", {"amount": left}), "fleet", 186.0, FIRST_Y, text=str(left))


@lru_cache(CACHED)
def conquest(seats: int, number: int) -> tuple[Piece, ...]:
    """What the conquistador track brings at the end of this year."""
    if seats == 1:
        tree = {"space": TREES[number - 1], "points": TREE_POINTS[number - 1]}
        label = Message("label-tree", {**tree})
        return (Piece("conquest.1", label, "conquest", 262.0, FIRST_Y, text=str(TREE_POINTS[number - 1])),)
    points = [each for each in CONQUEST_POINTS[seats][number - 1] if each]
    found: list[Piece] = []
    for rank, at in enumerate(row(len(points), 262.0, FIRST_Y, 58.0)):
        label = Message("label-conquest", {"rank": rank + 1, "points": points[rank]})
        sprite = "conquest" if rank == 0 else f"conquest-{rank + 1}"
        found.append(Piece(f"conquest.{rank + 1}", label, sprite, at[0], at[1], text=str(points[rank])))
    return tuple(found)


# Pass spaces.


@lru_cache(CACHED)
def printed() -> tuple[Piece, ...]:
    """The pass spaces themselves."""
    found: list[Piece] = []
    for n, space in enumerate(PASS_SPACE):
        label = Message("label-pass-space", {"space": space})
        found.append(Piece(space, label, space, PASS_X, PASS_Y[n], place=space, printed=True))
    return tuple(found)


def add_passed(pieces: list[Piece], view: Kingdoms) -> None:
    """Markers of those who have passed; the first player's stands by while nobody has."""
    met = [0] * len(PASS_SPACE)
    for seat in view.passed:
        space = view.has(seat, M_PASSED)
        pieces.append(passed(seat, space, met[space]))
        met[space] += 1


@lru_cache(CACHED)
def passed(seat: Seat, space: int, n: int) -> Piece:
    """Somebody has passed here."""
    label = Message("label-passed", {"seat": seat, "space": PASS_SPACE[space]})
    return Piece(f"passed.{seat}", label, "marker", PASS_X + 36 - 14 * n, PASS_Y[space] + 12, scale=1.15, seat=seat)


# Spots for monks.


def add_spots(pieces: list[Piece], view: Kingdoms) -> None:
    """Scholars, bishops and missions, each with the monks who have come."""
    for n, spot in enumerate(view.spots):
        if spot == EMPTY:
            continue
        pieces.append(spot_piece(n, KINGDOMS.spots[spot].name))
        there = [seat for seat in range(view.seats) if view.monks[n] & BIT[seat]]
        for k, seat in enumerate(there):
            pieces.append(monk(n, KINGDOMS.spots[spot].name, seat, k))


@lru_cache(CACHED)
def spot_at(n: int) -> tuple[float, float]:
    """Where a spot lies."""
    if n == FOURTH_SCHOLAR_SPOT:
        return SPOT_X[3], SPOT_Y[0]
    if n < FIRST_BISHOP_SPOT:
        return SPOT_X[n], SPOT_Y[0]
    if n < FIRST_MISSION_SPOT:
        return SPOT_X[n - FIRST_BISHOP_SPOT], SPOT_Y[1]
    return SPOT_X[n - FIRST_MISSION_SPOT], SPOT_Y[2]


@lru_cache(CACHED)
def spot_piece(n: int, name: str) -> Piece:
    """A scholar, a bishop or a mission."""
    x, y = spot_at(n)
    return Piece(name, Message("label-spot", {"spot": name}), f"spot-{name}", x, y, place=name)


@lru_cache(CACHED)
def monk(n: int, name: str, seat: Seat, k: int) -> Piece:
    """A monk at a spot."""
    x, y = spot_at(n)
    label = Message("label-monk", {"seat": seat, "spot": name})
    return Piece(f"monk.{n}.{seat}", label, "monk-piece", x - 34 + 17 * k, y + 19, scale=0.62, seat=seat)


# Docks.


def add_docks(pieces: list[Piece], view: Kingdoms) -> None:
    """Ships that can be loaded."""
    for dock, ship in enumerate(view.docks):
        pieces.append(dock_sign(dock))
        if ship != EMPTY:
            pieces += ship_piece(ship, dock)
        else:
            pieces.append(no_ship(dock))
    if view.has_expansion():
        left = len(special_fleet(view))
        label = Message("label-special-fleet", {"amount": left})
        pieces.append(Piece("fleet-special", label, "count", BOARD_DOCK_X[4] + 26, DOCK_SIGN_Y, text=str(left)))


@lru_cache(CACHED)
def dock_sign(dock: int) -> Piece:
    """What each ship of a dock gives to whoever passes."""
    label = Message("label-dock", {"dock": ALL_DOCKS[dock]})
    return Piece(f"sign.{dock}", label, f"sign-{ALL_DOCKS[dock]}", BOARD_DOCK_X[dock], DOCK_SIGN_Y, printed=True)


@lru_cache(CACHED)
def ship_piece(ship: int, dock: int) -> tuple[Piece, ...]:
    """A ship at a dock, its cost and its points."""
    shown = KINGDOMS.ships[ship]
    cost = {THINGS[thing]: shown.cost[thing] for thing in range(COIN + 1)}
    label = Message("label-ship", {"dock": ALL_DOCKS[dock], "points": shown.points, **cost})
    place = ALL_DOCKS[dock]
    return (Piece(shown.name, label, ship_sprite(shown), BOARD_DOCK_X[dock], SHIP_Y, place=place),)


def ship_sprite(ship: Ship) -> str:
    """The drawing of a ship: those with the same cost and points look the same."""
    return f"ship-{'-'.join(map(str, ship.cost))}-{ship.points}"


@lru_cache(CACHED)
def no_ship(dock: int) -> Piece:
    """A dock without a ship."""
    label = Message("label-no-ship", {"dock": ALL_DOCKS[dock]})
    return Piece(f"dock.{dock}", label, "ship-none", BOARD_DOCK_X[dock], SHIP_Y, place=ALL_DOCKS[dock])


# Tracks.


def add_tracks(pieces: list[Piece], view: Kingdoms) -> None:
    """Markers of both tracks; whoever came first to a space of conquistadors lies lowest."""
    for space in range(len(RELIGION_SPACE)):
        pieces.append(religion_space(space))
    met: dict[int, int] = {}
    for seat in view.march:
        space = view.has(seat, M_CONQUISTADOR)
        pieces.append(conquistador(seat, space, met.get(space, 0), view.has_colony(seat)))
        met[space] = met.get(space, 0) + 1
    for seat in range(view.seats):
        pieces.append(missionary(seat, view.has(seat, M_RELIGION)))


@lru_cache(CACHED)
def religion_space(space: int) -> Piece:
    """A space of the religion track."""
    x, y = RELIGION_AT[space]
    label = Message("label-religion-space", {"space": space})
    return Piece(RELIGION_SPACE[space], label, "space", x, y, place=RELIGION_SPACE[space], printed=True)


@lru_cache(CACHED)
def conquistador(seat: Seat, space: int, below: int, colony: bool) -> Piece:
    """Where somebody has come to on the conquistador track."""
    label = Message("label-conquistador", {"seat": seat, "space": space})
    dx, dy = BESIDE[below]
    return Piece(
        f"conquistador.{seat}", label, "marker" if colony else "warrior", MARCH_X[space] + dx, MARCH_Y + dy, seat=seat
    )


@lru_cache(CACHED)
def missionary(seat: Seat, space: int) -> Piece:
    """Where somebody has come to on the religion track."""
    x, y = RELIGION_AT[space]
    dx, dy = BESIDE[seat]
    label = Message("label-missionary", {"seat": seat, "space": space})
    return Piece(f"missionary.{seat}", label, "marker", x + dx, y + dy, seat=seat)


# Specialists, and dice where they lie on nobody's panel.


@lru_cache(CACHED)
def specialist(n: int, kind: int) -> Piece:
    """A specialist beside a value of white dice."""
    name = SPECIALIST[kind]
    label = Message("label-specialist", {"specialist": name, "value": n + 1})
    place = SPECIALIST_PLACE[n + 1]
    return Piece(place, label, f"specialist-{name}", HIRING_X[n], HIRING_Y, place=place)


def add_pool(pieces: list[Piece], view: Kingdoms, y: float) -> None:
    """White dice, shared blue dice and those of ambassadors."""
    at = [(x, y + 16) for x in POOL_X]
    pieces += dice("pool", WHITE, view.white, at[:FACES], True)
    if view.is_shared():
        pieces += dice("pool", BLUE, view.blue, at[FACES:], True)
    for colour in (WHITE, BLUE):
        if view.envoys[colour]:
            pieces.append(envoy("pool", colour, view.envoys[colour], at[FACES + 3 * colour][0], at[0][1], True))
