"""How fast matches are stepped: `python -m yupana.bots.learning.measure`."""

from __future__ import annotations

import sys
from time import perf_counter, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from yupana.bots.learning.lens import Lens, Mask
from yupana.bots.learning.vector import Shift, Vector, arrays, shapes

SEATS = 2
ENVS = 64
STEPS = 400


def at_random(masks: Mask, chooser: np.random.Generator) -> NDArray[Any]:
    """Anything legal in each match."""
    actions: NDArray[Any] = np.argmax(chooser.random(masks.shape, dtype=np.float32) * masks, axis=1)
    return actions


def in_this_process(game: str) -> str:
    """Without other processes, by the processor's own time, which others on the machine do not change."""
    lens = Lens(game)
    memory = [bytearray(np.zeros(shape, kind).nbytes) for kind, shape in shapes(lens, SEATS, ENVS)]
    batch, actions = arrays(memory, lens, SEATS, (0, ENVS), ENVS)
    shift = Shift(lens, batch, SEATS, range(ENVS), {}, False)
    shift.show()
    chooser = np.random.default_rng(1)
    stepped = shown = 0.0
    for _ in range(STEPS):
        actions[:] = at_random(batch.masks, chooser)
        begun = process_time()
        shift.step(actions)
        stepped += process_time() - begun
        begun = process_time()
        shift.show()
        shown += process_time() - begun
    each = 1e6 / (STEPS * ENVS)  # show is called once more only to be measured
    return f"{stepped * each:.1f} microseconds of the processor per step, {shown * each:.1f} of them for arrays"


def over(processes: int, game: str) -> str:
    """Over so many processes, by the clock on the wall."""
    chooser = np.random.default_rng(1)
    with Vector(game, SEATS, ENVS, processes) as vector:
        begun = perf_counter()
        for _ in range(STEPS):
            vector.step(at_random(vector.batch.masks, chooser))
        return f"{STEPS * ENVS / (perf_counter() - begun):,.0f} steps a second over {processes} process(es)"


def main(game: str = "tzolkin") -> None:
    """Print the figures of a game."""
    print(in_this_process(game))
    for processes in (1, 2):
        print(over(processes, game))


if __name__ == "__main__":
    main(*sys.argv[1:])
