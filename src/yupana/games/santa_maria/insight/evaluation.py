"""How good a table of Santa Maria looks: points now, and what goods, colony, dice, monks and ships still promise."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.games.santa_maria.activation import colonists_on
from yupana.games.santa_maria.american_kingdoms.governor import governor_points
from yupana.games.santa_maria.american_kingdoms.maya.board import DISTRICTS, TOKENS, V_HAND, V_LEVEL, V_READY, V_TOKEN
from yupana.games.santa_maria.american_kingdoms.maya.turn import temple_points
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import (
    BIT,
    CELLS,
    COIN,
    COLUMN,
    DOCKS,
    EMPTY,
    FACES,
    GOODS,
    LINE_CELLS,
    LINE_MASK,
    M_BLUE,
    M_CONQUISTADOR,
    M_DOCK,
    M_FREE,
    M_MONKS,
    M_PAID,
    M_PASSED,
    M_RELIGION,
    M_SCHOLARS,
    M_WHITE,
    MAT,
    MONK_SYMBOLS,
    MONKS,
    PASS_SPACE,
    PASS_SPACES,
    RELIGION_END,
    ROW,
    THINGS,
    YEARS,
)
from yupana.games.santa_maria.passing import DOCK_THING
from yupana.games.santa_maria.scoring import bishops_of, scholars_of, sets_of, ships_of, standing
from yupana.games.santa_maria.state import SantaMaria
from yupana.games.santa_maria.year import conquest_points
from yupana.insight.evaluation import UNIT, Fitted

PACKAGE: Final = "yupana.games.santa_maria.insight"
KNOTS: Final = (1, 2, 3)  # years, in each of which every feature has its own weight
KINDS: Final = ("wood", "grain", "sugar", "gem", "cacao", "coin", "happiness", "shipping", "conquistador", "religion")
ABILITIES: Final = 13
LEAD: Final = 4  # steps of the march that nobody makes up in a turn
NEAR: Final = 2  # empty cells of a line that may still be filled

NAMES: Final[tuple[str, ...]] = (
    "always",
    *[f"player-{n}" for n in (2, 3, 4, 5)],
    *[THINGS[good] for good in GOODS],
    "coin",
    "religion",
    "religion-near",
    "monks",
    "conquistador",
    "conquest",
    "conquest-safe",
    "conquest-lead",
    *[f"ability-{n}" for n in range(ABILITIES)],
    "scholar-points",
    "bishops",
    "bishop-points",
    "ships",
    "ship-points",
    "sets",
    "docks-for-a-set",
    "colonists",
    "colonist-points",
    "colonists-near",
    "empty-cells",
    "governor",
    *[f"building-{kind}" for kind in KINDS],
    "building-trade",
    "free-buildings",
    "white-dice",
    "blue-dice",
    "best-column",
    "second-column",
    "rows",
    "paid",
    "passed",
    "passed-first",
    "deciding",
    "city",
    "city-levels",
    "city-tokens",
    "city-cards",
    "city-priests",
    "city-temples",
    *[f"to-unload-{thing}" for thing in DOCK_THING],
    *[f"open-{space}" for space in PASS_SPACE],
)
AT: Final[dict[str, int]] = {name: n for n, name in enumerate(NAMES)}
AT_GOODS: Final = AT["wood"]
AT_RELIGION: Final = AT["religion"]
AT_MONKS: Final = AT["monks"]
AT_CONQUEST: Final = AT["conquistador"]
AT_ABILITIES: Final = AT["ability-0"]
AT_SCHOLARS: Final = AT["scholar-points"]
AT_SHIPS: Final = AT["ships"]
AT_COLONISTS: Final = AT["colonists"]
AT_GOVERNOR: Final = AT["governor"]
AT_BUILDINGS: Final = AT["building-wood"]
AT_TRADE: Final = AT["building-trade"]
AT_DICE: Final = AT["white-dice"]
AT_PASSED: Final = AT["passed"]
AT_CITY: Final = AT["city"]
AT_UNLOAD: Final = AT["to-unload-coin"]
AT_SPACES: Final = AT["open-pass-coins"]
SIZE: Final = len(NAMES)


class SantaMariaEvaluation(Fitted):
    """With the weights that were fitted, or others."""

    def replies(self) -> bool:
        return False  # or whatever puts the end of the turn off looks better than ending it

    def explore(self) -> float:
        return 0.03  # some forty options a turn

    def finishes(self) -> int:
        return 3  # the fields of a row say nothing until all are used

    def scored(self, state: Kingdoms, seat: Seat) -> int:
        """Hundredths of the points that the seat has; when it does nothing more, all that will be counted."""
        if is_done(state, seat):
            return (standing(state, seat) + governor_points(state, seat) + conquest_points(state, seat)) * UNIT
        return state.points(seat) * UNIT

    def moment(self, state: SantaMaria) -> int:
        """The year, unless the match is over.

        Nothing finer: if time went on with each white die, whoever takes one would grow poorer by it, and pass instead.
        """
        return max(1, state.year) if state.agenda.steps else -1

    def features(self, state: Kingdoms, seat: Seat) -> list[int]:
        """All that the seat has and may expect."""
        found = [0] * SIZE
        if is_done(state, seat):
            return found
        mats = state.mats
        at = seat * MAT
        found[0] = 1
        for more in range(1, state.seats):
            found[more] = 1
        for thing in range(COIN + 1):
            found[AT_GOODS + thing] = mats[at + thing]
        _tracks(state, seat, found)
        _turns(state, seat, found)
        if state.has_colony(seat):
            _monks(state, seat, found)
            _ships(state, seat, found)
            _colony(state, seat, found)
            _dice(state, seat, found)
            found[AT_GOVERNOR] = governor_points(state, seat)
        else:
            _city(state, seat, found)
        return found


def is_done(state: Kingdoms, seat: Seat) -> bool:
    """It has passed in the last year, and only waits for the others."""
    return bool(state.agenda.steps) and state.year == YEARS and state.is_out(seat) and state.has_colony(seat)


def _tracks(state: SantaMaria, seat: Seat, found: list[int]) -> None:
    """Steps of religion, how near the next monk is, what conquistadors would score now, and whether others can reply.

    Whoever passes may lead the march for now; those who have not passed have all their turns to overtake.
    """
    space = state.mats[seat * MAT + M_RELIGION]
    found[AT_RELIGION] = space
    if space < RELIGION_END:
        for symbol in MONK_SYMBOLS:
            if symbol > space:
                found[AT_RELIGION + 1] = 4 - min(4, symbol - space)
                break
    found[AT_CONQUEST] = state.mats[seat * MAT + M_CONQUISTADOR]
    points = conquest_points(state, seat)
    found[AT_CONQUEST + 1] = points
    if points and state.seats > 1:
        behind = EMPTY
        safe = True
        for other in range(state.seats):
            if other != seat:
                behind = max(behind, state.mats[other * MAT + M_CONQUISTADOR])
                safe = safe and state.is_out(other)
        found[AT_CONQUEST + 2] = points if safe else 0
        found[AT_CONQUEST + 3] = max(0, min(LEAD, found[AT_CONQUEST] - behind))


def _monks(state: SantaMaria, seat: Seat, found: list[int]) -> None:
    """Abilities, and what scholars and bishops would be worth now."""
    found[AT_MONKS] = MONKS - state.mats[seat * MAT + M_MONKS]
    known = state.mats[seat * MAT + M_SCHOLARS]
    for ability in range(ABILITIES):
        if known & BIT[ability]:
            found[AT_ABILITIES + ability] = 1
    for scholar in scholars_of(state, seat):
        found[AT_SCHOLARS] += scholar.points
    for bishop in bishops_of(state, seat):
        found[AT_SCHOLARS + 1] += 1
        found[AT_SCHOLARS + 2] += bishop.worth(state, seat)


def _ships(state: SantaMaria, seat: Seat, found: list[int]) -> None:
    """Ships, what they give when the seat passes, and how many docks the next set still lacks."""
    ships = state.components().ships
    for ship in ships_of(state, seat):
        found[AT_SHIPS] += 1
        found[AT_SHIPS + 1] += ships[ship].points
    sets = sets_of(state, seat)
    found[AT_SHIPS + 2] = sets
    waits = not state.is_out(seat)
    for dock in range(DOCKS):
        lying = state.mats[seat * MAT + M_DOCK + dock]
        if lying > sets:
            found[AT_SHIPS + 3] += 1
        if waits:
            found[AT_UNLOAD + dock] = lying


def _colony(state: SantaMaria, seat: Seat, found: list[int]) -> None:
    """Colonists in lines that are developed or nearly so, and the buildings by what they give."""
    cells = state.components().cells
    empty = state.empty(seat)
    at = seat * CELLS
    for cell in range(CELLS):
        code = state.cells[at + cell]
        if code == EMPTY:
            found[AT_COLONISTS + 3] += 1
            continue
        shown = cells[code]
        found[AT_COLONISTS] += shown.colonists
        for kind in shown.kinds:
            found[AT_BUILDINGS + KINDS.index(kind) if kind in KINDS else AT_TRADE] += 1
    for line in range(len(LINE_CELLS)):
        missing = (empty & LINE_MASK[line]).bit_count()
        if missing <= NEAR:
            colonists = colonists_on(state, seat, LINE_CELLS[line])
            found[AT_COLONISTS + (2 if missing else 1)] += colonists


def _dice(state: SantaMaria, seat: Seat, found: list[int]) -> None:
    """Dice that the seat may still use this year, and the free buildings that they reach."""
    mats = state.mats
    at = seat * MAT
    free = mats[at + M_FREE]
    found[AT_TRADE + 1] = free.bit_count()
    if state.is_out(seat):
        return
    white = min(state.white_limit() - mats[at + M_WHITE], sum(state.white))
    found[AT_DICE] = white
    best = second = 0
    for face in range(FACES):
        if white and state.white[face]:
            reached = (free & LINE_MASK[COLUMN + face]).bit_count()
            if reached > best:
                best, second = reached, best
            elif reached > second:
                second = reached
        blue = mats[at + M_BLUE + face]
        if blue:
            found[AT_DICE + 1] += blue
            found[AT_DICE + 4] += (free & LINE_MASK[ROW + face]).bit_count()
    found[AT_DICE + 2] = best
    found[AT_DICE + 3] = second
    found[AT_DICE + 5] = mats[at + M_PAID]


def _turns(state: SantaMaria, seat: Seat, found: list[int]) -> None:
    """Who has passed, where it still can be done, and whose decision it is."""
    if not state.is_out(seat):
        for space in range(PASS_SPACES):
            found[AT_SPACES + space] = 1
        for other in state.passed:
            found[AT_SPACES + state.mats[other * MAT + M_PASSED]] = 0
    elif state.year < YEARS:
        found[AT_PASSED] = 1
        found[AT_PASSED + 1] = 1 if state.passed[0] == seat else 0
    agenda = state.agenda
    if agenda.seats and agenda.seats[-1] == seat:
        found[AT_PASSED + 2] = 1


def _city(state: Kingdoms, seat: Seat, found: list[int]) -> None:
    """The Maya city: temples and what they score whenever it passes, buildings, cards and priests."""
    found[AT_CITY] = 1
    for district in range(DISTRICTS):
        found[AT_CITY + 1] += state.maya[V_LEVEL + district]
    for token in range(len(TOKENS)):
        found[AT_CITY + 2] += 1 - state.maya[V_TOKEN + token]
    found[AT_CITY + 3] = state.maya[V_HAND]
    found[AT_CITY + 4] = state.maya[V_READY]
    passes = YEARS - max(1, state.year) + (0 if state.is_out(seat) else 1)
    for district in range(DISTRICTS):
        found[AT_CITY + 5] += temple_points(state, district) * passes


EVALUATION: Final = SantaMariaEvaluation(PACKAGE, NAMES, KNOTS)
