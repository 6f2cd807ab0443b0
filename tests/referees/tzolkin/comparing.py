"""Tzolk'in and its referee side by side."""

from __future__ import annotations

import random
from typing import Any

from tests.referees.following import Title
from tests.referees.tzolkin import reading
from tests.referees.tzolkin.gears import Gears

from yupana.engine.game import Options
from yupana.games import title

GAME = title("tzolkin").game
LIKED = {"no-action": 0.1, "beg": 0.5, "decline": 0.3, "done": 0.3, "build": 3}


def tables(seed: int) -> tuple[int, Options]:
    """Any table."""
    chance = random.Random(seed)
    return chance.choice((2, 3, 4)), {variant.name: chance.choice(variant.values) for variant in GAME.variants()}


def weight(move: str) -> float:
    """Random players that use their workers."""
    return LIKED.get(move.split(maxsplit=1)[0], 1)


def gift(state: Any, referee: Gears, chance: random.Random) -> None:
    """Goods from heaven, so that more can be paid for than random players earn."""
    for player in referee.players:
        good = chance.choice(("corn", "wood", "stone", "gold", "skull"))
        if chance.random() < 0.5 and (good != "skull" or referee.skulls):
            if good == "skull":
                referee.skulls -= 1
                state.skulls -= 1
            player.goods[good] += 1
            state.mats[player.seat * reading.MAT + reading.GOODS.index(good)] += 1


TZOLKIN = Title(GAME, Gears, reading.table, reading.result, weight, tables, gift)
