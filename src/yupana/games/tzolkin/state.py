"""Everything on the table of a match of Tzolk'in."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Agenda, Seat, State, Steps
from yupana.games.tzolkin.board import (
    ARCHITECTURE,
    EMPTY,
    FIRST_TOOTH,
    FOOD_DAYS,
    GEARS,
    GOLD,
    GOODS,
    LAST_SPACE,
    M_AVAILABLE,
    M_BANK,
    M_LEVEL,
    M_LIGHT,
    M_POINTS,
    M_TEMPLE,
    MAT,
    QUARTERS,
    SKULL,
    SOURCES,
    STEP_POINTS,
    STONE,
    TEMPLES,
    TOP_STEP,
    WOOD,
    WORKERS,
)
from yupana.games.tzolkin.facts import (
    BoardFlipped,
    GoodsGained,
    GoodsPaid,
    PointsScored,
    TempleClimbed,
    TempleDescended,
    TempleScored,
)


class Action:
    """The steps of a basic action, and whether they would achieve anything."""

    def __init__(self, steps: Steps) -> None:
        self.steps: Final = steps

    def is_possible(self, state: Tzolkin, seat: Seat, corn: int) -> bool:
        """The action can be paid and is not void; `corn` is what the fee leaves the player."""
        return True


class Tzolkin(State):
    """Scalars as attributes, bulk data in flat lists of numbers, so that cloning is a handful of slices.

    Monuments, deck, wealth, hands and kept are replaced, never changed, so that clones can share them.
    """

    def __init__(
        self,
        agenda: Agenda,
        seats: int,
        market_cap: int,  # corn that one market visit may move; 0: no limit
        day: int,
        food_days_done: int,
        age: int,
        calendar_corn: int,  # gathered on the teeth
        first_player: Seat,
        first_space: Seat,  # whose worker stands on the first player space, or EMPTY
        skulls: int,  # in the bank
        burned: int,  # wood tiles that left the game in flames
        mats: list[int],  # MAT numbers per seat
        teeth: list[int],  # who stands on each space of each gear: seat, DUMMY or EMPTY
        jungle: list[int],  # corn tiles of groups 0 to 5, then wood tiles of groups 0 to 5
        offerings: list[int],  # who placed a skull on each space of Chichen Itza, or EMPTY
        row: list[int],  # face-up buildings by slot, or EMPTY
        monuments: list[int],  # monuments on offer by slot, or EMPTY
        deck: list[int],  # face-down buildings of this age, sorted: a pile has no order
        owners: list[int],  # whose each building (0 to 31) and monument (32 to 44) is, or EMPTY
        wealth: list[int],  # wealth tiles that nobody was dealt, during setup; in a view, all that are unseen
        hands: list[int],  # wealth tiles dealt to each seat, during setup, or EMPTY
        kept: list[int],  # wealth tiles kept, two per seat
    ) -> None:
        super().__init__(agenda, seats)
        self.market_cap = market_cap
        self.day = day
        self.food_days_done = food_days_done
        self.age = age
        self.calendar_corn = calendar_corn
        self.first_player = first_player
        self.first_space = first_space
        self.skulls = skulls
        self.burned = burned
        self.mats = mats
        self.teeth = teeth
        self.jungle = jungle
        self.offerings = offerings
        self.row = row
        self.monuments = monuments
        self.deck = deck
        self.owners = owners
        self.wealth = wealth
        self.hands = hands
        self.kept = kept

    def action(self, gear: int, number: int) -> Action:
        """A basic action of a gear, counted from 1."""
        raise NotImplementedError

    # Goods.

    def has(self, seat: Seat, thing: int) -> int:
        """How much of a thing lies on the seat's mat; goods are things 0 to 4."""
        return self.mats[seat * MAT + thing]

    def add(self, seat: Seat, thing: int, amount: int) -> None:
        """Put a thing on the seat's mat, or take it away."""
        self.mats[seat * MAT + thing] += amount

    def gain(self, seat: Seat, good: int, amount: int) -> None:
        """The seat takes goods from the bank; of skulls no more than there are."""
        if good == SKULL:
            amount = min(amount, self.skulls)
            self.skulls -= amount
        if amount:
            self.mats[seat * MAT + good] += amount
            if self.facts is not None:
                self.tell(GoodsGained(seat, GOODS[good], amount))

    def pay(self, seat: Seat, good: int, amount: int) -> None:
        """The seat pays goods to the bank."""
        if amount:
            self.mats[seat * MAT + good] -= amount
            if good == SKULL:
                self.skulls += amount
            if self.facts is not None:
                self.tell(GoodsPaid(seat, GOODS[good], amount))

    def resources(self, seat: Seat) -> int:
        """Wood, stone and gold together."""
        at = seat * MAT
        return self.mats[at + WOOD] + self.mats[at + STONE] + self.mats[at + GOLD]

    def score(self, seat: Seat, source: int, points: int, temple: int = EMPTY) -> None:
        """The seat scores whole points from a source, which may be a temple."""
        if points:
            self.mats[seat * MAT + M_POINTS + source] += points * QUARTERS
            if self.facts is None:
                return
            if temple == EMPTY:
                self.tell(PointsScored(seat, SOURCES[source], points))
            else:
                self.tell(TempleScored(seat, TEMPLES[temple], SOURCES[source], points))

    def points(self, seat: Seat) -> int:
        """All quarter points of a seat."""
        at = seat * MAT + M_POINTS
        return sum(self.mats[at : at + len(SOURCES)])

    # Technologies and temples.

    def level(self, seat: Seat, track: int) -> int:
        """The seat's level on a technology track."""
        return self.mats[seat * MAT + M_LEVEL + track]

    def architecture(self, seat: Seat) -> int:
        """The seat's level of Architecture."""
        return self.mats[seat * MAT + M_LEVEL + ARCHITECTURE]

    def step(self, seat: Seat, temple: int) -> int:
        """The step the seat stands on in a temple, counted from the bottom."""
        return self.mats[seat * MAT + M_TEMPLE + temple]

    def can_step_up(self, seat: Seat, temple: int) -> bool:
        """Not on the top step yet, and it is not the top step that somebody else holds."""
        step = self.step(seat, temple)
        top = TOP_STEP[temple]
        if step + 1 < top:
            return True
        if step == top:
            return False
        for other in range(self.seats):
            if self.step(other, temple) == top:
                return False
        return True

    def can_climb(self, seat: Seat) -> bool:
        """Some temple can be climbed."""
        return self.can_step_up(seat, 0) or self.can_step_up(seat, 1) or self.can_step_up(seat, 2)

    def step_up(self, seat: Seat, temple: int) -> None:
        """One step up, if that is possible; arriving at the top turns the light side up."""
        if self.can_step_up(seat, temple):
            at = seat * MAT + M_TEMPLE + temple
            self.mats[at] += 1
            step = self.mats[at]
            self.tell(TempleClimbed(seat, TEMPLES[temple], step, STEP_POINTS[temple][step]))
            if self.mats[at] == TOP_STEP[temple] and not self.mats[seat * MAT + M_LIGHT]:
                self.mats[seat * MAT + M_LIGHT] = 1
                self.tell(BoardFlipped(seat))

    def step_down(self, seat: Seat, temple: int) -> None:
        """A god is angry: one step down."""
        at = seat * MAT + M_TEMPLE + temple
        self.mats[at] -= 1
        step = self.mats[at]
        self.tell(TempleDescended(seat, TEMPLES[temple], step, STEP_POINTS[temple][step]))

    def can_anger(self, seat: Seat) -> bool:
        """Some temple is left in which the seat can go down."""
        at = seat * MAT + M_TEMPLE
        return self.mats[at] > 0 or self.mats[at + 1] > 0 or self.mats[at + 2] > 0

    def angered(self, seat: Seat) -> list[int]:
        """The temples in which the seat can go down."""
        return [temple for temple in range(len(TEMPLES)) if self.step(seat, temple) > 0]

    # Workers.

    def standing(self, gear: int, space: int) -> int:
        """Who stands there: a seat, DUMMY or EMPTY."""
        return self.teeth[FIRST_TOOTH[gear] + space]

    def stand(self, gear: int, space: int, who: int) -> None:
        """Put somebody there, or nobody."""
        self.teeth[FIRST_TOOTH[gear] + space] = who

    def lowest_free(self, gear: int) -> int:
        """The lowest numbered space without any worker, or EMPTY when all are taken."""
        first = FIRST_TOOTH[gear]
        for space in range(LAST_SPACE[gear] + 1):
            if self.teeth[first + space] == EMPTY:
                return space
        return EMPTY

    def cheapest(self) -> int:
        """The lowest price of any space a worker could be placed on."""
        if self.first_space == EMPTY:
            return 0
        found = [self.lowest_free(gear) for gear in range(len(GEARS))]
        return min([space for space in found if space != EMPTY])

    def available(self, seat: Seat) -> int:
        """Workers in front of the player."""
        return self.mats[seat * MAT + M_AVAILABLE]

    def in_play(self, seat: Seat) -> int:
        """Workers that are not in the bank."""
        return WORKERS - self.mats[seat * MAT + M_BANK]

    def on_gears(self, seat: Seat) -> int:
        """Workers on the five gears."""
        return self.in_play(seat) - self.available(seat) - (1 if self.first_space == seat else 0)

    # Time.

    def is_food_round(self) -> bool:
        """A Food Day is due in this round."""
        return self.food_days_done < len(FOOD_DAYS) and self.day >= FOOD_DAYS[self.food_days_done]

    def is_final_round(self) -> bool:
        """The fourth Food Day is due in this round."""
        return self.food_days_done == len(FOOD_DAYS) - 1 and self.is_food_round()
