"""What solves a position of Tzolk'in, found by trying everything: an exhaustive search that knows no bot.

A position is played to the end of the next Food Day; from day 21 on that is the end of the match. What counts is the
seat's lead over the best other, as if the match ended there. The others reply so as to make it small.
"""

from collections.abc import Callable
from typing import Final

from yupana.engine.agenda import Option, Seat
from yupana.engine.codec import text_of
from yupana.engine.dice import QuickDice
from yupana.engine.machine import advance, decisions, is_over, settle, take
from yupana.games.tzolkin.board import QUARTERS
from yupana.games.tzolkin.scoring import CountPoints, TemplePoints
from yupana.games.tzolkin.state import Tzolkin

Chooser = Callable[[Tzolkin, Seat], Option]


class Position:
    """A table, why it is instructive, a line that solves it and a tempting one that does not."""

    def __init__(
        self,
        lay: Callable[[], Tzolkin],
        why: str,
        solution: tuple[str, ...],
        blunder: tuple[str, ...],
        spare: float = 0,
    ) -> None:
        self.name: Final = lay.__name__
        self.why: Final = why
        self.lay: Final = lay
        self.solution: Final = solution
        self.blunder: Final = blunder
        self.spare: Final = int(spare * QUARTERS)  # less than what the blunder loses, so that other plans are no miss
        self.seat: Final = decisions(lay())[0].seat
        self.food_days: Final = lay().food_days_done
        self.known: Final[dict[str, int]] = {}  # the worth of tables that have been searched

    def is_done(self, state: Tzolkin) -> bool:
        """The next Food Day is over."""
        return is_over(state) or state.food_days_done > self.food_days

    def worth(self, state: Tzolkin) -> int:
        """The lead in quarter points when everybody plays well from here on: all that can be played is tried."""
        if self.is_done(state):
            return lead(state, self.seat)
        key = text_of(state)
        if key not in self.known:
            decision = decisions(state)[0]
            found = [self.worth(after(state, option)) for option in decision.options]
            self.known[key] = max(found) if decision.seat == self.seat else min(found)
        return self.known[key]

    def reply(self, state: Tzolkin, seat: Seat) -> Option:
        """What another seat does to keep the lead small."""
        return min(decisions(state)[0].options, key=lambda option: self.worth(after(state, option)))

    def missed(self, choose: Chooser) -> int:
        """Quarter points that somebody's choices lose against the best play."""
        state = self.lay()
        best = self.worth(state)
        while not self.is_done(state):
            seat = decisions(state)[0].seat
            state = after(state, choose(state, seat) if seat == self.seat else self.reply(state, seat))
        return best - lead(state, self.seat)

    def lost_by(self, line: tuple[str, ...]) -> int:
        """Quarter points that the first moves lose against the best play, however well one goes on."""
        state = self.lay()
        best = self.worth(state)
        for move in line:
            option = decisions(state)[0].find(move)
            assert option is not None, f"{move!r} is not among {[each.move() for each in decisions(state)[0].options]}"
            state = after(state, option)
        return best - self.worth(state)


def after(state: Tzolkin, option: Option) -> Tzolkin:
    """The table when the option has been taken; buildings are drawn in one fixed way."""
    changed = state.clone()
    take(changed, decisions(changed)[0].seat, option)
    settle(changed, QuickDice(1))
    return changed


def lead(state: Tzolkin, seat: Seat) -> int:
    """Quarter points ahead of the best other; a match that goes on is counted as if it ended here."""
    counted = state.clone()
    if not is_over(state):
        counted.agenda.seats[:] = [*range(state.seats), seat]
        counted.agenda.steps[:] = [*[CountPoints() for _ in range(state.seats)], TemplePoints()]
        advance(counted)
    return counted.points(seat) - max([counted.points(other) for other in range(state.seats) if other != seat])
