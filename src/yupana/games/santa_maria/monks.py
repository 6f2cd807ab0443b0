"""Placing monks: scholars teach, bishops wait for the end, missions give at once."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Place, Price, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.games.santa_maria.board import BIT, COIN, M_MONKS, M_SCHOLARS, MAT, SPOT_FEE, THINGS
from yupana.games.santa_maria.facts import FeePaid, MonkPlaced
from yupana.games.santa_maria.state import SantaMaria, Spot

# Abilities of scholars, by their number.
TAXATION: Final = 0
PHILOSOPHY: Final = 1
MATHEMATICS: Final = 2
ARCHITECTURE: Final = 3
AGRONOMY: Final = 4
THEOLOGY: Final = 5
CARTOGRAPHY: Final = 6
SHIPBUILDING: Final = 7
COMMERCE: Final = 8
ENGINEERING: Final = 9


class Scholar(Spot):
    """A scholar teaches an ability, and is worth points at the end."""

    def __init__(self, name: Place, ability: int, points: int) -> None:
        super().__init__(name)
        self.ability: Final = ability
        self.points: Final = points

    def welcome(self, state: SantaMaria, seat: Seat) -> None:
        state.mats[seat * MAT + M_SCHOLARS] |= BIT[self.ability]


class Bishop(Spot):
    """A bishop rewards a requirement at the end."""

    def worth(self, state: SantaMaria, seat: Seat) -> int:
        """The points of the requirement."""
        raise NotImplementedError


class Mission(Spot):
    """A mission gives goods at once."""

    def __init__(self, name: Place, gifts: Steps) -> None:
        super().__init__(name)
        self.gifts: Final = gifts

    def welcome(self, state: SantaMaria, seat: Seat) -> None:
        state.then_all(seat, self.gifts)


class PlaceMonk(Choice[SantaMaria]):
    """Place a monk at a spot where the player has none, for coins to everybody else who is there."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        spots = state.components().spots
        coins = state.has(seat, COIN)
        found: list[Option] = []
        for n in range(len(state.spots)):
            if not state.monks[n] & BIT[seat] and coins >= fee(state, seat, n):
                found.append(_place_monk(n, state.spots[n], spots[state.spots[n]].name))
        return found

    def way_out(self) -> Option | None:
        return DECLINE


def fee(state: SantaMaria, seat: Seat, spot: int) -> int:
    """What a spot costs: coins to each other player with a monk there."""
    return SPOT_FEE * len([each for each in range(state.seats) if each != seat and state.monks[spot] & BIT[each]])


class SettleMonk(Effect[SantaMaria]):
    """A monk comes to a spot and pays the others there."""

    def __init__(self, spot: int) -> None:
        self.spot: Final = spot

    def run(self, state: SantaMaria, seat: Seat) -> None:
        spot = state.components().spots[state.spots[self.spot]]
        for each in range(state.seats):
            if each != seat and state.monks[self.spot] & BIT[each]:
                state.add(seat, COIN, -SPOT_FEE)
                state.add(each, COIN, SPOT_FEE)
                state.tell(FeePaid(seat, each, SPOT_FEE))
        state.monks[self.spot] |= BIT[seat]
        state.add(seat, M_MONKS, -1)
        state.tell(MonkPlaced(seat, spot.name))
        spot.welcome(state, seat)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        due = fee(state, seat, self.spot)
        return ((THINGS[COIN], -due),) if due else ()


def _place_monk(n: int, spot: int, name: Place) -> Option:
    key = n * 64 + spot
    found = _monk.get(key)
    if found is None:
        found = Option("place-monk", (name,), (SettleMonk(n),))
        _monk[key] = found
    return found


_monk: Final[dict[int, Option]] = {}  # options never change, so each is made once
