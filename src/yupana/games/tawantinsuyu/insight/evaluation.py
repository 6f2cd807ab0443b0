"""How good a table of Tawantinsuyu looks: points now, and what the ceremonies, the hill and the own things promise."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Seat
from yupana.games.tawantinsuyu.axomamma.turn import HerCeremonyWeavings
from yupana.games.tawantinsuyu.board import (
    ACTIONS,
    CONQUEST,
    CORN,
    EMPTY,
    GODS,
    GOODS,
    LAST_CEREMONY,
    LOWER,
    M_ARMY,
    M_GODS,
    M_LARGE,
    M_SMALL,
    M_STEP,
    M_WORKER,
    MAT,
    MIDDLE,
    OFFERING,
    OFFERING_CORN,
    OFFERING_STEPS,
    POTATO,
    PRODUCTION,
    RECOVERY,
    REGION_SPACES,
    REGIONS,
    SECTORS,
    SEGMENT_SPACES,
    STEP_END_POINTS,
    STEP_POINTS,
    TAPESTRY_MAX,
    TAPESTRY_POINTS,
    WORKER_LIMIT,
    WORKERS,
    WORSHIP,
)
from yupana.games.tawantinsuyu.ceremony import EndCeremony, KeepUp, ReceiveTemple, ScoreRegions, majority
from yupana.games.tawantinsuyu.conquest import ChooseArmy, Conquer, SendArmies
from yupana.games.tawantinsuyu.coricancha import PRIEST_MOVES, ActOrTakeGold, Offer, Worship
from yupana.games.tawantinsuyu.god_bonuses import UseBonuses
from yupana.games.tawantinsuyu.gods import TakeGod, god_of
from yupana.games.tawantinsuyu.goods import ChoosePayment
from yupana.games.tawantinsuyu.hill import PlaceWorker, StandWorker
from yupana.games.tawantinsuyu.market import BUILDING, PRODUCTION_BUILDINGS, Build, TakeBuilding
from yupana.games.tawantinsuyu.production import Produce
from yupana.games.tawantinsuyu.recovery import Recover
from yupana.games.tawantinsuyu.scoring import CountPoints
from yupana.games.tawantinsuyu.state import FACE_DOWN, FACE_UP, Tawantinsuyu
from yupana.games.tawantinsuyu.statues import Erect, TakeStatue
from yupana.games.tawantinsuyu.steps import BuildSteps, PlaceSteps
from yupana.games.tawantinsuyu.tapestry import LEFT, RIGHT, ROW, SYMBOLS, AddWeaving, BuyWeavings, TakeWeaving, Trade
from yupana.games.tawantinsuyu.tasks import CountTasks, PerformTasks, UseBonusesFirst, task_count
from yupana.games.tawantinsuyu.temple import REWARD, Climb, PayStep
from yupana.games.tawantinsuyu.tiles import SOLDIERS
from yupana.games.tawantinsuyu.turn import HireWorker, TakeSecondAction, TakeTurn
from yupana.games.tawantinsuyu.variants import UPKEEP_POTATO
from yupana.games.tawantinsuyu.village import LeaveVillage, TakeNomad
from yupana.insight.evaluation import UNIT, Fitted

ROUND: Final = 10  # moments from one ceremony to the next; the last of them while somebody holds the token
USUAL_TURNS: Final = 16  # of each player
PACKAGE: Final = "yupana.games.tawantinsuyu.insight"
KNOTS: Final = (0, 9, 19, 25, 29)  # moments at which every feature has its own weight
PLENTY: Final = (6, 6, 6, 3)  # of each good; what is beyond is hardly needed
GODS_PLENTY: Final = 4
REWARDS: Final = tuple([step for step in range(len(REWARD)) if REWARD[step]])  # steps of the temple with a reward

# What is pending for a seat, and is not yet seen in its things.
COMING: Final[dict[str, tuple[type, ...]]] = {
    "turn": (TakeTurn,),
    "placing": (PlaceWorker,),
    "second-action": (TakeSecondAction,),
    "hire": (HireWorker, LeaveVillage),
    "god-to-take": (TakeGod,),
    "action": (ActOrTakeGold,),
    "conquest": (Conquer, ChooseArmy),
    "part-in-action": (Worship, Offer, Produce, Recover, SendArmies, PayStep),
    "weaving": (TakeWeaving, AddWeaving, BuyWeavings),
    "building": (Build, TakeBuilding),
    "building-steps": (BuildSteps, PlaceSteps),
    "statue": (Erect, TakeStatue),
    "climbing": (Climb,),
    "nomad": (TakeNomad,),
}

NAMES: Final[tuple[str, ...]] = (
    "always",
    "third-player",
    "fourth-player",
    "alone",
    *GOODS,
    *[f"plenty-of-{good}" for good in GOODS],
    *WORKERS,
    "no-worker",
    "second-worker",
    "worker-too-many",
    "gods",
    "gods-too-many",
    "symbols",
    "gods-with-statue",
    "unfed",
    "unfed-soon",
    *[f"{where}-{soldiers}" for where in ("hand", "up", "down") for soldiers in (1, 2)],
    *BUILDING,
    "building-down",
    "small-statue",
    "large-statue",
    "upper-steps",
    "lower-steps",
    "steps-without-lower",
    "spaces-below-steps",
    "temple",
    "temple-ceremonies",
    "temple-end",
    *[f"temple-reward-{step}" for step in REWARDS],
    "tapestry-end",
    "longest-tapestry",
    *[f"junction-{symbol}" for symbol in SYMBOLS],
    "majority-points",
    "majorities",
    "contested",
    "markers",
    "last-turn",
    *[f"near-{action}" for action in ACTIONS],
    *COMING,
    "tasks",
    "bonuses",
    "to-pay",
    "deciding",
    "hers",
    *[f"her-{good}" for good in GOODS],
    "her-armies",
    "her-workers",
    "her-weavings",
    "her-production",
    "her-buildings",
    "her-small-statues",
    "her-large-statues",
)
AT: Final[dict[str, int]] = {name: n for n, name in enumerate(NAMES)}
AT_GOODS: Final = AT["potato"]
AT_PLENTY: Final = AT["plenty-of-potato"]
AT_WORKERS: Final = AT["architect"]
AT_SUPPLY: Final = AT["no-worker"]
AT_GODS: Final = AT["gods"]
AT_ARMIES: Final = AT["hand-1"]
AT_BUILDINGS: Final = AT[BUILDING[0]]
AT_DOWN: Final = AT["building-down"]
AT_STATUES: Final = AT["small-statue"]
AT_STEPS: Final = AT["upper-steps"]
AT_TEMPLE: Final = AT["temple"]
AT_TAPESTRIES: Final = AT["tapestry-end"]
AT_REGIONS: Final = AT["majority-points"]
AT_LAST_TURN: Final = AT["last-turn"]
AT_NEAR: Final = AT["near-production"]
AT_TASKS: Final = AT["tasks"]
AT_HERS: Final = AT["hers"]
SIZE: Final = len(NAMES)
KIND: Final[dict[type, int]] = {kind: AT[name] for name, kinds in COMING.items() for kind in kinds}

# The parts of a ceremony that pay.
TRADE: Final = 0
TEMPLE: Final = 1
MAJORITIES: Final = 2
UPKEEP: Final = 3
PART: Final[dict[type, int]] = {
    Trade: TRADE,
    HerCeremonyWeavings: TRADE,
    ReceiveTemple: TEMPLE,
    ScoreRegions: MAJORITIES,
    KeepUp: UPKEEP,
}


class TawantinsuyuEvaluation(Fitted):
    """With the weights that were fitted, or others."""

    def own(self) -> float:
        return 0.33

    def explore(self) -> float:
        return 0.08

    def replies(self) -> bool:
        return False  # a turn is a dozen decisions

    def scored(self, state: Tawantinsuyu, seat: Seat) -> int:
        """Hundredths of a point on the track."""
        return state.points(seat) * UNIT

    def moment(self, state: Tawantinsuyu) -> int:
        """Tenths of the way from ceremony to ceremony, by the workers that have left the village, or by turns if later.

        Turns count so that nobody gains by leaving the last worker where it is.
        """
        if not state.agenda.steps:
            return -1
        if state.token != EMPTY:
            late = (LAST_CEREMONY if state.final else state.ceremony) * ROUND - 1
        else:
            late = state.ceremony * ROUND + state.village.count(EMPTY) * (ROUND - 1) // (len(state.village) + 1)
        return max(late, min(KNOTS[-1] - 1, state.turns * KNOTS[-1] // (state.seats * USUAL_TURNS)))

    def features(self, state: Tawantinsuyu, seat: Seat) -> list[int]:
        """All that the seat has and may expect."""
        found = [0] * SIZE
        ahead = _ceremonies_ahead(state, seat)
        _temple(state, seat, found, ahead[TEMPLE])
        _tapestries(state, seat, found, ahead[TRADE])
        _regions(state, seat, found, ahead[MAJORITIES])
        if state.is_hers(seat):
            _hers(state, seat, found)
            return found
        found[0] = 1
        found[1] = 1 if state.seats > 2 else 0
        found[2] = 1 if state.seats > 3 else 0
        found[3] = state.solo
        mats = state.mats
        at = seat * MAT
        for good in range(len(GOODS)):
            found[AT_GOODS + good] = mats[at + good]
            found[AT_PLENTY + good] = max(0, mats[at + good] - PLENTY[good])
        workers = 0
        for worker in range(len(WORKERS)):
            found[AT_WORKERS + worker] = mats[at + M_WORKER + worker]
            workers += mats[at + M_WORKER + worker]
        found[AT_SUPPLY] = 1 if workers == 0 else 0
        found[AT_SUPPLY + 1] = 1 if workers > 1 else 0
        found[AT_SUPPLY + 2] = max(0, workers - WORKER_LIMIT)
        found[AT_LAST_TURN] = 1 if _has_last_turn(state, seat) else 0
        _armies(state, seat, found)
        _buildings(state, seat, found)
        _steps(state, seat, found)
        _gods(state, seat, found, ahead[UPKEEP])
        if state.sector(seat) != EMPTY:
            _near(state, seat, found)
        _pending(state, seat, found)
        return found


# Ceremonies.


def _ceremonies_ahead(state: Tawantinsuyu, seat: Seat) -> list[int]:
    """How often each part of a ceremony will still come for the seat."""
    rest = 0 if state.final else LAST_CEREMONY - state.ceremony
    if state.token == EMPTY:
        return [rest] * 4
    if state.active in (EMPTY, state.token):
        agenda = state.agenda
        found = [rest] * 4
        held = False
        for n in range(len(agenda.steps)):
            kind = type(agenda.steps[n])
            if kind in (EndCeremony, CountPoints):
                held = True
            part = PART.get(kind, EMPTY)
            if part != EMPTY and (part == MAJORITIES or agenda.seats[n] == seat):
                found[part] = rest + 1
        if held:
            return found
    return [rest + 1] * 4


def _is_ceremony(state: Tawantinsuyu) -> bool:
    """The ceremony whose token is taken has begun."""
    return any(isinstance(step, EndCeremony) for step in state.agenda.steps)


def _has_last_turn(state: Tawantinsuyu, seat: Seat) -> bool:
    """The seat will have a turn before the ceremony whose token is taken."""
    if state.token == EMPTY or state.active in (EMPTY, seat) or _is_ceremony(state):
        return False
    away = (state.token - state.active) % state.seats or state.seats
    return (seat - state.active) % state.seats < away


def _temple(state: Tawantinsuyu, seat: Seat, found: list[int], ahead: int) -> None:
    """How high the seat stands, and what ceremonies and the end give for it."""
    step = state.mats[seat * MAT + M_STEP]
    found[AT_TEMPLE] = step
    found[AT_TEMPLE + 1] = STEP_POINTS[step] * ahead
    found[AT_TEMPLE + 2] = STEP_END_POINTS[step]
    for n in range(len(REWARDS)):
        if REWARDS[n] == step:
            found[AT_TEMPLE + 3 + n] = ahead


def _tapestries(state: Tawantinsuyu, seat: Seat, found: list[int], ahead: int) -> None:
    """The lengths of tapestries, and their matching junctions; of Axomamma's, all weavings."""
    hers = state.is_hers(seat)
    tapestries = state.tapestries
    longest = 0
    tiles = 0
    for first in range(0, len(tapestries), ROW):
        if tapestries[first] == seat:
            length = 1
            while length < TAPESTRY_MAX and tapestries[first + length + 1] != EMPTY:
                length += 1
                symbol = RIGHT[tapestries[first + length - 1]]
                if not hers and symbol == LEFT[tapestries[first + length]]:
                    found[AT_TAPESTRIES + 2 + symbol] += ahead
            found[AT_TAPESTRIES] += TAPESTRY_POINTS[length]
            longest = max(longest, length)
            tiles += length
    found[AT_TAPESTRIES + 1] = longest
    if hers:
        found[AT_HERS + 7] = tiles * ahead


