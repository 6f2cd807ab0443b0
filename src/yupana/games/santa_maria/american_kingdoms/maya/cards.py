"""Cards of the Maya city: drawing, playing a half, tucking them under a district."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Price, Seat, Step, Steps
from yupana.engine.piles import next_cards
from yupana.games.santa_maria.american_kingdoms.maya.board import (
    BY_GEM,
    BY_RELIGION,
    BY_SUGAR,
    BY_WARRIOR,
    CARD,
    CARDS,
    CITY,
    CONSTRUCTION,
    DECK,
    DISTRICT,
    DISTRICTS,
    FESTIVAL,
    HAND,
    SPOT,
    SPOTS,
    TECHNOLOGY,
    TOKENS,
    TRADE,
    TUCKED,
    V_HAND,
    V_TOKEN,
    WOODEN,
)
from yupana.games.santa_maria.american_kingdoms.maya.facts import CardDrawn, CardPlayed, TokenBuilt
from yupana.games.santa_maria.american_kingdoms.maya.trade import BeginTrade
from yupana.games.santa_maria.american_kingdoms.state import FIRST_CITY, Kingdoms
from yupana.games.santa_maria.board import BIT, GEM, SUGAR
from yupana.games.santa_maria.goods import Gain, PayCost
from yupana.games.santa_maria.tracks import CONQUER, PREACH

PLAY_VERB: Final = ("play-trade", "play-festival", "", "play-construction", "play-technology")
TOKEN_PLACE: Final = tuple([f"token-{CITY[effect]}" for effect in TOKENS])


class DrawCard(Chance[Kingdoms]):
    """Draw a card; an empty deck gives none."""

    def outcomes(self, state: Kingdoms, seat: Seat) -> list[Outcome]:
        return [DRAWN[card] for card in next_cards(state.cards, DECK, state.cards_under)]


class TakeCard(Effect[Kingdoms]):
    """A card comes to the hand."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.cards_under = [card for card in state.cards_under if card != self.card]
        state.cards[self.card] = HAND
        state.maya[V_HAND] += 1
        state.tell(CardDrawn(seat, CARD[self.card]))


def in_hand(state: Kingdoms) -> list[int]:
    """The cards in hand that can be seen."""
    return [card for card in range(len(state.cards)) if state.cards[card] == HAND]


def tucked(state: Kingdoms, district: int) -> int:
    """How many cards lie under a district."""
    return len([where for where in state.cards if where == TUCKED + district])


def has_cards_left(state: Kingdoms) -> bool:
    """A card could be drawn, as everybody can count."""
    return state.maya[V_HAND] + sum([tucked(state, district) for district in range(DISTRICTS)]) < len(CARDS)


class Tuck(Effect[Kingdoms]):
    """A card that was played lies under its district."""

    def __init__(self, card: int, district: int) -> None:
        self.card: Final = card
        self.district: Final = district

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.cards[self.card] = TUCKED + self.district
        state.maya[V_HAND] -= 1
        state.tell(CardPlayed(seat, CARD[self.card], DISTRICT[self.district]))


# Trade, festivals, construction.


def plays(state: Kingdoms, seat: Seat) -> list[Option]:
    """The halves that can be played as a turn."""
    found: list[Option] = []
    for card in in_hand(state):
        for half in (0, 1):
            if can_play(state, seat, card, half):
                found.append(PLAY[card][half])
    return found


def can_play(state: Kingdoms, seat: Seat, card: int, half: int) -> bool:
    """Trade always; what has a cost if it can be paid and, for a building, if there is a token and a spot."""
    side = CARDS[card][half]
    if side.district == TRADE:
        return True
    if side.district == TECHNOLOGY or not state.can_pay(seat, side.cost):
        return False
    return side.district == FESTIVAL or (bool(tokens_left(state, side.thing)) and state.empty(seat) != 0)


def tokens_left(state: Kingdoms, first: int) -> list[int]:
    """Building tokens in reserve, wooden or of straw, one of each effect."""
    found: list[int] = []
    for n in range(first, first + len(WOODEN)):
        if state.maya[V_TOKEN + n] and TOKENS[n] not in [TOKENS[each] for each in found]:
            found.append(n)
    return found


class PutUp(Choice[Kingdoms]):
    """Put a building token of the kind that was paid for on a spot without a building."""

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        spots = [spot for spot in range(SPOTS) if state.empty(seat) & BIT[spot]]
        return [BUILD[token][spot] for token in tokens_left(state, self.first) for spot in spots]


class BuildToken(Effect[Kingdoms]):
    """A building token stands on a spot."""

    def __init__(self, token: int, spot: int) -> None:
        self.token: Final = token
        self.spot: Final = spot

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.maya[V_TOKEN + self.token] = 0
        state.build(seat, self.spot, FIRST_CITY + TOKENS[self.token])
        state.tell(TokenBuilt(seat, SPOT[self.spot], CITY[TOKENS[self.token]]))


# Technologies.


def technologies(state: Kingdoms, value: int) -> list[int]:
    """The cards in hand with a technology for a die of this value."""
    return [card for card in in_hand(state) if CARDS[card][1].die == value]


class UseTechnology(Effect[Kingdoms]):
    """A technology gives its bonus, which may be lost."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Kingdoms, seat: Seat) -> None:
        Tuck(self.card, TECHNOLOGY).run(state, seat)
        state.then(seat, BONUS[CARDS[self.card][1].bonus])

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return BONUS[CARDS[self.card][1].bonus].price(state, seat)


def _play(card: int, half: int) -> Option:
    side = CARDS[card][half]
    then: Steps = (Tuck(card, side.district),)
    if side.district == TRADE:
        then = (*then, BeginTrade())
    elif side.district == FESTIVAL:
        then = (*then, PayCost(side.cost), Gain(side.thing, side.amount))
    elif side.district == CONSTRUCTION:
        then = (*then, PayCost(side.cost), PutUp(side.thing))
    return Option(PLAY_VERB[side.district], (CARD[card],), then)


DRAW_CARD: Final = DrawCard()
BONUS: Final[tuple[Step[Kingdoms], ...]] = (CONQUER, PREACH, Gain(GEM), Gain(SUGAR))  # type: ignore[assignment]
assert (BY_WARRIOR, BY_RELIGION, BY_GEM, BY_SUGAR) == (0, 1, 2, 3)
DRAWN: Final = tuple([Outcome(CARD[card], 1, (TakeCard(card),)) for card in range(len(CARDS))])
PLAY: Final = tuple([tuple([_play(card, half) for half in (0, 1)]) for card in range(len(CARDS))])
BUILD: Final = tuple(
    [
        tuple([Option("build", (TOKEN_PLACE[token], SPOT[spot]), (BuildToken(token, spot),)) for spot in range(SPOTS)])
        for token in range(len(TOKENS))
    ]
)
