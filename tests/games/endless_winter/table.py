"""Tables of Endless Winter arranged by a test, moves by notation, and ways to look at what came of them."""

from __future__ import annotations

from typing import Any

from tests.games.hand import deciders as deciders
from tests.games.hand import falling as falling
from tests.games.hand import go_on as go_on
from tests.games.hand import happen as happen
from tests.games.hand import moves as moves
from tests.games.hand import play_at
from tests.games.hand import told as told
from tests.games.hand import verbs as verbs

from yupana.engine.agenda import Fact, Seat, Step, Steps
from yupana.engine.dice import Dice
from yupana.engine.grammar import fill_pool, pool
from yupana.games.endless_winter.board import (
    ANIMALS,
    BASE,
    BURIED,
    CARD,
    CHIEF_FIGURE,
    CHIEF_SIDE,
    DECK,
    DISCARD,
    DISPLAY,
    ECLIPSE,
    EMPTY,
    FIELDS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    FOOD,
    GOODS,
    HAND,
    HEXES,
    KINDS,
    M_ARRIVAL,
    M_CAMPS,
    M_CHIEF,
    M_LEVEL,
    M_MEGALITHS,
    M_ROTATED,
    M_STONE,
    M_TRIBE_FIGURES,
    M_UPRIGHT,
    M_VILLAGES,
    NEUTRAL,
    NEUTRALS,
    PLAYED,
    SECOND_ERA,
    SECOND_ERA_CULTURE,
    SECOND_ERA_STONE,
    STARTING_COPIES,
    STONES,
    STONES_MAX,
    STONES_ON_BOARD,
    TERRAINS,
    TRACKS,
    TRIBE_FIGURE,
)
from yupana.games.endless_winter.eclipse import Eclipse
from yupana.games.endless_winter.game import GAME
from yupana.games.endless_winter.pools import COLUMN, LABOUR
from yupana.games.endless_winter.preparation import Prepare
from yupana.games.endless_winter.scoring import FinalScoring
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.table import fresh_table
from yupana.games.endless_winter.turn import Turn, stand
from yupana.games.endless_winter.variants import VARIANTS

RED, BLUE, PURPLE, GREEN = range(4)
ITS = 1  # the Nomad's seat
LAND = ["plains", "forest", "hills", "mountains", "marsh", "tundra", "glacier"]
ZONE = {"hand": HAND, "deck": DECK, "discard": DISCARD, "played": PLAYED, "eclipse": ECLIPSE, "buried": BURIED}


def table(
    seats: int = 3, *, turn: Seat = RED, round: int = 1, last: bool = False, options: dict[str, int] | None = None
) -> EndlessWinter:
    """A table after setup at the beginning of a seat's turn; nobody has goods, animals or cards but the nine first.

    Those are in the deck. Kinds of land follow each other around the base; tiles a to d lie in slots 1 to 4; the
    lowest stones and culture cards are laid out; the hunting grounds are empty. Everybody has a camp on the base.
    """
    chosen = options or {}
    state = fresh_table(seats, [chosen.get(variant.name, variant.values[0]) for variant in VARIANTS])
    state.round = round
    state.order = list(range(state.seats))
    state.terrain = [TERRAINS.index("base"), *[n % len(LAND) for n in range(HEXES - 1)]]
    state.land_pile = []
    state.tiles = [0, 1, 2, 3]
    for n in range(STONES_ON_BOARD[state.seats]):
        state.stones[n] = n
        state.stones[STONES_MAX + n] = SECOND_ERA_STONE + n
    first = FIRST_CULTURE if round < SECOND_ERA else SECOND_ERA_CULTURE
    if round >= SECOND_ERA:
        state.removed = list(range(FIRST_CULTURE, SECOND_ERA_CULTURE))
    state.display = list(range(first, first + DISPLAY))
    state.culture_deck = list(range(first + DISPLAY, SECOND_ERA_CULTURE if round < SECOND_ERA else KINDS))
    for seat in range(state.seats):
        state.add(seat, M_CAMPS, -1)
        state.camps[seat * HEXES + BASE] = 1
        if round >= SECOND_ERA:
            state.put(seat, M_TRIBE_FIGURES, 2)
        if seat < state.people:
            state.put(seat, M_CHIEF, 2 * seat)
            for kind in range(FIRST_TRIBE):
                state.change_cards(seat, DECK, kind, STARTING_COPIES)
    begin(state, turn, Turn(last))
    GAME.check_table(state)
    return state


