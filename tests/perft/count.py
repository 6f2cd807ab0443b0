"""Count the positions of positions.txt anew and write the table: `python -m tests.perft.count`.

Needed only when the rules or the journals change; interpreted, since time runs out for positions where too many tiles
may fall. A line is a position, the number of sequences of 1, 2, 3 ... decisions from it, and what is to be decided
first: `four-random 26` is the journal of that name after its entry 26 (0 is the beginning), `setup tzolkin 3
market-cap=20` is the table of three with that variant, laid out with the dice of this file.
"""

import signal
from pathlib import Path
from typing import Any

from tests.journals.replay import JOURNALS

from yupana.conformance.perft import perft
from yupana.engine.agenda import State
from yupana.engine.dice import QuickDice
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.engine.record import read, replay
from yupana.games import title

POSITIONS = Path(__file__).parent / "positions.txt"
SEED = 13
COUNT_MAX = 800
DEPTH_MAX = 7
SECONDS_MAX = 2


def position(name: str) -> State:
    """The state that a line of the table names."""
    words = name.split()
    if words[0] == "setup":
        variants = dict([word.split("=") for word in words[3:]])
        options = {name: int(value) for name, value in variants.items()}
        match: Match[Any] = Match(title(words[1]).game, int(words[2]), options, digests=False)
        match.begin(QuickDice(SEED))
    else:
        path = next(each for each in JOURNALS if each.stem == words[0])
        record = read(path.read_text(encoding="utf-8"))
        match = replay(record, title(record.game).game, int(words[1]) + 1)
    state: State = match.state
    return state


def lines() -> list[tuple[str, list[int]]]:
    """The table: positions and their counts."""
    found = []
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        name, _, counts = line.partition("#")[0].partition(":")
        if name:
            found.append((name.strip(), [int(count) for count in counts.split()]))
    return found


def counts_of(state: State) -> list[int]:
    """The counts of a position, as deep as they stay small and quick."""
    found: list[int] = []
    signal.signal(signal.SIGALRM, out_of_time)
    for depth in range(1, DEPTH_MAX + 1):
        signal.alarm(SECONDS_MAX)
        try:
            found.append(perft(state, depth))
        except TimeoutError:
            break
        finally:
            signal.alarm(0)
        if found[-1] > COUNT_MAX:
            return found[:-1]
    return found


def out_of_time(number: int, frame: object) -> None:
    raise TimeoutError


if __name__ == "__main__":
    texts = ["# position: sequences of 1, 2, 3 ... decisions  # what is decided first (tests/perft/count.py)"]
    for name, _ in lines():
        state = position(name)
        if not decisions(state):
            continue  # the journal is shorter than it was
        counts = " ".join([str(count) for count in counts_of(state)])
        texts.append(f"{name}: {counts}  # {type(decisions(state)[0].choice.asks()).__name__}")
    POSITIONS.write_text("\n".join(texts) + "\n", encoding="utf-8")
