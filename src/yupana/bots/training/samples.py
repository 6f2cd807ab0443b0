"""One match of self-play, and what the evaluation saw in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yupana.bots.evaluation import fitted_evaluation
from yupana.bots.search import Plan, SearchBot
from yupana.engine.agenda import Decision, Seat, State
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.machine import advance, decision_of, decisions, settle, take
from yupana.games import title
from yupana.insight.evaluation import UNIT, Fitted, Rows

SLIPS = 8  # one choice in so many is not the best one, but as likely as the search found it good
TASTE = 3.0  # points by which a seat with a taste of its own likes or dislikes a feature, early in the match
LOOKS = 3  # one seat in so many that need not decide is looked at


class Job(NamedTuple):
    """A match to be played: everything that it depends on."""

    game: str
    seats: int
    seed: int
    iterations: int
    rows: Rows
    usual: list[float]  # how large each feature usually is; empty: all seats have the same taste
    file: Path


class Samples(NamedTuple):
    """What was seen: features, how late it was, and the points that were still to come."""

    features: NDArray[np.int16]
    moments: NDArray[np.int16]
    coming: NDArray[np.float64]
    scores: NDArray[np.float64]  # of the seats, at the end


def play(job: Job) -> Path:
    """Play the match and keep what was seen; a match that is there already is not played again."""
    if not job.file.exists():
        found = sample(job)
        part = job.file.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(file, **found._asdict())
        part.rename(job.file)
    return job.file


def read(files: list[Path]) -> Samples:
    """The samples of many matches."""
    kept = [np.load(file) for file in files]
    return Samples(*[np.concatenate([each[name] for each in kept]) for name in Samples._fields])


def sample(job: Job) -> Samples:
    """All tables of a match at which a seat had a choice, as seen by the seats."""
    game = title(job.game).game
    evaluation = fitted_evaluation(job.game, job.rows)
    fate, thoughts = QuickDice(2 * job.seed + 1), QuickDice(2 * job.seed + 2)
    bots = [SearchBot(judge(job, seat), Plan(iterations=job.iterations)) for seat in range(job.seats)]
    state = game.setup(job.seats, {})
    advance(state)
    settle(state, fate)
    seen: list[tuple[list[int], int, int, int]] = []
    while pending := decisions(state):
        decision = pending[0]
        if len(decision.options) > 1:
            for seat in range(state.seats):
                if seat == decision.seat or not thoughts.roll(LOOKS):
                    found = evaluation.features(state, seat)
                    seen.append((found, evaluation.moment(state), evaluation.scored(state, seat), seat))
        move = choose(game, state, bots[decision.seat], decision, thoughts)
        option = decision.find(move)
        if option is None:
            raise AssertionError(f"no such move: {move}")
        take(state, decision.seat, option)
        settle(state, fate)
    final = [evaluation.scored(state, seat) for seat in range(state.seats)]
    return Samples(
        np.array([features for features, _, _, _ in seen], np.int16),
        np.array([moment for _, moment, _, _ in seen], np.int16),
        np.array([(final[seat] - had) / UNIT for _, _, had, seat in seen], np.float64),
        np.array(final, np.float64) / UNIT,
    )


def judge(job: Job, seat: Seat) -> Fitted:
    """The evaluation by which a seat plays. Every other seat has a taste of its own, so that all ways are tried."""
    rows = job.rows
    if job.usual and (job.seed + seat) % 2:
        chance = np.random.default_rng([job.seed, seat])
        liking = chance.normal(size=len(job.usual)) * TASTE / (1 + 2 * np.array(job.usual))
        late = np.linspace(1.0, 0.0, len(rows))
        rows = (np.array(rows) + late[:, None] * liking).tolist()
    return fitted_evaluation(job.game, rows)


def choose(game: Any, state: State, bot: SearchBot, decision: Decision, dice: Dice) -> str:
    """The bot's move, now and then another, so that the fit learns what the bot does not do."""
    if len(decision.options) == 1:
        return decision.options[0].move()
    view = game.view(state, decision.seat)
    seen = decision_of(view, decision.seat)
    if seen is None:
        raise AssertionError("a bot does not see its own decision")
    best = bot.choose(game, view, decision.seat, seen, dice).move()
    if dice.roll(SLIPS):
        return best
    left = dice.roll(sum([node.visits for node in bot.root.children]))
    for node in bot.root.children:
        left -= node.visits
        if left < 0:
            return node.move() if decision.find(node.move()) is not None else best
    return best