def _regions(state: Tawantinsuyu, seat: Seat, found: list[int], ahead: int) -> None:
    """Majorities, and regions in which one marker more would take or tie the majority."""
    regions = state.regions
    for region in range(len(REGIONS)):
        markers = regions[region * REGION_SPACES : (region + 1) * REGION_SPACES]
        own = markers.count(seat)
        found[AT_REGIONS + 3] += own
        winner = majority(state, region)
        if winner == seat:
            found[AT_REGIONS] += state.casualties * ahead
            found[AT_REGIONS + 1] += ahead
        elif winner == EMPTY or own + 1 >= markers.count(winner):
            found[AT_REGIONS + 2] += ahead


# What the seat owns.


def _gods(state: Tawantinsuyu, seat: Seat, found: list[int], ahead: int) -> None:
    """God cards in hand, and potatoes for them."""
    mats = state.mats
    at = seat * MAT
    cards = mats[at + M_GODS]
    found[AT_GODS] = cards
    found[AT_GODS + 1] = max(0, cards - GODS_PLENTY)
    held = 0
    for god in range(len(GODS)):
        found[AT_STATUES] += mats[at + M_SMALL + god]
        found[AT_STATUES + 1] += mats[at + M_LARGE + god]
    for card in state.gods_in_hand(seat):
        god = god_of(card)
        if not held >> god & 1:
            held |= 1 << god
            found[AT_GODS + 2] += 1
        if mats[at + M_SMALL + god] or mats[at + M_LARGE + god]:
            found[AT_GODS + 3] += 1
    if ahead:
        unfed = max(0, cards * state.rules[UPKEEP_POTATO] - mats[at + POTATO])
        found[AT_GODS + (4 if state.token == EMPTY else 5)] = unfed


