"""Tawantinsuyu as the engine knows it."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Fact, Option, Seat
from yupana.engine.game import Game, Options, Preset, Score, Variant, plain_default
from yupana.engine.zones import Secret
from yupana.games.tawantinsuyu.board import M_POINTS, SOURCES
from yupana.games.tawantinsuyu.hidden import SECRETS
from yupana.games.tawantinsuyu.invariants import check_change, check_table
from yupana.games.tawantinsuyu.scoring import winners
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.table import fresh_table
from yupana.games.tawantinsuyu.variants import PRESETS, VARIANTS

HARMLESS: Final = (END_TURN, "decline", "stop", "act", "place", "put", "move")


class TawantinsuyuGame(Game[Tawantinsuyu]):
    """Tawantinsuyu: The Inca Empire, for two to four, or for one against Axomamma."""

    def name(self) -> str:
        return "tawantinsuyu"

    def version(self) -> int:
        return 2

    def seat_counts(self) -> tuple[int, ...]:
        return (1, 2, 3, 4)

    def variants(self) -> tuple[Variant, ...]:
        return VARIANTS

    def presets(self) -> tuple[Preset, ...]:
        return PRESETS

    def setup(self, seats: int, options: Options) -> Tawantinsuyu:
        return fresh_table(seats, [options.get(variant.name, variant.values[0]) for variant in VARIANTS])

    def secrets(self) -> tuple[Secret[Tawantinsuyu], ...]:
        return SECRETS

    def default(self, state: Tawantinsuyu, seat: Seat) -> Option:
        return plain_default(state, seat, HARMLESS)

    def scores(self, state: Tawantinsuyu) -> list[Score]:
        return [
            Score(tuple([(SOURCES[n], state.has(seat, M_POINTS + n)) for n in range(len(SOURCES))]))
            for seat in range(state.seats)
        ]

    def winners(self, state: Tawantinsuyu) -> list[Seat]:
        return winners(state)

    def check_table(self, table: Tawantinsuyu) -> None:
        check_table(table)

    def check_change(self, before: Tawantinsuyu, seat: Seat, move: str, facts: list[Fact], after: Tawantinsuyu) -> None:
        check_change(before, seat, move, facts, after)


GAME: Final = TawantinsuyuGame()
