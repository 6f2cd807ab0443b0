"""Laying out what comes from stacks by chance: tiles of the display, and the dice of a year."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Outcome, Seat
from yupana.engine.piles import without
from yupana.games.santa_maria.board import DISPLAY_EACH, EMPTY
from yupana.games.santa_maria.facts import TileShown
from yupana.games.santa_maria.shapes import BAR, DOMINO, ELL
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.tracks import ROLL_BLUE, ROLL_WHITE

SLOT_SHAPE: Final = (DOMINO, ELL, BAR)  # of five slots each; straight tiles are of the expansion


class DealTile(Chance[SantaMaria]):
    """Turn up a tile for a slot of the display."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        tiles = state.components().tiles
        shape = SLOT_SHAPE[self.slot // DISPLAY_EACH]
        left = [tile for tile in state.stack if tiles[tile].shape == shape]
        return [Outcome(tiles[tile].name, 1, (ShowTile(self.slot, tile),)) for tile in left]


class ShowTile(Effect[SantaMaria]):
    """A tile lies in the display."""

    def __init__(self, slot: int, tile: int) -> None:
        self.slot: Final = slot
        self.tile: Final = tile

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.stack = without(state.stack, self.tile)
        state.display[self.slot] = self.tile
        state.tell(TileShown(state.components().tiles[self.tile].name))


class FillDisplay(Effect[SantaMaria]):
    """Tiles left over go; new ones are turned up, five doubles and five triples."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        for slot in range(len(state.display)):
            state.display[slot] = EMPTY
            state.then(seat, DealTile(slot))


class RollWhiteDice(Effect[SantaMaria]):
    """All white dice are rolled into the pool."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        for _ in range(state.white_limit() * state.seats):
            state.then(seat, ROLL_WHITE)


class RollBlueDice(Effect[SantaMaria]):
    """Everybody rolls all blue dice that are theirs, or that are in the common pool because of them."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        for each in state.seats_from(state.first_player):
            for _ in range(state.blue_dice(each)):
                state.then(each, ROLL_BLUE)
