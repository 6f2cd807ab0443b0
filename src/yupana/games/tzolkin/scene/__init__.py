"""The table of Tzolk'in: panels, pieces, places and labels."""

from __future__ import annotations

from yupana.engine.agenda import Seat
from yupana.games.tzolkin.scene.board_panel import board
from yupana.games.tzolkin.scene.mats import mat
from yupana.games.tzolkin.scene.sides import buildings, market, monuments, technologies, temples
from yupana.games.tzolkin.state import Tzolkin
from yupana.tabletop.scene import Scene


def scene(view: Tzolkin, viewer: Seat | None) -> Scene:
    """The whole table; the viewer's own mat comes first among the mats."""
    seats = view.seats_from(viewer if viewer is not None else 0)
    return Scene(
        (
            board(view),
            temples(view),
            technologies(view),
            buildings(view),
            monuments(view),
            market(view),
            *[mat(view, seat, seat == viewer) for seat in seats],
        )
    )
