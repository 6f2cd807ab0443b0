"""Weavings and tapestries: the stack, adding a tile, junctions, the weave task."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Place, Price, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.engine.piles import next_cards, replaced
from yupana.games.tawantinsuyu.army import DrawArmy
from yupana.games.tawantinsuyu.board import (
    EMPTY,
    FROM_WEAVINGS,
    GOLD,
    NEW_TAPESTRY,
    POTATO,
    STONE,
    TAPESTRY_LEFT,
    TAPESTRY_MAX,
    TAPESTRY_RIGHT,
    WEAVE_PRICE,
    WEAVE_SHOWN,
    WEAVING_STACK,
    Z08_SHOWN,
)
from yupana.games.tawantinsuyu.facts import (
    JunctionUsed,
    WeavingAdded,
    WeavingBuried,
    WeavingShown,
    WeavingTaken,
)
from yupana.games.tawantinsuyu.gods import TakeGods
from yupana.games.tawantinsuyu.goods import Gain, PayCost, Score, can_pay
from yupana.games.tawantinsuyu.market import Z04, Z08, owns
from yupana.games.tawantinsuyu.recovery import Recover
from yupana.games.tawantinsuyu.state import PILE, SHOWN, UNDER, Tawantinsuyu
from yupana.games.tawantinsuyu.temple import PayStep
from yupana.games.tawantinsuyu.variants import WEAVE_FOLLOW_PRICE

# Edge symbols, and the bonus of a matching junction.
SYMBOLS: Final = ("gold", "stone2", "potato3", "god-potato", "recover", "army", "pay-step", "vp3")
PLAIN_SYMBOLS: Final = ("gold", "stone2", "potato3", "vp3")  # ask nothing, and no order is better
JUNCTION_BONUS: Final[tuple[Steps, ...]] = (
    (Gain(GOLD),),
    (Gain(STONE, 2),),
    (Gain(POTATO, 3),),
    (TakeGods(), Gain(POTATO)),
    (Recover(1),),
    (DrawArmy(),),
    (PayStep(),),
    (Score(FROM_WEAVINGS, 3),),
)

# The tiles: pattern, left symbol, right symbol; in groups by the number of players. Our own design.
PATTERNS: Final = ("llama", "condor", "serpent", "puma", "fish", "flower", "sun")
_TILES: Final = (
    "llama potato3 stone2, condor stone2 army, serpent army god-potato, puma god-potato potato3",
    "llama vp3 pay-step, llama army stone2, llama god-potato potato3, condor gold recover, condor potato3 pay-step, "
    "condor stone2 god-potato, serpent god-potato recover, serpent recover pay-step, serpent potato3 army, "
    "puma pay-step gold, puma vp3 army, puma gold potato3, fish stone2 potato3, fish recover vp3, "
    "fish recover stone2, flower potato3 recover, flower vp3 god-potato, sun potato3 god-potato, sun army vp3",
    "llama stone2 recover, condor vp3 stone2, serpent army stone2, puma stone2 pay-step, flower recover gold, "
    "sun pay-step potato3",
    "llama army potato3, llama potato3 vp3, condor gold army, serpent pay-step vp3, fish god-potato gold, "
    "flower pay-step army",
)
_GROUPS: Final = tuple([tuple([tile.split() for tile in group.split(",")]) for group in _TILES])
PATTERN: Final = tuple([PATTERNS.index(tile[0]) for group in _GROUPS for tile in group])
LEFT: Final = tuple([SYMBOLS.index(tile[1]) for group in _GROUPS for tile in group])
RIGHT: Final = tuple([SYMBOLS.index(tile[2]) for group in _GROUPS for tile in group])
WEAVINGS: Final = len(PATTERN)
STARTING: Final = 4  # the first tiles
TILES_USED: Final = (0, 23, 23, 29, 35)  # by the number of players
WEAVING: Final[tuple[Place, ...]] = tuple(
    [f"starting-weaving.{n + 1}" for n in range(STARTING)] + [f"weaving.{n + 1}" for n in range(WEAVINGS - STARTING)]
)
ROW: Final = 1 + TAPESTRY_MAX  # numbers per tapestry

# Where a tile of the stack can go.
TO_TOP: Final = 0
FOR_SALE: Final = 1
TO_PLAYER: Final = 2

# Tapestries.


def rows_of(state: Tawantinsuyu, seat: Seat) -> list[int]:
    """The seat's tapestries, the earliest first."""
    tapestries = state.tapestries
    return [row for row in range(len(tapestries) // ROW) if tapestries[row * ROW] == seat]


def tiles_of(state: Tawantinsuyu, row: int) -> list[int]:
    """The tiles of a tapestry from the left."""
    return [tile for tile in state.tapestries[row * ROW + 1 : (row + 1) * ROW] if tile != EMPTY]


def fits(state: Tawantinsuyu, row: int, tile: int) -> bool:
    """The tapestry does not contain the tile's pattern yet."""
    for other in state.tapestries[row * ROW + 1 : (row + 1) * ROW]:
        if other != EMPTY and PATTERN[other] == PATTERN[tile]:
            return False
    return True


def junctions(state: Tawantinsuyu, seat: Seat) -> list[int]:
    """The tiles whose right neighbour begins with the symbol they end with."""
    found: list[int] = []
    for row in rows_of(state, seat):
        tiles = tiles_of(state, row)
        for n in range(len(tiles) - 1):
            if RIGHT[tiles[n]] == LEFT[tiles[n + 1]]:
                found.append(tiles[n])
    return found


class AddWeaving(Choice[Tawantinsuyu]):
    """Add a tile to either end of a tapestry without its pattern, or begin a new tapestry."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        tile = self.tile
        found: list[Option] = []
        for row in rows_of(state, seat):
            if fits(state, row, tile):
                found.append(Option("add", (TAPESTRY_LEFT[row],), (PutWeaving(tile, row, True),)))
                found.append(Option("add", (TAPESTRY_RIGHT[row],), (PutWeaving(tile, row, False),)))
        found.append(Option("add", (NEW_TAPESTRY,), (PutWeaving(tile, EMPTY, False),)))
        return found


class PutWeaving(Effect[Tawantinsuyu]):
    """A tile is added for good; with Z04 a new matching junction gives its bonus at once."""

    def __init__(self, tile: int, row: int, left: bool) -> None:
        self.tile: Final = tile
        self.row: Final = row
        self.left: Final = left

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        tile = self.tile
        row = self.row
        state.weavings = replaced(state.weavings, tile, seat)
        if row == EMPTY:
            state.tapestries = [*state.tapestries, seat, tile, *([EMPTY] * (TAPESTRY_MAX - 1))]
            state.tell(WeavingAdded(seat, WEAVING[tile], NEW_TAPESTRY))
            return
        tiles = tiles_of(state, row)
        added = [tile, *tiles] if self.left else [*tiles, tile]
        filled = [*added, *([EMPTY] * (TAPESTRY_MAX - len(added)))]
        state.tapestries = [*state.tapestries[: row * ROW + 1], *filled, *state.tapestries[(row + 1) * ROW :]]
        state.tell(WeavingAdded(seat, WEAVING[tile], TAPESTRY_LEFT[row] if self.left else TAPESTRY_RIGHT[row]))
        first = tile if self.left else tiles[-1]
        second = tiles[0] if self.left else tile
        if RIGHT[first] == LEFT[second] and owns(state, seat, Z04):
            use_junction(state, seat, first)


def use_junction(state: Tawantinsuyu, seat: Seat, tile: int) -> None:
    """The junction to the right of a tile gives its bonus."""
    state.tell(JunctionUsed(seat, WEAVING[tile], SYMBOLS[RIGHT[tile]]))
    state.then_all(seat, JUNCTION_BONUS[RIGHT[tile]])


# Trade.


class Trade(Effect[Tawantinsuyu]):
    """Every matching junction gives its bonus once; the player orders those whose order can matter."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        asking: list[int] = []
        for tile in junctions(state, seat):
            if SYMBOLS[RIGHT[tile]] in PLAIN_SYMBOLS:
                use_junction(state, seat, tile)
            else:
                asking.append(tile)
        if asking:
            state.then(seat, TradeInOrder(tuple(asking)))


class TradeInOrder(Effect[Tawantinsuyu]):
    """Junctions of one kind come as they lie; those of several kinds as the player chooses."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: Final = tiles

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if len({RIGHT[tile] for tile in self.tiles}) == 1:
            for tile in self.tiles:
                state.then(seat, UseJunction(tile))
        else:
            state.then(seat, ChooseJunction(self.tiles))


class ChooseJunction(Choice[Tawantinsuyu]):
    """Choose the matching junction that gives its bonus next."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: Final = tiles

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for tile in self.tiles:
            rest = tuple([other for other in self.tiles if other != tile])
            found.append(Option("trade", (WEAVING[tile],), (UseJunction(tile), TradeInOrder(rest))))
        return found


class UseJunction(Effect[Tawantinsuyu]):
    """A matching junction gives its bonus."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        use_junction(state, seat, self.tile)


# The stack.


def stack_size(state: Tawantinsuyu) -> int:
    """Tiles in the weaving stack, the face-up one included."""
    return len(state.stack_top) + state.weavings.count(PILE) + len(state.weavings_under)


class WeavingFalls(Chance[Tawantinsuyu]):
    """The next face-down tile of the stack comes: to be the top, for sale, or to the player."""

    def __init__(self, to: int) -> None:
        self.to: Final = to

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        if self.to == TO_TOP and state.stack_top:
            return []
        falls = WEAVING_FALLS[self.to]
        return [falls[tile] for tile in next_cards(state.weavings, PILE, state.weavings_under)]


class ShowWeaving(Effect[Tawantinsuyu]):
    """A tile has left the face-down part of the stack."""

    def __init__(self, tile: int, to: int) -> None:
        self.tile: Final = tile
        self.to: Final = to

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        tile = self.tile
        if state.weavings[tile] == UNDER:
            state.weavings_under = state.weavings_under[1:]
        state.weavings = replaced(state.weavings, tile, SHOWN)
        state.tell(WeavingShown(WEAVING[tile]))
        if self.to == TO_TOP:
            state.stack_top = [tile]
        elif self.to == FOR_SALE:
            state.on_sale = [*state.on_sale, tile]
        else:
            state.tell(WeavingTaken(seat, WEAVING[tile]))


class TakeTop(Effect[Tawantinsuyu]):
    """The player takes the face-up tile of the stack."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(WeavingTaken(seat, WEAVING[state.stack_top[0]]))
        state.stack_top = []


class FreeWeavings(Effect[Tawantinsuyu]):
    """Take tiles from the stack for nothing, one after another."""

    def __init__(self, tiles: int = 1) -> None:
        self.tiles: Final = tiles

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(self.tiles):
            state.then(seat, TakeWeaving())

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("weaving", self.tiles),)


class TakeWeaving(Choice[Tawantinsuyu]):
    """Take the face-up tile of the stack or the unseen one beneath it, and add it at once; or decline."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        if not state.stack_top:
            return []
        found = [TAKE_TOP[state.stack_top[0]]]
        if stack_size(state) > 1:
            found.append(TAKE_BENEATH)
        return found

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return False


# The weave task.


class WeaveTask(Effect[Tawantinsuyu]):
    """Tiles of the stack are put on sale: first for the active player, then for the others."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        put_on_sale(state, seat, Z08_SHOWN if owns(state, seat, Z08) else WEAVE_SHOWN)
        state.then(seat, PutBack())
        state.then(seat, BuyWeavings(()))
        for other in state.seats_from(seat)[1:]:
            state.then(other, OfferWeavings())
        state.then(seat, EndWeaving())


def put_on_sale(state: Tawantinsuyu, seat: Seat, tiles: int) -> None:
    """The top tiles of the stack are shown."""
    more = min(tiles, stack_size(state)) - 1
    state.on_sale = state.stack_top
    state.stack_top = []
    for _ in range(more):
        state.then(seat, FALLS_FOR_SALE)


class PutBack(Choice[Tawantinsuyu]):
    """With Z08: put tiles back under the stack, one by one, until three are left."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        if len(state.on_sale) <= WEAVE_SHOWN:
            return []
        return [Option("put-back", (WEAVING[tile],), (BuryWeaving(tile), PutBack())) for tile in state.on_sale]


class BuryWeaving(Effect[Tawantinsuyu]):
    """A tile that was shown goes under the stack."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        bury_weaving(state, self.tile)


def bury_weaving(state: Tawantinsuyu, tile: int) -> None:
    """A tile on sale goes face-down under the stack."""
    state.on_sale = [other for other in state.on_sale if other != tile]
    state.weavings_under = [*state.weavings_under, tile]
    state.weavings = replaced(state.weavings, tile, UNDER)
    state.tell(WeavingBuried(WEAVING[tile]))


class BuyWeavings(Choice[Tawantinsuyu]):
    """Choose the tiles to buy in the order in which they will be added; then pay for all of them."""

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen: Final = chosen

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        count = len(self.chosen)
        found: list[Option] = []
        if count < len(state.on_sale) and can_pay(state, seat, corn=WEAVE_PRICE[count + 1]):
            for tile in state.on_sale:
                if tile not in self.chosen:
                    found.append(Option("choose", (WEAVING[tile],), (BuyWeavings((*self.chosen, tile)),)))
        if count and can_pay(state, seat, corn=WEAVE_PRICE[count]):
            found.append(self._buy())
        return found

    def way_out(self) -> Option | None:
        return None if self.chosen else DECLINE

    def _buy(self) -> Option:
        """Pay for the chosen tiles and add each at once."""
        then: Steps = (PayCost(corn=WEAVE_PRICE[len(self.chosen)]),)
        for tile in self.chosen:
            then = (*then, TakeFromSale(tile), AddWeaving(tile))
        return Option("buy", (), then)


class TakeFromSale(Effect[Tawantinsuyu]):
    """The player takes a tile that is on sale."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.on_sale = [other for other in state.on_sale if other != self.tile]
        state.tell(WeavingTaken(seat, WEAVING[self.tile]))


class OfferWeavings(Effect[Tawantinsuyu]):
    """Another player may buy one of the tiles that are left."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if state.on_sale:
            state.then(seat, BuyOneWeaving())


class BuyOneWeaving(Choice[Tawantinsuyu]):
    """The player may buy one of the tiles that are left."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        corn = state.rules[WEAVE_FOLLOW_PRICE]
        found: list[Option] = []
        if can_pay(state, seat, corn=corn):
            for tile in state.on_sale:
                then = (PayCost(corn=corn), TakeFromSale(tile), AddWeaving(tile))
                found.append(Option("buy-one", (WEAVING[tile],), then))
        return found

    def way_out(self) -> Option | None:
        return DECLINE


class EndWeaving(Effect[Tawantinsuyu]):
    """Tiles that nobody bought go under the stack in the order in which they came; a new top is turned up."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for tile in state.on_sale:
            bury_weaving(state, tile)
        state.then(seat, FALLS_TO_TOP)


FALLS_TO_TOP: Final = WeavingFalls(TO_TOP)
FALLS_FOR_SALE: Final = WeavingFalls(FOR_SALE)


def _falls(tile: int, to: int) -> Outcome:
    """A tile comes from the stack."""
    then: Steps = (ShowWeaving(tile, to),)
    return Outcome(WEAVING[tile], 1, (*then, AddWeaving(tile)) if to == TO_PLAYER else then)


WEAVING_FALLS: Final = tuple([tuple([_falls(tile, to) for tile in range(WEAVINGS)]) for to in range(3)])
TAKE_TOP: Final = tuple(
    [Option("take", (WEAVING[tile],), (TakeTop(), AddWeaving(tile), FALLS_TO_TOP)) for tile in range(WEAVINGS)]
)
TAKE_BENEATH: Final = Option("take", (WEAVING_STACK,), (WeavingFalls(TO_PLAYER),))
