"""Axomamma's setup, turns, ceremonies and end of the game."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Outcome, Seat
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.army import DrawArmy
from yupana.games.tawantinsuyu.axomamma.actions import HerRecovery, HerWorship, would_act
from yupana.games.tawantinsuyu.axomamma.board import (
    DIE,
    FIRST_SLOT,
    HAS_PLACED,
    PERSONALITIES,
    PERSONALITY,
    PERSONALITY_PLACE,
    SLOTS,
    fresh_board,
)
from yupana.games.tawantinsuyu.axomamma.cells import DIE_NAME, UseTokens
from yupana.games.tawantinsuyu.axomamma.effects import HER_WORKER, HerNomadFalls
from yupana.games.tawantinsuyu.board import (
    BOTTOM,
    CORICANCHA,
    CORN,
    EMPTY,
    FIRST_SPACE,
    FROM_AXOMAMMA,
    GODS,
    GOLD,
    M_PRIEST,
    M_WORKER,
    MIDDLE,
    RING,
    SECTORS,
    SEGMENT,
    SPACE,
    SPACE_GOD,
    START_STONE,
    STONE,
    TOP,
    WORKERS,
)
from yupana.games.tawantinsuyu.coricancha import PRIEST_MOVES, MoveHighPriest, PlaceHighPriest, PutHighPriest
from yupana.games.tawantinsuyu.facts import (
    DieRolled,
    GodCardPlayed,
    HighPriestPassed,
    NoWorkers,
    PersonalityChosen,
    SlotFilled,
    WorkerPlaced,
)
from yupana.games.tawantinsuyu.gods import (
    GOD_CARD,
    GOD_CARDS,
    LayOnAltar,
    bury_oldest,
    god_of,
    leave_god_deck,
    next_gods,
    prepare_god_deck,
)
from yupana.games.tawantinsuyu.hill import use_steps, way_cost
from yupana.games.tawantinsuyu.setup import CHOOSE_WEAVING, starting_weavings
from yupana.games.tawantinsuyu.state import ASIDE, SLOT, Tawantinsuyu
from yupana.games.tawantinsuyu.steps import put_steps
from yupana.games.tawantinsuyu.tapestry import WEAVING, rows_of, tiles_of
from yupana.games.tawantinsuyu.variants import E1, E5, H5, H6, START_STONE_HERS

HER_STONE: Final = 2
HER_CORN: Final = 2
STATUE_SYMBOL_POINTS: Final = 5
ALTAR_BURIED: Final = 2
IDLE_POINTS: Final = 2  # H6
BEHIND_POINTS: Final = 2
CARDS_TRIED: Final = GOD_CARDS  # in a row, before she places anywhere
SEARCHED: Final = ((TOP, MIDDLE), (MIDDLE, TOP, BOTTOM), (BOTTOM, MIDDLE))  # terraces, by completed ceremonies

# Setup.


class HerStartingWeaving(Chance[Tawantinsuyu]):
    """She begins a tapestry with a random starting weaving."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(WEAVING[tile], 1, CHOOSE_WEAVING[tile].then) for tile in starting_weavings(state)]


class HerSetup(Effect[Tawantinsuyu]):
    """Her goods, both High Priests, her slots, her first steps and her personality."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.axomamma = fresh_board()
        state.gain(seat, STONE, HER_STONE + START_STONE * state.rules[START_STONE_HERS])
        state.gain(seat, CORN, HER_CORN)
        state.gain(seat, GOLD, 1)
        state.then(seat, DrawArmy())
        state.then(0, PlaceHighPriest())
        state.then(seat, HerPriestFalls())
        for slot in range(SLOTS):
            state.then(seat, FillHerSlot(slot))
        state.then(seat, PutFirstSteps())
        if not state.rules[E1]:
            state.then(seat, PersonalityFalls())


class HerPriestFalls(Chance[Tawantinsuyu]):
    """Her High Priest starts a die roll ahead of the player's."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        start = state.sector(0)
        return [
            Outcome(DIE_NAME[n], DIE.count(n), (TellDie(n), PutHighPriest((start + n) % SECTORS)))
            for n in range(1, SLOTS + 1)
        ]


class TellDie(Effect[Tawantinsuyu]):
    """Say how the die fell."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(DieRolled(self.value))


class PutFirstSteps(Effect[Tawantinsuyu]):
    """She begins with upper steps in the sector of her High Priest, without a reward."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        put_steps(state, seat, state.sector(seat))


class PersonalityFalls(Chance[Tawantinsuyu]):
    """One of two tiles, then one of its sides."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(PERSONALITY_PLACE[n], 1, (HavePersonality(n),)) for n in range(len(PERSONALITIES))]


class HavePersonality(Effect[Tawantinsuyu]):
    """Her personality covers a cell of her board."""

    def __init__(self, personality: int) -> None:
        self.personality: Final = personality

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.axomamma = replaced(state.axomamma, PERSONALITY, self.personality)
        state.tell(PersonalityChosen(PERSONALITIES[self.personality]))


# Slots.


class FillHerSlot(Effect[Tawantinsuyu]):
    """A god card comes from the deck to a slot; only its symbol is public."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        prepare_god_deck(state)
        state.then(seat, SlotCardFalls(self.slot))


