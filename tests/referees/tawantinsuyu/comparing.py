"""Tawantinsuyu and its referee side by side."""

from __future__ import annotations

import random
from typing import Any

from tests.referees.following import Title
from tests.referees.tawantinsuyu import reading
from tests.referees.tawantinsuyu.solo import Tawantinsuyu
from tests.referees.tawantinsuyu.things import (
    COLOURS,
    COSTS,
    GODS,
    GOODS,
    SOLDIERS,
    SPACES,
    STATUES,
    SYMBOLS,
    WEAVINGS,
    Player,
)

from yupana.engine.game import Options
from yupana.games import title

GAME = title("tawantinsuyu").game
LIKED = {"decline": 0.3, "stop": 0.3, "spend": 0.3, "end-turn": 0.5, "consult": 0.3, "perform": 3, "build": 3}
LIKED |= {"hire": 4, "place": 3, "recover": 2, "conquer": 2, "send": 4, "erect": 2}


def tables(seed: int) -> tuple[int, Options]:
    """Any table that can be played."""
    chance = random.Random(seed)
    seats = (1, 2, 3, 4, 1)[seed % 5]
    options = {variant.name: chance.choice(variant.values) for variant in GAME.variants()}
    return seats, {name: value for name, value in options.items() if seats == 1 or not name.startswith("axomamma")}


def weight(move: str) -> float:
    """Random players that work, build and conquer."""
    verb = move.split(maxsplit=1)[0]
    return 0.15 if verb.startswith("exchange") else LIKED.get(verb, 1)


def gift(state: Any, referee: Tawantinsuyu, chance: random.Random) -> None:
    """Goods, cards and tiles from heaven, so that more can be done than random players earn."""
    for player in referee.players:
        give_goods(state, referee, player, chance)
        for give in (give_building, give_army, give_god, give_statue, give_weaving, give_points, turn_down):
            if chance.random() < 0.2:
                give(state, referee, player, chance)
    if chance.random() < 0.1:
        fill_hill(state, referee, chance)
    left = int(referee.options["max-turns"]) * referee.seats - referee.turns
    if left > 0 and chance.random() < 0.02:
        years = chance.randrange(left)
        referee.turns += years
        state.turns += years


def give_goods(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """Two goods; Axomamma would sell her potatoes."""
    for good in chance.sample(GOODS[1:] if referee.hers(player) else GOODS, 2):
        player.goods[good] += 1
        state.mats[player.seat * reading.MAT + GOODS.index(good)] += 1


def give_points(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """Points for those who play against Axomamma."""
    if not referee.hers(player):
        player.points["start"] += 4
        state.mats[player.seat * reading.MAT + reading.POINTS] += 4


def fill_hill(state: Any, referee: Tawantinsuyu, chance: random.Random) -> None:
    """Workers from the bag on spaces of one god, from the top on."""
    symbol = chance.choice(SYMBOLS)
    empty = [space for space, data in SPACES.items() if data.god == symbol and space not in referee.hill]
    for space in empty[: chance.choice((1, 1, 5))]:
        colour = chance.choice(COLOURS)
        if referee.bag[colour]:
            referee.bag[colour] -= 1
            referee.hill[space] = colour
            state.bag[COLOURS.index(colour)] -= 1
            state.hill[list(SPACES).index(space)] = COLOURS.index(colour)


def give_building(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """A building, rather a permanent one; Axomamma can use production buildings only."""
    pile = referee.building_stacks[chance.random() < (0.2 if referee.hers(player) else 0.8)]
    if pile.loose:
        building = chance.choice(sorted(pile.loose))
        pile.loose.remove(building)
        player.up.append(building)
        state.buildings[list(COSTS).index(building)] = player.seat


def give_army(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """Armies, in the hand or before the player."""
    for _ in range(chance.choice((1, 1, 1, 4))):
        if referee.army_deck.loose:
            card = chance.choice(sorted(referee.army_deck.loose))
            referee.army_deck.loose.remove(card)
            at_hand = chance.random() < 0.5
            (player.army if at_hand else player.army_up).append(card)
            state.army[list(SOLDIERS).index(card)] = player.seat + (0 if at_hand else reading.FACE_UP)
            state.mats[player.seat * reading.MAT + reading.ARMY] += at_hand
            state.army_left -= 1


def turn_down(state: Any, referee: Tawantinsuyu, player: Player, chance: random.Random) -> None:
    """Some of what is face-up is turned down, so that there is something to recover."""
    for building in player.producing():
        if chance.random() < 0.5:
            player.up.remove(building)
            player.down.append(building)
            state.buildings[list(COSTS).index(building)] = player.seat + reading.FACE_DOWN
    for card in player.army_up[:]:
        if chance.random() < 0.5:
            player.army_up.remove(card)
            player.army_down.append(card)
            state.army[list(SOLDIERS).index(card)] = player.seat + reading.FACE_DOWN


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
