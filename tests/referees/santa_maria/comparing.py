"""Santa Maria and its referee side by side."""

from __future__ import annotations

import random
from typing import Any

from tests.referees.following import Title
from tests.referees.santa_maria import reading
from tests.referees.santa_maria.city import City

from yupana.engine.game import Options
from yupana.games import title

GAME = title("santa-maria").game
LIKED = {
    "pass": 0.05,
    "sell": 0.1,
    "buy": 0.2,
    "decline": 0.4,
    "place-monk": 2,
    "ship": 4,
    "expand": 2,
    "end-turn": 2,
    "cancel": 0.2,
}


def tables(seed: int) -> tuple[int, Options]:
    """Any table that can be played."""
    chance = random.Random(seed)
    while True:
        seats = chance.choice((1, 2, 3, 4, 5))
        options = {variant.name: chance.choice(variant.values) for variant in GAME.variants()}
        if not GAME.refuses(seats, options):
            return seats, options


def weight(move: str) -> float:
    """Random players that build, ship and preach before they pass."""
    return LIKED.get(move.split(maxsplit=1)[0], 1)


def gift(state: Any, referee: City, chance: random.Random) -> None:
    """Goods from heaven, so that more can be paid for than random players earn."""
    for player in referee.players * (8 if referee.seats == 1 else 1):
        good = chance.choice(("wood", "grain", "sugar", "gem", "coin", "cacao", "gold"))
        limit = referee.ruler.warehouses[good] if player.maya else player.stores if good == "cacao" else 3
        fits = good == "coin" or (player.goods[good] < limit and (good != "gold" or not referee.on("maya")))
        if fits and chance.random() < 0.3:
            player.goods[good] += 1
            state.mats[player.seat * reading.MAT + reading.THINGS.index(good)] += 1


SANTA_MARIA = Title(GAME, City, reading.table, reading.result, weight, tables, gift)
