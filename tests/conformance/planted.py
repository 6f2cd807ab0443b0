"""Wrong games, made of right ones: each looks, guesses or reshuffles otherwise than its zones say."""

from collections.abc import Iterator
from typing import Any

from tests.conformance.tables import Table

from yupana.engine.agenda import Decision, Fact, Option, Seat, State, Together
from yupana.engine.counts import Counts
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.face_down import hide_steps
from yupana.engine.game import Game, Options, Score, Variant
from yupana.engine.machine import advance, decisions, settle, take
from yupana.engine.zones import Cards, Numbers, Secret, Slots, Zone


class Planted(Game[Any]):
    """A game with rules and zones of another; here nothing is wrong yet."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def name(self) -> str:
        return "planted"

    def version(self) -> int:
        return self.game.version()

    def seat_counts(self) -> tuple[int, ...]:
        return self.game.seat_counts()

    def variants(self) -> tuple[Variant, ...]:
        return self.game.variants()

    def refuses(self, seats: int, options: Options) -> str:
        return self.game.refuses(seats, options)

    def setup(self, seats: int, options: Options) -> Any:
        return self.game.setup(seats, options)

    def secrets(self) -> tuple[Secret[Any], ...]:
        return self.game.secrets()

    def default(self, state: Any, seat: Seat) -> Option:
        return self.game.default(state, seat)

    def scores(self, state: Any) -> list[Score]:
        return self.game.scores(state)

    def winners(self, state: Any) -> list[Seat]:
        return self.game.winners(state)

    def check_table(self, table: Any) -> None:
        self.game.check_table(table)

    def check_change(self, before: Any, seat: Seat, move: str, facts: list[Fact], after: Any) -> None:
        self.game.check_change(before, seat, move, facts, after)


class Forgetful(Planted):
    """Its view forgets to hide one zone; it guesses as if that were right."""

    def __init__(self, game: Game[Any], secret: Secret[Any], zone: Zone) -> None:
        super().__init__(game)
        self.hiding = [forgetting(each, zone) if each is secret else each for each in game.secrets()]

    def view(self, state: Any, viewer: Seat | None) -> Any:
        seen: State = state.clone()
        seen.offered = None
        for secret in self.hiding:
            if not secret.is_open(state):
                secret.hide(seen, viewer)
        hide_steps(seen, viewer)
        return seen

    def guess(self, view: Any, viewer: Seat | None, dice: Dice) -> Any:
        return self.game.guess(self.game.view(view, viewer), viewer, dice)

    def sees_more(self, state: Any, seat: Seat) -> bool:
        return True


class ForgetfulAndBlind(Forgetful):
    """The same leak, hidden by guesses that change nothing and reshuffles that leave the secret as it is."""

    def __init__(self, game: Game[Any], secret: Secret[Any], zone: Zone) -> None:
        super().__init__(game, secret, zone)
        self.left = fields_of(secret)

    def guess(self, view: Any, viewer: Seat | None, dice: Dice) -> Any:
        return view.clone()

    def reshuffle(self, state: Any, viewer: Seat | None, dice: Dice) -> Any:
        world = self.game.reshuffle(state, viewer, dice)
        for field in self.left:
            setattr(world, field, getattr(state, field)[:])
        return world


class Lazy(Planted):
    """Views are right, but reshuffles change nothing."""

    def reshuffle(self, state: Any, viewer: Seat | None, dice: Dice) -> Any:
        return state.clone()


def fields_of(secret: Secret[Any]) -> tuple[str, ...]:
    """The lists of the state in which a secret lies."""
    if isinstance(secret, Cards):
        return (secret.field, *([secret.order] if secret.order else []))
    if isinstance(secret, Counts):
        return secret.fields
    if isinstance(secret, Slots):
        return (secret.field, secret.piled)
    assert isinstance(secret, Numbers)
    return (secret.field,)


def forgetting(secret: Secret[Any], zone: Zone) -> Secret[Any]:
    """The same secret, which lies open in one zone."""
    if isinstance(secret, Cards):
        zones = tuple([each for each in secret.zones if each is not zone])
        ordered = None if secret.ordered is zone else secret.ordered
        return type(secret)(zones, secret.field, secret.order, ordered)
    if isinstance(secret, Counts):
        return Open(secret, secret.fields[secret.zones.index(zone)])
    if isinstance(secret, Slots):
        return Open(secret, secret.field if zone is secret.zone else secret.piled)
    assert isinstance(secret, Numbers)
    return Open(secret, secret.field)


class Open(Secret[Any]):
    """Hides all but one list of the state."""

    def __init__(self, secret: Secret[Any], field: str) -> None:
        super().__init__(secret.zones)
        self.secret = secret
        self.field = field

    def hide(self, view: Any, viewer: Seat | None) -> None:
        true = getattr(view, self.field)
        self.secret.hide(view, viewer)
        setattr(view, self.field, true)


def states(table: Table, seed: int, sealed: bool) -> Iterator[Any]:
    """The states of a random match in which somebody must decide: while answers are sealed, or otherwise."""
    game, seats, options = table
    dice = QuickDice(seed)
    state = game.setup(seats, options)
    advance(state)
    settle(state, dice)
    pending = decisions(state)
    found = False
    while pending:
        together = isinstance(state.agenda.steps[-1], Together)
        if together is sealed:
            found = True
            yield state
        elif sealed and found:
            return
        decision = pending[dice.roll(len(pending))]
        take(state, decision.seat, picked(decision, dice))
        settle(state, dice)
        pending = decisions(state)


def all_states(table: Table, seed: int) -> Iterator[Any]:
    """The same, but all of them."""
    yield from states(table, seed, True)
    yield from states(table, seed, False)


def picked(decision: Decision, dice: Dice) -> Option:
    """One of the options, at random."""
    return decision.options[dice.roll(len(decision.options))]
