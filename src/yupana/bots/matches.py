"""Whole matches between bots."""

from __future__ import annotations

from typing import Any, Final

from yupana.bots.bot import Bot
from yupana.engine.agenda import Seat, State
from yupana.engine.dice import Dice
from yupana.engine.game import Game, Options, table_options
from yupana.engine.machine import advance, decision_of, decisions, settle, take
from yupana.engine.match import DECISIONS_MAX


class Played:
    """A match that is over."""

    def __init__(self, state: State, decisions: int, scores: list[float], winners: list[Seat]) -> None:
        self.state: Final = state
        self.decisions: Final = decisions  # how many were made
        self.scores: Final = scores  # in points, of each seat
        self.winners: Final = winners


def play_match(game: Game[Any], options: Options, bots: list[Bot], dice: Dice, thoughts: Dice) -> Played:
    """One match with a bot in each seat; `thoughts` are the dice of the bots, so that thinking moves no others."""
    state: State = game.setup(len(bots), table_options(game, len(bots), options))
    advance(state)
    settle(state, dice)
    for made in range(DECISIONS_MAX):
        pending = decisions(state)
        if not pending:
            scores = [score.total() / score.per_point for score in game.scores(state)]
            return Played(state, made, scores, game.winners(state))
        seat = pending[0].seat
        view: State = game.view(state, seat)
        decision = decision_of(view, seat)
        assert decision is not None
        move = bots[seat].choose(game, view, seat, decision, thoughts).move()
        option = pending[0].find(move)
        if option is None:
            raise ValueError(f"a bot chose {move!r}, which is no option")
        take(state, seat, option)
        settle(state, dice)
    raise AssertionError("a match without end")
