"""Endless Winter and its referee side by side."""

from __future__ import annotations

import random
from typing import Any

from tests.referees.endless_winter import reading
from tests.referees.endless_winter.nomad import Nomads
from tests.referees.following import Title

from yupana.engine.game import Options
from yupana.games import title

GAME = title("endless-winter").game
LIKED = {"decline": 0.2, "end-turn": 0.15, "done": 0.1, "stop": 0.5, "spend": 2, "play": 3, "learn": 6, "settle": 20}
LIKED |= {"take-stone": 4, "raise": 2, "march": 0.5, "move": 0.5, "set-aside": 2, "hunt": 2}


def tables(seed: int) -> tuple[int, Options]:
    """Any table."""
    chance = random.Random(seed)
    while True:
        seats = chance.choice((1, 1, 2, 3, 4))
        options = {variant.name: chance.choice(variant.values) for variant in GAME.variants()}
        if not GAME.refuses(seats, options):
            return seats, options


def weight(move: str) -> float:
    """Random players that use what they have before they end a turn."""
    return LIKED.get(move.split(maxsplit=1)[0], 1)


def gift(state: Any, referee: Nomads, chance: random.Random) -> None:
    """Food and tools from heaven, so that more can be paid for than random players earn."""
    for player in referee.people:
        if chance.random() < 0.5:
            player.food = min(player.limit, player.food + chance.randrange(4))
            player.tools = min(10, player.tools + chance.randrange(3))
            state.mats[player.seat * reading.MAT] = player.food
            state.mats[player.seat * reading.MAT + 1] = player.tools


ENDLESS_WINTER = Title(GAME, Nomads, reading.table, reading.result, weight, tables, gift)