class SlotCardFalls(Chance[Tawantinsuyu]):
    """A god card comes from the deck."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(GOD_CARD[card], 1, (PutInSlot(self.slot, card),)) for card in next_gods(state)]


class PutInSlot(Effect[Tawantinsuyu]):
    """A card lies in a slot."""

    def __init__(self, slot: int, card: int) -> None:
        self.slot: Final = slot
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        leave_god_deck(state, self.card)
        state.gods[self.card] = SLOT + self.slot
        state.axomamma = replaced(state.axomamma, FIRST_SLOT + self.slot, god_of(self.card))
        state.tell(SlotFilled(self.slot + 1, GODS[god_of(self.card)]))


# Her turn.


class HerTurn(Effect[Tawantinsuyu]):
    """An action of the Coricancha if one suits her, else a placement, else the action without workers."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for n in PRIEST_MOVES:
            sector = (state.sector(seat) + n) % SECTORS
            if would_act(state, seat, state.action_at(sector)):
                state.then(seat, MoveHighPriest(sector))
                state.then(seat, DrawArmy())
                state.then(seat, BuryAltar(0))
                return
        if not state.her_workers:
            state.then(seat, Idle())
        elif state.axomamma[HAS_PLACED]:
            state.then(seat, PlacementDieFalls(0))
        else:
            state.then(seat, FirstWorkerOfHers())


class BuryAltar(Effect[Tawantinsuyu]):
    """Up to two of the oldest altar cards go under the god deck, for so many points each."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(ALTAR_BURIED):
            if bury_oldest(state):
                state.score(seat, FROM_AXOMAMMA, self.points)


class Idle(Effect[Tawantinsuyu]):
    """Without workers she takes a nomad and an army card, thins the altar and moves her High Priest."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(NoWorkers(seat))
        state.then(seat, HerNomadFalls())
        state.then(seat, BuryAltar(1))
        if not state.rules[E5]:
            state.then(seat, DrawArmy())
        state.then(seat, PassOn())


class PassOn(Effect[Tawantinsuyu]):
    """Her High Priest moves on and activates nothing."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        sector = (state.sector(seat) + 1) % SECTORS
        state.add(seat, M_PRIEST, sector - state.sector(seat))
        state.tell(HighPriestPassed(seat, CORICANCHA[sector]))
        if state.rules[H6]:
            state.score(seat, FROM_AXOMAMMA, IDLE_POINTS)


# Her placement.


class FirstWorkerOfHers(Chance[Tawantinsuyu]):
    """Her first placement is that of a random worker."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(HER_WORKER[n], 1, (PlacementDieFalls(n),)) for n in range(len(state.her_workers))]


class PlacementDieFalls(Chance[Tawantinsuyu]):
    """The die names the slot whose card she uses."""

    def __init__(self, worker: int) -> None:
        self.worker: Final = worker  # counted from the oldest

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(DIE_NAME[n], DIE.count(n), (BeginPlacement(self.worker, n),)) for n in range(1, SLOTS + 1)]


class BeginPlacement(Effect[Tawantinsuyu]):
    """The card of the slot is turned up; then she looks for a space."""

    def __init__(self, worker: int, value: int) -> None:
        self.worker: Final = worker
        self.value: Final = value

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(DieRolled(self.value))
        state.axomamma = replaced(state.axomamma, HAS_PLACED, 1)
        slot = self.value - 1
        if SLOT + slot in state.gods:
            card = state.gods.index(SLOT + slot)
            turn_up_card(state, seat, card)
            state.axomamma = replaced(state.axomamma, FIRST_SLOT + slot, EMPTY)
            state.then(seat, SeekSpace(self.worker, self.value, card, 1))
        else:
            state.then(seat, SeekAnotherCard(self.worker, self.value, EMPTY, 0))


class SeekSpace(Effect[Tawantinsuyu]):
    """She looks for an empty space with the card's symbol, terrace by terrace; without one she tries another card."""

    def __init__(self, worker: int, value: int, card: int, tried: int) -> None:
        self.worker: Final = worker
        self.value: Final = value
        self.card: Final = card
        self.tried: Final = tried  # cards, this one included

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        spaces = her_spaces(state, seat, god_of(self.card))
        if not spaces and self.tried >= CARDS_TRIED:
            spaces = cheapest(state, seat, [space for space in range(len(SPACE)) if state.hill[space] == EMPTY])
        if spaces:
            state.then(seat, SpaceFalls(self.worker, self.value, self.card, tuple(spaces)))
        else:
            state.then(seat, SeekAnotherCard(self.worker, self.value, self.card, self.tried))