def _armies(state: Tawantinsuyu, seat: Seat, found: list[int]) -> None:
    """Army cards in hand, face-up and face-down, by their soldiers."""
    army = state.army
    for card in range(len(army)):
        where = army[card]
        if where >= 0:
            place = 0 if where == seat else 2 if where == FACE_UP + seat else 4 if where == FACE_DOWN + seat else EMPTY
            if place != EMPTY:
                found[AT_ARMIES + place + SOLDIERS[card] - 1] += 1


def _buildings(state: Tawantinsuyu, seat: Seat, found: list[int]) -> None:
    """Buildings that can be used, and how many cannot."""
    buildings = state.buildings
    for tile in range(len(buildings)):
        if buildings[tile] == seat:
            found[AT_BUILDINGS + tile] = 1
        elif buildings[tile] == FACE_DOWN + seat:
            found[AT_DOWN] += 1


def _steps(state: Tawantinsuyu, seat: Seat, found: list[int]) -> None:
    """Own steps, and the empty spaces below them that others may use."""
    steps = state.steps
    for slot in range(len(steps)):
        if steps[slot] == seat:
            upper = slot < LOWER
            found[AT_STEPS + (0 if upper else 1)] += 1
            if upper and steps[slot + LOWER] == EMPTY:
                found[AT_STEPS + 2] += 1
            segment = (MIDDLE + (0 if upper else 1)) * SECTORS + slot % SECTORS
            for space in SEGMENT_SPACES[segment]:
                if state.hill[space] == EMPTY:
                    found[AT_STEPS + 3] += 1


