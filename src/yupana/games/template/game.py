"""Chaski as the engine knows it."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Agenda, Fact, Option, Seat
from yupana.engine.game import Game, Options, Score, Variant, plain_default
from yupana.engine.zones import BY_NOBODY, BY_OWNER, Secret, Slots, Zone
from yupana.games.template.board import CARDS, DAYS, HAND, NO_CARD, PACES
from yupana.games.template.day import Day
from yupana.games.template.state import Chaski

FOX: Final = "fox"
BRIDGE: Final = "bridge"
HARMLESS: Final = (END_TURN, "rest", "lay")
SECRETS: Final[tuple[Secret[Chaski], ...]] = (
    Slots(Zone("hand", BY_OWNER), "hands", HAND, NO_CARD, Zone("pile", BY_NOBODY), "pile"),
)


class ChaskiGame(Game[Chaski]):
    """Chaski, for one to five; whoever runs alone runs against the fox."""

    def name(self) -> str:
        return "template"

    def version(self) -> int:
        return 1

    def seat_counts(self) -> tuple[int, ...]:
        return (1, 2, 3, 4, 5)

    def variants(self) -> tuple[Variant, ...]:
        return (Variant(FOX, (0, 1)), Variant(BRIDGE, (0, 1)))

    def refuses(self, seats: int, options: Options) -> str:
        fox = seats == 1 or options[FOX]
        return "refused-fox-and-bridge" if fox and options[BRIDGE] else ""

    def setup(self, seats: int, options: Options) -> Chaski:
        fox = 1 if seats == 1 else options.get(FOX, 0)
        none = [0] * (seats + fox)
        state = Chaski(
            *(Agenda([], []), seats + fox, fox, options.get(BRIDGE, 0), 0),
            *(none, none[:], none * HAND, list(CARDS), none[:], [], none * PACES),
        )
        state.agenda.push(0, (Day(),))
        return state

    def secrets(self) -> tuple[Secret[Chaski], ...]:
        return SECRETS

    def default(self, state: Chaski, seat: Seat) -> Option:
        return plain_default(state, seat, HARMLESS)

    def scores(self, state: Chaski) -> list[Score]:
        return [Score((("road", state.road[seat]), ("knots", state.knot_points(seat)))) for seat in range(state.seats)]

    def winners(self, state: Chaski) -> list[Seat]:
        best = max([(state.points(seat), state.leaves[seat]) for seat in range(state.people)])
        if state.fox and state.points(state.people) > best[0]:
            return []
        return [seat for seat in range(state.people) if (state.points(seat), state.leaves[seat]) == best]

    def check_table(self, table: Chaski) -> None:
        tied = [n % PACES + 1 for n in range(len(table.knots)) if table.knots[n]]
        held = [card for card in table.hands + table.laid if card != NO_CARD]
        assert sorted(table.pile + table.played + held + tied) == list(CARDS), "no card comes or goes"
        assert min(table.leaves) >= 0, "nobody chews what is not there"
        assert 0 <= table.day <= DAYS, "there are six days"

    def check_change(self, before: Chaski, seat: Seat, move: str, facts: list[Fact], after: Chaski) -> None:
        for each in range(after.seats):
            back = max(0, before.road[each] - after.road[each])
            assert back <= after.bridge, "only a broken bridge sends anybody back"
            assert after.knot_points(each) >= before.knot_points(each), "no knot is untied"


GAME: Final = ChaskiGame()
