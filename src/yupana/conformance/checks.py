"""What every game must keep, whatever is played: one function for each promise, AssertionError says which is broken.

All take a state in which somebody must decide, or one in which the match is over, and leave it as it was.
"""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import PENDING, Agenda, Decision, Outcome, S, Seat, State, Step, Together
from yupana.engine.codec import Codec, fields_of, plain, text_of
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import OPTIONS_MAX, decision_of, decisions, is_over, settle, take
from yupana.engine.match import BEGIN, UNDO
from yupana.engine.record import LETTERS, WORDS

AHEAD: Final = 6  # decisions that are played to see whether two states behave alike
OWN_FIELDS: Final = ("facts", "offered")  # of the engine: no part of the table


def check_state(game: Game[S], state: S, codec: Codec[S], dice: Dice) -> None:
    """Everything in this module."""
    check_parts(state)
    check_decisions(state)
    check_default(game, state)
    check_looking(game, state)
    check_clones(state, dice)
    check_codec(state, codec, dice)
    check_views(game, state, dice)


def check_views(game: Game[S], state: S, dice: Dice) -> None:
    """Nobody sees what they may not know: neither a seat nor a spectator."""
    check_sealed(game, state)
    check_same_view(game, state)
    check_view(game, state, None, dice)
    for seat in range(state.seats):
        check_view(game, state, seat, dice)


# What a state is made of.


def check_parts(state: State) -> None:
    """A state holds numbers, strings, lists and its agenda; a step holds numbers, strings, tuples and steps."""
    names = fields_of(type(state))
    _demand(names[:2] == ("agenda", "seats"), f"the first two fields of a state are agenda and seats, not {names[:2]}")
    for name in names[1:]:
        _check_value(f"the state's {name}", getattr(state, name), False)
    for name in getattr(state, "__dict__", {}):
        known = name in names or name in OWN_FIELDS
        _demand(known, f"the state keeps {name}, which is no parameter of its constructor")
    agenda: Any = state.agenda  # may be anything, if a game is wrong enough
    _demand(isinstance(agenda, Agenda), "a state's agenda is an Agenda")
    _demand(len(agenda.steps) == len(agenda.seats), "the agenda holds as many seats as steps")
    for seat in agenda.seats:
        _demand(type(seat) is int, f"the agenda holds a {type(seat).__name__} where a seat should be")
    for step in agenda.steps:
        _check_value("the agenda", step, True)


def _check_value(where: str, value: object, fixed: bool) -> None:
    """One value, and whatever it holds; what is fixed may be shared by clones."""
    kind = type(value)
    if kind is int or kind is bool or kind is str:
        return
    if isinstance(value, Step):
        _demand(fixed, f"{where} holds the step {kind.__name__}: steps belong on the agenda")
        for name in fields_of(kind):
            _check_value(f"{kind.__name__}.{name}", getattr(value, name), True)
        for name in getattr(value, "__dict__", {}):
            _demand(name in fields_of(kind), f"{kind.__name__} keeps {name}, which is no parameter of its constructor")
    elif kind is tuple and isinstance(value, tuple):
        _demand(fixed, f"{where} holds a tuple: only lists come back from the codec as they were")
        for each in value:
            _check_value(where, each, True)
    elif kind is list and isinstance(value, list):
        _demand(not fixed, f"{where} holds a list, but a step is fixed once made")
        for each in value:
            _check_value(where, each, False)
    else:
        raise AssertionError(f"{where} holds a {kind.__name__}")


# Decisions.


def check_decisions(state: State) -> None:
    """Somebody decides until the match is over; moves are unique, not too many, and fit the record."""
    pending = decisions(state)
    _demand(bool(pending) != is_over(state), "the match is not over, yet nobody has anything to decide")
    seats = [decision.seat for decision in pending]
    _demand(len(set(seats)) == len(seats), f"a seat has two decisions at once: {seats}")
    for decision in pending:
        asked = f"{type(decision.choice).__name__} of seat {decision.seat}"
        _demand(0 <= decision.seat < min(state.seats, len(LETTERS)), f"{asked}: nobody sits there")
        moves = moves_of(decision)
        _demand(bool(moves), f"{asked} has no options")
        _demand(len(moves) <= OPTIONS_MAX, f"{asked} has {len(moves)} options")
        _demand(len(set(moves)) == len(moves), f"{asked} offers a move twice: {_first_twice(moves)!r}")
        for move in moves:
            _demand(WORDS.fullmatch(move) is not None, f"{asked}: a record cannot hold the move {move!r}")
            _demand(move not in (BEGIN, UNDO), f"{asked}: the move {move!r} has another meaning in a record")


