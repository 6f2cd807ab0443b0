"""Who plays whom: every line-up gets the same deals, and every deal is played from each seat."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, permutations

LineUp = tuple[str, ...]  # specs, in the order of the seats before anybody moves on


@dataclass(frozen=True)
class Setting:
    """What all matches of an arena have in common."""

    version: str  # of Yupana
    game: str
    rules: int  # the version of the game's rules
    options: dict[str, int]


@dataclass(frozen=True)
class Fixture:
    """One match to be played."""

    setting: Setting
    seed: int  # of the deal
    lineup: LineUp
    rotation: int

    def seats(self) -> LineUp:
        """Who sits where."""
        return rotated(self.lineup, self.rotation)

    def key(self) -> str:
        """The same for the same match, in every run."""
        return json.dumps(asdict(self), sort_keys=True)


def rotated(lineup: LineUp, rotation: int) -> LineUp:
    """Everybody moves on by so many seats."""
    at = len(lineup) - rotation
    return lineup[at:] + lineup[:at]


def rotations(lineup: LineUp) -> range:
    """All rotations that seat the bots differently: "a,b,a,b" is itself again after two."""
    return range(next(n for n in range(1, len(lineup) + 1) if rotated(lineup, n) == lineup))


def line_ups(specs: Sequence[str], seats: int) -> list[LineUp]:
    """Each against each for two; at larger tables each, alone, against a table of each other."""
    if seats == 2:
        return list(combinations(specs, 2))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(specs, 2)]


def matches_per_deal(lineups: Sequence[LineUp]) -> int:
    """How often one deal is played."""
    return sum([len(rotations(lineup)) for lineup in lineups])


def schedule(setting: Setting, lineups: Sequence[LineUp], seeds: range) -> Iterator[Fixture]:
    """All matches, deal by deal."""
    for seed in seeds:
        for lineup in lineups:
            for rotation in rotations(lineup):
                yield Fixture(setting, seed, lineup, rotation)
