"""A state of the game, told in the referee's words; what the numbers mean was found by looking at matches."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.following import Table
from tests.referees.santa_maria.city import CARDS, DISTRICTS
from tests.referees.santa_maria.city import SPOTS as CITY_SPOTS
from tests.referees.santa_maria.colony import DOCKS, GRID, HALLS, MISSIONS, SHEET, SPACES, name

from yupana.engine.match import Match

MAT, RELIGION, CONQUISTADOR, MONKS, WHITE, BLUE_USED, PILES, PASSED, SCHOLARS, PRIVATE, COLONY = (41, *range(8, 18))
BLUE, CONQUEST = 24, 30
THINGS = ("wood", "grain", "sugar", "gem", "gold", "cacao", "coin", "happiness")
CODES = ["R2", "R1", "R0", "WD", "GR", "SU", "GE", "C2", "H1", "SH", "CQ", "RE", "WC", "GW", "QC", "RC"]
CODES += ["TA", "TB", "TC", "TD", "TE", "TF", "TG", "CA"]
CODES += [name(each["id"]) for each in SHEET["spec"] if each["family"] == "improvement"]
COLONIES = ["colony-timber", "colony-plantation", "colony-mine", "colony-mission", "colony-side-b", "colony-cacao"]
TILES = (
    [name(key) for key in [*SHEET["doubles"], *SHEET["triples"]]] + list(HALLS) + [name(k) for k in SHEET["special"]]
)
SHIPS = [name(ship["id"]) for ship in SHEET["ships"] + SHEET["spships"]]
ALL_SCHOLARS = [each["id"] for each in SHEET["scholars"]]
ALL_BISHOPS = [name(each["id"]) for each in SHEET["bishops"]]
SPOTS = (
    ALL_SCHOLARS[:10] + ALL_BISHOPS[:6] + list(MISSIONS)[:4] + ALL_SCHOLARS[10:] + ALL_BISHOPS[6:] + ["mission-cacao"]
)
CITY = ["wood", "grain", "sugar", "gem", "cacao", "coin2", "happiness1", "religion", "warrior"]
SPECIALISTS = [name(each["id"]) for each in SHEET["spec"]]


def table(state: Any) -> Table:
    """Everything on the table."""
    mats, cells = state.mats, list(state.cells)
    seats = range(state.seats)
    place = {seat: mats[seat * MAT + CONQUISTADOR] for seat in seats}
    found: Table = {
        "year": state.year,
        "first": state.first_player,
        "roads": state.roads,
        "white": dice(state.white),
        "shared blue": dice(state.blue),
        "display": sorted(TILES[n] for n in state.display if n >= 0),
        "stack": sorted(TILES[n] for n in state.stack),
        "fleet": sorted(SHIPS[n] for n in state.fleet),
        "docks": {dock: SHIPS[n] if n >= 0 else "" for dock, n in zip([*DOCKS, "dock-special"], state.docks)},
        "spots": sorted(SPOTS[n] for n in state.spots),
        "pairs": {hall: SPOTS[n] for hall, n in zip(HALLS, state.pairs) if n >= 0},
        "passed": list(state.passed),
        "stacks": sorted(((place[seat], seat) for seat in state.march if place[seat]), key=lambda each: each[0]),
        "envoys": dict(zip(("white", "blue"), state.envoys)),
        "hiring": {v: SPECIALISTS[n] for v, n in enumerate(state.hiring, 1) if n >= 0},
        "crowd": Counter(SPECIALISTS[n] for n in state.crowd),
    }
    for seat in seats:
        found[f"player {seat}"] = mat(
            state, seat, mats[seat * MAT : seat * MAT + MAT], cells[seat * 36 : seat * 36 + 36]
        )
    if state.maya:
        found["city"] = city(state)
        found["player 0"] |= {"cells": {}, "marks": found["city"]["marks"]}
    return found


def city(state: Any) -> Table:
    """Module D: a flat list of numbers, and where each card is."""
    numbers = state.maya
    cards = list(CARDS)
    districts = list(DISTRICTS)
    temples = numbers[15:20]
    tokens = [token for part in SHEET["maya"]["building_tokens"].values() for token in part]
    stored = dict(zip(THINGS, numbers[4:10]))
    return {
        "vault": numbers[0],
        "deck": sorted(card for card, at in zip(cards, state.cards) if at == -1),
        "under": [cards[n] for n in state.cards_under],
        "hand": sorted(card for card, at in zip(cards, state.cards) if at == 0),
        "tucked": {
            district: sorted(card for card, at in zip(cards, state.cards) if at == 10 + n)
            for n, district in enumerate(districts)
        },
        "levels": +Counter(dict(zip(districts, numbers[10:15]))),
        "temples": {district: f"temple.{n + 1}" for district, n in zip(districts, temples) if n >= 0},
        "temple stack": sorted(f"temple.{n + 1}" for n in state.temples),
        "priests": (numbers[2], numbers[3]),
        "forks": [fork for fork, n in zip((2, 3, 4, 5), numbers[20:24]) if n],
        "tokens": sorted(token for token, n in zip(tokens, numbers[24:36]) if n),
        "buildings": {at: CITY[n - 31] for at, n in zip(CITY_SPOTS, state.cells) if n >= 0},
        "warehouses": +Counter(stored),
        "marks": {at: "priest" if n > 0 else mark(n) for at, n in zip(CITY_SPOTS, state.marks) if n},
    }


def dice(counts: list[int]) -> Counter[int]:
    """How many dice show what."""
    return +Counter(dict(enumerate(counts, 1)))


def mat(state: Any, seat: int, numbers: list[int], cells: list[int]) -> Table:
    """What lies before a player."""
    marks = state.marks[seat * 36 : seat * 36 + 36]
    spots = [SPOTS[spot] for spot, monks in zip(state.spots, state.monks) if monks >> seat & 1]
    private = numbers[PRIVATE]
    return {
        "goods": {thing: n for thing, n in zip(THINGS, numbers) if n},
        "religion": numbers[RELIGION],
        "monks": numbers[MONKS],
        "white taken": numbers[WHITE],
        "blue used": numbers[BLUE_USED],
        "blue": dice(numbers[BLUE : BLUE + 6]),
        "coin piles": numbers[PILES],
        "space": SPACES[numbers[PASSED]] if numbers[PASSED] >= 0 else "",
        "spots": sorted(spots),
        "private": SPOTS[private] if private >= 0 else "",
        "colony": COLONIES[numbers[COLONY]] if numbers[COLONY] >= 0 else "",
        "cells": {at: CODES[n] for at, n in zip(GRID, cells) if 0 <= n < len(CODES)},
        "marks": {at: mark(n) for at, n in zip(GRID, marks) if n},
        "docks": {
            dock: sorted(SHIPS[n] for n, at in enumerate(state.ships) if at == seat * 8 + d)
            for d, dock in enumerate(DOCKS)
        },
        "tiles": sorted(TILES[n] for n, at in enumerate(state.laid) if at >= 0 and at // 144 == seat),
        "conquest": numbers[CONQUEST : CONQUEST + 3],
        "governor": governor(state.governors, seat),
        "hired": hired(state.hired, seat),
    }


def mark(number: int) -> str:
    """What stands on a cell."""
    if number > 0:
        return f"coins {number}"
    return ("white", "blue", "ambassador-white", "ambassador-blue")[(-number - 1) // 10]


def governor(governors: list[int], seat: int) -> tuple[int, int] | None:
    """Where it stands."""
    return GRID[governors[seat]] if governors and governors[seat] >= 0 else None


def hired(counts: list[int], seat: int) -> Counter[str]:
    """Production specialists."""
    return +Counter(dict(zip(SPECIALISTS, counts[seat * 3 : seat * 3 + 3])))


def result(match: Match[Any]) -> Table:
    """What everybody scored, and who won."""
    scores = match.game.scores(match.state)
    facts: list[Any] = list(match.facts)
    return {
        "scores": [{part: n for part, n in score.parts if n} for score in scores],
        "totals": [score.total() for score in scores],
        "winners": match.game.winners(match.state),
        "achievements": sorted(fact.achievement for fact in facts if type(fact).__name__ == "AchievementReached"),
    }