def check_outcomes(outcomes: list[Outcome]) -> None:
    """The ways the dice may fall have names of their own, which fit the record, and weights."""
    names = [outcome.name for outcome in outcomes]
    _demand(len(set(names)) == len(names), f"two outcomes have the same name: {_first_twice(names)!r}")
    for outcome in outcomes:
        single = WORDS.fullmatch(outcome.name) is not None and " " not in outcome.name
        _demand(single, f"a record cannot hold the outcome {outcome.name!r}")
        _demand(outcome.weight > 0, f"the outcome {outcome.name} weighs {outcome.weight}")


def check_default(game: Game[S], state: S) -> None:
    """What happens when the clock runs out is one of the options."""
    for decision in decisions(state):
        move = game.default(state, decision.seat).move()
        _demand(decision.find(move) is not None, f"the default {move!r} is no option of seat {decision.seat}")


# Looking, copying, writing down.


def check_looking(game: Game[S], state: S) -> None:
    """Options, prices, views and scores can be asked for any number of times, and change and tell nothing."""
    before = text_of(state)
    watched = state.clone()
    watched.facts = []
    first = _everything_seen(game, watched)
    watched.offered = None
    again = _everything_seen(game, watched)
    _demand(text_of(watched) == before, "looking has changed the state")
    _demand(not watched.facts, "looking has told a fact")
    for one, other in zip(first, again):
        _demand_same(one, other, "looking twice shows two things")
    _demand(text_of(state) == before, "looking at a clone has changed the state")


def _everything_seen(game: Game[S], state: S) -> list[str]:
    """All that can be asked of a state."""
    seen = [behaviour_of(state)]
    for decision in decisions(state):
        seen.append(game.default(state, decision.seat).move())
        for option in decision.options:
            seen.append(repr([step.price(state, decision.seat) for step in option.then]))
    seen.append(text_of(game.view(state, None)))
    for seat in range(state.seats):
        seen.append(text_of(game.view(state, seat)))
    seen.append(repr([(score.parts, score.per_point) for score in game.scores(state)]))
    return seen


def check_clones(state: State, dice: Dice) -> None:
    """A clone is equal and independent: playing on it leaves the state as it was."""
    before = text_of(state)
    behaved = behaviour_of(state)
    clone = state.clone()
    _demand(clone is not state and type(clone) is type(state), "a clone is another state of the same class")
    _demand(clone.facts is None, "a clone tells nobody")
    _demand_same(before, text_of(clone), "a clone differs")
    _demand(behaviour_of(clone) == behaved, "a clone has other options")
    _play_on(clone, dice)
    _demand_same(before, text_of(state), "playing on a clone changes the state")
    _demand(behaviour_of(state) == behaved, "playing on a clone changes the options of the state")


def check_codec(state: S, codec: Codec[S], dice: Dice) -> None:
    """A state that was written and read again is equal and behaves alike."""
    text = text_of(state)
    again = codec.decode(text)
    _demand_same(text, text_of(again), "written and read again, the state differs")
    _demand(behaviour_of(again) == behaviour_of(state), "written and read again, the state has other options")
    played = state.clone()
    seed = dice.roll(1_000_000)
    _play_on(played, QuickDice(seed))
    _play_on(again, QuickDice(seed))
    _demand(text_of(again) == text_of(played), "written and read again, the state plays otherwise")


# Secrets.


