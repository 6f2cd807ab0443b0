"""Everything on the table of a match of Tawantinsuyu."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Agenda, Seat, State
from yupana.games.tawantinsuyu.board import (
    AXOMAMMA as AXOMAMMA,
)
from yupana.games.tawantinsuyu.board import (
    FROM_AXOMAMMA,
    FROM_TAPESTRIES,
    GOLD,
    GOODS,
    M_ARMY,
    M_GODS,
    M_LARGE,
    M_MARKERS_LEFT,
    M_POINTS,
    M_PRIEST,
    M_SMALL,
    M_STEP,
    M_STEPS_LEFT,
    M_WORKER,
    MAT,
    POTATO,
    SECTORS,
    SOURCES,
    WORKERS,
)
from yupana.games.tawantinsuyu.facts import GoodsGained, GoodsPaid, PointsCounted, PointsScored, PotatoesExchanged

# Where a card or tile is. A number from 0 on is the seat that holds it: god cards in hand, army cards in hand,
# buildings face-up, weavings in a tapestry.
PILE: Final = -1  # among the face-down cards, which have no order
UNDER: Final = -2  # put under the pile, where everybody knows it
ALTAR: Final = -3
ASIDE: Final = -4  # played for a placement, until the turn ends
DISCARDED: Final = -5
SHOWN: Final = -6  # face-up: the top of the weaving stack, tiles on sale, buildings on the market
OUT: Final = -7  # not in this game, or left it
FACE_UP: Final = 10  # and the seat: a god card played before its owner, an army card in play
FACE_DOWN: Final = (
    20  # and the seat: an army card or a building turned down; a god card under the pile, unknown to others
)
DRAWN: Final = 30  # and the seat: army cards to choose from
SLOT: Final = 40  # and the slot: Axomamma's god cards

POTATO_EXCHANGE: Final = 5  # she turns so many potatoes into as many points


class Tawantinsuyu(State):
    """Scalars as attributes, bulk data in flat lists of numbers, so that cloning is a handful of slices.

    The lists of the second group are replaced, never changed, so that clones can share them.
    """

    def __init__(
        self,
        agenda: Agenda,
        seats: int,  # Axomamma's included
        solo: int,  # 1: seat 1 is hers
        first_player: Seat,
        active: Seat,  # whose turn it is, from its ceremony until it is being closed; EMPTY in setup and at the end
        turns: int,  # begun so far
        rotation: int,  # of the Coricancha: production faces this sector, counted from 0
        token: Seat,  # who holds the ceremony token, or EMPTY
        ceremony: int,  # how often the token was taken
        final: int,  # 1: the next ceremony is the last, whatever its number
        casualties: int,
        gods_left: int,  # cards in the god deck whose place is not known
        army_left: int,  # cards in the army deck
        mats: list[int],  # MAT numbers per seat
        hill: list[int],  # the worker on each space, or EMPTY
        bag: list[int],  # workers of each colour
        nomads: list[int],  # the worker on each place, or EMPTY
        gods: list[int],  # where each god card is
        army: list[int],  # where each army card is
        buildings: list[int],  # where each building is
        market: list[int],  # buildings on offer by slot, or EMPTY
        rules: list[int],  # the chosen variants
        village: list[int],  # the queue from the potato end, EMPTY where a worker has left
        lost: list[int],  # workers of each colour that left the game, casualties included
        steps: list[int],  # who built each slot, upper ones first, or EMPTY
        statues: list[int],  # left in the supply: small ones by god, then large ones
        regions: list[int],  # whose marker is on each space, or EMPTY
        altar: list[int],  # cards in order of arrival
        gods_under: list[int],  # known cards under the god deck, the next to come first; hidden ones negative
        weavings: list[int],  # where each weaving is
        stack_top: list[int],  # the face-up weaving, if there is one
        on_sale: list[int],  # weavings taken from the stack for a weave task
        weavings_under: list[int],
        tapestries: list[int],  # ROW numbers per tapestry: its seat, then its tiles from the left, EMPTY beyond
        buildings_under: list[int],
        axomamma: list[int],  # the cell of each token, the symbol of each slot, the personality
        her_workers: list[int],  # from the oldest
    ) -> None:
        super().__init__(agenda, seats)
        self.people = seats - solo
        self.solo = solo
        self.first_player = first_player
        self.active = active
        self.turns = turns
        self.rotation = rotation
        self.token = token
        self.ceremony = ceremony
        self.final = final
        self.casualties = casualties
        self.gods_left = gods_left
        self.army_left = army_left
        self.mats = mats
        self.hill = hill
        self.bag = bag
        self.nomads = nomads
        self.gods = gods
        self.army = army
        self.buildings = buildings
        self.market = market
        self.rules = rules
        self.village = village
        self.lost = lost
        self.steps = steps
        self.statues = statues
        self.regions = regions
        self.altar = altar
        self.gods_under = gods_under
        self.weavings = weavings
        self.stack_top = stack_top
        self.on_sale = on_sale
        self.weavings_under = weavings_under
        self.tapestries = tapestries
        self.buildings_under = buildings_under
        self.axomamma = axomamma
        self.her_workers = her_workers

    def is_hers(self, seat: Seat) -> bool:
        """The seat is Axomamma's."""
        return self.solo == 1 and seat == AXOMAMMA

    # Goods and points.

    def has(self, seat: Seat, thing: int) -> int:
        """How much of a thing lies on the seat's mat; goods are things 0 to 3."""
        return self.mats[seat * MAT + thing]

    def add(self, seat: Seat, thing: int, amount: int) -> None:
        """Put a thing on the seat's mat, or take it away."""
        self.mats[seat * MAT + thing] += amount

    def gain(self, seat: Seat, good: int, amount: int) -> None:
        """The seat takes goods from the general stock."""
        if amount:
            self.mats[seat * MAT + good] += amount
            if self.facts is not None:
                self.tell(GoodsGained(seat, GOODS[good], amount))
            if good == POTATO and self.is_hers(seat):
                self._exchange_potatoes(seat)

    def _exchange_potatoes(self, seat: Seat) -> None:
        """Axomamma turns potatoes into points, five by five."""
        while self.has(seat, POTATO) >= POTATO_EXCHANGE:
            self.add(seat, POTATO, -POTATO_EXCHANGE)
            self.tell(PotatoesExchanged(seat, POTATO_EXCHANGE))
            self.score(seat, FROM_AXOMAMMA, POTATO_EXCHANGE)

    def pay(self, seat: Seat, good: int, amount: int) -> None:
        """The seat pays goods to the general stock."""
        if amount:
            self.mats[seat * MAT + good] -= amount
            if self.facts is not None:
                self.tell(GoodsPaid(seat, GOODS[good], amount))

    def score(self, seat: Seat, source: int, points: int) -> None:
        """The seat scores points from a source; nobody falls below nothing."""
        if points < 0:
            points = max(points, -self.points(seat))
        if points:
            self.mats[seat * MAT + M_POINTS + source] += points
            if self.facts is not None:
                name = SOURCES[source]
                ends = source >= FROM_TAPESTRIES
                self.tell(PointsCounted(seat, name, points) if ends else PointsScored(seat, name, points))

    def points(self, seat: Seat) -> int:
        """All points of a seat."""
        at = seat * MAT + M_POINTS
        return sum(self.mats[at : at + len(SOURCES)])

    # What a seat owns.

    def gods_in_hand(self, seat: Seat) -> list[int]:
        """The god cards in the seat's hand that can be seen."""
        if not self.mats[seat * MAT + M_GODS]:
            return []
        gods = self.gods
        return [card for card in range(len(gods)) if gods[card] == seat]

    def army_in_hand(self, seat: Seat) -> list[int]:
        """The army cards in the seat's hand that can be seen."""
        if not self.mats[seat * MAT + M_ARMY]:
            return []
        return self.army_at(seat)

    def army_at(self, where: int) -> list[int]:
        """The army cards that are somewhere: a seat's hand, FACE_UP or FACE_DOWN and a seat, DRAWN and a seat."""
        army = self.army
        return [card for card in range(len(army)) if army[card] == where]

    def workers(self, seat: Seat) -> int:
        """Workers in the seat's supply."""
        at = seat * MAT + M_WORKER
        return sum(self.mats[at : at + len(WORKERS)])

    def statues_of(self, seat: Seat, god: int) -> int:
        """The seat's statues of a god, small and large."""
        at = seat * MAT + god
        return self.mats[at + M_SMALL] + self.mats[at + M_LARGE]

    def step(self, seat: Seat) -> int:
        """The step of the temple that the seat stands on."""
        return self.mats[seat * MAT + M_STEP]

    def sector(self, seat: Seat) -> int:
        """The sector that the seat's High Priest faces, counted from 0, or EMPTY."""
        return self.mats[seat * MAT + M_PRIEST]

    def steps_left(self, seat: Seat) -> int:
        """Steps markers that the seat has not placed yet."""
        return self.mats[seat * MAT + M_STEPS_LEFT]

    def markers_left(self, seat: Seat) -> int:
        """Conquest markers that the seat has not placed yet."""
        return self.mats[seat * MAT + M_MARKERS_LEFT]

    def gold(self, seat: Seat) -> int:
        """The seat's gold."""
        return self.mats[seat * MAT + GOLD]

    # The table.

    def action_at(self, sector: int) -> int:
        """The action of the Coricancha that faces a sector."""
        return (sector - self.rotation) % SECTORS
