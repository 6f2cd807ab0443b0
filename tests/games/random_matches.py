"""Random matches of any game that are the same every time."""

from collections.abc import Iterator

from yupana.engine.agenda import S
from yupana.engine.dice import QuickDice
from yupana.engine.game import Game, Options
from yupana.engine.machine import decisions
from yupana.engine.match import Match


def random_match(game: Game[S], seats: int, seed: int, options: Options | None = None) -> Iterator[Match[S]]:
    """A random match, at every decision and at its end; one object that changes."""
    match = Match(game, seats, options, digests=False)
    dice = QuickDice(seed)
    match.begin(dice)
    while not match.is_over():
        yield match
        decision = decisions(match.state)[0]
        option = decision.options[dice.roll(len(decision.options))]
        match.play(decision.seat, option.move(), dice)
    yield match
