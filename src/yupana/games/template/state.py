"""The table of Chaski."""

from __future__ import annotations

from typing import Any, Final, Self

from yupana.engine.agenda import Agenda, Choice, Effect, FreeOption, Price, Seat, State
from yupana.games.template.board import COCA, HAND, PACES
from yupana.games.template.facts import CocaChewed


class Chaski(State):
    """Everything that lies on the table, and the agenda; the fox, if it runs, has the last seat."""

    def __init__(
        self,
        agenda: Agenda,
        seats: int,
        fox: int,  # 1 if it runs
        bridge: int,  # 1 if it is broken
        day: int,
        road: list[int],  # how far each runner has come
        leaves: list[int],
        hands: list[int],  # slots of all seats: a card, or none
        pile: list[int],  # cards that nobody has drawn; in a view, all that the viewer does not see
        laid: list[int],  # the card that each runner has laid today
        played: list[int],  # cards of the days before
        knots: list[int],  # of each seat, one for every pace: 1 if it is tied
    ) -> None:
        super().__init__(agenda, seats)
        self.people = seats - fox
        self.fox = fox
        self.bridge = bridge
        self.day = day
        self.road = road
        self.leaves = leaves
        self.hands = hands
        self.pile = pile
        self.laid = laid
        self.played = played
        self.knots = knots

    def copy(self) -> Self:
        return type(self)(
            self.agenda.clone(),
            self.seats,
            self.fox,
            self.bridge,
            self.day,
            self.road[:],
            self.leaves[:],
            self.hands[:],
            self.pile,
            self.laid[:],
            self.played,
            self.knots[:],
        )

    def free_options(self, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
        return [CHEW] if self.leaves[seat] else []

    def hand(self, seat: Seat) -> list[int]:
        """The slots of a seat."""
        return self.hands[seat * HAND : seat * HAND + HAND]

    def paces(self, seat: Seat) -> list[int]:
        """The different cards of a seat that can be seen."""
        held = self.hand(seat)
        return [pace for pace in range(1, PACES + 1) if pace in held]

    def put(self, seat: Seat, old: int, new: int) -> None:
        """One slot of a hand changes."""
        self.hands[self.hands.index(old, seat * HAND, seat * HAND + HAND)] = new

    def is_tied(self, seat: Seat, pace: int) -> bool:
        """The seat's cord has a knot of this pace."""
        return self.knots[seat * PACES + pace - 1] > 0

    def tied(self, seat: Seat) -> int:
        """Knots in the seat's cord."""
        return sum(self.knots[seat * PACES : seat * PACES + PACES])

    def knot_points(self, seat: Seat) -> int:
        """The first knot scores 1, the second 2, and so on."""
        return self.tied(seat) * (self.tied(seat) + 1) // 2

    def points(self, seat: Seat) -> int:
        """Steps of the road, and knots."""
        return self.road[seat] + self.knot_points(seat)


class ChewCoca(Effect[Chaski]):
    """A leaf for one more step, at any time in the own evening."""

    def price(self, state: Chaski, seat: Seat) -> Price:
        return (("leaves", -1), ("steps", 1))

    def run(self, state: Chaski, seat: Seat) -> None:
        state.leaves[seat] -= 1
        state.road[seat] += 1
        state.tell(CocaChewed(seat))


CHEW: Final = FreeOption("chew", (COCA,), (ChewCoca(),))
