"""The eclipse: piles are revealed, the turn order changes, and everybody gains what cards, hexes and boards give."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Option, Place, Seat, Steps
from yupana.games.endless_winter.board import (
    CARD,
    CARD_IN,
    ECLIPSE,
    FIRST_CULTURE,
    HALVES,
    HAND,
    HEX,
    HEXES,
    IN_EACH_CELL,
    KINDS,
    M_VILLAGES,
    PLAYED,
    RESERVE_CELL,
    REST_LABOUR,
    STONES,
    VILLAGES,
)
from yupana.games.endless_winter.components import (
    HEX_BENEFIT,
    NOMAD_CARDS,
    ORDER_BENEFIT,
    PERSONS,
    RESERVE_BENEFIT,
    VILLAGE_BENEFIT,
)
from yupana.games.endless_winter.effects import NOTHING
from yupana.games.endless_winter.facts import (
    AbilityUsed,
    CardRevealed,
    CultureReturned,
    EclipseBegan,
    EclipseOver,
    HexClaimed,
    LabourCounted,
    OrderGiven,
    ReserveClaimed,
)
from yupana.games.endless_winter.goods import Offer
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.stones import ScoreStone
from yupana.games.endless_winter.turn import clear_play_area
from yupana.games.endless_winter.variants import GAMEPLAY

NOMAD_CARDS_EACH_ROUND: Final = 3
DONE: Final = Option("done")


class Eclipse(Effect[EndlessWinter]):
    """Everything that happens in an eclipse, in order."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tell(EclipseBegan(state.round))
        for each in state.order:
            reveal_pile(state, each)
        state.order = new_order(state)
        for place, each in enumerate(state.order):
            state.tell(OrderGiven(each, place + 1))
            state.then(each, ORDER_BENEFIT[place])
            state.then(each, UseRevealed(revealed(state, each)))
            state.then(each, ClaimHexes(0))
            state.then(each, UseBoard(VILLAGES - state.has(each, M_VILLAGES), 0, tuple(state.stones_of(each))))
        state.then(seat, EndEclipse())


def reveal_pile(state: EndlessWinter, seat: Seat) -> None:
    """The cards of an eclipse pile lie in the play area; culture cards come back to the hand."""
    for kind in state.kinds_in(seat, ECLIPSE):
        for _ in range(state.eclipse[seat * KINDS + kind]):
            if kind >= FIRST_CULTURE:
                state.move_card(seat, ECLIPSE, HAND, kind)
                state.tell(CultureReturned(seat, CARD[kind]))
            else:
                state.move_card(seat, ECLIPSE, PLAYED, kind)
                state.tell(CardRevealed(seat, CARD[kind]))


def revealed(state: EndlessWinter, seat: Seat) -> tuple[int, ...]:
    """How many cards of each kind of people a seat has revealed."""
    return tuple(state.played[seat * KINDS : seat * KINDS + FIRST_CULTURE])


def eclipse_labour(state: EndlessWinter, seat: Seat) -> int:
    """The labour that is compared: of revealed cards and resting figures, or of the Nomad's cards of this round."""
    if seat >= state.people:
        return sum([NOMAD_CARDS[card].halves for card in state.nomad_stack[-NOMAD_CARDS_EACH_ROUND:]])
    cards = revealed(state, seat)
    counted = sum([cards[kind] * PERSONS[kind].counted for kind in range(FIRST_CULTURE)])
    return counted + REST_LABOUR * state.resting(seat)


