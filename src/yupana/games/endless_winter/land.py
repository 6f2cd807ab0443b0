"""The land: camps, their steps, villages, and the tokens on glaciers."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Option, Outcome, Price, Seat, Steps
from yupana.engine.grammar import InAnyOrder, price_of
from yupana.engine.piles import without
from yupana.games.endless_winter.board import (
    BASE,
    EMPTY,
    FACE_DOWN,
    GLACIER_TOKEN,
    GLACIER_TOKENS,
    HEX,
    HEXES,
    JUNCTION,
    JUNCTIONS,
    M_CAMPS,
    M_VILLAGES,
    NEIGHBOURS,
)
from yupana.games.endless_winter.facts import CampMoved, CampPlaced, TokenTurnedUp, TokenUsed, VillageFounded
from yupana.games.endless_winter.goods import Offer
from yupana.games.endless_winter.state import OF_TOKEN, EndlessWinter

STEPS_MAX: Final = 4  # that one effect gives, and one


class PlaceCamp(Effect[EndlessWinter]):
    """The leftmost camp of the board comes to the base, if one is left."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        if state.has(seat, M_CAMPS):
            state.add(seat, M_CAMPS, -1)
            state.camps[seat * HEXES + BASE] += 1
            state.tell(CampPlaced(seat))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("camp", 1),) if state.has(seat, M_CAMPS) else ()


class MoveCamps(Offer):
    """So many steps, split among the own camps as the player likes."""

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        return camp_steps(state, seat, MOVE[self.times])

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("step", self.times),)


def camp_steps(state: EndlessWinter, seat: Seat, options: tuple[tuple[Option, ...], ...]) -> list[Option]:
    """Every step of an own camp, by the options made for each hex and each of its neighbours."""
    found: list[Option] = []
    at = seat * HEXES
    camps = state.camps
    for hex in range(HEXES):
        if camps[at + hex]:
            found.extend(options[hex])
    return found


class MoveCamp(Effect[EndlessWinter]):
    """A camp steps to an adjacent hex and turns up the token that lies there."""

    def __init__(self, source: int, target: int) -> None:
        self.source: Final = source
        self.target: Final = target

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        at = seat * HEXES
        state.camps[at + self.source] -= 1
        state.camps[at + self.target] += 1
        state.tell(CampMoved(seat, HEX[self.source], HEX[self.target]))
        if state.tokens[self.target] == FACE_DOWN:
            state.then(seat, TokenFalls(self.target))


def steps_made(verb: str, before: Steps, after: Steps) -> tuple[tuple[Option, ...], ...]:
    """Options for a step from each hex to each of its neighbours, with what happens before and after."""
    return tuple(
        [
            tuple(
                [
                    Option(verb, (HEX[source], HEX[target]), (*before, MoveCamp(source, target), *after), True)
                    for target in NEIGHBOURS[source]
                ]
            )
            for source in range(HEXES)
        ]
    )


MOVE: Final = tuple(  # by steps that are left, this one included
    [steps_made("move", (), (MoveCamps(times - 1),) if times > 1 else ()) for times in range(STEPS_MAX)]
)

# Glacier tokens: which one lies face down on a hex is decided when it is turned up.


class TokenFalls(Chance[EndlessWinter]):
    """A glacier token is turned up."""

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        return [TOKEN_FALLS[self.hex][token] for token in state.token_pool]


class TurnUpToken(Effect[EndlessWinter]):
    """A glacier token lies face up from now on."""

    def __init__(self, hex: int, token: int) -> None:
        self.hex: Final = hex
        self.token: Final = token

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tokens[self.hex] = self.token
        state.token_pool = without(state.token_pool, self.token)
        state.tell(TokenTurnedUp(HEX[self.hex], GLACIER_TOKEN[self.token]))


class UseToken(Effect[EndlessWinter]):
    """A village gains the benefit of a glacier token beside it; the token stays."""

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.tell(TokenUsed(seat, GLACIER_TOKEN[self.token]))
        state.then_all(seat, state.benefit(OF_TOKEN, self.token))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return price_of(state.benefit(OF_TOKEN, self.token), state, seat)


TOKEN_FALLS: Final = tuple(
    [
        tuple([Outcome(GLACIER_TOKEN[token], 1, (TurnUpToken(hex, token),)) for token in range(GLACIER_TOKENS)])
        for hex in range(HEXES)
    ]
)

# Villages.


def junctions(state: EndlessWinter, seat: Seat) -> list[int]:
    """The free junctions around which the seat has a camp on each hex, while a village is left."""
    found: list[int] = []
    if state.has(seat, M_VILLAGES):
        at = seat * HEXES
        camps = state.camps
        for junction in range(len(JUNCTIONS)):
            if state.villages[junction] == EMPTY:
                first, second, third = JUNCTIONS[junction]
                if camps[at + first] and camps[at + second] and camps[at + third]:
                    found.append(junction)
    return found


class Settle(Offer):
    """Turn three camps around a junction into a village."""

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        return [SETTLE[junction] for junction in junctions(state, seat)]


class FoundVillage(Effect[EndlessWinter]):
    """Three camps return and lower the food limit; then the village stands, beside its tokens."""

    def __init__(self, junction: int) -> None:
        self.junction: Final = junction

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        around = JUNCTIONS[self.junction]
        for hex in around:
            state.camps[seat * HEXES + hex] -= 1
        state.add(seat, M_CAMPS, len(around))
        state.cut_food(seat)
        state.add(seat, M_VILLAGES, -1)
        state.villages[self.junction] = seat
        state.tell(VillageFounded(seat, JUNCTION[self.junction]))
        tokens = [state.tokens[hex] for hex in around if state.tokens[hex] >= 0]
        if len(tokens) > 1:
            state.then(seat, InAnyOrder(tuple([USE_TOKEN[token] for token in tokens]), may=True))
        elif tokens:
            state.then(seat, UseToken(tokens[0]))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("village", 1),)


SETTLE: Final = tuple([Option("settle", (JUNCTION[n],), (FoundVillage(n),)) for n in range(len(JUNCTIONS))])
USE_TOKEN: Final = tuple([Option("use-token", (GLACIER_TOKEN[n],), (UseToken(n),)) for n in range(GLACIER_TOKENS)])
