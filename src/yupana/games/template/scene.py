"""The table of Chaski: the royal road, and a mat for every runner."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.template.board import CARD, COCA, HAND, NO_CARD, PACES, STATIONS
from yupana.games.template.state import Chaski
from yupana.tabletop.layout import Point, row
from yupana.tabletop.mats import SEALS, mat_of
from yupana.tabletop.scene import Message, Panel, Piece, Scene, panel

COLUMNS: Final = 10  # stations of the road, which winds up the mountain from the lower left
PITCH: Final = 58.0
WIDTH: Final = COLUMNS * PITCH + 40
HEIGHT: Final = STATIONS // COLUMNS * PITCH + 100
MAT_WIDTH: Final = 560.0
MAT_HEIGHT: Final = 170.0
BESIDE: Final[tuple[Point, ...]] = ((-9, -9), (9, -9), (-9, 9), (9, 9), (0, -15), (0, 0))  # at one station
SLOTS: Final = row(HAND, 170.0, 92.0, 66.0)
CORD: Final = row(PACES, 410.0, 92.0, 27.0)


def station(steps: int) -> Point:
    """Where somebody stands who has come so far."""
    at = min(steps, STATIONS - 1)
    along = at % COLUMNS if at // COLUMNS % 2 == 0 else COLUMNS - 1 - at % COLUMNS
    return 49.0 + along * PITCH, HEIGHT - 49.0 - at // COLUMNS * PITCH


def scene(view: Chaski, viewer: Seat | None) -> Scene:
    """The whole table; the viewer's own mat comes first among the mats."""
    seats = [seat for seat in view.seats_from(viewer or 0) if seat < view.people]
    return Scene((road(view), *[mat(view, seat, seat == viewer) for seat in seats]))


def road(view: Chaski) -> Panel:
    """Runners on their stations, the day, and the card of the fox."""
    sun = Message("label-day", {"day": view.day})
    pieces = [Piece("sun", sun, "sun", 46.0, 46.0, text=str(view.day))]
    for seat in range(view.seats):
        x, y = station(view.road[seat])
        dx, dy = BESIDE[seat]
        label = Message("label-runner", {"seat": seat, "steps": view.road[seat]})
        runs = seat if seat < view.people else None
        pieces.append(Piece(f"runner.{seat}", label, "fox" if runs is None else "runner", x + dx, y + dy, seat=runs))
    if view.fox and view.laid[view.people] != NO_CARD:
        pieces.append(laid(view, view.people, WIDTH - 50))
    return panel("road", pieces, WIDTH, HEIGHT, "board", "sun", backdrop="road")


def mat(view: Chaski, seat: Seat, own: bool) -> Panel:
    """What lies in front of a player."""
    leaves = Message("label-leaves", {"leaves": view.leaves[seat]})
    coca = COCA if own else ""
    pieces = [
        SEALS[seat],
        Piece(f"leaves.{seat}", leaves, "leaf", 84.0, 44.0, place=coca, text=str(view.leaves[seat])),
    ]
    shown: list[int] = []
    for n, card in enumerate(view.hand(seat)):
        x, y = SLOTS[n]
        if card == NO_CARD:
            continue
        if card < 0:
            pieces.append(Piece(f"hand.{seat}.{n}", Message("label-face-down"), "back", x, y))
        else:
            place = CARD[card] if own and card not in shown else ""  # of two alike, the hand touches one
            pieces.append(card_piece(f"hand.{seat}.{n}", "label-card", card, x, y, place))
            shown.append(card)
    if view.laid[seat] != NO_CARD:
        pieces.append(laid(view, seat, 90.0, 116.0))
    for pace in range(1, PACES + 1):
        if view.is_tied(seat, pace):
            x, y = CORD[pace - 1]
            label = Message("label-knot", {"number": pace})
            pieces.append(Piece(f"knot.{seat}.{pace}", label, "knot", x, y, text=str(pace)))
    return mat_of(seat, pieces, MAT_WIDTH, MAT_HEIGHT, "runner", "mat")


def laid(view: Chaski, seat: Seat, x: float, y: float = 54.0) -> Piece:
    """The card that somebody has laid today."""
    return card_piece(f"laid.{seat}", "label-laid", view.laid[seat], x, y)


def card_piece(id: str, label: str, card: int, x: float, y: float, place: str = "") -> Piece:
    """A card that lies open."""
    return Piece(id, Message(label, {"number": card}), "card", x, y, place=place, text=str(card), scale=1.1)
