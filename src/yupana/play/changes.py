"""What a viewer who has seen one scene must be told to see another: only what differs is built and sent."""

from __future__ import annotations

from yupana.play.plain import Plain, plain_panel, plain_piece
from yupana.tabletop.scene import Panel, Scene


def scene_change(before: Scene, after: Scene) -> Plain:
    """Panels that changed piece by piece, panels that are new or too different, and panels that are no more."""
    known = {panel.id: panel for panel in before.panels}
    changes: list[Plain] = []
    panels: list[Plain] = []
    for panel in after.panels:
        old = known.pop(panel.id, None)
        if old is panel:
            continue
        if old is None or not _same_frame(old, panel):
            panels.append(plain_panel(panel))
        elif old.pieces != panel.pieces:
            change = _panel_change(old, panel)
            if change is None:
                panels.append(plain_panel(panel))
            else:
                changes.append(change)
    found: Plain = {}
    if changes:
        found["changes"] = changes
    if panels:
        found["panels"] = panels
    if known:
        found["lost"] = list(known)
    return found


def _same_frame(old: Panel, new: Panel) -> bool:
    return (
        old.title == new.title
        and old.width == new.width
        and old.height == new.height
        and old.backdrop == new.backdrop
        and old.role == new.role
        and old.seat == new.seat
        and old.icon == new.icon
        and old.short == new.short
    )


def _panel_change(old: Panel, new: Panel) -> Plain | None:
    """What is gone, and what lies where now; nothing when pieces that stay have changed their order."""
    before = {piece.id: piece for piece in old.pieces}
    put: list[tuple[int, Plain]] = []
    stay: list[str] = []
    for n, piece in enumerate(new.pieces):
        known = before.get(piece.id)
        if known is piece or known == piece:
            stay.append(piece.id)
        else:
            put.append((n, plain_piece(piece)))
    staying = set(stay)
    if [piece.id for piece in old.pieces if piece.id in staying] != stay:
        return None
    now = {piece.id for piece in new.pieces}
    found: Plain = {"id": new.id}
    gone = [identity for identity in before if identity not in now]
    if gone:
        found["gone"] = gone
    if put:
        found["put"] = put
    return found
