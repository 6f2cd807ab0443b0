"""The cells of Axomamma's board, and buying weavings."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Outcome, Seat, Steps
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.army import DrawArmy
from yupana.games.tawantinsuyu.axomamma.board import (
    BUILDING_PERSONALITY,
    CELLS,
    DIE,
    PERSONALITY,
    PERSONALITY_CELL,
    ROWS,
    SLOTS,
    STATUE_PERSONALITY,
    TEMPLE_PERSONALITY,
    TOKEN_ROW,
    TOKEN_VALUE,
    UPPER,
    WEAVING_PERSONALITY,
    slot_god,
)
from yupana.games.tawantinsuyu.axomamma.effects import (
    HerBuildingFalls,
    HerFreeBuilding,
    HerHire,
    HerLeast,
    HerNomadFalls,
    HerPutWeaving,
    HerStatueFalls,
    HerWeavings,
    her_row,
    her_small_statues,
    her_tile,
    on_market,
)
from yupana.games.tawantinsuyu.board import (
    CORN,
    EMPTY,
    FROM_AXOMAMMA,
    GOLD,
    LOWER,
    POTATO,
    SECTORS,
    STEPS_STONE,
    STONE,
    WEAVE_PRICE,
    WEAVE_SHOWN,
)
from yupana.games.tawantinsuyu.facts import CellUsed, DieRolled, TokenMoved
from yupana.games.tawantinsuyu.goods import Gain, Score, can_pay, pay_in_kind
from yupana.games.tawantinsuyu.market import PERMANENT_KIND, PRODUCTION_KIND
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.statues import LARGE, STATUE, STATUE_GOLD, STATUE_STONE, TakeStatue
from yupana.games.tawantinsuyu.steps import PlaceSteps, open_slots
from yupana.games.tawantinsuyu.tapestry import EndWeaving, OfferWeavings, TakeFromSale, put_on_sale, stack_size
from yupana.games.tawantinsuyu.temple import Climb
from yupana.games.tawantinsuyu.variants import E2, STOPPING_PERSONALITY, WEAVE_FOLLOW_PRICE
from yupana.games.tawantinsuyu.village import TO_VILLAGE, corn_end, potato_end


class UseTokens(Effect[Tawantinsuyu]):
    """The cells under all tokens of a value are used, row by row; then those tokens move on."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        tokens = [n for n in range(len(TOKEN_VALUE)) if TOKEN_VALUE[n] == self.value]
        for token in tokens:
            row = TOKEN_ROW[token]
            cell = state.axomamma[token]
            state.then(seat, UseCell(row, cell))
        for token in tokens:
            state.then(seat, MoveToken(token))


class UseCell(Effect[Tawantinsuyu]):
    """She does what a cell of her board says."""

    def __init__(self, row: int, cell: int) -> None:
        self.row: Final = row
        self.cell: Final = cell

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(CellUsed(ROWS[self.row], self.cell))
        for step in CELL[self.row][self.cell - 1]:
            state.then(seat, step)


class MoveToken(Effect[Tawantinsuyu]):
    """A token moves clockwise by its value; her personality may also act when it stops on its cell."""

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        value = TOKEN_VALUE[self.token]
        cell = (state.axomamma[self.token] - 1 + value) % CELLS + 1
        state.axomamma = replaced(state.axomamma, self.token, cell)
        row = TOKEN_ROW[self.token]
        state.tell(TokenMoved(ROWS[row], value, cell))
        has_tile = state.axomamma[PERSONALITY] != EMPTY and row == UPPER and cell == PERSONALITY_CELL
        if has_tile and state.rules[STOPPING_PERSONALITY]:
            state.then(seat, UseCell(row, cell))


# The upper row.


class UsePersonality(Effect[Tawantinsuyu]):
    """The action pictured on her personality tile, if she has one."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        personality = state.axomamma[PERSONALITY]
        if personality == STATUE_PERSONALITY:
            state.then(seat, HerStatueFalls(False))
        elif personality == WEAVING_PERSONALITY:
            state.then(seat, HerWeavings(1))
        elif personality == TEMPLE_PERSONALITY:
            state.then(seat, Climb())
        elif personality == BUILDING_PERSONALITY:
            state.then(seat, HerFreeBuilding())


# The middle row: what cannot be carried out completely gives a gold.


class HerWeave(Effect[Tawantinsuyu]):
    """Tiles are put on sale, she buys first, then the player may buy one."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if not stack_size(state):
            state.gain(seat, GOLD, 1)
            return
        put_on_sale(state, seat, WEAVE_SHOWN)
        state.then(seat, HerBuyWeavings())
        for other in state.seats_from(seat)[1:]:
            state.then(other, OfferWeavings())
        state.then(seat, EndWeaving())


class HerBuyWeavings(Effect[Tawantinsuyu]):
    """She buys two tiles if she can; one gives a gold as well, none a gold alone."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if len(state.on_sale) >= 2 and can_pay(state, seat, corn=WEAVE_PRICE[2]):
            pay_in_kind(state, seat, CORN, WEAVE_PRICE[2])
            state.then(seat, HerTakeTile())
            state.then(seat, HerTakeTile())
            return
        if can_pay(state, seat, corn=WEAVE_PRICE[1]):
            pay_in_kind(state, seat, CORN, WEAVE_PRICE[1])
            state.then(seat, HerTakeTile())
        state.then(seat, Gain(GOLD))


class HerTakeTile(Effect[Tawantinsuyu]):
    """She takes the tile on sale that she likes best and adds it."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        tile = her_tile(state, seat, state.on_sale)
        state.then(seat, TakeFromSale(tile))
        state.then(seat, HerPutWeaving(tile))


