"""What happened, as the log tells it."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import Change, Fact, Place, Seat
from yupana.games.template.board import FACE_DOWN


class DayBroke(Fact):
    """A day began."""

    def __init__(self, day: int) -> None:
        self.day: Final = day


class CardDrawn(Fact):
    """A runner drew a card; the others are not told which."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else CardDrawn(self.seat, FACE_DOWN)


class CardLaid(Fact):
    """A card that everybody sees now."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class RunBegan(Fact):
    """All cards lie open: the great moment of a day."""

    opens: ClassVar[bool] = True

    def __init__(self, day: int) -> None:
        self.day: Final = day


class RunOver(Fact):
    """Everybody has run or argued."""

    closes: ClassVar[bool] = True

    def __init__(self, day: int) -> None:
        self.day: Final = day


class RunnerRan(Fact):
    """A runner was alone on the road."""

    def __init__(self, seat: Seat, steps: int) -> None:
        self.seat: Final = seat
        self.steps: Final = steps

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.steps, "road"),)


class RunnerWaited(Fact):
    """A runner met another of the same pace at the bridge, and found a coca leaf there."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "leaves", 1, ""),)


class RunnerSlipped(Fact):
    """A runner met another of the same pace where the bridge is broken, and fell back a step unless at the start."""

    def __init__(self, seat: Seat, steps: int) -> None:
        self.seat: Final = seat
        self.steps: Final = steps

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", -self.steps, "road"),)


class KnotTied(Fact):
    """A runner tied a knot into the cord."""

    def __init__(self, seat: Seat, card: Place, points: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points, "knots"),)


class RunnerRested(Fact):
    """A runner rested, and picked a coca leaf."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "leaves", 1, ""),)


class CocaChewed(Fact):
    """A runner went one step further."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def changes(self) -> tuple[Change, ...]:
        return (self.seat, "leaves", -1, ""), (self.seat, "points", 1, "road")
