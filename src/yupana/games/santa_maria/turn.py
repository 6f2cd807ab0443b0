"""A player's turn: one main action, free actions around it, and its end."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Choice, Effect, Option, Seat
from yupana.games.santa_maria.activation import coin_activations, die_uses
from yupana.games.santa_maria.colony import expansions
from yupana.games.santa_maria.state import SantaMaria


class TakeTurn(Choice[SantaMaria]):
    """Expand the colony, activate a building with coins or a line with a die, or pass."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        found = expansions(state, seat)
        found.extend(coin_activations(state, seat))
        found.extend(die_uses(state, seat))
        found.extend(state.ways_to_pass(seat))
        return found


class FinishTurn(Choice[SantaMaria]):
    """The main action is done: the turn ends when the player says so."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        return [END]


class NextTurn(Effect[SantaMaria]):
    """The turn of the first player clockwise from here who has not passed."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        for each in state.seats_from(seat):
            if not state.is_out(each):
                state.active = each
                state.then(each, state.turn(each))
                state.then(each, FINISH_TURN)
                state.then((each + 1) % state.seats, NEXT_TURN)
                return


TAKE_TURN: Final = TakeTurn()
FINISH_TURN: Final = FinishTurn()
NEXT_TURN: Final = NextTurn()
END: Final = Option(END_TURN)
