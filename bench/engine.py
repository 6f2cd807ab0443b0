"""One worker of the benchmark: measures the rules that it imports, compiled or not, and prints the figures as JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from yupana.bots.evaluation import evaluation_of
from yupana.bots.random_bot import play_out
from yupana.bots.search import Plan, SearchBot
from yupana.engine import machine
from yupana.engine.agenda import State
from yupana.engine.dice import QuickDice
from yupana.engine.game import full_options
from yupana.games import title

DECISIONS_MAX = 5_000
MATCHES = 12  # that positions are taken from: what is offered differs much from one to another
PARTS = 8  # of each match
ITERATIONS = 40


def per_second(seconds: float, work: Callable[[], int]) -> float:
    """How many units of work are done in a second of the processor, whoever else uses it."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def measure(name: str, seats: int, seconds: float) -> dict[str, float | bool]:
    """Random play, clones, listings of options and iterations of the search, for one game."""
    game = title(name).game
    options = full_options(game, {})
    dice = QuickDice(1)

    def match() -> int:
        state = game.setup(seats, options)
        machine.advance(state)
        return play_out(state, dice, DECISIONS_MAX)

    length = sum([match() for _ in range(MATCHES)]) // MATCHES
    positions: list[State] = []
    for _ in range(MATCHES):
        for part in range(1, PARTS):
            state = game.setup(seats, options)
            machine.advance(state)
            play_out(state, dice, length * part // PARTS)
            positions.append(state)

    def clones() -> int:
        for state in positions:
            for _ in range(10):
                state.clone()
        return 10 * len(positions)

    def listings() -> int:
        for state in positions:
            for _ in range(10):
                state.offered = None
                machine.decisions(state)
        return 10 * len(positions)

    evaluation = evaluation_of(name)
    searched = iter(positions * 1_000)

    def iterations() -> int:
        state = next(searched)
        for decision in machine.decisions(state)[:1]:
            view = game.view(state, decision.seat)
            seen = machine.decision_of(view, decision.seat)
            if seen is not None and len(seen.options) > 1:
                SearchBot(evaluation, Plan(iterations=ITERATIONS)).choose(game, view, decision.seat, seen, dice)
                return ITERATIONS
        return 0

    return {
        "compiled": not str(machine.__file__).endswith(".py"),
        "decisions": per_second(seconds, match),
        "clones": per_second(seconds, clones),
        "listings": per_second(seconds, listings),
        "iterations": per_second(seconds, iterations),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
