"""What the Nomad does: its verbs, one step each; ties go to the lowest number."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Effect, Seat, Step
from yupana.games.endless_winter.animals import RevealAnimals, TakeAnimal, TakeTop, sets_worth
from yupana.games.endless_winter.benefits import CARD as CARD_LINK
from yupana.games.endless_winter.benefits import IDOL, Benefit
from yupana.games.endless_winter.board import (
    BASE,
    CARD,
    CELLS,
    EMPTY,
    FIRST_CULTURE,
    FIRST_TRIBE,
    FOREST,
    FROM_EFFECTS,
    FROM_EMPTY_DECKS,
    GLACIER,
    HEXES,
    HILLS,
    HONOUR,
    JUNCTIONS,
    M_UPRIGHT,
    M_VILLAGES,
    MARSH,
    MOUNTAINS,
    NEIGHBOURS,
    PLAINS,
    SACRIFICE,
    SPECIES,
    STONE_SLOTS,
    TILE_CELLS,
    TOP_LEVEL,
    TRIBES,
    TUNDRA,
)
from yupana.games.endless_winter.cards import Bury
from yupana.games.endless_winter.components import (
    BURY_VERB,
    CAMP_VERB,
    CARD_POINTS,
    CULTURE_VERB,
    HUNT_VERB,
    IDOL_VERB,
    MEGALITH_VERB,
    MOVE_VERB,
    POINT_VERB,
    REVEAL_VERB,
    STONE_VERB,
    TOP_VERB,
    TRIBE_VERB,
    VILLAGE_VERB,
)
from yupana.games.endless_winter.facts import CardBuried, CardTaken
from yupana.games.endless_winter.goods import Score
from yupana.games.endless_winter.idols import Advance
from yupana.games.endless_winter.land import FoundVillage, MoveCamp, MoveCamps, PlaceCamp, junctions
from yupana.games.endless_winter.megaliths import PlaceMegalith, is_start, positions, targets, upper_points
from yupana.games.endless_winter.state import OF_CELL, EndlessWinter
from yupana.games.endless_winter.stones import WORTH, PutStone, open_stones

KINDS_LIKED: Final = (MOUNTAINS, TUNDRA, HILLS, FOREST, MARSH, PLAINS, GLACIER)
UPPER_WANTED: Final = 5  # points for which an upper position comes first


class TakeTribes(Effect[EndlessWinter]):
    """Cards of the fullest tribe decks, all different; without any left a point each."""

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        taken: list[int] = []
        for _ in range(self.times):
            left = [tribe for tribe in range(TRIBES) if tribe not in taken and state.tribes[tribe]]
            if not left:
                state.score(seat, FROM_EMPTY_DECKS, 1)
                continue
            tribe = max(left, key=lambda each: (state.tribes[each], -each))
            taken.append(tribe)
            state.tribes[tribe] -= 1
            own_card(state, seat, FIRST_TRIBE + tribe)


def own_card(state: EndlessWinter, seat: Seat, kind: int) -> None:
    """A card comes to the Nomad's pile."""
    state.nomad_pile = [*state.nomad_pile, kind]
    state.tell(CardTaken(seat, CARD[kind]))


class BuryOldest(Effect[EndlessWinter]):
    """Bury cards of the pile: tribe cards before culture cards, longest owned first."""

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for _ in range(min(self.times, len(state.nomad_pile))):
            pile = state.nomad_pile
            tribes = [n for n in range(len(pile)) if pile[n] < FIRST_CULTURE]
            at = tribes[0] if tribes else 0
            state.nomad_pile = pile[:at] + pile[at + 1 :]
            state.nomad_buried = [*state.nomad_buried, pile[at]]
            state.tell(CardBuried(seat, CARD[pile[at]]))


class TakeCultures(Effect[EndlessWinter]):
    """The culture cards of the display with most points; an empty display is a point."""

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for _ in range(self.times):
            shown = [n for n in range(len(state.display)) if state.display[n] != EMPTY]
            if not shown:
                state.score(seat, FROM_EMPTY_DECKS, 1)
                continue
            at = max(shown, key=lambda n: (CARD_POINTS[state.display[n]], -n))
            own_card(state, seat, state.display[at])
            state.display[at] = EMPTY


class TakeBestStone(Effect[EndlessWinter]):
    """The stone that would score most right now, without a price."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        slot = len(state.stones_of(seat))
        stones = open_stones(state)
        if slot < STONE_SLOTS and stones:
            worth = [WORTH[stone].points(state, seat) for stone in stones]
            state.then(seat, PutStone(slot, stones[worth.index(max(worth))]))


class HuntBest(Effect[EndlessWinter]):
    """The animal of the grounds that raises the own sets most; else the top of the deck; else a point."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        if not state.grounds:
            state.then(seat, TakeTop())
            return
        own = [state.has(seat, M_UPRIGHT + species) for species in range(SPECIES)]
        worth = [sets_worth([own[n] + (n == species) for n in range(SPECIES)]) for species in state.grounds]
        state.then(seat, TakeAnimal(worth.index(max(worth))))


