"""`python -m yupana.bots.training.tuning tawantinsuyu FOLDER --weights FILE`: weights made better by playing alone.

A fit learns what comes of the way one plays. It cannot tell that another way would be better. Here every seat makes
more or less of whole groups of features, at random, and what went with a lead is followed.
"""

from __future__ import annotations

import argparse
import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from yupana.bots.bot import Bot
from yupana.bots.evaluation import fitted_evaluation
from yupana.bots.matches import play_match
from yupana.bots.search import Plan, SearchBot
from yupana.bots.training.crew import each, watched
from yupana.engine.dice import QuickDice
from yupana.games import title
from yupana.insight.evaluation import Rows, read_weights, write_weights

SEEDS_PER_ROUND = 1_000_000
OWN = 0.5  # how much the own points count beside the lead
HELD = 15.0  # points that a group may well be worth, if it is made e times as much of
FURTHEST = 1.0  # that a group is changed in one round
Numbers = NDArray[np.float64]


class Trial(NamedTuple):
    """A match to be played, and how much every seat makes of each group."""

    game: str
    deal: int
    iterations: int
    rows: Rows
    changes: list[list[float]]
    file: Path


class Result(NamedTuple):
    """What somebody made of the groups, and what came of it."""

    deal: int
    change: list[float]
    points: float
    lead: float


def groups_of(game: str, names: tuple[str, ...]) -> list[list[int]]:
    """The features of each group, by their numbers."""
    return [
        [n for n, name in enumerate(names) if any(fnmatchcase(name, pattern) for pattern in patterns)]
        for patterns in title(game).groups
    ]


def changed(game: str, rows: Rows, change: list[float]) -> Rows:
    """The weights of somebody who makes so much more, or less, of each group."""
    found = np.array(rows, float)
    for much, group in zip(change, groups_of(game, fitted_evaluation(game).names), strict=True):
        found[:, group] *= np.exp(much)
    return [[float(weight) for weight in row] for row in found]


def play(trial: Trial) -> Path:
    """Play the match and keep its scores; a match that is there already is not played again."""
    if not trial.file.exists():
        plan = Plan(iterations=trial.iterations)
        bots: list[Bot] = [
            SearchBot(fitted_evaluation(trial.game, changed(trial.game, trial.rows, change)), plan)
            for change in trial.changes
        ]
        fate, thoughts = QuickDice(2 * trial.deal + 1), QuickDice(2 * trial.deal + 2)
        scores = play_match(title(trial.game).game, {}, bots, fate, thoughts).scores
        part = trial.file.with_suffix(".part")
        part.write_text(json.dumps({"deal": trial.deal, "changes": trial.changes, "scores": scores}))
        part.rename(trial.file)
    return trial.file


def trials(asked: argparse.Namespace, turn: int, rows: Rows) -> list[Trial]:
    """The matches of a round: each deal twice, the second time with all that was more being less."""
    folder = Path(asked.folder) / f"round-{turn}"
    folder.mkdir(parents=True, exist_ok=True)
    chance = np.random.default_rng(turn)
    size = len(groups_of(asked.game, fitted_evaluation(asked.game).names))
    found: list[Trial] = []
    for n in range(asked.matches // 2):
        seats = asked.seats[n % len(asked.seats)]
        changes = chance.normal(size=(seats, size)) * asked.spread
        deal = turn * SEEDS_PER_ROUND + n
        for side in (1, -1):
            file = folder / f"{n:06}{'+' if side > 0 else '-'}.json"
            found.append(Trial(asked.game, deal, asked.iterations, rows, (side * changes).tolist(), file))
    return found


def read(files: list[Path]) -> list[Result]:
    """What came of many matches, for every seat that somebody had."""
    found: list[Result] = []
    for file in files:
        kept = json.loads(file.read_text())
        scores: list[float] = kept["scores"]
        for seat, change in enumerate(kept["changes"]):
            rival = max(score for other, score in enumerate(scores) if other != seat)
            found.append(Result(kept["deal"], change, scores[seat], scores[seat] - rival))
    return found


def slope(results: list[Result]) -> Numbers:
    """By how much the result grows with each group; what the deal gave to everybody is taken out."""
    changes = np.array([result.change for result in results])
    worth = np.array([result.lead + OWN * result.points for result in results])
    for deal in {result.deal for result in results}:
        same = np.array([result.deal == deal for result in results])
        worth[same] -= worth[same].mean()
    normal = changes.T @ changes + np.eye(changes.shape[1]) * worth.var() / HELD**2
    return np.asarray(np.linalg.solve(normal, changes.T @ worth), np.float64)


def main() -> None:
    """Round after round."""
    parser = argparse.ArgumentParser(prog="python -m yupana.bots.training.tuning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path, help="where matches and weights are kept")
    parser.add_argument("--weights", type=Path, help="to begin with; else those that ship")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=240, help="of a round")
    parser.add_argument("--seats", type=int, nargs="+", default=[2], help="of the tables, in turn")
    parser.add_argument("--iterations", type=int, default=30, help="of the search, a decision")
    parser.add_argument("--spread", type=float, default=0.4, help="by how much groups are changed, as a power of e")
    parser.add_argument("--rate", type=float, default=0.03, help="how far to go for each point")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--ray", nargs="?", const="", help="use a Ray cluster; its address if it is not the default")
    asked = parser.parse_args()
    evaluation = fitted_evaluation(asked.game)
    rows = evaluation.rows
    if asked.weights:
        rows = read_weights(asked.weights.read_text("utf-8"), evaluation.names, evaluation.knots)
    for turn in range(asked.rounds):
        wanted = trials(asked, turn, rows)
        files = [trial.file for trial in wanted]
        for _ in watched(f"round {turn}", each(play, wanted, asked.jobs, asked.ray), len(wanted)):
            pass
        results = read(files)
        step = np.clip(asked.rate * slope(results), -FURTHEST, FURTHEST)
        rows = changed(asked.game, rows, step.tolist())
        weights = asked.folder / f"weights-{turn}.json"
        weights.write_text(write_weights(evaluation.names, rows), encoding="utf-8")
        points, lead = np.mean([result.points for result in results]), np.mean([result.lead for result in results])
        Console().print(f"round {turn}: {len(results)} seats, {points:.1f} points, {lead:+.1f} ahead")


if __name__ == "__main__":
    main()
