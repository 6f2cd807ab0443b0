"""Scenes and messages as plain data: what is as usual is left out."""

from __future__ import annotations

from typing import Any

from yupana.tabletop.scene import Message, Panel, Piece

Plain = dict[str, Any]


def plain_message(message: Message) -> Plain:
    """Something to be said."""
    return {"id": message.id, "args": message.arguments}


def plain_panel(panel: Panel) -> Plain:
    """A panel; what is as usual is left out."""
    found: Plain = {
        "id": panel.id,
        "title": plain_message(panel.title),
        "width": panel.width,
        "height": panel.height,
        "role": panel.role,
        "pieces": [plain_piece(piece) for piece in panel.pieces],
    }
    if panel.backdrop:
        found["backdrop"] = panel.backdrop
    if panel.seat is not None:
        found["seat"] = panel.seat
    if panel.icon:
        found["icon"] = panel.icon
    if panel.short is not None:
        found["short"] = plain_message(panel.short)
    return found


def plain_piece(piece: Piece) -> Plain:
    """A piece; what is as usual is left out."""
    found: Plain = {"id": piece.id, "label": plain_message(piece.label), "x": piece.x, "y": piece.y}
    if piece.sprite:
        found["sprite"] = piece.sprite
    if piece.turn:
        found["turn"] = piece.turn
    if piece.scale != 1.0:
        found["scale"] = piece.scale
    if piece.rides:
        found["rides"] = piece.rides
    if piece.place:
        found["place"] = piece.place
    if piece.seat is not None:
        found["seat"] = piece.seat
    if piece.text:
        found["text"] = piece.text
    if piece.printed:
        found["printed"] = True
    return found
