"""What happened, as the log tells it: things by their places' names, amounts as numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import Change, Fact, Place, Seat

# Setup and years.


class FirstPlayerChosen(Fact):
    """Lots were drawn for the first player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class ShipShown(Fact):
    """A ship came to a dock of the common board."""

    reveals: ClassVar[bool] = True

    def __init__(self, ship: Place, dock: Place) -> None:
        self.ship: Final = ship
        self.dock: Final = dock


class TileShown(Fact):
    """An expansion tile came to the display."""

    reveals: ClassVar[bool] = True
    counts: ClassVar[bool] = True

    def __init__(self, tile: Place) -> None:
        self.tile: Final = tile


class SpotFilled(Fact):
    """A scholar or a bishop was laid on a spot for monks."""

    reveals: ClassVar[bool] = True

    def __init__(self, spot: Place) -> None:
        self.spot: Final = spot


class PairLaidOut(Fact):
    """A town hall was laid out with a scholar."""

    reveals: ClassVar[bool] = True

    def __init__(self, hall: Place, scholar: Place) -> None:
        self.hall: Final = hall
        self.scholar: Final = scholar


class ColonyTaken(Fact):
    """A player got a colony board."""

    def __init__(self, seat: Seat, colony: Place) -> None:
        self.seat: Final = seat
        self.colony: Final = colony


class TownHallTaken(Fact):
    """A player took a town hall and the scholar beside it."""

    def __init__(self, seat: Seat, hall: Place, scholar: Place) -> None:
        self.seat: Final = seat
        self.hall: Final = hall
        self.scholar: Final = scholar


class WhiteDieRolled(Fact):
    """A white die came to the pool."""

    counts: ClassVar[bool] = True

    def __init__(self, die: Place) -> None:
        self.die: Final = die


class BlueDieRolled(Fact):
    """A player's blue die was rolled."""

    def __init__(self, seat: Seat, die: Place) -> None:
        self.seat: Final = seat
        self.die: Final = die


class SharedDieRolled(Fact):
    """A blue die came to the common pool."""

    counts: ClassVar[bool] = True

    def __init__(self, die: Place) -> None:
        self.die: Final = die


class YearBegan(Fact):
    """A new year began."""

    closes: ClassVar[bool] = True

    def __init__(self, year: int, seat: Seat) -> None:
        self.year: Final = year
        self.seat: Final = seat  # who begins


class YearEnded(Fact):
    """Everybody had passed."""

    opens: ClassVar[bool] = True

    def __init__(self, year: int) -> None:
        self.year: Final = year

    def changes(self) -> tuple[Change, ...]:
        return ((0, "points", 0, "conquistadors"),)  # whoever scored nothing for them sees that too


class ConquestScored(Fact):
    """A player's place on the conquistador track brought points."""

    def __init__(self, seat: Seat, rank: int, points: int) -> None:
        self.seat: Final = seat
        self.rank: Final = rank
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points, "conquistadors"),)


# Goods.


class GoodsGained(Fact):
    """Goods, coins or happiness came from the supply."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        if self.good == "happiness":
            return ((self.seat, "points", self.amount, self.good),)
        return ((self.seat, self.good, self.amount, ""),)


class GoodsPaid(Fact):
    """Goods or coins went to the supply."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.good, -self.amount, ""),)


class GoodsOverflowed(Fact):
    """Goods found no room, and coins came instead."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int, coins: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount
        self.coins: Final = coins

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "coin", self.coins, ""),)


class GoodSold(Fact):
    """A resource was sold."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, coins: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.coins: Final = coins

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.good, -1, ""), (self.seat, "coin", self.coins, ""))


class GoodBought(Fact):
    """A resource was bought."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, coins: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.coins: Final = coins

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "coin", -self.coins, ""), (self.seat, self.good, 1, ""))


# Actions.


class TileTaken(Fact):
    """An expansion tile was taken from the display: its shape, and what its cells show."""

    def __init__(self, seat: Seat, tile: Place, shape: str, first: Place, middle: Place, last: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.shape: Final = shape
        self.first: Final = first
        self.middle: Final = middle
        self.last: Final = last


class TileLaid(Fact):
    """A tile was laid in a colony, its first cell here."""

    def __init__(self, seat: Seat, tile: Place, cell: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cell: Final = cell


class RoadLaid(Fact):
    """A road tile was laid in a colony."""

    def __init__(self, seat: Seat, cell: Place) -> None:
        self.seat: Final = seat
        self.cell: Final = cell


class CoinsLaid(Fact):
    """Coins were put on a building to activate it."""

    def __init__(self, seat: Seat, cell: Place, coins: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.coins: Final = coins

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "coin", -self.coins, ""),)


class DieUsed(Fact):
    """A die was taken for a line, its value changed if the two differ."""

    def __init__(self, seat: Seat, die: Place, line: Place) -> None:
        self.seat: Final = seat
        self.die: Final = die
        self.line: Final = line


class DiePlaced(Fact):
    """The die of an activation came to rest on a building."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, cell: Place) -> None:
        self.seat: Final = seat
        self.cell: Final = cell


class BuildingActivated(Fact):
    """A building was activated."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, cell: Place, building: Place) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.building: Final = building


class ShipTaken(Fact):
    """A ship was loaded and sailed to a player's dock."""

    def __init__(self, seat: Seat, ship: Place, dock: Place) -> None:
        self.seat: Final = seat
        self.ship: Final = ship
        self.dock: Final = dock


class ReligionAdvanced(Fact):
    """A player went on along the religion track."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "religion", 1, ""),)


class ConquistadorAdvanced(Fact):
    """A player went on along the conquistador track by some spaces."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, space: int, spaces: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.spaces: Final = spaces

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "conquistador", self.spaces, ""),)


class MonkPlaced(Fact):
    """A monk came to a spot."""

    def __init__(self, seat: Seat, spot: Place) -> None:
        self.seat: Final = seat
        self.spot: Final = spot


class FeePaid(Fact):
    """Coins went to another player whose monk was there before."""

    def __init__(self, seat: Seat, to: Seat, coins: int) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.coins: Final = coins

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "coin", -self.coins, ""), (self.to, "coin", self.coins, ""))


class Passed(Fact):
    """A player passed."""

    def __init__(self, seat: Seat, space: Place) -> None:
        self.seat: Final = seat
        self.space: Final = space


# The end.


class GoodsCounted(Fact):
    """Resources were sold, and coins turned into points."""

    def __init__(self, seat: Seat, coins: int, points: int) -> None:
        self.seat: Final = seat
        self.coins: Final = coins
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points, "goods"),)


class PointsCounted(Fact):
    """Something scored at the end."""

    def __init__(self, seat: Seat, source: str, points: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points, self.source),)


class BishopCounted(Fact):
    """A bishop's requirement scored at the end."""

    def __init__(self, seat: Seat, bishop: Place, points: int) -> None:
        self.seat: Final = seat
        self.bishop: Final = bishop
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points, "bishops"),)


class AchievementReached(Fact):
    """Somebody who plays alone reached an achievement."""

    def __init__(self, seat: Seat, achievement: str) -> None:
        self.seat: Final = seat
        self.achievement: Final = achievement


class MatchWon(Fact):
    """A player won."""

    closes: ClassVar[bool] = True

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points


class GoalMissed(Fact):
    """Somebody who plays alone fell short of the goal."""

    closes: ClassVar[bool] = True

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points
