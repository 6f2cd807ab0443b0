"""The rest area: a card, a rotation, and the rest token of the round."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Chance, Choice, Effect, Option, Outcome, Seat
from yupana.engine.grammar import fill_pool
from yupana.engine.piles import without
from yupana.games.endless_winter.animals import ROTATE, upright
from yupana.games.endless_winter.benefits import CARD, Benefit
from yupana.games.endless_winter.board import EMPTY, REST_TOKEN, REST_TOKENS
from yupana.games.endless_winter.columns import followed
from yupana.games.endless_winter.facts import RestTokenDrawn, RestTokenShown, RestTokenTaken, RestTokenTurnedDown
from yupana.games.endless_winter.pools import REST_TOKEN_HELD
from yupana.games.endless_winter.state import EndlessWinter

DRAWING: Final = 0
ROTATING: Final = 1
RESTED: Final = 2


class RestArea(Choice[EndlessWinter]):
    """First a card or something lesser, then a rotation, then the end of the turn."""

    def __init__(self, part: int) -> None:
        self.part: Final = part

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        if self.part == DRAWING:
            return [*followed((), REST_CARD.options(state, seat), (RestArea(ROTATING),)), NO_CARD]
        if self.part == ROTATING:
            return [*[ROTATE_AT_REST[species] for species in upright(state, seat)], REST_NO_MORE]
        return [REST_NO_MORE]


REST_CARD: Final = Benefit(CARD)
NO_CARD: Final = Option("decline", (), (RestArea(ROTATING),))
ROTATE_AT_REST: Final = tuple(followed((), list(ROTATE), (RestArea(RESTED),)))
REST_NO_MORE: Final = Option(END_TURN)

# Rest tokens: those that nobody has seen have no order, those put under them have one.


class ChooseRestToken(Choice[EndlessWinter]):
    """Who rests first takes the open token, or puts it under the stack for the unknown one on top."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        return [TAKE_TOKEN[state.rest_open], SWAP_TOKEN]

    def is_window(self) -> bool:
        return False


class TakeRestToken(Effect[EndlessWinter]):
    """The open token can be used this turn; it goes under the stack."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        token = state.rest_open
        state.tell(RestTokenTaken(seat, REST_TOKEN[token]))
        put_under(state)
        fill_pool(state, REST_TOKEN_HELD, token + 1)


def put_under(state: EndlessWinter) -> None:
    """The open token goes face down under the stack."""
    state.rest_under = [*state.rest_under, state.rest_open]
    state.rest_open = EMPTY


class TurnDownRestToken(Effect[EndlessWinter]):
    """The open token goes under the stack unused."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tell(RestTokenTurnedDown(REST_TOKEN[state.rest_open]))
        put_under(state)


class RestTokenFalls(Chance[EndlessWinter]):
    """The token on top of the stack is turned up: for a player, or for the next round."""

    def __init__(self, for_player: bool) -> None:
        self.for_player: Final = for_player

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        falls = TOKEN_FALLS[self.for_player]
        return [falls[token] for token in state.rest_pool or state.rest_under[:1]]


class ShowRestToken(Effect[EndlessWinter]):
    """A rest token lies face up on the stack, or is used by whoever drew it."""

    def __init__(self, token: int, for_player: bool) -> None:
        self.token: Final = token
        self.for_player: Final = for_player

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        token = self.token
        if state.rest_pool:
            state.rest_pool = without(state.rest_pool, token)
        else:
            state.rest_under = state.rest_under[1:]
        state.rest_open = token
        if self.for_player:
            state.tell(RestTokenDrawn(seat, REST_TOKEN[token]))
            put_under(state)
            fill_pool(state, REST_TOKEN_HELD, token + 1)
        else:
            state.tell(RestTokenShown(REST_TOKEN[token]))


class RenewRestToken(Effect[EndlessWinter]):
    """Before the next round another token is turned up; one that nobody took goes under the stack."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        if state.rest_open != EMPTY:
            state.then(seat, TurnDownRestToken())
        state.then(seat, RestTokenFalls(False))


TOKEN_FALLS: Final = tuple(
    [
        tuple([Outcome(REST_TOKEN[n], 1, (ShowRestToken(n, bool(whose)),)) for n in range(REST_TOKENS)])
        for whose in range(2)
    ]
)
TAKE_TOKEN: Final = tuple([Option("take-token", (REST_TOKEN[n],), (TakeRestToken(),)) for n in range(REST_TOKENS)])
SWAP_TOKEN: Final = Option("swap-token", ("rest-stack",), (TurnDownRestToken(), RestTokenFalls(True)))
