"""Observations and masks as arrays."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from yupana.bots.encoding import Encoder
from yupana.bots.episode import Episode, begin
from yupana.engine.agenda import Seat
from yupana.engine.dice import Dice
from yupana.engine.game import Options
from yupana.games import title

AMOUNT_MAX: Final = 4.0  # an amount is a share of its usual most, cut off here
COUNT_MAX: Final = 255.0

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Lens:
    """One game as arrays: how long they are, what is in them, and how they are filled."""

    def __init__(self, game: str) -> None:
        self.game = title(game).game
        numbering = title(game).numbering
        if numbering is None:
            raise ValueError(f"{game} has no numbers for learners")
        self.numbering = numbering
        self.encoder = Encoder(self.game, self.numbering)
        self.size = self.encoder.size()
        self.actions = len(self.numbering.moves)
        self.amounts = len(self.encoder.most)
        self.scale: Floats = (1 / np.array(self.encoder.most)).astype(np.float32)
        parts = [self.amounts, self.encoder.flags]
        self.low: Floats = np.repeat([-AMOUNT_MAX, 0.0], parts).astype(np.float32)
        self.high: Floats = np.repeat([AMOUNT_MAX, COUNT_MAX], parts).astype(np.float32)

    def begin(self, seats: int, options: Options, dice: Dice | None) -> Episode:
        """A fresh match."""
        return begin(self.game, self.encoder, seats, options, dice)

    def fill(self, rows: Floats, amounts: list[int], counts: list[bytearray]) -> None:
        """Observations that were written one after the other, as rows."""
        many = np.array(amounts, dtype=np.float32).reshape(len(counts), self.amounts)
        np.clip(many * self.scale, -AMOUNT_MAX, AMOUNT_MAX, out=rows[:, : self.amounts])
        rows[:, self.amounts :] = np.frombuffer(b"".join(counts), dtype=np.uint8).reshape(len(counts), -1)

    def observe(self, episode: Episode, seat: Seat) -> Floats:
        """What one seat sees."""
        row: Floats = np.empty(self.size, dtype=np.float32)
        amounts: list[int] = []
        counts = episode.write(seat, amounts)
        self.fill(row[np.newaxis], amounts, [counts])
        return row

    def mask(self, episode: Episode, seat: Seat) -> Mask:
        """1 for each move that the seat may make now."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if seat == episode.seat:
            mask[episode.legal] = 1
        return mask

    def describe(self) -> str:
        """Which numbers of an observation mean what, one line for each part."""
        return "\n".join(f"{part.start:5} {part.stop:5}  {part.name}" for part in self.encoder.slices())
