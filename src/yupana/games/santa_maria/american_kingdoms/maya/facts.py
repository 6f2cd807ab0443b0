"""What happened in the Maya city."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import Change, Fact, Place, Seat

FACE_DOWN_CARD: Final[Place] = "face-down"  # stands where others would see a card


class TempleShown(Fact):
    """A temple tile was laid on a temple place."""

    reveals: ClassVar[bool] = True

    def __init__(self, district: Place, temple: Place) -> None:
        self.district: Final = district
        self.temple: Final = temple


class TempleBuilt(Fact):
    """A level of a temple was completed."""

    def __init__(self, seat: Seat, district: Place, level: int) -> None:
        self.seat: Final = seat
        self.district: Final = district
        self.level: Final = level


class CardDrawn(Fact):
    """A card was drawn; the others are not told which."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else CardDrawn(self.seat, FACE_DOWN_CARD)


class CardReturned(Fact):
    """A card was put under the deck; the others are not told which."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else CardReturned(self.seat, FACE_DOWN_CARD)


class CardPlayed(Fact):
    """A card was played and tucked under a district."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place, district: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.district: Final = district


class SpotActivated(Fact):
    """A building of the city was activated."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, spot: Place, building: Place) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.building: Final = building


class SpotBlocked(Fact):
    """A die or a high priest came to rest on a building of the city."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, spot: Place) -> None:
        self.seat: Final = seat
        self.spot: Final = spot


class TokenBuilt(Fact):
    """A building was put up in the city."""

    def __init__(self, seat: Seat, spot: Place, building: Place) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.building: Final = building


class ForkLinked(Fact):
    """A road token was laid on a fork."""

    def __init__(self, seat: Seat, fork: Place) -> None:
        self.seat: Final = seat
        self.fork: Final = fork


class PriestGained(Fact):
    """A high priest joined the city."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class WarehouseGained(Fact):
    """A warehouse joined the city."""

    def __init__(self, seat: Seat, good: Place) -> None:
        self.seat: Final = seat
        self.good: Final = good


class GoodsLost(Fact):
    """Goods found no empty warehouse."""

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount


class VaultChanged(Fact):
    """Gold came into the vault, or left it."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class TemplesScored(Fact):
    """A temple scored its cards or its gold for each level."""

    def __init__(self, seat: Seat, district: Place, points: int) -> None:
        self.seat: Final = seat
        self.district: Final = district
        self.points: Final = points


class OfferMade(Fact):
    """The city offered an exchange; what it gives and what it wants is told one by one."""

    def __init__(self, seat: Seat, to: Seat) -> None:
        self.seat: Final = seat
        self.to: Final = to


class GoodsOffered(Fact):
    """Something that the city gives in an exchange."""

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount


class GoodsWanted(Fact):
    """Something that the city wants in an exchange."""

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount


class OfferAnswered(Fact):
    """An exchange was accepted or refused."""

    def __init__(self, seat: Seat, accepted: bool) -> None:
        self.seat: Final = seat
        self.accepted: Final = accepted


class GoodsExchanged(Fact):
    """Goods or coins went from one player to another."""

    def __init__(self, seat: Seat, to: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.good: Final = good
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.good, -self.amount, ""), (self.to, self.good, self.amount, ""))
