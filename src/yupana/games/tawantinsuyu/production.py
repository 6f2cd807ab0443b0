"""Production: the bonuses of production buildings."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.games.tawantinsuyu.facts import BuildingProduced, BuildingTurnedDown
from yupana.games.tawantinsuyu.market import BUILDING, PRODUCTION_BUILDINGS, Z16, owns
from yupana.games.tawantinsuyu.recovery import ITEM, TurnUp, face_down
from yupana.games.tawantinsuyu.state import FACE_DOWN, Tawantinsuyu
from yupana.games.tawantinsuyu.tiles import PRODUCTION_BONUS


def face_up(state: Tawantinsuyu, seat: Seat) -> list[int]:
    """The seat's production buildings that lie face-up."""
    return [tile for tile in range(PRODUCTION_BUILDINGS) if state.buildings[tile] == seat]


def can_produce(state: Tawantinsuyu, seat: Seat) -> bool:
    """Some production building of the seat lies face-up."""
    for tile in range(PRODUCTION_BUILDINGS):
        if state.buildings[tile] == seat:
            return True
    return False


class ProduceOnce(Choice[Tawantinsuyu]):
    """Choose a face-up production building: it gives its bonus and stays face-up."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return [PRODUCE_ONCE[tile] for tile in face_up(state, seat)]


class GiveProduction(Effect[Tawantinsuyu]):
    """A production building gives its bonus."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(BuildingProduced(seat, BUILDING[self.tile]))
        state.then_all(seat, PRODUCTION_BONUS[self.tile])


class TurnDown(Effect[Tawantinsuyu]):
    """A production building is turned face-down."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.buildings[self.tile] = FACE_DOWN + seat
        state.tell(BuildingTurnedDown(seat, BUILDING[self.tile]))


class JoinProduction(Effect[Tawantinsuyu]):
    """A player's part in the action of the Coricancha."""

    def __init__(self, active: bool, produces: bool) -> None:
        self.active: Final = active
        self.produces: Final = produces  # false when the active player took gold

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.then(seat, Produce(self.active and self.produces, owns(state, seat, Z16), False, not self.produces))


class Produce(Choice[Tawantinsuyu]):
    """Use face-up buildings one by one; recover before the first or after the last, where that is allowed."""

    def __init__(self, flip: bool, recover: bool, begun: bool, closed: bool) -> None:
        self.flip: Final = flip  # the active player may still turn a building up
        self.recover: Final = recover  # the owner of Z16 may still recover something
        self.begun: Final = begun  # a building has produced
        self.closed: Final = closed  # no building may produce any more

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if not self.closed:
            rest = Produce(self.flip, self.recover, True, False)
            for tile in face_up(state, seat):
                found.append(Option("produce", (BUILDING[tile],), (GiveProduction(tile), TurnDown(tile), rest)))
        closed = self.begun or self.closed
        if self.flip:
            then: Steps = (Produce(False, self.recover, self.begun, closed),)
            for item in face_down(state, seat, False):
                found.append(Option("turn-up", (ITEM[item],), (TurnUp(item), *then)))
        if self.recover:
            then = (Produce(self.flip, False, self.begun, closed),)
            for item in face_down(state, seat, True):
                found.append(Option("recover", (ITEM[item],), (TurnUp(item), *then)))
        return found

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return False


PRODUCE_ONCE: Final = tuple(
    [Option("produce", (BUILDING[tile],), (GiveProduction(tile),)) for tile in range(PRODUCTION_BUILDINGS)]
)
