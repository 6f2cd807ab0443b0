"""Long random play over all seat counts and many variants, and counting of positions."""

from __future__ import annotations

import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import Progress

from yupana.cli.common import console, fail, record_from
from yupana.conformance.fuzz import FuzzFailure, fuzz_match, watch_match
from yupana.conformance.perft import divide
from yupana.conformance.tables import table_words, tables_of
from yupana.engine.record import BadRecord, replay
from yupana.games import title

BATCH = 50  # matches a process plays before it reports
WATCHED = 4  # of which it looks after secrets alone


def fuzz(name: str, matches: int, jobs: int, thorough: int, seed: int | None, crash: Path) -> None:
    """Play in several processes; stop at the first failure."""
    first = secrets.randbits(40) if seed is None else seed
    game = title(name).game
    tables = tables_of(game)
    batches = [(name, first + start, min(BATCH, matches - start), thorough) for start in range(0, matches, BATCH)]
    played = [0] * len(tables)
    made = 0
    began = time.perf_counter()
    with ProcessPoolExecutor(jobs) as pool, Progress(console=console, transient=True) as progress:
        task = progress.add_task(name, total=matches)
        for counts, decisions, failure in pool.map(run_batch, batches):
            if failure:
                crash.write_text(failure[1], encoding="utf-8")
                pool.shutdown(cancel_futures=True)
                fail(f"{failure[0]}\nThe record is in {crash}")
            for n, count in enumerate(counts):
                played[n] += count
            made += decisions
            progress.advance(task, sum(counts))
    seconds = time.perf_counter() - began
    for (seats, options), count in zip(tables, played, strict=True):
        if count:
            console.print(f"{table_words(game, seats, options)}: {count} matches", markup=False)
    console.print(
        f"{matches} matches from seed {first}, {made} decisions, no failure, "
        f"{seconds:.0f} s in {jobs} processes, {made / seconds:,.0f} checked decisions a second"
    )


def watch(name: str, states: int, jobs: int, seed: int | None, crash: Path) -> None:
    """See in so many states that secrets are kept, in several processes; stop at the first failure."""
    first = secrets.randbits(40) if seed is None else seed
    looked = 0
    began = time.perf_counter()
    with ProcessPoolExecutor(jobs) as pool, Progress(console=console, transient=True) as progress:
        task = progress.add_task(name, total=states)
        start = first
        while looked < states:
            batches = [(name, start + n * WATCHED) for n in range(2 * jobs)]
            start += 2 * jobs * WATCHED
            for count, failure in pool.map(watch_batch, batches):
                if failure:
                    crash.write_text(failure[1], encoding="utf-8")
                    pool.shutdown(cancel_futures=True)
                    fail(f"{failure[0]}\nThe record is in {crash}")
                looked += count
                progress.advance(task, count)
    seconds = time.perf_counter() - began
    console.print(
        f"{looked} states from seed {first}, secrets kept in all, {seconds:.0f} s in {jobs} processes, "
        f"{looked / seconds:,.0f} states a second"
    )


def watch_batch(batch: tuple[str, int]) -> tuple[int, tuple[str, str] | None]:
    """Some matches, spread over all tables: in how many states secrets were kept, and the first failure."""
    name, first = batch
    chosen = title(name)
    tables = tables_of(chosen.game)
    looked = 0
    for seed in range(first, first + WATCHED):
        seats, options = tables[seed % len(tables)]
        try:
            looked += watch_match(chosen, seats, options, seed)
        except FuzzFailure as failure:
            return looked, (f"seed {seed}, {seats} seats: {failure}", failure.record)
    return looked, None


def run_batch(batch: tuple[str, int, int, int]) -> tuple[list[int], int, tuple[str, str] | None]:
    """Some matches, spread over all tables: how many on each, how many decisions, and the first failure."""
    name, first, count, thorough = batch
    game = title(name).game
    tables = tables_of(game)
    counts = [0] * len(tables)
    made = 0
    for seed in range(first, first + count):
        seats, options = tables[seed % len(tables)]
        try:
            made += fuzz_match(game, seats, options, seed, thorough).decisions
        except FuzzFailure as failure:
            return counts, made, (f"seed {seed}, {seats} seats: {failure}", failure.record)
        counts[seed % len(tables)] += 1
    return counts, made, None


def count(path: Path, entry: int, depth: int) -> None:
    """The number of sequences of decisions behind each move of a position."""
    record, chosen = record_from(path)
    try:
        match = replay(record, chosen.game, entry + 1)
    except BadRecord as problem:
        fail(f"{path}: {problem}")
    found = divide(match.state, depth)
    for move, number in found.items():
        console.print(f"{number:>12,}  {move}", markup=False)
    console.print(f"{sum(found.values()):>12,}  in all")
