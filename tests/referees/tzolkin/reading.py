"""A state of the game, told in the referee's words; what the numbers mean was found by looking at matches."""

from __future__ import annotations

from typing import Any

from tests.referees.following import Table
from tests.referees.tzolkin.gears import BUILDINGS, GEARS, JUNGLE, MONUMENTS, TEMPLES, TRACKS, WEALTH

from yupana.engine.match import Match

MAT = 28
GOODS = ("corn", "wood", "stone", "gold", "skull")
SOURCES = ["buildings", "monuments", "temple-steps", "temple-leads", "chichen-itza-skulls", "architecture"]
SOURCES += ["hunger", "goods", "skulls"]
TILES = [*BUILDINGS, *MONUMENTS]


def table(state: Any) -> Table:
    """Everything on the table."""
    starts = dict(zip(GEARS, (0, 10, 20, 30, 40)))
    found: Table = {
        "day": state.day,
        "food days": state.food_days_done,
        "age": state.age,
        "calendar corn": state.calendar_corn,
        "first": state.first_player,
        "first space": state.first_space,
        "skulls": state.skulls,
        "gears": {
            gear: {s: who for s in range(data["teeth"]) if (who := state.teeth[starts[gear] + s]) >= 0}
            for gear, data in GEARS.items()
        },
        "corn": {group: state.jungle[group] for group in JUNGLE},
        "wood": {group: state.jungle[group + 6] for group in JUNGLE},
        "offerings": {q: who for q, who in enumerate(state.offerings) if who >= 0},
        "row": [TILES[n] if n >= 0 else "" for n in state.row],
        "monuments": sorted(list(MONUMENTS)[n] for n in state.monuments if n >= 0),
        "deck": sorted(TILES[n] for n in state.deck),
    }
    for seat in range(state.seats):
        found[f"player {seat}"] = mat(state, seat, state.mats[seat * MAT : seat * MAT + MAT])
    return found


def mat(state: Any, seat: int, numbers: list[int]) -> Table:
    """What lies before a player."""
    kept = [n for n in state.kept[seat * 2 : seat * 2 + 2] if n >= 0]
    return {
        "goods": {good: n for good, n in zip(GOODS, numbers) if n},
        "temples": dict(zip(TEMPLES, numbers[5:8])),
        "levels": dict(zip(TRACKS, numbers[8:12])),
        "available": numbers[12],
        "bank": numbers[13],
        "corn tiles": numbers[14],
        "wood tiles": numbers[15],
        "fed": (numbers[16], numbers[17]),
        "light": bool(numbers[18]),
        "points": {part: n for part, n in zip(SOURCES, numbers[19:28]) if n},
        "tiles": sorted(TILES[n] for n, owner in enumerate(state.owners) if owner == seat),
        "kept": [list(WEALTH)[n] for n in kept],
    }


def result(match: Match[Any]) -> Table:
    """What everybody scored, and who won."""
    scores = match.game.scores(match.state)
    return {
        "scores": [{part: n for part, n in score.parts if n} for score in scores],
        "totals": [score.total() for score in scores],
        "winners": match.game.winners(match.state),
    }
