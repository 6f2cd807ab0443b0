"""Laying out the table, with or without drafts of chiefs and set-up cards."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Seat
from yupana.games.endless_winter.animals import RevealAnimals
from yupana.games.endless_winter.board import (
    BRAVE,
    CHIEF_SIDE,
    CHIEFS,
    DECK,
    EMPTY,
    FIRST_TRIBE,
    FOOD,
    HAND,
    M_CHIEF,
    M_SETUP,
    M_UPRIGHT,
    ROUNDS,
    SETUP_CARDS,
    STARTING_COPIES,
    TOOLS,
    TRIBESMAN,
    TRIBESWOMAN,
)
from yupana.games.endless_winter.cards import DrawCard
from yupana.games.endless_winter.components import SETUPS, STARTING_BONUS
from yupana.games.endless_winter.eclipse import Eclipse
from yupana.games.endless_winter.facts import (
    ChiefCardShown,
    ChiefChosen,
    ChiefDealt,
    SetupCardShown,
    SetupCardTaken,
)
from yupana.games.endless_winter.land import PlaceCamp
from yupana.games.endless_winter.laying_out import LayOutBoards, LayOutCards
from yupana.games.endless_winter.preparation import Prepare, add_nomad_card
from yupana.games.endless_winter.scoring import FinalScoring
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.turn import Round
from yupana.games.endless_winter.variants import DRAFT

NO_DRAFT: Final = 0
CHIEF_DRAFT: Final = 2  # and set-up cards


class LayOut(Effect[EndlessWinter]):
    """The whole setup, in order, and then the whole match."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        draft = state.rules[DRAFT]
        people = range(state.people)
        state.then(0, LayOutCards())
        if draft != CHIEF_DRAFT:
            for each in people:
                state.then(each, ChiefFalls())
            for each in people:
                state.then(each, ChooseSide())
        if draft == NO_DRAFT:
            for each in people:
                state.then(each, SetupCardFalls())
            state.then(0, UseSetups())
            state.then(0, LayOutBoards())
        else:
            state.then(0, LayOutBoards())
            if draft == CHIEF_DRAFT:
                state.then(0, DraftChiefs())
            state.then(0, DraftSetups())
            state.then(0, UseSetups())
        state.then(0, FirstCamps())
        state.then(0, GiveBonuses())
        for _ in range(ROUNDS - 1):
            state.then_all(0, (Round(), Eclipse(), Prepare()))
        state.then_all(0, (Round(), Eclipse(), FinalScoring()))


# Chiefs.


class ChiefFalls(Chance[EndlessWinter]):
    """A player is dealt a chief card."""

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        dealt = [state.has(each, M_CHIEF) for each in range(state.seats)]
        return [Outcome(CHIEFS[n], 1, (GiveChief(n),)) for n in range(len(CHIEFS)) if 2 * n not in dealt]


class GiveChief(Effect[EndlessWinter]):
    """A player has a chief card; its first side is up until the player has chosen."""

    def __init__(self, chief: int) -> None:
        self.chief: Final = chief

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.put(seat, M_CHIEF, 2 * self.chief)
        state.tell(ChiefDealt(seat, CHIEFS[self.chief]))


class ChooseSide(Choice[EndlessWinter]):
    """Choose the side of the own chief card, for the whole game."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        first = state.has(seat, M_CHIEF)
        return [CHOOSE_CHIEF[first], CHOOSE_CHIEF[first + 1]]


class TurnChief(Effect[EndlessWinter]):
    """A side of a chief card is up for good."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.put(seat, M_CHIEF, self.side)
        chief = self.side // 2
        state.open_cards = [each for each in state.open_cards if each != chief]
        state.tell(ChiefChosen(seat, CHIEF_SIDE[self.side]))


CHOOSE_CHIEF: Final = tuple(
    [Option("choose-chief", (CHIEF_SIDE[side],), (TurnChief(side),)) for side in range(len(CHIEF_SIDE))]
)


class DraftChiefs(Effect[EndlessWinter]):
    """One chief card more than there are players is turned up; they choose in turn order."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for _ in range(state.people + 1):
            state.then(seat, OpenCardFalls(True))
        for each in state.order:
            if each < state.people:
                state.then(each, ChooseChief())
        state.then(seat, PutAway())


class ChooseChief(Choice[EndlessWinter]):
    """Take one of the open chief cards, with one of its sides up."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for chief in state.open_cards:
            found.append(CHOOSE_CHIEF[2 * chief])
            found.append(CHOOSE_CHIEF[2 * chief + 1])
        return found