# What the seat could do next.


def _near(state: Tawantinsuyu, seat: Seat, found: list[int]) -> None:
    """How much the actions would give that the High Priest can go to."""
    sector = state.sector(seat)
    for move in PRIEST_MOVES:
        action = state.action_at((sector + move) % SECTORS)
        much = 0
        if action == PRODUCTION:
            for tile in range(PRODUCTION_BUILDINGS):
                much += found[AT_BUILDINGS + tile]
        elif action == WORSHIP:
            much = min(1, found[AT_STATUES]) + 3 * min(1, found[AT_STATUES + 1])
        elif action == OFFERING:
            much = min(OFFERING_STEPS, found[AT_GOODS + CORN] // OFFERING_CORN)
        elif action == CONQUEST:
            for n in range(4):
                much += found[AT_ARMIES + n] * (n % 2 + 1)
        elif action == RECOVERY:
            much = found[AT_DOWN] + found[AT_ARMIES + 4] + found[AT_ARMIES + 5]
        found[AT_NEAR + action] = much


def _pending(state: Tawantinsuyu, seat: Seat, found: list[int]) -> None:
    """What has been begun and not paid or received yet."""
    agenda = state.agenda
    for n in range(len(agenda.steps)):
        if agenda.seats[n] != seat:
            continue
        pending = agenda.steps[n]
        step = pending.asks() if isinstance(pending, Choice) else pending
        kind = KIND.get(type(step), EMPTY)
        if kind != EMPTY:
            found[kind] += 1
        elif isinstance(step, PerformTasks):
            found[AT_TASKS] += step.left
        elif isinstance(step, (StandWorker, UseBonusesFirst, CountTasks)):
            found[AT_TASKS] += task_count(state, seat, step.space, step.acts)
        elif isinstance(step, UseBonuses):
            for left in step.left:
                found[AT_TASKS + 1] += left.bit_count()
        elif isinstance(step, ChoosePayment):
            found[AT_TASKS + 2] += step.food + step.potato + step.corn + step.stone
    if agenda.seats and agenda.seats[-1] == seat:
        found[AT_TASKS + 3] = 1


# Axomamma.


def _hers(state: Tawantinsuyu, seat: Seat, found: list[int]) -> None:
    """What her board promises her."""
    mats = state.mats
    at = seat * MAT
    found[AT_HERS] = 1
    for good in range(len(GOODS)):
        found[AT_HERS + 1 + good] = mats[at + good]
    found[AT_HERS + 5] = mats[at + M_ARMY] + state.army.count(FACE_UP + seat) + state.army.count(FACE_DOWN + seat)
    found[AT_HERS + 6] = len(state.her_workers)
    for tile in range(len(state.buildings)):
        if state.buildings[tile] == seat or state.buildings[tile] == FACE_DOWN + seat:
            found[AT_HERS + (8 if tile < PRODUCTION_BUILDINGS else 9)] += 1
    for god in range(len(GODS)):
        found[AT_HERS + 10] += mats[at + M_SMALL + god]
        found[AT_HERS + 11] += mats[at + M_LARGE + god]


EVALUATION: Final = TawantinsuyuEvaluation(PACKAGE, NAMES, KNOTS)
