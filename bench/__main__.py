"""Compare the compiled rules with the interpreted ones and with a peer, side by side in one run."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

COMPILED = Path(__file__).parent.parent / "build" / "compiled"


def worker(name: str, seats: int, seconds: float, compiled: bool) -> dict[str, float]:
    """The figures of one worker process."""
    environment = {**os.environ, "PYTHONPATH": str(COMPILED) if compiled else ""}
    command = [sys.executable, "-m", "bench.engine", name, str(seats), str(seconds)]
    found: dict[str, float] = json.loads(
        subprocess.run(command, env=environment, check=True, capture_output=True).stdout
    )
    if bool(found["compiled"]) != compiled:
        sys.exit("the wrong rules were measured; is build/compiled there?")
    return found


def catanatron(seconds: float) -> float:
    """Decisions a second of random four-player matches of the peer."""
    from catanatron.game import Game  # type: ignore[import-untyped]
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-untyped]

    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        done += len(game.state.actions)
    return done / (time.perf_counter() - began)


def main() -> None:
    """Interleave the rounds, so that a noisy moment hits everybody."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0, help="per figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    best: dict[str, float] = {}
    for _ in range(arguments.rounds):
        for compiled in (True, False):
            found = worker(arguments.game, arguments.seats, arguments.seconds, compiled)
            for figure in ("decisions", "clones", "listings"):
                key = f"{figure} {'compiled' if compiled else 'interpreted'}"
                best[key] = max(best.get(key, 0.0), found[figure])
        best["decisions catanatron"] = max(best.get("decisions catanatron", 0.0), catanatron(arguments.seconds))
    print(f"{arguments.game}, {arguments.seats} seats, best of {arguments.rounds} rounds, a second on one core:")
    for key, speed in sorted(best.items()):
        print(f"  {key:24} {speed:>12,.0f}")
    ratio = best["decisions compiled"] / best["decisions catanatron"]
    print(f"  compiled / interpreted   {best['decisions compiled'] / best['decisions interpreted']:>12.1f}")
    print(f"  compiled / catanatron    {ratio:>12.1f}")


if __name__ == "__main__":
    main()
