"""The Coricancha: the High Priest moves, and everybody takes part in the action."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Seat
from yupana.engine.grammar import DECLINE
from yupana.games.tawantinsuyu.army import DrawArmy
from yupana.games.tawantinsuyu.board import (
    ACTIONS,
    CONQUEST,
    CORICANCHA,
    FROM_BUILDINGS,
    GOLD,
    LARGE_STEPS,
    M_PRIEST,
    OFFERING,
    OFFERING_CORN,
    OFFERING_FOLLOW_CORN,
    OFFERING_STEPS,
    PRODUCTION,
    RECOVERY,
    SECTORS,
    TEMPLE,
    TOP_STEP,
    WORSHIP,
)
from yupana.games.tawantinsuyu.conquest import Conquer, SendArmies
from yupana.games.tawantinsuyu.facts import ActionTaken, GoldPreferred, HighPriestMoved, HighPriestPlaced
from yupana.games.tawantinsuyu.goods import Gain, PayCost, Score, can_pay
from yupana.games.tawantinsuyu.market import Z11, Z12, Z17, Z18, owns
from yupana.games.tawantinsuyu.production import JoinProduction
from yupana.games.tawantinsuyu.recovery import FOR_CORN, FOR_FOOD, Recover
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.statues import LARGE, STATUE, DiscardStatue, statues_held
from yupana.games.tawantinsuyu.tapestry import FreeWeavings
from yupana.games.tawantinsuyu.temple import Climb, PayStep
from yupana.games.tawantinsuyu.variants import Z12_WORSHIP
from yupana.games.tawantinsuyu.village import SufferCasualty

PRIEST_MOVES: Final = (1, 2)

# The High Priest.


class PlaceHighPriest(Choice[Tawantinsuyu]):
    """Before the first turn the High Priest is put on any space; this activates nothing."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return list(PUT_PRIEST)


class PutHighPriest(Effect[Tawantinsuyu]):
    """The High Priest stands on a space of the Coricancha."""

    def __init__(self, sector: int) -> None:
        self.sector: Final = sector

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.add(seat, M_PRIEST, self.sector - state.sector(seat))
        state.tell(HighPriestPlaced(seat, CORICANCHA[self.sector]))


def priest_moves(state: Tawantinsuyu, seat: Seat) -> list[int]:
    """The sectors that the High Priest can go on to."""
    return [(state.sector(seat) + n) % SECTORS for n in PRIEST_MOVES]


class MoveHighPriest(Effect[Tawantinsuyu]):
    """The High Priest goes to a space; its action is activated for everybody."""

    def __init__(self, sector: int) -> None:
        self.sector: Final = sector

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.add(seat, M_PRIEST, self.sector - state.sector(seat))
        action = state.action_at(self.sector)
        state.tell(HighPriestMoved(seat, CORICANCHA[self.sector], ACTIONS[action]))
        trigger(state, seat, action)
        if action == CONQUEST:
            state.then(seat, SufferCasualty())
        state.then(seat, ActOrTakeGold(action))


def trigger(state: Tawantinsuyu, seat: Seat, action: int) -> None:
    """Permanent buildings react to the action, in turn order."""
    for each in state.seats_from(seat):
        if action == OFFERING and owns(state, each, Z11):
            state.then(each, FreeWeavings())
        if action == (WORSHIP if state.rules[Z12_WORSHIP] else OFFERING) and owns(state, each, Z12):
            state.then(each, PayStep())
        if action == CONQUEST and owns(state, each, Z17):
            state.then(each, Gain(GOLD))
            state.then(each, Score(FROM_BUILDINGS, 1))
        if action == RECOVERY and owns(state, each, Z18):
            state.then(each, DrawArmy())
            state.then(each, Gain(GOLD))


class ActOrTakeGold(Choice[Tawantinsuyu]):
    """Perform the action, or take a gold and no part in it."""

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return [ACT[self.action], TAKE_GOLD[self.action]]


class Activate(Effect[Tawantinsuyu]):
    """Everybody takes part in turn order, the active player unless a gold was taken."""

    def __init__(self, action: int, acts: bool) -> None:
        self.action: Final = action
        self.acts: Final = acts

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(ActionTaken(seat, ACTIONS[self.action]) if self.acts else GoldPreferred(seat, ACTIONS[self.action]))
        order = state.seats_from(seat)
        if self.action == PRODUCTION:
            for each in order:
                state.then(each, JoinProduction(each == seat, each != seat or self.acts))
            return
        if not self.acts:
            order = order[1:]
        for each in order:
            active = each == seat
            if self.action == WORSHIP:
                state.then(each, Worship(active, active, True))
            elif self.action == OFFERING:
                state.then(each, Offer(active))
            elif self.action == RECOVERY:
                state.then(each, RECOVER_ACTIVE if active else RECOVER_FOLLOWING)
            else:
                state.then(each, SendArmies(active))
        if self.action == CONQUEST:
            for each in order:
                state.then(each, Conquer())
            if self.acts:
                state.then(seat, Conquer(True))


# Worship and offering.


class Worship(Choice[Tawantinsuyu]):
    """Discard statues for steps: the active player one large and one small, a follower any one for one step."""

    def __init__(self, active: bool, large: bool, small: bool) -> None:
        self.active: Final = active
        self.large: Final = large  # may still be discarded
        self.small: Final = small

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if state.step(seat) == TOP_STEP:
            return found
        if self.large or not self.active:
            rest = Worship(True, False, self.small)
            for statue in statues_held(state, seat, LARGE):
                found.append(self._discard(statue, LARGE_STEPS, rest))
        if self.small:
            rest = Worship(True, self.large, False)
            for statue in statues_held(state, seat, 0):
                found.append(self._discard(statue, 1, rest))
        return found

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return False

    def _discard(self, statue: int, steps: int, rest: Worship) -> Option:
        """Discard a statue and climb; the active player may go on with the other size."""
        if self.active:
            return Option("worship", (STATUE[statue],), (DiscardStatue(statue), Climb(steps), rest))
        return Option("worship", (STATUE[statue],), (DiscardStatue(statue), Climb()))


class Offer(Choice[Tawantinsuyu]):
    """Pay corn for steps: the active player up to three, a follower one."""

    def __init__(self, active: bool) -> None:
        self.active: Final = active

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        step = state.step(seat)
        if step == TOP_STEP:
            return []
        found: list[Option] = []
        for steps in range(1, min(OFFERING_STEPS if self.active else 1, TOP_STEP - step) + 1):
            corn = offering_corn(self.active, steps)
            if can_pay(state, seat, corn=corn):
                found.append(Option("offer", (TEMPLE[step + steps],), (PayCost(corn=corn), Climb(steps))))
        return found

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return state.step(seat) < TOP_STEP


def offering_corn(active: bool, steps: int) -> int:
    """What steps cost in an offering."""
    return OFFERING_CORN * steps if active else OFFERING_FOLLOW_CORN


RECOVER_ACTIVE: Final = Recover(1, True, FOR_FOOD)
RECOVER_FOLLOWING: Final = Recover(0, True, FOR_CORN)
PUT_PRIEST: Final = tuple([Option("put", (CORICANCHA[n],), (PutHighPriest(n),)) for n in range(SECTORS)])
ACT: Final = tuple([Option("act", (), (Activate(action, True),)) for action in range(len(ACTIONS))])
TAKE_GOLD: Final = tuple(
    [Option("take", ("gold",), (Gain(GOLD), Activate(action, False))) for action in range(len(ACTIONS))]
)
