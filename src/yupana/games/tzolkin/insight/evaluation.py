"""How good a table of Tzolk'in looks: points now, and what workers, goods, temples and technologies still promise."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.tzolkin.board import (
    AGRICULTURE,
    ARCHITECTURE,
    CHICHEN_ITZA,
    CORN,
    EMPTY,
    EXTRACTION,
    FEED,
    FIRST_TOOTH,
    FOOD_DAYS,
    GEARS,
    GOLD,
    IN_CORN,
    LAST_SPACE,
    LEADER_POINTS,
    M_AVAILABLE,
    M_CORN_TILES,
    M_FED_CHEAPER,
    M_FED_FREE,
    M_LEVEL,
    M_LIGHT,
    M_WOOD_TILES,
    MAT,
    QUARTERS,
    RESOURCES,
    SKULL,
    SKULL_POINTS,
    STEP_GOODS,
    STEP_POINTS,
    TEMPLES,
    THEOLOGY,
    TOP_LEVEL,
    TRACKS,
    WOOD,
    WORKERS,
    WORKERS_AT_START,
)
from yupana.games.tzolkin.monuments import FIRST_MONUMENT, MONUMENTS
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.tiles import BUILDINGS, FRAMES
from yupana.games.tzolkin.turn import PickUpMore, PlaceMore
from yupana.insight.evaluation import UNIT, Fitted

PACKAGE: Final = "yupana.games.tzolkin.insight"
KNOTS: Final = (0, 6, 12, 19, 23, 26)  # days at which every feature has its own weight
NEAR: Final = (1, 3)  # days before a Food Day within which hunger is told apart
SPACES: Final = tuple([(gear, space) for gear in range(len(GEARS)) for space in range(LAST_SPACE[gear] + 1)])

HELPED_BY: Final = (AGRICULTURE, EXTRACTION, ARCHITECTURE, EMPTY, THEOLOGY)  # the technology for each gear

NAMES: Final[tuple[str, ...]] = (
    "always",
    "third-player",
    "fourth-player",
    "corn",
    "wood",
    "stone",
    "gold",
    "skull",
    "skulls-more",
    "skull-space",
    "hunger-now",
    "hunger-soon",
    "hunger-later",
    "fed",
    *[f"workers-{count}" for count in range(WORKERS_AT_START + 1, WORKERS + 1)],
    *[f"{track}-{level}" for track in TRACKS for level in range(1, TOP_LEVEL + 1)],
    *[f"{temple}-steps" for temple in TEMPLES],
    *[f"{temple}-points" for temple in TEMPLES],
    "lead",
    "shared-lead",
    *[f"next-{good}" for good in ("stone", "gold", "wood", "skull")],
    "saved-corn",
    "light-side",
    "corn-tiles",
    "wood-tiles",
    *[f"{frame}-frames" for frame in FRAMES],
    "monument-points",
    "monuments",
    "monument-offer",
    "monument-affordable",
    "available",
    "first-player",
    "first-space",
    "placing",
    "picking-up",
    "deciding",
    "agriculture-at-work",
    "extraction-at-work",
    "architecture-at-work",
    "theology-at-work",
    "offering-points",
    *[f"{GEARS[gear]}-{space}" for gear, space in SPACES],
)
AT: Final[dict[str, int]] = {name: n for n, name in enumerate(NAMES)}
AT_GOODS: Final = AT["corn"]
AT_SKULL: Final = AT["skull"]
AT_HUNGER: Final = AT["hunger-now"]
AT_WORKERS: Final = AT["workers-4"]
AT_LEVELS: Final = AT["agriculture-1"]
AT_STEPS: Final = AT["chaac-steps"]
AT_STEP_POINTS: Final = AT["chaac-points"]
AT_LEAD: Final = AT["lead"]
AT_NEXT: Final = AT["next-stone"]
AT_SAVED: Final = AT["saved-corn"]
AT_FRAMES: Final = AT["farm-frames"]
AT_MONUMENTS: Final = AT["monument-points"]
AT_AVAILABLE: Final = AT["available"]
AT_WORK: Final = AT["agriculture-at-work"]
AT_SPACES: Final = AT["palenque-0"]
FIRST_SPACE: Final = (AT_SPACES, AT_SPACES + 8, AT_SPACES + 16, AT_SPACES + 24, AT_SPACES + 32)
SIZE: Final = len(NAMES)


class TzolkinEvaluation(Fitted):
    """With the weights that were fitted, or others."""

    def scored(self, state: Tzolkin, seat: Seat) -> int:
        """Hundredths of a point on the track."""
        return state.points(seat) * UNIT // QUARTERS

    def moment(self, state: Tzolkin) -> int:
        """The day, unless the match is over."""
        return state.day if state.agenda.steps else -1

    def features(self, state: Tzolkin, seat: Seat) -> list[int]:
        """All that the seat has and may expect."""
        found = [0] * SIZE
        mats = state.mats
        at = seat * MAT
        found[0] = 1
        found[1] = 1 if state.seats > 2 else 0
        found[2] = 1 if state.seats > 3 else 0
        for good in range(GOLD + 1):
            found[AT_GOODS + good] = mats[at + good]
        _workers(state, seat, found)
        _skulls(state, seat, found)
        _food(state, seat, found)
        for track in range(len(TRACKS)):
            for level in range(mats[at + M_LEVEL + track]):
                found[AT_LEVELS + track * TOP_LEVEL + level] = 1
        _temples(state, seat, found)
        found[AT_SAVED + 1] = mats[at + M_LIGHT]
        found[AT_SAVED + 2] = mats[at + M_CORN_TILES]
        found[AT_SAVED + 3] = mats[at + M_WOOD_TILES]
        _tiles(state, seat, found)
        _tempo(state, seat, found)
        return found


def _workers(state: Tzolkin, seat: Seat, found: list[int]) -> None:
    """Who stands where, and which technology helps them there."""
    teeth = state.teeth
    for gear in range(len(GEARS)):
        first = FIRST_TOOTH[gear]
        for space in range(LAST_SPACE[gear] + 1):
            if teeth[first + space] == seat:
                found[FIRST_SPACE[gear] + space] = 1
                if HELPED_BY[gear] != EMPTY:
                    found[AT_WORK + HELPED_BY[gear]] += state.level(seat, HELPED_BY[gear])
    for more in range(state.in_play(seat) - WORKERS_AT_START):
        found[AT_WORKERS + more] = 1


def _skulls(state: Tzolkin, seat: Seat, found: list[int]) -> None:
    """Skulls in hand, where the best could go, and those whose worker is on its way."""
    skulls = state.has(seat, SKULL)
    if not skulls:
        return
    found[AT_SKULL] = 1
    found[AT_SKULL + 1] = skulls - 1
    left = FOOD_DAYS[-1] - state.day
    for space in range(min(len(SKULL_POINTS) - 1, left), 0, -1):
        if state.offerings[space] == EMPTY:
            found[AT_SKULL + 2] = SKULL_POINTS[space]
            break
    first = FIRST_TOOTH[CHICHEN_ITZA]
    for space in range(LAST_SPACE[CHICHEN_ITZA], 0, -1):
        if skulls and state.teeth[first + space] == seat:
            reached = min(space, len(SKULL_POINTS) - 1)
            while reached and state.offerings[reached] != EMPTY:
                reached -= 1
            found[AT_WORK + len(TRACKS)] += SKULL_POINTS[reached]
            skulls -= 1


def _food(state: Tzolkin, seat: Seat, found: list[int]) -> None:
    """What farms will save, and the hunger that is near."""
    number = state.food_days_done
    if number >= len(FOOD_DAYS):
        return
    workers = state.in_play(seat)
    free = min(workers, state.has(seat, M_FED_FREE))
    need = max(0, FEED - state.has(seat, M_FED_CHEAPER))
    hungry = workers - free
    found[AT_SAVED] = (workers * FEED - hungry * need) * (len(FOOD_DAYS) - number)
    if need and hungry:
        fed = min(hungry, state.has(seat, CORN) // need)
        near = FOOD_DAYS[number] - state.day
        found[AT_HUNGER + (0 if near <= NEAR[0] else 1 if near <= NEAR[1] else 2)] = hungry - fed
        found[AT_HUNGER + 3] = fed


def _temples(state: Tzolkin, seat: Seat, found: list[int]) -> None:
    """How high the seat stands, and what the next Food Days of both kinds would give."""
    number = state.food_days_done
    for temple in range(len(TEMPLES)):
        step = state.step(seat, temple)
        found[AT_STEPS + temple] = step
        found[AT_STEP_POINTS + temple] = STEP_POINTS[temple][step]
        others = 0
        for other in range(state.seats):
            if other != seat and state.step(other, temple) > others:
                others = state.step(other, temple)
        bonus = LEADER_POINTS[temple][min(number // 2, 1)]
        if step > others:
            found[AT_LEAD] += bonus
        elif step == others:
            found[AT_LEAD + 1] += bonus
        if number < 3:
            for reached, good in STEP_GOODS[temple].items():
                if step >= reached:
                    found[AT_NEXT + (3 if good == SKULL else 2 if good == WOOD else good - 2)] += 1


def _tiles(state: Tzolkin, seat: Seat, found: list[int]) -> None:
    """Buildings by frame, own monuments, and the best monument that could be had."""
    owners = state.owners
    for tile in range(len(BUILDINGS)):
        if owners[tile] == seat:
            found[AT_FRAMES + BUILDINGS[tile].frame] += 1
    for tile in range(len(MONUMENTS)):
        if owners[FIRST_MONUMENT + tile] == seat:
            found[AT_FRAMES + MONUMENTS[tile].frame] += 1
            found[AT_MONUMENTS] += MONUMENTS[tile].worth.points(state, seat)
            found[AT_MONUMENTS + 1] += 1
    best = 0
    for tile in state.monuments:
        if tile != EMPTY:
            monument = MONUMENTS[tile]
            missing = 0
            for good in RESOURCES:
                missing += max(0, monument.cost[good - 1] - state.has(seat, good)) * IN_CORN[good]
            if monument.skulls > state.has(seat, SKULL):
                missing += 12
            worth = monument.worth.points(state, seat)
            best = max(best, worth - missing // 2)
            if not missing:
                found[AT_MONUMENTS + 3] = max(found[AT_MONUMENTS + 3], worth)
    found[AT_MONUMENTS + 2] = best


def _tempo(state: Tzolkin, seat: Seat, found: list[int]) -> None:
    """Workers in front of the player, who begins, and what may still be done in this very turn."""
    available = state.mats[seat * MAT + M_AVAILABLE]
    found[AT_AVAILABLE] = available
    found[AT_AVAILABLE + 1] = 1 if state.first_player == seat else 0
    found[AT_AVAILABLE + 2] = 1 if state.first_space == seat else 0
    agenda = state.agenda
    for n in range(len(agenda.steps) - 1, -1, -1):
        step = agenda.steps[n]
        if isinstance(step, PlaceMore):
            if agenda.seats[n] == seat:
                found[AT_AVAILABLE + 3] = available
            break
        if isinstance(step, PickUpMore):
            if agenda.seats[n] == seat:
                found[AT_AVAILABLE + 4] = state.on_gears(seat)
            break
    if agenda.seats and agenda.seats[-1] == seat:
        found[AT_AVAILABLE + 5] = 1


EVALUATION: Final = TzolkinEvaluation(PACKAGE, NAMES, KNOTS)
