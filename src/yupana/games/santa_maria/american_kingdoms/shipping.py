"""The special dock: its ships sail to any dock of one's own but the fullest."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Seat
from yupana.engine.piles import replaced
from yupana.games.santa_maria.american_kingdoms.board import ALL_DOCKS, SPECIAL_DOCK
from yupana.games.santa_maria.american_kingdoms.components import FIRST_SPECIAL_SHIP
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import COIN, DOCK, DOCKS, EMPTY, M_DOCK
from yupana.games.santa_maria.facts import ShipShown, ShipTaken
from yupana.games.santa_maria.monks import SHIPBUILDING
from yupana.games.santa_maria.shipping import OWNER, SHIPBUILDING_COINS, PayShip


class ChooseDock(Choice[Kingdoms]):
    """Choose a dock of one's own for a special ship, none of the fullest unless all are equal."""

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        lying = [state.has(seat, M_DOCK + dock) for dock in range(DOCKS)]
        full = max(lying)
        return [SEND[dock] for dock in range(DOCKS) if lying[dock] < full or min(lying) == full]


class TakeSpecialShip(Effect[Kingdoms]):
    """The special ship sails to a dock of the player's, and another one comes."""

    def __init__(self, to: int) -> None:
        self.to: Final = to

    def run(self, state: Kingdoms, seat: Seat) -> None:
        ship = state.docks[SPECIAL_DOCK]
        state.docks = replaced(state.docks, SPECIAL_DOCK, EMPTY)
        state.ships = replaced(state.ships, ship, seat * OWNER + self.to)
        state.add(seat, M_DOCK + self.to, 1)
        state.tell(ShipTaken(seat, state.components().ships[ship].name, DOCK[self.to]))
        state.then(seat, DealSpecialShip())
        if state.knows(seat, SHIPBUILDING):
            state.gain(seat, COIN, SHIPBUILDING_COINS)


class DealSpecialShip(Chance[Kingdoms]):
    """A ship comes to the special dock, if there is one left."""

    def outcomes(self, state: Kingdoms, seat: Seat) -> list[Outcome]:
        ships = state.components().ships
        return [Outcome(ships[ship].name, 1, (ShowSpecialShip(ship),)) for ship in special_fleet(state)]


def special_fleet(state: Kingdoms) -> list[int]:
    """The special ships that nobody has, and that do not lie at the dock."""
    ships = range(FIRST_SPECIAL_SHIP, len(state.ships))
    return [ship for ship in ships if state.ships[ship] == EMPTY and state.docks[SPECIAL_DOCK] != ship]


class ShowSpecialShip(Effect[Kingdoms]):
    """A ship lies at the special dock."""

    def __init__(self, ship: int) -> None:
        self.ship: Final = ship

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.docks = replaced(state.docks, SPECIAL_DOCK, self.ship)
        state.tell(ShipShown(state.components().ships[self.ship].name, ALL_DOCKS[SPECIAL_DOCK]))


SEND: Final = tuple([Option("send", (DOCK[dock],), (TakeSpecialShip(dock),)) for dock in range(DOCKS)])
SHIP_SPECIAL: Final = Option("ship", (ALL_DOCKS[SPECIAL_DOCK],), (PayShip(SPECIAL_DOCK), ChooseDock()))
