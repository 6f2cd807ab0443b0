"""Single moves, tried on any table as a match would play them."""

from __future__ import annotations

from typing import Final, Generic

from yupana.engine.agenda import NOBODY, Fact, S, Seat, State, mypyc_attr
from yupana.engine.codec import arguments_of
from yupana.engine.dice import Dice
from yupana.engine.game import Game
from yupana.engine.match import BEGIN, Entry, Match


class Tried:
    """What came of a move."""

    def __init__(self, state: State, facts: list[Fact], fell: tuple[str, ...], can_undo: bool) -> None:
        self.state: Final = state
        self.facts: Final = facts
        self.fell: Final = fell
        self.can_undo: Final = can_undo


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials(Generic[S]):
    """A match that is put back to another table before every move."""

    def __init__(self, game: Game[S], seats: int) -> None:
        self.match: Final[Match[S]] = Match(game, seats, digests=False)

    def play(self, state: S, seat: Seat, move: str, dice: Dice) -> Tried:
        """The seat makes a move on a copy of this table."""
        match = self.match
        match.state = state.clone()
        match.journal = [Entry(NOBODY, BEGIN)]
        match.rewind = []
        match.counted = 0
        facts = match.play(seat, move, dice)
        return Tried(match.state, facts, match.journal[-1].fell, self.can_undo(seat))

    def can_undo(self, seat: Seat) -> bool:
        """The seat could take the move back."""
        return self.match.can_undo(seat)


def told_to(viewer: Seat | None, facts: list[Fact]) -> str:
    """What a viewer is told of a move, as text."""
    seen = [fact.seen_by(viewer) for fact in facts]
    return repr([(type(fact).__name__, arguments_of(fact)) for fact in seen if fact is not None])
