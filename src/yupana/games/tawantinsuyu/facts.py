"""What happened, as the log tells it: things by their places' names, amounts as numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import Change, Fact, Place, Seat
from yupana.games.tawantinsuyu.board import AXOMAMMA

FACE_DOWN_CARD: Final[Place] = "face-down"  # stands where others would see a card


class FirstPlayerChosen(Fact):
    """Lots were drawn for the first player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class CoricanchaTurned(Fact):
    """The Coricancha was laid out: production faces this place."""

    def __init__(self, place: Place) -> None:
        self.place: Final = place


class WorkerArrived(Fact):
    """A worker came from the bag to the village, the nomads or the hill."""

    reveals: ClassVar[bool] = True

    def __init__(self, worker: Place, place: Place) -> None:
        self.worker: Final = worker
        self.place: Final = place


class WorkerDrawn(Fact):
    """A player drew a worker from the bag."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, worker: Place) -> None:
        self.seat: Final = seat
        self.worker: Final = worker

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.worker, 1, ""),)


class WorkerPutBack(Fact):
    """A player put a worker back into the bag."""

    def __init__(self, seat: Seat, worker: Place) -> None:
        self.seat: Final = seat
        self.worker: Final = worker

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.worker, -1, ""),)


class BuildingShown(Fact):
    """A building came to the market."""

    reveals: ClassVar[bool] = True

    def __init__(self, tile: Place) -> None:
        self.tile: Final = tile


class WeavingShown(Fact):
    """A weaving was turned up."""

    reveals: ClassVar[bool] = True

    def __init__(self, tile: Place) -> None:
        self.tile: Final = tile


class StartingWeavingChosen(Fact):
    """A player began a tapestry with a starting weaving."""

    def __init__(self, seat: Seat, tile: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class GodsKept(Fact):
    """A player kept so many god cards and played the others."""

    def __init__(self, seat: Seat, kept: int) -> None:
        self.seat: Final = seat
        self.kept: Final = kept


class GodCardPlayed(Fact):
    """A god card was played for its bonuses or its symbol."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class GodDrawn(Fact):
    """A player drew a god card, unseen by others."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else GodDrawn(self.seat, FACE_DOWN_CARD)


class GodTaken(Fact):
    """A player took a god card from the altar."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class GodReturned(Fact):
    """A player put a god card under the deck, unseen by others."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else GodReturned(self.seat, FACE_DOWN_CARD)


class GodBuried(Fact):
    """A god card went from the altar under the deck."""

    def __init__(self, card: Place) -> None:
        self.card: Final = card


class GodLaid(Fact):
    """A god card was laid on the altar."""

    def __init__(self, card: Place) -> None:
        self.card: Final = card


class AltarShuffled(Fact):
    """The cards of the altar were shuffled into the god deck."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class PlayedGodsShuffled(Fact):
    """The god cards that were played were shuffled into the deck."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class ArmyDrawn(Fact):
    """A player drew an army card, unseen by others."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else ArmyDrawn(self.seat, FACE_DOWN_CARD)


class ArmyDiscarded(Fact):
    """An army card was discarded."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class ArmyPlayed(Fact):
    """An army card was played face-up."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def reveals_to(self, seat: Seat) -> bool:
        return seat != self.seat


class ArmyTurnedDown(Fact):
    """An army card was turned face-down."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class ArmyRecovered(Fact):
    """An army card was turned face-up."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class ArmyShuffled(Fact):
    """The discarded army cards became a new deck."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class TurnBegan(Fact):
    """A player's turn began; Axomamma may act by cards that nobody else sees, and what she does tells of them."""

    def __init__(self, seat: Seat, unseen: int = 0) -> None:
        self.seat: Final = seat
        self.unseen: Final = unseen  # her cards

    def reveals_to(self, seat: Seat) -> bool:
        return self.unseen > 0


class HighPriestPlaced(Fact):
    """A High Priest was put on the Coricancha."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class HighPriestMoved(Fact):
    """A High Priest moved and activated an action."""

    def __init__(self, seat: Seat, place: Place, action: str) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.action: Final = action


class HighPriestPassed(Fact):
    """A High Priest moved and activated nothing."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class ActionTaken(Fact):
    """The active player performs the action of the Coricancha."""

    def __init__(self, seat: Seat, action: str) -> None:
        self.seat: Final = seat
        self.action: Final = action


