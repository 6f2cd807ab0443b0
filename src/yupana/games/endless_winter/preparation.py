"""Between two rounds: figures return, grounds and display are filled, cards are drawn."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Outcome, Seat
from yupana.engine.piles import without
from yupana.games.endless_winter.animals import RevealAnimals
from yupana.games.endless_winter.board import (
    CARD,
    COLUMNS,
    DISPLAY,
    EMPTY,
    KINDS,
    M_CHIEF_AT,
    M_FIGURES_AT,
    M_TRIBE_FIGURES,
    NOMAD_CARD,
    PREPARED_CARDS,
    REST,
    SECOND_ERA,
    SECOND_ERA_CULTURE,
    TRIBE_FIGURES,
)
from yupana.games.endless_winter.cards import DrawCard
from yupana.games.endless_winter.facts import (
    CultureShown,
    DisplayCleared,
    FigureJoined,
    NomadCardAdded,
    PreparationBegan,
)
from yupana.games.endless_winter.rest import RenewRestToken
from yupana.games.endless_winter.state import NOMAD, EndlessWinter
from yupana.games.endless_winter.variants import GAMEPLAY, REST_MODULE

EXTRA_NOMAD_ROUNDS: Final = (1, 2)  # of the gameplay variant


class Prepare(Effect[EndlessWinter]):
    """Everything between two rounds, in order."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.round += 1
        state.tell(PreparationBegan(state.round))
        return_figures(state)
        add_nomad_card(state)
        state.then(seat, RevealAnimals(max(0, state.seats + 1 - len(state.grounds))))
        if state.round == SECOND_ERA:
            change_era(state)
        state.then(seat, FillDisplay())
        for each in state.order:
            if each < state.people:
                for _ in range(PREPARED_CARDS):
                    state.then(each, DrawCard())
        if state.rules[REST_MODULE]:
            state.then(seat, RenewRestToken())


def return_figures(state: EndlessWinter) -> None:
    """All figures are available again, and all lower places free; the waiting figure joins in the second era."""
    for seat in range(state.seats):
        for at in range(REST + 1):
            state.put(seat, M_FIGURES_AT + at, 0)
        state.put(seat, M_CHIEF_AT, EMPTY)
        if state.round == SECOND_ERA and state.rules[GAMEPLAY]:
            state.put(seat, M_TRIBE_FIGURES, TRIBE_FIGURES)
            state.tell(FigureJoined(seat))
    for column in range(len(COLUMNS)):
        state.lower[column] = EMPTY


def add_nomad_card(state: EndlessWinter) -> None:
    """In the first era of the gameplay variant a card of the Nomad counts for its labour alone."""
    if state.solo and state.rules[GAMEPLAY] and state.round in EXTRA_NOMAD_ROUNDS:
        state.then(NOMAD, ExtraNomadCardFalls())


class ExtraNomadCardFalls(Chance[EndlessWinter]):
    """A card comes on the Nomad's stack and is not carried out."""

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        return [Outcome(NOMAD_CARD[card], 1, (AddNomadCard(card),)) for card in state.nomad_deck]


class AddNomadCard(Effect[EndlessWinter]):
    """A card lies on the Nomad's stack."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.nomad_deck = without(state.nomad_deck, self.card)
        state.nomad_stack = [*state.nomad_stack, self.card]
        state.tell(NomadCardAdded(seat, NOMAD_CARD[self.card]))


# The display of culture cards.


def change_era(state: EndlessWinter) -> None:
    """The culture cards of the first era leave the game; those of the second lie ready."""
    shown = [kind for kind in state.display if kind != EMPTY]
    state.removed = sorted([*shown, *state.culture_deck])
    state.display = [EMPTY] * DISPLAY
    state.culture_deck = list(range(SECOND_ERA_CULTURE, KINDS))
    state.tell(DisplayCleared())


class FillDisplay(Effect[EndlessWinter]):
    """Culture cards come to the empty positions of the display."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        left = len(state.culture_deck)
        for position in range(DISPLAY):
            if state.display[position] == EMPTY and left:
                state.then(seat, CultureFalls(position))
                left -= 1


class CultureFalls(Chance[EndlessWinter]):
    """A culture card comes to a position of the display."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        falls = CULTURE_FALLS[self.position]
        return [falls[kind] for kind in state.culture_deck]


class ShowCulture(Effect[EndlessWinter]):
    """A culture card lies in the display."""

    def __init__(self, position: int, kind: int) -> None:
        self.position: Final = position
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.culture_deck = without(state.culture_deck, self.kind)
        state.display[self.position] = self.kind
        state.tell(CultureShown(CARD[self.kind]))


CULTURE_FALLS: Final = tuple(
    [
        tuple([Outcome(CARD[kind], 1, (ShowCulture(position, kind),)) for kind in range(KINDS)])
        for position in range(DISPLAY)
    ]
)
