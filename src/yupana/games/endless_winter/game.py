"""Endless Winter as the engine knows it."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Fact, Option, Seat
from yupana.engine.game import Game, Options, Preset, Score, Variant, plain_default
from yupana.engine.zones import Secret
from yupana.games.endless_winter.board import M_POINTS, SOURCES
from yupana.games.endless_winter.hidden import SECRETS
from yupana.games.endless_winter.invariants import check_change, check_table
from yupana.games.endless_winter.scoring import winners
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.table import fresh_table
from yupana.games.endless_winter.variants import PRESETS, VARIANTS

HARMLESS: Final = (END_TURN, "stop", "done", "decline", "send")


class EndlessWinterGame(Game[EndlessWinter]):
    """Endless Winter: Paleoamericans, for one to four."""

    def name(self) -> str:
        return "endless-winter"

    def version(self) -> int:
        return 1

    def seat_counts(self) -> tuple[int, ...]:
        return (1, 2, 3, 4)

    def variants(self) -> tuple[Variant, ...]:
        return VARIANTS

    def presets(self) -> tuple[Preset, ...]:
        return PRESETS

    def setup(self, seats: int, options: Options) -> EndlessWinter:
        return fresh_table(seats, [options.get(variant.name, variant.values[0]) for variant in VARIANTS])

    def secrets(self) -> tuple[Secret[EndlessWinter], ...]:
        return SECRETS

    def default(self, state: EndlessWinter, seat: Seat) -> Option:
        return plain_default(state, seat, HARMLESS)

    def scores(self, state: EndlessWinter) -> list[Score]:
        return [
            Score(tuple([(SOURCES[n], state.has(seat, M_POINTS + n)) for n in range(len(SOURCES))]))
            for seat in range(state.seats)
        ]

    def winners(self, state: EndlessWinter) -> list[Seat]:
        return winners(state)

    def check_table(self, table: EndlessWinter) -> None:
        check_table(table)

    def check_change(
        self, before: EndlessWinter, seat: Seat, move: str, facts: list[Fact], after: EndlessWinter
    ) -> None:
        check_change(before, seat, move, facts, after)


GAME: Final = EndlessWinterGame()
