"""Playing a turn to its end, so that a table is judged when nobody is in the middle of something."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, FreeOption, Option, Seat, State, Together
from yupana.engine.dice import Dice
from yupana.engine.machine import decisions, settle, take
from yupana.insight.evaluation import Evaluation

DECISIONS_MAX: Final = 60  # of one turn


def finish_turn(
    state: State, seat: Seat, ended: bool, dice: Dice, fate: Dice, evaluation: Evaluation, stretch: int
) -> int:
    """Play anything until the seat's turn or the stretch that is thought through is over; how many decisions it took.

    What may be done beside a turn is left alone: whoever sells and buys at random has little when it ends. Where no
    replies are looked at, what falls after the end is `fate`.
    """
    for made in range(DECISIONS_MAX):
        if ended and not evaluation.replies():
            settle(state, fate)
            return made
        settle(state, dice)
        pending = decisions(state)
        if not pending or evaluation.stretch(state) != stretch:
            return made
        together = isinstance(state.agenda.steps[-1], Together)
        if not together and (ended or pending[0].seat != seat):
            return made
        options = answers(pending[0].options)
        option = options[dice.roll(len(options))]
        take(state, pending[0].seat, option)
        ended = ended or option.verb == END_TURN
    return DECISIONS_MAX


def answers(options: list[Option]) -> list[Option]:
    """Without what is free, unless there is nothing else."""
    found = [option for option in options if not isinstance(option, FreeOption)]
    return found or options
