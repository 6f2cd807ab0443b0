"""What several panels of Endless Winter share."""

from __future__ import annotations

from yupana.engine.agenda import Seat
from yupana.engine.grammar import Frame
from yupana.games.endless_winter.board import CARD, FIRST_CULTURE, HALVES, STONES
from yupana.games.endless_winter.components import CARD_POINTS
from yupana.games.endless_winter.pools import LABOUR
from yupana.games.endless_winter.state import EndlessWinter
from yupana.tabletop.scene import Message, Piece


def halves_of(view: EndlessWinter, seat: Seat) -> int:
    """The labour that a seat has this turn, in half units."""
    agenda = view.agenda
    for n in range(len(agenda.steps) - 1, -1, -1):
        step = agenda.steps[n]
        if isinstance(step, Frame):
            return step.pools[LABOUR] if agenda.seats[n] == seat else 0
    return 0


def written(halves: int) -> str:
    """Labour as a figure."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else str(whole)


def card_label(id: str, kind: int, amount: int = 1) -> Message:
    """A card by its name, with the points it is worth at the end."""
    return Message(id, {"card": CARD[kind], "amount": amount, "points": CARD_POINTS[kind]})


def card_sprite(kind: int) -> str:
    """How a card of a deck looks."""
    return f"culture-{CARD[kind]}" if kind >= FIRST_CULTURE else f"person-{CARD[kind]}"


def stone_piece(stone: int, x: float, y: float, scale: float = 1.0) -> Piece:
    """A sacred stone, wherever it lies."""
    name = STONES[stone]
    return Piece(name, Message("label-stone", {"stone": name}), name, x, y, scale=scale, place=name)
