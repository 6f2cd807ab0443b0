"""One match for a learner: moves are numbers, dice fall by themselves, and seats that decide at once come in order."""

from __future__ import annotations

from typing import Any, Final

from yupana.bots.encoding import Encoder
from yupana.engine.agenda import NOBODY, Decision, Seat, State
from yupana.engine.dice import Dice
from yupana.engine.game import Game, Options, table_options
from yupana.engine.machine import advance, decisions, settle, take
from yupana.engine.match import DECISIONS_MAX


class Episode:
    """A match from its beginning to its end."""

    def __init__(self, game: Game[Any], encoder: Encoder, state: State, dice: Dice | None, made: int = 0) -> None:
        self.game: Final = game
        self.encoder: Final = encoder
        self.state: Final = state
        self.dice: Final = dice  # None: whoever plays says how they fall
        self.made = made  # decisions
        self.seat: Seat = NOBODY  # who must decide
        self.decision: Decision | None = None
        self.legal: list[int] = []  # the numbers of the options, in their order
        self.look()

    def clone(self) -> Episode:
        """The same match, to be played on in another way; the dice are shared."""
        return Episode(self.game, self.encoder, self.state.clone(), self.dice, self.made)

    def look(self) -> None:
        """Let the dice fall, and see who must decide between what."""
        if self.dice is not None:
            settle(self.state, self.dice)
        pending = decisions(self.state)
        self.decision = pending[0] if pending else None
        self.seat = pending[0].seat if pending else NOBODY
        self.legal = self.encoder.numbering.legal(pending[0].options) if pending else []

    def play(self, action: int) -> None:
        """The seat that must decide takes the option with this number."""
        if self.decision is None or action not in self.legal:
            raise ValueError(f"{action} is not legal")
        take(self.state, self.seat, self.decision.options[self.legal.index(action)])
        self.made += 1
        self.look()

    def is_over(self) -> bool:
        """The last rule has been applied."""
        return not self.state.agenda.steps

    def is_cut(self) -> bool:
        """Too many decisions were made: no match lasts longer than that."""
        return self.made >= DECISIONS_MAX and not self.is_over()

    def write(self, seat: Seat, amounts: list[int]) -> bytearray:
        """What this seat sees: amounts are appended, counts returned."""
        return self.encoder.write(self.game.view(self.state, seat), seat, amounts)

    def returns(self, by_points: bool) -> list[float]:
        """What the match was worth to each seat, together 0; nothing before its end."""
        if not self.is_over():
            return [0.0] * self.state.seats
        return self.leads() if by_points else self.wins()

    def wins(self) -> list[float]:
        """The victory in shares: 1 for the only winner; among two the loser has -1, among four a third of that."""
        seats = max(2, self.state.seats)  # who plays alone has the game itself for a rival
        winners = self.game.winners(self.state)
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.state.seats)]
        return [(share * seats - 1.0) / (seats - 1.0) for share in shares]

    def leads(self) -> list[float]:
        """Points above the average of all seats, in usual scores."""
        seats = self.state.seats
        points = [
            score.total() / (score.per_point * self.encoder.numbering.points) for score in self.game.scores(self.state)
        ]
        return [each - sum(points) / seats for each in points]


def begin(game: Game[Any], encoder: Encoder, seats: int, options: Options, dice: Dice | None) -> Episode:
    """A fresh match."""
    state: State = game.setup(seats, table_options(game, seats, options))
    advance(state)
    return Episode(game, encoder, state, dice)