def begin(state: EndlessWinter, seat: Seat, *steps: Step[Any]) -> None:
    """These steps are to be done, and then turns of all the others."""
    others = [each for each in state.order if each != seat]
    state.agenda.seats[:] = [*others[::-1], *[seat] * len(steps)]
    state.agenda.steps[:] = [*[Turn(False)] * len(others), *steps[::-1]]
    go_on(state)


def gain(state: EndlessWinter, seat: Seat, *steps: Step[Any], dice: Dice | None = None) -> list[Fact]:
    """A seat has the benefit of something now, before whatever else is to be done."""
    state.agenda.push(seat, steps)
    return go_on(state, dice)


def play(state: EndlessWinter, seat: Seat, *played: str, dice: Dice | None = None) -> list[Fact]:
    """The seat makes moves, and every promise is checked."""
    return play_at(GAME, state, seat, played, dice)


# Arranging what lies on the table.


def give(state: EndlessWinter, seat: Seat, **goods: int) -> None:
    """Hand goods to a seat."""
    for name, amount in goods.items():
        state.add(seat, GOODS.index(name), amount)
    state.offered = None


def hold(state: EndlessWinter, seat: Seat, *cards: str, zone: str = "hand") -> None:
    """Cards come to a zone of a seat: starting cards from its deck, others from where they lie."""
    for name in cards:
        kind = CARD.index(name)
        if kind < FIRST_TRIBE:
            state.change_cards(seat, DECK, kind, -1)
        elif kind < FIRST_CULTURE:
            state.tribes[kind - FIRST_TRIBE] -= 1
        elif kind in state.display:
            state.display[state.display.index(kind)] = EMPTY
        elif kind in state.removed:
            state.removed = [each for each in state.removed if each != kind]
        else:
            state.culture_deck = [each for each in state.culture_deck if each != kind]
        state.change_cards(seat, ZONE[zone], kind, 1)
    state.offered = None


