"""Recovery: production buildings and army cards are turned face-up again."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Place, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.games.tawantinsuyu.army import ARMY_CARD, turn_army_up
from yupana.games.tawantinsuyu.facts import BuildingRecovered
from yupana.games.tawantinsuyu.goods import PayCost, can_pay
from yupana.games.tawantinsuyu.market import BUILDING, PRODUCTION_BUILDINGS
from yupana.games.tawantinsuyu.state import FACE_DOWN, Tawantinsuyu

FREE: Final = 0
FOR_FOOD: Final = 1
FOR_CORN: Final = 2
ITEM: Final[tuple[Place, ...]] = BUILDING[:PRODUCTION_BUILDINGS] + ARMY_CARD  # what can be turned up


def face_down(state: Tawantinsuyu, seat: Seat, armies: bool) -> list[int]:
    """The seat's items that lie face-down."""
    where = FACE_DOWN + seat
    found = [tile for tile in range(PRODUCTION_BUILDINGS) if state.buildings[tile] == where]
    if armies:
        found.extend([PRODUCTION_BUILDINGS + card for card in state.army_at(where)])
    return found


class Recover(Choice[Tawantinsuyu]):
    """The player may turn face-down items up, one by one: some are free, others have a price."""

    def __init__(self, free: int, armies: bool = True, price_kind: int = FREE) -> None:
        self.free: Final = free  # items without a price
        self.armies: Final = armies  # army cards too, not only buildings
        self.price_kind: Final = price_kind  # of any number of further items; FREE: there are none

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        kind = FREE if self.free else self.price_kind
        if kind != FREE and not can_pay(state, seat, food=int(kind == FOR_FOOD), corn=int(kind == FOR_CORN)):
            return []
        return [self._option(item, kind) for item in face_down(state, seat, self.armies)]

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return bool(face_down(state, seat, self.armies))

    def _option(self, item: int, kind: int) -> Option:
        """Turn an item up, and perhaps more."""
        key = ((item * 128 + self.free) * 2 + self.armies) * 4 + self.price_kind
        found = _recover.get(key)
        if found is None:
            then: Steps = (*PRICE[kind], TurnUp(item))
            left = max(0, self.free - 1)
            if left or self.price_kind != FREE:
                then = (*then, Recover(left, self.armies, self.price_kind))
            found = Option("recover", (ITEM[item],), then)
            _recover[key] = found
        return found


class TurnUp(Effect[Tawantinsuyu]):
    """An item of the player is turned face-up."""

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        turn_up(state, seat, self.item)


def turn_up(state: Tawantinsuyu, seat: Seat, item: int) -> None:
    """A building or an army card of the seat is turned face-up."""
    if item < PRODUCTION_BUILDINGS:
        state.buildings[item] = seat
        state.tell(BuildingRecovered(seat, BUILDING[item]))
    else:
        turn_army_up(state, seat, item - PRODUCTION_BUILDINGS)


PRICE: Final[tuple[Steps, ...]] = ((), (PayCost(food=1),), (PayCost(corn=1),))
_recover: Final[dict[int, Option]] = {}  # options never change, so each is made once