class GoldPreferred(Fact):
    """The active player took gold instead of the action."""

    def __init__(self, seat: Seat, action: str) -> None:
        self.seat: Final = seat
        self.action: Final = action


class WorkerPlaced(Fact):
    """A worker was placed on the hill, as one of a colour."""

    def __init__(self, seat: Seat, worker: Place, place: Place, acts: Place, food: int) -> None:
        self.seat: Final = seat
        self.worker: Final = worker
        self.place: Final = place
        self.acts: Final = acts
        self.food: Final = food

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.worker, -1, ""),)


class StepsUsed(Fact):
    """A placement used a player's steps."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class WorkerCarriedOff(Fact):
    """A warrior took a worker from the hill."""

    def __init__(self, seat: Seat, worker: Place, place: Place) -> None:
        self.seat: Final = seat
        self.worker: Final = worker
        self.place: Final = place

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.worker, 1, ""),)


class TasksCounted(Fact):
    """A placement allows so many tasks."""

    def __init__(self, seat: Seat, tasks: int) -> None:
        self.seat: Final = seat
        self.tasks: Final = tasks


class TaskPerformed(Fact):
    """A task was performed."""

    def __init__(self, seat: Seat, task: str, place: Place) -> None:
        self.seat: Final = seat
        self.task: Final = task
        self.place: Final = place


class TaskBought(Fact):
    """A priest paid for another task."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class GoodsGained(Fact):
    """Goods came from the general stock."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.good, self.amount, ""),)


class GoodsPaid(Fact):
    """Goods went to the general stock."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.good, -self.amount, ""),)


class GoodsExchanged(Fact):
    """Goods were exchanged in the player's own building."""

    def __init__(self, seat: Seat, given: Place, gave: int, taken: Place, took: int) -> None:
        self.seat: Final = seat
        self.given: Final = given
        self.gave: Final = gave
        self.taken: Final = taken
        self.took: Final = took

    def changes(self) -> tuple[Change, ...]:
        return (self.seat, self.given, -self.gave, ""), (self.seat, self.taken, self.took, "")


class PointsScored(Fact):
    """Points were scored or lost."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, source: str, points: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points, self.source),)


class PointsCounted(Fact):
    """Points of the final scoring."""

    def __init__(self, seat: Seat, source: str, points: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points, self.source),)


class PotatoesExchanged(Fact):
    """Axomamma turned potatoes into points."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "potato", -self.amount, ""),)


class TempleClimbed(Fact):
    """A player went up a step of the temple."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, step: int) -> None:
        self.seat: Final = seat
        self.step: Final = step

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "temple", 1, ""),)


class StepsBuilt(Fact):
    """A steps marker was built."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class StatueErected(Fact):
    """A statue was erected."""

    def __init__(self, seat: Seat, statue: Place) -> None:
        self.seat: Final = seat
        self.statue: Final = statue


class StatueOffered(Fact):
    """A statue was discarded in worship."""

    def __init__(self, seat: Seat, statue: Place) -> None:
        self.seat: Final = seat
        self.statue: Final = statue


