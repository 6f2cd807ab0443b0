"""Tawantinsuyu and its referee side by side."""

from __future__ import annotations

import random
from typing import Any

from tests.referees.following import Title
from tests.referees.tawantinsuyu import reading
from tests.referees.tawantinsuyu.solo import Tawantinsuyu
from tests.referees.tawantinsuyu.things import COSTS, GODS, GOODS, SOLDIERS, STATUES, WEAVINGS, Player

from yupana.engine.game import Options
from yupana.games import title

GAME = title("tawantinsuyu").game
LIKED = {"decline": 0.3, "stop": 0.3, "spend": 0.3, "end-turn": 0.5, "consult": 0.3, "perform": 3, "build": 3}
LIKED |= {"hire": 4, "place": 3, "recover": 2, "conquer": 2, "send": 4, "erect": 2}


def tables(seed: int) -> tuple[int, Options]:
    """Any table."""
    chance = random.Random(seed)
    while True:
        seats = chance.choice((1, 1, 2, 3, 4))
        options = {variant.name: chance.choice(variant.values) for variant in GAME.variants()}
        if seats > 1:
            options = {key: value for key, value in options.items() if not key.startswith("axomamma")}
        if not GAME.refuses(seats, options):
            return seats, options


def weight(move: str) -> float:
    """Random players that work, build and conquer."""
    verb = move.split(maxsplit=1)[0]
    return 0.15 if verb.startswith("exchange") else LIKED.get(verb, 1)


def gift(state: Any, referee: Tawantinsuyu, chance: random.Random) -> None:
    """Goods, cards and tiles from heaven, so that more can be done than random players earn."""
    for player in referee.players:
        give_goods(state, referee, player, chance)
        for give in (give_building, give_army, give_god, give_statue, give_weaving):
            if chance.random() < 0.2:
                give(state, referee, player, chance)
    if referee.options["max-turns"] and chance.random() < 0.05:
        referee.turns += 1
        state.turns += 1


def give_goods(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """Two goods; Axomamma would sell her potatoes."""
    for good in chance.sample(GOODS[1:] if referee.hers(player) else GOODS, 2):
        player.goods[good] += 1
        state.mats[player.seat * reading.MAT + GOODS.index(good)] += 1


def give_building(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """A building, rather a permanent one."""
    pile = referee.building_stacks[chance.random() < 0.8]
    if pile.loose:
        building = chance.choice(sorted(pile.loose))
        pile.loose.remove(building)
        player.up.append(building)
        state.buildings[list(COSTS).index(building)] = player.seat


def give_army(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """An army, in the hand or before the player."""
    if referee.army_deck.loose:
        card = chance.choice(sorted(referee.army_deck.loose))
        referee.army_deck.loose.remove(card)
        at_hand = chance.random() < 0.5
        (player.army if at_hand else player.army_up).append(card)
        state.army[list(SOLDIERS).index(card)] = player.seat + (0 if at_hand else reading.FACE_UP)
        state.mats[player.seat * reading.MAT + reading.ARMY] += at_hand
        state.army_left -= 1


def give_god(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """God cards, sometimes so many that the deck runs out."""
    for _ in range(chance.choice((1, 1, 1, 12))):
        if referee.god_deck.loose and not referee.hers(player):
            card = chance.choice(sorted(referee.god_deck.loose))
            referee.god_deck.loose.remove(card)
            player.hand.append(card)
            state.gods[list(GODS).index(card)] = player.seat
            state.mats[player.seat * reading.MAT + reading.HAND] += 1
            state.gods_left -= 1


def give_statue(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """A statue without its points."""
    statue = chance.choice(STATUES)
    if referee.supply[statue]:
        referee.supply[statue] -= 1
        player.statues[statue] += 1
        state.statues[STATUES.index(statue)] -= 1
        state.mats[player.seat * reading.MAT + reading.STATUE + STATUES.index(statue)] += 1


def give_weaving(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """A tile that matches, for a tapestry."""
    row = chance.choice(player.tapestries)
    patterns = {WEAVINGS[tile].pattern for tile in row}
    fits = [tile for tile in sorted(referee.weaving_stack.loose) if WEAVINGS[tile].left == WEAVINGS[row[-1]].right]
    fits = [tile for tile in fits if WEAVINGS[tile].pattern not in patterns]
    if fits:
        tile = chance.choice(fits)
        number = list(WEAVINGS).index(tile)
        referee.weaving_stack.loose.remove(tile)
        state.weavings = [player.seat if n == number else at for n, at in enumerate(state.weavings)]
        place = referee.rows.index(row) * reading.ROW + 1 + len(row)
        state.tapestries = [number if n == place else at for n, at in enumerate(state.tapestries)]
        row.append(tile)


TAWANTINSUYU = Title(GAME, Tawantinsuyu, reading.table, reading.result, weight, tables, gift)
