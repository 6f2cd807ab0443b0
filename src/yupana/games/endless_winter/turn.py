"""A player's turn: culture cards, then one figure; in the last turn of a round the eclipse pile."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Seat, Steps
from yupana.engine.grammar import fill_pool, pool
from yupana.games.endless_winter.board import (
    CARD,
    CHIEF_FIGURE,
    COLUMNS,
    DESTINATIONS,
    DISCARD,
    ECLIPSE,
    EMPTY,
    FIGURES,
    FIRST_CULTURE,
    HAND,
    KINDS,
    M_CHIEF_AT,
    M_FIGURES_AT,
    M_LOCKED,
    M_SIZE,
    M_TRIBE_FIGURES,
    MAT,
    PLAYED,
    REST,
    TRIBE_FIGURE,
)
from yupana.games.endless_winter.cards import DiscardCard
from yupana.games.endless_winter.columns import UPPER, Act
from yupana.games.endless_winter.components import CULTURES
from yupana.games.endless_winter.facts import (
    CardPlayed,
    CardSetAside,
    FigurePlaced,
    LowerPlaceTaken,
    RoundBegan,
    TurnBegan,
)
from yupana.games.endless_winter.free import welcome_chief
from yupana.games.endless_winter.pools import COLUMN, CULTURE_PLAYED, FRESH_TURN
from yupana.games.endless_winter.rest import DRAWING, ChooseRestToken, RestArea
from yupana.games.endless_winter.state import EndlessWinter


class Round(Effect[EndlessWinter]):
    """Everybody takes a turn for each figure, in turn order."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tell(RoundBegan(state.round))
        turns = state.has(0, M_TRIBE_FIGURES) + 1
        for turn in range(1, turns + 1):
            for each in state.order:
                state.then(each, Turn(turn == turns))


class Turn(Effect[EndlessWinter]):
    """A whole turn; what it remembers is gone before the eclipse pile is put down."""

    def __init__(self, last: bool) -> None:
        self.last: Final = last  # of the player in this round

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tell(TurnBegan(seat))
        state.then(seat, TakeTurn())
        state.then(seat, CleanUp())
        state.then(seat, FRESH_TURN)
        if self.last:
            state.then(seat, SetAside())


class TakeTurn(Choice[EndlessWinter]):
    """Play a culture card, or place a figure."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found: list[Option] = []
        first = not pool(state, CULTURE_PLAYED)
        if first or state.size(seat, HAND) > 1:
            play = PLAY_FIRST if first else PLAY_ANOTHER
            hand = state.hand
            at = seat * KINDS
            found.extend([play[kind - FIRST_CULTURE] for kind in range(FIRST_CULTURE, KINDS) if hand[at + kind]])
        for figure in (TRIBE_FIGURE, CHIEF_FIGURE):
            if state.has_figure(seat, figure):
                found.extend(SEND[figure])
        return found

    def is_window(self) -> bool:
        return False


class PlayCulture(Effect[EndlessWinter]):
    """A culture card goes from the hand to the play area."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.move_card(seat, HAND, PLAYED, self.kind)
        fill_pool(state, CULTURE_PLAYED, pool(state, CULTURE_PLAYED) + 1)
        state.tell(CardPlayed(seat, CARD[self.kind]))


def _play(kind: int, price: Steps) -> Option:
    """Play a culture card, pay for it, and have its effect before anything else."""
    return Option("play", (CARD[kind],), (PlayCulture(kind), *price, CULTURES[kind - FIRST_CULTURE].effect, TakeTurn()))


PLAY_FIRST: Final = tuple([_play(kind, ()) for kind in range(FIRST_CULTURE, KINDS)])
PLAY_ANOTHER: Final = tuple([_play(kind, (DiscardCard(),)) for kind in range(FIRST_CULTURE, KINDS)])


class PlaceFigure(Effect[EndlessWinter]):
    """A figure goes to a column, where the first of the round has the lower place, or to rest."""

    def __init__(self, figure: int, destination: int) -> None:
        self.figure: Final = figure
        self.destination: Final = destination

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        at = self.destination
        first = stand(state, seat, self.figure, at)
        fill_pool(state, COLUMN, at)
        if self.figure == CHIEF_FIGURE:
            welcome_chief(state, seat, at)
        if at != REST:
            state.then(seat, Act(at, UPPER, first))
            return
        if state.rest_open != EMPTY:
            state.then(seat, ChooseRestToken())
        state.then(seat, RestArea(DRAWING))


def stand(state: EndlessWinter, seat: Seat, figure: int, at: int) -> bool:
    """A figure stands somewhere; whether it is on the lower place of a column."""
    if figure == CHIEF_FIGURE:
        state.put(seat, M_CHIEF_AT, at)
    else:
        state.add(seat, M_FIGURES_AT + at, 1)
    state.tell(FigurePlaced(seat, FIGURES[figure], DESTINATIONS[at]))
    if at == REST or state.lower[at] != EMPTY:
        return False
    state.lower[at] = seat
    state.tell(LowerPlaceTaken(seat, COLUMNS[at]))
    return True


SEND: Final = tuple(
    [
        tuple(
            [
                Option("send" if figure == TRIBE_FIGURE else "send-chief", (place,), (PlaceFigure(figure, at),))
                for at, place in enumerate(DESTINATIONS)
            ]
        )
        for figure in (TRIBE_FIGURE, CHIEF_FIGURE)
    ]
)


class CleanUp(Effect[EndlessWinter]):
    """All cards of the play area go to the discard pile; nothing is locked any more."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        clear_play_area(state, seat)
        state.put(seat, M_LOCKED, 0)


def clear_play_area(state: EndlessWinter, seat: Seat) -> None:
    """All cards of a play area go to the discard pile."""
    size = state.size(seat, PLAYED)
    if size:
        discard = state.discard[:]
        played = state.played[:]
        for at in range(seat * KINDS, (seat + 1) * KINDS):
            discard[at] += played[at]
            played[at] = 0
        state.discard = discard
        state.played = played
        state.mats[seat * MAT + M_SIZE + DISCARD] += size
        state.mats[seat * MAT + M_SIZE + PLAYED] = 0


class SetAside(Choice[EndlessWinter]):
    """Put cards of the hand face down on the eclipse pile, one by one."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        return [SET_ASIDE[kind] for kind in state.kinds_in(seat, HAND)]

    def way_out(self) -> Option | None:
        return STOP

    def is_window(self) -> bool:
        return False


class PutAside(Effect[EndlessWinter]):
    """A card goes face down to the eclipse pile."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.move_card(seat, HAND, ECLIPSE, self.kind)
        state.tell(CardSetAside(seat, CARD[self.kind]))


STOP: Final = Option("stop")
SET_ASIDE: Final = tuple([Option("set-aside", (CARD[kind],), (PutAside(kind), SetAside())) for kind in range(KINDS)])
