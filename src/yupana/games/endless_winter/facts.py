"""What happened, as the log tells it: things by their places' names, amounts as numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import Change, Fact, Place, Seat

FACE_DOWN_CARD: Final = "card"  # what others are told instead of a card that only its owner sees


# Setup.


class StoneShown(Fact):
    """A sacred stone was laid out."""

    reveals: ClassVar[bool] = True

    def __init__(self, stone: Place) -> None:
        self.stone: Final = stone


class CultureShown(Fact):
    """A culture card came to the display."""

    reveals: ClassVar[bool] = True

    def __init__(self, card: Place) -> None:
        self.card: Final = card


class AnimalShown(Fact):
    """An animal came to the hunting grounds."""

    reveals: ClassVar[bool] = True

    def __init__(self, animal: Place) -> None:
        self.animal: Final = animal


class MegalithTileLaid(Fact):
    """A megalith tile was laid into a slot of the field."""

    def __init__(self, tile: Place, slot: int) -> None:
        self.tile: Final = tile
        self.slot: Final = slot


class TerrainLaid(Fact):
    """A terrain tile was laid out."""

    def __init__(self, place: Place, terrain: Place) -> None:
        self.place: Final = place
        self.terrain: Final = terrain


class OrderGiven(Fact):
    """A player has a place on the turn-order track."""

    compares: ClassVar[bool] = True

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "order", self.place, ""),)


class ChiefCardShown(Fact):
    """A chief card was turned up for a draft."""

    reveals: ClassVar[bool] = True

    def __init__(self, chief: Place) -> None:
        self.chief: Final = chief


class ChiefDealt(Fact):
    """A player was dealt a chief card."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, chief: Place) -> None:
        self.seat: Final = seat
        self.chief: Final = chief


class ChiefChosen(Fact):
    """A player chose a side of a chief card."""

    def __init__(self, seat: Seat, side: Place) -> None:
        self.seat: Final = seat
        self.side: Final = side


class SetupCardShown(Fact):
    """A set-up card was turned up for a draft."""

    reveals: ClassVar[bool] = True

    def __init__(self, card: Place) -> None:
        self.card: Final = card


class SetupCardTaken(Fact):
    """A player has a set-up card."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class RestTokenShown(Fact):
    """A rest token lies face up on the stack."""

    reveals: ClassVar[bool] = True

    def __init__(self, token: Place) -> None:
        self.token: Final = token


class RestTokenTurnedDown(Fact):
    """The open rest token went face down under the stack."""

    def __init__(self, token: Place) -> None:
        self.token: Final = token


# Rounds and turns.


class RoundBegan(Fact):
    """A round began."""

    def __init__(self, round: int) -> None:
        self.round: Final = round


class TurnBegan(Fact):
    """A player's turn began."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class FigurePlaced(Fact):
    """A figure was placed in a column or at rest."""

    def __init__(self, seat: Seat, figure: Place, place: Place) -> None:
        self.seat: Final = seat
        self.figure: Final = figure
        self.place: Final = place


class LowerPlaceTaken(Fact):
    """A figure was the first of the round in its column."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class FigureJoined(Fact):
    """A player's last figure joined the others for the second era."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class RestTokenTaken(Fact):
    """A player took a rest token."""

    def __init__(self, seat: Seat, token: Place) -> None:
        self.seat: Final = seat
        self.token: Final = token


class RestTokenDrawn(Fact):
    """A player took the unknown rest token on top of the stack."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, token: Place) -> None:
        self.seat: Final = seat
        self.token: Final = token


class RestTokenUsed(Fact):
    """A player used a rest token."""

    def __init__(self, seat: Seat, token: Place) -> None:
        self.seat: Final = seat
        self.token: Final = token


# Goods, labour and points.


class GoodsGained(Fact):
    """Goods were gained."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.good, self.amount, ""),)


class GoodsPaid(Fact):
    """Goods were paid."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.good, -self.amount, ""),)


class GoodsLost(Fact):
    """Goods found no room on their track."""

    remarks: ClassVar[bool] = True

    def __init__(self, seat: Seat, good: Place, amount: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.amount: Final = amount


class FoodSpoiled(Fact):
    """Food lay above a limit that fell."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "food", -self.amount, ""),)


def labour_changes(seat: Seat, labour: int, half: int) -> tuple[Change, ...]:
    """Whole labour and a half apart, as far as there is any."""
    parts = ((seat, "labour", labour, ""), (seat, "half-labour", half, ""))
    return tuple([part for part in parts if part[2]])


class LabourGained(Fact):
    """A player has more labour this turn."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, labour: int, half: int) -> None:
        self.seat: Final = seat
        self.labour: Final = labour
        self.half: Final = half  # 1: and a half

    def changes(self) -> tuple[Change, ...]:
        return labour_changes(self.seat, self.labour, self.half)


class LabourPaid(Fact):
    """Labour was paid."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, labour: int, half: int) -> None:
        self.seat: Final = seat
        self.labour: Final = labour
        self.half: Final = half  # 1: and a half

    def changes(self) -> tuple[Change, ...]:
        return labour_changes(self.seat, -self.labour, -self.half)


class FoodSpent(Fact):
    """Food was spent for labour."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat, amount: int, labour: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.labour: Final = labour

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "food", -self.amount, ""), *labour_changes(self.seat, self.labour, 0))


class PointsScored(Fact):
    """Points were scored."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, source: str, points: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.points: Final = points

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "points", self.points, self.source),)


# Cards.


