"""The table of Santa Maria: panels, pieces, places and labels."""

from __future__ import annotations

from yupana.engine.agenda import Seat
from yupana.games.santa_maria.american_kingdoms.maya.board import MAYA
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.scene.board_panel import board
from yupana.games.santa_maria.scene.cards import display, offer
from yupana.games.santa_maria.scene.city_panel import city, hand
from yupana.games.santa_maria.scene.colony_panel import colony
from yupana.seats import SEAT_NAMES
from yupana.tabletop.scene import Panel, Scene


def scene(view: Kingdoms, viewer: Seat | None) -> Scene:
    """The whole table; the viewer's own colony comes first and is the largest, for there most is done."""
    seats = view.seats_from(viewer if viewer is not None else 0)
    mats = [_mat(view, seat, viewer) for seat in seats]
    own = [mats.pop(0)] if viewer is not None else []
    held = [hand(view)] if viewer == MAYA and view.has_maya() else []
    chosen = offer(view)
    return Scene((*own, *held, *([chosen] if chosen else []), board(view, viewer), display(view), *mats))


def _mat(view: Kingdoms, seat: Seat, viewer: Seat | None) -> Panel:
    if not view.has_colony(seat):
        return city(view, seat == viewer)
    partner = SEAT_NAMES[seat] if viewer == MAYA and view.has_maya() else ""
    return colony(view, seat, seat == viewer, partner)
