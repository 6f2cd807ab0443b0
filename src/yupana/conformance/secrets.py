"""Nobody learns what they may not know: neither by looking, nor from what is told, nor by trying and taking back.

What may be known is what the title has declared in its zones. From that the engine makes, out of the true table, other
ones that must look the same to a viewer. The title's `view`, `guess` and `reshuffle` are held against these, so that
they cannot agree on something wrong.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from yupana.conformance.demands import demand, demand_same, demand_same_table, is_same_table, moves_of_seat, play_on
from yupana.conformance.trials import Trials, Tried, told_to
from yupana.engine.agenda import PENDING, Option, S, Seat, State, Together
from yupana.engine.dice import Dice
from yupana.engine.game import Game
from yupana.engine.machine import answers, chances, deciders, decisions, fall, is_over, take
from yupana.engine.zones import BY_OTHERS, Secret, Zone

TRIES: Final = 64  # reshuffles that may leave a zone as it was although it could differ: a chance of less than 2**-64
MOVES_TRIED: Final = 4  # of a decision


def check_secrets(game: Game[S], state: S, dice: Dice, trials: Trials[S] | None = None, all_look: bool = True) -> None:
    """Everything in this module, for all who look or for any one of them; decisions are tried in a match or trials."""
    tried = trials or Trials(game, state.people)
    check_sealed(game, state)
    check_same_view(game, state)
    check_scores(game, state)
    viewers: list[Seat | None] = [None, *range(state.seats)]
    for viewer in viewers if all_look else [viewers[dice.roll(len(viewers))]]:
        check_worlds(game, state, viewer, dice)
        check_view(game, state, viewer, dice)
    check_untold(game, state, viewers[dice.roll(len(viewers))], dice)
    check_drawn(game, state, viewers[dice.roll(len(viewers))], dice)
    check_undo(game, state, dice, tried)


def name_of(viewer: Seat | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


class Look(Generic[S]):
    """What a viewer sees of a table and may do there."""

    def __init__(self, game: Game[S], state: S, viewer: Seat | None) -> None:
        self.viewer: Final = viewer
        self.seen: Final[S] = game.view(state, viewer)
        self.public: Final[S] = self.seen if viewer is None else game.view(state, None)
        self.own: Final = [] if viewer is None else moves_of_seat(state, viewer)
        self.waiting: Final = deciders(state)

    def check_same(self, game: Game[S], world: S, sentence: str) -> None:
        """Another table looks the same to the viewer, and to spectators, if they see less; and it offers the same."""
        demand_same_table(self.seen, game.view(world, self.viewer), sentence)
        if self.viewer is not None:
            who = name_of(self.viewer)
            if not any(zone.seen == BY_OTHERS for secret in game.secrets() for zone in secret.zones):
                demand_same_table(self.public, game.view(world, None), f"spectators see what {who} does not")
            demand(moves_of_seat(world, self.viewer) == self.own, f"{who} has other options in another world")
        waits = f"{name_of(self.viewer)} sees who must decide, and in another world others must"
        demand(deciders(world) == self.waiting, waits)


# Looking.


def check_view(game: Game[S], state: S, viewer: Seat | None, dice: Dice) -> None:
    """Every table that the viewer could guess is possible and looks the same."""
    who = name_of(viewer)
    look = Look(game, state, viewer)
    view = look.seen
    before: S = view.clone()
    demand(type(view) is type(state), f"the view of {who} is of another class than the state")
    demand(viewer is None or moves_of_seat(view, viewer) == look.own, f"{who} has other options in the view")
    try:
        world = game.guess(view, viewer, dice)
    except Exception as problem:
        raise AssertionError(f"{who} cannot guess: {problem!r}") from problem
    look.check_same(game, world, f"the view of {who} tells a secret")
    try:
        _play_possibly(game, world, dice)
    except Exception as problem:
        raise AssertionError(f"{who} guesses what cannot be: {problem}") from problem
    demand(is_same_table(view, before), f"guessing has changed the view of {who}")


def check_worlds(game: Game[S], state: S, viewer: Seat | None, dice: Dice) -> None:
    """Every table that the declared zones allow is possible and looks the same; and they allow what they hide."""
    who = name_of(viewer)
    check_possible(game, state)
    before: S = state.clone()
    look = Look(game, state, viewer)
    world = declared_world(game, state, viewer, dice)
    look.check_same(game, world, f"the view of {who} tells a secret")
    try:
        _play_possibly(game, world, dice)
    except Exception as problem:
        raise AssertionError(f"a table that looks the same to {who} cannot be: {problem}") from problem
    waiting = zones_to_change(game, state, viewer)
    for turn in range(TRIES):
        if turn and not waiting:
            break
        shuffled = game.reshuffle(state, viewer, dice)
        look.check_same(game, shuffled, f"a reshuffle shows {who} something else")
        waiting = [each for each in waiting if _is_same(each[0], each[1], state, shuffled, viewer)]
    if waiting:  # it may be that whoever must decide could not do so with any other card
        worlds = [declared_world(game, state, viewer, dice) for _ in range(TRIES)]
        waiting = [
            each for each in waiting if any(not _is_same(each[0], each[1], state, other, viewer) for other in worlds)
        ]
    demand(not waiting, f"reshuffling changes nothing that is hidden from {who} in {_names(waiting)}")
    demand(is_same_table(state, before), "reshuffling has changed the state")


def declared_world(game: Game[S], state: S, viewer: Seat | None, dice: Dice) -> S:
    """Another table that looks the same to this viewer, as the engine makes it, whatever the title does."""
    world: S = Game.reshuffle(game, state, viewer, dice)
    return world


def zones_to_change(game: Game[S], state: S, viewer: Seat | None) -> list[tuple[Secret[S], Zone]]:
    """Where something else could lie, for all that the viewer may know."""
    found: list[tuple[Secret[S], Zone]] = []
    for secret in game.secrets():
        if not secret.is_open(state):
            for zone in secret.zones:
                if secret.can_differ(state, zone, viewer):
                    found.append((secret, zone))
    return found


def check_possible(game: Game[S], table: S) -> None:
    """The rules could lead to this table, and what is known of its zones is true."""
    game.check_table(table)
    for secret in game.secrets():
        if not secret.is_kept(table):
            raise AssertionError(f"what is known of {_names([(secret, zone) for zone in secret.zones])} is not true")


def _play_possibly(game: Game[S], world: S, dice: Dice) -> None:
    """A table that looks the same is possible, and stays so when it is played on."""
    check_possible(game, world)
    if dice.roll(2):
        play_on(world, dice)
        check_possible(game, world)


def _is_same(secret: Secret[S], zone: Zone, state: S, world: S, viewer: Seat | None) -> bool:
    return secret.hidden(world, zone, viewer) == secret.hidden(state, zone, viewer)


def _names(zones: list[tuple[Secret[S], Zone]]) -> str:
    return ", ".join([zone.name for _, zone in zones])


def check_same_view(game: Game[S], state: S) -> None:
    """A seat of which the game says that it sees no more than a spectator sees just that."""
    public = game.view(state, None)
    for seat in range(state.seats):
        if not game.sees_more(state, seat):
            demand_same_table(public, game.view(state, seat), f"seat {seat} sees more than the game says")


def check_scores(game: Game[S], state: S) -> None:
    """What a viewer sees of the scores is true, and in the end it is all."""
    true = game.scores(state)
    viewer: Seat | None
    for viewer in (None, *range(state.seats)):
        for seat, score in enumerate(game.scores(game.view(state, viewer))):
            shown = [part for part in score.parts if part[0] not in score.hidden]
            there = [part for part in true[seat].parts if part[0] not in score.hidden]
            demand(shown == there, f"{name_of(viewer)} sees scores of seat {seat} that are not true: {shown}")
            whole = not score.hidden or not is_over(state)
            demand(whole, f"{name_of(viewer)} never sees what seat {seat} has scored from {score.hidden}")


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
    others = [option.move() for option in answers(state, step.choice, answerer) if option.move() != answer]
    viewer: Seat | None
    for viewer in (None, *range(state.seats)):
        if viewer == answerer:
            continue
        seen = game.view(state, viewer)
        for other in others:
            world = state.clone()
            world.agenda.steps[n] = step.with_answer(answerer, other)
            demand_same_table(
                seen, game.view(world, viewer), f"{name_of(viewer)} sees the sealed answer of seat {answerer}"
            )


# Being told.


def check_untold(game: Game[S], state: S, viewer: Seat | None, dice: Dice) -> None:
    """Of two moves that differ in a hidden card alone, a viewer who is told the same sees the same, and vice versa."""
    who = name_of(viewer)
    world = declared_world(game, state, viewer, dice)
    for decision in decisions(state):
        seat = decision.seat
        if seat == viewer:
            continue
        there = _options_of(world, seat)
        moves = [option.move() for option in there]
        known = [option.move() for option in decision.options]
        mine = [option for option in decision.options if option.move() not in moves]
        theirs = [option for option in there if option.move() not in known]
        for one, other in _alike(mine, theirs, dice):
            first, second = _taken(state, seat, one), _taken(world, seat, other)
            told = told_to(viewer, first.facts) == told_to(viewer, second.facts)
            same = not _is_seen(game, first, second, viewer)
            demand(same or not told, f"{who} sees what it was not told: {one.move()!r} against {other.move()!r}")
            demand(told or not same, f"{who} is told what it cannot see: {one.move()!r} against {other.move()!r}")


def _alike(mine: list[Option], theirs: list[Option], dice: Dice) -> list[tuple[Option, Option]]:
    """Some pairs of options that differ in one touched place alone."""
    found: list[tuple[Option, Option]] = []
    for one in mine:
        for other in theirs:
            if one.verb == other.verb and len(one.touch) == len(other.touch) and _parted(one, other) == 1:
                found.append((one, other))
    return [found[dice.roll(len(found))] for _ in range(min(len(found), MOVES_TRIED))]


def _parted(one: Option, other: Option) -> int:
    """In how many places two options differ."""
    return len([n for n in range(len(one.touch)) if one.touch[n] != other.touch[n]])


def check_drawn(game: Game[S], state: S, viewer: Seat | None, dice: Dice) -> None:
    """Of two ways the dice may fall that differ for somebody else alone, a viewer is told the same."""
    for decision in decisions(state):
        option = decision.options[dice.roll(len(decision.options))]
        taken: S = state.clone()
        take(taken, decision.seat, option)
        outcomes = chances(taken)
        if len(outcomes) < 2:
            continue
        fallen: list[Tried] = []
        for n in (dice.roll(len(outcomes)), dice.roll(len(outcomes))):
            after: S = taken.clone()
            after.facts = []
            fall(after, outcomes[n])
            facts, after.facts = after.facts, None
            fallen.append(Tried(after, facts, (outcomes[n].name,), False))
        one, other = fallen
        others = [seat for seat in range(state.seats) if _is_seen(game, one, other, seat)]
        if others and not _is_seen(game, one, other, viewer):
            same = told_to(viewer, one.facts) == told_to(viewer, other.facts)
            demand(same, f"{name_of(viewer)} is told which of {one.fell + other.fell} was drawn")


def _is_seen(game: Game[S], one: Tried, other: Tried, viewer: Seat | None) -> bool:
    """A viewer can tell apart what came of two moves."""
    return not is_same_table(_view_after(game, one, viewer), _view_after(game, other, viewer))


def _view_after(game: Game[S], tried: Tried, viewer: Seat | None) -> State:
    state: Any = tried.state
    return game.view(state, viewer)


def _taken(state: State, seat: Seat, option: Option) -> Tried:
    """What comes of an option before dice fall."""
    after = state.clone()
    after.facts = []
    take(after, seat, option)
    facts, after.facts = after.facts, None
    return Tried(after, facts, (), False)


def _options_of(state: State, seat: Seat) -> list[Option]:
    for decision in decisions(state):
        if decision.seat == seat:
            return decision.options
    return []


# Trying and taking back.


def check_undo(game: Game[S], state: S, dice: Dice, trials: Trials[S]) -> None:
    """What can be taken back has shown the seat nothing: it goes the same way in every world it could be in."""
    for decision in decisions(state):
        seat = decision.seat
        world = declared_world(game, state, seat, dice)
        for _ in range(min(len(decision.options), MOVES_TRIED)):
            move = decision.options[dice.roll(len(decision.options))].move()
            one = trials.play(state, seat, move, dice)
            other = trials.play(world, seat, move, dice)
            if not one.can_undo and not other.can_undo:
                continue
            what = f"seat {seat} can take back {move!r}"
            demand(one.can_undo and other.can_undo, f"{what} in some worlds only")
            demand_same(told_to(seat, one.facts), told_to(seat, other.facts), f"{what}, and is told something by it")
            seen = _view_after(game, one, seat)
            demand_same_table(seen, _view_after(game, other, seat), f"{what}, and sees something by it")
            offered = moves_of_seat(one.state, seat) == moves_of_seat(other.state, seat)
            demand(offered, f"{what}, and is offered something else by it")
