"""What all checks use: demands that say what is wrong, and moves."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Decision, Seat, State, fields_of
from yupana.engine.codec import plain, text_of
from yupana.engine.dice import Dice
from yupana.engine.machine import decision_of, decisions, settle, take

AHEAD: Final = 6  # decisions that are played to see whether two states behave alike


def demand(holds: bool, sentence: str) -> None:
    """It holds, or else the sentence says what is wrong."""
    if not holds:
        raise AssertionError(sentence)


def demand_same(one: str, other: str, sentence: str) -> None:
    """Two texts are equal, or else the sentence ends with where they part."""
    if one == other:
        return
    at = 0
    while at < len(one) and at < len(other) and one[at] == other[at]:
        at += 1
    start = max(0, at - 20)
    raise AssertionError(f"{sentence}: {one[start : at + 20]!r} against {other[start : at + 20]!r} at {at}")


def is_same_table(one: State, other: State) -> bool:
    """Two tables are equal; much faster than to write both down."""
    if type(one) is not type(other) or one.agenda.seats != other.agenda.seats:
        return False
    if len(one.agenda.steps) != len(other.agenda.steps):
        return False
    for n in range(len(one.agenda.steps)):
        step, there = one.agenda.steps[n], other.agenda.steps[n]
        if step is not there and plain(step) != plain(there):
            return False
    return all(getattr(one, name) == getattr(other, name) for name in fields_of(type(one))[1:])


def demand_same_table(one: State, other: State, sentence: str) -> None:
    """Two tables are equal, or else the sentence ends with where they part."""
    if not is_same_table(one, other):
        demand_same(text_of(one), text_of(other), sentence)
        raise AssertionError(sentence)


def moves_of(decision: Decision) -> list[str]:
    """The moves of a decision, in order."""
    return [option.move() for option in decision.options]


def moves_of_seat(state: State, seat: Seat) -> list[str]:
    """All that a seat may do now, listed anew."""
    state.offered = None
    decision = decision_of(state, seat)
    return [] if decision is None else moves_of(decision)


def play_on(state: State, dice: Dice) -> None:
    """A few decisions further, at random."""
    for _ in range(AHEAD):
        pending = decisions(state)
        if not pending:
            return
        decision = pending[dice.roll(len(pending))]
        take(state, decision.seat, decision.options[dice.roll(len(decision.options))])
        settle(state, dice)
