"""What the table of Chaski says to people beside what it shows."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import END_TURN, Decision, Option, Seat
from yupana.games.template.board import DAYS
from yupana.games.template.day import SpendEvening
from yupana.games.template.state import Chaski
from yupana.insight.talk import Badge, Figure, Status, Talk, figure
from yupana.tabletop.scene import Message


class ChaskiTalk(Talk):
    """The day, everybody's leaves and knots, what a card is worth."""

    kinds: ClassVar[dict[str, int]] = {"lay": 1, "tie": 1, "rest": 2}

    def status(self, view: Chaski, viewer: Seat | None) -> tuple[Status, ...]:
        return (Status(Message("label-day", {"day": view.day}), "sun", view.day == DAYS),)

    def figures(self, view: Chaski, seat: Seat) -> tuple[Figure, ...]:
        leaves, knots = view.leaves[seat], view.tied(seat)
        return (
            Figure("leaf", str(leaves), Message("label-leaves", {"leaves": leaves}), chief=True),
            figure("knots", "knot", knots, chief=True),
        )

    def reason(self, view: Chaski, decision: Decision) -> Message | None:
        if isinstance(decision.choice.asks(), SpendEvening):
            return Message("reason-spend-evening", {"points": view.tied(decision.seat) + 1})
        return None

    def badge(self, view: Chaski, seat: Seat, option: Option) -> Badge | None:
        return Badge(((f"+{view.tied(seat) + 1}", "knot"),)) if option.verb == "tie" else None

    def waste(self, view: Chaski, seat: Seat, option: Option) -> Message | None:
        if option.verb == END_TURN and view.day == DAYS and view.leaves[seat]:
            return Message("waste-leaves", {"leaves": view.leaves[seat]})
        return None


TALK: Final = ChaskiTalk()