def check_view(game: Game[S], state: S, viewer: Seat | None, dice: Dice) -> None:
    """A view tells only what the viewer may know: every world that the viewer could guess looks the same."""
    who = "a spectator" if viewer is None else f"seat {viewer}"
    view = game.view(state, viewer)
    seen = text_of(view)
    public = "" if viewer is None else text_of(game.view(state, None))
    own = [] if viewer is None else _moves_of_seat(state, viewer)
    _demand(type(view) is type(state), f"the view of {who} is of another class than the state")
    _demand(viewer is None or _moves_of_seat(view, viewer) == own, f"{who} has other options in the view")
    for turn in range(2):
        world = _guess(game, view, viewer, dice, who)
        looks = text_of(game.view(world, viewer))
        _demand_same(seen, looks, f"the view of {who} tells a secret")
        if viewer is not None:
            looks = text_of(game.view(world, None))
            _demand_same(public, looks, f"spectators see what {who} does not")
            _demand(_moves_of_seat(world, viewer) == own, f"{who} has other options in a guess")
        try:
            game.check_table(world)
            if turn:
                _play_on(world, dice)
        except Exception as problem:
            raise AssertionError(f"{who} guesses what cannot be: {problem}") from problem
    _demand(text_of(view) == seen, f"guessing has changed the view of {who}")


def _guess(game: Game[S], view: S, viewer: Seat | None, dice: Dice, who: str) -> S:
    try:
        return game.guess(view, viewer, dice)
    except Exception as problem:
        raise AssertionError(f"{who} cannot guess: {problem!r}") from problem


def check_same_view(game: Game[S], state: S) -> None:
    """A seat of which the game says that it sees no more than a spectator sees just that."""
    public = ""
    for seat in range(state.seats):
        if not game.sees_more(state, seat):
            public = public or text_of(game.view(state, None))
            _demand_same(public, text_of(game.view(state, seat)), f"seat {seat} sees more than the game says")


def check_sealed(game: Game[S], state: S) -> None:
    """Nobody sees what others have answered before the last answer is in."""
    steps = state.agenda.steps
    for n in range(len(steps)):
        step = steps[n]
        if isinstance(step, Together):
            for seat, answer in zip(step.seats, step.sealed):
                if answer != PENDING:
                    _check_answer(game, state, n, step, seat, answer)


def _check_answer(game: Game[S], state: S, n: int, step: Together, answerer: Seat, answer: str) -> None:
    """Whatever the seat has answered, the table looks the same to everybody else."""
    others = [option.move() for option in step.choice.options(state, answerer) if option.move() != answer]
    viewer: Seat | None
    for viewer in (None, *range(state.seats)):
        if viewer == answerer:
            continue
        seen = text_of(game.view(state, viewer))
        for other in others:
            world = state.clone()
            world.agenda.steps[n] = step.with_answer(answerer, other)
            looks = text_of(game.view(world, viewer))
            who = "a spectator" if viewer is None else f"seat {viewer}"
            _demand_same(seen, looks, f"{who} sees the sealed answer of seat {answerer}")


# Helpers.


def moves_of(decision: Decision) -> list[str]:
    """The moves of a decision, in order."""
    return [option.move() for option in decision.options]


def behaviour_of(state: State) -> str:
    """Who may do what now and what would follow, listed anew."""
    state.offered = None
    found: list[Any] = []
    for decision in decisions(state):
        options = [[option.move(), plain(option.then)] for option in decision.options]
        found.append([decision.seat, plain(decision.choice), options])
    return repr(found)


def _moves_of_seat(state: State, seat: Seat) -> list[str]:
    state.offered = None
    decision = decision_of(state, seat)
    return [] if decision is None else moves_of(decision)


def _play_on(state: State, dice: Dice) -> None:
    """A few decisions further, at random."""
    for _ in range(AHEAD):
        pending = decisions(state)
        if not pending:
            return
        decision = pending[dice.roll(len(pending))]
        take(state, decision.seat, decision.options[dice.roll(len(decision.options))])
        settle(state, dice)


def _demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


def _first_twice(names: list[str]) -> str:
    for n in range(len(names)):
        if names[n] in names[:n]:
            return names[n]
    return ""


def _demand_same(one: str, other: str, sentence: str) -> None:
    """Two texts are equal, or else the sentence ends with where they part."""
    if one == other:
        return
    at = 0
    while at < len(one) and at < len(other) and one[at] == other[at]:
        at += 1
    start = max(0, at - 20)
    raise AssertionError(f"{sentence}: {one[start : at + 20]!r} against {other[start : at + 20]!r} at {at}")
