"""Everything on the table of a match, the expansion's things included."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Agenda, Seat, Step
from yupana.games.santa_maria.american_kingdoms.board import ALL_LINE_CELLS, ALL_LINE_MASKS, WHITE_WITH_AMBASSADORS
from yupana.games.santa_maria.american_kingdoms.maya.board import GOLD_TOKENS, MAYA, V_VAULT, V_WAREHOUSE
from yupana.games.santa_maria.american_kingdoms.maya.facts import GoodsLost, VaultChanged
from yupana.games.santa_maria.american_kingdoms.variants import AMBASSADORS, EXPANSION, GOVERNOR, SPECIALISTS
from yupana.games.santa_maria.american_kingdoms.variants import MAYA as MAYA_RULE
from yupana.games.santa_maria.board import (
    BIT,
    BLUE_AT_START,
    CACAO,
    CELLS,
    COIN,
    EMPTY,
    GOLD,
    M_COLONY,
    M_CONQUISTADOR,
    M_EMPTY,
    M_FREE,
    MAT,
    SIDE,
    STORAGE_LIMIT,
    THINGS,
    WHITE_EACH,
)
from yupana.games.santa_maria.state import SantaMaria

CACAO_COLONY: Final = 5  # among the colonies
CACAO_HALL: Final = 34  # among the tiles
MEDITATION: Final = 12  # among the abilities
FIRST_CITY: Final = 31  # buildings of the Maya city among the cells


class Kingdoms(SantaMaria):
    """The base game's table, and what the expansion puts on it; its lists are empty where it is not played."""

    def __init__(
        self,
        agenda: Agenda,
        seats: int,
        year: int,
        first_player: Seat,
        active: Seat,
        roads: int,
        mats: list[int],
        cells: list[int],
        marks: list[int],
        white: list[int],
        blue: list[int],
        display: list[int],
        monks: list[int],
        march: list[int],
        passed: list[int],
        rules: list[int],
        stack: list[int],
        fleet: list[int],
        docks: list[int],
        ships: list[int],
        laid: list[int],
        spots: list[int],
        scholars: list[int],
        bishops: list[int],
        pairs: list[int],
        governors: list[int],  # the cell where each seat's governor stands, or EMPTY
        envoys: list[int],  # what the dice of the two ambassadors show, or 0 when they have been taken
        hiring: list[int],  # the specialist beside each value of white dice, or EMPTY
        hired: list[int],  # farmers, foresters and soldiers of each seat
        crowd: list[int],  # specialists in the face-down stack, sorted
        maya: list[int],  # the numbers of the Maya city; its buildings are the first cells of its seat
        cards: list[int],  # where each card of the city is
        cards_under: list[int],  # cards under the deck, the next to come first; hidden ones negative
        temples: list[int],  # face-down temple tiles, sorted
    ) -> None:
        super().__init__(
            agenda,
            seats,
            year,
            first_player,
            active,
            roads,
            mats,
            cells,
            marks,
            white,
            blue,
            display,
            monks,
            march,
            passed,
            rules,
            stack,
            fleet,
            docks,
            ships,
            laid,
            spots,
            scholars,
            bishops,
            pairs,
        )
        self.governors = governors
        self.envoys = envoys
        self.hiring = hiring
        self.hired = hired
        self.crowd = crowd
        self.maya = maya
        self.cards = cards
        self.cards_under = cards_under
        self.temples = temples

    # What is played.

    def has_expansion(self) -> bool:
        """The expansion is on the table."""
        return self.rules[EXPANSION] == 1

    def has_governors(self) -> bool:
        """Module A is played."""
        return self.rules[GOVERNOR] == 1

    def has_specialists(self) -> bool:
        """Module B is played."""
        return self.rules[SPECIALISTS] == 1

    def has_ambassadors(self) -> bool:
        """Module C is played."""
        return self.rules[AMBASSADORS] == 1

    def has_maya(self) -> bool:
        """Module D is played."""
        return self.rules[MAYA_RULE] == 1

    # The Maya city: one seat without a colony.

    def has_colony(self, seat: Seat) -> bool:
        return seat != MAYA or self.rules[MAYA_RULE] == 0

    def draws_lots(self) -> bool:
        return not self.has_maya() and super().draws_lots()

    def colony_order(self) -> list[Seat]:
        return [seat for seat in super().colony_order() if self.has_colony(seat)]

    def gain(self, seat: Seat, thing: int, amount: int) -> None:
        if thing < COIN and not self.has_colony(seat):
            taken = min(amount, self.limit(seat, thing) - self.has(seat, thing))
            if taken:
                super().gain(seat, thing, taken)
            if taken < amount:
                self.tell(GoodsLost(seat, THINGS[thing], amount - taken))
        elif thing == GOLD and self.has_maya():
            taken = min(amount, STORAGE_LIMIT - self.has(seat, GOLD))
            from_vault = min(taken, self.maya[V_VAULT])
            if from_vault:
                self.maya[V_VAULT] -= from_vault
                self.tell(VaultChanged(-from_vault))
            super().gain(seat, thing, amount)
        else:
            super().gain(seat, thing, amount)

    def take_gold(self, seat: Seat, amount: int) -> None:
        """Gold comes to a colony from the hands of somebody else, not from the vault."""
        super().gain(seat, GOLD, amount)

    def gold_left(self) -> int:
        """Gold in the supply."""
        held = sum([self.has(seat, GOLD) for seat in range(self.seats)])
        return GOLD_TOKENS - held - self.maya[V_VAULT]

    def gold_symbol(self, seat: Seat, space: int) -> None:
        if not self.has_maya():
            super().gold_symbol(seat, space)
        elif seat == MAYA:
            if self.gold_left():
                self.maya[V_VAULT] += 1
                self.tell(VaultChanged(1))
        elif self.has(MAYA, M_CONQUISTADOR) < space:
            super().gold_symbol(seat, space)

    def draw_card(self) -> Step[Any]:
        """The step that draws a card."""
        raise NotImplementedError

    # Numbers of the base game that change.

    def limit(self, seat: Seat, good: int) -> int:
        if not self.has_colony(seat):
            return self.maya[V_WAREHOUSE + good]
        return self.stores(seat) if good == CACAO else STORAGE_LIMIT

    def stores(self, seat: Seat) -> int:
        """Cacao stores: one, and another with the cacao colony or its town hall."""
        if not self.has_expansion():
            return 0
        hall = self.laid[CACAO_HALL]
        has_hall = hall == -2 - seat or (hall >= 0 and hall // (4 * CELLS) == seat)
        return 2 if has_hall or self.mats[seat * MAT + M_COLONY] == CACAO_COLONY else 1

    def white_limit(self) -> int:
        return WHITE_WITH_AMBASSADORS if self.has_ambassadors() else WHITE_EACH

    def blue_at_start(self) -> int:
        return 0 if self.has_ambassadors() else BLUE_AT_START

    def bishop_penalty(self) -> int:
        return 0 if self.has_expansion() else super().bishop_penalty()

    def are_colonies_dealt(self) -> bool:
        return (self.has_expansion() and not self.has_maya()) or super().are_colonies_dealt()

    # What the checks must know.

    def stands_on(self, seat: Seat, cell: int) -> bool:
        return self.governor(seat) == cell

    def is_plain(self) -> bool:
        return not self.has_governors() and not self.has_specialists() and not self.has_maya()

    def may_share(self, seat: Seat) -> bool:
        return self.knows(seat, MEDITATION)

    # Governors.

    def governor(self, seat: Seat) -> int:
        """The cell where the seat's governor stands, or EMPTY."""
        return self.governors[seat] if self.has_governors() else EMPTY

    def target(self, seat: Seat, across: bool) -> int:
        """The cell to which the seat's governor would go: to the right or down; EMPTY where it cannot."""
        cell = self.governors[seat]
        if (cell % SIDE if across else cell // SIDE) == SIDE - 1:
            return EMPTY
        cell += 1 if across else SIDE
        return EMPTY if self.marks[seat * CELLS + cell] else cell

    def block(self, seat: Seat, cell: int) -> None:
        """A governor stands on a cell: nothing there is free or empty."""
        self.mats[seat * MAT + M_FREE] &= ~BIT[cell]
        self.mats[seat * MAT + M_EMPTY] &= ~BIT[cell]

    def unblock(self, seat: Seat, cell: int) -> None:
        """A governor has left a cell."""
        code = self.shows(seat, cell)
        if code == EMPTY:
            self.mats[seat * MAT + M_EMPTY] |= BIT[cell]
        elif self.components().cells[code].is_building:
            self.mats[seat * MAT + M_FREE] |= BIT[cell]

    # Ambassadors.

    def follow(self, seat: Seat, colour: int, value: int) -> Step[Any]:
        """How the seat follows an ambassador die of somebody else."""
        raise NotImplementedError

    # Lines.

    def is_open(self, seat: Seat, line: int, across: bool) -> bool:
        """A line has a free building when it comes to be activated: now, or when the governor has moved away."""
        if self.mats[seat * MAT + M_FREE] & ALL_LINE_MASKS[line]:
            return True
        cell = self.governor(seat)
        if cell == EMPTY or cell not in ALL_LINE_CELLS[line]:
            return False
        code = self.shows(seat, cell)
        return code != EMPTY and self.components().cells[code].is_building and self.target(seat, across) != EMPTY

    def open_lines(self, seat: Seat) -> list[bool]:
        if not self.has_governors():
            return super().open_lines(seat)
        return [self.is_open(seat, line, line < SIDE) for line in range(2 * SIDE)]
