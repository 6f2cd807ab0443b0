"""What came of matches, one line of JSON each."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from yupana.bots.arena.schedule import Fixture, Setting


@dataclass(frozen=True)
class Result:
    """One match that was played; the lists are by seat."""

    fixture: Fixture
    scores: list[float]
    winners: list[int]
    seconds: list[float]  # thought
    decisions: list[int]
    forfeits: list[int]  # decisions that a program left to the game

    def seats(self) -> tuple[str, ...]:
        """Who sat where."""
        return self.fixture.seats()

    def wins(self, spec: str) -> float:
        """The share of the win that this contestant has, in all its seats."""
        seats = self.seats()
        return sum([seats[winner] == spec for winner in self.winners]) / len(self.winners)

    def places(self) -> list[int]:
        """The place of each seat: winners, then by points, equals together."""
        keys = [(0, 0.0) if seat in self.winners else (1, -score) for seat, score in enumerate(self.scores)]
        return [1 + sum([other < key for other in keys]) for key in keys]


def contestants_of(results: list[Result]) -> list[str]:
    """Everybody who played, in order of appearance."""
    return list(dict.fromkeys([spec for result in results for spec in result.fixture.lineup]))


def write(result: Result) -> str:
    """As a line."""
    fixture = result.fixture
    line = asdict(fixture) | {"seats": fixture.seats()} | asdict(result)
    del line["fixture"]
    return json.dumps(line) + "\n"


def read(line: str) -> Result:
    """From a line."""
    got = json.loads(line)
    fixture = Fixture(Setting(**got["setting"]), got["seed"], tuple(got["lineup"]), got["rotation"])
    return Result(fixture, got["scores"], got["winners"], got["seconds"], got["decisions"], got["forfeits"])


def read_all(path: Path) -> list[Result]:
    """The results in a file; a last line that was torn when a run was stopped is taken off it."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole, newline, torn = text.rpartition("\n")
    if torn:
        path.write_text(whole + newline, encoding="utf-8")
    return [read(line) for line in whole.splitlines()]
