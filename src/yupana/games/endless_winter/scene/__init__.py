"""The table of Endless Winter: panels, pieces, places and labels."""

from __future__ import annotations

from yupana.engine.agenda import Seat
from yupana.games.endless_winter.scene.board_panel import board
from yupana.games.endless_winter.scene.cards_panels import animals, display, draft
from yupana.games.endless_winter.scene.field_panel import field
from yupana.games.endless_winter.scene.hand_panel import hand
from yupana.games.endless_winter.scene.idols_panel import idols
from yupana.games.endless_winter.scene.land_panel import land
from yupana.games.endless_winter.scene.mats import mat, nomad
from yupana.games.endless_winter.state import EndlessWinter
from yupana.tabletop.scene import Panel, Scene


def scene(view: EndlessWinter, viewer: Seat | None) -> Scene:
    """The whole table; the viewer's own cards come after the board, and the own mat first among the mats."""
    drafted = draft(view)
    panels: list[Panel] = [board(view)]
    panels += [drafted] if drafted is not None else []
    panels += [hand(view, viewer)] if viewer is not None else []
    panels += [display(view), land(view), animals(view), field(view), idols(view)]
    for seat in view.seats_from(viewer if viewer is not None else 0):
        panels.append(mat(view, seat, seat == viewer) if seat < view.people else nomad(view, seat))
    return Scene(tuple(panels))