# Set-up cards.


class OpenCardFalls(Chance[EndlessWinter]):
    """A chief card or a set-up card is turned up for a draft."""

    def __init__(self, chief: bool) -> None:
        self.chief: Final = chief

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        names = CHIEFS if self.chief else SETUP_CARDS
        return [
            Outcome(names[n], 1, (TurnUpCard(n, self.chief),)) for n in range(len(names)) if n not in state.open_cards
        ]


class TurnUpCard(Effect[EndlessWinter]):
    """A card of a draft lies open."""

    def __init__(self, card: int, chief: bool) -> None:
        self.card: Final = card
        self.chief: Final = chief

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.open_cards = sorted([*state.open_cards, self.card])
        state.tell(ChiefCardShown(CHIEFS[self.card]) if self.chief else SetupCardShown(SETUP_CARDS[self.card]))


class PutAway(Effect[EndlessWinter]):
    """What nobody chose leaves the game."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.open_cards = []


class DraftSetups(Effect[EndlessWinter]):
    """One set-up card more than there are players is turned up; they choose in reverse turn order."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for _ in range(state.people + 1):
            state.then(seat, OpenCardFalls(False))
        for each in state.order[::-1]:
            if each < state.people:
                state.then(each, ChooseSetup())
        state.then(seat, PutAway())


class ChooseSetup(Choice[EndlessWinter]):
    """Take one of the open set-up cards."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        return [CHOOSE_SETUP[card] for card in state.open_cards]


class SetupCardFalls(Chance[EndlessWinter]):
    """A player is dealt a set-up card."""

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        dealt = [state.has(each, M_SETUP) for each in range(state.seats)]
        return [Outcome(SETUP_CARDS[n], 1, (GiveSetup(n),)) for n in range(len(SETUP_CARDS)) if n not in dealt]


class GiveSetup(Effect[EndlessWinter]):
    """A player has a set-up card."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.put(seat, M_SETUP, self.card)
        state.open_cards = [each for each in state.open_cards if each != self.card]
        state.tell(SetupCardTaken(seat, SETUP_CARDS[self.card]))


CHOOSE_SETUP: Final = tuple(
    [Option("choose-setup", (SETUP_CARDS[card],), (GiveSetup(card),)) for card in range(len(SETUP_CARDS))]
)


class UseSetups(Effect[EndlessWinter]):
    """Goods and animals of the set-up cards, and the opening hands: three chosen cards and two drawn ones."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for each in range(state.people):
            card = SETUPS[state.has(each, M_SETUP)]
            state.gain(each, FOOD, card.food)
            state.gain(each, TOOLS, card.tools)
            for species in card.animals:
                state.animals[species] -= 1
                state.add(each, M_UPRIGHT + species, 1)
            state.tribes[card.tribe - FIRST_TRIBE] -= 1
            state.change_cards(each, HAND, card.tribe, 1)
            state.change_cards(each, HAND, BRAVE, 1)
            state.change_cards(each, HAND, TRIBESWOMAN, 1)
            state.change_cards(each, DECK, BRAVE, STARTING_COPIES - 1)
            state.change_cards(each, DECK, TRIBESWOMAN, STARTING_COPIES - 1)
            state.change_cards(each, DECK, TRIBESMAN, STARTING_COPIES)
            state.then(each, DrawCard())
            state.then(each, DrawCard())
        state.then(seat, RevealAnimals(state.seats + 1))


class FirstCamps(Effect[EndlessWinter]):
    """Everybody's first camp comes to the base, and a second one where the set-up card shows it."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for each in range(state.seats):
            state.then(each, PlaceCamp())
            if each < state.people and SETUPS[state.has(each, M_SETUP)].camp:
                state.then(each, PlaceCamp())


class GiveBonuses(Effect[EndlessWinter]):
    """The bonus of each place in the first turn order; set-up cards are put away."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for place, each in enumerate(state.order):
            if each < state.people:
                food, tools = STARTING_BONUS[place]
                state.gain(each, FOOD, food)
                state.gain(each, TOOLS, tools)
                state.put(each, M_SETUP, EMPTY)
        add_nomad_card(state)
