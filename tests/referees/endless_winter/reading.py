"""A state of the game, told in the referee's words; what the numbers mean was found by looking at matches."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.endless_winter.tribes import (
    ANIMALS,
    COLUMNS,
    CULTURE,
    GLACIER_TOKENS,
    JUNCTIONS,
    LAYOUTS,
    PEOPLE,
    REST_TOKENS,
    STONES,
    TRIBES,
)
from tests.referees.following import Table

from yupana.engine.match import Match

MAT, CAMPS, VILLAGES, PLACED, LEVEL, UPRIGHT, ROTATED, STONE, POINTS = 51, 2, 3, 4, 5, 24, 31, 38, 41
CARDS = [*PEOPLE, *CULTURE]
LANDS = ("plains", "forest", "hills", "mountains", "marsh", "tundra", "glacier", "base")
SOURCES = (
    "start",
    "effects",
    "empty-decks",
    "megaliths",
    "idols",
    "stones",
    "sacrifice",
    "burials",
    "cards",
    "animals",
)
STONE_NAMES = [stone for stone, _ in STONES]


def table(state: Any) -> Table:
    """Everything on the table."""
    camps = {(n % 19, n // 19): k for n, k in enumerate(state.camps) if k}
    found: Table = {
        "round": state.round,
        "order": list(state.order),
        "stones": sorted(STONE_NAMES[n] for n in state.stones if n >= 0),
        "display": [CARDS[n] if n >= 0 else "" for n in state.display],
        "tribes": dict(zip(TRIBES, state.tribes)),
        "animals": +Counter(dict(zip(ANIMALS, state.animals))),
        "grounds": [list(ANIMALS)[n] for n in state.grounds],
        "terrain": [LANDS[n] for n in state.terrain],
        "camps": camps,
        "villages": {junction: n for junction, n in zip(JUNCTIONS, state.villages) if n >= 0},
        "megaliths": megaliths(state),
        "tokens": {n: list(GLACIER_TOKENS)[k] if k >= 0 else "" for n, k in enumerate(state.tokens) if k != -1},
        "rest open": list(REST_TOKENS)[state.rest_open] if state.rest_open >= 0 else "",
        "lower": {column: n for column, n in zip(COLUMNS, state.lower) if n >= 0},
    }
    for seat in range(state.seats):
        found[f"player {seat}"] = mat(state, seat, state.mats[seat * MAT : seat * MAT + MAT])
    if state.solo:
        found["nomad"] = {
            "stack": [f"nomad-card.{n + 1}" for n in state.nomad_stack],
            "pile": [CARDS[n] for n in state.nomad_pile],
            "buried": [CARDS[n] for n in state.nomad_buried],
        }
    return found


def megaliths(state: Any) -> Table:
    """Those on the ground where they lie; how many of whom lie above."""
    found: dict[tuple[int, int], int] = {}
    for n, owner in enumerate(state.megaliths[:32]):
        if owner >= 0:
            x, y, upright = LAYOUTS[state.layout][n // 8]
            c, r = n % 4, n % 8 // 4
            found[(x + 1 - r, y + c) if upright else (x + c, y + r)] = owner
    above = Counter(owner for owner in state.megaliths[32:] if owner >= 0)
    return {"ground": found, "above": above}


def mat(state: Any, seat: int, numbers: list[int]) -> Table:
    """What lies before a player."""
    zones = {"hand": state.hand, "deck": state.deck, "discard": state.discard, "played": state.played}
    zones |= {"eclipse": state.eclipse, "buried": state.buried}
    return {
        "food": numbers[0],
        "tools": numbers[1],
        "camps": numbers[CAMPS],
        "villages": numbers[VILLAGES],
        "placed": numbers[PLACED],
        "levels": {"sacrifice": numbers[LEVEL], "honour": numbers[LEVEL + 1]},
        "zones": {zone: +Counter(dict(zip(CARDS, cards[seat * 48 : seat * 48 + 48]))) for zone, cards in zones.items()},
        "upright": +Counter(dict(zip(ANIMALS, numbers[UPRIGHT : UPRIGHT + 7]))),
        "rotated": +Counter(dict(zip(ANIMALS, numbers[ROTATED : ROTATED + 7]))),
        "stones": sorted(STONE_NAMES[n] for n in numbers[STONE : STONE + 3] if n >= 0),
        "points": +Counter(dict(zip(SOURCES, numbers[POINTS : POINTS + 10]))),
    }


def result(match: Match[Any]) -> Table:
    """What everybody scored, and who won."""
    scores = match.game.scores(match.state)
    return {
        "scores": [{part: n for part, n in score.parts if n} for score in scores],
        "totals": [score.total() for score in scores],
        "winners": match.game.winners(match.state),
    }
