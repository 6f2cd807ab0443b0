"""How good a table of Endless Winter looks: points now, and what people, land, animals and stones still promise."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.engine.grammar import pool
from yupana.games.endless_winter.animals import set_points
from yupana.games.endless_winter.board import (
    BURIED,
    CAMPS,
    CHIEF_FIGURE,
    ECLIPSE,
    FIRST_CULTURE,
    FOOD,
    HAND,
    HEXES,
    HONOUR,
    KINDS,
    M_CAMPS,
    M_ROTATED,
    M_UPRIGHT,
    M_VILLAGES,
    MAT,
    PEOPLE,
    ROUNDS,
    SACRIFICE,
    SACRIFICE_RATIO,
    SPECIES,
    TOOLS,
    TRACK_END,
    VILLAGES,
    ZONES,
)
from yupana.games.endless_winter.components import CARD_POINTS, PERSONS
from yupana.games.endless_winter.eclipse import claimable
from yupana.games.endless_winter.pools import LABOUR
from yupana.games.endless_winter.scoring import burial_points
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.stones import WORTH
from yupana.insight.evaluation import UNIT, Fitted

PACKAGE: Final = "yupana.games.endless_winter.insight"
MOMENTS: Final = 4  # of a round
KNOTS: Final = (0, 4, 8, 12, 16)  # moments at which every feature has its own weight
PLENTY: Final = 7  # of food or tools, above which more is worth less

NAMES: Final[tuple[str, ...]] = (
    "always",
    *[f"player-{n}" for n in (2, 3, 4)],
    "food",
    "tools",
    "plenty",
    "sacrifice-points",
    "camps",
    "villages",
    "lands",
    "megaliths",
    "sacrifice",
    "honour",
    "burial-points",
    "buried",
    "card-points",
    *[f"card-{name}" for name in PEOPLE],
    "card-culture",
    "hand",
    "hand-labour",
    "hand-culture",
    "eclipse-labour",
    "labour",
    "set-points",
    *[f"upright-{n}" for n in range(SPECIES)],
    "rotated",
    "stones",
    "stone-points",
    "figures",
    "chief",
    "first",
    "deciding",
)
AT: Final[dict[str, int]] = {name: n for n, name in enumerate(NAMES)}
AT_GOODS: Final = AT["food"]
AT_LAND: Final = AT["camps"]
AT_IDOLS: Final = AT["sacrifice"]
AT_CARDS: Final = AT["card-points"]
AT_HAND: Final = AT["hand"]
AT_ANIMALS: Final = AT["set-points"]
AT_STONES: Final = AT["stones"]
AT_FIGURES: Final = AT["figures"]
SIZE: Final = len(NAMES)


class EndlessWinterEvaluation(Fitted):
    """With the weights that were fitted, or others."""

    def replies(self) -> bool:
        return False  # or whatever puts the end of the turn off looks better than ending it

    def stretch(self, state: EndlessWinter) -> int:
        return state.round

    def finishes(self) -> int:
        return 3  # what a card leads to is seen when its action is done

    def scored(self, state: EndlessWinter, seat: Seat) -> int:
        """Hundredths of the points so far."""
        return state.points(seat) * UNIT

    def moment(self, state: EndlessWinter) -> int:
        """The round, and how many figures have been placed in it; unless the match is over."""
        if not state.agenda.steps:
            return -1
        placed = 0
        for seat in range(state.people):
            placed += 3 - min(2, state.tribe_figures(seat)) - (1 if state.has_figure(seat, CHIEF_FIGURE) else 0)
        return min(ROUNDS, max(0, state.round - 1)) * MOMENTS + min(MOMENTS - 1, placed // state.people)

    def features(self, state: EndlessWinter, seat: Seat) -> list[int]:
        """All that the seat has and may expect."""
        found = [0] * SIZE
        found[0] = 1
        for more in range(1, state.seats):
            found[more] = 1
        if seat >= state.people:
            found[AT_ANIMALS] = set_points(state, seat)
            return found
        _goods(state, seat, found)
        _land(state, seat, found)
        _cards(state, seat, found)
        _animals(state, seat, found)
        for stone in state.stones_of(seat):
            found[AT_STONES] += 1
            found[AT_STONES + 1] += WORTH[stone].points(state, seat)
        _tempo(state, seat, found)
        return found


def _goods(state: EndlessWinter, seat: Seat, found: list[int]) -> None:
    """Food and tools, and what an offering of them would bring."""
    food, tools = state.has(seat, FOOD), state.has(seat, TOOLS)
    found[AT_GOODS] = food
    found[AT_GOODS + 1] = tools
    found[AT_GOODS + 2] = max(0, food - PLENTY) + max(0, tools - PLENTY)
    ratio = SACRIFICE_RATIO[state.level(seat, SACRIFICE)]
    found[AT_GOODS + 3] = min(2 * TRACK_END, food + tools) // ratio if ratio else 0


def _land(state: EndlessWinter, seat: Seat, found: list[int]) -> None:
    """Camps, villages, the lands that would be claimed now, megaliths and idols."""
    found[AT_LAND] = CAMPS - state.has(seat, M_CAMPS)
    found[AT_LAND + 1] = VILLAGES - state.has(seat, M_VILLAGES)
    if len(state.terrain) == HEXES:
        found[AT_LAND + 2] = len(claimable(state, seat))
    found[AT_LAND + 3] = state.megaliths_placed(seat)
    found[AT_IDOLS] = state.level(seat, SACRIFICE)
    found[AT_IDOLS + 1] = state.level(seat, HONOUR)
    found[AT_IDOLS + 2] = burial_points(state, seat)
    found[AT_IDOLS + 3] = state.size(seat, BURIED)


def _cards(state: EndlessWinter, seat: Seat, found: list[int]) -> None:
    """The people and the culture of a seat, and what lies in its hand and on its eclipse pile."""
    at = seat * KINDS
    for zone in range(len(ZONES)):
        cards = state.cards_in(zone)
        for kind in range(KINDS):
            count = cards[at + kind]
            if not count:
                continue
            found[AT_CARDS] += count * CARD_POINTS[kind]
            if zone != BURIED:
                found[AT_CARDS + 1 + min(kind, FIRST_CULTURE)] += count
            if zone == HAND:
                if kind < FIRST_CULTURE:
                    found[AT_HAND + 1] += count * PERSONS[kind].halves
                else:
                    found[AT_HAND + 2] += count
            elif zone == ECLIPSE and kind < FIRST_CULTURE:
                found[AT_HAND + 3] += count * PERSONS[kind].counted
    found[AT_HAND] = state.size(seat, HAND)
    agenda = state.agenda
    if agenda.seats and agenda.seats[-1] == seat:
        found[AT_HAND + 4] = pool(state, LABOUR)


def _animals(state: EndlessWinter, seat: Seat, found: list[int]) -> None:
    """Sets, and animals by species."""
    found[AT_ANIMALS] = set_points(state, seat)
    at = seat * MAT
    for species in range(SPECIES):
        found[AT_ANIMALS + 1 + species] = state.mats[at + M_UPRIGHT + species]
        found[AT_STONES - 1] += state.mats[at + M_ROTATED + species]


def _tempo(state: EndlessWinter, seat: Seat, found: list[int]) -> None:
    """Figures that can still be placed, who comes first, and whose decision it is."""
    found[AT_FIGURES] = state.tribe_figures(seat)
    found[AT_FIGURES + 1] = 1 if state.has_figure(seat, CHIEF_FIGURE) else 0
    found[AT_FIGURES + 2] = 1 if state.order and state.order[0] == seat else 0
    agenda = state.agenda
    if agenda.seats and agenda.seats[-1] == seat:
        found[AT_FIGURES + 3] = 1


EVALUATION: Final = EndlessWinterEvaluation(PACKAGE, NAMES, KNOTS)
