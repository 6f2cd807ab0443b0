"""Receiving bonuses: players resolve the steps themselves, Axomamma has her own way with them."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat, Step, Steps
from yupana.games.tawantinsuyu.state import Tawantinsuyu


class Translator:
    """How Axomamma treats a step that is meant for players."""

    def hers(self, step: Step[Tawantinsuyu]) -> Step[Tawantinsuyu]:
        """What happens in its place."""
        return step


TRANSLATORS: Final[list[Translator]] = []  # the module `axomamma` fills it in


def receive(state: Tawantinsuyu, seat: Seat, steps: Steps) -> None:
    """Queue what a card, a tile or a space gives."""
    hers = state.is_hers(seat)
    for step in steps:
        state.then(seat, TRANSLATORS[0].hers(step) if hers else step)