class BuildingBuilt(Fact):
    """A building was built."""

    def __init__(self, seat: Seat, tile: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class BuildingBuried(Fact):
    """A building went from the market under its stack."""

    def __init__(self, tile: Place) -> None:
        self.tile: Final = tile


class BuildingProduced(Fact):
    """A building gave its bonus."""

    def __init__(self, seat: Seat, tile: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class BuildingTurnedDown(Fact):
    """A building was turned face-down."""

    def __init__(self, seat: Seat, tile: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class BuildingRecovered(Fact):
    """A building was turned face-up."""

    def __init__(self, seat: Seat, tile: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class WeavingTaken(Fact):
    """A player took a weaving."""

    def __init__(self, seat: Seat, tile: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class WeavingAdded(Fact):
    """A weaving was added to a tapestry."""

    def __init__(self, seat: Seat, tile: Place, place: Place) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.place: Final = place


class WeavingBuried(Fact):
    """A weaving went under the stack."""

    def __init__(self, tile: Place) -> None:
        self.tile: Final = tile


class JunctionUsed(Fact):
    """A matching junction gave its bonus."""

    def __init__(self, seat: Seat, tile: Place, symbol: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.symbol: Final = symbol


class RegionConquered(Fact):
    """A conquest marker was placed."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class CasualtySuffered(Fact):
    """A worker became a casualty of war."""

    def __init__(self, worker: Place, place: Place, casualties: int) -> None:
        self.worker: Final = worker
        self.place: Final = place
        self.casualties: Final = casualties


class WorkerRecruited(Fact):
    """A player took a worker from the nomads."""

    def __init__(self, seat: Seat, worker: Place, place: Place) -> None:
        self.seat: Final = seat
        self.worker: Final = worker
        self.place: Final = place

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.worker, 1, ""),)


class WorkerHired(Fact):
    """A player took a worker from the village."""

    def __init__(self, seat: Seat, worker: Place, place: Place) -> None:
        self.seat: Final = seat
        self.worker: Final = worker
        self.place: Final = place

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.worker, 1, ""),)


class WorkerDismissed(Fact):
    """A worker left the game."""

    def __init__(self, seat: Seat, worker: Place) -> None:
        self.seat: Final = seat
        self.worker: Final = worker

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.worker, -1, ""),)


class TokenTaken(Fact):
    """A player emptied the village and took the ceremony token."""

    def __init__(self, seat: Seat, ceremony: int) -> None:
        self.seat: Final = seat
        self.ceremony: Final = ceremony


class CeremonyBegan(Fact):
    """A ceremony began."""

    opens: ClassVar[bool] = True

    def __init__(self, seat: Seat, ceremony: int) -> None:
        self.seat: Final = seat
        self.ceremony: Final = ceremony


class CeremonyOver(Fact):
    """All that a ceremony gives and takes has been settled."""

    closes: ClassVar[bool] = True

    def __init__(self, ceremony: int) -> None:
        self.ceremony: Final = ceremony


class BagRanEmpty(Fact):
    """The bag was empty: the next ceremony is the last."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class TempleRewarded(Fact):
    """A step of the temple gave its points and its reward."""

    def __init__(self, seat: Seat, step: int) -> None:
        self.seat: Final = seat
        self.step: Final = step


class RegionWon(Fact):
    """A player holds the majority of a region."""

    def __init__(self, seat: Seat, region: str, points: int) -> None:
        self.seat: Final = seat
        self.region: Final = region
        self.points: Final = points


class UpkeepMissed(Fact):
    """A player lacked potatoes for the god cards in hand."""

    def __init__(self, seat: Seat, potatoes: int) -> None:
        self.seat: Final = seat
        self.potatoes: Final = potatoes


class DieRolled(Fact):
    """Axomamma's die was rolled."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def teller(self) -> Seat | None:
        return AXOMAMMA


class PersonalityChosen(Fact):
    """Axomamma has a personality."""

    def __init__(self, personality: str) -> None:
        self.personality: Final = personality

    def teller(self) -> Seat | None:
        return AXOMAMMA


class SlotFilled(Fact):
    """Axomamma's slot shows a symbol."""

    reveals: ClassVar[bool] = True

    def __init__(self, slot: int, god: str) -> None:
        self.slot: Final = slot
        self.god: Final = god

    def teller(self) -> Seat | None:
        return AXOMAMMA


class TokenMoved(Fact):
    """A numbered token of Axomamma moved to another cell."""

    def __init__(self, row: str, value: int, cell: int) -> None:
        self.row: Final = row
        self.value: Final = value
        self.cell: Final = cell

    def teller(self) -> Seat | None:
        return AXOMAMMA


class CellUsed(Fact):
    """Axomamma used a cell of her board."""

    def __init__(self, row: str, cell: int) -> None:
        self.row: Final = row
        self.cell: Final = cell

    def teller(self) -> Seat | None:
        return AXOMAMMA


class NoWorkers(Fact):
    """Axomamma had no worker to place."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class FinalScoringBegan(Fact):
    """The last ceremony is over, and points are counted."""

    opens: ClassVar[bool] = True

    def __init__(self) -> None:
        pass


class MatchWon(Fact):
    """A player won, or shared the victory."""

    closes: ClassVar[bool] = True

    def __init__(self, seat: Seat, points: int, shared: bool) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.shared: Final = shared


class SoloLost(Fact):
    """Axomamma was not beaten."""

    closes: ClassVar[bool] = True

    def __init__(self, points: int, hers: int) -> None:
        self.points: Final = points
        self.hers: Final = hers
