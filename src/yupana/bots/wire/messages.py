"""What a program that plays is told and what it says, as plain data. The same over lines and over sockets."""

from __future__ import annotations

import json
from typing import Any, Final

from yupana.engine.agenda import Decision, Seat, State, fields_of
from yupana.engine.codec import Codec, plain
from yupana.engine.game import Game

Message = dict[str, Any]

PROTOCOL: Final = 1  # raised when a program that spoke the one before would not be understood
LINE_MAX: Final = 1 << 20  # bytes of a line, its end included
QUIT: Final[Message] = {"type": "quit"}

_encode = json.JSONEncoder(separators=(",", ":")).encode


def line_of(message: Message) -> bytes:
    """A message as one line."""
    return _encode(message).encode() + b"\n"


def message_in(line: str | bytes) -> Message | None:
    """The message in a line; nothing when it holds none."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) and isinstance(message.get("type"), str) else None


# To the program.


def hello() -> Message:
    """Who is there?"""
    return {"type": "hello", "protocol": PROTOCOL}


def match_begins(match: str, game: Game[Any], seats: int, seat: Seat) -> Message:
    """The program plays at this seat from now on."""
    return {
        "type": "match",
        "match": match,
        "game": game.name(),
        "rules": game.version(),
        "seats": seats,
        "seat": seat,
    }


def choose(match: str, name: str, view: State, decision: Decision, seconds: float | None) -> Message:
    """What must be decided, with the table as the seat that decides sees it, and nothing else."""
    return {
        "type": "choose",
        "match": match,
        "decision": name,
        "seat": decision.seat,
        "seconds": seconds,
        "ask": type(decision.choice.asks()).__name__,
        "options": [
            {"move": option.move(), "verb": option.verb, "touch": list(option.touch)} for option in decision.options
        ],
        "view": {field: plain(getattr(view, field)) for field in fields_of(type(view))},
    }


def refused(match: str, decision: str, reason: str) -> Message:
    """A move that cannot be."""
    return {"type": "refused", "match": match, "decision": decision, "reason": reason}


def match_over(match: str, scores: list[float], winners: list[Seat]) -> Message:
    """How a match ended; without scores when it was not played to its end."""
    return {"type": "over", "match": match, "scores": scores, "winners": winners}


# From the program.


def ready(name: str, author: str) -> Message:
    """The answer to hello."""
    return {"type": "ready", "name": name, "author": author}


def move(match: str, decision: str, chosen: str) -> Message:
    """The answer to a decision."""
    return {"type": "move", "match": match, "decision": decision, "move": chosen}


def view_in(message: Message, codec: Codec[Any]) -> State:
    """The table that a program was shown."""
    view: State = codec.decode(_encode([message["view"][field] for field in fields_of(codec.state)]))
    return view
