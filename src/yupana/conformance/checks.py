"""What every game must keep, whatever is played: one function for each promise, AssertionError says which is broken.

All take a state in which somebody must decide, or one in which the match is over, and leave it as it was.
"""

from __future__ import annotations

from typing import Any, Final

from yupana.conformance.demands import demand, demand_same, moves_of, play_on
from yupana.conformance.secrets import check_secrets
from yupana.engine.agenda import Agenda, Option, Outcome, S, State, Step, fields_of
from yupana.engine.codec import Codec, plain, text_of
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import OPTIONS_MAX, decisions, is_over
from yupana.engine.match import BEGIN, UNDO
from yupana.engine.record import WORDS
from yupana.seats import LETTERS

OWN_FIELDS: Final = ("facts", "offered", "people")  # of the engine: no part of the table


def check_state(game: Game[S], state: S, codec: Codec[S], dice: Dice) -> None:
    """Everything in this module, and that secrets are kept."""
    check_parts(state)
    check_decisions(state)
    check_default(game, state)
    check_looking(game, state)
    check_clones(state, dice)
    check_codec(state, codec, dice)
    check_secrets(game, state, dice)


# What a state is made of.


def check_parts(state: State) -> None:
    """A state holds numbers, strings, lists and its agenda; a step holds numbers, strings, tuples and steps."""
    names = fields_of(type(state))
    demand(names[:2] == ("agenda", "seats"), f"the first two fields of a state are agenda and seats, not {names[:2]}")
    for name in names[1:]:
        _check_value(f"the state's {name}", getattr(state, name), False)
    for name in getattr(state, "__dict__", {}):
        known = name in names or name in OWN_FIELDS
        demand(known, f"the state keeps {name}, which is no parameter of its constructor")
    agenda: Any = state.agenda  # may be anything, if a game is wrong enough
    demand(isinstance(agenda, Agenda), "a state's agenda is an Agenda")
    demand(len(agenda.steps) == len(agenda.seats), "the agenda holds as many seats as steps")
    for seat in agenda.seats:
        demand(type(seat) is int, f"the agenda holds a {type(seat).__name__} where a seat should be")
    for step in agenda.steps:
        _check_value("the agenda", step, True)


def _check_value(where: str, value: object, fixed: bool) -> None:
    """One value, and whatever it holds; what is fixed may be shared by clones."""
    kind = type(value)
    if kind is int or kind is bool or kind is str:
        return
    if isinstance(value, (Step, Option)):
        demand(fixed, f"{where} holds the step {kind.__name__}: steps belong on the agenda")
        for name in fields_of(kind):
            _check_value(f"{kind.__name__}.{name}", getattr(value, name), True)
        for name in getattr(value, "__dict__", {}):
            demand(name in fields_of(kind), f"{kind.__name__} keeps {name}, which is no parameter of its constructor")
    elif kind is tuple and isinstance(value, tuple):
        demand(fixed, f"{where} holds a tuple: only lists come back from the codec as they were")
        for each in value:
            _check_value(where, each, True)
    elif kind is list and isinstance(value, list):
        demand(not fixed, f"{where} holds a list, but a step is fixed once made")
        for each in value:
            _check_value(where, each, False)
    else:
        raise AssertionError(f"{where} holds a {kind.__name__}")


# Decisions.


def check_decisions(state: State) -> None:
    """Somebody decides until the match is over; moves are unique, not too many, and fit the record."""
    pending = decisions(state)
    demand(bool(pending) != is_over(state), "the match is not over, yet nobody has anything to decide")
    seats = [decision.seat for decision in pending]
    demand(len(set(seats)) == len(seats), f"a seat has two decisions at once: {seats}")
    for decision in pending:
        asked = f"{type(decision.choice).__name__} of seat {decision.seat}"
        demand(0 <= decision.seat < min(state.seats, len(LETTERS)), f"{asked}: nobody sits there")
        moves = moves_of(decision)
        demand(bool(moves), f"{asked} has no options")
        demand(len(moves) <= OPTIONS_MAX, f"{asked} has {len(moves)} options")
        demand(len(set(moves)) == len(moves), f"{asked} offers a move twice: {_first_twice(moves)!r}")
        for move in moves:
            demand(WORDS.fullmatch(move) is not None, f"{asked}: a record cannot hold the move {move!r}")
            demand(move not in (BEGIN, UNDO), f"{asked}: the move {move!r} has another meaning in a record")


def check_outcomes(outcomes: list[Outcome]) -> None:
    """The ways the dice may fall have names of their own, which fit the record, and weights."""
    names = [outcome.name for outcome in outcomes]
    demand(len(set(names)) == len(names), f"two outcomes have the same name: {_first_twice(names)!r}")
    for outcome in outcomes:
        single = WORDS.fullmatch(outcome.name) is not None and " " not in outcome.name
        demand(single, f"a record cannot hold the outcome {outcome.name!r}")
        demand(outcome.weight > 0, f"the outcome {outcome.name} weighs {outcome.weight}")


def check_default(game: Game[S], state: S) -> None:
    """What happens when the clock runs out is one of the options."""
    for decision in decisions(state):
        move = game.default(state, decision.seat).move()
        demand(decision.find(move) is not None, f"the default {move!r} is no option of seat {decision.seat}")


# Looking, copying, writing down.


def check_looking(game: Game[S], state: S) -> None:
    """Options, prices, views and scores can be asked for any number of times, and change and tell nothing."""
    before = text_of(state)
    watched = state.clone()
    watched.facts = []
    first = _everything_seen(game, watched)
    watched.offered = None
    again = _everything_seen(game, watched)
    demand(text_of(watched) == before, "looking has changed the state")
    demand(not watched.facts, "looking has told a fact")
    for one, other in zip(first, again):
        demand_same(one, other, "looking twice shows two things")
    demand(text_of(state) == before, "looking at a clone has changed the state")


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
    demand(clone is not state and type(clone) is type(state), "a clone is another state of the same class")
    demand(clone.facts is None, "a clone tells nobody")
    demand_same(before, text_of(clone), "a clone differs")
    demand(behaviour_of(clone) == behaved, "a clone has other options")
    play_on(clone, dice)
    demand_same(before, text_of(state), "playing on a clone changes the state")
    demand(behaviour_of(state) == behaved, "playing on a clone changes the options of the state")


def check_codec(state: S, codec: Codec[S], dice: Dice) -> None:
    """A state that was written and read again is equal and behaves alike."""
    text = text_of(state)
    again = codec.decode(text)
    demand_same(text, text_of(again), "written and read again, the state differs")
    demand(behaviour_of(again) == behaviour_of(state), "written and read again, the state has other options")
    played = state.clone()
    seed = dice.roll(1_000_000)
    play_on(played, QuickDice(seed))
    play_on(again, QuickDice(seed))
    demand(text_of(again) == text_of(played), "written and read again, the state plays otherwise")


# Helpers.


def behaviour_of(state: State) -> str:
    """Who may do what now and what would follow, listed anew."""
    state.offered = None
    found: list[Any] = []
    for decision in decisions(state):
        options = [[option.move(), plain(option.then)] for option in decision.options]
        found.append([decision.seat, plain(decision.choice), options])
    return repr(found)


def _first_twice(names: list[str]) -> str:
    for n in range(len(names)):
        if names[n] in names[:n]:
            return names[n]
    return ""
