"""How many ways lead on from a state: a change in the rules shows as a changed number.

A sequence is so many decisions long, or shorter where the match ends. Every way the dice may fall between two decisions
counts, whatever its weight; dice after the last decision are not thrown. Of seats that decide at the same time, the
first that has not answered comes first.
"""

from __future__ import annotations

from yupana.engine.agenda import Chance, S, State
from yupana.engine.machine import advance, chances, decisions, fall, take


def perft(state: State, depth: int) -> int:
    """The number of sequences of so many decisions from this state."""
    if depth <= 0:
        return 1
    if _waits_for_dice(state):
        return sum([perft(world, depth) for world in _fallen(state)])
    for decision in decisions(state)[:1]:
        if depth == 1:
            return len(decision.options)
        total = 0
        for option in decision.options:
            after = state.clone()
            take(after, decision.seat, option)
            total += perft(after, depth - 1)
        return total
    return 1


def divide(state: State, depth: int) -> dict[str, int]:
    """The same number, move by move of the first decision."""
    found: dict[str, int] = {}
    if _waits_for_dice(state):
        for world in _fallen(state):
            for move, count in divide(world, depth).items():
                found[move] = found.get(move, 0) + count
        return found
    for decision in decisions(state)[:1]:
        for option in decision.options:
            after = state.clone()
            take(after, decision.seat, option)
            found[option.move()] = perft(after, depth - 1)
    return found


def _waits_for_dice(state: State) -> bool:
    return bool(state.agenda.steps) and isinstance(state.agenda.steps[-1], Chance)


def _fallen(state: S) -> list[S]:
    """Every state that the next fall of the dice can lead to; the one without it if it has no outcomes."""
    found: list[S] = []
    outcomes = chances(state)
    for outcome in outcomes:
        world = state.clone()
        fall(world, outcome)
        found.append(world)
    if not outcomes:
        world = state.clone()
        world.agenda.steps.pop()
        world.agenda.seats.pop()
        advance(world)
        found.append(world)
    return found
