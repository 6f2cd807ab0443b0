"""Shipping: load a ship at a dock, and send it to the dock of one's own with the same symbol."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Price, Seat
from yupana.engine.grammar import DECLINE
from yupana.engine.piles import replaced, without
from yupana.games.santa_maria.board import COIN, DOCK, DOCKS, EMPTY, M_DOCK
from yupana.games.santa_maria.facts import ShipShown, ShipTaken
from yupana.games.santa_maria.goods import PayCost, price_of
from yupana.games.santa_maria.monks import SHIPBUILDING
from yupana.games.santa_maria.state import SantaMaria

SHIPBUILDING_COINS: Final = 2
OWNER: Final = 8  # a ship's number says its owner times this, and the dock


class LoadShip(Choice[SantaMaria]):
    """Pay for a ship at one of the docks."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        ships = state.components().ships
        found: list[Option] = []
        for dock in range(len(state.docks)):
            ship = state.docks[dock]
            if ship != EMPTY and state.can_pay(seat, ships[ship].cost):
                found.append(state.ship_option(dock))
        return found

    def way_out(self) -> Option | None:
        return DECLINE

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return (("shipping", 1),)


class PayShip(Effect[SantaMaria]):
    """Pay what the ship at a dock costs."""

    def __init__(self, dock: int) -> None:
        self.dock: Final = dock

    def run(self, state: SantaMaria, seat: Seat) -> None:
        PayCost(state.components().ships[state.docks[self.dock]].cost).run(state, seat)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return price_of(state.components().ships[state.docks[self.dock]].cost)


class TakeShip(Effect[SantaMaria]):
    """The ship sails to a dock of the player's, and another comes from the deck."""

    def __init__(self, dock: int, to: int) -> None:
        self.dock: Final = dock
        self.to: Final = to

    def run(self, state: SantaMaria, seat: Seat) -> None:
        ship = state.docks[self.dock]
        state.docks = replaced(state.docks, self.dock, EMPTY)
        state.ships = replaced(state.ships, ship, seat * OWNER + self.to)
        state.add(seat, M_DOCK + self.to, 1)
        state.tell(ShipTaken(seat, state.components().ships[ship].name, DOCK[self.to]))
        state.then(seat, DEAL_SHIP[self.dock])
        if state.knows(seat, SHIPBUILDING):
            state.gain(seat, COIN, SHIPBUILDING_COINS)


class DealShip(Chance[SantaMaria]):
    """A ship comes to a dock from the deck, if there is one left."""

    def __init__(self, dock: int) -> None:
        self.dock: Final = dock

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        return [show_ship(state, self.dock, ship) for ship in state.fleet]


class ShowShip(Effect[SantaMaria]):
    """A ship lies at a dock."""

    def __init__(self, dock: int, ship: int) -> None:
        self.dock: Final = dock
        self.ship: Final = ship

    def run(self, state: SantaMaria, seat: Seat) -> None:
        if self.ship in state.fleet:
            state.fleet = without(state.fleet, self.ship)
        state.docks = replaced(state.docks, self.dock, self.ship)
        state.tell(ShipShown(state.components().ships[self.ship].name, DOCK[self.dock]))


def show_ship(state: SantaMaria, dock: int, ship: int) -> Outcome:
    """The dice name a ship for a dock."""
    key = ship * OWNER + dock
    found = _show.get(key)
    if found is None:
        found = Outcome(state.components().ships[ship].name, 1, (ShowShip(dock, ship),))
        _show[key] = found
    return found


_show: Final[dict[int, Outcome]] = {}  # outcomes never change, so each is made once
LOAD_SHIP: Final = LoadShip()
DEAL_SHIP: Final = tuple([DealShip(dock) for dock in range(DOCKS)])
SHIP: Final = tuple([Option("ship", (DOCK[dock],), (PayShip(dock), TakeShip(dock, dock))) for dock in range(DOCKS)])
