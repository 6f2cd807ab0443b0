"""Everybody's points and key numbers, as plain data."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import State
from yupana.engine.game import Game
from yupana.insight.talk import Talk
from yupana.play.plain import Plain, plain_message


def plain_seats(talk: Talk, view: State) -> list[list[Plain]]:
    """The key numbers of every seat."""
    return [
        [
            {
                "icon": figure.icon,
                "text": figure.text,
                "label": plain_message(figure.label),
                **({"chief": True} if figure.chief else {}),
                **({"sums": True} if figure.sums else {}),
            }
            for figure in talk.figures(view, seat)
        ]
        for seat in range(view.seats)
    ]


def plain_scores(game: Game[Any], view: State) -> list[Plain]:
    """What each seat has scored, part by part, as far as it is seen."""
    return [
        {
            "seat": seat,
            "total": score.total() / score.per_point,
            "parts": [{"source": source, "points": amount / score.per_point} for source, amount in score.parts],
            **({"hidden": list(score.hidden)} if score.hidden else {}),
        }
        for seat, score in enumerate(game.scores(view))
    ]
