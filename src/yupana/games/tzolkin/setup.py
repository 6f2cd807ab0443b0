"""Laying out the table: lots, tiles, dummy workers, and the choice of starting wealth."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Place, Seat, Together
from yupana.engine.piles import draws, replaced, without
from yupana.engine.zones import UNSEEN
from yupana.games.tzolkin.board import (
    CHICHEN_ITZA,
    DUMMIES,
    DUMMY,
    EMPTY,
    FIRST_TOOTH,
    ROW,
    SPACE,
    TEETH,
    WEALTH_DEALT,
    WEALTH_KEPT,
)
from yupana.games.tzolkin.facts import BuildingShown, DummyPlaced, FirstPlayerChosen, MonumentShown, WealthKept
from yupana.games.tzolkin.monuments import MONUMENT_NAMES, MONUMENTS
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDING_NAMES, WEALTH, WEALTH_NAMES
from yupana.seats import SEAT_NAMES


class ChooseFirstPlayer(Chance[Tzolkin]):
    """Lots decide who begins."""

    def outcomes(self, state: Tzolkin, seat: Seat) -> list[Outcome]:
        return [Outcome(SEAT_NAMES[each], 1, (MakeFirstPlayer(each),)) for each in range(state.seats)]


class MakeFirstPlayer(Effect[Tzolkin]):
    """A seat gets the first player marker."""

    def __init__(self, chosen: Seat) -> None:
        self.chosen: Final = chosen

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.first_player = self.chosen
        state.tell(FirstPlayerChosen(self.chosen))


class DealMonument(Chance[Tzolkin]):
    """Lay out one of the monuments that are not on the table yet."""

    def outcomes(self, state: Tzolkin, seat: Seat) -> list[Outcome]:
        left = [tile for tile in range(len(MONUMENTS)) if tile not in state.monuments]
        return draws(left, MONUMENT_NAMES, lambda tile: (ShowMonument(tile),))


class ShowMonument(Effect[Tzolkin]):
    """A monument lies on the table."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.monuments = [*state.monuments, self.tile]
        state.tell(MonumentShown(MONUMENT_NAMES[self.tile]))


class DealBuilding(Chance[Tzolkin]):
    """Turn up a building of this age for a slot of the row."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def outcomes(self, state: Tzolkin, seat: Seat) -> list[Outcome]:
        slot = self.slot
        return draws(state.deck, BUILDING_NAMES, lambda tile: (ShowBuilding(slot, tile),))


class ShowBuilding(Effect[Tzolkin]):
    """A building lies in the row."""

    def __init__(self, slot: int, tile: int) -> None:
        self.slot: Final = slot
        self.tile: Final = tile

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.deck = without(state.deck, self.tile)
        state.row[self.slot] = self.tile
        state.tell(BuildingShown(BUILDING_NAMES[self.tile]))


class DealWealth(Chance[Tzolkin]):
    """Deal a wealth tile face down to a seat."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def outcomes(self, state: Tzolkin, seat: Seat) -> list[Outcome]:
        card = self.card
        return draws(state.wealth, WEALTH_NAMES, lambda tile: (GiveWealth(card, tile),))


class GiveWealth(Effect[Tzolkin]):
    """A seat takes a wealth tile in hand."""

    def __init__(self, card: int, tile: int) -> None:
        self.card: Final = card
        self.tile: Final = tile

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.wealth = without(state.wealth, self.tile)
        state.hands = replaced(state.hands, seat * WEALTH_DEALT + self.card, self.tile)


class RevealDummies(Chance[Tzolkin]):
    """Turn up undealt wealth tiles while dummy workers are left to place."""

    def __init__(self, dummies: int) -> None:
        self.dummies: Final = dummies

    def outcomes(self, state: Tzolkin, seat: Seat) -> list[Outcome]:
        dummies = self.dummies
        return draws(state.wealth, WEALTH_NAMES, lambda tile: (PlaceDummies(dummies, tile),))


class PlaceDummies(Effect[Tzolkin]):
    """A dummy goes to the space a tile names; the first on a gear brings another to the opposite space."""

    def __init__(self, dummies: int, tile: int) -> None:
        self.dummies: Final = dummies
        self.tile: Final = tile

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.wealth = without(state.wealth, self.tile)
        gear = WEALTH[self.tile].gear
        space = WEALTH[self.tile].space
        first = DUMMY not in state.teeth[FIRST_TOOTH[gear] : FIRST_TOOTH[gear] + TEETH[gear]]
        left = self.dummies - 1
        put_dummy(state, gear, space)
        if first and gear != CHICHEN_ITZA and left:
            put_dummy(state, gear, (space + TEETH[gear] // 2) % TEETH[gear])
            left -= 1
        if left:
            state.then(seat, RevealDummies(left))


def put_dummy(state: Tzolkin, gear: int, space: int) -> None:
    """A dummy worker stands on a gear for the rest of the game."""
    state.stand(gear, space, DUMMY)
    state.tell(DummyPlaced(SPACE[gear][space]))


class KeepWealth(Choice[Tzolkin]):
    """Keep two of the four wealth tiles."""

    def options(self, state: Tzolkin, seat: Seat) -> list[Option]:
        at = seat * WEALTH_DEALT
        hand = sorted(state.hands[at : at + WEALTH_DEALT])
        found: list[Option] = []
        if UNSEEN in hand:
            return found  # somebody else's tiles, face down
        for n in range(WEALTH_DEALT):
            for m in range(n + 1, WEALTH_DEALT):
                touch: tuple[Place, Place] = (WEALTH_NAMES[hand[n]], WEALTH_NAMES[hand[m]])
                found.append(Option("keep", touch, (TakeWealth(hand[n], hand[m]),)))
        return found


class TakeWealth(Effect[Tzolkin]):
    """The kept tiles are shown and give what they give; all others leave the game unseen."""

    def __init__(self, tile: int, second: int) -> None:
        self.tile: Final = tile
        self.second: Final = second

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.hands = [EMPTY if n // WEALTH_DEALT == seat else tile for n, tile in enumerate(state.hands)]
        kept = replaced(state.kept, seat * WEALTH_KEPT, self.tile)
        state.kept = replaced(kept, seat * WEALTH_KEPT + 1, self.second)
        if EMPTY not in state.kept:
            state.wealth = []  # until now each could still have been in a hand
        state.tell(WealthKept(seat, WEALTH_NAMES[self.tile], WEALTH_NAMES[self.second]))
        for effect in WEALTH[self.tile].effects + WEALTH[self.second].effects:
            state.then(seat, effect)


class LayOut(Effect[Tzolkin]):
    """The whole setup, in order."""

    def run(self, state: Tzolkin, seat: Seat) -> None:
        state.then(0, ChooseFirstPlayer())
        for _ in range(state.seats + 2):
            state.then(0, DealMonument())
        for slot in range(ROW):
            state.then(0, DealBuilding(slot))
        for card in range(WEALTH_DEALT):
            for each in range(state.seats):
                state.then(each, DealWealth(card))
        if DUMMIES[state.seats]:
            state.then(0, RevealDummies(DUMMIES[state.seats]))
        state.then(0, Together(tuple(range(state.seats)), KeepWealth()))