def cards(state: EndlessWinter, seat: Seat, zone: str = "hand") -> list[str]:
    """The cards in a zone of a seat, by name."""
    counts = state.cards_in(ZONE[zone])[seat * KINDS : (seat + 1) * KINDS]
    return [CARD[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def camp_at(state: EndlessWinter, seat: Seat, *hexes: int) -> None:
    """All camps of a seat that are on the land stand on these hexes."""
    state.camps[seat * HEXES : (seat + 1) * HEXES] = [0] * HEXES
    for hex in hexes:
        state.camps[seat * HEXES + hex] += 1
    state.put(seat, M_CAMPS, 5 - len(hexes))
    state.offered = None


def village_at(state: EndlessWinter, seat: Seat, *junctions: int) -> None:
    """Villages of a seat stand on these junctions, counted from 1."""
    for junction in junctions:
        state.villages[junction - 1] = seat
        state.add(seat, M_VILLAGES, -1)


def lay(state: EndlessWinter, owner: Seat | None, *places: str) -> None:
    """Megaliths lie in these positions: a seat's, which has placed its neutral ones elsewhere, or neutral ones."""
    names = FIELDS[state.layout].places
    for place in places:
        state.megaliths[names.index(place)] = NEUTRAL if owner is None else owner
    state.offered = None


def placed(state: EndlessWinter, seat: Seat, megaliths: int) -> None:
    """So many megaliths have left a seat's reserve, wherever they lie."""
    state.put(seat, M_MEGALITHS, megaliths)
    state.offered = None


def owned_megaliths(state: EndlessWinter) -> None:
    """Every seat has placed as many megaliths as lie there; neutral ones are shared out."""
    neutral = state.megaliths.count(NEUTRAL)
    for seat in range(state.seats):
        own = state.megaliths.count(seat)
        mine = NEUTRALS if own else min(NEUTRALS, neutral)
        neutral -= mine
        state.put(seat, M_MEGALITHS, own + mine)
    assert neutral == 0, "neutral megaliths without an owner"
    state.offered = None


def animals(state: EndlessWinter, seat: Seat, *names: str, rotated: bool = False) -> None:
    """Animals of the deck are a seat's."""
    for name in names:
        species = ANIMALS.index(name)
        state.animals[species] -= 1
        state.add(seat, (M_ROTATED if rotated else M_UPRIGHT) + species, 1)
    state.offered = None


def grounds(state: EndlessWinter, *names: str, deck: int | None = None) -> None:
    """These animals are in the hunting grounds; so many sloths and no others are in the deck."""
    for name in names:
        state.animals[ANIMALS.index(name)] -= 1
        state.grounds = [*state.grounds, ANIMALS.index(name)]
    if deck is not None:
        for species in range(len(ANIMALS)):
            spare = state.animals[species] - (deck if species == 0 else 0)
            state.animals[species] -= spare
            state.add(state.seats - 1, M_ROTATED + species, spare)
    state.offered = None


def own_stones(state: EndlessWinter, seat: Seat, *names: str) -> None:
    """A seat has these sacred stones, from the board or from the box."""
    for name in names:
        stone = STONES.index(name)
        at = state.stones.index(stone) if stone in state.stones else state.stones.index(_spare(state, stone))
        state.stones[at] = EMPTY
        state.put(seat, M_STONE + len(state.stones_of(seat)), stone)
    state.offered = None


def _spare(state: EndlessWinter, stone: int) -> int:
    """A stone on the board that another of its era takes the place of."""
    second = stone >= SECOND_ERA_STONE
    return [each for each in state.stones if each != EMPTY and (each >= SECOND_ERA_STONE) == second][-1]


def chief(state: EndlessWinter, seat: Seat, side: str) -> None:
    """A seat has this side of a chief card."""
    state.put(seat, M_CHIEF, CHIEF_SIDE.index(side))
    state.offered = None


def climb(state: EndlessWinter, seat: Seat, **levels: int) -> None:
    """A seat's markers are on these levels of the idol tracks."""
    for name, level in levels.items():
        state.put(seat, M_LEVEL + TRACKS.index(name), level)
        if name == "honour":
            state.arrivals += 1
            state.put(seat, M_ARRIVAL, state.arrivals)


def figures_out(state: EndlessWinter, *resting: Seat) -> None:
    """Everybody has placed all figures in the columns, but for tribe figures at rest as often as seats are named."""
    state.facts = None
    for seat in range(state.seats):
        for _ in range(resting.count(seat)):
            stand(state, seat, TRIBE_FIGURE, 4)
        while state.has_figure(seat, TRIBE_FIGURE):
            stand(state, seat, TRIBE_FIGURE, 0)
        if state.has_figure(seat, CHIEF_FIGURE):
            stand(state, seat, CHIEF_FIGURE, 0)


def eclipse(state: EndlessWinter, *, then: Steps = ()) -> list[Fact]:
    """The eclipse comes now; afterwards the next round is prepared, or what is given."""
    state.agenda.seats[:] = []
    state.agenda.steps[:] = []
    after = then or ((Prepare(), Turn(False)) if state.round < 4 else (FinalScoring(),))
    state.agenda.push(0, (Eclipse(), *after))
    return go_on(state)


def final_scoring(state: EndlessWinter) -> list[Fact]:
    """The match ends now."""
    return happen(state, FinalScoring())


# Looking.


def food(state: EndlessWinter, seat: Seat = RED) -> int:
    return state.has(seat, FOOD)


def tools(state: EndlessWinter, seat: Seat = RED) -> int:
    return state.has(seat, 1)


def labour(state: EndlessWinter) -> float:
    """The labour of this turn."""
    return pool(state, LABOUR) / 2


def work(state: EndlessWinter, halves: int) -> None:
    """So much labour is there this turn, in half units."""
    fill_pool(state, LABOUR, halves)
    state.offered = None


def column(state: EndlessWinter) -> int:
    """Where this turn's figure went."""
    return pool(state, COLUMN)


def source(state: EndlessWinter, seat: Seat, name: str) -> int:
    """The points that a seat has from a source."""
    return dict(GAME.scores(state)[seat].parts)[name]
