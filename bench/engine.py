"""One worker of the benchmark: measures the rules that it imports, compiled or not, and prints the figures as JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from yupana.bots.random_bot import play_out
from yupana.engine import machine
from yupana.engine.agenda import State
from yupana.engine.dice import QuickDice
from yupana.engine.game import full_options
from yupana.games import title

DECISIONS_MAX = 5_000


def per_second(seconds: float, work: Callable[[], int]) -> float:
    """How many units of work are done in a second of the processor, whoever else uses it."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def measure(name: str, seats: int, seconds: float) -> dict[str, float | bool]:
    """Random play, clones and listings of options, for one game."""
    game = title(name).game
    options = full_options(game, {})
    dice = QuickDice(1)

    def match() -> int:
        state = game.setup(seats, options)
        machine.advance(state)
        return play_out(state, dice, DECISIONS_MAX)

    length = match()
    positions: list[State] = []
    for share in range(1, 8):
        state = game.setup(seats, options)
        machine.advance(state)
        play_out(state, dice, length * share // 8)
        positions.append(state)

    def clones() -> int:
        for state in positions:
            for _ in range(100):
                state.clone()
        return 100 * len(positions)

    def listings() -> int:
        for state in positions:
            for _ in range(100):
                state.offered = None
                machine.decisions(state)
        return 100 * len(positions)

    return {
        "compiled": not str(machine.__file__).endswith(".py"),
        "decisions": per_second(seconds, match),
        "clones": per_second(seconds, clones),
        "listings": per_second(seconds, listings),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
