"""`python -m yupana.bots.training tzolkin FOLDER`: generations of self-play and fitting, resumed where they stopped."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from rich.console import Console

from yupana.bots.evaluation import fitted_evaluation
from yupana.bots.training.crew import each, watched
from yupana.bots.training.fitting import fit
from yupana.bots.training.samples import Job, play, read
from yupana.games import title
from yupana.insight.evaluation import Rows, read_weights, write_weights

SEEDS_PER_GENERATION = 1_000_000


def wishes() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m yupana.bots.training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path, help="where matches and weights are kept")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200, help="of a generation")
    parser.add_argument("--seats", type=int, nargs="+", help="of the tables, in turn; otherwise all there are")
    parser.add_argument("--iterations", type=int, default=80, help="of the search, a decision")
    parser.add_argument("--alike", type=float, default=300.0, help="samples of a match that count as one")
    parser.add_argument("--memory", type=int, default=2, help="generations that a fit looks at")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--weights", type=Path, help="a file of weights to begin with; otherwise the guess")
    parser.add_argument("--ray", nargs="?", const="", help="use a Ray cluster; its address if it is not the default")
    return parser.parse_args()


def main() -> None:
    """Play and fit, generation after generation."""
    asked = wishes()
    console = Console()
    evaluation = fitted_evaluation(asked.game).starting()
    rows = evaluation.rows
    if asked.weights is not None:
        rows = read_weights(asked.weights.read_text("utf-8"), evaluation.names, evaluation.knots)
    usual: list[float] = []
    for generation in range(asked.generations):
        files = matches(asked, generation, rows, usual)
        weights = asked.folder / f"weights-{generation}.json"
        if not weights.exists():
            for earlier in range(max(0, generation - asked.memory + 1), generation):
                files = sorted(folder_of(asked, earlier).glob("*.npz")) + files
            samples = read(files)
            found = fit(samples, evaluation.knots, rows, asked.alike)
            weights.write_text(write_weights(evaluation.names, found.rows), encoding="utf-8")
            console.print(
                f"generation {generation}: {len(files)} matches, {len(samples.coming)} samples, "
                f"mean score {np.mean(samples.scores):.1f}, off by {found.error:.2f} of {found.spread:.2f} points"
            )
        rows = read_weights(weights.read_text("utf-8"), evaluation.names, evaluation.knots)
        usual = np.abs(read(files).features).mean(0).tolist()


def folder_of(asked: argparse.Namespace, generation: int) -> Path:
    """Where the matches of a generation are kept."""
    return Path(asked.folder) / f"generation-{generation}"


def matches(asked: argparse.Namespace, generation: int, rows: Rows, usual: list[float]) -> list[Path]:
    """Play what is missing of a generation."""
    folder = folder_of(asked, generation)
    folder.mkdir(parents=True, exist_ok=True)
    counts = asked.seats or title(asked.game).game.seat_counts()
    first = generation * SEEDS_PER_GENERATION
    jobs = [
        Job(asked.game, counts[n % len(counts)], first + n, asked.iterations, rows, usual, folder / f"{n:06}.npz")
        for n in range(asked.matches)
    ]
    for _ in watched(f"generation {generation}", each(play, jobs, asked.jobs, asked.ray), len(jobs)):
        pass
    return [job.file for job in jobs]


if __name__ == "__main__":
    main()