class CardPlayed(Fact):
    """A card was played from the hand."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class AbilityUsed(Fact):
    """The ability of a card in the play area was used."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class ChiefUsed(Fact):
    """A chief's ability was used."""

    def __init__(self, seat: Seat, chief: Place) -> None:
        self.seat: Final = seat
        self.chief: Final = chief


class CardDiscarded(Fact):
    """A card was discarded from the hand."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class CardDrawn(Fact):
    """A card was drawn, unseen by others."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else CardDrawn(self.seat, FACE_DOWN_CARD)

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "card", 1, ""),)


class DeckShuffled(Fact):
    """A discard pile became a new deck."""

    minor: ClassVar[bool] = True

    def __init__(self, seat: Seat, cards: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class CardTaken(Fact):
    """A card came from a tribe deck or from the display to the hand."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class CardAdopted(Fact):
    """A card came from a tribe deck to the discard pile."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class CardBuried(Fact):
    """A card was buried from the discard pile or the play area."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "burial", 1, ""),)


class HandCardBuried(Fact):
    """A card was buried from the hand, unseen by others."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "burial", 1, ""),)

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else HandCardBuried(self.seat, FACE_DOWN_CARD)


class CardSetAside(Fact):
    """A card went face down to the eclipse pile."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else CardSetAside(self.seat, FACE_DOWN_CARD)


class DisplayCleared(Fact):
    """The culture cards of the first era left the game."""


# Animals, stones, idols, megaliths.


class AnimalTaken(Fact):
    """An animal came from the hunting grounds to a player's animals."""

    def __init__(self, seat: Seat, animal: Place) -> None:
        self.seat: Final = seat
        self.animal: Final = animal


class AnimalDrawn(Fact):
    """The top animal of the deck came to a player's animals."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, animal: Place) -> None:
        self.seat: Final = seat
        self.animal: Final = animal


class AnimalRotated(Fact):
    """An animal was rotated."""

    def __init__(self, seat: Seat, animal: Place) -> None:
        self.seat: Final = seat
        self.animal: Final = animal


class StoneTaken(Fact):
    """A sacred stone was placed on a player's board."""

    def __init__(self, seat: Seat, stone: Place) -> None:
        self.seat: Final = seat
        self.stone: Final = stone


class StoneScored(Fact):
    """A sacred stone was counted in an eclipse."""

    def __init__(self, seat: Seat, stone: Place, points: int) -> None:
        self.seat: Final = seat
        self.stone: Final = stone
        self.points: Final = points


class IdolAdvanced(Fact):
    """A marker advanced on an idol track."""

    counts: ClassVar[bool] = True

    def __init__(self, seat: Seat, track: Place, level: int) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.level: Final = level

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, self.track, 1, ""),)


class MegalithPlaced(Fact):
    """A megalith of a player's colour was placed."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "megalith", 1, ""),)


class NeutralMegalithPlaced(Fact):
    """A neutral megalith was placed."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def changes(self) -> tuple[Change, ...]:
        return ((self.seat, "megalith", 1, ""),)


class ReserveEmptied(Fact):
    """A cell of the megalith reserve is empty: from now on it gives something in each eclipse."""

    remarks: ClassVar[bool] = True

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


# The land.


class CampPlaced(Fact):
    """A camp came to the base."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class CampMoved(Fact):
    """A camp made a step."""

    def __init__(self, seat: Seat, source: Place, target: Place) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.target: Final = target


class VillageFounded(Fact):
    """Three camps became a village."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class TokenTurnedUp(Fact):
    """A glacier token was turned up."""

    reveals: ClassVar[bool] = True

    def __init__(self, place: Place, token: Place) -> None:
        self.place: Final = place
        self.token: Final = token


class TokenUsed(Fact):
    """A village beside a glacier brought the benefit of its token."""

    def __init__(self, seat: Seat, token: Place) -> None:
        self.seat: Final = seat
        self.token: Final = token


# Eclipse, preparation and the end.


class EclipseBegan(Fact):
    """The eclipse of a round began."""

    opens: ClassVar[bool] = True

    def __init__(self, round: int) -> None:
        self.round: Final = round


class CardRevealed(Fact):
    """A card of an eclipse pile was revealed."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class CultureReturned(Fact):
    """A culture card of an eclipse pile was revealed and came back to the hand."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class LabourCounted(Fact):
    """The labour that a player has in the eclipse was counted."""

    compares: ClassVar[bool] = True

    def __init__(self, seat: Seat, labour: int, half: int) -> None:
        self.seat: Final = seat
        self.labour: Final = labour
        self.half: Final = half  # 1: and a half

    def changes(self) -> tuple[Change, ...]:
        return labour_changes(self.seat, self.labour, self.half)


class HexClaimed(Fact):
    """A player claimed the benefit of a hex."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class ReserveClaimed(Fact):
    """A player claimed the benefit of an empty cell of the megalith reserve."""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place


class EclipseOver(Fact):
    """The eclipse of a round is over."""

    closes: ClassVar[bool] = True

    def __init__(self, round: int) -> None:
        self.round: Final = round


class PreparationBegan(Fact):
    """The players prepare for the next round."""

    def __init__(self, round: int) -> None:
        self.round: Final = round


class FinalScoringBegan(Fact):
    """The final scoring began."""

    opens: ClassVar[bool] = True


class MatchWon(Fact):
    """A player won."""

    closes: ClassVar[bool] = True

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points


# The Nomad.


class NomadCardTurned(Fact):
    """The Nomad turned over a card."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card


class NomadCardAdded(Fact):
    """A card came on the Nomad's stack for its labour alone."""

    def __init__(self, seat: Seat, card: Place) -> None:
        self.seat: Final = seat
        self.card: Final = card
