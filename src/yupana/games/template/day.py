"""A day: everybody draws, all lay a card at the same time and run, and each has an evening."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import END_TURN, Chance, Choice, Effect, Option, Outcome, Seat, Step, Together
from yupana.engine.grammar import EachSeat, Sequence
from yupana.engine.piles import draws, without
from yupana.games.template.board import CARD, DAYS, NO_CARD, PACES
from yupana.games.template.facts import (
    CardDrawn,
    CardLaid,
    DayBroke,
    KnotTied,
    RunBegan,
    RunnerRan,
    RunnerRested,
    RunnerSlipped,
    RunnerWaited,
    RunOver,
)
from yupana.games.template.state import Chaski

NOTHING: Final = Sequence(())  # what the fox does where people draw and rest


class Day(Effect[Chaski]):
    """Six of them; a match is over when nothing is left on the agenda."""

    def run(self, state: Chaski, seat: Seat) -> None:
        state.played = sorted(state.played + [card for card in state.laid if card != NO_CARD])
        state.laid = [NO_CARD] * state.seats
        if state.day == DAYS:
            return
        first = state.day % state.people
        state.day += 1
        state.tell(DayBroke(state.day))
        state.then(first, EachSeat(Draw()))
        state.then(first, Together(tuple(range(state.people)), LayCard()))
        if state.fox:
            state.then(state.people, FoxLays())
        state.then(first, Run())
        state.then(first, EachSeat(SpendEvening()))
        state.then(seat, Day())


# Drawing.


class Draw(Chance[Chaski]):
    """Up to three cards in the hand, one after the other."""

    def outcomes(self, state: Chaski, seat: Seat) -> list[Outcome]:
        if NO_CARD not in state.hand(seat):
            return []
        return draws(state.pile, CARD, lambda card: (TakeCard(card), Draw()))

    def automatic(self, state: Chaski, seat: Seat) -> Step[Any]:
        return NOTHING


class TakeCard(Effect[Chaski]):
    """The card that was drawn."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Chaski, seat: Seat) -> None:
        state.pile = without(state.pile, self.card)
        state.put(seat, NO_CARD, self.card)
        state.tell(CardDrawn(seat, CARD[self.card]))


# Running.


class LayCard(Choice[Chaski]):
    """How far to run; everybody chooses at the same time."""

    def options(self, state: Chaski, seat: Seat) -> list[Option]:
        return [Option("lay", (CARD[pace],), (Lay(pace),)) for pace in state.paces(seat)]


class Lay(Effect[Chaski]):
    """A card of the hand, for all to see."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Chaski, seat: Seat) -> None:
        state.put(seat, self.card, NO_CARD)
        state.laid[seat] = self.card
        state.tell(CardLaid(seat, CARD[self.card]))


class FoxLays(Chance[Chaski]):
    """The fox has no hand: it lays whatever lies on the pile."""

    def outcomes(self, state: Chaski, seat: Seat) -> list[Outcome]:
        return draws(state.pile, CARD, lambda card: (LayFromPile(card),))


class LayFromPile(Effect[Chaski]):
    """The card of the fox."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Chaski, seat: Seat) -> None:
        state.pile = without(state.pile, self.card)
        state.laid[seat] = self.card
        state.tell(CardLaid(seat, CARD[self.card]))


class Run(Effect[Chaski]):
    """Whoever laid a number alone runs so far; those of one number meet at the bridge and argue."""

    def run(self, state: Chaski, seat: Seat) -> None:
        state.tell(RunBegan(state.day))
        for each in state.seats_from(seat):
            pace = state.laid[each]
            if state.laid.count(pace) == 1:
                state.road[each] += pace
                state.tell(RunnerRan(each, pace))
            elif state.bridge:
                back = min(1, state.road[each])
                state.road[each] -= back
                state.tell(RunnerSlipped(each, back))
            else:
                state.leaves[each] += 1
                state.tell(RunnerWaited(each))
        state.tell(RunOver(state.day))


# The evening.


class SpendEvening(Choice[Chaski]):
    """Tie a card of the hand into the cord as a knot that it does not have yet, or rest."""

    def options(self, state: Chaski, seat: Seat) -> list[Option]:
        found = [
            Option("tie", (CARD[pace],), (TieKnot(pace), EndEvening()))
            for pace in state.paces(seat)
            if not state.is_tied(seat, pace)
        ]
        return [*found, REST]

    def automatic(self, state: Chaski, seat: Seat) -> Step[Any]:
        return NOTHING


class TieKnot(Effect[Chaski]):
    """The card becomes a knot."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Chaski, seat: Seat) -> None:
        state.put(seat, self.card, NO_CARD)
        state.knots[seat * PACES + self.card - 1] = 1
        state.tell(KnotTied(seat, CARD[self.card], state.tied(seat)))


class Rest(Effect[Chaski]):
    """A coca leaf for another day."""

    def run(self, state: Chaski, seat: Seat) -> None:
        state.leaves[seat] += 1
        state.tell(RunnerRested(seat))


class EndEvening(Choice[Chaski]):
    """Until the turn is ended, everything can be taken back."""

    def options(self, state: Chaski, seat: Seat) -> list[Option]:
        return [SLEEP]


REST: Final = Option("rest", (), (Rest(), EndEvening()))
SLEEP: Final = Option(END_TURN)
