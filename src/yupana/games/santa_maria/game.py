"""Santa Maria as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import END_TURN, Fact, Option, Seat
from yupana.engine.game import Game, Options, Preset, Score, Variant, plain_default
from yupana.engine.zones import UNSEEN, Secret
from yupana.games.santa_maria.american_kingdoms import variants as kingdoms
from yupana.games.santa_maria.american_kingdoms.invariants import check_kingdom_change, check_kingdoms
from yupana.games.santa_maria.american_kingdoms.maya.hidden import MAYA_CARDS
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import HAPPINESS, M_CONQUEST, M_POINTS, SOURCES, THINGS, YEARS
from yupana.games.santa_maria.hidden import SECRETS
from yupana.games.santa_maria.invariants import check_change, check_table
from yupana.games.santa_maria.scoring import winners
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.table import fresh_table
from yupana.games.santa_maria.variants import VARIANTS

ALL_VARIANTS: Final = (*VARIANTS, *kingdoms.KINGDOM_VARIANTS)
ALL_SECRETS: Final[tuple[Secret[Any], ...]] = (*SECRETS, MAYA_CARDS)
HARMLESS: Final = (END_TURN, "decline", "pay", "pass", "refuse", "done", "cancel", "lay", "choose")


class SantaMariaGame(Game[SantaMaria]):
    """Santa Maria, for one to five."""

    def name(self) -> str:
        return "santa-maria"

    def version(self) -> int:
        return 1

    def seat_counts(self) -> tuple[int, ...]:
        return (1, 2, 3, 4, 5)

    def variants(self) -> tuple[Variant, ...]:
        return ALL_VARIANTS

    def presets(self) -> tuple[Preset, ...]:
        return kingdoms.PRESETS

    def usual(self, seats: int) -> Options:
        return kingdoms.usual(seats)

    def refuses(self, seats: int, options: Options) -> str:
        if options["advanced"] and options["random-colonies"]:
            return "refused-colonies-are-equal"
        return kingdoms.refuses(seats, options)

    def setup(self, seats: int, options: Options) -> SantaMaria:
        return fresh_table(seats, [options.get(variant.name, variant.values[0]) for variant in ALL_VARIANTS])

    def secrets(self) -> tuple[Secret[SantaMaria], ...]:
        return ALL_SECRETS

    def default(self, state: SantaMaria, seat: Seat) -> Option:
        return plain_default(state, seat, HARMLESS)

    def scores(self, state: SantaMaria) -> list[Score]:
        return [self._score(state, seat) for seat in range(state.seats)]

    def _score(self, state: SantaMaria, seat: Seat) -> Score:
        gathered = state.has(seat, HAPPINESS)
        conquest = sum([state.has(seat, M_CONQUEST + year) for year in range(YEARS)])
        parts = [(THINGS[HAPPINESS], 0 if gathered == UNSEEN else gathered), ("conquistadors", conquest)]
        parts.extend([(SOURCES[n], state.has(seat, M_POINTS + n)) for n in range(len(SOURCES))])
        return Score(tuple(parts), hidden=(THINGS[HAPPINESS],) if gathered == UNSEEN else ())

    def winners(self, state: SantaMaria) -> list[Seat]:
        return winners(state)

    def check_table(self, table: SantaMaria) -> None:
        check_table(table)
        assert isinstance(table, Kingdoms)
        check_kingdoms(table)

    def check_change(self, before: SantaMaria, seat: Seat, move: str, facts: list[Fact], after: SantaMaria) -> None:
        check_change(before, seat, move, facts, after)
        assert isinstance(before, Kingdoms) and isinstance(after, Kingdoms)
        check_kingdom_change(before, facts, after)


GAME: Final = SantaMariaGame()
