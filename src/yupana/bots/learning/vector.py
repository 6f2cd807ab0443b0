"""Many matches at once, over several processes, with everything in shared memory."""

from __future__ import annotations

import multiprocessing as mp
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from yupana.bots.learning.lens import Floats, Lens, Mask
from yupana.engine.dice import QuickDice
from yupana.engine.game import Options

Actions = NDArray[np.int32]


class Batch(NamedTuple):
    """One row for each match: overwritten by the next step, so copy what is to be kept."""

    observations: Floats  # of the seat that must decide
    masks: Mask
    rewards: Floats  # by seat, for the match that has just ended
    done: NDArray[np.bool_]  # a match has just ended, and the next one has begun
    seats: NDArray[np.int8]  # who must decide


class Vector:
    """So many matches over so many processes; each begins anew when it ends, and its dice fall on.

    Match n plays as an environment that was reset with the seed `seed + n`, and then reset without one.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        envs: int,
        processes: int,
        seed: int = 0,
        options: Options | None = None,
        by_points: bool = False,
    ) -> None:
        if not 1 <= processes <= envs:
            raise ValueError("each process needs a match")
        self.lens = Lens(game)
        context = mp.get_context("spawn")
        sizes = [np.dtype(kind).itemsize * int(np.prod(shape)) for kind, shape in shapes(self.lens, seats, envs)]
        memory = [context.RawArray("B", size) for size in sizes]
        self.batch, self.actions = arrays(memory, self.lens, seats, (0, envs), envs)
        self.lines: list[Connection] = []
        self.workers: list[Any] = []
        try:
            for n in range(processes):
                ours, theirs = context.Pipe()
                share = (envs * n // processes, envs * (n + 1) // processes)
                work = (theirs, memory, game, seats, envs, share, seed, options or {}, by_points)
                worker = context.Process(target=_work, args=work, daemon=True)
                worker.start()
                theirs.close()
                self.lines.append(ours)
                self.workers.append(worker)
            self._wait()
        except BaseException:
            self.close()
            raise

    def step(self, actions: NDArray[Any]) -> Batch:
        """One decision in every match; nothing happens if one of them is not legal."""
        if not self.batch.masks[np.arange(len(self.batch.masks)), actions].all():
            raise ValueError("not all actions are legal")
        self.actions[:] = actions
        for line in self.lines:
            line.send_bytes(b"step")
        self._wait()
        return self.batch

    def _wait(self) -> None:
        """Until every process is done."""
        for line in self.lines:
            line.recv_bytes()

    def close(self) -> None:
        """End the processes."""
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def shapes(lens: Lens, seats: int, envs: int) -> list[tuple[Any, tuple[int, ...]]]:
    """The type and the shape of each array of a batch, and of the actions."""
    return [
        (np.float32, (envs, lens.size)),
        (np.int8, (envs, lens.actions)),
        (np.float32, (envs, seats)),
        (np.bool_, (envs,)),
        (np.int8, (envs,)),
        (np.int32, (envs,)),
    ]


def arrays(memory: list[Any], lens: Lens, seats: int, share: tuple[int, int], envs: int) -> tuple[Batch, Actions]:
    """A share of the batch, and of the actions, in the memory that all processes have in common."""
    kinds = shapes(lens, seats, envs)
    whole: list[Any] = [np.frombuffer(part, kind).reshape(shape) for part, (kind, shape) in zip(memory, kinds)]
    *batch, actions = [array[slice(*share)] for array in whole]
    return Batch(*batch), actions


def _work(
    line: Connection,
    memory: list[Any],
    game: str,
    seats: int,
    envs: int,
    share: tuple[int, int],
    seed: int,
    options: Options,
    by_points: bool,
) -> None:
    """One process: step its share of the matches whenever it is told to, until the line is closed."""
    lens = Lens(game)
    batch, actions = arrays(memory, lens, seats, share, envs)
    shift = Shift(lens, batch, seats, range(seed + share[0], seed + share[1]), options, by_points)
    shift.show()
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(b"done")
            line.recv_bytes()
            shift.step(actions)


class Shift:
    """The matches of one process."""

    def __init__(self, lens: Lens, batch: Batch, seats: int, seeds: range, options: Options, by_points: bool) -> None:
        self.lens = lens
        self.batch = batch
        self.seats = seats
        self.options = options
        self.by_points = by_points
        self.dice = [QuickDice(seed) for seed in seeds]
        self.episodes = [lens.begin(seats, options, dice) for dice in self.dice]

    def step(self, actions: Actions) -> None:
        """One decision in every match; those that end begin anew."""
        self.batch.rewards[:] = 0
        self.batch.done[:] = False
        for n, action in enumerate(actions.tolist()):
            episode = self.episodes[n]
            episode.play(action)
            if episode.is_over() or episode.is_cut():
                self.batch.rewards[n] = episode.returns(self.by_points)[: self.seats]
                self.batch.done[n] = True
                self.episodes[n] = self.lens.begin(self.seats, self.options, self.dice[n])
        self.show()

    def show(self) -> None:
        """What every seat that must decide sees, and what it may do."""
        amounts: list[int] = []
        self.lens.fill(
            self.batch.observations, amounts, [episode.write(episode.seat, amounts) for episode in self.episodes]
        )
        self.batch.seats[:] = [episode.seat for episode in self.episodes]
        legal = [n * self.lens.actions + action for n, each in enumerate(self.episodes) for action in each.legal]
        self.batch.masks[:] = 0
        self.batch.masks.reshape(-1)[legal] = 1
