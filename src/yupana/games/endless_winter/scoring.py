"""The final scoring: sacrifice, burials, cards, animals, and who has won."""

from __future__ import annotations

from yupana.engine.agenda import Effect, Seat
from yupana.games.endless_winter.animals import set_points
from yupana.games.endless_winter.board import (
    BURIAL_POINTS,
    BURIAL_STEPS,
    BURIED,
    DECK,
    DISCARD,
    FOOD,
    FROM_ANIMALS,
    FROM_BURIALS,
    FROM_CARDS,
    FROM_SACRIFICE,
    HAND,
    KINDS,
    SACRIFICE,
    SACRIFICE_RATIO,
    TOOLS,
)
from yupana.games.endless_winter.components import CARD_POINTS
from yupana.games.endless_winter.facts import FinalScoringBegan, MatchWon
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.stones import buried


class FinalScoring(Effect[EndlessWinter]):
    """Everybody scores what the tracks, the cards and the animals are worth."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tell(FinalScoringBegan())
        for each in state.order:
            state.score(each, FROM_SACRIFICE, sacrifice_points(state, each))
            state.score(each, FROM_BURIALS, burial_points(state, each))
            state.score(each, FROM_CARDS, card_points(state, each))
            state.score(each, FROM_ANIMALS, set_points(state, each))
        best = leader(state)
        state.tell(MatchWon(best, state.points(best)))


def sacrifice_points(state: EndlessWinter, seat: Seat) -> int:
    """Points for food and tools, at the rate of the level; the Nomad has none to offer."""
    ratio = SACRIFICE_RATIO[state.level(seat, SACRIFICE)]
    return (state.has(seat, FOOD) + state.has(seat, TOOLS)) // ratio if ratio else 0


def burial_points(state: EndlessWinter, seat: Seat) -> int:
    """Points for buried cards, by the rank on the honour track; nothing for who never left its start."""
    ranking = state.honour_ranking()
    if seat not in ranking:
        return 0
    table = BURIAL_POINTS[min(ranking.index(seat), len(BURIAL_POINTS) - 1)]
    column = max([n for n in range(len(BURIAL_STEPS)) if buried(state, seat) >= BURIAL_STEPS[n]])
    return table[column]


def card_points(state: EndlessWinter, seat: Seat) -> int:
    """The points printed on all cards of a seat, wherever they lie."""
    if seat >= state.people:
        return sum([CARD_POINTS[kind] for kind in (*state.nomad_pile, *state.nomad_buried)])
    points = 0
    for zone in (HAND, DECK, DISCARD, BURIED):
        cards = state.cards_in(zone)
        for kind in range(KINDS):
            points += cards[seat * KINDS + kind] * CARD_POINTS[kind]
    return points


def leader(state: EndlessWinter) -> Seat:
    """Most points; of equals whoever is earlier in the turn order."""
    most = max([state.points(seat) for seat in range(state.seats)])
    return next(seat for seat in state.order if state.points(seat) == most)


def winners(state: EndlessWinter) -> list[Seat]:
    """Who of the players has won; nobody if the Nomad has."""
    best = leader(state)
    return [best] if best < state.people else []
