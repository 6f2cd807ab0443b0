"""The monuments, one line each: what they cost, and what they are worth at the end."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place, Seat
from yupana.games.tzolkin.board import (
    EMPTY,
    M_CORN_TILES,
    M_WOOD_TILES,
    START_STEP,
    STEP_POINTS,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
)
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDINGS, MUNICIPAL, SHRINE, TOMB

FIRST_MONUMENT: Final = len(BUILDINGS)  # where monuments begin in the list of owners


class Worth:
    """What a monument is worth to its owner."""

    def points(self, state: Tzolkin, seat: Seat) -> int:
        """Points at the end of the game."""
        raise NotImplementedError


class PerFrame(Worth):
    """For each own building and monument with this frame."""

    def __init__(self, frame: int, each: int) -> None:
        self.frame: Final = frame
        self.each: Final = each

    def points(self, state: Tzolkin, seat: Seat) -> int:
        count = 0
        for tile in range(len(BUILDINGS)):
            if state.owners[tile] == seat and BUILDINGS[tile].frame == self.frame:
                count += 1
        for tile in range(len(MONUMENTS)):
            if state.owners[FIRST_MONUMENT + tile] == seat and MONUMENTS[tile].frame == self.frame:
                count += 1
        return self.each * count


class PerConstruction(Worth):
    """For each own building and monument of any kind."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def points(self, state: Tzolkin, seat: Seat) -> int:
        return self.each * state.owners.count(seat)


class PerMonument(Worth):
    """For each monument that anybody has constructed; fewer players, more points."""

    def __init__(self, each: dict[int, int]) -> None:
        self.each: Final = each  # by number of players

    def points(self, state: Tzolkin, seat: Seat) -> int:
        built = [owner for owner in state.owners[FIRST_MONUMENT:] if owner != EMPTY]
        return self.each[state.seats] * len(built)


class PerHarvestTile(Worth):
    """For each own harvest tile of a kind."""

    def __init__(self, tiles: int, each: int) -> None:
        self.tiles: Final = tiles  # where the mat counts them
        self.each: Final = each

    def points(self, state: Tzolkin, seat: Seat) -> int:
        return self.each * state.has(seat, self.tiles)


class ForWorkers(Worth):
    """For the own workers in play."""

    def __init__(self, by_count: tuple[int, ...]) -> None:
        self.by_count: Final = by_count

    def points(self, state: Tzolkin, seat: Seat) -> int:
        return self.by_count[state.in_play(seat)]


class PerLevel(Worth):
    """For each own technology level."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def points(self, state: Tzolkin, seat: Seat) -> int:
        return self.each * sum([state.level(seat, track) for track in range(len(TRACKS))])


class ForFinishedTracks(Worth):
    """For the own technologies at the top level."""

    def __init__(self, by_count: tuple[int, ...]) -> None:
        self.by_count: Final = by_count

    def points(self, state: Tzolkin, seat: Seat) -> int:
        return self.by_count[len([track for track in range(len(TRACKS)) if state.level(seat, track) == TOP_LEVEL])]


class PerHighestStep(Worth):
    """For each step that the best own temple is above the start."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def points(self, state: Tzolkin, seat: Seat) -> int:
        return self.each * max(0, max([state.step(seat, temple) for temple in range(len(TEMPLES))]) - START_STEP)


class TempleStepsAgain(Worth):
    """The points of the own steps in all temples, once more."""

    def points(self, state: Tzolkin, seat: Seat) -> int:
        return sum([STEP_POINTS[temple][state.step(seat, temple)] for temple in range(len(TEMPLES))])


class PerPlacedSkull(Worth):
    """For each skull in Chichen Itza, whoever placed it."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def points(self, state: Tzolkin, seat: Seat) -> int:
        return self.each * len([placed for placed in state.offerings if placed != EMPTY])


class Monument:
    """A monument: its frame, what it costs, what it is worth."""

    def __init__(self, name: Place, frame: int, cost: tuple[int, int, int], worth: Worth, skulls: int = 0) -> None:
        self.name: Final = name
        self.frame: Final = frame
        self.cost: Final = cost  # wood, stone, gold
        self.worth: Final = worth
        self.skulls: Final = skulls


MONUMENTS: Final[tuple[Monument, ...]] = (
    Monument("m-tombs", TOMB, (3, 2, 1), PerFrame(TOMB, 4)),
    Monument("m-constructions", TOMB, (1, 3, 2), PerConstruction(2)),
    Monument("m-all-monuments", TOMB, (2, 2, 2), PerMonument({2: 6, 3: 5, 4: 4})),
    Monument("m-corn-tiles", TOMB, (1, 1, 4), PerHarvestTile(M_CORN_TILES, 4)),
    Monument("m-wood-tiles", TOMB, (1, 0, 4), PerHarvestTile(M_WOOD_TILES, 4)),
    Monument("m-municipal", MUNICIPAL, (2, 3, 1), PerFrame(MUNICIPAL, 4)),
    Monument("m-workers", MUNICIPAL, (3, 0, 3), ForWorkers((0, 0, 0, 0, 6, 12, 18))),
    Monument("m-tech-levels", MUNICIPAL, (2, 1, 3), PerLevel(3)),
    Monument("m-max-techs", MUNICIPAL, (1, 1, 3), ForFinishedTracks((0, 9, 20, 33, 33))),
    Monument("m-shrines", SHRINE, (0, 2, 3), PerFrame(SHRINE, 4)),
    Monument("m-highest-temple", SHRINE, (0, 3, 3), PerHighestStep(3)),
    Monument("m-temple-points", SHRINE, (0, 4, 3), TempleStepsAgain()),
    Monument("m-skulls", SHRINE, (0, 0, 4), PerPlacedSkull(3), skulls=1),
)
MONUMENT_NAMES: Final = tuple([monument.name for monument in MONUMENTS])