def new_order(state: EndlessWinter) -> list[Seat]:
    """Most labour first; of equals, also at zero, whoever was later goes ahead."""
    labour = [eclipse_labour(state, seat) for seat in range(state.seats)]
    for seat in state.order:
        state.tell(LabourCounted(seat, labour[seat] // HALVES, labour[seat] % HALVES))
    return sorted(state.order, key=lambda seat: (-labour[seat], -state.order.index(seat)))


# Cards.


class UseRevealed(Offer):
    """Use the eclipse abilities of revealed cards, each once, in any order."""

    def __init__(self, left: tuple[int, ...]) -> None:
        self.left: Final = left  # cards of each kind that have not been used

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for kind in range(FIRST_CULTURE):
            unused = min(self.left[kind], state.played[seat * KINDS + kind])
            if unused and PERSONS[kind].eclipse is not NOTHING:
                left = (*self.left[:kind], unused - 1, *self.left[kind + 1 :])
                then = (TellUse(kind), PERSONS[kind].eclipse, UseRevealed(left))
                found.append(Option("use", (CARD_IN[PLAYED][kind],), then))
        return found

    def way_out(self) -> Option | None:
        return DONE


class TellUse(Effect[EndlessWinter]):
    """Say which revealed card is used."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tell(AbilityUsed(seat, CARD[self.kind]))


# Hexes.


class ClaimHexes(Offer):
    """Claim hexes on which nobody has more influence, one after the other."""

    def __init__(self, claimed: int) -> None:
        self.claimed: Final = claimed  # one bit each

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for hex in claimable(state, seat):
            if not self.claimed & 1 << hex:
                then: Steps = (
                    ClaimHex(hex),
                    HEX_BENEFIT[state.terrain[hex]],
                    ClaimHexes(self.claimed | 1 << hex),
                )
                found.append(Option("claim", (HEX[hex],), then))
        return found

    def way_out(self) -> Option | None:
        return DONE


def claimable(state: EndlessWinter, seat: Seat) -> list[int]:
    """The hexes that would give the seat something."""
    return [hex for hex in range(HEXES) if HEX_BENEFIT[state.terrain[hex]] is not NOTHING and leads(state, seat, hex)]


def leads(state: EndlessWinter, seat: Seat, hex: int) -> bool:
    """Nobody has more influence on a hex than the seat; in the gameplay variant nobody has as much."""
    own = state.influence(seat, hex)
    if not own:
        return False
    for other in range(state.seats):
        if other != seat and state.influence(other, hex) >= own + 1 - state.rules[GAMEPLAY]:
            return False
    return True


class ClaimHex(Effect[EndlessWinter]):
    """A hex is claimed."""

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tell(HexClaimed(seat, HEX[self.hex]))


# The player's board.


class UseBoard(Offer):
    """Gain what villages, empty cells of the reserve and sacred stones give, in any order.

    Points of stones cannot be declined: those that are left score at the end.
    """

    def __init__(self, villages: int, claimed: int, stones: tuple[int, ...]) -> None:
        self.villages: Final = villages  # that have not been used
        self.claimed: Final = claimed  # cells of the reserve, one bit each
        self.stones: Final = stones  # that have not scored

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if self.villages:
            then: Steps = (VILLAGE_BENEFIT, UseBoard(self.villages - 1, self.claimed, self.stones))
            found.append(Option("claim", (VILLAGE_PLACE,), then))
        for cell in range(1, len(RESERVE_CELL)):
            empty = state.megaliths_placed(seat) >= IN_EACH_CELL * cell
            if empty and not self.claimed & 1 << cell and RESERVE_BENEFIT[cell] is not NOTHING:
                again = UseBoard(self.villages, self.claimed | 1 << cell, self.stones)
                found.append(Option("claim", (RESERVE_CELL[cell],), (ClaimCell(cell), RESERVE_BENEFIT[cell], again)))
        for stone in self.stones:
            rest = tuple([other for other in self.stones if other != stone])
            then = (ScoreStone(stone), UseBoard(self.villages, self.claimed, rest))
            found.append(Option("score", (STONES[stone],), then))
        return found

    def way_out(self) -> Option | None:
        return Option("done", (), tuple([ScoreStone(stone) for stone in self.stones]))


VILLAGE_PLACE: Final[Place] = "villages"


class ClaimCell(Effect[EndlessWinter]):
    """The benefit of an empty cell of the reserve is claimed."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tell(ReserveClaimed(seat, RESERVE_CELL[self.cell]))


class EndEclipse(Effect[EndlessWinter]):
    """Revealed cards are discarded."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for each in range(state.people):
            clear_play_area(state, each)
        state.tell(EclipseOver(state.round))
