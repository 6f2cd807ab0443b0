"""Tzolk'in as the engine knows it."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Fact, Option, Seat
from yupana.engine.dice import Dice
from yupana.engine.game import Game, Options, Score, Variant, guess_sealed, is_sealed, plain_default, seal
from yupana.games.tzolkin.board import (
    DUMMY,
    EMPTY,
    M_POINTS,
    QUARTERS,
    SOURCES,
    WEALTH_DEALT,
)
from yupana.games.tzolkin.calendar import Round
from yupana.games.tzolkin.gears import chichen_itza, palenque, tikal, uxmal, yaxchilan  # noqa: F401  fill in ACTIONS
from yupana.games.tzolkin.invariants import check_change, check_table
from yupana.games.tzolkin.scoring import winners
from yupana.games.tzolkin.setup import fresh_table, lay_out
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import WEALTH

MARKET_CAP: Final = "market-cap"
HARMLESS: Final = ("end-turn", "done", "decline", "no-action", "place", "pick-up")


class TzolkinGame(Game[Tzolkin]):
    """Tzolk'in: The Mayan Calendar, for two to four."""

    def name(self) -> str:
        return "tzolkin"

    def version(self) -> int:
        return 1

    def seat_counts(self) -> tuple[int, ...]:
        return (2, 3, 4)

    def variants(self) -> tuple[Variant, ...]:
        return (Variant(MARKET_CAP, (0, 20)),)

    def setup(self, seats: int, options: Options) -> Tzolkin:
        state = fresh_table(seats, options.get(MARKET_CAP, 0))
        lay_out(state)
        state.then(0, Round())
        state.agenda.steps.reverse()
        state.agenda.seats.reverse()
        return state

    def view(self, state: Tzolkin, viewer: Seat | None) -> Tzolkin:
        seen = state.clone()
        seen.hands = [tile if n // WEALTH_DEALT == viewer else EMPTY for n, tile in enumerate(state.hands)]
        seen.wealth = []
        seen.offered = None
        seal(seen, viewer)
        return seen

    def sees_more(self, state: Tzolkin, seat: Seat) -> bool:
        return has_hands(state) or is_sealed(state)

    def guess(self, view: Tzolkin, viewer: Seat | None, dice: Dice) -> Tzolkin:
        world = view.clone()
        world.offered = None
        if has_hands(view):
            unseen = [
                tile
                for tile in range(len(WEALTH))
                if tile not in view.hands and view.standing(WEALTH[tile].gear, WEALTH[tile].space) != DUMMY
            ]
            world.hands = [
                tile if n // WEALTH_DEALT == viewer else unseen.pop(dice.roll(len(unseen)))
                for n, tile in enumerate(view.hands)
            ]
        guess_sealed(world, dice)
        return world

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


def has_hands(state: Tzolkin) -> bool:
    """Wealth tiles are still in hand: nobody's kept tiles lie on the table."""
    return EMPTY in state.kept


GAME: Final = TzolkinGame()
