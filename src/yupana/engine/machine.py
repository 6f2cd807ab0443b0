"""The verbs: advance the agenda, list the decisions, take an option, let the dice fall."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import (
    PENDING,
    Chance,
    Choice,
    Decision,
    Effect,
    FreeOption,
    Option,
    Outcome,
    Seat,
    State,
    Together,
)
from yupana.engine.dice import Dice
from yupana.engine.grammar import Resumed

STEPS_MAX: Final = 10_000  # steps run by one advance
AGENDA_MAX: Final = 1_000  # steps pending at once
OPTIONS_MAX: Final = 500  # options of one decision
FALLS_MAX: Final = 1_000  # times the dice fall without a decision


class Runaway(Exception):
    """A limit was passed: the rules loop, or list without end."""


def advance(state: State) -> None:
    """Run effects until a choice, a chance or the end of the game is on top."""
    steps = state.agenda.steps
    seats = state.agenda.seats
    state.offered = None
    if len(steps) > AGENDA_MAX:
        raise Runaway("agenda too deep")
    for _ in range(STEPS_MAX):
        if not steps:
            return
        step = steps[-1]
        seat = seats[-1]
        if seat >= state.people:
            step = state.automatic(seat, step)
            steps[-1] = step
        if isinstance(step, Effect):
            steps.pop()
            seats.pop()
            mark = len(steps)
            step.run(state, seat)
            if len(steps) - mark > 1:  # what run() queued, turned over so that the first comes first
                steps[mark:] = steps[mark:][::-1]
                seats[mark:] = seats[mark:][::-1]
                if len(steps) > AGENDA_MAX:
                    raise Runaway("agenda too deep")
        elif isinstance(step, Choice):
            state.offered = _options(state, step, seat)
            if state.offered:
                return
            steps.pop()
            seats.pop()
            way_out = step.way_out()
            if way_out is not None:
                state.agenda.push(seat, way_out.then)
        elif isinstance(step, Chance):
            return
        elif isinstance(step, Together):
            if _undecided(state, step):
                return
            _unseal(state, step)
        else:
            raise TypeError(f"not a step: {step!r}")
    raise Runaway("agenda without end")


def _options(state: State, choice: Choice[Any], seat: Seat) -> list[Option]:
    """The choice's own options, its way out, and what is free; nothing where nothing could be done but leave."""
    found = choice.options(state, seat)
    way_out = choice.way_out()
    if not found and (way_out is None or not choice.can_be_enabled(state, seat)):
        return found
    free = _free_options(state, choice, seat, way_out is None) if choice.is_window() else []
    if way_out is not None and (found or free):
        found = [*found, way_out, *free]
    elif free:
        found = [*found, *free]
    _limit(choice, found)
    return found


def _free_options(state: State, choice: Choice[Any], seat: Seat, must: bool) -> list[Option]:
    """What the seat may do beside a choice; each leads back to it."""
    listed: list[Option] = []
    marks: tuple[int, ...] = ()
    asked = choice
    if isinstance(choice, Resumed):
        marks = choice.marks
        asked = choice.choice
    for free in state.free_options(seat, asked):
        if free.after and free.after in marks:
            continue
        if must and free.costs and not _leaves_options(state, asked, seat, free):
            continue
        back = Resumed(asked, (*marks, free.before)) if free.before else choice
        listed.append(FreeOption(free.verb, free.touch, (*free.then, back)))
    return listed


def _leaves_options(state: State, choice: Choice[Any], seat: Seat, free: FreeOption) -> bool:
    """The choice can still be answered after something free, as far as that happens by itself."""
    world = state.clone()
    for step in free.then:
        if not isinstance(step, Effect):
            break
        step.run(world, seat)
    return bool(choice.options(world, seat))


def answers(state: State, choice: Choice[Any], seat: Seat) -> list[Option]:
    """What a seat may answer to a choice where nothing is free: its options, and the way out if there are any."""
    found = choice.answers(state, seat)
    _limit(choice, found)
    return found


def _limit(choice: Choice[Any], options: list[Option]) -> None:
    if len(options) > OPTIONS_MAX:
        raise Runaway(f"{len(options)} options in {type(choice).__name__}")


def _undecided(state: State, step: Together) -> list[Decision]:
    """The decisions of all seats that have not answered yet."""
    found: list[Decision] = []
    for seat, answer in zip(step.seats, step.sealed, strict=True):
        if answer == PENDING:
            options = answers(state, step.choice, seat)
            if options:
                found.append(Decision(seat, step.choice, options))
    return found


def _unseal(state: State, step: Together) -> None:
    """Everybody has answered: what follows from each answer comes, in the order of the seats."""
    agenda = state.agenda
    agenda.steps.pop()
    agenda.seats.pop()
    for seat, answer in reversed(list(zip(step.seats, step.sealed, strict=True))):
        if answer != PENDING:
            option = Decision(seat, step.choice, answers(state, step.choice, seat)).find(answer)
            if option is None:
                raise ValueError(f"sealed answer {answer!r} is no option")
            agenda.push(seat, option.then)


def decisions(state: State) -> list[Decision]:
    """Who must decide now, and between what. Empty while dice must fall and when the game is over."""
    steps = state.agenda.steps
    if not steps:
        return []
    step = steps[-1]
    if isinstance(step, Choice):
        seat = state.agenda.seats[-1]
        if state.offered is None:
            state.offered = _options(state, step, seat)
        return [Decision(seat, step, state.offered)] if state.offered else []
    if isinstance(step, Together):
        return _undecided(state, step)
    return []


def deciders(state: State) -> list[Seat]:
    """Everybody who must decide now."""
    return [decision.seat for decision in decisions(state)]


def decision_of(state: State, seat: Seat) -> Decision | None:
    """What this seat must decide now, if anything."""
    for decision in decisions(state):
        if decision.seat == seat:
            return decision
    return None


def take(state: State, seat: Seat, option: Option) -> None:
    """The seat takes one of its options; effects run on until somebody must decide or dice must fall."""
    agenda = state.agenda
    step = agenda.steps.pop()
    owner = agenda.seats.pop()
    if isinstance(step, Together):
        agenda.push(owner, (step.with_answer(seat, option.move()),))
    else:
        agenda.push(seat, option.then)
    advance(state)


def chances(state: State) -> list[Outcome]:
    """Every way the dice may fall now; empty when no dice are to fall."""
    steps = state.agenda.steps
    if steps:
        step = steps[-1]
        if isinstance(step, Chance):
            return step.outcomes(state, state.agenda.seats[-1])
    return []


def fall(state: State, outcome: Outcome) -> None:
    """The dice fell this way."""
    agenda = state.agenda
    agenda.steps.pop()
    agenda.push(agenda.seats.pop(), outcome.then)
    advance(state)


def settle(state: State, dice: Dice) -> list[str]:
    """Let the dice fall until a seat must decide or the game is over; the names go to the journal."""
    steps = state.agenda.steps
    names: list[str] = []
    while steps and isinstance(steps[-1], Chance):
        if len(names) >= FALLS_MAX:
            raise Runaway("dice without end")
        outcomes = chances(state)
        if not outcomes:
            steps.pop()
            state.agenda.seats.pop()
            advance(state)
            continue
        outcome = dice.pick(outcomes)
        names.append(outcome.name)
        fall(state, outcome)
    return names


def is_over(state: State) -> bool:
    """Nothing is left to be done."""
    return not state.agenda.steps