class HerBuyOneWeaving(Effect[Tawantinsuyu]):
    """When the player weaves she buys a tile that fits one of her tapestries, with corn alone."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        corn = state.rules[WEAVE_FOLLOW_PRICE]
        fitting = [tile for tile in state.on_sale if her_row(state, seat, tile) != EMPTY]
        if fitting and state.has(seat, CORN) >= corn:
            state.pay(seat, CORN, corn)
            state.then(seat, HerTakeTile())


class HerSteps(Effect[Tawantinsuyu]):
    """She builds steps for stone, or free of charge as a bonus."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        slot = her_slot(state, seat) if state.steps_left(seat) else EMPTY
        if slot != EMPTY and (self.free or can_pay(state, seat, stone=STEPS_STONE)):
            if not self.free:
                pay_in_kind(state, seat, STONE, STEPS_STONE)
            state.then(seat, PlaceSteps(slot))
        elif not self.free:
            state.gain(seat, GOLD, 1)


def her_slot(state: Tawantinsuyu, seat: Seat) -> int:
    """Clockwise from her High Priest: an upper slot, then a lower one below steps of hers, then any lower one."""
    clockwise = [(state.sector(seat) + n) % SECTORS for n in range(SECTORS)]
    open_now = open_slots(state)
    upper = [sector for sector in clockwise if sector in open_now]
    lower = [LOWER + sector for sector in clockwise if LOWER + sector in open_now]
    below_hers = [slot for slot in lower if state.steps[slot - LOWER] == seat]
    found = upper or below_hers or lower
    return found[0] if found else EMPTY


class HerStatue(Effect[Tawantinsuyu]):
    """She erects a large statue if she can, else a small one of a god of which she has none."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        large = [statue for statue in range(LARGE, 2 * LARGE) if state.statues[statue]]
        if large and can_pay(state, seat, stone=STATUE_STONE, gold=STATUE_GOLD):
            state.pay(seat, GOLD, STATUE_GOLD)
            pay_in_kind(state, seat, STONE, STATUE_STONE)
            state.then(seat, StatueDieFalls(tuple(large)))
            return
        small = her_small_statues(state, seat)
        if small and can_pay(state, seat, stone=STATUE_STONE):
            pay_in_kind(state, seat, STONE, STATUE_STONE)
            state.then(seat, StatueDieFalls(tuple(small)))
            return
        state.gain(seat, GOLD, 1)


class StatueDieFalls(Chance[Tawantinsuyu]):
    """The die names the slot from which on the god of the statue is looked for."""

    def __init__(self, statues: tuple[int, ...]) -> None:
        self.statues: Final = statues

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(DIE_NAME[n], DIE.count(n), (StatueOfSlot(n, self.statues),)) for n in range(1, SLOTS + 1)]


class StatueOfSlot(Effect[Tawantinsuyu]):
    """The first slot clockwise whose god is available; if there is none, a statue at random."""

    def __init__(self, value: int, statues: tuple[int, ...]) -> None:
        self.value: Final = value
        self.statues: Final = statues

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(DieRolled(self.value))
        for n in range(SLOTS):
            god = slot_god(state, (self.value - 1 + n) % SLOTS)
            for statue in self.statues:
                if statue % LARGE == god:
                    state.then(seat, TakeStatue(statue))
                    return
        state.then(seat, AnyStatueFalls(self.statues))


class AnyStatueFalls(Chance[Tawantinsuyu]):
    """One of the available statues at random."""

    def __init__(self, statues: tuple[int, ...]) -> None:
        self.statues: Final = statues

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(STATUE[statue], 1, (TakeStatue(statue),)) for statue in self.statues]


class HerBuilding(Effect[Tawantinsuyu]):
    """She takes a random building of a kind for a stone, whatever it costs others."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        stone = 1 + state.rules[E2]
        if on_market(state, self.kind) and can_pay(state, seat, stone=stone):
            pay_in_kind(state, seat, STONE, stone)
            state.then(seat, HerBuildingFalls(self.kind))
        else:
            state.gain(seat, GOLD, 1)


# The lower row.


class HerVillager(Effect[Tawantinsuyu]):
    """She takes the worker at an end of the village, if there is one."""

    def __init__(self, corn: bool) -> None:
        self.corn: Final = corn

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        at = corn_end(state) if self.corn else potato_end(state)
        if at != EMPTY:
            state.then(seat, HerHire(TO_VILLAGE, at))


DIE_NAME: Final = tuple([f"die.{n}" for n in range(SLOTS + 1)])
CELL: Final[tuple[tuple[Steps, ...], ...]] = (
    (
        (Gain(POTATO, 3),),
        (Gain(CORN, 2),),
        (Gain(STONE, 2),),
        (Gain(GOLD), UsePersonality()),
        (HerLeast((STONE, CORN), (2, 2)),),
    ),
    (
        (HerWeave(),),
        (HerBuilding(PRODUCTION_KIND),),
        (HerSteps(False),),
        (HerStatue(),),
        (HerBuilding(PERMANENT_KIND),),
    ),
    (
        (HerVillager(False),),
        (DrawArmy(),),
        (HerVillager(True),),
        (Score(FROM_AXOMAMMA, 2),),
        (HerNomadFalls(),),
    ),
)