class UseIdol(Effect[EndlessWinter]):
    """Honour while it is not above the sacrifice level, or that is at its top; else sacrifice."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        honour = state.level(seat, HONOUR)
        sacrifice = state.level(seat, SACRIFICE)
        up = honour < TOP_LEVEL and (honour <= sacrifice or sacrifice == TOP_LEVEL)
        state.then(seat, Advance(HONOUR if up else SACRIFICE))


# Camps.


class MakeStep(Effect[EndlessWinter]):
    """One step of a camp, if any is wanted."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        source, target = wanted_step(state, seat)
        if source != EMPTY:
            state.then(seat, MoveCamp(source, target))


def wanted_step(state: EndlessWinter, seat: Seat) -> tuple[int, int]:
    """The step that completes a triple, or leaves the base, or spreads; EMPTY for none."""
    at = seat * HEXES
    ready = junctions(state, seat)
    free = state.camps[at : at + HEXES]
    for hex in JUNCTIONS[ready[0]] if ready else ():
        free[hex] -= 1  # held for the village
    movable = [hex for hex in range(HEXES) if free[hex]]
    if state.has(seat, M_VILLAGES) and not ready:
        for hex in movable:
            for target in NEIGHBOURS[hex]:
                if makes_triple(state, seat, hex, target):
                    return hex, target
    if BASE in movable:
        fewest = min([state.camps[at + hex] for hex in NEIGHBOURS[BASE]])
        return BASE, most_liked(state, [hex for hex in NEIGHBOURS[BASE] if state.camps[at + hex] == fewest])
    for hex in movable:
        empty = [target for target in NEIGHBOURS[hex] if target != BASE and not state.camps[at + target]]
        if empty:
            return hex, most_liked(state, empty)
    return EMPTY, EMPTY


def makes_triple(state: EndlessWinter, seat: Seat, source: int, target: int) -> bool:
    """After a step there would be a junction to settle."""
    after = state.camps[seat * HEXES : (seat + 1) * HEXES]
    after[source] -= 1
    after[target] += 1
    for junction in range(len(JUNCTIONS)):
        first, second, third = JUNCTIONS[junction]
        if state.villages[junction] == EMPTY and after[first] and after[second] and after[third]:
            return True
    return False


def most_liked(state: EndlessWinter, hexes: list[int]) -> int:
    """The hex of the best kind, or the first of them."""
    return min(hexes, key=lambda hex: (KINDS_LIKED.index(state.terrain[hex]), hex))


class SettleFirst(Effect[EndlessWinter]):
    """A village on the first junction that is ready for one, without food."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        ready = junctions(state, seat)
        if ready:
            state.then(seat, FoundVillage(ready[0]))


# Megaliths.


class RaiseMegalith(Effect[EndlessWinter]):
    """High if that is worth much, else on a start cell, else on the best cell, else high."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        position = wanted_position(state, seat)
        if position != EMPTY:
            state.then(seat, PlaceMegalith(position))


def wanted_position(state: EndlessWinter, seat: Seat) -> int:
    """Where the next megalith goes, or EMPTY."""
    found = positions(state, seat)
    in_rows = [position for position in state.field().in_rows if position in found]
    upper = [position for position in in_rows if position >= CELLS]
    worth = [upper_points(state, seat, position) for position in upper]
    if worth and max(worth) >= UPPER_WANTED:
        return upper[worth.index(max(worth))]
    cells = [position for position in in_rows if position < CELLS]
    starts = [cell for cell in cells if is_start(state, cell)]
    if starts:
        return starts[0]
    if cells:
        return min(cells, key=lambda cell: (liking(state, cell), in_rows.index(cell)))
    return upper[worth.index(max(worth))] if upper else EMPTY


def liking(state: EndlessWinter, cell: int) -> int:
    """How late a cell's benefit comes in the order in which the Nomad likes them."""
    slot, local = divmod(cell, TILE_CELLS)
    steps = state.benefit(OF_CELL, state.tiles[slot] * TILE_CELLS + local)
    step = steps[0] if steps else None
    if isinstance(step, Benefit):
        if step.link == IDOL:
            return 0
        return 2 if step.link == CARD_LINK else 5
    if isinstance(step, Score):
        return 1
    if isinstance(step, Bury):
        return 3
    return 4 if isinstance(step, MoveCamps) else 5


class FollowItsArrow(Effect[EndlessWinter]):
    """One more megalith on the better of the free cells to which a start cell points."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        found = targets(state, seat, self.cell)
        if found:
            rows = state.field().in_rows
            state.then(seat, PlaceMegalith(min(found, key=lambda cell: (liking(state, cell), rows.index(cell)))))


def deeds(verb: int, times: int) -> list[Step[Any]]:
    """What a verb of a card means, so many times."""
    if verb == TRIBE_VERB:
        return [TakeTribes(times)]
    if verb == BURY_VERB:
        return [BuryOldest(times)]
    if verb == CULTURE_VERB:
        return [TakeCultures(times)]
    if verb == REVEAL_VERB:
        return [RevealAnimals(times)]
    if verb == POINT_VERB:
        return [Score(FROM_EFFECTS, times)]
    return [ONE_OF[verb]] * times


ONE_OF: Final[dict[int, Step[Any]]] = {
    IDOL_VERB: UseIdol(),
    STONE_VERB: TakeBestStone(),
    CAMP_VERB: PlaceCamp(),
    MOVE_VERB: MakeStep(),
    VILLAGE_VERB: SettleFirst(),
    MEGALITH_VERB: RaiseMegalith(),
    HUNT_VERB: HuntBest(),
    TOP_VERB: TakeTop(),
}
