"""What happened, as the log tells it: things by their places' names, amounts as numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import Change, Fact, Place, Seat
from yupana.games.tzolkin.board import QUARTERS

ROW: Final = {"temple-steps": "step", "temple-leads": "lead"}  # of the table of a Food Day, for each temple


def _on_mat(seat: Seat, good: Place) -> str:
    """The piece of a mat that shows a good; the place with the good's name is on the market."""
    return f"mat.{seat}.{good}"


class FirstPlayerChosen(Fact):
    """Lots were drawn for the first player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class MonumentShown(Fact):
    """A monument was laid out."""

    reveals: ClassVar[bool] = True

    def __init__(self, tile: Place) -> None:
        self.tile: Final = tile


class BuildingShown(Fact):
    """A building was turned up."""

    reveals: ClassVar[bool] = True

    def __init__(self, tile: Place) -> None:
        self.tile: Final = tile


class DummyPlaced(Fact):
    """A dummy worker was put on a gear during setup."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place


class WealthKept(Fact):
    """A player kept two wealth tiles."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, tile: Place, second: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.second: Final = second


class RoundBegan(Fact):
    """A new round began."""

    def __init__(self, day: int) -> None:
        self.day: Final = day


class WorkerPlaced(Fact):
    """A worker was placed."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class MercyShown(Fact):
    """The gods took pity: a worker was placed for less than it costs."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class CalendarCornTaken(Fact):
    """The corn that had gathered on the calendar was taken."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "corn", self.amount, ""),)


class CornBegged(Fact):
    """A player begged for corn."""

    def __init__(self, seat: Seat, temple: Place) -> None:
        self.seat: Final = seat
        self.temple: Final = temple


class WorkerPickedUp(Fact):
    """A worker was picked up."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class ActionUsed(Fact):
    """An action of a gear was used."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class GoodsGained(Fact):
    """Goods came from the bank."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.good, self.amount, ""),)

    def pieces(self) -> tuple[str, ...]:
        return (_on_mat(self.seat, self.good),)


class GoodsPaid(Fact):
    """Goods went to the bank."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.good, -self.amount, ""),)

    def pieces(self) -> tuple[str, ...]:
        return (_on_mat(self.seat, self.good),)


class PointsScored(Fact):
    """Whole points were scored or lost."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, source: str, points: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points * QUARTERS, self.source),)


class TempleScored(Fact):
    """A temple gave points for a player's step or for the highest position, or took points for the bottom step."""

    def __init__(self, seat: Seat, temple: Place, source: str, points: int) -> None:
        self.seat: Final = seat
        self.temple: Final = temple
        self.source: Final = source
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points * QUARTERS, f"{ROW[self.source]}-{self.temple}"),)


class TempleClimbed(Fact):
    """A player went up to a step, which is known by the points printed on it."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, temple: Place, step: int, points: int) -> None:
        self.seat: Final = seat
        self.temple: Final = temple
        self.step: Final = step
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.temple, 1, ""),)


class TempleDescended(Fact):
    """A player went down to a step."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, temple: Place, step: int, points: int) -> None:
        self.seat: Final = seat
        self.temple: Final = temple
        self.step: Final = step
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.temple, -1, ""),)


class BoardFlipped(Fact):
    """A player's board shows its light side again."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class TechnologyAdvanced(Fact):
    """A technology reached a level."""

    counts: ClassVar[bool] = True
    heads: ClassVar[bool] = True

    def __init__(self, seat: Seat, track: Place, level: int) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.level: Final = level

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.track, 1, ""),)


class TechnologyBonusTaken(Fact):
    """A finished technology gave its bonus."""

    def __init__(self, seat: Seat, track: Place) -> None:
        self.seat: Final = seat
        self.track: Final = track


class BuildingBuilt(Fact):
    """A building was constructed."""

    def __init__(self, seat: Seat, tile: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class MonumentBuilt(Fact):
    """A monument was constructed."""

    def __init__(self, seat: Seat, tile: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class WorkerGained(Fact):
    """A new worker came into play."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "worker", 1, ""),)


class CornTileTaken(Fact):
    """A corn tile was taken from the jungle."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "corn-tile", 1, ""),)


class WoodTileTaken(Fact):
    """A wood tile was taken from the jungle."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "wood-tile", 1, ""),)


class ForestBurned(Fact):
    """A wood tile went up in flames for the corn beneath it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class SkullPlaced(Fact):
    """A crystal skull was placed in Chichen Itza."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "skull", -1, ""),)


class FoodDayCame(Fact):
    """A Food Day began: the first to the fourth."""

    opens: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number: Final = number


class WorkersFed(Fact):
    """A player's workers were fed."""

    def __init__(self, seat: Seat, workers: int) -> None:
        self.seat: Final = seat
        self.workers: Final = workers

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "fed", self.workers, ""),)


class WorkersWentHungry(Fact):
    """Some of a player's workers were not fed."""

    def __init__(self, seat: Seat, workers: int) -> None:
        self.seat: Final = seat
        self.workers: Final = workers

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "hungry", self.workers, ""),)


class BuildingsExchanged(Fact):
    """The buildings of the first age made way for those of the second."""

    def __init__(self) -> None:
        pass


class SkullsRanShort(Fact):
    """There were too few skulls for everybody entitled, so nobody got one."""

    def __init__(self) -> None:
        pass


class GodsRewarded(Fact):
    """The temples gave a player goods in the middle of an age."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class FoodDayOver(Fact):
    """A Food Day is over: the first to the fourth."""

    closes: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number: Final = number


class CornGathered(Fact):
    """Nobody stood on the first player space: a corn was laid on the calendar."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class MarkerPassed(Fact):
    """Somebody became the first player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class CalendarAdvanced(Fact):
    """The calendar went on to a day."""

    def __init__(self, day: int) -> None:
        self.day: Final = day


class TimeSpedUp(Fact):
    """A player moved the calendar by two days."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class WorkerPushedOff(Fact):
    """A worker came to the end of its gear and went home without an action."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class FinalScoringBegan(Fact):
    """The match ended, and points are counted."""

    opens: ClassVar[bool] = True

    def __init__(self) -> None:
        pass


class GoodsCounted(Fact):
    """Corn and resources were turned into points at the end."""

    def __init__(self, seat: Seat, points: float) -> None:
        self.seat: Final = seat
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", int(self.points * QUARTERS), "goods"),)


class SkullsCounted(Fact):
    """Skulls that were not placed scored at the end."""

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points * QUARTERS, "skulls"),)


class MonumentCounted(Fact):
    """A monument scored at the end."""

    def __init__(self, seat: Seat, tile: Place, points: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points * QUARTERS, "monuments"),)


class MatchWon(Fact):
    """A player won, or shared the victory."""

    closes: ClassVar[bool] = True

    def __init__(self, seat: Seat, points: float, shared: bool) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.shared: Final = shared
