"""What an option is said to cost and to bring."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import Seat
from yupana.engine.machine import decision_of
from yupana.games import title
from yupana.play.asking import plain_option


def tags_of(name: str, state: Any, seat: Seat, move: str) -> list[tuple[str, str]]:
    """The things of a title's option, each with its signed number."""
    decision = decision_of(state, seat)
    assert decision is not None
    option = decision.find(move)
    assert option is not None
    told = plain_option(title(name).talk, state, seat, option, "")["price"]
    return [(tag["args"]["thing"], tag["args"]["signed"]) for tag in told]
