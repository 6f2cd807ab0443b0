"""Many hands: processes of this machine, or a Ray cluster where Ray is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

J = TypeVar("J")
R = TypeVar("R")


def each(work: Callable[[J], R], jobs: list[J], hands: int, ray: str | None) -> Iterator[R]:
    """What comes of each job, in any order; `ray` is the address of a cluster."""
    if ray is not None:
        yield from _on_ray(work, jobs, ray)
    elif hands == 1:
        yield from map(work, jobs)
    else:
        with get_context("spawn").Pool(hands) as pool:
            yield from pool.imap_unordered(work, jobs)


def watched(task: str, results: Iterator[R], total: int) -> Iterator[R]:
    """The same results, with a bar that shows how many there are."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        yield from progress.track(results, total, description=task)


def _on_ray(work: Callable[[J], R], jobs: list[J], address: str) -> Iterator[R]:
    """The same on a cluster; its machines share the folder of the training."""
    ray: Any = import_module("ray")
    ray.init(address=address or None, ignore_reinit_error=True)
    remote = ray.remote(work)
    waiting = [remote.remote(job) for job in jobs]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)
