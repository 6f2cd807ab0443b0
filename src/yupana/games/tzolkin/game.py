"""Tzolk'in as the engine knows it."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Fact, Option, Seat
from yupana.engine.game import Game, Options, Score, Variant, plain_default
from yupana.engine.zones import Secret
from yupana.games.tzolkin.board import M_POINTS, QUARTERS, SOURCES
from yupana.games.tzolkin.hidden import SECRETS
from yupana.games.tzolkin.invariants import check_change, check_table
from yupana.games.tzolkin.scoring import winners
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.table import fresh_table
from yupana.games.tzolkin.variants import MARKET_CAP, VARIANTS

HARMLESS: Final = (END_TURN, "done", "decline", "no-action", "place", "pick-up")


class TzolkinGame(Game[Tzolkin]):
    """Tzolk'in: The Mayan Calendar, for two to four."""

    def name(self) -> str:
        return "tzolkin"

    def version(self) -> int:
        return 1

    def seat_counts(self) -> tuple[int, ...]:
        return (2, 3, 4)

    def variants(self) -> tuple[Variant, ...]:
        return VARIANTS

    def setup(self, seats: int, options: Options) -> Tzolkin:
        return fresh_table(seats, options.get(MARKET_CAP, 0))

    def secrets(self) -> tuple[Secret[Tzolkin], ...]:
        return SECRETS

    def default(self, state: Tzolkin, seat: Seat) -> Option:
        return plain_default(state, seat, HARMLESS)

    def scores(self, state: Tzolkin) -> list[Score]:
        return [
            Score(
                tuple([(SOURCES[n], state.has(seat, M_POINTS + n)) for n in range(len(SOURCES))]),
                QUARTERS,
            )
            for seat in range(state.seats)
        ]

    def winners(self, state: Tzolkin) -> list[Seat]:
        return winners(state)

    def check_table(self, table: Tzolkin) -> None:
        check_table(table)

    def check_change(self, before: Tzolkin, seat: Seat, move: str, facts: list[Fact], after: Tzolkin) -> None:
        check_change(before, seat, move, facts, after)


GAME: Final = TzolkinGame()