def her_spaces(state: Tawantinsuyu, seat: Seat, god: int) -> list[int]:
    """The cheapest spaces of a god on the first terrace that has one."""
    completed = state.ceremony - (state.token != EMPTY)
    terraces = SEARCHED[min(completed, BOTTOM)]
    if not any(empty_spaces(state, terrace) for terrace in terraces):
        terraces = (TOP, MIDDLE, BOTTOM)
    for terrace in terraces:
        found = [space for space in empty_spaces(state, terrace) if SPACE_GOD[space] == god]
        if found:
            return cheapest(state, seat, found)
    return []


def empty_spaces(state: Tawantinsuyu, terrace: int) -> list[int]:
    """The empty spaces of a terrace."""
    first = FIRST_SPACE[terrace]
    return [space for space in range(first, first + RING[terrace]) if state.hill[space] == EMPTY]


def cheapest(state: Tawantinsuyu, seat: Seat, spaces: list[int]) -> list[int]:
    """Those of the spaces to which the way costs least."""
    costs = [way_cost(state, seat, SEGMENT[space], EMPTY) for space in spaces]
    return [spaces[n] for n in range(len(spaces)) if costs[n] == min(costs)]


class SeekAnotherCard(Effect[Tawantinsuyu]):
    """The card goes to the altar, and another one is drawn."""

    def __init__(self, worker: int, value: int, card: int, tried: int) -> None:
        self.worker: Final = worker
        self.value: Final = value
        self.card: Final = card
        self.tried: Final = tried

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if self.card != EMPTY:
            LayOnAltar(self.card).run(state, seat)
        prepare_god_deck(state)
        state.then(seat, AnotherCardFalls(self.worker, self.value, self.tried))


class AnotherCardFalls(Chance[Tawantinsuyu]):
    """A god card comes from the deck for her placement."""

    def __init__(self, worker: int, value: int, tried: int) -> None:
        self.worker: Final = worker
        self.value: Final = value
        self.tried: Final = tried

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [
            Outcome(GOD_CARD[card], 1, (TurnUpCard(card), SeekSpace(self.worker, self.value, card, self.tried + 1)))
            for card in next_gods(state)
        ]


class TurnUpCard(Effect[Tawantinsuyu]):
    """A god card of the deck lies face-up beside the board."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        leave_god_deck(state, self.card)
        turn_up_card(state, seat, self.card)


def turn_up_card(state: Tawantinsuyu, seat: Seat, card: int) -> None:
    """She uses a god card, and everybody sees it."""
    state.gods[card] = ASIDE
    state.tell(GodCardPlayed(seat, GOD_CARD[card]))


class SpaceFalls(Chance[Tawantinsuyu]):
    """Of equally cheap spaces one is taken at random."""

    def __init__(self, worker: int, value: int, card: int, spaces: tuple[int, ...]) -> None:
        self.worker: Final = worker
        self.value: Final = value
        self.card: Final = card
        self.spaces: Final = spaces

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [
            Outcome(SPACE[space], 1, (HerStand(self.worker, self.value, self.card, space),)) for space in self.spaces
        ]


class HerStand(Effect[Tawantinsuyu]):
    """Her worker stands on the hill for nothing; then her slot is refilled and her tokens are used."""

    def __init__(self, worker: int, value: int, card: int, space: int) -> None:
        self.worker: Final = worker
        self.value: Final = value
        self.card: Final = card
        self.space: Final = space

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        worker = state.her_workers[self.worker]
        state.her_workers = state.her_workers[: self.worker] + state.her_workers[self.worker + 1 :]
        state.add(seat, M_WORKER + worker, -1)
        state.hill[self.space] = worker
        state.tell(WorkerPlaced(seat, WORKERS[worker], SPACE[self.space], WORKERS[worker], 0))
        use_steps(state, seat, self.space)
        if state.statues_of(seat, god_of(self.card)):
            state.score(seat, FROM_AXOMAMMA, STATUE_SYMBOL_POINTS)
        state.then(seat, LayOnAltar(self.card))
        state.then(seat, FillHerSlot(self.value - 1))
        state.then(seat, UseTokens(self.value))


# Ceremonies and the end.


class HerCeremonyWeavings(Effect[Tawantinsuyu]):
    """Instead of trading she scores each of her weavings."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        tiles = sum([len(tiles_of(state, row)) for row in rows_of(state, seat)])
        state.score(seat, FROM_AXOMAMMA, tiles * (1 + state.rules[H5]))


class HerCeremonialPoints(Effect[Tawantinsuyu]):
    """Instead of drawing cards she scores if she is behind."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if state.points(seat) < state.points(0):
            state.score(seat, FROM_AXOMAMMA, BEHIND_POINTS)


class HerEnd(Effect[Tawantinsuyu]):
    """Before the final scoring she recovers everything and worships once more."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        HerRecovery(True).run(state, seat)
        state.then(seat, HerWorship(True, False))
