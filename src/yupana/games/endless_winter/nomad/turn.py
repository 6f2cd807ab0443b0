"""The Nomad's turns and eclipses."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Outcome, Seat
from yupana.games.endless_winter.board import (
    CHIEF_FIGURE,
    FROM_EFFECTS,
    HEXES,
    IN_EACH_CELL,
    NOMAD_CARD,
    RESERVE_CELL,
    TRIBE_FIGURE,
)
from yupana.games.endless_winter.components import HEX_BENEFIT, NOMAD_CARDS, NOMAD_LOWER, RESERVE_BENEFIT
from yupana.games.endless_winter.eclipse import ClaimCell, ClaimHex, claimable
from yupana.games.endless_winter.effects import NOTHING
from yupana.games.endless_winter.facts import NomadCardTurned, TurnBegan
from yupana.games.endless_winter.nomad.verbs import deeds
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.stones import ScoreStone
from yupana.games.endless_winter.turn import stand


class NomadTurn(Chance[EndlessWinter]):
    """The top card of the Nomad's deck is turned over."""

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        return [Outcome(NOMAD_CARD[card], 1, (CarryOut(card),)) for card in state.nomad_deck]


class CarryOut(Effect[EndlessWinter]):
    """A figure goes to the column of a card, whose verbs are done, and then those of the lower place."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        card = NOMAD_CARDS[self.card]
        state.tell(TurnBegan(seat))
        state.nomad_deck = [each for each in state.nomad_deck if each != self.card]
        state.nomad_stack = [*state.nomad_stack, self.card]
        state.tell(NomadCardTurned(seat, NOMAD_CARD[self.card]))
        figure = TRIBE_FIGURE if state.has_figure(seat, TRIBE_FIGURE) else CHIEF_FIGURE
        first = stand(state, seat, figure, card.column)
        for verb, times in (*card.verbs, *(NOMAD_LOWER[card.column] if first else ())):
            state.then_all(seat, tuple(deeds(verb, times)))


class ClaimItsHexes(Effect[EndlessWinter]):
    """The Nomad claims hexes in ascending order."""

    def __init__(self, first: int) -> None:
        self.first: Final = first  # the lowest hex that has not been looked at

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for hex in claimable(state, seat):
            if hex >= self.first:
                state.then(seat, ClaimHex(hex))
                state.then(seat, HEX_BENEFIT[state.terrain[hex]])
                if hex + 1 < HEXES:
                    state.then(seat, ClaimItsHexes(hex + 1))
                return


class UseItsBoard(Effect[EndlessWinter]):
    """A point for each village, the idols of the reserve, and the sacred stones."""

    def __init__(self, villages: int, stones: tuple[int, ...]) -> None:
        self.villages: Final = villages
        self.stones: Final = stones

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.score(seat, FROM_EFFECTS, self.villages)
        for cell in range(1, len(RESERVE_CELL)):
            if RESERVE_BENEFIT[cell] is not NOTHING:
                state.then(seat, ClaimItsCell(cell))
        for stone in self.stones:
            state.then(seat, ScoreStone(stone))


class ClaimItsCell(Effect[EndlessWinter]):
    """The Nomad claims a cell of its reserve that is empty by now: one before it may have brought a megalith."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        if state.megaliths_placed(seat) >= IN_EACH_CELL * self.cell:
            state.then(seat, ClaimCell(self.cell))
            state.then(seat, RESERVE_BENEFIT[self.cell])
