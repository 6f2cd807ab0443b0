"""A state of the game, told in the referee's words; what the numbers mean was found by looking at matches."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.following import Table
from tests.referees.tawantinsuyu.things import COLOURS, COSTS, GODS, GOODS, REGIONS, SOLDIERS, SPACES, STATUES, WEAVINGS

from yupana.engine.match import Match

PILE, UNDER, ALTAR, ASIDE, DISCARDED, SHOWN = range(-1, -7, -1)
FACE_UP, FACE_DOWN, DRAWN, SLOT = 10, 20, 30, 40
MAT, STEP, PRIEST, STEPS_LEFT, MARKERS_LEFT, HAND, ARMY, WORKER, STATUE, POINTS = 48, 4, 5, 6, 7, 8, 9, 11, 16, 28
ROW = 8
PERSONALITIES = ("statue", "weaving", "temple", "building")
SLOTS = [f"{level}-steps.{n}" for level in ("upper", "lower") for n in range(1, 6)]
SOURCES = ["start", "steps", "statues", "god-cards", "buildings", "weavings", "conquests", "regions", "temple"]
SOURCES += ["village", "upkeep", "axomamma", "tapestries", "temple-top", "face-up-buildings", "gods-in-hand"]
SOURCES += ["armies", "workers", "gold", "leftovers"]


def at(words: list[str], where: list[int], place: int) -> list[str]:
    """What is there, in the order of names."""
    return sorted(word for word, n in zip(words, where) if n == place)


def table(state: Any) -> Table:
    """Everything on the table."""
    gods, army, buildings, weavings = list(GODS), list(SOLDIERS), list(COSTS), list(WEAVINGS)
    under = [buildings[n] for n in state.buildings_under]
    found: Table = {
        "first": state.first_player,
        "active": state.active,
        "turns": state.turns,
        "rotation": state.rotation,
        "token": state.token,
        "ceremony": state.ceremony,
        "final": bool(state.final),
        "casualties": state.casualties,
        "bag": +Counter(dict(zip(COLOURS, state.bag))),
        "lost": +Counter(dict(zip(COLOURS, state.lost))),
        "hill": {space: COLOURS[n] for space, n in zip(SPACES, state.hill) if n >= 0},
        "village": [COLOURS[n] if n >= 0 else "" for n in state.village],
        "nomads": [COLOURS[n] if n >= 0 else "" for n in state.nomads],
        "altar": [gods[n] for n in state.altar],
        "aside": "".join(at(gods, state.gods, ASIDE)),
        "god deck": at(gods, state.gods, PILE),
        "under the god deck": [gods[n if n >= 0 else -n - 1] for n in state.gods_under],
        "army deck": at(army, state.army, PILE),
        "army discard": at(army, state.army, DISCARDED),
        "market": [buildings[n] if n >= 0 else "" for n in state.market],
        "building stacks": [
            at(buildings[:19], state.buildings[:19], PILE),
            at(buildings[19:], state.buildings[19:], PILE),
        ],
        "under the building stacks": [[each for each in under if each.startswith(kind)] for kind in ("pr", "pe")],
        "weaving top": "".join(weavings[n] for n in state.stack_top),
        "weaving stack": at(weavings, state.weavings, PILE),
        "under the weaving stack": [weavings[n] for n in state.weavings_under],
        "on sale": [weavings[n] for n in state.on_sale],
        "statues": +Counter(dict(zip(STATUES, state.statues))),
        "steps": {slot: n for slot, n in zip(SLOTS, state.steps) if n >= 0},
        "regions": {space: n for space, n in zip(REGIONS, state.regions) if n >= 0},
    }
    for seat in range(state.seats):
        found[f"player {seat}"] = mat(state, seat, state.mats[seat * MAT : seat * MAT + MAT])
    if state.solo:
        board = state.axomamma
        found["axomamma"] = {
            "tokens": board[:8],
            "slots": ["".join(at(gods, state.gods, SLOT + n)) for n in range(4)],
            "personality": "".join(PERSONALITIES[n] for n in board[12:13] if n >= 0),
            "workers": [COLOURS[n] for n in state.her_workers],
            "has placed": board[13:] == [1],
        }
    return found


def mat(state: Any, seat: int, numbers: list[int]) -> Table:
    """What lies before a player."""
    gods, army, buildings, weavings = list(GODS), list(SOLDIERS), list(COSTS), list(WEAVINGS)
    rows = [state.tapestries[n : n + ROW] for n in range(0, len(state.tapestries), ROW)]
    return {
        "goods": +Counter(dict(zip(GOODS, numbers))),
        "points": {part: n for part, n in zip(SOURCES, numbers[POINTS:]) if n},
        "step": numbers[STEP],
        "sector": numbers[PRIEST] + 1,
        "steps left": numbers[STEPS_LEFT],
        "markers left": numbers[MARKERS_LEFT],
        "hand": at(gods, state.gods, seat),
        "played": at(gods, state.gods, FACE_UP + seat),
        "army": at(army, state.army, seat),
        "drawn": at(army, state.army, DRAWN + seat),
        "army up": at(army, state.army, FACE_UP + seat),
        "army down": at(army, state.army, FACE_DOWN + seat),
        "workers": +Counter(dict(zip(COLOURS, numbers[WORKER:]))),
        "statues": +Counter(dict(zip(STATUES, numbers[STATUE:]))),
        "up": at(buildings, state.buildings, seat),
        "down": at(buildings, state.buildings, FACE_DOWN + seat),
        "tapestries": [[weavings[n] for n in row[1:] if n >= 0] for row in rows if row[0] == seat],
    }


def result(match: Match[Any]) -> Table:
    """What everybody scored, and who won."""
    scores = match.game.scores(match.state)
    return {
        "scores": [{part: n for part, n in score.parts if n} for score in scores],
        "totals": [score.total() for score in scores],
        "winners": match.game.winners(match.state),
    }
