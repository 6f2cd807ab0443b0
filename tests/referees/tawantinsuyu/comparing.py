"""Tawantinsuyu and its referee side by side."""

from __future__ import annotations

import random
from typing import Any

from tests.referees.following import Title
from tests.referees.tawantinsuyu import reading
from tests.referees.tawantinsuyu.empire import Empire
from tests.referees.tawantinsuyu.things import COSTS, GOODS

from yupana.engine.game import Options
from yupana.games import title

GAME = title("tawantinsuyu").game
LIKED = {"decline": 0.3, "stop": 0.3, "spend": 0.3, "end-turn": 0.5, "consult": 0.3, "perform": 3, "build": 3}
LIKED |= {"hire": 4, "place": 3, "recover": 2, "conquer": 2, "send": 4, "erect": 2}


def tables(seed: int) -> tuple[int, Options]:
    """Any table."""
    chance = random.Random(seed)
    while True:
        seats = chance.choice((2, 3, 4))
        options = {variant.name: chance.choice(variant.values) for variant in GAME.variants()}
        if seats > 1:
            options = {key: value for key, value in options.items() if not key.startswith("axomamma")}
        if not GAME.refuses(seats, options):
            return seats, options


def weight(move: str) -> float:
    """Random players that work, build and conquer."""
    verb = move.split(maxsplit=1)[0]
    return 0.15 if verb.startswith("exchange") else LIKED.get(verb, 1)


def gift(state: Any, referee: Empire, chance: random.Random) -> None:
    """Goods and buildings from heaven, so that more can be done than random players earn."""
    for player in referee.players:
        if referee.hers(player):
            continue
        for good in chance.sample(GOODS, 2):
            player.goods[good] += 1
            state.mats[player.seat * reading.MAT + GOODS.index(good)] += 1
        if chance.random() < 0.2:
            pile = referee.building_stacks[chance.random() < 0.8]
            if pile.loose:
                building = chance.choice(sorted(pile.loose))
                pile.loose.remove(building)
                player.up.append(building)
                state.buildings[list(COSTS).index(building)] = player.seat


TAWANTINSUYU = Title(GAME, Empire, reading.table, reading.result, weight, tables, gift)
