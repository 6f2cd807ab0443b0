"""Axomamma's part in the actions of the Coricancha, her own and those of others."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Outcome, Seat
from yupana.games.tawantinsuyu.army import PlayArmy
from yupana.games.tawantinsuyu.axomamma.board import SLOTS, slot_god
from yupana.games.tawantinsuyu.axomamma.effects import her_order
from yupana.games.tawantinsuyu.board import (
    CONQUEST,
    CORN,
    DISCARD,
    EMPTY,
    FLIP,
    FROM_AXOMAMMA,
    GOLD,
    LARGE_STEPS,
    M_ARMY,
    M_SMALL,
    NOMAD,
    OFFERING,
    OFFERING_CORN,
    OFFERING_FOLLOW_CORN,
    OFFERING_STEPS,
    PRODUCTION,
    REGION_SPACE,
    REGION_SPACES,
    TOP_STEP,
    WORSHIP,
)
from yupana.games.tawantinsuyu.conquest import TakeRegion
from yupana.games.tawantinsuyu.coricancha import Activate
from yupana.games.tawantinsuyu.goods import pay_in_kind
from yupana.games.tawantinsuyu.market import PRODUCTION_BUILDINGS
from yupana.games.tawantinsuyu.production import GiveProduction, TurnDown, face_up
from yupana.games.tawantinsuyu.recovery import face_down, turn_up
from yupana.games.tawantinsuyu.state import FACE_UP, Tawantinsuyu
from yupana.games.tawantinsuyu.statues import LARGE, STATUE, DiscardStatue, statues_held
from yupana.games.tawantinsuyu.temple import Climb
from yupana.games.tawantinsuyu.tiles import SOLDIERS
from yupana.games.tawantinsuyu.variants import (
    E3,
    E4,
    H1,
    H2,
    H3,
    H4,
    OFFERING_GOLD,
    PRINTED_SOLDIERS,
    SECOND_CONQUEST_FREE,
)
from yupana.games.tawantinsuyu.village import TO_NOMADS, TO_VILLAGE, Fall, nomads, potato_end

ACTION_POINTS: Final = 2  # H4
PRODUCTION_NEEDED: Final = 2  # face-up buildings
OFFERING_NEEDED: Final = 4  # corn
RECOVERY_NEEDED: Final = 3  # face-down items
OWN_MARKERS: Final = 3  # in a region, from which on she prefers others
REGION_ORDER: Final = (1, 0, 3, 2)  # Antisuyu, Chinchaysuyu, Kuntisuyu, Qullasuyu, by region


# When she acts.


def would_act(state: Tawantinsuyu, seat: Seat, action: int) -> bool:
    """The condition of an action is met, even if it would yield nothing."""
    if action == PRODUCTION:
        return len(face_up(state, seat)) >= PRODUCTION_NEEDED
    if action == WORSHIP:
        return her_statues(state, seat) >= (2 if state.rules[E3] else 1)
    if action == OFFERING:
        return state.has(seat, CORN) >= OFFERING_NEEDED
    if action == CONQUEST:
        return her_soldiers(state, seat) + state.rules[H2] > state.casualties
    return len(face_down(state, seat, True)) >= RECOVERY_NEEDED


def her_statues(state: Tawantinsuyu, seat: Seat) -> int:
    """All her statues."""
    return sum([state.has(seat, M_SMALL + n) for n in range(2 * LARGE)])


def her_soldiers(state: Tawantinsuyu, seat: Seat) -> int:
    """Soldiers on her face-up army cards, and one for each card in hand, or those printed on it."""
    soldiers = sum([SOLDIERS[card] for card in state.army_at(FACE_UP + seat)])
    if state.rules[PRINTED_SOLDIERS]:
        return soldiers + sum([SOLDIERS[card] for card in state.army_in_hand(seat)])
    return soldiers + state.has(seat, M_ARMY)


class HerAct(Effect[Tawantinsuyu]):
    """She performs the action she has activated."""

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if state.rules[H4]:
            state.score(seat, FROM_AXOMAMMA, ACTION_POINTS)
        state.then(seat, Activate(self.action, True))


# Production and recovery.


class HerProduction(Effect[Tawantinsuyu]):
    """All her face-up buildings produce and are turned down; as an action the highest stays up."""

    def __init__(self, acts: bool) -> None:
        self.acts: Final = acts

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        tiles = face_up(state, seat)
        for tile in tiles:
            state.then(seat, GiveProduction(tile))
            if not (self.acts and tile == tiles[-1]):
                state.then(seat, TurnDown(tile))


class HerRecovery(Effect[Tawantinsuyu]):
    """As an action she turns everything up, as a reaction half of each kind."""

    def __init__(self, acts: bool) -> None:
        self.acts: Final = acts

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        items = her_order(face_down(state, seat, True))
        buildings = [item for item in items if item < PRODUCTION_BUILDINGS]
        armies = [item for item in items if item >= PRODUCTION_BUILDINGS]
        if not self.acts:
            buildings = buildings[: (len(buildings) + 1) // 2]
            armies = armies[: (len(armies) + 1) // 2]
        for item in buildings + armies:
            turn_up(state, seat, item)


# Worship and offering.


class HerWorship(Effect[Tawantinsuyu]):
    """As an action she discards a large statue for three steps and a small one for one, as a reaction any for one."""

    def __init__(self, acts: bool, free_step: bool = True) -> None:
        self.acts: Final = acts
        self.free_step: Final = free_step  # H1 counts

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if not self.acts:
            state.then(seat, HerStatueGoes(0 if statues_held(state, seat, 0) else LARGE, 1))
            return
        if state.rules[H1] and self.free_step:
            state.then(seat, Climb())
        state.then(seat, HerStatueGoes(LARGE, LARGE_STEPS))
        state.then(seat, HerStatueGoes(0, 1))


class HerStatueGoes(Chance[Tawantinsuyu]):
    """A statue of a size is discarded: one whose god is in none of her slots if possible; never on the top step."""

    def __init__(self, first: int, steps: int) -> None:
        self.first: Final = first  # the first statue of the size
        self.steps: Final = steps

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        if state.step(seat) == TOP_STEP:
            return []
        held = statues_held(state, seat, self.first)
        shown = [slot_god(state, slot) for slot in range(SLOTS)]
        found = [statue for statue in held if statue % LARGE not in shown]
        then = Climb(self.steps)
        return [Outcome(STATUE[statue], 1, (DiscardStatue(statue), then)) for statue in found or held]


class HerOffering(Effect[Tawantinsuyu]):
    """As an action she pays for as many steps as she can, as a reaction for one."""

    def __init__(self, acts: bool) -> None:
        self.acts: Final = acts

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if self.acts and state.rules[H1]:
            state.then(seat, Climb())
        state.then(seat, HerPayOffering(self.acts))


class HerPayOffering(Effect[Tawantinsuyu]):
    """She pays corn for steps, with gold for what is missing."""

    def __init__(self, acts: bool) -> None:
        self.acts: Final = acts

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        corn = state.has(seat, CORN) + (state.has(seat, GOLD) if state.rules[OFFERING_GOLD] else 0)
        price = OFFERING_CORN if self.acts else OFFERING_FOLLOW_CORN
        steps = min(corn // price, OFFERING_STEPS if self.acts else 1, TOP_STEP - state.step(seat))
        if steps:
            pay_in_kind(state, seat, CORN, steps * price)
            state.then(seat, Climb(steps))


# Conquest.


class HerCasualty(Effect[Tawantinsuyu]):
    """The worker at the potato end becomes a casualty, or else a random nomad."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        end = potato_end(state)
        state.then(seat, HerNomadDies() if end == EMPTY else Fall(TO_VILLAGE, end))


