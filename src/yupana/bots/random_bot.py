"""A bot that plays anything, each option as likely as the others; and whole matches played like that."""

from __future__ import annotations

from typing import Any

from yupana.bots.bot import Bot
from yupana.engine.agenda import Decision, Option, Seat, State
from yupana.engine.dice import Dice
from yupana.engine.game import Game
from yupana.engine.machine import decisions, settle, take


class RandomBot(Bot):
    """Plays anything."""

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        return decision.options[dice.roll(len(decision.options))]


def play_out(state: State, dice: Dice, decisions_max: int) -> int:
    """Play anything until the game is over or so many decisions are made; how many were made."""
    settle(state, dice)
    for made in range(decisions_max):
        pending = decisions(state)
        if not pending:
            return made
        decision = pending[0]
        take(state, decision.seat, decision.options[dice.roll(len(decision.options))])
        settle(state, dice)
    return decisions_max
