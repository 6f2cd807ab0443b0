"""The table of Tawantinsuyu: panels, pieces, places and labels."""

from __future__ import annotations

from yupana.engine.agenda import Seat
from yupana.games.tawantinsuyu.scene.axomamma_panel import axomamma
from yupana.games.tawantinsuyu.scene.board_panel import board
from yupana.games.tawantinsuyu.scene.mats import mat
from yupana.games.tawantinsuyu.scene.sides import altar, market, regions, statues, temple, weavings
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.tabletop.scene import Scene


def scene(view: Tawantinsuyu, viewer: Seat | None) -> Scene:
    """The whole table; the viewer's own mat comes first among the mats."""
    seats = view.seats_from(viewer if viewer is not None else 0)
    return Scene(
        (
            board(view),
            temple(view),
            market(view),
            altar(view),
            weavings(view),
            statues(view),
            regions(view),
            *[mat(view, seat, seat == viewer) for seat in seats],
            *([axomamma(view)] if view.axomamma else []),
        )
    )