class HerNomadDies(Chance[Tawantinsuyu]):
    """A random nomad becomes a casualty."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(NOMAD[at], 1, (Fall(TO_NOMADS, at),)) for at in nomads(state)]


class HerSendArmies(Effect[Tawantinsuyu]):
    """She plays all army cards of her hand for nothing."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for card in state.army_in_hand(seat):
            state.then(seat, PlayArmy(card))


class HerConquest(Effect[Tawantinsuyu]):
    """She takes the payable space with the highest discard value."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        best = EMPTY
        for space in payable_spaces(state, seat):
            if best == EMPTY or her_taste(state, seat, space) > her_taste(state, seat, best):
                best = space
        if best != EMPTY:
            take_space(state, seat, best)


def payable_spaces(state: Tawantinsuyu, seat: Seat) -> list[int]:
    """Empty spaces that she can pay, if she has a marker."""
    if not state.markers_left(seat):
        return []
    most = 2 * state.rules[H3]  # by which both numbers may be less, and all her soldiers
    for card in state.army_at(FACE_UP + seat):
        most += SOLDIERS[card]
    return [
        space
        for space in range(len(state.regions))
        if state.regions[space] == EMPTY and DISCARD[space] + FLIP[space] <= most and her_payment(state, seat, space)[0]
    ]


def her_taste(state: Tawantinsuyu, seat: Seat, space: int) -> tuple[int, ...]:
    """How much she likes a space, the first number first."""
    region = space // REGION_SPACES
    markers = state.regions[region * REGION_SPACES : (region + 1) * REGION_SPACES]
    own = markers.count(seat)
    total = REGION_SPACES - markers.count(EMPTY)
    return (DISCARD[space], -total, own < OWN_MARKERS, own - total, -REGION_ORDER[region], FLIP[space], space)


def her_payment(state: Tawantinsuyu, seat: Seat, space: int) -> tuple[bool, tuple[int, ...], tuple[int, ...]]:
    """Whether she can pay a space, the cards she flips and the cards she discards."""
    less = state.rules[H3]
    discard = max(0, DISCARD[space] - less)
    flip = max(0, FLIP[space] - less)
    cards = state.army_at(FACE_UP + seat)
    ones = [card for card in cards if SOLDIERS[card] == 1]
    twos = [card for card in cards if SOLDIERS[card] == 2]
    discards: list[int] = []
    soldiers = 0
    for card in ones + twos:
        if soldiers < discard:
            discards.append(card)
            soldiers += SOLDIERS[card]
    for card in reversed(ones):
        if card in discards and soldiers - 1 >= discard:
            discards.remove(card)
            soldiers -= 1
    flips: list[int] = []
    turned = 0
    for card in twos + ones:
        if turned < flip and card not in discards:
            flips.append(card)
            turned += SOLDIERS[card]
    return soldiers >= discard and turned >= flip, tuple(flips), tuple(discards)


def take_space(state: Tawantinsuyu, seat: Seat, space: int) -> None:
    """She takes a space and pays it with her army cards."""
    _, flips, discards = her_payment(state, seat, space)
    state.then(seat, TakeRegion(space, flips, discards))


class HerSecondConquest(Chance[Tawantinsuyu]):
    """After an action of hers she takes a space with the lowest discard value, at random and for nothing."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        if state.rules[E4] or not state.markers_left(seat):
            return []
        if not state.rules[SECOND_CONQUEST_FREE]:
            return [Outcome(REGION_SPACE[n], 1, (HerTakeSpace(n),)) for n in lowest(payable_spaces(state, seat))]
        spaces = [space for space in range(len(state.regions)) if state.regions[space] == EMPTY]
        return [Outcome(REGION_SPACE[space], 1, (TakeRegion(space, (), ()),)) for space in lowest(spaces)]


def lowest(spaces: list[int]) -> list[int]:
    """Those of the spaces with the lowest discard value."""
    least = min([DISCARD[space] for space in spaces], default=0)
    return [space for space in spaces if DISCARD[space] == least]


class HerTakeSpace(Effect[Tawantinsuyu]):
    """She takes a space and pays it."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        take_space(state, seat, self.space)
