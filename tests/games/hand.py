"""A hand that plays at any game's table in a test, and says what it may do and what came of it."""

from typing import Any

from yupana.engine.agenda import Fact, Seat, State, Step
from yupana.engine.dice import Dice, QuickDice, WrittenDice
from yupana.engine.game import Game
from yupana.engine.machine import advance, decision_of, decisions, settle, take


def moves(state: State, seat: Seat) -> list[str]:
    """Everything the seat may do now."""
    state.offered = None
    decision = decision_of(state, seat)
    return [] if decision is None else [option.move() for option in decision.options]


def verbs(state: State, seat: Seat, verb: str) -> list[str]:
    """What the seat may touch with this verb now."""
    return [move.partition(" ")[2] for move in moves(state, seat) if move.split(" ")[0] == verb]


def deciders(state: State) -> list[Seat]:
    """Everybody who must decide now."""
    state.offered = None
    return [decision.seat for decision in decisions(state)]


def play_at(game: Game[Any], state: State, seat: Seat, played: tuple[str, ...], dice: Dice | None) -> list[Fact]:
    """The seat makes moves, one after the other, and every promise is checked; what they told comes back."""
    found: list[Fact] = []
    for move in played:
        legal = moves(state, seat)
        decision = decision_of(state, seat)
        option = None if decision is None else decision.find(move)
        if option is None:
            listed = "".join([f"\n  {each}" for each in legal]) or f" none; deciding: {deciders(state)}"
            raise AssertionError(f"seat {seat} cannot {move!r}; legal:{listed}")
        before = state.clone()
        state.facts = []
        take(state, seat, option)
        settle(state, dice or QuickDice(1))
        game.check_table(state)
        game.check_change(before, seat, move, state.facts, state)
        found += state.facts
    return found


def go_on(state: State, dice: Dice | None = None) -> list[Fact]:
    """Let happen what happens by itself; what it told comes back."""
    state.facts = []
    advance(state)
    settle(state, dice or QuickDice(1))
    found = state.facts
    state.facts = None
    return found


def happen(state: State, step: Step[Any], seat: Seat = 0) -> list[Fact]:
    """Nothing is left to do but this step: it happens."""
    state.agenda.seats[:] = [seat]
    state.agenda.steps[:] = [step]
    return go_on(state)


def falling(*names: str) -> Dice:
    """Dice that fall as written."""
    return WrittenDice(names)


def told(facts: list[Fact], kind: type[Fact]) -> list[Any]:
    """The facts of one kind, in order."""
    return [fact for fact in facts if isinstance(fact, kind)]
