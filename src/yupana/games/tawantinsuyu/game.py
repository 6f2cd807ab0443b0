"""Tawantinsuyu as the engine knows it."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Fact, Option, Seat
from yupana.engine.dice import Dice
from yupana.engine.game import Game, Options, Score, Variant, guess_sealed, is_sealed, plain_default, seal
from yupana.games.tawantinsuyu import free  # noqa: F401  fills in what is free
from yupana.games.tawantinsuyu.axomamma import translation  # noqa: F401  fills in what Axomamma does
from yupana.games.tawantinsuyu.board import M_POINTS, SOURCES
from yupana.games.tawantinsuyu.hidden import guess_cards, hide_cards, knows_more
from yupana.games.tawantinsuyu.invariants import check_change, check_table
from yupana.games.tawantinsuyu.scoring import winners
from yupana.games.tawantinsuyu.setup import fresh_table, lay_out
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.variants import VARIANTS

HARMLESS: Final = ("end-turn", "decline", "stop", "act", "place", "put", "move")


class TawantinsuyuGame(Game[Tawantinsuyu]):
    """Tawantinsuyu: The Inca Empire, for two to four, or for one against Axomamma."""

    def name(self) -> str:
        return "tawantinsuyu"

    def version(self) -> int:
        return 1

    def seat_counts(self) -> tuple[int, ...]:
        return (1, 2, 3, 4)

    def variants(self) -> tuple[Variant, ...]:
        return VARIANTS

    def setup(self, seats: int, options: Options) -> Tawantinsuyu:
        rules = [options.get(variant.name, variant.values[0]) for variant in VARIANTS]
        state = fresh_table(seats, rules)
        lay_out(state)
        state.agenda.steps.reverse()
        state.agenda.seats.reverse()
        return state

    def view(self, state: Tawantinsuyu, viewer: Seat | None) -> Tawantinsuyu:
        seen = state.clone()
        hide_cards(seen, viewer)
        seen.offered = None
        seal(seen, viewer)
        return seen

    def sees_more(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return knows_more(state, seat) or is_sealed(state)

    def guess(self, view: Tawantinsuyu, viewer: Seat | None, dice: Dice) -> Tawantinsuyu:
        world = view.clone()
        world.offered = None
        guess_cards(world, dice)
        guess_sealed(world, dice)
        return world

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
