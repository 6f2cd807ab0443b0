"""Compare the compiled rules with the interpreted ones, a peer and perhaps a former build, side by side in one run."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

FIGURES = ("decisions", "clones", "listings", "iterations")
COMPILED = Path(__file__).parent.parent / "build" / "compiled"


def worker(name: str, seats: int, seconds: float, package: str) -> dict[str, float]:
    """The figures of one worker process, with the compiled package of that folder or, without one, interpreted."""
    environment = {**os.environ, "PYTHONPATH": package}
    command = [sys.executable, "-m", "bench.engine", name, str(seats), str(seconds)]
    found: dict[str, float] = json.loads(
        subprocess.run(command, env=environment, check=True, capture_output=True).stdout
    )
    if bool(found["compiled"]) != bool(package):
        sys.exit(f"the wrong rules were measured; is {package or 'an editable install'} there?")
    return found


def catanatron(seconds: float) -> float:
    """Decisions a second of random four-player matches of the peer."""
    from catanatron.game import Game  # type: ignore[import-untyped]
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-untyped]

    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        done += len(game.state.actions)
    return done / (time.process_time() - began)


def main() -> None:
    """Interleave the rounds, so that a noisy moment hits everybody."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0, help="per figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beside", default="", help="the folder of another compiled package")
    arguments = parser.parse_args()
    packages = {"compiled": str(COMPILED), "interpreted": ""}
    if arguments.beside:
        packages["beside"] = arguments.beside
    best: dict[str, float] = {}
    for _ in range(arguments.rounds):
        for called, package in packages.items():
            found = worker(arguments.game, arguments.seats, arguments.seconds, package)
            for figure in FIGURES:
                key = f"{figure} {called}"
                best[key] = max(best.get(key, 0.0), found[figure])
        best["decisions catanatron"] = max(best.get("decisions catanatron", 0.0), catanatron(arguments.seconds))
    print(f"{arguments.game}, {arguments.seats} seats, best of {arguments.rounds} rounds, a second on one core:")
    for key, speed in sorted(best.items()):
        print(f"  {key:24} {speed:>12,.0f}")
    ratio = best["decisions compiled"] / best["decisions catanatron"]
    print(f"  compiled / interpreted   {best['decisions compiled'] / best['decisions interpreted']:>12.1f}")
    print(f"  compiled / catanatron    {ratio:>12.1f}")
    if arguments.beside:
        for figure in FIGURES:
            print(f"  {figure:10} beside {best[f'{figure} compiled'] / best[f'{figure} beside']:>19.2f}")


if __name__ == "__main__":
    main()
