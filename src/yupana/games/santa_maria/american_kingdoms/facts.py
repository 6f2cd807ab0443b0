"""What happened, of what the expansion adds."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import Change, Fact, Place, Seat


class SpecialistShown(Fact):
    """A specialist was laid beside a value of white dice."""

    reveals: ClassVar[bool] = True

    def __init__(self, specialist: Place, value: int) -> None:
        self.specialist: Final = specialist
        self.value: Final = value


class SpecialistHired(Fact):
    """A specialist was hired."""

    def __init__(self, seat: Seat, specialist: Place, coins: int) -> None:
        self.seat: Final = seat
        self.specialist: Final = specialist
        self.coins: Final = coins

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "coin", -self.coins, ""),)


class CellImproved(Fact):
    """An improvement was laid in a colony."""

    def __init__(self, seat: Seat, specialist: Place, cell: Place) -> None:
        self.seat: Final = seat
        self.specialist: Final = specialist
        self.cell: Final = cell


class AmbassadorRolled(Fact):
    """The die of an ambassador was rolled."""

    def __init__(self, die: Place, value: int) -> None:
        self.die: Final = die
        self.value: Final = value


class LineFollowed(Fact):
    """A player followed an ambassador die of somebody else."""

    def __init__(self, seat: Seat, line: Place) -> None:
        self.seat: Final = seat
        self.line: Final = line


class GovernorMoved(Fact):
    """A governor came to a cell."""

    def __init__(self, seat: Seat, cell: Place) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
